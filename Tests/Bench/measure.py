"""Runs programs in turns and keeps what each run took."""
import math
import statistics
import subprocess
import sys
from dataclasses import dataclass, field

from sites.site import Build


@dataclass(frozen=True)
class Sample:
    """One run."""

    seconds: float
    #: Of all cores together.
    processor: float
    #: The largest process, in KiB.
    peak: int


@dataclass
class Measure:
    """All runs of one build."""

    samples: list[Sample] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return statistics.median(sample.seconds for sample in self.samples)

    @property
    def processor(self) -> float:
        return statistics.median(sample.processor for sample in self.samples)

    @property
    def peak(self) -> float:
        return statistics.median(sample.peak for sample in self.samples)


def run(timed: str, command: list[str]) -> Sample:
    result = subprocess.run([timed, *command], capture_output=True, text=True)
    lines = result.stderr.strip().splitlines()
    numbers = lines[-1].split() if lines else []
    if result.returncode != 0 or len(numbers) != 4 or numbers[3] != "0":
        sys.exit(f"{' '.join(command)} failed:\n{result.stdout}{result.stderr}")
    return Sample(int(numbers[0]) / 1e9, int(numbers[1]) / 1e6, int(numbers[2]))


def interleaved(timed: str, builds: list[Build], runs: int, warm: set[str] = frozenset()) -> dict[str, Measure]:
    """Each build from nothing, one after the other, and all of them again: a busy machine slows all of them.

    Builds named in `warm` keep their caches, which the first of their runs, not counted, fills; only their
    output goes.
    """
    measures = {build.name: Measure() for build in builds}
    for build in builds:
        build.clear()
        if build.name in warm:
            run(timed, build.command)
    for _ in range(runs):
        for build in builds:
            build.clear_output() if build.name in warm else build.clear()
            measures[build.name].samples.append(run(timed, build.command))
    return measures


def exponent(sizes: list[int], values: list[float]) -> float:
    """The power of the size that a cost grows with: the slope of the line that fits the logarithms best."""
    x, y = [math.log(size) for size in sizes], [math.log(value) for value in values]
    middle, height = statistics.fmean(x), statistics.fmean(y)
    return sum((a - middle) * (b - height) for a, b in zip(x, y)) / sum((a - middle) ** 2 for a in x)
