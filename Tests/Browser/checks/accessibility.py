"""axe finds no violation on any page, in light and dark, on a desk and on a phone.

`accessible_elsewhere` asks Firefox and WebKitGTK.
"""

import pathlib

import selenium_axe_python

# What a scheme changes is colour; all other rules need one of the two.
WAYS = {
    (width, scheme): rules
    for width in (1280, 390)
    for scheme, rules in {"light": None, "dark": ["color-contrast"]}.items()
}

# Shapes of drawings have neither roles nor names, so no rule judges them. They are nine elements of ten, and axe would
# go through all of them; and where they lie behind text, it would not dare to tell the contrast.
WITHOUT_SHAPES = """
const shapes = 'svg :is(path, use, clipPath, linearGradient, g:not(:has(a, desc, image, text, title)))';
for (const part of document.querySelectorAll(shapes)) {
  if (![...part.attributes].some(({name}) => /^(role|tabindex|aria-|on)/.test(name))) part.remove();
}
"""
# Colours change at once with the scheme. A page's policy may refuse style elements, but not this.
AT_ONCE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync('*, ::before, ::after { transition: none !important }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
"""
RUN = """
const only = arguments[0] ? {runOnly: {type: 'rule', values: arguments[0]}} : {};
axe.run(document, {preload: false, resultTypes: ['violations'], ...only}).then(results => done(
  results.violations.map(({id, nodes}) => ({id, places: nodes.map(node => node.target.join(' '))}))));
"""


def axe():
    """The script that has the rules."""
    return (pathlib.Path(selenium_axe_python.__file__).parent / "axe-core/axe.min.js").read_text()


def check(run):
    rules = axe()
    for site, title in ((run.fixture, "fixture"), (run.docs, "docs")):
        found = {way: {} for way in WAYS}
        for page in site.pages:
            _check_page(run.browser, page, site.name(page), rules, found)
        for (width, scheme), violations in found.items():
            report(run, f"{title}, {scheme}, {width} px wide: {len(site.pages)} pages", violations)


def _check_page(browser, page, name, script, found):
    """Opens a page once, and shows it in one way after the other."""
    for index, ((width, scheme), rules) in enumerate(WAYS.items()):
        browser.view(width, 900, prefers_color_scheme=scheme)
        if index == 0:
            browser.driver.get(page.as_uri())
            browser.run(WITHOUT_SHAPES)
            browser.run(AT_ONCE)
            browser.run(script)
        browser.settle()
        for violation in browser.wait_for(RUN, rules):
            places = [f"{name} {place}" for place in violation["places"]]
            found[(width, scheme)].setdefault(violation["id"], []).extend(places)


def report(run, name, violations):
    count = sum(map(len, violations.values()))
    run.report.check(name, not violations, f"{count} violations")
    for rule, places in sorted(violations.items()):
        run.report.note(f"{rule}, {len(places)} times: {'; '.join(places[:4])}")
