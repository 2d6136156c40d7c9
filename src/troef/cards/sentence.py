"""Sentences about what went wrong: English for a Python program, any language for a person.

A rule that refuses something raises an error with an English sentence. The sentence keeps its pattern and what fills
it in, so a face can say the same in another language: the files of words have each pattern under its key.
"""

import re
from typing import Final, Self

#: What a pattern leaves open, such as `{seat}`.
_OPEN: Final = re.compile(r"\{\w+\}")
_WORD: Final = re.compile(r"[a-z0-9]+")


class Sentence(str):
    """An English sentence, with the pattern and the facts that it was made of.

    A fact may be a sentence itself, or an error: it is then said in the same language as the whole.

    >>> fault = Sentence("there is no seat {seat} among {seats}", seat=5, seats=4)
    >>> fault, fault.pattern, fault.facts
    ('there is no seat 5 among 4', 'there is no seat {seat} among {seats}', {'seat': 5, 'seats': 4})
    """

    pattern: str
    facts: dict[str, object]

    def __new__(cls, pattern: str, /, **facts: object) -> Self:
        if isinstance(pattern, cls) and not facts:
            return pattern
        told = {name: listed(fact) for name, fact in facts.items()}
        sentence = super().__new__(cls, pattern.format(**told) if told else pattern)
        sentence.pattern = pattern
        sentence.facts = facts
        return sentence

    def key(self) -> str:
        """The key of its pattern in the files of words: `fault-` and the words of the pattern; empty without words.

        >>> Sentence("there is no seat {seat} among {seats}", seat=5, seats=4).key()
        'fault-there-is-no-seat-among'
        """
        words = _WORD.findall(_OPEN.sub(" ", self.pattern).lower())
        return "-".join(["fault", *words]) if words else ""


def listed(fact: object) -> object:
    """A tuple as a list, as JSON has it; anything else as it is.

    >>> listed((81, 81)), listed(((1,), ())), listed(5)
    ([81, 81], [[1], []], 5)
    """
    return [listed(part) for part in fact] if isinstance(fact, tuple) else fact


def sentence_of(error: Exception) -> Sentence:
    """What an error says, as the sentence that it was made of.

    >>> sentence_of(ValueError(Sentence("there is no seat {seat}", seat=5))).facts
    {'seat': 5}
    """
    said = error.args[0] if error.args else ""
    return Sentence(said if isinstance(said, str) else format(error))


def either(parts: "list[Sentence]") -> Sentence:
    """Some sentences as one, with "or" between them.

    >>> either([Sentence("a card"), Sentence("a suit")])
    'a card or a suit'
    """
    whole = parts[0] if parts else Sentence("")
    for part in parts[1:]:
        whole = Sentence("{first} or {second}", first=whole, second=part)
    return whole


def with_commas(parts: "list[Sentence]") -> Sentence:
    """Some sentences as one, with commas.

    >>> with_commas([Sentence("a card"), Sentence("a suit")])
    'a card, a suit'
    """
    whole = parts[0] if parts else Sentence("")
    for part in parts[1:]:
        whole = Sentence("{first}, {second}", first=whole, second=part)
    return whole
