"""One round of rummy: who may do what, turn after turn (R6–R13, R16–R22)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, first_card, nth_card, without_first
from troef.cards.card import card_text
from troef.core.moves import DISCARD, LAYOFF, MELD, BoxedMove, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.rummy.language import (
    DRAW_DISCARD,
    DRAW_STOCK,
    LOOSE_MELD,
    MOST_MELDS,
    PER_MELD,
    SEEN_BY_ALL,
    SEEN_BY_DRAWER,
    STOP_ROUND,
    TURN_OVER,
)
from troef.melds.meld import MELD_CARDS, MELD_COUNT, MELD_FITS, meld_of, melds_in
from troef.melds.naming import loose_cards, shape_of
from troef.melds.rounds import DRAWING, MELDING, MeldRound

#: How many cards each gets, by number of seats. R3
HAND_SIZES: Final = (0, 0, 10, 7, 7, 6, 6)
MOST_TURN_OVERS: Final[i64] = 3  # R12
MOST_TURNS: Final[i64] = 300  # R13

#: Points by rank, two … ace. S1
POINTS: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1])

#: R6, R11, R12: how a turn begins.
_DRAWS: Final = vec[i64]([DRAW_STOCK, DRAW_DISCARD, TURN_OVER, STOP_ROUND])
# The objects of moves, made once: making a new one costs more than finding the move.
_DRAW_MOVES: Final[list[BoxedMove]] = [int(draw) for draw in _DRAWS]
_DISCARDS: Final[list[BoxedMove]] = [int(make_move(DISCARD, card)) for card in range(64)]
_MELDS: Final[list[BoxedMove]] = [int(make_move(MELD, meld)) for meld in range(MELD_COUNT)]
_LAYOFFS: Final[list[BoxedMove]] = [
    int(make_move(LAYOFF, payload)) for payload in range(int(PER_MELD * (MOST_MELDS + 1)))
]

#: The step of a turn after MELDING.
LAYING_OFF: Final[i64] = 2


def hand_points(cards: i64) -> i64:
    """What the cards left in a hand count (S1)."""
    points: i64 = 0
    while cards:
        points += POINTS[first_card(cards) & 15]
        cards = without_first(cards)
    return points


def _bit(card: i64) -> i64:
    """The set of one card, empty for a number that is no card."""
    return BIT[card] if 0 <= card < 63 else i64(0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(MeldRound):
    """One round. R6–R9: a turn is drawing, melding, laying off, discarding, in this order."""

    def __init__(self, first: i64, hands: vec[i64], known: vec[i64], stock: vec[i64], pile: vec[i64]) -> None:
        super().__init__(first, stock, pile)
        self.hands = hands
        #: the cards in each hand that everybody has seen going there (T1)
        self.known = known
        self.melded: bool = False
        #: the card taken from the discard pile in this turn, as a set (R9)
        self.taken: i64 = 0
        self.turn_overs: i64 = 0
        self.turns: i64 = 0

    def name(self) -> str:
        return "layoff" if self.step == LAYING_OFF else super().name()

    def copy(self) -> "Turns":
        hands, known, pile = self.hands, self.known, self.pile
        other = Turns(self.turn, hands[: len(hands)], known[: len(known)], self.stock, pile[: len(pile)])
        self.copy_table(other)
        other.melded, other.taken, other.turn_overs, other.turns = self.melded, self.taken, self.turn_overs, self.turns
        return other

    def told(self, move: i64) -> i64:
        if move == DRAW_STOCK:
            seen = SEEN_BY_DRAWER | (SEEN_BY_ALL if self.turn_overs else 0)
            return make_move(DRAW_STOCK, seen | self.stock[self.drawn])
        if move == DRAW_DISCARD:
            return make_move(DRAW_DISCARD, SEEN_BY_DRAWER | SEEN_BY_ALL | self.top())
        return move

    # ---- what is legal ----

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        moves: list[BoxedMove] = []
        if self.step == DRAWING:
            for place in range(len(_DRAWS)):
                if self._may_draw(_DRAWS[place]):
                    moves.append(_DRAW_MOVES[place])
            return moves
        hand = self.hands[seat]
        spare = hand & ~self.taken  # R9, R21: a card to discard
        if self.step == MELDING and not self.melded:
            for meld in melds_in(hand):
                if spare & ~MELD_CARDS[meld]:
                    moves.append(_MELDS[meld])
        number: i64 = PER_MELD
        for meld in self.melds:
            fitting = hand & MELD_FITS[meld]
            while fitting:
                card = first_card(fitting)
                fitting = without_first(fitting)
                if spare & ~BIT[card]:
                    moves.append(_LAYOFFS[number | card])
            number += PER_MELD
        while spare:
            moves.append(_DISCARDS[first_card(spare)])
            spare = without_first(spare)
        return moves

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.step != DRAWING:
            return super().pick(seat, rng)
        draws: i64 = 0
        for place in range(len(_DRAWS)):
            if self._may_draw(_DRAWS[place]):
                draws |= BIT[place]
        return _DRAWS[nth_card(draws, rng.below(card_count(draws)))]

    def _may_draw(self, move: i64) -> bool:
        if move == DRAW_STOCK:
            return self.in_stock() > 0
        if move == DRAW_DISCARD:
            return len(self.pile) > 0  # R11: empty after turning over
        if self.in_stock():
            return False
        return move == (TURN_OVER if self.turn_overs < MOST_TURN_OVERS else STOP_ROUND)  # R12

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if self.step == DRAWING:
            return self._may_draw(move)
        kind = kind_of(move)
        payload = payload_of(move)
        hand = self.hands[seat]
        spare = hand & ~self.taken
        if kind == DISCARD:
            return spare & _bit(payload) != 0
        if kind == MELD:
            if self.step != MELDING or payload < 0 or payload >= MELD_COUNT:
                return False
            cards = MELD_CARDS[payload]
            return not cards & ~hand and spare & ~cards != 0
        if kind == LAYOFF:
            card = _bit(payload & 63)
            number = payload // PER_MELD
            if number < 1 or number > len(self.melds):
                return False
            return hand & card & MELD_FITS[self.melds[number - 1]] != 0 and spare & ~card != 0
        return False

    # ---- why something is not ----

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind in (DRAW_STOCK, DRAW_DISCARD, TURN_OVER, STOP_ROUND):
            return self._why_not_draw(kind)
        if kind not in (MELD, LOOSE_MELD, LAYOFF, DISCARD):
            return Refusal("P1", "wrong-phase")
        if self.step == DRAWING:
            return Refusal("R6", "draw-first")
        payload = payload_of(move)
        if kind == DISCARD:
            card = card_text(payload)
            if not self.hands[seat] & _bit(payload):
                return self._not_held(_bit(payload), card, "R9")
            return Refusal("R9", "just-taken", {"card": card})
        return self._why_not_layoff(seat, payload) if kind == LAYOFF else self._why_not_meld(seat, move)

    def _why_not_draw(self, kind: i64) -> Refusal:
        if self.step != DRAWING:
            return Refusal("R6", "already-drawn")
        if kind == DRAW_STOCK:
            return Refusal("R11", "stock-empty")
        if kind == DRAW_DISCARD:
            return Refusal("R11", "discard-empty")
        clause = "R11" if kind == TURN_OVER else "R12"
        if self.in_stock():
            return Refusal(clause, "stock-not-empty")
        return Refusal("R12", "turned-three-times" if kind == TURN_OVER else "can-turn-over")

    def _why_not_meld(self, seat: i64, move: i64) -> Refusal:
        if self.melded:
            return Refusal("R7", "one-meld")
        if self.step == LAYING_OFF:
            return Refusal("R8", "meld-after-layoff")
        payload = payload_of(move)
        loose = kind_of(move) == LOOSE_MELD
        if not loose and not 0 <= payload < MELD_COUNT:
            return Refusal("P1", "wrong-phase")
        cards = loose_cards(payload) if loose else MELD_CARDS[payload]
        missing = cards & ~self.hands[seat]
        if missing:
            return self._not_held(missing, card_text(first_card(missing)), "R7")
        if loose:
            clause = "R15" if shape_of(cards) == "set" else "R14"
            return Refusal(clause, "no-meld", {"cards": [card_text(card) for card in cards_in(cards)]})
        return Refusal("R21", "keep-a-card")

    def _why_not_layoff(self, seat: i64, payload: i64) -> Refusal:
        card = payload & 63
        text = card_text(card)
        number = payload // PER_MELD
        if not self.hands[seat] & _bit(card):
            return self._not_held(_bit(card), text, "R8")
        if number < 0 or number > len(self.melds):
            return Refusal("R17", "no-such-meld", {"amount": int(number)})
        fits = self.fits() if number == 0 else MELD_FITS[self.melds[number - 1]]
        if not fits & _bit(card):
            return Refusal("R18", "no-fit", {"card": text})
        if self.hands[seat] & ~self.taken & ~_bit(card):
            return Refusal("R17", "which-meld", {"card": text})
        return Refusal("R21", "keep-a-card")

    def _not_held(self, missing: i64, card: str, clause: str) -> Refusal:
        """Cards that the hand does not have; `card` is one of them."""
        for meld in self.melds:
            lying = missing & MELD_CARDS[meld]
            if lying:
                return Refusal("R19", "stays-in-meld", {"card": card_text(first_card(lying))})
        return Refusal(clause, "not-held", {"card": card})

    def fits(self) -> i64:
        """Every card that can be laid off now (R17)."""
        cards: i64 = 0
        for meld in self.melds:
            cards |= MELD_FITS[meld]
        return cards

    # ---- what a move does ----

    def play(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        payload = payload_of(move)
        if kind == DISCARD:
            self._discard(seat, payload)
        elif kind == DRAW_STOCK:
            self._draw_stock(seat)
        elif kind == DRAW_DISCARD:
            self._draw_discard(seat)
        elif kind == MELD:
            self._leave(seat, MELD_CARDS[payload])
            self.melds = append(self.melds, payload)
            self.owners = append(self.owners, seat)
            self.melded = True
            self.step = LAYING_OFF
        elif kind == LAYOFF:
            card = BIT[payload & 63]
            place = payload // PER_MELD - 1
            self._leave(seat, card)
            self.melds[place] = meld_of(MELD_CARDS[self.melds[place]] | card)
            self.step = LAYING_OFF  # R8
        elif kind == TURN_OVER:
            pile = self.pile
            self.stock = pile[: len(pile)]  # R11: the lowest discard is on top
            self.drawn = 0
            self.pile = vec[i64]()
            self.turn_overs += 1
        else:
            self.turn = -1  # R12

    def _leave(self, seat: i64, cards: i64) -> None:
        self.hands[seat] &= ~cards
        self.known[seat] &= ~cards

    def _draw_stock(self, seat: i64) -> None:
        card = BIT[self.stock[self.drawn]]
        self.drawn += 1
        self.hands[seat] |= card
        if self.turn_overs:  # all have seen the pile that was turned over
            self.known[seat] |= card
        self.step = MELDING

    def _draw_discard(self, seat: i64) -> None:
        pile = self.pile
        last = len(pile) - 1
        card = BIT[pile[last]]
        self.pile = pile[:last]
        self.hands[seat] |= card
        self.known[seat] |= card
        self.taken = card
        self.step = MELDING

    def _discard(self, seat: i64, card: i64) -> None:
        self._leave(seat, BIT[card])
        self.pile = append(self.pile, card)
        self.taken = 0
        self.melded = False
        self.step = DRAWING
        self.turns += 1
        if not self.hands[seat]:
            self.winner = seat  # R20
            self.turn = -1
        elif self.turns == MOST_TURNS:
            self.turn = -1  # R13
        else:
            self.turn = (seat + 1) % len(self.hands)  # R10
