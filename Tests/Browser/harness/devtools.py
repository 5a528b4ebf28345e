"""Speaks Chromium's DevTools protocol where selenium cannot: commands that answer with events."""

import json
import time
import urllib.request

import websocket


class DevTools:
    """A connection to the whole browser, beside selenium's own."""

    def __init__(self, address):
        with urllib.request.urlopen(f"http://{address}/json/version", timeout=120) as answer:
            target = json.load(answer)["webSocketDebuggerUrl"]
        self._socket = websocket.create_connection(target, timeout=120, suppress_origin=True)
        self._last = 0

    def send(self, method, **parameters):
        """Runs a command to its answer; the events before it are returned as well."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        events = []
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") == self._last:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"], events
            events.append(message)

    def events_until(self, method, seconds=120):
        events = []
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            events.append(json.loads(self._socket.recv()))
            if events[-1].get("method") == method:
                return events
        raise TimeoutError(f"no {method} within {seconds} s")

    def close(self):
        self._socket.close()


class Trace:
    """What the browser did while the context was open: `trace.events`, with times in microseconds."""

    CATEGORIES = ["devtools.timeline", "blink.animations", "blink.user_timing"]

    def __init__(self, address, more=()):
        self._tools = DevTools(address)
        self._categories = [*self.CATEGORIES, *more]
        self.events = []

    def __enter__(self):
        config = {"includedCategories": self._categories}
        self._tools.send("Tracing.start", traceConfig=config, transferMode="ReportEvents")
        return self

    def __exit__(self, *_):
        _, before = self._tools.send("Tracing.end")
        for event in before + self._tools.events_until("Tracing.tracingComplete"):
            if event.get("method") == "Tracing.dataCollected":
                self.events += event["params"]["value"]
        self.events.sort(key=lambda event: event.get("ts", 0))
        self._tools.close()
