#!/bin/sh
# check_output.sh EXPECTED PROGRAM
#
# Runs the program, which must succeed and print what is in the file.
set -eu
actual=$(mktemp)
trap 'rm -f "$actual"' EXIT
"$2" >"$actual"
diff -u --label "the page" --label "the program" "$1" "$actual"
