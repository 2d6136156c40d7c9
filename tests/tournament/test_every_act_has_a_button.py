"""All that the desk and the jury may do is a button at their pages, and each act has a name in the log."""

from pathlib import Path

import pytest

from troef.tournament.act import Act
from troef.tournament.every_act import ACTS
from troef.words.words import LANGUAGES, words

PAGES = Path(__file__).parents[2] / "web" / "src"
#: What is in the log of an event and is done elsewhere: opening it has a page of its own, names are erased by a call
#: of its own, a deal begins at its table, and there the players name their scorer: the desk appoints him.
ELSEWHERE = ("open", "erase-names", "begin-deal", "name-scorer")


def pages() -> str:
    files = [*PAGES.glob("event/*.svelte"), *PAGES.glob("event/*.ts")]
    return "".join([file.read_text(encoding="utf-8") for file in files])


@pytest.mark.parametrize("verb", [verb for verb, kind in ACTS.items() if {"desk", "jury"} & set(kind.offices)])
def test_desk_and_jury_have_a_button_for_it(verb: str) -> None:
    assert verb in ELSEWHERE or f"'{verb}'" in pages()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_act_has_a_name(lang: str) -> None:
    kinds: list[type[Act]] = list(ACTS.values())
    assert [kind.verb for kind in kinds if not words(lang).has(f"act-{kind.verb}")] == []
