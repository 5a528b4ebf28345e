"""What two programs made of the same site: equal, or the times mean nothing."""
import html
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

#: Tags inside of words and lines; all others stand between words.
INLINE = re.compile(r"</?(?:a|b|code|em|i|span|strong)\b[^>]*>")
TAG = re.compile(r"<[^>]*>")
MAIN = re.compile(r"<main\b[^>]*>(.*)</main>", re.DOTALL)
#: A code block that was coloured: Hugo's has a class, ours has coloured words in it.
CODE = re.compile(r"<pre\b[^>]*>\s*<code\b[^>]*>(.*?)</code>", re.DOTALL)


@dataclass
class Output:
    """What can be counted in a finished site."""

    #: The words of the main part, by the page's path.
    words: dict[str, list[str]]
    coloured: int
    entries: int

    @property
    def tag_pages(self) -> int:
        return sum(path.startswith("tags/") for path in self.words)


def output(folder: Path) -> Output:
    words: dict[str, list[str]] = {}
    coloured = 0
    for path in sorted(folder.rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        main = MAIN.search(text)
        words[path.relative_to(folder).as_posix()] = plain(main.group(1)) if main else []
        coloured += sum("<span" in code for code in CODE.findall(text))
    return Output(words, coloured, entries(folder))


def plain(text: str) -> list[str]:
    return html.unescape(TAG.sub(" ", INLINE.sub("", text))).split()


def entries(folder: Path) -> int:
    feeds = [feed for feed in (folder / "feed.xml", folder / "index.xml") if feed.exists()]
    return sum(len(re.findall(r"<(?:entry|item)>", feed.read_text(encoding="utf-8"))) for feed in feeds)


@dataclass
class Parity:
    """Counts of both, ours first, and the pages that say something else."""

    counts: dict[str, tuple[int, int]]
    missing: list[str]
    different: list[str]
    #: The first words that differ on the first page that does.
    example: str

    @property
    def holds(self) -> bool:
        return not self.missing and not self.different and all(a == b for a, b in self.counts.values())


def compare(ours: Path, theirs: Path) -> Parity:
    a, b = output(ours), output(theirs)
    both = sorted(a.words.keys() & b.words.keys())
    different = [path for path in both if a.words[path] != b.words[path]]
    example = ""
    if different:
        x, y = Counter(a.words[different[0]]), Counter(b.words[different[0]])
        example = f"{different[0]}: only ours {list(x - y)[:6]}, only theirs {list(y - x)[:6]}"
    counts = {
        "pages": (len(a.words), len(b.words)), "tag pages": (a.tag_pages, b.tag_pages),
        "feed entries": (a.entries, b.entries), "highlighted samples": (a.coloured, b.coloured),
        "words": (sum(map(len, a.words.values())), sum(map(len, b.words.values()))),
    }
    return Parity(counts, sorted(a.words.keys() ^ b.words.keys()), different, example)
