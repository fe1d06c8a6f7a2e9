#!/bin/sh
# Installs what is missing, then builds and tests presets of CMakePresets.json, with all cores:
#   tests/run.sh               release
#   tests/run.sh --sanitize    another one, or several: --debug --sanitize --clang --clang-19
#   tests/run.sh --all         all of them
#   tests/run.sh --exhaustive  release, and then what takes minutes each
set -eu
cd "$(dirname "$0")/.."
. cmake/install_packages.sh

presets=
exhaustive=
for option in "$@"; do
    case $option in
    --release | --debug | --sanitize | --clang | --clang-19) presets="$presets ${option#--}" ;;
    --exhaustive) exhaustive=yes ;;
    --all) presets="release debug sanitize clang clang-19" ;;
    *)
        sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2
        exit 2
        ;;
    esac
done
presets=${presets:-release}

packages="g++ binutils cmake ninja-build pkgconf librange-v3-dev catch2 nlohmann-json3-dev libcli11-dev libbenchmark-dev parallel doxygen tmux xboard xvfb"
for preset in $presets; do
    case $preset in clang | clang-19) packages="$packages $preset" ;; esac
done
# shellcheck disable=SC2086 # a list of words
install_packages $packages

for preset in $presets; do
    printf '\n=== %s\n' "$preset"
    cmake --preset "$preset"
    cmake --build --preset "$preset" --parallel "$(nproc)"
    ctest --preset "$preset" --parallel "$(nproc)"
done

if [ -n "$exhaustive" ]; then
    cmake --preset release
    cmake --build --preset release --parallel "$(nproc)"
    ctest --preset exhaustive --parallel "$(nproc)"
fi
