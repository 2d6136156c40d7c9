"""What partition search remembers, however much it is."""

from mypy_extensions import i64

from troef.search.solver.rank_memory import AT_MOST, RANKS, UNKNOWN, RankMemory

#: At least three tricks, at most five, whoever owns which rank.
THREE_TO_FIVE: i64 = 3 | 5 << AT_MOST


def test_what_is_known_answers_questions_outside_its_bounds() -> None:
    memory = RankMemory(4)
    memory.keep(7, 0, 0, THREE_TO_FIVE)
    assert [memory.find(7, 0, 0, goal) == THREE_TO_FIVE for goal in (3, 4, 5, 6)] == [True, False, False, True]
    assert memory.find(8, 0, 0, 3) == UNKNOWN


def test_nothing_is_lost_when_room_is_added() -> None:
    memory = RankMemory(14)
    keys = range(1, 20_000)
    for key in keys:
        memory.keep(key, 0, 0, THREE_TO_FIVE)
    assert len(memory.segments) > 2
    assert all(memory.find(key, 0, 0, 3) == THREE_TO_FIVE for key in keys)


def test_it_holds_for_the_same_owners_of_the_ranks_it_rests_on() -> None:
    memory = RankMemory(4)
    highest_of_the_first_suit = THREE_TO_FIVE | 1 << RANKS
    for owner in range(1, 4):
        memory.keep(7, owner, 0, highest_of_the_first_suit)
    lower_cards = 0b1100
    assert memory.find(7, 2 | lower_cards, 0, 3) == highest_of_the_first_suit
    assert memory.find(7, 0 | lower_cards, 0, 3) == UNKNOWN


def test_where_one_shape_grows_too_large_all_is_begun_anew() -> None:
    memory = RankMemory(4)
    memory.keep(8, 0, 0, THREE_TO_FIVE)
    number = 0
    while memory.find(8, 0, 0, 3) == THREE_TO_FIVE and number < 30_000:
        number += 1
        memory.keep(7, 0, number, THREE_TO_FIVE | 7 << RANKS + 8)
    assert 10_000 < number < 30_000
    assert memory.find(7, 0, number, 3) != UNKNOWN
    assert len(memory.segments) == 1
