"""Choosing the game of a deal (R3–R7)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, nth_card
from troef.core.moves import OWN, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.bonken.scoring import ALL_TROEVEN, CHOICES, TROEVEN

#: Choose the game of this deal: the number of one of CHOICES.
CHOOSE_GAME: Final[i64] = OWN


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingGame(Phase):
    """R3: the player opposite the dealer chooses.

    `open` is the set of choices that he may make, `unplayed` of those that nobody has made; `had_troeven` says whether
    he has had his troeven.
    """

    def __init__(self, chooser: i64, open_choices: i64, unplayed: i64, had_troeven: bool) -> None:
        super().__init__()
        self.turn = chooser
        self.open: i64 = open_choices
        self.unplayed: i64 = unplayed
        self.had_troeven: bool = had_troeven
        self.chosen: i64 = -1

    def name(self) -> str:
        return "choosing"

    def copy(self) -> Phase:
        other = ChoosingGame(self.turn, self.open, self.unplayed, self.had_troeven)
        other.chosen = self.chosen
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return [int(make_move(CHOOSE_GAME, choice)) for choice in cards_in(self.open)]

    def allows(self, seat: i64, move: i64) -> bool:
        choice = payload_of(move)
        if seat != self.turn or kind_of(move) != CHOOSE_GAME or not 0 <= choice < len(CHOICES):
            return False
        return self.open & BIT[choice] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        choice = payload_of(move)
        if kind_of(move) in (PLAY, PASS):
            return Refusal("R3", "choose-first")
        if kind_of(move) != CHOOSE_GAME or not 0 <= choice < len(CHOICES):
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if BIT[choice] & ALL_TROEVEN and self.had_troeven:
            return Refusal("R4", "troeven-once")
        if not BIT[choice] & self.unplayed:
            if choice >= TROEVEN:
                return Refusal("R7", "denomination-used")
            return Refusal("R4", "game-played", {"game": CHOICES[choice]})
        return Refusal("R5", "troeven-due")

    def play(self, seat: i64, move: i64) -> None:
        self.chosen = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return make_move(CHOOSE_GAME, nth_card(self.open, rng.below(card_count(self.open))))
