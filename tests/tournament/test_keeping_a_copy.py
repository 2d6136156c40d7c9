"""A second laptop keeps a copy of an event on a running server, and goes on with it when the first one is lost."""

import asyncio
from pathlib import Path

import pytest
from served_events import Answer, Caller, Served

from troef.cli.main import main

WISH = {"title": "K", "day": "2099-05-09", "template": "vrij", "rules_version": "1"}


def test_the_second_laptop_goes_on_with_the_copy_that_it_keeps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.jsonl"
    with Served(tmp_path / "first.db") as first:
        opened = asyncio.run(Caller(first).send("", WISH)).told
        event, card = opened["event"], opened["card"]
        url = f"http://127.0.0.1:{first.port}/#/tornooi/{event}"
        keep = ["tournament", "keep-copy", url, str(copy), "--every", "0", "--pin"]
        assert main([*keep, card["pin"]]) == 0
        assert " 5 " in capsys.readouterr().out  # name, what was agreed, opening, card, who came in
        kept = copy.read_bytes()
        assert main([*keep, "0"]) != 0
        assert copy.read_bytes() == kept
    assert main([*keep, card["pin"]]) != 0
    assert copy.read_bytes() == kept
    assert "Traceback" not in capsys.readouterr().err

    async def looked(second: Served) -> Answer:
        return await Caller(second, event, card["token"]).look("/desk")

    with Served(tmp_path / "second.db", copy) as second:
        answer = asyncio.run(looked(second))
        assert (answer.status, answer.told["title"]) == (200, "K")
        assert answer.told["taken_over"]


@pytest.mark.parametrize("url", ["here", "http://127.0.0.1:1", "http://127.0.0.1:1/#/tornooi/"])
def test_an_address_without_an_event_is_told(tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "keep-copy", url, str(tmp_path / "copy.jsonl"), "--pin", "1"]) != 0
    assert url in capsys.readouterr().err
