"""Registration, reporting in time, leaving, and who is drawn at which table."""

import pytest
from events import DAY, JURY, at, do, opened, present, registered

from clauses import clause
from troef.tournament.act import Actor
from troef.tournament.draws.draw import draw_byes, draw_round, stand_ins_needed, stream
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.entry.admission import (
    ApplyAsJoker,
    CloseRegistration,
    Exclude,
    Leave,
    Pay,
    Register,
    Report,
    RevealSeed,
    Warn,
)
from troef.tournament.people import age_on
from troef.tournament.refused import Refused

PUBLIC = Actor("public")


# ---- registration ----


@clause("tournament", "R1")
def test_registering_accepts_the_version_of_the_rules_that_holds() -> None:
    event = opened()
    do(event, Register(1, "An", "1980-01-01", "2024-05-07"), by=PUBLIC, time="08:15:00")
    assert (event.people[1].rules_version, event.people[1].accepted_at) == ("2024-05-07", at("08:15:00"))
    with pytest.raises(Refused, match="other rules version"):
        do(event, Register(2, "Bert", "1980-01-01", "2023-01-01"), by=PUBLIC)


@clause("tournament", "R2", "E3")
@pytest.mark.parametrize(("day", "age"), [("2024-05-11", 16), ("2024-05-10", 15)])
def test_somebody_born_on_11_may_2008_is_sixteen_from_11_may_2024_on(day: str, age: int) -> None:
    assert age_on("2008-05-11", day) == age


@clause("tournament", "R2")
def test_who_is_not_sixteen_on_the_day_is_refused() -> None:
    event = opened()
    assert event.day == DAY == "2026-05-09"
    with pytest.raises(Refused, match="too young"):
        do(event, Register(1, "An", "2010-05-10", "2024-05-07"))
    do(event, Register(1, "An", "2010-05-09", "2024-05-07"))


@clause("tournament", "R3", "E3", "P16")
def test_one_second_before_a_quarter_to_ten_is_in_time() -> None:
    """09:44:59 is admitted; 09:45:00 is excluded and gets nothing back (R6)."""
    event = registered(["An", "Bert"])
    do(event, Pay(2, 1000))
    do(event, Report(1), time="09:44:59")
    with pytest.raises(Refused, match="too late"):
        do(event, Report(2), time="09:45:00")
    do(event, CloseRegistration(), time="09:45:00")
    assert (event.people[1].status, event.people[2].status) == ("present", "late")
    assert event.present() == [1]
    assert event.people[2].paid == 1000


@clause("tournament", "R4", "R5", "R6", "P16")
def test_who_leaves_or_is_excluded_plays_no_more_and_has_paid() -> None:
    event = do(present(8), Pay(3, 1000), Pay(4, 1000))
    do(event, Warn(4, "noise"), by=JURY)
    assert event.people[4].plays
    do(event, Exclude(4, "noise again"), by=JURY)
    do(event, Leave(3))
    assert event.present() == [1, 2, 5, 6, 7, 8]
    assert [event.people[number].paid for number in (3, 4)] == [1000, 1000]
    with pytest.raises(Refused, match="is out"):
        do(event, Leave(4))


@clause("tournament", "R6")
def test_nobody_gets_back_more_than_was_paid() -> None:
    event = do(registered(["An"]), Pay(1, 1000), Pay(1, -1000))
    with pytest.raises(Refused) as caught:
        do(event, Pay(1, -1))
    assert caught.value.clause == "R6"


# ---- the draw ----


@clause("tournament", "R8")
def test_every_round_is_drawn_from_the_seed_and_from_no_other_round() -> None:
    """The third round comes out the same whether the second was drawn or not."""
    players = list(range(1, 41))
    again = [draw_round("a seed", number, players, [], {}) for number in (1, 2, 3)]
    assert draw_round("a seed", 3, players, [], {}) == again[2]
    assert len(set(again)) == 3
    for drawn in again:
        assert sorted(number for table in drawn.tables for number in table) == players
        assert {len(table) for table in drawn.tables} == {4}


@clause("tournament", "R8")
def test_each_pair_of_players_meets_equally_often_over_many_draws() -> None:
    """Of 12 players two meet with chance 3/11; over 2,200 draws about 600 times."""
    together = 0
    for seed in range(2200):
        tables = draw_round(f"seed {seed}", 1, list(range(1, 13)), [], {}).tables
        together += any({1, 2} <= set(table) for table in tables)
    assert 520 < together < 680  # nearly four standard deviations


@clause("tournament", "R13", "E7")
def test_a_field_of_twenty_two_needs_two_stand_ins() -> None:
    assert [stand_ins_needed(players) for players in (22, 20, 21, 23)] == [2, 0, 3, 1]


@clause("tournament", "R7", "R13", "E7")
def test_jokers_are_seated_in_order_of_application_and_no_more_than_needed() -> None:
    event = do(present(22, bot_jokers=False), *[ApplyAsJoker(number, f"joker {number}") for number in (23, 24, 25)])
    drawn = DrawRound.of(event)
    seated = {number for table in drawn.tables for number in table}
    assert (len(drawn.tables), drawn.byes) == (6, ())
    assert seated == set(range(1, 25))


@clause("tournament", "R13", "E7")
def test_one_joker_for_two_places_is_not_used_and_two_players_have_a_bye() -> None:
    event = do(present(22, bot_jokers=False), ApplyAsJoker(23, "joker"))
    drawn = DrawRound.of(event)
    assert (len(drawn.tables), len(drawn.byes)) == (5, 2)
    assert 23 not in {number for table in drawn.tables for number in table}


@clause("tournament", "R13")
def test_bots_stand_in_after_the_jokers() -> None:
    event = do(present(21), ApplyAsJoker(22, "joker"))
    do(event, DrawRound.of(event))
    assert event.round(1).stand_ins == [22, 23, 24]
    assert [event.people[number].kind for number in (22, 23, 24)] == ["joker", "bot", "bot"]


@clause("tournament", "R13")
def test_a_bye_is_for_those_who_had_the_fewest() -> None:
    """Players 1 and 2 have had none: both are free, and the third bye is drawn from those who had one."""
    had = {1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2}
    found = draw_byes([1, 2, 3, 4, 5, 6], 3, had, stream("a seed", 4))
    assert sorted(found[:2]) == [1, 2]
    assert found[2] in (3, 4, 5)
    assert draw_byes([3, 4, 5, 6], 1, had, stream("a seed", 4))[0] != 6


@clause("tournament", "R8")
def test_the_seed_is_the_one_that_was_committed_to() -> None:
    event = do(registered(["An", "Bert", "Cas", "Dirk"]), CloseRegistration(), time="09:45:00")
    with pytest.raises(Refused, match="other seed"):
        do(event, RevealSeed("hearts are trumps"), time="09:46:00")
