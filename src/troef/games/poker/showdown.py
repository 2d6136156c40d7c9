"""Who shows (R20, R21) and who gets which chips (S1–S5)."""

from dataclasses import dataclass
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import Pot, clockwise, hand_out, make_pots, share_out, zeros
from troef.cards.bits import BIT
from troef.games.poker.options import INFO, TableRules


@dataclass(frozen=True)
class Result:
    """A finished hand, for `settle`.

    Per seat: `put` is what it put in during the whole hand, antes and blinds included; `strengths` how good its hand is
    (`hand_strength`, or any numbers of which the higher one wins), which is not looked at for seats that folded.
    `folded` lists the seats that have folded, `carried` the chips that stayed on the table from the hand before, `out`
    the seats that were dealt no cards (R3).
    """

    put: tuple[int, ...]
    folded: tuple[int, ...]
    strengths: tuple[int, ...]
    carried: int = 0
    dealer: int = 0
    out: tuple[int, ...] = ()


@final
@mypyc_attr(acyclic=True)
class Odd:
    """Chips that could not be divided (S4), the set of seats that shared the pot they come from, and who dealt (S8)."""

    def __init__(self, chips: i64, winners: i64, dealer: i64) -> None:
        self.chips = chips
        self.winners = winners
        self.dealer = dealer


def best_of(entitled: i64, strengths: vec[i64]) -> i64:
    """The seats of a set with the best hand (S3)."""
    best: i64 = 0
    winners: i64 = 0
    for seat in range(len(strengths)):
        if entitled & BIT[seat]:
            if not winners or strengths[seat] > best:
                best = strengths[seat]
                winners = 0
            if strengths[seat] == best:
                winners |= BIT[seat]
    return winners


def share_pots(pots: list[Pot], strengths: vec[i64], dealer: i64, rules: TableRules, won: vec[i64]) -> list[Odd]:
    """Add to `won` what every seat gets, in whole chips; what stays on the table is returned (S3, S4)."""
    stays: list[Odd] = []
    for pot in pots:
        winners = pot.entitled
        if winners & (winners - 1):
            winners = best_of(winners, strengths)
        rest = share_out(won, pot.amount, winners, rules.chip)
        if rest and rules.carries:
            stays.append(Odd(rest, winners, dealer))
        elif rest:
            hand_out(won, rest, winners, dealer, rules.chip)
    return stays


def settle_hand(result: Result, rules: TableRules) -> tuple[int, ...]:
    """The chips every seat gets.

    Raises:
        ValueError: the numbers cannot be those of a hand.
    """
    seats = len(result.put)
    if not INFO.least_seats <= seats <= INFO.most_seats:
        raise ValueError(f"poker is played by {INFO.least_seats} to {INFO.most_seats}, not {seats}")
    if len(result.strengths) != seats or not 0 <= result.dealer < seats:
        raise ValueError(f"put and strengths want a number for each of {seats} seats, and the dealer is one of them")
    if min(result.put) < 0 or result.carried < 0:
        raise ValueError("chips cannot be less than nothing")
    live: i64 = 0
    for seat in range(seats):
        if seat not in result.folded and seat not in result.out:
            live |= BIT[seat]
    if not live or any(not 0 <= seat < seats for seat in result.folded):
        raise ValueError("the seats that folded are some of the seats, and not all of them")
    won = zeros(seats)
    put = vec[i64](list(result.put))
    ante = _table_ante(result, rules)
    if ante:
        put[_big_blind(result)] -= ante
    pots = make_pots(put, live, result.carried + ante)
    share_pots(pots, vec[i64](list(result.strengths)), result.dealer, rules, won)
    return tuple([int(chips) for chips in won])


def _big_blind(result: Result) -> int:
    """The seat of the big blind (R3)."""
    seats = len(result.put)
    players = [seat for seat in range(seats) if seat not in result.out]
    players.sort(key=lambda seat: (seat - result.dealer - 1) % seats)
    return players[0 if len(players) == 2 else 1]


def _table_ante(result: Result, rules: TableRules) -> int:
    """What the big blind has put in for the whole table, after his blind (A15)."""
    if not rules.ante_by_big:
        return 0
    return int(min(rules.ante, max(0, result.put[_big_blind(result)] - rules.big)))


def shown_hands(pots: list[Pot], live: i64, strengths: vec[i64], before: i64) -> i64:
    """The seats that show, asked clockwise from the one after `before` (R20, R21)."""
    shown: i64 = 0
    for seat in clockwise(live, before, len(strengths)):
        for pot in pots:
            if best_of(pot.entitled & (shown | BIT[seat]), strengths) & BIT[seat]:
                shown |= BIT[seat]
                break
    return shown
