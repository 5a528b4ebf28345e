"""Where the time and the instructions of a build go."""
import re
import subprocess
import tempfile
from pathlib import Path

from instructions import CASES, count, stripped
from sites.site import Build

#: What counting functions needs.
TOOLS = ("valgrind", "callgrind_annotate", "strip", "taskset", "swift")


def stages(build: Build, is_warm: bool = False) -> list[dict]:
    """What `--stats` says of a build's stages, each with its share of them all in percent."""
    build.clear_output() if is_warm else build.clear()
    command = [option for option in build.command if option != "--quiet"] + ["--stats"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    table = told.split("\n\n")[0].splitlines()[1:]
    found = {name.strip(): float(ms) for name, ms in (line.rsplit(maxsplit=1) for line in table)}
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
    shares: dict[str, float] = {}
    for percent, name in map(share, named.stdout.splitlines()):
        shares[name] = shares.get(name, 0) + percent
    return total, sorted(((round(percent, 2), name) for name, percent in shares.items()), reverse=True)


def share(line: str) -> tuple[float, str]:
    """Of `12,345 ( 6.78%)  file:function [object]`; libraries without names of their functions count as one."""
    found = re.search(r"\(\s*([\d.]+)%\)\s+(?:\?\?\?:|[^\s:]*\.[chS]:)?(.*?)(?:\s+\[([^\]]*)\])?$", line)
    percent, name, object_file = found.groups()
    if name.startswith("0x"):
        name = f"all of {Path(object_file or 'an unknown library').name}"
    return float(percent), name
