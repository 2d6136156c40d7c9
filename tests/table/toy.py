"""A very small game for tests of tables: each plays a card in turn, the highest wins; a clock runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from troef.cards.card import parse_cards
from troef.core import registry
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.info import GameInfo
from troef.core.language import CARD, Language, Verb
from troef.core.moves import PLAY, TIMEOUT, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import TIMEKEEPER, Outcome, may_see


@dataclass(frozen=True)
class Options:
    """Nothing to agree on."""


INFO = GameInfo("toy", "alone", (2, 4, 2), 1, Options(), ())
LANGUAGE = Language((Verb(PLAY, "play", CARD, bare=True), Verb(TIMEOUT, "timeout")))
CARDS = parse_cards("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS")


class Toy(Game):
    def new_state(self, seats: int, dealer: int) -> State:
        return ToyState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return CARDS

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return {f"hand-{seat}": list(range(3 * seat, 3 * seat + 3)) for seat in range(seats)}


class Turns(Phase):
    def __init__(self, hands: list[list[int]], turn: int) -> None:
        super().__init__()
        self.hands = hands
        self.played: list[int] = []
        self.turn = turn

    def name(self) -> str:
        return "play"

    def copy(self) -> Phase:
        other = Turns([list(hand) for hand in self.hands], self.turn)
        other.played = list(self.played)
        return other

    def legal(self, seat: int) -> list[int]:
        if seat == TIMEKEEPER:
            return [make_move(TIMEOUT)]
        return [make_move(PLAY, card) for card in self.hands[seat]] if seat == self.turn else []

    def why_not(self, seat: int, move: int) -> Refusal:
        return Refusal("R1", "not-held", {"card": LANGUAGE.show(move)})

    def play(self, seat: int, move: int) -> None:
        held = self.hands[self.turn]
        card = payload_of(move) if kind_of(move) == PLAY else min(held)
        held.remove(card)
        self.played.append(card)
        self.turn = (self.turn + 1) % len(self.hands)


class ToyState(State):
    def lay(self, order: list[int]) -> None:
        self.begin_deal()
        hands = [order[3 * seat : 3 * seat + 3] for seat in range(self.seats)]
        self.phase = Turns(hands, (self.dealer + 1) % self.seats)

    def advance(self) -> None:
        phase = self.phase
        assert isinstance(phase, Turns)
        if len(phase.played) == 3 * self.seats:
            self.finish(Outcome((0,) * self.seats, (0,), "won"))
        elif len(phase.played) % self.seats == 0:
            self.dealer = (phase.turn - 1) % self.seats

    def copy(self) -> State:
        other = ToyState(self.game, int(self.seats), int(self.dealer))
        self.copy_base(other)
        other.phase = self.phase.copy()
        return other

    def show_table(self, display: Display) -> None:
        phase = self.phase
        if isinstance(phase, Turns):
            for seat, hand in enumerate(phase.hands):
                cards, hidden = (list(hand), 0) if may_see(display.seat, seat) else ([], len(hand))
                display.show_zone(f"hand-{seat}", "hand", seat, "fan", cards, hidden)


def make(rules: str, options: Any) -> Game:
    return Toy(INFO, rules, options, LANGUAGE)


@contextmanager
def on_the_list() -> Iterator[None]:
    """The toy is a game like any other for as long as this lasts."""
    registry.register("toy", __name__)
    try:
        yield
    finally:
        del registry._MODULES["toy"], registry._NAMES["toy"]
