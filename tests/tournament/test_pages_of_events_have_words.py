"""Every sentence that a page of an event asks for by its key is there, in both languages."""

import re
from pathlib import Path

import pytest

from troef.words.words import LANGUAGES, words

PAGES = Path(__file__).parents[2] / "web" / "src"
#: The key of a fault, which is no sentence.
FAULT = "act-refused"
#: `t('desk-queue')`, `t(open ? 'desk-back' : 'desk-no')`: keys that stand in the text of a page as they are.
KEY = re.compile(r"'((?:desk|office|phone|event|online|act)-[a-z0-9A-Z_-]*[a-z0-9A-Z])'")


def keys() -> set[str]:
    files = [*PAGES.glob("event/*.svelte"), *PAGES.glob("scoresheet/*.svelte")]
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))} - {FAULT}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_missing(lang: str) -> None:
    asked = keys()
    assert len(asked) > 300
    assert sorted([key for key in asked if not words(lang).has(key)]) == []
