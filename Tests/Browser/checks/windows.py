"""A figure fits a laptop's window: what moves together is seen together, and its listing is read without scrolling aside."""

import re

LAPTOP = (1440, 900)
# The header, and the room between it and a figure that stays in view.
ABOVE = 76
# A figure with plots beside a listing of 78 columns.
PAIR = "gallery/cube/index.html"
PARTS = """
const pair = document.querySelector('.listing-pair');
const top = pair.querySelector('.zt-figure').getBoundingClientRect().top;
const bottom = part => Math.round(pair.querySelector(part).getBoundingClientRect().bottom - top);
const code = pair.querySelector('pre');
return {
  heights: ['.zt-stage', '.zt-controls', '.zt-strip', '.zt-below'].map(bottom),
  aside: code.scrollWidth - code.clientWidth,
};
"""
# A figure as wide as its page has a slider of this many CSS pixels at least.
COMPARED = "tutorials/paper-fold/index.html"
LONG = 300
SLIDERS = """
const sliders = document.querySelectorAll('.zt-compare .zt-scrubber');
return [...sliders].map(slider => Math.round(slider.getBoundingClientRect().width));
"""
# The atlas is printed on so many sheets at most.
ATLAS = "gallery/atlas/index.html"
SHEETS = 1
# With reduced motion, the numbers at the lines stay in view of a listing that is wider than its window.
PHONE = (390, 844)
SHOW = "document.querySelector('pre:has(.zt-lit[data-at])').scrollIntoView({behavior: 'instant'})"
NUMBERS = """
const code = document.querySelector('pre:has(.zt-lit[data-at])');
const styles = [...code.querySelectorAll('.zt-lit[data-at]')].map(mark => getComputedStyle(mark, '::after'));
return {isWide: code.scrollWidth > code.clientWidth, places: styles.map(style => style.position + ' ' + style.right)};
"""


def check(run):
    run.browser.view(*LAPTOP)
    run.browser.open(run.docs.folder / PAIR)
    parts = run.browser.run(PARTS)
    heights, most = parts["heights"], LAPTOP[1] - ABOVE
    run.report.check(
        f"{PAIR}: a window holds stage, slider, strip and plots",
        heights == sorted(heights) and heights[-1] <= most, f"they end at {heights} of {most}",
    )
    run.report.check(f"{PAIR}: its listing fits its column", parts["aside"] == 0, f"{parts['aside']} more")
    run.browser.open(run.docs.folder / COMPARED)
    sliders = run.browser.run(SLIDERS)
    run.report.check(f"{COMPARED}: sliders are long", sliders and min(sliders) >= LONG, f"{sliders}")
    run.browser.open(run.docs.folder / ATLAS)
    sheets = len(re.findall(rb"/Type\s*/Page\b", run.browser.print_to_pdf()))
    run.report.check(f"{ATLAS}: at most {SHEETS} sheets", 0 < sheets <= SHEETS, f"{sheets}")
    run.browser.view(*PHONE, prefers_reduced_motion="reduce")
    run.browser.open(run.docs.folder / PAIR)
    # What is far from the window isn't laid out.
    run.browser.run(SHOW)
    run.browser.settle()
    numbers = run.browser.run(NUMBERS)
    stays = numbers["isWide"] and set(numbers["places"]) == {"sticky 0px"}
    run.report.check(f"{PAIR}: on a phone, numbers at lines stay in view", stays, f"{numbers}")
