"""A deal laid open: the cards that are still out, numbered for search.

Cards get new codes: suit by suit (as the deal's ordering has them), in each suit from low to high, without gaps. So a
set of cards keeps its meaning, higher bits of a suit are stronger, and every pack and ranking looks alike.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card
from troef.cards.sentence import Sentence
from troef.tricks.aim import Aim
from troef.tricks.following import Limits, leadable, playable
from troef.tricks.ordering import Ordering
from troef.tricks.play import CARD_BITS, TrickPlay
from troef.tricks.roem import roem_points

#: This many cards can be numbered: sets of them keep their high bits free.
MOST_CARDS: Final = 60
#: In the kind of a card, what a point counts: below it stand its suit and the duties that it is under.
KIND_WORTH: Final[i64] = 512
#: Nobody has won any of the swept cards; several have.
NOBODY_YET: Final[i64] = 7
BROKEN: Final[i64] = 8


class CannotSolve(ValueError):
    """A position that the solver does not know: a card that lies face down, or too many cards."""


@final
@mypyc_attr(acyclic=True)
class Deal:
    """The cards of one position, numbered, and what is fixed while they are played.

    `cards[code]` is the printed card, `suit[code]` its suit, `above[code]` the cards that beat it; `kind[code]` equals
    another card's when both are worth the same. `sign[seat]` is how what a seat wins counts for the side.
    """

    def __init__(self, aim: Aim) -> None:
        play = aim.play
        self.aim = aim
        self.seats: i64 = play.table.seats
        self.size: i64 = play.size
        self.flags: i64 = play.flags
        self.trump: i64 = play.order.trump
        self.cards = vec[i64]([0] * 64)
        self.code_of = vec[i64]([-1] * 64)
        self.suit = vec[i64]([0] * 64)
        self.members = vec[i64]([0] * 5)
        self.above = vec[i64]([0] * 64)
        self.points = vec[i64]([0] * 64)
        self.kind = vec[i64]([0] * 64)
        self.printed = vec[i64]([0] * 64)
        self.card_count: i64 = 0
        self.limits = Limits()
        self.partners = play.table.partners
        self.next_of = vec[i64]([0] * self.seats)
        self.sign = vec[i64]([0] * self.seats)
        self.maximises = vec[i64]([0] * self.seats)
        self.ordering = self._number_cards(play)
        self._number_seats(play)
        #: the cards that each seat had to begin with, with those on the table
        self.dealt = _holders(play)
        for seat in range(self.seats):
            self.dealt[seat] = self.numbered(self.dealt[seat])

    def _number_cards(self, play: TrickPlay) -> Ordering:
        aim, order, limits = self.aim, play.order, play.limits
        out = cards_out(play)
        if card_count(out) > MOST_CARDS:
            raise CannotSolve(Sentence("at most {most} cards can be solved", most=MOST_CARDS))
        code: i64 = 0
        lanes: list[list[int]] = []
        for suit in range(5):
            rest = out & order.members[suit]
            out &= ~rest
            lane: list[int] = []
            place = code + card_count(rest)
            code = place
            while rest:
                card = order.best_in(rest)
                rest &= ~BIT[card]
                place -= 1
                self.cards[place] = card
                self.code_of[card] = place
                self.suit[place] = suit
                self.members[suit] |= BIT[place]
                self.printed[place] = BIT[card]
                self.points[place] = aim.points[card]
                self.kind[place] = (
                    KIND_WORTH * aim.points[card]
                    + 64 * suit
                    + _bits(card, aim.sweep_cards, limits.exempt, limits.lead_ban, limits.forced, limits.first)
                )
                lane.append(int(place))
            lanes.append(lane)
        if out:
            raise CannotSolve("a card belongs to no suit")
        self.card_count = code
        ordering = Ordering(lanes, int(self.trump))
        trumps = ordering.trumps()
        for place in range(code):
            higher = self.members[self.suit[place]] & ~(2 * BIT[place] - 1)
            self.above[place] = higher if self.suit[place] == self.trump else higher | trumps
            ordering.beaters[place] = self.above[place]
        self.limits.exempt = self.numbered(limits.exempt)
        self.limits.lead_ban = self.numbered(limits.lead_ban)
        self.limits.forced = self.numbered(limits.forced)
        self.limits.first = self.numbered(limits.first)
        return ordering

    def holds(self, aim: Aim) -> bool:
        """Whether the aim is that of this deal, and its play one to which this deal can have come."""
        own, play = self.aim, aim.play
        if (aim.side, aim.lead, aim.roem, aim.exactly) != (own.side, own.lead, own.roem, own.exactly):
            return False
        if (play.flags, play.size, play.absent) != (self.flags, self.size, own.play.absent):
            return False
        if play.order is not own.play.order or aim.sweep_cards != own.sweep_cards:
            return False
        now, before = play.limits, own.play.limits
        if (now.exempt, now.lead_ban, now.forced, now.first) != (
            before.exempt,
            before.lead_ban,
            before.forced,
            before.first,
        ):
            return False
        given = _holders(play)
        for seat in range(self.seats):
            cards = self.numbered(given[seat])
            if cards & ~self.dealt[seat] or card_count(cards) != card_count(given[seat]):
                return False
        return (
            _same(aim.points, own.points) and _same(aim.tricks, own.tricks) and _same(aim.sweep_worth, own.sweep_worth)
        )

    def numbered(self, cards: i64) -> i64:
        """A set of printed cards as a set of codes; those that are not out any more are left out."""
        result: i64 = 0
        while cards:
            code = self.code_of[first_card(cards)]
            cards &= cards - 1
            if code >= 0:
                result |= BIT[code]
        return result

    def _number_seats(self, play: TrickPlay) -> None:
        aim = self.aim
        for seat in range(self.seats):
            if play.absent & BIT[seat]:
                continue
            self.next_of[seat] = play.next_seat(seat)
            self.maximises[seat] = 1 if aim.side & BIT[seat] else 0
            self.sign[seat] = 1 if aim.side & BIT[seat] else -1 if aim.lead else 0


@final
@mypyc_attr(acyclic=True)
class Position:
    """One position of a deal with all cards open; `play` moves it on.

    `hands` are sets of codes; `banked` is what the side has won since the position was laid open.
    """

    def __init__(self, deal: Deal, hands: vec[i64]) -> None:
        self.deal = deal
        self.hands = hands
        self.turn: i64 = -1
        self.leader: i64 = -1
        # the trick on the table: its cards as a set, and in order of play, six bits each
        self.count: i64 = 0
        self.led: i64 = -1
        self.best: i64 = -1
        self.best_led: i64 = -1
        self.taker: i64 = -1
        self.trick: i64 = 0
        self.packed: i64 = 0
        self.total: i64 = 0
        # the whole of the play
        self.number: i64 = 0
        self.left: i64 = 0
        self.out: i64 = 0
        self.banked: i64 = 0
        self.holder: i64 = NOBODY_YET
        self.taken: i64 = 0

    def again(self) -> "Position":
        """A position of the same deal that can be moved on by itself."""
        hands = self.hands
        other = Position(self.deal, hands[: len(hands)])
        other.turn = self.turn
        other.leader = self.leader
        other.count = self.count
        other.led = self.led
        other.best = self.best
        other.best_led = self.best_led
        other.taker = self.taker
        other.trick = self.trick
        other.packed = self.packed
        other.total = self.total
        other.number = self.number
        other.left = self.left
        other.out = self.out
        other.banked = self.banked
        other.holder = self.holder
        other.taken = self.taken
        return other

    def legal(self) -> i64:
        """The cards that may be played now (codes)."""
        deal = self.deal
        hand = self.hands[self.turn]
        if self.count == 0:
            return leadable(hand, deal.flags, deal.limits)
        partner = deal.partners[self.turn] & BIT[self.taker] != 0
        return playable(hand, self.led, self.best, self.best_led, partner, deal.ordering, deal.flags, deal.limits)

    def play(self, code: i64) -> None:
        """Play a legal card; a trick that is full is gathered, and what it is worth banked."""
        deal = self.deal
        self.hands[self.turn] &= ~BIT[code]
        if self.count == 0:
            self.left = card_count(self.hands[self.turn]) + 1
            self.leader = self.turn
            self.led = deal.suit[code]
            self.best = code
            self.best_led = code
            self.taker = self.turn
        else:
            if deal.above[self.best] & BIT[code]:
                self.best = code
                self.taker = self.turn
            if deal.suit[code] == self.led and code > self.best_led:
                self.best_led = code
        self.trick |= BIT[code]
        self.packed |= code << (CARD_BITS * self.count)
        self.total += deal.points[code]
        self.count += 1
        self.turn = deal.next_of[self.turn]
        if self.count == deal.size:
            self._gather()

    def _gather(self) -> None:
        deal, taker = self.deal, self.taker
        aim = deal.aim
        printed: i64 = 0
        rest = self.trick
        while rest:
            printed |= deal.printed[first_card(rest)]
            rest &= rest - 1
        if aim.roem:
            self.total += roem_points(printed, deal.trump)
        self.banked += deal.sign[taker] * (self.total + aim.tricks[self.number])
        self.taken += deal.maximises[taker]
        if printed & aim.sweep_cards:
            self.holder = held(self.holder, aim.group[taker])
        self.out &= ~self.trick
        self.turn = taker
        self.leader = taker
        self.number += 1
        self.left -= 1
        self.trick = 0
        self.packed = 0
        self.total = 0
        self.count = 0
        self.led = -1
        self.best = -1
        self.best_led = -1

    def final(self) -> i64:
        """What the end of the play adds."""
        return final_worth(self.deal.aim, self.holder, self.taken)

    def alike(self, lower: i64, card: i64, live: i64) -> bool:
        """Whether two cards of the hand on turn do the same: worth the same, and nobody else holds one between them.

        `live` are printed cards that can make roem.
        """
        deal = self.deal
        others = self.out & ~self.hands[self.turn]
        return (
            deal.kind[card] == deal.kind[lower]
            and not others & (BIT[card] - BIT[lower])
            and not (deal.printed[card] | deal.printed[lower]) & live
        )

    def over(self) -> bool:
        """Whether all cards have been played."""
        return self.left == 0


def _holders(play: TrickPlay) -> vec[i64]:
    """The printed cards of each seat, with the one that it has on the table."""
    hands = play.hands
    holders = hands[: len(hands)]
    for seat in range(len(holders)):
        if play.absent & BIT[seat]:
            holders[seat] = 0
    seat_of_trick = play.leader
    packed = play.packed
    for _ in range(play.count):
        holders[seat_of_trick] |= BIT[packed & 63]
        packed >>= CARD_BITS
        seat_of_trick = play.next_seat(seat_of_trick)
    return holders


def _same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows of numbers are equal."""
    return [int(number) for number in one] == [int(number) for number in other]


def cards_out(play: TrickPlay) -> i64:
    """The printed cards that are still out: in hands, and in the trick."""
    out: i64 = play.trick
    for seat in range(play.table.seats):
        if not play.absent & BIT[seat]:
            out |= play.hands[seat]
    return out


def lay_open(aim: Aim, known: "Deal | None" = None) -> Position:
    """The position in which an aim's play stands now; it does not follow the play afterwards.

    `known` is the deal of an earlier position: where this is a later one of it, its numbers stay.

    Raises:
        CannotSolve: no card can be played there, one lies face down, or there are too many.
    """
    play = aim.play
    if play.face_down or play.complete or play.turn < 0:
        raise CannotSolve("no card can be played here, or one lies face down")
    deal = known if known is not None and known.holds(aim) else Deal(aim)
    hands = vec[i64]([0] * deal.seats)
    for seat in range(deal.seats):
        if not play.absent & BIT[seat]:
            hands[seat] = deal.numbered(play.hands[seat])
    position = Position(deal, hands)
    position.turn = play.turn
    position.leader = play.leader
    position.count = play.count
    position.led = play.led
    position.best = -1 if play.best < 0 else deal.code_of[play.best]
    position.best_led = -1 if play.best_led < 0 else deal.code_of[play.best_led]
    position.taker = play.taker
    position.number = play.tricks_played
    position.left = card_count(hands[play.leader]) + (1 if play.count else 0)
    packed = play.packed
    for place in range(play.count):
        code = deal.code_of[packed & 63]
        packed >>= CARD_BITS
        position.trick |= BIT[code]
        position.packed |= code << (CARD_BITS * place)
        position.total += deal.points[code]
    position.out = deal.numbered(cards_out(play))
    for seat in range(deal.seats):
        if aim.side & BIT[seat]:
            position.taken += play.tricks_of(seat)
        if play.won[seat] & aim.sweep_cards:
            position.holder = held(position.holder, aim.group[seat])
    return position


def held(holder: i64, group: i64) -> i64:
    """Who holds all of the sweep that has been won, after a group has won some."""
    if holder == NOBODY_YET or holder == group:
        return group
    return BROKEN


def final_worth(aim: Aim, holder: i64, taken: i64) -> i64:
    """What the end of a deal adds: an exact number of tricks, or a sweep."""
    if aim.exactly >= 0:
        return 1 if taken == aim.exactly else 0
    return aim.sweep_worth[holder] if aim.sweep_cards and holder < NOBODY_YET else i64(0)


def _bits(card: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """One bit for each of five sets, set where the card is in it."""
    bit = BIT[card]
    found: i64 = 1 if a & bit else 0
    found |= 2 if b & bit else 0
    found |= 4 if c & bit else 0
    found |= 8 if d & bit else 0
    return found | (16 if e & bit else 0)
