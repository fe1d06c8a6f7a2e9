#pragma once

namespace some {

constexpr int count(int n) { return n; }

/// A policy.
template <class Kind, class Where = squares_of<Kind>>
struct policy : base<Kind> {
    using move = typename Kind::move;
    static constexpr std::string_view name = "a; {name}";
    square from, to;
    int bound = 0; ///< its own

    template <color Side, class Position>
        requires requires(const Position& position) { Kind::template count<Side>(position); }
    [[nodiscard]] static constexpr std::uint64_t count(const Position& position) {
        struct local {
            int count;
        };
        const auto move = first(position);
        return move.count();
    }
    template <color Side, class Position>
        requires requires(const Position& position) {
            Kind::template count<Side>(position);
        }
    VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position& position,
                                                                       const move& played) {
        return {};
    }
    /// Its own.
    static constexpr int key(const move& played) { return 0; }

    friend constexpr bool operator==(const policy&, const policy&) = default;

private:
    int of_no_table = 0;
};

} // namespace some
