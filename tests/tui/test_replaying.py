"""`troef replay`: a match looked at again at the table of the terminal."""

from pathlib import Path

import pytest
from textual.widgets import Static

from table.test_replay import played
from troef.cli.main import main
from troef.table.replay.replay import Replay
from troef.tui.replaying import ReplayApp, ReplaySession

SMALL = (80, 24)


def app_of(slug: str, moves: int) -> ReplayApp:
    return ReplayApp(ReplaySession(Replay(played(slug, moves), whole=True)), "en", pace=0)


def said(app: ReplayApp, part: str) -> str:
    return str(app.query_one(part, Static).content)


async def test_arrows_go_step_by_step_over_the_edge_of_a_deal() -> None:
    app = app_of("klaverjassen", 60)
    async with app.run_test(size=SMALL) as pilot:
        assert said(app, "#message").startswith("Deal 1 · Step 1 of ")
        await pilot.press("right", "right")
        assert "Step 3" in said(app, "#message")
        await pilot.press("end")
        last = said(app, "#message")
        await pilot.press("right")
        assert said(app, "#message").startswith("Deal 2 · Step 1")
        await pilot.press("left")
        assert said(app, "#message") == last
        await pilot.press("home")
        assert "Deal 1 · Step 1" in said(app, "#message")
        await pilot.press("pagedown")
        assert said(app, "#message").startswith("Deal 2")
        await pilot.press("K", "H", "enter", "left")
        assert said(app, "#message").startswith("Deal 1")


async def test_a_replay_plays_to_the_end_by_itself() -> None:
    app = app_of("klaverjassen", 60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space")
        last = app.session.last_step
        assert (app.session.place, app.session.step) == (len(app.session.replay.deals) - 1, last)


def test_nothing_of_the_next_deal_is_shown_where_one_ends_with_its_last_move() -> None:
    session = ReplaySession(Replay(played("blackjack", 60)))
    session.go(session.last_step)
    assert session.view().deal_number == 1


def test_a_file_that_is_not_there_or_holds_no_match_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("hallo")
    record = tmp_path / "match.jsonl"
    record.write_text(played("klaverjassen", 40).text())
    for arguments, told in (
        ([str(tmp_path / "nowhere.jsonl")], "There is no file"),
        ([str(empty)], "No match can be read in this file."),
        ([str(record), "--match", "2"], "There is no match 2."),
        ([str(record), "--deal", "9"], "There is no deal 9."),
    ):
        assert main(["--lang", "en", "replay", *arguments]) != 0
        assert told in capsys.readouterr().err
    record.write_text(record.read_text().replace('"seat": 1', '"seat": 3', 1))
    assert main(["--lang", "en", "replay", str(record)]) == 1
    assert "line" in capsys.readouterr().out
