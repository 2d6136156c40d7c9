"""After the draw: a late entrant is seated without moving anybody, a round is drawn again before play; and why."""

import pytest
from events import do, present

from clauses import clause
from troef.tournament.bulk import Bulk
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.draws.redrawing import DrawAgain, SeatLate
from troef.tournament.entry.admission import ApplyAsJoker, Register, Report, Undo
from troef.tournament.event import Event
from troef.tournament.log import read_log, write_log
from troef.tournament.refused import Refused
from troef.tournament.results.explaining import why_here, why_ranked
from troef.tournament.sheets.seats import Sit
from troef.words.words import LANGUAGES, words


def drawn(players: int, jokers: int = 0, **changes: object) -> Event:
    """A club evening, drawn: whoever comes later may still enter."""
    event = present(players, "vrij", **changes)
    do(event, *[ApplyAsJoker(players + number, f"Jo {number}") for number in range(1, jokers + 1)])
    return do(event, DrawRound.of(event))


def enter_late(event: Event) -> int:
    """Somebody registers, reports and gets a seat."""
    number = max(event.people) + 1
    do(event, Register(number, "Late Lies", "1980-01-01", event.rules_version), Report(number))
    do(event, SeatLate.of(event, number))
    return number


def tables(event: Event) -> list[list[int]]:
    return [list(sheet.people) for sheet in event.rounds[-1].tables]


def test_who_is_late_takes_the_seat_of_a_bot_and_nobody_moves() -> None:
    event = drawn(7)
    before = tables(event)
    late = enter_late(event)
    assert tables(event) == [[late if one == 8 else one for one in table] for table in before]
    assert event.rounds[0].stand_ins == []


def test_the_joker_who_applied_last_gives_way_first() -> None:
    event = drawn(6, jokers=2)
    late = enter_late(event)
    assert late in [one for table in tables(event) for one in table]
    assert event.rounds[0].stand_ins == [7]


def test_a_stand_in_whose_sheet_is_open_stays() -> None:
    event = drawn(7)
    table = next(number for number, people in enumerate(tables(event), 1) if 8 in people)
    do(event, Sit(1, table, tuple(tables(event)[table - 1])))
    late = enter_late(event)
    assert tables(event)[2][-1] == late  # at a new table with three bots
    assert len(event.rounds[0].stand_ins) == 4


def test_three_with_a_bye_and_one_who_is_late_make_a_table() -> None:
    event = drawn(7, bot_jokers=False)
    byes = list(event.rounds[0].byes)
    before = tables(event)
    late = enter_late(event)
    assert tables(event) == [*before, [*byes, late]]
    assert event.rounds[0].byes == []


def test_who_cannot_be_seated_waits_and_the_next_ones_fill_a_table() -> None:
    event = drawn(5, bot_jokers=False)
    assert len(event.rounds[0].byes) == 1
    enter_late(event)
    enter_late(event)
    assert (len(event.rounds[0].byes), len(tables(event))) == (3, 1)
    enter_late(event)
    assert (event.rounds[0].byes, len(tables(event))) == ([], 2)


@pytest.mark.parametrize("bot_jokers", [True, False])
@pytest.mark.parametrize("players", range(4, 13))
def test_whoever_enters_late_has_one_place_and_nobody_else_moves(players: int, bot_jokers: bool) -> None:
    event = drawn(players, jokers=1, bot_jokers=bot_jokers)
    for _ in range(5):
        before = {one: number for number, table in enumerate(tables(event)) for one in table}
        enter_late(event)
        now = {one: number for number, table in enumerate(tables(event)) for one in table}
        assert all(now.get(one) == number for one, number in before.items() if event.people[one].kind == "player")
        places = [*now, *event.rounds[-1].byes]
        assert sorted(places) == sorted(set(places))
        assert set(event.present()) <= set(places)
        assert all(len(table) == 4 for table in tables(event))
    assert read_log(write_log(event.lines)).event() == event


@clause("tournament", "R3")
def test_the_events_of_the_books_have_no_late_entry() -> None:
    event = present(8)
    do(event, DrawRound.of(event))
    with pytest.raises(Refused, match="no late entry"):
        do(event, SeatLate.of(event, 1))


def test_nobody_is_seated_twice_and_no_other_seat_is_taken() -> None:
    event = drawn(7)
    with pytest.raises(Refused, match="seated already"):
        do(event, SeatLate.of(event, 1))
    do(event, Register(9, "Lies", "1980-01-01", event.rules_version))
    with pytest.raises(Refused, match="not present"):
        do(event, SeatLate.of(event, 9))
    do(event, Report(9))
    with pytest.raises(Refused, match="another seat"):
        do(event, SeatLate(1, 9, 0))


# ---- drawing again ----


def test_before_the_first_sheet_a_round_can_be_drawn_again_and_the_old_draw_is_kept() -> None:
    event = drawn(8)
    first = event.rounds[0].drawn
    do(event, DrawAgain.of(event, "two pairs of twins"))
    second = event.rounds[0].drawn
    do(event, DrawAgain.of(event, "once more"))
    assert event.rounds[0].earlier == [first, second]
    assert len({first, second, event.rounds[0].drawn}) == 3
    assert read_log(write_log(event.lines)).event() == event


def test_drawing_again_is_undone_in_one_step() -> None:
    event = drawn(8)
    before = tables(event)
    do(event, DrawAgain.of(event, "a mistake"), Undo(len(event.lines) + 1))
    assert tables(event) == before


def test_a_round_that_has_begun_is_not_drawn_again() -> None:
    event = drawn(8)
    do(event, Sit(1, 1, tuple(tables(event)[0])))
    with pytest.raises(Refused, match="has begun"):
        do(event, DrawAgain.of(event, "too late"))


@clause("tournament", "R8")
def test_the_events_of_the_books_draw_once_and_every_draw_follows_from_the_seed() -> None:
    event = present(8)
    do(event, DrawRound.of(event))
    with pytest.raises(Refused, match="R8"):
        do(event, DrawAgain.of(event, "better tables"))
    event = drawn(8)
    again = DrawAgain.of(event, "")
    with pytest.raises(Refused, match="other draw"):
        do(event, DrawAgain(1, again.tables[::-1]))


# ---- why ----


@clause("tournament", "R8")
def test_why_somebody_is_at_his_table() -> None:
    event = drawn(8)
    order = [one for table in event.rounds[0].drawn.tables for one in table]
    (reason,) = why_here(event, 1, order[5])
    assert reason.key == "tournament-why-drawn"
    facts = ("table", "place", "first", "last", "players")
    assert [reason.facts[name] for name in facts] == [2, 6, 5, 8, 8]


@clause("tournament", "R13")
def test_why_somebody_has_a_bye_or_stands_in() -> None:
    event = drawn(7, bot_jokers=False)
    (reason,) = why_here(event, 1, event.rounds[0].byes[0])
    assert (reason.key, reason.facts["free"], reason.facts["byes"]) == ("tournament-why-bye", 3, 0)
    reasons = why_here(drawn(7), 1, 8)
    assert (reasons[1].key, reasons[1].facts["need"]) == ("tournament-why-stands-in", 1)


def test_why_somebody_who_came_late_is_where_he_is() -> None:
    event = drawn(7)
    assert [reason.key for reason in why_here(event, 1, enter_late(event))] == ["tournament-why-later"]
    event = drawn(5, bot_jokers=False)
    assert [reason.key for reason in why_here(event, 1, enter_late(event))] == ["tournament-why-waits"]


@pytest.mark.parametrize("template", ["marathon", "klaverjasdrive", "duo-poules", "iwwa-manillen"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(template: str, lang: str) -> None:
    event = present(9, template)
    do(event, DrawRound.of(event), StartRound(1))
    for person in event.people:
        for reason in why_here(event, 1, person):
            told = words(lang).say(reason.key, **reason.facts)
            assert told.endswith(".") and "{" not in told


def test_who_is_not_there_has_no_reason() -> None:
    event = drawn(8)
    do(event, Bulk((Register(9, "Lies", "1980-01-01", event.rules_version), Report(9)), 2))
    with pytest.raises(Refused, match="not in this round"):
        why_here(event, 1, 9)
    with pytest.raises(Refused, match="no such person"):
        why_here(event, 1, 77)


@clause("tournament", "S6")
def test_why_somebody_is_ranked_where_he_is() -> None:
    event = drawn(8)
    assert why_ranked(event, 1).key == "tournament-why-first"
    shared = why_ranked(event, 2)
    assert (shared.key, shared.facts["other"]) == ("tournament-why-shared", 1)
