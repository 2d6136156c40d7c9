"""`troef tournament rehearse` puts an event on a server, ready to be clicked through, and prints a checklist."""

from typing import Any

import pytest

from server.conftest import Client
from troef.cli.main import main
from troef.cli.tournament_rehearsing import Send, found_event, show
from troef.tournament.log import read_log
from troef.tournament.template import template_named
from troef.words.words import words


def sender(client: Client) -> Send:
    """Sends to the server of a test."""

    def send(path: str, body: dict[str, Any], token: str) -> Any:
        answer = client.post(path, json=body, headers={"authorization": f"Bearer {token}"} if token else {})
        assert answer.status_code == 201, answer.text
        return answer.json()

    return send


def test_the_first_round_of_the_rehearsal_has_begun(client: Client) -> None:
    links = found_event(sender(client), template_named("iwwa-manillen").as_dict(), 22)
    key, token = links["desk"].split("/")[3], links["desk"].split("key=")[1]
    log = client.get(f"/api/events/{key}/log", headers={"authorization": f"Bearer {token}"})
    event = read_log(log.text).event()
    assert len(event.present()) == 22
    assert len(event.rounds[0].tables) == 6
    assert event.rounds[0].started_at


def test_the_links_open_their_offices(client: Client) -> None:
    links = found_event(sender(client), template_named("wk-kleurenwiezen").as_dict(), 8)
    offices = {}
    for name in ("desk", "jury", "table"):
        key, token = links[name].split("/")[3], links[name].split("key=")[1]
        answer = client.get(f"/api/events/{key}/me", headers={"authorization": f"Bearer {token}"})
        offices[name] = answer.json()["office"]
    assert offices == {"desk": "desk", "jury": "jury", "table": "table"}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_checklist_has_a_box_for_each_step(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    show({"desk": "/#/tornooi/x/desk"}, "http://club.example", words(lang))
    said = capsys.readouterr().out
    assert "http://club.example/#/tornooi/x/desk" in said
    assert said.count("[ ]") >= 20


def test_a_server_that_does_not_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "rehearse", "--server", "http://127.0.0.1:9"]) == 2
    assert "http://127.0.0.1:9" in capsys.readouterr().err
