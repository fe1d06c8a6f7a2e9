#!/bin/sh
# check_reachable.sh DIRECTORY
#
# Every page below docs/ can be reached by links from docs/README.md.
set -eu
cd "$1"
# shellcheck disable=SC2046 # a list of words
awk '
function resolved(page, path) {
    sub(/[^\/]*$/, "", page)
    path = page path
    while (path ~ /[^\/]+\/\.\.\//) sub(/[^\/]+\/\.\.\//, "", path)
    return path
}
{
    pages[FILENAME] = 1
    line = $0
    while (match(line, /\]\([^) #]+\.md/)) {
        links[++count] = resolved(FILENAME, substr(line, RSTART + 2, RLENGTH - 2))
        origins[count] = FILENAME
        line = substr(line, RSTART + RLENGTH)
    }
}
END {
    reached["docs/README.md"] = 1
    do {
        grew = 0
        for (i = 1; i <= count; ++i)
            if ((origins[i] in reached) && !(links[i] in reached)) grew = reached[links[i]] = 1
    } while (grew)
    for (page in pages) if (!(page in reached)) { print page ": no way leads there from docs/README.md"; failed = 1 }
    exit failed
}' $(find docs -name '*.md' | sort)
