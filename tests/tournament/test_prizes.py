"""Fees, the pot and prizes."""

import pytest
from events import do, present

from clauses import clause
from troef.tournament.entry.admission import Leave, Pay
from troef.tournament.event import Event
from troef.tournament.results.prizes import Pot, pot, prizes
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import DealLine, Seating, Sheet


def evening(*scores: int, **changes: object) -> Event:
    """One table that has been played; each has paid ten euro."""
    event = present(4, "vrij", fee=1000, **changes)
    do(event, *[Pay(number, 1000) for number in range(1, 5)])
    people = [1, 2, 3, 4]
    brought = dict(zip(people, scores, strict=True))
    won = tuple([one for one in people if brought[one] > 0])
    deals = {1: DealLine(1, 0, 0, {}, brought, won)}
    sheet = Sheet(people, seatings=[Seating((1, 2, 3, 4), 0)], deals=deals, state="published")
    event.rounds = [Round(1, [sheet], [])]
    return event


@pytest.mark.parametrize(
    ("scores", "won"),
    [
        ((9, 5, 3, 1), {1: 2000, 2: 1200, 3: 800}),
        ((9, 5, 5, 1), {1: 2000, 2: 1000, 3: 1000}),
        ((9, 9, 9, 1), {1: 1333, 2: 1333, 3: 1333}),
        ((9, 5, 3, 3), {1: 2000, 2: 1200, 3: 400, 4: 400}),
    ],
)
def test_those_who_share_a_place_divide_what_their_places_win(scores: tuple[int, ...], won: dict[int, int]) -> None:
    """Half of the pot for the first, three tenths for the second, a fifth for the third."""
    event = evening(*scores, prizes=[500, 300, 200])
    assert {prize.player: prize.amount for prize in prizes(event)} == won
    assert pot(event).given == sum(won.values()) <= 4000


def test_places_win_prizes_in_kind() -> None:
    assert [prize.player for prize in prizes(evening(9, 5, 3, 1, prize_places=[2, 4]))] == [2, 4]
    assert [prize.player for prize in prizes(evening(9, 5, 5, 1, prize_places=[2]))] == [2, 3]


@clause("tournament", "R6", "P16")
def test_the_fee_of_who_leaves_stays_in_the_pot() -> None:
    event = evening(9, 5, 3, 1, prizes=[1000])
    do(event, Leave(4))
    assert pot(event) == Pot(due=4000, paid=4000, given=4000)
    assert prizes(event)[0].amount == 4000


def test_without_prizes_nobody_wins_anything() -> None:
    assert prizes(evening(9, 5, 3, 1)) == []
