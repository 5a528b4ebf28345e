#!/usr/bin/env python3
"""Counts the instructions of some builds and compares them with budgets on record.

Instructions repeat where times do not: the same program does the same work, however busy the machine is. They are
counted by valgrind's callgrind on one core, and with a fixed seed for hashing. A build may take 5 percent more than
its budget. With --record, what was counted becomes the budget.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from sites.posts import write_posts
from sites.site import write
from sites.tutorials import write_screens

ROOT = Path(__file__).resolve().parents[2]
RECORD = Path(__file__).parent / "budget.json"
SLACK = 0.05
FOLD = """---
title: Fold
---
```{transition} fold
:from: photos
:to: inbox
:folds: 3
:duration: 0.8s
:frames: 5
The fold.
```
"""


def posts(folder: Path) -> list[str]:
    return ["build", "--quiet", "--source", str(write_posts(folder, 200).zoetrope)]


def fold(folder: Path) -> list[str]:
    write(folder / "content/fold.md", FOLD)
    write_screens(folder, ROOT / "content/screens")
    return ["build", "--quiet", "--source", str(folder)]


def start(folder: Path) -> list[str]:
    return ["--version"]


CASES = {"start": start, "200 posts": posts, "a page with a fold": fold}


def main() -> None:
    arguments = parse()
    for tool in ("valgrind", "strip", "taskset"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing: instructions cannot be counted")
    recorded = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        program = stripped(arguments.zoetrope, Path(folder))
        counted = {name: count(program, make(Path(folder) / name)) for name, make in CASES.items()}
    if arguments.record:
        RECORD.write_text(json.dumps(counted, indent=2) + "\n")
    over = [name for name, number in counted.items() if not told(name, number, recorded.get(name))]
    if over and not arguments.record:
        sys.exit("over budget: find out why, with a profile. If it is meant, record it: make budget-record")


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


def stripped(program: str, folder: Path) -> str:
    """A copy without debugging information: valgrind gives up on what newer compilers write."""
    copy = folder / "zoetrope"
    subprocess.run(["strip", "-o", str(copy), program], check=True)
    return str(copy)


def count(program: str, arguments: list[str]) -> int:
    # On one core the pool of workers has one thread, and nobody waits for anybody.
    counting = ["taskset", "-c", str(min(os.sched_getaffinity(0))), "valgrind", "--tool=callgrind"]
    result = subprocess.run(
        [*counting, "--callgrind-out-file=/dev/null", program, *arguments], capture_output=True, text=True,
        env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"})
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        sys.exit(f"counting “{' '.join(arguments)}” failed:\n{result.stdout}{result.stderr}")
    return int(found.group(1))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoetrope", default=str(ROOT / ".build/release/zoetrope"), help="the program to count")
    parser.add_argument("--record", action="store_true", help="make what is counted the budget")
    return parser.parse_args()


if __name__ == "__main__":
    main()
