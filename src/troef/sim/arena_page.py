"""The results of a contest as one HTML page that needs nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from troef.sim.arena import Duel, PlayerScore

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: 600; padding: 1rem 0 0.5rem; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #8888; text-align: end; }
th:first-child { text-align: start; }
svg { max-width: 100%; height: auto; margin-top: 1rem; }
"""


@dataclass(frozen=True)
class PageWords:
    """What is written on the page, in the language of who reads it: `columns` by name."""

    lang: str
    title: str
    conditions: Sequence[str]
    players: str
    pairs: str
    columns: dict[str, str]


def page_of(words: PageWords, scores: Sequence[PlayerScore], duels: Sequence[Duel], picture: str) -> str:
    """The page: how it was played, the players, each two of them, and the picture."""
    names = ("player", "points", "interval", "deals", "pace", "illegal", "late", "crashes", "first-fault")
    players = [
        (
            score.player, f"{score.points:+.2f}", f"± {score.half_width:.2f}", str(score.deals),
            f"{score.ms_per_decision:.1f}", str(score.illegal), str(score.late), str(score.crashes), score.first_fault,
        )
        for score in scores
    ]  # fmt: skip
    pairs = [(f"{duel.first} − {duel.second}", f"{duel.points:+.2f}", f"± {duel.half_width:.2f}") for duel in duels]
    parts = [
        "<!doctype html>",
        f'<html lang="{words.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(words.title)}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(words.title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in words.conditions),
        *_table(words.players, [words.columns[name] for name in names], players),
        *_table(words.pairs, [words.columns[name] for name in ("pair", "points", "interval")], pairs),
        picture,
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterable[str]:
    yield f"<div><table><caption>{escape(caption)}</caption><thead><tr>"
    yield "".join(f'<th scope="col">{escape(column)}</th>' for column in columns) + "</tr></thead><tbody>"
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"
