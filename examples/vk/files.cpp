#include "files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <system_error>

#include "failure.hpp"

namespace vk {

namespace {

[[noreturn]] void fail(const std::string& what, const std::string& name, const std::string& why) {
    throw failure{"cannot " + what + " " + name + (why.empty() ? "" : ": " + why)};
}
[[nodiscard]] std::string last_error() { return errno == 0 ? std::string{} : std::strerror(errno); }

} // namespace

std::string read_file(const std::string& name) {
    if (name == "-") return {std::istreambuf_iterator<char>{std::cin}, {}};
    std::error_code error;
    if (std::filesystem::is_directory(name, error)) fail("read", name, "it is a directory");
    errno = 0;
    std::ifstream file{name, std::ios::binary};
    if (!file) fail("read", name, last_error());
    std::string contents{std::istreambuf_iterator<char>{file}, {}};
    if (file.bad()) fail("read", name, last_error());
    return contents;
}

void write_file(const std::string& name, const std::string& contents) {
    if (name == "-") {
        std::cout << contents;
        return;
    }
    // What is no plain file, a device or a pipe, is written to; it must not be replaced.
    std::error_code error;
    const auto kind = std::filesystem::status(name, error).type();
    const bool replaces = kind == std::filesystem::file_type::not_found || kind == std::filesystem::file_type::regular;
    const std::string target = replaces ? name + ".part" : name;
    errno = 0;
    {
        std::ofstream file{target, std::ios::binary};
        if (!file) fail("write", name, last_error());
        file << contents;
        file.close();
        if (!file) {
            const std::string why = last_error();
            if (replaces) std::filesystem::remove(target, error);
            fail("write", name, why);
        }
    }
    if (!replaces) return;
    std::filesystem::rename(target, name, error);
    if (error) {
        const std::string why = error.message();
        std::filesystem::remove(target, error);
        fail("write", name, why);
    }
}

growing_file::growing_file(const std::string& name) : member_name(name) {
    if (name == "-") return;
    errno = 0;
    member_file.open(name, std::ios::binary);
    if (!member_file) fail("write", name, last_error());
}

void growing_file::add(const std::string& text) {
    std::ostream& stream = member_name == "-" ? std::cout : member_file;
    errno = 0;
    stream << text << std::flush;
    if (!stream) fail("write", member_name, last_error());
}

} // namespace vk
