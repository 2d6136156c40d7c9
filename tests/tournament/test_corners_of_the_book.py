"""The corners of the clauses: fields of every size, byes round after round, times on the edge, values of options."""

from dataclasses import replace

import pytest
from event_tables import enter, full, manille, player, playing, published, sheet_of, signed, solo, write
from events import JURY, at, do, drawn, opened, play_round, present, refusal, registered

from clauses import clause
from troef.tournament.act import DESK
from troef.tournament.draws.draw import draw_round
from troef.tournament.draws.drawing import DrawRound, Signal, StartRound
from troef.tournament.entry.admission import ApplyAsJoker, CloseRegistration, Exclude, Leave, Register, Report
from troef.tournament.event import Event
from troef.tournament.people import age_on
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import DrawLots, ranking, round_results
from troef.tournament.sheets.checking import faults
from troef.tournament.sheets.entering import ChangeDeal
from troef.tournament.sheets.penalties import Penalise
from troef.tournament.sheets.seats import columns, seats_after
from troef.tournament.sheets.sheet import DealLine, Seating
from troef.tournament.sheets.signing import Complete, HandIn, Sign, Verify
from troef.tournament.template import template_named

JURY_POINTS = {"P6": 2, "P8": 7}


# ---- R13: every size of a field ----


@clause("tournament", "R13")
@pytest.mark.parametrize(
    ("players", "jokers", "tables", "byes"),
    [
        (20, 0, 5, 0),
        (20, 3, 5, 0),
        (21, 0, 5, 1),
        (21, 2, 5, 1),
        (21, 3, 6, 0),
        (21, 4, 6, 0),
        (22, 0, 5, 2),
        (22, 1, 5, 2),
        (22, 2, 6, 0),
        (23, 0, 5, 3),
        (23, 1, 6, 0),
        (24, 0, 6, 0),
        (4, 0, 1, 0),
        (5, 2, 1, 1),
        (5, 3, 2, 0),
        (7, 0, 1, 3),
        (7, 1, 2, 0),
    ],
)
def test_all_that_are_needed_stand_in_or_nobody(players: int, jokers: int, tables: int, byes: int) -> None:
    """No table has fewer than four, and without enough jokers as few as possible sit out."""
    event = present(players, bot_jokers=False)
    do(event, *[ApplyAsJoker(players + place, f"joker {place}") for place in range(1, jokers + 1)])
    found = DrawRound.of(event)
    seated = [one for table in found.tables for one in table]
    assert (len(found.tables), len(found.byes)) == (tables, byes)
    assert len(seated) == 4 * tables == len(set(seated))
    stand_ins = sorted(one for one in seated if one > players)
    assert stand_ins == list(range(players + 1, players + 1 + (-players % 4 if not byes else 0)))


@clause("tournament", "R13")
@pytest.mark.parametrize("players", [21, 22, 23])
def test_with_bots_no_field_has_a_bye(players: int) -> None:
    event = do(present(players), ApplyAsJoker(players + 1, "Jo"))
    do(event, DrawRound.of(event))
    kinds = [event.people[one].kind for one in event.round(1).stand_ins]
    assert kinds == ["joker", *["bot"] * (-players % 4 - 1)]
    assert event.round(1).byes == []


@clause("tournament", "R13")
@pytest.mark.parametrize("players", [5, 6, 7, 9, 11, 22])
def test_over_many_rounds_nobody_has_two_byes_more_than_another(players: int) -> None:
    byes = dict.fromkeys(range(1, players + 1), 0)
    for number in range(1, 16):
        free = draw_round("byes", number, list(byes), [], byes).byes
        assert len(free) == players % 4
        fewest = sorted(byes.values())[: len(free)]
        assert sorted(byes[one] for one in free) == fewest
        byes.update({one: byes[one] + 1 for one in free})
        assert max(byes.values()) - min(byes.values()) <= 1


@clause("tournament", "R13", "S4")
def test_when_somebody_leaves_the_next_round_may_have_no_bye() -> None:
    """Nine players: one bye. Somebody leaves: eight sit down, and nobody has one."""
    event = play_round(present(9, bot_jokers=False))
    assert len(event.rounds[0].byes) == 1
    do(event, Leave(event.rounds[0].tables[0].people[0]))
    assert DrawRound.of(event).byes == ()


# ---- S4: the score of a bye ----


@clause("tournament", "S4")
@pytest.mark.parametrize(
    ("template", "scores", "bye"),
    [
        ("iwwa-manillen", (76, 77, 77, 77), 76),
        ("iwwa-manillen", (0, 0, 0, 3), 0),
        ("iwwa-manillen", (1, 1, 1, 1), 1),
        ("wk-kleurenwiezen", (-3, 1, 1, 0), -1),
        ("wk-kleurenwiezen", (-15, 5, 5, 5), 0),
        ("wk-kleurenwiezen", (-1, 0, 0, 0), -1),
    ],
)
def test_the_mean_is_rounded_down_also_below_zero(template: str, scores: tuple[int, ...], bye: int) -> None:
    event = present(5, template, bot_jokers=False)
    do(event, DrawRound.of(event), StartRound(1))
    sheet = event.round(1).tables[0]
    play_scores(event, dict(zip(sheet.people, scores, strict=True)))
    assert round_results(event, event.round(1))[event.round(1).byes[0]].score == bye


def play_scores(event: Event, scores: dict[int, int]) -> None:
    """The table of the last round is published with these scores."""
    sheet = event.rounds[-1].tables[0]
    sheet.seatings = [Seating(tuple(sheet.people), 0)]
    sheet.deals[1] = DealLine(1, 0, 0, {}, scores, tuple(one for one in scores if scores[one] > 0))
    sheet.state = "published"


# ---- R2, R3: on the edge ----


@clause("tournament", "R2")
@pytest.mark.parametrize(
    ("born", "day", "age"),
    [
        ("2008-02-29", "2024-02-28", 15),
        ("2008-02-29", "2024-02-29", 16),
        ("2010-02-28", "2026-02-28", 16),
        ("2008-12-31", "2024-12-30", 15),
        ("2009-01-01", "2024-12-31", 15),
    ],
)
def test_the_age_that_somebody_has_reached_on_the_day(born: str, day: str, age: int) -> None:
    assert age_on(born, day) == age


@clause("tournament", "R3", "E3")
@pytest.mark.parametrize(
    ("time", "in_time"),
    [("09:44:59", True), ("09:44:59.999", True), ("09:45:00", False), ("09:45:00.000", False), ("10:00:00", False)],
)
def test_not_strictly_before_a_quarter_to_ten_is_too_late(time: str, in_time: bool) -> None:
    event = registered(["An"])
    if in_time:
        assert do(event, Report(1), time=time).people[1].reported_at == at(time)
    else:
        told = refusal(event, Report(1), time=time)
        assert (told.reason, told.clause, told.facts) == ("too-late", "R3", {"deadline": "09:45"})


@clause("tournament", "R3")
def test_the_next_day_it_is_too_late_at_any_hour() -> None:
    event = registered(["An"])
    with pytest.raises(Refused, match="too late"):
        event.act(Report(1), "2026-05-10T08:00:00", DESK)


@clause("tournament", "R2", "R3")
def test_the_options_of_the_event_decide_age_and_deadline() -> None:
    event = opened(min_age=18, checkin_deadline="20:00")
    assert refusal(event, Register(1, "An", "2008-05-10", "2024-05-07")).reason == "too-young"
    do(event, Register(1, "An", "2008-05-09", "2024-05-07"))
    assert refusal(event, Report(1), time="20:00:00").reason == "too-late"
    do(event, Report(1), time="19:59:59")


# ---- R16, R19: every scorer's seat ----


@clause("tournament", "R16")
@pytest.mark.parametrize("seat", range(4))
def test_whoever_sits_at_the_left_of_the_scorer_goes_opposite_him(seat: int) -> None:
    """From s+1 to s+2, from s+2 to s+3, from s+3 to s+1."""
    chairs = [0, 0, 0, 0]
    for place, name in enumerate("SABC"):
        chairs[(seat + place) % 4] = ord(name)
    after = seats_after(chairs, ord("S"))
    assert [chr(after[(seat + place) % 4]) for place in range(4)] == ["S", "C", "A", "B"]


@clause("tournament", "R19", "E10")
@pytest.mark.parametrize(
    ("scorer", "dealer", "order"),
    [(1, 1, (1, 2, 3, 0)), (2, 2, (2, 3, 0, 1)), (3, 3, (3, 0, 1, 2)), (4, 0, (0, 1, 2, 3))],
)
def test_the_scorer_has_the_fourth_column(scorer: int, dealer: int, order: tuple[int, ...]) -> None:
    seating = sheet_of(playing("wk-kleurenwiezen", scorer=scorer)).seatings[0]
    assert seating.dealer == dealer
    assert columns((0, 1, 2, 3), seating.dealer) == order
    assert columns(seating.chairs, seating.dealer)[3] == scorer


# ---- R26, R27: signatures and the desk ----


@clause("tournament", "R26")
@pytest.mark.parametrize("signatures", [1, 2, 3, 4])
def test_a_change_after_any_number_of_signatures_removes_all(signatures: int) -> None:
    event = full(playing(boompjes=1))
    write(event, Complete(1, 1))
    for number in range(1, signatures + 1):
        do(event, Sign(1, 1, number), by=player(number))
    write(event, ChangeDeal(1, 1, 7, manille(20, 40)))
    assert (sheet_of(event).state, sheet_of(event).signatures) == ("completed", {})


@clause("tournament", "R27")
@pytest.mark.parametrize(
    "clause_", [*[f"P{number}" for number in range(3, 10)], "P10"], ids=lambda name: f"a wrong amount of {name}"
)
def test_the_desk_computes_every_penalty_once_more(clause_: str) -> None:
    event = playing("wk-kleurenwiezen", scorer=4, deals_per_round=4)
    enter(event, {"contract": "kleine soloslim H", "declarers": [0], "tricks": [12]}, solo(0), solo(0), solo(0))
    penalty = Penalise(1, 1, 1, 1, clause_)
    if clause_ in JURY_POINTS:
        penalty = replace(penalty, points=JURY_POINTS[clause_], decided_by="Mia")
    write(event, penalty)
    write(signed(event), HandIn(1, 1, pen=True, cards=True))
    assert faults(event, 1, 1) == []
    line = sheet_of(event).penalties[1]
    object.__setattr__(line, "points", line.points + 15)
    told = faults(event, 1, 1)
    assert [(fault.reason, fault.clause) for fault in told] == [("amount-differs", clause_)]
    assert refusal(event, Verify(1, 1)).reason == "sheet-has-faults"


@clause("tournament", "R27", "R12")
def test_the_desk_sees_that_the_header_is_not_complete() -> None:
    event = write(signed(full(playing(boompjes=1))), HandIn(1, 1))
    sheet_of(event).scorer = None
    assert "header-incomplete" in [fault.reason for fault in faults(event, 1, 1)]


# ---- E11: totals up to the signal ----


@clause("tournament", "R22", "S1", "E11")
def test_after_the_signal_the_round_counts_the_deals_that_were_played() -> None:
    """Thirty deals of 4 points for the pair of the scorer, in three boompjes with another partner each."""
    event = enter(playing(), *[manille(34, 26)] * 30)
    published(do(event, Signal(1), time="11:30:00"))
    rows = {row.player: (row.total, row.won) for row in ranking(event)}
    assert rows == {1: (120, 30), 2: (48, 12), 3: (48, 12), 4: (24, 6)}


# ---- P17: who is excluded ----


@clause("tournament", "P17", "S5")
def test_all_rounds_of_who_is_excluded_become_zero_and_the_others_move_up() -> None:
    event = play_round(present(8), (1, 90), (2, 50))
    play_round(event, (1, 80), (2, 40))
    assert ranking(event)[0].player == 1
    event.act(Exclude(1, "cheating"), at("14:00:00"), JURY)
    assert [round_results(event, played)[1].score for played in event.rounds] == [0, 0]
    rows = ranking(event)
    assert (rows[0].player, rows[0].total, len(rows)) == (2, 90, 7)


# ---- S7: the last place that qualifies ----


@clause("tournament", "S7")
def test_lots_part_three_who_are_equal_for_the_last_place() -> None:
    event = play_round(present(8, rounds=1), (1, 9), (2, 5), (3, 5), (4, 5))
    assert [row.rank for row in ranking(event)] == [1, 2, 2, 2, 5, 5, 5, 5]
    do(event, DrawLots.among(event, 4))
    rows = ranking(event)
    assert [row.rank for row in rows] == [1, 2, 3, 4, 5, 5, 5, 5]
    assert [row.player for row in rows[1:4]] == list(event.lots)


# ---- the options and what they are without saying ----


@clause("tournament", "R2", "R3", "R13", "R14", "R20", "P3")
def test_the_values_of_the_book() -> None:
    for name, game, form in (
        ("iwwa-manillen", "manillen-tornooi", "M"),
        ("wk-kleurenwiezen", "kleurenwiezen", "K"),
    ):
        rules = template_named(name)
        assert (rules.game, rules.format, rules.rounds, rules.boompjes, rules.deals_per_round) == (game, form, 3, 3, 16)
        assert (rules.round_minutes, rules.checkin_deadline, rules.min_age) == (90, "09:45", 16)
        assert (rules.bot_jokers, rules.waive_misdeal, rules.late_entry, rules.draw) == (True, True, False, "random")
    assert template_named("iwwa-manillen").deals == 36
    assert template_named("wk-kleurenwiezen").deals == 16


@clause("tournament", "R3")
def test_whoever_has_not_reported_when_registration_closes_is_out() -> None:
    event = do(registered(["An", "Bert"]), Report(1), time="09:30:00")
    do(event, CloseRegistration(), time="09:45:00")
    assert event.people[2].status == "late"
    assert refusal(event, Report(2), time="09:46:00").reason == "is-out"


@clause("tournament", "R8")
def test_a_round_is_not_drawn_for_three_people() -> None:
    assert refusal(present(3), DrawRound(1, ())).reason == "too-few-players"
    assert len(drawn(4).round(1).tables) == 1
