"""Who has won a grote soloslim: its cards are not used again, and are framed (T6)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: The contract whose cards are framed.
FRAMED: Final = "grote soloslim"


@dataclass(frozen=True)
class WonSlam:
    """A won grote soloslim that counts.

    Fields:
        round: the number of the round.
        table: that of the table, whose pack is not used again.
        deal: that of the deal.
        player: who won it.
        contract: as it stands on the sheet.
        published: whether the sheet is published (R29).
    """

    round: int
    table: int
    deal: int
    player: int
    contract: str
    published: bool


def won_slams(event: "Event") -> list[WonSlam]:
    """The won grote soloslims of an event, in order of round and table."""
    return [
        WonSlam(played.number, table, deal.number, player, contract, sheet.published)
        for played in event.rounds
        for table, sheet in enumerate(played.tables, 1)
        for deal in sheet.deals.values()
        if (contract := str(deal.result.get("contract", "")).replace("_", " ")).startswith(FRAMED)
        and sheet.counts(deal)
        for player in [sheet.players(deal.seating, deal.number)[seat] for seat in deal.result["declarers"]]
        if player in deal.won
    ]
