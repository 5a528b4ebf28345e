"""One edit in a running preview: from the writing of the file to the message that reloads the browser."""
import contextlib
import re
import socket
import statistics
import subprocess
import time
import urllib.request
from pathlib import Path

from listeners import EventStream, WebSocket
from sites.site import Programs

#: Seconds that a server may take to start, or to answer an edit.
PATIENCE = 120
#: Seconds between two edits: an author thinks, and nothing of the last edit is still going on.
PAUSE = 0.5


def zoetrope(programs: Programs, site, runs: int) -> float:
    """The median of some edits, in seconds."""
    command = [programs.zoetrope, "preview", "--quiet", "--port", "0", "--source", str(site.zoetrope)]
    with running(command) as process:
        line = process.stdout.readline()
        found = re.search(r"http://([^:/]+):(\d+)", line)
        if not found:
            raise SystemExit(f"the preview did not start: {line}")
        address = (found.group(1), int(found.group(2)))
        with EventStream(address, "/.zoetrope/events", PATIENCE) as listener:
            return edits(listener, address, site.zoetrope / site.edited, site, runs)


def hugo(programs: Programs, site, runs: int) -> float:
    """The same with Hugo's server and its reloading, as it is without any option."""
    port = free_port()
    address = ("127.0.0.1", port)
    options = ["--quiet", "--bind", address[0], "--port", str(port), "--source", str(site.hugo)]
    command = [programs.hugo, "server", *options]
    with running(command):
        wait_for(address)
        with WebSocket(address, "/livereload", PATIENCE) as listener:
            return edits(listener, address, site.hugo / site.edited, site, runs)


def edits(listener, address: tuple[str, int], file: Path, site, runs: int) -> float:
    original = file.read_bytes()
    edited = getattr(site, "edit", appended)
    times = []
    try:
        for number in range(runs + 1):
            word = f"edited{number}"
            time.sleep(PAUSE)
            start = time.perf_counter()
            file.write_bytes(edited(original, word))
            times.append(until_shown(listener, address, site.address, word, start) - start)
    finally:
        file.write_bytes(original)
    # The first edit after the start finds nothing prepared; an author does many.
    return statistics.median(times[1:])


def appended(text: bytes, word: str) -> bytes:
    """A body with one more paragraph."""
    return text + f"\n\n{word}\n".encode()


def until_shown(listener, address: tuple[str, int], page: str, word: str, start: float) -> float:
    """When the message came after which the page has the word."""
    while True:
        listener.wait()
        heard = time.perf_counter()
        if word in fetch(address, page):
            return heard
        if heard - start > PATIENCE:
            raise SystemExit(f"{page} does not show its edit")


def fetch(address: tuple[str, int], page: str) -> str:
    with urllib.request.urlopen(f"http://{address[0]}:{address[1]}{page}", timeout=PATIENCE) as answer:
        return answer.read().decode()


def wait_for(address: tuple[str, int]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(address, timeout=1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def running(command: list[str]):
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()
