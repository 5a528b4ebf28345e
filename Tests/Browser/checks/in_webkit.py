"""WebKitGTK plays every kind of stage: what it shows, its controls, swiping."""

from checks import stages
from harness.engines import WebKit

# Stages that do not hold the bars of `stages`, and what was measured: mean, part of the pixels that are far off.
KNOWN_FAULTS = {}


def check(run):
    with WebKit(*stages.WINDOW) as browser:
        stages.check(run, browser, KNOWN_FAULTS)
