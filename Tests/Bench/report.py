"""Prints what was measured, and writes it where the documentation reads it."""
import json
from pathlib import Path


def table(parts: dict) -> str:
    lines: list[str] = []
    builds = parts.get("builds", []) + ([parts["tutorials"]] if "tutorials" in parts else [])
    for part in builds:
        lines += ["", f"{part['id']}  {part['title']}", *build_lines(part["rows"])]
        if "parity" in part:
            lines.append(parity_line(part["parity"]))
    for grown in parts.get("growth", []):
        lines += ["", f"growth of {grown['site']}"]
        for point in grown["points"]:
            lines += [f"   {point['pages']:>6,} pages", *build_lines(point["rows"])]
        powers = (f"{name} grows with the power {value}" for name, value in grown["exponents"].items())
        lines.append("   " + ", ".join(powers))
    if listings := parts.get("listings"):
        lines += ["", f"f  {listings['title']}", *build_lines(listings["rows"])]
        lines.append(f"   an edited listing, until the page is told to reload: {listings['edit_ms']:.1f} ms")
    if edits := parts.get("edits"):
        lines += ["", "e  one edit, until the page is told to reload"]
        lines += [edit_line(edit) for edit in edits]
    lines += ["", "targets"]
    for target in parts["targets"]:
        mark = "reached    " if target["reached"] else "NOT REACHED"
        measured = f"{target['value']} {target['unit']}".strip()
        lines.append(f"   {mark}  {target['what']}: {measured} ({target['bound']} {target['limit']})")
    return "\n".join(lines[1:])


def build_lines(rows: list[dict]) -> list[str]:
    first = rows[0]
    return [
        f"   {row['name']:<20} {row['ms']:>9.1f} ms {row['processor_ms']:>9.1f} ms of processors {row['mib']:>7.1f} MiB"
        + (f"   x {row['ms'] / first['ms']:.1f}" if row is not first else "")
        for row in rows
    ]


def parity_line(parity: dict) -> str:
    counts = ", ".join(f"{count['what']} {count['zoetrope']}/{count['hugo']}" for count in parity["counts"])
    text = f"   {'same output' if parity['holds'] else 'OUTPUTS DIFFER'}: {counts}"
    if parity["missing"]:
        text += f"\n   on one side only: {', '.join(parity['missing'])}"
    if parity["different"]:
        text += f"\n   {parity['different']} pages say something else; {parity['example']}"
    return text


def edit_line(edit: dict) -> str:
    hugo = f", hugo {edit['hugo_ms']:.1f} ms" if "hugo_ms" in edit else ""
    return f"   {edit['site'][0]}, {edit['pages']:>6,} pages: zoetrope {edit['zoetrope_ms']:.1f} ms{hugo}"


def write(parts: dict, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(parts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
