#!/bin/sh
# rooms.sh INCLUDE_DIRECTORY
#
# Checks the headers of INCLUDE_DIRECTORY/variantkit:
# - each room includes only the rooms it may include, and of the headers above the rooms only config.hpp;
# - no room but games names a game, outside comments;
# - every header is guarded;
# - <room>.hpp gathers all headers of its room, and variantkit.hpp all rooms.
# One line a finding; fails when there is any.
set -eu
cd "$1/variantkit"
find . -name '*.hpp' | sed 's,^\./,,' | LC_ALL=C sort | {
    set --
    while IFS= read -r header; do set -- "$@" "$header"; done
    [ $# -gt 0 ] || { echo "no headers"; exit 1; }
    exec awk '
        BEGIN {
            below["board"] = " "
            below["piece"] = " board "
            below["rules"] = " piece board "
            below["play"] = " rules piece board "
            below["notation"] = below["search"] = below["view"] = " play rules piece board "
            below["games"] = " notation play rules piece board "
            below["check"] = below["protocol"] = " notation search play rules piece board "
        }

        function finding(text) { print FILENAME ": " text; bad = 1 }

        # Notes what must be gathered, and where: headers in their rooms, rooms in variantkit.hpp.
        function note_gathering(header, room) {
            if (room == "") {
                room = substr(header, 1, length(header) - 4)
                if (room in below) needed["variantkit.hpp", header] = 1
            } else needed[room ".hpp", header] = 1
        }

        function finish() { if (previous != "" && !guarded) { print previous ": no #pragma once, no guard"; bad = 1 } }

        # The line without comments; strings and characters are kept whole, so that what is in them is no comment.
        function code(line,    result) {
            result = ""
            while (line != "") {
                if (in_comment) {
                    if (!match(line, /\*\//)) return result
                    line = substr(line, RSTART + 2)
                    in_comment = 0
                } else if (match(line, /"([^"\\]|\\.)*"|\047([^\047\\]|\\.)\047|\/\/|\/\*/)) {
                    token = substr(line, RSTART, RLENGTH)
                    result = result substr(line, 1, RSTART - 1)
                    if (token == "//") return result
                    line = substr(line, RSTART + RLENGTH)
                    if (token == "/*") in_comment = 1
                    else result = result token
                } else return result line
            }
            return result
        }

        FNR == 1 {
            finish()
            previous = FILENAME
            guarded = in_comment = 0
            guard = ""
            room = FILENAME ~ /\// ? substr(FILENAME, 1, index(FILENAME, "/") - 1) : ""
            if (room != "" && !(room in below)) finding("not a room: " room)
            note_gathering(FILENAME, room)
        }

        { line = code($0) }

        line ~ /^[ \t]*#[ \t]*pragma[ \t]+once/ { guarded = 1 }
        line ~ /^[ \t]*#[ \t]*ifndef[ \t]+VARIANTKIT_/ && !guarded { guard = line; sub(/.*ifndef[ \t]+/, "", guard) }
        line ~ /^[ \t]*#[ \t]*define[ \t]+VARIANTKIT_/ && guard != "" && index(line, guard) { guarded = 1 }

        room == "" && line ~ /^[ \t]*#[ \t]*include[ \t]*<variantkit\// {
            target = line
            sub(/^[^<]*<variantkit\//, "", target)
            sub(/>.*/, "", target)
            gathered[FILENAME, target] = 1
        }
        room != "" && line ~ /^[ \t]*#[ \t]*include[ \t]*"/ {
            finding(FNR ": write <variantkit/...>, not " line)
        }
        room != "" && line ~ /^[ \t]*#[ \t]*include[ \t]*<variantkit\// {
            target = line
            sub(/^[^<]*<variantkit\//, "", target)
            sub(/>.*/, "", target)
            target_room = target ~ /\// ? substr(target, 1, index(target, "/") - 1) : ""
            if (target_room == "") {
                if (target != "config.hpp") finding(FNR ": a room may not include " target)
            } else if (target_room != room && !index(below[room], " " target_room " ")) {
                finding(FNR ": " room " may not include " target)
            }
        }

        room != "" && room != "games" {
            words = " " line " "
            gsub(/[^A-Za-z0-9_]/, " ", words)
            if (match(words, / (ultima|ultimatum|epsilon|u_chess|delta) /)) {
                finding(FNR ": names a game:" substr(words, RSTART, RLENGTH))
            }
        }

        END {
            finish()
            for (pair in needed) {
                if (pair in gathered) continue
                split(pair, headers, SUBSEP)
                print headers[1] ": does not gather " headers[2]
                bad = 1
            }
            exit bad
        }
    ' "$@"
}
