"""Chromium plays every kind of stage: what it shows, its controls, swiping."""

from checks import stages

# Stages that do not hold the bars of `stages`, and what was measured: mean, part of the pixels that are far off.
KNOWN_FAULTS = {}


def check(run):
    run.browser.size(*stages.WINDOW)
    stages.check(run, run.browser, KNOWN_FAULTS)
