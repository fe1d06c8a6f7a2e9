#!/usr/bin/env bash
# Counts perft side by side with what Debian packages, and prints ratios: benchmarks/compare.sh [--update] [ROUNDS]
#   --update   puts the table into docs/reference/performance.md as well
# Each engine counts the same positions in turn, ROUNDS times (5); a time is the CPU time of a whole run less that of a
# run to depth 1, and the median counts. Wanted are Debian's stockfish and fairy-stockfish. CXX and CXXFLAGS may name
# another compiler and processor than g++ -O3 -march=native.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
PATH=$PATH:/usr/games
CXXFLAGS=${CXXFLAGS:--O3 -march=native}
. benchmarks/support/perft_programs.sh

update=
if [ "${1:-}" = --update ]; then
    update=yes
    shift
fi
rounds=${1:-5}
for engine in stockfish fairy-stockfish; do
    command -v $engine >/dev/null || {
        echo "compare.sh: $engine is not here (Debian: apt-get install $engine)" >&2
        exit 1
    }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# cpu COMMAND...: its CPU seconds; what it says goes to $work/said.
cpu() {
    local TIMEFORMAT=%U
    { time "$@" >"$work/said" 2>/dev/null; } 2>&1
}

# engine PROGRAM VARIANT POSITION DEPTH
engine() {
    local from="fen $3"
    [ "$3" != start ] || from=startpos
    printf 'uci\nsetoption name UCI_Variant value %s\nposition %s\ngo perft %s\nquit\n' "$2" "$from" "$4" | "$1"
}

# seconds WHO VARIANT POSITION DEPTH: for the moves behind the first; the nodes go to $work/nodes.
seconds() {
    local all first
    if [ "$1" = variantkit ]; then
        all=$(cpu "$work/$game" "$4" bulk "$3")
        tail -n 1 "$work/said" >"$work/nodes"
        first=$(cpu "$work/$game" 1 bulk "$3")
    else
        all=$(cpu engine "$1" "$2" "$3" "$4")
        sed -n 's/^Nodes searched: //p' "$work/said" >"$work/nodes"
        first=$(cpu engine "$1" "$2" "$3" 1)
    fi
    awk "BEGIN { spent = $all - $first; print (spent > 0.001 ? spent : 0.001) }"
}

median() { sort -n "$1" | awk '{ value[NR] = $1 } END { print NR % 2 ? value[(NR + 1) / 2] : (value[NR / 2] + value[NR / 2 + 1]) / 2 }'; }

# row NAME GAME VARIANT POSITION DEPTH ENGINES...: VARIANT is the engines' name of the game.
row() {
    local name=$1 variant=$3 position=$4 depth=$5 who nodes
    game=$2
    shift 5
    [ -x "$work/$game" ] || compile_perft "$game" -o "$work/$game"
    rm -f "$work"/times.*
    for ((i = 0; i < rounds; ++i)); do
        for who in variantkit "$@"; do
            seconds "$who" "$variant" "$position" "$depth" >>"$work/times.$who"
            nodes=$(cat "$work/nodes")
            if [ "$who" = variantkit ]; then
                ours=$nodes
            elif [ "$nodes" != "$ours" ]; then
                echo "compare.sh: $name: $who counts $nodes, variantkit $ours" >&2
            fi
        done
    done
    local mine line
    mine=$(median "$work/times.variantkit")
    line="| $name | $depth | $ours | $(awk "BEGIN { printf \"%.0f\", $ours / $mine / 1e6 }")"
    for who in stockfish fairy-stockfish; do
        if [ -f "$work/times.$who" ]; then
            line="$line | $(awk "BEGIN { printf \"%.1f\", $(median "$work/times.$who") / $mine }")"
        else
            line="$line | -"
        fi
    done
    echo "$line |" | tee -a "$work/table"
}

{
    echo '| position | depth | nodes | million nodes a second | times as fast as `stockfish` | as `fairy-stockfish` |'
    echo '|---|--:|--:|--:|--:|--:|'
} | tee "$work/table"
row 'Chess' chess chess start 6 stockfish fairy-stockfish
row 'Chess, Kiwipete' chess chess "$kiwipete" 5 stockfish fairy-stockfish
row 'Chess, endgame' chess chess '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1' 7 stockfish fairy-stockfish
row '`antichess`' antichess antichess start 6 fairy-stockfish
row '`breakthrough`' breakthrough breakthrough start 6 fairy-stockfish
row '`capablanca`' capablanca capablanca start 5 fairy-stockfish
row '`crazyhouse`' crazyhouse crazyhouse start 5 fairy-stockfish
row '`grand`' grand grand start 5 fairy-stockfish
row '`horde`' horde horde start 6 fairy-stockfish
row '`racing_kings`' racing_kings racingkings start 5 fairy-stockfish

[ -z "$update" ] || put_table "$work/table" docs/reference/performance.md
