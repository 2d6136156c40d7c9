"""`troef score`, `troef position` and `--position`: the contract's doors on the command line."""

import io
import json
from pathlib import Path

import pytest

import troef
from troef.cli.main import main

pytestmark = pytest.mark.usefixtures("english")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def fault(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    return told.err.strip()


def test_a_deal_is_scored_field_by_field(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = said(capsys, "score", "klaverjassen", "makers=0", "trick_points=81,81", "roem=20,0")
    assert "101" in sheet and "seat 3" in sheet and "roem 20 0" in sheet
    assert "seat 0, seat 2: made, 101 to 81" in sheet


def test_several_deals_make_a_sheet_with_totals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = '{"makers": 1, "trick_points": [62, 100]}'
    second = '{"makers": 0, "trick_points": [162, 0], "pit": 0}'
    assert "324" in said(capsys, "score", "klaverjassen", first, second)
    file = tmp_path / "deals.jsonl"
    file.write_text(f"{first}\n\n{second}\n")
    told = json.loads(said(capsys, "score", "klaverjassen", "--file", str(file), "--json"))
    assert told["totals"] == [324, 100, 324, 100] and [deal["scores"][0] for deal in told["deals"]] == [62, 262]
    assert told["deals"][1]["verdicts"] == [{"key": "all-tricks", "seats": [0, 2], "had": 0, "need": 0}]
    monkeypatch.setattr("sys.stdin", io.StringIO(first))
    assert json.loads(said(capsys, "score", "klaverjassen", "--file", "-", "--json"))["totals"][1] == 100


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["makers=0", "trick_points=81,80"], "Deal 1: trick_points: "),
        (["maker=0"], "Deal 1: there is no field 'maker'; did you mean 'makers'?"),
        (["{"], "Deal 1: this is no JSON"),
        (["makers"], "makers"),
    ],
)
def test_a_deal_that_cannot_be_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert told in fault(capsys, "score", "klaverjassen", *arguments)


def test_the_fields_of_a_result_are_told_with_those_of_their_parts(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(said(capsys, "score", "canasta", "--json"))
    assert [field["name"] for field in told["fields"]][:3] == ["sides", "sides.melded", "sides.left"]
    assert "sides: the team of seats 0 and 2" in said(capsys, "score", "canasta")


def test_the_sheet_says_what_each_field_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = said(capsys, "--lang", "nl", "score", "klaverjassen", "makers=0", "trick_points=81,81")
    assert "punten in slagen 81 81" in " ".join(sheet.split())
    bust = {"bank": 20, "boxes": [{"bet": 4, "hands": [{"total": 22}]}]}
    sheet = " ".join(said(capsys, "--lang", "nl", "score", "blackjack", json.dumps(bust)).replace("│", " ").split())
    assert "(totaal 22 · verdubbeld nee" in sheet


def test_a_position_of_a_record_can_be_laid_again_and_advised_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = troef.Match(troef.game("klaverjassen:rotterdams", deals=4), names=list("abcd"))
    match.arrange({1: "JH 9H AH 10H KH QH 8H 7H"})
    for move in ("trump hearts", "JH"):
        match.play(1, move)
    record, file = tmp_path / "match.troef", tmp_path / "position.json"
    record.write_text(match.record.text())
    file.write_text(said(capsys, "position", str(record)))
    facts = json.loads(file.read_text())
    assert facts["moves"] == ["1: trump H", "1: JH"] and facts["cards"]["hand-1"].startswith("JH 9H AH")
    assert json.loads(said(capsys, "position", str(record), "--events", "2"))["moves"] == ["1: trump H"]
    told = json.loads(said(capsys, "solve", "klaverjassen", "--position", str(file), "--json"))
    assert told["moves"]
    assert said(capsys, "advise", "klaverjassen", "--position", str(file), "--budget", "1", "--json")


def test_a_file_that_is_no_position_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    for text in ("{", "[]", '{"moves": ["1: JH"], "game": "rikken"}', '{"moves": ["7"]}', '{"rules": 3}'):
        file.write_text(text)
        assert "This is no position: " in fault(capsys, "advise", "klaverjassen", "--position", str(file)) or text
