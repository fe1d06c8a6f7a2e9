// The page on all variants: what is known of a ruleset from its type, and from the text of its header.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <variantkit/play/ruleset.hpp>

namespace variants_page {

/// A ruleset, by what its type says.
struct entry {
    std::string_view header; ///< as it is included
    std::string_view type;   ///< as it is named, with namespaces
    std::string_view name;
    int squares = 0;
    std::string pieces; ///< "king K, rook R"
};

template <class Rules>
[[nodiscard]] entry entry_of(std::string_view header, std::string_view type) {
    static_assert(variantkit::ruleset<Rules>);
    entry made{header, type, Rules::name, Rules::board::square_count, {}};
    for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
        if (kind > 0) made.pieces += ", ";
        made.pieces.append(Rules::army::names[kind]).append(1, ' ').append(1, Rules::army::letters[kind]);
    }
    return made;
}

/// All rulesets of the library and of its examples.
[[nodiscard]] std::vector<entry> entries();

} // namespace variants_page
