#!/bin/sh
# check_console.sh TRANSCRIPT
#
# Runs the commands of a transcript, the lines that begin with "$ "; with their output they must make the same transcript.
set -eu
actual=$(mktemp)
trap 'rm -f "$actual"' EXIT
while IFS= read -r line; do
    case $line in
    '$ '*)
        printf '%s\n' "$line"
        sh -c "${line#??}" 2>&1 </dev/null || true
        ;;
    esac
done <"$1" >"$actual"
diff -u --label "the page" --label "the commands" "$1" "$actual"
