"""axe finds no serious or critical violation on any page, in light and dark, on a desk and on a phone."""

import pathlib

import selenium_axe_python

WIDTHS = [1280, 390]
# What a scheme changes is colour; all other rules need one of the two.
RULES = {"light": None, "dark": ["color-contrast"]}

RUN = """
const only = arguments[0] ? {runOnly: {type: 'rule', values: arguments[0]}} : {};
axe.run(document, {resultTypes: ['violations'], ...only}).then(results => done(results.violations
  .filter(violation => ['serious', 'critical'].includes(violation.impact))
  .map(({id, nodes}) => ({id, places: nodes.map(node => node.target.join(' '))}))));
"""


def check(run):
    axe = (pathlib.Path(selenium_axe_python.__file__).parent / "axe-core/axe.min.js").read_text()
    for site, title in ((run.fixture, "fixture"), (run.docs, "docs")):
        for width in WIDTHS:
            for scheme, rules in RULES.items():
                _check_site(run, site, axe, f"{title}, {scheme}, {width} px wide", (width, scheme, rules))


def _check_site(run, site, axe, title, how):
    width, scheme, rules = how
    found = {}
    run.browser.view(width, 900, prefers_color_scheme=scheme)
    for page in site.pages:
        run.browser.open(page)
        run.browser.run(axe)
        for violation in run.browser.wait_for(RUN, rules):
            places = [f"{site.name(page)} {place}" for place in violation["places"]]
            found.setdefault(violation["id"], []).extend(places)
    count = sum(map(len, found.values()))
    run.report.check(f"{title}: {len(site.pages)} pages", not found, f"{count} violations")
    for rule, places in sorted(found.items()):
        run.report.note(f"{rule}, {len(places)} times: {'; '.join(places[:4])}")
