# Read by the scripts of this folder: which games are measured, and how their perft programs are made.

kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
compiler=${CXX:-g++}
flags=${CXXFLAGS:--O3 -march=haswell}

# header_of GAME: the header that declares it.
header_of() {
    case $1 in
    ultima_*) echo variantkit/games/ultima.hpp ;;
    ultimatum_960) echo variantkit/games/ultimatum.hpp ;;
    *)
        if [ -f "include/variantkit/games/$1.hpp" ]; then
            echo "variantkit/games/$1.hpp"
        else
            echo "variants/$1.hpp"
        fi
        ;;
    esac
}

# rules_of GAME: its ruleset.
rules_of() {
    case $(header_of "$1") in
    variantkit/*) echo "variantkit::games::$1" ;;
    *) echo "$1" ;;
    esac
}

# compile_perft GAME WORDS...: calls the compiler, in the words given after the usual ones.
compile_perft() {
    game=$1
    shift
    # shellcheck disable=SC2086 # flags are words
    "$compiler" -std=c++20 -DNDEBUG $flags -Iinclude -Iexamples "-DCOUNTED_HEADER=<$(header_of "$game")>" \
        "-DCOUNTED_RULES=$(rules_of "$game")" benchmarks/support/perft.cpp "$@"
}

# put_table FILE PAGE: the table in FILE replaces the one of the same heading in PAGE.
put_table() {
    awk -v table="$1" '
        BEGIN { getline heading < table; close(table) }
        $0 == heading { while ((getline line < table) > 0) print line; skipping = 1; found = 1 }
        !/^\|/ { skipping = 0 }
        !skipping
        END { exit !found }' "$2" >"$1.page" || {
        echo "$2 has no table that begins with: $(head -n 1 "$1")" >&2
        return 1
    }
    cp "$1.page" "$2"
}
