// The main function of all test programs. Catch2 3 brings its own; that of 2 is compiled here, once.
#define CATCH_CONFIG_MAIN
#include "support/catch.hpp"
