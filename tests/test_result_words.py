"""The fields of a result are told in both languages; the class of the result says which fields there are."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import get_type_hints

import pytest

import troef
from troef.cards.sentence import Sentence
from troef.core.checked_fields import CheckedFields
from troef.words.results import choice_words, field_words, hyphened, parts_of, with_label
from troef.words.words import LANGUAGES, words

SLUGS = [info.slug for info in troef.all_games()]


def described(kind: type[CheckedFields], key: str) -> Iterator[tuple[str, str]]:
    """The key of each field and what the class says of it, those of its parts included."""
    hints = get_type_hints(kind)
    for field in kind.described():
        yield key + hyphened(field.name), field.text
        for part in parts_of(hints[field.name]):
            yield from described(part, f"{key}{hyphened(part.__name__)}-")


def fields_of(slug: str) -> list[tuple[str, str]]:
    return list(described(troef.game(slug).Result, f"result-{slug}-"))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_field_has_a_name_and_a_text_in_both_languages(slug: str) -> None:
    for key, text in fields_of(slug):
        for lang in LANGUAGES:
            assert words(lang).has(f"{key}.help") and text, f"{key} ({lang})"
            assert words(lang).has(key) == words("en").has(key), f"{key} ({lang})"
        assert text == words("en").say(f"{key}.help"), f"{key}: the English text is that of the class"
        assert text != words("nl").say(f"{key}.help")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_each_is_told_by_its_own_name(slug: str, lang: str) -> None:
    told = field_words(words(lang), slug, troef.game(slug).Result)
    assert len(told) == len(fields_of(slug))
    by_place: dict[str, list[str]] = {}
    for one in told:
        assert one.label and one.text and "result-" not in one.label + one.text and "_" not in one.label
        by_place.setdefault(one.name.rpartition(".")[0], []).append(one.label)
    assert all(len(set(labels)) == len(labels) for labels in by_place.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    text = (files("troef") / "words" / lang / "results.ftl").read_text(encoding="utf-8")
    own = {key for slug in SLUGS for key, _ in fields_of(slug)}
    named = {key for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if not key.startswith("result-value-")}
    shared = named - own
    unnamed = [key for key in own if not words(lang).has(key)]
    assert all(any(key.endswith(one.removeprefix("result")) for key in unnamed) for one in shared)
    assert all(any(key.endswith(one.removeprefix("result")) for one in shared) for key in unnamed)


def test_a_game_without_words_of_its_own_is_told_from_its_class() -> None:
    (only, *_) = field_words(words("nl"), "my-own-game", troef.game("bonken").Result)
    assert (only.label, only.text) == ("game", 'which one; troeven may have its denomination (`"troeven S"`).')


def test_what_is_wrong_names_the_field_as_a_reader_knows_it() -> None:
    kind = troef.game("klaverjassen").Result
    fault = Sentence("{field}: {reason}", field="trick_points[1]", reason=Sentence("one card"))
    assert words("nl").sentence(with_label(words("nl"), "klaverjassen", kind, fault)) == "punten in slagen: één kaart"
    whole = Sentence("{missing} must be given", missing="makers")
    assert with_label(words("nl"), "klaverjassen", kind, whole) == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_a_field_allows_has_a_name(lang: str) -> None:
    """A form shows them as buttons: `vroeg` instead of `early`."""
    told = [
        value
        for slug in SLUGS
        for kind in [troef.game(slug).Result]
        for of in [kind, *[part for hint in get_type_hints(kind).values() for part in parts_of(hint)]]
        for hint in get_type_hints(of).values()
        for value in choice_words(words(lang), hint)
    ]
    assert {"early", "concealed", "defenders"} <= set(told)
    assert all(words(lang).has(f"result-value-{value}") for value in told)
