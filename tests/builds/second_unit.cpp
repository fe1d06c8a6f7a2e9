// A second unit with all of the library: whatever it defines must be inline to be linked twice.
#include <variantkit.hpp>

std::size_t first_moves_of_chess() { return variantkit::count_moves(variantkit::start<variantkit::games::chess>()); }
