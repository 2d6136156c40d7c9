"""The rules of zenuwen with their options."""

from typing import Any, final

from troef.cards.pack import make_pack
from troef.cards.sentence import Sentence, sentence_of
from troef.core.game import Game
from troef.core.position import check_game, make_step, read_facts
from troef.core.position_facts import PositionError, whole_number
from troef.core.refusal import DealError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.zenuwen.carried import places_of
from troef.games.zenuwen.language import ZenuwenLanguage
from troef.games.zenuwen.options import INFO, Options
from troef.games.zenuwen.positions import is_round, laid_position, round_parts
from troef.games.zenuwen.result import Result, check_result
from troef.games.zenuwen.rules import TableRules
from troef.games.zenuwen.scoring import CARDS_EACH, wins
from troef.games.zenuwen.state import ZenuwenState
from troef.games.zenuwen.worlds import restore_round


@final
class Zenuwen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        self.speech: ZenuwenLanguage = ZenuwenLanguage()
        super().__init__(INFO, rules, options, self.speech)
        self.table = TableRules(options)
        #: R1: one pack for every two players
        self.packs: list[list[int]] = [list(make_pack(packs=max(1, (seats + 1) // 2))) for seats in range(7)]

    def new_state(self, seats: int, dealer: int) -> ZenuwenState:
        return ZenuwenState(self, self.table, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(self.packs[seats])

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`hand-0` … are the 26 cards of each player from the top of his stock on (R1); `s1-0` … `s5-0` are the small
        piles that they become, from the lowest card to the one that is turned up, `stock-0` what is left (R2)."""
        rooms: dict[str, list[int]] = {}
        for seat in range(seats):
            rooms.update(places_of(seat, seat * CARDS_EACH, CARDS_EACH))
        return rooms

    def room_for(self, place: str, room: list[int], count: int) -> list[int]:
        """Of a small pile given in part these are the uppermost cards, so that `s3-0="KD"` lies open."""
        return room[len(room) - count :] if place[0] == "s" and place[1].isdigit() else room[:count]

    def arrange(
        self,
        hands: "dict[int, str] | list[str] | None" = None,
        seats: "int | None" = None,
        dealer: int = 0,
        **places: str,
    ) -> list[int]:
        """As `Game.arrange`; places may be written with `_` (`s3_0="KD"`), and a hand is given whole or by its places.

        Raises:
            DealError: as in every game, or a seat's hand is given in both ways.
        """
        named = {place.replace("_", "-"): text for place, text in places.items()}
        given = hands if isinstance(hands, dict) else dict(enumerate(hands or []))
        for seat in given:
            for place in named:
                if place.endswith(f"-{seat}"):
                    raise DealError("'{place}' is part of the hand of seat {seat}", place=place, seat=seat)
        return super().arrange(hands, seats, dealer, **named)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As in every game; with a view a small pile may be named by the card that lies open on it."""
        return super().parse(text if view is None else self.speech.named_by_card(text, view), view)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> 1 for whoever has won by it, 0 for the others (S1).

        Raises:
            ValueError: it has the wrong shape, or no lawful rounds can bring that many cards.
        """
        found = Result.read(result)
        check_result(found)
        return wins(found.cards, found.rounds or 0)

    def gains(self, result: Any) -> tuple[int, ...]:
        """Who has won (S1): the cards that the sheet counts are not what `settle` tells."""
        return self.settle(result)

    def position(
        self,
        piles: Any,
        heaps: "list[str] | None" = None,
        stocks: "dict[int, int | str] | None" = None,
        seats: "int | None" = None,
        number: int = 1,
    ) -> ZenuwenState:
        """As `Game.position`; or a round in the middle, as the rule book writes it: for examples, lessons and puzzles.

        For that `piles` is a dictionary by seat, and gives each seat's small piles from the first on, each as `2|KD`:
        how many cards lie face down, or which (upwards), and the open ones upwards. `heaps` gives the open piles in the
        same way, all their cards open; without any the round is being prepared (R9). `stocks` says how many cards a
        stock has, or which, top first. Cards that are not named are taken in the pack's fixed order; those left over
        go to the stocks that were not given. `number` is the number of the round. `piles`, `heaps`, `stocks` and
        `seats` can also be parts of one dictionary or its JSON text, with `moves` made since.

        Raises:
            PositionError: no match can come to the position.
            DealError: what the rule book's way is used for is no round.
        """
        by_seat = isinstance(piles, dict) and len(piles) > 0 and all(isinstance(seat, int) for seat in piles)
        if not by_seat:
            facts = read_facts(piles)
            return self._laid_in_parts(facts) if is_round(facts) else self._dealt(facts)
        count = self.usual_seats if seats is None else seats
        state = self.start(count)
        assert isinstance(state, ZenuwenState)
        layout = laid_position(count, self.pack(count), piles, heaps, stocks or {})
        state.begin_round(layout, bool(heaps), number)
        return state

    def _dealt(self, facts: dict[str, Any]) -> ZenuwenState:
        state = super().position(facts)
        assert isinstance(state, ZenuwenState)
        return state

    def _laid_in_parts(self, facts: dict[str, Any]) -> ZenuwenState:
        check_game(self, facts)
        piles, heaps, stocks = round_parts(facts)
        seats = whole_number(facts, "seats", 1) if "seats" in facts else None
        try:
            state = self.position(piles, heaps, stocks, seats)
        except DealError as error:
            raise PositionError("piles", sentence_of(error)) from error
        for number, step in enumerate(facts.get("moves", []), 1):
            make_step(state, step, Sentence("move {number}", number=number))
        return state

    def world(self, view: View, rng: Rng) -> ZenuwenState:
        state = ZenuwenState(self, self.table, view.seats, view.dealer)
        restore_round(state, view, rng)
        return state
