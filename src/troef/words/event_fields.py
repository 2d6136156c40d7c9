"""What is wrong with the facts of an act or of a template, in the language of a reader and with his names for fields.

A program knows a field as `round_minutes` (`core.checked_fields`); a reader knows it by its words,
`event-field-round-minutes`.
"""

import re

from troef.cards.sentence import Sentence
from troef.core.checked_fields import FieldError
from troef.core.registry import UnknownGame
from troef.words.words import Words


def field_fault(words: Words, error: FieldError | UnknownGame) -> str:
    """The whole sentence, its fields by their labels; a template may also name a game that there is not.

    >>> field_fault(Words("en"), FieldError("it is a whole number", "rulings[0].decided_by"))
    'decided by: it is a whole number'
    >>> field_fault(Words("nl"), FieldError("{missing} must be given", missing="deal, round"))
    'spel, ronde ontbreekt'
    """
    if isinstance(error, UnknownGame):
        return words.error(error.key, error.facts)
    reason = error.reason
    missing = reason.facts.get("missing")
    if isinstance(missing, str):
        labels = ", ".join([field_label(words, name) for name in missing.split(", ")])
        reason = Sentence(reason.pattern, **{**reason.facts, "missing": labels})
    told = words.sentence(reason)
    return f"{field_label(words, error.field)}: {told}" if error.field else told


def field_label(words: Words, field: str) -> str:
    """What a field is called: the last of those on the way to it. A name without words stays as it is.

    >>> field_label(Words("nl"), "template.round_minutes"), field_label(Words("nl"), "chairs[2]")
    ('minuten per ronde', 'spelers per stoel')
    """
    name = re.sub(r"\[\d+\]", "", field).rpartition(".")[2]
    key = f"event-field-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else field
