"""Pages turn into one another: the picture of a card that is chosen becomes the first stage of its page."""

from selenium.webdriver.support import expected_conditions, wait

from harness.server import Server

# Pages with cards, and what a reader clicks.
CARDS = {
    "gallery/index.html": ".zt-card a[href*='cube']",
    "tutorials/index.html": ".card a[href*='fade']",
}
# Remembers what is carried over from one page to the next, by the names that the style sheets gave.
NOTE = """
addEventListener('pagereveal', event => {
  if (!event.viewTransition) return;
  event.viewTransition.ready.then(() => {
    const names = document.getAnimations().map(animation => animation.effect.pseudoElement ?? '');
    window.carried = names.filter(name => name.startsWith('::view-transition-group('));
  }, error => { window.carried = [String(error)]; });
});
"""
CARRIED = """
const look = () => window.carried ? done(window.carried) : requestAnimationFrame(look);
setTimeout(() => done([]), 5000);
look();
"""


def check(run):
    run.browser.view(1280, 900)
    note = run.browser.send("Page.addScriptToEvaluateOnNewDocument", source=NOTE)
    with Server(run.docs.folder) as base:
        for page, card in CARDS.items():
            # A browser shows a page before its first figure has arrived where that takes long, and then carries nothing.
            for _ in range(4):
                carried = _carried(run, f"{base}/{page}", card)
                held = "::view-transition-group(zt-picture)" in carried
                if held:
                    break
            run.report.check(f"{page}: the card's picture is carried to its page", held, f"{carried}")
    run.browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=note["identifier"])


def _carried(run, address, card):
    """The names of what is carried from a page to the one that a card leads to."""
    run.browser.open(address)
    x, y = run.browser.run(
        "const link = document.querySelector(arguments[0]);"
        "link.scrollIntoView({block: 'center', behavior: 'instant'});"
        "const box = link.getBoundingClientRect(); return [box.x + 9, box.y + box.height / 2]", card)
    run.browser.settle()
    run.browser.click(x, y)
    wait.WebDriverWait(run.browser.driver, 10).until_not(expected_conditions.url_to_be(address))
    return run.browser.wait_for(CARRIED)
