/// \file
/// Ultima (R. Abbott, 1962), by the text of F. Forzoni's Eterochess page (1998), and two other rule sets.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/capture_listing.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/by_bracketing.hpp>
#include <variantkit/rules/by_coordination.hpp>
#include <variantkit/rules/by_leaping.hpp>
#include <variantkit/rules/by_withdrawal.hpp>
#include <variantkit/rules/first_to_take.hpp>
#include <variantkit/rules/frozen_by.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/mimicking.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/repetition.hpp>
#include <variantkit/rules/suicide.hpp>

namespace variantkit::games {

/// Pieces that move almost alike and capture each in its own way.
struct ultima {
    static constexpr std::string_view name = "ultima";
    using board = rectangle<8, 8>;

    /// 1 One square any way; captures by replacement.
    struct king {
        static constexpr std::string_view name = "king";
        static constexpr char letter = 'K';
        static constexpr bool royal = true;
        using movement = king_steps;
    };

    /// 1 Moves as a rook; 2 arriving, takes what stands between it and a friend.
    struct bracketer {
        static constexpr std::string_view name = "bracketer";
        static constexpr char letter = 'P';
        using movement = orthogonal_slides;
        using capture = by_bracketing;
    };

    /// 1 All others move as a queen. 3 Takes what it moves directly away from.
    struct withdrawer {
        static constexpr std::string_view name = "withdrawer";
        static constexpr char letter = 'W';
        using movement = queen_slides;
        using capture = by_withdrawal;
    };

    /// 4 Takes what it leaps over.
    struct long_leaper {
        static constexpr std::string_view name = "long leaper";
        static constexpr char letter = 'L';
        using movement = queen_slides;
        using capture = by_leaping;
    };

    /// 5 Takes in concert with its king.
    struct coordinator {
        static constexpr std::string_view name = "coordinator";
        static constexpr char letter = 'C';
        using movement = queen_slides;
        using capture = by_coordination<king>;
    };

    /// 6 Takes nothing; see `mobility`.
    struct immobilizer {
        static constexpr std::string_view name = "immobilizer";
        static constexpr char letter = 'I';
        using movement = queen_slides;
        using capture = captures_nothing;
    };

    /// 8 Takes each piece the way that piece takes; never an immobilizer, never another chameleon.
    struct chameleon {
        static constexpr std::string_view name = "chameleon";
        static constexpr char letter = 'X';
        using movement = queen_slides;
        using capture = mimicking<king, bracketer, withdrawer, long_leaper, coordinator>;
    };

    using army = variantkit::army<bracketer, withdrawer, long_leaper, coordinator, immobilizer, chameleon, king>;

    /// Both sides in the same order, each king on its player's left.
    using setup = starting_array<"clxwkxli/pppppppp/8/8/8/8/PPPPPPPP/ILXKWXLC">;

    /// 7 A frozen piece may be taken off by its owner as a move.
    using turn = one_of<piece_moves, suicide>;

    /// 6 Next to an enemy immobilizer nothing moves or captures.
    using mobility = frozen_by<immobilizer>;

    /// 9 No move may leave one's own king to be captured.
    using legality = royal_safe;

    /// 10 Without a legal move the game is lost, in check or not; 13 draws by counting and repetition.
    using ending = first_of<checkmate, stalemate_loses, quiet_plies_draw<100>, repetition_draw<3>>;

    /// As the text writes its annotated game; programs write coordinates.
    using notation = notations<capture_listing<bracketer>, coordinate>;
};

/// The rules most widely published since 1963: a chameleon freezes the immobilizer that it stands next to.
struct ultima_classic : ultima {
    static constexpr std::string_view name = "ultima_classic";
    using mobility = frozen_by_any<frozen_by<immobilizer>, frozen_by<chameleon, immobilizer>>;
};

/// The "pure rules" played at Cambridge since 1974: a leaping chameleon takes the leapers alone; a chameleon freezes
/// the immobilizer; an immobilizer holds nobody while another enemy immobilizer or chameleon stands next to it.
struct ultima_pure : ultima {
    static constexpr std::string_view name = "ultima_pure";

    /// It takes leapers by leaping and does nothing else on that move.
    struct chameleon : ultima::chameleon {
        using capture = first_to_take<mimicking<long_leaper>, mimicking<king, bracketer, withdrawer, coordinator>>;
    };

    using army = variantkit::army<bracketer, withdrawer, long_leaper, coordinator, immobilizer, chameleon, king>;
    using mobility =
        frozen_by_any<frozen_by<chameleon, immobilizer>, frozen_unless_relieved<immobilizer, chameleon, immobilizer>>;
};

} // namespace variantkit::games
