/// \file
/// Boards whose files form a ring.
#pragma once

#include <variantkit/board/geometry.hpp>
#include <variantkit/board/rectangle.hpp>

namespace variantkit {

/// A rectangular board rolled up: beyond the last file comes the first again. 3 to 26 files, at most 2^16 - 1 squares,
/// numbered, named and written as on `rectangle`.
///
/// Two squares may share several lines; a slider that finds its rank empty goes round to the square beside its own,
/// never back to it. See `rays_are_monotone` for what such boards do without.
template <int Files, int Ranks>
struct cylinder : rectangle<Files, Ranks> {
    static_assert(Files >= 3, "variantkit: cylinder<Files, Ranks> takes 3 to 26 files");

    static constexpr bool rays_are_monotone = false;

    /// Steps go round; names of squares do not.
    [[nodiscard]] static constexpr square offset(square at, direction way) {
        using flat = rectangle<Files, Ranks>;
        const int file = (flat::file_of(at) + way.files) % Files;
        return flat::square_at(file < 0 ? file + Files : file, flat::rank_of(at) + way.ranks);
    }
};

static_assert(geometry<cylinder<8, 8>>);

} // namespace variantkit
