/// \file
/// Test data: one JSON value a line.
#pragma once

#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace test_support {

/// The values of a file below `tests/data`; throws when it cannot be read or has none.
inline std::vector<nlohmann::json> read_lines(const std::string& name) {
    std::ifstream file{std::string{VARIANTKIT_TEST_DATA} + "/" + name};
    std::vector<nlohmann::json> values;
    std::string line;
    while (std::getline(file, line)) {
        if (!line.empty()) values.push_back(nlohmann::json::parse(line));
    }
    if (values.empty()) throw std::runtime_error{"no test data in " + name};
    return values;
}

/// The value of a file below `tests/data`; throws when it cannot be read.
inline nlohmann::json read_file(const std::string& name) {
    std::ifstream file{std::string{VARIANTKIT_TEST_DATA}.append("/").append(name)};
    if (!file) throw std::runtime_error{"no test data " + name};
    return nlohmann::json::parse(file);
}

} // namespace test_support
