#!/usr/bin/env bash
# Builds the documentation twice and compares every byte: once on one thread and once on many, each time without the cache, from
# another folder and with another folder for temporary files. Every process seeds its hashes anew, so that an order of a set or
# a dictionary that decides anything makes the two differ.
#
#   Tests/repeat.sh PROGRAM [SITE]
set -euo pipefail
program=$(realpath "$1")
site=$(realpath "${2:-$(dirname "$0")/..}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset SWIFT_DETERMINISTIC_HASHING
for jobs in 1 8; do
  source=$folder/$jobs/a/source
  mkdir -p "$source" "$folder/$jobs/temporary"
  for part in content templates Sources zoetrope.yml; do
    if [ -e "$site/$part" ]; then cp -a "$site/$part" "$source"; fi
  done
  TMPDIR=$folder/$jobs/temporary "$program" build --quiet --strict --no-cache --jobs "$jobs" --source "$source" \
    --output "$folder/$jobs/site"
done
test -s "$folder/1/site/index.html"
diff --recursive "$folder/1/site" "$folder/8/site"
echo "two builds of $(find "$folder/1/site" -type f | wc -l) files, same bytes"
