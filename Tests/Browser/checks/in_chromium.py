"""Chromium plays every kind of stage: what it shows, its controls, swiping."""

from checks import compared, stages


def check(run):
    run.browser.size(*stages.WINDOW)
    stages.check(run, run.browser)
    compared.check(run, run.browser)
