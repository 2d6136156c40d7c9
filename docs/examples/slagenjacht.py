"""Slagenjacht, a plain trick game, as an example of how a game is written. Its ten clauses: docs/first_game.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading
from troef.bots.tricks import for_tricks as card_for_tricks
from troef.cards.bits import BIT, set_of
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.info import GameInfo, Order
from troef.core.language import CARD, Language, Verb
from troef.core.moves import PLAY, make_move
from troef.core.options import Choice
from troef.core.result import GameResult, ResultError
from troef.core.view import View
from troef.tricks.aim import Aim, for_tricks
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.ordering import make_ordering
from troef.tricks.play import TrickPlay, TrickTable

TRUMPS = ("none", "clubs", "diamonds", "hearts", "spades")
DEALS = 4  # S2
PACK = list(make_pack("7"))  # R1
PACKETS = DealPattern(4, (3, 2, 3))  # R2
TABLE = TrickTable(4, Duties({int(FOLLOW): "R4"}))
#: R6, R7; suits are numbered from 0, and -1 is no trump.
ORDERINGS = {name: make_ordering("A K Q J 10 9 8 7", suit) for suit, name in enumerate(TRUMPS, -1)}


@dataclass(frozen=True)
class Options:
    """`trump`: the suit that is trump all match long, or `none` (R7)."""

    trump: str = "none"


INFO = GameInfo(
    "slagenjacht",
    "prediction",
    (4, 4, 4),
    10,
    Options(),
    (Choice("trump", *TRUMPS),),
    order=Order(deal="R2", turn="R3", end="S2", players="R1"),
)
LANGUAGE = Language((Verb(PLAY, "play", CARD, bare=True),))


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        tricks: how many tricks each seat has won, eight together.
    """

    tricks: tuple[int, int, int, int]


def fault_of(tricks: Sequence[int], deals: int = 1) -> str:
    """Why deals cannot bring each seat these numbers of tricks; empty when they can."""
    right = min(tricks) >= 0 and sum(tricks) == 8 * deals
    return "" if right else f"eight tricks a deal are won, not {', '.join(map(str, tricks))} in {deals}"


class Slagenjacht(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE, PACK, PACKETS, DEALS)

    def new_state(self, seats: int, dealer: int) -> "SlagenState":
        return SlagenState(self, seats, dealer)

    def settle(self, result: Any) -> tuple[int, ...]:
        found = Result.read(result)
        if fault_of(found.tricks):
            raise ResultError(fault_of(found.tricks), "tricks")
        return found.tricks  # S1


class SlagenState(TrickMatch):
    """A position of a match."""

    def new_play(self, hands: Any) -> TrickPlay:
        return TrickPlay(TABLE, ORDERINGS[self.game.options.trump], hands, self.after(self.dealer))  # R3

    def points(self, play: TrickPlay) -> list[int]:
        return [int(play.tricks_of(seat)) for seat in range(4)]  # S1

    def row_fault(self, cells: Sequence[int], deal: int) -> str:
        return fault_of(cells)

    def totals_fault(self, totals: list[int], deals: int) -> str:
        return fault_of(totals, deals)

    def trick_aim(self, seat: int) -> "Aim | None":
        """For the solver: a seat wants tricks, whatever is in them."""
        return for_tricks(self.tricks, BIT[seat]) if self.tricks and self.phase is self.tricks else None

    def show_facts(self, display: Display) -> None:
        display.show_fact("trump", "text", self.game.options.trump)


make = Slagenjacht


class RulePlayer(RuleOfThumb):
    """Plays for tricks as one does in any game of tricks."""

    def decide(self, view: View) -> int:
        reading = CardReading(view, ORDERINGS[self.game.options.trump], int(set_of(PACK)), ())
        return int(make_move(PLAY, card_for_tricks(reading, attacking=False)))
