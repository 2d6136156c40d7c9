"""Diplomas for the first places, and the frame of a won grote soloslim (T6)."""

from typing import Any

from troef.paper.letterhead import Letterhead
from troef.tournament.results.ranking import ranking
from troef.tournament.results.slams import won_slams


def diplomas(head: Letterhead, places: int = 3) -> dict[str, Any]:
    """A diploma for everybody in the first places of the ranking (S6); who is equal shares a place."""
    rows = [row for row in ranking(head.event) if row.rank <= places]
    return _page(
        head,
        [
            {
                "title": head.say("diploma-place", rank=row.rank),
                "lead": head.say("diploma-lead"),
                "name": row.name,
                "told": head.say("diploma-told", points=head.amount(row.total), rounds=len(row.rounds)),
                "fan": False,
            }
            for row in rows
        ],
    )


def framed_slams(head: Letterhead) -> dict[str, Any]:
    """A souvenir for everybody who won a grote soloslim: his cards are framed (T6)."""
    framed = [
        {
            "title": head.say("slam-title"),
            "lead": head.say("slam-lead"),
            "name": head.name(won.player),
            "told": _trump(head, won.contract) + head.say("slam-told", round=won.round, table=won.table, deal=won.deal),
            "fan": True,
        }
        for won in won_slams(head.event)
    ]
    return _page(head, framed)


def _trump(head: Letterhead, contract: str) -> str:
    """What was trump, where the sheet says it."""
    letter = contract.rpartition(" ")[2]
    known = letter in ("S", "H", "D", "C")
    return head.say("slam-trump", trump=head.words.say(f"suit-symbol-{letter}")) + " · " if known else ""


def _page(head: Letterhead, made: list[dict[str, Any]]) -> dict[str, Any]:
    signed = [head.say("diploma-jury"), head.say("diploma-board", day=head.event.day)]
    suits = [head.words.say(f"suit-symbol-{letter}") for letter in ("S", "H", "C", "D")]
    return head.page("diplomas", diplomas=[{**one, "signed": signed} for one in made], suits=suits)
