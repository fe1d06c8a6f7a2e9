/// \file
/// Questions from programs, a line each.
#pragma once

#include <functional>
#include <string>

#include <variantkit/board/result.hpp>

#include "failure.hpp"

namespace vk {

/// Answers each line of the standard input that is not blank with a line of JSON: what `answer` says, or its error (see
/// `error_json`); then the exit status is that of a failure.
exit_status answer_lines(const std::function<variantkit::result<std::string>(const std::string& line)>& answer);

} // namespace vk
