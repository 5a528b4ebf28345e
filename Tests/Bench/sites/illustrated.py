"""Site g: a blog whose posts have a picture and related pages, with whole posts in its feed."""
import random
import struct
import zlib
from pathlib import Path

from . import blog
from .site import write

#: Posts share this many pictures.
PICTURES = 200
RELATED = 3

LIQUID_RELATED = """{% if page.related %}<aside><ul>
{% for entry in page.related %}<li><a href="{{ entry.url }}">{{ entry.title | escape }}</a></li>
{% endfor %}</ul></aside>{% endif %}
</body>
"""
GO_RELATED = f"""{{{{ if and .IsPage .Date }}}}<aside><ul>
{{{{ range first {RELATED} (site.RegularPages.Related .) }}}}<li><a href="{{{{ .RelPermalink }}}}">{{{{ .Title }}}}</a></li>
{{{{ end }}}}</ul></aside>{{{{ end }}}}
</body>
"""
GO_PICTURE = (
    '{{ $file := resources.Get .Destination }}<img src="{{ $file.RelPermalink }}" alt="{{ .PlainText }}"'
    ' width="{{ $file.Width }}" height="{{ $file.Height }}" loading="lazy">'
)
GO_FEED = """{{ printf "<?xml version=\\"1.0\\" encoding=\\"utf-8\\"?>" | safeHTML }}
<rss version="2.0"><channel><title>{{ site.Title }}</title><link>{{ .Permalink }}</link><description>Posts</description>
{{ range first 20 site.RegularPages }}<item><title>{{ .Title }}</title><link>{{ .Permalink }}</link>
<pubDate>{{ .PublishDate.Format "Mon, 02 Jan 2006 15:04:05 -0700" }}</pubDate><guid>{{ .Permalink }}</guid>
<description>{{ .Content | transform.XMLEscape | safeHTML }}</description></item>
{{ end }}</channel></rss>
"""
HUGO = "[related]\nthreshold = 1\n[[related.indices]]\nname = \"tags\"\nweight = 100\n"


def picture(number: int) -> bytes:
    """A PNG of noise in stripes, about as large as a chart."""
    source = random.Random(number)
    width, height = 640 + number % 7 * 10, 400 + number % 5 * 10
    stripes = [bytes(source.randrange(256) for _ in range(width)) for _ in range(16)]
    rows = b"".join(b"\0" + stripes[row // 4 % 16] for row in range(height))
    header = struct.pack(">2I5B", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def post(number: int, source: random.Random) -> str:
    name = f"/pictures/chart-{number % PICTURES}.png"
    return f"{blog.post(number, source)}\n![A chart of run {number}]({name})\n"


def write_illustrated(folder: Path, count: int) -> blog.Blog:
    site = blog.Blog(folder / "zoetrope", folder / "hugo", count)
    source = random.Random(3)
    for number in range(count):
        text = post(number, source)
        for root in (site.zoetrope, site.hugo):
            write(root / f"content/posts/{blog.name(number)}.md", text)
    for number in range(min(PICTURES, count)):
        for root in (site.zoetrope / "content", site.hugo / "assets"):
            path = root / f"pictures/chart-{number}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(picture(number))
    blog.write_zoetrope(site.zoetrope, blog.NO_SIDEBAR)
    extend(site.zoetrope / "zoetrope.yml", f"related: {RELATED}\n")
    write(site.zoetrope / "templates/layouts/base.html", blog.LIQUID_BASE.replace("</body>\n", LIQUID_RELATED))
    blog.write_hugo(site.hugo, blog.NO_SIDEBAR)
    extend(site.hugo / "hugo.toml", HUGO)
    write(site.hugo / "layouts/baseof.html", blog.GO_BASE.replace("SIDEBAR", "").replace("</body>\n", GO_RELATED))
    write(site.hugo / "layouts/_markup/render-image.html", GO_PICTURE)
    write(site.hugo / "layouts/home.rss.xml", GO_FEED)
    return site


def extend(path: Path, text: str) -> None:
    write(path, path.read_text(encoding="utf-8") + text)
