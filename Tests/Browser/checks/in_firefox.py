"""Firefox plays every kind of stage: what it shows, its controls, swiping."""

from checks import compared, stages
from harness.engines import Firefox


def check(run):
    with Firefox(*stages.WINDOW) as browser:
        stages.check(run, browser)
        compared.check(run, browser)
