#!/bin/sh
# Counts known perft with every compiler, standard library, target and optimisation at hand:
#   tests/compilers.sh [--install] [--update] [TEXT...]
#   --install   installs what is missing first (Debian, as root)
#   --update    puts the table into docs/reference/compilers.md
#   TEXT        tries only rows that contain one of these texts, such as clang++-19 or wasm32
# Takes some 20 minutes of processor time in all. What is not installed is not tried, and the table says so; fails when
# something that was tried fails.
set -eu
cd "$(dirname "$0")/.."
. cmake/install_packages.sh

page=docs/reference/compilers.md
update=
while :; do
    case ${1:-} in
    --install)
        install_packages g++ g++-multilib librange-v3-dev clang-14 clang-16 clang-19 libc++-19-dev libc++abi-19-dev \
            lld-19 libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc nodejs
        ;;
    --update) update=yes ;;
    *) break ;;
    esac
    shift
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

wanted() {
    [ $# -gt 1 ] || return 0
    row=$1
    shift
    for text in "$@"; do
        case $row in *"$text"*) return 0 ;; esac
    done
    return 1
}

cat >"$work/wasm.mjs" <<'END'
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';
const wasi = new WASI({ version: 'preview1', returnOnExit: true });
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
END

# try_row COMPILER LIBRARY TARGET OPTIONS RUNNER: one line of the table.
try_row() {
    compiler=$1 library=$2 target=$3 options=$4 runner=$5
    case $library in libc++) flag_library=-stdlib=libc++ ;; *) flag_library= ;; esac
    case $target in
    x86) flag_target=-m32 ;;
    wasm32) flag_target="--target=wasm32-wasi -fno-exceptions" flag_library= ;;
    *) flag_target= ;;
    esac
    if ! command -v "$compiler" >/dev/null; then
        version=$compiler result="not installed"
    else
        version="$compiler $("$compiler" -dumpfullversion 2>/dev/null || "$compiler" -dumpversion)"
        # What a compiler needs for a target is there when an empty program can be made of it.
        # shellcheck disable=SC2086 # flags are words
        if ! echo '#include <string>
            int main() {}' | "$compiler" -std=c++20 $flag_library $flag_target -x c++ - -o "$work/empty" 2>/dev/null; then
            result="target or library not installed"
        elif ! "$compiler" -std=c++20 -DNDEBUG $flag_library $flag_target $options -Iinclude tests/builds/known_perft.cpp \
            -o "$work/program" >"$work/log" 2>&1; then
            result="does not compile" failed=1
            grep -m 3 "error" "$work/log" >&2 || cat "$work/log" >&2
        elif output=$($runner "$work/program" 2>&1); then
            result="$(echo "$output" | tail -n 1)"
        else
            result="wrong" failed=1
            echo "$output" >&2
        fi
    fi
    echo "| $version | $library | $target | \`$options\` | $result |" | tee -a "$work/table"
}

{
    echo '| compiler | standard library | target | options | result |'
    echo '| --- | --- | --- | --- | --- |'
} | tee "$work/table"

portable='-O3 -march=native -DVARIANTKIT_PORTABLE'
while IFS='|' read -r compiler library target options; do
    wanted "$compiler|$library|$target|$options" "$@" || continue
    case $target in wasm32) runner="node --no-warnings $work/wasm.mjs" ;; *) runner= ;; esac
    try_row "$compiler" "$library" "$target" "$options" "$runner"
done <<END
g++|libstdc++|x86-64|-O0
g++|libstdc++|x86-64|-O2
g++|libstdc++|x86-64|-O3 -march=native
g++|libstdc++|x86-64|$portable
g++|libstdc++|x86|-O0
g++|libstdc++|x86|-O2
g++|libstdc++|x86|-O3 -march=native
clang++-14|libstdc++|x86-64|-O0
clang++-14|libstdc++|x86-64|-O2
clang++-16|libstdc++|x86-64|-O0
clang++-16|libstdc++|x86-64|-O2
clang++-19|libstdc++|x86-64|-O0
clang++-19|libstdc++|x86-64|-O2
clang++-19|libstdc++|x86-64|-O3 -march=native
clang++-19|libstdc++|x86|-O2
clang++-19|libc++|x86-64|-O0
clang++-19|libc++|x86-64|-O2
clang++-19|libc++|wasm32|-O0
clang++-19|libc++|wasm32|-O2
END

if [ -n "$update" ]; then
    [ $# -eq 0 ] || { echo "compilers.sh: --update is for the whole table" >&2 && exit 2; }
    awk -v table="$work/table" '
        /^\|/ { if (!done) while ((getline line <table) > 0) print line; done = 1; next }
        { print }
    ' "$page" >"$work/page"
    cp "$work/page" "$page"
fi
exit $failed
