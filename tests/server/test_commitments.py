"""A client that takes part in the draws, over the wire: from the first call to a record that it can check."""

import json
from typing import Any

from litestar.testing import WebSocketTestSession

from server.conftest import Client, address, open_table
from table.committing import Chain
from troef.core.draw import read_draw
from troef.core.record import read_record
from troef.core.witness import compare, read_notes

LIMIT = 30.0
Message = dict[str, Any]


def hear(socket: WebSocketTestSession) -> Message:
    message: Message = socket.receive_json(timeout=LIMIT)
    return message


def play_and_note(socket: WebSocketTestSession, chain: Chain) -> list[Message]:
    """A match to its end, and what was noted of it: `troef-commits` as in docs/fair-deals.md."""
    notes: list[Message] = []
    while True:
        message = hear(socket)
        fair = message["fair"]
        draw = fair.get("open")
        if draw and 0 in draw["missing"]:
            commit = dict(draw["seats"])[0]
            link = chain.behind(commit)
            place = {"match": draw["match"], "number": draw["number"], "transcript": read_draw(draw).transcript()}
            notes.append({**place, "seat": 0, "commit": commit, "link": link})
            socket.send_json({"type": "reveal", "link": link})
        if message["type"] == "waiting":
            continue
        view = message["view"]
        if notes and fair.get("draw") == notes[-1]["number"] and not view["log"]:
            (hand,) = [zone["cards"] for zone in view["zones"] if zone["id"] == "hand-0"]
            notes[-1]["hand"] = " ".join(hand)
        if view["outcome"] is not None:
            return [*notes, {"match": 1, "record": fair["record"]}]
        if view["moves"]:
            socket.send_json({"type": "play", "move": view["moves"][0]["text"]})


def test_a_match_with_ones_own_part_in_every_draw(client: Client) -> None:
    chain = Chain("Lies")
    chair = open_table(client, options={"deals": 4}, commit=chain.commit)
    with client.websocket_connect(address(chair)) as socket:
        notes = play_and_note(socket, chain)
    record = client.get(f"/api/tables/{chair['table']}/record").text
    replayed = client.get(f"/api/replays/{chair['table']}/1/file/jsonl").text
    assert replayed == record
    text = "\n".join(json.dumps(line) for line in [{"troef-commits": 1, "table": chair["table"]}, *notes])
    comparison = compare(read_record(record), read_notes(text))
    assert comparison.contradictions == []
    deals = sum(kind < 0 for kind, _, _ in read_record(record).events)
    assert (comparison.own, comparison.seen, comparison.unseen) == (deals, 0, 0)
    assert len(notes) == deals + 2  # the lot, and the checksum


def test_who_sends_nothing_is_dealt_to_at_once(client: Client) -> None:
    """Clients of before know nothing of draws: no message differs for them but in what they need not read."""
    chair = open_table(client)
    with client.websocket_connect(address(chair)) as socket:
        message = hear(socket)
        while message["view"]["deal"]["number"] == 0:
            message = hear(socket)
    assert message["type"] == "view" and set(message["fair"]) == {"commit", "next", "draw"}


def test_what_is_no_commitment_is_refused(client: Client) -> None:
    answer = client.post("/api/tables", json={"game": "klaverjassen", "commit": "tea"})
    assert answer.status_code == 400
    chair = open_table(client, open=True)
    with client.websocket_connect(address(chair)) as socket:
        hear(socket)
        socket.send_json({"type": "commit", "commit": "tea"})
        assert hear(socket)["error"]["key"] == "bad-commitment"
        socket.send_json({"type": "commit", "commit": Chain("Lies").commit})
        assert hear(socket)["fair"]["seats"] == [[0, Chain("Lies").commit]]
        socket.send_json({"type": "reveal", "link": "0" * 64})  # nothing is open: not answered
        socket.send_json({"type": "ping"})
        assert hear(socket)["type"] == "pong"


def test_a_rehearsal_has_no_draws(client: Client) -> None:
    chair = open_table(client, seed=1, commit=Chain("Lies").commit)
    with client.websocket_connect(address(chair)) as socket:
        assert "fair" not in hear(socket)
