// expect: what the compiler says; brackets \[\], and a semicolon
// expect GNU: error: static assertion failed
// expect Clang: error: static[ _]assert(ion)? failed
static_assert(sizeof(int) == 0, "what the compiler says; brackets [], and a semicolon");
