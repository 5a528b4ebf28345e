"""The parts of the bench. Each makes its sites, runs what has to be compared, and returns plain values."""
import shutil
from dataclasses import dataclass
from pathlib import Path

import edits
import parity
import profiles
from measure import Measure, exponent, interleaved
from sites import site
from sites.illustrated import write_illustrated
from sites.listings import write_listings
from sites.blog import CACHED_SIDEBAR, NO_SIDEBAR, SIDEBAR, write_blog
from sites.catalogue import write_catalogue
from sites.posts import write_posts
from sites.site import Programs
from sites.tutorials import write_tutorials


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    runs: int
    posts: int
    blog: int
    tutorials: int
    growth: tuple[int, ...]
    edits: int
    listings: int
    listing_edits: int


FULL = Plan(runs=7, posts=4000, blog=1000, tutorials=200, growth=(250, 1000, 4000, 16_000), edits=9, listings=20, listing_edits=20)
QUICK = Plan(runs=3, posts=1000, blog=250, tutorials=20, growth=(250, 1000), edits=3, listings=4, listing_edits=3)


class Bench:
    def __init__(self, programs: Programs, plan: Plan, folder: Path, screens: Path):
        self.programs = programs
        self.plan = plan
        self.folder = folder
        self.screens = screens

    def fresh(self, name: str) -> Path:
        """An empty folder; memory is given back part by part."""
        shutil.rmtree(self.folder / name, ignore_errors=True)
        return self.folder / name

    # a, b, c ------------------------------------------------------------------------------------------------

    def posts(self) -> dict:
        folder = self.fresh("a")
        made = write_posts(folder, self.plan.posts)
        builds = [
            site.zoetrope(self.programs, made.zoetrope), site.hugo(self.programs, made.hugo),
            *site.floors(self.programs, made.zoetrope / "content/posts", folder / "floor"),
        ]
        return self.compared("a", f"{self.plan.posts:,} short posts, one layout", made, builds)

    def blog(self) -> dict:
        made = write_blog(self.fresh("b"), self.plan.blog, NO_SIDEBAR)
        builds = [site.zoetrope(self.programs, made.zoetrope), site.hugo(self.programs, made.hugo)]
        title = f"{self.plan.blog:,} posts with tags, pages of lists, a feed and highlighted code"
        return self.compared("b", title, made, builds)

    def sidebar(self) -> dict:
        folder = self.fresh("c")
        made = write_blog(folder, self.plan.blog, SIDEBAR)
        cached = write_blog(folder / "cached", self.plan.blog, CACHED_SIDEBAR)
        builds = [
            site.zoetrope(self.programs, made.zoetrope), site.hugo(self.programs, made.hugo),
            site.hugo(self.programs, cached.hugo, "hugo, partialCached"),
        ]
        return self.compared("c", "The same, with recent posts and all tags beside every page", made, builds)

    def illustrated(self) -> dict:
        made = write_illustrated(self.fresh("g"), self.plan.posts)
        builds = [site.zoetrope(self.programs, made.zoetrope), site.hugo(self.programs, made.hugo)]
        title = f"{self.plan.posts:,} posts as in b with a picture and related pages, and a feed of whole posts"
        return self.compared("g", title, made, builds)

    def compared(self, key: str, title: str, made, builds: list[site.Build]) -> dict:
        measures = interleaved(self.programs.timed, builds, self.plan.runs)
        same = parity.compare(made.zoetrope / "site", made.hugo / "public")
        part = {"id": key, "title": title, "rows": rows(measures), "parity": parity_values(same)}
        part["stages"] = profiles.stages(builds[0])
        shutil.rmtree(self.folder / key)
        return part

    # d ------------------------------------------------------------------------------------------------------

    def tutorials(self) -> dict:
        folder, count = self.fresh("d"), self.plan.tutorials
        made = write_tutorials(folder / "figures", count, True, self.screens)
        plain = write_tutorials(folder / "plain", count, False, self.screens)
        cached = write_tutorials(folder / "cached", count, True, self.screens)
        builds = [
            site.zoetrope(self.programs, made.zoetrope, "cold"),
            site.zoetrope(self.programs, cached.zoetrope, "cached"),
            site.zoetrope(self.programs, plain.zoetrope, "without figures"),
        ]
        runs = min(self.plan.runs, 3)
        measures = interleaved(self.programs.timed, builds, runs, warm={"cached"})
        catalogue = write_catalogue(folder / "catalogue", count // 10, self.screens)
        of_ten = interleaved(self.programs.timed, [site.zoetrope(self.programs, catalogue.zoetrope)], runs)["zoetrope"]
        part = {
            "id": "d", "stages": profiles.stages(builds[0]),
            "cached_stages": profiles.stages(builds[1], is_warm=True), "title": f"{count:,} tutorials with three figures each", "rows": rows(measures),
            "figures": made.figures, "figures_per_second": round(made.figures / measures["cold"].seconds, 1),
            "cached_ratio": ratio(measures["cached"].seconds, measures["without figures"].seconds),
            "catalogue_figures_per_second": round(catalogue.figures / of_ten.seconds, 1),
        }
        shutil.rmtree(folder)
        return part

    # e ------------------------------------------------------------------------------------------------------

    def edits(self) -> list[dict]:
        small, large = self.plan.growth[1], self.plan.growth[-1]
        makers = {
            "a": lambda folder: write_posts(folder, small),
            "a, large": lambda folder: write_posts(folder, large),
            "b": lambda folder: write_blog(folder, self.plan.blog, NO_SIDEBAR),
            "c": lambda folder: write_blog(folder, self.plan.blog, SIDEBAR),
            "d": lambda folder: write_tutorials(folder, self.plan.tutorials, True, self.screens),
        }
        return [self.edit(name, make) for name, make in makers.items()]

    def edit(self, name: str, make) -> dict:
        folder = self.fresh("e")
        made = make(folder)
        values = {"site": name, "pages": made.count, "zoetrope_ms": milliseconds(
            edits.zoetrope(self.programs, made, self.plan.edits))}
        if hasattr(made, "hugo"):
            values["hugo_ms"] = milliseconds(edits.hugo(self.programs, made, self.plan.edits))
        shutil.rmtree(folder)
        return values

    # f ------------------------------------------------------------------------------------------------------

    def listings(self) -> dict:
        folder = self.fresh("f")
        made = write_listings(folder, self.plan.listings, self.screens)
        cached = write_listings(folder / "cached", self.plan.listings, self.screens)
        builds = [
            site.zoetrope(self.programs, made.zoetrope, "cold"),
            site.zoetrope(self.programs, cached.zoetrope, "cached"),
        ]
        measures = interleaved(self.programs.timed, builds, min(self.plan.runs, 3), warm={"cached"})
        one = write_listings(folder / "edited", 1, self.screens)
        part = {
            "id": "f", "title": f"{made.count} pages with an animator and two figures each", "rows": rows(measures),
            "pages": made.count, "cold_seconds": round(measures["cold"].seconds, 2),
            "edit_ms": milliseconds(edits.zoetrope(self.programs, one, self.plan.listing_edits)),
        }
        shutil.rmtree(folder)
        return part

    # Growth -------------------------------------------------------------------------------------------------

    def growth(self) -> list[dict]:
        return [
            self.grown("a", lambda folder, count: write_posts(folder, count)),
            self.grown("c", lambda folder, count: write_blog(folder, count, SIDEBAR)),
        ]

    def grown(self, name: str, make) -> dict:
        sizes = list(self.plan.growth)
        seconds: dict[str, list[float]] = {"zoetrope": [], "hugo": []}
        points = []
        for count in sizes:
            folder = self.fresh("growth")
            made = make(folder, count)
            builds = [site.zoetrope(self.programs, made.zoetrope), site.hugo(self.programs, made.hugo)]
            measures = interleaved(self.programs.timed, builds, min(self.plan.runs, 3))
            for program, measure in measures.items():
                seconds[program].append(measure.seconds)
            points.append({"pages": count, "rows": rows(measures)})
            shutil.rmtree(folder)
        return {
            "site": name, "points": points,
            "exponents": {program: round(exponent(sizes, values), 2) for program, values in seconds.items()},
        }


# Values -----------------------------------------------------------------------------------------------------


def rows(measures: dict[str, Measure]) -> list[dict]:
    """A row for each build; `share` is its time over the longest, in percent, for bars."""
    longest = max(measure.seconds for measure in measures.values())
    return [
        {
            "name": name, "ms": milliseconds(measure.seconds), "processor_ms": milliseconds(measure.processor),
            "mib": round(measure.peak / 1024, 1), "share": round(100 * measure.seconds / longest, 1),
        }
        for name, measure in measures.items()
    ]


def parity_values(same: parity.Parity) -> dict:
    return {
        "holds": same.holds,
        "counts": [{"what": what, "zoetrope": a, "hugo": b} for what, (a, b) in same.counts.items()],
        "missing": same.missing[:10], "different": len(same.different), "example": same.example,
    }


def milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def ratio(a: float, b: float) -> float:
    return round(a / b, 2)
