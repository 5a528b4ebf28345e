"""Has real browsers judge what the program emits: `run.py --zoetrope .build/release/zoetrope`.

Prints a line per check, a module's lines when it is through, and ends with 1 if one does not hold. Pictures of stages and strips are left in `.build/browser`.
"""

import argparse
import concurrent.futures
import dataclasses
import datetime
import importlib
import json
import os
import pathlib
import shutil
import sys
import time

import harness.browser
import harness.report
import harness.sites

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
# What a browser shows does not depend on how long it takes: these run side by side, the longest first.
TOGETHER = [
    "stage_matches_strip",
    "in_webkit",
    "in_firefox",
    "accessible_elsewhere",
    "in_chromium",
    "attacks",
    "accessibility",
    "anywhere",
    "policy",
    "project_site",
    "media",
    "searching",
    "validity",
    "standalone_strips",
    "films",
    "names",
    "matrices",
    "budgets",
    "anchors",
    "windows",
    "turning",
    "arriving",
]
# Traces say more of a machine that does nothing else, and a browser that a hand drives has to be in front.
ALONE = ["motion", "reader_drive", "mouse_drive", "without_scripts"]
# Measures, and is run when it is named: what it finds depends on the machine.
MEASURED = ["pages"]
CHECKS = TOGETHER + ALONE + MEASURED
# These need an X screen, which a Mac has not.
ON_X = {"in_webkit", "in_firefox", "accessible_elsewhere"}
# Each has a browser, which itself draws on several cores.
MOST_LANES = 4


@dataclasses.dataclass
class Run:
    """What every check is handed."""

    zoetrope: harness.sites.Zoetrope
    browser: harness.browser.Browser  # Of the check alone, while it runs.
    report: harness.report.Report
    fixture: harness.sites.Site  # The site beside this file.
    docs: harness.sites.Site  # The program's own documentation.
    source: pathlib.Path  # The fixture's Markdown.
    repository: pathlib.Path
    output: pathlib.Path
    all_stages: bool  # Of the documentation, rather than each kind once.

    @property
    def pictures(self):
        return self.output / "pictures"


def main():
    arguments = _arguments()
    report = harness.report.Report()
    output = pathlib.Path(arguments.output).resolve()
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    usual = [name for name in TOGETHER + ALONE if sys.platform != "darwin" or name not in ON_X]
    try:
        zoetrope = harness.sites.Zoetrope(arguments.zoetrope)
        fixture = zoetrope.build(HERE / "site", output / "fixture")
        docs = zoetrope.build(REPOSITORY, output / "docs")
        run = Run(zoetrope, None, report, fixture, docs, HERE / "site", REPOSITORY, output, arguments.all)
        _run_all(run, arguments.only or usual)
    except harness.sites.Failure as failure:
        print(f"FAIL {failure}", file=sys.stderr)
        return 1
    if arguments.numbers:
        _write_numbers(output, arguments.numbers)
    print(report.summary())
    return 1 if report.failures else 0


def _write_numbers(output, path):
    """Puts into one file what is known now of each engine, or of each kind of page."""
    numbers = {"date": datetime.date.today().isoformat()}
    if engines := sorted((output / "engines").glob("*.json")):
        numbers["engines"] = [json.loads(found.read_text())["engine"] for found in engines]
    if (output / "pages.json").exists():
        numbers |= json.loads((output / "pages.json").read_text())
    path.write_text(json.dumps(numbers, indent=1) + "\n")


def _run_all(run, names):
    together = [name for name in TOGETHER if name in names]
    # Lanes take the next check from one iterator; that of a list may be shared.
    waiting = iter(together)
    lanes = min(os.cpu_count() or 1, len(together), MOST_LANES)
    with concurrent.futures.ThreadPoolExecutor(max(lanes, 1)) as pool:
        for lane in [pool.submit(_run_in_turn, run, waiting) for _ in range(lanes)]:
            lane.result()
    alone = [name for name in ALONE + MEASURED if name in names]
    if alone:
        _run_in_turn(run, alone)


def _run_in_turn(run, names):
    """Runs checks in a browser of their own, until there are no more of them."""
    with harness.browser.Browser() as browser:
        for name in names:
            report = harness.report.Report()
            try:
                _run(name, dataclasses.replace(run, browser=browser, report=report))
            finally:
                run.report.add(report)


def _run(name, run):
    module = importlib.import_module(f"checks.{name}")
    run.report.heading(f"{name.replace('_', ' ')}: {module.__doc__.splitlines()[0]}")
    start = time.monotonic()
    module.check(run)
    if run.report.count == 0:
        run.report.fail(name, "checked nothing")
    run.report.note(f"{time.monotonic() - start:.1f} s")


def _arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoetrope", required=True, help="the program")
    parser.add_argument("--output", default=REPOSITORY / ".build/browser", help="where sites and pictures go")
    parser.add_argument("--only", nargs="+", choices=CHECKS, help="run these checks alone")
    parser.add_argument("--all", action="store_true", help="play all stages of the documentation in each engine")
    parser.add_argument("--numbers", type=pathlib.Path, help="a JSON file for what was measured")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
