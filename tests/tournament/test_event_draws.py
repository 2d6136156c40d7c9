"""Draws: at random, with few repeated meetings, between pairs, in pools and a knock-out."""

from collections import Counter
from itertools import combinations

import pytest
from events import DAY, SEED, by_number, do, opened, play_round, present
from hypothesis import given, settings
from hypothesis import strategies as st

from clauses import clause
from troef.core.rng import Rng, shuffle
from troef.tournament.draws.draw import Draw, draw_round, stream
from troef.tournament.draws.draw_check import draw_faults
from troef.tournament.draws.drawing import DrawRound, Signal, StartRound, draw_of
from troef.tournament.draws.knock_out import qualified
from troef.tournament.draws.meetings import meetings_at, parted, repeats
from troef.tournament.draws.pools import pools_of
from troef.tournament.entry.admission import ApplyAsJoker, CloseRegistration, Leave, Register, Report, RevealSeed
from troef.tournament.event import Event
from troef.tournament.log import read_log, write_log
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import ranking

#: What no program proves; the rules page, which everybody accepts who registers, says it.
SOCIAL = {
    "tournament": {
        "T1": "playing sportingly is for people; the rules that are accepted at registration say it",
        "T3": "what is drunk is no matter of a program; the rules that are accepted at registration say it",
    }
}


# ---- at random ----


@clause("tournament", "R8")
def test_the_shuffled_order_is_cut_into_groups_of_four() -> None:
    drawn = draw_round(SEED, 1, list(range(1, 13)), [], {})
    order = shuffle(list(range(1, 13)), stream(SEED, 1))
    assert [one for table in drawn.tables for one in table] == order


@clause("tournament", "R8")
def test_a_round_does_not_depend_on_the_rounds_before_it() -> None:
    """Another first round, the same people: the second round is the same."""
    first, second = present(12), present(12)
    play_round(first, (1, 90), (2, 30))
    play_round(second)
    second.rounds[0].tables.reverse()
    assert draw_of(first, 2) == draw_of(second, 2)


@clause("tournament", "R13", "E7")
def test_a_field_of_twenty_two() -> None:
    players = list(range(1, 23))
    assert len(draw_round(SEED, 1, players, [101, 102], {}).tables) == 6
    drawn = draw_round(SEED, 1, players, [101], {})
    assert (len(drawn.tables), len(drawn.byes)) == (5, 2)
    assert 101 not in {one for table in drawn.tables for one in table}


@clause("tournament", "R8", "R13")
@given(
    st.integers(4, 60),
    st.integers(0, 4),
    st.dictionaries(st.integers(1, 60), st.integers(0, 3)),
    st.integers(1, 5),
    st.text(max_size=8),
)
def test_every_draw_is_right(players: int, jokers: int, byes: dict[int, int], number: int, seed: str) -> None:
    there, stand_ins = list(range(1, players + 1)), list(range(101, 101 + jokers))
    drawn = draw_round(seed, number, there, stand_ins, byes)
    assert draw_faults(drawn, there, stand_ins, byes) == []
    assert drawn == draw_round(seed, number, there[::-1], stand_ins, byes)


@clause("tournament", "R13")
@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        (Draw(((1, 2, 3, 4), (5, 6, 7))), "table 2 has 3 and not 4"),
        (Draw(((1, 2, 3, 4), (5, 6, 7, 7))), "7 is placed 2 times"),
        (Draw(((1, 2, 3, 4), (5, 6, 7, 9))), "9 is not there"),
        (Draw(((1, 2, 3, 4), (5, 6, 7, 31))), "31 stand in, not 30"),
        (Draw(((1, 2, 3, 4),), (5, 6, 7)), "0 stand in, not 30"),
        (Draw(((4, 5, 6, 7),), (1, 2, 3)), "1 has a bye and had more of them than others"),
    ],
)
def test_a_wrong_draw_is_told(drawn: Draw, told: str) -> None:
    """Seven players, of whom the first has had a bye; 30 and 31 could stand in."""
    assert told in draw_faults(drawn, list(range(1, 8)), [30, 31], {1: 1})


def test_in_a_long_row_of_draws_everybody_meets_everybody_equally_often() -> None:
    """A thousand draws of eight: each pair meets 3 times in 7 on average."""
    met = Counter(
        pair
        for number in range(1, 1001)
        for table in draw_round("meetings", number, list(range(8)), [], {}).tables
        for pair in combinations(sorted(table), 2)
    )
    assert len(met) == 28
    assert all(370 <= count <= 490 for count in met.values())  # 4 standard deviations of 15.6


def test_a_round_is_drawn_once() -> None:
    event = present(8)
    act = DrawRound.of(event)
    do(event, act)
    with pytest.raises(Refused, match="drawn already"):
        do(event, act)


# ---- the clock of a round ----


@clause("tournament", "T5", "R21")
def test_a_round_has_a_clock_and_the_signal_sounds_once_for_all_tables() -> None:
    event = do(present(8), DrawRound.of(present(8)))
    with pytest.raises(Refused, match="not started"):
        do(event, Signal(1))
    do(event, StartRound(1), time="10:00:00")
    do(event, Signal(1), time="11:30:00")
    played = event.rounds[0]
    assert (played.started_at, played.signal_at) == (f"{DAY}T10:00:00", f"{DAY}T11:30:00")
    assert event.template.round_minutes == 90
    with pytest.raises(Refused, match="signal sounded"):
        do(event, Signal(1))


# ---- few repeats ----


def test_nobody_meets_again_where_that_can_be() -> None:
    event = present(64, "marathon")
    for _ in range(8):
        play_round(event)
    met = meetings_at([sheet.people for played in event.rounds for sheet in played.tables])
    assert max(count for row in met.values() for count in row.values()) == 1


def test_few_people_meet_again_as_seldom_as_was_found() -> None:
    """Sixteen can play five rounds without meeting again; six cannot. A random sixth round repeats far more."""
    event = present(16, "marathon")
    for _ in range(6):
        play_round(event)
    tables = [[tuple(sheet.people) for sheet in played.tables] for played in event.rounds]
    met = meetings_at([table for played in tables[:-1] for table in played])
    chance = [repeats(draw_round(f"chance {n}", 1, list(range(1, 17)), [], {}).tables, met) for n in range(20)]
    assert repeats(tables[-1], met) <= min(chance)


@settings(max_examples=20)
@given(st.integers(2, 12), st.integers(1, 4), st.integers(0, 99))
def test_parting_moves_people_and_loses_nobody(tables: int, rounds: int, seed: int) -> None:
    rng = Rng(seed)
    history = []
    for _ in range(rounds):
        order = shuffle(list(range(4 * tables)), rng)
        history += [tuple(order[place : place + 4]) for place in range(0, 4 * tables, 4)]
    met, start = meetings_at(history), history[-tables:]
    found = parted(start, met, Rng(seed))
    assert sorted(one for table in found for one in table) == list(range(4 * tables))
    assert repeats(found, met) <= repeats(start, met)
    assert found == parted(start, met, Rng(seed))


# ---- pairs ----


def test_pairs_stay_together_and_meet_other_pairs() -> None:
    event = present(12, "klaverjasdrive")
    for _ in range(3):
        play_round(event)
    met = meetings_at([set(sheet.people) for played in event.rounds for sheet in played.tables])
    assert all(sum(row.values()) == len(row) == 3 for row in met.values())
    assert all(sheet.people == sheet.people[:2] * 2 for sheet in event.rounds[0].tables)


def test_an_odd_pair_plays_against_a_bot_or_has_a_bye() -> None:
    drawn = draw_of(present(5, "klaverjasdrive"), 1)
    assert (len(drawn.tables), drawn.byes) == (3, ())
    drawn = draw_of(present(5, "klaverjasdrive", bot_jokers=False), 1)
    assert (len(drawn.tables), len(drawn.byes)) == (2, 1)


# ---- pools and a knock-out ----


@pytest.fixture(scope="module")
def sixty_pairs() -> Event:
    """Sixty pairs after the three rounds of the pools; a pair scores its number."""
    event = present(60, "duo-poules")
    for _ in range(3):
        play_round(event, *[(number, number) for number in range(1, 61)])
    return event


def test_in_fifteen_pools_of_four_each_meets_each(sixty_pairs: Event) -> None:
    pools = pools_of(sixty_pairs)
    assert [len(pool) for pool in pools] == [4] * 15
    met = meetings_at([set(sheet.people) for played in sixty_pairs.rounds for sheet in played.tables])
    assert all(set(met[one]) == set(pool) - {one} for pool in pools for one in pool)
    assert [len(played.tables) for played in sixty_pairs.rounds] == [30] * 3


def test_the_first_of_each_pool_and_the_best_second_go_on(sixty_pairs: Event) -> None:
    pools = pools_of(sixty_pairs)
    first = {max(pool) for pool in pools}
    second = max(one for pool in pools for one in pool if one not in first)
    assert qualified(sixty_pairs) == [*sorted(first, reverse=True), second]


def test_the_knock_out_ends_with_one_winner(sixty_pairs: Event) -> None:
    event = sixty_pairs.copy()
    order = qualified(event)
    sizes = []
    for _ in range(4):
        play_round(event, *[(number, number) for number in range(1, 61)])
        sizes.append(len(event.rounds[-1].tables))
    assert sizes == [8, 4, 2, 1]
    assert set(event.rounds[3].tables[0].people) == {order[0], order[-1]}
    assert set(event.rounds[-1].tables[0].people) == set(sorted(order)[-2:])
    assert [row.player for row in ranking(event)][:2] == sorted(order)[:-3:-1]
    with pytest.raises(Refused, match="knock out is over"):
        do(event, DrawRound.of(event))


def test_whoever_gets_further_is_ranked_higher_whatever_his_total(sixty_pairs: Event) -> None:
    event = sixty_pairs.copy()
    order = qualified(event)
    play_round(event, *[(number, 1) for number in order[8:]])  # the lower half wins by one point
    places = {row.player: row.rank for row in ranking(event)}
    assert max(places[one] for one in order[8:]) < min(places[one] for one in order[:8])


def test_the_knock_out_waits_for_the_sheets_of_the_pools(sixty_pairs: Event) -> None:
    event = sixty_pairs.copy()
    event.rounds[2].tables[4].state = "handed_in"
    with pytest.raises(Refused, match="not all published"):
        DrawRound.of(event)


def test_who_finds_nobody_at_his_table_is_free(sixty_pairs: Event) -> None:
    event = present(8, "duo-poules", rounds=4)
    play_round(event)
    one, other = pools_of(event)[0][0], pools_of(event)[0][2]
    do(event, Leave(one))
    play_round(event)
    assert event.rounds[1].byes == [other]


def test_a_pool_that_is_not_full_takes_bots() -> None:
    assert len(draw_of(present(10, "duo-poules"), 1).tables) == 6


@pytest.mark.parametrize(
    ("pairs", "sizes"), [(7, [4, 3]), (6, [3, 3]), (9, [3, 3, 3]), (58, [4] * 13 + [3, 3]), (3, [3])]
)
def test_without_stand_ins_the_last_pools_are_of_three(pairs: int, sizes: list[int]) -> None:
    event = present(pairs, "duo-poules", bot_jokers=False)
    for _ in range(3):
        play_round(event, *by_number(event))
    pools = pools_of(event)
    assert [len(pool) for pool in pools] == sizes
    met = meetings_at([set(sheet.people) for played in event.rounds for sheet in played.tables])
    assert all(set(met[one]) == set(pool) - {one} for pool in pools for one in pool)
    byes = [one for played in event.rounds for one in played.byes]
    assert sorted(byes) == sorted(one for pool in pools for one in pool if len(pool) == 3)
    assert {max(pool) for pool in pools} <= set(qualified(event))


@pytest.mark.parametrize("pairs", [2, 5])
def test_two_or_five_pairs_make_no_pools(pairs: int) -> None:
    with pytest.raises(Refused, match="pools not full"):
        draw_of(present(pairs, "duo-poules", bot_jokers=False), 1)


# ---- in a log ----


@pytest.mark.parametrize("template", ["iwwa-manillen", "klaverjasdrive", "duo-poules", "marathon"])
def test_draws_of_every_kind_are_in_the_log_and_come_back(template: str) -> None:
    event = opened(template)
    for number in range(1, 11):
        do(event, Register(number, f"P {number}", "1980-01-01", event.rules_version), Report(number), time="09:00:00")
    do(event, ApplyAsJoker(11, "Jo"), CloseRegistration(), RevealSeed(SEED), time="09:45:00")
    do(event, DrawRound.of(event), StartRound(1), time="10:00:00")
    do(event, DrawRound.of(event), time="11:00:00")
    assert read_log(write_log(event.lines)).event() == event
