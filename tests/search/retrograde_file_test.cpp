// Endgame tables in files: kept, opened again, and refused when they are damaged or another's.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/ultimatum.hpp>

#include "support/catch.hpp"
#include "support/endgames.hpp"

using namespace variantkit;
using games::ultimatum;

namespace {

/// A file that is gone afterwards.
struct file {
    explicit file(const std::string& name) : path{name} {}
    file(const file&) = delete;
    file& operator=(const file&) = delete;
    ~file() { std::remove(path.c_str()); }

    [[nodiscard]] std::string bytes() const {
        std::ifstream in{path, std::ios::binary};
        return {std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}};
    }
    void write(const std::string& bytes) const { std::ofstream{path, std::ios::binary | std::ios::trunc} << bytes; }

    std::string path;
};

/// Chess by name, and by its rules but for the knight.
struct other_chess : games::chess {
    struct long_knight : knight {
        using movement = leaps<3, 1>;
    };
    using army = variantkit::army<pawn, long_knight, bishop, rook, queen, king>;
    using promotion = on_last_rank<pawn, queen>;
    using ending = first_of<checkmate, stalemate_draws>;
};

std::string refusal(const file& stored) {
    const auto opened = open_endgame<ultimatum>(stored.path);
    return opened ? "opened" : opened.error().reason;
}

} // namespace

TEST_CASE("retrograde: a stored table is the same table", "[endgames]") {
    const file stored{"retrograde_file_test_same.endgame"};
    const auto all = test_support::solved<ultimatum>("KK");
    const auto* table = all.find(test_support::read<ultimatum>("KK"));
    REQUIRE(save_endgame(*table, stored.path).empty());
    auto opened = open_endgame<ultimatum>(stored.path);
    REQUIRE(opened.has_value());
    CHECK(opened->counts(color::white) == table->counts(color::white));
    CHECK(opened->pieces() == table->pieces());
    endgames<ultimatum> again;
    again.add(std::move(opened).value());
    int different = 0;
    table->for_each([&](const position<ultimatum>& position, const endgame_value& value) {
        different += again.value_of(position) == value ? 0 : 1;
    });
    CHECK(different == 0);
    CHECK(std::ifstream{stored.path + ".part"}.fail()); // nothing half-written is left
}

TEST_CASE("retrograde: a file that is damaged anywhere is refused", "[endgames]") {
    const file stored{"retrograde_file_test_damaged.endgame"};
    const auto all = test_support::solved<games::chess>("KQK");
    REQUIRE(save_endgame(*all.find(test_support::read<games::chess>("KQK")), stored.path).empty());
    const std::string whole = stored.bytes();
    REQUIRE(open_endgame<games::chess>(stored.path).has_value());
    int opened = 0;
    const auto try_bytes = [&](const std::string& bytes) {
        stored.write(bytes);
        const auto found = open_endgame<games::chess>(stored.path);
        opened += found.has_value() ? 1 : 0;
        if (!found) CHECK_FALSE(found.error().message().empty());
    };
    const std::size_t header = 600;
    for (std::size_t at = 0; at < whole.size(); at += at < header ? 1 : 997) {
        for (const int change : {1, 0x80}) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ change);
            try_bytes(bytes);
        }
    }
    for (std::size_t size = 0; size < whole.size(); size += size < header ? 7 : 4999) try_bytes(whole.substr(0, size));
    try_bytes(whole + '\0');
    CHECK(opened == 0);
}

TEST_CASE("retrograde: files of other games, other rules, other versions and no tables at all say what they are",
          "[endgames]") {
    const file stored{"retrograde_file_test_foreign.endgame"};
    CHECK_THAT(refusal(file{"retrograde_file_test_missing.endgame"}),
               Catch::Matchers::ContainsSubstring("cannot open"));
    const auto all = test_support::solved<games::chess>("KNK");
    const auto* table = all.find(test_support::read<games::chess>("KNK"));
    REQUIRE(save_endgame(*table, stored.path).empty());
    CHECK(refusal(stored) == "the file is about chess, not ultimatum");
    const auto by_other_rules = open_endgame<other_chess>(stored.path);
    REQUIRE_FALSE(by_other_rules.has_value());
    CHECK(by_other_rules.error().reason == "the file was made by other rules of chess");
    const std::string whole = stored.bytes();
    std::string newer = whole;
    newer[detail::endgame_file_mark.size()] = 2;
    stored.write(newer);
    CHECK(refusal(stored) == "the file is of version 2, not 1");
    stored.write("");
    CHECK(refusal(stored) == "this is no file of an endgame table");
    stored.write("[Event \"?\"]\n1. e4 e5 2. Nf3 and so on");
    CHECK(refusal(stored) == "this is no file of an endgame table");
    CHECK_FALSE(save_endgame(*table, "no/such/directory/table").empty());
}
