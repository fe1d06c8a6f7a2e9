/// \file
/// Better values of pieces, from how games have ended.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace variantkit {

/// A position of a game that has ended.
struct tuning_sample {
    double estimate = 0;         ///< what an evaluation says of it for White, in hundredths of a pawn
    std::vector<int> material{}; ///< how many pieces of each kind White has more than Black
    double result = 0.5;         ///< what White got: 1, 1/2 or 0
    double weight = 1;           ///< positions of one game tell less than those of many
};

/// What tuning has found.
struct value_tuning {
    std::vector<double> changes{}; ///< to be added to the values of the kinds
    double scale = 0;              ///< how much a hundredth of a pawn counts in the logarithm of the odds
    double loss_before = 0;        ///< the mean logarithmic loss of the results as the estimates foretell them
    double loss_after = 0;         ///< the same with the changes
};

namespace detail {

/// Logistic regression of results on estimates, with values of pieces to be changed (P. Österlund's way, 2014).
class value_regression {
public:
    value_regression(const std::vector<tuning_sample>& samples, std::size_t kinds)
        : member_samples(samples), member_kinds(kinds), member_found{std::vector<double>(kinds), 0.003, 0, 0} {}

    [[nodiscard]] value_tuning found() {
        if (member_samples.empty()) return member_found;
        fit_scale();
        member_found.loss_before = loss();
        for (int step = 0; step < steps; ++step) improve_changes();
        member_found.loss_after = loss();
        return member_found;
    }

private:
    static constexpr int steps = 30;
    static constexpr double usual_change = 100; ///< a change of so much is nothing special

    [[nodiscard]] double estimate_of(const tuning_sample& sample) const {
        double sum = sample.estimate;
        for (std::size_t i = 0; i < member_kinds; ++i) sum += member_found.changes[i] * sample.material[i];
        return sum;
    }
    [[nodiscard]] double expected(const tuning_sample& sample) const {
        return 1 / (1 + std::exp(-member_found.scale * estimate_of(sample)));
    }
    [[nodiscard]] double loss() const {
        double sum = 0;
        double weights = 0;
        for (const tuning_sample& sample : member_samples) {
            const double p = std::clamp(expected(sample), 1e-9, 1 - 1e-9);
            sum -= sample.weight * (sample.result * std::log(p) + (1 - sample.result) * std::log(1 - p));
            weights += sample.weight;
        }
        return sum / weights;
    }

    /// Newton's method for the scale.
    void fit_scale() {
        for (int step = 0; step < steps; ++step) {
            double slope = 0;
            double curve = 1e-9;
            for (const tuning_sample& sample : member_samples) {
                const double p = expected(sample);
                slope += sample.weight * (sample.result - p) * sample.estimate;
                curve += sample.weight * p * (1 - p) * sample.estimate * sample.estimate;
            }
            member_found.scale = std::clamp(member_found.scale + slope / curve, 1e-4, 0.05);
        }
    }

    /// A step of Newton's method for the changes, which cost something.
    void improve_changes() {
        std::vector<std::vector<double>> curve(member_kinds, std::vector<double>(member_kinds + 1));
        const double scale = member_found.scale;
        for (const tuning_sample& sample : member_samples) {
            const double p = expected(sample);
            for (std::size_t i = 0; i < member_kinds; ++i) {
                const double slope = sample.weight * scale * sample.material[i];
                curve[i][member_kinds] += slope * (sample.result - p);
                for (std::size_t j = 0; j < member_kinds; ++j)
                    curve[i][j] += slope * scale * p * (1 - p) * sample.material[j];
            }
        }
        constexpr double cost = 1 / (usual_change * usual_change);
        for (std::size_t i = 0; i < member_kinds; ++i) {
            curve[i][i] += cost;
            curve[i][member_kinds] -= cost * member_found.changes[i];
        }
        const std::vector<double> step = solved(std::move(curve));
        for (std::size_t i = 0; i < member_kinds; ++i)
            member_found.changes[i] += std::clamp(step[i], -usual_change, usual_change);
    }

    /// Solves linear equations, a row each with its right side last, of a positive matrix.
    [[nodiscard]] static std::vector<double> solved(std::vector<std::vector<double>> rows) {
        const std::size_t count = rows.size();
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                if (j == i) continue;
                const double factor = rows[j][i] / rows[i][i];
                for (std::size_t k = i; k <= count; ++k) rows[j][k] -= factor * rows[i][k];
            }
        }
        std::vector<double> answer(count);
        for (std::size_t i = 0; i < count; ++i) answer[i] = rows[i][count] / rows[i][i];
        return answer;
    }

    const std::vector<tuning_sample>& member_samples;
    std::size_t member_kinds;
    value_tuning member_found;
};

} // namespace detail

/// How the values of so many kinds of piece should change for an evaluation to foretell better how games end. Values
/// that the samples say nothing about stay as they are, and few samples change little.
[[nodiscard]] inline value_tuning tune_values(const std::vector<tuning_sample>& samples, std::size_t kinds) {
    return detail::value_regression{samples, kinds}.found();
}

} // namespace variantkit
