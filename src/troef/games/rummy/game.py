"""Rummy: options, deal, scoring, match, views, and worlds from a view."""

from dataclasses import dataclass
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import card_count, cards_in, set_of
from troef.cards.card import CardError, parse_cards
from troef.cards.hand_order import HandOrder
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game
from troef.core.info import GameInfo, Order
from troef.core.language import words
from troef.core.moves import DISCARD, MELD, kind_of, payload_of
from troef.core.options import Choice, OptionSpec, Whole
from troef.core.phase import AWAITS_DEAL
from troef.core.refusal import Refusal
from troef.core.rng import Rng, shuffle
from troef.core.view import View, may_see
from troef.games.rummy.language import (
    DRAW_DISCARD,
    DRAW_STOCK,
    SEEN_BY_ALL,
    TURN_OVER,
    RummyLanguage,
)
from troef.games.rummy.result import Result, check_result, row_fault
from troef.games.rummy.turns import HAND_SIZES, LAYING_OFF, Turns, hand_points
from troef.melds.hand_order import ByMeld, low_melds
from troef.melds.meld import in_order, meld_of
from troef.melds.rounds import DRAWING, MELDING, RoundsState, show_stock
from troef.tricks.deal import DealPattern


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    end_mode: str = "score"
    target_score: int = 100
    rounds: int = 5


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("end_mode", "score", "rounds"),
    Whole("target_score", 50, 500),
    Whole("rounds", 1, 50),
)

INFO: Final = GameInfo(
    "rummy",
    "melds",
    (2, 6, 4),
    30,
    Options(),
    SPECS,
    presets={"book": {}, "rondes": {"end_mode": "rounds"}},
    synonyms=("basic rummy", "rami", "straight rummy"),
    order=Order(deal="R3", turn="R5", end="S4"),
)

PACK: Final = list(make_pack())  # R1
PATTERNS: Final = [DealPattern(seats, (1,) * HAND_SIZES[seats]) for seats in range(7)]
MOST_ROUNDS: Final[i64] = 100  # S5
#: From how many turns on the header counts them, so that nobody is surprised by R13.
TURNS_SHOWN_FROM: Final[i64] = 250


@final
class Rummy(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, RummyLanguage())
        self.by_score: bool = options.end_mode == "score"
        self.target: i64 = options.target_score
        self.rounds: i64 = options.rounds

    def new_state(self, seats: int, dealer: int) -> "RummyState":
        return RummyState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        rooms = PATTERNS[seats].places(dealer)
        dealt = seats * HAND_SIZES[seats]
        rooms["upcard"] = [dealt]  # R4
        rooms["stock"] = list(range(dealt + 1, len(PACK)))
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """The melds of the hand, runs with the ace low (R14, R15), then suit by suit."""
        return ByMeld(low_melds)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S2, S3).

        Raises:
            ValueError: no lawful round gives such a result.

        >>> import troef
        >>> troef.game("rummy").settle({"winner": 1, "left": [28, 0, 12]})
        (0, 40, 0)
        """
        found = Result.read(result)
        check_result(found)
        return scores_of(-1 if found.winner is None else found.winner, list(found.left))

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As `Game.parse`; "layoff 9D on 9H 9C 9S" or "LAYOFF(9D, 9H 9C 9S)" names a meld of the view by its cards."""
        given = [word for word in words(text.lower().replace("lay off", "layoff")) if word != "on"]
        if view is not None and given[:1] == ["layoff"] and len(given) > 2:
            try:
                wanted = sorted(parse_cards(given[2:]))
            except CardError:
                wanted = []
            for zone in view.zones:
                if wanted and zone.kind == "meld" and sorted(zone.cards) == wanted:
                    return super().parse(f"layoff {given[1]} on {zone.name}", view)
        return super().parse(text, view)

    def world(self, view: View, rng: Rng) -> "RummyState":
        """The cards nobody has shown lie anywhere in the other hands and the stock, each way equally likely."""
        state = RummyState(self, view.seats, view.dealer)
        if not view.deal_number:
            return state
        state.take_up(view, _round_from(view, rng))
        return state


def scores_of(winner: int, left: list[int]) -> tuple[int, ...]:
    """The winner gets the points left in all hands (S2); without one, -1, nobody anything (S3)."""
    return tuple([sum(left) if seat == winner else 0 for seat in range(len(left))])


def _remembered(view: View, name: str) -> list[list[int]]:
    """Lists of cards in the view's memory."""
    found = view.memory.get(name)
    return found if isinstance(found, list) else []


def _round_from(view: View, rng: Rng) -> Turns:
    """A round as the view shows it; the cards that it does not show are dealt at random."""
    shown = [view.zone(f"hand-{seat}") for seat in range(view.seats)]
    known = [set_of(cards) for cards in _remembered(view, "known")]
    hands = [set_of(zone.cards) | cards for zone, cards in zip(shown, known, strict=True)]
    melds = [zone for zone in view.zones if zone.kind == "meld"]
    pile = view.zone("discard").cards
    stock = _known_stock(view)
    lying = pile + stock + [card for zone in melds for card in zone.cards]
    unseen: i64 = set_of(PACK) & ~set_of(lying)
    for hand in hands:
        unseen &= ~hand
    cards = shuffle(cards_in(unseen), rng)
    for seat, zone in enumerate(shown):
        missing = len(zone.cards) + zone.hidden - int(card_count(hands[seat]))
        hands[seat] |= set_of(cards[:missing])
        cards = cards[missing:]
    turn = view.actors[0] if view.actors else -1
    running = Turns(turn, vec[i64](hands), vec[i64](known), vec[i64](stock + cards), vec[i64](pile))
    running.melds = vec[i64]([meld_of(set_of(zone.cards)) for zone in melds])
    running.owners = vec[i64]([zone.owner for zone in melds])
    _follow_log(running, view.log)
    return running


def _known_stock(view: View) -> list[int]:
    """The stock, top first, for those who know it; otherwise nothing."""
    zone = view.zone("stock")
    if zone.cards:
        return zone.cards[::-1]
    return [card for cards in _remembered(view, "stock") for card in cards]


def _follow_log(running: Turns, log: list[tuple[int, int]]) -> None:
    """Set how far the round and its running turn are."""
    for seat, move in log:
        kind = kind_of(move)
        if kind == DISCARD:
            running.turns += 1
            running.step = DRAWING
            running.melded = False
            running.taken = 0
            running.winner = -1 if running.hands[seat] else seat
        elif kind == DRAW_STOCK or kind == DRAW_DISCARD:
            running.step = MELDING
            running.taken = 0 if kind == DRAW_STOCK else set_of([int(payload_of(move) & 63)])
        elif kind == TURN_OVER:
            running.turn_overs += 1
        else:
            running.step = LAYING_OFF
            running.melded = running.melded or kind == MELD


# ---- the match ----


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RummyState(RoundsState):
    """A position of a match of rummy."""

    def __init__(self, game: Rummy, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Rummy = game

    def lay(self, order: list[int]) -> None:
        self.begin_deal()
        seats = self.seats
        hands = PATTERNS[seats].hands(vec[i64](order), self.dealer)
        dealt = int(seats) * HAND_SIZES[seats]
        stock = vec[i64]([0] * (len(order) - dealt - 1))
        for place in range(len(stock)):
            stock[place] = order[dealt + 1 + place]
        pile = vec[i64]([0])
        pile[0] = order[dealt]  # R4
        self.begin_round(Turns((self.dealer + 1) % seats, hands, vec[i64]([0] * seats), stock, pile))  # R2, R5

    def running(self) -> "Turns | None":
        """The round that has been dealt."""
        running = self.round
        return running if isinstance(running, Turns) else None

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        if viewer != seat and kind_of(move) == DRAW_STOCK and not payload_of(move) & SEEN_BY_ALL:
            return DRAW_STOCK  # R6, T1
        return move

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if self.phase is AWAITS_DEAL and self.deal_number:
            return Refusal("R22", "round-over")
        return super().refused(seat, move)

    def round_scores(self) -> tuple[int, ...]:
        """S2, S3."""
        running = self.running()
        assert running is not None
        return scores_of(int(running.winner), [int(hand_points(hand)) for hand in running.hands])

    def row_fault(self, cells: tuple[int, ...], rounds: int) -> str:
        return row_fault(cells, rounds)

    def most_rounds(self) -> i64:
        return MOST_ROUNDS if self.rules.by_score else self.rules.rounds

    def made(self, seat: i64, entry: i64) -> i64:
        """The log tells a drawn card too."""
        kind = kind_of(entry)
        return kind if kind == DRAW_STOCK or kind == DRAW_DISCARD else entry

    def ending(self) -> str:
        """S4, S5."""
        rules = self.rules
        if not rules.by_score:
            return "rounds" if self.deal_number >= rules.rounds else ""
        for total in self.totals:
            if total >= rules.target:
                return "target"
        return "limit" if self.deal_number >= MOST_ROUNDS else ""

    def copy(self) -> "RummyState":
        other = RummyState(self.rules, self.seats, self.dealer)
        self.copy_match(other)
        return other

    # ---- views ----

    def show_table(self, display: Display) -> None:
        rules = self.rules
        display.show_totals(self.totals)
        if rules.by_score:
            display.show_number("target", rules.target)
        else:
            display.deals = int(rules.rounds)
        running = self.running()
        if running is None:
            return
        if running.turn_overs:
            display.show_number("redeals", running.turn_overs)
        if running.turns >= TURNS_SHOWN_FROM:
            display.show_number("turns", running.turns)
        self._show_hands(display, running)
        show_stock(display, running)
        if running.turn_overs and display.keeps_all:  # R11: turned over as it lay, every card of it seen before
            display.memory["stock"] = [running.left_in_stock()]
        display.show_zone("discard", "discard", cards=[int(card) for card in running.pile])
        for place in range(len(running.melds)):
            cards = in_order(running.melds[place])
            display.show_zone(f"meld-{place + 1}", "meld", int(running.owners[place]), "row", cards)

    def _show_hands(self, display: Display, running: Turns) -> None:
        for seat in range(self.seats):
            # T2; who goes out is paid for all other hands: they are laid open to be counted
            display.show_hand(seat, running.hands[seat], may_see(display.seat, seat) or running.winner >= 0)
        if display.keeps_all:
            display.memory["known"] = [cards_in(running.known[seat]) for seat in range(self.seats)]  # T1
