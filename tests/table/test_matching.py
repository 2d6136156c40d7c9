"""People who look for others: who of them plays together, first come, first served."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proving import examples
from troef.table.people.matching import Demand, Wanted, Wish, demands, like_minded, meetings, seats_of, table_of

BRIDGE, SKAT, WHICHEVER = Wanted("bridge"), Wanted("skat"), Wanted("klaverjassen")
ROTTERDAMS, AMSTERDAMS = Wanted("klaverjassen", "rotterdams"), Wanted("klaverjassen", "amsterdams")


def queue(*wanted: "tuple[Wanted, ...] | Wanted", rated: bool = False) -> list[Wish]:
    """People who come one after the other: the first is called 0."""
    games = [one if isinstance(one, tuple) else (one,) for one in wanted]
    return [Wish(str(place), one, rated, account=f"account-{place}") for place, one in enumerate(games)]


def found(wishes: list[Wish], *apart: tuple[int, int]) -> list[tuple[str, str, str]]:
    pairs = [frozenset([f"account-{one}", f"account-{other}"]) for one, other in apart]
    return [(one.game, one.rules, "".join([wish.key for wish in one.wishes])) for one in meetings(wishes, pairs)]


def test_four_who_want_the_same_play_it() -> None:
    assert found(queue(BRIDGE, BRIDGE, BRIDGE)) == []
    assert found(queue(*[BRIDGE] * 4)) == [("bridge", "book", "0123")]
    assert found(queue(*[BRIDGE] * 9)) == [("bridge", "book", "0123"), ("bridge", "book", "4567")]


def test_who_would_play_by_whichever_rules_fills_up_a_table() -> None:
    assert found(queue(ROTTERDAMS, WHICHEVER, AMSTERDAMS, WHICHEVER, WHICHEVER)) == [
        ("klaverjassen", "rotterdams", "0134")
    ]


def test_who_came_first_sits_first() -> None:
    """Both tables could be full; whose first person has waited longer is."""
    waiting = queue(BRIDGE, SKAT, (BRIDGE, SKAT), SKAT, BRIDGE, (SKAT, BRIDGE))
    assert found(waiting) == [("bridge", "book", "0245")]
    assert found(waiting[1:]) == [("skat", "book", "123")]


def test_of_two_games_it_is_the_one_that_who_waits_longest_would_rather_play() -> None:
    toepen = Wanted("toepen")
    assert found(queue((toepen, BRIDGE), *[(BRIDGE, toepen)] * 3)) == [("toepen", "book", "0123")]
    assert found(queue((BRIDGE, toepen), *[(toepen, BRIDGE)] * 3)) == [("bridge", "book", "0123")]


def test_who_has_blocked_another_one_does_not_meet_him() -> None:
    assert found(queue(*[BRIDGE] * 4), (0, 3)) == []
    assert found(queue(*[BRIDGE] * 5), (0, 3)) == [("bridge", "book", "0124")]
    assert found(queue(*[BRIDGE] * 5), (0, 1), (0, 2)) == [("bridge", "book", "1234")]


def test_for_ratings_one_plays_with_others_who_want_that() -> None:
    mixed = [*queue(BRIDGE, BRIDGE), *[Wish(f"r{place}", (BRIDGE,), True) for place in range(3)]]
    assert meetings(mixed) == []
    assert len(meetings([*mixed, Wish("r3", (BRIDGE,), True)])) == 1


GAMES = st.sampled_from([BRIDGE, SKAT, WHICHEVER, ROTTERDAMS, AMSTERDAMS])


@examples(60)
@given(st.lists(st.lists(GAMES, min_size=1, max_size=3, unique=True).map(tuple), max_size=14))
def test_nobody_is_seated_twice_or_at_what_he_does_not_want_and_nobody_is_left_who_could_be(
    games: list[tuple[Wanted, ...]],
) -> None:
    wishes = queue(*games)
    tables = meetings(wishes)
    seated = Counter([wish.key for table in tables for wish in table.wishes])
    assert set(seated.values()) <= {1}
    for table in tables:
        assert len(table.wishes) == seats_of(table.game, table.rules)
        assert all(wish.rank(table.game, table.rules) is not None for wish in table.wishes)
    assert meetings([wish for wish in wishes if wish.key not in seated]) == []


def test_who_waits_sees_how_many_do() -> None:
    waiting = queue(ROTTERDAMS, WHICHEVER, (AMSTERDAMS, SKAT))
    assert demands(waiting) == [
        Demand("klaverjassen", "rotterdams", False, 1, 4),
        Demand("klaverjassen", None, False, 1, 4),
        Demand("klaverjassen", "amsterdams", False, 1, 4),
        Demand("skat", None, False, 1, 3),
    ]
    assert [one.waiting for one in like_minded(waiting[1], waiting)] == [3]
    assert [one.waiting for one in like_minded(waiting[0], waiting)] == [2]
    assert [one.waiting for one in like_minded(waiting[2], waiting)] == [2, 1]


@pytest.mark.parametrize("commit", [None, "ab" * 32])
def test_they_sit_down_on_chairs_drawn_by_lot(commit: "str | None") -> None:
    wishes = [Wish(f"{place}", (BRIDGE,), name="Lies", commit=commit) for place in range(4)]
    (meeting,) = meetings(wishes)
    drawn = [table_of(meeting, lambda wish, table: f"{wish.key}@{table}") for _ in range(40)]
    assert all(sorted(table.seats.values()) == [0, 1, 2, 3] for table in drawn)
    assert len({tuple(table.seats.items()) for table in drawn}) > 1
    (table,) = drawn[:1]
    sits = [line for line in table.lines if '"sit"' in line]
    assert len(sits) == 4 and sum('"commit"' in line for line in table.lines) == (4 if commit else 0)
    assert ['"Lies"' in line for line in sits] == [True, False, False, False]  # the others are Lies 2, 3 and 4
