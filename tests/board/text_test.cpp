// Errors, results, names of squares, numbers.
#include <string>

#include <variantkit/board/number_text.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/result.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>

#include "support/catch.hpp"

using namespace variantkit;

TEST_CASE("squares by their names", "[text]") {
    using ten = rectangle<10, 10>;
    using wide = rectangle<26, 3>;
    using narrow = rectangle<1, 120>;
    CHECK(square_name<ten>(square{0}) == "a1");
    CHECK(square_name<ten>(square{99}) == "j10");
    CHECK(square_name<wide>(square{25}) == "z1");
    CHECK(square_name<narrow>(square{119}) == "a120");
    CHECK(square_name<ten>(square::none()) == "-");
    for (int i = 0; i < 100; ++i) CHECK(read_square<ten>(square_name<ten>(square{i})) == square{i});
    for (int i = 0; i < 120; ++i) CHECK(read_square<narrow>(square_name<narrow>(square{i})) == square{i});
    for (const char* const name :
         {"", "a", "1", "a0", "a01", "a11", "k1", "A1", "a1 ", " a1", "a1a1", "a-1", "a99999999999999999999", "-"}) {
        INFO(name);
        CHECK_FALSE(read_square<ten>(name).exists());
    }
}

TEST_CASE("a square at the beginning of a text", "[text]") {
    using ten = rectangle<10, 10>;
    std::string_view text = "b10c9q";
    CHECK(take_square<ten>(text) == read_square<ten>("b10"));
    CHECK(text == "c9q");
    CHECK(take_square<ten>(text) == read_square<ten>("c9"));
    CHECK(text == "q");
    CHECK_FALSE(take_square<ten>(text).exists());
    CHECK(text == "q");
}

TEST_CASE("numbers are read up to a limit", "[text]") {
    CHECK(read_number("0", 100) == 0);
    CHECK(read_number("100", 100) == 100);
    CHECK(read_number("007", 100) == 7);
    for (const char* const text : {"", "101", "-1", "+1", "1 ", " 1", "1.5", "x", "99999999999999999999999999"}) {
        INFO(text);
        CHECK(read_number(text, 100) == -1);
    }
    CHECK(read_number("2147483647", 2147483647) == 2147483647);
    CHECK(read_number("2147483648", 2147483647) == -1);
}

TEST_CASE("messages of errors", "[text]") {
    CHECK(text_error{4, "x", "a rank"}.message() == "column 5: expected a rank, found 'x'");
    CHECK(text_error{4, "", "a rank"}.message() == "column 5: expected a rank, found the end");
    CHECK(text_error::because("White has no king").message() == "White has no king");
    CHECK(text_error::because("no such square", "e9").message() == "'e9': no such square");
    CHECK(text_error::because("no such square", "e9", 2).message() == "column 3, 'e9': no such square");
    CHECK(text_error{0, "\x01\xff'", "x"}.message() == "column 1: expected x, found '\\x01\\xff''");
    CHECK(text_error{0, std::string(61, 'a'), "x"}.message() ==
          "column 1: expected x, found '" + std::string(60, 'a') + "...'");
    CHECK(text_error{}.message().empty());
}

TEST_CASE("a result holds a value or an error", "[text]") {
    const result<int> good = 3;
    CHECK(good.has_value());
    CHECK(bool(good));
    CHECK(*good == 3);
    CHECK(good.value() == 3);
    CHECK(good.error() == text_error{});
    const result<int> bad = text_error::because("no number");
    CHECK_FALSE(bad.has_value());
    CHECK_FALSE(bool(bad));
    CHECK(bad.error().reason == "no number");
    CHECK_THROWS_WITH(bad.value(), "no number");
    const result<std::string> text = std::string{"abc"};
    CHECK(text->size() == 3);
}

TEST_CASE("words in messages", "[text]") {
    using detail::listed;
    CHECK(listed({}, "or").empty());
    CHECK(listed({"a"}, "or") == "a");
    CHECK(listed({"a", "b"}, "or") == "a or b");
    CHECK(listed({"a", "b", "c"}, "and") == "a, b and c");
    CHECK(detail::with_article("rook") == "a rook");
    CHECK(detail::with_article("immobilizer") == "an immobilizer");
    CHECK(detail::sentence({"a", "", "b"}) == "ab");
}
