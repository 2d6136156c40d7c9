"""The scorer of a table on line: named, appointed, or drawn by lot (A13)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from server.conftest import AT_ONCE, Client
from server.event_company import served, until
from server.test_events import Afternoon
from server.test_events_on_line import entered, sheets, tokens_of
from stores import Store
from troef.table.clock.timing import Timing
from troef.tournament.sheets.seats import SECONDS_TO_AGREE

WHERE = {"round": 1, "table": 1}


@pytest.fixture
def client(store: Store) -> Iterator[Client]:
    with served(store=store) as client:
        yield client


def opened(client: Client) -> tuple[Afternoon, dict[int, str]]:
    """One table that will play on line; the event and the tokens of its players."""
    one = entered(client, {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1}, 4)
    tokens = tokens_of(one, 4)
    one.do("draw")
    one.do("play-on-line", **WHERE)
    return one, tokens


def scorer(one: Afternoon) -> int | None:
    """The scorer of the table, once there is one."""
    found: int | None = one.get("/tables/1", one.desk).json()["sheet"]["scorer"]
    return found


@pytest.mark.clause("tournament", ("R11", "A13"))
def test_when_the_time_to_agree_is_over_the_lot_is_drawn_by_itself(client: Client) -> None:
    one, _ = opened(client)
    one.do("start-round", round=1)
    until(lambda: scorer(one) is not None)
    assert one.get("/log", one.desk).text.count('"draw-scorer"') == 1
    assert scorer(one) in sheets(one)[0]["people"]


@pytest.mark.clause("tournament", ("R11", "A13"))
def test_four_who_agree_need_not_wait(client: Client) -> None:
    """A minute is given; here nobody would see its end."""
    with served(replace(AT_ONCE, timing=Timing(pace=0, retry=0))) as patient:
        one, tokens = opened(patient)
        one.do("start-round", round=1)
        for person in (1, 2, 3):
            one.do("name-scorer", tokens[person], **WHERE, person=person, candidate=3)
        assert scorer(one) is None
        one.do("name-scorer", tokens[4], **WHERE, person=4, candidate=3)
        until(lambda: bool(one.get("/tables/1", one.desk).json()["sheet"]["seatings"]))
        assert scorer(one) == 3
        assert '"draw-scorer"' not in one.get("/log", one.desk).text


@pytest.mark.clause("tournament", ("A13", "R13"))
def test_where_one_player_is_there_nobody_waits_for_others_to_agree(client: Client) -> None:
    with served(replace(AT_ONCE, timing=Timing(pace=0, retry=0))) as patient:
        one, _ = opened(patient)
        for person in (1, 2, 4):
            one.do("sit-in", **WHERE, person=person)
        one.do("start-round", round=1)
        until(lambda: scorer(one) is not None)


@pytest.mark.clause("tournament", ("R11", "A13"))
@pytest.mark.parametrize("who", ["desk", "player"])
def test_nobody_has_the_lot_drawn_before_the_minute_is_over(client: Client, who: str) -> None:
    one, tokens = opened(client)
    token = one.desk if who == "desk" else tokens[2]
    one.do("name-scorer", tokens[2], **WHERE, person=2, candidate=4)
    assert one.refused(one.send("draw-scorer", token, **WHERE)) == ("time-to-agree", "A13")
    one.clock = "10:02:00"
    one.do("draw-scorer", token, **WHERE)
    assert scorer(one) == 4


def test_a_table_gives_its_players_the_minute_of_the_clause() -> None:
    assert Timing().agreement == SECONDS_TO_AGREE


@pytest.mark.clause("tournament", ("R11", "A13"))
def test_of_those_who_were_named_one_is_drawn(client: Client) -> None:
    one, tokens = opened(client)
    for person, candidate in ((1, 3), (2, 4)):
        one.do("name-scorer", tokens[person], **WHERE, person=person, candidate=candidate)
    one.do("start-round", round=1)
    until(lambda: scorer(one) is not None)
    assert scorer(one) in (3, 4)
