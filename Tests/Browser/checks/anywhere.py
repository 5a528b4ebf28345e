"""Pages look the same from a disk, at a server's root, below a path, and under a strict content security policy."""

from harness import picture
from harness.server import STRICT_POLICY, Server

FIXTURE = ["index.html", "fold/index.html", "prose/index.html", "screenshots/index.html", "404.html"]
DOCS = ["index.html", "tutorials/paper-fold/index.html", "gallery/index.html", "reference/screens/index.html"]
SAME = 0.01
# What a page of errors links to is absolute, as it is shown at any path.
FROM_DISK = {"404.html": False}


def check(run):
    run.browser.view(1280, 1600)
    # The documentation has search, with the one script of the theme.
    search = f"{STRICT_POLICY}; script-src 'self'; connect-src 'self'"
    sites = ((run.fixture, FIXTURE, "fixture", STRICT_POLICY), (run.docs, DOCS, "docs", search))
    for site, names, title, policy in sites:
        with Server(site.folder) as root, Server(site.folder, prefix="/some/where") as below:
            with Server(site.folder, policy=policy) as strict:
                for name in names:
                    _compare(run, site, f"{title} {name}", name, root, below, strict)
                _check_policy(run, site, title, strict)


def _compare(run, site, title, name, root, below, strict):
    expected = _picture(run, f"{root}/{name}")
    elsewhere = {"below a path": f"{below}/{name}", "under a strict policy": f"{strict}/{name}"}
    if FROM_DISK.get(name, True):
        elsewhere["from a disk"] = (site.folder / name).as_uri()
    gaps = {place: picture.difference(_picture(run, address), expected) for place, address in elsewhere.items()}
    detail = ", ".join(f"{place} {gap:.3f}" for place, gap in gaps.items())
    blank = picture.range_of(expected) < 100
    run.report.check(f"{title} is the same everywhere", max(gaps.values()) <= SAME and not blank, detail)


def _picture(run, address):
    run.browser.open(address)
    run.browser.rest()
    return run.browser.steady_screenshot()


def _check_policy(run, site, title, base):
    """Everything that the console complains of counts: refused styles and images, files that are not there."""
    run.browser.messages()
    found = []
    for page in site.pages:
        run.browser.driver.get(f"{base}/{site.name(page)}")
        found += [f"{site.name(page)}: {message}" for message in run.browser.messages()]
    run.report.check(f"{title}: {len(site.pages)} pages violate no policy", not found, " | ".join(found[:3]))
