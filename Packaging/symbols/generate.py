#!/usr/bin/env python3
"""Writes Sources/CSymbols/symbols.txt and content/reference/symbols.md from `names.txt` and the drawings of Tabler Icons.

Usage: pip install shapely svgelements pytablericons==1.0.1, and then: Packaging/symbols/generate.py

Each line is a name, a style and an outline in the syntax of SVG, sorted by the name's bytes. The styles are `o` for
lines, `s` for filled by the nonzero rule, `e` for filled by the even-odd rule, and `f` for a closed outline that is
filled and whose edges are rounded by a line.
"""

import importlib.util
import pathlib
import re

import svgelements
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

HERE = pathlib.Path(__file__).parent
PAGE = HERE / "../../content/reference/symbols.md"
TARGET = HERE / "../../Sources/CSymbols/symbols.txt"
ICONS = pathlib.Path(importlib.util.find_spec("pytablericons").submodule_search_locations[0]) / "icons"
# Half of a line in a gap of a disc, and half of one over a filled drawing, in units of the grid of 24.
GAP, LINE = 0.85, 0.9


def outline(folder, name):
    """The outlines of a drawing, as one `d`."""
    text = (ICONS / folder / f"{name}.svg").read_text()
    text = re.sub(r'<path stroke="none"[^>]*/>', "", text)
    others = set(re.findall(r"<(\w+)", text)) - {"svg", "path", "circle"}
    assert not others, f"{name} has {others}"
    parts = re.findall(r'\sd="([^"]*)"', text)
    for circle in re.findall(r"<circle [^>]*>", text):
        x, y, r = (float(re.search(rf'\s{key}="([^"]*)"', circle)[1]) for key in ("cx", "cy", "r"))
        parts.append(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z")
    # A dot is a very short line with round ends. One that vanishes in a tenth of a point isn't drawn.
    return re.sub(r"(?<=[hv])0?\.0[01]\d*\b|(?<=l)0?\.0[01]\d* 0\b|(?<=l)0 0?\.0[01]\d*\b", dot, " ".join(parts))


def dot(found):
    return "0.3 0" if " " in found[0] else "0.3"


def compact(d):
    """The same outline with two decimals and without superfluous spaces."""
    number = lambda found: f"{round(float(found[0]), 2):g}"
    d = re.sub(r"-?\d*\.\d+(e-?\d+)?", number, d)
    d = re.sub(r"\s*([A-Za-z])\s*", r"\1", d.replace(",", " "))
    return re.sub(r" +-", "-", re.sub(r"\s+", " ", d)).strip()


def lines(d):
    """The lines of an outline, each as points."""
    result = []
    for part in svgelements.Path(d).as_subpaths():
        points = []
        for segment in svgelements.Path(part):
            if isinstance(segment, svgelements.Move):
                points.append((segment.end.x, segment.end.y))
                continue
            straight = isinstance(segment, (svgelements.Line, svgelements.Close))
            for step in range(1, 2 if straight else 17):
                point = segment.point(1 if straight else step / 16)
                points.append((point.x, point.y))
        if len(points) > 1:
            result.append(points)
    return result


def stroked(d, half):
    return unary_union([LineString(points).buffer(half, quad_segs=6) for points in lines(d)])


def filled(d):
    """The area inside of an outline: holes are outlines within an odd number of others."""
    area = Polygon()
    for points in lines(d):
        if len(points) > 3:
            area = area.symmetric_difference(Polygon(points).buffer(0))
    return area


def written(area):
    """An area as an outline for the even-odd rule."""
    area = area.simplify(0.03)
    polygons = area.geoms if isinstance(area, MultiPolygon) else [area]
    number = lambda value: f"{round(value, 2):g}"
    result = []
    for polygon in polygons:
        for ring in [polygon.exterior, *polygon.interiors]:
            points = list(ring.coords)[:-1]
            text = " L".join(f"{number(x)} {number(y)}" for x, y in points)
            result.append(f"M{text}Z")
    return compact("".join(result))


def moved(d, scale):
    """An outline made smaller around the middle."""
    path = svgelements.Path(d) * svgelements.Matrix(f"translate(12,12) scale({scale}) translate(-12,-12)")
    return svgelements.Path(path).d(relative=False)


CIRCLE = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"
SQUARE = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3Z"
SHAPES = {
    "circle": (CIRCLE, Point(12, 12).buffer(9.9, quad_segs=16)),
    "square": (SQUARE, box(5, 5, 19, 19).buffer(2.9, quad_segs=8)),
}


def enclosed(symbols, name, d, solid, shape):
    """A sign in a circle or square: as an outline, and as a gap in a disc."""
    frame, disc = SHAPES[shape]
    small = moved(d, 0.58)
    symbols[f"{name}.{shape}"] = ("o", compact(frame + " " + small))
    sign = affinity.scale(solid, 0.58, 0.58, origin=(12, 12)) if solid else stroked(small, GAP)
    symbols[f"{name}.{shape}.fill"] = ("e", written(disc.difference(sign)))


INTRODUCTION = """---
title: Symbols
summary: "All symbols of screens and of UIImage(systemName:), by their names in SF Symbols, with the variants in circles, squares, filled and slashed."
order: 3.5
---
Icons of [screens](screens.md#symbols) and `UIImage(systemName:)` have the names of SF Symbols. The drawings are those of
[Tabler Icons](https://tabler.io/icons) and a hundred of our own in the same style: SF Symbols themselves may only be shown in
apps for Apple's platforms.

After a name are the endings of its variants: `heart` *fill, circle* stands for `heart`, `heart.fill`, `heart.circle` and
`heart.circle.fill`. Circles and squares always have a filled variant. Letters `a` to `z` and numbers from 0 to 29 are
available in circles and squares: `a.circle`, `12.square.fill`.
"""
VARIANTS = ("fill", "circle", "square", "slash", "slash.fill", "badge.fill")


def listed(name, symbols, bases):
    """A name with the endings of its variants."""
    variants = [variant for variant in VARIANTS if f"{name}.{variant}" in symbols and f"{name}.{variant}" not in bases]
    return f"`{name}`" + (f" *{', '.join(variants)}*" if variants else "")


def page(symbols):
    """The reference of all symbols: for each group, a picture and the names."""
    groups = []
    for line in (HERE / "names.txt").read_text().splitlines():
        if line.startswith("== "):
            groups.append((line[3:], []))
        elif line and line[0] != "#":
            groups[-1][1].append(line.split()[0])
    bases = {name for _, names in groups for name in names}
    text = [INTRODUCTION]
    for title, names in groups:
        rows = -(-len(names) // 12)
        text.append(f"\n## {title}\n\n```{{screen}} {title.split()[0].lower()}\n:show:")
        text.append(f":caption: {title}, in the order of the list.\nsize: 375x{rows * 30 + 12}\nstatusBar: none")
        text.append("padding: 8\ncontent:\n  - grid:\n      columns: 12\n      spacing: 6\n      items:")
        text += [f"        - image: {{symbol: {name}, size: 20, color: label, height: 24}}" for name in names]
        text.append("```\n\n" + " · ".join(listed(name, symbols, bases) for name in names))
    return "\n".join(text) + "\n"


def main():
    symbols = {}
    for line in (HERE / "names.txt").read_text().splitlines():
        if not line or line[0] in "#=":
            continue
        name, drawing, *flags = line.split()
        d = outline("outline", drawing)
        symbols.setdefault(name, ("o", compact(d)))
        solid = None
        if "nofill" not in flags and (ICONS / "filled" / f"{drawing}.svg").exists():
            solid = outline("filled", drawing)
            symbols.setdefault(f"{name}.fill", ("s", compact(solid)))
            solid = filled(solid)
        elif "fill" in flags:
            symbols.setdefault(f"{name}.fill", ("f", compact(d)))
            solid = filled(d).buffer(0.7)
        for shape in SHAPES:
            if f"+{shape}" in flags:
                enclosed(symbols, name, d, solid, shape)
        if solid and "+slash" in flags:
            slash = LineString([(3.5, 3.5), (20.5, 20.5)])
            rest = solid.difference(slash.buffer(2.3 * LINE, cap_style="flat"))
            symbols.setdefault(f"{name}.slash.fill", ("e", written(unary_union([rest, slash.buffer(LINE)]))))
        if solid and "+badge" in flags:
            badge = Point(18.4, 5.6)
            rest = solid.difference(badge.buffer(4.4))
            symbols[f"{name}.badge.fill"] = ("e", written(unary_union([rest, badge.buffer(2.9)])))
    for sign in "0123456789abcdefghijklmnopqrstuvwxyz":
        kind = "number" if sign.isdigit() else "letter"
        for shape in ("circle", "square"):
            drawing = f"{shape}-{kind}-{sign}"
            symbols[f"{sign}.{shape}"] = ("o", compact(outline("outline", drawing)))
            symbols[f"{sign}.{shape}.fill"] = ("s", compact(outline("filled", drawing)))
    for number in range(10, 30):
        d = outline("outline", f"number-{number}-small")
        for shape in SHAPES:
            enclosed(symbols, str(number), moved(d, 1.3), None, shape)
    rows = sorted(f"{name} {style} {d}" for name, (style, d) in symbols.items())
    TARGET.write_text("\n".join(rows) + "\n")
    PAGE.write_text(page(symbols))
    print(len(rows), "symbols")


main()
