#!/bin/sh
# rooms.sh must find each of these faults, and none in the headers that have none.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0

# header PATH: a header with the lines of standard input.
header() {
    mkdir -p "$tree/variantkit/$(dirname "$1")"
    cat >"$tree/variantkit/$1"
}

# finds NAME TEXT: rooms.sh fails on the tree so far and says TEXT. The tree is emptied.
finds() {
    if output=$(sh "$here/rooms.sh" "$tree"); then
        echo "not found: $1" && failures=1
    fi
    case $output in
    *"$2"*) ;;
    *) echo "$1: expected '$2' in: $output" && failures=1 ;;
    esac
    rm -rf "$tree/variantkit"
}

header board/a.hpp <<'END'
#pragma once
#include <vector>
#include <variantkit/config.hpp>
#include <variantkit/board/b.hpp>
// ultima, epsilon
inline const char* site = "http://example/"; /* delta,
   u_chess */ inline int delta_file = 0;
END
header notation/a.hpp <<'END'
#ifndef VARIANTKIT_NOTATION_A_HPP
#define VARIANTKIT_NOTATION_A_HPP
#include <variantkit/play/a.hpp>
#include <variantkit/board/a.hpp>
#endif
END
header games/a.hpp <<'END'
#pragma once
#include <variantkit/notation/a.hpp>
struct ultima {};
END
header some.hpp <<'END'
#pragma once
#include <variantkit/games/a.hpp>
#include <variantkit/other.hpp>
END
for room in board games notation; do
    header $room.hpp <<END
#pragma once
#include <variantkit/$room/a.hpp>
END
done
header variantkit.hpp <<'END'
#pragma once
#include <variantkit/board.hpp>
#include <variantkit/games.hpp>
#include <variantkit/notation.hpp>
END
if ! sh "$here/rooms.sh" "$tree"; then
    echo "found faults where there are none" && failures=1
fi
rm -rf "$tree/variantkit"

header board/a.hpp <<'END'
#pragma once
#include <variantkit/piece/a.hpp>
END
finds "an arrow upwards" "board may not include piece/a.hpp"

header games/a.hpp <<'END'
#pragma once
  #  include <variantkit/search/a.hpp>
END
finds "an arrow sideways" "games may not include search/a.hpp"

header play/a.hpp <<'END'
#pragma once
#include <variantkit/perft.hpp>
END
finds "a room that includes a gathering header" "may not include perft.hpp"

header play/a.hpp <<'END'
#pragma once
#include "../search/a.hpp"
END
finds "an include by relative path" "write <variantkit/...>"

header cards/a.hpp <<'END'
#pragma once
END
finds "an unknown room" "not a room: cards"

header view/a.hpp <<'END'
#pragma once
/* a comment */ inline auto name = "//"; struct ultimatum; // another
END
finds "the name of a game" "names a game: ultimatum"

header view/a.hpp <<'END'
#pragma once
END
header view/b.hpp <<'END'
// #pragma once
END
finds "a header without guard" "view/b.hpp: no #pragma once"

header view/a.hpp <<'END'
#pragma once
END
header view/b.hpp <<'END'
#pragma once
END
header view.hpp <<'END'
#pragma once
#include <variantkit/view/b.hpp>
END
finds "a header that its room forgets" "view.hpp: does not gather view/a.hpp"

header view.hpp <<'END'
#pragma once
END
header variantkit.hpp <<'END'
#pragma once
END
finds "a room that the library forgets" "variantkit.hpp: does not gather view.hpp"

header view/readme.txt <<'END'
END
finds "an empty tree" "no headers"

exit $failures
