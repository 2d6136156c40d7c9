"""Between auction and play (R10–R17): the trump suit is named, and the card whose holder is the partner."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, cards_in, first_card
from troef.cards.card import ACE, HEARTS, RANK_NAMES, card_text, rank_of, suit_of, suit_text
from troef.core.moves import PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.rikken.moves import BLIND, CALL, call_move, called_card, called_trump

ACES: Final[i64] = RANK_CARDS[ACE]

#: What a card code may be at most.
MOST: Final[i64] = 62


def candidates(hand: i64, trump: i64) -> i64:
    """R16: the aces outside the hand that are no trumps; with all four aces the kings, and so on down (R17)."""
    rank: i64 = ACE
    found = ACES & ~hand & ~SUIT_CARDS[trump]
    if hand & ACES == ACES:
        while not found:
            rank -= 1
            found = RANK_CARDS[rank] & ~hand & ~SUIT_CARDS[trump]
    return found


def callable_cards(hand: i64, trump: i64) -> i64:
    """R13, R14: the candidates of which the hand holds the suit; if there are none, all of them, called blind."""
    found = candidates(hand, trump)
    represented: i64 = 0
    for suit in range(4):
        if hand & SUIT_CARDS[suit]:
            represented |= found & SUIT_CARDS[suit]
    return represented if represented else found


def is_blind(hand: i64, card: i64) -> bool:
    """R14: whether calling this card is calling blind."""
    return hand & SUIT_CARDS[suit_of(card)] == 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Calling(Phase):
    """R10, R15: the bidder of rik names trump and a card together; of rik beter, where hearts are trump, a card."""

    def __init__(self, bidder: i64, hand: i64, beter: bool) -> None:
        super().__init__()
        self.turn = bidder
        self.hand: i64 = hand
        self.beter: bool = beter
        self.trump: i64 = -1
        self.called: i64 = -1

    def name(self) -> str:
        return "calling"

    def copy(self) -> Phase:
        other = Calling(self.turn, self.hand, self.beter)
        other.trump, other.called = self.trump, self.called
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.beter:
            return [int(call_move(card)) for card in cards_in(callable_cards(self.hand, HEARTS))]
        moves: list[int] = []
        for trump in range(4):
            for card in cards_in(callable_cards(self.hand, trump)):
                moves.append(int(call_move(card, trump)))
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or kind_of(move) != CALL:
            return False
        payload = payload_of(move)
        card, trump = called_card(payload), called_trump(payload)
        if not 0 <= card <= MOST or not (trump == -1 if self.beter else 0 <= trump < 4):
            return False
        return callable_cards(self.hand, HEARTS if self.beter else trump) & BIT[card] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == PLAY or kind == BLIND:
            return Refusal("R10", "call-first")
        if kind == TRUMP:
            return Refusal("R11", "beter-is-hearts") if self.beter else Refusal("R15", "name-both")
        if kind != CALL:
            return Refusal("R7", "auction-over")
        payload = payload_of(move)
        card, trump = called_card(payload), called_trump(payload)
        if not 0 <= card <= MOST or card_text(card) == "" or trump >= 4:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if self.beter and trump != -1:
            return Refusal("R11", "beter-is-hearts")
        if not self.beter and trump < 0:
            return Refusal("R15", "name-both")
        return self._why_not_card(card, HEARTS if self.beter else trump)

    def _why_not_card(self, card: i64, trump: i64) -> Refusal:
        """What is wrong with a card that is named with the trump suit it should be named with."""
        found = candidates(self.hand, trump)
        facts: dict[str, object] = {"card": card_text(card), "suit": suit_text(trump)}
        facts["cards"] = [card_text(other) for other in cards_in(callable_cards(self.hand, trump))]
        down = self.hand & ACES == ACES
        if not found:
            return Refusal("R15", "nobody-to-call", facts)
        if suit_of(card) == trump:
            return Refusal("R11", "called-trump", facts)
        if self.hand & BIT[card]:
            return Refusal("R17" if down else "R12", "card-held", facts)
        if not found & BIT[card]:
            facts["rank"] = RANK_NAMES[rank_of(first_card(found))]
            return Refusal("R17" if down else "R12", "wrong-rank", facts)
        return Refusal("R13", "must-hold-suit", facts)

    def play(self, seat: i64, move: i64) -> None:
        payload = payload_of(move)
        self.called = called_card(payload)
        self.trump = HEARTS if self.beter else called_trump(payload)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TrumpNaming(Phase):
    """R10, R11: who plays alone names the trump suit; in troela the partner does, but not the suit of his ace
    (`barred`, -1 for none)."""

    def __init__(self, seat: i64, barred: i64) -> None:
        super().__init__()
        self.turn = seat
        self.barred: i64 = barred
        self.trump: i64 = -1

    def name(self) -> str:
        return "trump"

    def copy(self) -> Phase:
        other = TrumpNaming(self.turn, self.barred)
        other.trump = self.trump
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return [int(make_move(TRUMP, suit)) for suit in range(4) if suit != self.barred]

    def allows(self, seat: i64, move: i64) -> bool:
        suit = payload_of(move)
        return seat == self.turn and kind_of(move) == TRUMP and 0 <= suit < 4 and suit != self.barred

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == TRUMP and payload_of(move) == self.barred:
            return Refusal("R11", "suit-of-the-ace", {"suit": suit_text(self.barred)})
        if kind == CALL:
            return Refusal("R10", "no-card-to-call")
        if kind == PLAY or kind == BLIND or kind == TRUMP:
            return Refusal("R10", "trump-first")
        return Refusal("R7", "auction-over")

    def play(self, seat: i64, move: i64) -> None:
        self.trump = payload_of(move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.barred < 0:
            return make_move(TRUMP, rng.below(4))
        suit = rng.below(3)
        return make_move(TRUMP, suit + 1 if suit >= self.barred else suit)


def aces_held(hand: i64) -> i64:
    """How many aces a hand has."""
    return card_count(hand & ACES)
