"""One game of liegen: naming a suit, laying cards face down, and challenging the last one."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card, nth_card
from troef.cards.card import card_text, suit_of
from troef.core.moves import KIND_MASK, OWN, PASS, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng

NAME: Final[i64] = OWN  # suit
CHALLENGE: Final[i64] = OWN + 1
#: Announced, never played: the loser of a challenge takes the pile with the card that was turned up (R8, R9).
TAKES: Final[i64] = OWN + 2  # card

NOBODY: Final[i64] = -1
NO_SUIT: Final[i64] = -1
MOST_ACTIONS: Final[i64] = 1000  # R13

_PLAYS: Final[list[BoxedMove]] = [int(make_move(PLAY, card)) for card in range(63)]
_NAMES: Final[list[BoxedMove]] = [int(make_move(NAME, suit)) for suit in range(4)]
_CHALLENGE: Final[int] = int(CHALLENGE)


def start_by_lot(order: list[int], seats: i64) -> i64:
    """The seat that a shuffled pack draws: every card counts, so that no card tells anything."""
    lot: i64 = 0
    for card in order:
        lot = (lot * 131 + card + 1) % 1_000_003
    return lot % seats


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Phase):
    """One game from the first lead to the last card.

    Who leads names one of four suits and then lays any card; the others lay any card or challenge: at most 53 moves.
    `pile` are the cards lying face down and `by` who laid each; `taken` and `taken_by` those of the pile that `loser`
    took last, of which all have seen the top card, `shown`.
    """

    def __init__(self, hands: vec[i64], first: i64) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.turn = first
        self.suit: i64 = NO_SUIT
        #: somebody leads and has not named a suit yet
        self.naming: bool = True
        self.pile: vec[i64] = vec[i64]()
        self.by: vec[i64] = vec[i64]()
        self.taken: vec[i64] = vec[i64]()
        self.taken_by: vec[i64] = vec[i64]()
        self.loser: i64 = NOBODY
        self.actions: i64 = 0
        self.winner: i64 = NOBODY
        #: the loser has just taken the pile, which is still to be announced
        self.fresh: bool = False

    def name(self) -> str:
        return "naming" if self.naming else "lead" if not len(self.pile) else "play"

    def copy(self) -> "Turns":
        hands, pile, by, taken, taken_by = self.hands, self.pile, self.by, self.taken, self.taken_by
        other = Turns(hands[: len(hands)], self.turn)
        other.seats, other.suit, other.naming, other.loser = self.seats, self.suit, self.naming, self.loser
        other.actions, other.winner, other.fresh = self.actions, self.winner, self.fresh
        other.pile = pile[: len(pile)]
        other.by = by[: len(by)]
        other.taken = taken[: len(taken)]
        other.taken_by = taken_by[: len(taken_by)]
        return other

    # ---- what is legal ----

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.naming:
            return _NAMES[:]  # R3, R5
        cards = self.hands[seat]
        held = card_count(cards)
        moves = [_CHALLENGE] * (held + 1 if len(self.pile) else held)  # R6, R7
        for place in range(held):
            moves[place] = _PLAYS[first_card(cards)]
            cards &= cards - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or move < 0:
            return False
        payload = payload_of(move)
        kind = move & KIND_MASK
        if self.naming:
            return kind == NAME and payload < 4
        if kind == PLAY:
            return payload < 63 and self.hands[seat] & BIT[payload] != 0  # R4
        return move == CHALLENGE and len(self.pile) > 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, payload = kind_of(move), payload_of(move)
        if kind == PASS:
            return Refusal("R11", "no-pass")
        if kind == CHALLENGE:
            return Refusal("R7", "nothing-to-challenge")
        if kind == NAME:
            if self.naming or not 0 <= payload < 4:
                return Refusal("R5", "not-offered")
            return Refusal("R3", "named-already" if not len(self.pile) else "only-the-leader-names")
        if kind != PLAY or not 0 <= payload < 63:
            return Refusal("", "not-offered")
        if self.naming and self.hands[seat] & BIT[payload]:
            return Refusal("R3", "name-first")
        return Refusal("R4", "not-held", {"card": card_text(payload)})

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        kind = move & KIND_MASK
        if kind == NAME:
            self.suit = payload_of(move)
            self.naming = False
            return
        self.actions += 1
        if kind == PLAY:
            card = payload_of(move)
            hands = self.hands
            hands[seat] &= ~BIT[card]
            self.pile = append(self.pile, card)
            self.by = append(self.by, seat)
            if not hands[seat]:
                self.winner = seat  # R12: even with a lie
            self.turn = seat + 1 if seat + 1 < self.seats else i64(0)
        else:
            self._challenge(seat)

    def _challenge(self, challenger: i64) -> None:
        """R8–R10: the top card decides who takes the pile and leads."""
        pile, hands = self.pile, self.hands
        top = len(pile) - 1
        loser = challenger if suit_of(pile[top]) == self.suit else self.by[top]
        for card in pile:
            hands[loser] |= BIT[card]
        self.taken = pile
        self.taken_by = self.by
        self.pile = vec[i64]()
        self.by = vec[i64]()
        self.loser = loser
        self.turn = loser
        self.naming = True
        self.fresh = True

    def is_over(self) -> bool:
        """R12, R13."""
        return self.winner >= 0 or self.actions >= MOST_ACTIONS

    def shown(self) -> i64:
        """The card that the last challenge turned up."""
        taken = self.taken
        return taken[len(taken) - 1]

    def winners(self) -> tuple[int, ...]:
        """Who has no cards (R12), or those with the fewest (R13)."""
        counts = [int(card_count(hand)) for hand in self.hands]
        least = min(counts)
        return tuple([seat for seat, count in enumerate(counts) if count == least])

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.naming:
            return make_move(NAME, rng.below(4))
        cards = self.hands[seat]
        held = card_count(cards)
        chosen = rng.below(held + 1 if len(self.pile) else held)
        return CHALLENGE if chosen == held else make_move(PLAY, nth_card(cards, chosen))
