"""A copy of an event: another server goes on with it, every card counts there too, and nothing counts twice."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.conftest import AT_ONCE, Client, served
from server.test_events import Afternoon
from troef.cli.main import main
from troef.server.events.copies import take_over
from troef.table.fault import Fault
from troef.table.log import MemoryLog

AT = "2026-05-09T11:00:00"


def begun(client: Client) -> Afternoon:
    """An event in which four people are registered."""
    afternoon = Afternoon(client)
    for name in ("An", "Bert", "Cis", "Dora"):
        afternoon.do("register", name=name, born="1980-01-01", rules_version="2024-05-07")
    return afternoon


async def restored(text: str, log: MemoryLog) -> int:
    """How many rows of a copy were new."""
    return (await take_over(log, text, AT))[1]


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder}/second.db"


def test_another_server_goes_on_and_every_card_counts_there(client: Client, tmp_path: Path, monkeypatch: Any) -> None:
    afternoon = begun(client)
    copy = afternoon.get("/copy", afternoon.desk).text
    sent_later = {"id": "later", "act": "report", "facts": {"person": 1}, "at": afternoon.at}
    desk = {"authorization": f"Bearer {afternoon.desk}"}
    assert client.post(f"{afternoon.path}/acts", json=sent_later, headers=desk).json()["again"] is False
    (tmp_path / "copy.jsonl").write_text(copy, encoding="utf-8")
    monkeypatch.setattr("troef.server.main.serve", lambda **_: None)
    assert main(["tournament", "take-over", str(tmp_path / "copy.jsonl"), "--db", url_of(tmp_path)]) == 0
    with served(replace(AT_ONCE, db=url_of(tmp_path))) as second:
        view = second.get(f"{afternoon.path}/desk", headers=desk).json()
        assert view["taken_over"]
        assert [one["status"] for one in view["people"]] == ["registered"] * 4
        again = [second.post(f"{afternoon.path}/acts", json=sent_later, headers=desk).json()["again"] for _ in range(2)]
        assert again == [False, True]
        assert second.get(f"{afternoon.path}/desk", headers=desk).json()["people"][0]["status"] == "present"


def test_only_the_desk_gets_the_copy_since_it_has_the_seed(client: Client) -> None:
    afternoon = begun(client)
    (jury,) = afternoon.cards("jury", name="Mia")
    assert afternoon.get("/copy").status_code == afternoon.get("/copy", jury["token"]).status_code == 403
    assert "schoppen" in afternoon.get("/copy", afternoon.desk).text


async def test_a_copy_is_taken_over_once_and_a_later_one_adds_what_is_new(client: Client) -> None:
    afternoon, log = begun(client), MemoryLog()
    first = afternoon.get("/copy", afternoon.desk).text
    assert await restored(first, log) == len(first.splitlines()) - 1
    assert await restored(first, log) == 0
    afternoon.do("report", person=1)
    later = afternoon.get("/copy", afternoon.desk).text
    with pytest.raises(Fault, match="other-copy"):  # it has gone on from the first
        await restored(later, log)
    other = MemoryLog()
    other.tables[f"event:{afternoon.key}"] = first.splitlines()[1:]
    assert await restored(later, other) == 1


async def test_what_is_no_whole_copy_is_refused_with_its_line(client: Client) -> None:
    afternoon = begun(client)
    rows = afternoon.get("/copy", afternoon.desk).text.splitlines()
    for place, row in enumerate(rows, 1):
        for wrong in ("", "[]", "{}", row[:-1], row.replace("Bert", "Gert")):
            if wrong == row:
                continue
            log = MemoryLog()
            with pytest.raises(Fault, match="bad-copy") as caught:
                await restored("\n".join([*rows[: place - 1], wrong, *rows[place:]]), log)
            assert caught.value.facts == {"line": place}
            assert log.tables == {}
    changed = [json.dumps({"event": "x" * 40, "rows": len(rows) - 1}), *rows[1:]]
    with pytest.raises(Fault, match="bad-copy"):
        await restored("\n".join(changed), MemoryLog())
