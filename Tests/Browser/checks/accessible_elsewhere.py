"""axe finds no violation in Firefox and WebKitGTK either: all rules, in light, on a desk.

What a page is to somebody who listens, and its colors, depend on style sheets, which each engine reads in its own way. Usually
a page of each kind is looked at, with `--all` every one, which takes minutes.
"""

from checks import accessibility
from harness.engines import Firefox, WebKit

WINDOW = (1280, 900)
# Pages of each layout, and those with plots, walks, tables in pictures and lists of names.
SAMPLE = {
    "index.html", "404.html", "gallery/index.html", "gallery/atlas/index.html", "gallery/cube/index.html",
    "gallery/which-transition/index.html", "lint/index.html", "tags/gestures/index.html", "tutorials/index.html",
    "tutorials/sheet/index.html", "tutorials/spring-css/index.html", "reference/gestures/index.html",
}
# Rules look at boxes and colors, none at pictures: most of a page's time would go to decoding them.
LAID_OUT = "document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def check(run):
    script = accessibility.axe()
    for engine in (Firefox, WebKit):
        with engine(*WINDOW) as browser:
            for site, title in ((run.fixture, "fixture"), (run.docs, "docs")):
                found = {}
                pages = [page for page in site.pages if run.all_stages or site is run.fixture or site.name(page) in SAMPLE]
                for page in pages:
                    _check_page(browser, page, site.name(page), script, found)
                accessibility.report(run, f"{title}, {browser.name}: {len(pages)} pages", found)


def _check_page(browser, page, name, script, found):
    browser.driver.get(page.as_uri())
    browser.run(accessibility.WITHOUT_SHAPES)
    browser.run(accessibility.AT_ONCE)
    browser.wait_for(LAID_OUT)
    # In one script, as what one defines is not there for the next in every engine. A page's policy refuses script
    # elements, but not this.
    violations = browser.wait_for(script + ";" + accessibility.RUN, None)
    if violations:
        # axe keeps whether a box scrolls at all, where its rule for such boxes allows 13 pixels; tables in WebKit scroll by
        # one. Asked alone, a rule finds what it is meant to find.
        found_by = [violation["id"] for violation in violations]
        violations = browser.wait_for(script + ";" + accessibility.RUN, found_by)
    for violation in violations:
        places = [f"{name} {place}" for place in violation["places"]]
        found.setdefault(violation["id"], []).extend(places)
