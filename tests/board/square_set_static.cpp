// Sets of squares are values, of as few words as will do, and work in constant expressions.
#include <concepts>
#include <iterator>
#include <ranges>
#include <type_traits>

#include <range/v3/range/concepts.hpp>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/square_set.hpp>

namespace {

using namespace variantkit;

using small_set = square_set<rectangle<5, 5>>;
using one_word = square_set<rectangle<8, 8>>;
using two_words = square_set<rectangle<10, 10>>;
using four_words = square_set<rectangle<16, 16>>;

static_assert(small_set::word_count == 1 && sizeof(small_set) == 8);
static_assert(one_word::word_count == 1 && sizeof(one_word) == 8);
static_assert(two_words::word_count == 2 && sizeof(two_words) == 16);
static_assert(four_words::word_count == 4 && sizeof(four_words) == 32);
static_assert(square_set<rectangle<13, 5>>::word_count == 2, "65 squares");

template <class Set>
constexpr bool is_a_value = std::regular<Set> && std::is_trivially_copyable_v<Set>;
static_assert(is_a_value<small_set> && is_a_value<one_word> && is_a_value<two_words> && is_a_value<four_words>);

template <class Set>
constexpr bool is_a_range =
    std::ranges::forward_range<Set> && std::ranges::sized_range<Set> && std::ranges::common_range<Set> &&
    ranges::forward_range<Set> && ranges::sized_range<Set> && std::same_as<std::ranges::range_value_t<Set>, square>;
static_assert(is_a_range<small_set> && is_a_range<const one_word> && is_a_range<two_words> && is_a_range<four_words>);
static_assert(std::forward_iterator<one_word::iterator> && std::forward_iterator<four_words::iterator>);

template <class Set>
constexpr bool works_while_compiling() {
    using board = typename Set::board;
    const square first{0};
    const square last{board::square_count - 1};
    Set set{last, first};
    bool right = set.count() == 2 && set.several() && set.first() == first && set.last() == last;
    right = right && set.contains(last) && !set.contains(square{1});
    right = right && (~set).count() == board::square_count - 2 && (~set | set) == Set::all() && !(~set).intersects(set);
    int sum = 0;
    for (square at : Set::all()) sum += at.index();
    right = right && sum == board::square_count * (board::square_count - 1) / 2;
    set.erase(first);
    right = right && !set.several() && !set.empty() && set.take_first() == last && set.empty() && set == Set{};
    right = right && Set::from_words(Set::all().words()) == Set::all();
    return right;
}
static_assert(works_while_compiling<small_set>());
static_assert(works_while_compiling<one_word>());
static_assert(works_while_compiling<two_words>());
static_assert(works_while_compiling<four_words>());

static_assert(!square::none().exists() && square{}.index() == square::none_index && square{3} < square{4});
static_assert(geometry<rectangle<1, 1>> && geometry<rectangle<26, 26>> && !geometry<int>);
static_assert(rectangle<10, 10>::square_at(9, 9).index() == 99 && !rectangle<10, 10>::square_at(10, 0).exists());
static_assert(-north_east == south_west && north * 2 == direction{0, 2});

} // namespace
