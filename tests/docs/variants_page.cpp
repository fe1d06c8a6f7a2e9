// The page on all variants: `variants_page --write FILE ROOT` makes it, `variants_page --check FILE ROOT` sees that the
// file is as it would be made. ROOT is the directory of the repository.
#include "variants_page.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>

namespace {

using variants_page::entry;

constexpr std::array<std::string_view, 9> policies{"board",    "army",      "setup",  "turn",    "mobility",
                                                   "legality", "promotion", "ending", "notation"};

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

/// The text without comments (of either kind outside literals), so that braces and names are code.
std::string without_comments(const std::string& text) {
    std::string code;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!quoted && text.compare(i, 2, "//") == 0) {
            i = std::min(text.find('\n', i), text.size() - 1);
        } else if (!quoted && text.compare(i, 2, "/*") == 0) {
            i = std::min(text.find("*/", i), text.size() - 2) + 1;
            continue;
        }
        if (text[i] == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
        code += text[i];
    }
    return code;
}

/// One line, names without the library's namespace.
std::string shown(std::string text) {
    std::string line;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\t';
        if (!blank) line += c;
        if (blank && !line.empty() && line.back() != ' ' && line.back() != '<') line += ' ';
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    replace_all(line, "variantkit::", "");
    return line;
}

/// A struct as its source has it.
struct source {
    std::string base;                            ///< "" when there is none
    std::map<std::string, std::string> policies; ///< those that it names itself
};

/// Where a struct's body ends, which begins at the brace on `begin`.
std::size_t end_of_body(const std::string& code, std::size_t begin) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = begin; i < code.size(); ++i) {
        if (code[i] == '"') quoted = !quoted;
        if (quoted) continue;
        if (code[i] == '{') ++depth;
        if (code[i] == '}' && --depth == 0) return i;
    }
    throw std::runtime_error{"a struct does not end"};
}

source read_source(const std::string& code, const std::string& type) {
    const std::string head = "\nstruct " + type;
    std::size_t at = code.find(head + " ");
    if (at == std::string::npos) throw std::runtime_error{"no struct " + type + " is found"};
    at += head.size();
    const std::size_t open = code.find('{', at);
    source read;
    if (const std::size_t colon = code.find(':', at); colon < open)
        read.base = shown(code.substr(colon + 1, open - colon - 1));
    const std::size_t end = end_of_body(code, open);
    for (std::size_t i = open + 1; i < end; ++i) {
        if (code[i] == '{') {
            i = end_of_body(code, i);
            continue;
        }
        for (const std::string_view policy : policies) {
            const std::string named = "using " + std::string{policy} + " =";
            if (code.compare(i, named.size(), named) == 0) {
                const std::size_t stop = code.find(';', i);
                read.policies[std::string{policy}] = shown(code.substr(i + named.size(), stop - i - named.size()));
            }
            const std::string defined = "struct " + std::string{policy} + " ";
            if (code.compare(i, defined.size(), defined) == 0)
                read.policies[std::string{policy}] = "a struct of its own";
        }
    }
    return read;
}

/// The last part of a name with namespaces.
std::string last_name(std::string_view type) {
    const std::size_t at = type.rfind(':');
    return std::string{at == std::string_view::npos ? type : type.substr(at + 1)};
}

std::filesystem::path path_of(const std::filesystem::path& root, std::string_view header) {
    return root / (header.starts_with("variantkit/") ? "include" : "examples") / header;
}

std::string code_text(std::string text) {
    replace_all(text, "|", "\\|");
    return "`" + text + "`";
}

std::string make_page(std::vector<entry> entries, const std::filesystem::path& root) {
    const auto is_game = [](const entry& one) { return one.header.starts_with("variantkit/"); };
    std::stable_sort(entries.begin(), entries.end(), [&](const entry& a, const entry& b) {
        if (is_game(a) != is_game(b)) return is_game(a);
        return !is_game(a) && a.name < b.name;
    });

    std::string overview = "| variant | made from | lines | squares | pieces |\n| --- | --- | ---: | ---: | --- |\n";
    std::string sections;
    for (const entry& one : entries) {
        const auto path = path_of(root, one.header);
        const std::string text = text_of(path);
        const source read = read_source(without_comments(text), last_name(one.type));
        const std::string name{one.name};
        const auto parent = std::find_if(entries.begin(), entries.end(), [&](const entry& other) {
            return last_name(other.type) == last_name(read.base);
        });
        const std::string base = parent == entries.end() ? read.base : std::string{parent->name};
        const std::string base_link = base.empty() ? "" : "[" + base + "](#" + base + ")";
        const std::string lines = std::to_string(std::count(text.begin(), text.end(), '\n'));
        const std::string repository_path = path.lexically_relative(root).generic_string();
        overview += "| [" + name + "](#" + name + ") | " + base_link + " | " + lines + " | " +
                    std::to_string(one.squares) + " | " + one.pieces + " |\n";

        sections +=
            "\n## " + name + "\n\n[`" + repository_path + "`](../../" + repository_path + "), " + lines + " lines\n\n";
        sections += "| policy | |\n| --- | --- |\n";
        std::string inherited;
        for (const std::string_view policy : policies) {
            const auto found = read.policies.find(std::string{policy});
            if (found != read.policies.end()) {
                const bool plain = found->second == "a struct of its own";
                sections +=
                    "| " + std::string{policy} + " | " + (plain ? found->second : code_text(found->second)) + " |\n";
            } else {
                inherited += (inherited.empty() ? "" : ", ") + std::string{policy};
            }
        }
        if (!base.empty() && !inherited.empty()) sections += "| " + inherited + " | as " + base_link + " |\n";
    }
    return "# All variants\n\n"
           "The games of the library and the variants among its examples, with the policies that each names. A program "
           "makes this page "
           "from\nthe rulesets and their headers, and the tests see that it is up to date. Policies that a ruleset "
           "does not name are those "
           "of the\none it is made from or, where there is none, what [the "
           "design](../explanation/design.md#structs-of-policies) says. "
           "Lines are those of the\nheader, comments included; a header may have several rulesets.\n\n" +
           overview + sections;
}

} // namespace

int main(int count, char** arguments) try {
    if (count != 4) return 2;
    const std::string_view task = arguments[1];
    const std::filesystem::path file = arguments[2];
    const std::string page = make_page(variants_page::entries(), arguments[3]);
    if (task == "--write") {
        create_directories(file.parent_path());
        std::ofstream{file, std::ios::binary} << page;
        return 0;
    }
    if (task != "--check") return 2;
    if (text_of(file) == page) return 0;
    std::cout << "this page is made differently now: " << file.string()
              << " (build the target variantkit_docs_rewrite_variants)\n";
    return 1;
} catch (const std::exception& problem) {
    std::cout << problem.what() << '\n';
    return 1;
}
