"""The live table on a websocket: a whole match, refusals, coming back, hostile messages, hidden cards."""

import json
import secrets
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from server.conftest import Client, address, open_table
from server.test_calls import ANYTHING, HOSTILE
from troef.core.record import read_record
from troef.server.front_door.rates import LARGEST_MESSAGE
from troef.server.socket import LONGEST_QUEUE, TOO_SLOW, Connection
from troef.words.words import LANGUAGES, words

LIMIT = 30.0
Message = dict[str, Any]


def hear(socket: WebSocketTestSession) -> Message:
    message: Message = socket.receive_json(timeout=LIMIT)
    return message


def play_to_the_end(socket: WebSocketTestSession) -> list[Message]:
    """Play the first offered move each time; everything that was heard."""
    heard: list[Message] = []
    while not heard or heard[-1]["view"]["outcome"] is None:
        heard.append(hear(socket))
        moves = heard[-1]["view"]["moves"]
        if moves:
            socket.send_json({"type": "play", "move": moves[0]["text"]})
    return heard


def test_a_whole_match(client: Client) -> None:
    chair = open_table(client, options={"deals": 4}, name="Lies")
    with client.websocket_connect(address(chair)) as socket:
        heard = play_to_the_end(socket)
    assert [message["type"] for message in heard] == ["view"] * len(heard)
    assert [message["version"] for message in heard] == sorted({message["version"] for message in heard})
    assert all(message["view"]["seat"] == chair["seat"] for message in heard)
    answer = client.get(f"/api/tables/{chair['table']}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    outcome = read_record(answer.text).replay().outcome()
    assert outcome is not None and outcome.as_dict() == heard[-1]["view"]["outcome"]


def test_again_after_the_end(client: Client) -> None:
    chair = open_table(client, options={"deals": 4})
    with client.websocket_connect(address(chair)) as socket:
        before = play_to_the_end(socket)[-1]
        socket.send_json({"type": "again"})
        after = hear(socket)
        assert after["view"]["outcome"] is None
        assert after["people"] == before["people"]
        play_to_the_end(socket)


def test_before_the_match_there_is_nothing_to_play(client: Client) -> None:
    chair = open_table(client, open=True)
    with client.websocket_connect(address(chair)) as socket:
        assert hear(socket)["type"] == "waiting"
        socket.send_json({"type": "play", "move": "pass"})
        assert hear(socket)["error"]["key"] == "not-started"
        socket.send_json({"type": "again"})
        assert hear(socket)["error"]["key"] == "not-over"


def until_my_turn(socket: WebSocketTestSession) -> Message:
    message = hear(socket)
    while not message["view"]["moves"]:
        message = hear(socket)
    return message


def test_an_illegal_move_is_refused_with_its_reason(client: Client) -> None:
    chair = open_table(client, options={"deals": 4})
    with client.websocket_connect(address(chair)) as socket:
        while True:
            view = until_my_turn(socket)["view"]
            offered = {move["text"] for move in view["moves"]}
            hand = next(zone["cards"] for zone in view["zones"] if zone["id"] == f"hand-{chair['seat']}")
            forbidden = [card for card in hand if card not in offered]
            if view["phase"] == "play" and forbidden:
                break
            socket.send_json({"type": "play", "move": view["moves"][0]["text"]})
        socket.send_json({"type": "play", "move": forbidden[0]})
        answer = hear(socket)
        assert (answer["type"], answer["move"]) == ("refused", forbidden[0])
        assert answer["refusal"]["clause"].startswith("R")
        for lang in LANGUAGES:
            assert words(lang).has(f"refusal-{answer['refusal']['reason']}")
        socket.send_json({"type": "play", "move": "dance"})
        assert hear(socket) == {"type": "error", "error": {"key": "bad-move", "facts": {"text": "dance"}}}


def test_coming_back_with_the_token_shows_how_things_stand(client: Client) -> None:
    chair = open_table(client)
    with client.websocket_connect(address(chair)) as socket:
        before = until_my_turn(socket)
    with client.websocket_connect(address(chair)) as socket:
        after = hear(socket)
        assert (after["version"], after["view"]) == (before["version"], before["view"])
        socket.send_json({"type": "play", "move": after["view"]["moves"][0]["text"]})
        assert hear(socket)["version"] == before["version"] + 1


def test_two_people_wait_for_each_other_and_see_each_other(client: Client) -> None:
    first = open_table(client, open=True, name="Lies")
    with client.websocket_connect(address(first)) as lies:
        assert hear(lies)["people"] == [{"name": "Lies", "bot": None, "here": True}, None, None, None]
        second = client.post(f"/api/tables/{first['table']}/join", json={"name": "Wout"}).json()
        assert hear(lies)["people"][1] == {"name": "Wout", "bot": None, "here": False}
        with client.websocket_connect(address(second)) as wout:
            assert hear(wout)["type"] == "waiting"
            assert hear(lies)["people"][1]["here"] is True
            client.post(f"/api/tables/{first['table']}/fill", json={"token": second["token"]})
            assert hear(wout)["view"]["seat"] == 1
            assert hear(lies)["view"]["seat"] == 0


def test_a_spectator_sees_no_hand_and_may_do_nothing(client: Client) -> None:
    chair = open_table(client, options={"deals": 4})
    with (
        client.websocket_connect(f"/ws/{chair['table']}") as watcher,
        client.websocket_connect(address(chair)) as socket,
    ):
        for message in ({"type": "play", "move": "pass"}, {"type": "again"}, {"type": "words", "words": "x"}):
            watcher.send_json(message)
            answer = hear(watcher)
            while answer["type"] == "view":
                answer = hear(watcher)
            assert answer == {"type": "error", "error": {"key": "watching", "facts": {}}}
        heard = play_to_the_end(socket)
        seen = [hear(watcher)]
        while seen[-1]["view"]["outcome"] is None:
            seen.append(hear(watcher))
    assert all(message["view"]["seat"] == -1 and message["view"]["moves"] == [] for message in seen)
    for seat in range(4):
        assert not any(hand(message, seat) for message in seen)
        assert bool(any(hand(message, seat) for message in heard)) == (seat == chair["seat"])


def hand(message: Message, seat: int) -> list[str]:
    return [card for zone in message["view"]["zones"] if zone["id"] == f"hand-{seat}" for card in zone["cards"]]


def test_own_words_go_into_the_next_deal(client: Client) -> None:
    chair = open_table(client, open=True)
    with client.websocket_connect(address(chair)) as socket:
        hear(socket)
        socket.send_json({"type": "words", "words": "regen in Gent"})
        assert hear(socket)["type"] == "waiting"
        client.post(f"/api/tables/{chair['table']}/fill", json={"token": chair["token"]})
        commit = hear(socket)["fair"]["commit"]
        assert hear(socket)["fair"]["commit"] == commit


@pytest.mark.clause("manillen-tornooi", ("R4", "T4"))
def test_who_cuts_says_so_over_the_line(patient: Client) -> None:
    """Some deal of the first ones is the person's to cut: then the table waits, and 12 cards come off."""
    for seed in range(40):
        chair = open_table(patient, game="manillen-tornooi", seed=seed)
        with patient.websocket_connect(address(chair)) as socket:
            message = hear(socket)
            while "cut" not in message and not message.get("view", {}).get("deal", {}).get("number"):
                message = hear(socket)
            if message.get("cut", {}).get("seat") != chair["seat"]:
                socket.send_json({"type": "cut", "at": 12})
                while message["type"] != "error":
                    message = hear(socket)
                assert message["error"]["key"] == "not-to-cut"
                continue
            assert message["cut"]["most"] == 29 and message["cut"]["left"] > 0
            socket.send_json({"type": "cut", "at": 2})
            assert hear(socket)["error"] == {"key": "bad-cut", "facts": {"least": 3, "most": 29}}
            socket.send_json({"type": "cut", "at": True})
            assert hear(socket)["error"]["key"] == "bad-message"
            socket.send_json({"type": "cut", "at": 12})
            while message["view"]["deal"]["number"] == 0:
                message = hear(socket)
            assert message["cut"] == {"seat": chair["seat"], "at": 12}
            return
    pytest.fail("nobody ever dealt at the person's left")


@pytest.mark.parametrize(
    ("path", "key"),
    [("/ws/nowhere", "no-table"), ("/ws/{table}?token=guess", "bad-token"), ("/ws/{table}?token=", "bad-token")],
)
def test_a_chair_that_is_not_there(client: Client, path: str, key: str) -> None:
    chair = open_table(client)
    with client.websocket_connect(path.format(table=chair["table"])) as socket:
        assert hear(socket) == {"type": "error", "error": {"key": key, "facts": {}}}
        with pytest.raises(WebSocketDisconnect):
            hear(socket)


def test_a_token_opens_no_chair_at_another_table(client: Client) -> None:
    mine, other = open_table(client), open_table(client)
    with client.websocket_connect(f"/ws/{other['table']}?token={mine['token']}") as socket:
        assert hear(socket)["error"]["key"] == "bad-token"


def test_pages_of_other_sites_may_not_listen(client: Client) -> None:
    chair = open_table(client)
    with pytest.raises(WebSocketDisconnect):
        client.websocket_connect(address(chair), headers={"origin": "https://elsewhere.example"}).__enter__()


def answers(socket: WebSocketTestSession) -> list[Message]:
    """All that was answered so far: what comes before the answer to one more message."""
    mark = secrets.token_hex(8)
    socket.send_json({"type": "play", "move": mark})
    heard = [hear(socket)]
    while heard[-1]["type"] != "error" or heard[-1]["error"]["facts"].get("text") != mark:
        heard.append(hear(socket))
    return heard[:-1]


MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "again", "words", "ping", "view", "", "PLAY"]) | ANYTHING},
    optional={"move": st.text(max_size=80) | ANYTHING, "words": ANYTHING, "seat": st.integers(), "token": st.text()},
)


@pytest.fixture(scope="module")
def playing_socket(client: Client) -> Any:
    chair = open_table(client, seed=1)
    with client.websocket_connect(address(chair)) as socket:
        until_my_turn(socket)
        yield socket


def check(heard: list[Message]) -> None:
    for answer in heard:
        assert answer["type"] in ("error", "refused", "waiting", "view", "pong")
        if answer["type"] == "error":
            assert answer["error"]["key"] != "internal"
            assert all(words(lang).has(f"error-{answer['error']['key']}") for lang in LANGUAGES)


@HOSTILE
@given(message=MESSAGES | ANYTHING)
def test_no_message_breaks_a_match(playing_socket: WebSocketTestSession, message: Any) -> None:
    playing_socket.send_text(json.dumps(message))
    check(answers(playing_socket))


@HOSTILE
@given(text=st.text(max_size=60))
def test_no_text_breaks_a_match(playing_socket: WebSocketTestSession, text: str) -> None:
    playing_socket.send_text(text)
    playing_socket.send_json({"type": "play", "move": text})
    check(answers(playing_socket))


@HOSTILE
@given(raw=st.binary(max_size=60))
def test_no_bytes_break_a_match(playing_socket: WebSocketTestSession, raw: bytes) -> None:
    playing_socket.send_bytes(raw)
    assert [answer["error"]["key"] for answer in answers(playing_socket)] == ["bad-message"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x" * (LARGEST_MESSAGE + 1), "too-large"),
        ("[" * 4000, "bad-message"),
        ('{"type":"play","move":' + "[" * 2000 + "]" * 2000 + "}", "bad-message"),
        ('{"type":"play"}', "bad-message"),
        ('{"type":"play","move":"KH","seat":1}', "bad-message"),
        ('{"type":"play","move":"\\ud800"}', "bad-message"),
        ('{"type":"play","move":7}', "bad-message"),
        ("null", "bad-message"),
        ('{"type":"play","move":"' + "9" * 3000 + '"}', "bad-move"),
        ('{"type":"play","move":"timeout"}', "bad-move"),
    ],
)
def test_a_message_that_is_none(playing_socket: WebSocketTestSession, text: str, key: str) -> None:
    playing_socket.send_text(text)
    assert [answer["error"]["key"] for answer in answers(playing_socket)] == [key]


async def test_a_connection_that_cannot_keep_up_is_given_up() -> None:
    async def stuck(text: str) -> None:
        raise AssertionError(f"nothing is sent in this test, not {text}")

    connection = Connection(stuck, 0)
    for _ in range(LONGEST_QUEUE):
        connection.tell(b"{}")
    assert not connection.closing.done()
    connection.tell(b"{}")
    assert connection.closing.result() == TOO_SLOW
