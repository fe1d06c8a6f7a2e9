#!/bin/sh
# Prints how many instructions perft takes a node, for every game: benchmarks/instructions.sh [--update] [GAME...]
#   --update   puts the table into docs/reference/performance.md as well, and its beginning into README.md
# Counted by cachegrind (Debian's valgrind), which repeats to the digit: the instructions of a depth less those of
# depth 1, divided by the nodes between. CXX and CXXFLAGS may name another compiler and processor.
set -eu
cd "$(dirname "$0")/.."
. benchmarks/support/perft_programs.sh

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
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

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

# row NAME GAME POSITION DEPTH LEAF_DEPTH
row() {
    case $wanted in
    "  ") ;;
    *" $2 "*) ;;
    *) return 0 ;;
    esac
    [ -x "$work/$2" ] || compile_perft "$2" -o "$work/$2"
    bulk=$(count "$work/$2" "$4" bulk "$3")
    leaf=$(count "$work/$2" "$5" every_leaf "$3")
    echo "| $1 | $4 | $bulk | $5 | $leaf |" | tee -a "$work/table"
}

{
    echo '| position | depth | bulk | depth | every leaf played |'
    echo '|---|--:|--:|--:|--:|'
} | tee "$work/table"
row 'Chess, Kiwipete' chess "$kiwipete" 4 3
row 'Chess' chess start 5 4
row 'U-Chess' u_chess start 6 5
row 'Ultima' ultima start 4 3
row 'Ultima, classic' ultima_classic start 4 3
row 'Ultima, pure' ultima_pure start 4 3
row 'Ultimatum' ultimatum start 4 3
row 'Epsilon' epsilon start 3 2
row 'Epsilon, one turn more' epsilon start 4 2
row 'Delta' delta start 6 5
for header in examples/variants/*.hpp; do
    name=$(basename "$header" .hpp)
    depth=4
    case $name in
    checkers | international_draughts | othello) depth=7 ;;
    gomoku) depth=3 ;;
    connect6 | amazons) depth=2 ;;
    esac
    row "\`$name\`" "$name" start $depth $((depth == 2 ? 2 : depth - 1))
done

[ -z "$update" ] || {
    put_table "$work/table" docs/reference/performance.md
    {
        echo '| game | depth | counted | depth | played |'
        sed -n 2p "$work/table"
        grep -E '^\| (Chess, Kiwipete|U-Chess|Ultima|Ultimatum|Epsilon|Delta) \|' "$work/table"
    } >"$work/beginning"
    put_table "$work/beginning" README.md
}
