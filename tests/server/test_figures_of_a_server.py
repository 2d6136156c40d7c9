"""What watches a server: whether it is well, and its figures."""

import pytest

from server.conftest import Client, address, open_table, served
from troef.server.settings import Settings


def figures(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_a_server_that_is_well_says_so_to_everybody(client: Client) -> None:
    assert client.get("/healthz").json() == {"ok": True}


def test_a_server_whose_database_does_not_answer_is_not_well(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(client.app.state.hall, "answers", gone)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


def test_figures_are_for_this_machine_and_who_was_named(client: Client) -> None:
    assert client.get("/metrics").status_code == 404  # whoever tests comes from nowhere
    assert Settings().watchers == ("127.0.0.0/8", "::1")


def test_the_figures_count_tables_people_moves_and_thoughts_and_name_nobody() -> None:
    with served() as client:
        chair = open_table(client, name="Lieselotte")
        with client.websocket_connect(address(chair)) as socket:
            view = socket.receive_json()
            while not view["view"]["moves"]:
                view = socket.receive_json()
            socket.send_json({"type": "play", "move": view["view"]["moves"][0]["text"]})
            socket.receive_json()
            text = client.app.state.measures.text().decode()
        told = figures(text)
        assert (told["troef_tables"], told["troef_connections"], told["troef_tables_playing"]) == (1, 1, 1)
        assert told["troef_message_seconds_count"] >= 1 and told["troef_http_seconds_count"] >= 1
        assert told["troef_thinking_fallbacks_total"] == 0
        assert "Lieselotte" not in text and chair["table"] not in text
