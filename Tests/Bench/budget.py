#!/usr/bin/env python3
"""Counts the instructions of some builds and compares them with budgets on record.

Instructions repeat where times do not: the same program does the same work, however busy the machine is. They are
counted by valgrind's callgrind on one core, and with a fixed seed for hashing. A build may take 5 percent more than
its budget. With --record, what was counted becomes the budget.
"""
import argparse
import json
import sys
import tempfile
from pathlib import Path

from instructions import CASES, count, require, stripped

ROOT = Path(__file__).resolve().parents[2]
RECORD = Path(__file__).parent / "budget.json"
SLACK = 0.05


def main() -> None:
    arguments = parse()
    require("valgrind", "strip", "taskset")
    recorded = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        program = stripped(arguments.zoetrope, Path(folder))
        counted = {name: count(program, make(Path(folder) / name)) for name, make in CASES.items()}
    if arguments.record:
        RECORD.write_text(json.dumps(counted, indent=2) + "\n")
    over = [name for name, number in counted.items() if not told(name, number, recorded.get(name))]
    if over and not arguments.record:
        sys.exit("over budget: “make hotspots” shows why. If it is meant, record it: “make budget-record”")


def told(name: str, number: int, budget: int | None) -> bool:
    """Prints a count beside its budget; whether it stays within."""
    if budget is None:
        print(f"{name:<20} {number / 1e6:>9.1f} million instructions, no budget on record")
        return False
    change = number / budget - 1
    print(f"{name:<20} {number / 1e6:>9.1f} million instructions, {change:+.1%} of the budget's {budget / 1e6:.1f}")
    if change < -SLACK:
        print(f"{'':<20} less than before: record it, so that it stays")
    return change <= SLACK


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoetrope", default=str(ROOT / ".build/release/zoetrope"), help="the program to count")
    parser.add_argument("--record", action="store_true", help="make what is counted the budget")
    return parser.parse_args()


if __name__ == "__main__":
    main()
