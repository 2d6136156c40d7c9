"""What somebody's matches come to."""

from people.test_ratings import ended
from troef.people.figures import HeadToHead, Tally, against, games_played


def test_matches_are_counted_by_game() -> None:
    won, lost = ended({"lies": 3, "bram": 1}, {"lies"}), ended({"lies": 0, "bram": 4}, {"bram"})
    assert games_played([(won, 0), (lost, 0), (lost, 0)]) == {"toepen": Tally(3, 1)}


def test_head_to_head_tells_partners_from_opponents() -> None:
    """Bots, and who has no account, are nobody's opponents."""
    pairs = ended({"lies": 9, "bram": 5, "joris": 9, "fien": 5}, {"lies", "joris"}, [0, 1, 0, 1])
    draw = ended({"lies": 4, "bram": 4, "bot": 1}, {"lies", "bram"})
    met = against([(pairs, 0), (pairs, 0), (draw, 0)])
    assert met == {"bram": HeadToHead(2, 0, 1, 0), "joris": HeadToHead(together=2), "fien": HeadToHead(ahead=2)}
    assert list(met) == ["bram", "joris", "fien"]
    assert against([(pairs, 1)])["lies"] == HeadToHead(behind=1)
