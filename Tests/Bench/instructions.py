"""Counts the instructions of builds with valgrind's callgrind."""
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

SCREENS = Path(__file__).resolve().parents[2] / "content/screens"
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
    write_screens(folder, SCREENS)
    return ["build", "--quiet", "--no-cache", "--source", str(folder)]


def start(folder: Path) -> list[str]:
    return ["--version"]


OTHERS = 2000
CASES = {"start": start, "200 posts": posts, "a page with a fold": fold}


def require(*tools: str) -> None:
    for tool in tools:
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing: instructions cannot be counted")


def stripped(program: str, folder: Path) -> str:
    """A copy without debugging information: valgrind gives up on what newer compilers write."""
    copy = folder / "zoetrope"
    subprocess.run(["strip", "--strip-debug", "-o", str(copy), program], check=True)
    return str(copy)


def count(program: str, arguments: list[str], details: str = "/dev/null") -> int:
    """The instructions of a run; which function takes how many goes to the file `details`."""
    # On one core the pool of workers has one thread, and nobody waits for anybody.
    counting = ["taskset", "-c", str(min(os.sched_getaffinity(0))), "valgrind", "--tool=callgrind"]
    with tempfile.TemporaryDirectory() as temporary:
        # What others have left in the folder of temporary files may cost a build next to nothing.
        for index in range(OTHERS):
            (Path(temporary) / f"other-{index}").mkdir()
        result = subprocess.run(
            [*counting, f"--callgrind-out-file={details}", program, *arguments], capture_output=True, text=True,
            env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "TMPDIR": temporary})
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        sys.exit(f"counting “{' '.join(arguments)}” failed:\n{result.stdout}{result.stderr}")
    return int(found.group(1))
