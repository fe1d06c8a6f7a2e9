#!/bin/sh
# check_package.sh deb|tgz BUILD_DIRECTORY VERSION COMPILER MAIN
#
# Packs what is installed, looks into the package, and compiles the consumer against what it unpacks.
set -eu
kind=$1
build=$2
version=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

case $kind in
deb)
    cpack -G DEB --config "$build/CPackConfig.cmake" -B "$work"
    package=$work/libvariantkit-dev_${version}_all.deb
    for expected in "Package: libvariantkit-dev" "Version: $version" "Architecture: all" "Depends: librange-v3-dev"; do
        field=${expected%%:*}
        actual=$(dpkg-deb --field "$package" "$field")
        [ "$field: $actual" = "$expected" ] || { echo "expected $expected, is $actual" && exit 1; }
    done
    dpkg-deb --extract "$package" "$work/root"
    prefix=$work/root/usr
    ;;
tgz)
    cpack -G TGZ --config "$build/CPackConfig.cmake" -B "$work"
    tar -xzf "$work/variantkit-$version.tar.gz" -C "$work"
    prefix=$work/variantkit-$version
    ;;
esac

for file in include/variantkit/variantkit.hpp share/variantkit/single_include/variantkit.hpp \
    share/cmake/variantkit/variantkit-config.cmake share/doc/variantkit/LICENSE; do
    [ -s "$prefix/$file" ] || { echo "the package has no $file" && exit 1; }
done
PKG_CONFIG_PATH=$prefix/share/pkgconfig sh "$(dirname "$0")/compile.sh" "$4" "$5" pkg-config
