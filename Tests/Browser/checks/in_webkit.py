"""WebKitGTK plays every kind of stage: what it shows, its controls, swiping."""

from checks import stages
from harness.engines import WebKit


def check(run):
    with WebKit(*stages.WINDOW) as browser:
        stages.check(run, browser)
