"""Diplomas for the first places, and the frame of a won grote soloslim (T6)."""

from typing import Any

from troef.paper.letterhead import Letterhead
from troef.tournament.results.ranking import ranking
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import DealLine

#: The contract whose cards are framed.
FRAMED = "grote soloslim"


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
            "name": head.name(player),
            "told": head.say("slam-told", round=played.number, table=table, deal=deal.number, trump=_trump(head, deal)),
            "fan": True,
        }
        for played, table, deal, player in won_slams(head)
    ]
    return _page(head, framed)


def won_slams(head: Letterhead) -> list[tuple[Round, int, DealLine, int]]:
    """The won grote soloslims that count: the round, the table, the deal and the player."""
    return [
        (played, number, deal, sheet.players(deal.seating, deal.number)[seat])
        for played in head.event.rounds
        for number, sheet in enumerate(played.tables, 1)
        for deal in sheet.deals.values()
        if str(deal.result.get("contract", "")).replace("_", " ").startswith(FRAMED) and sheet.counts(deal)
        for seat in deal.result["declarers"]
        if sheet.players(deal.seating, deal.number)[seat] in deal.won
    ]


def _trump(head: Letterhead, deal: DealLine) -> str:
    letter = str(deal.result["contract"]).rpartition(" ")[2]
    return head.words.say(f"suit-symbol-{letter}") if letter in ("S", "H", "D", "C") else head.say("without-trump")


def _page(head: Letterhead, made: list[dict[str, Any]]) -> dict[str, Any]:
    signed = [head.say("diploma-jury"), head.say("diploma-board", day=head.event.day)]
    suits = [head.words.say(f"suit-symbol-{letter}") for letter in ("S", "H", "C", "D")]
    return head.page("diplomas", diplomas=[{**one, "signed": signed} for one in made], suits=suits)
