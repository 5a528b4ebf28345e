"""What a browser has to show of a stage, whichever browser it is: `in_chromium`, `in_firefox`, `in_webkit` ask.

A page is opened as readers see it, and a figure's stage keeps the size and the corners that it has there. Beside it, one
frame of its strip is drawn at that size, so that one picture shows both, with two pixels per point. So that what differs
is geometry, order and shade rather than the filter, every two by two pixels become their mean: a pixel of the page. Five
instants are compared, play, playing again, slow motion and picked frames are tried, and so is the hand, where there is one.

Usually each kind of stage is played once; with `--all`, every stage of the documentation is.
"""

import json
import math
import re

import numpy

from harness import figures, picture

# As wide as a laptop shows a page, and little higher than a stage.
WINDOW = (1280, 620)
# Firefox has no narrower window.
NARROW = 500
# Bars for a stage: the mean difference of a channel, and the part of the pixels of which a channel is off by more than
# `FAR`. A single instant may take twice as much.
MEAN = 3.0
SHARE = 0.015
FAR = 40
# The hairline around a frame, and what is drawn over the edge of a stage's corners.
EDGE = 2
SCALE = 2
INSTANTS = 5
# What two pictures of one instant may differ by: after it has moved, text may be drawn by another way.
SAME = 2.0
# Each kind of stage once.
SAMPLE = {
    "gallery/variations": ["fade-standard", "scroll-loose", "slide-unveil"],
    "gallery/fold-variations": ["fold-five", "fold-contact", "fold-parallel", "fold-flat"],
    "gallery/system-variations": ["pop", "flip"],
    "gallery/gesture-variations": ["pan-turns", "pinch-closes"],
    "gallery/shared-element": ["shared-element"],
    "gallery/circular-reveal": ["circular-reveal"],
    "tutorials/camera": ["open"],
    "tutorials/safe-tabs": ["panned"],
    "reference/scenarios": ["sheet", "popover"],
}
# What is blurred, drawn anew or emitted, on the fixture's page.
EFFECTS = ["blur-comes", "blur-moves", "sparks", "drawings", "soft-mask"]
# Figures of the fixture, by their pages, as fragments on one page of another generator.
FRAGMENTS = {"fold-2": "fold.md", "fade": "fade.md", "scroll-backward": "scroll.md"}
# What such a page's own style says of elements that figures have, too.
FOREIGN = """
body { margin: 2rem; font: 18px/1.7 serif }
.page .text :is(img, svg) { max-width: 100%; height: auto; border: 2px solid }
.page .text input { appearance: none; width: 100% }
.page .text :is(label, button, span) { display: block; padding: 1rem; text-transform: uppercase }
.page .text figure { display: flow-root; width: fit-content; max-width: 20rem; margin: 1em auto; background: silver }
.page .text figcaption { max-width: 10rem; margin: 1em auto; font-style: italic }
.page .text :is(div, i) { position: static; transform-origin: 50% 50% }
"""
# Stages for the hand, on the fixture's page.
BY_HAND = ["hand-fold", "hand-scroll"]


class Measured:
    """What differs at each instant: the mean, and the part of the pixels that are far off."""

    def __init__(self):
        self.gaps = []
        self.shares = []
        # Whether play, playing again, slow motion and picked frames work.
        self.is_controlled = False

    def add(self, off):
        """Takes in an instant's differences, a row for each pixel."""
        self.gaps.append(float(off.mean()))
        self.shares.append(float((off.max(axis=1) > FAR).mean()))

    @property
    def mean(self):
        return float(numpy.mean(self.gaps))

    @property
    def share(self):
        return float(numpy.mean(self.shares))

    @property
    def holds(self):
        whole = self.mean <= MEAN and self.share <= SHARE
        return whole and max(self.gaps) <= 2 * MEAN and max(self.shares) <= 2 * SHARE

    def __str__(self):
        each = " ".join(f"{gap:.2f}/{share:.2%}" for gap, share in zip(self.gaps, self.shares, strict=True))
        return f"mean {self.mean:.2f} (at most {MEAN:g}), {self.share:.2%} far off (at most {SHARE:.1%}): {each}"


def check(run, browser):
    measured = {}
    for page, names in _pages(run).items():
        browser.open(run.docs.page(page) if page else run.docs.folder / "index.html")
        _check_page(run, browser, page or "home")
        sizes = browser.run(SIZES)
        found = {figure.id: figure for figure in figures.find(browser)}
        for name in names or found:
            title = f"{page or 'home'} {name}"
            if run.report.check(f"{title} is there", name in found):
                measured[title] = _check_figure(run, browser, found[name], sizes[name], title)
        browser.run("window.apart?.replaceSync('')")
        _check_narrow(run, browser, page or "home")
    _check_several(run, browser, run.fixture.page("effects"), EFFECTS, "effects")
    _check_several(run, browser, _fragments(run, browser), FRAGMENTS, "fragments")
    browser.open(run.fixture.page("hand"))
    follows_hand = all([_check_hand(run, browser, name) for name in BY_HAND])
    _write(run, browser, measured, follows_hand)


def _check_several(run, browser, page, names, title):
    """Figures of one page."""
    browser.open(page)
    sizes = browser.run(SIZES)
    found = {figure.id: figure for figure in figures.find(browser)}
    for name in names:
        if run.report.check(f"{title} {name} is there", name in found):
            _check_figure(run, browser, found[name], sizes[name], f"{title} {name}")
    browser.run("window.apart?.replaceSync('')")


def _fragments(run, browser):
    """A page of another generator with figures of several files."""
    folder = run.output / "fragments" / browser.name
    parts = [run.zoetrope.fragment(run.source, page, name, folder).read_text() for name, page in FRAGMENTS.items()]
    page = folder / "index.html"
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>Others</title><style>{FOREIGN}</style>"
        f"<div class=page><div class=text>{''.join(parts)}</div></div>"
    )
    return page


def _pages(run):
    """The pages, and which stages of each; none are all of them."""
    if not run.all_stages:
        return SAMPLE
    having = [page for page in run.docs.pages if 'class="zt-stage"' in page.read_text()]
    return {run.docs.name(page.parent).removeprefix("."): None for page in having}


def _write(run, browser, measured, follows_hand):
    """Leaves what was measured: of the engine, and of each stage."""

    def described(stage):
        worst = {"worst_mean": round(max(stage.gaps), 2), "worst_share": round(max(stage.shares), 4)}
        return {"mean": round(stage.mean, 2), "share": round(stage.share, 4)} | worst

    worst = max(measured, key=lambda title: measured[title].mean)
    engine = {
        "name": browser.name,
        "version": browser.version,
        "stages": len(measured),
        "controlled": sum(stage.is_controlled for stage in measured.values()),
        "follows_hand": follows_hand,
        "mean": round(float(numpy.mean([m.mean for m in measured.values()])), 2),
        "worst_mean": round(measured[worst].mean, 2),
        "worst_stage": worst,
        "far_percent": round(100 * float(numpy.mean([m.share for m in measured.values()])), 2),
        "worst_far_percent": round(100 * max(m.share for m in measured.values()), 2),
    }
    numbers = {"engine": engine, "stages": {title: described(stage) for title, stage in measured.items()}}
    folder = run.output / "engines"
    folder.mkdir(exist_ok=True)
    (folder / f"{browser.name}.json").write_text(json.dumps(numbers, indent=1) + "\n")
    row = f"mean {engine['mean']:.2f}, worst {engine['worst_mean']:.2f} and {engine['worst_far_percent']:.2f}% far off"
    run.report.note(f"{browser.name} {browser.version}, {len(measured)} stages: {row}")


# Pages.


def _check_page(run, browser, title):
    if browser.hears_console:
        said = browser.messages()
        run.report.check(f"{title}: the console says nothing", not said, " | ".join(said[:3]))
    over = browser.run("return document.scrollingElement.scrollWidth - innerWidth")
    run.report.check(f"{title}: nothing is wider than the window", over <= 0, f"{over} px")


def _check_narrow(run, browser, title):
    browser.size(NARROW, WINDOW[1])
    browser.settle()
    over = browser.run("return document.scrollingElement.scrollWidth - innerWidth")
    run.report.check(f"{title}: nor than a narrow one", over <= 0, f"{over} px")
    browser.size(*WINDOW)
    browser.settle()


# Stages.


def _check_figure(run, browser, figure, size, title):
    count = len(figure.frames)
    picked = sorted({round(index * (count - 1) / (INSTANTS - 1)) for index in range(INSTANTS)})
    apart = Apart(browser, figure, size)
    stages, measured = {}, Measured()
    for index in picked:
        stages[index], frame = apart.stage_and_frame(index)
        measured.add(numpy.abs(stages[index] - frame)[apart.inside()])
        picture.side_by_side(run.pictures / browser.name / f"{figure.id}-{index}.png", stages[index], frame)
    run.report.check(f"{title}: the stage shows what its strip shows", measured.holds, f"{measured}")
    blank = picture.range_of(stages[picked[0]]) < 50
    run.report.check(f"{title}: there is something to see", not blank)
    measured.is_controlled = _check_controls(run, browser, figure, title, apart, stages)
    return measured


# In one script: no frame comes between the click and what it has started.
PRESSING = """
const control = document.querySelector(`#${arguments[0]} .zt-live .${arguments[1]}`);
const shown = getComputedStyle(control).display !== 'none';
control.focus({focusVisible: false, preventScroll: true});
control.click();
"""
PRESS = f"""{PRESSING}
const all = {figures.ANIMATIONS};
return {{
  shown,
  running: all.filter(a => a.playState === 'running').length,
  at: Math.max(0, ...all.map(a => a.currentTime ?? 0)),
  end: Math.max(0, ...all.map(a => a.effect.getComputedTiming().endTime)),
}};
"""


def _check_controls(run, browser, figure, title, apart, stages):
    """Returns whether all of them work."""
    milliseconds = 1000 * figure.duration
    last = max(stages)
    played = browser.run(PRESS, figure.id, "zt-play")
    starts = played["shown"] and played["running"] > 0 and played["at"] < milliseconds
    browser.ends(figures.ANIMATIONS, figure.id)
    # Authors choose the frames, and the last of them need not be the end.
    gap = picture.difference(apart.stage(), stages[last]) if figure.ends_with_last_frame else 0
    plays = starts and gap <= SAME
    run.report.check(f"{title}: Play plays to the end", plays, f"{played['running']} animations, {gap:.2f}")
    again = browser.run(PRESS, figure.id, "zt-play")
    replays = again["shown"] and again["running"] > 0 and again["at"] < milliseconds
    run.report.check(f"{title}: pressed again, Play starts it again", replays, f"at {again['at']:.0f} ms")
    slow = browser.run(PRESS, figure.id, "zt-slow")
    longer = slow["end"] / again["end"] if again["end"] else 0
    slows = abs(longer - 4) < 0.01
    run.report.check(f"{title}: Slow takes four times as long", slows, f"{longer:.2f} times")
    browser.run(PRESS, figure.id, "zt-slow")
    middle = sorted(stages)[len(stages) // 2]
    figures.choose(browser, figure, f".zt-k{middle}")
    gap = picture.difference(apart.stage(), stages[middle])
    picks = gap <= SAME
    run.report.check(f"{title}: a frame picked meanwhile shows its instant", picks, f"{gap:.2f}")
    return plays and replays and slows and picks


class Apart:
    """A figure's stage in the corner of the window, as large as on its page, and a frame of its strip beside it."""

    def __init__(self, browser, figure, size, extra="", strip=0):
        """`extra` are rules of its own; `strip` is which of the figure's strips is looked at."""
        self._browser = browser
        self._figure = figure
        self._strip = strip
        self._width, self._height, self._radius = size
        # Whole pixels alone are compared.
        self._columns, self._rows = int(self._width), int(self._height)
        self._left = self._columns + 16
        places = {"ID": figure.id, "LEFT": self._left, "WIDTH": self._width, "HEIGHT": self._height}
        browser.run(APART, re.sub("ID|LEFT|WIDTH|HEIGHT", lambda name: str(places[name[0]]), RULES) + extra)

    def stage_and_frame(self, index):
        """Both at a frame's instant."""
        figures.choose(self._browser, self._figure, f".zt-k{index}")
        self._browser.run(SHOW_FRAME, self._figure.id, self._figure.frame_box(index), self._strip)
        both = self._look(self._left + self._columns)
        return both[:, : self._columns], both[:, self._left :]

    def stage(self):
        return self._look(self._columns)

    def _look(self, width):
        self._browser.settle()
        shown = self._browser.steady_screenshot((0, 0, width, self._rows))
        return picture.reduced(shown, SCALE)

    def inside(self):
        """Which pixels are compared: those within the stage's corners, without the edge."""
        y, x = numpy.mgrid[0 : self._rows, 0 : self._columns] + 0.5
        # How far a pixel is beyond the middle of the corner it is in.
        radius = max(self._radius, EDGE)
        across = numpy.maximum(numpy.maximum(radius - x, x - (self._width - radius)), 0)
        down = numpy.maximum(numpy.maximum(radius - y, y - (self._height - radius)), 0)
        return numpy.hypot(across, down) <= radius - EDGE


# The width, height and radius of each figure's stage.
SIZES = """
const stages = [...document.querySelectorAll('.zt-figure .zt-stage')];
return Object.fromEntries(stages.map(stage => {
  const {width, height} = stage.getBoundingClientRect();
  return [stage.closest('.zt-figure').id, [width, height, parseFloat(getComputedStyle(stage).borderTopLeftRadius)]];
}));
"""
RULES = """
:root { scroll-behavior: auto !important }
*:not(.zt-figure), ::before { transition: none !important }
body { visibility: hidden; background: none !important }
#ID { content-visibility: visible !important }
.zt-figure:not(#ID) { display: none }
#ID > input, #ID .zt-play, #ID .zt-scrub { visibility: visible; opacity: 0 !important }
#ID { will-change: auto !important }
#ID .zt-stage, #ID .zt-strip { position: fixed !important; top: 0; margin: 0 !important; visibility: visible }
#ID .zt-stage { left: 0; box-shadow: none !important }
#ID .zt-strip { left: LEFTpx; width: WIDTHpx !important; padding: 0 !important; border-radius: 0 !important;
  box-shadow: none !important; max-width: none !important; overflow: visible !important }
#ID .zt-strip img { width: WIDTHpx !important; height: HEIGHTpx !important }
#ID .zt-strip::before, #ID .zt-picks { display: none !important }
"""
APART = """
if (!window.apart) {
  window.apart = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.apart];
}
window.apart.replaceSync(arguments[0]);
"""
# A strip that is a file of its own is asked for a part of itself.
SHOW_FRAME = """
const [id, box, index] = arguments;
const strip = document.querySelectorAll(`#${id} .zt-strip img`)[index];
strip.src = `${strip.src.split('#')[0]}#svgView(viewBox(${box});preserveAspectRatio(none))`;
"""


# The hand.

SHOW_STAGE = "document.querySelector(`#${arguments[0]} .zt-stage`).scrollIntoView({behavior: 'instant', block: 'center'})"
HAND = """
const figure = document.getElementById(arguments[0]);
const scroller = figure.querySelector('.zt-scroller');
const seen = element => element.getClientRects().length > 0;
const supports = CSS.supports('(animation-timeline: --x) and (timeline-scope: --x)');
const driven = document.getAnimations().filter(a => a.animationName && figure.contains(a.effect.target));
return {
  supports,
  stage: (({x, y, width, height}) => [x, y, width, height])(figure.querySelector('.zt-stage').getBoundingClientRect()),
  parts: [scroller, figure.querySelector('.zt-hint')].filter(seen).length,
  animations: driven.length,
  onScroll: driven.filter(a => a.timeline !== document.timeline).length,
};
"""
# Held there, as a finger does: what is let go snaps to an end.
HOLD = """
const [id, fraction] = arguments;
const scroller = document.querySelector(`#${id} .zt-scroller`);
scroller.style.scrollSnapType = 'none';
const {direction, writingMode} = getComputedStyle(scroller);
const way = (direction === 'rtl' ? -1 : 1) * fraction;
const isUpright = writingMode !== 'horizontal-tb';
const length = isUpright ? scroller.scrollHeight - scroller.clientHeight : scroller.scrollWidth - scroller.clientWidth;
scroller.scrollTo({[isUpright ? 'top' : 'left']: way * length, behavior: 'instant'});
return Math.abs(isUpright ? scroller.scrollTop : scroller.scrollLeft) / length;
"""
LET_GO = """
const scroller = document.querySelector(`#${arguments[0]} .zt-scroller`);
scroller.style.scrollSnapType = '';
"""
SCROLLED = (
    "(s => (Math.abs(s.scrollLeft) + Math.abs(s.scrollTop)) /"
    " (s.scrollWidth - s.clientWidth + s.scrollHeight - s.clientHeight))"
    "(document.querySelector(`#${arguments[0]} .zt-scroller`))"
)
# The clock's stage, held at a part of its duration.
PAUSE = """
const [id, fraction] = arguments;
const figure = document.getElementById(id);
if (!window.pause) {
  window.pause = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.pause];
}
const seconds = fraction * parseFloat(getComputedStyle(figure).getPropertyValue('--d'));
window.pause.replaceSync(`#${id} .zt-live { --dl: -${seconds}s !important }`);
const frame = figure.querySelector(':scope > .zt-frame');
frame.classList.remove('zt-first');
figure.classList.add('zt-holds');
frame.focus({focusVisible: true, preventScroll: true});
frame.click();
"""


def _check_hand(run, browser, name):
    """Returns whether the stage follows the hand; where browsers cannot do that, nothing may offer it."""
    browser.run(SHOW_STAGE, name)
    browser.settle()
    hand = browser.run(HAND, name)
    if not hand["supports"]:
        run.report.check(f"{name}: there is nothing to swipe", hand["parts"] == 0, f"{hand['parts']} parts")
        return False
    waits = hand["parts"] == 2 and hand["onScroll"] == hand["animations"] > 0
    run.report.check(f"{name}: it waits for the hand", waits, f"{hand['onScroll']} animations follow it")
    left, top, width, height = hand["stage"]
    box = (math.ceil(left), math.ceil(top), int(width) - 1, int(height) - 1)
    held = []
    for fraction in (0.25, 0.5, 0.75):
        at = browser.run(HOLD, name, fraction)
        browser.settle()
        held.append((at, browser.steady_screenshot(box)))
    for end, target in ((0, 0.28), (1, 0.62)):
        browser.run(HOLD, name, target)
        browser.settle()
        browser.run(LET_GO, name)
        rested = browser.stand_still(SCROLLED, name)
        run.report.check(f"{name}: let go at {target:.0%}", abs(rested - end) < 0.01, f"it rests at {rested:.2f}")
    gaps = []
    for at, shown in held:
        browser.run(PAUSE, name, at)
        browser.settle()
        gaps.append(picture.difference(shown, browser.steady_screenshot(box)))
    browser.run("window.pause.replaceSync('')")
    row = " ".join(f"{gap:.2f}" for gap in gaps)
    follows = picture.difference(held[0][1], held[-1][1]) > 1 and max(gaps) <= SAME
    run.report.check(f"{name}: the hand shows what the clock shows", follows, f"{row} (at most {SAME:g})")
    return follows
