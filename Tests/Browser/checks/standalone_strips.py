"""A strip on its own looks alike in a browser and in rsvg-convert."""

import pathlib
import shutil
import subprocess
import xml.etree.ElementTree

from harness import picture
from harness.sites import Failure

PAGES = ["fade.md", "scroll.md", "fold.md", "screenshots.md"]
SCALE = 0.33333
PIXELS = 2
TOLERANCE = 1.5


def check(run):
    if not shutil.which("rsvg-convert"):
        raise Failure("there is no rsvg-convert: install it (make deps-test)")
    for page in PAGES:
        folder = run.output / "strips" / pathlib.Path(page).stem
        for strip in run.zoetrope.render(run.source, page, folder, SCALE):
            _compare(run, strip)


def _compare(run, strip):
    root = xml.etree.ElementTree.parse(strip).getroot()
    width, height = (float(root.get(side)) for side in ("width", "height"))
    command = ["rsvg-convert", "--zoom", str(PIXELS), str(strip)]
    drawn = picture.decode(subprocess.run(command, capture_output=True, check=True, timeout=120).stdout)
    run.browser.view(int(width) + 1, int(height) + 1, scale=PIXELS)
    run.browser.open(strip)
    shown = run.browser.steady_screenshot()
    rows, columns = (min(a, b) for a, b in zip(drawn.shape[:2], (int(height * PIXELS), int(width * PIXELS))))
    gap = picture.difference(drawn[:rows, :columns], shown[:rows, :columns])
    run.report.check(f"{strip.stem}: both draw it alike", gap <= TOLERANCE, f"{gap:.2f} (at most {TOLERANCE})")
    picture.side_by_side(run.pictures / f"{strip.stem}-alone.png", shown[:rows, :columns], drawn[:rows, :columns])
