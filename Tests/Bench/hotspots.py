#!/usr/bin/env python3
"""Says which functions of the program take the instructions of a build: hotspots.py "200 posts"."""
import argparse
import subprocess
import tempfile
from pathlib import Path

from instructions import CASES, count, require, stripped

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    arguments = parse()
    require("valgrind", "callgrind_annotate", "strip", "taskset", "swift")
    with tempfile.TemporaryDirectory() as folder:
        details = str(Path(folder) / "callgrind.out")
        command = CASES[arguments.case](Path(folder) / "site")
        total = count(stripped(arguments.zoetrope, Path(folder)), command, details)
        print(f"{arguments.case}: {total / 1e6:.1f} million instructions")
        options = ["--threshold=100", "--auto=no", f"--inclusive={'yes' if arguments.inclusive else 'no'}"]
        listed = subprocess.run(["callgrind_annotate", *options, details], check=True, capture_output=True, text=True)
    lines = [line for line in listed.stdout.splitlines() if "%)" in line and "PROGRAM TOTALS" not in line]
    names = subprocess.run(
        ["swift", "demangle", "--simplified"], check=True, capture_output=True, text=True,
        input="\n".join(lines[: arguments.count]))
    print(names.stdout)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("case", choices=list(CASES))
    parser.add_argument("--zoetrope", default=str(ROOT / ".build/release/zoetrope"), help="the program to look into")
    parser.add_argument("--count", type=int, default=40, help="of functions")
    parser.add_argument("--inclusive", action="store_true", help="with the functions that a function calls")
    return parser.parse_args()


if __name__ == "__main__":
    main()
