/// \file
/// Lists of types, the material rulesets are made of.
#pragma once

#include <cstddef>
#include <type_traits>

#include <variantkit/config.hpp>

namespace variantkit {

/// A list of types, as a value of its own type.
template <class... T>
struct type_list {
    static constexpr std::size_t size = sizeof...(T);
};

namespace detail {

template <class... Lists>
struct join_lists {
    using type = type_list<>;
};
template <class... A>
struct join_lists<type_list<A...>> {
    using type = type_list<A...>;
};
template <class... A, class... B, class... Rest>
struct join_lists<type_list<A...>, type_list<B...>, Rest...> {
    using type = typename join_lists<type_list<A..., B...>, Rest...>::type;
};

template <class Done, class... Rest>
struct unique_types {
    using type = Done;
};
template <class... Done, class First, class... Rest>
struct unique_types<type_list<Done...>, First, Rest...> {
    using next =
        std::conditional_t<(std::is_same_v<First, Done> || ...), type_list<Done...>, type_list<Done..., First>>;
    using type = typename unique_types<next, Rest...>::type;
};

template <class List>
struct unique_list;
template <class... T>
struct unique_list<type_list<T...>> {
    using type = typename unique_types<type_list<>, T...>::type;
};

} // namespace detail

/// One list after the other.
template <class... Lists>
using joined = typename detail::join_lists<Lists...>::type;

/// The list without repetitions, first occurrences kept.
template <class List>
using unique = typename detail::unique_list<List>::type;

/// Whether `T` is in the list.
template <class T, class List>
inline constexpr bool list_contains = false;
/// In a list of these types.
template <class T, class... U>
inline constexpr bool list_contains<T, type_list<U...>> = (std::is_same_v<T, U> || ...);

/// Where `T` stands in the list, from 0; the list's size when it does not.
template <class T, class List>
inline constexpr std::size_t list_index = 0;
/// In a list of these types.
template <class T, class... U>
inline constexpr std::size_t list_index<T, type_list<U...>> = [] {
    constexpr bool same[] = {std::is_same_v<T, U>..., true};
    std::size_t i = 0;
    while (!same[i]) ++i;
    return i;
}();

/// Calls `f.template operator()<T>()` for each type of the list in order.
template <class... T, class F>
VARIANTKIT_INLINE constexpr void for_each_type(type_list<T...>, F&& f) {
    (f.template operator()<T>(), ...);
}

} // namespace variantkit
