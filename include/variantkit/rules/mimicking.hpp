/// \file
/// Capture by imitation.
#pragma once

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Takes each enemy piece of `Models` the way that piece takes, provided the move is along lines that it moves along:
/// what a bracketer would bracket, of bracketers; what a leaper would leap, of leapers. Several at once.
template <class... Models>
struct mimicking {
    using optional_members = offers_as_its_parts;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, square from, square to,
                                                                   const typename Position::set& victims) {
        typename Position::set taken;
        for_each_model<Side>(position, victims, [&]<class Model>(const auto& models) {
            if (lines_of<Model, Side, typename Position::board>(from).contains(to)) {
                taken |= capture_of<Model>::template captured<Side>(position, from, to, models);
            }
        });
        return taken;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set
    reach(const Position& position, square from, const typename Position::set& victims) {
        typename Position::set landings;
        for_each_model<Side>(position, victims, [&]<class Model>(const auto& models) VARIANTKIT_INLINE_LAMBDA {
            if constexpr (requires { capture_of<Model>::template reach<Side, Model>(position, from, models); }) {
                landings |= capture_of<Model>::template reach<Side, Model>(position, from, models);
            }
        });
        return landings;
    }

    template <color Side, class Position>
        requires(requires(const Position& position, square at) {
            capture_of<Models>::template ways_to_take<Side>(position, at, at);
        } && ...)
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position& position, square from,
                                                                       square target) {
        typename Position::set ways;
        for_each_model<Side>(position, typename Position::set{target}, [&]<class Model>(const auto&) {
            ways = capture_of<Model>::template ways_to_take<Side>(position, from, target) &
                   lines_of<Model, Side, typename Position::board>(from);
        });
        return ways;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position& position, const typename Position::set& pieces, square target) {
        typename Position::set near;
        for_each_model<Side>(position, typename Position::set{target}, [&]<class Model>(const auto&) {
            if constexpr (captures_by_replacement<Model>) {
                near = capture_of<Model>::template suspects<Side, Model>(position, pieces, target);
            } else {
                near = pieces; // it may arrive by a leap where the model could not
            }
        });
        return near;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        typename Position::set stops;
        for_each_model<Side>(position, typename Position::set{target}, [&]<class Model>(const auto&) {
            if constexpr (captures_by_replacement<Model>) {
                stops = capture_of<Model>::template exposure<Side, Model>(position, from, target);
            } else {
                stops = position.occupied();
            }
        });
        return stops;
    }

private:
    /// Where a piece would get on the empty board.
    template <class Model, color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> lines_of(square from) {
        return reach_of<capture_movement_of<Model>, Side, Board>(from, square_set<Board>{});
    }

    template <color Side, class Position, class F>
    VARIANTKIT_INLINE static constexpr void for_each_model(const Position& position,
                                                           const typename Position::set& victims, F&& f) {
        for_each_type(type_list<Models...>{}, [&]<class Model>() VARIANTKIT_INLINE_LAMBDA {
            const auto models = victims & position.template pieces_of_kind<Model>();
            if (!models.empty()) f.template operator()<Model>(models);
        });
    }
};

} // namespace variantkit
