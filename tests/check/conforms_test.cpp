// The check kit finds what is wrong: rulesets that break one promise each, beside one that keeps them all.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/check/conforms.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/starting_array.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

/// A small game, to be spoilt.
struct sound {
    static constexpr std::string_view name = "sound";
    using board = rectangle<5, 5>;
    using king = pieces::king;
    using rook = pieces::rook;
    using pawn = pieces::pawn;
    using army = variantkit::army<king, rook, pawn>;
    using setup = starting_array<"r1k1r/ppppp/5/PPPPP/R1K1R">;
    using turn = one_of<piece_moves>;
    using promotion = on_last_rank<pawn, rook>;
    using legality = royal_safe;
    using ending = first_of<checkmate, stalemate_draws, quiet_plies_draw<40, pawn>>;
};

/// Plays some games of a ruleset that breaks a promise, and looks at what is said about it.
template <class Rules, template <class> class... Further>
void check_broken(const std::string& promise, const std::string& found) {
    const check::report report = check::conforms<Rules, Further...>(1, 200);
    INFO(report.message());
    CHECK_FALSE(report.passed);
    CHECK_THAT(report.promise, Catch::Matchers::ContainsSubstring(promise));
    CHECK_THAT(report.found, Catch::Matchers::ContainsSubstring(found));
    CHECK(report.games >= 1);
    CHECK(report.positions >= 1);
    CHECK(std::count(report.picture.begin(), report.picture.end(), '\n') == Rules::board::rank_count);
    CHECK_THAT(report.message(), Catch::Matchers::ContainsSubstring(report.position));
    // The seed leads there again.
    const check::report again = check::conforms<Rules, Further...>(report.seed, 1);
    CHECK(again.found == report.found);
    CHECK(again.position == report.position);
    CHECK(again.move == report.move);
}

} // namespace

TEST_CASE("a sound game keeps all promises", "[check]") {
    const check::report report = check::conforms<sound>(1, 100);
    INFO(report.message());
    CHECK(report);
    CHECK(report.games == 100);
    CHECK(report.positions > 1000);
    CHECK(report.moves > report.positions);
    CHECK(report.promise.empty());
    CHECK(check::conforms<sound>(1, 100).moves == report.moves);
    CHECK(check::conforms<sound>(2, 100).moves != report.moves);
    CHECK(check::conforms(start<sound>(), 1, 100).moves == report.moves);
}

// --- Generation
// -------------------------------------------------------------------------------------------------------

namespace {

/// Fast generation forgets the king's safety.
struct careless : royal_safe {
    template <color, class Position>
    static constexpr auto guard(const Position&) {
        return open_guard<typename Position::set>{};
    }
};
struct lists_too_much : sound {
    using legality = careless;
};

/// Fast generation forgets a square.
struct shy : royal_safe {
    template <color Side, class Position>
    static constexpr auto guard(const Position& position) {
        auto guard = royal_safe::guard<Side>(position);
        guard.targets.erase(square{12});
        return guard;
    }
};
struct lists_too_little : sound {
    using legality = shy;
};

struct lists_twice : sound {
    using turn = one_of<piece_moves, piece_moves>;
};

struct miscounting_turn : sound::turn {
    template <color Side, class Position, class Guard>
    static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        return sound::turn::count<Side>(position, guard) + 1;
    }
};
struct miscounts : sound {
    using turn = miscounting_turn;
};

} // namespace

TEST_CASE("moves listed and counted wrongly are found", "[check]") {
    check_broken<lists_too_much>("left when each is tried", "is listed that is not legal");
    check_broken<lists_too_little>("left when each is tried", "a legal move is not listed");
    check_broken<lists_twice>("left when each is tried", "listed twice");
    check_broken<miscounts>("counted as are listed", "are counted");
}

// --- Playing
// ----------------------------------------------------------------------------------------------------------

namespace {

struct silent_moves : piece_moves {
    template <color, class Position>
    static constexpr typename Position::set captured(const Position&, const piece_move&) {
        return {};
    }
};
struct takes_more_than_it_says : sound {
    using turn = one_of<silent_moves>;
};

struct boasting_moves : piece_moves {
    template <color Side, class Position>
    static constexpr typename Position::set captured(const Position& position, const piece_move&) {
        return position.template pieces<~Side>();
    }
};
struct takes_less_than_it_says : sound {
    using turn = one_of<boasting_moves>;
};

struct misdirected_moves : piece_moves {
    template <color Side, class Position>
    static constexpr typename Position::set captured(const Position& position, const piece_move& move) {
        return piece_moves::captured<Side>(position, move) | typename Position::set{move.from};
    }
};
struct takes_its_own : sound {
    using turn = one_of<misdirected_moves>;
};

struct stacking_moves : piece_moves {
    template <color Side, class Position>
    static constexpr typename Position::set apply(Position& next, const Position& position, const piece_move& move) {
        next.template relocate<Side>(move.kind, move.from, move.to);
        return piece_moves::captured<Side>(position, move);
    }
};
struct stacks : sound {
    using turn = one_of<stacking_moves>;
    using legality = every_move;
};

} // namespace

TEST_CASE("moves that do other things than they say are found", "[check]") {
    check_broken<takes_more_than_it_says>("takes the enemy pieces", "disappears");
    check_broken<takes_less_than_it_says>("takes the enemy pieces", "still there");
    check_broken<takes_its_own>("takes the enemy pieces", "where no enemy stands");
    check_broken<stacks>("one piece of one kind", "stand on one square");
}

// --- Captures
// ---------------------------------------------------------------------------------------------------------

namespace {

template <class Capture>
struct rook_that : pieces::rook {
    using capture = Capture;
};

template <class Capture>
struct with_rooks_that : sound {
    using rook = rook_that<Capture>;
    using army = variantkit::army<pieces::king, rook, pieces::pawn>;
    using promotion = on_last_rank<pieces::pawn, rook>;
};

/// As by replacement, in so many words.
struct takes_place : by_replacement {};

struct sees_no_threat : by_replacement {
    template <color, class Position>
    static constexpr typename Position::set ways_to_take(const Position&, square, square) {
        return {};
    }
};

struct suspects_nobody : by_replacement {
    template <color, class, class Position>
    static constexpr typename Position::set suspects(const Position&, const typename Position::set&, square) {
        return {};
    }
};

struct reaches_for_nothing : by_replacement {
    using optional_members = offers<"reach">;
    template <color Side, class Kind, class Position>
    static constexpr typename Position::set reach(const Position& position, square from,
                                                  const typename Position::set&) {
        return by_replacement::reach<Side, Kind>(position, from, position.empty_squares());
    }
    template <color Side, class Position>
    static constexpr typename Position::set ways_to_take(const Position&, square, square) = delete;
    template <color Side, class Kind, class Position>
    static constexpr typename Position::set suspects(const Position&, const typename Position::set&, square) = delete;
    template <color Side, class Kind, class Position>
    static constexpr typename Position::set exposure(const Position&, square, square) = delete;
};

/// What blocks a rook is forgotten.
struct exposed_by_nothing : by_replacement {
    template <color, class, class Position>
    static constexpr typename Position::set exposure(const Position&, square, square) {
        return {};
    }
};

/// Squares without a piece are said to be free to move.
struct moves_anything {
    using optional_members = offers<>;
    template <color Side, class Position>
    static constexpr auto movable(const Position& position) {
        return position.template pieces<Side>() | position.empty_squares();
    }
};
struct moves_what_is_not_there : sound {
    using mobility = moves_anything;
};

} // namespace

TEST_CASE("captures by another name than Chess's are as good", "[check]") {
    const check::report report = check::conforms<with_rooks_that<takes_place>>(1, 30);
    INFO(report.message());
    CHECK(report);
}

TEST_CASE("accelerators of captures that say something else are found", "[check]") {
    check_broken<with_rooks_that<sees_no_threat>>("threaten what one of their moves would take",
                                                  "not seen as a threat");
    check_broken<with_rooks_that<suspects_nobody>>("threaten what one of their moves would take", "is not suspected");
    check_broken<with_rooks_that<exposed_by_nothing>>("left when each is tried", "is listed that is not legal");
    check_broken<with_rooks_that<reaches_for_nothing>>("threaten what one of their moves would take",
                                                       "captures nothing there");
    check_broken<moves_what_is_not_there>("threaten what one of their moves would take", "no piece of the side");
}

// --- States
// -----------------------------------------------------------------------------------------------------------

namespace {

/// Remembers whether the number of plies is odd, and does something wrong about it.
struct parity {
    static constexpr std::string_view reason = "never";
    struct state {
        bool odd = false;
        friend constexpr bool operator==(const state&, const state&) = default;
    };
    template <color, class Transition>
    static constexpr void advance(state& now, const Transition&) {
        now.odd = !now.odd;
    }
    template <color, class Position>
    static constexpr verdict judge(const Position&) {
        return verdict::open;
    }
    static constexpr std::uint64_t key(const state& now) { return now.odd ? 1 : 0; }
};

struct without_text : sound {
    using ending = first_of<checkmate, stalemate_draws, quiet_plies_draw<40, pawn>, parity>;
};

struct refusing_parity : parity {
    template <class Position>
    static std::string write(const Position& position) {
        return position.template state<refusing_parity>().odd ? "odd" : "even";
    }
    template <class Position>
    static std::string read(std::string_view field, Position&) {
        return field == "even" ? "" : "even";
    }
};
struct reads_half : sound {
    using ending = first_of<checkmate, stalemate_draws, quiet_plies_draw<40, pawn>, refusing_parity>;
};

/// Whether it is the first ply of a game or a later one is no part of the hash.
struct keyless {
    static constexpr std::string_view reason = "never";
    struct state {
        int captures = 0;
        friend constexpr bool operator==(const state&, const state&) = default;
    };
    template <color, class Transition>
    static constexpr void advance(state& now, const Transition& turn) {
        if (now.captures == 0 && turn.played.from == square{5}) now.captures = 1;
    }
    template <color, class Position>
    static constexpr verdict judge(const Position&) {
        return verdict::open;
    }
    static constexpr std::uint64_t key(const state&) { return 0; }
    template <class Position>
    static std::string write(const Position& position) {
        return std::to_string(position.template state<keyless>().captures);
    }
    template <class Position>
    static std::string read(std::string_view field, Position& position) {
        position.template state<keyless>().captures = field == "1" ? 1 : 0;
        return {};
    }
};
struct hashes_too_little : sound {
    using ending = first_of<checkmate, stalemate_draws, quiet_plies_draw<40, pawn>, keyless>;
};

/// Every other turn of a side, rooks stay where they are; and that is forgotten.
struct moody {
    using optional_members = offers<>;
    struct state {
        int plies = 0;
        friend constexpr bool operator==(const state&, const state&) = default;
    };
    template <color, class Transition>
    static constexpr void advance(state& now, const Transition&) {
        now.plies = (now.plies + 1) % 4;
    }
    template <color Side, class Position>
    static constexpr auto movable(const Position& position) {
        auto pieces = position.template pieces<Side>();
        if (position.template state<moody>().plies >= 2) pieces -= position.template pieces_of_kind<pieces::rook>();
        return pieces;
    }
    static constexpr std::uint64_t key(const state& now) { return static_cast<std::uint64_t>(now.plies); }
    template <color, class Position>
    static constexpr void forget_irrelevant(state& now, const Position&) {
        now.plies = 0;
    }
    template <class Position>
    static std::string write(const Position& position) {
        return std::to_string(position.template state<moody>().plies);
    }
    template <class Position>
    static std::string read(std::string_view field, Position& position) {
        position.template state<moody>().plies = field[0] - '0';
        return {};
    }
};
struct forgets_too_much : sound {
    using mobility = moody;
    using legality = every_move;
    using ending = first_of<no_moves_loses, quiet_plies_draw<40, pawn>>;
};

} // namespace

TEST_CASE("states that are not written, read, hashed or kept are found", "[check]") {
    check_broken<without_text>("read back from its text", "no 'write' and 'read'");
    check_broken<reads_half>("read back from its text", "the text is refused");
    check_broken<hashes_too_little>("same hash", "the same hash as");
    check_broken<forgets_too_much>("changes no move", "other moves");
}

// --- Outcomes
// ---------------------------------------------------------------------------------------------------------

namespace {

/// Won when all pawns of a side are gone; but this is not said to decide games.
struct bare {
    static constexpr std::string_view reason = "no pawns";
    template <color Side, class Position>
    static constexpr verdict judge(const Position& position) {
        return position.template pieces<pieces::pawn, Side>().empty() ? verdict::loss : verdict::open;
    }
};
struct goes_on_when_won : sound {
    using ending = first_of<bare, checkmate, stalemate_draws, quiet_plies_draw<40, pawn>>;
};

struct speechless : stalemate_draws {
    static constexpr std::string_view reason = "";
};
struct ends_without_reason : sound {
    using ending = first_of<checkmate, speechless, quiet_plies_draw<40, pawn>>;
};

/// Black may not go to the middle.
struct black_keeps_off : every_move {
    template <color Side, class Position>
    static constexpr auto guard(const Position&) {
        open_guard<typename Position::set> guard;
        if (Side == color::black) {
            guard.targets.erase(square{12});
            guard.bound = Position::set::all();
        }
        return keeper<typename Position::set, Side>{guard};
    }

private:
    template <class Set, color Side>
    struct keeper : open_guard<Set> {
        template <class Kind, class Position>
        constexpr Set filter(const Position&, square, const Set& candidates) const {
            return candidates & this->targets;
        }
        template <color, class Position, class Move>
        constexpr bool permits(const Position&, const Move& move) const {
            return this->targets.contains(move.to);
        }
    };
};
struct sides_that_differ : sound {
    using legality = all_of<royal_safe, black_keeps_off>;
};
struct sides_said_to_differ : sides_that_differ {
    static constexpr bool sides_differ = true;
};

} // namespace

TEST_CASE("outcomes that contradict themselves are found", "[check]") {
    check_broken<goes_on_when_won>("a won game has no moves", "says 'decides = true'");
    check_broken<ends_without_reason>("the outcome is what", "reason");
}

TEST_CASE("sides that differ are found, unless the ruleset says so", "[check]") {
    check_broken<sides_that_differ>("colours exchanged", "colours exchanged");
    const check::report report = check::conforms<sides_said_to_differ>(1, 30);
    INFO(report.message());
    CHECK(report);
}

// --- Texts
// ------------------------------------------------------------------------------------------------------------

namespace {

/// Writes where a move arrives and nothing else.
struct arrivals_only : coordinate {
    static constexpr std::string_view name = "arrivals";
    static constexpr bool for_programs = false;
    template <color, class Position>
    static std::string write(const Position&, const piece_move& move) {
        return square_name<typename Position::board>(move.to);
    }
};
struct writes_too_little : sound {
    using notation = notations<arrivals_only, coordinate>;
};

/// Reads the first legal move, whatever the text.
struct reads_anything : coordinate {
    static constexpr std::string_view name = "anything";
    template <color, class Position>
    static result<piece_move> read(const Position& position, std::string_view) {
        return legal_moves(position)[0];
    }
};
struct misreads : sound {
    using notation = notations<reads_anything>;
};

/// Reads nothing.
struct reads_nothing : coordinate {
    static constexpr std::string_view name = "nothing";
    template <color, class Position>
    static result<piece_move> read(const Position&, std::string_view text) {
        return text_error{0, std::string{text}, "silence"};
    }
};
struct refuses : sound {
    using notation = notations<reads_nothing>;
};

/// Reads what pieces can do, legal or not.
struct reads_illegal_moves : coordinate {
    static constexpr std::string_view name = "lawless";
    template <color Side, class Position>
    static result<piece_move> read(const Position& position, std::string_view text) {
        for (const auto& move : pseudo_legal_moves(position)) {
            if (coordinate::write<Side>(position, move) == text) return move;
        }
        return coordinate::read<Side>(position, text);
    }
};
struct accepts_illegal_moves : sound {
    using notation = notations<reads_illegal_moves>;
};

} // namespace

TEST_CASE("notations that cannot be read back are found", "[check]") {
    check_broken<writes_too_little>("a text of its own", "two moves are written");
    check_broken<misreads>("a text of its own", "is read as another move");
    check_broken<refuses>("a text of its own", "is refused");
    check_broken<accepts_illegal_moves>("legality forbids is refused", "is read as a legal move");
}

// --- Promises of one's own ----------------------------------------------------------------------------------------

namespace {

template <class Rules>
struct few_moves {
    static constexpr std::string_view promised = "never more than twenty moves";
    check::finding<Rules> look(const check::situation<Rules>& now) const {
        if (now.moves.size() > 20) return {std::to_string(now.moves.size()) + " moves", now.moves[20]};
        return {};
    }
};

} // namespace

TEST_CASE("promises of one's own are looked at as well", "[check]") {
    check_broken<sound, few_moves>("never more than twenty", "moves");
}
