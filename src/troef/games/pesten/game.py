"""The match of pesten: deals, the shuffle of the discard pile, who won, and what a seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, JOKERS, card_count, last_card, set_of
from troef.cards.card import JOKER, card_text, is_joker
from troef.cards.hand_order import ByRank, HandOrder
from troef.cards.pack import Supply, make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec, Whole
from troef.core.position_sheet import check_shares
from troef.core.rng import Rng
from troef.core.view import REFEREE, SheetRow, View, may_see
from troef.games.pesten.language import PestenLanguage
from troef.games.pesten.result import Result, check_result
from troef.games.pesten.turns import GOING_ON, STUCK, WON, Turns, hand_cards, is_special
from troef.games.pesten.worlds import Histories


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    jokers: int = 2
    play_drawn: bool = True
    turn_after_take: bool = True
    games: int = 1


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("jokers", 2, 3),
    Flag("play_drawn"),
    Flag("turn_after_take"),
    Whole("games", 1, 20),
)

INFO: Final = GameInfo(
    "pesten",
    "shedding",
    (2, 6, 4),
    10,
    Options(),
    SPECS,
    presets={"book": {}, "streng": {"play_drawn": False, "turn_after_take": False}},
    synonyms=("crazy eights", "mau-mau", "mau mau", "uno"),
    order=Order(deal="R2", turn="R9", end="S2"),
)

CARDS_EACH: Final[i64] = 8  # R2


def wins_of(seats: int, winners: tuple[int, ...]) -> tuple[int, ...]:
    """1 for every winner, 0 for the others (S1)."""
    return tuple([1 if seat in winners else 0 for seat in range(seats)])


@final
class Pesten(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, PestenLanguage())
        self.cards: list[int] = list(make_pack(jokers=options.jokers))  # R1
        self.play_drawn: bool = options.play_drawn
        self.turn_after_take: bool = options.turn_after_take
        self.games: i64 = options.games

    def new_state(self, seats: int, dealer: int) -> "PestenState":
        return PestenState(self, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(self.cards)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """`hand-0` …, `upcard` (the first card turned up) and `stock` (what follows it)."""
        dealt = int(CARDS_EACH) * seats
        rooms = {f"hand-{seat}": list(range((seat - dealer - 1) % seats, dealt, seats)) for seat in range(seats)}
        rooms["upcard"] = [dealt]
        rooms["stock"] = list(range(dealt + 1, len(self.cards)))
        return rooms

    def arrange(
        self,
        hands: "dict[int, str] | list[str] | None" = None,
        seats: "int | None" = None,
        dealer: int = 0,
        **places: str,
    ) -> list[int]:
        """As `Game.arrange`; an `upcard` of several cards is turned up one after the other (R3)."""
        turned = places.get("upcard", "").replace(",", " ").split()
        if len(turned) > 1:
            places["upcard"] = turned[0]
            places["stock"] = " ".join([*turned[1:], places.get("stock", "")])
        return super().arrange(hands, seats, dealer, **places)

    def hand_order(self, view: View) -> HandOrder:
        """By rank: a card goes on one of its rank (R5); the jokers last."""
        return ByRank()

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> 1 for every winner, 0 for the others (S1).

        Raises:
            ValueError: it has the wrong shape, or no game can end so.

        >>> import troef
        >>> troef.game("pesten").settle(Result(seats=4, winners=(2,)))
        (0, 0, 1, 0)
        """
        found = Result.read(result)
        check_result(found)
        return wins_of(found.seats, found.winners)

    def draw_worlds(self, view: View, rng: Rng) -> "Iterator[PestenState]":
        """Histories of the game that give the view. The log is replayed once, on hands and stocks that fit it; the
        others differ in what nobody has seen since."""
        finished = len(view.sheet) == view.deal_number
        # the deal has moved on when a next game is awaited (R2)
        dealer = (view.dealer - 1) % view.seats if finished and view.outcome is None and view.sheet else view.dealer
        state = PestenState(self, view.seats, dealer)
        if not view.deal_number:
            while True:
                yield state.copy()
        state.restore(view)
        state.dealer = dealer
        state.deal_number -= 1
        state.sheet = view.sheet[: view.deal_number - 1]
        histories = Histories(view, dealer, self.cards, self.play_drawn, rng)
        histories.go_on()
        first = replayed(state, histories.orders(), view.log)
        while True:
            if first.phase is first.turns:
                world = first.copy()
                world.lay_elsewhere(histories.hands(), histories.stock(), histories.drawn())
                yield world
            else:
                yield first.copy()
            histories.go_on()


def replayed(before: "PestenState", orders: list[list[int]], log: list[tuple[int, int]]) -> "PestenState":
    """The state after a log, when the pack and each later stock lay in these orders."""
    state = before.copy()
    state.deal_faces(orders[0])
    laid = 1
    for seat, move in log:
        state.play(seat, move)
        if state.awaits_deal and laid < len(orders):
            state.deal_faces(orders[laid])
            laid += 1
    state.history = None
    return state


def numbered(cards: list[int], shown: list[int]) -> list[int]:
    """Cards as they look: jokers are alike (R1), so they are numbered in the order in which they come into sight.

    `shown` gathers the jokers numbered so far.
    """
    result: list[int] = []
    for card in cards:
        look = card
        if is_joker(card):
            look = int(JOKER) + 16 * len(shown)
            shown.append(look)
        result.append(look)
    return result


def _with_jokers(cards: list[int], jokers: list[int]) -> list[int]:
    """Cards with the next jokers of some in place of theirs."""
    return [jokers.pop(0) if is_joker(card) else card for card in cards]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PestenState(State):
    """A position of a match of pesten."""

    def __init__(self, game: Pesten, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Pesten = game
        self.turns: Turns = Turns(seats, game.play_drawn, game.turn_after_take)
        #: The cards turned up at the start (R3), for those who watched; a new list at every deal, so copies share it.
        self.turned: list[int] = []

    def pack(self) -> list[int]:
        """The whole pack, or in mid-game the old discards (R24)."""
        return self.turns.old_discards() if self.turns.lacks_stock() else list(self.rules.cards)

    def lay(self, order: list[int]) -> None:
        if self.turns.lacks_stock():
            stock = vec[i64]()
            for card in order:  # mostly a few cards: faster than making a vec of the whole list
                stock = append(stock, card)
            self.turns.restock(stock)
            self.phase = self.turns
            self.advance()
            return
        place = CARDS_EACH * self.seats
        start = place
        while is_special(order[start]):  # R3
            start += 1
            if start == len(order):
                self.await_deal()
                return
        self.begin_deal()
        self.turned = order[place : start + 1]
        hands = vec[i64]([0] * int(self.seats))
        seat = self.dealer
        for at in range(place):  # R2
            seat = seat + 1 if seat + 1 < self.seats else 0
            hands[seat] |= BIT[order[at]]
        turns = Turns(self.seats, self.rules.play_drawn, self.rules.turn_after_take)
        turns.begin(hands, vec[i64](order), place, start, (self.dealer + 1) % self.seats)  # R4
        self.turns = turns
        self.phase = turns

    def deal_anyhow(self, rng: Rng) -> None:
        if not self.turns.lacks_stock():
            self.deal_shuffled(rng)
            return
        self.begin_unknown()
        self.turns.restock_shuffled(rng)
        self.phase = self.turns
        self.advance()

    def deal_faces(self, order: list[int]) -> None:
        """Deal cards in this order, whichever jokers they are."""
        supply = Supply(self.pack())
        self.deal([supply.take(card) for card in order])

    def lay_elsewhere(self, hands: list[list[int]], stock: list[int], drawn: int) -> None:
        """Make another world of a sampled one: what the viewer does not see lies so. Every joker of a world is there
        once: which of them is which, nobody can tell."""
        turns = self.turns
        jokers = [card for card in self.rules.cards if is_joker(card)]
        for card in turns.pile:
            if is_joker(card):
                jokers.remove(int(card))
        turns.hands = vec[i64]([set_of(_with_jokers(cards, jokers)) for cards in hands])
        turns.stock = vec[i64]([i64(card) for card in _with_jokers(stock, jokers)])
        turns.place = 0
        if drawn >= 0:
            turns.drawn = last_card(turns.hands[turns.turn] & JOKERS) if is_joker(drawn) else drawn

    def advance(self) -> None:
        turns = self.turns
        if turns.ended != GOING_ON:
            self._settle_deal(turns)
        elif turns.lacks_stock():
            self.await_deal()  # R24

    def _settle_deal(self, turns: Turns) -> None:
        winners = turns.winners()
        self.add_row(SheetRow(wins_of(int(self.seats), winners)))
        if self.deal_number < self.rules.games:
            self.dealer = (self.dealer + 1) % self.seats  # R2
            self.await_deal()
            return
        reason = "games"
        if self.rules.games == 1:
            reason = "won" if turns.ended == WON else "stuck" if turns.ended == STUCK else "limit"
        self.finish_best(self.column_sums(self.seats), reason)  # S2

    def copy(self) -> "PestenState":
        other = PestenState(self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.turned = self.turned
        other.turns = self.turns.copy()
        other.phase = other.turns if self.phase is self.turns else self.phase.copy()
        return other

    def set_match(self, facts: dict[str, Any]) -> None:
        """Every game before was won by somebody, or shared (S1, S2)."""
        self.check_deals(self.rules.games)
        check_shares(self.sheet, int(self.deal_number), shared=True)

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.deals = int(self.rules.games)
        display.show_totals(self.column_sums(self.seats))
        turns = self.turns
        if not turns.pile:
            return
        display.direction = int(turns.direction)
        self._show_facts(display)
        shown: list[int] = []  # one seat sees one hand at most, so that its jokers are numbered first
        for seat in range(int(self.seats)):
            self._show_hand(display, seat, shown)
        if display.seat == REFEREE:
            left = [int(turns.stock[at]) for at in range(turns.place, len(turns.stock))]
            left.reverse()
            display.show_zone("stock", "stock", cards=numbered(left, shown))
        else:
            display.show_zone("stock", "stock", hidden=len(turns.stock) - int(turns.place))
        pile = [int(card) for card in turns.pile]
        display.show_zone("discard", "discard", cards=numbered(pile, shown))
        if display.keeps_all:
            display.memory["turned"] = numbered(self.turned, [])
        if turns.drawn >= 0 and may_see(display.seat, turns.turn) and display.keeps_all:
            display.memory["drawn"] = card_text(turns.drawn)

    def _show_facts(self, display: Display) -> None:
        turns = self.turns
        if not is_joker(turns.top()):  # T2; everything fits on a joker
            display.show_suit("suit", turns.suit)
        if turns.penalty:
            display.show_number("penalty", turns.penalty)
        way = "clockwise" if turns.direction > 0 else "anticlockwise"
        display.show_fact("direction", "text", way)
        for seat in range(int(self.seats)):
            count = int(card_count(turns.hands[seat]))
            display.show_badge(seat, "cards", "number", count)
            if count == 1:
                display.show_badge(seat, "last-card", "text", True)
            if self.rules.games > 1:
                display.badge_number(seat, "wins", display.points[seat])

    def _show_hand(self, display: Display, seat: int, shown: list[int]) -> None:
        turns = self.turns
        name = f"hand-{seat}"
        if not may_see(display.seat, seat):
            display.show_zone(name, "hand", seat, "fan", hidden=int(card_count(turns.hands[seat])))
            return
        cards = hand_cards(turns.hands[seat])
        mark = -1
        if turns.drawn >= 0 and turns.turn == seat:
            # alike jokers lie last: any of them stands for the one drawn
            mark = len(cards) - 1 if is_joker(turns.drawn) else cards.index(int(turns.drawn))
        display.show_zone(name, "hand", seat, "fan", numbered(cards, shown), mark=mark)
