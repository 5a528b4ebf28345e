"""Site a: many short posts, one layout, nothing else."""
import random
from dataclasses import dataclass
from pathlib import Path

from .site import write
from .words import WORDS, heading, paragraph, sentence

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
HUGO = 'baseURL = "https://example.org/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap"]\n'


@dataclass(frozen=True)
class Posts:
    zoetrope: Path
    hugo: Path
    count: int

    #: The file that an edit changes.
    @property
    def edited(self) -> str:
        return f"content/posts/post-{self.count // 2}.md"

    @property
    def address(self) -> str:
        return f"/posts/post-{self.count // 2}/"


def post(number: int, source: random.Random) -> str:
    """About 1 KB of Markdown with a heading, a list, emphasis, a link and code."""
    return (
        f'---\ntitle: "Post {number}"\ndate: 20{number % 20:02}-{number % 12 + 1:02}-{number % 28 + 1:02}\n---\n'
        f"{paragraph(source)}\n\n{heading(source)}\n\n"
        f"{paragraph(source)} *{source.choice(WORDS)}* and [a link](https://example.org/{number}).\n\n"
        f"- {sentence(source)}\n- {sentence(source)}\n\n`{source.choice(WORDS)}()` {paragraph(source)}\n"
    )


def write_posts(folder: Path, count: int) -> Posts:
    site = Posts(folder / "zoetrope", folder / "hugo", count)
    source = random.Random(1)
    for number in range(count):
        text = post(number, source)
        for root in (site.zoetrope, site.hugo):
            write(root / f"content/posts/post-{number}.md", text)
    write(site.zoetrope / "content/index.md", "---\ntitle: Bench\n---\n")
    write(site.zoetrope / "content/posts/index.md", "---\ntitle: Posts\n---\n")
    write(site.zoetrope / "zoetrope.yml", "title: Bench\nheading_anchors: false\n")
    page = LAYOUT.format(title="{{ page.title | escape }}", content="{{ content }}")
    for name in ("default", "listing", "home", "404"):
        write(site.zoetrope / f"templates/layouts/{name}.html", page)
    write(site.hugo / "content/posts/_index.md", "---\ntitle: Posts\n---\n")
    write(site.hugo / "hugo.toml", HUGO)
    page = LAYOUT.format(title="{{ .Title }}", content="{{ .Content }}")
    for name in ("page", "section", "home"):
        write(site.hugo / f"layouts/{name}.html", page)
    write(site.hugo / "layouts/404.html", LAYOUT.format(title="Not found", content=""))
    return site
