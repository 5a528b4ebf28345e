#!/usr/bin/env python3
"""Loads and attacks a preview on this machine: `load.py --zoetrope .build/release/zoetrope --seconds 30`.

Prints a line per check, and ends with 1 if one does not hold. Needs wrk. All traffic goes to 127.0.0.1.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import attacks
from preview import Preview, write_site

HERE = pathlib.Path(__file__).resolve().parent
FAILURES = ["connect", "read", "write", "status", "timeout"]


class Report:
    """Checks as lines, and whether all held."""

    def __init__(self):
        self.has_failed = False

    def add(self, name, problem, note=""):
        self.has_failed = self.has_failed or bool(problem)
        said = problem or note
        print(f"{'FAILED' if problem else 'ok':<7}{name}{': ' if said else ''}{said}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--zoetrope", required=True, type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=30, help="how long the load lasts")
    arguments = parser.parse_args()
    zoetrope = arguments.zoetrope.resolve()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        write_site(folder)
        with Preview(zoetrope, folder) as preview:
            load(preview, arguments.seconds, report)
            attack(preview, arguments.seconds, report)
        with Preview(zoetrope, folder, descriptors=192) as preview:
            report.add("few descriptors", attacks.with_few_descriptors(preview))
    sys.exit(report.has_failed)


def load(preview, seconds, report):
    """Two hundred connections for a while; memory after it against memory before.

    What the allocator of a busy machine has not given back yet comes and goes; a leak grows each time.
    """
    warm_up(preview, max(3, seconds // 3))
    for _ in range(4):
        before = preview.memory
        result = wrk(preview, seconds)
        grown = 100 * (preview.memory - before) / before
        if grown <= 10 or failures(result):
            break
    report.add("load", failures(result), told(result))
    problem = f"grew by {grown:.1f} %, as in three loads before" if grown > 10 else ""
    report.add("memory", problem, f"{before // 1024} MiB, {grown:+.1f} %")


def warm_up(preview, seconds):
    """Until as many answers have been under way at a time as ever will be. A leak keeps growing after that."""
    for _ in range(6):
        before = preview.memory
        wrk(preview, seconds)
        if preview.memory < 1.05 * before:
            return


def attack(preview, seconds, report):
    served = []

    def serve():
        served.append(wrk(preview, min(8, seconds)))
        return failures(served[0])

    problem = attacks.crowd(preview, serve)
    report.add("1,000 wait, 200 are served", problem, told(served[0]))
    report.add("slow clients", attacks.slow(preview))
    report.add("nonsense", attacks.nonsense(preview, 100 * seconds))
    if sys.platform == "linux":
        report.add("out of descriptors", attacks.without_descriptors(preview))
    report.add("alive", "" if preview.is_running else "the preview has ended")


def wrk(preview, seconds):
    """200 busy connections."""
    command = ["wrk", "-t2", "-c200", f"-d{seconds}s", "--timeout", "30s", "-s", str(HERE / "mixed.lua")]
    output = subprocess.run(command + [preview.url], capture_output=True, text=True, check=True).stdout
    line = next(line for line in output.splitlines() if line.startswith("RESULT "))
    return {"seconds": seconds} | json.loads(line.removeprefix("RESULT "))


def failures(result):
    counts = [f"{result[kind]} {kind}" for kind in FAILURES if result[kind]]
    return f"failed: {', '.join(counts)}; {told(result)}" if counts else ""


def told(result):
    return f"{result['requests']} answers in {result['seconds']} s, 99 % within {result['p99_ms']} ms"


if __name__ == "__main__":
    main()
