"""The figures of an open page: what they say about themselves, and pictures of their two halves."""

import dataclasses
import re
import string
import urllib.request

# Lays a figure's stage and strip on whole pixels in the corner of the window, free of what a theme puts around them, and
# leaves other figures out, which would be drawn for every picture. A figure keeps its own transition, which remembers what a
# reader did last, and its controls take the focus, though nobody sees them.
APART = string.Template(
    """
    :root { scroll-behavior: auto !important }
    *:not(.zt-figure), ::before { transition: none !important }
    body { visibility: hidden; background: none !important }
    #$id { content-visibility: visible !important }
    #$id > input, #$id .zt-play, #$id .zt-scrub { visibility: visible; opacity: 0 !important }
    .zt-figure:not(#$id) { display: none }
    #$id { --zt-scale: 1 !important; --fit: 1 !important }
    #$id .zt-stage, #$id .zt-strip { position: fixed !important; left: 0; margin: 0 !important;
      padding: 0 !important; border-radius: 0 !important; box-shadow: none !important;
      max-width: none !important; overflow: visible !important; visibility: visible }
    #$id .zt-stage { top: 0 }
    #$id .zt-strip { top: ${top}px; width: ${width}px !important }
    #$id .zt-strip::before, #$id .zt-picks { display: none !important }
    """
)
SPACE = 16


@dataclasses.dataclass
class Figure:
    """Lengths in points, times in seconds."""

    id: str
    width: float
    height: float
    duration: float
    frames: list  # The names of the frames, such as “Frame 3 of 7, 0.4 s”.
    strip: list  # The strip's `viewBox`, in units of its own.

    @property
    def gap(self):
        """Between two frames of the strip, in points."""
        _, _, width, height = self.strip
        return (width / height * self.height - len(self.frames) * self.width) / max(len(self.frames) - 1, 1)

    @property
    def ends_with_last_frame(self):
        instant = float(re.search(r"([\d.]+) s$", self.frames[-1])[1])
        return abs(instant - self.duration) < 0.01

    def frame_box(self, index):
        """Where a frame is in the strip, as a `viewBox`."""
        left, top, _, height = self.strip
        unit = height / self.height
        return [left + index * (self.width + self.gap) * unit, top, self.width * unit, height]


def find(browser):
    """All figures that have one stage and frames to pick."""
    found = browser.run(
        """
        const found = '.zt-figure:has(.zt-stage):has(.zt-frame):not(.zt-alone, .zt-compare)';
        return [...document.querySelectorAll(found)].map(figure => {
          const style = getComputedStyle(figure);
          const [width, height] = ['--w', '--h'].map(name => parseFloat(style.getPropertyValue(name)));
          const frames = [...figure.querySelectorAll('.zt-frame')].map(input => input.ariaLabel);
          const picture = figure.querySelector('.zt-strip > img');
          // None that waits until a reader sees it.
          picture.loading = 'eager';
          const strip = picture.src;
          return { id: figure.id, width, height, duration: parseFloat(style.getPropertyValue('--d')), frames, strip };
        })"""
    )
    return [Figure(**figure | {"strip": view_box(figure["strip"])}) for figure in found]


def view_box(strip):
    """Of the file at an address."""
    with urllib.request.urlopen(strip) as file:
        return [float(number) for number in re.search(rb'viewBox="([^"]*)"', file.read())[1].split()]


class Apart:
    """A figure's two halves, laid apart for pictures: the stage at its natural size, the strip at `scale` of it."""

    def __init__(self, browser, figure, scale):
        self._browser = browser
        self._figure = figure
        self._scale = scale
        self._top = figure.height + SPACE

    def __enter__(self):
        self._browser.run(
            # A page's policy may refuse style elements.
            "window.apart = new CSSStyleSheet(); document.adoptedStyleSheets.push(window.apart)"
        )
        self.draw_strip(self._scale)
        return self

    def __exit__(self, *_):
        self._browser.run("window.apart.replaceSync('')")

    def draw_strip(self, scale):
        """Draws the strip at another scale; the window has to have room for it."""
        count = len(self._figure.frames)
        self._scale = scale
        self._width = (self._figure.width * count + self._figure.gap * (count - 1)) * scale
        rules = APART.substitute(id=self._figure.id, top=self._top, width=self._width)
        self._browser.run("window.apart.replaceSync(arguments[0])", rules)
        self._browser.settle()
        height = self._figure.height * scale
        self._strip = self._browser.steady_screenshot((0, self._top, self._width, height))

    def stage(self, index):
        """The stage with a frame picked."""
        choose(self._browser, self._figure, f".zt-k{index}")
        self._browser.settle()
        return self.stage_now()

    def stage_now(self):
        return self._browser.screenshot((0, 0, self._figure.width, self._figure.height))

    def frame(self, index):
        """A frame of the strip."""
        pixels_per_point = self._strip.shape[1] / self._width * self._scale
        left = round(index * (self._figure.width + self._figure.gap) * pixels_per_point)
        return self._strip[:, left : left + round(self._figure.width * pixels_per_point)]


# What a reader presses is focused: the focus of a frame can be seen, as keys have chosen it, and that of Play cannot.
CHOOSE = """
const control = document.querySelector(`#${arguments[0]} :is(input, button)${arguments[1]}`);
control.focus({focusVisible: control.matches('input'), preventScroll: true});
control.click();
"""
# The animations of a figure. A transition that never ends, which remembers what a reader did last, is none of them.
ANIMATIONS = "document.getAnimations().filter(a => a.animationName && a.effect.target.closest(`#${arguments[0]}`))"


def choose(browser, figure, selector):
    """Activates one of a figure's controls: `.zt-k3` picks a frame, `.zt-play` plays."""
    browser.run(CHOOSE, figure.id, selector)
