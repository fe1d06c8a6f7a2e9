/// \file
/// Endgame tables in files.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/board/result.hpp>
#include <variantkit/search/endgame_symmetries.hpp>
#include <variantkit/search/endgame_table.hpp>

namespace variantkit {

namespace detail {

// A file is, numbers with their lowest byte first:
// - `endgame_file_mark`, then the version (4 bytes);
// - the ruleset's name and the material's text, each after its length (2 bytes); the rules' fingerprint (8);
// - the symmetries: how many (1), then for each whether it exchanges the sides (1) and where the squares go (2 each);
// - the dictionary without its number 0: how many (2), then for each 0 draw, 1 win, 2 loss (1) and plies (2);
// - bytes of an entry (1), how many entries (8), the entries;
// - a checksum of all that (8).

inline constexpr std::string_view endgame_file_mark = "variantkit endgame\n";
inline constexpr std::uint32_t endgame_file_version = 1;

/// A checksum, byte by byte.
class checksum {
public:
    void add(std::string_view bytes) {
        for (const char byte : bytes) {
            member_word = (member_word << 8U) | static_cast<unsigned char>(byte);
            if (++member_count % 8 == 0) member_sum = mix(member_sum, member_word);
        }
    }
    [[nodiscard]] std::uint64_t value() const { return mix(mix(member_sum, member_word), member_count); }

private:
    std::uint64_t member_sum = 0;
    std::uint64_t member_word = 0;
    std::uint64_t member_count = 0;
};

/// Writes numbers, and sums up what it has written.
class endgame_writer {
public:
    explicit endgame_writer(std::ostream& out) : member_out{out} {}

    void text(std::string_view bytes) {
        member_out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        member_sum.add(bytes);
    }
    void number(std::uint64_t value, int bytes) {
        std::string written;
        for (int i = 0; i < bytes; ++i) written += static_cast<char>(value >> unsigned(8 * i));
        text(written);
    }
    void sized_text(std::string_view bytes) {
        number(bytes.size(), 2);
        text(bytes);
    }
    void sum() { number(member_sum.value(), 8); }

private:
    std::ostream& member_out;
    checksum member_sum;
};

/// Reads numbers, and sums up what it has read; `good` until the file has ended too soon.
class endgame_reader {
public:
    explicit endgame_reader(std::istream& in) : member_in{in} {}

    [[nodiscard]] bool good() const { return member_good; }

    [[nodiscard]] std::string text(std::size_t size) {
        std::string bytes(size, '\0');
        member_in.read(bytes.data(), static_cast<std::streamsize>(size));
        member_good = member_good && member_in.gcount() == static_cast<std::streamsize>(size);
        member_sum.add(bytes);
        return bytes;
    }
    [[nodiscard]] std::uint64_t number(int bytes) {
        std::uint64_t value = 0;
        const std::string read = text(std::size_t(bytes));
        for (int i = bytes; i-- > 0;) value = (value << 8U) | static_cast<unsigned char>(read[std::size_t(i)]);
        return value;
    }
    [[nodiscard]] std::string sized_text() { return text(std::size_t(number(2))); }

    /// Whether the checksum that comes now is right, and nothing comes behind it.
    [[nodiscard]] bool sum_is_right() {
        const std::uint64_t sum = member_sum.value();
        return number(8) == sum && good() && member_in.peek() == std::istream::traits_type::eof();
    }

private:
    std::istream& member_in;
    checksum member_sum;
    bool member_good = true;
};

/// A number for the rules: what the moves of some positions of a material lead to.
template <class Rules>
[[nodiscard]] std::uint64_t rules_fingerprint(const endgame_material<Rules>& material) {
    const auto unchanged = board_symmetries<typename Rules::board>().front();
    std::mt19937_64 generator{1};
    std::uint64_t fingerprint = 0;
    for (int i = 0; i < 200; ++i) {
        const auto position = random_placement(material, generator);
        if (!position) break;
        const auto facts = facts_of(*position, unchanged, true);
        fingerprint = mix(fingerprint, board_key(*position));
        fingerprint = mix(fingerprint, static_cast<std::uint64_t>(facts.value.result) * 4 + (facts.possible ? 2U : 0U) +
                                           (facts.over ? 1U : 0U));
        for (const std::uint64_t next : facts.next) fingerprint = mix(fingerprint, next);
    }
    return fingerprint;
}

/// "" or what is wrong with the file; `table` is there when nothing is.
template <class Rules>
[[nodiscard]] std::string read_endgame(std::istream& in, std::optional<endgame_table<Rules>>& table) {
    using board = typename Rules::board;
    const std::string damaged = "the file is damaged";
    endgame_reader reader{in};
    if (reader.text(endgame_file_mark.size()) != endgame_file_mark) return "this is no file of an endgame table";
    if (const std::uint64_t version = reader.number(4); reader.good() && version != endgame_file_version) {
        return "the file is of version " + std::to_string(version) + ", not " + std::to_string(endgame_file_version);
    }
    const std::string name = reader.sized_text();
    if (!reader.good()) return damaged;
    if (name != Rules::name) return "the file is about " + name + ", not " + std::string{Rules::name};
    const auto material = endgame_material<Rules>::read(reader.sized_text());
    const std::uint64_t fingerprint = reader.number(8);
    if (!reader.good() || !material || material->size() > int(endgame_placement::most_pieces)) return damaged;
    if (fingerprint != rules_fingerprint(*material)) return "the file was made by other rules of " + name;

    std::vector<board_symmetry<board>> symmetries(std::size_t(reader.number(1)));
    const auto known = board_symmetries<board>();
    for (auto& symmetry : symmetries) {
        symmetry.exchanges_sides = reader.number(1) != 0;
        for (auto& to : symmetry.to) to = static_cast<std::uint16_t>(reader.number(2));
        if (!reader.good() || std::find(known.begin(), known.end(), symmetry) == known.end()) return damaged;
    }
    if (!is_group(symmetries)) return damaged;

    typename endgame_table<Rules>::dictionary meanings(1);
    for (std::uint64_t left = reader.number(2); left > 0 && reader.good(); --left) {
        const std::uint64_t result = reader.number(1);
        if (result > 2) return damaged;
        meanings.emplace_back(endgame_value{static_cast<endgame_result>(result), static_cast<int>(reader.number(2))});
    }
    const std::uint64_t width = reader.number(1);
    const std::uint64_t size = reader.number(8);
    // Nothing is made room for before the file is known to be long enough.
    const endgame_index<Rules> index{*material, symmetries};
    if (!reader.good() || width != (meanings.size() > 256 ? 2U : 1U) || size != index.size() || size == 0)
        return damaged;
    const auto here = in.tellg();
    in.seekg(0, std::ios::end);
    const auto end = in.tellg();
    in.seekg(here);
    if (!in.good() || static_cast<std::uint64_t>(end - here) != size * width + 8) return damaged;

    const auto read_values = [&]<class Byte>(Byte) -> std::string {
        std::vector<Byte> values(static_cast<std::size_t>(size));
        constexpr std::size_t block = 1 << 16;
        for (std::size_t done = 0; done < values.size(); done += block) {
            const std::size_t count = std::min(block, values.size() - done);
            const std::string bytes = reader.text(count * sizeof(Byte));
            for (std::size_t i = 0; i < count; ++i) {
                unsigned value = 0;
                for (std::size_t k = sizeof(Byte); k-- > 0;)
                    value = (value << 8U) | static_cast<unsigned char>(bytes[i * sizeof(Byte) + k]);
                if (value >= meanings.size()) return damaged;
                values[done + i] = static_cast<Byte>(value);
            }
        }
        if (!reader.sum_is_right()) return damaged;
        table.emplace(*material, symmetries, meanings, std::move(values));
        return {};
    };
    return width == 1 ? read_values(std::uint8_t{}) : read_values(std::uint16_t{});
}

} // namespace detail

/// Writes a table to a file, which appears when it is complete. Returns "", or what is wrong.
template <class Rules>
[[nodiscard]] std::string save_endgame(const endgame_table<Rules>& table, const std::string& path) {
    const std::string unfinished = path + ".part";
    {
        std::ofstream out{unfinished, std::ios::binary | std::ios::trunc};
        detail::endgame_writer writer{out};
        writer.text(detail::endgame_file_mark);
        writer.number(detail::endgame_file_version, 4);
        writer.sized_text(Rules::name);
        writer.sized_text(table.pieces().text());
        writer.number(detail::rules_fingerprint(table.pieces()), 8);
        writer.number(table.symmetries().size(), 1);
        for (const auto& symmetry : table.symmetries()) {
            writer.number(symmetry.exchanges_sides ? 1 : 0, 1);
            for (const auto to : symmetry.to) writer.number(to, 2);
        }
        writer.number(table.meanings().size() - 1, 2);
        for (std::size_t i = 1; i < table.meanings().size(); ++i) {
            writer.number(static_cast<std::uint64_t>(table.meanings()[i]->result), 1);
            writer.number(static_cast<std::uint64_t>(table.meanings()[i]->plies), 2);
        }
        const int width = table.is_wide() ? 2 : 1;
        writer.number(static_cast<std::uint64_t>(width), 1);
        writer.number(table.index().size(), 8);
        constexpr std::uint64_t block = 1 << 16;
        std::string bytes;
        for (std::uint64_t done = 0; done < table.index().size(); done += block) {
            bytes.clear();
            for (std::uint64_t i = done; i < std::min(done + block, table.index().size()); ++i) {
                for (int k = 0; k < width; ++k) bytes += static_cast<char>(table.entry(i) >> unsigned(8 * k));
            }
            writer.text(bytes);
        }
        writer.sum();
        out.close();
        if (!out) {
            std::remove(unfinished.c_str());
            return "cannot write " + unfinished;
        }
    }
    if (std::rename(unfinished.c_str(), path.c_str()) != 0) {
        std::remove(unfinished.c_str());
        return "cannot write " + path;
    }
    return {};
}

/// Reads a table from a file; a damaged or foreign one is refused with the reason.
template <class Rules>
[[nodiscard]] result<endgame_table<Rules>> open_endgame(const std::string& path) {
    std::ifstream in{path, std::ios::binary};
    if (!in) return text_error::because("cannot open " + path);
    std::optional<endgame_table<Rules>> table;
    if (const std::string problem = detail::read_endgame<Rules>(in, table); !problem.empty()) {
        return text_error::because(problem, path);
    }
    return std::move(*table);
}

} // namespace variantkit
