#!/bin/sh
# compile.sh COMPILER MAIN FLAG...
#
# Compiles and runs the consumer with no build system. A FLAG "pkg-config" stands for what pkg-config says.
set -eu
compiler=$1
main=$2
shift 2
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
if [ "$1" = pkg-config ]; then
    # shellcheck disable=SC2046 # flags are words
    set -- $(pkg-config --cflags variantkit)
fi
set -x
"$compiler" -std=c++20 -O0 "$@" "$main" -o "$directory/consumer"
"$directory/consumer"
