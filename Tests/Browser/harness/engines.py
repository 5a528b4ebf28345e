"""Firefox and WebKitGTK, in windows of their own: what readers see is read from the screen.

Firefox's own pictures show planes in space uncut where they cross. Both show a page in all of the screen.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from harness.browser import Page, find
from harness.marionette import Marionette
from harness.screen import Screen
from harness.sites import Failure

# WebKitGTK's small browser lies beside its library, whose path names the machine's kind.
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"
# Firefox asks nobody, tells nobody, and shows what is asked for alone.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "full-screen-api.warning.timeout": 0,
    "layout.css.devPixelsPerPx": "2.0",
    "marionette.port": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.useOverlayScrollbars": 1,
}
# Longer than a busy machine needs to start a browser, or to draw a frame.
PATIENCE = 120


class Windowed(Page):
    """A browser in a window that fills a screen, which has two pixels per point, as most readers' have."""

    scale = 2

    def __init__(self, width, height):
        self._shown = 0
        self._screen = Screen(width * self.scale, height * self.scale)
        self._screen.__enter__()
        self._folder = tempfile.TemporaryDirectory(prefix="browser", ignore_cleanup_errors=True)
        home = self._folder.name
        # A home of its own, so that neither settings of this machine nor another run's say anything.
        homes = {name: home for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")}
        apart = {"DISPLAY": self._screen.name, "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11", "GDK_SCALE": str(self.scale), "LC_ALL": "C.UTF-8"}
        self.driver = self._start(pathlib.Path(home), os.environ | homes | apart)
        self.driver.set_script_timeout(PATIENCE)
        self.size(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.driver.quit()
        finally:
            self._stop()
            self._screen.__exit__()
            self._folder.cleanup()

    def _stop(self):
        """Ends what the driver has not."""

    @property
    def version(self):
        return self.driver.capabilities["browserVersion"]

    def size(self, width, height):
        self.driver.set_window_rect(0, 0, width, height)
        self.wait_for("const look = () => innerWidth === arguments[0] ? done(true) : requestAnimationFrame(look); look()", width)

    def steady_screenshot(self, box):
        """A box of the viewport in CSS pixels (left, top, width, height), once two frames in a row show it alike."""
        box = [self.scale * side for side in box]
        last = None
        deadline = time.monotonic() + PATIENCE
        while True:
            self._draw_frame(deadline)
            shown = self._screen.pixels(*box)
            if last is not None and (shown == last).all():
                return shown.astype(float)
            last = shown
            if time.monotonic() > deadline:
                raise Failure("the screen does not come to rest")

    def glimpse(self, box):
        """What a box shows at this moment, of what does not come to rest."""
        return self._screen.pixels(*[self.scale * side for side in box])

    def _draw_frame(self, deadline):
        """Has a frame drawn in which a mark has another colour, and waits until the screen shows it."""
        self._shown = self._shown % 250 + 1
        x, y = (self.scale * side for side in self.run(MARK, self._shown))
        while tuple(self._screen.pixels(x, y, 1, 1)[0, 0]) != (self._shown, 255 - self._shown, 77):
            if time.monotonic() > deadline:
                raise Failure("a frame is not shown")
            time.sleep(0.005)


class Firefox(Windowed):
    name = "Firefox"

    def _start(self, home, environment):
        lines = [f"user_pref({_quoted(name)}, {_quoted(value)});\n" for name, value in PREFERENCES.items()]
        (home / "user.js").write_text("".join(lines))
        program = find("FIREFOX", ["firefox-esr", "firefox"])
        command = [program, "--marionette", "--kiosk", "--no-remote", "--profile", str(home)]
        # Its console is not a page's to read.
        command += ["-remote-allow-system-access", "about:blank"]
        self._log = open(home / "log", "w")
        self._program = subprocess.Popen(command, env=environment, stdout=self._log, stderr=self._log)
        deadline = time.monotonic() + PATIENCE
        # It writes down its port once it listens.
        port = home / "MarionetteActivePort"
        while not (port.exists() and port.read_text().strip()):
            if self._program.poll() is not None or time.monotonic() > deadline:
                raise Failure(f"Firefox does not start: {(home / 'log').read_text()[-500:]}")
            time.sleep(0.05)
        return Marionette(int(port.read_text()))

    def _stop(self):
        try:
            self._program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._program.kill()
            self._program.wait()
        self._log.close()

    def type(self, keys):
        self.driver.type(keys)

    def messages(self):
        return self.driver.errors(self.run("return location.href"))


class WebKit(Windowed):
    name = "WebKitGTK"
    # Its driver does not tell what the console said, and MiniBrowser writes nothing of it when it is driven.
    hears_console = False

    def _start(self, home, environment):
        options = Options()
        options.binary_location = _mini_browser()
        for argument in ("--automation", "--full-screen"):
            options.add_argument(argument)
        driver = find("WEBKITDRIVER", ["WebKitWebDriver"])
        # On a machine whose memory holds many files it would drop its style sheets, and forget what was pressed.
        service = Service(driver, env=environment | {"WEBKIT_DISABLE_MEMORY_PRESSURE_MONITOR": "1"})
        return webdriver.WebKitGTK(options=options, service=service)


def _mini_browser():
    named = os.environ.get("MINIBROWSER") or shutil.which("MiniBrowser")
    found = [named] if named else [str(path) for path in pathlib.Path("/usr/lib").glob(f"*/{MINI_BROWSER}")]
    if not found:
        raise Failure("there is no MiniBrowser of WebKitGTK: install it (make deps-test), or name it in MINIBROWSER")
    return found[0]


def _quoted(value):
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


# In the corner at the bottom right, where no picture is taken. Says which of the window's pixels is in its middle.
MARK = """
let mark = document.getElementById('zt-mark');
if (!mark) {
  mark = document.createElement('i');
  mark.id = 'zt-mark';
  const fixed = {position: 'fixed', right: 0, bottom: 0, width: '8px', height: '8px', zIndex: 2147483647};
  Object.assign(mark.style, fixed, {visibility: 'visible', transition: 'none'});
  document.documentElement.append(mark);
}
const value = arguments[0];
mark.style.background = `rgb(${value}, ${255 - value}, 77)`;
const {x, y} = mark.getBoundingClientRect();
return [Math.round(x) + 4, Math.round(y) + 4];
"""
