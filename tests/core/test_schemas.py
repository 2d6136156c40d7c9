"""The JSON Schemas of records and views: what Troef writes fits them, what is damaged does not."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest

import troef
from troef.core import draw, record
from troef.core.chairs import bot_notices

TOP = Path(__file__).parents[2]
#: Moves of a match of each game that are looked at, and every how many of them a view.
MOVES: Final = 45
SELDOM: Final = 15


def schema_of(name: str) -> Any:
    """The checker of a schema as the package has it."""
    text = (TOP / "src" / "troef" / "data" / f"{name}.schema.json").read_text(encoding="utf-8")
    assert (TOP / "docs" / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8") == text, "make docs"
    jsonschema.Draft202012Validator.check_schema(json.loads(text))
    return jsonschema.Draft202012Validator(json.loads(text))


RECORD = schema_of("record")
VIEW = schema_of("view")


def faults(checker: Any, value: object) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in checker.iter_errors(value)]


def seeded_match(game: troef.Game) -> Iterator[troef.Match]:
    """The beginning of a match by chance, as the golden matches have it, after each move."""
    match = troef.Match(troef.Record(game, game.usual_seats, names=["Lies", "één ♥"]))
    rng, dealer = troef.Rng("one"), troef.SeededDealer("one")
    for notice in bot_notices(game, [0]):
        match.play(troef.REFEREE, notice)
    for _ in range(MOVES):
        while match.state.awaits_deal:
            match.deal(dealer)
        if match.state.outcome() is not None:
            break
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        match.play(seat, match.state.phase.pick(seat, rng))
        yield match
    yield match


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
def test_records_and_views_of_every_game_fit(slug: str) -> None:
    for number, match in enumerate(seeded_match(troef.game(slug))):
        if number % SELDOM == 0:
            for seat in (number % match.state.seats, troef.REFEREE):
                told = json.loads(json.dumps(match.view(seat).as_dict()))
                assert faults(VIEW, told) == []
    assert [faults(RECORD, json.loads(line)) for line in match.record.lines()] == [[]] * len(match.record.lines())


def finished() -> list[dict[str, Any]]:
    """A match of one deal with a proof, to its end."""
    match = troef.Match(troef.Record(troef.game("toepen", mode="pot"), 3))
    rng = troef.Rng(1)
    match.deal(troef.CommitRevealDealer("a seed"))
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(troef.SeededDealer(1))
            continue
        seat = match.state.actors()[0]
        match.play(seat, match.state.phase.pick(seat, rng))
    return [json.loads(line) for line in match.record.lines()]


LINES = finished()
HEADER, DEAL, MOVE, END = LINES[0], LINES[1], LINES[2], LINES[-1]


def test_a_finished_match_fits() -> None:
    assert set(DEAL) == {"deal", "proof"} and set(END) == {"end", "sha256"}
    assert [faults(RECORD, line) for line in LINES] == [[]] * len(LINES)


def test_the_proofs_of_draws_fit() -> None:
    """Those with which implementations are compared (fair-deals.md)."""
    vectors = json.loads((TOP / "web/tests/fair-vectors.json").read_text("utf-8"))
    for each in vectors["deals"]:
        assert faults(RECORD, {**DEAL, "proof": each["proof"]}) == []
    assert faults(RECORD, {**HEADER, "lot": vectors["lot"]["proof"]}) == []


def test_the_numbers_of_the_schema_are_those_of_the_code() -> None:
    shapes = RECORD.schema["$defs"]
    assert shapes["header"]["properties"]["troef"]["const"] == record.VERSION
    assert shapes["draw"]["properties"]["version"]["const"] == draw.VERSION
    assert shapes["move"]["properties"]["seat"]["anyOf"][1]["enum"] == [troef.REFEREE, troef.TIMEKEEPER]


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (HEADER, {"troef": 2}),
        (HEADER, {"game": "Toepen!"}),
        (HEADER, {"seats": "three"}),
        (HEADER, {"seats": 0}),
        (HEADER, {"dealer": -1}),
        (HEADER, {"options": []}),
        (HEADER, {"names": "Lies"}),
        (HEADER, {"standing": {"cards": {}}}),
        (HEADER, {"lot": {"version": 1}}),
        (HEADER, {"more": 1}),
        (DEAL, {"deal": 7}),
        (DEAL, {"deal": "7S 1S"}),
        (DEAL, {"deal": "7S  8S"}),
        (DEAL, {"cut": "12"}),
        (DEAL, {"proof": {"commit": ""}}),
        (DEAL, {"move": "7S"}),
        (MOVE, {"seat": -1}),
        (MOVE, {"seat": True}),
        (MOVE, {"move": None}),
        (END, {"sha256": "0"}),
        (END, {"end": {"scores": [1]}}),
    ],
)
def test_what_is_no_line_of_a_record_does_not_fit(line: dict[str, Any], change: dict[str, Any]) -> None:
    assert faults(RECORD, line | change)


@pytest.mark.parametrize("line", [{}, [], "deal", {"seat": 0}, {"deal": "7S", "end": {}}, {"game": "toepen"}])
def test_what_is_nothing_does_not_fit(line: object) -> None:
    assert faults(RECORD, line)


@pytest.mark.parametrize(
    "change",
    [
        {"seat": "me"},
        {"seat": -4},
        {"deal": {"number": 1, "of": None}},
        {"zones": [{"id": "hand-0", "kind": "hand", "owner": 0, "layout": "fan", "hidden": 0, "cards": ["7X"]}]},
        {"moves": [{"verb": "play"}]},
        {"log": [{"text": "7S", "verb": "play", "seat": -4}]},
        {"facts": [{"key": "trump"}]},
        {"sheet": {"rows": []}},
        {"outcome": {"scores": [1, 2]}},
        {"hidden-cards": ["7S"]},
    ],
)
def test_what_is_no_view_does_not_fit(change: dict[str, Any]) -> None:
    state = troef.game("klaverjassen").start()
    state.deal(state.game.arrange())
    told = json.loads(json.dumps(state.view(0).as_dict()))
    assert faults(VIEW, told) == []
    assert faults(VIEW, told | change)
