"""How a round of canasta stands, and what the player on turn may still do.

Every test of a move asks the same question: can the turn still end lawfully after it? It ends with a discard from at
least two cards once the minimum is met (R15, R30, R31), or by going out (R32–R36). So a meld that begins a first meld
is legal only if the minimum can be reached with it, and there is never a dead end.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import rank_of
from troef.core.phase import Phase
from troef.games.canasta.counts import (
    CANASTA,
    FIRST_NATURAL,
    JOKERS,
    MOST_WILD,
    ONE,
    SMALLEST_MELD,
    THREES,
    TWOS,
    VALUES,
    can_go_out,
    can_go_out_after,
    can_reach,
    count_at,
    has_canasta,
    points_of,
    size_of,
)
from troef.games.canasta.language import jokers_in, meld_counts, naturals_in, place_of, rank_in, twos_in
from troef.melds.twins import TwinHands

# The steps of a turn.
TAKING: Final[i64] = 0
MELDING: Final[i64] = 1
ANSWERING: Final[i64] = 2

# What binds the player on turn. R33, R36
FREE: Final[i64] = 0
MUST_GO_OUT: Final[i64] = 1
MUST_STAY: Final[i64] = 2

# How a round ended.
RUNNING: Final[i64] = 0
WENT_OUT: Final[i64] = 1  # R37
NO_TAKE: Final[i64] = 2  # R38
LAST_RED_THREE: Final[i64] = 3  # R39

#: The red threes, as a set of faces.
RED_THREES: Final[i64] = 0x0000_0002_0002_0000
#: Places in `wild_cards`, by side and rank of the meld.
_WILD_PLACES: Final = 32


def is_red_three(card: i64) -> bool:
    """Whether a card is a three of hearts or diamonds."""
    face = card & 63
    return face < 63 and BIT[face] & RED_THREES != 0


@mypyc_attr(acyclic=True)
class CanastaRound(Phase):
    """Cards, melds and the running turn. Sides are 0 (seats 0 and 2) and 1 (seats 1 and 3).

    Hands are counts (`counts.py`) for the rules, and beside them the cards themselves.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hands = vec[i64]([0] * 4)
        self.cards = TwinHands(4)
        #: of these, what everybody has seen going there: the cards of taken piles
        self.known = TwinHands(4)
        # the melds of each side: natural cards by rank, wild cards by the rank of their meld
        self.naturals = vec[i64]([0] * 2)
        self.wilds = vec[i64]([0] * 2)
        #: the natural cards themselves
        self.laid = TwinHands(2)
        #: the wild cards of the meld at 16 * side + rank: seven bits each, the card's face plus one
        self.wild_cards = vec[i64]([0] * _WILD_PLACES)
        #: who laid the first meld of a side and keeps them, or -1
        self.keepers = vec[i64]([-1] * 2)
        #: red threes of each side: 16 times those of hearts plus those of diamonds
        self.red_threes = vec[i64]([0] * 2)
        #: the draw pile, top first; never written in, so copies share it
        self.stock = vec[i64]()
        self.drawn: i64 = 0
        #: the discard pile, bottom first, by face
        self.pile = vec[i64]()
        self.frozen: bool = False  # R25
        self.minimums = vec[i64]([0] * 2)  # R15
        #: the seats that have melded or added something in a turn before this one, as bits (R34)
        self.melded: i64 = 0
        self.step: i64 = TAKING
        self.from_stock: bool = False
        #: points still wanted from a side without a meld; at most 0 when the minimum is met
        self.due: i64 = 0
        #: the cards of this turn's own melds, by the rank of the meld, wild cards included (R34, A8)
        self.own: i64 = 0
        #: whether a card was added to a meld that is not his own of this turn
        self.added: bool = False
        #: whether the rest of the pile waits until the minimum is met (R16)
        self.aside: bool = False
        self.may_ask: bool = False
        self.bound: i64 = FREE
        self.ended: i64 = RUNNING
        self.winner: i64 = -1
        self.concealed: bool = False

    def copy_to(self, other: "CanastaRound") -> None:
        """Copy everything."""
        hands, naturals, wilds, wild_cards = self.hands, self.naturals, self.wilds, self.wild_cards
        keepers, red_threes, pile, minimums = self.keepers, self.red_threes, self.pile, self.minimums
        other.turn, other.stock, other.drawn, other.frozen = self.turn, self.stock, self.drawn, self.frozen
        other.melded, other.step, other.from_stock, other.due = self.melded, self.step, self.from_stock, self.due
        other.own, other.added, other.aside, other.may_ask = self.own, self.added, self.aside, self.may_ask
        other.bound, other.ended, other.winner, other.concealed = self.bound, self.ended, self.winner, self.concealed
        other.hands = hands[: len(hands)]
        other.naturals = naturals[: len(naturals)]
        other.wilds = wilds[: len(wilds)]
        other.wild_cards = wild_cards[: len(wild_cards)]
        other.keepers = keepers[: len(keepers)]
        other.red_threes = red_threes[: len(red_threes)]
        other.pile = pile[: len(pile)]
        other.minimums = minimums[: len(minimums)]
        other.cards = self.cards.copy()
        other.known = self.known.copy()
        other.laid = self.laid.copy()

    # ---- what lies where ----

    def in_stock(self) -> i64:
        """How many cards are in the draw pile."""
        return len(self.stock) - self.drawn

    def top(self) -> i64:
        """The top card of the discard pile."""
        return self.pile[len(self.pile) - 1]

    def pile_counts(self, without_top: i64) -> i64:
        """The cards of the pile below the top ones, counted, red threes left out (R7)."""
        counts: i64 = 0
        for at in range(len(self.pile) - without_top):
            card = self.pile[at]
            if not is_red_three(card):
                counts += ONE[place_of(card)]
        return counts

    def rest(self) -> i64:
        """The cards of the pile that wait until the minimum is met, counted."""
        return self.pile_counts(0) if self.aside else i64(0)

    def is_frozen(self, side: i64) -> bool:
        """Whether the pile is frozen against a side (R25, R26)."""
        return self.frozen or not self.naturals[side]

    def red_three_count(self, side: i64) -> i64:
        """How many red threes a side has."""
        return size_of(self.red_threes[side])

    def begun(self) -> bool:
        """Whether a first meld has begun and the minimum is not met yet: no stopping now (R15)."""
        return self.due > 0 and self.own != 0

    # ---- can the turn still end? ----

    def can_end(self, hand: i64, naturals: i64, wilds: i64, due: i64, rest: i64, bound: i64, from_stock: bool) -> bool:
        """Whether a turn that has come so far can end lawfully; `rest` are the cards of a pile still aside."""
        if due <= 0:
            whole = hand + rest
            if bound != MUST_GO_OUT and size_of(whole) >= 2:  # R30, R31
                return True
            return bound != MUST_STAY and can_go_out(whole, naturals, wilds)  # R32
        waiting = size_of(rest)
        if bound != MUST_GO_OUT:
            if can_reach(hand, naturals, wilds, due, 2 - waiting if waiting < 2 else 0):  # R15, R16
                return True
            if bound == MUST_STAY:
                return False
        if from_stock:
            return can_go_out(hand, naturals, wilds)  # R34, R35
        if waiting >= 2 and bound != MUST_GO_OUT and count_at(hand, THREES) < SMALLEST_MELD:
            return False  # the minimum is wanted for going out too, which adds black threes only (R36)
        return can_go_out(hand + rest, naturals, wilds) and can_go_out_after(hand, naturals, wilds, due, rest)

    # ---- taking ----

    def takeable(self) -> bool:
        """Whether the top card is one that can be taken (R22, R23)."""
        return rank_of(self.top()) >= FIRST_NATURAL and place_of(self.top()) != JOKERS

    def take_fits(self, side: i64, payload: i64) -> bool:
        """Whether taking the pile with these cards of the hand makes a meld (R8, R20, R21)."""
        place = rank_of(self.top())
        lying = count_at(self.naturals[side], place)
        if not payload:
            return lying > 0 and not self.is_frozen(side)  # R20
        naturals = naturals_in(payload)
        wild = twos_in(payload) + jokers_in(payload)
        if rank_in(payload) != place or naturals + wild < 2:
            return False
        if naturals < (2 if self.is_frozen(side) else 1):  # R20, R21
            return False
        return wild + count_at(self.wilds[side], place) <= MOST_WILD  # R8, R11

    def can_end_after_take(self, seat: i64, payload: i64) -> bool:
        """Whether the turn can end after such a take (R15, R31)."""
        side = seat & 1
        place = rank_of(self.top())
        spent = meld_counts(payload) if payload else 0
        due: i64 = 0
        if not self.naturals[side]:
            due = self.minimums[side] - points_of(spent) - VALUES[place]
        return self.can_end(
            self.hands[seat] - spent,
            self.naturals[side] + ONE[place] * (naturals_in(payload) + 1),
            self.wilds[side] + ONE[place] * (twos_in(payload) + jokers_in(payload)),
            due,
            self.pile_counts(1),
            FREE,
            False,
        )

    def holds(self, seat: i64, counts: i64) -> bool:
        """Whether a hand has this many cards of each rank."""
        hand = self.hands[seat]
        while counts:
            if counts & 15 > hand & 15:
                return False
            counts >>= 4
            hand >>= 4
        return True

    def lowest_faces(self, seat: i64, place: i64, number: i64) -> list[int]:
        """The cards that go when a hand gives this many of a place: the lowest."""
        faces: list[int] = []
        if place == JOKERS:
            return faces
        for suit in range(4):
            face = 16 * suit + place
            copies: i64 = 0
            if self.cards.has(seat, face):
                copies = 2 if self.cards.twice(seat) & BIT[face] else 1
            while copies > 0 and len(faces) < number:
                faces.append(int(face))
                copies -= 1
        return faces

    def takes(self, seat: i64) -> vec[i64]:
        """The payloads of every legal way to take the pile: at most 60."""
        found = vec[i64]()
        if not self.takeable():
            return found
        side = seat & 1
        place = rank_of(self.top())
        hand = self.hands[seat]
        if self.take_fits(side, 0) and self.can_end_after_take(seat, 0):
            found = append(found, 0)
        for naturals in range(1, count_at(hand, place) + 1):
            found = self._takes_with(seat, naturals, found)
        return found

    def _takes_with(self, seat: i64, naturals: i64, found: vec[i64]) -> vec[i64]:
        hand = self.hands[seat]
        first = rank_of(self.top()) | naturals << 4
        for twos in range(min(MOST_WILD, count_at(hand, TWOS)) + 1):
            for jokers in range(min(MOST_WILD - twos, count_at(hand, JOKERS)) + 1):
                payload = first | twos << 8 | jokers << 10
                if self.take_fits(seat & 1, payload) and self.can_end_after_take(seat, payload):
                    found = append(found, payload)
        return found

    def must_end(self, seat: i64) -> bool:
        """Whether the player to come can neither draw nor take (R38)."""
        return self.in_stock() == 0 and len(self.takes(seat)) == 0

    # ---- melding ----

    def meld_fits(self, side: i64, payload: i64) -> bool:
        """Whether these cards are a meld that the side may lay (R8, R9, R11, R36)."""
        place = rank_in(payload)
        naturals = naturals_in(payload)
        wild = twos_in(payload) + jokers_in(payload)
        if place == THREES:
            return naturals >= SMALLEST_MELD and not wild  # R36: there are four black ones
        if place < FIRST_NATURAL or place >= JOKERS or naturals < 2 or naturals + wild < SMALLEST_MELD:
            return False
        return wild + count_at(self.wilds[side], place) <= MOST_WILD

    def can_end_after_meld(self, seat: i64, payload: i64) -> bool:
        """Whether the turn can end after such a meld (R15, R31, R33, R36)."""
        side = seat & 1
        place = rank_in(payload)
        spent = meld_counts(payload)
        return self.can_end(
            self.hands[seat] - spent,
            self.naturals[side] + ONE[place] * naturals_in(payload),
            self.wilds[side] + ONE[place] * (twos_in(payload) + jokers_in(payload)),
            self.due - points_of(spent) if self.due > 0 else 0,
            self.rest(),
            self._bound_by(place),
            self.from_stock,
        )

    def _bound_by(self, place: i64) -> i64:
        """What binds a player who melds this rank: black threes are laid in going out only (R36)."""
        return MUST_GO_OUT if place == THREES and self.bound == FREE else self.bound

    def may_meld(self, seat: i64, payload: i64) -> bool:
        """Whether a meld of cards that are held is legal."""
        if rank_in(payload) == THREES and self.bound == MUST_STAY:
            return False
        return self.meld_fits(seat & 1, payload) and self.can_end_after_meld(seat, payload)

    def layoff_fits(self, side: i64, payload: i64) -> bool:
        """Whether a card may be added to a meld of the side (R8, R9, R13)."""
        place = payload & 15
        card = payload >> 4
        if place < FIRST_NATURAL or place >= JOKERS or not count_at(self.naturals[side], place):
            return False
        if card == place:
            return True
        return (card == TWOS or card == JOKERS) and count_at(self.wilds[side], place) < MOST_WILD

    def can_end_after_layoff(self, seat: i64, payload: i64) -> bool:
        """Whether the turn can end after such a lay-off."""
        side = seat & 1
        place = payload & 15
        card = payload >> 4
        return self.can_end(
            self.hands[seat] - ONE[card],
            self.naturals[side] + (ONE[place] if card == place else 0),
            self.wilds[side] + (0 if card == place else ONE[place]),
            self.due - VALUES[card] if self.due > 0 else 0,
            self.rest(),
            self.bound,
            self.from_stock,
        )

    def may_lay_off(self, seat: i64, payload: i64) -> bool:
        """Whether adding a card that is held is legal."""
        return self.layoff_fits(seat & 1, payload) and self.can_end_after_layoff(seat, payload)

    # ---- going out and discarding ----

    def may_discard(self, seat: i64) -> bool:
        """Whether the turn may end now with a discard."""
        hand = self.hands[seat]
        if hand == 0 or self.aside:
            return False
        if size_of(hand) >= 2:
            return self.bound != MUST_GO_OUT and not self.begun()
        return self.bound != MUST_STAY and self.is_entitled(seat)

    def is_entitled(self, seat: i64) -> bool:
        """Whether a player who has laid enough may go out: his team has a canasta (R32, R34, R35)."""
        side = seat & 1
        if self.due > 0 and not (self.from_stock and self.own):
            return False
        return has_canasta(self.naturals[side], self.wilds[side])

    def is_able(self, seat: i64) -> bool:
        """Whether the player on turn can go out (R32–R36)."""
        side = seat & 1
        if self.aside or (self.due > 0 and not self.from_stock):
            return False
        return can_go_out(self.hands[seat], self.naturals[side], self.wilds[side])

    def may_put_question(self, seat: i64) -> bool:
        """Whether "Mag ik uit?" may be asked now (R33, R40)."""
        return self.may_ask and self.bound == FREE and size_of(self.hands[seat]) >= 2 and self.is_able(seat)

    def is_concealed(self, seat: i64) -> bool:
        """Whether who goes out now does so concealed (R34): a canasta of his own, and nothing laid before."""
        if self.added or self.melded >> seat & 1:
            return False
        own = self.own
        while own:
            if own & 15 >= CANASTA:
                return True
            own >>= 4
        return False
