// expect: variantkit: dark_squares<Files, Ranks> takes an even number of files, 2 to 26

#include <variantkit/board/dark_squares.hpp>

int squares = variantkit::dark_squares<9, 9>::square_count;
