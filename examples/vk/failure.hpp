/// \file
/// What ends a command.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include <variantkit/board/text_error.hpp>

namespace vk {

/// How the program ends. Bad usage is what the command line itself says wrong: commands, options, names of games.
enum class exit_status : int { success = 0, failed = 1, bad_usage = 2, interrupted = 130 };

/// Something that a command cannot go on from; `what()` is for people, perhaps of several lines.
class failure : public std::runtime_error {
public:
    explicit failure(const std::string& message, exit_status status = exit_status::failed)
        : std::runtime_error(message), member_status(status) {}
    [[nodiscard]] exit_status status() const { return member_status; }

private:
    exit_status member_status;
};

/// The text and, below it, a caret that points at a column, counted from 0; long texts are cut around it.
[[nodiscard]] std::string point_at(std::string_view text, std::size_t column);

/// What is wrong with a text, without saying where.
[[nodiscard]] std::string reason_of(const variantkit::text_error& error);

/// What is wrong with a text and where, and the text with a caret where the error has a place.
[[nodiscard]] std::string explain(std::string_view text, const variantkit::text_error& error);

} // namespace vk
