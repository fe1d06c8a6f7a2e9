/// \file
/// A game being played by a ruleset.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/numbered_squares.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/notation/record.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/search/distinct_positions.hpp>
#include <variantkit/view/board_text.hpp>
#include <variantkit/view/svg.hpp>

#include "make_perft_task.hpp"
#include "match.hpp"

namespace vk {

/// See `match`.
template <class Rules>
class match_of final : public match {
public:
    using board = typename Rules::board;
    using position = variantkit::position<Rules>;
    using move_type = variantkit::move_of<Rules>;
    using record = variantkit::game_record<Rules>;

    explicit match_of(const position& first) : member_history(first) {}
    explicit match_of(record written) : member_history(written.replayed()), member_written(std::move(written)) {}

    [[nodiscard]] std::size_t length() const override { return member_history.moves().size(); }
    [[nodiscard]] std::string position_text(std::size_t moves) const override {
        return variantkit::position_text(after(moves));
    }
    [[nodiscard]] std::string board_text(std::size_t moves, const board_style& style) const override {
        variantkit::text_options<board> options;
        options.seen_from = style.seen_from;
        options.colored = style.colored;
        if (style.figures) options.pieces = variantkit::piece_style::figures;
        options.numbered = std::same_as<typename variantkit::notations_of<Rules>::own, variantkit::numbered_squares>;
        options.marks = last_move_marks(moves);
        return variantkit::board_text(after(moves), options);
    }
    [[nodiscard]] std::string svg(std::size_t moves) const override {
        variantkit::svg_options<board> options;
        options.marks = last_move_marks(moves);
        return variantkit::svg_text(after(moves), options);
    }
    [[nodiscard]] std::string number(std::size_t moves) const override {
        const position& before = after(moves);
        const bool first = before.side_to_move() == Rules::setup::first_to_move;
        return std::to_string(before.template state<variantkit::move_number>().number) + (first ? "." : "...");
    }
    [[nodiscard]] move_entry played(std::size_t moves) const override {
        return in_words(after(moves), member_history.moves()[moves]);
    }
    [[nodiscard]] std::string record_text(std::string_view result) const override {
        record written = member_written;
        written.first = member_history.positions().front();
        written.moves = member_history.moves();
        written.comments.resize(std::min(written.comments.size(), written.moves.size() + 1));
        written.result =
            result.empty() ? std::string{variantkit::detail::result_sign(outcome().result)} : std::string{result};
        return variantkit::write_record(written);
    }

    [[nodiscard]] std::vector<int> material() const override {
        std::vector<int> balance;
        for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
            const auto count = [&](variantkit::color side) { return now().pieces(kind, side).count(); };
            balance.push_back(count(variantkit::color::white) - count(variantkit::color::black));
        }
        return balance;
    }
    [[nodiscard]] variantkit::color side_to_move() const override { return now().side_to_move(); }
    [[nodiscard]] variantkit::game_outcome outcome() const override { return member_history.outcome(); }
    [[nodiscard]] std::vector<move_entry> moves() const override {
        std::vector<move_entry> entries;
        for (const move_type& move : variantkit::legal_moves(now())) entries.push_back(in_words(now(), move));
        std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.move < b.move; });
        return entries;
    }

    variantkit::result<move_entry> play(std::string_view text) override {
        const auto move = variantkit::read_move(now(), text);
        if (!move) return move.error();
        const move_entry words = in_words(now(), *move);
        member_history.play(*move);
        return words;
    }
    void play_random(std::mt19937_64& random) override {
        const auto moves = variantkit::legal_moves(now());
        member_history.play(moves[std::uniform_int_distribution<std::size_t>{0, moves.size() - 1}(random)]);
    }
    bool take_back() override { return member_history.take_back(); }

    void for_each_position_after(int moves,
                                 const std::function<void(std::uint64_t, const std::string&)>& f) const override {
        std::vector<variantkit::reached_position<position>> reached{{now()}};
        for (int move = 0; move < moves; ++move) {
            std::vector<variantkit::reached_position<position>> next;
            variantkit::for_each_distinct_next(
                reached, [&](const position& at, std::uint64_t games) { next.push_back({at, games}); });
            reached = std::move(next);
        }
        for (const auto& [at, games] : reached) f(games, variantkit::position_text(at));
    }
    [[nodiscard]] std::unique_ptr<perft_task> perft(int depth, variantkit::counting how,
                                                    std::size_t table_bytes) const override {
        using variantkit::counting;
        return how == counting::bulk ? make_perft_task<Rules, counting::bulk>(now(), depth, table_bytes)
                                     : make_perft_task<Rules, counting::every_leaf>(now(), depth, table_bytes);
    }

private:
    [[nodiscard]] const position& now() const { return member_history.position(); }
    [[nodiscard]] const position& after(std::size_t moves) const { return member_history.positions()[moves]; }

    [[nodiscard]] static move_entry in_words(const position& before, const move_type& move) {
        move_entry words{variantkit::coordinate_text(before, move), variantkit::to_text(before, move), {}};
        for (const variantkit::square at : variantkit::captured_squares(before, move)) {
            words.captures.push_back(variantkit::square_name<board>(at));
        }
        std::sort(words.captures.begin(), words.captures.end());
        return words;
    }

    [[nodiscard]] variantkit::board_marks<board> last_move_marks(std::size_t moves) const {
        if (moves == 0) return {};
        return variantkit::marks_of(after(moves - 1), member_history.moves()[moves - 1]);
    }

    variantkit::history<Rules> member_history;
    record member_written; ///< headers and comments of the record that the game goes on from
};

} // namespace vk
