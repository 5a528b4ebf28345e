"""A preview of a small site with figures, and what it uses of the machine."""

import pathlib
import resource
import socket
import subprocess

FIGURE = """```{transition} fold
:from: first
:to: second
:folds: 3
Number %d
```
"""

SCREEN = """title: %s
size: 390x844
navigationBar: {title: %s, large: true}
content:
  - list: {rows: [{title: One}, {title: Two, accessory: chevron}, {title: Three, badge: 1}]}
"""


def write_site(folder):
    content = pathlib.Path(folder) / "content"
    (content / "posts").mkdir(parents=True)
    (content / "screens").mkdir()
    for name in ("first", "second"):
        (content / "screens" / f"{name}.yml").write_text(SCREEN % (name, name))
    (content / "index.md").write_text("# Home\n\nfirst\n")
    for number in range(20):
        text = f"# Post {number}\n\n" + "A sentence about a transition. " * 40 + "\n\n" + FIGURE % number
        (content / "posts" / f"post-{number}.md").write_text(text)
    (content / "picture.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n')
    (content / "data.json").write_text("[]\n")
    (content / "film.mp4").write_bytes(bytes(range(256)) * 65536)


class Preview:
    """A running `zoetrope preview`."""

    def __init__(self, zoetrope, source, descriptors=None):
        def limit():
            if descriptors:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        command = [str(zoetrope), "preview", "--port", "0", "--source", str(source)]
        self.source = pathlib.Path(source)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=limit)
        words = self.process.stdout.readline().split()
        self.url = next((word for word in words if word.startswith("http://127.0.0.1:")), None)
        if self.url is None:
            raise SystemExit("the preview did not start")
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def edit(self):
        """Changes the home page."""
        with open(self.source / "content" / "index.md", "a") as page:
            page.write("\nmore\n")

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def memory(self):
        """Resident, in KiB."""
        return int(self._ask("rss="))

    @property
    def processor_seconds(self):
        """What the process has computed so far, to a second."""
        days, _, clock = self._ask("time=").rpartition("-")
        hours, minutes, seconds = (["0", "0"] + clock.split(":"))[-3:]
        return ((int(days or 0) * 24 + int(hours)) * 60 + int(minutes)) * 60 + float(seconds)

    def _ask(self, column):
        command = ["ps", "-o", column, "-p", str(self.process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def connect(self, patience=30):
        return socket.create_connection(("127.0.0.1", self.port), timeout=patience)

    def get(self, path, patience=30):
        """The status of an answer that came whole, and its body."""
        with self.connect(patience) as client:
            request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            client.sendall(request.encode())
            answer = bytearray()
            while piece := client.recv(65536):
                answer += piece
        head, _, body = bytes(answer).partition(b"\r\n\r\n")
        status = int(head.split()[1]) if head else 0
        for line in head.split(b"\r\n")[1:]:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length" and int(value) != len(body):
                status = 0
        return status, body
