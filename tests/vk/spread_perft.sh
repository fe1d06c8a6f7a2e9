#!/bin/sh
# Perft spread over workers by GNU parallel, one of which is killed half-way: nothing is lost, and the sum is perft's.
#   spread_perft.sh VK
set -eu
vk=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

"$vk" perft ultima 4 --split 2 >lines
split -n l/6 lines part.

# The first worker to begin dies in the middle of a line.
cat >worker <<'W'
#!/bin/sh
if mkdir killed 2>/dev/null; then
    "$VK" perft ultima --stdin <"$1" | head -c 1000 >"$1.counted"
    kill -KILL $$
fi
exec "$VK" perft ultima --stdin <"$1" >"$1.counted"
W
chmod +x worker
export VK="$vk"

# What is killed does not count as done; what is there when it is not complete is not taken for complete.
if parallel --will-cite --jobs 2 --joblog log ./worker {} ::: part.?? 2>/dev/null; then
    echo "no worker was killed"
    exit 1
fi
if cat part.*.counted | "$vk" perft ultima --sum --of lines >missing 2>messages; then
    echo "lines without a count were not missed"
    exit 1
fi
grep -q "left to count" messages
test -s missing

parallel --will-cite --jobs 2 --joblog log --resume-failed ./worker {} ::: part.?? # only what failed
sum=$(cat part.*.counted | "$vk" perft ultima --sum --of lines)
expected=$("$vk" perft ultima 4)
test "$sum" = "$expected" || {
    echo "the sum is $sum, not $expected"
    exit 1
}

# Or: count what is missing and add it.
sum=$({ cat part.*.counted && "$vk" perft ultima --stdin <missing; } | "$vk" perft ultima --sum --of lines)
test "$sum" = "$expected"
