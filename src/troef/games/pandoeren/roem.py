"""Roem: combinations in one hand of eight cards (S3), and whose counts (S4, S5).

A combination is a number that is larger the better it is: its quality (S3), then the rank of its top card, then that
card's suit; 0 stands for none.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS
from troef.cards.card import ACE, JACK, RANK_NAMES

#: S3: by number of consecutive cards.
RUN_POINTS: Final = vec[i64]([0, 0, 0, 20, 50, 100, 120, 140, 160])
RUN_QUALITY: Final = vec[i64]([0, 0, 0, 1, 2, 3, 7, 8, 9])
#: S3: four of a rank, from jack to ace.
FOUR_POINTS: Final = vec[i64]([200, 100, 100, 100])
FOUR_QUALITY: Final = vec[i64]([10, 4, 5, 6])
#: The most that two hands can have together (A13): four jacks, queens, kings and aces. Counting cards twice brings
#: no more.
MOST_ROEM: Final = 500
#: S5
STUK: Final[i64] = 20

_LONGEST: Final[i64] = 8
_QUALITY: Final[i64] = 64  # a rank and a suit lie below
_RANK: Final[i64] = 4


def _fours(hand: i64) -> i64:
    """The cards of a hand that are in four jacks, queens, kings or aces."""
    cards: i64 = 0
    for rank in range(JACK, ACE + 1):
        if hand & RANK_CARDS[rank] == RANK_CARDS[rank]:
            cards |= RANK_CARDS[rank]
    return cards


def _four_points(hand: i64) -> i64:
    """The points of fours of a kind in a hand."""
    points: i64 = 0
    for rank in range(JACK, ACE + 1):
        if hand & RANK_CARDS[rank] == RANK_CARDS[rank]:
            points += FOUR_POINTS[rank - JACK]
    return points


def _has_run(hand: i64) -> bool:
    """Whether there are three consecutive cards of a suit (suits are lanes with room between them)."""
    return hand & (hand >> 1) & (hand >> 2) != 0


def _run_points(hand: i64) -> i64:
    """The points of the runs in a hand, each as long as it can be."""
    if not _has_run(hand):
        return 0
    points: i64 = 0
    length: i64 = 0
    while hand:
        if hand & 1:
            length += 1
        else:
            points += RUN_POINTS[length if length < _LONGEST else _LONGEST]
            length = 0
        hand >>= 1
    return points + RUN_POINTS[length if length < _LONGEST else _LONGEST]


def roem_total(hand: i64, reuse: bool) -> i64:
    """The best total over disjoint combinations (S3); with `reuse` a card may be in a run and in a four of a kind."""
    fours = _fours(hand)
    if not fours:
        return _run_points(hand)
    if reuse:
        return _four_points(hand) + _run_points(hand)
    best = _run_points(hand)
    # with two fours in hand: none, either, or both of them
    for chosen in range(JACK, ACE + 1):
        for other in range(chosen, ACE + 1):
            cards = fours & (RANK_CARDS[chosen] | RANK_CARDS[other])
            total = _four_points(cards) + _run_points(hand & ~cards)
            if total > best:
                best = total
    return best


def best_combination(hand: i64) -> i64:
    """The best single combination in a hand (S3), 0 when there is none."""
    best: i64 = 0
    for rank in range(JACK, ACE + 1):
        if hand & RANK_CARDS[rank] == RANK_CARDS[rank]:
            found = FOUR_QUALITY[rank - JACK] * _QUALITY + rank * _RANK
            if found > best:
                best = found
    if not _has_run(hand):
        return best
    length: i64 = 0
    card: i64 = 0
    while hand:
        if hand & 1:
            length += 1
            if length >= 3:
                quality = RUN_QUALITY[length if length < _LONGEST else _LONGEST]
                found = quality * _QUALITY + (card & 15) * _RANK + (card >> 4)
                if found > best:
                    best = found
        else:
            length = 0
        card += 1
        hand >>= 1
    return best


def combination_kind(combination: i64) -> str:
    """What the bidder answers of it (S4): `run-4` or `four`."""
    quality = combination // _QUALITY
    for length in range(3, _LONGEST + 1):
        if RUN_QUALITY[length] == quality:
            return f"run-{length}"
    return "four"


def combination_top(combination: i64) -> str:
    """The rank of its top card, the other half of the answer (S4)."""
    return RANK_NAMES[int(combination % _QUALITY // _RANK)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoemRace:
    """S4 and S5 in one deal: what the bidder and his partner have reported, and what became of it.

    `totals` and `bests` are those of each seat's hand; `eligible` the seats (bits) other than the bidder that made a
    bid (A12). A report is -1 until it is made.
    """

    def __init__(self, totals: vec[i64], bests: vec[i64], bidder: i64, eligible: i64) -> None:
        self.totals = totals  # what the hands are worth does not change, so copies share it
        self.bests = bests  # likewise, so copies share it
        self.bidder: i64 = bidder
        self.eligible: i64 = eligible
        self.partner: i64 = -1  # once he has reported
        self.bidder_report: i64 = -1
        self.partner_report: i64 = -1
        #: what the opponents have shown to be better, and who did against the bidder and against the partner
        self.stated: i64 = 0
        self.annuller: i64 = -1
        self.beater: i64 = -1
        self.stuk_by: i64 = -1

    def copy(self) -> "RoemRace":
        """An independent race in the same position (what the hands are worth does not change)."""
        other = RoemRace(self.totals, self.bests, self.bidder, self.eligible)
        other.partner, other.bidder_report, other.partner_report = self.partner, self.bidder_report, self.partner_report
        other.stated, other.annuller, other.beater = self.stated, self.annuller, self.beater
        other.stuk_by = self.stuk_by
        return other

    def report(self, seat: i64, points: i64) -> None:
        """S4.1, S4.3: the bidder's or, later, the partner's report."""
        if seat == self.bidder:
            self.bidder_report = points
        else:
            self.partner = seat
            self.partner_report = points

    def reported_best(self) -> i64:
        """The best combination of the seat that reported last."""
        return self.bests[self.bidder if self.partner < 0 else self.partner]

    def better(self, seats: i64) -> i64:
        """Which of some seats (bits) have a combination better than that of the last report."""
        found: i64 = 0
        for seat in range(4):
            if seats & BIT[seat] and self.bests[seat] > self.reported_best():
                found |= BIT[seat]
        return found

    def strongest(self, seats: i64) -> i64:
        """Which of some seats (bits) has the best combination."""
        strongest: i64 = -1
        for seat in range(4):
            if seats & BIT[seat] and (strongest < 0 or self.bests[seat] > self.bests[strongest]):
                strongest = seat
        return strongest

    def annul(self, seat: i64) -> None:
        """S4.2, S4.3: an opponent shows a combination better than that of the last report."""
        if self.partner >= 0:
            self.beater = seat
        else:
            self.annuller = seat
        if self.bests[seat] > self.stated:
            self.stated = self.bests[seat]

    def counted(self) -> i64:
        """The roem of the bidder's side that counts (S4, Result)."""
        bidder = self.bidder_report if self.bidder_report > 0 else 0
        partner = self.partner_report if self.partner_report > 0 else 0
        if self.annuller >= 0:
            return bidder + partner if partner and self.bests[self.partner] > self.stated else i64(0)
        return bidder if self.beater >= 0 else bidder + partner

    def extra(self) -> i64:
        """Roem that counts and stuk."""
        return self.counted() + (STUK if self.stuk_by >= 0 else 0)
