"""The stage, made of layers and CSS, shows what the strip draws from the engine's numbers.

Both are drawn by the same browser, at the same instant. The strip is drawn at the size for which it was made, a third of the
screen, with two pixels per point; the stage at its natural size, and every three by three of its pixels become their
mean, which is what covers a pixel at a third of the size. So what differs is the geometry and the order of painting, not
the filter.
"""

from harness import figures, picture

SHRINKING = 3
# The hairline around a frame, which a stage has not.
EDGE = 3
MOVING = 2.0
# Where planes cross, the browser cuts them itself.
CROSSING = 4.0
AT_REST = 0.3


def check(run):
    for name in ("fade", "scroll", "fold", "screenshots"):
        run.browser.view(860, 840, scale=2)
        run.browser.open(run.fixture.page(name))
        for figure in figures.find(run.browser):
            _compare(run, figure)
    run.browser.view(860, 840, scale=2, prefers_color_scheme="dark")
    run.browser.open(run.fixture.page("fold"))
    dark = [figure for figure in figures.find(run.browser) if figure.id == "fold-2-contact"]
    run.report.check("fold-2-contact is there for the dark", len(dark) == 1)
    for figure in dark:
        _compare(run, figure, " in the dark")


def _compare(run, figure, when=""):
    differences = []
    with figures.Apart(run.browser, figure, 1 / SHRINKING) as apart:
        for index in range(len(figure.frames)):
            stage = picture.inset(picture.reduced(apart.stage(index), SHRINKING), EDGE)
            frame = picture.inset(apart.frame(index), EDGE)
            differences.append(picture.difference(stage, frame))
            if differences[-1] > (AT_REST if _rests(figure, index) else MOVING):
                picture.side_by_side(run.pictures / f"{figure.id}-{index}.png", stage, frame)
    moving = [gap for index, gap in enumerate(differences) if not _rests(figure, index)]
    resting = [gap for index, gap in enumerate(differences) if _rests(figure, index)]
    bar = CROSSING if _crosses(figure) else MOVING
    row = " ".join(f"{gap:.2f}" for gap in differences)
    name = f"{figure.id}: stage and strip agree{when}"
    run.report.check(name, len(moving) >= 5 and max(moving) <= bar, f"{row} (at most {bar})")
    run.report.check(f"{figure.id}: at rest they are one{when}", max(resting) <= AT_REST, f"{max(resting):.3f}")


def _rests(figure, index):
    return index in (0, len(figure.frames) - 1)


def _crosses(figure):
    """The fold's panels pass through each other, unless their edges stay together or the view is parallel."""
    return figure.id.startswith("fold") and not any(word in figure.id for word in ("contact", "parallel", "far", "tabs"))
