"""Who shows (R20, R21) and who gets which chips (S3–S5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import Pot, clockwise, hand_out, share_out
from troef.cards.bits import BIT
from troef.games.poker.options import TableRules


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


def shown_hands(pots: list[Pot], live: i64, strengths: vec[i64], before: i64) -> i64:
    """The seats that show, asked clockwise from the one after `before` (R20, R21)."""
    shown: i64 = 0
    for seat in clockwise(live, before, len(strengths)):
        for pot in pots:
            if best_of(pot.entitled & (shown | BIT[seat]), strengths) & BIT[seat]:
                shown |= BIT[seat]
                break
    return shown
