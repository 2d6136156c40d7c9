"""`troef advise`: what the strong player would do, and why."""

import json
from functools import partial

import pytest

from troef.bots.advice import advise
from troef.cli import advising
from troef.cli.main import main

#: Seat 0 is last in a trick of spades that its partner has with the ace.
LAID = [
    *("advise", "klaverjassen", "--dealer", "1", "--budget", "0.05"),
    *("--hand", "0=QS 10S 7D 8D 9D 7C 8C 9C", "--hand", "1=7S 8S", "--hand", "2=AS 7H 8H 9H", "--hand", "3=9S"),
    *("--moves", "trump H; AS; 9S"),
]


@pytest.fixture(autouse=True)
def _by_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser tries that many worlds, whatever the clock says."""
    monkeypatch.setattr(advising, "advise", partial(advise, adviser="strong:6"))


def test_it_says_what_it_would_do_and_what_it_found_of_each_card(capsys: pytest.CaptureFixture[str]) -> None:
    """The queen as well, which nobody would play who can give the ten to his partner's ace."""
    assert main([*LAID, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 0
    assert {thought["move"] for thought in told["thoughts"]} == {"QS", "10S"}
    assert told["move"] == "10S"
    assert all(thought["worlds"] > 0 for thought in told["thoughts"])


def test_cards_that_do_the_same_are_told_with_the_one_that_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["advise", "hartenjagen", "--dealer", "3", "--budget", "0.05", "--hand", "0=KS QS 10S 9S 8S 7S KD 7D"]
    assert main([*line, "--json"]) == 0
    thoughts = json.loads(capsys.readouterr().out)["thoughts"]
    # the queen of spades costs five, so nothing is like her; above her the king is alone
    groups = {frozenset([thought["move"], *thought["alike"]]) for thought in thoughts}
    assert groups == {frozenset(group.split()) for group in ("KS", "QS", "10S 9S 8S 7S", "KD", "7D")}
    assert main(["--lang", "nl", *line]) == 0
    told = capsys.readouterr().out
    assert "(ook " in told and "raad" in told.lower()


@pytest.mark.parametrize(("lang", "heading"), [("nl", "Raad: "), ("en", "Advice: ")])
def test_people_read_it_in_their_language(lang: str, heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", lang, *LAID]) == 0
    assert capsys.readouterr().out.startswith(heading)


def test_where_there_is_one_card_to_play_there_is_nothing_to_think_about(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ["0=QS 7D 8D 9D 7C 8C 9C 10C", "1=7S 8S", "2=AS 7H 8H 9H", "3=9S"]
    laid = [word for hand in hands for word in ("--hand", hand)]
    line = ["advise", "klaverjassen", "--dealer", "1", *laid, "--moves", "trump H; AS; 9S"]
    assert main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"seat": 0, "move": "QS", "reasons": [], "thoughts": []}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["advise", "klaverjassen", "--moves", "trump"], "trump"),
        (["advise", "klaverjassen", "--hand", "0=1X"], "1X"),
        (["advise", "klaverjassen", "--budget", "0"], "budget"),
        (["advise", "nothing"], "nothing"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and told in said.err


def test_every_raise_has_its_own_name_and_odds_have_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    """A list of moves shows the raises of poker as one range; an advice is about some of them."""
    assert main(["--lang", "en", "advise", "poker", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Advice: ") and "raise to" in told and "chips" in told and "±" not in told


def test_where_nothing_is_searched_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """The strong player of bridge bids by rule, whatever else may be called."""
    assert main(["--lang", "en", "advise", "bridge", "--seed", "3"]) == 0
    assert "rule of thumb" in capsys.readouterr().out
