"""What is to be reached, each as a number that a run gives and a limit."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    what: str
    value: float
    limit: float
    unit: str = ""
    #: Whether the value has to be at least the limit, not at most.
    at_least: bool = False

    @property
    def reached(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def values(self) -> dict:
        return {
            "what": self.what, "value": f"{self.value:g}", "limit": f"{self.limit:g}", "unit": self.unit,
            "bound": "at least" if self.at_least else "at most", "reached": self.reached,
        }


def targets(parts: dict) -> list[Target]:
    found: list[Target] = []
    for part in parts.get("builds", []):
        found += of_build(part)
    for grown in parts.get("growth", []):
        found.append(Target(f"{grown['site']}: cost grows with the power", grown["exponents"]["zoetrope"], 1.05))
    if figures := parts.get("tutorials"):
        found.append(Target("d: figures a second, cold", figures["figures_per_second"], 300, at_least=True))
        of_ten = figures["catalogue_figures_per_second"]
        found.append(Target("d: figures a second, ten of the catalog a page, cold", of_ten, 150, at_least=True))
        found.append(Target("d: cached, over the same pages without figures", figures["cached_ratio"], 1.3))
    if listings := parts.get("listings"):
        found.append(Target("f: seconds for 20 pages, cold", listings["cold_seconds"] * 20 / listings["pages"], 3, "s"))
        found.append(Target("f: an edited listing", listings["edit_ms"], 250, "ms"))
    return found + of_edits(parts.get("edits", []))


#: Of the time over Hugo's, by site.
LIMITS = {"a": 0.2, "b": 0.25, "c": 0.25, "g": 0.3}


def of_build(part: dict) -> list[Target]:
    rows = {row["name"]: row for row in part["rows"]}
    ours, theirs, key = rows["zoetrope"], rows["hugo"], part["id"]
    found = [Target(f"{key}: time over Hugo's", over(ours, theirs, "ms"), LIMITS[key])]
    for name in ("floor", "floor, all cores"):
        if floor := rows.get(name):
            found.append(Target(f"{key}: time over the {name}", over(ours, floor, "ms"), 2))
    return found + [Target(f"{key}: peak memory over Hugo's", over(ours, theirs, "mib"), 0.2)]


def of_edits(edits: list[dict]) -> list[Target]:
    found = []
    for edit in edits:
        what = f"e: an edit in {edit['site'][0]}, {edit['pages']:,} pages"
        found.append(Target(what, edit["zoetrope_ms"], 25, "ms"))
    posts = [edit for edit in edits if edit["site"].startswith("a")]
    if len(posts) == 2:
        what = f"e: an edit among {posts[1]['pages']:,} pages over one among {posts[0]['pages']:,}"
        found.append(Target(what, round(posts[1]["zoetrope_ms"] / posts[0]["zoetrope_ms"], 2), 1.5))
    return found


def over(a: dict, b: dict, key: str) -> float:
    return round(a[key] / b[key], 2)
