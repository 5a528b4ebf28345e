#!/usr/bin/env python3
"""Says which functions of the program take the instructions of a build: hotspots.py "200 posts"."""
import argparse
from pathlib import Path

from instructions import CASES, require
from profiles import TOOLS, functions

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    arguments = parse()
    require(*TOOLS)
    total, found = functions(arguments.zoetrope, arguments.case, arguments.inclusive)
    print(f"{arguments.case}: {total / 1e6:.1f} million instructions")
    for percent, name in found[: arguments.count]:
        print(f"{percent:6.2f}%  {name}")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("case", choices=list(CASES))
    parser.add_argument("--zoetrope", default=str(ROOT / ".build/release/zoetrope"), help="the program to look into")
    parser.add_argument("--count", type=int, default=40, help="of functions, 200 at most")
    parser.add_argument("--inclusive", action="store_true", help="with the functions that a function calls")
    return parser.parse_args()


if __name__ == "__main__":
    main()
