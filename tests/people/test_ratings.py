"""Ratings: who wins rises, uncertainty falls, bots and tables that do not count change nothing."""

from datetime import UTC, datetime, timedelta

from troef.people.ratings import Rating, counts, ranks, rate_all, rated
from troef.table.match.match_end import MatchEnd, SeatEnd

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


def ended(
    scores: dict[str, int], winners: set[str], sides: "list[int] | None" = None, low_wins: bool = False, match: int = 1
) -> MatchEnd:
    """A match of these accounts with these scores; a name that begins with "bot" is of a bot."""
    seats = [
        SeatEnd(None if name.startswith("bot") else name, name.startswith("bot"), side, score, name in winners)
        for (name, score), side in zip(scores.items(), sides or range(len(scores)), strict=True)
    ]
    return MatchEnd("t", match, "toepen", "gewoon", NOON + timedelta(hours=match), True, low_wins, tuple(seats))


def test_who_wins_rises_and_everybody_is_better_known() -> None:
    after = rated(ended({"lies": 10, "bram": 4, "joris": 7}, {"lies"}), {})
    assert after["lies"].mu > after["joris"].mu > after["bram"].mu
    assert all(one.sigma < Rating().sigma and one.matches == 1 for one in after.values())


def test_partners_rise_and_fall_together() -> None:
    after = rated(ended({"lies": 9, "bram": 5, "joris": 9, "fien": 5}, {"lies", "joris"}, [0, 1, 0, 1]), {})
    assert after["lies"] == after["joris"] and after["bram"] == after["fien"]
    assert after["lies"].mu > 25 > after["bram"].mu


def test_to_beat_somebody_strong_is_worth_more() -> None:
    strong, weak = Rating(35.0, 2.0, 50), Rating(15.0, 2.0, 50)
    end = ended({"lies": 1, "bram": 0}, {"lies"})
    surprise = rated(end, {"bram": strong})["lies"].mu
    expected = rated(end, {"bram": weak})["lies"].mu
    assert surprise > expected


def test_places_follow_the_score_where_the_winners_have_the_best() -> None:
    """Where few points win, the lowest is first; where the winner is not who has most, only winning counts."""
    high = ended({"a": 3, "b": 9, "c": 5}, {"b"})
    assert ranks(high, [[seat] for seat in high.seats]) == [2, 0, 1]
    low = ended({"a": 3, "b": 9, "c": 5}, {"a"}, low_wins=True)
    assert ranks(low, [[seat] for seat in low.seats]) == [0, 2, 1]
    odd = ended({"a": 3, "b": 9, "c": 5}, {"c"})
    assert ranks(odd, [[seat] for seat in odd.seats]) == [1, 1, 0]
    tie = ended({"a": 3, "b": 3}, {"a", "b"})
    assert ranks(tie, [[seat] for seat in tie.seats]) == [0, 0]


def test_only_people_at_rated_tables_count() -> None:
    with_bot = ended({"lies": 1, "bot": 0}, {"lies"})
    together = ended({"lies": 1, "bram": 1}, {"lies", "bram"}, [0, 0])
    assert counts(ended({"lies": 1, "bram": 0}, {"lies"}))
    assert not counts(with_bot) and not counts(together)
    unrated = MatchEnd("t", 1, "toepen", "gewoon", NOON, False, False, ended({"a": 1, "b": 0}, {"a"}).seats)
    assert not counts(unrated)
    assert list(rate_all([with_bot, unrated])) == []


def test_ratings_made_again_from_the_same_matches_are_the_same() -> None:
    ends = [ended({"lies": at % 3, "bram": 1}, {"lies"} if at % 3 > 1 else {"bram"}, match=at) for at in range(1, 20)]
    first, second = [list(rate_all(ends)) for _ in range(2)]
    assert first == second and len(first) == 19
    assert first[-1][1]["lies"].matches == 19
