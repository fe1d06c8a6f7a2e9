#!/bin/sh
# check_reference.sh DIRECTORY
#
# The reference leaves nothing out: docs/reference/concepts.md has a section on each concept of the headers, those of
# the library's insides (namespaces detail...) aside; docs/reference/policies.md names each header of the policies.
set -eu
cd "$1"
concepts=docs/reference/concepts.md
policies=docs/reference/policies.md
find include/variantkit -name '*.hpp' | sort | xargs awk -v page="$concepts" '
BEGIN { while ((getline line < page) > 0) if (line ~ /^### `/) { gsub(/^### `([a-z_]+::)*|`.*$/, "", line); told[line] = 1 } }
FNR == 1 { hidden = 0 }
/^namespace .*detail.*\{/ { hidden = 1 }
/^\} \/\/ namespace .*detail/ { hidden = 0 }
/^concept / && !hidden && !($2 in told) { print page ": no section on the concept " $2 " (" FILENAME ")"; failed = 1 }
END { exit failed }' || failed=1
for header in include/variantkit/rules/*.hpp; do
    grep -q "\`$(basename "$header")\`" "$policies" || { echo "$policies: does not name $header"; failed=1; }
done
exit "${failed:-0}"
