/// \file
/// An evaluation that knows endgames.
#pragma once

#include <utility>

#include <variantkit/search/default_evaluation.hpp>
#include <variantkit/search/endgames.hpp>

namespace variantkit {

/// What solved endgames say, where they say anything: a win is the better the nearer it is. Another evaluation says the
/// rest. `endgames` must outlive it, and is not to be solved further while somebody searches.
template <class Rules, class Otherwise = default_evaluation<Rules>>
class endgame_evaluation {
public:
    /// Knows these endgames, which must outlive it.
    explicit endgame_evaluation(const endgames<Rules>& known, Otherwise otherwise = {})
        : member_known(&known), member_otherwise(std::move(otherwise)) {}

    /// What pieces are worth, by the other evaluation.
    [[nodiscard]] const auto& values() const
        requires requires(const Otherwise& evaluation) { evaluation.values(); }
    {
        return member_otherwise.values();
    }

    /// What the position is worth to the side to move.
    [[nodiscard]] score operator()(const position<Rules>& at) const {
        constexpr score certain = 20'000;
        constexpr score a_ply = 10;
        const auto value = member_known->value_of(at);
        if (!value) return member_otherwise(at);
        switch (value->result) {
        case endgame_result::win: return certain - a_ply * value->plies;
        case endgame_result::loss: return a_ply * value->plies - certain;
        default: return 0;
        }
    }

private:
    const endgames<Rules>* member_known;
    Otherwise member_otherwise;
};

} // namespace variantkit
