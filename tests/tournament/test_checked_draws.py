"""Every draw of an event is checked: computed once more from the seed, and looked at without drawing."""

import pytest
from events import do, play_round, present

from clauses import clause
from troef.tournament.act import DESK, Line
from troef.tournament.draws.draw import Draw
from troef.tournament.draws.draw_check import checked_draws, event_draw_faults
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.draws.knock_out import brackets
from troef.tournament.entry.admission import Leave, Undo
from troef.tournament.event import Event
from troef.tournament.log import Log, LogFault
from troef.tournament.template import templates


def log_of(event: Event) -> Log:
    log = Log()
    for line in event.lines:
        log.append(line)
    return log


def drawn_twice(name: str, players: int) -> Event:
    """An event of which the first two rounds were drawn as far as no sheet is needed for it."""
    event = present(players, name)
    do(event, DrawRound.of(event), StartRound(1))
    return event if event.template.draw == "knock_out" else do(event, DrawRound.of(event))


@clause("tournament", "R8", "R13")
@pytest.mark.parametrize("players", [7, 13, 16])
@pytest.mark.parametrize("name", templates())
def test_the_draws_of_every_template_are_right(name: str, players: int) -> None:
    event = drawn_twice(name, players)
    found = checked_draws(log_of(event))
    assert [each.round for each in found] == list(range(1, len(event.rounds) + 1))
    assert all(not each.faults for each in found)


@clause("tournament", "R8")
def test_a_draw_that_does_not_follow_from_the_seed_is_told_with_its_line() -> None:
    event = present(8)
    right = DrawRound.of(event)
    log = log_of(event)
    swapped = (right.tables[1], right.tables[0])
    log.append(Line(len(event.lines) + 1, event.lines[-1].at, DESK, DrawRound(1, swapped)))
    found = checked_draws(log)
    assert (found[0].line, [str(fault) for fault in found[0].faults]) == (
        len(event.lines) + 1,
        ["the seed gives another draw"],
    )


def test_somebody_who_is_forgotten_and_somebody_who_is_placed_twice_are_named() -> None:
    event = present(8)
    log = log_of(event)
    log.append(Line(len(event.lines) + 1, event.lines[-1].at, DESK, DrawRound(1, ((1, 2, 3, 4), (5, 6, 7, 7)))))
    assert [str(fault) for fault in checked_draws(log)[0].faults][:2] == ["7 is placed 2 times", "8 is placed nowhere"]


def test_a_draw_that_was_undone_is_not_looked_at() -> None:
    event = present(8)
    do(event, DrawRound.of(event))
    do(event, Undo(len(event.lines)), Leave(3))
    do(event, DrawRound.of(event))
    assert [each.line for each in checked_draws(log_of(event))] == [len(event.lines)]


def test_how_often_people_meet_again_is_counted() -> None:
    event = present(8, "vrij")
    do(event, DrawRound.of(event), StartRound(1))
    do(event, DrawRound.of(event))
    assert checked_draws(log_of(event))[1].again >= 4, "two tables of four: at least four pairs sit together again"


def test_another_line_that_is_wrong_is_named_as_by_verify() -> None:
    event = present(8)
    log = log_of(event)
    log.append(Line(len(event.lines) + 1, event.lines[-1].at, DESK, Leave(99)))
    with pytest.raises(LogFault) as caught:
        checked_draws(log)
    assert caught.value.line == len(event.lines) + 1


def test_a_draw_of_the_knock_out_is_checked_with_those_who_are_left() -> None:
    event = play_round(present(8, "herkansing"), (1, 5), (2, 5), (3, 5), (4, 5))
    drawn = DrawRound.of(event)
    right = Draw(drawn.tables, drawn.byes)
    assert event_draw_faults(event, 2, right) == []
    wrong = Draw(drawn.tables[:-1], drawn.byes)
    told = [str(fault) for fault in event_draw_faults(event, 2, wrong)]
    left_out = [f"{one} is placed nowhere" for one in told_of(drawn.tables[-1], event)]
    assert told == [*left_out, "the seed gives another draw"]


def told_of(table: tuple[int, ...], event: Event) -> list[int]:
    """Two of a table in the order in which their bracket has them."""
    return [one for bracket in brackets(event, 2) for one in bracket if one in table]
