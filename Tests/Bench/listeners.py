"""A browser's ear: what tells a page to reload itself, without a browser."""
import base64
import json
import os
import socket


class Listener:
    """A connection over HTTP, read byte by byte."""

    def __init__(self, address: tuple[str, int], path: str, patience: float, headers: dict[str, str]):
        self.socket = socket.create_connection(address, timeout=patience)
        lines = [f"GET {path} HTTP/1.1", f"Host: {address[0]}:{address[1]}", *(f"{k}: {v}" for k, v in headers.items())]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        self.status = self.stream.readline().split()[1].decode()
        while self.stream.readline().strip():
            pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stream.close()
        self.socket.close()


class EventStream(Listener):
    """Server-sent events, https://html.spec.whatwg.org/multipage/server-sent-events.html."""

    def __init__(self, address: tuple[str, int], path: str, patience: float):
        super().__init__(address, path, patience, {"Accept": "text/event-stream"})
        # The first event is the state as it is.
        self.wait()

    def wait(self) -> None:
        while not (line := self.stream.readline()).startswith(b"data:"):
            if not line:
                raise SystemExit("the event stream ended")


class WebSocket(Listener):
    """Frames of RFC 6455 with the protocol of LiveReload, version 7."""

    def __init__(self, address: tuple[str, int], path: str, patience: float):
        key = base64.b64encode(os.urandom(16)).decode()
        headers = {
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key,
        }
        super().__init__(address, path, patience, headers)
        if self.status != "101":
            raise SystemExit(f"no socket at {path}: {self.status}")
        self.send({"command": "hello", "protocols": ["http://livereload.com/protocols/official-7"]})
        while self.receive().get("command") != "hello":
            pass

    def wait(self) -> None:
        while self.receive().get("command") != "reload":
            pass

    def send(self, message: dict) -> None:
        # Hugo looks for the command as a text without spaces.
        text = json.dumps(message, separators=(",", ":")).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(text))
        self.socket.sendall(bytes([0x81, 0x80 | len(text)]) + mask + masked)

    def receive(self) -> dict:
        _, size = self.exactly(2)
        if size == 126:
            size = int.from_bytes(self.exactly(2), "big")
        elif size == 127:
            size = int.from_bytes(self.exactly(8), "big")
        try:
            return json.loads(self.exactly(size))
        except ValueError:
            return {}

    def exactly(self, count: int) -> bytes:
        data = self.stream.read(count)
        if len(data) != count:
            raise SystemExit("the socket was closed")
        return data
