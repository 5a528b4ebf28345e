"""A reader drives a stage by finger, wheel and keys, without a script, and letting go decides as in an app."""

import contextlib
import shutil
import time

from checks.stage_matches_strip import MOVING
from harness import figures, picture
from harness.browser import Browser

PAGE = "hand"
# Figures, and the sign of the finger's way.
FIGURES = {"hand-fold": 1, "hand-scroll": -1}
INSTANTS = [0.17, 0.33, 0.5, 0.67, 0.83]
SAME = 0.3
# A stage at rest has no animations, and Chromium draws its text otherwise than that of one that a finger may move.
AT_REST = 1.2
FORBIDDEN = {"Layout", "Paint", "RasterTask"}
SCROLLED = "document.getElementById(arguments[0]).querySelector('.zt-scroller').scrollLeft"
# What a finger moves before a browser takes it for a swipe, in CSS pixels.
SLOP = 15


def check(run):
    with _phone(run.browser):
        for name, sign in FIGURES.items():
            _check_finger(run, _Hand(run.browser, run.fixture.page(PAGE), name, sign))
        _check_scrolling_past(run)
    run.browser.view(1280, 900)
    _check_wheel(run)
    _check_keys(run)
    _check_states(run)
    _check_without_scripts(run)
    _check_unsupported(run)


@contextlib.contextmanager
def _phone(browser):
    browser.view(390, 844, scale=2)
    browser.phone()
    yield
    browser.phone(False)


SWIPE = """
const {x, y, width, height} = document.querySelector(`#${arguments[0]} .zt-swipe`).getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""
STATE = """
const figure = document.getElementById(arguments[0]);
const scroller = figure.querySelector('.zt-scroller');
const driven = document.getAnimations().filter(a => a.animationName && a.effect.target !== figure && figure.contains(a.effect.target));
const box = element => { const {x, y, width, height} = element.getBoundingClientRect(); return [x, y, width, height] };
return {
  stage: box(figure.querySelector('.zt-stage')),
  strip: box(figure.querySelector('.zt-strip')),
  height: figure.offsetHeight,
  shown: scroller.getClientRects().length > 0,
  hint: (figure.querySelector('.zt-hint')?.getClientRects().length ?? 0) > 0,
  animations: driven.length,
  onScroll: driven.filter(a => a.timeline !== document.timeline).length,
  running: driven.filter(a => a.timeline === document.timeline && a.playState === 'running').length,
  fraction: Math.abs(scroller.scrollLeft) / Math.max(scroller.scrollWidth - scroller.clientWidth, 1),
  focused: document.activeElement === scroller ? scroller.ariaLabel : '',
  outline: parseFloat(getComputedStyle(figure.querySelector('.zt-stage')).outlineWidth),
}
"""
PAUSE = """
const [id, fraction] = arguments;
const figure = document.getElementById(id);
window.pause ??= document.adoptedStyleSheets[document.adoptedStyleSheets.push(new CSSStyleSheet()) - 1];
const seconds = fraction * parseFloat(getComputedStyle(figure).getPropertyValue('--d'));
window.pause.replaceSync(`#${id} .zt-live { --dl: -${seconds}s !important }`);
const frame = figure.querySelector(':scope > .zt-frame');
frame.classList.toggle('zt-first', fraction === 0);
figure.classList.toggle('zt-holds', fraction !== 0);
frame.focus({focusVisible: true, preventScroll: true});
frame.click();
"""
# Chooses the hand as keys do; the focus leaves again, as with it the stage snaps to tenths. Asking lets the mode be known.
GIVE_BACK = """
const figure = document.getElementById(arguments[0]);
const scroller = figure.querySelector('.zt-scroller');
scroller.focus({focusVisible: true, preventScroll: true});
const mode = getComputedStyle(figure).getPropertyValue('--zt-even');
scroller.blur();
"""


class _Hand:
    """A figure of an open page, and what drives it."""

    def __init__(self, browser, page, name, sign):
        self.browser = browser
        self.name = name
        self.sign = sign
        browser.open(page)
        self.show()

    def show(self):
        self.browser.run("document.getElementById(arguments[0]).scrollIntoView({behavior: 'instant'})", self.name)
        self.browser.settle()

    @property
    def state(self):
        return self.browser.run(STATE, self.name)

    @property
    def fraction(self):
        return self.state["fraction"]

    def look(self):
        return self.browser.screenshot(self.state["stage"])

    def choose(self, selector):
        self.browser.run(figures.CHOOSE, self.name, selector)
        self.browser.settle()

    def give_back(self):
        """Has the stage driven by the hand."""
        self.browser.run(GIVE_BACK, self.name)
        self.browser.settle()

    def paused(self, fraction):
        """The stage that the clock drives, held at a part of its duration."""
        self.browser.run(PAUSE, self.name, fraction)
        self.browser.settle()
        return self.look()

    # The finger.

    def tap_swipe(self):
        """Touches the button that hands the stage to the finger."""
        x, y = self.browser.run(SWIPE, self.name)
        self.browser.touch("touchStart", x, y)
        self.browser.touch("touchEnd")
        self.browser.settle()

    def put_down(self, at=None):
        left, top, width, height = self.state["stage"]
        self._width = width
        self._y = top + height / 2
        self._x = round(left + (at if at is not None else (0.03 if self.sign > 0 else 0.97)) * width)
        # The finger has a clock of its own: how fast it is does not depend on how long its way takes here.
        self._time = time.time()
        self.browser.touch("touchStart", self._x, self._y, self._time)

    def move(self, distance, steps=10, interval=0.012):
        """`distance` is positive the way the picture goes. In whole pixels, as scripts see no others."""
        start, self._x = self._x, round(self._x + self.sign * distance)
        for step in range(1, steps + 1):
            self._time += interval
            self.browser.touch("touchMove", round(start + (self._x - start) * step / steps), self._y, self._time)

    def move_to(self, fraction):
        """Moves until the stage is there, and waits, so that no speed is left."""
        self.move((fraction - self.held()) * self._width, steps=6)
        for _ in range(2):
            self.move((fraction - self.held()) * self._width, steps=1)
        self.move(0, steps=4, interval=0.05)
        self.held()

    def held(self):
        """Where it stands once what the finger did can be seen."""
        self.browser.settle()
        return self.fraction

    def lift(self):
        self.browser.touch("touchEnd", time=self._time + 0.001)
        return self.rested()

    def rested(self):
        """Where it stands once it has stood still for a while."""
        self.browser.stand_still(SCROLLED, self.name)
        return self.fraction


def _check_finger(run, hand):
    name = hand.name
    state = hand.state
    ready = state["shown"] and state["onScroll"] == state["animations"] > 0
    run.report.check(f"{name}: it waits for the hand", ready, f"{state['onScroll']} animations follow it")
    begin = hand.look()
    hand.put_down()
    held = []
    for instant in INSTANTS:
        hand.move_to(instant)
        held.append((hand.fraction, hand.look()))
    hand.lift()
    there = all(abs(fraction - instant) < 0.02 for (fraction, _), instant in zip(held, INSTANTS, strict=True))
    moved = there and all(picture.difference(shown, begin) > 1 for _, shown in held)
    gaps = [picture.difference(shown, hand.paused(fraction)) for fraction, shown in held]
    hand.give_back()
    _return(hand)
    row = " ".join(f"{gap:.2f}" for gap in gaps)
    run.report.check(f"{name}: the finger moves the stage", moved, " ".join(f"{fraction:.3f}" for fraction, _ in held))
    run.report.check(f"{name}: and it shows what the clock shows then", max(gaps) <= SAME, f"{row} (at most {SAME:g})")
    _check_letting_go(run, hand)
    _check_rest(run, hand)
    _trace(run, hand)


def _check_scrolling_past(run):
    """A stage that takes swipes to one side must not hold up a reader who scrolls."""
    hand = _Hand(run.browser, run.fixture.page(PAGE), "hand-fold", 1)
    left, top, width, height = hand.state["stage"]
    before = run.browser.run("return scrollY")
    run.browser.touch("touchStart", left + width / 2, top + 0.8 * height)
    for step in range(10):
        run.browser.touch("touchMove", left + width / 2, top + 0.8 * height - 20 * (step + 1))
    run.browser.touch("touchEnd")
    moved, fraction = run.browser.stand_still("scrollY") - before, hand.rested()
    run.report.check("a finger that goes up scrolls the page", moved > 100 and fraction == 0, f"{moved:.0f} px")


def _return(hand):
    """Back to the start, by script: what a hand does is looked at elsewhere."""
    hand.browser.run("document.querySelector(`#${arguments[0]} .zt-scroller`).scrollTo({left: 0, behavior: 'instant'})", hand.name)
    hand.browser.settle()


def _check_letting_go(run, hand):
    for target, end in ((0.28, 0), (0.62, 1)):
        hand.put_down()
        hand.move_to(target)
        held, rested = hand.fraction, hand.lift()
        holds = abs(held - target) < 0.02 and abs(rested - end) < 0.01
        does = "finishes" if end else "snaps back"
        run.report.check(f"{hand.name}: let go at {target:.0%} it {does}", holds, f"{held:.2f}, then {rested:.2f}")
    _return(hand)
    hand.put_down(at=0.3 if hand.sign > 0 else 0.7)
    hand.move(SLOP + 0.25 * hand._width, steps=5, interval=0.006)
    flicked = hand.held()
    rested = hand.lift()
    run.report.check(f"{hand.name}: a flick finishes", flicked < 0.5 and rested > 0.99, f"{flicked:.2f}, then {rested:.2f}")


def _check_rest(run, hand):
    """At its end, where the flick has left it, and at its start."""
    gaps = [picture.difference(hand.look(), hand.paused(1))]
    hand.give_back()
    _return(hand)
    shown = hand.look()
    hint = picture.difference(shown, hand.paused(0))
    hand.browser.run("document.querySelector(`#${arguments[0]} .zt-hint`).remove()", hand.name)
    hand.give_back()
    gaps.append(picture.difference(hand.look(), hand.paused(0)))
    hand.give_back()
    row = " ".join(f"{gap:.3f}" for gap in gaps)
    run.report.check(f"{hand.name}: at both ends it rests as frames do", max(gaps) <= AT_REST, row)
    run.report.check(f"{hand.name}: a hint says that it can be swiped", hint > 0.2, f"{hint:.2f}")


def _trace(run, hand):
    """What dragging needs, every drag needs. Tiles out of sight, which wait for a browser with time, are drawn once."""
    for _ in range(3):
        names = _names_while_dragged(run, hand)
        if not FORBIDDEN & set(names):
            break
        _return(hand)
    frames = names.count("LayerTreeHostImpl::PrepareToDraw")
    counts = ", ".join(f"{names.count(name)} {name}" for name in sorted(FORBIDDEN))
    quiet = frames > 10 and not FORBIDDEN & set(names)
    run.report.check(f"{hand.name}: neither layout nor paint nor raster while it is dragged", quiet, f"{counts} in {frames} frames")


def _names_while_dragged(run, hand):
    """The names of a browser's events during a drag."""
    hand.put_down()
    hand.move(40)
    hand.rested()
    with run.browser.trace("cc", "disabled-by-default-devtools.timeline") as trace:
        run.browser.run("performance.mark('zt-drag')")
        hand.move(0.5 * hand._width, steps=60)
        run.browser.run("performance.mark('zt-held')")
    hand.lift()
    start, end = (next(e["ts"] for e in trace.events if e["name"] == name) for name in ("zt-drag", "zt-held"))
    return [event["name"] for event in trace.events if start <= event.get("ts", 0) <= end]


# A wheel's turn is over too soon to be asked for again and again.
NOTE_FARTHEST = """
const scroller = document.querySelector(`#${arguments[0]} .zt-scroller`);
window.farthest = 0;
scroller.addEventListener('scroll', () => {
  window.farthest = Math.max(window.farthest, Math.abs(scroller.scrollLeft) / scroller.clientWidth);
});
"""


def _check_wheel(run):
    for turn, end in ((0.28, 0), (0.62, 1)):
        hand = _Hand(run.browser, run.fixture.page(PAGE), "hand-scroll", -1)
        left, top, width, height = hand.state["stage"]
        run.browser.run(NOTE_FARTHEST, hand.name)
        run.browser.wheel(left + width / 2, top + height / 2, turn * width)
        run.browser.wait_for("const look = () => farthest > 0 ? done(true) : requestAnimationFrame(look); look()")
        rested, farthest = hand.rested(), run.browser.run("return window.farthest")
        holds = farthest > 0.15 and abs(rested - end) < 0.01
        does = "finishes" if end else "snaps back"
        run.report.check(f"a wheel turned by {turn:.0%} {does}", holds, f"{farthest:.2f}, then {rested:.2f}")


def _check_keys(run):
    hand = _Hand(run.browser, run.fixture.page(PAGE), "hand-scroll", -1)
    for _ in range(60):
        if hand.state["focused"]:
            break
        run.browser.press("Tab")
    state = hand.state
    run.report.check("Tab leads to the scroller", state["focused"] == "Swipe to drive the transition", state["focused"])
    run.report.check("its focus can be seen", state["outline"] >= 2, f"an outline of {state['outline']} px")
    reached = []
    for key in ["ArrowRight"] * 3 + ["ArrowLeft"]:
        run.browser.press(key)
        reached.append(hand.rested())
    row = " ".join(f"{fraction:.2f}" for fraction in reached)
    steps = all(abs(a - b) < 0.01 for a, b in zip(reached, [0.1, 0.2, 0.3, 0.2], strict=True))
    run.report.check("arrow keys take the stage back and forth by tenths", steps, row)
    fraction, shown = hand.fraction, hand.look()
    gap = picture.difference(shown, hand.paused(fraction))
    run.report.check("and it shows those instants", gap <= MOVING, f"{gap:.2f}")
    hand.give_back()
    run.browser.run("document.querySelector('#hand-scroll .zt-scroller').focus()")
    run.browser.press("Tab")
    hand.rested()
    state = hand.state
    run.report.check("Tab leads on, and the stage snaps back", not state["focused"] and state["fraction"] < 0.01, f"{state['fraction']:.2f}")


def _check_states(run):
    """The hand and the clock take turns, and nothing shifts when they do."""
    with _phone(run.browser):
        hand = _Hand(run.browser, run.fixture.page(PAGE), "hand-fold", 1)
        waiting = hand.state
        states = [waiting]
        for turn in ("", "again, "):
            hand.choose(".zt-play")
            playing = hand.state
            clocked = playing["running"] > 0 and not playing["onScroll"]
            run.report.check(f"{turn}Play hands the stage to the clock", clocked, f"{playing['running']} animations run")
            hand.choose(".zt-k3")
            picked = hand.state
            held = not picked["onScroll"] and not picked["running"]
            run.report.check(f"{turn}a frame holds it", held, f"{picked['onScroll']} follow the hand")
            hand.choose(".zt-play")
            hand.browser.ends(figures.ANIMATIONS, hand.name)
            ended = hand.look()
            hand.tap_swipe()
            hand.put_down()
            hand.move_to(0.3)
            back = hand.state
            moved = picture.difference(hand.look(), ended)
            hand.lift()
            follows = back["onScroll"] == back["animations"] > 0 and abs(back["fraction"] - 0.3) < 0.02 and moved > 1
            detail = f"{back['onScroll']} animations follow it at {back['fraction']:.2f}"
            run.report.check(f"{turn}after Play, Swipe lets a finger take the stage back", follows, detail)
            rested = hand.state
            gives = rested["shown"] and rested["onScroll"] == rested["animations"]
            run.report.check(f"{turn}and it stays with the hand", gives, f"{rested['onScroll']}")
            states += [playing, picked, back, rested]
    run.browser.view(1280, 900)
    places = {(*state["stage"], *state["strip"], state["height"]) for state in states}
    run.report.check("nothing shifts", len(places) == 1, f"{len(places)} layouts")


def _check_without_scripts(run):
    hand = _Hand(run.browser, run.fixture.page(PAGE), "hand-fold", 1)
    # The same place, asked of a browser that has scripts; this one shows the page's top.
    run.browser.run("scrollTo({top: 0, behavior: 'instant'})")
    left, top, width, height = hand.state["stage"]
    with Browser(scripts=False) as browser:
        browser.view(1280, 900)
        browser.phone()
        browser.driver.get(run.fixture.page(PAGE).as_uri())
        box = (left, top, width, height)
        before = browser.steady_screenshot(box)
        browser.touch("touchStart", left + 10, top + height / 2)
        # To a third, after which it does not finish.
        for step in range(10):
            browser.touch("touchMove", left + 10 + (step + 1) * width / 30, top + height / 2)
        moving = browser.screenshot_once(lambda shown: picture.difference(shown, before) > 1, box)
        moved = picture.difference(moving, before)
        browser.touch("touchMove", left + 10 + width / 3, top + height / 2)
        browser.touch("touchEnd")
        still = browser.screenshot_once(lambda shown: picture.difference(shown, before) < 0.1, box)
        rested = picture.difference(still, before)
    run.report.check("without scripts a finger moves the stage", moved > 1, f"{moved:.1f}")
    run.report.check("and when it is lifted the stage snaps back", rested < 0.1, f"{rested:.2f}")


def _check_unsupported(run):
    """A browser that knows no scroll timelines: its style sheet has properties that it has never heard of."""
    site = run.output / "unsupported"
    shutil.copytree(run.fixture.folder, site, dirs_exist_ok=True)
    sheet = site / "assets/figures.css"
    text = sheet.read_text()
    sheet.write_text(text.replace("animation-timeline", "unknown-timeline").replace("timeline-scope", "unknown-scope"))
    hand = _Hand(run.browser, site / PAGE / "index.html", "hand-fold", 1)
    state = hand.state
    there = [part for part in ("hint", "shown") if state[part]]
    run.report.check("where scroll timelines are unknown there is no control for them", not there, " ".join(there))
    first = hand.look()
    still = picture.difference(first, hand.paused(0))
    run.report.check("the stage shows its start, and nothing moves", still <= AT_REST and not state["running"], f"{still:.3f}")
    hand.choose(".zt-play")
    run.report.check("Play plays it", hand.state["running"] > 0)
    run.browser.open(site / PAGE / "index.html")
    for _ in range(60):
        run.browser.press("Tab")
        kind = run.browser.run("return document.activeElement.className")
        if kind.startswith("zt-frame"):
            break
    run.report.check("keys lead to its frames", kind.startswith("zt-frame"), kind)
    count = len(figures.find(run.browser)[0].frames)
    run.report.check("and the strip is there", state["strip"][2] > 200 and count == 7, f"{count} frames")
