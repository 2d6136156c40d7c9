"""How a round stands: lives, hands, knocks and the trick. The phases share one `ToepenRound`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count, first_card, set_of
from troef.cards.pack import make_pack
from troef.core.moves import PLAY, make_move
from troef.games.toepen.scoring import LIVES, price
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.ordering import make_ordering
from troef.tricks.play import TrickPlay, TrickTable

PACK: Final = list(make_pack("7"))
ORDERING: Final = make_ordering("10 9 8 7 A K Q J")
DUTIES: Final = Duties({int(FOLLOW): "R11"})
HAND: Final[i64] = 4  # R2
TRICKS: Final[i64] = 4  # R12
JACKS: Final[i64] = RANK_CARDS[9]
TENS: Final[i64] = RANK_CARDS[8]
#: R3: a hand of nothing else may be exchanged.
PICTURES: Final[i64] = RANK_CARDS[9] | RANK_CARDS[10] | RANK_CARDS[11] | RANK_CARDS[12]
NOBODY: Final[i64] = -1

#: Where a seat is: at the table, away without a good reason (T5), or fetching the drinks (T6).
HERE: Final[i64] = 0
AWAY: Final[i64] = 1
FETCHING: Final[i64] = 2

TABLES: Final = [TrickTable(seats, DUTIES) for seats in range(9)]
_ZEROS: Final = vec[i64]([0] * 8)
_ALL_LIVES: Final = vec[i64]([LIVES] * 8)


def new_tricks(seats: i64, leader: i64) -> TrickPlay:
    """Tricks of which nothing has been dealt yet."""
    return TrickPlay(TABLES[seats], ORDERING, _ZEROS[:seats], leader)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ToepenRound:
    """One round and the lives of the match.

    Sets of seats and of cards are masks. `playing` are the seats still in the round, `alive` those still in the match;
    `laid[seat]` the hand laid away at the exchange and `looked[seat]` who has looked at it; `lost` the lives lost in
    this round; `folded[seat]` after which knock; `void[seat]` the cards that a seat has shown not to hold.
    """

    def __init__(self, seats: i64, tricks: TrickPlay) -> None:
        self.seats: i64 = seats
        self.tricks = tricks
        self.lives: vec[i64] = _ALL_LIVES[:seats]
        self.whereabouts: vec[i64] = _ZEROS[:seats]
        self.alive: i64 = BIT[seats] - 1
        self.protects: bool = True
        self.playing: i64 = 0
        self.first: i64 = NOBODY
        # every deal begins with new ones: see `begin`
        self.lost: vec[i64] = _ZEROS
        self.laid: vec[i64] = _ZEROS
        self.looked: vec[i64] = _ZEROS
        self.signals: vec[i64] = _ZEROS
        self.void: vec[i64] = _ZEROS
        self.folded: vec[i64] = _ZEROS
        #: never written in, so copies share it
        self.stock: vec[i64] = _ZEROS
        self.drawn: i64 = 0
        self.knocks: i64 = 0
        self.knocker: i64 = NOBODY
        self.pending: i64 = 0
        self.winner: i64 = NOBODY
        #: who has a card in the trick, and who had one in the last trick, also who has folded since
        self.played: i64 = 0
        self.last_played: i64 = 0

    def begin(self, dealer: i64) -> None:
        """A new round, before the cards are dealt."""
        seats = self.seats
        self.playing = self.alive
        self.first = self.next_of(dealer, self.alive)
        self.tricks = new_tricks(seats, self.first)
        self.tricks.absent = (BIT[seats] - 1) & ~self.alive
        self.tricks.size = card_count(self.alive)
        self.lost = _ZEROS[:seats]
        self.laid = _ZEROS[:seats]
        self.looked = _ZEROS[:seats]
        self.signals = _ZEROS[:seats]
        self.void = _ZEROS[:seats]
        self.folded = _ZEROS[:seats]
        self.stock = vec[i64]()
        self.drawn = 0
        self.knocks = 0
        self.knocker = NOBODY
        self.pending = 0
        self.winner = NOBODY
        self.played = 0
        self.last_played = 0

    def copy(self) -> "ToepenRound":
        """An independent copy."""
        lives, whereabouts, lost, laid, looked = self.lives, self.whereabouts, self.lost, self.laid, self.looked
        signals, void, folded = self.signals, self.void, self.folded
        other = ToepenRound(self.seats, self.tricks.copy())
        other.alive, other.protects, other.playing, other.first = self.alive, self.protects, self.playing, self.first
        other.stock, other.drawn, other.knocks, other.knocker = self.stock, self.drawn, self.knocks, self.knocker
        other.pending, other.winner, other.played = self.pending, self.winner, self.played
        other.last_played = self.last_played
        other.lives = lives[: len(lives)]
        other.whereabouts = whereabouts[: len(whereabouts)]
        other.lost = lost[: len(lost)]
        other.laid = laid[: len(laid)]
        other.looked = looked[: len(looked)]
        other.signals = signals[: len(signals)]
        other.void = void[: len(void)]
        other.folded = folded[: len(folded)]
        return other

    def next_of(self, seat: i64, among: i64) -> i64:
        """The nearest seat of a set clockwise from a seat, which itself comes last; nobody where the set is empty."""
        return seat_after(seat, among) if among else NOBODY

    def places(self, dealer: i64) -> dict[str, list[int]]:
        """R2: where in the pack the hands and the stock lie; what would fall to those who are out lies under it."""
        rooms: dict[str, list[int]] = {}
        under: list[int] = []
        hand, seats = int(HAND), int(self.seats)
        for number in range(seats):
            seat = (int(dealer) + 1 + number) % seats
            room = list(range(hand * number, hand * number + hand))
            if self.alive & BIT[seat]:
                rooms[f"hand-{seat}"] = room
            else:
                under += room
        rooms["stock"] = list(range(hand * seats, len(PACK))) + under
        return rooms

    # ---- lives ----

    def lose(self, seat: i64, count: i64) -> None:
        """Take lives, no more than there are (R26), and none of who fetches the drinks (T6)."""
        if self.protects and self.whereabouts[seat] == FETCHING:
            return
        lives = self.lives
        taken = count if count < lives[seat] else lives[seat]
        lives[seat] -= taken
        self.lost[seat] += taken

    def without_lives(self) -> i64:
        """Those still in the match who have just lost their last life."""
        found: i64 = 0
        lives = self.lives
        for seat in range(self.seats):
            if self.alive & BIT[seat] and lives[seat] == 0:
                found |= BIT[seat]
        return found

    # ---- the exchange ----

    def may_draw(self) -> bool:
        """R5: whether the stock has four cards for another exchange."""
        return len(self.stock) - self.drawn >= HAND

    def exchange(self, seat: i64) -> None:
        """R3: lay the hand away and take four new cards."""
        hands = self.tricks.hands
        self.laid[seat] = hands[seat]
        hand: i64 = 0
        stock = self.stock
        for place in range(self.drawn, self.drawn + HAND):
            hand |= BIT[stock[place]]
        hands[seat] = hand
        self.drawn += HAND

    # ---- tricks ----

    def play_card(self, card: i64) -> None:
        """The seat on turn plays a card (R10–R12)."""
        tricks = self.tricks
        seat = tricks.turn
        if tricks.count and ORDERING.suits[card] != tricks.led:
            self.void[seat] |= ORDERING.members[tricks.led]  # R11: he had none
        self.played |= BIT[seat]
        tricks.play(seat, make_move(PLAY, card))

    def gather(self) -> None:
        """The winner of a complete trick leads; where he has folded, the next who is still in (R12, R21)."""
        tricks = self.tricks
        tricks.gather()
        tricks.size = card_count(self.playing)
        if not self.playing & BIT[tricks.leader]:
            tricks.leader = tricks.next_seat(tricks.leader)
            tricks.turn = tricks.leader
        self.last_played = self.played
        self.played = 0

    def folded_card_lies(self) -> bool:
        """Whether the trick has a card of somebody who has folded since."""
        return self.played & ~self.playing != 0

    # ---- knocking ----

    def may_knock(self, seat: i64) -> bool:
        """R13, R15, R16."""
        if not self.playing & BIT[seat] or seat == self.knocker:
            return False
        return self.lives[seat] >= price(self.knocks + 1)

    def knockers(self) -> i64:
        """Everybody who may knock now."""
        found: i64 = 0
        lives = self.lives
        needed = price(self.knocks + 1)
        for seat in range(self.seats):
            if self.playing & BIT[seat] and seat != self.knocker and lives[seat] >= needed:
                found |= BIT[seat]
        return found

    def knock(self, seat: i64) -> None:
        """R14: the price goes up, and the others must answer (R17)."""
        self.knocks += 1
        self.knocker = seat
        self.pending = self.playing & ~BIT[seat]

    def leave(self, seats: i64) -> None:
        """A set of seats is out of the round; a card that they have in the trick stays there (R21)."""
        leaving = seats & self.playing
        self.playing &= ~seats
        self.pending &= ~seats
        while leaving:
            seat = first_card(leaving)
            self.tricks.leave(seat, not self.played & BIT[seat])
            leaving &= leaving - 1

    def fold(self, seat: i64) -> None:
        """R19: out of the round, and the lives are lost at once."""
        self.leave(BIT[seat])
        self.folded[seat] = self.knocks
        self.lose(seat, self.knocks)


def seat_after(seat: i64, among: i64) -> i64:
    """As `ToepenRound.next_of`, of a set that is not empty."""
    later = among & -BIT[seat + 1]
    return first_card(later if later else among)


def only_pictures(hand: i64) -> bool:
    """Whether a laid-away hand was honestly exchanged (R7)."""
    return hand & ~PICTURES == 0


def tens(hand: i64) -> i64:
    """How many tens a hand has (R9)."""
    return card_count(hand & TENS)


def jacks(hand: i64) -> i64:
    """How many jacks a hand has (R9)."""
    return card_count(hand & JACKS)


PACK_CARDS: Final[i64] = set_of(PACK)
