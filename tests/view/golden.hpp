/// \file
/// Texts to be reproduced to the byte.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

/// The text of a file in tests/data/view; empty when there is none. With VARIANTKIT_REWRITE_GOLDEN in the environment,
/// `now` is written there first: look at the difference before committing it.
inline std::string golden(const std::string& name, std::string_view now) {
    const std::string path = std::string{VARIANTKIT_TEST_DATA "/view/"} + name;
    if (std::getenv("VARIANTKIT_REWRITE_GOLDEN") != nullptr) std::ofstream{path, std::ios::binary} << now;
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}
