"""Moves as people write them: what a text may have meant, and what to say where it means none."""

import re
from typing import Final, Protocol

from troef.cards.sentence import Sentence, with_commas
from troef.cards.spoken import cards_joined, spoken_card
from troef.core.nearest import nearest

#: Signs that people add and that say nothing.
_MARKS: Final = re.compile(r"[!.;]+$")
#: A longer text is no move; it is cut short in errors.
LONGEST: Final = 200
#: How the payload of a verb is called in a list of moves.
_PAYLOADS: Final = {
    "nothing": Sentence(""),
    "card": Sentence("CARD"),
    "suit": Sentence("SUIT"),
    "amount": Sentence("NUMBER"),
    "seat": Sentence("SEAT"),
}


class Speaking(Protocol):
    """What a move asks of the language of its game."""

    def show(self, move: int) -> str:
        """The text of a move."""
        ...


class Move(int):
    """A move that was read: its number, which says what it is when it is printed."""

    language: "Speaking"

    def __new__(cls, number: int, language: "Speaking") -> "Move":
        move = super().__new__(cls, number)
        move.language = language
        return move

    def __repr__(self) -> str:
        return f"<Move {self.language.show(int(self))}>"

    __str__ = int.__repr__


class Named(Protocol):
    """What reading asks of a verb."""

    name: str
    payload: "str | tuple[str, ...]"
    bare: bool
    names: list[list[str]]


def readings(text: str, verbs: "tuple[Named, ...]") -> list[str]:
    """Other ways of writing what a text may mean, the likeliest first."""
    if len(text) > LONGEST:
        return []
    plain = [_MARKS.sub("", word) for word in text.replace(",", " ").lower().split()]
    joined = [spoken_card(word) or word for word in cards_joined([word for word in plain if word])]
    if not joined:
        return []
    forms = [" ".join(joined), " ".join([word.lower() for word in joined])]
    begun = [verb.name for verb in verbs if verb.names[0][: len(joined)] == joined]
    known = any(name == joined for verb in verbs for name in verb.names)
    return forms if known or len(begun) != 1 else [*forms, begun[0]]


def listed(verbs: "tuple[Named, ...]") -> Sentence:
    """The moves that there are, as one line: `CARD, trump SUIT, pass`."""
    return with_commas([_form(verb) for verb in verbs])


def _form(verb: Named) -> Sentence:
    """How a verb is written."""
    payload = verb.payload
    if isinstance(payload, tuple):
        some = " | ".join([*payload[:3], "…"] if len(payload) > 4 else payload)
        return Sentence("{some}", some=some) if verb.bare else Sentence("{verb} {some}", verb=verb.name, some=some)
    after = _PAYLOADS.get(payload, Sentence(payload.upper()))
    return (
        after if verb.bare and after else Sentence("{verb} {after}" if after else "{verb}", verb=verb.name, after=after)
    )


def advice(text: str, fault: Sentence, verbs: "tuple[Named, ...]") -> Sentence:
    """The error for a text that is no move: what is wrong, what is close, and which moves there are."""
    if len(text) > LONGEST:
        text = text[:LONGEST] + "…"
        fault = Sentence("'{text}' is no move of this game", text=text)
    given = text.lower().replace("_", " ").split()
    known = {" ".join(name): verb.name for verb in verbs for name in verb.names}
    if given and any(name.split()[:1] == given[:1] for name in known):
        return fault  # the verb is known: the fault says what it takes
    close = nearest(" ".join(given), list(known)) or nearest(given[0] if given else "", list(known))
    if close:
        fault = Sentence("{fault}; did you mean '{meant}'?", fault=fault, meant=known[close])
    return Sentence("{fault}; there are: {known}", fault=fault, known=listed(verbs))
