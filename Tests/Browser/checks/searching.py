"""Search by typing finds names in three engines, and its page without a script; a large site's index is divided."""

import gzip
import html
import pathlib
import random
import re
import time
import urllib.parse

import selenium_axe_python
from selenium.webdriver.common.keys import Keys

from checks import accessibility, stages
from harness.browser import Browser
from harness.engines import Firefox, WebKit
from harness.server import Server

SCRIPT_LIMIT = 10_000
# What a query may load of a site of 10,000 pages.
QUERY_LIMIT = 60_000
PAGES = 10_000
# What is typed, and the name that has to be among the first results.
QUERIES = {
    "CASpringAnimation": "CASpringAnimation",
    "spring damping": "CASpringAnimation.damping",
    "casprnganim": "CASpringAnimation",
    "uiveiw alpha": "UIView.alpha",
    "duration fold": "duration",
    "unknown option": "directive.unknown-option",
    "swift.trap": "swift.trap",
    "paper": "Fold a screen like paper",
    "gallrey": "Gallery of iOS transitions",
    # Mistakes in the letters that the index is divided by, and words that no name has.
    "UIVeiw": "UIView",
    "lint.half-turn": "half-turn",
    "viewDidAppear not called": "viewDidAppear is never called",
    "how do I cancel a transition": "Callbacks in a canceled transition",
}
FOUND = "return [...document.querySelectorAll('#zt-found [role=option] strong')].map(name => name.textContent)"
# Done once what was typed last has been answered.
ANSWERED = """
const look = () => {
  const text = document.querySelector('.search-count')?.textContent ?? '';
  if (text && text !== arguments[0]) done(text); else setTimeout(look, 20);
};
setTimeout(look, 150);
"""
ONCE = "const look = () => document.querySelector(arguments[0]) ? done(true) : setTimeout(look, 20); look()"
STATE = """
const field = document.activeElement, chosen = document.querySelector('#zt-found [aria-selected=true]');
return {role: field.getAttribute('role'), expanded: field.getAttribute('aria-expanded'),
  active: field.getAttribute('aria-activedescendant'), chosen: chosen?.id, href: chosen?.href,
  group: chosen?.parentElement.getAttribute('role'), open: !!document.querySelector('dialog[open]')};
"""
# Lets the field hold a text that nobody could type, and tells the time that the answer takes, in ms.
HOLD = """
const field = document.querySelector('dialog[open] input');
field.removeAttribute('maxlength');
field.value = arguments[0];
document.querySelector('.search-count').textContent = '…';
const start = performance.now();
field.dispatchEvent(new Event('input'));
const look = () => document.querySelector('.search-count').textContent === '…'
  ? setTimeout(look, 5) : done(performance.now() - start);
look();
"""
# Chromium says so if it is asked about a page whose style sheet hasn't arrived: it shows the page without the transition.
SKIPPED_TRANSITION = "Transition was aborted because of invalid state. ViewTransition opt-in disabled"
LOADED = """
return performance.getEntriesByType('resource').filter(file => file.name.includes('/search/'))
  .map(file => file.decodedBodySize);
"""


def check(run):
    script = (run.docs.folder / "assets/search.js").read_bytes()
    size = len(gzip.compress(script, 9, mtime=0))
    run.report.check(f"the script has at most {SCRIPT_LIMIT} bytes, compressed", size <= SCRIPT_LIMIT, f"{size}")
    with Server(run.docs.folder, prefix="/below/a/path") as base:
        run.browser.view(*stages.WINDOW)
        # What was said of a preview that has ended.
        run.browser.messages()
        _check_typing(run, run.browser, base)
        _check_page(run, run.browser, base)
        _check_accessible(run, base)
        _check_directions(run, base)
        for engine in (Firefox, WebKit):
            with engine(*stages.WINDOW) as browser:
                _check_typing(run, browser, base)
                _check_page(run, browser, base)
        with Browser(scripts=False) as browser:
            _check_without_script(run, browser, base)
    _check_large(run)


def _check_typing(run, browser, base):
    name = browser.name
    browser.open(f"{base}/tutorials/fade/index.html")
    _press_slash(browser)
    run.report.check(f"{name}: “/” opens the field", browser.run(STATE)["role"] == "combobox", "")
    missing = []
    for query, expected in QUERIES.items():
        found = _type(browser, query)
        if expected not in found[:4]:
            missing.append(f"{query}: {found[:4]}")
    run.report.check(f"{name}: {len(QUERIES)} queries find their names", not missing, " | ".join(missing))
    _type(browser, "fold")
    before = browser.run(STATE)
    browser.type([Keys.ARROW_DOWN])
    after = browser.run(STATE)
    right = after["active"] == after["chosen"] != before["chosen"] and after["expanded"] == "true"
    run.report.check(f"{name}: arrows move in a group", right and after["group"] == "group", f"{before['chosen']}, {after['chosen']}")
    browser.type([Keys.ESCAPE])
    browser.wait_for(ONCE, "body:not(:has(dialog[open]))")
    run.report.check(f"{name}: Escape closes", not browser.run(STATE)["open"], "")
    _press_slash(browser)
    _type(browser, "CASpringAnimation.damping")
    browser.type([Keys.ENTER])
    # The page changes meanwhile, so nothing can wait in it.
    deadline = time.monotonic() + 60
    opened = "return !!document.querySelector(`details[open] [id='CASpringAnimation.damping']:target`)"
    while not browser.run(opened) and time.monotonic() < deadline:
        time.sleep(0.05)
    browser.settle()
    browser.stand_still("scrollY")
    top, address = browser.run("return [document.querySelector(':target').getBoundingClientRect().top, location.href]")
    right = address.startswith(base) and 0 < top < stages.WINDOW[1]
    run.report.check(f"{name}: Enter opens a name inside of its closed type", right, f"{address}, at {top:.0f} px")
    _press_slash(browser)
    slowest = max(browser.wait_for(HOLD, text) for text in ("a" * 100_000, "ab " * 33_000, "(" * 100_000))
    run.report.check(f"{name}: 10^5 letters take less than a second", slowest < 1000, f"{slowest:.0f} ms")
    browser.wait_for(HOLD, "  ")
    run.report.check(f"{name}: nothing finds nothing", browser.run(FOUND) == [], "")
    if browser.hears_console:
        messages = [message for message in browser.messages() if SKIPPED_TRANSITION not in message]
        run.report.check(f"{name}: the console is silent", not messages, " | ".join(messages[:3]))


def _check_page(run, browser, base):
    """The page of all names has the field in the page, and what it finds is what the dialog finds."""
    name = browser.name
    browser.open(f"{base}/tutorials/fade/index.html")
    _press_slash(browser)
    expected = _type(browser, "fold")
    browser.open(f"{base}/search/index.html")
    browser.wait_for(ONCE, "#zt-search input:focus")
    found = _type(browser, "fold")
    run.report.check(f"{name}: the search page finds by its own field", found == expected and len(found) > 4, f"{found[:3]}")
    open_dialogs = browser.run("return document.querySelectorAll('dialog').length")
    browser.run("scrollTo(0, 5000); document.activeElement.blur()")
    browser.type("/")
    browser.wait_for(ONCE, "#zt-search input:focus")
    run.report.check(f"{name}: “/” leads back to it, without a dialog", open_dialogs == 0, f"{open_dialogs} dialogs")
    browser.type([Keys.ESCAPE])
    browser.wait_for(ONCE, "#zt-found:empty")
    left = browser.run("return document.querySelector('#zt-search input').value")
    run.report.check(f"{name}: Escape empties it", left == "", left)
    browser.open(f"{base}/search/index.html?q=paper")
    browser.wait_for(ONCE, "#zt-found [role=option]")
    run.report.check(f"{name}: an address can ask", "Fold a screen like paper" in browser.run(FOUND), "")


def _press_slash(browser):
    browser.wait_for(ONCE, ".search-link kbd:not([hidden])")
    browser.type("/")
    browser.wait_for(ONCE, "dialog[open] input")


def _type(browser, query):
    """Types a query in the place of the last one; returns the names that are found."""
    browser.run("const field = document.querySelector(':is(dialog[open], #zt-search) input'); field.focus(); field.select();"
                "document.querySelector('.search-count').textContent = ''")
    browser.type(query)
    browser.wait_for(ANSWERED, "")
    return browser.run(FOUND)


def _check_accessible(run, base):
    axe = (pathlib.Path(selenium_axe_python.__file__).parent / "axe-core/axe.min.js").read_text()
    found = []
    for scheme in ("light", "dark"):
        run.browser.view(1280, 900, prefers_color_scheme=scheme)
        run.browser.open(f"{base}/reference/index.html")
        run.browser.run(axe)
        _press_slash(run.browser)
        _type(run.browser, "fold")
        found += [f"{scheme}: {violation}" for violation in run.browser.wait_for(accessibility.RUN, None)]
        run.browser.open(f"{base}/search/index.html")
        run.browser.run(axe)
        run.browser.wait_for(ONCE, "#zt-search input:focus")
        _type(run.browser, "fold")
        found += [f"{scheme}, page: {violation}" for violation in run.browser.wait_for(accessibility.RUN, None)]
    run.report.check("axe finds nothing in the open dialog and the search page", not found, " | ".join(found))


def _check_directions(run, base):
    """Nothing overflows on a phone, or from right to left."""
    found = []
    for width, direction in ((390, "ltr"), (390, "rtl"), (320, "ltr"), (1280, "rtl")):
        run.browser.view(width, 800)
        run.browser.open(f"{base}/reference/index.html")
        run.browser.run("document.documentElement.dir = arguments[0]", direction)
        _press_slash(run.browser)
        _type(run.browser, "ui view animate with duration")
        wide = run.browser.run(
            "const box = document.querySelector('dialog').getBoundingClientRect();"
            "return [document.documentElement.scrollWidth - innerWidth, -box.left, box.right - innerWidth,"
            " document.querySelector('#zt-found').scrollWidth - document.querySelector('#zt-found').clientWidth]"
        )
        found += [f"{width} {direction}: {wide}"] if max(wide) > 0 else []
    run.report.check("the dialog fits phones, also from right to left", not found, " | ".join(found))


def _check_without_script(run, browser, base):
    """The page has all names, each with an address that is there."""
    browser.driver.get(f"{base}/search/index.html")
    page = (run.docs.folder / "search/index.html").read_text()
    links = re.findall(r'<li><a href="\.\./([^"]+)"', page)
    ids = {}
    dead = []
    for link in links:
        path, _, id = link.partition("#")
        if path not in ids:
            file = run.docs.folder / path
            found = re.findall(r' id="([^"]+)"', file.read_text()) if file.exists() else None
            ids[path] = found and {html.unescape(id) for id in found}
        if ids[path] is None or (id and urllib.parse.unquote(id) not in ids[path]):
            dead.append(link)
    run.report.check(f"the page of all names has {len(links)} addresses that are there", len(links) > 3000 and not dead, " ".join(dead[:5]))
    title = browser.driver.title
    run.report.check("and is shown without a script", "Search" in title, title)


def _check_large(run):
    source = run.output / "large-source"
    random.seed(1)
    words = _vocabulary()
    _write_large(source, words)
    start = time.monotonic()
    site = run.zoetrope.build(source, run.output / "large")
    took = time.monotonic() - start
    with Server(site.folder) as base:
        most, slowest = 0, 0
        for query in _large_queries(words):
            run.browser.view(*stages.WINDOW)
            run.browser.open(f"{base}/index.html")
            _press_slash(run.browser)
            begun = time.monotonic()
            _type(run.browser, query)
            slowest = max(slowest, time.monotonic() - begun)
            most = max(most, sum(run.browser.run(LOADED)))
    run.report.check(f"{PAGES} pages: a query loads at most {QUERY_LIMIT} bytes", 0 < most <= QUERY_LIMIT, f"{most}")
    run.report.note(f"built in {took:.1f} s; the slowest of the queries took {slowest:.2f} s with its keys")


def _vocabulary():
    syllables = "ba ce di fo gu ha ji ko lu ma ne pi qua ro su ta ve wi xo yu zen tra spri ani con".split()
    return ["".join(random.choices(syllables, k=random.randint(1, 4))) for _ in range(6000)]


def _phrase(words, count):
    """Words as a text has them: few are often there, most seldom."""
    return " ".join(words[min(int(random.paretovariate(0.6)), len(words) - 1)] for _ in range(count))


def _write_large(source, words):
    (source / "content/posts").mkdir(parents=True)
    (source / "zoetrope.yml").write_text("title: Large\nsearch: true\ncontent_security_policy: true\n")
    (source / "content/index.md").write_text("# Large\n")
    for number in range(PAGES):
        sections = "".join(f"## {_phrase(words, 4)}\n\nText.\n\n" for _ in range(5))
        page = f"---\ntitle: {_phrase(words, 5)}\n---\n{sections}"
        (source / f"content/posts/2014-{1 + number % 12:02}-{1 + number % 28:02}-p{number}.md").write_text(page)


def _large_queries(words):
    """One and several words, often and seldom, a start of words, and a mistake."""
    return [words[1], words[1][:2], f"{words[1]} {words[2]} {words[3]} {words[4]}", words[900], f"{words[700]} {words[1]}",
            words[800][:4] + "x" + words[800][5:]]
