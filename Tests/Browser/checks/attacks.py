"""Nothing that an author writes into an option, a value or a name runs, leaves the page, or changes its structure."""

import json
import urllib.parse
import xml.etree.ElementTree

from harness import attacks
from harness.server import Server

# What needs no percent-encoding in the path of an address, as browsers see it.
PLAIN = "/!$()*+,;=:@-._~'|"

# Says what ran. The words call `alert`; dialogs and windows are what else they could ask for.
WATCH = """
window.__ran = [];
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) window[name] = () => window.__ran.push(name);
"""

# The kinds of tags and attributes that pages have with attacks and do not have with harmless words. The browser parses
# them, and runs nothing of them.
STRUCTURE = """
const [attacked, harmless, names] = arguments;
const parser = new DOMParser();
const parts = async address => {
  const page = parser.parseFromString(await (await fetch(address)).text(), 'text/html');
  const found = [...page.querySelectorAll('*')]
    .flatMap(e => [`<${e.localName}>`, ...[...e.attributes].map(a => `<${e.localName} ${a.name}>`)]);
  return [...new Set(found)];
};
(async () => {
  const known = new Set((await Promise.all(names.map(name => parts(harmless + name)))).flat());
  const found = await Promise.all(names.map(async name => [name, await parts(attacked + name)]));
  return found.flatMap(([name, all]) => all.filter(part => !known.has(part)).map(part => `${name} ${part}`));
})().then(done, error => done([String(error)]));
"""

# What an open page has come to: what ran, what could run, where it leads, what it asked for.
STATE = """
const elements = [...document.querySelectorAll('*')];
const codes = /^[\\u0000-\\u0020]*(javascript|vbscript|data):/i;
// A picture may be written out: nothing runs in it.
const isCode = (e, value) => codes.test(value.replace(/[\\t\\n\\r]/g, ''))
  && !(e.localName === 'img' && value.startsWith('data:'));
const links = elements.flatMap(e => ['href', 'src', 'action', 'xlink:href', 'poster', 'data']
  .map(name => e.getAttribute(name)).filter(value => value && isCode(e, value)));
const outside = performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith(location.origin));
return {
  ran: window.__ran,
  // Data for search engines is never executed.
  active: elements.filter(e => e.type !== 'application/ld+json' && (['script', 'iframe', 'object', 'embed', 'base', 'foreignObject'].includes(e.localName)
    || [...e.attributes].some(a => a.name.startsWith('on') || a.name === 'srcdoc' || a.name === 'style')))
    .map(e => e.outerHTML.slice(0, 100)),
  links, outside, address: location.href,
};
"""


def check(run):
    options = json.loads((run.repository / "Tests/Browser/attacks.json").read_text())
    sources = run.output / "attacks-source"
    for name, are_attacks in (("attacked", True), ("harmless", False)):
        attacks.write(sources / name, options, are_attacks)
    attacks.write_configured(sources / "configured")
    shown = run.output / "attacks"
    sites = {name: run.zoetrope.build_regardless(sources / name, shown / name)[0] for name in ("attacked", "harmless")}
    sites["configured"], _ = run.zoetrope.build_regardless(sources / "configured", shown / "configured")
    run.browser.view(1280, 900)
    watch = run.browser.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    try:
        with Server(shown) as base:
            _check_structure(run, base, sites)
            for name in ("attacked", "configured"):
                _check_pages(run, f"{base}/{name}", sites[name], name)
    finally:
        run.browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=watch["identifier"])
    for name in ("attacked", "configured"):
        _check_files(run, sites[name], name)


def _check_structure(run, base, sites):
    names = [sites["attacked"].name(page) for page in sites["attacked"].pages]
    others = {sites["harmless"].name(page) for page in sites["harmless"].pages}
    both = [name for name in names if name in others]
    run.browser.open(f"{base}/harmless/bodies/index.html")
    different = run.browser.wait_for(STRUCTURE, f"{base}/attacked/", f"{base}/harmless/", both)
    detail = f"{len(both)} pages" if not different else " | ".join(different[:8])
    run.report.check("attacks leave the structure of every page as harmless words do", not different and both, detail)


def _check_pages(run, base, site, title):
    problems = []
    for page in site.pages:
        # Their structure says enough.
        if page.parent.name.startswith("keys-"):
            continue
        address = f"{base}/{urllib.parse.quote(site.name(page), safe=PLAIN)}"
        run.browser.driver.get(address)
        state = run.browser.run(STATE)
        if state.pop("address") != address:
            problems.append(f"{site.name(page)} left")
        problems += [f"{site.name(page)}: {kind} {found[:3]}" for kind, found in state.items() if found]
    detail = f"{len(site.pages)} pages" if not problems else " | ".join(problems[:5])
    run.report.check(f"{title}: nothing runs, links to code, or leaves the site", not problems, detail)


def _check_files(run, site, title):
    broken = []
    for path in [*site.folder.glob("*.xml"), *site.folder.rglob("*.svg")]:
        try:
            xml.etree.ElementTree.parse(path)
        except xml.etree.ElementTree.ParseError as error:
            broken.append(f"{site.name(path)}: {error}")
    run.report.check(f"{title}: feed, sitemap and pictures are XML", not broken, " | ".join(broken[:3]))
    words = [b"alert", b"script", b"elsewhere", b"expression", b"<", b"url("]
    sheets = [path for path in site.folder.rglob("figures.css") if path.parent != site.folder / "assets"]
    bad = [site.name(path) for path in sheets if any(word in path.read_bytes() for word in words)]
    run.report.check(f"{title}: no word of a page gets into its style sheet", not bad, " ".join(bad[:5]))
