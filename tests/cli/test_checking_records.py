"""`troef check` and `troef verify`: a record is replayed, its cards are proven, faults are told with their line."""

import json
from pathlib import Path

import pytest
from typed import answer

import troef
from troef.cli.main import main
from troef.core.match import Match
from troef.core.record import Record

pytestmark = pytest.mark.usefixtures("english")


def write_record(path: Path, fair: bool = True, moves: int = 10_000) -> list[str]:
    """A match of klaverjassen, each seat playing its first legal move."""
    match = Match(Record(troef.game("klaverjassen", deals=4), 4))
    dealer = troef.CommitRevealDealer("first") if fair else troef.SeededDealer(1)
    while match.state.outcome() is None and moves:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
        moves -= 1
    path.write_text(match.record.text(), encoding="utf-8")
    return match.record.lines()


def test_check_replays_sound_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_record(tmp_path / "whole.jsonl")
    write_record(tmp_path / "open.jsonl", moves=40)
    text = answer(capsys, "check", str(tmp_path / "whole.jsonl"), str(tmp_path / "open.jsonl"))
    assert "4 deals" in text
    assert "40 moves; not over yet" in text


def test_check_names_line_seat_move_and_clause(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = write_record(tmp_path / "a.jsonl")
    record = troef.read_record("\n".join(lines))
    for events in range(2, 40):
        state = record.replay(events)
        seat = state.actors()[0]
        refused = [card << 6 for card in state.view(seat).hand() if card << 6 not in state.legal(seat)]
        if state.phase.name() == "play" and refused:
            break
    text = state.game.show(refused[0], None)
    lines[events + 1] = json.dumps({"seat": seat, "move": text})
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    assert main(["check", str(tmp_path / "a.jsonl")]) == 1
    said = capsys.readouterr().out
    refusal = state.refusal(seat, refused[0])
    assert refusal is not None
    assert f"line {events + 2}, seat {seat}, move “{text}”" in said
    assert said.rstrip().endswith(f"[{refusal.clause}]")


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "{}"),
        (1, "\x00\x01"),
        (2, "[1, 2]"),
        (2, '{"deal": "7S 7S"}'),
        (3, '{"seat": 99, "move": "pass"}'),
        (3, '{"seat": -2, "move": "pass"}'),
        (3, '{"seat": 1, "move": "sing a song"}'),
        (3, '{"seat": true, "move": "pass"}'),
        (3, '{"seat": 1, "move": "KS"}'),
        (3, "{" * 5000),
        (4, '{"end": {"scores": [0, 0, 0, 0]}}'),
    ],
)
def test_a_damaged_record_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: int, text: str
) -> None:
    lines = write_record(tmp_path / "a.jsonl")
    lines[line - 1] = text
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    assert main(["check", str(tmp_path / "a.jsonl")]) == 1
    said = capsys.readouterr()
    assert f"line {line}" in said.out
    assert said.err == ""


def test_a_change_that_can_be_played_is_found_by_the_checksum(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = write_record(tmp_path / "a.jsonl")
    lines[0] = lines[0].replace('"names": []', '"names": ["x"]')
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    assert main(["check", str(tmp_path / "a.jsonl")]) == 1
    assert f"line {len(lines)}" in capsys.readouterr().out


def test_verify_proves_every_deal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_record(tmp_path / "fair.jsonl")
    text = answer(capsys, "verify", str(tmp_path / "fair.jsonl"))
    assert text.count("proven, committed beforehand") == 4


def test_verify_fails_without_proof(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    write_record(tmp_path / "plain.jsonl", fair=False)
    assert main(["verify", str(tmp_path / "plain.jsonl")]) == 1
    assert "there is no proof" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "part"), [("seed", "seed is not the one"), ("words", "cards lie otherwise")])
def test_verify_sees_a_changed_proof(capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str, part: str) -> None:
    lines = write_record(tmp_path / "a.jsonl", moves=3)
    deal = json.loads(lines[1])
    deal["proof"][key] = ["other"] if key == "words" else "other"
    lines[1] = json.dumps(deal)
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    assert main(["verify", str(tmp_path / "a.jsonl")]) == 1
    assert part in capsys.readouterr().out
