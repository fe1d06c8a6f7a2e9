// Games with actions of their own, proven by the compiler as far as its patience goes.
#include <variantkit/perft.hpp>

#include "../../examples/variants/checkers.hpp"
#include "../../examples/variants/international_draughts.hpp"
#include "../../examples/variants/othello.hpp"

using namespace variantkit;

static_assert(ruleset<checkers> && ruleset<international_draughts> && ruleset<othello>);
static_assert(game<position<checkers>> && game<position<international_draughts>> && game<position<othello>>);
static_assert(perft(start<checkers>(), 3) == 302);
static_assert(perft(start<international_draughts>(), 2) == 81);
static_assert(perft(start<othello>(), 2) == 12);
static_assert(perft<counting::every_leaf>(start<checkers>(), 2) == 49);
