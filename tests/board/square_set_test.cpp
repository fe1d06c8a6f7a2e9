// Sets of squares say what a sorted set of numbers says.
#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/square_set.hpp>

#include "support/catch.hpp"
#include "support/random_squares.hpp"

using namespace variantkit;

namespace {

using numbers = std::set<int>;

template <geometry Board>
numbers numbers_of(const square_set<Board>& squares) {
    numbers found;
    for (square at : squares) found.insert(at.index());
    return found;
}

template <class Merge>
numbers merged(const numbers& a, const numbers& b, Merge merge) {
    numbers result;
    merge(a.begin(), a.end(), b.begin(), b.end(), std::inserter(result, result.end()));
    return result;
}

template <int Distance, geometry Board>
numbers moved(const square_set<Board>& squares) {
    numbers result;
    for (const int number : numbers_of(squares)) {
        if (number + Distance >= 0 && number + Distance < Board::square_count) result.insert(number + Distance);
    }
    return result;
}

} // namespace

TEMPLATE_TEST_CASE("set operations agree with a sorted set of numbers", "[square_set]", (rectangle<1, 1>),
                   (rectangle<5, 5>), (rectangle<7, 9>), (rectangle<8, 8>), (rectangle<13, 5>), (rectangle<10, 10>),
                   (rectangle<16, 8>), (rectangle<13, 13>), (rectangle<16, 16>)) {
    using set = square_set<TestType>;
    random_source random{TestType::square_count};
    const auto sets = sample_sets<TestType>(random, 20);
    for (const set& a : sets) {
        const numbers in_a = numbers_of(a);
        CHECK(std::size_t(a.count()) == in_a.size());
        CHECK(a.size() == in_a.size());
        CHECK(a.empty() == in_a.empty());
        CHECK(a.several() == (in_a.size() >= 2));
        CHECK(set::from_words(a.words()) == a);
        if (!in_a.empty()) {
            CHECK(a.first().index() == *in_a.begin());
            CHECK(a.last().index() == *in_a.rbegin());
            set rest = a;
            CHECK(rest.take_first() == a.first());
            CHECK(numbers_of(rest) == numbers(std::next(in_a.begin()), in_a.end()));
        }
        for (int i = 0; i < TestType::square_count; ++i) {
            REQUIRE(a.contains(square{i}) == (in_a.count(i) != 0));
            set with = a;
            with.insert(square{i});
            set without = a;
            without.erase(square{i});
            REQUIRE((with.contains(square{i}) && with.count() == a.count() + (in_a.count(i) != 0 ? 0 : 1)));
            REQUIRE((!without.contains(square{i}) && without.count() == a.count() - (in_a.count(i) != 0 ? 1 : 0)));
        }
        CHECK(numbers_of(~a) == merged(numbers_of(set::all()), in_a, [](auto... x) { std::set_difference(x...); }));
        for (const set& b : sets) {
            const numbers in_b = numbers_of(b);
            CHECK(numbers_of(a & b) == merged(in_a, in_b, [](auto... x) { std::set_intersection(x...); }));
            CHECK(numbers_of(a | b) == merged(in_a, in_b, [](auto... x) { std::set_union(x...); }));
            CHECK(numbers_of(a ^ b) == merged(in_a, in_b, [](auto... x) { std::set_symmetric_difference(x...); }));
            CHECK(numbers_of(a - b) == merged(in_a, in_b, [](auto... x) { std::set_difference(x...); }));
            CHECK(a.includes(b) == std::includes(in_a.begin(), in_a.end(), in_b.begin(), in_b.end()));
            CHECK(a.intersects(b) == !(a & b).empty());
            CHECK((a == b) == (in_a == in_b));
        }
    }
}

TEMPLATE_TEST_CASE("bits are moved over word boundaries and fall off at both ends", "[square_set]", (rectangle<5, 5>),
                   (rectangle<8, 8>), (rectangle<10, 10>), (rectangle<13, 13>), (rectangle<16, 16>)) {
    using set = square_set<TestType>;
    random_source random{1};
    for (const auto& squares : sample_sets<TestType>(random, 20)) {
        const auto check_one = [&]<int Distance>() {
            CAPTURE(Distance);
            CHECK(numbers_of(squares.template moved_bits<Distance>()) == moved<Distance>(squares));
            CHECK(set::all().includes(squares.template moved_bits<Distance>()));
        };
        const auto check_all = [&]<int... Distance>(std::integer_sequence<int, Distance...>) {
            (check_one.template operator()<Distance>(), ...);
        };
        check_all(std::integer_sequence<int, 0, 1, -1, 7, -7, 10, -10, 24, -24, 63, -63, 64, -64, 65, -65, 100, -100,
                                        127, -127, 128, -128, 200, -200, 300, -300>{});
    }
}

TEST_CASE("sets of squares go into range pipelines", "[square_set]") {
    using board = rectangle<10, 10>;
    const square_set<board> squares{square{0}, square{9}, square{44}, square{99}};
    const auto on_right_edge = [](square at) { return board::file_of(at) == board::file_count - 1; };

    const auto edge = squares | ranges::views::filter(on_right_edge) | ranges::to<std::vector>();
    CHECK(edge == std::vector<square>{square{9}, square{99}});

    const auto names = squares | ranges::views::transform(&square_name<board>) | ranges::to<std::vector<std::string>>();
    CHECK(names == std::vector<std::string>{"a1", "j1", "e5", "j10"});

    CHECK(std::ranges::count_if(squares, on_right_edge) == 2);
    CHECK(std::ranges::distance(squares) == 4);
}
