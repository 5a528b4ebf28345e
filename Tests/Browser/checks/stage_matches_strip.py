"""The stage, made of layers and CSS, shows what the strip draws from the engine's numbers.

Both are drawn by one browser at one instant, and compared at the size at which a strip shows its frames, a third of these
screens, with two pixels per point. So that what differs is geometry, order and shade rather than the filter, both are
drawn at their natural size, and every three by three pixels become their mean: what covers a pixel of the smaller size.

A strip that is drawn small may still show seams between its pieces; so it is also compared with itself.
"""

from harness import figures, picture

SHRINKING = 3
# The hairline around a frame, which a stage has not, in pixels of the smaller size.
EDGE = 3
AT_REST = 0.05
MOVING = 2.0
# Where planes cross, the browser cuts them itself.
CROSSING = 4.0
CROSSING_FIGURES = {"fold-1", "fold-2", "fold-3-reverse", "fold-5"}
SEAMS = 1.5
# Room for a stage above a strip, drawn small and at its natural size.
SMALL = (830, 830)
LARGE = (2460, 1230)
PAGES = {
    "fade": ["fade", "fade-tabs"],
    "scroll": ["scroll-forward", "scroll-backward", "scroll-bouncing"],
    "fold": [
        "fold-1", "fold-2", "fold-3-reverse", "fold-5", "fold-2-contact", "fold-3-contact-reverse", "fold-2-parallel",
        "fold-2-far", "fold-2-tabs",
    ],
    "screenshots": ["screenshots-scroll", "screenshots-fold", "screenshots-jpeg"],
    "interactive": ["swipe-finishes", "pan-cancels", "taps", "pages", "pops"],
    # The page's own Swift, compiled and run.
    "listings": ["listed-door", "listed-spring", "listed-swipe", "listed-body", "listed-call"],
}


def check(run):
    for page, names in PAGES.items():
        _check_page(run, page, names, "light")
    _check_page(run, "fold", ["fold-2-contact"], "dark")


def _check_page(run, page, names, scheme):
    run.browser.view(*SMALL, scale=2, prefers_color_scheme=scheme)
    run.browser.open(run.fixture.page(page))
    found = {figure.id: figure for figure in figures.find(run.browser)}
    for name in names:
        if run.report.check(f"{name} is there, in {scheme}", name in found):
            _check_figure(run, found[name], scheme)


def _check_figure(run, figure, scheme):
    count = len(figure.frames)
    run.browser.view(*SMALL, scale=2, prefers_color_scheme=scheme)
    with figures.Apart(run.browser, figure, 1 / SHRINKING) as apart:
        shown = [picture.inset(apart.frame(index), EDGE) for index in range(count)]
        stages = [_reduced(apart.stage(index)) for index in range(count)]
        run.browser.view(*LARGE, scale=2, prefers_color_scheme=scheme)
        apart.draw_strip(1)
        frames = [_reduced(apart.frame(index)) for index in range(count)]
    crosses = figure.id in CROSSING_FIGURES
    gaps = [picture.difference(stage, frame) for stage, frame in zip(stages, frames, strict=True)]
    _judge(run, figure, f"the {scheme} stage moves as its strip does", gaps[1:-1], CROSSING if crosses else MOVING)
    _judge(run, figure, f"the {scheme} stage rests as its strip does", [gaps[0], gaps[-1]], AT_REST)
    seams = [picture.difference(small, frame) for small, frame in zip(shown, frames, strict=True)]
    _judge(run, figure, f"the {scheme} strip, drawn small, shows no seams", seams, SEAMS)
    for index in range(count):
        path = run.pictures / f"{figure.id}-{scheme}-{index}.png"
        picture.side_by_side(path, stages[index], frames[index], shown[index])


def _judge(run, figure, promise, gaps, bar):
    row = " ".join(f"{gap:.2f}" for gap in gaps)
    run.report.check(f"{figure.id}: {promise}", max(gaps) <= bar, f"{row} (at most {bar:g})")


def _reduced(pixels):
    return picture.inset(picture.reduced(pixels, SHRINKING), EDGE)
