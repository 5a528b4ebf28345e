"""A page with a transition between two full screens stays small, compressed."""

import gzip

LIMITS = {"two-screens": 44_000, "five-folds": 61_440, "eight-folds": 75_000}


def check(run):
    for name, limit in LIMITS.items():
        page = run.fixture.page(name)
        sizes = {path.name: _size(path) for path in _files(page)}
        total = sum(sizes.values())
        detail = ", ".join(f"{name} {size}" for name, size in sizes.items())
        run.report.check(f"{name}: at most {limit} bytes", total <= limit, f"{total} bytes: {detail}")
    for page in run.docs.pages:
        styles = page.with_name("figures.css")
        if styles.exists():
            size = sum(_size(path) for path in _files(page))
            run.report.note(f"{run.docs.name(page)}: {size} bytes")


def _size(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def _files(page):
    """What belongs to the page alone; the theme's files are the whole site's."""
    return [page, page.with_name("figures.css")]
