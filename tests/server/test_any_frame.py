"""Whatever comes over a websocket: the table answers, stays as it was unless a move was lawful, and goes on."""

import contextlib
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from litestar.testing import WebSocketTestSession

from proving import examples
from server.conftest import Client, address, open_table
from troef.core.record import read_record
from troef.server.socket import Message
from troef.table.hall.hall import Hall
from troef.words.words import LANGUAGES, words

#: All messages that there are, and their fields.
MESSAGES: "tuple[type[msgspec.Struct], ...]" = get_args(Message)
TYPES = [str(one.__struct_config__.tag) for one in MESSAGES]
FIELDS = sorted({field for one in MESSAGES for field in one.__struct_fields__} | {"extra"})
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["KH", "pass", "strong:99999999", "calm", "hello", "9" * 500, "\u0000", "{" * 300]),
    st.lists(st.integers(-3, 9), max_size=40),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
)
#: Messages that are nearly right.
NEARLY = st.builds(
    lambda kind, others: msgspec.json.encode({"type": kind, **others}),
    st.one_of(st.sampled_from(TYPES), VALUES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3),
)
FRAMES = st.one_of(NEARLY, NEARLY, st.binary(max_size=300), st.just(b"[" * 5000), st.just(b'{"type":"ping"}'))


@pytest.fixture(scope="module")
def table(client: Client) -> dict[str, Any]:
    return open_table(client, options={"deals": 4})


def heard_until_pong(line: WebSocketTestSession) -> Iterator[dict[str, Any]]:
    """What is said until a ping is answered."""
    line.send_text('{"type":"ping"}')
    while (said := line.receive_json())["type"] != "pong":
        yield said


@examples(15, suppress_health_check=list(HealthCheck))
@given(st.lists(FRAMES, max_size=8), st.booleans())
def test_any_frame_is_answered(client: Client, table: dict[str, Any], frames: "list[bytes]", sits: bool) -> None:
    place = address(table) if sits else f"/ws/{table['table']}"
    with client.websocket_connect(place) as line:
        for frame in frames:
            with contextlib.suppress(UnicodeDecodeError):
                line.send_text(frame.decode())
                continue
            line.send_bytes(frame)
        for said in heard_until_pong(line):
            assert said["type"] in ("view", "refused", "error", "reaction", "said", "talk", "reported", "pong")
            if said["type"] == "error":
                key = said["error"]["key"]
                assert key != "internal" and all(words(lang).has(f"error-{key}") for lang in LANGUAGES), said
    hall: Hall = client.app.state.hall
    live = hall._tables.get(table["table"])
    assert live is not None

    def is_as_recorded() -> bool:
        """Asked in the server's own thread, where nothing happens meanwhile."""
        match = live.table.match
        assert match is not None
        return read_record(match.record.text()).replay().view(0).actors == live.table.state.view(0).actors

    assert client.blocking_portal.call(is_as_recorded)
