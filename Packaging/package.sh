#!/usr/bin/env bash
# Makes a Debian package and a tarball of what was built: BUILT=.build/release Packaging/package.sh [FOLDER]
#
# The same sources make the same bytes with the same toolchain in a folder of the same path: modules and checks of the
# compiler's hold names and lengths of paths.
#
# COMPRESSION=none makes the Debian package quickly, for tests. Neither has a Swift toolchain: the program looks for one in PATH when a page's Swift is to be run.
set -euo pipefail
# Folders and files are everyone's to read, whatever the builder's own settings are.
umask 022
cd "$(dirname "$0")/.."
built=${BUILT:-.build/release}
packages=$(mkdir -p "${1:-.build/packages}" && cd "${1:-.build/packages}" && pwd)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
version=$("$built/zoetrope" --version | cut -d' ' -f2)
architecture=$(dpkg --print-architecture)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make --no-print-directory install-files BUILT="$built" DESTDIR="$work/root" PREFIX=/usr >/dev/null

name="zoetrope-$version-linux-$(uname -m)"
tar -C "$work/root" --transform "s,^usr,$name," --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime="@$SOURCE_DATE_EPOCH" -cf - usr | gzip -n >"$packages/$name.tar.gz"

# What the programs link, as the packages of this system have it. The toolchain's libraries are of no package.
mkdir "$work/debian"
printf 'Source: zoetrope\n\nPackage: zoetrope\nArchitecture: any\n' >"$work/debian/control"
root="$work/root"
depends=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info \
  -l"$toolchain/lib/swift/linux" -l"$toolchain/lib/swift/host" \
  "$root/usr/bin/zoetrope" "$root/usr/lib/zoetrope/zoetrope-runner" "$root/usr/lib/zoetrope/zoetrope-swift-parser" \
  "$root/usr/lib/zoetrope/zoetrope-rasterizer" \
  2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || { echo "dpkg-shlibdeps finds no packages" >&2; exit 1; }
# The preview and the server for editors load their libraries by name.
for library in libmicrohttpd.so.12 libjansson.so.4; do
  depends="$depends, $(dpkg -S "*/$library" | sed -n '1s/:.*//p')"
done
mkdir "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<CONTROL
Package: zoetrope
Version: $version
Architecture: $architecture
Maintainer: The Zoetrope project <zoetrope@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends, fonts-inter
Suggests: swiftlang
Section: web
Priority: optional
Description: static site generator for tutorials about iOS transitions
 Turns Markdown into pages in which every transition was executed by a headless
 UIKit. To run the Swift of its pages it needs the Swift toolchain that it was
 built with, in PATH; everything else works without.
CONTROL
dpkg-deb --root-owner-group "-Z${COMPRESSION:-xz}" --build "$root" "$packages/zoetrope_${version}_$architecture.deb" >/dev/null
ls "$packages/$name.tar.gz" "$packages/zoetrope_${version}_$architecture.deb"
