"""Options are checked and explained; games and presets are found by name, or the nearest one is named."""

from dataclasses import dataclass, fields

import pytest

import troef
from troef.core.options import Choice, Flag, OptionError, OptionSpec, Text, Whole, options_dict, read_options
from troef.core.registry import game_info
from troef.games import GAMES


@dataclass(frozen=True)
class Options:
    size: str = "small"
    deals: int = 4
    limit: int | None = None
    open: bool = False
    note: str | None = None


SPECS = (
    Choice("size", "small", "large"),
    Whole("deals", 4, 40, multiple_of=4),
    Whole("limit", 1, none=True),
    Flag("open"),
    Text("note", 5),
)


def test_given_values_replace_the_defaults() -> None:
    read = read_options(Options(), SPECS, {"size": "large", "deals": 8})
    assert read == Options("large", 8)
    assert read_options(Options(), SPECS, {}) == Options()
    assert options_dict(read) == {"size": "large", "deals": 8, "limit": None, "open": False, "note": None}


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("deals", "12", 12),
        ("deals", " 12 ", 12),
        ("limit", "none", None),
        ("limit", None, None),
        ("limit", 10**9, 10**9),
        ("open", "TRUE", True),
        ("open", "false", False),
        ("note", "hello", "hello"),
        ("note", None, None),
    ],
)
def test_texts_are_read_as_what_they_say(name: str, given: object, value: object) -> None:
    assert getattr(read_options(Options(), SPECS, {name: given}), name) == value


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("size", "middle"),
        ("size", None),
        ("size", ["small"]),
        ("deals", 5),
        ("deals", 0),
        ("deals", 44),
        ("deals", -4),
        ("deals", "four"),
        ("deals", "4.0"),
        ("deals", "٤"),
        ("deals", "9" * 13),
        ("deals", ""),
        ("deals", True),
        ("deals", None),
        ("limit", 0),
        ("open", 1),
        ("open", "yes"),
        ("note", "longer"),
        ("note", 5),
    ],
)
def test_other_values_are_errors_that_say_what_is_allowed(name: str, given: object) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(Options(), SPECS, {name: given})
    spec = next(spec for spec in SPECS if spec.name == name)
    assert caught.value.key == "bad-option"
    assert caught.value.facts == {"name": name, "value": str(given), "allowed": spec.allowed()}
    assert spec.allowed() in str(caught.value)


@pytest.mark.parametrize(("name", "nearest"), [("deal", "deals"), ("Deals", "deals"), ("sise", "size"), ("zzz", "")])
def test_an_unknown_name_names_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_options(Options(), SPECS, {name: 4})
    assert caught.value.key == "unknown-option"
    assert caught.value.facts == {"name": name, "nearest": nearest, "allowed": "size, deals, limit, open, note"}


@pytest.mark.parametrize("spec", SPECS)
def test_faces_can_list_what_an_option_may_be(spec: OptionSpec) -> None:
    facts = spec.as_dict()
    assert facts["name"] == spec.name
    assert facts["kind"] in ("choice", "whole", "flag", "text")


# ---- games by name ----


@pytest.mark.parametrize("name", ["klaverjassen", "Klaverjassen", " klaverjas ", "klaver jassen"])
def test_a_game_has_several_names(name: str) -> None:
    assert game_info(name).slug == "klaverjassen"
    assert troef.game(name).slug == "klaverjassen"


@pytest.mark.parametrize(
    ("name", "slug"),
    [("uno", "pesten"), ("Hearts", "hartenjagen"), ("kleurwies", "kleurenwiezen"), ("Chinees poepen", "boerenbridge")],
)
def test_a_game_is_found_by_what_it_is_called_elsewhere(name: str, slug: str) -> None:
    assert game_info(name).slug == slug


@pytest.mark.parametrize("name", ["manillen-tornooi", "manillen_tornooi", "Manillen Tornooi", "MANILLE_TORNOOI"])
def test_hyphen_underscore_and_space_mean_the_same_in_a_name(name: str) -> None:
    assert troef.game(name).slug == "manillen-tornooi"


def test_the_list_says_of_each_game_what_the_game_says_of_itself() -> None:
    for (slug, module, synonyms), info in zip(GAMES, troef.all_games(), strict=True):
        assert (info.slug, info.synonyms) == (slug, tuple(synonyms.split(", ")))
        made = troef.game(slug)
        assert type(made).__module__.startswith(f"troef.games.{module}")
        assert made.info is info


def test_no_name_stands_for_two_games() -> None:
    names = {(name, slug) for slug, _, synonyms in GAMES for name in (slug, *synonyms.split(", "))}
    assert len({name for name, _ in names}) == len(names)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("klaverjasen", "klaverjassen"), ("qqq", ""), ("pestn", "pesten"), ("patiense", "patience"), ("", "")],
)
def test_an_unknown_game_names_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(troef.UnknownGame) as caught:
        troef.game(name)
    assert caught.value.key == "unknown-game"
    assert caught.value.facts == {"name": name, "nearest": nearest}


def test_presets_by_colon_or_by_word_with_options_on_top() -> None:
    for game in (troef.game("klaverjassen:rotterdams"), troef.game("klaverjassen", rules="Rotterdams")):
        assert (game.rules, game.options.variant) == ("rotterdams", "rotterdams")
    mixed = troef.game("klaverjassen:rotterdams", deals=8)
    assert (mixed.options.variant, mixed.options.deals) == ("rotterdams", 8)
    assert troef.game("klaverjassen").rules == "amsterdams"


def test_an_unknown_preset_names_the_nearest() -> None:
    with pytest.raises(troef.UnknownGame) as caught:
        troef.game("klaverjassen", rules="rotterdam")
    assert caught.value.key == "unknown-rules"
    assert caught.value.facts == {"name": "rotterdam", "nearest": "rotterdams"}


@pytest.mark.parametrize("info", troef.all_games(), ids=lambda info: info.slug)
def test_every_game_describes_itself(info: object) -> None:
    facts = info.as_dict()
    defaults = {option["name"]: option["default"] for option in facts["options"]}
    assert defaults == {field.name: getattr(info.options, field.name) for field in fields(info.options)}
    assert info.default in info.presets
    assert info.least_seats <= info.usual_seats <= info.most_seats
    for name in (info.slug, *info.synonyms):
        assert game_info(name) is info
    # the defaults are among the values allowed, as numbers and words and as texts
    assert read_options(info.options, info.specs, defaults) == info.options
    for preset in info.presets:
        assert troef.game(info.slug, rules=preset).rules == preset


@pytest.mark.parametrize("info", troef.all_games(), ids=lambda info: info.slug)
def test_seats_and_dealers_outside_the_game_are_errors(info: object) -> None:
    game = troef.game(info.slug)
    for seats in (info.least_seats - 1, info.most_seats + 1, -1):
        with pytest.raises(ValueError, match=game.slug):
            game.start(seats)
    for dealer in (-1, info.usual_seats):
        with pytest.raises(ValueError, match="seat"):
            game.start(dealer=dealer)


@pytest.mark.parametrize("value", [10**12, 2**70, -(2**70), "1000000000000000"])
def test_a_number_too_large_to_count_with_is_no_value(value: object) -> None:
    with pytest.raises(OptionError) as caught:
        troef.game("cinch", target=value)
    assert caught.value.facts["name"] == "target"


@pytest.mark.parametrize(
    ("seats", "dealer", "words"), [(3, 0, "played by 4, not 3"), (4, 9, "no seat 9"), (4, -1, "no seat -1")]
)
def test_a_deal_is_laid_for_people_who_can_sit_down(seats: int, dealer: int, words: str) -> None:
    with pytest.raises(troef.DealError, match=words):
        troef.game("klaverjassen").arrange(["7S"], seats, dealer)
    with pytest.raises(ValueError, match=words):
        troef.game("klaverjassen").start(seats, dealer)
