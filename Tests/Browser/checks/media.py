"""Reduced motion and print show the strip and nothing that moves; dark mode, forced colours and phones are served."""

import numpy
import pypdfium2

from harness import figures, picture
from harness.server import Server

PHONE = 390


def check(run):
    _check_reduced_motion(run)
    _check_arrival(run)
    _check_print(run)
    _check_pdf(run)
    _check_dark(run)
    _check_choice(run)
    _check_forced_colors(run)
    _check_phone(run)


def _pages(run):
    """The docs' home has a figure that plays when it opens."""
    return [*map(run.fixture.page, ["fold", "hand", "prose"]), run.docs.folder / "index.html"]


PARTS = """
const shown = selector => [...document.querySelectorAll(selector)].map(part => part.getClientRects().length > 0);
return {
  live: shown('.zt-figure .zt-live').filter(Boolean).length,
  inputs: shown('.zt-figure > input').filter(Boolean).length,
  figures: document.querySelectorAll('.zt-figure:has(.zt-strip)').length,
  strips: shown('.zt-figure .zt-strip > img').filter(Boolean).length,
  // A long sidebar opens at the page's own entry: it snaps there for a moment, and nothing is seen of it.
  animations: document.getAnimations().map(a => a.animationName ?? a.transitionProperty).filter(name => name !== 'snap'),
};
"""
# The modes of figures are values that a transition holds; as the page opens, none may have changed.
MODES = "return document.getAnimations().map(a => a.transitionProperty).filter(name => name?.startsWith('--zt-'))"


def _check_reduced_motion(run):
    for page in _pages(run):
        run.browser.view(1280, 900, prefers_reduced_motion="reduce")
        run.browser.open(page)
        _check_still(run, f"reduced motion, {page.relative_to(run.output)}")


def _check_arrival(run):
    """A slow network delivers a figure in parts, and a browser draws each of them."""
    run.browser.view(1280, 900)
    with Server(run.fixture.folder, is_slow=True) as base:
        for name in ("fold", "prose", "hand"):
            run.browser.driver.get(f"{base}/{name}/index.html")
            changed = run.browser.run(MODES)
            run.report.check(f"{name}: a figure that arrives in parts is in its first mode", not changed, str(changed))


def _check_print(run):
    for page in _pages(run):
        run.browser.view(794, 1100, media="print")
        run.browser.open(page)
        _check_still(run, f"print, {page.relative_to(run.output)}")


def _check_still(run, name):
    parts = run.browser.run(PARTS)
    still = parts["live"] == parts["inputs"] == len(parts["animations"]) == 0
    run.report.check(f"{name}: nothing moves and nothing can be played", still, str(parts))
    strips = parts["figures"] > 0 and parts["strips"] == parts["figures"]
    run.report.check(f"{name}: every figure shows its strip", strips, f"{parts['strips']} of {parts['figures']}")


def _check_pdf(run):
    """Whatever the reader's colours are, paper is white and the strip is on it."""
    for scheme in ("light", "dark"):
        run.browser.view(1280, 900, prefers_color_scheme=scheme)
        run.browser.open(run.fixture.page("fold"))
        document = pypdfium2.PdfDocument(run.browser.print_to_pdf())
        pages = [numpy.asarray(page.render(scale=1).to_pil().convert("RGB")).astype(float) for page in document]
        darkness = max(float((page.max(axis=2) < 40).mean()) for page in pages)
        paper = min(float(page[:8].mean()) for page in pages)
        colours = max(float((page.max(axis=2) - page.min(axis=2) > 80).mean()) for page in pages)
        detail = f"{len(pages)} pages, at most {darkness:.0%} black, paper {paper:.0f}, colour on {colours:.1%}"
        holds = darkness < 0.5 and paper > 250 and colours > 0.01
        run.report.check(f"print from {scheme}: strips on white paper", holds, detail)


def _check_dark(run):
    pictures = {}
    for scheme in ("light", "dark"):
        run.browser.view(1280, 900, prefers_color_scheme=scheme)
        run.browser.open(run.docs.page("tutorials/fade"))
        pictures[scheme] = run.browser.steady_screenshot()
    light, dark = (float(numpy.median(pictures[scheme])) for scheme in ("light", "dark"))
    run.report.check("dark mode is dark", light > 200 and dark < 60, f"ground {light:.0f} in light, {dark:.0f} in dark")
    gap = picture.difference(pictures["light"], pictures["dark"])
    run.report.check("all of the page changes", gap > 80, f"{gap:.0f}")


CHOOSE = "document.querySelector(`.scheme [value='${arguments[0]}']`).click()"


def _check_choice(run):
    """The switch in the footer outweighs the system's scheme, in drawings too, and the next page knows of it."""
    pages = ("tutorials/fade", "gallery/cube")
    shown = {}
    for system in ("light", "dark"):
        for choice in ("light", "dark"):
            run.browser.view(1280, 900, prefers_color_scheme=system)
            run.browser.open(run.docs.page(pages[0]))
            run.browser.run(CHOOSE, choice)
            for page in pages:
                run.browser.open(run.docs.page(page))
                shown[page, system, choice] = run.browser.steady_screenshot()
        run.browser.run(CHOOSE, "")
    for page in pages:
        for choice in ("light", "dark"):
            gap = picture.difference(shown[page, "light", choice], shown[page, "dark", choice])
            run.report.check(f"{page}: who chooses {choice} sees the same by any system", gap < 0.1, f"{gap:.2f}")
        gap = picture.difference(shown[page, "light", "light"], shown[page, "light", "dark"])
        run.report.check(f"{page}: the choices differ", gap > 80, f"{gap:.0f}")


STAGE = """
const stage = document.querySelector(`#${arguments[0]} .zt-stage`);
stage.scrollIntoView({behavior: 'instant', block: 'center'});
return (({x, y, width, height}) => [x, y, width, height])(stage.getBoundingClientRect());
"""


def _check_forced_colors(run):
    """A stage is a picture: its ground and its shades are not the page's to recolour."""
    shown = []
    for forced in ("none", "active"):
        run.browser.view(1280, 900, forced_colors=forced)
        run.browser.open(run.fixture.page("fold"))
        figure = next(figure for figure in figures.find(run.browser) if figure.id == "fold-2")
        figures.choose(run.browser, figure, ".zt-k2")
        box = run.browser.run(STAGE, figure.id)
        run.browser.settle()
        # Without its corners, which are the theme's.
        shown.append(picture.inset(run.browser.steady_screenshot(list(map(round, box))), 24))
    gap = picture.difference(*shown)
    run.report.check("forced colours leave stages as they are", gap < 1, f"{gap:.2f}")


def _check_phone(run):
    run.browser.view(PHONE, 844, scale=2)
    for site, title in ((run.fixture, "fixture"), (run.docs, "docs")):
        wide = {}
        for page in site.pages:
            # Widths are known before anything is drawn.
            run.browser.driver.get(page.as_uri())
            width = run.browser.run("return document.documentElement.scrollWidth")
            if width > PHONE:
                wide[site.name(page)] = width
        run.report.check(f"{title}: no page is wider than a phone", not wide, str(wide or f"{len(site.pages)} pages"))
