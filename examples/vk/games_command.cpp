#include <algorithm>
#include <cstddef>
#include <iostream>

#include <variantkit/board/words.hpp>

#include "commands.hpp"
#include "games.hpp"

namespace vk {

exit_status list_games() {
    std::size_t width = 0;
    for (const game* known : all_games()) width = std::max(width, known->name().size());
    for (const game* known : all_games()) {
        std::string name{known->name()};
        name.resize(width + 2, ' ');
        std::string size = known->board_size();
        size.resize(7, ' ');
        std::cout << name << size << variantkit::detail::listed(known->notations(), "and");
        if (known->array_count() > 0) std::cout << "; " << known->array_count() << " arrays";
        std::cout << '\n';
    }
    return exit_status::success;
}

} // namespace vk
