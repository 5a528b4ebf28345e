"""Clients that mean ill, or do not know better. Each function returns what went wrong, or an empty text."""

import os
import pathlib
import random
import resource
import select
import socket
import time

HELLO = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
EVENTS = b"GET /.zoetrope/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
WORDS = [
    b"GET ", b"HEAD ", b"POST ", b"/", b"..", b"%2e", b"%00", b"\\", b"%", b"\0", b" HTTP/1.1", b" HTTP/1.0",
    b"\r\n", b"\n", b"\r", b"Host: localhost", b"Host: evil.example", b"Range: bytes=", b"0-", b"-1", b",",
    b"If-None-Match: ", b'"', b"W/", b"Content-Length: ", b"18446744073709551616",
    b"Transfer-Encoding: chunked", b"Expect: 100-continue", b"Connection: keep-alive", b"Upgrade: h2c", b":",
    b" ", b"\t", b"\xff\xfe", b"A" * 300, b"film.mp4", b".zoetrope/events",
]


def crowd(preview, meanwhile):
    """A thousand wait, most of them for changes, while others are served."""
    streams = [preview.connect() for _ in range(700)]
    for client in streams:
        client.sendall(EVENTS)
    waiting = [preview.connect() for _ in range(300)]
    try:
        if problem := meanwhile():
            return problem
        preview.edit()
        silent = sum(not _read_until(client, b'"/index.html"') for client in streams)
        return f"{silent} of {len(streams)} pages did not hear of an edit" if silent else ""
    finally:
        for client in streams + waiting:
            client.close()


def slow(preview):
    """A hundred send a byte a second, a hundred read one. Others are served, and the senders dropped."""
    senders = [preview.connect() for _ in range(100)]
    for client in senders:
        client.sendall(HELLO[:-2] + b"X-Slow: ")
    readers = [preview.connect() for _ in range(100)]
    for client in readers:
        client.sendall(HELLO.replace(b"/", b"/film.mp4", 1))
    alive, began, before = set(senders), time.monotonic(), preview.memory
    while alive and time.monotonic() - began < 60:
        for client in list(alive):
            if not _sends(client, b"x"):
                alive.discard(client)
        for client in readers:
            client.setblocking(False)
            try:
                client.recv(1)
            except OSError:
                pass
        if preview.get("/")[0] != 200:
            return "a request was not answered beside slow clients"
        time.sleep(1)
    for client in senders + readers:
        client.close()
    if alive:
        return f"{len(alive)} clients that send a byte a second are still there after a minute"
    grown = preview.memory - before
    return f"slow clients made memory grow by {grown} KiB" if grown > 16 * 1024 else ""


def nonsense(preview, count):
    """Requests made of pieces at random, from a fixed seed."""
    source = random.Random(1)
    for _ in range(count):
        raw = b"".join(source.choice(WORDS) for _ in range(source.randint(1, 30)))
        if source.random() < 0.5:
            raw = HELLO[:-2] + raw
        with preview.connect() as client:
            _sends(client, raw + b"\r\n\r\n")
            if source.random() < 0.5:
                select.select([client], [], [], 0.02)
    if not preview.is_running:
        return "the preview has ended"
    return "" if preview.get("/")[0] == 200 else "a request was not answered after nonsense"


def without_descriptors(preview):
    """The system runs out of descriptors under the server, and has some again later. Linux only."""
    pid = preview.process.pid
    limits = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    used = len(os.listdir(pathlib.Path("/proc") / str(pid) / "fd"))
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 20, limits[1]))
    clients = [preview.connect() for _ in range(200)]
    for client in clients:
        client.sendall(HELLO)
    time.sleep(3)
    for client in clients:
        client.close()
    resource.prlimit(pid, resource.RLIMIT_NOFILE, limits)
    return _answers_soon(preview)


def with_few_descriptors(preview):
    """More clients come than there are descriptors for: they wait, the processor does not."""
    clients = [preview.connect() for _ in range(300)]
    before = preview.processor_seconds
    time.sleep(5)
    busy = preview.processor_seconds - before
    for client in clients:
        client.close()
    if busy > 2:
        return f"waiting for a place cost {busy} of 5 seconds"
    return _answers_soon(preview)


def _answers_soon(preview):
    for _ in range(30):
        try:
            if preview.get("/", patience=5)[0] == 200:
                return ""
        except (OSError, socket.timeout):
            pass
        time.sleep(1)
    return "no request is answered any more"


def _sends(client, data):
    """Whether a client is still connected."""
    try:
        client.setblocking(False)
        while True:
            if not client.recv(65536):
                return False
    except BlockingIOError:
        pass
    except OSError:
        return False
    try:
        client.setblocking(True)
        client.sendall(data)
        return True
    except OSError:
        return False


def _read_until(client, text):
    received = b""
    try:
        while text not in received:
            piece = client.recv(65536)
            if not piece:
                return False
            received += piece
        return True
    except OSError:
        return False
