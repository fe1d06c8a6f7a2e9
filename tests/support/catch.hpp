/// \file
/// Catch2, whichever is there: 3, or 2.13 with the one name that tests need from 3.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <string>

#include <catch2/catch.hpp>

namespace Catch::Matchers {

inline auto ContainsSubstring(const std::string& text) { return Contains(text); }

} // namespace Catch::Matchers
#endif
