#!/usr/bin/env python3
"""Times Zoetrope beside Hugo, and beside a bare loop over cmark, on the same sites.

All of them build into empty folders of one file system in memory, in turns, so that a busy machine slows all.
A whole run writes what it found to content/_data/bench.json; a part of one, or a quick one, only prints.
"""
import argparse
import datetime
import os
import sys
import tempfile
from pathlib import Path

import report
from instructions import require
from parts import FULL, QUICK, Bench
from profiles import TOOLS, functions
from programs import machine, programs, versions
from targets import targets

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("a", "b", "c", "d", "e", "f", "g", "growth")


def main() -> None:
    arguments = parse()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        used = programs(arguments.zoetrope, arguments.hugo, Path(folder))
        plan = QUICK if arguments.quick else FULL
        if arguments.runs:
            plan = type(plan)(**{**vars(plan), "runs": arguments.runs, "edits": arguments.runs})
        bench = Bench(used, plan, Path(folder), ROOT / "content/screens")
        found = {
            "date": datetime.date.today().isoformat(), "machine": machine(), "versions": versions(used),
            "runs": plan.runs, **measure(bench, arguments.only or PARTS),
        }
    if not arguments.quick and not arguments.only:
        found["functions"] = [hottest(used.zoetrope, case) for case in ("200 posts", "a page with a fold")]
    found["targets"] = [target.values() for target in targets(found)]
    print(report.table(found))
    if arguments.output:
        report.write(found, Path(arguments.output))
    elif not arguments.quick and not arguments.only:
        report.write(found, ROOT / "content/_data/bench.json")
    if any(not part["parity"]["holds"] for part in found["builds"]):
        sys.exit("the outputs differ: these times compare nothing")


def measure(bench: Bench, wanted: tuple[str, ...]) -> dict:
    found: dict = {"builds": []}
    for key, make in {"a": bench.posts, "b": bench.blog, "c": bench.sidebar, "g": bench.illustrated}.items():
        if key in wanted:
            found["builds"].append(told(key, make))
    for key, name, make in (
        ("d", "tutorials", bench.tutorials), ("f", "listings", bench.listings),
        ("growth", "growth", bench.growth), ("e", "edits", bench.edits),
    ):
        if key in wanted:
            found[name] = told(key, make)
    return found


def hottest(program: str, case: str) -> dict:
    """The functions that take most of a build's instructions."""
    require(*TOOLS)
    total, found = functions(program, case)
    rows = [{"percent": percent, "name": name} for percent, name in found[:12]]
    return {"case": case, "million": round(total / 1e6), "rows": rows}


def told(key: str, make):
    print(f"measuring {key} …", file=sys.stderr, flush=True)
    return make()


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoetrope", default=str(ROOT / ".build/release/zoetrope"), help="the program to time")
    parser.add_argument("--hugo", help="Hugo's program; without it, that of the Python package")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="some parts")
    parser.add_argument("--runs", type=int, help="of each build; medians count")
    parser.add_argument("--quick", action="store_true", help="small sites, few runs: to see that all of it works")
    parser.add_argument("--output", help="write what was found to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
