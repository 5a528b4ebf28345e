"""Pictures of pages, for people to look at: `shots.py --output DIR PAGE…`, in all the ways a page is shown."""

import argparse
import pathlib

from PIL import Image

from harness.browser import Browser

WAYS = {
    "light": {"width": 1280, "height": 900},
    "dark": {"width": 1280, "height": 900, "prefers_color_scheme": "dark"},
    "phone": {"width": 390, "height": 844, "scale": 2},
    "phone-dark": {"width": 390, "height": 844, "scale": 2, "prefers_color_scheme": "dark"},
    "print": {"width": 794, "height": 1123, "media": "print"},
    "reduced": {"width": 1280, "height": 900, "prefers_reduced_motion": "reduce"},
}


def main():
    arguments = _arguments()
    output = pathlib.Path(arguments.output)
    output.mkdir(parents=True, exist_ok=True)
    with Browser() as browser:
        for page in map(pathlib.Path, arguments.pages):
            for way in arguments.ways or WAYS:
                name = "-".join([*page.resolve().parts[-2:-1], page.stem, way]) + ".png"
                _take(browser, page.resolve(), WAYS[way], arguments.height, output / name)


def _take(browser, page, way, limit, path):
    browser.view(**way)
    browser.open(page)
    if limit:
        whole = browser.run("return document.documentElement.scrollHeight")
        browser.view(**{**way, "height": max(min(whole, limit), way["height"])})
        browser.settle()
    Image.fromarray(browser.steady_screenshot().astype("uint8")).save(path)
    print(path)


def _arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="+", help="HTML files")
    parser.add_argument("--output", required=True, help="where the pictures go")
    parser.add_argument("--ways", nargs="+", choices=WAYS, help="only these; otherwise all")
    parser.add_argument("--height", type=int, default=0, help="show all of a page, up to so many pixels")
    return parser.parse_args()


if __name__ == "__main__":
    main()
