"""Rounds with two packs and declared jokers: hands, lay-offs and swaps, and what the rules say of all of them alike."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import first_card, without_first
from troef.cards.card import JOKER
from troef.core.moves import DISCARD, DRAW, kind_of, make_move
from troef.core.rng import Rng
from troef.core.view import View
from troef.melds.declared import NO_MELD, extended, has_two_wild_aces, natural_twins, stands_for, swapped
from troef.melds.naming import LOW_END, PER_MELD, SEEN, SWAP, meld_lying, part_of
from troef.melds.rounds import MeldRound, RoundsState
from troef.melds.twins import TwinHands


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TwinRound(MeldRound):
    """What lies where. `longest`: how long a run may be."""

    def __init__(
        self, first: i64, hands: TwinHands, known: TwinHands, stock: vec[i64], pile: vec[i64], longest: i64
    ) -> None:
        super().__init__(first, stock, pile)
        self.hands = hands
        #: the cards of each hand that everybody has seen going there
        self.known = known
        self.longest = longest
        #: how many turns each seat has had
        self.turns = vec[i64]([0] * hands.seats())

    def copy_lying(self, other: "TwinRound") -> None:
        """As `copy_table`, with the turns that each seat has had (the hands are given to a new round)."""
        turns = self.turns
        self.copy_table(other)
        other.turns = turns[: len(turns)]

    def told(self, move: i64) -> i64:
        return make_move(DRAW, SEEN | self.stock[self.drawn]) if kind_of(move) == DRAW else move

    # ---- what the hand allows ----

    def options(self, seat: i64) -> vec[i64]:
        """Every legal move of a seat."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        return [int(move) for move in self.options(seat)]

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.options(seat)
        return moves[rng.below(len(moves))]

    def may_extend(self, seat: i64, payload: i64) -> bool:
        """Whether a hand has the card of a lay-off, and the card fits its meld."""
        face, joker, low_end, place = part_of(payload)
        if place < 0 or place >= len(self.melds):
            return False
        if face == JOKER or not self.hands.has(seat, JOKER if joker else face):
            return False
        return extended(self.melds[place], face, joker, low_end, self.longest) != NO_MELD

    def may_swap(self, seat: i64, payload: i64) -> bool:
        """Whether a hand has the card for which a joker of that meld stands."""
        face, joker, low_end, place = part_of(payload)
        if joker or place < 0 or place >= len(self.melds) or face == JOKER or not self.hands.has(seat, face):
            return False
        return swapped(self.melds[place], face, low_end) != NO_MELD

    def with_swaps(self, moves: vec[i64], place: i64, held: i64) -> vec[i64]:
        """Moves, and the swaps for jokers of one meld."""
        meld = self.melds[place]
        number = PER_MELD * (place + 1)
        wanted = stands_for(meld) & held
        while wanted:
            face = first_card(wanted)
            wanted = without_first(wanted)
            moves = append(moves, make_move(SWAP, number + face))
            if face & 15 == 12 and has_two_wild_aces(meld):
                moves = append(moves, make_move(SWAP, number + face + LOW_END))
        return moves

    # ---- what a move does ----

    def leave_hand(self, seat: i64, face: i64) -> None:
        """Take a card out of a hand."""
        self.hands.take(seat, face)
        self.known.take(seat, face)

    def discard(self, seat: i64, face: i64) -> None:
        """Lay a card of a hand on the discard pile."""
        self.leave_hand(seat, face)
        self.pile = append(self.pile, face)

    def lay(self, seat: i64, meld: i64, cards: i64, jokers: i64) -> None:
        """Lay a meld with these cards from the hand."""
        twins = natural_twins(meld)
        for owner in (self.hands, self.known):
            owner.take_all(seat, cards, jokers)
            if twins:
                owner.take_all(seat, twins, 0)
        self.melds = append(self.melds, meld)
        self.owners = append(self.owners, seat)

    def extend(self, seat: i64, payload: i64) -> None:
        """Lay a card, or a joker for it, to a meld."""
        face, joker, low_end, place = part_of(payload)
        self.leave_hand(seat, JOKER if joker else face)
        self.melds[place] = extended(self.melds[place], face, joker, low_end, self.longest)

    def swap(self, seat: i64, payload: i64) -> None:
        """Take a joker of a meld into the hand, as everybody sees, for the card that it stands for."""
        face, _, low_end, place = part_of(payload)
        self.leave_hand(seat, face)
        self.melds[place] = swapped(self.melds[place], face, low_end)
        self.hands.give(seat, JOKER)
        self.known.give(seat, JOKER)

    def melds_as_shown(self, view: View) -> None:
        """Lay the melds of a view on the table."""
        melds = [zone for zone in view.zones if zone.kind == "meld"]
        self.melds = vec[i64]([meld_lying(zone) for zone in melds])
        self.owners = vec[i64]([zone.owner for zone in melds])


def with_discards(moves: vec[i64], held: i64, jokers: i64) -> vec[i64]:
    """Moves, and the discards of these faces, and of a joker where there are some."""
    while held:
        moves = append(moves, make_move(DISCARD, first_card(held)))
        held = without_first(held)
    return append(moves, make_move(DISCARD, JOKER)) if jokers else moves


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TwinRoundsState(RoundsState):
    """A match of rounds with two packs: who draws keeps the card to himself."""

    def made(self, seat: i64, entry: i64) -> i64:
        """The log tells a drawn card too."""
        return DRAW if kind_of(entry) == DRAW else entry

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        return DRAW if viewer != seat and kind_of(move) == DRAW else move
