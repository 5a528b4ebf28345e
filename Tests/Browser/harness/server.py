"""Serves a folder on this machine, with the headers a check wants."""

import functools
import http.server
import threading

STRICT_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'"


class _Handler(http.server.SimpleHTTPRequestHandler):
    headers_to_send = {}
    prefix = ""

    def translate_path(self, path):
        if not path.startswith(self.prefix):
            return self.directory + "/not-here"
        return super().translate_path(path[len(self.prefix) :] or "/")

    def end_headers(self):
        for name, value in self.headers_to_send.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *arguments):
        pass


class Server:
    """A context: `with Server(folder, policy=…) as base:` gives the address of the folder, without a slash."""

    def __init__(self, folder, policy=None, prefix=""):
        sent = {"Content-Security-Policy": policy} if policy else {}
        handler = type("Handler", (_Handler,), {"headers_to_send": sent, "prefix": prefix})
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
