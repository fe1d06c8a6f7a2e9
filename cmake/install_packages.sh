# shellcheck shell=sh
# To be sourced. install_packages PACKAGE... makes sure that these Debian packages are there: root installs the missing
# ones, anybody else is told which they are. Where there is no dpkg, CMake has the word on what is missing.
install_packages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "Not a Debian system; needed are what Debian calls: $*"
        return
    fi
    missing=
    for package in "$@"; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) || status=
        [ "$status" = installed ] || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        echo "Please install first:  sudo apt-get install$missing" >&2
        return 1
    fi
    echo "Installing:$missing"
    apt-get update -qq
    # shellcheck disable=SC2086 # a list of words
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing </dev/null
}
