"""A knock-out: who goes on, who has a second chance, how it ends, and who is ranked where."""

import pytest
from events import SEED, by_number, do, opened, play_round, present, refusal
from hypothesis import given, settings
from hypothesis import strategies as st

from troef.tournament.draws.draw import Draw
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.draws.knock_out import brackets, qualified
from troef.tournament.entry.admission import CloseRegistration, Leave, Register, Report, RevealSeed, Undo
from troef.tournament.event import Event
from troef.tournament.log import read_log, write_log
from troef.tournament.refused import Refused
from troef.tournament.results.explaining import why_here
from troef.tournament.results.prizes import prizes
from troef.tournament.results.ranking import Finish, ranking, winner_at
from troef.tournament.sheets.correcting import draw_again_after


def played_out(event: Event) -> Event:
    """Play round after round until nobody is left to meet; the higher number wins."""
    while True:
        try:
            DrawRound.of(event)
        except Refused as refused:
            assert refused.reason == "knock-out-is-over"
            return event
        play_round(event, *by_number(event))


def tables(event: Event, number: int) -> tuple[int, int]:
    """How many tables of the main bracket and of the second chance a round has."""
    played = event.round(number)
    second = sum(sheet.people[0] in played.second for sheet in played.tables)
    return len(played.tables) - second, second


# ---- who plays on ----


def test_of_sixteen_pairs_one_is_left_after_four_rounds() -> None:
    event = played_out(present(16, "herkansing", second_chance=False))
    assert [tables(event, number) for number in range(1, len(event.rounds) + 1)] == [(8, 0), (4, 0), (2, 0), (1, 0)]
    assert ranking(event)[0].player == 16
    do(event, Finish())


def test_who_loses_in_the_first_round_has_a_second_chance_and_who_loses_later_has_none() -> None:
    event = played_out(present(16, "herkansing"))
    assert [tables(event, number) for number in range(1, 5)] == [(8, 0), (4, 4), (2, 2), (1, 1)]
    losers = {min(sheet.people) for sheet in event.rounds[0].tables}
    assert set(event.rounds[1].second) == losers
    assert all(set(played.second) <= losers for played in event.rounds)
    order = [row.player for row in ranking(event)]
    assert order[0] == 16
    assert set(order[8:]) == losers and order[8] == max(losers)
    do(event, Finish())


def test_an_odd_number_has_one_bye_and_nobody_two_while_others_have_none() -> None:
    event = present(7, "herkansing", second_chance=False)
    play_round(event, *by_number(event))
    assert (tables(event, 1), len(event.rounds[0].byes)) == ((3, 0), 1)
    free = event.rounds[0].byes[0]
    play_round(event, *by_number(event))
    assert tables(event, 2) == (2, 0)
    assert free in {one for sheet in event.rounds[1].tables for one in sheet.people}
    event = present(5, "herkansing", second_chance=False)
    play_round(event, *by_number(event))
    play_round(event, *by_number(event))
    assert not set(event.rounds[0].byes) & set(event.rounds[1].byes)


@settings(max_examples=30)
@given(st.integers(2, 40), st.booleans())
def test_every_knock_out_comes_to_an_end_and_nobody_plays_in_both_brackets(pairs: int, second_chance: bool) -> None:
    event = played_out(present(pairs, "herkansing", second_chance=second_chance))
    assert len(event.rounds) <= event.template.rounds
    for played in event.rounds:
        drawn = [one for sheet in played.tables for one in dict.fromkeys(sheet.people)] + played.byes
        assert len(drawn) == len(set(drawn))
        second = set(played.second)
        assert all(len(second & set(sheet.people)) in (0, 2) for sheet in played.tables)
    rows = ranking(event)
    assert (rows[0].player, rows[0].rank, len(rows)) == (pairs, 1, pairs)
    do(event, Finish())
    assert read_log(write_log(event.lines)).lines == event.lines


def test_more_pairs_than_the_rounds_have_room_for_are_refused() -> None:
    event = present(9, "herkansing", rounds=3)
    with pytest.raises(Refused, match="too many for knock out") as caught:
        DrawRound.of(event)
    assert caught.value.facts == {"players": 9, "most": 8}


def test_a_round_of_a_knock_out_waits_for_the_sheets_of_the_one_before() -> None:
    event = play_round(present(8, "herkansing"), *by_number(present(8, "herkansing")))
    event.rounds[0].tables[1].state = "verified"
    with pytest.raises(Refused, match="not all published"):
        DrawRound.of(event)


# ---- equal at a table ----


def test_who_is_equal_at_a_table_of_a_knock_out_draws_lots_that_follow_from_the_seed() -> None:
    event = play_round(present(8, "herkansing"))
    played = event.rounds[0]
    winners = [winner_at(event, played, sheet) for sheet in played.tables]
    assert all(winner in sheet.people for winner, sheet in zip(winners, played.tables, strict=True))
    assert winners == [winner_at(event, played, sheet) for sheet in played.tables]
    assert brackets(event, 2)[0] == winners


# ---- who leaves ----


def test_who_leaves_after_he_has_won_is_followed_by_the_one_he_beat() -> None:
    """His round scores have become 0 (P17)."""
    event = present(4, "herkansing", second_chance=False)
    play_round(event, *by_number(event))
    beaten = next(min(sheet.people) for sheet in event.rounds[0].tables if 4 in sheet.people)
    do(event, Leave(4))
    assert beaten in brackets(event, 2)[0] and 4 not in brackets(event, 2)[0]


def test_where_too_few_are_left_the_event_can_be_closed() -> None:
    event = play_round(present(4, "herkansing"), *by_number(present(4, "herkansing")))
    assert refusal(event, Finish()).reason == "rounds-to-come"
    do(event, Leave(1), Leave(2), Leave(3), Finish())
    assert [row.player for row in ranking(event)] == [4]


# ---- after pools ----


@pytest.fixture(scope="module")
def pools() -> Event:
    """Four pools of four pairs; eight go on, the others have a second chance; a pair scores its number."""
    event = present(16, "duo-poules", rounds=6, through=8, second_chance=True)
    for _ in range(3):
        play_round(event, *by_number(event))
    return event


def test_who_does_not_get_through_the_pools_plays_on_in_the_second_chance(pools: Event) -> None:
    event = played_out(pools.copy())
    through = set(qualified(pools))
    assert [tables(event, number) for number in range(1, 7)] == [(8, 0)] * 3 + [(4, 4), (2, 2), (1, 1)]
    assert set(event.rounds[3].second) == set(range(1, 17)) - through
    assert {row.player for row in ranking(event)[:8]} == through


def test_the_first_of_the_ranking_meets_the_last_who_got_through(pools: Event) -> None:
    event = play_round(pools.copy())
    order = qualified(pools)
    assert event.rounds[3].tables[0].people[:2] == [order[0], order[-1]]


def test_four_pairs_in_one_pool_need_two_rounds_of_the_knock_out_and_then_it_is_over() -> None:
    event = played_out(present(4, "duo-poules"))
    assert [len(played.tables) for played in event.rounds] == [2, 2, 2, 2, 1]
    do(event, Finish())


# ---- what a correction does to who has advanced ----


def corrected_after_the_draw(policy: str, begun: bool) -> Event:
    """Eight pairs; round 2 has been drawn when the first table of round 1 turns out to be won by the other pair."""
    event = present(8, "herkansing", correction=policy, second_chance=False)
    play_round(event, *by_number(event))
    do(event, DrawRound.of(event), *([StartRound(2)] if begun else []))
    sheet = event.rounds[0].tables[0]
    low, high = sorted(set(sheet.people))
    line = sheet.deals[1]
    object.__setattr__(line, "scores", {low: 9, high: 2})
    draw_again_after(event, 1)
    return event


def test_policy_advanced_stay_whoever_was_drawn_plays_and_only_the_numbers_change() -> None:
    event = corrected_after_the_draw("advanced_stay", begun=False)
    low, high = sorted(set(event.rounds[0].tables[0].people))
    assert len(event.rounds) == 2
    seated = {one for sheet in event.rounds[1].tables for one in sheet.people}
    assert high in seated and low not in seated
    places = {row.player: row.rank for row in ranking(event)}
    assert places[high] < places[low], "who has played on is ranked higher, whatever the numbers say now"


def test_policy_draw_again_the_next_round_is_drawn_from_the_right_winners() -> None:
    event = corrected_after_the_draw("draw_again", begun=False)
    low, high = sorted(set(event.rounds[0].tables[0].people))
    assert len(event.rounds) == 1
    play_round(event)
    seated = {one for sheet in event.rounds[1].tables for one in sheet.people}
    assert low in seated and high not in seated


def test_policy_draw_again_a_round_that_has_begun_stays() -> None:
    event = corrected_after_the_draw("draw_again", begun=True)
    assert len(event.rounds) == 2


# ---- prizes of the second chance ----


def test_the_places_of_the_second_chance_have_their_own_part_of_the_pot() -> None:
    event = present(8, "herkansing", prizes=[400, 200], second_prizes=[100, 50])
    for one in event.people.values():
        one.paid = 2000
    played_out(event)
    second = [row.player for row in ranking(event) if row.player in event.rounds[1].second]
    won = {prize.player: (prize.amount, prize.second) for prize in prizes(event)}
    order = [row.player for row in ranking(event)]
    assert won == {order[0]: (6400, 0), order[1]: (3200, 0), second[0]: (1600, 1), second[1]: (800, 2)}


# ---- told and undone ----


def test_why_somebody_plays_where_he_plays_is_told() -> None:
    event = played_out(present(7, "herkansing"))
    second, free = event.rounds[1].second[0], event.rounds[0].byes[0]
    assert [reason.key for reason in why_here(event, 2, second)][-1] in (
        "tournament-why-second-chance",
        "tournament-why-odd",
    )
    assert why_here(event, 1, free)[0].key == "tournament-why-odd"
    assert why_here(event, 1, event.rounds[0].tables[0].people[0])[0].key == "tournament-why-left-in"


def test_a_draw_of_the_knock_out_is_undone_and_comes_back_the_same() -> None:
    event = present(8, "herkansing", second_chance=True)
    do(event, DrawRound.of(event))
    drawn = event.rounds[0].drawn
    do(event, Undo(len(event.lines)))
    assert event.rounds == []
    assert DrawRound.of(event) == DrawRound(1, drawn.tables, drawn.byes)
    with pytest.raises(Refused, match="other draw"):
        do(event, DrawRound(1, drawn.tables[::-1], drawn.byes))


def test_the_first_round_is_the_same_for_everybody_who_knows_the_seed() -> None:
    event = opened("herkansing")
    for number in range(1, 9):
        do(event, Register(number, f"P {number}", "1980-01-01", event.rules_version), Report(number), time="09:00:00")
    do(event, CloseRegistration(), RevealSeed(SEED), time="09:45:00")
    do(event, DrawRound.of(event))
    assert read_log(write_log(event.lines)).event() == event
    assert event.rounds[0].drawn == Draw(DrawRound.of(present(8, "herkansing")).tables)
