"""The rules of ninety-nine with their options."""

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.hand_order import HandOrder, by_suit
from troef.core.game import State
from troef.core.language import CARD, SEAT, Language, Verb
from troef.core.moves import BID, DISCARD, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.ninety_nine.cards import DEAL, PACK, TURNED_PLACE, ordering_for
from troef.games.ninety_nine.options import INFO, Options
from troef.games.ninety_nine.phases import LEADER
from troef.games.ninety_nine.result import Result, check_result
from troef.games.ninety_nine.scoring import EXTRA_POINTS, EXTRAS, NONE, score_round
from troef.games.ninety_nine.state import NinetyNineState
from troef.games.ninety_nine.worlds import imagine
from troef.sampling.replay import retrace
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import by_strength


@final
class Speech(Language):
    """The moves in words, and what an extra bid is worth (S3)."""

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == BID and payload_of(move) != NONE:
            facts["stake"] = {"key": "extra", "points": int(EXTRA_POINTS[payload_of(move)])}
        return facts


_LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True, also=("speel",)),
        Verb(DISCARD, "lay", CARD, also=("lay bid", "lay aside", "leg", "leg weg", "bid", "bied", "discard")),
        Verb(
            BID,
            "extra",
            EXTRAS,
            bare=True,
            also=("extra bid", "extra bod"),
            also_words={
                "geen": 0,
                "nee": 0,
                "no": 0,
                "pass": 0,
                "pas": 0,
                "ik pas": 0,
                "info": 1,
                "information": 1,
                "ik geef informatie": 1,
                "ik speel open": 2,
            },
        ),
        Verb(LEADER, "leader", SEAT, also=("choose leader", "uitkomst", "komt uit", "lead")),
    )
)


@final
class NinetyNine(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, DEAL, options.rounds)

    def new_state(self, seats: int, dealer: int) -> NinetyNineState:
        return NinetyNineState(self, dealer)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return {**super().places(seats, dealer), "upcard": [TURNED_PLACE]}

    def hand_order(self, view: View) -> HandOrder:
        """R8, R23: the joker lies where the turn-up would; trumps last."""
        turned = [zone.cards[0] for zone in view.zones if zone.name == "upcard"]
        return by_strength(ordering_for(turned[0])) if turned else by_suit()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1–S5).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> game = troef.game("ninety-nine")
        >>> game.settle({"bids": [9, 2, 1], "tricks": [9, 0, 0], "extra": "open", "bidder": 0})
        (99, 0, 0)
        """
        found = Result.read(result)
        check_result(found)
        bids, tricks = (vec[i64]([i64(number) for number in numbers]) for numbers in (found.bids, found.tricks))
        bidder: i64 = i64(-1) if found.bidder is None else found.bidder
        scores = score_round(bids, tricks, EXTRAS.index(found.extra), bidder)
        return (int(scores[0]), int(scores[1]), int(scores[2]))

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over hands and bids, as far as the play has proven nothing (R21) and a
        bid that was not shown did not come in (R26)."""
        before = NinetyNineState(self, view.dealer)
        if not view.deal_number:
            while True:
                yield before.copy()
        before.restore(view)
        turned = view.zone("upcard").cards[0]
        for imagined in imagine(view, turned, rng):
            state = before.copy()
            state.start_round(vec[i64]([i64(held) for held in imagined.hands]), turned)
            yield retrace(state, imagined.log)
