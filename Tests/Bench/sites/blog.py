"""Sites b and c: a blog with tags, pagination, a feed and highlighted code; c shows two lists on every page."""
import random
from dataclasses import dataclass
from pathlib import Path

from .samples import LANGUAGES, fence
from .site import write
from .words import WORDS, heading, paragraph, sentence

TAGS = [f"{first}{second}" for first in WORDS[:8] for second in ("", "s", "er", "ing", "less")]
PAGE_SIZE = 20
#: Which way the sidebar of site c is put on every page.
NO_SIDEBAR, SIDEBAR, CACHED_SIDEBAR = "", "partial", "partialCached"


@dataclass(frozen=True)
class Blog:
    zoetrope: Path
    hugo: Path
    count: int

    @property
    def edited(self) -> str:
        return f"content/posts/{name(self.count // 2)}.md"

    @property
    def address(self) -> str:
        return f"/posts/post-{self.count // 2}/"


def date(number: int) -> str:
    """No two posts of one day, so that both programs list them in one order."""
    return f"{1970 + number // 336:04}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"


def name(number: int) -> str:
    return f"{date(number)}-post-{number}"


def post(number: int, source: random.Random) -> str:
    tags = ", ".join(sorted(source.sample(TAGS, 3)))
    first, second = LANGUAGES[number % len(LANGUAGES)], LANGUAGES[(number // 3 + 1) % len(LANGUAGES)]
    return (
        f'---\ntitle: "Post {number}"\ndate: {date(number)}\nslug: post-{number}\ntags: [{tags}]\n'
        f'summary: "{sentence(source)}"\n---\n'
        f"{paragraph(source)}\n\n{heading(source)}\n\n{paragraph(source)}\n\n{fence(first, number)}\n"
        f"- {sentence(source)}\n- {sentence(source)}\n\n{heading(source)}\n\n{paragraph(source)}\n\n"
        f"{fence(second, number)}"
    )


def write_blog(folder: Path, count: int, sidebar: str = NO_SIDEBAR) -> Blog:
    site = Blog(folder / "zoetrope", folder / "hugo", count)
    source = random.Random(2)
    for number in range(count):
        text = post(number, source)
        for root in (site.zoetrope, site.hugo):
            write(root / f"content/posts/{name(number)}.md", text)
    write_zoetrope(site.zoetrope, sidebar)
    write_hugo(site.hugo, sidebar)
    return site


# Zoetrope ---------------------------------------------------------------------------------------------------

LIQUID_BASE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ page.title | escape }}</title></head>
<body>
<header><a href="{{ '/' | relative_url }}">{{ site.title | escape }}</a></header>
<main>
{{ content }}
</main>
{% if site.sidebar %}{% include sidebar.html %}{% endif %}
</body>
</html>
"""
LIQUID_POST = """---
layout: base
---
<h1>{{ page.title | escape }}</h1>
<p>{{ page.date | date: "%Y-%m-%d" }}
{% for tag in page.tags %}<a href="{{ tag.url }}">{{ tag.name | escape }}</a> {% endfor %}</p>
{{ content }}
<nav>
{% if page.previous %}<a rel="prev" href="{{ page.previous.url }}">{{ page.previous.title | escape }}</a>{% endif %}
{% if page.next %}<a rel="next" href="{{ page.next.url }}">{{ page.next.title | escape }}</a>{% endif %}
</nav>
"""
LIQUID_LIST = """---
layout: base
---
<h1>{{ page.title | escape }}</h1>
<ul>
{% for entry in page.paginator.pages %}
<li><a href="{{ entry.url }}">{{ entry.title | escape }}</a> {{ entry.date | date: "%Y-%m-%d" }} {{ entry.summary | escape }}</li>
{% endfor %}
</ul>
{% if page.paginator.previous_url %}<a rel="prev" href="{{ page.paginator.previous_url }}">Newer</a>{% endif %}
{% if page.paginator.next_url %}<a rel="next" href="{{ page.paginator.next_url }}">Older</a>{% endif %}
"""
LIQUID_TAGS = """---
layout: base
---
<h1>{{ page.title | escape }}</h1>
<ul>
{% for tag in site.tags %}<li><a href="{{ tag.url }}">{{ tag.name | escape }}</a> {{ tag.count }}</li>
{% endfor %}</ul>
"""
LIQUID_PLAIN = "---\nlayout: base\n---\n<h1>{{ page.title | escape }}</h1>\n{{ content }}\n"
LIQUID_SIDEBAR = """<aside>
<ul>
{% for post in site.posts limit: 10 %}<li><a href="{{ post.url }}">{{ post.title | escape }}</a></li>
{% endfor %}</ul>
<p>
{% for tag in site.tags %}<a href="{{ tag.url }}">{{ tag.name | escape }}</a> ({{ tag.count }})
{% endfor %}</p>
</aside>
"""


def write_zoetrope(root: Path, sidebar: str) -> None:
    layouts = {
        "base": LIQUID_BASE, "default": LIQUID_POST, "listing": LIQUID_LIST, "tag": LIQUID_LIST,
        "tags": LIQUID_TAGS, "home": LIQUID_PLAIN, "404": LIQUID_PLAIN,
    }
    for layout, text in layouts.items():
        write(root / f"templates/layouts/{layout}.html", text)
    write(root / "templates/includes/sidebar.html", LIQUID_SIDEBAR)
    write(root / "content/index.md", "---\ntitle: Bench\n---\n")
    write(root / "content/posts/index.md", f"---\ntitle: Posts\npaginate: {PAGE_SIZE}\n---\n")
    write(
        root / "zoetrope.yml",
        f"title: Bench\nurl: https://example.org\nheading_anchors: false\npaginate: {PAGE_SIZE}\n"
        f"sidebar: {'true' if sidebar else 'false'}\n",
    )


# Hugo -------------------------------------------------------------------------------------------------------

GO_BASE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>
<header><a href="/">{{ site.Title }}</a></header>
<main>
{{ block "main" . }}{{ end }}
</main>
SIDEBAR</body>
</html>
"""
GO_POST = """{{ define "main" }}<h1>{{ .Title }}</h1>
<p>{{ .Date.Format "2006-01-02" }}
{{ range .GetTerms "tags" }}<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a> {{ end }}</p>
{{ .Content }}
<nav>
{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
</nav>
{{ end }}
"""
GO_LIST = """{{ define "main" }}<h1>{{ .Title }}</h1>
<ul>
{{ $pages := .Paginate .Pages }}{{ range $pages.Pages }}
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ .Date.Format "2006-01-02" }} {{ .Summary }}</li>
{{ end }}
</ul>
{{ with $pages.Prev }}<a rel="prev" href="{{ .URL }}">Newer</a>{{ end }}
{{ with $pages.Next }}<a rel="next" href="{{ .URL }}">Older</a>{{ end }}
{{ end }}
"""
GO_TAGS = """{{ define "main" }}<h1>{{ .Title }}</h1>
<ul>
{{ range .Data.Terms.Alphabetical }}<li><a href="{{ .Page.RelPermalink }}">{{ .Page.LinkTitle }}</a> {{ .Count }}</li>
{{ end }}</ul>
{{ end }}
"""
GO_PLAIN = '{{ define "main" }}<h1>{{ .Title }}</h1>\n{{ .Content }}{{ end }}\n'
GO_404 = '{{ define "main" }}<h1>Not found</h1>{{ end }}\n'
GO_SIDEBAR = """<aside>
<ul>
{{ range first 10 site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>
<p>
{{ range site.Taxonomies.tags.Alphabetical }}<a href="{{ .Page.RelPermalink }}">{{ .Page.LinkTitle }}</a> ({{ .Count }})
{{ end }}</p>
</aside>
"""
HUGO = f"""baseURL = "https://example.org/"
title = "Bench"
capitalizeListTitles = false
pluralizeListTitles = false
[taxonomies]
tag = "tags"
[pagination]
pagerSize = {PAGE_SIZE}
disableAliases = true
[outputs]
home = ["html", "rss"]
section = ["html"]
taxonomy = ["html"]
term = ["html"]
[services.rss]
limit = 20
[markup.highlight]
noClasses = false
"""


def write_hugo(root: Path, sidebar: str) -> None:
    call = f'{{{{ {sidebar} "sidebar.html" . }}}}\n' if sidebar else ""
    layouts = {
        "baseof": GO_BASE.replace("SIDEBAR", call), "page": GO_POST, "section": GO_LIST, "term": GO_LIST,
        "taxonomy": GO_TAGS, "home": GO_PLAIN, "404": GO_404, "_partials/sidebar": GO_SIDEBAR,
    }
    for layout, text in layouts.items():
        write(root / f"layouts/{layout}.html", text)
    write(root / "content/posts/_index.md", "---\ntitle: Posts\n---\n")
    write(root / "content/tags/_index.md", "---\ntitle: Tags\n---\n")
    write(root / "hugo.toml", HUGO)
