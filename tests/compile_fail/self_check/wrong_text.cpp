// expect: what the compiler says
// expect: what the compiler does not say
static_assert(sizeof(int) == 0, "what the compiler says");
