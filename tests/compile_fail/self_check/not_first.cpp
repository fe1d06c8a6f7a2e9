// expect: what comes second
static_assert(sizeof(int) == 0, "what comes first");
static_assert(sizeof(int) == 0, "what comes second");
