"""What an act would change is told before it is done, and the event stays as it was."""

from event_tables import full, manille, playing, published, sheet_of, write
from events import JURY, do, present

from clauses import clause
from troef.tournament.act import DESK, Actor
from troef.tournament.consequences import Consequences, ScoreChange, SheetChange, consequences, event_after
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.entry.admission import Exclude, Undo
from troef.tournament.event import Event, fold
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.correcting import CorrectDeal
from troef.tournament.sheets.entering import ChangeDeal
from troef.tournament.sheets.signing import Complete, Sign

AN = Actor("desk", "An")


def played() -> Event:
    """Twelve deals of 4 points for players 1 and 3."""
    return full(playing(boompjes=1))


@clause("tournament", "R27")
def test_a_correction_changes_scores_and_ranks_and_no_state() -> None:
    event = published(played())
    act = CorrectDeal(1, 1, 7, manille(20, 40), "W and Z were exchanged")
    after = event_after(event, act, "2026-05-09T12:00:00", AN)
    found = consequences(event, after)
    assert found.scores == (
        ScoreChange(1, 1, 1, 48, 44),
        ScoreChange(1, 1, 2, 0, 10),
        ScoreChange(1, 1, 3, 48, 44),
        ScoreChange(1, 1, 4, 0, 10),
    )
    assert (found.sheets, found.people, found.rounds) == ((), (), ())
    assert [(change.person, change.total_before, change.total_after) for change in found.ranks] == [
        (1, 48, 44),
        (3, 48, 44),
        (2, 0, 10),
        (4, 0, 10),
    ]
    assert fold(event.lines) == event
    assert consequences(event, event.copy(), ranking(event)) == Consequences()


@clause("tournament", "R26", "E12")
def test_a_change_after_signing_costs_the_signatures() -> None:
    event = write(played(), Complete(1, 1))
    for number in (1, 2, 3):
        do(event, Sign(1, 1, number), by=Actor("player", person=number))
    scorer = Actor("scorer", person=sheet_of(event).scorer)
    after = event_after(event, ChangeDeal(1, 1, 7, manille(20, 40)), "2026-05-09T12:00:00", scorer)
    assert consequences(event, after).sheets == (SheetChange(1, 1, "completed", "completed", 3),)


@clause("tournament", "P17", "S5")
def test_who_is_excluded_has_no_rank_and_others_move_up() -> None:
    event = published(played())
    after = event_after(event, Exclude(1, "cheating"), "2026-05-09T12:00:00", JURY)
    found = consequences(event, after)
    assert [(change.person, change.before, change.after) for change in found.people] == [(1, "present", "excluded")]
    ranks = {change.person: (change.rank_before, change.rank_after) for change in found.ranks}
    assert ranks == {1: (1, None), 2: (3, 2), 4: (3, 2)}


@clause("tournament", "R8")
def test_undoing_a_draw_takes_the_round_away() -> None:
    event = present(8)
    do(event, DrawRound.of(event), time="10:00:00")
    after = event_after(event, Undo(len(event.lines)), "2026-05-09T10:01:00", DESK)
    assert consequences(event, after).rounds == (1,)
