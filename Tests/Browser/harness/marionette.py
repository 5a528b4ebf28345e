"""Speaks Marionette, Firefox's own protocol, as no package has the driver that selenium would ask for."""

import json
import socket


class MarionetteError(Exception):
    """Firefox refuses a command, or a script throws."""


class Marionette:
    """A session, with the few methods of selenium's drivers that are needed here."""

    def __init__(self, port):
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=300)
        self._stream = self._socket.makefile("rb")
        self._last = 0
        self._read()  # It introduces itself.
        answer = self._send("WebDriver:NewSession", strictFileInteractability=False)
        self.capabilities = answer["capabilities"]

    def get(self, address):
        self._send("WebDriver:Navigate", url=address)

    def execute_script(self, script, *arguments):
        return self._send("WebDriver:ExecuteScript", script=script, args=arguments)["value"]

    def execute_async_script(self, script, *arguments):
        return self._send("WebDriver:ExecuteAsyncScript", script=script, args=arguments)["value"]

    def set_script_timeout(self, seconds):
        self._send("WebDriver:SetTimeouts", script=1000 * seconds)

    def set_window_rect(self, x, y, width, height):
        self._send("WebDriver:SetWindowRect", x=x, y=y, width=width, height=height)

    def type(self, keys):
        """Presses keys, one after the other, as a hand does."""
        presses = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._send("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": presses}])

    def execute(self, command, parameters):
        """Performs WebDriver's actions, the one command that is known by selenium's name."""
        assert command == "actions", command
        self._send("WebDriver:PerformActions", **parameters)

    def errors(self, address):
        """What the browser's console holds of errors in pages whose address begins so, and forgets it."""
        self._send("Marionette:SetContext", value="chrome")
        try:
            return self.execute_script(CONSOLE, address)
        finally:
            self._send("Marionette:SetContext", value="content")

    def quit(self):
        self._send("Marionette:Quit", flags=["eForceQuit"])
        self._stream.close()
        self._socket.close()

    def _send(self, command, **parameters):
        self._last += 1
        text = json.dumps([0, self._last, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, number, error, result = self._read()
        assert number == self._last, f"answer {number} to command {self._last}"
        if error:
            raise MarionetteError(f"{command}: {error['error']}: {error['message']}")
        return result

    def _read(self):
        """A message is its length, a colon, and JSON."""
        digits = b""
        while (byte := self._stream.read(1)) != b":":
            if not byte:
                raise MarionetteError("Firefox has ended")
            digits += byte
        return json.loads(self._stream.read(int(digits)))


CONSOLE = """
const held = Services.console.getMessageArray();
Services.console.reset();
return held.filter(m => m instanceof Ci.nsIScriptError && !(m.flags & Ci.nsIScriptError.warningFlag))
  .filter(m => m.sourceName.startsWith(arguments[0])).map(m => `${m.sourceName}: ${m.errorMessage}`);
"""
