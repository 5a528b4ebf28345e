"""An animated SVG plays as an image: at each frame's instant it shows what the strip shows, and it moves unless that isn't welcome."""

import pathlib
import re
import time

from harness import picture
from harness.browser import Browser
from harness.server import Server

# By their pages: panels in space, screens that fade, screens that move, pictures of pixels.
FILMS = {"fold.md": "fold-2", "fade.md": "fade", "scroll.md": "scroll-backward", "screenshots.md": "screenshots-scroll"}
# What raw.githubusercontent.com sends with a file that a README shows.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
# The strips' frames are every fourth, or every second, of a film's at this rate.
RATE = 30
# The width of the screens, in points.
WIDTH = 330
# Before and after the run, in seconds.
RESTS = (0.4, 0.8)
# Between a strip's frames, in points.
GAP = 24
# The mean difference of a channel: at most of a film's frame from the strip's, and at least of two frames.
MEAN = 3.0
DIFFERENT = 2.0
WINDOW = (800, 700)
ENDING = ".animated.svg"
TIMES = re.compile(rb"(animation:[\d.]+s [\w-]+ )(-?[\d.]+)s infinite")


def check(run):
    films = check_in(run, run.browser)
    _check_dark(run, films[0])
    _check_still(run, films[0])


def check_in(run, browser):
    """Compares films with strips in a browser, and sees whether they play; returns the films."""
    browser.size(*WINDOW)
    films = []
    for page, name in FILMS.items():
        folder = run.output / "films" / browser.name / pathlib.Path(page).stem
        animate = ["--animate", "svg", "--width", WIDTH, "--rate", RATE]
        run.zoetrope.render(run.source, page, folder, 1, *animate)
        films.append(Film(folder / (name + ENDING)))
    for film in films:
        with film:
            _compare(run, browser, film)
            found = len(_seen(browser, film, 3))
            run.report.check(f"{film.name} in {browser.name}: it plays", found >= 3, f"{found} pictures")
    return films


class Film:
    """A film, and the strip of the same run."""

    def __init__(self, path):
        self.path = path
        self.name = path.name.removesuffix(ENDING)
        self.strip = path.with_name(self.name + ".svg")
        self.width, self.height = _size(path)
        # Frames are a screen's width and a gap apart.
        self.step = self.width + GAP
        self.frames = round((_size(self.strip)[0] + GAP) / self.step)
        self.period = float(re.search(rb"animation:([\d.]+)s", path.read_bytes())[1])

    def time(self, frame):
        """When the film shows a frame of the strip, in seconds."""
        return RESTS[0] + (self.period - sum(RESTS)) * frame / (self.frames - 1)

    def freeze(self, name, time):
        """Writes the film as it stands at a time of its period."""

        def frozen(match):
            return b"%s%.4fs infinite paused" % (match[1], float(match[2]) - time)

        (self.path.parent / name).write_bytes(TIMES.sub(frozen, self.path.read_bytes()))

    def __enter__(self):
        """Serves it as GitHub does, and pages that show it."""
        self._images = Server(self.path.parent, policy=POLICY)
        self._pages = Server(self.path.parent)
        self._roots = (self._pages.__enter__(), self._images.__enter__())
        return self

    def __exit__(self, *_):
        self._pages.__exit__()
        self._images.__exit__()

    def open(self, browser, name, left=0, policy=True):
        """Opens a page that shows a file as an image, from a distance from its left on."""
        pages, images = self._roots
        images = images if policy else pages
        style = f"body{{margin:0}}div{{overflow:hidden;width:{self.width}px}}img{{display:block;margin-left:-{left}px}}"
        html = f"<!doctype html><style>{style}</style><div><img src={images}/{name}></div>"
        (self.path.parent / "page.html").write_text(html)
        browser.open(f"{pages}/page.html?{name}-{left}-{policy}")

    def picture(self, browser, name, left=0, policy=True):
        self.open(browser, name, left, policy)
        return browser.steady_screenshot(self.box)

    @property
    def box(self):
        return (0, 0, int(self.width), int(self.height))


def _size(path):
    return tuple(float(side) for side in re.search(rb'width="([\d.]+)" height="([\d.]+)"', path.read_bytes()).groups())


def _compare(run, browser, film):
    gaps, shown = [], []
    for frame in range(film.frames):
        name = f"frozen-{frame}.svg"
        film.freeze(name, film.time(frame))
        played = film.picture(browser, name)
        drawn = film.picture(browser, film.strip.name, left=frame * film.step)
        picture.side_by_side(run.pictures / "films" / f"{film.name}-{browser.name}-{frame}.png", played, drawn)
        gaps.append(picture.difference(played, drawn))
        shown.append(played)
    title = f"{film.name} in {browser.name}"
    detail = " ".join(f"{gap:.2f}" for gap in gaps)
    run.report.check(f"{title}: shows the strip's frames", max(gaps) <= MEAN, f"{detail} (at most {MEAN})")
    free = film.picture(browser, f"frozen-{film.frames - 1}.svg", policy=False)
    gap = picture.difference(shown[-1], free)
    run.report.check(f"{title}: GitHub's policy takes nothing away", gap == 0, f"{gap:.2f}")
    moved = picture.difference(shown[0], shown[film.frames // 2])
    run.report.check(f"{title}: frames differ", moved >= DIFFERENT, f"{moved:.2f}")


def _seen(browser, film, count, seconds=60):
    """Different pictures of a film as it plays: as many as asked for, or those within a time."""
    film.open(browser, film.path.name)
    seen = set()
    deadline = time.monotonic() + seconds
    while len(seen) < count and time.monotonic() < deadline:
        seen.add(browser.glimpse(film.box).tobytes())
    return seen


def _check_dark(run, film):
    with film:
        shown = []
        for scheme in ("dark", "light"):
            run.browser.view(*WINDOW, scale=2, prefers_color_scheme=scheme)
            shown.append(film.picture(run.browser, "frozen-0.svg"))
    dark, light = shown
    picture.side_by_side(run.pictures / "films" / f"{film.name}-dark.png", dark, light)
    run.report.check(f"{film.name}: dark in dark", dark.mean() < light.mean() - 50, f"{dark.mean():.0f}, {light.mean():.0f}")


def _check_still(run, film):
    with Browser(still=True) as browser, film:
        browser.size(*WINDOW)
        seen = len(_seen(browser, film, 2, seconds=film.period * 2))
        run.report.check(f"{film.name}: stands still with reduced motion", seen == 1, f"{seen} pictures")
