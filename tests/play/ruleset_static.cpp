// What is a ruleset or a policy, and what is none.
#include <variantkit/games/u_chess.hpp>
#include <variantkit/games/ultima.hpp>

using namespace variantkit;

static_assert(ruleset<games::chess>);
static_assert(ruleset<games::u_chess>);
static_assert(ruleset<games::ultima>);
static_assert(ruleset<games::ultima_classic>);
static_assert(ruleset<games::ultima_pure>);

namespace {

struct without_ending {
    static constexpr std::string_view name = "without-ending";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
};

struct whole : without_ending {
    using ending = no_moves_loses;
};

using chess_position = position<games::chess>;

} // namespace

static_assert(ruleset<whole>);
static_assert(!ruleset<without_ending> && !ruleset<int>);

static_assert(capture_policy<by_replacement, chess_position> && !capture_policy<int, chess_position>);
static_assert(capture_policy<by_bracketing, chess_position> &&
              capture_policy<mimicking<games::chess::king>, chess_position>);
static_assert(mobility_policy<every_piece_moves, chess_position> && !mobility_policy<by_replacement, chess_position>);
static_assert(mobility_policy<frozen_by<games::chess::queen>, chess_position>);
static_assert(legality_policy<royal_safe, chess_position> && !legality_policy<every_piece_moves, chess_position>);
static_assert(legality_policy<games::u_chess::legality, position<games::u_chess>>);
static_assert(turn_policy<games::chess::turn, chess_position> && !turn_policy<checkmate, chess_position>);
static_assert(ending_policy<checkmate, chess_position> && ending_policy<repetition_draw<3>, chess_position>);
static_assert(!ending_policy<royal_safe, chess_position>);
static_assert(setup_policy<games::chess::setup> && !setup_policy<checkmate>);
static_assert(promotion_policy<no_promotion, games::chess::pawn> && !promotion_policy<checkmate, games::chess::pawn>);
