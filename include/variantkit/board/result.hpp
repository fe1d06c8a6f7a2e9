/// \file
/// A value, or why there is none.
#pragma once

#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <utility>

#include <variantkit/board/text_error.hpp>

namespace variantkit {

/// What reading a text gives: a `T`, or a `text_error`.
template <class T>
class [[nodiscard]] result {
public:
    using value_type = T;

    // NOLINTBEGIN(google-explicit-constructor): readers return either of the two
    /// What was read.
    result(T value) : member_value{std::move(value)} {}
    /// Why nothing was.
    result(text_error error) : member_error{std::move(error)} {}
    // NOLINTEND(google-explicit-constructor)

    /// Whether there is a value.
    [[nodiscard]] bool has_value() const { return member_value.has_value(); }
    [[nodiscard]] explicit operator bool() const { return has_value(); }

    /// The value. Without one: throws `std::runtime_error` with the error's message (aborts where there are no
    /// exceptions).
    [[nodiscard]] const T& value() const& {
        require_value();
        return *member_value;
    }
    [[nodiscard]] T value() && {
        require_value();
        return *std::move(member_value);
    }

    /// The value, which must be there.
    [[nodiscard]] const T& operator*() const { return *member_value; }
    [[nodiscard]] const T* operator->() const { return &*member_value; }

    /// Why there is no value; empty when there is one.
    [[nodiscard]] const text_error& error() const { return member_error; }

private:
    void require_value() const {
        if (member_value) return;
#if defined(__cpp_exceptions)
        throw std::runtime_error{member_error.message()};
#else
        std::abort();
#endif
    }

    std::optional<T> member_value;
    text_error member_error;
};

} // namespace variantkit
