"""A page with a transition between two full screens stays small, compressed."""

import gzip

LIMIT = 60_000


def check(run):
    page = run.fixture.page("two-screens")
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in _files(page)}
    total = sum(sizes.values())
    detail = ", ".join(f"{name} {size}" for name, size in sizes.items())
    run.report.check(f"two full screens take at most {LIMIT} bytes", total <= LIMIT, f"{total} bytes: {detail}")
    for page in run.docs.pages:
        styles = page.with_name("figures.css")
        if styles.exists():
            size = sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in _files(page))
            run.report.note(f"{run.docs.name(page)}: {size} bytes")


def _files(page):
    """What belongs to the page alone; the theme's files are the whole site's."""
    return [page, page.with_name("figures.css")]
