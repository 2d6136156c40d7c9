"""A round of presidenten that fits all that one seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, card_count, cards_in, set_of
from troef.cards.card import parse_card, parse_cards
from troef.core.moves import CHOOSE, kind_of, make_move
from troef.core.rng import Rng
from troef.core.sharing import NoWorld, Sharing
from troef.core.view import View
from troef.games.presidenten.between import best_card
from troef.games.presidenten.state import PresidentenState
from troef.shedding.equals import HIGHER_CARDS

ALL: Final[i64] = sum([int(cards) for cards in RANK_CARDS])
#: So often hands are shared anew until the slaaf can have given his highest card.
MOST_TRIES: Final = 5000


def before(card: i64) -> i64:
    """The equal cards that come first in the order S H D C."""
    return RANK_CARDS[card & 15] & ~(BIT[card] | (BIT[card] - 1))


def above(card: i64) -> i64:
    """The cards that the slaaf would have given sooner than this one (R22)."""
    return HIGHER_CARDS[card & 15] | before(card)


def world_of(state: PresidentenState, view: View, rng: Rng) -> PresidentenState:
    """Fill a new state: the unseen cards shared uniformly, then the round played again as the view tells it.

    What a seat knows of hidden cards: the President and the slaaf the two cards that they gave each other, and the
    President that the slaaf has nothing higher. Whoever watches knows that there was such a highest card.

    Raises:
        NoWorld: the view contradicts itself.
    """
    if not view.deal_number:
        return state
    told = view.memory["round"]
    assert isinstance(told, list)
    chairs, dealer = told
    settled = int(len(view.sheet) == view.deal_number)
    state.restore(view)
    state.deal_number -= 1
    state.sheet = view.sheet[: len(view.sheet) - settled]
    state.rounds_played = len(state.sheet)
    state.dealer = dealer
    state.chairs = vec[i64]([i64(seat) for seat in chairs])
    if state.rounds_played:
        state.orders.chairs = state.chairs
    for row in state.sheet:
        state.presidencies[row.cells.index(1)] += 1
    guess = Guess(view, chairs, settled > 0, state.rounds_played > 0 and state.agreed.exchange, rng)
    state.start_round(vec[i64]([i64(hand) for hand in guess.hands]), state.next_seats())
    for seat, move in view.log:
        if kind_of(move) == CHOOSE:
            move = int(make_move(CHOOSE, guess.back))
        state.play(seat, move)
    return state


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
        sharing, held = self._sharing(settled)
        for _ in range(MOST_TRIES):
            drawn = sharing.draw(rng)
            self.hands: list[int] = [
                held[seat] | self.laid[seat] | int(set_of(drawn[seat])) for seat in range(view.seats)
            ]
            if not gifts or self._undo_gifts():
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
        if view.seat == self.slaaf and self.known_up >= 0 and not gone & BIT[self.known_up]:
            held[self.president] |= int(BIT[self.known_up])
            sizes[self.president] -= 1
        unseen: i64 = ALL & ~gone
        for cards in held:
            unseen &= ~cards
        if settled:  # R14: what is left was the last one's
            last = view.sheet[-1].cells.index(view.seats)
            sizes = [int(card_count(unseen)) if seat == last else 0 for seat in range(view.seats)]
        barred = [i64(cards) for cards in self.barred]
        if view.seat == self.president and self.known_up >= 0:
            barred[self.slaaf] |= above(self.known_up)
        return Sharing(unseen, sizes, barred), held

    def _undo_gifts(self) -> bool:
        """Take the cards back that were given; False where there is no way that they were."""
        high, low = self.hands[self.president], self.hands[self.slaaf]
        if self.known_up >= 0:
            up, self.back = self.known_up, self.known_back
        elif self.view.phase == "giving":
            ways = cards_in(high & above(best_card(low)))
            if not ways:
                return False
            up = ways[self.rng.below(len(ways))]
        else:
            pairs = self._possible_gifts(high, low)
            up, self.back = pairs[self.rng.below(len(pairs))]
        if self.back >= 0:
            low &= ~int(BIT[self.back])
            high |= int(BIT[self.back])
        self.hands[self.president] = high & ~int(BIT[up])
        self.hands[self.slaaf] = low | int(BIT[up])
        return True

    def _possible_gifts(self, high: int, low: int) -> list[tuple[int, int]]:
        """Each highest card and card given back that lead to these hands; the card itself can always have come back."""
        pairs = [(int(best_card(low)), int(best_card(low)))]
        for back in cards_in(low):
            rest = low & ~int(BIT[back])
            pairs += [(up, back) for up in cards_in(high & above(best_card(rest)))]
        return pairs
