"""A page has few elements, and is small, compressed: with what a reader sees first, and with all its drawings."""

import gzip
import re

# A page between two full screens with one figure, and everything that it shows: page, styles, drawings.
LIMITS = {"two-screens": 66_000, "five-folds": 83_000, "eight-folds": 97_000}
# The same without drawings, which a browser loads as they come near the window.
PAGE_LIMIT = 4_000
MOST_ELEMENTS = 5_000
# With the theme's styles, and what is in the window as the page opens.
WINDOW = (1280, 900)
FIRST_SIGHT = {"index.html": 60_000, "gallery/index.html": 90_000}
FIRST_SIGHT_ELSEWHERE = 60_000
# The page that plays every entry: with the theme's styles and everything that its figures show, also in print.
GALLERY = "gallery/index.html"
GALLERY_IN_ALL = 500_000

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
        # Pages with figures, and lists of pages, whose cards show frames.
        if not page.with_name("figures.css").exists() and 'class="cards"' not in page.read_text():
            continue
        elements, size, uses = first_sight(run, page)
        limit = FIRST_SIGHT.get(name, FIRST_SIGHT_ELSEWHERE)
        few = elements <= MOST_ELEMENTS and uses == 0
        run.report.check(f"{name}: at most {MOST_ELEMENTS} elements", few, f"{elements}, none of them used again")
        run.report.check(f"{name}: at most {limit} bytes at first sight", size <= limit, f"{size} bytes")
    _check_gallery(run.report, run.docs.folder)


def _check_gallery(report, folder):
    gallery = folder / GALLERY
    size = sum(_size(path) for path in [*_files(gallery), *_theme(folder, gallery), *_drawings(gallery)])
    report.check(f"{GALLERY}: at most {GALLERY_IN_ALL} bytes in all", size <= GALLERY_IN_ALL, f"{size} bytes")
    captions = "".join(figure.split("</figure>")[0] for figure in gallery.read_text().split("<figure")[1:])
    pages = sorted(gallery.parent.glob("*/index.html"))
    entries = [page for page in pages if 'id="source-code"' in page.read_text()]
    missing = [entry.parent.name for entry in entries if f'href="{entry.parent.name}/index.html"' not in captions]
    report.check(
        f"{GALLERY}: each of {len(entries)} entries plays, with its listing one click away",
        entries and not missing, f"without a figure: {missing}",
    )


def _theme(folder, page):
    """The sheets of the whole site that a page links."""
    linked = re.findall(r'<link rel="stylesheet" href="[^"]*assets/([\w-]+\.css)', page.read_text())
    return [folder / "assets" / name for name in linked]


def first_sight(run, page):
    """A page's elements, the bytes that a reader loads to see its beginning, and how many elements are used again."""
    run.browser.view(*WINDOW)
    run.browser.driver.get(page.as_uri())
    seen = run.browser.run(LOOK, run.docs.folder.as_uri() + "/")
    drawings = [run.docs.folder / drawing for drawing in seen["drawings"]]
    size = sum(_size(path) for path in [*_files(page), *_theme(run.docs.folder, page), *drawings])
    return seen["elements"], size, seen["uses"]


def _size(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def _files(page):
    """What belongs to the page alone; the theme's files are the whole site's."""
    return [file for file in (page, page.with_name("figures.css")) if file.exists()]


def _drawings(page):
    """What the page's figures show."""
    sources = page.read_text().split("<img ")[1:]
    addresses = {source.split('src="')[1].split('"')[0] for source in sources}
    return [page.parent / address for address in addresses]
