"""Pages with ten figures each: the transitions of the catalogue that are the most work, and the simplest beside them."""
from pathlib import Path

from .site import write
from .tutorials import SCREENS, Tutorials, write_screens

ANIMATORS = ("fold", "cube", "flip", "turn", "cards", "portal", "natgeo", "explode", "pan", "crossfade")


def figures(number: int) -> list[str]:
    """Durations differ from page to page, so that none stands for another."""
    start, end = SCREENS if number % 2 else SCREENS[::-1]
    return [
        f"```{{transition}} {animator}\n:from: {start}\n:to: {end}\n:duration: {0.6 + number / 1000:.3f}s\nThe {animator}.\n```\n"
        for animator in ANIMATORS
    ]


def write_catalogue(folder: Path, count: int, screens: Path) -> Tutorials:
    """Nothing but figures, with screens of the product's own documentation."""
    site = Tutorials(folder / "zoetrope", count, len(ANIMATORS))
    for number in range(count):
        text = f'---\ntitle: "Page {number}"\norder: {number}\n---\n' + "\n".join(figures(number))
        write(site.zoetrope / f"content/tutorials/tutorial-{number}.md", text)
    write_screens(site.zoetrope, screens)
    write(site.zoetrope / "zoetrope.yml", "title: Bench\n")
    return site
