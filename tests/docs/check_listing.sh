#!/bin/sh
# check_listing.sh COMPILER PAGE [--update]
# The ```asm blocks of a page, one after the other, are what the compiler makes of its first ```cpp block. --update
# rewrites a page that has one such block. Wanted is g++ for x86-64; labels are numbered anew, names shortened.
set -eu
compiler=$1
page=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$(cd "$(dirname "$0")/../.." && pwd)

awk '/^```cpp$/ { on = 1; next } /^```$/ && on { exit } on' "$page" >"$work/block.cpp"
"$compiler" -std=c++20 -O2 -march=haswell -masm=intel -fno-asynchronous-unwind-tables -fcf-protection=none \
    -I "$root/include" -S -o "$work/block.s" "$work/block.cpp"

# Only the functions of the block itself; no directives.
c++filt <"$work/block.s" | awk '
    /^[a-z_]+\(.*\):$/ { on = 1; sub(/\(.*/, ":"); if (many++) print ""; print; next }
    on && /^\t\.size/ { on = 0 }
    !on || /^\t\./ || /^\.L[A-Z]/ { next }
    {
        gsub(/variantkit::|detail::|<rectangle<8, 8> >/, "")
        line = ""
        while (match($0, /\.L[0-9]+/)) {
            label = substr($0, RSTART, RLENGTH)
            if (!(label in number)) number[label] = ++labels
            line = line substr($0, 1, RSTART - 1) ".L" number[label]
            $0 = substr($0, RSTART + RLENGTH)
        }
        line = line $0
        if (line ~ /^\t/) { sub(/^\t/, "    ", line); sub(/\t/, " ", line) }
        print line
    }' >"$work/made"

if [ "${3:-}" = --update ]; then
    awk -v made="$work/made" '
        /^```asm$/ { print; while ((getline line < made) > 0) print line; skipping = 1; next }
        /^```$/ { skipping = 0 }
        !skipping' "$page" >"$work/page"
    cp "$work/page" "$page"
fi

awk '/^```asm$/ { on = 1; next } /^```$/ { on = 0 } on' "$page" | grep -v '^$' >"$work/written"
grep -v '^$' "$work/made" | diff "$work/written" -
