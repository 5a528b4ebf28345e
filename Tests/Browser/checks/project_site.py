"""A site below a path, as projects on GitHub have: a server answers every link and every resource of all pages, wherever it shows the page for missing ones."""

import html.parser
import shutil
import urllib.error
import urllib.parse
import urllib.request

from harness.server import Server

ADDRESS = "https://me.example.org/repo"
MISSING = "not/here/at/all"
ATTRIBUTES = {"href", "src", "poster", "data", "srcset"}
NOT_FOUND = """---
title: Nothing here
---
[The home page](index.md), and a figure:

```{transition} fade
:from: first-tab
:to: second-tab
Shown at any address.
```
"""


def check(run):
    source = run.output / "project-source"
    shutil.copytree(run.source, source, ignore=shutil.ignore_patterns(".*", "site"))
    with (source / "zoetrope.yml").open("a") as configuration:
        configuration.write(f"url: {ADDRESS}\n")
    (source / "content" / "404.md").write_text(NOT_FOUND)
    site = run.zoetrope.build(source, run.output / "project")
    with Server(site.folder, prefix="/repo") as base:
        pages = {f"{base}/{site.name(page)}": page for page in site.pages}
        pages[f"{base}/{MISSING}"] = site.folder / "404.html"
        asked = {}
        for address, page in pages.items():
            for link in _links(page):
                target = urllib.parse.urljoin(address, link.replace(ADDRESS, base))
                if target.startswith(base.removesuffix("/repo")):
                    asked.setdefault(target.partition("#")[0], site.name(page))
        dead = [f"{target} on {name}" for target, name in sorted(asked.items()) if not _is_there(target)]
    title = f"{len(asked)} addresses of {len(pages)} pages are answered below a path"
    run.report.check(title, not dead and len(asked) > 20, " | ".join(dead[:5]))


class _Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "srcset":
                self.found += [part.split()[0] for part in value.split(",") if part.split()]
            elif name in ATTRIBUTES and value:
                self.found.append(value)


def _links(page):
    parser = _Links()
    parser.feed(page.read_text())
    return [link for link in parser.found if not link.startswith(("data:", "#"))]


def _is_there(address):
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:
            answer.read()
            return answer.status == 200
    except urllib.error.URLError:
        return False
