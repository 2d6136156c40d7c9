"""Play as at a real table: a card that a duty forbids may fall, and others must claim it (docs/tricks.md).

A card that falls so is a `REVOKE`, in records and for the jury; everybody else sees a card like any other. An
accusation (`ACCUSE`) is judged by the engine (`tricks/revokes.py`), and the game settles what is proven by its clause.
After the last card all players agree that the deal is written down (`Recording`): until then they may accuse.
Where the book knows it, a card may also fall out of turn (`EARLY`): a lead, which stands unless it is claimed, or a
card to a trick, which lies there until its player is on turn (`tricks/out_of_turn.py`).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card
from troef.core.language import CARD, SEAT, Verb
from troef.core.moves import ACCUSE, EARLY, PLAY, RECORD, REVOKE, SHOWN, BoxedMove, make_move
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import Ruling
from troef.tricks.play import TrickPlay

#: What is said at such a table, besides the words of the game.
VERBS: Final = (
    Verb(int(REVOKE), "revoke", CARD),
    Verb(int(ACCUSE), "accuse", SEAT, also=("verzaakt", "loochenen", "claim revoke")),
    Verb(int(RECORD), "record", also=("noteer", "noteren", "write down"), spoken=False),
)

#: … where the book of the game settles cards that fall out of turn.
TURN_VERBS: Final = (
    Verb(int(EARLY), "out of turn", CARD, also=("voor de beurt", "voor mijn beurt", "early")),
    Verb(int(SHOWN), "shown", CARD),
)

#: At such a table sit four at most.
SEATS: Final[i64] = 4
_RECORD_MOVES: Final[list[BoxedMove]] = [int(RECORD)]
_GROUPS: Final = [tuple([seat for seat in range(4) if seats & 2**seat]) for seats in range(16)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Watch:
    """What was said of revokes in a deal: the accusations in the trick that is played (`claims`, of the trick number
    `trick`), and what came of all of them. `verdict`: how the game was awarded, won or lost, or an empty text.
    `early`: the card that fell out of turn last (-1: none), of `early_seat`, when it was the turn of `due`, in the
    trick `early_trick` (from 0) in which `early_count` cards lay then, its lead among them."""

    def __init__(self) -> None:
        self.claims: i64 = 0
        self.trick: i64 = 0
        self.rulings: list[Ruling] = []  # a new list for each, so copies share it
        self.verdict: str = ""
        self.early: i64 = -1
        self.early_seat: i64 = -1
        self.due: i64 = -1
        self.early_trick: i64 = -1
        self.early_count: i64 = 0

    def copy(self) -> "Watch":
        other = Watch()
        other.claims, other.trick, other.rulings, other.verdict = self.claims, self.trick, self.rulings, self.verdict
        other.early, other.early_seat, other.due = self.early, self.early_seat, self.due
        other.early_trick, other.early_count = self.early_trick, self.early_count
        return other

    def has_claimed(self, seat: i64, accused: i64, trick: i64) -> bool:
        """Whether a seat has accused another in this trick: once is enough."""
        return trick == self.trick and self.claims & BIT[SEATS * seat + accused] != 0

    def note_claim(self, seat: i64, accused: i64, trick: i64) -> None:
        """Note an accusation, in the trick with this number."""
        if trick != self.trick:
            self.claims = 0
            self.trick = trick
        self.claims |= BIT[SEATS * seat + accused]

    def rule(self, ruling: Ruling) -> None:
        """Add what came of an accusation."""
        self.rulings = [*self.rulings, ruling]

    def is_ruled(self, seat: int, trick: int) -> bool:
        """Whether a revoke has been settled."""
        return any(ruling.proven and (ruling.seat, ruling.trick) == (seat, trick) for ruling in self.rulings)

    def is_settled(self, seat: int, clause: str) -> bool:
        """Whether something of a seat was proven by a clause that can only be once in a deal."""
        return any(ruling.proven and (ruling.seat, ruling.clause) == (seat, clause) for ruling in self.rulings)

    def settled_by(self, clause: str) -> list[int]:
        """The offenders of the revokes that a clause has settled, one for each."""
        return [ruling.seat for ruling in self.rulings if ruling.proven and ruling.clause == clause]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recording(Phase):
    """All cards have been played: the deal is written down when every player (`waiting`, bits) has agreed."""

    def __init__(self, waiting: i64) -> None:
        super().__init__()
        self.waiting: i64 = waiting
        self.turn = first_card(waiting)

    def name(self) -> str:
        return "recording"

    def copy(self) -> Phase:
        other = Recording(self.waiting)
        other.turn = self.turn
        return other

    def actors(self) -> tuple[int, ...]:
        return _GROUPS[self.waiting]

    def legal(self, seat: i64) -> list[int]:
        return list(_RECORD_MOVES) if 0 <= seat < SEATS and self.waiting & BIT[seat] else []

    def allows(self, seat: i64, move: i64) -> bool:
        return move == RECORD and 0 <= seat < SEATS and self.waiting & BIT[seat] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        self.waiting &= ~BIT[seat]
        self.turn = first_card(self.waiting) if self.waiting else i64(-1)


def take_back(play: TrickPlay, seat: i64) -> list[tuple[int, int]]:
    """Take the trick back to where a seat played its card; the cards from there on, with their players.

    It is the trick that lies on the table: the last one, as long as nobody has led to the next.
    """
    if not play.count:
        _reopen(play)
    order = cards_of(play)
    play.trick, play.packed, play.count = 0, 0, 0
    play.led, play.best, play.best_led = -1, -1, -1
    play.complete, play.answer = False, -1
    play.turn, play.taker = play.leader, play.leader
    place = len(order)
    for at, (player, card) in enumerate(order):
        play.hands[player] |= BIT[card]
        if player == seat:
            place = at
    for player, card in order[:place]:
        play.play(player, make_move(PLAY, card))
    return order[place:]


def _reopen(play: TrickPlay) -> None:
    """Lay the last trick on the table again."""
    play.packed, play.count, play.leader = play.last_packed, play.last_count, play.last_leader
    play.last_count = 0
    for _, card in cards_of(play):
        won = play.own_won()
        won[play.taker] &= ~BIT[card]
    play.tricks_played -= 1


def cards_of(play: TrickPlay) -> list[tuple[int, int]]:
    """The players and cards of the trick on the table, in order."""
    cards: list[tuple[int, int]] = []
    packed, seat = play.packed, play.leader
    for _ in range(play.count):
        cards.append((int(seat), int(packed & 63)))
        packed >>= 6
        seat = play.next_seat(seat)
    return cards
