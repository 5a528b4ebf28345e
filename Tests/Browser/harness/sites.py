"""Builds the sites that are looked at."""

import pathlib
import re
import subprocess

# Drawings are named after what is in them.
DRAWING = re.compile("[0-9a-f]{16}")


class Failure(Exception):
    """Something that a check cannot do without is missing or broken."""


class Zoetrope:
    """The program under test."""

    def __init__(self, path):
        self.path = pathlib.Path(path).resolve()
        if not self.path.is_file():
            raise Failure(f"there is no program at {self.path}: build it first, with “make build”")

    def build(self, source, output):
        self._run("build", "--strict", "--quiet", "--source", source, "--output", output)
        return Site(output)

    def build_regardless(self, source, output):
        """Builds a site that is full of errors; returns it, and what was said of it."""
        command = [str(self.path), "build", "--keep-going", "--quiet", "--source", source, "--output", output]
        ended = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=1800)
        if ended.returncode not in (0, 1):
            raise Failure(f"{' '.join(map(str, command))} ended with {ended.returncode}:\n{ended.stderr[-2000:]}")
        return Site(output), ended.stdout + ended.stderr

    def render(self, source, page, output, scale, *more):
        """The strips of one page as files of their own, without the drawings that its HTML shows."""
        arguments = ["--source", source, "--output", output, "--scale", scale, "--quiet", *more]
        self._run("render", source / "content" / page, *arguments)
        strips = pathlib.Path(output).glob("*.svg")
        return sorted(strip for strip in strips if not DRAWING.fullmatch(strip.stem))

    def fragment(self, source, page, name, output):
        """A figure of a page as HTML for a page of another generator."""
        content = source / "content"
        self._run("figure", content / page, "--name", name, "--source", content, "--output", output, "--quiet")
        return pathlib.Path(output) / f"{name}.html"

    def _run(self, *arguments):
        command = [str(self.path), *map(str, arguments)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=1800)
        if ended.returncode != 0:
            raise Failure(f"{' '.join(command)} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}")


class Site:
    """A built site."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()

    @property
    def pages(self):
        return sorted(self.folder.rglob("*.html"))

    def name(self, page):
        return page.relative_to(self.folder).as_posix()

    def page(self, name):
        return self.folder / name / "index.html"
