"""Jokeren: options, deal, scoring, match, views."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.hand_order import HandOrder
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game
from troef.core.info import GameInfo, Order
from troef.core.options import Number, OptionSpec, Whole
from troef.core.phase import AWAITS_DEAL
from troef.core.rng import Rng
from troef.core.view import View, may_see
from troef.games.jokeren.language import JokerenLanguage
from troef.games.jokeren.result import CARDS_EACH, Result, check_result, row_fault
from troef.games.jokeren.turns import Turns
from troef.games.jokeren.worlds import TRIES, rounds_from
from troef.melds.hand_order import ByMeld, high_and_low_melds
from troef.melds.naming import parse_among, show_meld
from troef.melds.rounds import show_stock
from troef.melds.twin_round import TwinRoundsState
from troef.melds.twins import TwinHands, dealt_singly, faces_from, numbered
from troef.melds.unseen import show_known, show_twin_hand
from troef.tricks.deal import DealPattern


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    opening_minimum: int = 40
    rounds: int = 5


SPECS: Final[tuple[OptionSpec, ...]] = (
    Number("opening_minimum", "40", "50"),
    Whole("rounds", 1, 20),
)

INFO: Final = GameInfo(
    "jokeren",
    "melds",
    (2, 6, 4),
    40,
    Options(),
    SPECS,
    presets={"book": {}, "vijftigen": {"opening_minimum": 50}},
    synonyms=("jokers", "veertigen", "veertigleggen", "jokers rummy"),
    low_wins=True,
    order=Order(deal="R3", turn="R4", end="S5"),
)

PACK: Final = list(make_pack(jokers=2, packs=2))  # R1
PATTERNS: Final = [DealPattern(seats, (1,) * CARDS_EACH) for seats in range(7)]


@final
class Jokeren(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, JokerenLanguage())
        self.cards: list[int] = PACK
        self.minimum: i64 = options.opening_minimum
        self.rounds: i64 = options.rounds
        #: this many draws are tried before a Markov chain looks for those in which the player coming out can go on
        self.tries: int = TRIES

    def new_state(self, seats: int, dealer: int) -> "JokerenState":
        return JokerenState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(self.cards)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        rooms = PATTERNS[seats].places(dealer)
        rooms["stock"] = list(range(seats * CARDS_EACH, len(self.cards)))
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """The melds of the hand, runs with the ace low or high (R8, R9), then suit by suit."""
        return ByMeld(high_and_low_melds)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> penalty points per seat: the cards left in the hand, whatever they are (S3, S4).

        Raises:
            ValueError: no lawful round gives such a result.

        >>> import troef
        >>> troef.game("jokeren").settle({"winner": 1, "left": [3, 0, 13, 2]})
        (3, 0, 13, 2)
        """
        found = Result.read(result)
        check_result(found, int(self.minimum))
        return tuple(found.left)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As `Game.parse`; a meld may be named by its cards, a joker left open where only one card is possible."""
        return parse_among(self.language, text, view)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator["JokerenState"]:
        """The cards nobody has shown lie anywhere in the other hands and the stock, as far as they can."""
        shuffling = view.phase == AWAITS_DEAL.name() and len(view.sheet) < view.deal_number
        stock = len(self.cards) - view.seats * CARDS_EACH
        rounds = rounds_from(view, self.cards, stock, int(self.minimum), shuffling, self.tries, rng)
        while True:
            state = JokerenState(self, view.seats, view.dealer)
            if view.deal_number:
                state.take_up(view, next(rounds))
            yield state


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class JokerenState(TwinRoundsState):
    """A position of a match of jokeren."""

    def __init__(self, game: Jokeren, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Jokeren = game

    def running(self) -> "Turns | None":
        """The round that has been dealt."""
        running = self.round
        return running if isinstance(running, Turns) else None

    def pack(self) -> list[int]:
        """The whole pack, or in mid-round the old discards (R26)."""
        running = self.running()
        return (
            numbered(running.old_discards()) if running is not None and running.lacks_stock else list(self.rules.cards)
        )

    def lay(self, order: list[int]) -> None:
        running = self.running()
        if running is not None and running.lacks_stock:
            running.renew(faces_from(order, 0))
            self.phase = running
            return
        self.begin_deal()
        seats = self.seats
        hands = dealt_singly(order, seats, self.dealer, CARDS_EACH)  # R3
        stock = faces_from(order, seats * CARDS_EACH)
        first = (self.dealer + 1) % seats
        running = Turns(first, hands, TwinHands(int(seats)), stock, self.rules.minimum)
        running.begin_turn(first)  # R4
        self.begin_round(running)

    def round_scores(self) -> tuple[int, ...]:
        """S3, S4."""
        running = self.running()
        assert running is not None
        return tuple([int(running.hands.count(seat)) for seat in range(self.seats)])

    def row_fault(self, cells: tuple[int, ...], rounds: int) -> str:
        return row_fault(cells, rounds, int(self.rules.minimum))

    def most_rounds(self) -> i64:
        return self.rules.rounds

    def ending(self) -> str:
        """S5."""
        return "rounds" if self.deal_number >= self.rules.rounds else ""

    def copy(self) -> "JokerenState":
        other = JokerenState(self.rules, self.seats, self.dealer)
        self.copy_match(other)
        return other

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.show_totals(self.totals)
        display.deals = int(self.rules.rounds)
        running = self.running()
        if running is not None and running.laid:
            display.show_number("opening", running.laid)
        display.show_number("minimum", self.rules.minimum)
        if running is None:
            return
        if running.renewals:
            display.show_number("renewals", running.renewals)
        over = running.turn < 0
        for seat in range(int(self.seats)):
            show_twin_hand(display, seat, running.hands, over or may_see(display.seat, seat))
            display.badge_number(seat, "cards", running.hands.count(seat))
            if running.out[seat]:
                display.show_badge(seat, "opened", "text", True)
        show_stock(display, running)
        pile = [int(face) for face in running.pile]
        display.show_zone("discard", "discard", cards=numbered(pile) if display.keeps_all else pile)
        for place in range(len(running.melds)):
            show_meld(display, place + 1, int(running.owners[place]), running.melds[place])  # T2
        show_known(display, running.known)
