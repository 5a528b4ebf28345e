"""WebKitGTK plays every kind of stage: what it shows, its controls, its slider, swiping, dragging; and its arrow keys reach every frame."""

from selenium.webdriver.common.keys import Keys

from checks import compared, films, lit, mouse_drive, scrubbed, stages
from harness import figures
from harness.engines import WebKit


def check(run):
    with WebKit(*stages.WINDOW) as browser:
        stages.check(run, browser)
        compared.check(run, browser)
        scrubbed.check(run, browser)
        lit.check(run, browser)
        mouse_drive.check_in(run, browser)
        _check_arrows(run, browser)
    # A window that has become smaller leaves its mark outside of the screen.
    with WebKit(*films.WINDOW) as browser:
        films.check_in(run, browser)


def _check_arrows(run, browser):
    """At the end of a group of radio buttons WebKit's arrow keys stop, instead of going around."""
    browser.open(run.fixture.page("fade"))
    figure = figures.find(browser)[0]
    middle = len(figure.frames) // 2
    browser.run("document.querySelector(`#${arguments[0]} > .zt-k${arguments[1]}`).focus()", figure.id, middle)
    reached = {_focused(browser)}
    for key in (Keys.ARROW_RIGHT, Keys.ARROW_LEFT):
        for _ in range(len(figure.frames) + 4):
            browser.driver.switch_to.active_element.send_keys(key)
            reached.add(_focused(browser))
    frames = {f"Frame {index + 1}" for index in range(len(figure.frames))}
    missing = sorted(frames - {name.partition(" of")[0] for name in reached})
    run.report.check("arrow keys reach every frame", not missing, f"not {', '.join(missing)} of {sorted(reached)}")


def _focused(browser):
    return browser.run("return document.activeElement.ariaLabel ?? document.activeElement.outerHTML.slice(0, 80)")
