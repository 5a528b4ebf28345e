"""The lines of a listing are lit while they have an effect on its figure; `in_chromium`, `in_firefox` and `in_webkit` ask.

Where a browser has scroll timelines, the slider is set to instants, and the lit lines are compared with the times that the
marks have for print. Elsewhere the lines have these times.
"""

import re

from checks import scrubbed

NAMES = ("listed-door", "listed-spring")
MARKS = """
const shown = element => Number(getComputedStyle(element).opacity);
const listing = document.querySelector(`pre:has(.zt-runs a[href="#${arguments[0]}"])`);
const lines = listing.querySelector('code').textContent.split('\\n');
const starts = lines.map((_, index) => lines.slice(0, index).join('\\n').length + (index > 0 ? 1 : 0));
const length = node => { const range = new Range(); range.setStart(listing.querySelector('code'), 0); range.setEndBefore(node); return range.toString().length };
return [...listing.querySelectorAll('.zt-lit')].map(mark => {
  const line = starts.filter(start => start <= length(mark)).length - 1;
  const range = new Range(), {top, bottom} = mark.getBoundingClientRect();
  let next = document.createTreeWalker(listing, NodeFilter.SHOW_TEXT);
  next.currentNode = mark;
  let text = next.nextNode();
  while (text && !text.data.trim()) text = next.nextNode();
  range.selectNodeContents(text);
  const box = range.getClientRects()[0];
  return {
    text: lines[line].trim(), opacity: shown(mark), times: mark.dataset.at ?? '',
    said: getComputedStyle(mark, '::after').content, covers: top <= box.top + 1 && bottom >= box.bottom - 1,
  };
});
"""
# Browsers don't style listings that are far from the window.
SHOW = """
document.querySelector(`pre:has(.zt-runs a[href="#${arguments[0]}"])`).scrollIntoView({behavior: 'instant', block: 'center'});
"""
INSTANT = 0.15


def check(run, browser):
    browser.open(run.fixture.page("listings"))
    for name in NAMES:
        browser.run(SHOW, name)
        browser.settle()
        scrubs = browser.run(scrubbed.STATE, name)["scrubs"]
        (_check_instants if scrubs else _check_times)(run, browser, name)


def _check_instants(run, browser, name):
    rested = browser.run(MARKS, name)
    run.report.check(f"{name}: at rest no line is lit", bool(rested) and all(mark["opacity"] == 0 for mark in rested))
    duration = browser.run(scrubbed.STATE, name)["most"]
    wrong, lit = [], set()
    for part in (0.05, 0.3, 0.6, 0.9, 1):
        time = part * duration
        browser.run(scrubbed.SET, name, time)
        browser.settle()
        browser.settle()
        for mark in browser.run(MARKS, name):
            is_lit = mark["opacity"] == 1
            # What is over as the run ends may be lit or not. Only the first line of a statement has its times.
            if part < 1 and mark["times"] and is_lit != any(start <= time < end for start, end in _periods(mark["times"])):
                wrong.append(f"{part}: {mark['text']} ({mark['times']})")
            if is_lit:
                lit.add((part, mark["text"]))
    run.report.check(f"{name}: lines are lit at their times", not wrong, ", ".join(wrong))
    moving = {text for part, text in lit if part == 0.3}
    if name == "listed-spring":
        run.report.check(f"{name}: all lines of a statement", "animations: {" in moving, f"{moving}")
    ends = {text for part, text in lit if part == 1}
    run.report.check(f"{name}: the block, while it runs", any("UIView.animate(" in text for text in moving), f"{moving}")
    run.report.check(f"{name}: the completion, at its instant", any("completeTransition" in text for text in ends), f"{ends}")
    covers = all(mark["covers"] for mark in rested)
    run.report.check(f"{name}: marks are as high as their lines", covers)
    browser.run(scrubbed.BLUR)


def _check_times(run, browser, name):
    marks = [mark for mark in browser.run(MARKS, name) if mark["times"]]
    # Firefox gives the content as it is written.
    said = all(mark["said"].strip('"') in (mark["times"], "attr(data-at)") for mark in marks)
    told = bool(marks) and said and all(mark["opacity"] == 1 for mark in marks)
    run.report.check(f"{name}: without timelines, lines have times", told, f"{marks[:2]}")


def _periods(times):
    """`0–0.6 s, 0.7 s` in seconds."""
    for one in re.findall(r"[\d.]+(?:–[\d.]+)?", times):
        start, _, end = one.partition("–")
        yield float(start), float(end or float(start) + INSTANT)
