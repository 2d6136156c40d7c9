"""Draws how quickly tables answer by how many play, from the lines that `bench/table_load.py --curve … --json` wrote.

python bench/table_load_picture.py runs.jsonl [docs/table_load.svg]
"""

import json
import sys
from html import escape
from math import log10
from pathlib import Path

from troef.sim.picture import COLOURS, WIDTH, Scale, write_picture

#: What is drawn, and what the bar is, in milliseconds.
CURVES = (
    ("ack p50 ms", "half of all moves"),
    ("ack p99 ms", "99 % of all moves"),
    ("HTTP p99 ms", "99 % of all calls"),
)
BAR = 100.0
LEFT, RIGHT, TOP, BOTTOM, HEIGHT = 70, 170, 50, 60, 420
TITLE = "From sending a move until the view with it is there, by the number of tables (milliseconds)"


def draw(runs: list[dict[str, float]]) -> str:
    """The picture; both scales are logarithmic."""
    runs = sorted(runs, key=lambda run: run["tables"])
    values = [run[name] for run in runs for name, _ in CURVES] + [BAR]
    across = Scale(log10(runs[0]["tables"]), log10(runs[-1]["tables"]), LEFT, WIDTH - RIGHT)
    up = Scale(log10(min(values)), log10(max(values)), HEIGHT - BOTTOM, TOP)
    bar = up.at(log10(BAR))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(TITLE)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="26" font-weight="600">{escape(TITLE)}</text>',
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{bar:.1f}" y2="{bar:.1f}" stroke="#999" stroke-dasharray="5 4"/>',
        f'<text x="{LEFT - 8}" y="{bar + 4:.1f}" text-anchor="end">{BAR:.0f}</text>',
    ]
    for run in runs:
        x = across.at(log10(run["tables"]))
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle">{run["tables"]:.0f}</text>')
    for (name, words), colour in zip(CURVES, COLOURS, strict=False):
        points = [(across.at(log10(run["tables"])), up.at(log10(run[name]))) for run in runs]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        last = points[-1]
        told = f"{words}: {runs[-1][name]:.0f}"
        parts.append(f'<text x="{last[0] + 8:.1f}" y="{last[1] + 4:.1f}" fill="{colour}">{escape(told)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Read the runs, and write the picture."""
    runs = [json.loads(line) for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]
    path = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("docs/table_load.svg")
    write_picture(draw(runs), path)


if __name__ == "__main__":
    main()
