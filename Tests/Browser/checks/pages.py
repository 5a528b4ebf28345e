"""What a page of each kind costs a reader before anything is played, and while it is scrolled."""

import json
import statistics

from checks import budgets
from harness.engines import WebKit

KINDS = {
    "Home": "index.html",
    "Gallery": "gallery/index.html",
    "Tutorial, one finger": "tutorials/interactive-fold/index.html",
    "Tutorial, paper fold": "tutorials/paper-fold/index.html",
    "Entry of the gallery": "gallery/cube/index.html",
    "Many strips": "gallery/page-curl/index.html",
    "Reference": "reference/directives/index.html",
    "Lint": "lint/flash-on-cancel/index.html",
}
PHONE = (412, 900)
# A phone has about a quarter of a desk's speed.
SLOWER = 4
ROUNDS = 3
# Until what comes after the page's load event has been painted.
SETTLED = 700

# Scrolls down in steps of 80 px, one a frame, for so many frames at most, and tells the times between two frames, in ms.
SCROLL = """
let last;
const times = [];
const step = now => {
  if (last !== undefined) times.push(now - last);
  last = now;
  const before = scrollY;
  scrollBy({top: 80, behavior: 'instant'});
  if (scrollY > before && times.length < arguments[0]) requestAnimationFrame(step); else done(times);
};
requestAnimationFrame(step);
"""
WHOLE_PAGE = 10_000
# Enough for some windows full; each frame takes WebKitGTK longer, as it draws without a graphics card.
PART = 80


class Coarse(WebKit):
    """With one pixel per point: without a graphics card four times as many take four times as long."""

    scale = 1


def check(run):
    rows = {kind: {"page": page, **_weight(run, run.docs.folder / page)} for kind, page in KINDS.items()}
    for row in rows.values():
        row["scroll_ms"] = round(max(_scrolled(run.browser, run.docs.folder / row["page"], WHOLE_PAGE)))
    with Coarse(*budgets.WINDOW) as webkit:
        for row in rows.values():
            times = _scrolled(webkit, run.docs.folder / row["page"], PART)
            row["webkit_scroll_ms"] = round(statistics.median(times))
    for kind, row in rows.items():
        run.report.check(f"{kind}: measured", row["main_ms"] > 0, json.dumps(row))
    found = [{"kind": kind, **row} for kind, row in rows.items()]
    (run.output / "pages.json").write_text(json.dumps({"pages": found, "every": _every(run)}))


def _every(run):
    """What each page costs, the slowest first."""
    weights = [{"page": run.docs.name(page), **_weight(run, page)} for page in run.docs.pages]
    return sorted(weights, key=lambda row: -row["main_ms"])


def _weight(run, page):
    elements, size, _ = budgets.first_sight(run, page)
    return {"elements": elements, "bytes": size, "main_ms": _main_thread(run.browser, page)}


def _main_thread(browser, page):
    """Milliseconds of the main thread's work from the request on, on a machine that is so much slower."""
    browser.view(*PHONE, scale=2)
    browser.send("Performance.enable", timeDomain="threadTicks")

    def spent():
        return {row["name"]: row["value"] for row in browser.send("Performance.getMetrics")["metrics"]}["TaskDuration"]

    times = []
    for _ in range(ROUNDS):
        browser.driver.get("about:blank")
        before = spent()
        browser.driver.get(page.as_uri())
        browser.wait_for("setTimeout(() => done(true), arguments[0])", SETTLED)
        times.append(max(spent() - before, 0) or spent())
    browser.send("Performance.disable")
    return round(1000 * SLOWER * statistics.median(times))


def _scrolled(browser, page, frames):
    browser.size(*budgets.WINDOW)
    browser.open(page)
    browser.settle()
    return browser.wait_for(SCROLL, frames)
