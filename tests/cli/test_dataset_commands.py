"""`troef sim --observations` as a person types it: a folder with a card, one line, and faults in the language asked."""

import json
import shlex
from pathlib import Path

import pytest
import yaml
from typed import answer, fault

pytestmark = pytest.mark.usefixtures("english")


def made(out: Path, *more: str) -> list[str]:
    """The command line of a small data set."""
    return ["sim", "ezelen", "--observations", "--bots", "rule,easy", "--shard", "2", "--out", str(out), *more]


def test_a_data_set_has_a_card_whose_command_makes_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The command of the card finds everything there already: it is of the same settings."""
    out = tmp_path / "some ezelen"
    facts = json.loads(answer(capsys, *made(out, "--deals", "3", "--option", "gesture=ears", "--json")))
    assert (facts["episodes"], facts["played"], facts["files"], facts["unit"]) == (3, 3, 2, "deal")
    card = (out / "README.md").read_text(encoding="utf-8")
    front = yaml.safe_load(card.split("---\n")[1])
    assert (front["license"], front["configs"]) == ("mit", [{"config_name": "default", "data_files": "data/*.parquet"}])
    assert f"| rows | {facts['rows']} |" in card
    assert "What it cannot be used for" in card
    assert "cli-card" not in card
    command = shlex.split(card.partition("```sh\n")[2].partition("\n```")[0])
    assert command[command.index("--out") + 1] == "some ezelen"
    command[command.index("--out") + 1] = str(out)
    assert json.loads(answer(capsys, *command[1:], "--json"))["played"] == 0
    assert "3 deals" in answer(capsys, *command[1:])
    answer(capsys, "--lang", "nl", *command[1:])
    dutch = (out / "README.md").read_text(encoding="utf-8")
    assert "Waarvoor ze niet dient" in dutch
    assert "cli-card" not in dutch


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ("--deals 2 --bots rule", "of other settings: there bots is"),
        ("--deals 1", "has more than 1 already: 2"),
        ("--deals 2 --matches 2", "--deals or --matches, not both"),
        ("", "--deals or --matches, not both"),
        ("--deals 2 --bots ruel", "Did you mean rule?"),
        ("--deals 2 --worlds many", "0 – 1000"),
    ],
)
def test_what_cannot_be_is_one_line_and_changes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, more: str, part: str
) -> None:
    answer(capsys, *made(tmp_path, "--deals", "2"))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert part in fault(capsys, *made(tmp_path, *more.split()))
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_folder_where_nothing_can_be_written_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    assert "notes cannot be written there" in fault(capsys, *made(tmp_path / "notes", "--deals", "1"))
    assert "holds no data set of Troef" in fault(capsys, *made(tmp_path, "--deals", "1"))
    assert "bevat geen dataset van Troef" in fault(capsys, "--lang", "nl", *made(tmp_path, "--deals", "1"))
