#!/bin/sh
# Builds the program vk, at build/release/vk, and shows what it does. Installs what is missing, where it may.
set -eu
cd "$(dirname "$0")/.."
. cmake/install_packages.sh
install_packages g++ cmake ninja-build librange-v3-dev libcli11-dev nlohmann-json3-dev

[ -f build/release/build.ninja ] || cmake --preset release -D VARIANTKIT_BUILD_TESTS=OFF -D VARIANTKIT_BUILD_BENCHMARKS=OFF
cmake --build --preset release --target vk --parallel "$(nproc)"

vk() {
    printf '\n$ vk %s\n' "$*"
    build/release/vk "$@"
}

vk games
vk replay ultima examples/games/ultima.txt
vk show ultimatum
vk perft chess 6
if [ -t 0 ] && [ -t 1 ]; then
    vk play ultima
else
    printf '\nTo play: build/release/vk play ultima\n'
fi
