"""Figures of several stages, and layers that turn: one Play for all, and each stage shows what its own strip shows.

`in_chromium`, `in_firefox` and `in_webkit` ask.
"""

import numpy

from checks import stages
from harness import figures, picture

NAMES = ["side-by-side", "over-one-another", "under-a-finger", "turning-layers"]
# Marks each stage and each strip with its place, and tells what figures have.
FIND = """
return [...document.querySelectorAll('.zt-compare, .zt-diagram')].map(figure => {
  const style = getComputedStyle(figure);
  const stages = [...figure.querySelectorAll('.zt-stage')];
  const strips = [...figure.querySelectorAll('.zt-strip img')];
  [stages, strips].forEach(all => all.forEach((part, index) => part.dataset.run = index));
  strips.forEach(strip => strip.loading = 'eager');
  return {
    id: figure.id,
    duration: parseFloat(style.getPropertyValue('--d')),
    frames: [...figure.querySelectorAll('.zt-frame')].map(input => input.ariaLabel),
    strips: strips.map(strip => strip.src),
    stages: stages.map(stage => {
      const {x, y, width, height} = stage.getBoundingClientRect();
      const style = getComputedStyle(stage);
      const [w, h] = ['--w', '--h'].map(name => parseFloat(style.getPropertyValue(name)));
      return {box: [x, y, width, height], radius: parseFloat(style.borderTopLeftRadius), w, h};
    }),
  };
})
"""
# Shows one run alone, as it is in the figure but for what lies over it, and its strip even where readers do not see it.
ALONE = """
#ID .zt-stage, #ID .zt-strip { background: #fff !important }
#ID .zt-strip { display: grid !important }
#ID .zt-stage { opacity: 1 !important; filter: none !important; mix-blend-mode: normal !important }
#ID .zt-stage::after { display: none !important }
#ID .zt-stage:not([data-run="RUN"]), #ID .zt-stage:not([data-run="RUN"]) * { visibility: hidden !important }
#ID .zt-strip img:not([data-run="RUN"]), #ID .zt-run-name { display: none !important }
#ID .zt-strips { display: block !important; margin: 0 !important; padding: 0 !important }
"""
PLAYING = f"""
const all = {figures.ANIMATIONS};
return [...document.querySelectorAll(`#${{arguments[0]}} .zt-stage`)].map(stage => {{
  const own = all.filter(a => stage.contains(a.effect.target));
  return {{
    running: own.filter(a => a.playState === 'running').length,
    end: Math.max(0, ...own.map(a => a.effect.getComputedTiming().endTime)),
  }};
}});
"""
STILL = """
const shown = selector =>
  [...document.querySelectorAll(selector)].filter(part => part.getClientRects().length > 0).length;
return {
  live: shown('.zt-live'),
  strips: shown('.zt-strip img'),
  all: document.querySelectorAll('.zt-strip img').length,
  animations: document.getAnimations().length,
};
"""


def check(run, browser):
    browser.open(run.fixture.page("several"))
    found = {figure["id"]: figure for figure in browser.run(FIND)}
    for name in NAMES:
        if run.report.check(f"{name} is there", name in found):
            _check_figure(run, browser, found[name])
    browser.run("window.apart?.replaceSync('')")
    stages._check_narrow(run, browser, "several")
    if browser is run.browser:
        _check_still(run, browser)


def _check_figure(run, browser, figure):
    name, count = figure["id"], len(figure["frames"])
    runs = [_Run(browser, figure, index) for index in range(len(figure["stages"]))]
    shown = [one.compare(run, list(range(count))) for one in runs]
    boxes = {tuple(round(side) for side in stage["box"]) for stage in figure["stages"]}
    lie_over = "over" in name
    apart = len(boxes) == (1 if lie_over else len(runs))
    run.report.check(f"{name}: the stages lie {'over' if lie_over else 'beside'} one another", apart, f"{sorted(boxes)}")
    _check_controls(run, browser, runs, shown)


def _check_controls(run, browser, runs, shown):
    name, last = runs[0].figure.id, len(runs[0].figure.frames) - 1
    for title in ("Play", "another Play"):
        # In one script: a short run has ended soon.
        playing = browser.run(stages.PRESSING + PLAYING, name, "zt-play")
        all_play = all(stage["running"] > 0 for stage in playing)
        detail = " ".join(str(stage["running"]) for stage in playing)
        run.report.check(f"{name}: {title} starts all stages", all_play, f"{detail} animations")
        # WebKit forgets what was pressed as a page gets another style sheet, so each run is looked at after a press of its own.
        gaps = [picture.difference(one.played(), pictures[last]) for one, pictures in zip(runs, shown, strict=True)]
        ends = " ".join(f"{gap:.2f}" for gap in gaps)
        run.report.check(f"{name}: {title} leads all to the end", max(gaps) <= stages.SAME, ends)
    before = browser.run(PLAYING, name)
    browser.run(stages.PRESS, name, "zt-slow")
    slow = browser.run(PLAYING, name)
    times = [after["end"] / first["end"] for first, after in zip(before, slow, strict=True) if first["end"]]
    slows = len(times) == len(runs) and all(abs(each - 4) < 0.01 for each in times)
    run.report.check(f"{name}: Slow is for all", slows, " ".join(f"{each:.2f}" for each in times))
    browser.run(stages.PRESS, name, "zt-slow")
    middle = last // 2
    figures.choose(browser, runs[0].figure, f".zt-k{middle}")
    gaps = [picture.difference(one.stage(), pictures[middle]) for one, pictures in zip(runs, shown, strict=True)]
    picked = " ".join(f"{gap:.2f}" for gap in gaps)
    run.report.check(f"{name}: a picked frame is one for all", max(gaps) <= stages.SAME, picked)


def _check_still(run, browser):
    browser.view(1280, 900, prefers_reduced_motion="reduce")
    browser.open(run.fixture.page("several"))
    parts = browser.run(STILL)
    still = parts["live"] == parts["animations"] == 0 and parts["strips"] == parts["all"] > 0
    run.report.check("reduced motion: nothing moves, and each run has its strip", still, str(parts))
    browser.size(*stages.WINDOW)


class _Run:
    """One stage of a figure with its strip, looked at alone."""

    def __init__(self, browser, figure, index):
        stage = figure["stages"][index]
        strip = figures.view_box(figure["strips"][index])
        self.figure = figures.Figure(
            figure["id"], stage["w"], stage["h"], figure["duration"], figure["frames"], strip
        )
        self._browser = browser
        self._index = index
        self._size = (*stage["box"][2:], stage["radius"])
        self._title = f"{figure['id']}, run {index + 1}"

    def _alone(self):
        extra = ALONE.replace("ID", self.figure.id).replace("RUN", str(self._index))
        return stages.Apart(self._browser, self.figure, self._size, extra, self._index)

    def compare(self, run, indices):
        """The stage's pictures at each frame's instant, which have to be those of its strip."""
        apart, measured, shown = self._alone(), stages.Measured(), []
        for index in indices:
            stage, frame = apart.stage_and_frame(index)
            measured.add(numpy.abs(stage - frame)[apart.inside()])
            shown.append(stage)
            name = f"{self.figure.id}-{self._index}-{index}.png"
            picture.side_by_side(run.pictures / self._browser.name / name, stage, frame)
        run.report.check(f"{self._title}: the stage shows what its strip shows", measured.holds, f"{measured}")
        run.report.check(f"{self._title}: there is something to see", picture.range_of(shown[0]) >= 50)
        return shown

    def played(self):
        """What the stage shows after Play."""
        alone = self._alone()
        self._browser.run(stages.PRESS, self.figure.id, "zt-play")
        self._browser.ends(figures.ANIMATIONS, self.figure.id)
        return alone.stage()

    def stage(self):
        """What the stage shows now."""
        return self._alone().stage()
