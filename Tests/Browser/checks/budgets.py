"""A page has few elements, and is small, compressed: with what a reader sees first, and with all its drawings."""

import gzip

# A page between two full screens with one figure, and everything that it shows: page, styles, drawings.
LIMITS = {"two-screens": 66_000, "five-folds": 83_000, "eight-folds": 97_000}
# The same without drawings, which a browser loads as they come near the window.
PAGE_LIMIT = 4_000
MOST_ELEMENTS = 5_000
# With the theme's styles, and what is in the window as the page opens.
WINDOW = (1280, 900)
FIRST_SIGHT = {"index.html": 40_000, "gallery/index.html": 100_000}
FIRST_SIGHT_ELSEWHERE = 60_000

LOOK = """
const root = new URL(arguments[0]).href;
const shown = picture => {
  const {top, bottom, width} = picture.getBoundingClientRect();
  return width > 0 && top < innerHeight && bottom > 0;
};
const drawings = [...document.images].filter(shown).map(picture => picture.src.replace(root, ''));
return {elements: document.getElementsByTagName('*').length, uses: document.getElementsByTagName('use').length,
  drawings: [...new Set(drawings)]};
"""


def check(run):
    for name, limit in LIMITS.items():
        page = run.fixture.page(name)
        own = sum(_size(path) for path in _files(page))
        run.report.check(f"{name}: at most {PAGE_LIMIT} bytes without drawings", own <= PAGE_LIMIT, f"{own} bytes")
        total = own + sum(_size(path) for path in _drawings(page))
        run.report.check(f"{name}: at most {limit} bytes with all drawings", total <= limit, f"{total} bytes")
    for page in run.docs.pages:
        name = run.docs.name(page)
        if not page.with_name("figures.css").exists():
            continue
        elements, size, uses = first_sight(run, page)
        limit = FIRST_SIGHT.get(name, FIRST_SIGHT_ELSEWHERE)
        few = elements <= MOST_ELEMENTS and uses == 0
        run.report.check(f"{name}: at most {MOST_ELEMENTS} elements", few, f"{elements}, none of them used again")
        run.report.check(f"{name}: at most {limit} bytes at first sight", size <= limit, f"{size} bytes")


def first_sight(run, page):
    """A page's elements, the bytes that a reader loads to see its beginning, and how many elements are used again."""
    run.browser.view(*WINDOW)
    run.browser.driver.get(page.as_uri())
    seen = run.browser.run(LOOK, run.docs.folder.as_uri() + "/")
    theme = [run.docs.folder / "assets" / name for name in ("zoetrope.css", "figures.css")]
    drawings = [run.docs.folder / drawing for drawing in seen["drawings"]]
    size = sum(_size(path) for path in [*_files(page), *theme, *drawings])
    return seen["elements"], size, seen["uses"]


def _size(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def _files(page):
    """What belongs to the page alone; the theme's files are the whole site's."""
    return [page, page.with_name("figures.css")]


def _drawings(page):
    """What the page's figures show."""
    sources = page.read_text().split("<img ")[1:]
    addresses = {source.split('src="')[1].split('"')[0] for source in sources}
    return [page.parent / address for address in addresses]
