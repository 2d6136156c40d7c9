"""Duizenden: options, deal, scoring, match, views."""

from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.hand_order import HandOrder
from troef.core.display import Display
from troef.core.game import Game
from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Number, OptionSpec, Whole
from troef.core.rng import Rng
from troef.core.view import View, may_see
from troef.games.duizenden.language import DuizendenLanguage
from troef.games.duizenden.result import CARDS_EACH, Result, check_result, row_fault
from troef.games.duizenden.scoring import QUEEN, CardValues, two_packs
from troef.games.duizenden.turns import Turns
from troef.games.duizenden.worlds import TRIES, round_from
from troef.melds.hand_order import ByMeld, high_and_low_melds
from troef.melds.naming import show_meld
from troef.melds.rounds import show_stock
from troef.melds.twin_round import TwinRoundsState
from troef.melds.twins import TwinHands, dealt_singly, faces_from, numbered
from troef.melds.unseen import show_known, show_twin_hand
from troef.tricks.deal import DealPattern


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    jokers: int = 4
    target: int = 1000
    finish_pair: str = "discard_both"
    ace_value: int = 20
    joker_value: int = 25
    max_rounds: int = 50


SPECS: Final[tuple[OptionSpec, ...]] = (
    Number("jokers", "2", "4"),
    Whole("target", 500, 5000),
    Choice("finish_pair", "discard_both", "off"),
    Number("ace_value", "15", "20"),
    Number("joker_value", "20", "25", "50"),
    Whole("max_rounds", 1, 200),
)

INFO: Final = GameInfo(
    "duizenden",
    "melds",
    (2, 6, 4),
    45,
    Options(),
    SPECS,
    presets={"book": {}, "short": {"target": 500}},
    synonyms=("schoppenvrouwen", "zwarte wijven", "thousands", "queen of spades rummy"),
    order=Order(deal="R2", turn="R1", end="S5", phases={"draw": "R3", "meld": "R3"}),
)

PATTERNS: Final = [DealPattern(seats, (1,) * CARDS_EACH) for seats in range(7)]


@final
class Duizenden(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        self.speech = DuizendenLanguage()
        super().__init__(INFO, rules, options, self.speech)
        self.cards: list[int] = two_packs(options.jokers)
        self.values = CardValues(options.ace_value, options.joker_value)
        self.both: bool = options.finish_pair == "discard_both"
        #: this many shares are looked at before a pair that takes the pile is laid
        self.tries: int = TRIES
        self.jokers: int = options.jokers
        self.target: i64 = options.target
        self.max_rounds: i64 = options.max_rounds
        #: what all cards count together (S2)
        self.pack_points: int = sum([int(self.values.of_face(face)) for face in faces_from(self.cards, 0)])

    def new_state(self, seats: int, dealer: int) -> "DuizendenState":
        return DuizendenState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(self.cards)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        rooms = PATTERNS[seats].places(dealer)
        dealt = seats * CARDS_EACH
        rooms["upcard"] = [dealt]  # R2
        rooms["stock"] = list(range(dealt + 1, len(self.cards)))
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """The melds of the hand, runs with the ace low or high (R5–R7), then suit by suit."""
        return ByMeld(high_and_low_melds)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat: what lies in his sets less what is left in his hand (S1–S3).

        Raises:
            ValueError: no lawful round gives such a result.

        >>> import troef
        >>> sets = ["QS KS AS 7H 7D 7C 4D 5D *", ""]
        >>> troef.game("duizenden").settle({"sets": sets, "hands": ["QH 2C *", "QS AS 10H 3D"]})
        (140, -135)
        """
        found = Result.read(result)
        check_result(found, self.jokers, self.both)
        points_of = self.values.of_text
        return tuple([points_of(laid) - points_of(held) for laid, held in zip(found.sets, found.hands, strict=True)])

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As `Game.parse`; a set may be named by its cards, a joker left undeclared where only one card is possible."""
        return self.speech.parse_for(text, view)

    def world(self, view: View, rng: Rng) -> "DuizendenState":
        """The cards nobody has shown lie anywhere in the other hands and the draw pile."""
        state = DuizendenState(self, view.seats, view.dealer)
        if not view.deal_number:
            return state
        state.take_up(view, round_from(view, self.cards, self.both, self.tries, rng))
        return state


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuizendenState(TwinRoundsState):
    """A position of a match of duizenden."""

    def __init__(self, game: Duizenden, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Duizenden = game

    def lay(self, order: list[int]) -> None:
        self.begin_deal()
        seats = self.seats
        hands = dealt_singly(order, seats, self.dealer, CARDS_EACH)  # R2
        rest = faces_from(order, seats * CARDS_EACH)
        running = Turns((self.dealer + 1) % seats, hands, TwinHands(int(seats)), rest[1:], rest[:1])  # R1
        running.both = self.rules.both
        self.begin_round(running)

    def is_plain_card(self, face: int) -> bool:
        return face != QUEEN and super().is_plain_card(face)  # R16

    def running(self) -> "Turns | None":
        """The round that has been dealt."""
        running = self.round
        return running if isinstance(running, Turns) else None

    def laid_points(self, running: Turns) -> list[int]:
        """What each seat's sets are worth now (S1)."""
        points = [0] * int(self.seats)
        values = self.rules.values
        for place in range(len(running.melds)):
            points[running.owners[place]] += int(values.of_meld(running.melds[place]))
        return points

    def round_scores(self) -> tuple[int, ...]:
        """S1–S3."""
        running = self.running()
        assert running is not None
        values, laid = self.rules.values, self.laid_points(running)
        return tuple([points - int(values.of_hand(running.hands, seat)) for seat, points in enumerate(laid)])

    def row_fault(self, cells: tuple[int, ...], rounds: int) -> str:
        return row_fault(cells, rounds, self.rules.pack_points)

    def most_rounds(self) -> i64:
        return self.rules.max_rounds

    def ending(self) -> str:
        """S5, S6."""
        best = max([int(total) for total in self.totals])
        leaders = len([total for total in self.totals if total == best])
        if best >= self.rules.target and leaders == 1:
            return "target"
        return "limit" if self.deal_number >= self.rules.max_rounds else ""

    def copy(self) -> "DuizendenState":
        other = DuizendenState(self.rules, self.seats, self.dealer)
        self.copy_match(other)
        return other

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.show_totals(self.totals)
        display.show_number("target", self.rules.target)
        running = self.running()
        if running is None:
            return
        if running.turn >= 0 and running.is_first_turn(running.turn):
            display.show_seat("first-turn", running.turn)
        over = running.turn < 0
        points = self.laid_points(running)
        for seat in range(int(self.seats)):
            show_twin_hand(display, seat, running.hands, over or may_see(display.seat, seat))
            display.badge_number(seat, "cards", running.hands.count(seat))
            display.show_badge(seat, "laid", "number", points[seat])
        show_stock(display, running)
        pile = [int(face) for face in running.pile]
        if display.keeps_all:
            pile = numbered(pile)
        display.show_zone("discard", "discard", layout="fan", cards=pile)  # T2
        for place in range(len(running.melds)):
            show_meld(display, place + 1, int(running.owners[place]), running.melds[place])
        show_known(display, running.known)
