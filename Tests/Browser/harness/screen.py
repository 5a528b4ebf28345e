"""An X screen that nobody sees. What is on it is read from the file in which its server keeps it."""

import os
import pathlib
import shutil
import subprocess
import tempfile

import numpy

from harness.sites import Failure


class Screen:
    """A context; `name` is what programs take as `DISPLAY`."""

    def __init__(self, width, height):
        self._size = f"{width}x{height}x24"

    def __enter__(self):
        if not shutil.which("Xvfb"):
            raise Failure("there is no Xvfb: install it (make deps-test)")
        self._folder = tempfile.TemporaryDirectory(prefix="screen")
        told, tell = os.pipe()
        command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", self._size, "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            [*command, "-fbdir", self._folder.name], pass_fds=[tell], stderr=subprocess.DEVNULL
        )
        os.close(tell)
        # The server says its number when programs may come.
        with os.fdopen(told) as number:
            said = number.readline().strip()
        if not said:
            raise Failure("Xvfb does not start")
        self.name = f":{said}"
        self._map()
        return self

    def __exit__(self, *_):
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def pixels(self, left, top, width, height):
        """A box of the screen as it is now: red, green and blue, 0 to 255."""
        return self._pixels[top : top + height, left : left + width, 2::-1].copy()

    def _map(self):
        """The file is in the format of `xwd`: a header of big-endian numbers, colours, then rows of pixels."""
        data = numpy.memmap(pathlib.Path(self._folder.name) / "Xvfb_screen0", mode="r", dtype=numpy.uint8)
        header = data[:100].view(">u4")
        header_size, width, height, bytes_per_line, colors = (int(header[i]) for i in (0, 4, 5, 12, 19))
        start = header_size + 12 * colors
        rows = data[start : start + height * bytes_per_line].reshape(height, bytes_per_line // 4, 4)
        self._pixels = rows[:, :width]
