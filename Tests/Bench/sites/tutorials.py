"""Site d: tutorials with three figures each, and the same pages without figures."""
import random
from dataclasses import dataclass
from pathlib import Path

from .samples import fence
from .site import write
from .words import heading, paragraph

FIGURES_PER_PAGE = 3
#: Neighbours in their tab bar, left to right, so that a finger can swipe from one to the other.
SCREENS = ("photos", "inbox")


@dataclass(frozen=True)
class Tutorials:
    zoetrope: Path
    count: int
    figures_per_page: int = FIGURES_PER_PAGE

    @property
    def figures(self) -> int:
        return self.count * self.figures_per_page

    @property
    def edited(self) -> str:
        return f"content/tutorials/tutorial-{self.count // 2}.md"

    @property
    def address(self) -> str:
        return f"/tutorials/tutorial-{self.count // 2}/"


def figures(number: int) -> list[str]:
    """A fold, a scroll, and a fade or a swipe. Durations differ from page to page, so that none stands for another."""
    start, end = SCREENS if number % 4 < 2 else SCREENS[::-1]
    direction = "left" if number % 4 < 2 else "right"
    seconds = 0.3 + number / 1000
    third = (
        f"```{{transition}} fade\n:from: {end}\n:to: {start}\n:duration: {seconds:.3f}s\nThe fade.\n```\n"
        if number % 2
        else f"```{{interactive}} slide\n:from: {start}\n:to: {end}\n:duration: {seconds:.3f}s\n"
        f"swipe {direction} 240pt in 0.5s\n\nA finger.\n```\n"
    )
    return [
        f"```{{transition}} fold\n:from: {start}\n:to: {end}\n:folds: {number % 3 + 1}\n"
        f":duration: {seconds:.3f}s\nThe fold, number {number}.\n```\n",
        f"```{{transition}} scroll\n:from: {end}\n:to: {start}\n:duration: {seconds:.3f}s\nThe scroll.\n```\n",
        third,
    ]


def write_screens(root: Path, screens: Path) -> None:
    for screen in SCREENS:
        write(root / f"content/screens/{screen}.yml", (screens / f"{screen}.yml").read_text(encoding="utf-8"))


def write_tutorials(folder: Path, count: int, has_figures: bool, screens: Path) -> Tutorials:
    """Tutorials in the product's own theme, with screens of its own documentation."""
    site = Tutorials(folder / "zoetrope", count)
    source = random.Random(3)
    for number in range(count):
        text = f'---\ntitle: "Tutorial {number}"\norder: {number}\ntags: [bench]\n---\n'
        for part, figure in enumerate(figures(number)):
            text += f"{paragraph(source, 4)}\n\n{heading(source)}\n\n{paragraph(source, 4)}\n\n"
            text += fence("swift", number * FIGURES_PER_PAGE + part) + "\n"
            text += f"{figure}\n" if has_figures else f"{paragraph(source, 1)}\n\n"
        write(site.zoetrope / f"content/tutorials/tutorial-{number}.md", text)
    write_screens(site.zoetrope, screens)
    write(site.zoetrope / "zoetrope.yml", "title: Bench\n")
    return site
