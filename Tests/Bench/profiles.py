"""Where the time and the instructions of a build go."""
import re
import subprocess
import tempfile
from pathlib import Path

from instructions import CASES, count, stripped
from sites.site import Build

#: What counting functions needs.
TOOLS = ("valgrind", "callgrind_annotate", "strip", "taskset", "swift")


def stages(build: Build) -> list[dict]:
    """What `--stats` says of a build's stages, each with its share of them all in percent."""
    build.clear()
    command = [option for option in build.command if option != "--quiet"] + ["--stats"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    table = told.split("\n\n")[0].splitlines()[1:]
    found = {name: float(ms) for name, ms in (line.split() for line in table)}
    whole = sum(found.values())
    return [{"stage": name, "ms": ms, "share": round(100 * ms / whole, 1)} for name, ms in found.items()]


def functions(program: str, case: str, inclusive: bool = False) -> tuple[int, list[tuple[float, str]]]:
    """The instructions of a case, and its functions with their shares in percent, most first."""
    with tempfile.TemporaryDirectory() as folder:
        details = str(Path(folder) / "callgrind.out")
        total = count(stripped(program, Path(folder)), CASES[case](Path(folder) / "site"), details)
        options = ["--threshold=100", "--auto=no", f"--inclusive={'yes' if inclusive else 'no'}"]
        listed = subprocess.run(["callgrind_annotate", *options, details], check=True, capture_output=True, text=True)
    lines = [line for line in listed.stdout.splitlines() if "%)" in line and "PROGRAM TOTALS" not in line][:200]
    named = subprocess.run(
        ["swift", "demangle", "--simplified"], check=True, capture_output=True, text=True, input="\n".join(lines))
    return total, [share(line) for line in named.stdout.splitlines()]


def share(line: str) -> tuple[float, str]:
    """`12,345 ( 6.78%)  file:function [object]`."""
    percent = re.search(r"\(\s*([\d.]+)%\)\s+", line)
    name = re.sub(r"\s+\[[^\]]*\]$", "", line[percent.end():])
    return float(percent.group(1)), name.removeprefix("???:")
