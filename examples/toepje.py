"""Toepje, a toepen that is small enough to be solved: two players, two cards each, knocking.

Its rules are in docs/examples/cfr_toepje.md.
It is no game that people play, and is not on the list of Troef's games. Here it is a game like any other, so that
everything in `troef.env` works on it.
"""

from dataclasses import dataclass
from typing import Any

from troef.bots.base import RuleOfThumb
from troef.cards.card import card_text, suit_of
from troef.cards.pack import make_pack
from troef.core.info import GameInfo, Order
from troef.core.language import CARD, Language, Verb
from troef.core.moves import FOLD, KNOCK, OWN, PLAY, kind_of, payload_of
from troef.core.options import Whole
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.result import GameResult, ResultError
from troef.core.view import Fact, View
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.ordering import make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.state import AroundTricks

STAY = OWN
DEALS = 2  # S2
NOBODY = -1
ORDERING = make_ordering("10 9 8 7 A K Q J")  # R5
TABLE = TrickTable(2, Duties({int(FOLLOW): "R4"}))
PACKETS = DealPattern(2, (2,))  # R2


@dataclass(frozen=True)
class Options:
    """`suits` and `ranks`: how many there are of each in the pack (R1); `knocks`: the most in a deal (R7)."""

    suits: int = 3
    ranks: int = 4
    knocks: int = 2


INFO = GameInfo(
    "toepje",
    "banking",
    (2, 2, 2),
    2,
    Options(),
    (Whole("suits", 1, 4), Whole("ranks", 3, 4), Whole("knocks", 0, 4)),
    presets={"book": {}, "six": {"suits": 2, "ranks": 3}, "four": {"suits": 1}},
    order=Order(deal="R2", turn="R3", end="S2", players="R1", phases={"answering": "R8"}),
)
LANGUAGE = Language((Verb(PLAY, "play", CARD, bare=True), Verb(KNOCK, "knock"), Verb(STAY, "stay"), Verb(FOLD, "fold")))
#: What views show, for the columns of observations.
SHOWN = {
    "phases": ["answering", "awaits-deal", "match-over", "play"],
    "zones": [
        {"kind": "hand", "owned": True},
        {"kind": "trick", "common": True, "by": True},
    ],
    "facts": [{"key": "stake", "number": 5}, {"key": "knocker", "seat": True}],
    "badges": [{"key": "tricks", "number": 2}],
    "points": 10,
}


@dataclass(frozen=True)
class Result(GameResult):
    """A finished deal.

    Fields:
        winner: who won it.
        stake: what the other one pays.
    """

    winner: int
    stake: int


class Toepje(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        ranks = ("10", "9", "8", "7")[: options.ranks]
        deck = [
            card for card in make_pack("7") if card_text(card)[:-1] in ranks and suit_of(card) < options.suits
        ]  # R1
        super().__init__(INFO, rules, options, LANGUAGE, deck, PACKETS, DEALS)

    def new_state(self, seats: int, dealer: int) -> "ToepjeState":
        return ToepjeState(self, seats, dealer)

    def settle(self, result: Any) -> tuple[int, ...]:
        found = Result.read(result)
        if found.winner not in (0, 1) or not 1 <= found.stake <= 1 + self.options.knocks:
            raise ResultError("one of two wins a stake that knocks can reach", "stake")
        return paid(found.winner, found.stake)


def paid(winner: int, stake: int) -> tuple[int, int]:
    """S1: the other one pays the winner."""
    return (stake, -stake) if winner == 0 else (-stake, stake)


class Playing(AroundTricks):
    """The tricks; who is to play a card may knock first (R6, R7)."""

    def __init__(self, tricks: TrickPlay, may_knock: bool) -> None:
        super().__init__(tricks)
        self.may_knock = may_knock
        self.knocked = False
        self.turn = tricks.turn

    def over(self, tricks: TrickPlay) -> AroundTricks:
        return Playing(tricks, self.may_knock)

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        return [*self.tricks.legal(seat), *([int(KNOCK)] if self.may_knock else [])]

    def why_not(self, seat: int, move: int) -> Refusal:
        return Refusal("R7", "knocked-last") if move == KNOCK else self.tricks.why_not(seat, move)

    def play(self, seat: int, move: int) -> None:
        if move == KNOCK:
            self.knocked = True
        else:
            self.tricks.play(seat, move)
        self.turn = NOBODY


class Answering(AroundTricks):
    """After a knock the other one stays or folds (R8)."""

    def __init__(self, tricks: TrickPlay, seat: int) -> None:
        super().__init__(tricks)
        self.folded = False
        self.turn = seat

    def name(self) -> str:
        return "answering"

    def lets_fall(self) -> bool:
        return False

    def over(self, tricks: TrickPlay) -> AroundTricks:
        return Answering(tricks, self.turn)

    def legal(self, seat: int) -> list[int]:
        return [int(STAY), int(FOLD)] if seat == self.turn else []

    def why_not(self, seat: int, move: int) -> Refusal:
        return Refusal("R8", "answer-first")

    def play(self, seat: int, move: int) -> None:
        self.folded = move == FOLD
        self.turn = NOBODY


class ToepjeState(TrickMatch):
    """A position of a match. `knocks` have been made in the deal, the last one by `knocker`."""

    def __init__(self, game: Toepje, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.knocks = 0
        self.knocker = NOBODY

    def copy(self) -> "ToepjeState":
        other = super().copy()
        assert isinstance(other, ToepjeState)
        other.knocks, other.knocker = self.knocks, self.knocker
        return other

    # ---- the deal ----

    def new_play(self, hands: Any) -> TrickPlay:
        return TrickPlay(TABLE, ORDERING, hands, self.after(self.dealer))  # R3

    def start_deal(self, hands: Any) -> None:
        super().start_deal(hands)
        self.knocks, self.knocker = 0, NOBODY
        self._play_on()

    def _play_on(self) -> None:
        play = self.tricks
        assert play is not None
        self.phase = Playing(play, self.knocker != play.turn and self.knocks < self.game.options.knocks)  # R7

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None
        if isinstance(phase, Playing) and phase.knocked:
            self.knocks, self.knocker = self.knocks + 1, int(play.turn)
            self.phase = Answering(play, 1 - self.knocker)
        elif isinstance(phase, Answering) and phase.folded:
            self.settle_deal(list(paid(self.knocker, self.knocks)))  # R8: the stake before this knock
        elif play.complete:
            play.gather()
            self.trick_taken(play)
        else:
            self._play_on()

    def trick_taken(self, play: TrickPlay) -> None:
        if play.hands[play.taker]:
            self._play_on()
        else:
            self.deal_played(play)

    def points(self, play: TrickPlay) -> list[int]:
        return list(paid(int(play.taker), 1 + self.knocks))  # R9

    # ---- views ----

    def show_facts(self, view: View) -> None:
        view.facts.append(Fact("stake", "number", 1 + self.knocks))
        if self.knocker != NOBODY:
            view.facts.append(Fact("knocker", "seat", self.knocker))


make = Toepje


class RulePlayer(RuleOfThumb):
    """Plays as a sensible beginner does: keeps its best card for the last trick, knocks with a ten, and folds with
    nothing above an eight."""

    def decide(self, view: View) -> int:
        best = min([self.rank(card) for card in view.hand()], default=3)
        if STAY in view.moves:
            return int(STAY if best < 2 else FOLD)
        if KNOCK in view.moves and best == 0:
            return int(KNOCK)
        cards = [move for move in view.moves if kind_of(move) == PLAY]
        return max(cards, key=lambda move: self.rank(int(payload_of(move))))

    def rank(self, card: int) -> int:
        """0 for a ten, 1 for a nine …"""
        return ("10", "9", "8", "7").index(card_text(card)[:-1])
