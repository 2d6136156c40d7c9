"""Draws after how many deals the better of two levels is ahead, game by game, from the table in docs/bots.md.

    python bench/levels_picture.py [docs/bots.md] [docs/levels.svg]

A lead of m points a deal with a 95 % interval of ± h over n deals has a standard deviation of h √n / 1.96 a deal. After
N deals the better player is ahead with a chance of 95 % when m √N is 1.645 times that.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import log10
from pathlib import Path

from troef.sim.arena import NINETY_FIVE
from troef.sim.picture import COLOURS, LEFT, RIGHT, ROW, TOP, WIDTH, Scale, write_picture

ONE_SIDED = 1.645
#: The columns of the table, from left to right, and what is drawn of them.
PAIRS = ("easy over random", "good over easy", "strong over good")
MOST_DEALS = 10_000
TITLE = "After how many duplicate deals the better player is ahead (chance 95 %)"


@dataclass(frozen=True)
class Row:
    """A game, with the deals that it takes for each pair; None: nobody is clearly better."""

    game: str
    deals: "tuple[float | None, ...]"


def deals_needed(played: str, lead: str) -> "float | None":
    """From "1000" or "200 × 9 rounds" deals and a lead such as "+1.47 ± 0.45"; at least one deal.

    >>> round(deals_needed("1000", "+1.47 ± 0.45"))
    66
    >>> deals_needed("1000", "−0.01 ± 0.02") is None
    True
    """
    found = re.fullmatch(r"([+−-][\d.]+) ± ([\d.]+)", lead)
    count = re.match(r"\d+", played)
    if found is None or count is None:
        return None
    points, half_width = float(found[1].replace("−", "-")), float(found[2])
    if points <= half_width:
        return None
    return max(1.0, int(count[0]) * (half_width / points * ONE_SIDED / NINETY_FIVE) ** 2)


def rows_of(text: str) -> list[Row]:
    """The games of the table, those first in which strong is soonest ahead of good.

    Raises:
        ValueError: there is no such table.
    """
    rows = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 7 and re.match(r"\d", cells[1]):
            played, easy, good, more, strong = cells[1:6]
            rows.append(Row(cells[0], tuple(map(deals_needed, (played, played, more), (easy, good, strong)))))
    if not rows:
        raise ValueError("there is no table of levels")
    return sorted(rows, key=lambda row: [needed or MOST_DEALS for needed in reversed(row.deals)])


def draw(rows: list[Row]) -> str:
    """The picture: a row for each game, a dot for each pair."""
    bottom = TOP + 24 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 50}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#222">',
        f"<title>{TITLE}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="20" y="30" font-size="16" font-weight="600">{TITLE}</text>',
        *_legend(),
        *_rows(rows, bottom),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _legend() -> Iterator[str]:
    for place, pair in enumerate(PAIRS):
        x = LEFT + 170 * place
        yield f'<circle cx="{x}" cy="52" r="5" fill="{COLOURS[place]}"/><text x="{x + 10}" y="56">{pair}</text>'


def _rows(rows: list[Row], bottom: float) -> Iterator[str]:
    scale = Scale(0.0, log10(MOST_DEALS), LEFT, WIDTH - RIGHT)
    for power in range(round(log10(MOST_DEALS)) + 1):
        x = scale.at(power)
        yield f'<path d="M{x:.1f} {TOP + 16}V{bottom}" stroke="#999" stroke-width="0.5"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{10**power}</text>'
    yield f'<text x="{WIDTH - RIGHT}" y="{bottom + 38}" text-anchor="end">deals</text>'
    for number, row in enumerate(rows):
        y = TOP + 24 + ROW * number + ROW / 2 - 4
        yield f'<text x="20" y="{y + 4:.1f}">{row.game}</text>'
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd" stroke-width="0.5"/>'
        for place, needed in enumerate(row.deals):
            if needed is not None:
                x = scale.at(log10(min(needed, MOST_DEALS)))
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[place]}"/>'


def main() -> int:
    table, picture = (*sys.argv[1:], *("docs/bots.md", "docs/levels.svg")[len(sys.argv) - 1 :])
    write_picture(draw(rows_of(Path(table).read_text(encoding="utf-8"))), Path(picture))
    return 0


if __name__ == "__main__":
    sys.exit(main())
