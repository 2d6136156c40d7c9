"""A contest as a picture (SVG): the lead of each two players with its interval, and how it settled over the deals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10, sqrt
from pathlib import Path
from typing import Final

from troef.sim.arena import NINETY_FIVE, Contest, Duel, Result

#: Colours that people with colour blindness can tell apart (Okabe and Ito 2008).
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
WIDTH: Final = 760
LEFT: Final = 190
RIGHT: Final = 30
ROW: Final = 28
TOP: Final = 56
COURSE: Final = 260
#: A mean over less than this part of the deals says little: the curve begins after it.
SETTLING: Final = 0.05
#: As many points as a line needs.
POINTS: Final = 300


@dataclass(frozen=True)
class Captions:
    """What is written in the picture, in the language of who looks at it."""

    title: str
    points: str
    deals: str


@dataclass(frozen=True)
class Scale:
    """From values to places in the picture."""

    low: float
    high: float
    first: float
    last: float

    def at(self, value: float) -> float:
        """The place of a value."""
        return self.first + (value - self.low) / (self.high - self.low) * (self.last - self.first)

    def ticks(self) -> list[float]:
        """Some four to eight round values."""
        rough = (self.high - self.low) / 5
        unit = 10.0 ** floor(log10(rough))
        step = next((unit * factor for factor in (1, 2, 5) if unit * factor >= rough), unit * 10)
        return [step * number for number in range(ceil(self.low / step), floor(self.high / step) + 1)]


def draw(contest: Contest, results: Sequence[Result], duels: Sequence[Duel], captions: Captions) -> str:
    """The picture of a contest."""
    below = TOP + ROW * len(duels) + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {below + COURSE + 56}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(captions.title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="20" y="30" font-size="16" font-weight="600">{escape(captions.title)}</text>',
        *_intervals(duels, captions),
        *_course(results, duels, captions, below),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def write_picture(text: str, path: Path) -> None:
    """Write a picture to a file.

    Raises:
        OSError: it cannot be written.
    """
    path.write_text(text, encoding="utf-8")


def _intervals(duels: Sequence[Duel], captions: Captions) -> Iterable[str]:
    """A row for each two players: the mean as a dot, its interval as a line."""
    reach = [0.0, *(duel.points + sign * duel.half_width for duel in duels for sign in (-1, 1))]
    scale = Scale(*_room(reach), LEFT, WIDTH - RIGHT)
    bottom = TOP + ROW * len(duels)
    yield from _upright(scale, TOP - 8, bottom)
    yield f'<text x="{WIDTH - RIGHT}" y="{bottom + 36}" text-anchor="end">{escape(captions.points)}</text>'
    for place, duel in enumerate(duels):
        colour, y = COLOURS[place % len(COLOURS)], TOP + ROW * place + ROW / 2 - 4
        first, last = scale.at(duel.points - duel.half_width), scale.at(duel.points + duel.half_width)
        yield f'<text x="20" y="{y + 4:.1f}" fill="{colour}">{escape(f"{duel.first} − {duel.second}")}</text>'
        yield f'<path d="M{first:.1f} {y:.1f}H{last:.1f}" stroke="{colour}" stroke-width="3"/>'
        yield f'<circle cx="{scale.at(duel.points):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'


def _course(results: Sequence[Result], duels: Sequence[Duel], captions: Captions, top: float) -> Iterable[str]:
    """The mean lead after this many deals, with its interval as a band."""
    courses = [_running([result.leads[place] for result in results]) for place in range(len(duels))]
    shown = [mean + sign * width for course in courses for _, mean, width in course for sign in (-1, 1)]
    deals = Scale(0.0, float(len(results)), LEFT, WIDTH - RIGHT)
    scale = Scale(*_room([0.0, *shown]), top + COURSE, top)
    yield from _upright(deals, top, top + COURSE)
    yield f'<text x="{WIDTH - RIGHT}" y="{top + COURSE + 36}" text-anchor="end">{escape(captions.deals)}</text>'
    for value in scale.ticks():
        y, heavy = scale.at(value), 1.5 if value == 0 else 0.5
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#999" stroke-width="{heavy}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'
    for place, course in enumerate(courses):
        colour = COLOURS[place % len(COLOURS)]
        over = [f"{deals.at(count):.1f} {scale.at(mean + width):.1f}" for count, mean, width in course]
        under = [f"{deals.at(count):.1f} {scale.at(mean - width):.1f}" for count, mean, width in reversed(course)]
        line = [f"{deals.at(count):.1f} {scale.at(mean):.1f}" for count, mean, _ in course]
        yield f'<path d="M{"L".join([*over, *under])}Z" fill="{colour}" fill-opacity="0.15"/>'
        yield f'<path d="M{"L".join(line)}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _upright(scale: Scale, top: float, bottom: float) -> Iterable[str]:
    """Lines down at round values, each with its value underneath."""
    for value in scale.ticks():
        x, heavy = scale.at(value), 1.5 if value == 0 else 0.5
        yield f'<path d="M{x:.1f} {top:.1f}V{bottom:.1f}" stroke="#999" stroke-width="{heavy}"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{value:g}</text>'


def _running(values: Sequence[float]) -> list[tuple[int, float, float]]:
    """After some numbers of values, the last of them all: the mean so far and half the width of its interval."""
    least = max(2, ceil(SETTLING * len(values)))
    every = max(1, (len(values) - least) // POINTS)
    found = []
    total = squares = 0.0
    for count, value in enumerate(values, 1):
        total += value
        squares += value * value
        if count >= least and ((count - least) % every == 0 or count == len(values)):
            spread = max(0.0, squares - total * total / count) / (count - 1)
            found.append((count, total / count, NINETY_FIVE * sqrt(spread / count)))
    return found


def _room(values: Sequence[float]) -> tuple[float, float]:
    """From the least to the largest of some values, with a margin."""
    low, high = min(values), max(values)
    air = 0.06 * (high - low) or 1.0
    return low - air, high + air
