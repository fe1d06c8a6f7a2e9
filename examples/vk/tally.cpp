#include "tally.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace vk {

namespace {

/// How much stronger somebody is who gets a share of the points: 400 for ten times as many as the other.
[[nodiscard]] double elo_of(double share) { return 400 * std::log10(share / (1 - share)); }

[[nodiscard]] bool has_elo(double share) { return share > 1e-6 && share < 1 - 1e-6; }

template <class... Number>
[[nodiscard]] std::string written(const char* form, Number... numbers) {
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), form, numbers...);
    return text.data();
}

} // namespace

void tally::add(variantkit::game_result result, variantkit::color side) {
    ++(result == variantkit::win_of(side) ? wins : result == variantkit::win_of(~side) ? losses : draws);
}

double tally::share() const { return (wins + draws / 2.0) / std::max(games(), 1); }

std::pair<double, double> tally::likely_share() const {
    if (games() == 0) return {0, 1};
    constexpr double z = 1.959964; // of the normal distribution
    const double weight = z * z / games();
    // A share p has the variance p(1-p) - d/4 when a fraction d of the games is drawn; few draws say little about d.
    const double drawn = draws / (games() + z * z);
    const double middle = (share() + weight / 2) / (1 + weight);
    const double constant = (share() * share() + weight * drawn / 4) / (1 + weight);
    const double half = std::sqrt(std::max(middle * middle - constant, 0.0));
    return {std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

std::string in_words(const tally& counted) {
    const double share = counted.share();
    const auto [low, high] = counted.likely_share();
    std::string words = written("+%d =%d -%d, %.1f %% (95 %%: %.1f to %.1f %%)", counted.wins, counted.draws,
                                counted.losses, 100 * share, 100 * low, 100 * high);
    if (counted.games() == 0) return words;
    if (!has_elo(share))
        return words +
               (share > 0.5 ? written(", Elo over %+.0f", elo_of(low)) : written(", Elo under %+.0f", elo_of(high)));
    return words + written(", Elo %+.0f (%+.0f to %+.0f)", elo_of(share), elo_of(low), elo_of(high));
}

} // namespace vk
