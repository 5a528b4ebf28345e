"""A mouse drags a stage the way a finger swipes it, without a script, and the stage stays where it is let go.

A touch screen has nothing to drag. `in_webkit` asks as well: it has a mouse of its own.
"""

import math

from checks import stages
from harness import figures, picture
from harness.browser import Browser

# Pages of the fixture, and of the documentation where the fixture has no stage of a kind: the way of the pointer across and down.
FIXTURE = {"hand": {"hand-fold": (1, 0), "hand-scroll": (-1, 0)}}
DOCS = {"gallery/bottom-sheet": {"bottom-sheet-hand": (0, -1)}}
PARTS = [0.25, 0.5, 0.75]
# Half of what a hand holds, in CSS pixels: the pointer is in its middle, and its middle never leaves the stage by that.
GRIP = 16
# A pointer is on whole pixels, and a stage need not be.
PIXEL = 1.5
# At one instant: Chromium draws a stage the same way whatever drives it.
SAME = {"Chromium": 0.3}
STATE = """
const figure = document.getElementById(arguments[0]);
const box = part => (({x, y, width, height}) => [x, y, width, height])(part.getBoundingClientRect());
const seen = part => part.getClientRects().length > 0;
const drag = figure.querySelector('.zt-drag'), scroller = figure.querySelector('.zt-scroller');
const driven = document.getAnimations().filter(a => a.animationName && figure.contains(a.effect.target));
return {
  value: Number(drag.value),
  hand: seen(drag) ? box(drag) : null,
  stage: box(figure.querySelector('.zt-stage')),
  swiped: Math.abs(scroller.scrollLeft) + Math.abs(scroller.scrollTop),
  hint: [...figure.querySelectorAll('.zt-hint > span')].filter(seen).map(part => part.textContent).join(),
  running: driven.filter(a => a.timeline === document.timeline && a.playState === 'running').length,
  rests: [
    figure.offsetHeight, ...box(figure.querySelector('.zt-stage')), ...box(figure.querySelector('.zt-strip') ?? figure),
    ...box(scroller), document.scrollingElement.scrollWidth, scrollX, scrollY,
  ],
};
"""


def check(run):
    with Browser(mouse=True) as browser:
        browser.size(*stages.WINDOW)
        check_in(run, browser)
        said = browser.messages()
        run.report.check("the console says nothing", not said, " | ".join(said[:3]))
    _check_touch_screen(run)


def check_in(run, browser):
    for site, pages in ((run.fixture, FIXTURE), (run.docs, DOCS)):
        for page, names in pages.items():
            browser.open(site.page(page))
            for name, way in names.items():
                _check_stage(run, _Mouse(browser, name, way))


class _Mouse:
    """A figure of an open page, and a mouse on its stage."""

    def __init__(self, browser, name, way):
        self.browser = browser
        self.name = name
        self.across, self.down = way
        browser.run(stages.SHOW_STAGE, name)
        browser.settle()

    @property
    def state(self):
        return self.browser.run(STATE, self.name)

    def place(self, part):
        """A place on the stage, by the part of the pointer's whole way."""
        left, top, width, height = self.state["stage"]
        along, beside = (width, height / 2) if self.across else (height, width / 2)
        distance = along * (part if self.across + self.down > 0 else 1 - part)
        return (left + distance, top + beside) if self.across else (left + beside, top + distance)

    def looks(self):
        """What the figure says, and a picture of its stage."""
        self.browser.settle()
        state = self.state
        left, top, width, height = state["stage"]
        box = (math.ceil(left), math.ceil(top), int(width) - 1, int(height) - 1)
        return state, self.browser.steady_screenshot(box)

    def paused(self, part):
        """The stage that the clock drives, held at a part of its duration."""
        self.browser.run(stages.PAUSE, self.name, part)
        shown = self.looks()[1]
        self.browser.run("window.pause.replaceSync('')")
        return shown

    def leave(self):
        """Lets go beside the stage."""
        left, _, _, _ = self.state["stage"]
        self.browser.mouse("up", (left - 40, 4))

    def off(self, state, part):
        """How far a stage is from where the pointer has it, in CSS pixels."""
        _, _, width, height = state["hand"]
        length = width if self.across else height
        _, _, width, height = state["stage"]
        along = width if self.across else height
        return abs(GRIP + state["value"] * (length - 2 * GRIP) - part * along)


def _check_stage(run, mouse):
    name, browser = mouse.name, mouse.browser
    before, picture_before = mouse.looks()
    left, top, width, height = before["stage"]
    over = before["hand"]
    covers = bool(over) and all(abs(one - other) <= PIXEL for one, other in zip(over[:2], (left, top), strict=True))
    # At its right or below it there may be the scroller's bar.
    covers = covers and over[2] > width - PIXEL and over[3] > height - PIXEL
    if not run.report.check(f"{name}: there is a hand as large as the stage", covers, f"{over} on {before['stage']}"):
        return
    run.report.check(f"{name}: the hint says to drag it", before["hint"] == "drag me", before["hint"])
    browser.mouse(mouse.place(0.1), "down")
    held = []
    for part in PARTS:
        browser.mouse(mouse.place(part))
        held.append(mouse.looks())
    strays = [mouse.off(state, part) for part, (state, _) in zip(PARTS, held, strict=True)]
    moves = all(picture.difference(shown, picture_before) > 1 for _, shown in held)
    values = " ".join(f"{state['value']:.3f}" for state, _ in held)
    run.report.check(f"{name}: the mouse moves the stage", moves, values)
    run.report.check(f"{name}: it is where the pointer is", max(strays) <= PIXEL, f"{max(strays):.2f} px off")
    mouse.leave()
    rested, picture_rested = mouse.looks()
    gap = picture.difference(picture_rested, held[-1][1])
    stays = rested["value"] == held[-1][0]["value"] and gap <= _same(browser)
    run.report.check(f"{name}: it stays where it is let go", stays, f"{rested['value']:.3f}, {gap:.2f}")
    again, picture_again = _drag_back(mouse)
    off, gap = mouse.off(again, 0.5), picture.difference(picture_again, held[1][1])
    run.report.check(f"{name}: taken up again it goes back", off <= PIXEL and gap <= _same(browser), f"{off:.2f} px off, {gap:.2f}")
    states = [before, rested, again, *(state for state, _ in held)]
    gaps = [picture.difference(shown, mouse.paused(state["value"])) for state, shown in held]
    row = " ".join(f"{gap:.2f}" for gap in gaps)
    bar = _same(browser)
    run.report.check(f"{name}: it shows what the clock shows then", max(gaps) <= bar, f"{row} (at most {bar:g})")
    states.append(_check_turns(run, mouse, held[1][1]))
    swiped = max(state["swiped"] for state in states)
    run.report.check(f"{name}: nothing scrolls", swiped == 0, f"{swiped} px")
    layouts = {tuple(state["rests"]) for state in states}
    run.report.check(f"{name}: nothing shifts", len(layouts) == 1, f"{len(layouts)} layouts")


def _drag_back(mouse):
    """From where the last drag has ended to the middle."""
    mouse.browser.mouse(mouse.place(PARTS[-1]), "down")
    mouse.browser.mouse(mouse.place(0.5))
    looks = mouse.looks()
    mouse.leave()
    return looks


def _check_turns(run, mouse, middle):
    """The clock takes the stage, and the mouse takes it back; returns what the figure says then."""
    browser, name = mouse.browser, mouse.name
    browser.run(figures.CHOOSE, name, ".zt-play")
    clocked = mouse.state["running"]
    browser.ends(figures.ANIMATIONS, name)
    browser.mouse(mouse.place(0.5), "down")
    taken, shown = mouse.looks()
    mouse.leave()
    gap = picture.difference(shown, middle)
    takes = clocked > 0 and not taken["running"] and gap <= _same(browser)
    run.report.check(f"{name}: after Play, the mouse takes the stage back", takes, f"{clocked} ran, {gap:.2f}")
    return taken


def _same(browser):
    return SAME.get(browser.name, stages.SAME)


def _check_touch_screen(run):
    run.browser.view(390, 844, scale=2)
    run.browser.phone()
    run.browser.open(run.fixture.page("hand"))
    for name in FIXTURE["hand"]:
        state = run.browser.run(STATE, name)
        swipes = state["hint"] == "swipe me" and state["hand"] is None
        run.report.check(f"{name}: a touch screen says to swipe it, and has nothing to drag", swipes, state["hint"])
    run.browser.phone(False)
