"""The commands as a person types them: answers on stdout, faults as one line on stderr."""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typed import answer, fault

import troef
from troef.cli.commands import COMMANDS, GROUPS
from troef.sim.speed import is_compiled

GAMES = [info.slug for info in troef.all_games()]


pytestmark = pytest.mark.usefixtures("english")


# ---- lists ----


def test_games_lists_every_game_with_its_names_presets_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    found = {entry["slug"]: entry for entry in json.loads(answer(capsys, "games", "--json"))}
    assert list(found) == GAMES
    game = found["klaverjassen"]
    assert game["names"]["nl"] == "Klaverjassen"
    assert [preset["id"] for preset in game["presets"]][:2] == ["amsterdams-club", "rotterdams-club"]
    deals = next(option for option in game["options"] if option["name"] == "deals")
    assert deals["default"] == 16
    text = answer(capsys, "games")
    assert all(slug in text for slug in GAMES)
    assert "trump_lead=free" in text


def test_help_speaks_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Speel in de terminal" in answer(capsys, "--help", "--lang", "nl")
    assert "Play in the terminal" in answer(capsys, "--help")
    for command in (*([name] for name in COMMANDS), *([group, name] for group in GROUPS for name in GROUPS[group])):
        text = answer(capsys, "--lang", "nl", *command, "--help")
        assert "cli-" not in text
        assert text.split(maxsplit=1)[0] == "Gebruik:"
        assert not {"[OPTIONS]", "[required]", "[default:", "FILE", "GAME[:preset]", "name=value"} & set(text.split())
        assert not re.search(r"<(str|path|int|list)", text)


def test_the_version_asks_for_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "--version") == f"troef {troef.__version__}\n"


def test_rules_are_shown_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert "maat" in answer(capsys, "rules", "klaverjassen", "--lang", "nl")
    text = answer(capsys, "rules", "klaverjas", "--lang=en")
    assert "partner" in text
    assert "R9" in text
    assert "[R9" not in text


def test_the_language_follows_the_surroundings_dutch_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for value, part in (("en_US.UTF-8", "no game"), ("nl_BE.UTF-8", "geen spel"), ("C.UTF-8", "geen spel")):
        monkeypatch.setenv("LC_ALL", value)
        assert part in fault(capsys, "rules", "nothing")


# ---- faults ----


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("gmaes", "Did you mean games?"),
        ("sim klavrjas --matches 1", "Did you mean klaverjassen?"),
        ("sim xyzzy --matches 1", "There are: klaverjassen"),
        ("sim klaverjassen:roterdams --matches 1", "Did you mean rotterdams?"),
        ("play klaverjassen:gents", "There are: amsterdams-club, rotterdams-club, amsterdams, rotterdams, utrechts."),
        ("--lang nl play klaverjassen:gents", "Dit spel kent de regels gents niet."),
        ("--lang nl play klaverjassen:gents", "Keuze uit: amsterdams-club, rotterdams-club, amsterdams"),
        ("sim klaverjassen --matches 1 --option varient=utrechts", "Did you mean variant?"),
        ("sim klaverjassen --matches 1 --option variant=limburgs", "amsterdams, rotterdams, utrechts"),
        ("sim klaverjassen --matches 1 --option variant", "name=value"),
        ("sim klaverjassen --matches 1 --option name=x", "no option name"),
        ("sim klaverjassen --matches 1 --bots randm", "Did you mean random?"),
        ("sim klaverjassen --matches 1 --seats 5", "klaverjassen is played by 4, not 5"),
        ("sim klaverjassen --matches 1 --out x.xlsx", "does not end in .csv or .parquet"),
        ("sim klaverjassen --matches 1 --out nowhere/x.csv", "cannot be written there"),
        ("sim klaverjassen --matches 0", "≥ 1"),
        ("sim klaverjassen --matches many", "≥ 1"),
        ("sim klaverjassen --matches", "is missing"),
        ("sim klaverjassen", "--matches is missing"),
        ("sim klaverjassen --deals 1", "--deals is for --observations only"),
        ("sim klaverjassen --deals 1 --observations", "--out is missing"),
        ("sim klaverjassen --matchs 1", "Did you mean --matches?"),
        ("games more", "too much: more"),
        ("play", "GAME is missing"),
        ("play klavrjas", "Did you mean klaverjassen?"),
        ("play klaverjassen --bot rul", "Did you mean rule?"),
        ("bench klavrjas", "Did you mean klaverjassen?"),
        ("rules", "GAME is missing"),
        ("--lang nl rules", "SPEL ontbreekt"),
        ("--lang nl play", "SPEL ontbreekt"),
        ("--lang nl tournament rank", "LOGBOEK ontbreekt"),
        ("pbn", "Name a command: export, import"),
        ("--lang nl pbn", "Noem een commando: export, import"),
        ("lin imprt", "Did you mean import?"),
        ("--lang nl serve --db nothing", "dit is geen adres van een database"),
        ("check nothing.jsonl", "no file nothing.jsonl"),
        ("verify .", "cannot be read"),
        ("games --lang de", "no language de"),
        ("games --lang", "no language"),
        ("serve --port 70000", "0 – 65535"),
    ],
)
def test_what_is_not_there_is_one_line_with_the_nearest_name(
    capsys: pytest.CaptureFixture[str], line: str, part: str
) -> None:
    assert part in fault(capsys, *line.split())


def test_what_the_system_says_of_a_file_is_told_in_the_language_asked(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("score", "klaverjassen", "--file", "nothing")
    assert "er is geen map of bestand met die naam" in fault(capsys, "--lang", "nl", *arguments, code=1)
    assert "no such file or directory" in fault(capsys, *arguments, code=1)


def test_a_reader_that_leaves_is_no_fault() -> None:
    command = [sys.executable, "-c", "from troef.cli.main import run; run()", "games", "--json"]
    source = Path(troef.__file__).parents[1]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(source)}
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


# ---- simulations and measurements ----


def test_sim_sums_up_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    text = answer(capsys, "sim", "klaverjassen:rotterdams", "--matches", "3", "--seed", "s", "--json")
    facts = json.loads(text)
    assert facts["matches"] == 3
    assert facts["decisions"] > 3 * 16 * 32
    assert facts["decisions_per_s"] == pytest.approx(facts["decisions"] / facts["seconds"], rel=0.01)
    assert len(facts["mean_scores"]) == 4
    assert facts["options"]["variant"] == "rotterdams"


def test_sim_writes_a_row_per_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "matches.csv"
    text = answer(capsys, "sim", "klaverjassen", "--matches", "2", "--option", "deals=4", "--out", str(out))
    assert "2 matches" in text
    with out.open() as file:
        rows = list(csv.DictReader(file))
    assert [row["match"] for row in rows] == ["0", "1"]
    assert {"seed", "dealer", "decisions", "score_3", "won_0"} <= set(rows[0])


def contest(*more: str, players: str = "rule,random", deals: int = 4) -> list[str]:
    """The command line of an arena."""
    return ["arena", "klaverjassen", "--players", players, "--deals", str(deals), *more]


def test_arena_gives_points_intervals_and_pace_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(answer(capsys, *contest("--json", "--seed", "s")))
    rule, random = facts["players"]
    assert [rule["player"], random["player"]] == ["rule", "random"]
    assert rule["points"] == -random["points"]
    assert rule["half_width"] > 0
    assert rule["deals"] == 4
    assert rule["ms_per_decision"] > 0
    assert facts["pairs"] == [
        {"first": "rule", "second": "random", "points": rule["points"], "half_width": rule["half_width"]}
    ]


def test_arena_of_three_shows_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    text = answer(capsys, *contest(players="good,easy,random"))
    assert all(pair in text for pair in ("good − easy", "good − random", "easy − random"))
    assert text.count("●") == 6
    assert "tweetal" in answer(capsys, "--lang", "nl", *contest(players="good,easy,random"))


@pytest.mark.parametrize("name", ["duel.csv", "duel.parquet"])
def test_arena_goes_on_with_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    out = ["--out", str(tmp_path / name)]
    first = answer(capsys, *contest(*out, "--json"))
    assert answer(capsys, *contest(*out, "--json")) == first  # the pace too: nothing was played again
    assert "another contest" in fault(capsys, *contest(*out, players="rule,easy"))
    assert "another contest" in fault(capsys, *contest(*out, "--seed", "other"))


def test_arena_draws_a_picture_in_the_language_of_who_looks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "duel.svg"
    answer(capsys, "--lang", "nl", *contest("--picture", str(picture)))
    assert "giften" in picture.read_text(encoding="utf-8")


def test_arena_with_worlds_instead_of_time(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "boerenbridge", "--players", "strong,strong:2,random", "--deals", "2", "--worlds", "1", "--json"]
    facts = json.loads(answer(capsys, *line))
    assert [player["player"] for player in facts["players"]] == ["strong:1", "strong:2", "random"]


def test_train_writes_weights_and_says_what_they_bring(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bids.json"
    told = json.loads(
        answer(capsys, "train", "klaverjassen", "--deals", "50", "--rounds", "1", "--out", str(path), "--json")
    )
    assert [one["decisions"] for one in told["learnt"]] == [3, 12, 50]
    held = json.loads(path.read_text(encoding="utf-8"))
    assert held["command"] == told["command"] == "troef train klaverjassen --deals 50 --rounds 1 --penalty 20"
    assert len(held["weights"]) == told["weights"]


def test_train_says_where_there_is_nothing_to_learn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "pesten" in fault(capsys, "train", "pesten", "--out", str(tmp_path / "bids.json"))


def test_weights_that_were_learnt_are_corrected_by_deals_that_others_play_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A correction begins with the weights of a file, and its command tells of both."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    answer(capsys, "train", "klaverjassen", "--deals", "50", "--rounds", "1", "--out", str(first), "--json")
    told = json.loads(
        answer(
            capsys, "train", "klaverjassen", "--deals", "50", "--rounds", "1", "--start", str(first),
            "--player", "good-2026", "--out", str(second), "--json",
        )
    )  # fmt: skip
    before, after = told["command"].split("; ")
    assert before == json.loads(first.read_text("utf-8"))["command"]
    assert after.endswith("--player good-2026 --start first.json")
    assert json.loads(second.read_text("utf-8"))["weights"] != json.loads(first.read_text("utf-8"))["weights"]


def test_weights_of_another_game_and_of_no_file_cannot_be_corrected(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The file is named, and what is wrong with it."""
    other, empty = tmp_path / "klaverjassen.json", tmp_path / "empty.json"
    other.write_text(json.dumps({"command": "troef train", "gain": [1, 2], "weights": [3, 4]}), "utf-8")
    empty.write_text("{}", "utf-8")
    for path, wrong in ((other, "2 "), (empty, "command"), (tmp_path / "nowhere.json", "nowhere.json")):
        told = fault(capsys, "train", "skat", "--start", str(path), "--out", str(tmp_path / "bids.json"))
        assert str(path) in told and wrong in told
    assert "nobody" in fault(capsys, "train", "skat", "--player", "nobody", "--out", str(tmp_path / "bids.json"))


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ("--players rule", "two or more"),
        ("--players rule,stronk", "Did you mean strong?"),
        ("--players rule,easy:3", "does not search"),
        ("--players rule,strong:0", "how many worlds"),
        ("--players rule,strong:many", "Such as strong:20"),
        ("--worlds 3", "none of them searches"),
        ("--worlds 0", "≥ 1"),
        ("--deals 0", "≥ 2"),
        ("--rounds 0", "1 – 999"),
        ("--seats 5", "not 5"),
        ("--out duel.xlsx", "does not end in .csv or .parquet"),
        ("--out nowhere/duel.csv", "cannot be written there"),
        ("--picture duel.png", "does not end in .svg"),
        ("--picture nowhere/duel.svg", "cannot be written there"),
        ("--page duel.pdf", "does not end in .html"),
        ("--players rule,nowhere:Bot", "nowhere:Bot cannot take part"),
    ],
)
def test_arena_says_what_is_wrong_before_it_plays(capsys: pytest.CaptureFixture[str], more: str, part: str) -> None:
    assert part in fault(capsys, *contest(), *more.split())


@pytest.mark.parametrize("command", [contest("--ray"), ["sim", "klaverjassen", "--matches", "1", "--ray"]])
def test_without_ray_there_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'troef[ray]'" in fault(capsys, *command)


def test_bench_gives_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    text = answer(capsys, "bench", "klaverjassen", "--seconds", "0.001", "--runs", "1", "--json")
    (facts,) = json.loads(text)
    assert facts["game"] == "klaverjassen"
    assert isinstance(facts["compiled"], bool)
    for figure in ("decisions_per_s", "playout_moves_per_s", "copy_ns", "view_us", "worlds_per_s"):
        assert facts[figure] > 0


# ---- solving ----


def test_solve_tells_what_each_card_is_worth_and_the_best_line(capsys: pytest.CaptureFixture[str]) -> None:
    """One card each in the first round of boerenbridge, clubs turned up: the ace of trumps wins."""
    laid = ["boerenbridge", "--hand", "1=AC", "--hand", "2=KC", "--place", "upcard=2C", "--moves", "1; 0; 0; 1"]
    told = json.loads(answer(capsys, "solve", *laid, "--json"))
    assert told["side"] == [1]
    assert told["value"] == 1
    assert told["moves"] == [{"card": "AC", "value": 1}]
    assert told["line"][:2] == ["AC", "KC"]
    assert "exactly 1 tricks" in answer(capsys, "solve", *laid)
    assert json.loads(answer(capsys, "solve", *laid, "--json", "--for", "0"))["value"] == 0


@pytest.mark.skipif(not is_compiled(), reason="takes minutes interpreted")
def test_odds_tell_the_edge_of_the_house_and_how_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    """One pack, the bank looks first, aces resplit not: the player is ahead."""
    table = ["blackjack:any-two", "--option", "surrender=none", "--option", "resplit_aces=false"]
    told = json.loads(answer(capsys, "odds", *table, "--packs", "1", "--peek", "--json"))
    assert told["advantage_percent"] == pytest.approx(0.1839, abs=0.001)
    rows = {(row["kind"], row["hand"]): row["letters"] for row in told["chart"]}
    assert rows["hard", "16"] == "SSSSSHHHHH"
    assert rows["pair", "8 8"] == "PPPPPPPPPP"
    shown = answer(capsys, "odds", *table, "--packs", "1")
    assert "The player is 0.076 % of the bet ahead" in shown
    assert "one pack" in shown


def test_odds_are_for_blackjack_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert "only for blackjack" in fault(capsys, "odds", "klaverjassen")
    assert "1 – 8" in fault(capsys, "odds", "blackjack", "--packs", "9")


def test_solve_says_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no tricks are played now" in fault(capsys, "solve", "klaverjassen")
    assert "JH" in fault(capsys, "solve", "klaverjassen", "--hand", "0=JH", "--hand", "1=JH")
    assert "hold" in fault(capsys, "solve", "klaverjassen", "--hand", "1=AS", "--moves", "trump H; AS; AS")
    assert "name=value" in fault(capsys, "solve", "klaverjassen", "--hand", "AS")


def test_solve_says_whether_a_patience_can_be_won_and_how(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(answer(capsys, "solve", "patience", "--seed", "1", "--json"))
    assert told["verdict"] == "winnable"
    game = troef.game("patience")
    state = game.start()
    state.deal(troef.SeededDealer("1").next(state.pack()))
    for move in told["line"]:
        state.play(0, game.parse(move, state.view(0)))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "won"
    assert "can be won" in answer(capsys, "solve", "patience", "--seed", "1")
    assert "Not decided: 5 positions" in answer(capsys, "solve", "patience", "--seed", "1", "--limit", "5", "--back")
    assert "not both" in fault(capsys, "solve", "patience", "--seed", "1", "--place", "T1=KH")
    assert "R13" in fault(capsys, "solve", "patience", "--seed", "1", "--moves", "; ".join(["draw"] * 9))
