/// \file
/// What a policy offers beyond its minimum, said by name.
#pragma once

#include <string_view>

#include <variantkit/board/fixed_string.hpp>

namespace variantkit {

/// The optional members that a policy has: `using optional_members = offers<"reach", "ways_to_take">;`, `offers<>` when
/// there are none. What is announced must be there and what is there must be announced, so that a misspelt accelerator
/// is an error and not a slow program.
template <fixed_string... Names>
struct offers {
    /// Whether a member is announced.
    [[nodiscard]] static constexpr bool announces([[maybe_unused]] std::string_view name) {
        return ((Names.view() == name) || ...);
    }

    /// Whether all names are among those that a policy of this kind may have.
    template <class... Known>
    [[nodiscard]] static constexpr bool all_among(Known... known) {
        [[maybe_unused]] const auto is_known = [&](std::string_view name) {
            return ((name == std::string_view{known}) || ...);
        };
        return (is_known(Names.view()) && ...);
    }
};

/// For policies made of others: they offer what their parts offer.
struct offers_as_its_parts {};

} // namespace variantkit
