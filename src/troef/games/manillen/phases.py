"""The consultation of the leading pair before the first card (R8–R12)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card, nth_card
from troef.cards.card import card_text
from troef.core.moves import PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import SINGLES, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.manillen.questions import ASK, QUESTION_COUNT
from troef.tricks.play import CARD_MOVES

ALL_QUESTIONS: Final[i64] = 2**11 - 1
_ASK_MOVES: Final[list[BoxedMove]] = [int(make_move(ASK, question)) for question in range(11)]
_PAIRS: Final = [(leader, (leader + 2) % 4) for leader in range(4)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Consultation(Phase):
    """The leader asks or leads, his partner may ask meanwhile (A3); the first card ends it (R11).

    `asked` and `asked_by_partner` are sets of questions; `left` how many more the pair may ask (-1: no limit); `lead`
    is the first card once it has been led.
    """

    def __init__(self, leader: i64, hand: i64, left: i64) -> None:
        super().__init__()
        self.leader: i64 = leader
        self.partner: i64 = (leader + 2) & 3
        self.hand: i64 = hand
        self.asked: i64 = 0
        self.asked_by_partner: i64 = 0
        self.left: i64 = left
        self.lead: i64 = -1

    def name(self) -> str:
        return "consultation"

    def copy(self) -> Phase:
        other = Consultation(self.leader, self.hand, self.left)
        other.turn, other.partner, other.asked = self.turn, self.partner, self.asked
        other.asked_by_partner, other.lead = self.asked_by_partner, self.lead
        return other

    def open_to(self, seat: i64) -> i64:
        """The questions that a seat may still ask."""
        if not self.left:
            return 0
        if seat == self.leader:
            return ALL_QUESTIONS & ~self.asked
        return ALL_QUESTIONS & ~self.asked_by_partner if seat == self.partner else i64(0)

    def actors(self) -> tuple[int, ...]:
        return SINGLES[self.leader] if self.turn >= 0 else _PAIRS[self.leader]

    def legal(self, seat: i64) -> list[int]:
        questions = self.open_to(seat)
        cards: i64 = self.hand if seat == self.leader else i64(0)
        moves: list[BoxedMove] = []
        while questions:
            moves.append(_ASK_MOVES[first_card(questions)])
            questions &= questions - 1
        while cards:
            moves.append(CARD_MOVES[first_card(cards)])
            cards &= cards - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        kind, payload = kind_of(move), payload_of(move)
        if kind == ASK:
            return 0 <= payload < QUESTION_COUNT and self.open_to(seat) & BIT[payload] != 0
        return kind == PLAY and seat == self.leader and 0 <= payload <= 62 and self.hand & BIT[payload] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, payload = kind_of(move), payload_of(move)
        if kind == ASK and 0 <= payload < QUESTION_COUNT:
            return Refusal("R12", "asked-already" if self.left else "no-questions-left")
        if kind != PLAY or not 0 <= payload <= 62:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if seat != self.leader:
            return Refusal("R13", "not-your-turn", {"seat": int(seat), "turn": [int(self.leader)]})
        return Refusal("", "not-held", {"card": card_text(payload)})

    def play(self, seat: i64, move: i64) -> None:
        if kind_of(move) == PLAY:
            self.lead = payload_of(move)
            self.turn = self.leader
            return
        if seat == self.leader:
            self.asked |= BIT[payload_of(move)]
        else:
            self.asked_by_partner |= BIT[payload_of(move)]
        if self.left > 0:
            self.left -= 1
        if not self.open_to(self.partner):
            self.turn = self.leader

    def pick(self, seat: i64, rng: Rng) -> i64:
        questions = self.open_to(seat)
        count = card_count(questions)
        cards: i64 = self.hand if seat == self.leader else i64(0)
        choice = rng.below(count + card_count(cards))
        if choice < count:
            return make_move(ASK, nth_card(questions, choice))
        return make_move(PLAY, nth_card(cards, choice - count))
