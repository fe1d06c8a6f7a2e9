#!/bin/sh
# Somebody plays in a terminal: a session of tmux, what it shows after every line.
#   tmux.sh VK
set -eu
vk=$1
work=$(mktemp -d)
session="tmux -L vk-test-$$ -f /dev/null"
trap '$session kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

name=vk

# Waits until the screen shows a text.
shows() {
    tenths=0
    until $session capture-pane -p -t "$name" | grep -q -F -- "$1"; do
        tenths=$((tenths + 1))
        if [ $tenths -gt 200 ]; then
            echo "the screen does not show '$1' but:"
            $session capture-pane -p -t "$name"
            exit 1
        fi
        sleep 0.1
    done
}
types() { $session send-keys -t "$name" -l "$1" && $session send-keys -t "$name" Enter; }

$session new-session -d -s "$name" -x 100 -y 60 \
    "XDG_STATE_HOME=$work '$vk' play ultima --level 1; echo the end: \$?; sleep 60"
shows "Attack the enemy king so that it cannot escape"
shows "1. White>"
types "help"
shows "long leaper  what it leaps over"
shows "1. White>"
types "H2H5"
shows "did you mean h2h5?"
types "moves h2"
shows "h2h3"
types "h2h5"
shows "2. White>"
types "hint"
shows "try 2. "
types "takeback"
shows "1. White>"
types "e2e4"
shows "2. White>"
types "draw"
shows "your opponent "
$session send-keys -t "$name" C-c
shows "This game is kept in $work/vk/ultima-"
shows "the end: 130"

# The game goes on, in colours.
name=later
$session new-session -d -s "$name" -x 100 -y 60 "XDG_STATE_HOME=$work '$vk' play ultima; sleep 60"
shows "White>"
$session capture-pane -e -p -t "$name" | grep -q "$(printf '\033\\[1m')" || {
    echo "there are no colours"
    exit 1
}
types "load"
shows "2. White>"
types "quit"
shows "This game is kept in "
