"""`troef tournament simulate` as a person types it: a log that the other commands read."""

import json
from pathlib import Path

import pytest

from troef.cli.main import main

SMALL = ("--template", "iwwa-manillen", "--players", "14", "--set", "rounds=2", "--set", "boompjes=1", "--faults")


pytestmark = pytest.mark.usefixtures("english")


def answer(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command prints; what it complains about where it fails."""
    assert main(["tournament", *arguments]) == code
    said = capsys.readouterr()
    return said.out or said.err


def test_a_simulated_log_is_sound_and_ranked_as_it_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = str(tmp_path / "event.jsonl")
    told = json.loads(answer(capsys, "simulate", *SMALL, "--out", log, "--json"))
    sound = json.loads(answer(capsys, "verify", log, "--seal", told["seal"], "--json"))
    ranked = json.loads(answer(capsys, "rank", log, "--json"))
    assert (sound["sound"], sound["lines"], len(ranked)) == (True, told["lines"], told["players"])
    assert ranked[0] == told["winner"]
    assert told["refused"]["too-late"] == 1


def test_a_knock_out_with_a_second_chance_is_simulated(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = str(tmp_path / "event.jsonl")
    field = ("--template", "herkansing", "--players", "8", "--set", "deals_per_round=2", "--faults")
    told = json.loads(answer(capsys, "simulate", *field, "--out", log, "--json"))
    assert json.loads(answer(capsys, "rank", log, "--json"))[0] == told["winner"]


def test_a_log_that_is_there_stays_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = tmp_path / "event.jsonl"
    log.write_text("mine")
    assert "never overwritten" in answer(capsys, "simulate", *SMALL, "--out", str(log), code=2)
    assert log.read_text() == "mine"


def test_without_a_file_it_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    said = answer(capsys, "simulate", *SMALL, "--seed", "S")
    assert "times something was tried that is not allowed" in said
    assert "Won by" in said


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--template", "vrij", "--set", "game=patience"), "patience is played alone"),
        (("--template", "iwwa-manilen"), "iwwa-manillen"),
        (("--template", "iwwa-manillen", "--players", "3"), "--players"),
    ],
)
def test_what_cannot_be_simulated(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str) -> None:
    assert told in answer(capsys, "simulate", *arguments, code=2)
