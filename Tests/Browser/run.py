"""Has a real browser judge what the program emits: `run.py --zoetrope .build/release/zoetrope`.

Prints a line per check and ends with 1 if one does not hold. Pictures of stages and strips are left in `.build/browser`.
"""

import argparse
import dataclasses
import importlib
import pathlib
import shutil
import sys
import time

import harness.browser
import harness.report
import harness.sites

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
CHECKS = [
    "stage_matches_strip",
    "matrices",
    "motion",
    "reader_drive",
    "without_scripts",
    "anywhere",
    "attacks",
    "policy",
    "media",
    "validity",
    "accessibility",
    "standalone_strips",
    "budgets",
]


@dataclasses.dataclass
class Run:
    """What every check is handed."""

    zoetrope: harness.sites.Zoetrope
    browser: harness.browser.Browser
    report: harness.report.Report
    fixture: harness.sites.Site  # The site beside this file.
    docs: harness.sites.Site  # The program's own documentation.
    source: pathlib.Path  # The fixture's Markdown.
    repository: pathlib.Path
    output: pathlib.Path

    @property
    def pictures(self):
        return self.output / "pictures"


def main():
    arguments = _arguments()
    report = harness.report.Report()
    output = pathlib.Path(arguments.output).resolve()
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    try:
        zoetrope = harness.sites.Zoetrope(arguments.zoetrope)
        fixture = zoetrope.build(HERE / "site", output / "fixture")
        docs = zoetrope.build(REPOSITORY, output / "docs")
        with harness.browser.Browser() as browser:
            run = Run(zoetrope, browser, report, fixture, docs, HERE / "site", REPOSITORY, output)
            for name in arguments.only or CHECKS:
                _run(name, run)
    except harness.sites.Failure as failure:
        print(f"FAIL {failure}", file=sys.stderr)
        return 1
    print(report.summary())
    return 1 if report.failures else 0


def _run(name, run):
    module = importlib.import_module(f"checks.{name}")
    run.report.heading(f"{name.replace('_', ' ')}: {module.__doc__.splitlines()[0]}")
    start = time.monotonic()
    before = run.report.count
    module.check(run)
    if run.report.count == before:
        run.report.fail(name, "checked nothing")
    print(f"     {time.monotonic() - start:.1f} s")


def _arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoetrope", required=True, help="the program")
    parser.add_argument("--output", default=REPOSITORY / ".build/browser", help="where sites and pictures go")
    parser.add_argument("--only", nargs="+", choices=CHECKS, help="run these checks alone")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
