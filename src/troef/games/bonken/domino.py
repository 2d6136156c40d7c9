"""Domino: rows around the eights, and who lays the last card of the pack loses (R13–R19)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, cards_in, first_card, nth_card
from troef.cards.card import ACE, EIGHT, SUIT_LETTERS, TWO, card_text, rank_of, suit_of
from troef.core.display import Display
from troef.core.moves import PASS, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import NOBODY, may_see
from troef.tricks.play import CARD_MOVES

ALL_CARDS: Final[i64] = SUIT_CARDS[0] | SUIT_CARDS[1] | SUIT_CARDS[2] | SUIT_CARDS[3]
EIGHTS: Final[i64] = RANK_CARDS[EIGHT]
#: In every suit the eight with what is higher, and with what is lower.
FROM_EIGHT: Final[i64] = 0x1FC0_1FC0_1FC0_1FC0
TO_EIGHT: Final[i64] = 0x007F_007F_007F_007F

_PASS: Final[list[BoxedMove]] = [int(PASS)]


def fitting(laid: i64) -> i64:
    """R14, R15: the cards that fit on what is laid, each eight included."""
    return (EIGHTS | (laid & FROM_EIGHT) << 1 | (laid & TO_EIGHT) >> 1) & ALL_CARDS & ~laid


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DominoPlay(Phase):
    """One deal of domino; `laid` are the cards in the rows. As soon as one player alone holds cards he is the
    `loser` and nobody is on turn any more (R19)."""

    def __init__(self, hands: vec[i64], first: i64) -> None:
        super().__init__()
        self.hands = hands
        self.laid: i64 = 0
        self.loser: i64 = -1
        self.turn = first  # R13

    def name(self) -> str:
        return "domino"

    def copy(self) -> "DominoPlay":
        hands = self.hands
        other = DominoPlay(hands[: len(hands)], self.turn)
        other.laid, other.loser = self.laid, self.loser
        return other

    def legal_cards(self) -> i64:
        """The cards that the seat on turn may lay."""
        return self.hands[self.turn] & fitting(self.laid)

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        cards = self.legal_cards()
        if not cards:
            return _PASS[:]
        moves: list[BoxedMove] = []
        while cards:
            moves.append(CARD_MOVES[first_card(cards)])
            cards &= cards - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if kind_of(move) == PLAY:
            card = payload_of(move)
            return 0 <= card <= 62 and BIT[card] & self.legal_cards() != 0
        return move == PASS and not self.legal_cards()  # R16, R17

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, card = kind_of(move), payload_of(move)
        cards = [card_text(other) for other in cards_in(self.legal_cards())]
        if kind == PASS:
            return Refusal("R17", "can-lay", {"cards": cards})
        if kind != PLAY or not 0 <= card <= 62:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if not self.hands[seat] & BIT[card]:
            return Refusal("", "not-held", {"card": card_text(card)})
        facts: dict[str, object] = {"card": card_text(card), "cards": cards}
        around = ACE if rank_of(card) == TWO else TWO
        if rank_of(card) in (ACE, TWO) and self.laid & BIT[16 * suit_of(card) + around]:
            return Refusal("R15", "not-around", facts)
        return Refusal("R14", "fits-nowhere", facts)

    def play(self, seat: i64, move: i64) -> None:
        if kind_of(move) == PLAY:
            card = BIT[payload_of(move)]
            self.hands[seat] ^= card
            self.laid |= card
        following = (seat + 1) & 3
        while not self.hands[following]:  # R18
            following = (following + 1) & 3
        holders: i64 = 0
        for holder in range(4):
            if self.hands[holder]:
                holders += 1
        if holders == 1:
            self.loser = following
            following = -1
        self.turn = following

    def pick(self, seat: i64, rng: Rng) -> i64:
        cards = self.legal_cards()
        if not cards:
            return PASS
        return make_move(PLAY, nth_card(cards, rng.below(card_count(cards))))

    # ---- for views ----

    def show_hands(self, display: Display) -> None:
        """Every hand, open to those who may see it."""
        show_hands(display, self.hands)

    def show_rows(self, display: Display) -> None:
        """T3: four rows around the eights."""
        for suit in (3, 2, 1, 0):
            cards = cards_in(self.laid & SUIT_CARDS[suit])
            display.show_zone(f"row-{SUIT_LETTERS[suit]}", "board", NOBODY, "row", cards)


def show_hands(display: Display, hands: vec[i64]) -> None:
    """Hands of which nothing has been played yet, or not in tricks."""
    for seat in range(4):
        display.show_hand(seat, hands[seat], may_see(display.seat, seat))
