"""Serves a folder on this machine, with the headers and the speed a check wants."""

import functools
import http.server
import re
import threading
import time

STRICT_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'"


# Seconds after which a browser has drawn what it has of a page.
_PAUSE = 0.15


class _Handler(http.server.SimpleHTTPRequestHandler):
    headers_to_send = {}
    prefix = ""
    is_slow = False

    def translate_path(self, path):
        if not path.startswith(self.prefix):
            return self.directory + "/not-here"
        return super().translate_path(path[len(self.prefix) :] or "/")

    def copyfile(self, source, outputfile):
        if not (self.is_slow and self.path.endswith(".html")):
            return super().copyfile(source, outputfile)
        for part in re.split(rb"(?<=>)(?=\s*<(?:div|input)[^>]* class=\"?zt-(?:turn|live|strip))", source.read()):
            outputfile.write(part)
            outputfile.flush()
            time.sleep(_PAUSE)

    def end_headers(self):
        for name, value in self.headers_to_send.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *arguments):
        pass


class Server:
    """A context: `with Server(folder, policy=…) as base:` gives the address of the folder, without a slash.

    A slow one pauses within the figures of a page.
    """

    def __init__(self, folder, policy=None, prefix="", is_slow=False):
        sent = {"Content-Security-Policy": policy} if policy else {}
        handler = type("Handler", (_Handler,), {"headers_to_send": sent, "prefix": prefix, "is_slow": is_slow})
        self._server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(handler, directory=str(folder))
        )
        self._base = f"http://127.0.0.1:{self._server.server_address[1]}{prefix}"

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self._base

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()
