#!/bin/sh
# check_figures.sh PAGE TABLE
#
# Every row of figures on PAGE is a row on TABLE as well: what the readme tells is what was measured.
set -eu
rows='^[|] [^|`]* [|]( [0-9.]* [|])+$'
grep -E "$rows" "$1" >/dev/null || {
    echo "$1: no row of figures"
    exit 1
}
grep -E "$rows" "$1" | while read -r row; do
    grep -qxF "$row" "$2" || echo "$1: not on $2: $row"
done | {
    ! grep .
}
