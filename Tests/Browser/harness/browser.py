"""What every browser is asked, and Chromium: without a window, drawn in software, so that no machine matters."""

import base64
import os
import pathlib
import shutil
import time

from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from harness import picture
from harness.devtools import Trace
from harness.sites import Failure

ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-lcd-text",
    "--disable-low-res-tiling",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    # A frame is drawn once its pictures are decoded, and stays until there is the next, however long either takes.
    "--disable-checker-imaging",
    "--disable-new-content-rendering-timeout",
    "--force-color-profile=srgb",
    # A finger that is held still is where it is, and not where it was expected to be.
    "--disable-features=ResamplingScrollEvents",
    "--allow-file-access-from-files",
    "--lang=en",
]
# A machine without a screen has no mouse either, as far as Chromium's style sheets know: a fine pointer that can hover.
MOUSE = "--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2"

# Whoever runs it wants no motion: what `view` says of that does not reach the documents of images.
STILL = "--force-prefers-reduced-motion"


def find(variable, names):
    named = os.environ.get(variable)
    for name in [named] if named else names:
        found = shutil.which(name)
        if found:
            return found
    raise Failure(f"there is no {names[0]}: install it (make deps-test), or name it in {variable}")


class Page:
    """The open page of a browser: `driver` is selenium's, or speaks like it."""

    hears_console = True

    def open(self, page):
        """Opens a file or an address."""
        address = page.as_uri() if isinstance(page, pathlib.Path) else page
        self.driver.get(address)
        self.settle()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait_for(self, script, *arguments):
        """Runs a script that calls `done(value)`."""
        return self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];" + script, *arguments
        )

    def type(self, keys):
        """Presses keys, one after the other, as a hand does: letters, and those that selenium has names for."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def settle(self):
        """Waits until fonts are there, pictures are decoded, and two frames have been drawn."""
        self.wait_for(SETTLED)

    def stand_still(self, value, *arguments):
        """Waits until a value, such as where a page is scrolled to, has been the same for many frames; returns it."""
        return self.wait_for(STANDING_STILL.replace("VALUE", value), *arguments)

    def rest(self):
        """Waits until what a page plays when it opens has ended; what a hand drives never does."""
        self.wait_for(
            "const plays = a => a.animationName && a.playState === 'running' && a.timeline === document.timeline;"
            "Promise.all(document.getAnimations().filter(plays).map(a => a.finished)).then(() => done(true))"
        )

    def mouse(self, *steps):
        """Moves a mouse to places in CSS pixels, and presses and releases its button where a step is `down` or `up`."""
        kinds = {"down": "pointerDown", "up": "pointerUp"}
        moves = [
            {"type": kinds[step], "button": 0}
            if step in kinds
            else {"type": "pointerMove", "duration": 0, "x": round(step[0]), "y": round(step[1])}
            for step in steps
        ]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves})

    def strike(self, *keys):
        """Presses and releases keys, which what is focused takes."""
        strokes = [{"type": kind, "value": STROKES[key]} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": strokes})

    def _act(self, actions):
        self.driver.execute("actions", {"actions": [actions]})

    def ends(self, animations, *arguments):
        """Waits for the end of animations, given as a script."""
        return self.wait_for(f"Promise.all({animations}.map(a => a.finished)).then(() => done(true))", *arguments)


class Browser(Page):
    """Chromium."""

    name = "Chromium"

    def __init__(self, scripts=True, mouse=False, still=False):
        options = Options()
        options.binary_location = find("CHROMIUM", ["chromium", "chromium-browser", "google-chrome"])
        for argument in [*ARGUMENTS, *([MOUSE] if mouse else []), *([STILL] if still else [])]:
            options.add_argument(argument)
        if not scripts:
            blocked = {"profile.managed_default_content_settings.javascript": 2}
            options.add_experimental_option("prefs", blocked)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        driver = find("CHROMEDRIVER", ["chromedriver"])
        self.driver = webdriver.Chrome(options=options, service=Service(driver))
        self.driver.set_script_timeout(120)
        self._held = False
        self._address = self.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    @property
    def version(self):
        return self.driver.capabilities["browserVersion"]

    def send(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    # What the page is shown on.

    def view(self, width, height, scale=1, **media):
        """Sets the viewport in CSS pixels, and media features such as `prefers_color_scheme="dark"`."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self.send("Emulation.setDeviceMetricsOverride", **metrics)
        kind = media.pop("media", "")
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in media.items()]
        self.send("Emulation.setEmulatedMedia", media=kind, features=features)

    def size(self, width, height):
        self.view(width, height, scale=2)

    # Acting.

    def slow_down(self, rate):
        """Lets all animations run at a part of their speed, also where scripts are disabled."""
        self.send("Animation.enable")
        self.send("Animation.setPlaybackRate", playbackRate=rate)

    def click(self, x, y):
        """Presses and releases the mouse, as a hand does."""
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def mouse(self, *steps):
        """As pages do, but for the driver, which forgets between two calls that the button is down."""
        kinds = {"down": "mousePressed", "up": "mouseReleased"}
        for step in steps:
            if step in kinds:
                self._held = step == "down"
                self._send_mouse(kinds[step], button="left", clickCount=1)
            else:
                self._x, self._y = step
                self._send_mouse("mouseMoved", button="left" if self._held else "none")

    def _send_mouse(self, kind, **parameters):
        where = {"x": self._x, "y": self._y, "buttons": int(self._held)}
        self.send("Input.dispatchMouseEvent", type=kind, **where, **parameters)

    def phone(self, on=True):
        """Takes touches, as a phone does, with `view`'s size."""
        self.send("Emulation.setTouchEmulationEnabled", enabled=on, maxTouchPoints=1)

    def touch(self, kind, x=0, y=0, time=None):
        """A finger: `touchStart`, `touchMove` or `touchEnd`; `time` in seconds, or now."""
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        when = {} if time is None else {"timestamp": time}
        self.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, **when)

    def wheel(self, x, y, across):
        """Turns the wheel sideways, or moves two fingers on a trackpad."""
        self.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=across, deltaY=0)

    def press(self, key, code=None):
        described = {"key": key, "code": code or key, "windowsVirtualKeyCode": KEYS[key]}
        for kind in ("rawKeyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, **described)

    def messages(self):
        """What the console said since the last call: errors, violated policies."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def trace(self, *categories):
        return Trace(self._address, categories)

    # Pictures.

    def screenshot(self, box=None):
        """The viewport, or a box of it in CSS pixels (left, top, width, height), in the device's pixels."""
        return picture.decode(self._shot(box))

    def glimpse(self, box):
        """What a box shows at this moment, of what does not come to rest."""
        return self.screenshot(box)

    def steady_screenshot(self, box=None):
        """A picture that the next one equals: after a change of size, tiles may show at another resolution first."""
        last = self._shot(box)
        for _ in range(10):
            now = self._shot(box)
            if now == last:
                break
            last = now
        return picture.decode(last)

    def screenshot_once(self, holds, box=None, seconds=60):
        """The first picture of which `holds` is true, for pages that cannot be asked; the last one if none is."""
        deadline = time.monotonic() + seconds
        while True:
            shown = self.screenshot(box)
            if holds(shown) or time.monotonic() > deadline:
                return shown

    def _shot(self, box):
        """A PNG file, whose bytes are the same for the same picture."""
        clip = {}
        if box:
            left, top, width, height = box
            # A clip counts from the page's corner, a box from the viewport's.
            shown = self.send("Page.getLayoutMetrics")["cssVisualViewport"]
            corner = {"x": left + shown["pageX"], "y": top + shown["pageY"]}
            clip = {"clip": {**corner, "width": width, "height": height, "scale": 1}}
        answer = self.send("Page.captureScreenshot", format="png", optimizeForSpeed=True, **clip)
        return base64.b64decode(answer["data"])

    def print_to_pdf(self):
        return base64.b64decode(self.send("Page.printToPDF", printBackground=True)["data"])


SETTLED = """
const decoded = picture => {
  // What lies far below is there as well, however the page is laid out next.
  if (picture.loading === 'lazy') picture.loading = 'eager';
  if (picture.decode) return picture.decode();
  const copy = new Image();
  copy.src = picture.href.baseVal;
  return copy.decode();
};
// What cannot be decoded is not drawn later either.
const pictures = [...document.querySelectorAll('img, image')].map(async picture => decoded(picture));
Promise.allSettled([document.fonts.ready, ...pictures]).then(() =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))));
"""
STANDING_STILL = """
let last, frames = 0;
const look = () => {
  const now = VALUE;
  frames = now === last ? frames + 1 : 0;
  last = now;
  if (frames < 20) requestAnimationFrame(look); else done(now);
};
look();
"""
# WebDriver's characters of keys.
STROKES = {
    "Tab": "\ue004", "Enter": "\ue007", " ": " ", "Home": "\ue011", "End": "\ue010", "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
}
KEYS = {"Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, " ": 32}
