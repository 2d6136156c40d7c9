"""A finished round of zwikken for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any, Self

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.games.zwikken.cards import HAND
from troef.games.zwikken.options import LEAST_SEATS, MOST_SEATS, TableRules
from troef.games.zwikken.phases import NO_BID
from troef.games.zwikken.scoring import share_amount, zwik_rank
from troef.tricks.point_sums import sums_by_count
from troef.tricks.result import points_won

#: S1: what the ranks count, ten up to ace, each of them four times.
RANK_POINTS = (0, 1, 2, 3, 4)
SUITS = 4
#: R11: a round has at most this many antes, one of them before the cards are dealt.
MOST_ANTES = 3
#: E5, E6: the book gives points to four players, though three tricks have three winners at most.
BOOK_POINTS = ((7, 9, 2, 6), (5, 8, 3, 4))
#: E10: the book's pots, of which it does not say how they came about.
BOOK_POTS = (3, 18)


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round. One in which nobody plays (R10) has neither points nor a zwik.

    Fields:
        pot: the pot at the end of the bidding, in chips.
        shares: the share that each seat plays for (`"1/2"`, `"1"`), null for a passer; 3 to 5 seats.
        points: the card points of each seat; null when a zwik decided.
        zwik: the bidder who had the highest zwik; null when the cards were played.
    """

    pot: int
    shares: tuple[str | None, ...]
    points: tuple[int, ...] | None = None
    zwik: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        seats, play, rules = range(state.seats), state.tricks, state.rules
        before = state.pot + sum(state.sheet[-1].cells)  # what the players have more is what the pot has less
        antes = state.searches + int(rules.ante_every_round or not before)
        pot = before + antes * len(seats) * rules.ante
        bidders = [seat for seat in seats if state.bids[seat] != NO_BID]
        shares = tuple([rules.names[state.bids[seat]] if seat in bidders else None for seat in seats])
        if not bidders:
            return cls(pot, shares)  # R10: nobody plays
        if play.tricks_played:
            return cls(pot, shares, points=tuple([points_won(play, seat) for seat in seats]))
        ranks = [zwik_rank(play.hands[seat], state.trump_card(), rules.upcard_top) for seat in bidders]
        return cls(pot, shares, zwik=bidders[ranks.index(max(ranks))])  # R14

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """For each bidder whether he has won his share: with more points than all others (S2), or the highest zwik."""
        bidders = [seat for seat, share in enumerate(self.shares) if share is not None]
        if self.points is None:
            return [made_or_failed("zwik", seat == self.zwik, [seat]) for seat in bidders]
        told: list[Verdict] = []
        for seat in bidders:
            best = max([points for other, points in enumerate(self.points) if other != seat])
            told.append(made_or_failed("most", self.points[seat] > best, [seat], self.points[seat], best))
        return told


def read_shares(result: Result) -> list[Fraction]:
    """The share of each seat, 0 for a passer."""
    return [Fraction(0) if name is None else Fraction(name) for name in result.shares]


def check_result(result: Result, rules: TableRules) -> None:
    """Whether a lawful round with these options can give the result.

    The points are exact: they are checked against all ways to lay three tricks out of the pack. Whoever is to win a
    trick can hold its highest trump, and the others nothing of use. The pot is exact in a match of one or two rounds.
    In a longer one it is checked against the antes, the least and the most that earlier rounds can leave in it: with
    the usual shares nearly every pot between them can occur. The book's examples E5, E6 and E10 are taken as they are.

    Raises:
        ResultError: none can.
    """
    seats = len(result.shares)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "shares",
            game="zwikken",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    if result.pot < 1:
        raise ResultError("the pot holds a chip at least", "pot")
    names = rules.names
    for name in result.shares:
        if name is not None and name not in names:  # R5
            raise ResultError("a share is one of {names}, not {name}", "shares", names=", ".join(names), name=name)
    fault = bidding_fault([None if name is None else names.index(name) for name in result.shares], len(names))
    if fault:
        raise ResultError(fault, "shares")
    if all(share is None for share in result.shares):
        if result.points is not None or result.zwik is not None:
            raise ResultError("nobody plays", "shares")  # R10
    elif (result.points is None) == (result.zwik is None):
        raise ResultError("a round is decided by card points or by a zwik", "points")  # R14, R15
    elif result.zwik is not None and not (0 <= result.zwik < seats and result.shares[result.zwik] is not None):
        raise ResultError("a zwik counts for who plays", "zwik")  # R14
    elif result.points is not None:
        _check_points(result.points, seats)
    if result.pot not in BOOK_POTS:
        _check_pot(result.pot, seats, rules)


def bidding_fault(shares: Sequence[int | None], count: int) -> str:
    """Why two circles cannot come to these shares (by number, of `count` shares; the last is the whole pot).

    Whoever plays names more than was named before (R6); who passed in the first circle may do so in the second (R8).
    So the seats, in the order of their shares, go round at most twice.

    >>> bidding_fault([0, None, 1], 4), bidding_fault([1, 1, None], 4), bidding_fault([3, 3, 3], 4)
    ('', 'only the whole pot is played for by two', '')
    >>> bidding_fault([3, 2, 1, 0], 5)
    'two circles of bidding cannot come to these shares'
    """
    parts = [share for share in shares if share is not None and share < count - 1]
    if len(set(parts)) < len(parts):
        return Sentence("only the whole pot is played for by two")
    seats = len(shares)
    by_share = sorted(range(seats), key=lambda seat: -1 if shares[seat] is None else shares[seat] or 0)
    bidders = [seat for seat in by_share if shares[seat] is not None]
    whole = {seat for seat in bidders if shares[seat] == count - 1}
    for left in range(seats):
        places = [(seat - left) % seats for seat in bidders if seat not in whole]
        turns = [place for place, before in zip(places[1:], places, strict=False) if place < before]
        late = [place for place in ((seat - left) % seats for seat in whole) if turns and place < places[-1]]
        if len(turns) < 2 and not late:
            return ""
    return Sentence("two circles of bidding cannot come to these shares")


# ---- card points ----


@cache
def _tricks(cards: int) -> list[tuple[int, ...]]:
    """Every trick of that many cards, as how many of each rank it has."""
    return [
        tuple([ranks.count(rank) for rank in RANK_POINTS])
        for ranks in combinations_with_replacement(RANK_POINTS, cards)
        if max([ranks.count(rank) for rank in RANK_POINTS]) <= SUITS
    ]


def _worth(trick: tuple[int, ...]) -> int:
    """The card points of a trick (S1)."""
    return sum([points * count for points, count in zip(RANK_POINTS, trick, strict=True)])


@cache
def _left_for(taken: tuple[int, ...], cards: int) -> frozenset[int]:
    """What a trick of that many cards can be worth when that many of each rank are in others already."""
    return frozenset(
        [
            _worth(trick)
            for trick in _tricks(cards)
            if all(count + gone <= SUITS for count, gone in zip(trick, taken, strict=True))
        ]
    )


@cache
def _sharings(seats: int) -> frozenset[tuple[int, ...]]:
    """How three tricks can share points out over their winners, sorted; three numbers with 0 for who won nothing."""
    found = set()
    for first, second in combinations_with_replacement(_tricks(seats), 2):
        taken = tuple([one + two for one, two in zip(first, second, strict=True)])
        if max(taken) > SUITS:
            continue
        a, b = _worth(first), _worth(second)
        for c in _left_for(taken, seats):
            for won in ((a, b, c), (a + b, c, 0), (a + c, b, 0), (b + c, a, 0), (a + b + c, 0, 0)):
                found.add(tuple(sorted(won)))
    return frozenset(found)


def _check_points(points: tuple[int, ...], seats: int) -> None:
    """That three tricks can share the points out (S1, R15)."""
    if len(points) != seats or min(points) < 0:
        raise ResultError("{seats} players have points, 0 or more, not {points}", "points", seats=seats, points=points)
    sums = {sum(won) for won in _sharings(seats)}
    if not min(sums) <= sum(points) <= max(sums):
        reason = Sentence(
            "the {count} cards of {seats} players count {least} to {most}, not {points}",
            count=HAND * seats,
            seats=seats,
            least=min(sums),
            most=max(sums),
            points=sum(points),
        )
        raise ResultError(reason, "points")
    winners = sorted([won for won in points if won])
    if points in BOOK_POINTS:
        return
    if tuple([0] * (HAND - len(winners)) + winners) not in _sharings(seats):
        raise ResultError("no three tricks of {seats} cards give {points}", "points", seats=seats, points=points)


# ---- the pot ----


def _check_pot(pot: int, seats: int, rules: TableRules) -> None:
    """That the antes and what earlier rounds left make such a pot (R3, R10, S3, S4, S6)."""
    once = seats * int(rules.ante)
    first = [once * antes for antes in range(1, MOST_ANTES + 1)]
    if pot in first:
        return
    if rules.rounds == 1:
        raise ResultError(
            "the antes of the first round make {first}", "pot", first=", ".join([str(one) for one in first])
        )
    parts = [Fraction(name) for name in rules.names]
    due = [once * antes for antes in range(MOST_ANTES + 1)]
    due = due[1:] if rules.ante_every_round else due[:-1]
    most = first[-1]
    for _ in range(rules.rounds - 1):
        most = most * (seats + 1) + due[-1]  # all played for the whole pot, and nobody won
        if pot <= most:
            break
    if pot > most:
        raise ResultError(
            "after {rounds} rounds the pot holds {most} at most, not {pot}",
            "pot",
            rounds=rules.rounds - 1,
            most=most,
            pot=pot,
        )
    if rules.rounds == 2:
        left = 0
        for before in first:
            left |= _left_by(before, seats, parts)
        if not any(pot > antes and left >> pot - antes & 1 for antes in due):
            raise ResultError("no first round leaves a pot that becomes {pot}", "pot", pot=pot)
    elif rules.ante_every_round and pot < once + _least_left(once, parts):
        raise ResultError(
            "{seats} antes make {once}, and no round leaves {pot}", "pot", seats=seats, once=once, pot=pot - once
        )


def _left_by(pot: int, seats: int, parts: list[Fraction]) -> int:
    """What a round can leave of a pot: bit n for n chips. Any number of the players may lose the whole pot, and one
    each of its parts (R6); one of the bidders or none of them wins (S3, S4)."""
    amounts = [share_amount(pot, part.numerator, part.denominator) for part in parts]
    bids = amounts[:-1] + amounts[-1:] * seats
    found = 0
    for taken in [None, *range(len(parts))]:
        losers = bids if taken is None else bids[:taken] + bids[taken + 1 :]
        left = pot if taken is None else pot - amounts[taken]
        for paid in sums_by_count(losers)[: seats + 1 if taken is None else seats]:
            found |= paid << left
    return found


def _least_left(pot: int, parts: list[Fraction]) -> int:
    """The fewest chips, but none, that a round can leave of a pot: somebody takes the largest part of it; or all of it,
    while another pays the smallest."""
    amounts = [share_amount(pot, part.numerator, part.denominator) for part in parts]
    return min([amounts[0], *[pot - amount for amount in amounts[:-1]]])


# ---- the sheet ----


def row_fault(cells: Sequence[int], pot: int, ante: int, ante_due: bool, names: tuple[str, ...]) -> str:
    """Why no round that finds `pot` chips can change the chips of the seats so; empty when one can.

    `ante_due`: everybody pays when the cards are dealt (R3); after each search all pay once more (R10).
    """
    seats = len(cells)
    parts = [Fraction(name) for name in names]
    for antes in range(int(ante_due), MOST_ANTES + int(ante_due)):
        at_stake = pot + seats * ante * antes
        changes = [cell + ante * antes for cell in cells]
        if sum([change > 0 for change in changes]) > 1 or not at_stake:
            continue
        amounts = [share_amount(at_stake, part.numerator, part.denominator) for part in parts]
        choices = [
            [share for share, amount in enumerate(amounts) if amount == abs(change)] if change else [None]
            for change in changes
        ]
        if any(not bidding_fault(shares, len(names)) for shares in product(*choices)):
            return ""
    return Sentence(
        "no round with {pot} chips in the pot gives {cells}", pot=pot, cells=", ".join([str(cell) for cell in cells])
    )
