#!/bin/sh
# check_links.sh DIRECTORY
#
# Every link of the directory's pages, and of those in its docs/, leads to a file that is there and to a heading of it.
set -eu
cd "$1"
pages=$(find ./*.md docs -name '*.md' 2>/dev/null | sed 's|^\./||' | sort)
# shellcheck disable=SC2086 # a list of words
awk '
# The anchor of a heading, as on GitHub: small letters, no punctuation, hyphens for blanks.
function anchor(heading) {
    heading = tolower(heading)
    gsub(/\[|\]\([^)]*\)/, "", heading)
    gsub(/[^a-z0-9_ -]/, "", heading)
    gsub(/ /, "-", heading)
    return heading
}
function resolved(page, path) {
    sub(/[^\/]*$/, "", page)
    path = page path
    while (path ~ /[^\/]+\/\.\.\//) sub(/[^\/]+\/\.\.\//, "", path)
    return path
}
function complain(message) { print message; failed = 1 }

FNR == 1 { block = 0 }
/^```/ { block = !block }
block { next }
/^#+ / { heading = $0; sub(/^#+ /, "", heading); headings[FILENAME "#" anchor(heading)] = 1 }
{
    line = $0
    gsub(/`[^`]*`/, "", line)
    while (match(line, /\]\([^) ]+\)/)) {
        link = substr(line, RSTART + 2, RLENGTH - 3)
        line = substr(line, RSTART + RLENGTH)
        if (link ~ /^[a-z]+:/) continue
        links[++count] = link
        origins[count] = FILENAME
        lines[count] = FNR
    }
}
END {
    for (i = 1; i <= count; ++i) {
        path = section = links[i]
        sub(/#.*/, "", path)
        target = path == "" ? origins[i] : resolved(origins[i], path)
        place = origins[i] ":" lines[i] ": "
        if (system("test -e \"" target "\"") != 0) complain(place "there is no " target)
        else if (section ~ /#/) {
            sub(/^[^#]*#/, "", section)
            if (!((target "#" section) in headings)) complain(place target " has no section " section)
        }
    }
    exit failed
}' $pages
