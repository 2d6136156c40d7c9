"""Play as at a real table (`enforcement = table`): any card may fall, and a revoke must be claimed (P3, P4)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count
from troef.core.moves import PLAY, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, AtTable
from troef.games.manillen_tornooi.rules import CHEATING, CLAIM, RECORD
from troef.games.manillen_tornooi.seating import SCORER
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks

#: Nobody has claimed anything that is still to be judged.
NO_CLAIMANT: Final[i64] = -9

_GROUPS: Final = [tuple([seat for seat in range(4) if seats & 2**seat]) for seats in range(16)]


@final
@mypyc_attr(acyclic=True)
class WatchedPlay(AroundTricks):
    """The tricks of a deal and, after the last card, the recording of its score by the scorer.

    Until it is recorded everybody, and the jury, may claim that somebody revoked. The same claim is made once in a
    trick (`claims`). The game judges a claim (`claimant`, `accused`); `cheating` is the jury's word that somebody
    cheated, which needs no judging. `turn` is who plays the next card or, after the last one, the scorer.
    """

    def __init__(self, tricks: TrickPlay) -> None:
        super().__init__(tricks)
        self.find_turn()
        self.claims: i64 = 0
        self.claimant: i64 = NO_CLAIMANT
        self.accused: i64 = -1
        self.cheating: bool = False
        self.recorded: bool = False

    def name(self) -> str:
        return "recording" if self.played_out() else "play"

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = WatchedPlay(tricks)
        other.turn, other.claims, other.claimant, other.accused = self.turn, self.claims, self.claimant, self.accused
        other.cheating, other.recorded = self.cheating, self.recorded
        return other

    def played_out(self) -> bool:
        """Whether all cards have been played."""
        return self.tricks.tricks_played == 8

    def find_turn(self) -> None:
        """Whose turn it is; nobody's while a full trick lies there."""
        self.turn = SCORER if self.played_out() else self.tricks.turn

    def gather(self) -> None:
        """The winner takes the trick; what was claimed in it may be claimed again."""
        self.tricks.gather()
        self.claims = 0
        self.find_turn()

    def actors(self) -> tuple[int, ...]:
        tricks = self.tricks
        seats: i64 = BIT[SCORER] if self.played_out() else BIT[tricks.turn]
        for seat in range(4):
            for accused in range(4):
                if self.may_claim(seat, accused):
                    seats |= BIT[seat]
        return _GROUPS[seats]

    def may_claim(self, seat: i64, accused: i64) -> bool:
        """Whether a seat, or the jury, may claim that somebody who has played a card revoked (P4)."""
        return self.has_played(accused) and not self.claims & BIT[_place(seat, accused)]

    def has_played(self, seat: i64) -> bool:
        """Whether somebody has played a card in this deal."""
        return card_count(self.tricks.hands[seat]) < 8

    def legal(self, seat: i64) -> list[int]:
        if not (0 <= seat < 4 or seat == REFEREE):
            return []
        moves: list[int] = []
        if self.played_out():
            if seat == SCORER:
                moves.append(int(RECORD))
        elif seat >= 0:
            moves = self.tricks.legal(seat)
        for accused in range(4):
            if self.may_claim(seat, accused):
                moves.append(int(make_move(CLAIM, accused)))
        if seat == REFEREE:
            moves += [int(make_move(CHEATING, accused)) for accused in range(4)]
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        kind = kind_of(move)
        if kind == PLAY:
            return not self.played_out() and self.tricks.allows(seat, move)
        if not (0 <= seat < 4 or seat == REFEREE):
            return False
        if move == RECORD:
            return seat == SCORER and self.played_out()
        accused = payload_of(move)
        if not 0 <= accused < 4:
            return False
        if kind == CHEATING:
            return seat == REFEREE
        return kind == CLAIM and self.may_claim(seat, accused)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, accused = kind_of(move), payload_of(move)
        if kind == CLAIM and 0 <= accused < 4:
            facts: dict[str, object] = {"player": int(accused)}
            return Refusal("P4", "claimed-already" if self.has_played(accused) else "nothing-to-claim", facts)
        if kind == CLAIM:
            return Refusal("", "no-such-seat", {"seat": int(accused)})
        if kind == CHEATING:
            return Refusal("P5", "jury-decides")
        if kind == RECORD:
            return Refusal("T5", "scorer-records") if self.played_out() else Refusal("R25", "play-on")
        if kind != PLAY or seat < 0 or self.played_out():
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if seat != self.tricks.turn:
            return Refusal("", "not-your-turn", {"seat": int(seat), "turn": [int(self.tricks.turn)]})
        return self.tricks.why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if kind == PLAY:
            self.tricks.play(seat, move)
            self.find_turn()
        elif kind == RECORD:
            self.recorded = True
        else:
            self.accused = payload_of(move)
            self.cheating = kind == CHEATING
            if kind == CLAIM:
                self.claimant = seat
                self.claims |= BIT[_place(seat, self.accused)]

    def told(self, moves: list[int]) -> AtTable:
        """Which of these legal moves let a card fall that a duty forbids, and which are claims."""
        tricks = self.tricks
        duties = tricks.allowed(tricks.table.duties.flags) if tricks.turn >= 0 else 0
        cards = [move for move in moves if kind_of(move) == PLAY and not duties & BIT[payload_of(move)]]
        return AtTable(cards, [move for move in moves if kind_of(move) == CLAIM], [])

    def judged(self) -> None:
        """The claim was not true: play goes on."""
        self.claimant = NO_CLAIMANT
        self.accused = -1


def _place(seat: i64, accused: i64) -> i64:
    return 4 * (seat - REFEREE) + accused
