"""The engine's matrices, their interpolation and its timing functions are the browser's.

`Tests/TransitionEngineTests/Goldens/browser.json` has the engine's numbers; its own tests keep them true. Matrices are read
alike on both sides: `m41`, `m42` and `m43` translate, and an operation that is appended applies first.
"""

import json
import re

import numpy

EXACT = 1e-9
INTERPOLATED = 1e-4
CURVE = 1e-5
# A stage may be off by a quarter of a point, on a screen as wide as the fixture's.
STAGE = 0.25 / 330

PRODUCTS = """
return arguments[0].map(chain => {
  let matrix = new DOMMatrix();
  for (const {name, arguments: a} of chain) {
    if (name === 'translate') matrix.translateSelf(...a);
    if (name === 'scale') matrix.scaleSelf(...a);
    if (name === 'rotate') matrix.rotateAxisAngleSelf(a[1], a[2], a[3], a[0] * 180 / Math.PI);
    if (name === 'perspective') matrix.multiplySelf(new DOMMatrix([1,0,0,0, 0,1,0,0, 0,0,1,-1 / a[0], 0,0,0,1]));
  }
  return [...matrix.toFloat64Array()];
});
"""

INTERPOLATE = """
const element = document.createElement('div');
document.body.append(element);
const isPlane = m => new DOMMatrix(m).is2D || new DOMMatrix(m).isIdentity
  || [2, 3, 6, 7, 8, 9, 11, 14].every(k => m[k] === 0) && m[10] === 1 && m[15] === 1;
const css = m => isPlane(m)
  ? `matrix(${[0, 1, 4, 5, 12, 13].map(k => m[k]).join()})` : `matrix3d(${m.join()})`;
const result = arguments[0].map(({from, to, fraction}) => {
  const animation = element.animate([{transform: css(from)}, {transform: css(to)}], {duration: 1000, fill: 'both'});
  animation.pause();
  animation.currentTime = fraction * 1000;
  const matrix = new DOMMatrix(getComputedStyle(element).transform);
  animation.cancel();
  return [...matrix.toFloat64Array()];
});
element.remove();
return result;
"""

EASE = """
const element = document.createElement('div');
document.body.append(element);
const result = arguments[0].map(({easing, inputs}) => {
  const animation = element.animate({opacity: [0, 1]}, {duration: 1000, fill: 'both', easing});
  animation.pause();
  const values = inputs.map(input => {
    animation.currentTime = 1000 * input;
    return animation.effect.getComputedTiming().progress;
  });
  animation.cancel();
  return values;
});
element.remove();
return result;
"""


def check(run):
    golden = run.repository / "Tests/TransitionEngineTests/Goldens/browser.json"
    numbers = json.loads(golden.read_text())
    run.browser.view(800, 600)
    run.browser.open("about:blank")
    _check_products(run, numbers["products"])
    _check_interpolations(run, numbers["interpolations"])
    beziers = [curve for curve in numbers["curves"] if "css" in curve]
    springs = [curve for curve in numbers["curves"] if "css" not in curve]
    _check_easings(run, "cubic-bezier() follows the engine's", [(curve["css"], curve) for curve in beziers], CURVE)
    listed = [(f"linear({', '.join(map(repr, curve['values']))})", curve) for curve in springs]
    _check_easings(run, "linear() gives back a spring's samples", listed, CURVE)
    shown = [_spring(run, springs, "scroll", 0, 1.2), _spring(run, springs, "scroll", 2, 0.5)]
    _check_easings(run, "a stage's linear() follows the engine's spring", shown, STAGE)


def _check_products(run, products):
    computed = run.browser.run(PRODUCTS, [product["operations"] for product in products])
    worst = _worst(computed, [product["matrix"] for product in products])
    run.report.check(f"{len(products)} products are DOMMatrix's", worst <= EXACT, f"off by at most {worst:.1e}")


def _check_interpolations(run, interpolations):
    computed = numpy.array(run.browser.run(INTERPOLATE, interpolations))
    expected = numpy.array([interpolation["matrix"] for interpolation in interpolations])
    # A computed style has six digits, whatever the size of the number.
    gaps = (numpy.abs(computed - expected) / numpy.maximum(numpy.abs(expected), 1)).max(axis=1)
    worst = int(gaps.argmax())
    detail = f"off by at most {gaps[worst]:.1e}, in number {worst}"
    run.report.check(f"{len(gaps)} interpolations are CSS's", gaps[worst] <= INTERPOLATED, detail)


def _check_easings(run, name, pairs, tolerance):
    """`pairs`: what CSS is given, and the engine's curve at equal steps."""
    asked = [
        {"easing": css, "inputs": numpy.linspace(0, 1, len(curve["values"])).tolist()} for css, curve in pairs
    ]
    worst = _worst(run.browser.run(EASE, asked), [curve["values"] for _, curve in pairs])
    run.report.check(name, worst <= tolerance, f"{len(pairs)} curves, off by at most {worst:.1e}")


def _spring(run, springs, page, figure, damping):
    """The `linear()` of a figure that was built, with the engine's spring of that damping."""
    styles = (run.fixture.page(page).parent / "figures.css").read_text()
    easings = re.findall(r"--e0:(linear\([^)]*\))", styles)
    return easings[figure], next(curve for curve in springs if curve["damping"] == damping)


def _worst(computed, expected):
    return max(float(numpy.abs(numpy.subtract(a, b)).max()) for a, b in zip(computed, expected, strict=True))
