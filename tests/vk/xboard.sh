#!/bin/sh
# XBoard itself, without anybody looking, lets vk play a whole game against itself.
#   xboard.sh VK GAME [OPTION...]    options for XBoard: how it is to show the game
# Its engines look three plies ahead, so that the game is always the same.
# XBoard numbers the ranks of boards of ten from 0, sends positions in its own form, and knows the moves of chess alone.
set -eu
vk=$1
game=$2
shift 2
PATH=$PATH:/usr/games
work=$(mktemp -d)
trap 'kill $running 2>/dev/null || true; rm -rf "$work"' EXIT
running=

# A display of its own, which says its number.
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 800x800x24 3>"$work/number" >/dev/null 2>&1 &
running=$!
read -r number <"$work/number"

HOME=$work DISPLAY=:$number timeout 50 xboard -xncp -fcp "$vk xboard $game" -scp "$vk xboard $game" "$@" \
    -mode TwoMachines -matchGames 1 -timeControl 5:00 -searchDepth 3 -popupExitMessage false \
    -saveGameFile "$work/game.pgn" >"$work/messages" 2>&1 &
running="$running $!"

# The record is there when the game is over.
tenths=0
until grep -q '^\[Result' "$work/game.pgn" 2>/dev/null && grep -q '\(1-0\|0-1\|1/2-1/2\)$' "$work/game.pgn"; do
    tenths=$((tenths + 1))
    if [ $tenths -gt 450 ]; then
        echo "there is no record of a game"
        cat "$work/messages" "$work/game.pgn" 2>/dev/null || true
        exit 1
    fi
    sleep 0.1
done
sleep 0.2
cat "$work/game.pgn"
if grep -q 'invalid move: \([a-z][0-9]\)\1 ' "$work/game.pgn"; then
    echo "XBoard knows no moves that stay where they are, such as Ultima's suicides"
    exit 77
fi
if grep -q -i 'forfeit\|illegal\|abandon\|\*$' "$work/game.pgn"; then
    echo "the game was not played to its end"
    exit 1
fi
grep -q '^\[Result "\(1-0\|0-1\|1/2-1/2\)"\]' "$work/game.pgn"
grep -q '\(^\| \)6\.' "$work/game.pgn" || {
    echo "no game of six moves"
    exit 1
}
