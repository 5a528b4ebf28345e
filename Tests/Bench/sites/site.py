"""A site on the disk, and how each program builds it."""
import shutil
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Programs:
    """What is timed, by path."""

    zoetrope: str
    hugo: str
    floor: str
    timed: str
    cores: int


@dataclass
class Build:
    """One program's way to build a site."""

    name: str
    command: list[str]
    output: Path
    #: What else has to go before a run that starts from nothing.
    caches: list[Path] = field(default_factory=list)

    def clear(self) -> None:
        self.clear_output()
        for folder in self.caches:
            shutil.rmtree(folder, ignore_errors=True)

    def clear_output(self) -> None:
        shutil.rmtree(self.output, ignore_errors=True)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def zoetrope(programs: Programs, source: Path, name: str = "zoetrope", *options: str) -> Build:
    command = [programs.zoetrope, "build", "--quiet", "--source", str(source), *options]
    return Build(name, command, source / "site", [source / ".zoetrope"])


def hugo(programs: Programs, source: Path, name: str = "hugo") -> Build:
    return Build(name, [programs.hugo, "--quiet", "--source", str(source)], source / "public")


def floors(programs: Programs, content: Path, output: Path) -> list[Build]:
    """A bare loop over cmark: on one core, as a loop is, and on all of them, as the others."""
    return [
        Build(name, [programs.floor, str(content), str(output), str(cores)], output)
        for name, cores in (("floor", 1), ("floor, all cores", programs.cores))
    ]
