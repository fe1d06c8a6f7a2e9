#include <iostream>

#include "begin_match.hpp"
#include "commands.hpp"
#include "files.hpp"
#include "terminal.hpp"

namespace vk {

exit_status show_position(const show_arguments& arguments) {
    const auto begun = begin_match(arguments);
    if (!arguments.svg_file.empty()) {
        write_file(arguments.svg_file, begun->svg(begun->length()));
        return exit_status::success;
    }
    board_style style;
    style.colored = output_is_colored();
    style.figures = arguments.figures;
    std::cout << begun->board_text(style);
    if (begun->outcome().is_over()) std::cout << standing(*begun) << '\n';
    std::cout << begun->position_text() << '\n';
    return exit_status::success;
}

} // namespace vk
