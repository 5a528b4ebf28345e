"""Another site for tests of external links: the path says how it behaves.

Prints the port it listens on, writes requests to the file that it is given, and serves until its standard input ends.
"""

import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

requests = []
state = {"now": 0, "most": 0}
lock = threading.Lock()
REDIRECTS = {
    "/circle": (301, "/circle2"), "/circle2": (302, "/circle"), "/moved": (301, "/ok"), "/moved2": (308, "/moved"),
    "/for-now": (302, "/ok"), "/file": (301, "file:///etc/passwd"), "/to-missing": (301, "/missing"),
    "/self": (301, "/self"),
}
STATUS = {"/missing": 404, "/gone": 410, "/forbidden": 403, "/error": 500}


def log(line):
    if len(sys.argv) > 1:
        with open(sys.argv[1], "a") as file:
            file.write(line + "\n")


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
        if self.command != "HEAD":
            self.wfile.write(body)

    def answer(self):
        path = self.path
        requests.append("%s %s %s" % (self.command, path, self.headers["User-Agent"]))
        log(requests[-1])
        if path in REDIRECTS:
            status, location = REDIRECTS[path]
            return self.reply(status, headers=[("Location", location)])
        if path.startswith("/far"):
            return self.reply(302, headers=[("Location", path + "x")])
        if path == "/no-head" and self.command == "HEAD":
            return self.reply(405)
        if path == "/busy" and requests.count("HEAD /busy " + self.headers["User-Agent"]) == 1:
            return self.reply(429, headers=[("Retry-After", "1")])
        if path == "/busy-for-long":
            return self.reply(429, headers=[("Retry-After", "3600")])
        if path == "/stall":
            time.sleep(60)
        if path == "/flood":
            if self.command == "HEAD":
                return self.reply(404)
            self.send_response(200)
            self.end_headers()
            while True:
                self.wfile.write(b"x" * 65536)
        self.reply(STATUS.get(path, 200), b"hello")

    def handle_one(self):
        with lock:
            state["now"] += 1
            if state["now"] > state["most"]:
                state["most"] = state["now"]
                log("most %d" % state["now"])
        try:
            self.answer()
        except OSError:
            pass
        finally:
            with lock:
                state["now"] -= 1

    do_GET = do_HEAD = handle_one


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
