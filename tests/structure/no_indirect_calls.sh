#!/bin/sh
# no_indirect_calls.sh OBJECT...
#
# Fails when the x86-64 code of an object calls or jumps through a register or memory, or calls an allocator. Objects
# are compiled with -fcf-protection=branch: it marks the jumps of switch tables "notrack", which are let through.
set -eu
status=0
for object in "$@"; do
    listing=$(objdump --disassemble --reloc --no-show-raw-insn "$object")
    case $listing in
    *">:"*) ;;
    *) echo "no code in $object" && status=1 ;;
    esac
    printf '%s\n' "$listing" | c++filt | awk '
        /^[0-9a-f]+ <.*>:$/ { sub(/^[0-9a-f]+ /, ""); where = $0 }
        /[\t ](call|jmp)q?[\t ]+\*/ && !/notrack/ { print "indirect: " where $0; bad = 1 }
        /R_X86_64_/ && /[\t ](operator new|(malloc|calloc|realloc|aligned_alloc|posix_memalign)[-+@]|_Zn[wa])/ {
            print "allocates: " where $0
            bad = 1
        }
        END { exit bad }
    ' || status=1
done
exit $status
