"""The rules of rumba with their options."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text, parse_card
from troef.cards.hand_order import HandOrder
from troef.core.game import State
from troef.core.language import CARD, Language, Verb
from troef.core.moves import BID, HIDDEN, PLAY, kind_of, payload_of
from troef.core.refusal import MoveTextError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.rumba.cards import ORDERINGS, PACK, PATTERNS, places_of
from troef.games.rumba.options import INFO, Options
from troef.games.rumba.phases import (
    DECISIONS,
    EXCHANGE,
    RUMBA,
    STAY_OUT,
    SWAP_IN,
    SWAP_RUMBA,
    exchange_count,
    exchange_move,
    exchanged_cards,
)
from troef.games.rumba.result import Result, changes_of, check_result
from troef.games.rumba.scoring import payments
from troef.games.rumba.state import RumbaState
from troef.games.rumba.worlds import RumbaDeals
from troef.sampling.replay import retrace
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump

#: The payload of an exchange: any number of cards.
_CARDS: Final = "cards"
#: More cards than these cannot be written in one exchange.
_MOST_NAMED: Final = 5


@final
class Speech(Language):
    """The moves in words; an exchange names its cards, or is bare."""

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.kind != EXCHANGE:
            return super().show_payload(verb, payload)
        return " ".join(_cards(payload))

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.kind != EXCHANGE:
            return super().parse_payload(verb, rest)
        if rest in (["none"], ["geen"], ["niets"], ["0"]):
            return 0
        cards: i64 = 0
        for word in rest:
            card = parse_card(word)
            if card > 62 or cards & BIT[card]:
                raise MoveTextError("'{word}' is named twice", word=word)
            cards |= BIT[card]
        if len(rest) > _MOST_NAMED:
            raise MoveTextError("a hand has {count} cards", count=_MOST_NAMED)
        return int(payload_of(exchange_move(cards)))

    def describe(self, move: int) -> dict[str, object]:
        if kind_of(move) != EXCHANGE:
            return super().describe(move)
        payload = int(payload_of(move))
        count = int(exchange_count(payload))
        return {"text": self.show(move), "verb": self.verb(move), "cards": _cards(payload), "count": count}

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        decision = payload_of(move)
        if kind_of(move) != BID or decision == STAY_OUT:
            return facts
        if decision == RUMBA or decision == SWAP_RUMBA:
            facts["stake"] = {"key": "rumba", "won": 10, "lost": 10, "need": 3}  # S4
        elif _left_alone(view):
            facts["stake"] = {"key": "alone", "won": 5}  # S3
        elif view.fact("rumba") is not None:
            facts["stake"] = {"key": "in", "each": 2, "lost": 10}  # S4
        else:
            facts["stake"] = {"key": "in", "each": 1, "lost": 5}  # S2
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """T2: a two of trump is exchanged with both cards in sight."""
        described: list[dict[str, object]] = []
        for _, move in view.log:
            facts = self.describe(move)
            taken = view.fact("taken")
            if kind_of(move) == BID and payload_of(move) >= SWAP_IN and isinstance(taken, list):
                facts["cards"] = [card_text(view.zone("upcard").cards[0]), *taken]
            described.append(facts)
        return described


def _left_alone(view: View) -> bool:
    """Whether the dealer decides after all the others went out: going in ends the round at once (R11)."""
    return len(view.log) == view.seats - 1 and all(payload_of(move) == STAY_OUT for _, move in view.log)


def _cards(payload: int) -> list[str]:
    if payload & HIDDEN:
        return ["?"] * int(exchange_count(payload))
    return [card_text(card) for card in cards_in(exchanged_cards(payload))]


_LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True, also=("speel", "ik speel")),
        Verb(
            BID,
            "decide",
            DECISIONS,
            bare=True,
            also=("ik ga", "ga", "ik doe", "doe"),
            also_words={
                "uit": 0,
                "eruit": 0,
                "niet mee": 0,
                "ik blijf eruit": 0,
                "pass": 0,
                "pas": 0,
                "ik pas": 0,
                "out swap two=false": 0,
                "mee": 1,
                "ik ga mee": 1,
                "ik speel": 1,
                "in swap two=false": 1,
                "rumba!": 2,
                "ik roep rumba": 2,
                "rumba swap two=false": 2,
                "swap": 3,
                "in swap two": 3,
                "in swap two=true": 3,
                "in swap two = true": 3,
                "mee met de twee": 3,
                "mee en ruil de twee": 3,
                "mee en ruil de twee van troef": 3,
                "rumba swap two": 4,
                "rumba swap two=true": 4,
                "rumba swap two = true": 4,
                "rumba met de twee": 4,
                "rumba en ruil de twee van troef": 4,
            },
        ),
        Verb(EXCHANGE, "exchange", _CARDS, also=("ruil", "wissel", "ik ruil", "ik wissel", "swap cards"), spoken=False),
    )
)


@final
class Rumba(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, PATTERNS[INFO.usual_seats])
        self.start_points: i64 = options.start_points
        self.most_rounds: i64 = options.max_rounds
        self.swap_after: bool = options.two_swap_after_rumba
        self.stake: float = float(options.stake_per_point)

    def new_state(self, seats: int, dealer: int) -> RumbaState:
        state = RumbaState(self, seats, dealer, self.start_points, self.most_rounds, self.swap_after)
        state.stake = self.stake
        return state

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return places_of(seats, dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R21: the ace high in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> change per seat (S1–S4).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> troef.game("rumba").settle({"tricks": [None, 3, 2, 0], "caller": 1})
        (0, -10, -4, 10)
        """
        found = Result.read(result)
        check_result(found)
        return changes_of(found)

    def payments(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> tuple[Fraction, ...]:
        """S5: what each seat receives when the match is over with these totals; below zero it pays.

        >>> import troef
        >>> game = troef.game("rumba", stake_per_point="0.10")
        >>> [str(amount) for amount in game.payments((0, 3, 5), (0,))]
        ['4/5', '-3/10', '-1/2']
        """
        return payments(totals, winners, self.stake)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over hands, cards laid away and stock, but for what is proven."""
        before = self.new_state(view.seats, view.dealer)
        if not view.deal_number:
            while True:
                yield before.copy()
        before.restore(view)
        imagination = RumbaDeals(view, int(before.dealer))
        while True:
            order, log = imagination.draw(rng)
            state = before.copy()
            state.lay(order)
            yield retrace(state, log)
