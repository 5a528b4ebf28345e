#!/usr/bin/env bash
# Packs what was built, unpacks it where nothing else of it is, and builds a site whose page runs its own Swift.
#
# There is no environment but PATH with the toolchain. Where the system lets it, the folder it was built in and the
# headers of the libraries are out of sight as well.
set -euo pipefail
cd "$(dirname "$0")/../.."
tree=$PWD
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "install: $*" >&2; exit 1; }

COMPRESSION=none Packaging/package.sh "$work/packages" >/dev/null
package=$(ls "$work"/packages/*.deb)
mkdir "$work/unpacked"
tar -C "$work/unpacked" -xzf "$work"/packages/*.tar.gz
mv "$work"/unpacked/* "$work/zoetrope"
cp -r Tests/Install/site "$work/site"

for library in libc6 libharfbuzz0b libnettle8 libxxhash0 libseccomp2 librsvg2-2 fonts-inter; do
  dpkg-deb --field "$package" Depends | grep -q "$library" || fail "the package does not depend on $library"
done
dpkg-deb --contents "$package" | grep ' ./usr/bin/zoetrope$' >/dev/null || fail "the package has no program"
if found=$(grep -rlF -e "$tree" -e "$toolchain" "$work/zoetrope"); then fail "folders of this machine are in: $found"; fi

cat >"$work/steps" <<'STEPS'
set -euo pipefail
cd "$2"
if [ "$1" = hidden ]; then
  for folder in "$3" /usr/include/harfbuzz /usr/include/nettle; do mount -t tmpfs none "$folder"; done
  for header in cmark yaml expat seccomp microhttpd xxhash; do mount --bind /dev/null "/usr/include/$header.h"; done
fi
zoetrope() { env -i PATH="$path" HOME="$PWD" "$PWD/zoetrope/bin/zoetrope" "$@"; }
path="$4/bin"
zoetrope doctor --source site | grep '^Swift'
zoetrope build --strict --source site --output public >/dev/null
grep -q 'class="strip"\|<svg' public/index.html
# Without a toolchain, all but the page's own Swift.
[ ! -x /usr/bin/swiftc ] || exit 0
path=/usr/bin:/bin
zoetrope doctor --source site >found 2>&1 || true
grep '^Swift .*missing' found
zoetrope build --source site --output without >problems 2>&1 || true
grep 'there is no Swift toolchain' problems
sed -i 's/code: on/code: off/' site/zoetrope.yml
rm site/content/index.md
zoetrope build --source site --output without >problems 2>&1
grep -q '<svg' without/plain/index.html
STEPS
if unshare --mount true 2>/dev/null; then
  unshare --mount bash "$work/steps" hidden "$work" "$tree" "$toolchain" || fail "the installed program does not do"
else
  echo "install: the folder of the build stays in sight, as this system mounts nothing" >&2
  bash "$work/steps" open "$work" "$tree" "$toolchain" || fail "the installed program does not do"
fi
echo "installed, and built a site"
