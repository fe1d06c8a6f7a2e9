#!/bin/sh
# check_site.sh DIRECTORY
#
# Every link and picture of the directory's HTML pages leads to a file that is there, and to an anchor of it. Fails, too,
# when there is next to nothing to look at.
set -eu
cd "$1"
find . -name '*.html' | sed 's|^\./||' | LC_ALL=C sort | {
    set --
    while IFS= read -r page; do set -- "$@" "$page"; done
    [ $# -gt 0 ] || { echo "no pages in $(pwd)"; exit 1; }
    exec awk '
        function value_of(attribute) { return substr(attribute, index(attribute, "\"") + 1, length(attribute) - index(attribute, "\"") - 1) }
        {
            line = $0
            while (match(line, /(id|name|href|src)="[^"]*"/)) {
                attribute = substr(line, RSTART, RLENGTH)
                line = substr(line, RSTART + RLENGTH)
                value = value_of(attribute)
                if (attribute ~ /^(id|name)=/) anchors[FILENAME "#" value] = 1
                else if (value !~ /^([a-z]+:|#$|$)/ && value !~ /\$/) {
                    key = FILENAME SUBSEP value
                    if (!(key in seen)) seen[key] = FNR
                    ++count
                }
            }
        }
        END {
            for (key in seen) {
                split(key, parts, SUBSEP)
                target = parts[2]
                directory = parts[1]
                sub(/[^\/]*$/, "", directory)
                target = target ~ /^#/ ? parts[1] target : directory target
                while (target ~ /[^\/]+\/\.\.\//) sub(/[^\/]+\/\.\.\//, "", target)
                file = target
                sub(/[#?].*/, "", file)
                if (target ~ /#nested-classes$/) continue # Doxygen 1.9.4 makes such links where all nested classes are private
                if (!(file in there)) there[file] = (getline line <file) >= 0
                close(file)
                if (!there[file]) { print parts[1] ":" seen[key] ": there is no " file; failed = 1 }
                else if (target ~ /#/ && file ~ /\.html$/ && !(target in anchors)) { print parts[1] ":" seen[key] ": there is no " target; failed = 1 }
            }
            print count + 0 " links"
            exit failed || count < 1
        }
    ' "$@"
}
