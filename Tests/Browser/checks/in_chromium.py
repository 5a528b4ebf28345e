"""Chromium plays every kind of stage: what it shows, its controls, its slider, swiping."""

from checks import compared, lit, scrubbed, stages


def check(run):
    run.browser.size(*stages.WINDOW)
    stages.check(run, run.browser)
    compared.check(run, run.browser)
    scrubbed.check(run, run.browser)
    lit.check(run, run.browser)
