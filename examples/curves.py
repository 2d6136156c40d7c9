"""Draws what the examples measured as small pictures (SVG): lines through points with their intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import log10
from pathlib import Path

from troef.sim.picture import COLOURS, Scale, write_picture

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 36, 92, 56


@dataclass(frozen=True)
class Line:
    """A name, and points: x, y, half the width of the interval around y."""

    name: str
    points: Sequence[tuple[float, float, float]]


@dataclass(frozen=True)
class Axes:
    """What is written at the axes, and what they span; `powers`: x in powers of ten."""

    x: str
    y: str
    low: float
    high: float
    powers: bool = False
    begin: "float | None" = None
    end: "float | None" = None


def draw(path: Path, title: str, axes: Axes, lines: Sequence[Line], diagonal: bool = False) -> None:
    """Write a picture; `diagonal` draws where x and y are equal."""
    places = [_place(axes, x) for line in lines for x, _, _ in line.points]
    across = Scale(
        min(places) if axes.begin is None else axes.begin,
        max(places) if axes.end is None else axes.end,
        LEFT + 12,
        WIDTH - RIGHT,
    )
    up = Scale(axes.low, axes.high, HEIGHT - BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#222">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="20" y="28" font-size="16" font-weight="600">{escape(title)}</text>',
        f'<text x="20" y="{TOP - 14}">{escape(axes.y)}</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 10}" text-anchor="end">{escape(axes.x)}</text>',
        *_grid(axes, across, up),
    ]
    if diagonal:
        low, high = max(across.low, up.low), min(across.high, up.high)
        parts.append(
            f'<path d="M{across.at(low):.1f} {up.at(low):.1f}L{across.at(high):.1f} {up.at(high):.1f}" '
            'stroke="#666" stroke-dasharray="4 4"/>'
        )
    for number, line in enumerate(lines):
        parts += _line(line, COLOURS[number], 20 + number * 200, axes, across, up)
    write_picture("\n".join([*parts, "</svg>"]) + "\n", path)


def _place(axes: Axes, x: float) -> float:
    return log10(x) if axes.powers else x


def _grid(axes: Axes, across: Scale, up: Scale) -> list[str]:
    parts = []
    for value in up.ticks():
        y = up.at(value)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{"#999" if value == 0 else "#ddd"}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>')
    for value in [tick for tick in across.ticks() if not axes.powers or tick == int(tick)]:
        text = f"{10 ** round(value):,}" if axes.powers else f"{value:g}"
        parts.append(f'<text x="{across.at(value):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{text}</text>')
    return parts


def _line(line: Line, colour: str, legend: float, axes: Axes, across: Scale, up: Scale) -> list[str]:
    at = [(across.at(_place(axes, x)), up.at(y), up.at(y - half), up.at(y + half)) for x, y, half in line.points]
    parts = [
        f'<circle cx="{legend}" cy="50" r="5" fill="{colour}"/>',
        f'<text x="{legend + 10}" y="54">{escape(line.name)}</text>',
        f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y, _, _ in at)}" fill="none" stroke="{colour}" '
        'stroke-width="2"/>',
    ]
    for x, y, low, high in at:
        parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{colour}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
    return parts
