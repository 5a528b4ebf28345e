"""Without style sheets a figure is its strip. Where scripts are disabled, labels pick frames, Play plays and a slider moves; and no page has a script but search's and the switch's, or a style of its own."""

import html.parser

from harness import figures, picture
from harness.browser import Browser

FIGURE = "fold-2-contact"
# The part of its speed at which an animation is still in the middle when its picture is taken, on any machine.
SLOW = 0.02
# Chromium draws a stage at the first resolution that comes up while the page is loaded, and keeps it: on a busy machine
# two loads of one page may differ at the edges of letters.
LOADS = 6


def check(run):
    for site, name in ((run.fixture, "fixture"), (run.docs, "docs")):
        found = [f"{site.name(page)}:{what}" for page in site.pages for what in _Inline.of(page)]
        promise = f"{name}: {len(site.pages)} pages have no scripts but search's and the switch's, no inline styles or handlers"
        run.report.check(promise, not found, " ".join(found[:5]))
    _check_without_styles(run)
    with Browser(scripts=False) as browser:
        _check_figure(run, browser)


def _check_without_styles(run):
    run.browser.open(run.fixture.page("fold"))
    shown, strips, figure_count = run.browser.run(
        "for (const sheet of document.styleSheets) sheet.disabled = true;"
        "const shown = part => part.checkVisibility();"
        "return [[...document.querySelectorAll('.zt-live, .zt-figure > input')].filter(shown).length,"
        " [...document.querySelectorAll('.zt-strip > img')].filter(shown).filter(strip => strip.alt).length,"
        " document.querySelectorAll('.zt-figure:has(.zt-live)').length]"
    )
    promise = f"without style sheets, {figure_count} figures are their strips, and nothing falls apart"
    run.report.check(promise, shown == 0 and strips >= figure_count > 0, f"{shown} stages and inputs, {strips} strips")
    # The same page again would keep its sheets disabled.
    run.browser.driver.get("about:blank")


def _check_figure(run, browser):
    browser.view(1280, 1400)
    browser.driver.get("data:text/html,<title>still</title><script>document.title = 'ran'</script>")
    run.report.check("scripts are disabled", browser.driver.title == "still", browser.driver.title)
    run.browser.view(1280, 1400)
    address = run.fixture.page("fold").as_uri() + f"#{FIGURE}"
    for shown in (browser, run.browser):
        shown.driver.get(address)
        shown.send("Page.bringToFront")
    run.browser.settle()
    run.browser.stand_still("scrollY")
    figure = next(figure for figure in figures.find(run.browser) if figure.id == FIGURE)
    # The page is the same, and so are the places; a script is needed only to ask for them.
    places = run.browser.run(PLACES, FIGURE)
    # A click that comes before the page is where it will stay is lost.
    at_rest = run.browser.steady_screenshot(places["stage"])
    for _ in range(LOADS):
        gap = picture.difference(browser.screenshot_once(_is(at_rest), places["stage"], seconds=10), at_rest)
        if gap <= 0.05:
            break
        browser.driver.get("about:blank")
        browser.driver.get(address)
    run.report.check("the stage at rest is the same", gap <= 0.05, f"{gap:.3f}")
    before = None
    for index, (x, y) in enumerate(places["frames"]):
        browser.click(x, y)
        figures.choose(run.browser, figure, f".zt-k{index}")
        run.browser.settle()
        expected = run.browser.steady_screenshot(places["stage"])
        # A page without scripts cannot be asked whether it is through.
        shown = browser.screenshot_once(_is(expected), places["stage"])
        gap = picture.difference(shown, expected)
        turned = before is None or picture.difference(shown, before) > 1
        run.report.check(f"a click on frame {index + 1} shows it", gap <= 0.05 and turned, f"{gap:.3f}")
        before = shown
    last = browser.steady_screenshot(places["stage"])
    browser.slow_down(SLOW)
    browser.click(*places["play"])
    moving = browser.screenshot_once(lambda shown: not _is(last)(shown), places["stage"])
    moved = picture.difference(moving, last)
    run.report.check("a click on Play starts it", moved > 1, f"{moved:.1f}")
    browser.slow_down(1)
    gap = picture.difference(browser.screenshot_once(_is(last), places["stage"]), last)
    run.report.check("and it plays to the end", gap <= 0.05, f"{gap:.3f}")
    _check_again(run, browser, places, last)
    _check_slider(run, browser, places, last)


def _check_again(run, browser, places, last):
    """A press of Space and of Enter, as Play has the focus now."""
    for key, name in ((" ", "Space"), ("Enter", "Enter")):
        browser.slow_down(SLOW)
        browser.strike(key)
        moving = browser.screenshot_once(lambda shown: not _is(last)(shown), places["stage"])
        moved = picture.difference(moving, last)
        run.report.check(f"{name} starts it again", moved > 1, f"{moved:.1f}")
        browser.slow_down(1)
        gap = picture.difference(browser.screenshot_once(_is(last), places["stage"]), last)
        run.report.check("and it plays to the end", gap <= 0.05, f"{gap:.3f}")


def _check_slider(run, browser, places, last):
    left, top, width, height = places["track"]
    browser.mouse((left + height / 2, top + height / 2), "down")
    for part in (0.2, 0.35, 0.5):
        browser.mouse((left + part * width, top + height / 2))
    held = browser.screenshot_once(lambda shown: not _is(last)(shown), places["stage"])
    held = browser.steady_screenshot(places["stage"])
    moved = picture.difference(held, last)
    run.report.check("a drag of the slider moves it", moved > 1, f"{moved:.1f}")
    browser.mouse("up", (left, 4))
    gap = picture.difference(browser.steady_screenshot(places["stage"]), held)
    run.report.check("and it stays there", gap <= 0.05, f"{gap:.3f}")


def _is(expected):
    return lambda shown: picture.difference(shown, expected) <= 0.05


PLACES = """
const figure = document.getElementById(arguments[0]);
const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
const stage = figure.querySelector('.zt-stage').getBoundingClientRect();
return {
  frames: [...figure.querySelectorAll('.zt-picks label')].map(label => middle(label.getBoundingClientRect())),
  play: middle(figure.querySelector('.zt-play').getBoundingClientRect()),
  track: (({x, y, width, height}) => [x, y, width, height])(figure.querySelector('.zt-scrubber').getBoundingClientRect()),
  stage: [stage.x, stage.y, stage.width, stage.height],
};
"""


class _Inline(html.parser.HTMLParser):
    """Finds what a strict policy forbids."""

    @classmethod
    def of(cls, page):
        parser = cls()
        parser.found = []
        parser.feed(page.read_text())
        return parser.found

    def handle_starttag(self, tag, attributes):
        line = self.getpos()[0]
        known = ("assets/search.js", "assets/scheme.js")
        is_known = tag == "script" and (dict(attributes).get("src") or "").endswith(known)
        if tag in ("script", "style") and not is_known:
            self.found.append(f"{line}:<{tag}>")
        for name, value in attributes:
            scripted = (value or "").strip().lower().startswith("javascript:")
            if name == "style" or name.startswith("on") or scripted:
                self.found.append(f"{line}:{name}")

    handle_startendtag = handle_starttag
