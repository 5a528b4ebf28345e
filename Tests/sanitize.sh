#!/bin/bash
# Runs the unit tests under a sanitizer of the toolchain: address, thread or undefined. Each has a scratch folder of its
# own, since every module is compiled anew. Further arguments go to “swift test”, such as --filter LiquidTests.
#
# In Swift's own code “undefined” finds nothing that the compiler has not made a trap already: overflow, bounds and casts.
# It is for the code in C, so that code is checked for it with “address” as well.
# Leaks are not looked for: the runtime keeps metadata and lazy globals until the end.
set -euo pipefail
cd "$(dirname "$0")/.."
sanitizer=${1:?address, thread or undefined}
shift
export ASAN_OPTIONS=detect_leaks=0:symbolize=0 TSAN_OPTIONS=halt_on_error=1:suppressions=$PWD/Tests/tsan.txt
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 SWIFT_BACKTRACE=enable=no
flags=(--scratch-path ".build/$sanitizer" --sanitize="$sanitizer" -Xswiftc -use-ld=lld)
if [ "$sanitizer" = address ]; then flags+=(-Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined); fi
swift build --build-tests "${flags[@]}"
if [ "$sanitizer" = thread ] && [ "$(uname)" = Linux ]; then
  clang -O1 -shared -fPIC Tests/tsan.c -o ".build/$sanitizer/tsan.so"
  export LD_PRELOAD=$PWD/.build/$sanitizer/tsan.so
fi
swift test --skip-build "${flags[@]}" --disable-xctest --quiet "$@"
