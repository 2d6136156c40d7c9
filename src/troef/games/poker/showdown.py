"""Who shows (R20, R21) and who gets which chips (S1–S5)."""

from dataclasses import dataclass
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import Pot, clockwise, hand_out, make_pots, share_out, zeros
from troef.cards.bits import BIT
from troef.games.poker.options import INFO


@dataclass(frozen=True)
class Result:
    """A finished hand, for `settle`.

    Per seat: `put` is what it put in during the whole hand, antes and blinds included; `strengths` how good its hand is
    (`hand_strength`, or any numbers of which the higher one wins), which is not looked at for seats that folded.
    `folded` lists the seats that have folded, `carried` the chips that stayed on the table from the hand before.
    """

    put: tuple[int, ...]
    folded: tuple[int, ...]
    strengths: tuple[int, ...]
    carried: int = 0
    dealer: int = 0


@final
@mypyc_attr(acyclic=True)
class Odd:
    """Chips that could not be divided (S4), and the set of seats that shared the pot they come from (S8)."""

    def __init__(self, chips: i64, winners: i64) -> None:
        self.chips = chips
        self.winners = winners


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


def share_pots(pots: list[Pot], strengths: vec[i64], dealer: i64, carries: bool, won: vec[i64]) -> list[Odd]:
    """Add to `won` what every seat gets; what stays on the table is returned (S3, S4)."""
    stays: list[Odd] = []
    for pot in pots:
        winners = pot.entitled
        if winners & (winners - 1):
            winners = best_of(winners, strengths)
        rest = share_out(won, pot.amount, winners)
        if rest and carries:
            stays.append(Odd(rest, winners))
        elif rest:
            hand_out(won, rest, winners, dealer)
    return stays


def settle_hand(result: Result, carries: bool) -> tuple[int, ...]:
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
        if seat not in result.folded:
            live |= BIT[seat]
    if not live or any(not 0 <= seat < seats for seat in result.folded):
        raise ValueError("the seats that folded are some of the seats, and not all of them")
    won = zeros(seats)
    pots = make_pots(vec[i64](list(result.put)), live, result.carried)
    share_pots(pots, vec[i64](list(result.strengths)), result.dealer, carries, won)
    return tuple([int(chips) for chips in won])


def shown_hands(pots: list[Pot], live: i64, strengths: vec[i64], before: i64) -> i64:
    """The seats that show, asked clockwise from the one after `before` (R20, R21)."""
    shown: i64 = 0
    for seat in clockwise(live, before, len(strengths)):
        for pot in pots:
            if best_of(pot.entitled & (shown | BIT[seat]), strengths) & BIT[seat]:
                shown |= BIT[seat]
                break
    return shown
