"""Pots: who can win which chips when not everybody has put in the same, and how a pot is shared.

Seats are bits of a set (`BIT[seat]`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count

_ZEROS: Final = vec[i64]([0] * 32)


def zeros(count: i64) -> vec[i64]:
    """This many zeros: chips per seat."""
    return _ZEROS[:count]


@final
@mypyc_attr(acyclic=True)
class Pot:
    """Chips, and the set of seats that can win them."""

    def __init__(self, amount: i64, entitled: i64) -> None:
        self.amount = amount
        self.entitled = entitled


def make_pots(put: vec[i64], live: i64, carried: i64 = 0) -> list[Pot]:
    """The main pot and the side pots, from what every seat has put in and the set of those who have not folded.

    A layer goes from one contribution of a live seat to the next higher one; what folded seats put in above the highest
    of them belongs to the top layer. `carried` chips are part of the main pot. There is always a main pot.
    """
    pots: list[Pot] = []
    below: i64 = 0
    while True:
        level = _next_level(put, live, below)
        if level < 0:
            break
        entitled: i64 = 0
        amount: i64 = 0
        top = _next_level(put, live, level) < 0
        for seat in range(len(put)):
            given = put[seat]
            if live & BIT[seat] and given >= level:
                entitled |= BIT[seat]
            if given > below:
                amount += (given if top or given < level else level) - below
        pots.append(Pot(amount, entitled))
        below = level
    if not pots:
        total: i64 = 0
        for given in put:
            total += given
        pots.append(Pot(total, live))
    pots[0].amount += carried
    return pots


def _next_level(put: vec[i64], live: i64, below: i64) -> i64:
    """The smallest contribution of a live seat above `below`, or -1."""
    level: i64 = -1
    for seat in range(len(put)):
        given = put[seat]
        if live & BIT[seat] and given > below and (level < 0 or given < level):
            level = given
    return level


def share_out(won: vec[i64], amount: i64, winners: i64, chip: i64 = 1) -> i64:
    """Give every winner the same whole number of chips; the rest that cannot be divided is returned."""
    heads = card_count(winners)
    each = amount // (heads * chip) * chip
    for seat in range(len(won)):
        if winners & BIT[seat]:
            won[seat] += each
    return amount - each * heads


def hand_out(won: vec[i64], amount: i64, seats: i64, after: i64, chip: i64 = 1) -> None:
    """Give chips away one at a time to a set of seats, clockwise, the first to the nearest one after seat `after`."""
    seat = after
    while amount > 0:
        seat = seat + 1 if seat + 1 < len(won) else 0
        if seats & BIT[seat]:
            won[seat] += chip
            amount -= chip


def clockwise(seats: i64, after: i64, count: i64) -> vec[i64]:
    """The seats of a set in turn, the first being the nearest one after seat `after` of `count`."""
    found = zeros(count)
    number: i64 = 0
    seat = after
    for _ in range(count):
        seat = seat + 1 if seat + 1 < count else 0
        if seats & BIT[seat]:
            found[number] = seat
            number += 1
    return found[:number]
