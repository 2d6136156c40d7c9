"""What the lessons say: a Fluent file for each game, read when its lesson is opened."""

from dataclasses import dataclass
from functools import cache

from troef.words.messages import Messages
from troef.words.words import LANGUAGES


@dataclass(frozen=True)
class StepWords:
    """What is said at a step: before a move, after a right one, and after a lawful one that is wrong."""

    title: str
    text: str
    ask: str
    right: str
    wrong: str


@cache
def lesson_words(slug: str, lang: str) -> dict[str, StepWords]:
    """The words of the steps of a lesson by the names of the steps; empty where there are none.

    >>> lesson_words("klaverjassen", "en")["follow"].title
    'Following suit'

    Raises:
        LookupError: the language is not there.
    """
    if lang not in LANGUAGES:
        raise LookupError(f"no words in '{lang}'")
    messages = Messages(lang, f"lessons/{slug}.ftl")
    prefix = f"lesson-{slug}-"
    return {key.removeprefix(prefix): _step(messages, key) for key in messages.known if key.startswith(prefix)}


def _step(messages: Messages, key: str) -> StepWords:
    return StepWords(*[_said(messages, f"{key}{part}") for part in ("", ".text", ".ask", ".right", ".wrong")])


def _said(messages: Messages, key: str) -> str:
    """What stands there, on one line: where the file breaks it says nothing."""
    pattern = messages.find(key)
    return "" if pattern is None else " ".join(messages.format(pattern, {}).split())
