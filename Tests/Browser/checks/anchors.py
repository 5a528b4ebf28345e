"""A heading that an address names stands below the header as the page opens."""

PAGES = ["index.html", "gallery/index.html", "reference/directives/index.html"]
WINDOWS = [(1280, 900), (390, 844)]
# The header's height and the room below it, in CSS pixels.
PLACE = range(40, 121)

HEADINGS = "return [...document.querySelectorAll('main h2[id]')].map(heading => heading.id)"
TOP = "return document.getElementById(arguments[0]).getBoundingClientRect().top"
# A page that ends soon after a heading can't scroll that far.
ROOM = "return document.documentElement.scrollHeight - innerHeight - scrollY"


def check(run):
    for name in PAGES:
        page = run.docs.folder / name
        for width, height in WINDOWS:
            run.browser.view(width, height)
            run.browser.open(page)
            headings = run.browser.run(HEADINGS)
            wrong = [found for heading in headings if (found := _misplaced(run.browser, page, heading))]
            title = f"{name}, {width} pixels wide: all {len(headings)} headings stand below the header"
            run.report.check(title, headings and not wrong, " | ".join(wrong[:3]))


def _misplaced(browser, page, heading):
    browser.driver.get("about:blank")
    browser.driver.get(f"{page.as_uri()}#{heading}")
    browser.settle()
    browser.stand_still("scrollY")
    top = browser.run(TOP, heading)
    if round(top) in PLACE or 0 < top and browser.run(ROOM) < 1:
        return None
    return f"{heading} at {top:.0f}"
