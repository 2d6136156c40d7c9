"""The turns of one game of pesten: what fits, the special cards, the penalty cards, the last card, the stock."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, JOKERS, RANK_CARDS, SUIT_CARDS, card_count, cards_in, first_card, without_first
from troef.cards.card import (
    EIGHT,
    JACK,
    JOKER,
    JOKER_RANK,
    SEVEN,
    TWO,
    card_text,
    is_joker,
    rank_of,
    suit_of,
    suit_text,
)
from troef.core.moves import DRAW, END_TURN, PLAY, TAKE, kind_of, make_move
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng, shuffle_top
from troef.games.pesten.language import LAST_WAYS, PLAYS, WAYS, card_played, is_call, is_play_of, suit_named

#: Cards that answer a pending penalty (R15).
REPLIES: Final[i64] = RANK_CARDS[0] | JOKERS
#: Cards that fit on everything (R5c, R5d).
ALWAYS: Final[i64] = RANK_CARDS[9] | JOKERS
#: What can be in a hand.
ANY_CARD: Final[i64] = SUIT_CARDS[0] | SUIT_CARDS[1] | SUIT_CARDS[2] | SUIT_CARDS[3] | JOKERS

CALL_PENALTY: Final[i64] = 2  # P1, P2
TWO_PENALTY: Final[i64] = 2  # R10
JOKER_PENALTY: Final[i64] = 5  # R14
MOST_TURNS: Final[i64] = 1000  # R26

# What goes on when the cards that are owed have been drawn.
AFTER_PLAY: Final[i64] = 1  # the effect of the card played
AFTER_DRAW: Final[i64] = 2  # perhaps the card drawn
AFTER_TAKE: Final[i64] = 3  # a normal turn

# How a game ended.
GOING_ON: Final[i64] = 0
WON: Final[i64] = 1
STUCK: Final[i64] = 2
LIMIT: Final[i64] = 3

_DRAW_MOVE: Final[int] = int(make_move(DRAW))
_TAKE_MOVE: Final[int] = int(make_move(TAKE))
_END_MOVE: Final[int] = int(make_move(END_TURN))


def is_special(card: i64) -> bool:
    """Whether a card is a pestkaart: a 2, 7, 8, jack or joker."""
    rank = rank_of(card)
    return rank == TWO or rank == SEVEN or rank == EIGHT or rank == JACK or rank == JOKER_RANK


def fitting(top: i64, suit: i64) -> i64:
    """The cards that may be laid on this top when this suit is to be followed (R5)."""
    if is_joker(top):
        return ANY_CARD  # (e)
    return SUIT_CARDS[suit] | RANK_CARDS[rank_of(top)] | ALWAYS  # (a) – (d)


def hand_cards(hand: i64) -> list[int]:
    """The cards of a hand as they are listed: by code, jokers last."""
    return cards_in(hand & ~JOKERS) + cards_in(hand & JOKERS)


def faces(hand: i64) -> list[str]:
    """The cards of a set as text, alike jokers once."""
    texts = [card_text(card) for card in cards_in(hand & ~JOKERS)]
    return [*texts, card_text(JOKER)] if hand & JOKERS else texts


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Phase):
    """One game from the first turn to the last card."""

    def __init__(self, seats: i64, play_drawn: bool, turn_after_take: bool) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.play_drawn: bool = play_drawn
        self.turn_after_take: bool = turn_after_take
        self.hands: vec[i64] = vec[i64]([0] * int(seats))
        #: The discard pile, the top last, and the stock, of which `place` cards are gone.
        self.pile: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.place: i64 = 0
        #: The suit to be followed (R6), the pending penalty (R15), +1 clockwise.
        self.suit: i64 = 0
        self.penalty: i64 = 0
        self.direction: i64 = 1
        #: The playable card just drawn (R8), or -1.
        self.drawn: i64 = -1
        #: Cards that the seat on turn must still draw, and what follows (AFTER_…).
        self.owed: i64 = 0
        self.after: i64 = 0
        #: Turns taken; turns in succession without a card played or drawn (R26); whether this turn had one.
        self.taken: i64 = 0
        self.idle: i64 = 0
        self.active: bool = False
        self.ended: i64 = GOING_ON

    def name(self) -> str:
        if self.penalty:
            return "penalty"
        return "draw" if self.drawn >= 0 else "play"

    def copy(self) -> "Turns":
        hands, pile, stock = self.hands, self.pile, self.stock
        other = Turns(self.seats, self.play_drawn, self.turn_after_take)
        other.turn, other.place, other.suit, other.penalty = self.turn, self.place, self.suit, self.penalty
        other.direction, other.drawn, other.owed, other.after = self.direction, self.drawn, self.owed, self.after
        other.taken, other.idle, other.active, other.ended = self.taken, self.idle, self.active, self.ended
        other.hands = hands[: len(hands)]
        other.pile = pile[: len(pile)]
        other.stock = stock[: len(stock)]
        return other

    # ---- the table ----

    def top(self) -> i64:
        """The top of the discard pile."""
        pile = self.pile
        return pile[len(pile) - 1]

    def begin(self, hands: vec[i64], order: vec[i64], place: i64, start: i64, first: i64) -> None:
        """The start (R3, R4): the cards from `place` up to `start` are turned up, `first` is on turn."""
        self.hands = hands
        self.stock = order
        self.place = start + 1
        self.pile = order[place : start + 1]
        self.suit = suit_of(order[start])
        self.turn = first

    def lacks_stock(self) -> bool:
        """Whether the discard pile must be shuffled before the turn can go on (R24)."""
        return self.owed > 0

    def old_discards(self) -> list[int]:
        """What becomes the new stock (R24): all discards but the top."""
        pile = self.pile
        return [int(pile[at]) for at in range(len(pile) - 1)]

    def restock(self, stock: vec[i64]) -> None:
        """Lay the new stock and draw on (R24)."""
        pile = self.pile
        self.pile = pile[len(pile) - 1 :]
        self.stock = stock
        self.place = 0
        self._draw_owed()

    def restock_shuffled(self, rng: Rng) -> None:
        """Shuffle the old discards and go on (R24)."""
        pile = self.pile
        stock = pile[: len(pile) - 1]
        shuffle_top(stock, len(stock), rng)
        self.restock(stock)

    # ---- what is legal ----

    def playable(self, seat: i64) -> i64:
        """The cards that a seat on turn could lay now."""
        hand = self.hands[seat]
        if self.drawn >= 0:
            return BIT[self.drawn]  # R8
        if self.penalty:
            return hand & REPLIES  # R15
        return hand & fitting(self.top(), self.suit)

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != self.turn:
            return moves
        cards = self.playable(seat)
        hand = self.hands[seat]
        table = WAYS if hand & (hand - 1) else LAST_WAYS  # R21
        plain = cards & ~JOKERS
        while plain:
            moves.extend(table[first_card(plain)])
            plain = without_first(plain)
        if cards & JOKERS:
            moves.extend(table[JOKER])
        if self.drawn >= 0:
            moves.append(_END_MOVE)
        elif self.penalty:
            moves.append(_TAKE_MOVE)
        elif not cards:
            moves.append(_DRAW_MOVE)
        return moves

    def pick(self, seat: i64, rng: Rng) -> i64:
        cards, hand = self.playable(seat), self.hands[seat]
        table = WAYS if hand & (hand - 1) else LAST_WAYS
        plain = cards & ~JOKERS
        jokers: i64 = len(table[JOKER]) if cards & JOKERS else i64(0)
        ways = jokers
        rest = plain
        while rest:
            ways += len(table[first_card(rest)])
            rest = without_first(rest)
        beside = self.drawn >= 0 or self.penalty > 0 or not cards
        choice = rng.below(ways + 1 if beside else ways)
        while plain:
            own = table[first_card(plain)]
            if choice < len(own):
                return own[choice]
            choice -= len(own)
            plain = without_first(plain)
        if choice < jokers:
            return table[JOKER][choice]
        return END_TURN if self.drawn >= 0 else TAKE if self.penalty else DRAW

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if kind_of(move) != PLAY:
            if move == TAKE:
                return self.penalty > 0
            if move == END_TURN:
                return self.drawn >= 0
            return move == DRAW and self.drawn < 0 and not self.penalty and not self.playable(seat)
        cards = self.playable(seat)
        if cards & JOKERS:
            cards |= BIT[JOKER]
        if not is_play_of(move, cards):
            return False
        hand = self.hands[seat]
        return not is_call(move) or hand & (hand - 1) != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == PLAY:
            return self._why_no_play(seat, move)
        if move != DRAW and move != TAKE and move != END_TURN:
            return Refusal("", "not-offered")
        if self.drawn >= 0:
            if move == TAKE:
                return Refusal("R17", "no-penalty")
            return Refusal("R8", "only-drawn", {"card": card_text(self.drawn)})
        if self.penalty:
            return Refusal("R15", "penalty-pending", {"amount": int(self.penalty)})
        if move == TAKE:
            return Refusal("R17", "no-penalty")
        cards = self.playable(seat)
        if cards:
            return Refusal("R7", "can-play", {"cards": faces(cards)})
        return Refusal("R8", "draw-first")

    def _why_no_play(self, seat: i64, move: i64) -> Refusal:
        if move < 0 or move >= PLAYS:
            return Refusal("", "not-offered")
        card = card_played(move)
        hand = self.hands[seat]
        set_of_card: i64 = JOKERS if is_joker(card) else BIT[card] if card < 63 else i64(0)
        if not hand & set_of_card:
            return Refusal("R7", "not-held", {"card": card_text(card)})
        if self.drawn >= 0 and card != self.drawn and not (is_joker(card) and is_joker(self.drawn)):
            return Refusal("R8", "only-drawn", {"card": card_text(self.drawn)})
        if not self.playable(seat) & set_of_card:
            if self.penalty:
                return Refusal("R15", "penalty-pending", {"amount": int(self.penalty)})
            facts: dict[str, object] = {"card": card_text(card), "suit": suit_text(self.suit)}
            return Refusal("R5", "no-match", facts)
        if rank_of(card) == JACK and suit_named(move) < 0:
            return Refusal("R13", "name-suit")
        if rank_of(card) != JACK and suit_named(move) >= 0:
            return Refusal("R13", "only-jack-names")
        return Refusal("R21", "no-call-needed", {"card": card_text(card)})

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        if kind_of(move) == PLAY:
            self._lay(seat, move)
        elif move == DRAW:
            self._owe(1, AFTER_DRAW)
        elif move == TAKE:  # R17
            count = self.penalty
            self.penalty = 0
            self._owe(count, AFTER_TAKE)
        else:
            self.drawn = -1
            self._end_turn(1)

    def _lay(self, seat: i64, move: i64) -> None:
        card = card_played(move)
        hands = self.hands
        hand = hands[seat]
        if is_joker(card):
            card = first_card(hand & JOKERS)  # R1
        hand &= ~BIT[card]
        hands[seat] = hand
        self.pile = append(self.pile, card)
        self.suit = suit_named(move) if rank_of(card) == JACK else suit_of(card)  # R6, R13
        self.drawn = -1
        self.active = True
        if not hand:  # R23
            self.ended = WON
        elif (hand & (hand - 1) == 0) != is_call(move):  # R20 – R22: P1, P2
            self._owe(CALL_PENALTY, AFTER_PLAY)
        else:
            self._carry_out()

    def _carry_out(self) -> None:
        """The effect of the card just laid; then the next player is on turn (R9)."""
        rank = rank_of(self.top())
        if rank == TWO:
            self.penalty += TWO_PENALTY  # R10, R16
        elif rank == JOKER_RANK:
            self.penalty += JOKER_PENALTY  # R14, R16
        elif rank == SEVEN:
            self.direction = -self.direction  # R11
        self._end_turn(2 if rank == EIGHT else 1)  # R12

    def _end_turn(self, steps: i64) -> None:
        self.taken += 1
        self.idle = i64(0) if self.active else self.idle + 1
        self.active = False
        if self.idle == self.seats:  # R26
            self.ended = STUCK
        elif self.taken == MOST_TURNS:
            self.ended = LIMIT
        self.turn = (self.turn + self.direction * steps + 2 * self.seats) % self.seats

    def _owe(self, count: i64, after: i64) -> None:
        self.owed = count
        self.after = after
        self._draw_owed()

    def _draw_owed(self) -> None:
        """Draw what is owed; stop where the discards must be shuffled first (R24), waive what cannot be had (R25)."""
        stock, hands, seat = self.stock, self.hands, self.turn
        last: i64 = -1
        while self.owed:
            if self.place == len(stock):
                if len(self.pile) > 1:
                    return
                self.owed = 0
            else:
                last = stock[self.place]
                self.place += 1
                self.owed -= 1
                hands[seat] |= BIT[last]
                self.active = True
        if self.after == AFTER_PLAY:
            self._carry_out()
        elif self.after == AFTER_DRAW:
            self._after_draw(last)
        elif not self.turn_after_take:
            self._end_turn(1)

    def _after_draw(self, card: i64) -> None:
        if card >= 0 and self.play_drawn and BIT[card] & fitting(self.top(), self.suit):
            self.drawn = card  # R8: to be played or kept
        else:
            self._end_turn(1)

    # ---- the end ----

    def winners(self) -> tuple[int, ...]:
        """The seats with the fewest cards: who has none, or those of R26."""
        counts = [card_count(hand) for hand in self.hands]
        least = min(counts)
        return tuple([seat for seat in range(len(counts)) if counts[seat] == least])
