"""A round of presidenten that fits all that one seat knows."""

from collections.abc import Iterator
from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, card_count, cards_in, nth_card, set_of
from troef.cards.card import parse_card, parse_cards
from troef.core.moves import CHOOSE, kind_of, make_move
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.presidenten.between import best_card
from troef.games.presidenten.state import PresidentenState
from troef.sampling.sharing import NoWorld, Sharing, pick_weighed
from troef.shedding.equals import HIGHER_CARDS

ALL: Final[i64] = sum([int(cards) for cards in RANK_CARDS])
#: How often hands are shared again until one is taken; the chance that none is, is below one in a million million.
MOST_TRIES: Final = 10_000


def before(card: i64) -> i64:
    """The equal cards that come first in the order S H D C."""
    return RANK_CARDS[card & 15] & ~(BIT[card] | (BIT[card] - 1))


def above(card: i64) -> i64:
    """The cards that the slaaf would have given sooner than this one (R22)."""
    return HIGHER_CARDS[card & 15] | before(card)


def worlds_of(fresh: PresidentenState, view: View, rng: Rng) -> Iterator[PresidentenState]:
    """Endless states from a new one: unseen cards and gifts drawn uniformly, then the round played again as the view
    tells it.

    What a seat knows of hidden cards: the President and the slaaf the two cards that they gave each other, and the
    President that the slaaf has nothing higher. Whoever watches knows that there was such a highest card: the
    probability of a hand is proportional to the number of gifts that can have led to it.

    Raises:
        NoWorld: the view contradicts itself.
    """
    if not view.deal_number:
        while True:
            yield fresh.copy()
    told = view.memory["round"]
    assert isinstance(told, list)
    chairs, dealer = told
    settled = view.between_deals() or view.phase == "deciding"
    _restore(fresh, view, chairs, dealer, settled)
    guess = Guess(view, chairs, settled, fresh.rounds_played > 0 and fresh.agreed.exchange, rng)
    while True:
        guess.draw()
        state = fresh.copy()
        state.start_round(vec[i64]([i64(hand) for hand in guess.hands]), state.next_seats())
        for seat, move in view.log:
            if kind_of(move) == CHOOSE:
                move = int(make_move(CHOOSE, guess.back))
            state.play(seat, move)
        yield state


def _restore(state: PresidentenState, view: View, chairs: list[int], dealer: int, settled: bool) -> None:
    """The match as it was before the view's round."""
    state.restore(view)
    state.deal_number -= 1
    state.sheet = view.sheet[: len(view.sheet) - int(settled)]
    state.rounds_played = view.deal_number - 1
    state.dealer = dealer
    state.chairs = vec[i64]([i64(seat) for seat in chairs])
    if state.rounds_played:
        state.orders.chairs = state.chairs
    for seat in range(view.seats):
        times = view.badge(seat, "presidencies")
        if isinstance(times, int):
            state.presidencies[seat] = times
    if settled:
        state.presidencies[view.around[0]] -= 1


@final
class Guess:
    """The hands of a round before cards were given, and the card that the President gives back."""

    def __init__(self, view: View, chairs: list[int], settled: bool, gifts: bool, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.president: int = chairs[0]
        self.slaaf: int = chairs[-1]
        self.back: int = -1
        self.laid: list[int] = [0] * view.seats
        #: of equal cards the first in the order S H D C are laid, so that who laid some has none before them
        self.barred: list[int] = [0] * view.seats
        laid = view.memory["laid"]
        assert isinstance(laid, list)
        for seat, texts in laid:
            cards = parse_cards(texts)
            self.laid[seat] |= int(set_of(cards))
            self.barred[seat] |= int(before(min(cards)))
        up, back = view.memory.get("up"), view.memory.get("back")
        self.known_up: int = parse_card(up) if isinstance(up, str) else -1
        self.known_back: int = parse_card(back) if isinstance(back, str) else -1
        #: whether cards were given, and nobody whose cards the seat knows gave them
        self.gifts = gifts
        self.watching = gifts and self.known_up < 0
        self.settled = settled
        self.hands: list[int] = []
        #: the ways to share the rest and what each seat holds for certain, by the card that the slaaf gave
        self.sharings: dict[int, tuple[Sharing, list[int]]] = {}

    def draw(self) -> None:
        """Draw the hands, each way with each gift that can have led to it equally likely."""
        watching = self.watching
        if watching and self.view.phase == "giving":
            self.known_up = self._draw_up()
            watching = False
        if self.known_up not in self.sharings:
            self.sharings[self.known_up] = self._sharing(self.settled)
        sharing, held = self.sharings[self.known_up]
        most = self._most_gifts(held) if watching else 0
        for _ in range(MOST_TRIES):
            drawn = sharing.draw_sets(self.rng)
            self.hands = [held[seat] | self.laid[seat] | int(cards) for seat, cards in enumerate(drawn)]
            if not self.gifts:
                return
            if not watching:
                self._take_back(self.known_up, self.known_back)
                return
            if self._draw_gifts(self.rng.below(most)):
                return
        raise NoWorld("the slaaf cannot have given his highest card")

    def _sharing(self, settled: bool) -> tuple[Sharing, list[int]]:
        """How the unseen cards can lie, and what each seat holds for certain."""
        view = self.view
        held = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(view.seats)]
        sizes = [view.zone(f"hand-{seat}").hidden for seat in range(view.seats)]
        gone = sum(self.laid) | sum(held)
        if view.seat == self.president and self.known_back >= 0 and not gone & BIT[self.known_back]:
            held[self.slaaf] |= int(BIT[self.known_back])
            sizes[self.slaaf] -= 1
        if view.seat != self.president and self.known_up >= 0 and not gone & BIT[self.known_up]:
            held[self.president] |= int(BIT[self.known_up])
            sizes[self.president] -= 1
        unseen: i64 = ALL & ~gone
        for cards in held:
            unseen &= ~cards
        if settled:  # R14: what is left was the last one's
            last = view.sheet[-1].cells.index(view.seats)
            sizes = [int(card_count(unseen)) if seat == last else 0 for seat in range(view.seats)]
        self.sizes: list[int] = sizes
        barred = [i64(cards) for cards in self.barred]
        if view.seat != self.slaaf and self.known_up >= 0:
            barred[self.slaaf] |= above(self.known_up)
        return Sharing(unseen, sizes, barred), held

    def _draw_up(self) -> int:
        """The card that the slaaf gave, before anything else happened, as a spectator sees it: the hands that it leaves
        him are of lower cards, and all are to be equally likely."""
        view = self.view
        size = view.zone(f"hand-{self.slaaf}").hidden
        hidden: i64 = ALL
        if view.seat >= 0:
            hidden &= ~set_of(view.hand())
        lower: list[int] = [int(card_count(hidden & ~above(card) & ~BIT[card])) for card in cards_in(hidden)]
        number = pick_weighed([comb(count, size) for count in lower], self.rng)
        return cards_in(hidden)[number]

    def _most_gifts(self, held: list[int]) -> i64:
        """No hands of the two have more gifts that can have led to them than this (see `_draw_gifts`)."""
        slaafs: i64 = held[self.slaaf] | self.laid[self.slaaf]
        seen = self.laid[self.president]
        rest: i64 = ALL & ~sum(self.laid) & ~sum(held)
        room = self.sizes[self.president]
        most: list[i64] = []
        for _ in range(2):
            higher: i64 = ALL
            if slaafs:
                best = best_card(slaafs)
                higher = above(best)
                slaafs &= ~BIT[best]
            unseen = card_count(higher & rest)
            most.append(card_count(higher & seen) + (unseen if unseen < room else room))
        dealt = card_count(held[self.slaaf] | self.laid[self.slaaf]) + self.sizes[self.slaaf]
        return 1 + (dealt - 1) * most[0] + most[1]

    def _draw_gifts(self, number: i64) -> bool:
        """Take back the gifts with this number of all that lead to these hands; False where there are not this many.

        The slaaf's best card can have gone up and come back. Or another came back, and what went up is a card that the
        President holds, above all that the slaaf then had left: above his best card, or, where it is the best that came
        back, above the second best.
        """
        high: i64 = self.hands[self.president]
        low: i64 = self.hands[self.slaaf]
        best = best_card(low)
        rest = low & ~BIT[best]
        if not number:
            self._take_back(best, best)
            return True
        number -= 1
        ups = high & above(best)
        count = card_count(ups)
        if number < card_count(rest) * count:
            self._take_back(nth_card(ups, number % count), nth_card(rest, number // count))
            return True
        number -= card_count(rest) * count
        ups = high & above(best_card(rest))
        if number < card_count(ups):
            self._take_back(nth_card(ups, number), best)
            return True
        return False

    def _take_back(self, up: i64, back: i64) -> None:
        """The hands as they were dealt."""
        high: i64 = self.hands[self.president]
        low: i64 = self.hands[self.slaaf]
        self.back = int(back)
        if back >= 0:
            low &= ~BIT[back]
            high |= BIT[back]
        self.hands[self.president] = int(high & ~BIT[up])
        self.hands[self.slaaf] = int(low | BIT[up])
