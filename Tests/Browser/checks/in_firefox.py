"""Firefox plays every kind of stage: what it shows, its controls, its slider, swiping."""

from checks import compared, films, lit, scrubbed, stages
from harness.engines import Firefox


def check(run):
    with Firefox(*stages.WINDOW) as browser:
        stages.check(run, browser)
        compared.check(run, browser)
        scrubbed.check(run, browser)
        lit.check(run, browser)
    with Firefox(*films.WINDOW) as browser:
        films.check_in(run, browser)
