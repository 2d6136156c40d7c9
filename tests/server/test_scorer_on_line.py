"""The scorer of a table on line: named, appointed, or drawn by lot (A13)."""

from collections.abc import Iterator

import pytest

from server.conftest import Client
from server.event_company import served, until
from server.test_events_on_line import entered, sheets, tokens_of

WHERE = {"round": 1, "table": 1}


@pytest.fixture
def client() -> Iterator[Client]:
    with served() as client:
        yield client


@pytest.mark.clause("tournament", ("R11", "A13"))
@pytest.mark.parametrize("who", ["desk", "player", "nobody"])
def test_the_lot_is_drawn_at_a_table_on_line_by_the_desk_a_player_or_by_itself(client: Client, who: str) -> None:
    """Nobody writes there, so nobody waits a minute; the seed gives the same scorer, whoever draws."""
    one = entered(client, {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1}, 4)
    tokens = tokens_of(one, 4)
    one.do("draw")
    one.do("play-on-line", **WHERE)
    if who == "desk":
        one.do("draw-scorer", **WHERE)
    elif who == "player":
        one.do("draw-scorer", tokens[2], **WHERE)
    one.do("start-round", round=1)
    until(lambda: one.get("/tables/1", one.desk).json()["sheet"]["scorer"] is not None)
    log = one.get("/log", one.desk).text
    assert log.count('"draw-scorer"') == 1
    assert one.get("/tables/1", one.desk).json()["sheet"]["scorer"] in sheets(one)[0]["people"]


@pytest.mark.clause("tournament", ("R11", "A13"))
def test_of_those_who_were_named_one_is_drawn(client: Client) -> None:
    one = entered(client, {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1}, 4)
    tokens = tokens_of(one, 4)
    one.do("draw")
    one.do("play-on-line", **WHERE)
    for person, candidate in ((1, 3), (2, 4)):
        one.do("name-scorer", tokens[person], **WHERE, person=person, candidate=candidate)
    one.do("draw-scorer", **WHERE)
    assert one.get("/tables/1", one.desk).json()["sheet"]["scorer"] in (3, 4)
