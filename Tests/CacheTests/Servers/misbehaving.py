"""A cache server for tests: the first part of a path says how it behaves, the rest is the entry.

Prints the port it listens on, and serves until its standard input ends.
"""

import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

entries = {}
requests = []


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, status, body=b"", headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def behave(self):
        _, behaviour, rest = self.path.split("/", 2)
        requests.append(behaviour)
        return behaviour, rest

    def do_GET(self):
        behaviour, rest = self.behave()
        body = entries.get(rest)
        if behaviour == "requests":
            return self.reply(200, str(requests.count(rest)).encode())
        if behaviour == "error":
            return self.reply(500, b"oops")
        if behaviour == "page":
            return self.reply(200, b"<!doctype html><title>Please log in</title>")
        if behaviour == "loop":
            return self.reply(302, headers=[("Location", self.path)])
        if behaviour == "elsewhere":
            return self.reply(302, headers=[("Location", "file:///etc/passwd")])
        if behaviour == "slow":
            time.sleep(1)
        if behaviour == "stuck":
            time.sleep(30)
        if behaviour == "endless":
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(bytes(65536))
            except OSError:
                return
        if body is None:
            return self.reply(404, b"nothing here")
        if behaviour == "cut":
            return self.reply(200, body[: len(body) // 2])
        if behaviour == "hangup":
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[: len(body) // 2])
            self.close_connection = True
            return
        if behaviour == "flipped":
            middle = len(body) // 2
            return self.reply(200, body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :])
        if behaviour == "other":
            return self.reply(200, next(value for key, value in entries.items() if key != rest))
        if behaviour == "metadata":
            # As bazel-remote does it: a field more than was put there.
            return self.reply(200, b"\x20\x00" + body)
        self.reply(200, body)

    def do_PUT(self):
        behaviour, rest = self.behave()
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if behaviour == "full":
            return self.reply(507, b"no space left")
        if behaviour == "readonly":
            return self.reply(403, b"forbidden")
        if behaviour == "stuck":
            time.sleep(30)
        entries[rest] = body
        self.reply(201)


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()


main()
