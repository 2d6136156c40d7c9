"""`troef tournament rehearse` puts an event on a server, ready to be clicked through, and prints a checklist."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from server.conftest import Client
from troef.cli.main import main
from troef.cli.tournament_rehearsing import Send, found_event, show
from troef.server.events.hall import EventHall
from troef.server.events.logged import Founding, Sent
from troef.server.events.offices import Holder
from troef.table.log import MemoryLog
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


@pytest.mark.clause("tournament", ("A13", "R34", "T5"))
def test_the_clock_of_the_rehearsal_runs_on_from_the_last_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise no round would end, and nobody could draw the scorer after a minute."""
    seconds = [1000.0]
    monkeypatch.setattr("troef.server.events.logged.time", SimpleNamespace(monotonic=lambda: seconds[0]))

    async def afternoon(running: bool) -> tuple[str, str]:
        agreed = Founding("schoppen", rehearsal=True, running=running)
        live, _ = await EventHall(MemoryLog()).open("K", "2026-05-09", "vrij", "1", agreed, "2026-05-09T10:00:00")
        seconds[0] += 61.5
        told = live.time()
        line, _ = await live.act(Holder("desk"), Sent("late", "close-registration", {}))
        return told, line.at

    assert asyncio.run(afternoon(running=True)) == ("2026-05-09T10:01:01", "2026-05-09T10:01:01")
    assert asyncio.run(afternoon(running=False)) == ("2026-05-09T10:00:00", "2026-05-09T10:00:00")


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
