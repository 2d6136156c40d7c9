"""Any call by somebody who is signed in, has a table and a desk, and any frames in any order from several chairs, on
SQLite and on PostgreSQL: each gets an answer, and the tables stay as their logs say.
"""

import contextlib
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from proving import AT_LENGTH, examples
from server.conftest import AT_ONCE, Client, open_table, served
from server.conftest import address as place_of
from server.test_any_call import as_it_should_be, calls
from server.test_any_frame import FRAMES, heard_until_pong
from server.test_events import SHORT, Afternoon
from server.test_rated_tables import signed_up
from troef.table.hall.hall import Hall
from troef.table.table import Table

Names = dict[str, str]

#: Words in the path of a call that are there for a caller with a state of his own.
OWN = ("{table}", "{event}", "/account", "/session")


def own_calls() -> list[str]:
    """The calls that do something with one's own table, event or account: some of them, or all in `make prove`."""
    own = [label for label in calls() if any(word in label for word in OWN)]
    return own[:: 1 if AT_LENGTH else 3]


async def is_as_logged(hall: Hall, key: str) -> bool:
    """Whether a table is what its log in the database makes it; nobody acts meanwhile."""
    live = await hall.find(key)
    async with live._lock:
        again = Table(key)
        for line in await live.log.load(key):
            again.apply(line)
        seats = range(len(again.people)) if again.match is not None else ()
        same = [again.view(seat).as_dict() == live.table.view(seat).as_dict() for seat in seats]
        return again.version == live.table.version and all(same)


def as_log_says(client: Client, key: str) -> bool:
    """The same of a table of a server in this process."""
    return client.blocking_portal.call(is_as_logged, client.app.state.hall, key)


def ask_as_owner(
    client: Client, label: str, mode: GenerationMode, own: dict[str, str], headers: dict[str, str]
) -> None:
    """Make a call from its description, about what the caller has."""

    @examples(1, suppress_health_check=list(HealthCheck))
    @given(calls()[label].as_strategy(generation_mode=mode))
    def asked(case: Any) -> None:
        case.path_parameters = {name: own.get(name, value) for name, value in (case.path_parameters or {}).items()}
        case.headers = {**(case.headers or {}), **headers}
        as_it_should_be(client, case)

    with contextlib.suppress(Unsatisfiable):
        asked()


def test_any_call_about_what_is_ones_own(address: str) -> None:
    with served(replace(AT_ONCE, db=address), timeout=60) as client:
        cookie = signed_up(client, "Lies")
        event = Afternoon(client, SHORT)
        chair = open_table(client, seed=1)
        own = {"table": chair["table"], "event": event.key}
        for label in own_calls():
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                ask_as_owner(client, label, mode, own, {**cookie, "authorization": f"Bearer {event.desk}"})
        assert as_log_says(client, chair["table"])
        assert event.get("/log", event.desk).status_code == 200


@pytest.mark.parametrize("game", ["klaverjassen"])
def test_any_order_of_acts_from_several_chairs(address: str, game: str) -> None:
    with served(replace(AT_ONCE, db=address), timeout=60) as client, ExitStack() as lines:
        first = open_table(client, game=game, open=True, seed=2)
        second = client.post(f"/api/tables/{first['table']}/join", json={"name": "Wout"}).json()
        places = [place_of(first), place_of(second), f"/ws/{first['table']}"]
        company = [lines.enter_context(client.websocket_connect(place)) for place in places]
        client.post(f"/api/tables/{first['table']}/fill", json={"token": first["token"]})

        @examples(5, suppress_health_check=list(HealthCheck))
        @given(st.lists(st.tuples(st.integers(0, 2), FRAMES), max_size=10))
        def acted(acts: "list[tuple[int, bytes]]") -> None:
            for who, frame in acts:
                company[who].send_bytes(frame)
            for line in company:
                errors = [said["error"]["key"] for said in heard_until_pong(line) if said["type"] == "error"]
                assert "internal" not in errors
            assert as_log_says(client, first["table"])

        acted()
