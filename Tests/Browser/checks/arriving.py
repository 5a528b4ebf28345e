"""What arrives while a page loads is styled, and not the whole page anew.

A rule that asks what the document contains, or a figure, is looked at again with everything that arrives. If some rule of
that kind is for any element (`:has(…) > *`), Chromium styles all of the page each time.
"""

PAGES = ["tutorials/interactive-fold/index.html", "reference/directives/index.html", "gallery/cube/index.html"]
TIMES = 20
# Of a page's elements, on average.
MOST = 0.1
APPEND = """
const main = document.querySelector('main');
for (let i = 0; i < arguments[0]; i++) {
  main.append(document.createElement('p'));
  main.getBoundingClientRect();
}
return document.getElementsByTagName('*').length;
"""


def check(run):
    for name in PAGES:
        run.browser.view(412, 900)
        run.browser.open(run.docs.folder / name)
        with run.browser.trace() as trace:
            elements = run.browser.run(APPEND, TIMES)
        updates = [event["args"] for event in trace.events if event["name"] == "UpdateLayoutTree" and "args" in event]
        styled = [counted for each in updates if (counted := each.get("elementCount", 0)) > 0]
        average = sum(styled) / TIMES
        run.report.check(
            f"{name}: what arrives is styled, and little else", len(styled) >= TIMES and average <= MOST * elements,
            f"{average:.0f} of {elements} elements each time",
        )
