#!/bin/bash
# Fuzzes every target, or those that are named, one after the other.
#
#   Tests/Fuzz/fuzz.sh SECONDS [TARGET…]     the time is shared by the targets
#   Tests/Fuzz/fuzz.sh merge [TARGET…]       takes what was found new into the corpus, where it adds something
#
# What breaks a target is kept in .build/fuzz/broken; running the program with such a file shows the crash again.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/.build/fuzz
how=${1:?seconds, or “merge”}
shift
targets=("$@")
if [ ${#targets[@]} = 0 ]; then targets=($(ls Tests/Fuzz/Corpus)); fi

# The linker is the toolchain's own: others do not know all symbols of the sanitizer. Optimised, pages are fuzzed eight
# times as fast.
ZOETROPE_FUZZ=1 swift build --product Fuzz --scratch-path "$work" \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld -Xswiftc -O
fuzz=$work/debug/Fuzz

# Symbols are looked up by hand: a symbolizer that waits for its input has hung whole runs.
export ASAN_OPTIONS=symbolize=0:detect_leaks=0:quarantine_size_mb=32 SWIFT_BACKTRACE=enable=no
mkdir -p "$work/broken"
failed=0
for target in "${targets[@]}"; do
  export ZOETROPE_FUZZ_TARGET=$target
  kept=Tests/Fuzz/Corpus/$target
  found=$work/corpus/$target
  mkdir -p "$found"
  if [ "$how" = merge ]; then
    nice "$fuzz" -merge=1 -max_len=2048 "$kept" "$found"
    continue
  fi
  # With the sanitizer a figure takes many times as long as in a build for users.
  limits=(-timeout=60 -rss_limit_mb=2048 -max_len=4096)
  # Heavy figures are held against the 700 MB that the main program may take; the sanitizer takes as much again.
  if [ "$target" = heavy-figure ]; then limits=(-timeout=120 -rss_limit_mb=1400 -max_len=8); fi
  if [ -e "Tests/Fuzz/Dictionaries/$target.txt" ]; then limits+=("-dict=Tests/Fuzz/Dictionaries/$target.txt"); fi
  echo "== $target"
  nice "$fuzz" "${limits[@]}" -max_total_time=$((how / ${#targets[@]} + 1)) -print_final_stats=1 \
    -artifact_prefix="$work/broken/$target-" "$found" "$kept" 2>"$work/$target.log" || {
    failed=1
    grep -aE "broken law|Fatal error|ERROR|Test unit written" "$work/$target.log" || tail -20 "$work/$target.log"
  }
  grep -aE "stat::(number_of_executed_units|average_exec_per_sec|peak_rss_mb)" "$work/$target.log" || true
done
exit $failed
