"""The documentation holds under its own strict policy, in every state of its figures, and scripts do not."""

import subprocess
import time

from harness.server import Server

WATCH = """
window.__violations = [];
addEventListener('securitypolicyviolation', event =>
  window.__violations.push(`${event.violatedDirective} ${event.blockedURI}`));
"""

# Every choice a figure has, one after the other, each for two frames.
CHOOSE_ALL = """
(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const inputs = [...document.querySelectorAll('.zt-figure :is(input, .zt-play)')];
  for (const input of inputs) {
    input.focus({focusVisible: true, preventScroll: true});
    input.click(); await frame(); await frame();
  }
  return { choices: inputs.length, violations: window.__violations,
    policies: document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]').length };
})().then(done, error => done({ choices: 0, policies: 0, violations: [String(error)] }));
"""
HOSTILE = """---
title: Hostile
---
<script>document.title = 'ran'</script>
<img src="x.svg" onerror="document.title = 'ran'">
<a id="link" href="javascript:document.title = 'ran'">run</a>
"""


def check(run):
    run.browser.view(1280, 900)
    watch = run.browser.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    try:
        with Server(run.docs.folder) as base:
            _check_pages(run, "served", [f"{base}/{run.docs.name(page)}" for page in run.docs.pages])
        _check_pages(run, "from a disk", [run.docs.page("tutorials/paper-fold").as_uri()])
    finally:
        run.browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=watch["identifier"])
    source = run.output / "policy-source"
    (source / "content").mkdir(parents=True)
    (source / "zoetrope.yml").write_text("content_security_policy: true\n")
    (source / "content/index.md").write_text(HOSTILE)
    _check_hostile(run, source)
    _check_preview(run, source)


def _check_pages(run, where, addresses):
    problems = []
    choices = 0
    for address in addresses:
        run.browser.driver.get(address)
        state = run.browser.wait_for(CHOOSE_ALL)
        choices += state["choices"]
        problems += [f"{address}: {violation}" for violation in state["violations"]]
        if state["policies"] != 1:
            problems.append(f"{address} has no policy")
    detail = " | ".join(problems[:3]) or f"{len(addresses)} pages, {choices} choices"
    run.report.check(f"{where}: no page violates its own policy", not problems and choices > 0, detail)


def _check_hostile(run, source):
    site, _ = run.zoetrope.build_regardless(source, run.output / "policy")
    with Server(site.folder) as base:
        run.browser.driver.get(f"{base}/index.html")
        run.browser.run("document.getElementById('link').click()")
        run.browser.settle()
        title = run.browser.run("return document.title")
    run.browser.messages()
    run.report.check("what an author lets in as HTML does not run", "Hostile" in title, title)


def _check_preview(run, source):
    """The one script there is: the preview’s, on pages that it serves."""
    page = source / "content/index.md"
    page.write_text("---\ntitle: Before\n---\n")
    command = [run.zoetrope.path, "preview", "--source", source, "--port", "0"]
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as preview:
        try:
            address = next(word for line in preview.stdout for word in line.split() if word.startswith("http"))
            run.browser.driver.get(address)
            before = run.browser.run("return document.title")
            page.write_text("---\ntitle: After\n---\n")
            after = _title_once_it_changes(run, before)
        finally:
            preview.terminate()
    run.report.check("a preview reloads under the policy", "After" in after, f"{before}, then {after}")


def _title_once_it_changes(run, before):
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        # Not in the page, which would take a script that waits with it when it reloads.
        time.sleep(0.05)
        title = run.browser.run("return document.title")
        if title != before:
            return title
    return before
