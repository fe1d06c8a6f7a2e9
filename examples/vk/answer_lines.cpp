#include "answer_lines.hpp"

#include <iostream>

#include "json.hpp"

namespace vk {

exit_status answer_lines(const std::function<variantkit::result<std::string>(const std::string& line)>& answer) {
    exit_status status = exit_status::success;
    std::string line;
    while (std::cout && std::getline(std::cin, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t\v\f\r") == std::string::npos) continue;
        const auto found = answer(line);
        if (!found) status = exit_status::failed;
        // Each answer at once: somebody may wait for it.
        std::cout << (found ? *found : error_json(line, found.error().message())) << std::endl;
    }
    return status;
}

} // namespace vk
