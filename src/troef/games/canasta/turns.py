"""The turns of a round of canasta: take, meld, discard (R5–R40)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card, without_first
from troef.cards.card import JOKER, rank_of
from troef.core.moves import DISCARD, LAYOFF, MELD, NO, TAKE, YES, BoxedMove, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.games.canasta.counts import (
    FIRST_NATURAL,
    JOKERS,
    LAST_NATURAL,
    MOST_WILD,
    ONE,
    SMALLEST_MELD,
    THREES,
    TWOS,
    VALUES,
    count_at,
    points_of,
    size_of,
)
from troef.games.canasta.language import (
    ASK,
    DRAW_STOCK,
    MELD_PAYLOADS,
    is_meld_payload,
    jokers_in,
    meld_counts,
    meld_payload,
    naturals_in,
    place_of,
    rank_in,
    twos_in,
)
from troef.games.canasta.refusing import why
from troef.games.canasta.standing import (
    ANSWERING,
    FREE,
    LAST_RED_THREE,
    MELDING,
    MUST_GO_OUT,
    MUST_STAY,
    NO_TAKE,
    TAKING,
    WENT_OUT,
    CanastaRound,
    is_red_three,
)

_STEPS: Final = ("draw", "meld", "answer")
# The objects of moves, made once: making a new one costs more than finding the move.
_MELDS: Final[list[BoxedMove]] = [int(make_move(MELD, payload)) for payload in range(int(MELD_PAYLOADS))]
_TAKES: Final[list[BoxedMove]] = [int(make_move(TAKE, payload)) for payload in range(int(MELD_PAYLOADS))]
_LAYOFFS: Final[list[BoxedMove]] = [int(make_move(LAYOFF, payload)) for payload in range(256)]
_DISCARDS: Final[list[BoxedMove]] = [int(make_move(DISCARD, card)) for card in range(64)]
_ANSWERS: Final[list[BoxedMove]] = [int(YES), int(NO)]
_DRAW: Final[list[BoxedMove]] = [int(DRAW_STOCK)]
_ASK: Final[list[BoxedMove]] = [int(ASK)]
_WILD_PLACES_OF: Final = vec[i64]([0, 13])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(CanastaRound):
    """One round, turn after turn.

    A list of moves holds at most the draw and 60 takes, or 11 ranks with 7 numbers of naturals and 10 of wild cards
    (which no hand can reach together), 33 lay-offs, the question and 53 cards to discard.
    """

    def name(self) -> str:
        return _STEPS[self.step]

    def copy(self) -> "Turns":
        other = Turns()
        self.copy_to(other)
        return other

    # ---- what is legal ----

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.step == ANSWERING:
            return _ANSWERS[:]
        moves: list[BoxedMove] = []
        if self.step == TAKING:
            if self.in_stock():
                moves = _DRAW[:]
            takes = self.takes(seat)
            for payload in takes:
                moves.append(_TAKES[payload])
            return moves
        if self.may_put_question(seat):
            moves = _ASK[:]
        self._list_melds(seat, moves)
        self._list_layoffs(seat, moves)
        if self.may_discard(seat):
            if count_at(self.hands[seat], JOKERS):
                moves.append(_DISCARDS[JOKER])
            cards = self.cards.held(seat)
            while cards:
                moves.append(_DISCARDS[first_card(cards)])
                cards = without_first(cards)
        return moves

    def _list_melds(self, seat: i64, moves: list[BoxedMove]) -> None:
        hand = self.hands[seat]
        wilds = self.wilds[seat & 1]
        # with a hand that stays large enough anything that fits may be laid
        easy = size_of(hand) - 2 if self.due <= 0 and self.bound != MUST_GO_OUT and not self.aside else -1
        twos = count_at(hand, TWOS)
        jokers = count_at(hand, JOKERS)
        if count_at(hand, THREES) >= SMALLEST_MELD:
            self._list_black_threes(seat, moves)
        for place in range(FIRST_NATURAL, LAST_NATURAL + 1):
            held = hand >> (4 * place) & 15
            if held < 2:
                continue
            room = MOST_WILD - (wilds >> (4 * place) & 15)
            for two in range(min(twos, room) + 1):
                for joker in range(min(jokers, room - two) + 1):
                    wild = two + joker
                    first: i64 = 3 if wild == 0 else 2
                    for naturals in range(first, held + 1):
                        payload = meld_payload(place, naturals, two, joker)
                        if naturals + wild <= easy or self.can_end_after_meld(seat, payload):
                            moves.append(_MELDS[payload])

    def _list_black_threes(self, seat: i64, moves: list[BoxedMove]) -> None:
        for number in range(SMALLEST_MELD, count_at(self.hands[seat], THREES) + 1):
            payload = meld_payload(THREES, number, 0, 0)
            if self.may_meld(seat, payload):
                moves.append(_MELDS[payload])

    def _list_layoffs(self, seat: i64, moves: list[BoxedMove]) -> None:
        hand = self.hands[seat]
        naturals = self.naturals[seat & 1]
        if not naturals:
            return
        wilds = self.wilds[seat & 1]
        easy = size_of(hand) >= 3 and self.due <= 0 and self.bound != MUST_GO_OUT and not self.aside
        for place in range(FIRST_NATURAL, LAST_NATURAL + 1):
            if not naturals >> (4 * place) & 15:
                continue
            if hand >> (4 * place) & 15:
                payload = place | place << 4
                if easy or self.can_end_after_layoff(seat, payload):
                    moves.append(_LAYOFFS[payload])
            if wilds >> (4 * place) & 15 == MOST_WILD:
                continue
            for card in _WILD_PLACES_OF:
                if hand >> (4 * card) & 15:
                    payload = place | card << 4
                    if easy or self.can_end_after_layoff(seat, payload):
                        moves.append(_LAYOFFS[payload])

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or move < 0:
            return False
        kind = kind_of(move)
        payload = payload_of(move)
        if self.step == ANSWERING:
            return (kind == YES or kind == NO) and payload == 0
        if self.step == TAKING:
            return self._may_take(seat, kind, payload)
        if kind == DISCARD:
            return payload < 64 and self.cards.has(seat, payload) and self.may_discard(seat)
        if kind == MELD:
            if not is_meld_payload(payload) or not self.holds(seat, meld_counts(payload)):
                return False
            return self.may_meld(seat, payload)
        if kind == LAYOFF:
            card = payload >> 4
            if payload >= 256 or card > JOKERS or not count_at(self.hands[seat], card):
                return False
            return self.may_lay_off(seat, payload)
        return kind == ASK and payload == 0 and self.may_put_question(seat)

    def _may_take(self, seat: i64, kind: i64, payload: i64) -> bool:
        if kind == DRAW_STOCK:
            return payload == 0 and self.in_stock() > 0
        if kind != TAKE or not self.takeable():
            return False
        if payload and not (is_meld_payload(payload) and self.holds(seat, meld_counts(payload))):
            return False
        return self.take_fits(seat & 1, payload) and self.can_end_after_take(seat, payload)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return why(self, seat, move)

    # ---- what a move does ----

    def play(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        payload = payload_of(move)
        if kind == DISCARD:
            self._discard(seat, payload)
        elif kind == DRAW_STOCK:
            self._draw(seat)
        elif kind == TAKE:
            self._take(seat, payload)
        elif kind == MELD:
            self._meld(seat, payload)
        elif kind == LAYOFF:
            self._lay_off(seat, payload)
        elif kind == ASK:
            self.may_ask = False
            self.step = ANSWERING
            self.turn = seat ^ 2
        else:
            self.bound = MUST_GO_OUT if kind == YES else MUST_STAY  # R33
            self.step = MELDING
            self.turn = seat ^ 2

    def begin_turn(self, seat: i64) -> None:
        """The turn of a seat begins: to draw or take."""
        self.turn = seat
        self.step = TAKING
        self.due = 0 if self.naturals[seat & 1] else self.minimums[seat & 1]
        self.own = 0
        self.added = False
        self.bound = FREE

    def _draw(self, seat: i64) -> None:
        stock = self.stock
        while True:
            card = stock[self.drawn] & 63
            self.drawn += 1
            if not is_red_three(card):
                break
            self.lay_red_three(seat, card)  # R6
            if self.drawn == len(stock):
                self._end(LAST_RED_THREE)  # R39
                return
        self.gain(seat, card)
        self.step = MELDING
        self.from_stock = True
        self.may_ask = True

    def _take(self, seat: i64, payload: i64) -> None:
        side = seat & 1
        card = self.top()
        place = rank_of(card)
        self.pile = self.pile[: len(self.pile) - 1]
        self.frozen = False  # R27
        self.step = MELDING
        self.from_stock = False
        self.aside = True
        if payload:
            self._put_down(seat, payload)
        else:
            self.added = True
        self.lay_in_meld(side, place, card)
        if payload:
            self.own += ONE[place]
        if self.due > 0:
            self.due -= VALUES[place]  # R16
        self._after_laying(seat)

    def _meld(self, seat: i64, payload: i64) -> None:
        self.may_ask = False
        if rank_in(payload) == THREES and self.bound == FREE:
            self.bound = MUST_GO_OUT  # R36
        self._put_down(seat, payload)
        self._after_laying(seat)

    def _put_down(self, seat: i64, payload: i64) -> None:
        """Naturals of a rank and wild cards go from the hand into the meld of that rank."""
        side = seat & 1
        place = rank_in(payload)
        naturals = naturals_in(payload)
        wild = twos_in(payload) + jokers_in(payload)
        for _ in range(naturals):
            self.lay_in_meld(side, place, self.lose_lowest(seat, place))
        for _ in range(twos_in(payload)):
            self.lay_in_meld(side, place, self.lose_lowest(seat, TWOS))
        for _ in range(jokers_in(payload)):
            self.lay_in_meld(side, place, self.lose_lowest(seat, JOKERS))
        self.own += ONE[place] * (naturals + wild)
        if self.due > 0:
            self.due -= points_of(meld_counts(payload))  # R16
        if self.keepers[side] < 0:
            self.keepers[side] = seat

    def _lay_off(self, seat: i64, payload: i64) -> None:
        side = seat & 1
        place = payload & 15
        card = payload >> 4
        self.may_ask = False
        self.lay_in_meld(side, place, self.lose_lowest(seat, card))
        if count_at(self.own, place):
            self.own += ONE[place]
        else:
            self.added = True
        if self.due > 0:
            self.due -= VALUES[card]
        self._after_laying(seat)

    def _after_laying(self, seat: i64) -> None:
        """The rest of a taken pile comes into the hand when the minimum is met (R16, R17, R19)."""
        if self.aside and self.due <= 0:
            self.aside = False
            self.may_ask = True  # A9
            pile = self.pile
            for at in range(len(pile)):
                card = pile[at]
                if is_red_three(card):
                    self.lay_red_three(seat, card)  # R7
                else:
                    self.gain(seat, card)
                    self.known.give(seat, card)
            self.pile = vec[i64]()
        if not self.hands[seat] and not self.aside:
            self._go_out(seat)

    def _discard(self, seat: i64, card: i64) -> None:
        place = place_of(card)
        self.lose(seat, card)
        self.pile = append(self.pile, card)
        if place == TWOS or place == JOKERS:
            self.frozen = True  # R25, R29
        if not self.hands[seat]:
            self._go_out(seat)
            return
        if self.own or self.added:
            self.melded |= BIT[seat]
        following = (seat + 1) & 3
        self.begin_turn(following)
        if self.must_end(following):
            self._end(NO_TAKE)  # R38

    def _go_out(self, seat: i64) -> None:
        self.winner = seat
        self.concealed = self.is_concealed(seat)
        self._end(WENT_OUT)  # R37

    def _end(self, reason: i64) -> None:
        self.ended = reason
        self.turn = -1

    # ---- cards to and from hands ----

    def gain(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat] += ONE[place_of(card)]
        self.cards.give(seat, card)

    def lose(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] -= ONE[place_of(card)]
        self.cards.take(seat, card)
        self.known.take(seat, card)

    def lose_lowest(self, seat: i64, place: i64) -> i64:
        """The lowest card of a place leaves a hand."""
        card = JOKER
        if place != JOKERS:
            card = place
            while not self.cards.has(seat, card):
                card += 16
        self.lose(seat, card)
        return card

    def lay_in_meld(self, side: i64, place: i64, card: i64) -> None:
        """A card comes into the meld of a rank."""
        if place_of(card) == place:
            self.laid.give(side, card)
            self.naturals[side] += ONE[place]
        else:
            at = 16 * side + place
            self.wild_cards[at] = self.wild_cards[at] << 7 | card + 1
            self.wilds[side] += ONE[place]

    def lay_red_three(self, seat: i64, card: i64) -> None:
        """A red three is laid open before a side (R4, R6, R7)."""
        self.red_threes[seat & 1] += 16 if rank_of(card) == THREES and (card & 63) >> 4 == 2 else 1
