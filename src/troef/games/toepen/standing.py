"""How a round stands: lives, hands, knocks and the trick. The phases share one `ToepenRound`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count, set_of
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

CARD_BITS: Final[i64] = 6
SEAT_BITS: Final[i64] = 4

_ZEROS: Final = vec[i64]([0] * 8)


@final
@mypyc_attr(acyclic=True)
class ToepenRound:
    """One round and the lives of the match.

    Sets of seats and of cards are masks. `playing` are the seats still in the round, `alive` those still in the match;
    `laid[seat]` the hand laid away at the exchange and `looked[seat]` who has looked at it; `lost` the lives lost in
    this round; `folded[seat]` after which knock; `void[seat]` the cards that a seat has shown not to hold.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.lives: vec[i64] = vec[i64]([LIVES] * seats)
        self.whereabouts: vec[i64] = _ZEROS[:seats]
        self.alive: i64 = BIT[seats] - 1
        self.protects: bool = True
        self.begin(0)

    def begin(self, dealer: i64) -> None:
        """A new round, before the cards are dealt."""
        self.playing: i64 = self.alive
        self.first: i64 = self.next_of(dealer, self.alive)
        self.lost: vec[i64] = _ZEROS[: self.seats]
        self.hands: vec[i64] = _ZEROS[: self.seats]
        self.laid: vec[i64] = _ZEROS[: self.seats]
        self.looked: vec[i64] = _ZEROS[: self.seats]
        self.signals: vec[i64] = _ZEROS[: self.seats]
        self.void: vec[i64] = _ZEROS[: self.seats]
        self.folded: vec[i64] = _ZEROS[: self.seats]
        self.stock: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        self.knocks: i64 = 0
        self.knocker: i64 = NOBODY
        self.pending: i64 = 0
        self.winner: i64 = NOBODY
        self.tricks_played: i64 = 0
        self.leader: i64 = self.first
        self.last: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.played: i64 = 0
        self.packed: i64 = 0
        self.packed_by: i64 = 0
        self.count: i64 = 0
        self.led: i64 = -1
        self.best: i64 = -1
        self.taker: i64 = NOBODY
        self.last_packed: i64 = 0
        self.last_by: i64 = 0
        self.last_count: i64 = 0
        self.last_best: i64 = -1

    def copy(self) -> "ToepenRound":
        """An independent copy."""
        other = ToepenRound(self.seats)
        lives, whereabouts, lost, hands = self.lives, self.whereabouts, self.lost, self.hands
        laid, looked, signals, folded, stock = self.laid, self.looked, self.signals, self.folded, self.stock
        void = self.void
        other.lives = lives[: len(lives)]
        other.whereabouts = whereabouts[: len(whereabouts)]
        other.lost = lost[: len(lost)]
        other.hands = hands[: len(hands)]
        other.laid = laid[: len(laid)]
        other.looked = looked[: len(looked)]
        other.signals = signals[: len(signals)]
        other.folded = folded[: len(folded)]
        other.void = void[: len(void)]
        other.stock = stock[: len(stock)]
        other.alive, other.protects, other.playing, other.first = self.alive, self.protects, self.playing, self.first
        other.drawn, other.knocks, other.knocker = self.drawn, self.knocks, self.knocker
        other.pending, other.winner, other.tricks_played = self.pending, self.winner, self.tricks_played
        other.leader, other.last, other.turn, other.played = self.leader, self.last, self.turn, self.played
        other.packed, other.packed_by, other.count = self.packed, self.packed_by, self.count
        other.led, other.best, other.taker = self.led, self.best, self.taker
        other.last_packed, other.last_by = self.last_packed, self.last_by
        other.last_count, other.last_best = self.last_count, self.last_best
        return other

    def next_of(self, seat: i64, among: i64) -> i64:
        """The nearest seat of a set clockwise from a seat, which itself comes last; nobody where the set is empty."""
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if among & BIT[seat]:
                return seat
        return NOBODY

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
        self.laid[seat] = self.hands[seat]
        hand: i64 = 0
        stock = self.stock
        for place in range(self.drawn, self.drawn + HAND):
            hand |= BIT[stock[place]]
        self.hands[seat] = hand
        self.drawn += HAND

    # ---- tricks ----

    def legal_cards(self) -> i64:
        """The cards the seat on turn may play (R10, R11)."""
        hand = self.hands[self.turn]
        if self.count == 0:
            return hand
        follow = hand & ORDERING.members[self.led]
        return follow if follow else hand

    def play_card(self, card: i64) -> None:
        """The seat on turn plays a card; `turn` goes to the next, or to nobody when the trick is complete."""
        seat = self.turn
        self.hands[seat] ^= BIT[card]
        if self.count == 0:
            self.led = ORDERING.suits[card]
            self.best = card
            self.taker = seat
            self.leader = seat
        elif ORDERING.suits[card] != self.led:
            self.void[seat] |= ORDERING.members[self.led]  # R11: he had none
        elif ORDERING.beaters[self.best] & BIT[card]:  # R12
            self.best = card
            self.taker = seat
        self.packed |= card << (CARD_BITS * self.count)
        self.packed_by |= seat << (SEAT_BITS * self.count)
        self.count += 1
        self.played |= BIT[seat]
        self.last = seat
        self.find_turn()

    def find_turn(self) -> None:
        """Who plays now: also when those who had to have folded (R21)."""
        if self.count:
            self.turn = self.next_of(self.last, self.playing & ~self.played)
        elif self.playing & BIT[self.leader]:
            self.turn = self.leader
        else:
            self.turn = self.next_of(self.leader, self.playing)

    def as_tricks(self) -> "TrickPlay | None":
        """The same round as a play of tricks; None while the trick holds a card of somebody who has folded since."""
        play = TrickPlay(TrickTable(int(self.seats), DUTIES), ORDERING, self.hands[: self.seats], self.turn)
        play.absent = (BIT[self.seats] - 1) & ~self.playing
        play.size = card_count(self.playing)
        play.tricks_played = self.tricks_played
        for place in range(self.count):
            seat = self.packed_by >> (SEAT_BITS * place) & 15
            card = self.packed >> (CARD_BITS * place) & 63
            if play.absent & BIT[seat]:
                return None
            if place == 0:
                play.leader = seat
            play.hands[seat] |= BIT[card]
            play.play(seat, make_move(PLAY, card))
        return play

    def gather(self) -> None:
        """The winner of a complete trick leads; where he has folded, the next who is still in (R12, R21)."""
        self.tricks_played += 1
        self.last_packed = self.packed
        self.last_by = self.packed_by
        self.last_count = self.count
        self.last_best = self.best
        self.leader = self.taker
        self.packed = 0
        self.packed_by = 0
        self.count = 0
        self.played = 0
        self.led = -1
        self.best = -1
        self.find_turn()

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

    def fold(self, seat: i64) -> None:
        """R19: out of the round, and the lives are lost at once."""
        self.playing &= ~BIT[seat]
        self.pending &= ~BIT[seat]
        self.folded[seat] = self.knocks
        self.lose(seat, self.knocks)


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
