"""What the fields of a result are called and what they are, and what became of the deal, in the language of a reader.

The class of the result says which fields there are and of which types (`core.checked_fields`). Their words are in the
Fluent files: `result-klaverjassen-makers`, and `result-blackjack-box-bet` for a field of a part. Games share the name
of a field where it means the same (`result-tricks`); what exactly it holds is said by each (`.help`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from troef.cards.sentence import Sentence
from troef.core.checked_fields import CheckedFields
from troef.core.result import Verdict
from troef.words.words import Words


@dataclass(frozen=True)
class FieldWords:
    """One field for a reader.

    Args:
        name: as it is typed; a field of a part stands after the field with that part: `boxes.bet`.
        label: what it is called.
        type: its type in words.
        default: its default as JSON; `""`: it must be given.
        text: what it is.
    """

    name: str
    label: str
    type: str
    default: str
    text: str


def field_words(words: Words, slug: str, kind: type[CheckedFields]) -> list[FieldWords]:
    """The fields of a game's result in order, each followed by the fields of its parts. A game without words of its own
    is told in English, from the docstring of the class.

    >>> from troef.core.registry import find_game
    >>> from troef.words.words import Words
    >>> [one.label for one in field_words(Words("nl"), "zwartepiet", find_game("zwartepiet").Result)]
    ['spelers', 'verliezer']
    """
    return list(_told(words, kind, f"result-{slug}-", ""))


def verdict_words(words: Words, slug: str, verdict: Verdict, names: Sequence[str]) -> str:
    """What became of a deal, in a sentence; `names` has what each seat is called.

    >>> from troef.words.words import Words
    >>> verdict_words(Words("en"), "klaverjassen", Verdict("most-failed", (0, 2), 74, 88), ["Ann", "Bo", "Cas", "Di"])
    'Ann, Cas: nat, 74 to 88'
    """
    had, need = verdict.had, verdict.need
    told = ", ".join([names[seat] for seat in verdict.seats])
    return words.say_for(slug, f"ending-{verdict.key}", names=told, had=had, need=need, over=had - need)


def with_label(words: Words, slug: str, kind: type[CheckedFields], fault: Sentence) -> Sentence:
    """What is wrong with a result, with its field as a reader knows it: `roem: …` instead of `roem[0]: …`."""
    field = str(fault.facts.get("field", "")) if "reason" in fault.facts else ""
    place = re.sub(r"\[\d+\]", "", field)
    labels = {one.name: one.label for one in field_words(words, slug, kind)}
    return Sentence(fault.pattern, **{**fault.facts, "field": labels[place]}) if place in labels else fault


def _told(words: Words, kind: type[CheckedFields], key: str, place: str) -> Iterator[FieldWords]:
    """The fields of a class whose words begin with a key; `place`: where its values stand in the result."""
    hints = get_type_hints(kind)
    for facts in kind.described():
        name = place + facts.name
        own, shared, told = key + hyphened(facts.name), f"result-{hyphened(facts.name)}", facts.name.replace("_", " ")
        label = next((words.say(one) for one in (own, shared) if words.has(one)), told)
        text = words.say(f"{own}.help") if words.has(f"{own}.help") else facts.text
        yield FieldWords(name, label, words.sentence(Sentence(facts.type)), facts.default, text)
        for part in parts_of(hints[facts.name]):
            yield from _told(words, part, f"{key}{hyphened(part.__name__)}-", f"{name}.")


def parts_of(hint: Any) -> Iterator[type[CheckedFields]]:
    """The classes with fields of their own that a type is made of, each once."""
    if isinstance(hint, type) and issubclass(hint, CheckedFields):
        yield hint
    for inner in dict.fromkeys(get_args(hint)):
        yield from parts_of(inner)


def choice_words(words: Words, hint: Any) -> dict[str, str]:
    """What each of the texts is called that a type allows, by text; of a type that allows any text none.

    >>> from typing import Literal
    >>> from troef.words.words import Words
    >>> choice_words(Words("nl"), Literal["", "early", "late"])
    {'early': 'vroeg', 'late': 'laat'}
    """
    inner = [one for arg in get_args(hint) for one in choice_words(words, arg).items()]
    values = get_args(hint) if get_origin(hint) is Literal else ()
    return {**dict(inner), **{value: words.say(f"result-value-{value}") for value in values if value}}


def hyphened(name: str) -> str:
    """A name of the code as a part of a key.

    >>> hyphened("HandEnd"), hyphened("red_threes")
    ('hand-end', 'red-threes')
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")
