"""Collects what was checked, and says it line by line."""

import sys


class Report:
    def __init__(self):
        self.failures = []
        self.count = 0

    def check(self, name, holds, detail=""):
        """Prints one line. `detail` is what was measured, or why it fails."""
        self.count += 1
        if not holds:
            self.failures.append(name)
        line = f"{'ok  ' if holds else 'FAIL'} {name}"
        print(f"{line}: {detail}" if detail else line)
        sys.stdout.flush()
        return holds

    def fail(self, name, detail):
        self.check(name, False, detail)

    def note(self, text):
        """A line below a check that says more of what was found."""
        print(f"     {text}")

    def heading(self, text):
        print(f"\n{text}")

    def summary(self):
        if self.failures:
            listed = "".join(f"\n  {name}" for name in self.failures)
            return f"\n{len(self.failures)} of {self.count} checks failed:{listed}"
        return f"\nall {self.count} checks hold"
