"""The rules of cinch with their options: pack, orderings, duties, scoring, worlds."""

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from troef.cards.card import ACE, FIVE, JACK, TEN, TWO
from troef.cards.hand_order import HandOrder
from troef.core.game import State
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.cinch.language import AT_TABLE, Speech
from troef.games.cinch.options import INFO, Options
from troef.games.cinch.result import Result, check_result
from troef.games.cinch.scoring import score_sides
from troef.games.cinch.state import PACK, PACKETS, CinchState, TableRules
from troef.games.cinch.worlds import worlds_of
from troef.tricks.following import FOLLOW, MAY_RUFF, Duties
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump
from troef.tricks.ordering import Ordering, ranks_of
from troef.tricks.play import TrickTable

SIDES: Final = [[0, 2], [1, 3]]
_DUTIES: Final = Duties({int(FOLLOW): "R19"}, allowances=MAY_RUFF)  # R18 is the same duty when trumps are led
_PLAIN: Final = ranks_of("A K Q J 10 9 8 7 6 5 4 3 2")  # R6
_HIGH: Final = ranks_of("A K Q J 10 9 8 7 6 5")
_LOW: Final = ranks_of("4 3 2")
_LANGUAGE: Final = Speech()
#: P4–P6: where bids and cards out of turn and revokes may happen.
_AT_TABLE: Final = Speech(AT_TABLE)


def _ordering(trump: int) -> Ordering:
    """R4–R6: the left pedro, the five of the other suit of the colour, lies in the trump suit under the right one."""
    left = 16 * (3 - trump) + int(FIVE)  # clubs and spades, diamonds and hearts
    lanes: list[list[int]] = []
    for suit in range(4):
        if suit == trump:
            high, low = [16 * suit + rank for rank in _HIGH], [16 * suit + rank for rank in _LOW]
            lanes.append([*high, left, *low])
        else:
            lanes.append([16 * suit + rank for rank in _PLAIN if 16 * suit + rank != left])
    points = {16 * trump + int(rank): 1 for rank in (ACE, TWO, JACK, TEN)}  # S1
    return Ordering(lanes, trump, points | {16 * trump + int(FIVE): 5, left: 5})


ORDERINGS: Final = [_ordering(trump) for trump in range(4)]


@final
class Cinch(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        watched = options.enforcement == "table"
        language = _AT_TABLE if watched else _LANGUAGE
        super().__init__(INFO, rules, options, language, PACK, PACKETS, sides=SIDES)
        self.deal_rules: TableRules = TableRules(
            options.target, options.min_bid, options.all_pass, TrickTable(4, _DUTIES, SIDES), ORDERINGS, watched
        )

    def new_state(self, seats: int, dealer: int) -> State:
        return CinchState(self, self.deal_rules, dealer)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return {**super().places(seats, dealer), "stock": list(range(36, 52))}

    def hand_order(self, view: View) -> HandOrder:
        """R4, R6: the left pedro lies with the trumps, under the right one."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S2–S4, P6).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("cinch").settle({"bidders": 1, "bid": 10, "points": [1, 13]})
        (0, 12, 0, 12)
        """
        found = Result.read(result)
        check_result(found, self.options)
        bidders: int = found.bidders
        others = 1 - bidders
        bid: i64 = found.bid
        points: i64 = found.points[bidders]
        scores = score_sides(bid, points, bidders in found.revokes, others in found.revokes)
        first, second = (scores[0], scores[1]) if bidders == 0 else (scores[1], scores[0])
        return (int(first), int(second), int(first), int(second))

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """Deals that fit what the seat has seen: its own nine cards, what it drew, discarded and found in the stock,
        the trumps that were shown, how many cards everybody drew, and what the play has proven."""
        state = CinchState(self, self.deal_rules, view.dealer)
        if view.deal_number:
            yield from worlds_of(state, view, rng)
        while True:
            yield state.copy()

    def world(self, view: View, rng: Rng) -> State:
        return next(self.worlds(view, rng))
