#!/bin/sh
# match.sh [VK [GAMES [SECONDS]]]
#
# How strong the search is: chess against the engines of Debian that speak XBoard's protocol (packages fairymax and
# sjaakii; those that are not there are passed over), at equal time a move, and five games, 10,000 positions a move,
# against vk's own random and MCTS players. vk is the referee; openings are random and played both ways. A line a match:
# games won, drawn and lost, the share of points with the bounds between which it lies (95 %), and what that is in Elo.
#
# VK is build/release/vk when absent, GAMES 100, SECONDS a move 0.1. Let the machine do nothing else meanwhile; all of it
# takes hours, most of them the MCTS player's.
set -eu
vk=${1:-$(dirname "$0")/../build/release/vk}
games=${2:-100}
seconds=${3:-0.1}
PATH=$PATH:/usr/games
for engine in fairymax sjaakii; do
    if command -v "$engine" > /dev/null; then
        "$vk" match chess "time:$seconds" "xboard:$seconds:$engine" --games "$games"
    else
        echo "$engine is not installed" >&2
    fi
done
for opponent in random mcts:1000; do
    for game in chess u_chess ultima ultimatum epsilon; do
        opening=4
        if [ "$game $opponent" = "epsilon mcts:1000" ]; then opening=2; fi # more random moves decide the game
        printf '%s: ' "$game"
        "$vk" match "$game" nodes:10000 "$opponent" --games "$games" --opening "$opening" --longest 600
    done
done
