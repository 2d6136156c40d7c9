"""What a match of poker brings to its next hand: the chips of every seat, and what lies on the table (S4)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.sentence import sentence_of
from troef.core.position_facts import PositionError, whole_number, whole_numbers
from troef.core.view import SheetRow
from troef.games.poker.options import INFO, MOST_CHIPS, TableRules
from troef.games.poker.showdown import Odd


def standing_facts(chips: vec[i64], odd: list[Odd]) -> dict[str, object]:
    """For `State.match_facts`: `chips` per seat (0: out), and `carried`, the parts of what could not be divided."""
    return {
        "chips": [int(amount) for amount in chips],
        "carried": [
            {
                "chips": int(part.chips),
                "winners": [seat for seat in range(len(chips)) if part.winners & BIT[seat]],
                "dealer": int(part.dealer),
            }
            for part in odd
        ],
    }


def read_chips(facts: dict[str, Any], rules: TableRules, sheet: list[SheetRow], seats: int, dealer: int) -> vec[i64]:
    """The chips of every seat. They need not be what equal stacks would have become: hands of other tables can be laid.

    Raises:
        PositionError: they cannot be those of a match that goes on.
    """
    most = INFO.most_seats * MOST_CHIPS * int(rules.chip)
    chips = whole_numbers(facts, "chips", seats, 0, most)
    for amount in chips:
        if amount % rules.chip:
            raise PositionError(
                "chips", "{amount} is no multiple of the smallest chip, {chip}", amount=amount, chip=int(rules.chip)
            )
    if sum(chips) > most:
        raise PositionError("chips", "together they are at most {most}", most=most)
    if len([amount for amount in chips if amount]) < 2:
        raise PositionError("chips", "fewer than two have chips: the match is over")  # S7, S9
    if not chips[dealer]:
        raise PositionError("dealer", "seat {dealer} has no chips, so the deal has moved on", dealer=dealer)  # R2
    for seat in range(seats):
        if sheet and chips[seat] <= sum([row.cells[seat] for row in sheet]):
            raise PositionError("sheet", "seat {seat} has won more than it has", seat=seat)
    return vec[i64](chips)


def read_carried(facts: dict[str, Any], rules: TableRules, seats: int) -> list[Odd]:
    """What could not be divided in the hand before, with the winners of its pots and the dealer of the hand (S4, S8).

    Raises:
        PositionError: no pot leaves this much.
    """
    given = facts["carried"]
    if not isinstance(given, list | tuple) or not all(isinstance(part, dict) for part in given):
        raise PositionError("carried", "a list is wanted, of chips, winners and dealer")
    if given and not rules.carries:
        raise PositionError("carried", "at this table nothing is carried over (odd_chips)")
    return [_read_part({"chips": 0, "winners": [], "dealer": 0, **part}, rules, seats) for part in given]


def _read_part(part: dict[str, Any], rules: TableRules, seats: int) -> Odd:
    try:
        winners = part["winners"]
        count = len(winners) if isinstance(winners, list | tuple) else -1
        chips = whole_number(part, "chips", 1, (max(count, 1) - 1) * int(rules.chip))
        found = whole_numbers(part, "winners", count, 0, seats - 1)
        dealer = whole_number(part, "dealer", 0, seats - 1)
    except PositionError as error:
        raise PositionError("carried", sentence_of(error)) from error
    if len(set(found)) != count or chips % rules.chip:
        raise PositionError("carried", "winners are different seats, and chips are whole chips")
    together: i64 = 0
    for seat in found:
        together |= BIT[seat]
    return Odd(chips, together, dealer)
