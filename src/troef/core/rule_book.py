"""What a game can say without a position: its pack, the texts of its moves, the score of a finished deal."""

from importlib import import_module
from typing import Any

from mypy_extensions import mypyc_attr

from troef.cards.hand_order import HandOrder, by_suit
from troef.cards.sentence import Sentence
from troef.core.arranging import arrange_pack
from troef.core.info import GameInfo
from troef.core.language import Language
from troef.core.refusal import DealError
from troef.core.result import GameResult, Verdict
from troef.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBook:
    """The rules of one game with its options, as far as no position is needed: the base of `Game`."""

    def __init__(self, info: GameInfo, rules: str, options: Any, language: Language) -> None:
        self.info = info
        self.slug = info.slug
        self.rules = rules
        self.options = options
        self.language = language
        #: how many sit down by default; a game whose options say it (skat's `players`) sets it
        self.usual_seats = info.usual_seats
        self.seat_counts = info.seat_counts()

    def _seating_fault(self, seats: int, dealer: int) -> str:
        """Empty when this many may play with that dealer, otherwise why not."""
        if seats not in self.seat_counts:
            return self.info.seats_fault(seats)
        return (
            "" if 0 <= dealer < seats else Sentence("there is no seat {seat} among {seats}", seat=dealer, seats=seats)
        )

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """Where in the pack (top is 0) the cards of each place lie: `hand-0`, `stock`, `upcard` …"""
        raise NotImplementedError

    def pack(self, seats: int) -> list[int]:
        """The cards the game is played with, in their fixed order."""
        raise NotImplementedError

    def room_for(self, place: str, room: list[int], count: int) -> list[int]:
        """Where in the room of a place this many cards lie: the first positions, unless the game says otherwise."""
        return room[:count]

    def arrange(
        self,
        hands: "dict[int, str] | list[str] | None" = None,
        seats: "int | None" = None,
        dealer: int = 0,
        **places: str,
    ) -> list[int]:
        """An order of the pack that deals exactly this; what is left open is filled in the pack's fixed order.

        `hands` gives cards per seat, from the first one dealt; `places` the game's other places by name (`stock`,
        `upcard`, `board`, `T1` …), top or first card first. They may be given in part.

        Raises:
            DealError: a card is unknown, not in the pack or named too often, a place is unknown or too small, or the
                game is not played so.
        """
        count = self.usual_seats if seats is None else seats
        fault = self._seating_fault(count, dealer)
        if fault:
            raise DealError(fault)
        return self.arrange_in(self.places(count, dealer), count, hands, places, dealer)

    def arrange_in(
        self,
        rooms: dict[str, list[int]],
        seats: int,
        hands: "dict[int, str] | list[str] | None",
        places: dict[str, str],
        dealer: int = 0,
        pack: "list[int] | None" = None,
    ) -> list[int]:
        """As `arrange`, with the places of one deal, for games whose deals differ in size, and another pack than the
        game's fixed one where `pack` is given."""
        full = self.pack(seats) if pack is None else pack
        return arrange_pack(self, full, rooms, hands, places, dealer)

    @property
    def Result(self) -> Any:
        """The class of what `settle` takes (`core.result.GameResult`): `help(game.Result)` describes its fields. A game
        that is not one of Troef's own has it in the module of its rules."""
        own = type(self).__module__
        listed = own.startswith("troef.games.")
        return import_module(f"troef.games.{self.slug.replace('-', '_')}" if listed else own).Result

    def settle(self, result: Any) -> tuple[int, ...]:
        """The one scoring function: a finished deal -> score per seat.

        `result` is a `game.Result`, a dictionary of its fields, or the JSON text of one.

        Raises:
            ValueError: it has the wrong shape, or no lawful deal with these options can give it.
        """
        raise NotImplementedError

    def gains(self, result: Any) -> tuple[int, ...]:
        """What a finished deal brings each seat where the highest total is best: the scores of `settle`, below zero
        where the fewest points win. A game whose `settle` counts otherwise than its score sheet says it here.

        Raises:
            ValueError: as `settle`.
        """
        scores = self.settle(result)
        return tuple([-score for score in scores]) if self.info.low_wins else scores

    def verdicts(self, result: Any) -> list[Verdict]:
        """What became of a finished deal: whether what was undertaken was made, and by how much.

        Raises:
            ValueError: as `settle`.
        """
        found: GameResult = self.Result.read(result)
        return found.verdicts(self.settle(found))

    def hand_order(self, view: View) -> HandOrder:
        """How the cards of a hand lie: suit by suit, the ace high, unless the game says otherwise. Asked for faces."""
        return by_suit()

    def show(self, move: int, view: "View | None" = None) -> str:
        """The text of a move.

        Raises:
            MoveTextError: it is no move of the game.
        """
        return self.language.show(move)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """The move a text stands for; where it can mean several, one that the view allows.

        The move need not be legal: `State.refusal` says why it is not.

        Raises:
            MoveTextError: the text is no move of the game.
        """
        found = self.language.read(text)
        if view is not None:
            for move in found:
                if move in view.moves:
                    return move
        return found[0]

    def __repr__(self) -> str:
        return f"<Game {self.slug}:{self.rules}>"
