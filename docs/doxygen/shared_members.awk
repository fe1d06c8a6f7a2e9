# awk -v members=docs/reference/members.md -f shared_members.awk HEADER
#
# Doxygen's input filter: the header with a comment, from the table of members.md, before each member of a class that has
# none of its own. Knows as much of C++ as clang-format leaves to be known: declarations begin and end with their lines.
BEGIN {
    while ((getline line <members) > 0) {
        if (line !~ /^\| `/) continue
        gsub(/\\\|/, SUBSEP, line)
        split(line, cells, "|")
        for (i = 2; i <= 3; ++i) {
            gsub(/^ +| +$/, "", cells[i])
            gsub(SUBSEP, "|", cells[i])
        }
        gsub(/`/, "", cells[2])
        meaning[cells[2]] = cells[3]
    }
    depth = 0
    scope[0] = "namespace"
}

# The name that a declaration declares, "" when it is none that members have.
function declared(text) {
    gsub(/\[\[[a-z_]+\]\]/, "", text)
    while (sub(/^ *template *<([^<>]|<([^<>]|<([^<>]|<[^<>]*>)*>)*>)*> */, "", text));
    gsub(/VARIANTKIT_[A-Z]+/, "", text)
    sub(/^ *requires.* static /, "static ", text)
    if (match(text, /^ *using [a-z_0-9]+ =/)) return word(text, 2)
    if (match(text, /^ *(struct|class) [a-z_0-9]+ *(final *)?[:{]/)) return word(text, 2)
    if (match(text, /operator( bool|\(\)|[^ (a-z]+) ?\(/)) {
        text = substr(text, RSTART, RLENGTH)
        sub(/ ?\($/, "", text)
        return text
    }
    if (match(text, /[=;{(]/)) {
        text = substr(text, 1, RSTART - 1)
        sub(/ +$/, "", text)
        sub(/.*[^a-z_0-9]/, "", text)
        return text
    }
    return ""
}

function word(text, number,    words) {
    split(text, words, /[ :{]+/)
    return words[1] == "" ? words[number + 1] : words[number]
}

function flush(comment,    i) {
    if (comment != "") {
        match(lines[1], /^ */)
        printf "%*s/// %s\n", RLENGTH, "", comment
    }
    for (i = 1; i <= count; ++i) print lines[i]
    count = 0
    statement = ""
}

{
    line = $0
    bare = line
    gsub(/"([^"\\]|\\.)*"|'([^'\\]|\\.)'/, "x", bare)
    comment_at = index(bare, "//")
    trailing = comment_at ? substr(bare, comment_at) : ""
    if (comment_at) bare = substr(bare, 1, comment_at - 1)

    if (count == 0 && bare ~ /^ *$/) {
        print line
        if (line ~ /\/\/\//) documented = 1
        else if (line !~ /\/\//) documented = 0
        next
    }
    if (count == 0 && bare ~ /^ *#|^ *(public|private|protected):/) {
        print line
        next
    }
    lines[++count] = line
    statement = statement " " bare
    if (trailing ~ /^\/\/\/</) documented = 1

    opening = gsub(/\{/, "{", bare)
    closing = gsub(/\}/, "}", bare)
    # What a template requires goes on, braces and all.
    if (inner > 0 || bare ~ /requires( *\(.*\))? *\{ *$/ || bare ~ /^ *requires/) {
        inner += opening - closing
        if (inner > 0 || bare !~ /; *$/) next
        opening = closing = 0
    }
    if (opening + closing == 0 && bare !~ /; *$/) next # goes on

    name = scope[depth] == "class" && !documented ? declared(statement) : ""
    kind = "code"
    head = statement
    while (gsub(/<[^<>{}]*>/, "", head));
    if (scope[depth] == "code") kind = "code"
    else if (head ~ /(^| )namespace( |\{)/) kind = "namespace"
    else if (head ~ /^ *(template *)?(requires.* )?(struct|class|union|enum)( |$)/) kind = head ~ /^ *enum/ ? "code" : "class"

    flush(name != "" && name in meaning ? meaning[name] : "")
    documented = 0
    for (i = 0; i < opening - closing; ++i) scope[++depth] = kind
    for (i = 0; i < closing - opening; ++i) --depth
}
END { flush("") }
