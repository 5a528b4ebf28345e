"""What a figure is to somebody who listens: its roles and names, in the order in which Chromium hands them to screen readers.

Each is compared with a file in `names/`. With `RECORD=1` the files are written anew, and the check fails, as with other goldens.
"""

import difflib
import os
import pathlib

GOLDENS = pathlib.Path(__file__).parent / "names"
# A plain one, one that a reader drives, plots of a gesture and of curves, calls and expectations, and several stages in one.
FIGURES = {
    "fade": ["fade"],
    "hand": ["hand-fold"],
    "interactive": ["swipe-finishes", "taps"],
    "listings": ["listed-door"],
    "prose": ["two-curves"],
    "several": ["side-by-side"],
}
# The lines that text is broken into, which depend on a window's width, and boxes without a meaning.
LEFT_OUT = {"InlineTextBox", "generic", "none"}
# What is said beside a name and a value. A button that toggles a popover is said to be open or not.
STATES = ["checked", "expanded", "pressed", "disabled", "valuemin", "valuemax", "valuetext", "orientation"]


def check(run):
    run.browser.view(1280, 900)
    for page, names in FIGURES.items():
        run.browser.open(run.fixture.page(page))
        run.browser.rest()
        for name in names:
            _compare(run, name, "".join(f"{line}\n" for line in _lines(run.browser, name)))


def _compare(run, name, read):
    golden = GOLDENS / f"{name}.txt"
    if os.environ.get("RECORD"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(read)
        run.report.fail(name, f"{golden.name} is written anew")
        return
    written = golden.read_text() if golden.exists() else ""
    lines = [text.splitlines() for text in (written, read)]
    differs = [line for line in difflib.unified_diff(*lines, lineterm="", n=0) if line[:3] not in ("---", "+++")]
    run.report.check(f"{name}: its roles and names", written == read, f"{len(lines[1])} lines")
    for line in differs[:20]:
        run.report.note(line)


def _lines(browser, name):
    """A figure's tree as indented text: role, name, value, states."""
    browser.send("Accessibility.enable")
    found = browser.send("Runtime.evaluate", expression=f"document.getElementById('{name}')")["result"]
    figure = browser.send("DOM.describeNode", objectId=found["objectId"])["node"]["backendNodeId"]
    nodes = {node["nodeId"]: node for node in browser.send("Accessibility.getFullAXTree")["nodes"]}
    browser.send("Accessibility.disable")
    root = next(node for node in nodes.values() if node.get("backendDOMNodeId") == figure)
    return list(_described(root, nodes, 0))


def _described(node, nodes, depth):
    role = node.get("role", {}).get("value", "")
    shown = not node["ignored"] and role not in LEFT_OUT
    if shown:
        yield "  " * depth + _line(node, role)
    for child in node.get("childIds", []):
        if child in nodes:
            yield from _described(nodes[child], nodes, depth + shown)


def _line(node, role):
    said = [role]
    if name := node.get("name", {}).get("value", ""):
        said.append(f"“{name}”")
    if description := node.get("description", {}).get("value", ""):
        said.append(f"({description})")
    if "value" in node and node["value"].get("value") not in ("", None):
        said.append(f"= {_number(node['value']['value'])}")
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    said += [f"{state}: {_number(states[state])}" for state in STATES if state in states]
    return " ".join(said)


def _number(value):
    """As short as it is exact: the tree has numbers of 32 bits."""
    return f"{value:.4g}" if isinstance(value, float) else str(value).lower()
