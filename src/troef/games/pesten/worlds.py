"""A history that fits a view: which cards may have been dealt and drawn where.

Every place a card was dealt to is a slot: the hands, the cards turned up, the stock, and again each stock made of old
discards (R24). The log says of each card played from which slots it can have come: those of its player, without the
ones that were proven not to hold it (who drew had nothing that fitted, R7; what lay in the discard pile was in no
hand). Cards still unseen lie in the slots that are left. A random perfect matching of cards and slots is a history of
the whole game. Jokers are alike, so which of several was played is no choice. Only histories in which the first one to
come was played first are used: otherwise a hand with several jokers would be too likely.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, JOKERS, set_of
from troef.cards.card import JACK, JOKER, JOKER_RANK, TWO, is_joker, parse_card, rank_of, suit_of
from troef.core.moves import DRAW, PLAY, TAKE, kind_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.pesten.language import card_played, is_call, suit_named
from troef.games.pesten.turns import ANY_CARD, CALL_PENALTY, JOKER_PENALTY, TWO_PENALTY, fitting
from troef.sampling.matching import ROUNDS, Matching

#: This many histories are drawn until one plays the jokers in the order in which they came; when many jokers have been
#: laid one in seven does. Where none of this many does, the last is taken as it is.
MOST_TRIES: Final = 400


@final
class Histories:
    """Histories of a game that give a view, one after the other: the log is read once, and one matching goes on.

    Raises:
        NoWorld: nothing fits: the view is not of this game.
    """

    def __init__(self, view: View, dealer: int, pack: list[int], play_drawn: bool, rng: Rng) -> None:
        self.knowledge = Knowledge(view, dealer, pack, play_drawn)
        for number in range(len(view.log)):
            self.knowledge.read_move(number)
        self.knowledge.place_the_rest()
        self.matching = Matching(self.knowledge.slots, len(self.knowledge.allowed), rng)
        self.has_begun: bool = False

    def go_on(self) -> None:
        """Go on to the next one."""
        if self.has_begun:
            self.matching.mix(ROUNDS * len(self.matching.moving))
        self.has_begun = True
        for _ in range(MOST_TRIES):
            if self.knowledge.jokers_in_order(self.matching.lying):
                break
            self.matching.mix(ROUNDS * len(self.matching.moving))

    def orders(self) -> list[list[int]]:
        """The orders of the pack and of each later stock of the game; every joker is the first one."""
        return [self._cards_in(order) for order in self.knowledge.orders]

    def hands(self) -> list[list[int]]:
        """The cards that each seat holds now."""
        lying, first = self.matching.lying, self.knowledge.first_left
        return [self._cards_in([slot for slot in held if lying[slot] >= first]) for held in self.knowledge.held]

    def stock(self) -> list[int]:
        """What is left of the stock, top first."""
        return self._cards_in(self.knowledge.stock)

    def drawn(self) -> int:
        """The card just drawn that fits, or -1."""
        slot = self.knowledge.drawn
        return -1 if slot < 0 else self.knowledge.cards[self.matching.lying[slot]]

    def _cards_in(self, slots: list[int]) -> list[int]:
        cards, lying = self.knowledge.cards, self.matching.lying
        return [cards[lying[slot]] for slot in slots]


def face(card: int) -> int:
    """A card, with the first joker for every joker (R1)."""
    return int(JOKER) if is_joker(card) else card


class Knowledge:
    """Slots and cards of one game, gathered from a view.

    Jokers are alike, so nobody knows which of them came from which stock. That need not be guessed: all other cards
    fill the slots of the stock they came from, and leave as many for jokers as there were.
    """

    def __init__(self, view: View, dealer: int, pack: list[int], play_drawn: bool) -> None:
        seats = view.seats
        dealt = 8 * seats
        self.view = view
        self.pack = pack
        self.play_drawn = play_drawn
        #: Whether the old discards are being shuffled just now.
        self.shuffling: bool = view.phase == "awaits-deal" and len(view.sheet) < view.deal_number
        #: For each slot, the set of cards that it can hold as long as it is not known to be played.
        self.allowed: list[int] = [int(ANY_CARD)] * len(pack)
        #: Cards, and beside each the slots that it can lie in; a card comes again each time it is dealt.
        self.cards: list[int] = []
        self.slots: list[list[int]] = []
        #: The slots of each deal from the top, those that went to each seat, and those left in the stock.
        self.orders: list[list[int]] = [list(range(len(pack)))]
        self.held: list[list[int]] = [list(range((seat - dealer - 1) % seats, dealt, seats)) for seat in range(seats)]
        self.counts: list[int] = [8] * seats
        self.pile: list[int] = []
        #: The entry of each joker that others have played, and the slots that its player held then.
        self.jokers: list[tuple[int, list[int]]] = []
        #: Cards that lie open elsewhere.
        self.open: list[int] = []
        turned = view.memory["turned"]
        assert isinstance(turned, list)
        for place, card in enumerate(turned, dealt):
            self._discard(face(card), [place])
        self.stock: list[int] = list(range(dealt + len(turned), len(pack)))
        self.suit: int = int(suit_of(self.pile[-1]))
        self.penalty: int = 0
        #: The slot of a drawn card that fits, until it is played or kept.
        self.drawn: int = -1
        #: What is not in the pile now has at least this number among the cards.
        self.first_left: int = 0
        #: The move being read.
        self.number: int = -1

    def _discard(self, card: int, slots: list[int]) -> None:
        self.cards.append(card)
        self.slots.append(slots)
        self.pile.append(card)

    def _fitting(self) -> int:
        return int(fitting(self.pile[-1], self.suit))

    def _restrict(self, slots: list[int], cards: int) -> None:
        for slot in slots:
            self.allowed[slot] &= cards

    def _open_slots(self, slots: list[int], card: int) -> list[int]:
        bit = int(BIT[card])
        return [slot for slot in slots if self.allowed[slot] & bit]

    # ---- the log ----

    def read_move(self, number: int) -> None:
        """Apply one move of the log."""
        self.number = number
        seat, move = self.view.log[number]
        kind = int(kind_of(move))
        if kind == PLAY:
            self._read_play(seat, move)
        elif kind == DRAW:
            self._restrict(self.held[seat], ~self._fitting())  # R7
            if self._draw(seat, 1):
                self._read_drawn(seat)
        elif kind == TAKE:
            count, self.penalty = self.penalty, 0
            self._draw(seat, count)
        else:
            self.drawn = -1

    def _read_play(self, seat: int, move: int) -> None:
        card = int(card_played(move))
        mine = self.held[seat] if self.drawn < 0 else [self.drawn]
        if is_joker(card) and self.drawn < 0 and seat != self.view.seat:
            self.jokers.append((len(self.cards), self.held[seat][:]))
        self._discard(card, self._open_slots(mine, card))
        self.suit = int(suit_named(move) if rank_of(card) == JACK else suit_of(card))
        self.drawn = -1
        self.counts[seat] -= 1
        if rank_of(card) == TWO:
            self.penalty += int(TWO_PENALTY)
        elif rank_of(card) == JOKER_RANK:
            self.penalty += int(JOKER_PENALTY)
        if self.counts[seat] and (self.counts[seat] == 1) != is_call(move):  # P1, P2
            self._draw(seat, int(CALL_PENALTY))

    def _read_drawn(self, seat: int) -> None:
        """What the course of the game tells of a card just drawn (R8)."""
        if not self.play_drawn:
            return
        slot = self.held[seat][-1]
        log = self.view.log
        now = self.number + 1 == len(log)
        if now and self.view.phase == "draw":
            known = self.view.memory.get("drawn")
            cards = self._fitting()
            if isinstance(known, str):
                card = parse_card(known)
                cards = int(JOKERS) if is_joker(card) else int(BIT[card])
            self._restrict([slot], cards)
            self.drawn = slot
        elif not now and log[self.number + 1][0] == seat:
            self._restrict([slot], self._fitting())
            self.drawn = slot
        else:
            self._restrict([slot], ~self._fitting())

    def _draw(self, seat: int, count: int) -> bool:
        """Draw as far as there are cards (R24, R25); False where nothing came."""
        drawn = False
        for _ in range(count):
            if not self.stock and not self._restock():
                break
            self.held[seat].append(self.stock.pop(0))
            self.counts[seat] += 1
            drawn = True
        return drawn

    def _restock(self) -> bool:
        """R24: all discards but the top become new slots; False where there are none, or while this is awaited."""
        old = self.pile[:-1]
        if not old or (self.shuffling and self.number + 1 == len(self.view.log)):
            return False
        cards = int(set_of(old)) & ~int(JOKERS)
        self._restrict(list(range(len(self.allowed))), ~cards)
        if int(JOKER) in old:
            cards |= int(JOKERS)
        first = len(self.allowed)
        self.stock = list(range(first, first + len(old)))
        self.allowed += [cards] * len(old)
        self.orders.append(list(self.stock))
        self.pile = self.pile[-1:]
        return True

    def jokers_in_order(self, lying: vec[i64]) -> bool:
        """Whether none was kept while one that came later was played; `lying` has the entry in each slot."""
        for entry, held in self.jokers:
            for slot in held:
                other = lying[slot]
                if other == entry:
                    break
                if other > entry and self.cards[other] == JOKER:  # what was laid before has a lower number
                    return False
        return True

    # ---- what lies where now ----

    def place_the_rest(self) -> None:
        """Enter the hands and the stock as the view shows them; what is unseen can lie wherever a back is."""
        self.first_left = len(self.cards)
        backs: list[int] = []
        for seat, held in enumerate(self.held):
            zone = self.view.zone(f"hand-{seat}")
            if zone.hidden:
                backs += held
            for card in zone.cards:
                self._see(card, held)
        stock = self.view.zone("stock")
        if stock.hidden:
            backs += self.stock
        for place, card in enumerate(reversed(stock.cards)):
            self._see(card, [self.stock[place]])
        seen = self.pile + self.open
        for card in [face(card) for card in self.pack]:
            if card in seen:
                seen.remove(card)
            else:
                self.cards.append(card)
                self.slots.append(self._open_slots(backs, card))

    def _see(self, card: int, slots: list[int]) -> None:
        look = face(card)
        self.open.append(look)
        self.cards.append(look)
        self.slots.append(self._open_slots(slots, look))
