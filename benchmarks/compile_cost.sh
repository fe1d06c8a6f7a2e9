#!/bin/sh
# Prints what compiling costs, CPU seconds and peak memory: benchmarks/compile_cost.sh [--update] [COMPILER...]
#   --update   puts the table into docs/reference/performance.md as well
# Measured by GNU time (Debian's time): perft of each game, everything at once (variantkit.hpp), and the units of the
# program vk: the one that takes longest, the one that takes most memory, all together.
set -eu
cd "$(dirname "$0")/.."
. benchmarks/support/perft_programs.sh
flags=-O2

update=
if [ "${1:-}" = --update ]; then
    update=yes
    shift
fi
[ $# -gt 0 ] || set -- g++ clang++-19
command -v /usr/bin/time >/dev/null || {
    echo "compile_cost.sh: GNU time is not here (Debian: apt-get install time)" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# cost COMMAND...: "seconds MiB".
cost() {
    /usr/bin/time -o "$work/time" -f '%U %S %M' "$@" >/dev/null
    awk '{ printf "%.1f %.0f\n", $1 + $2, $3 / 1024 }' "$work/time"
}

# row NAME COMMAND...: one cell pair a compiler; {} in the command stands for the compiler.
row() {
    name=$1
    shift
    line="| $name |"
    for compiler in $compilers; do
        line="$line $(compiler=$compiler && "$@" | sed 's/ / | /') |"
    done
    echo "$line" | tee -a "$work/table"
}

game_cost() {
    cost "$compiler" -std=c++20 -DNDEBUG $flags -Iinclude -Iexamples "-DCOUNTED_HEADER=<$(header_of "$1")>" \
        "-DCOUNTED_RULES=$(rules_of "$1")" -c benchmarks/support/perft.cpp -o "$work/unit.o"
}

everything_cost() {
    echo '#include <variantkit/variantkit.hpp>' >"$work/everything.cpp"
    cost "$compiler" -std=c++20 $flags -Iinclude -c "$work/everything.cpp" -o "$work/unit.o"
}

# All units of vk, as the build compiles them.
vk_cost() {
    [ -d "$work/$compiler" ] || {
        cmake -S . -B "$work/$compiler" -G Ninja -DCMAKE_BUILD_TYPE=Release "-DCMAKE_CXX_COMPILER=$compiler" \
            "-DCMAKE_CXX_COMPILER_LAUNCHER=/usr/bin/time;-a;-o;$work/$compiler.units;-f;%U %S %M" \
            -DVARIANTKIT_BUILD_TESTS=OFF -DVARIANTKIT_BUILD_BENCHMARKS=OFF -DVARIANTKIT_BUILD_EXAMPLES=ON
        cmake --build "$work/$compiler" --target vk
    } >"$work/log" 2>&1 || cat "$work/log" >&2
    awk -v what="$1" '
        { seconds = $1 + $2; sum += seconds
          if (seconds > most) most = seconds
          if ($3 > memory) memory = $3 }
        END { if (what == "sum") printf "%.0f %.0f\n", sum, memory / 1024; else printf "%.1f %.0f\n", most, memory / 1024 }
    ' "$work/$compiler.units"
}

compilers="$*"
heading='|' rule='|---|'
for compiler in $compilers; do
    heading="$heading | $compiler: CPU s | MiB"
    rule="$rule--:|--:|"
done
printf '%s |\n%s\n' "$heading" "$rule" | tee "$work/table"
for game in chess u_chess ultima ultimatum epsilon delta; do row "perft of \`$game\`" game_cost $game; done
row '`#include <variantkit/variantkit.hpp>`' everything_cost
row '`vk`: the costliest unit' vk_cost most
row '`vk`: all units' vk_cost sum

[ -z "$update" ] || put_table "$work/table" docs/reference/performance.md
