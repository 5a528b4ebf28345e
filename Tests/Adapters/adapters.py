"""Builds a small site of each generator from woven Markdown, by the real program, and looks at the pages.

    python Tests/Adapters/adapters.py --zoetrope .build/release/zoetrope

A program that isn't installed is skipped, and named at the end. With --all, that is a failure.
"""

import argparse
import asyncio
import html.parser
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from pull_requests import PullRequestTest

HERE = pathlib.Path(__file__).resolve().parent
ZOETROPE = ""
skipped: list[str] = []

POST = (HERE / "post.md").read_text()


class Page(html.parser.HTMLParser):
    """The elements of a page that belong to figures, and the addresses of their drawings."""

    def __init__(self, text: str):
        super().__init__()
        self.figures = 0
        self.inputs = 0
        self.addresses: list[str] = []
        self.styles = ""
        self.text = ""
        self._inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        classes = (values.get("class") or "").split()
        if tag == "figure" and "zt-figure" in classes:
            self.figures += 1
        if tag == "input" and ("zt-frame" in classes or "zt-slows" in classes):
            self.inputs += 1
        if tag == "img" and ".svg" in (values.get("src") or ""):
            self.addresses.append(values["src"])
        self._inside.append(tag)

    def handle_endtag(self, tag):
        while self._inside and self._inside.pop() != tag:
            pass

    def handle_data(self, data):
        if self._inside and self._inside[-1] == "style":
            self.styles += data
        else:
            self.text += data


def program(name: str) -> str | None:
    beside = pathlib.Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if not found and name not in skipped:
        skipped.append(name)
    return found


class AdapterTest(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        os.environ["XDG_CACHE_HOME"] = str(self.folder.parent / "zoetrope-adapters-cache")

    def write(self, name: str, text: str):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_program(self, *command, folder=None, text=None) -> str:
        result = subprocess.run(
            command, cwd=folder or self.folder, input=text, capture_output=True, text=True, timeout=300)
        self.assertEqual(result.returncode, 0, f"{command}: {result.stderr or result.stdout}")
        return result.stdout

    def weave(self, target: str, *options):
        self.run_program(ZOETROPE, "weave", "in", "--output", "out", "--for", target, *options)

    def check(self, page: str, root: str, base: str = ""):
        """A page shows both figures, styles included, and its drawings exist.

        root: the folder that the site's root address stands for."""
        path = self.folder / page
        text = path.read_text()
        found = Page(text)
        self.assertEqual(found.figures, 2, "figures")
        self.assertGreater(found.inputs, 8, "inputs")
        self.assertIn(".zt-figure{", found.styles)
        self.assertNotIn("zt-", found.text)
        self.assertIn("Before the figure", found.text)
        self.assertIn("After the figure", found.text)
        self.assertGreater(len(found.addresses), 3)
        for address in found.addresses:
            self.assertTrue(address.startswith(base), address)
            address = address[len(base):]
            place = self.folder / root / address[1:] if address.startswith("/") else path.parent / address
            self.assertTrue(place.is_file(), f"{address} on {page}")

    @unittest.skipUnless(program("hugo"), "no hugo")
    def test_hugo(self):
        self.write("in/hugo.toml", 'baseURL="https://example.org/"\n[markup.goldmark.renderer]\nunsafe=true\n')
        for name in ("single", "list"):
            self.write(f"in/layouts/_default/{name}.html", "<!doctype html><title>x</title>{{ .Content }}")
        self.write("in/content/posts/turn.md", '+++\ntitle = "Turn"\n+++\n\n' + POST)
        self.weave("hugo")
        self.run_program(program("hugo"), "--quiet", folder=self.folder / "out")
        self.check("out/public/posts/turn/index.html", "out/public")

    @unittest.skipUnless(program("jekyll"), "no jekyll")
    def test_jekyll(self):
        self.write("in/_config.yml", "markdown: kramdown\nexclude: [.zoetrope-manifest]\n")
        self.write("in/_posts/2026-01-01-turn.md", "---\ntitle: Turn\n---\n\n" + POST)
        self.weave("jekyll")
        self.run_program(program("jekyll"), "build", "--quiet", folder=self.folder / "out")
        self.check("out/_site/2026/01/01/turn.html", "out/_site")

    @unittest.skipUnless(program("mkdocs"), "no mkdocs")
    def test_mkdocs_with_material(self):
        self.write("in/mkdocs.yml", "site_name: x\ntheme: {name: material, font: false}\n")
        self.write("in/docs/index.md", POST)
        self.write("in/docs/deep/turn.md", POST)
        self.weave("mkdocs")
        self.run_program(program("mkdocs"), "build", "--strict", "--quiet", folder=self.folder / "out")
        self.check("out/site/index.html", "out/site")
        self.check("out/site/deep/turn/index.html", "out/site")

    @unittest.skipUnless(program("sphinx-build"), "no sphinx")
    def test_sphinx_with_myst(self):
        self.write("in/conf.py", 'extensions=["myst_parser"]\nhtml_static_path=["_static"]\n')
        self.write("in/index.md", "# Home\n\n" + POST + "\n```{toctree}\ndeep/turn\n```\n")
        self.write("in/deep/turn.md", "# Turn\n\n" + POST)
        self.weave("sphinx")
        self.run_program(program("sphinx-build"), "-W", "-q", "-b", "html", "out", "html")
        self.check("html/index.html", "html")
        self.check("html/deep/turn.html", "html")

    @unittest.skipUnless(program("pandoc"), "no pandoc")
    def test_pandoc(self):
        self.write("in/turn.md", POST)
        self.weave("pandoc")
        self.run_program(program("pandoc"), "turn.md", "-o", "turn.html", folder=self.folder / "out")
        self.check("out/turn.html", "out")

    def test_mdbook_protocol(self):
        chapter = {"name": "Turn", "content": POST, "path": "deep/turn.md", "sub_items": [], "number": [1],
                   "source_path": "deep/turn.md", "parent_names": []}
        book = {"sections": [{"Chapter": chapter}, "Separator", {"PartTitle": "x"}], "__non_exhaustive": None}
        context = {"root": str(self.folder), "config": {"book": {"src": "src"}}, "renderer": "html",
                   "mdbook_version": "0.4.40"}
        self.run_program(ZOETROPE, "weave", "--for", "mdbook", "supports", "html")
        (self.folder / "src").mkdir()
        out = json.loads(self.run_program(ZOETROPE, "weave", "--for", "mdbook", text=json.dumps([context, book])))
        self.assertEqual(out["sections"][1:], book["sections"][1:])
        self.write("src/deep/turn.html", out["sections"][0]["Chapter"]["content"])
        self.check("src/deep/turn.html", "src")

    @unittest.skipUnless(program("node"), "no node")
    def test_remark_plugin(self):
        """The plug-in works on syntax trees, so it needs no remark here."""
        self.write("turn.md", POST)
        out = self.run_program("node", str(HERE / "remark.mjs"), ZOETROPE, str(self.folder / "turn.md"))
        self.write("turn.html", out)
        found = Page(out)
        self.assertEqual(found.figures, 2)
        self.assertIn(".zt-figure{", found.styles)
        nested = self.run_program("node", str(HERE / "remark.mjs"), ZOETROPE, str(self.folder / "turn.md"), "list")
        self.assertEqual(nested, out)

    def test_agent(self):
        try:
            from mcp import ClientSession, StdioServerParameters
            from mcp.client.stdio import stdio_client
        except ImportError:
            skipped.append("mcp")
            self.skipTest("no mcp")
        swift = 'let a = UIView()\nview.addSubview(a)\nUIView.animate(withDuration: 1) { a.alpha = 0 }\n'

        async def talk():
            server = StdioServerParameters(command=ZOETROPE, args=["mcp", "--source", str(self.folder)])
            async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
                await session.initialize()
                tools = [tool.name for tool in (await session.list_tools()).tools]
                run = await session.call_tool("run", {"swift": swift})
                frames = await session.call_tool("frames", {"swift": swift, "width": 300})
                wrong = await session.call_tool("lint", {"swift": "view.addSubview(nope)"})
                return tools, run, frames, wrong

        tools, run, frames, wrong = asyncio.run(talk())
        self.assertEqual(tools, ["run", "lint", "frames", "explain"])
        self.assertIn("What the code does", run.content[0].text)
        self.assertEqual(frames.content[0].type, "image")
        self.assertIn("cannot find 'nope'", wrong.content[0].text)


def main():
    global ZOETROPE
    parser = argparse.ArgumentParser()
    parser.add_argument("--zoetrope", required=True)
    parser.add_argument("--all", action="store_true", help="fail if a program isn't installed")
    arguments, rest = parser.parse_known_args()
    ZOETROPE = str(pathlib.Path(arguments.zoetrope).resolve())
    PullRequestTest.zoetrope = ZOETROPE
    tests = unittest.main(argv=[sys.argv[0], *rest], exit=False)
    if skipped:
        print("not installed: " + ", ".join(sorted(set(skipped))), file=sys.stderr)
    sys.exit(0 if tests.result.wasSuccessful() and not (arguments.all and skipped) else 1)


if __name__ == "__main__":
    main()
