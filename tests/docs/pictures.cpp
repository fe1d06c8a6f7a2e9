// The pictures of the documentation: `pictures --write DIRECTORY` makes them, `pictures --check DIRECTORY` sees that
// the directory holds these and no others.
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/epsilon.hpp>
#include <variantkit/games/u_chess.hpp>
#include <variantkit/games/ultima.hpp>
#include <variantkit/games/ultimatum.hpp>
#include <variantkit/view/svg.hpp>

namespace {

using namespace variantkit;

/// A picture as wide as a page of text likes it.
template <class Rules>
std::string picture(const position<Rules>& position, svg_options<typename Rules::board> options = {}) {
    options.width = 360;
    return svg_text(position, options);
}

/// A position with moves of its own side: an arrow for each, crosses on what it captures.
template <class Rules>
std::string with_moves(const position<Rules>& position, std::initializer_list<std::string_view> moves) {
    svg_options<typename Rules::board> options;
    for (const std::string_view text : moves) {
        const auto move = read_move(position, text).value();
        options.marks.captures |= captured_squares(position, move);
        options.marks.arrows.push_back({move.from, move.to});
    }
    return picture(position, options);
}

template <class Rules>
std::string with_moves(std::string_view text, std::initializer_list<std::string_view> moves) {
    return with_moves(read_position<Rules>(text).value(), moves);
}

/// Two moves that bear one name, so that neither can be played.
std::string ambiguous_knights() {
    using board = games::u_chess::board;
    svg_options<board> options;
    for (const auto& [from, to] : {std::pair{"b1", "c3"}, std::pair{"g1", "f3"}}) {
        options.marks.arrows.push_back({read_square<board>(from), read_square<board>(to)});
        options.marks.highlighted.insert(read_square<board>(to));
    }
    return picture(start<games::u_chess>(), options);
}

/// Where the first annotated game of Epsilon ends.
std::string epsilon_game() {
    auto position = start<games::epsilon>();
    svg_options<games::epsilon::board> options;
    for (const std::string_view text : {"c3", "c4/d2", "c3e3/e3e5", "c4c1/d2b4", "e4c4/e5c5"}) {
        const auto move = read_move(position, text).value();
        options.marks = marks_of(position, move);
        position = play(position, move);
    }
    return picture(position, options);
}

/// As the first tutorial draws it.
std::string first_program() {
    const auto before =
        read_position<games::chess>("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").value();
    const auto move = read_move(before, "Nxg6").value();
    svg_options<games::chess::board> options;
    options.marks = marks_of(before, move);
    options.caption = "White has taken on g6";
    return picture(play(before, move), options);
}

std::map<std::string, std::string> make_pictures() {
    using games::ultima;
    return {
        {"chess_start.svg", picture(start<games::chess>())},
        {"epsilon_game.svg", epsilon_game()},
        {"first_program.svg", first_program()},
        {"u_chess_start.svg", ambiguous_knights()},
        {"u_chess_stalemate.svg",
         with_moves<games::u_chess>("r1bqkb1r/pppnnppp/8/3pp3/3PP3/8/PPPNNPPP/R1BQKB1R w KQkq -", {})},
        {"ultima_start.svg", picture(start<ultima>())},
        {"ultima_bracketer.svg", with_moves<ultima>("7k/3p4/5P2/5p2/2P3pP/5p2/5P2/K7 w", {"c4f4"})},
        {"ultima_withdrawer.svg", with_moves<ultima>("3pcl2/4Wx2/8/8/8/8/1k6/7K w", {"e7h4"})},
        {"ultima_long_leaper.svg", with_moves<ultima>("8/lP6/8/P7/3P3K/P7/8/7k b", {"a7a1"})},
        {"ultima_coordinator.svg", with_moves<ultima>("8/2k2P2/8/2P5/8/8/8/K4c2 b", {"f1f5"})},
        {"ultima_immobilizer.svg", with_moves<ultima>("8/4l3/1pcx1k2/2I2p2/3w4/8/6K1/8 b", {})},
        {"ultima_chameleon.svg", with_moves<ultima>("7k/8/8/8/8/4X3/1p6/1P1X3K w", {"e3b3", "d1b3"})},
        {"ultimatum_palace.svg", with_moves<games::ultimatum>("10/10/5K4/10/2b7/10/10/10/4k5/10 w - 0 1", {"f8e9"})},
        {"ultimatum_start.svg", picture(start<games::ultimatum>())},
    };
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// Prints what is wrong with the files of a directory; returns whether anything is.
bool complain(const std::filesystem::path& directory, const std::map<std::string, std::string>& pictures) {
    bool wrong = false;
    const auto say = [&](std::string_view what, const std::string& name) {
        std::cout << what << " " << name << '\n';
        wrong = true;
    };
    for (const auto& [name, svg] : pictures) {
        if (!exists(directory / name)) {
            say("there is no picture", name);
        } else if (text_of(directory / name) != svg) {
            say("this picture is made differently now:", name);
        }
    }
    for (const auto& file : std::filesystem::directory_iterator{directory}) {
        const std::string name = file.path().filename().string();
        if (!pictures.contains(name)) say("nothing makes this picture:", name);
    }
    return wrong;
}

} // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const std::string_view task = arguments[1];
    const std::filesystem::path directory = arguments[2];
    const auto pictures = make_pictures();
    if (task == "--check") return complain(directory, pictures) ? 1 : 0;
    if (task != "--write") return 2;
    create_directories(directory);
    for (const auto& [name, svg] : pictures) std::ofstream{directory / name, std::ios::binary} << svg;
    return 0;
}
