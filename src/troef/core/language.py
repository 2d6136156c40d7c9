"""Moves as text: one table of verbs per game makes it and reads it.

The text of a move is the stable outside form (records, the wire, tests): `KH`, `trump H`, `raise 40`, `pass`.
Reading is generous: case, underscores, brackets and commas do not matter, and a verb may have other names.
"""

import re
from typing import Final

from mypy_extensions import mypyc_attr

from troef.cards.card import SUIT_LETTERS, CardError, card_text, parse_card, parse_suit, suit_text
from troef.cards.pack import NO_CARD
from troef.cards.sentence import Sentence, sentence_of
from troef.core.moves import HIDDEN, kind_of, make_move, payload_of
from troef.core.reading import advice, readings
from troef.core.refusal import MoveTextError
from troef.core.view import View

NOTHING: Final = "nothing"
CARD: Final = "card"
SUIT: Final = "suit"
AMOUNT: Final = "amount"
SEAT: Final = "seat"

#: What a verb takes, in an error.
_PAYLOADS: Final = {
    CARD: Sentence("one card"),
    SUIT: Sentence("one suit"),
    AMOUNT: Sentence("one amount"),
    SEAT: Sentence("one seat"),
}
#: How many of the texts that a verb takes are listed in an error.
MOST_NAMED: Final = 20

_SEPARATORS: Final = re.compile(r"[\s,()_]+")


#: How many described moves a game keeps at most.
MOST_DESCRIBED: Final = 2000


class Verb:
    """One kind of move: its name, what its payload is, and other names that are read as well.

    `payload` is one of NOTHING, CARD, SUIT, AMOUNT, SEAT, or a tuple of texts (words, bids) of which the payload is
    the index; `also_words` gives other texts that are read as one of them, by their index.
    With `bare`, the payload is written without the name (`KH` for playing the king of hearts).
    """

    def __init__(
        self,
        kind: int,
        name: str,
        payload: "str | tuple[str, ...]" = NOTHING,
        bare: bool = False,
        also: tuple[str, ...] = (),
        spoken: "bool | None" = None,
        also_words: "dict[str, int] | None" = None,
    ) -> None:
        self.kind = kind
        self.name = name
        self.payload = payload
        self.bare = bare
        #: Said aloud (a bid, a call) rather than done with cards: faces hang it at the seat as speech.
        self.spoken = payload != CARD if spoken is None else spoken
        self.names: list[list[str]] = [words(text) for text in (name, *also)]
        self.choices: dict[str, int] = {}
        if isinstance(payload, tuple):
            for index, text in enumerate(payload):
                self.choices[" ".join(words(text))] = index
            for text, index in (also_words or {}).items():
                self.choices[" ".join(words(text))] = index


def words(text: str) -> list[str]:
    """A move's text as lower-case words.

    >>> words("PLAY(JS, H)"), words("DRAW_STOCK")
    (['play', 'js', 'h'], ['draw', 'stock'])
    """
    return [word for word in _SEPARATORS.split(text.strip().lower()) if word]


@mypyc_attr(allow_interpreted_subclasses=True)
class Language:
    """How the moves of one game are written, from its verbs; a game with richer moves overrides showing and parsing."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self.by_kind: dict[int, Verb] = {verb.kind: verb for verb in verbs}
        #: moves of logs as they were described: every view of a deal tells all of them again
        self._described: dict[int, dict[str, object]] = {}

    def verb(self, move: int) -> str:
        """The name of a move's kind, as in the words files: lower case with hyphens."""
        verb = self.by_kind.get(int(kind_of(move)))
        return verb.name.replace(" ", "-") if verb is not None else "unknown"

    def show(self, move: int) -> str:
        """The text of a move; `?` stands for what the reader may not know."""
        verb = self.by_kind.get(int(kind_of(move)))
        if verb is None:
            raise MoveTextError("'{text}' is no move of this game", text=move)
        payload = self.show_payload(verb, int(payload_of(move)))
        if verb.bare:
            return payload
        return f"{verb.name} {payload}" if payload else verb.name

    def show_payload(self, verb: Verb, payload: int) -> str:
        """The part of the text after the verb.

        Raises:
            MoveTextError: there is no such card, suit or word.
        """
        if verb.payload == NOTHING:
            return ""
        if payload == HIDDEN:
            return "?"
        if isinstance(verb.payload, tuple):
            if not 0 <= payload < len(verb.payload):
                raise MoveTextError("'{verb}' has no choice {choice}", verb=verb.name, choice=payload)
            return verb.payload[payload]
        if verb.payload == CARD:
            if not 0 <= payload < NO_CARD or not card_text(payload):
                raise MoveTextError("{payload} is no card", payload=payload)
            return card_text(payload)
        if verb.payload == SUIT:
            if not 0 <= payload < len(SUIT_LETTERS):
                raise MoveTextError("{payload} is no suit", payload=payload)
            return suit_text(payload)
        return str(payload)

    def read(self, text: str) -> list[int]:
        """As `parse`, for texts that people write: cards in any form (`J♥`, `9c!`, `jack of hearts`), the beginning of
        a verb (`draw` for `draw stock`).

        Raises:
            MoveTextError: it means no move; the message says which moves there are and what is close.
        """
        try:
            return self.parse(text)
        except MoveTextError as error:
            fault = sentence_of(error)
        for other in readings(text, self.verbs):
            try:
                return self.parse(other)
            except MoveTextError:
                continue
        raise MoveTextError(advice(text, fault, self.verbs))

    def parse(self, text: str) -> list[int]:
        """Every move the text can mean, the likeliest first.

        Raises:
            MoveTextError: it means none.
        """
        given = words(text)
        found: list[int] = []
        fault: Sentence | None = None
        for verb in self.verbs:
            for name in [*verb.names, []] if verb.bare or verb.payload == CARD else verb.names:
                if given[: len(name)] != name or not given:
                    continue
                try:
                    payload = self.parse_payload(verb, given[len(name) :])
                except (CardError, MoveTextError) as error:
                    fault = fault or (sentence_of(error) if name else None)
                    continue
                found.append(int(make_move(verb.kind, payload)))
                break
        if not found:
            raise MoveTextError(fault or Sentence("'{text}' is no move of this game", text=text))
        return found

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        """What the words after the verb stand for.

        Raises:
            CardError, MoveTextError: they do not fit the verb.
        """
        if verb.payload == NOTHING:
            if rest:
                raise MoveTextError("'{verb}' stands alone, without '{rest}'", verb=verb.name, rest=" ".join(rest))
            return 0
        if isinstance(verb.payload, tuple):
            choice = verb.choices.get(" ".join(rest))
            if choice is None:
                some = [*verb.payload[:MOST_NAMED], *(["…"] if len(verb.payload) > MOST_NAMED else [])]
                raise MoveTextError("'{verb}' takes one of: {some}", verb=verb.name, some=", ".join(some))
            return choice
        if len(rest) != 1:
            raise MoveTextError("'{verb}' takes {payload}", verb=verb.name, payload=_PAYLOADS[verb.payload])
        word = rest[0]
        if verb.payload == CARD:
            return parse_card(word)
        if verb.payload == SUIT:
            return parse_suit(word)
        if not word.isascii() or not word.isdigit() or len(word) > 12:
            raise MoveTextError("'{word}' is no whole number", word=word)
        return int(word)

    def describe(self, move: int) -> dict[str, object]:
        """A move for faces: text, verb, and what it is about (docs/protocol.md, `moves` and `log`)."""
        verb = self.by_kind.get(int(kind_of(move)))
        facts: dict[str, object] = {"text": self.show(move), "verb": self.verb(move)}
        payload = int(payload_of(move))
        if verb is None or payload == HIDDEN:
            return facts
        if isinstance(verb.payload, tuple):
            facts["word"] = verb.payload[payload].replace(" ", "-")
        elif verb.payload == CARD:
            facts["cards"] = [card_text(payload)]
        elif verb.payload == SUIT:
            facts["suit"] = suit_text(payload)
        elif verb.payload == AMOUNT:
            facts["amount"] = payload
        elif verb.payload == SEAT:
            facts["target"] = payload
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """As `describe`, for a legal move of the view: a game whose moves only name places adds the cards there."""
        return self.describe(move)

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """The moves of a view's log for faces."""
        return [dict(self._once_described(move)) for _, move in view.log]

    def _once_described(self, move: int) -> dict[str, object]:
        """As `describe`; nobody may change it."""
        described = self._described.get(move)
        if described is None:
            if len(self._described) >= MOST_DESCRIBED:
                self._described.clear()
            described = self._described[move] = self.describe(move)
        return described

    def describe_all(self, moves: list[int], view: "View | None" = None) -> list[dict[str, object]]:
        """Moves for faces; amounts that follow each other in even steps become one entry with first and last."""
        described: list[dict[str, object]] = []
        for move in moves:
            facts = self.describe(move) if view is None else self.describe_in(move, view)
            amount = facts.get("amount")
            before = described[-1] if described else {}
            span = before.get("amount")
            if isinstance(amount, int):
                if isinstance(span, dict) and _alike(before, facts):
                    step = amount - int(span["max"])
                    if step > 0 and (span["min"] == span["max"] or step == span["step"]):
                        span["max"] = amount
                        span["step"] = step
                        continue
                facts["amount"] = {"min": amount, "max": amount, "step": 1}
            described.append(facts)
        return described


def _alike(one: dict[str, object], other: dict[str, object]) -> bool:
    """Whether two described moves differ in their text and amount only."""
    return {**one, "text": "", "amount": 0} == {**other, "text": "", "amount": 0}
