"""What a player of a trick game can tell from its view, and rules of thumb that all these games share.

`CardReading` says what lies on the table, what the others may still hold and which cards cannot be beaten any more.
`for_tricks`, `for_points` and `against_tricks` choose a card for the three things one can want; a rule player picks
one of them for its contract and adds what its game asks for.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.view import View
from troef.tricks.ordering import Ordering

#: The risk of a lead that nobody can go over: above that of every other.
SURE_TRICK: Final = 100.0
#: A card of at least this many points is not kept back from a friend's trick.
FAT: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class CardReading:
    """A trick game as one seat sees it; sets of cards are masks.

    `friends` are the seats that play with this one. `seat` is whose cards are played: the viewer's own, or dummy's.
    `unseen` are the cards in the hands that one cannot see; `void[seat]` the cards that a seat has shown not to hold by
    not following; `trick` the cards on the table with `by`, who played them; `taker` who holds the trick (-1: nobody).
    """

    def __init__(
        self, view: View, order: Ordering, pack: int, friends: Iterable[int], seat: int = -1, absent: Iterable[int] = ()
    ) -> None:
        self.view = view
        self.order = order
        self.seat = view.seat if seat < 0 else seat
        self.friends = frozenset(friends) | {self.seat}
        self.absent = frozenset(absent)
        self.hands = {other: int(set_of(view.zone(f"hand-{other}").cards)) for other in range(view.seats)}
        self.hand = self.hands[self.seat]
        self.cards = [int(payload_of(move)) for move in view.moves if kind_of(move) == PLAY]
        zone = view.zone("trick")
        self.trick, self.by = list(zone.cards), list(zone.by)
        self.played = 0
        for _, move in view.log:
            if kind_of(move) == PLAY and 0 <= payload_of(move) < 63:
                self.played |= int(BIT[payload_of(move)])
        known = self.played
        for held in self.hands.values():
            known |= held
        self.unseen = pack & ~known
        self.void = [0] * view.seats
        self._notice_voids()
        self.best = self._winner(self.trick) if self.trick else -1
        self.taker = self.by[self.trick.index(self.best)] if self.trick else -1

    def _notice_voids(self) -> None:
        """Who did not follow has nothing of the suit led."""
        led = -1
        seats = len(self.void) - len(self.absent)
        count = 0
        for seat, move in self.view.log:
            card = int(payload_of(move))
            if kind_of(move) != PLAY or not 0 <= card < 63 or seat < 0:
                continue
            if count % seats == 0:
                led = int(self.order.suits[card])
            elif int(self.order.suits[card]) not in (led, int(self.order.trump)):
                self.void[seat] |= int(self.order.members[led])
            count += 1

    def _winner(self, cards: list[int]) -> int:
        best = cards[0]
        for card in cards[1:]:
            if self.order.beaters[best] & BIT[card]:
                best = card
        return best

    # ---- the trick on the table ----

    def leading(self) -> bool:
        """Whether this seat leads."""
        return not self.trick

    def ours(self) -> bool:
        """Whether the trick is with this seat's side now."""
        return self.taker in self.friends

    def last(self) -> bool:
        """Whether nobody plays to the trick after this seat."""
        return not self.behind()

    def behind(self) -> list[int]:
        """The seats that still play to the trick after this one."""
        around = self.view.around if self.view.direction > 0 else self.view.around[::-1]
        place = around.index(self.seat)
        found = around[place + 1 :] + around[:place]
        return [other for other in found if other not in self.by and other not in self.absent]

    def beats(self, card: int) -> bool:
        """Whether a card would hold the trick as it lies."""
        return self.best < 0 or bool(self.order.beaters[self.best] & BIT[card])

    def winners(self) -> list[int]:
        """The playable cards that would hold the trick as it lies."""
        return [card for card in self.cards if self.beats(card)]

    def held_by_others(self, seats: Iterable[int]) -> int:
        """The cards that some of these seats may hold."""
        may = 0
        for seat in seats:
            if seat == self.seat:
                continue
            may |= self.hands[seat] | (self.unseen & ~self.void[seat])
        return may

    def safe(self, card: int) -> bool:
        """Whether no opponent who still plays to the trick can beat this card (as far as the view tells)."""
        rivals = [seat for seat in self.behind() if seat not in self.friends]
        return not self.order.beaters[card] & self.held_by_others(rivals)

    def master(self, card: int) -> bool:
        """Whether no card of its suit that is still in another hand beats it."""
        lane = int(self.order.members[self.order.suits[card]])
        others = self.held_by_others(range(self.view.seats))
        return not self.order.beaters[card] & others & lane

    def rank(self, card: int) -> int:
        """How many cards of its own suit it beats: the higher, the stronger."""
        lane = int(self.order.members[self.order.suits[card]])
        return int(card_count(lane)) - int(card_count(self.order.beaters[card] & lane))

    def is_trump(self, card: int) -> bool:
        """Whether the card is a trump."""
        return self.order.trump >= 0 and int(self.order.suits[card]) == int(self.order.trump)

    def points(self, card: int) -> int:
        """The card points of a card."""
        return int(self.order.points[card])

    def trumps_out(self) -> int:
        """The trumps that opponents may still hold."""
        rivals = [seat for seat in range(self.view.seats) if seat not in self.friends and seat not in self.absent]
        return int(self.order.trumps()) & self.held_by_others(rivals)

    def length(self, suit: int) -> int:
        """How many cards of an effective suit this seat holds."""
        return int(card_count(self.hand & self.order.members[suit]))


# ---- choosing a card ----


def lowest(reading: CardReading, cards: Iterable[int]) -> int:
    """The card one misses least: no trump before a trump, few points, a low rank, from a short suit."""
    return min(cards, key=lambda card: _worth(reading, card))


def highest(reading: CardReading, cards: Iterable[int]) -> int:
    """The strongest card: trumps above the others."""
    return max(cards, key=lambda card: (reading.is_trump(card), reading.rank(card), -reading.points(card)))


def _worth(reading: CardReading, card: int) -> tuple[object, ...]:
    master = reading.master(card) and not reading.is_trump(card)
    return (
        reading.is_trump(card),
        reading.points(card),
        master,
        reading.rank(card),
        reading.length(int(reading.order.suits[card])),
    )


def for_tricks(reading: CardReading, attacking: bool) -> int:
    """A card for a side that wants tricks: Kleurenwiezen, Wiezen, Rikken, Bridge."""
    if reading.leading():
        return _lead(reading, attacking)
    return _follow_for_tricks(reading)


def _follow_for_tricks(reading: CardReading) -> int:
    winners = reading.winners()
    partner_holds = reading.ours()
    if not winners or (partner_holds and (reading.last() or reading.safe(reading.best))):
        return lowest(reading, reading.cards)
    if partner_holds and any(reading.is_trump(card) for card in winners) and reading.master(reading.best):
        return lowest(reading, reading.cards)  # a partner's winner is not ruffed
    sure = [card for card in winners if reading.safe(card)]
    if sure:
        return min(sure, key=lambda card: (reading.is_trump(card), reading.rank(card)))
    if partner_holds or _second_hand_low(reading):
        return lowest(reading, reading.cards)
    tops = [card for card in winners if not reading.is_trump(card)]
    return highest(reading, tops) if tops else lowest(reading, winners)


def _second_hand_low(reading: CardReading) -> bool:
    """Whether a friend who plays last may still take the trick, so that no high card need be spent in second place."""
    return len(reading.trick) == 1 and any(seat in reading.friends for seat in reading.behind())


def ruffing_a_friend(reading: CardReading) -> list[int]:
    """The trumps that may be put on a friend's plain card which is as good as sure of the trick."""
    return [card for card in reading.cards if reading.is_trump(card)] if _as_good_as_sure(reading) else []


def keeping_back(reading: CardReading) -> list[int]:
    """On a friend's plain card which is as good as sure of the trick: the cards of that suit that count less than
    another one of ten points or more."""
    if not _as_good_as_sure(reading):
        return []
    following = [card for card in reading.cards if _suit(reading, card) == _suit(reading, reading.best)]
    most = max([reading.points(card) for card in following], default=0)
    return [card for card in following if reading.points(card) < most] if most >= FAT else []


def leaving_a_trick(reading: CardReading) -> list[int]:
    """Who plays last: the cards of the suit led that leave others a trick that a card of that suit would take."""
    if reading.leading() or reading.ours() or not reading.last():
        return []
    led = _suit(reading, reading.trick[0])
    following = [card for card in reading.cards if _suit(reading, card) == led]
    losing = [card for card in following if not reading.beats(card)]
    return losing if len(losing) < len(following) else []


def giving_away(reading: CardReading) -> list[int]:
    """On an opponent's plain card that is the highest of its suit: the cards of that suit that count more than another
    one would."""
    best = reading.best
    if reading.leading() or reading.ours() or reading.is_trump(best) or not reading.master(best):
        return []
    following = [card for card in reading.cards if _suit(reading, card) == _suit(reading, best)]
    least = min([reading.points(card) for card in following], default=0)
    return [card for card in following if reading.points(card) > least]


def _as_good_as_sure(reading: CardReading) -> bool:
    """Whether a friend holds the trick with the highest card of a plain suit, and no opponent who still plays has shown
    that he cannot follow."""
    best = reading.best
    if reading.leading() or not reading.ours() or reading.is_trump(best) or not reading.master(best):
        return False
    led = int(reading.order.members[_suit(reading, best)])
    return all(seat in reading.friends or led & ~reading.void[seat] for seat in reading.behind())


def for_points(reading: CardReading, attacking: bool) -> int:
    """A card for a side that wants card points: Manillen, Klaverjassen, Bieden, Pandoeren, Skat."""
    if reading.leading():
        return _lead(reading, attacking)
    winners = reading.winners()
    if reading.ours() and (reading.last() or reading.safe(reading.best)):
        return _give(reading)
    sure = [card for card in winners if reading.safe(card)]
    if sure:
        plain = [card for card in sure if not reading.is_trump(card)]
        if plain:
            return max(plain, key=lambda card: (reading.points(card), -reading.rank(card)))
        if sum(reading.points(card) for card in reading.trick) or reading.length(int(reading.order.trump)) > 2:
            return min(sure, key=lambda card: (reading.points(card), reading.rank(card)))
    return lowest(reading, reading.cards)


def _give(reading: CardReading) -> int:
    """Points for a trick that is ours already: the fattest card that would not win a trick of its own."""
    spare = [card for card in reading.cards if not reading.is_trump(card)] or reading.cards
    loose = [card for card in spare if not _only_master(reading, card) or reading.points(card) == 0] or spare
    return max(loose, key=lambda card: (reading.points(card), -reading.rank(card)))


def _only_master(reading: CardReading, card: int) -> bool:
    """Whether giving this card away loses a sure trick: with another master of its suit in hand it does not."""
    if not reading.master(card):
        return False
    masters = [other for other in cards_in(reading.hand) if reading.master(other)]
    return [other for other in masters if _suit(reading, other) == _suit(reading, card)] == [card]


def _lead(reading: CardReading, attacking: bool) -> int:
    """A lead: draw trumps as attacker while opponents have them, then winners, then what loses least."""
    trumps = [card for card in reading.cards if reading.is_trump(card)]
    masters = [card for card in reading.cards if reading.master(card)]
    out = card_count(reading.trumps_out())
    if attacking and trumps and out:
        top = highest(reading, trumps)
        if reading.master(top) or len(trumps) > out // 2 + 1:
            return top
    plain = [card for card in masters if not reading.is_trump(card)]
    if plain:  # from a short suit: it will be ruffed later than a long one
        return max(plain, key=lambda card: (reading.points(card), -reading.length(_suit(reading, card))))
    rest = [card for card in reading.cards if not reading.is_trump(card)] or reading.cards
    return _quiet(reading, rest)


def _quiet(reading: CardReading, cards: list[int]) -> int:
    """A lead that gives nothing away: a low card, from the longest suit."""
    return min(
        cards, key=lambda card: (reading.points(card), -reading.length(_suit(reading, card)), reading.rank(card))
    )


def against_tricks(reading: CardReading, keep: int = -1) -> int:
    """A card for who wants no trick: the highest one that does not take; who cannot follow throws trouble away, but
    not the card that is to be kept."""
    cards = [card for card in reading.cards if card != keep] or reading.cards
    if reading.leading():
        return min(cards, key=lambda card: (_lead_risk(reading, card), reading.rank(card)))
    losing = [card for card in cards if not reading.beats(card)]
    if losing:
        led = int(reading.order.suits[reading.trick[0]])
        following = [card for card in losing if _suit(reading, card) == led]
        if following:
            return max(following, key=reading.rank)
        return max(losing, key=lambda card: (_danger(reading, card), reading.rank(card)))
    return max(cards, key=reading.rank) if reading.last() else min(cards, key=reading.rank)


def _lead_risk(reading: CardReading, card: int) -> float:
    """How likely a lead is to take its own trick: certain when nobody can go over it, otherwise more likely the more
    cards the others can duck it with. A lead from a short suit is better: it leaves a void sooner."""
    lane = int(reading.order.members[reading.order.suits[card]])
    outside = reading.held_by_others(range(reading.view.seats)) & lane
    over = int(card_count(outside & int(reading.order.beaters[card])))
    if not over:
        return SURE_TRICK
    return int(card_count(outside)) - 2 * over + 0.5 * reading.length(_suit(reading, card))


def _danger(reading: CardReading, card: int) -> float:
    """How likely a card is to take a later trick: high, with few lower cards beside it."""
    lane = int(reading.order.members[reading.order.suits[card]])
    lower = [other for other in cards_in(reading.hand & lane) if reading.rank(other) < reading.rank(card)]
    outside = reading.held_by_others(range(reading.view.seats)) & lane
    under = int(card_count(outside & ~int(reading.order.beaters[card])))
    over = int(card_count(outside)) - under
    return under - over - 1.5 * len(lower)


def _suit(reading: CardReading, card: int) -> int:
    return int(reading.order.suits[card])
