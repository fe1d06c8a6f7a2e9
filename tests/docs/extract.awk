# Takes the code out of a page of the documentation, to be compiled and run.
#
#   awk -v page=docs/page.md -v out=DIRECTORY -f extract.awk docs/page.md
#
# Writes sources and expected outputs to DIRECTORY (which must exist), and to standard output a line a program:
#   run NAME       NAME.cpp has a main, which must print what is in NAME.out
#   compile NAME   NAME.cpp has none
#   console        the commands of console.txt must print what stands there
# Fails, naming page and line, where the page keeps to none of these conventions:
#
#   ```cpp      A block is a program of its own. It is compiled, and run if it has a main.
#   ```text     What the program before it prints, all of it.
#   ```console  Lines that begin with "$ " are commands, run from the root of the repository; the others are what they print.
#   ```LANGUAGE Anything else, not looked at. A block of no language is an error: "plain" is for what is none.
#
#   <!-- program -->, <!-- end of program -->    The blocks between are one program.
#   <!-- file: NAME.hpp -->                      The next block is that file; later blocks of the page include it.
#   <!-- cpp (line end) CODE --> (on a new line) Code of the program that readers do not see.

function fail(message) {
    printf "%s:%d: %s\n", page, FNR, message > "/dev/stderr"
    failed = 1
    exit 1
}

# Where the lines that follow come from, for the compiler's messages.
function origin(line) { return "#line " line " \"" page "\"\n" }

function finish_program(    name, file) {
    if (code == "") return
    name = ++programs
    file = out "/" name ".cpp"
    printf "%s", code > file
    close(file)
    if (code ~ /(^|\n)int main\(/) {
        file = out "/" name ".out"
        printf "%s", printed > file
        close(file)
        print "run " name
    } else {
        if (printed != "") fail("output of a program that has no main")
        print "compile " name
    }
    code = printed = ""
}

function begin_block() {
    language = substr($0, 4)
    opened = FNR
    if (language == "cpp") {
        if (file_name == "") {
            if (!joined) finish_program()
            code = code origin(FNR + 1)
        } else {
            file_text = "#pragma once\n" origin(FNR + 1)
        }
    } else if (language == "text") {
        if (code == "" || file_name != "") fail("```text shows what the program before it prints; there is none (```plain is for other text)")
    } else if (language == "") {
        fail("a block of code without a language (```plain is for none)")
    } else if (!joined) {
        finish_program()
    }
}

function end_block() {
    if (language == "cpp" && file_name != "") {
        printf "%s", file_text > (out "/" file_name)
        close(out "/" file_name)
        files[file_name] = 1
        file_name = ""
    }
    language = ""
    opened = 0
}

opened && /^```$/ { end_block(); next }
opened {
    if (language == "cpp" && file_name != "") {
        file_text = file_text $0 "\n"
    } else if (language == "cpp") {
        code = code $0 "\n"
    } else if (language == "text") {
        printed = printed $0 "\n"
    } else if (language == "console") {
        transcript = transcript $0 "\n"
    }
    if (language == "cpp" && match($0, /^#include "[^"]*"/)) included[substr($0, 11, RLENGTH - 11)] = 1
    next
}

hidden && /^-->$/ { hidden = 0; next }
hidden { code = code $0 "\n"; next }

/^ *```/ {
    if (/^ /) fail("a block of code that does not begin at the margin")
    begin_block()
    next
}
/^<!-- cpp$/ {
    if (!joined) fail("hidden code stands between <!-- program --> and <!-- end of program -->")
    code = code origin(FNR + 1)
    hidden = FNR
    next
}
/^<!-- program -->$/ {
    if (joined) fail("a program within a program")
    finish_program()
    joined = FNR
    next
}
/^<!-- end of program -->$/ {
    if (!joined) fail("the end of a program that has not begun")
    joined = 0
    finish_program()
    next
}
/^<!-- file: [a-z_0-9]+\.hpp -->$/ {
    if (joined) fail("a file within a program")
    finish_program()
    file_name = substr($0, 12, length($0) - 15)
    next
}
/<!--/ { fail("a comment that is none of the conventions: " $0) }

END {
    if (failed) exit 1
    if (opened) { FNR = opened; fail("this block of code does not end") }
    if (hidden) { FNR = hidden; fail("this hidden code does not end") }
    if (joined) { FNR = joined; fail("this program does not end") }
    if (file_name != "") fail("no block of code follows <!-- file: " file_name " -->")
    finish_program()
    for (name in files) {
        if (name in included) continue
        code = "#include \"" name "\"\n"
        finish_program()
    }
    if (transcript != "") {
        printf "%s", transcript > (out "/console.txt")
        print "console"
    }
}
