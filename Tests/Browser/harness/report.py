"""Collects what was checked, and says it line by line."""

import sys
import threading


class Report:
    """Of one check, or of all: lines are kept until they are added to another report, which prints them."""

    def __init__(self):
        self.failures = []
        self.count = 0
        self._lines = []
        self._lock = threading.Lock()

    def check(self, name, holds, detail=""):
        """Adds one line. `detail` is what was measured, or why it fails."""
        self.count += 1
        if not holds:
            self.failures.append(name)
        line = f"{'ok  ' if holds else 'FAIL'} {name}"
        self._lines.append(f"{line}: {detail}" if detail else line)
        return holds

    def fail(self, name, detail):
        self.check(name, False, detail)

    def note(self, text):
        """A line below a check that says more of what was found."""
        self._lines.append(f"     {text}")

    def heading(self, text):
        self._lines.append(f"\n{text}")

    def add(self, other):
        """Takes in what another one has collected, and prints it in one piece."""
        with self._lock:
            self.failures += other.failures
            self.count += other.count
            print("\n".join(other._lines))
            sys.stdout.flush()

    def summary(self):
        if self.failures:
            listed = "".join(f"\n  {name}" for name in self.failures)
            return f"\n{len(self.failures)} of {self.count} checks failed:{listed}"
        return f"\nall {self.count} checks hold"
