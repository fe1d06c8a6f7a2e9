// Values of pieces, found again from results that they made.
#include <cmath>
#include <random>
#include <vector>

#include <variantkit/search/value_tuning.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

/// Results as they would come if the second kind were worth `truth`, estimates that hold it for worth 300.
std::vector<tuning_sample> samples_of(int count, double truth) {
    std::mt19937 random{5};
    std::vector<tuning_sample> samples;
    for (int i = 0; i < count; ++i) {
        const int first = int(random() % 5) - 2;
        const int second = int(random() % 5) - 2;
        const double odds = 0.004 * (100 * first + truth * second);
        const bool won = double(random() % 1'000'000) < 1e6 / (1 + std::exp(-odds));
        samples.push_back({100.0 * first + 300 * second, {first, second, 0}, won ? 1.0 : 0.0, 1});
    }
    return samples;
}

} // namespace

TEST_CASE("values are tuned towards those that made the results", "[value_tuning]") {
    const auto samples = samples_of(20'000, 450);
    const value_tuning found = tune_values(samples, 3);
    // Only how values compare is seen in results: the scale takes up the rest.
    const double ratio = (300 + found.changes[1]) / (100 + found.changes[0]);
    CHECK(ratio > 4);
    CHECK(ratio < 5);
    CHECK(std::abs(found.changes[2]) < 1e-6);
    CHECK(found.loss_after < found.loss_before);
    CHECK(found.scale > 0.003);
    CHECK(found.scale < 0.008);
}

TEST_CASE("right values stay", "[value_tuning]") {
    const value_tuning found = tune_values(samples_of(20'000, 300), 3);
    for (const double change : found.changes) CHECK(std::abs(change) < 15);
}

TEST_CASE("nothing is learnt from nothing, little from little", "[value_tuning]") {
    CHECK(tune_values({}, 2).changes == std::vector<double>{0, 0});
    const value_tuning one = tune_values({{0, {1, 0}, 0, 1}}, 2);
    CHECK(one.changes[0] < 0);
    CHECK(one.changes[0] > -50);
    CHECK(one.changes[1] == 0);
}
