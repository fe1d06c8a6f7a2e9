#!/bin/sh
# Prints how many instructions perft takes a node, for every game: benchmarks/instructions.sh [--update] [GAME...]
#   --update   puts the table into docs/reference/performance.md as well
# Counted by cachegrind (Debian's valgrind), which repeats to the digit: the instructions of a depth less those of
# depth 1, divided by the nodes between. CXX and CXXFLAGS may name another compiler and processor.
set -eu
cd "$(dirname "$0")/.."

update=
if [ "${1:-}" = --update ]; then
    update=yes
    shift
fi
wanted=" $* "
command -v valgrind >/dev/null || {
    echo "instructions.sh: valgrind is not here (Debian: apt-get install valgrind)" >&2
    exit 1
}

compiler=${CXX:-g++}
flags=${CXXFLAGS:--O3 -march=haswell}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

# The instructions of one run.
instructions() {
    valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
        awk '/I +refs/ {gsub(",", "", $NF); print $NF}'
}

# count PROGRAM DEPTH HOW POSITION: instructions a node.
count() {
    program=$1
    depth=$2
    shift 2
    nodes=$("$program" "$depth" "$@")
    first_nodes=$("$program" 1 "$@")
    all=$(instructions "$program" "$depth" "$@")
    first=$(instructions "$program" 1 "$@")
    awk "BEGIN { printf \"%.1f\", ($all - $first) / ($nodes - $first_nodes) }"
}

# row NAME HEADER RULES POSITION DEPTH LEAF_DEPTH
row() {
    case $wanted in
    "  ") ;;
    *" ${3##*::} "*) ;;
    *) return 0 ;;
    esac
    # shellcheck disable=SC2086 # flags are words
    if [ ! -x "$work/${3##*::}" ]; then
        "$compiler" -std=c++20 -DNDEBUG $flags -Iinclude -Iexamples "-DCOUNTED_HEADER=<$2>" "-DCOUNTED_RULES=$3" \
            benchmarks/instructions/perft.cpp -o "$work/${3##*::}"
    fi
    bulk=$(count "$work/${3##*::}" "$5" bulk "$4")
    leaf=$(count "$work/${3##*::}" "$6" every_leaf "$4")
    echo "| $1 | $5 | $bulk | $6 | $leaf |" | tee -a "$work/table"
}

games=variantkit/games
space=variantkit::games
{
    echo '| position | depth | bulk | depth | every leaf played |'
    echo '|---|--:|--:|--:|--:|'
} | tee "$work/table"
row 'Chess, Kiwipete' $games/chess.hpp $space::chess "$kiwipete" 4 3
row 'Chess' $games/chess.hpp $space::chess start 5 4
row 'U-Chess' $games/u_chess.hpp $space::u_chess start 6 5
row 'Ultima' $games/ultima.hpp $space::ultima start 4 3
row 'Ultima, classic' $games/ultima.hpp $space::ultima_classic start 4 3
row 'Ultima, pure' $games/ultima.hpp $space::ultima_pure start 4 3
row 'Ultimatum' $games/ultimatum.hpp $space::ultimatum start 4 3
row 'Epsilon' $games/epsilon.hpp $space::epsilon start 3 2
row 'Delta' $games/delta.hpp $space::delta start 6 5
for header in examples/variants/*.hpp; do
    name=$(basename "$header" .hpp)
    depth=4
    case $name in
    checkers | international_draughts | othello) depth=7 ;;
    gomoku) depth=3 ;;
    connect6 | amazons) depth=2 ;;
    esac
    row "\`$name\`" "variants/$name.hpp" "$name" start $depth $((depth - 1))
done

if [ -n "$update" ]; then
    page=docs/reference/performance.md
    awk -v table="$work/table" '
        /^\| position \| depth/ { while ((getline line < table) > 0) print line; skipping = 1 }
        !/^\|/ { skipping = 0 }
        !skipping' "$page" >"$work/page"
    cp "$work/page" "$page"
fi
