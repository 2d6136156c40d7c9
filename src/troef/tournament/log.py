"""The log of an event as text: JSON Lines, each sealed with the line before it.

The seal of a line is the SHA-256, in hexadecimal, of the seal before it (nothing before the first line) followed by
the line as canonical JSON without its seal: keys in alphabetical order, no spaces, text in UTF-8. Whoever changes,
removes, adds or moves a line breaks the chain at that line. The last seal stands for the whole log.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from troef.cards.sentence import Sentence, sentence_of
from troef.core.digest import sha256
from troef.core.nearest import nearest
from troef.tournament.act import Line
from troef.tournament.event import Event
from troef.tournament.every_act import ACTS
from troef.tournament.refused import Refused

#: No line of a log has more characters: the draw of ten thousand players takes a third of it.
MOST_LINE: Final = 200_000
#: No log has more lines.
MOST_LINES: Final = 1_000_000


class LogFault(ValueError):
    """What is wrong with a log: the line (from 1), the key of a message, and what it needs.

    `refused` is the reason where the line tells an act that is not allowed there.
    """

    def __init__(self, line: int, key: str, refused: "Refused | None" = None, **facts: object) -> None:
        told = str(refused) if refused else ", ".join([f"{name} {value}" for name, value in facts.items()])
        super().__init__(f"line {line}: {key.replace('-', ' ')}{': ' + told if told else ''}")
        self.line = line
        self.key = key
        self.refused = refused
        self.facts = facts


def canonical(facts: dict[str, object]) -> str:
    """A JSON object in the one way in which it is sealed.

    >>> canonical({"n": 2, "at": "2026-05-09T09:00:00"})
    '{"at":"2026-05-09T09:00:00","n":2}'
    """
    return json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def seal(before: str, facts: dict[str, object]) -> str:
    """The seal of a line after the seal `before` ("" at the first line); a seal among the facts is left out."""
    return sha256(before + canonical({name: value for name, value in facts.items() if name != "seal"})).hex()


@dataclass
class Log:
    """The lines of a log with their seals. `append` seals the next one."""

    lines: list[Line] = field(default_factory=list)
    seals: list[str] = field(default_factory=list)

    @property
    def last_seal(self) -> str:
        """The seal that stands for the whole log; "" where there is no line."""
        return self.seals[-1] if self.seals else ""

    def append(self, line: Line) -> str:
        """Add a line; gives it as it is written, without the end of the line."""
        facts = self.sealed(line)
        self.lines.append(line)
        self.seals.append(str(facts["seal"]))
        return json.dumps(facts, separators=(",", ":"), ensure_ascii=False)

    def sealed(self, line: Line) -> dict[str, object]:
        """The next line with the seal that it will have."""
        facts = line.as_dict()
        return {**facts, "seal": seal(self.last_seal, facts)}

    def event(self, lines: "int | None" = None) -> Event:
        """The event that the log tells, or its first `lines`; every act is checked again.

        Raises:
            LogFault: an act is not allowed where it stands.
        """
        event = Event()
        for _ in self.replay(event, lines):
            pass
        return event

    def replay(self, event: Event, lines: "int | None" = None) -> Iterator[Line]:
        """Apply the lines, or the first `lines`, to an event that is blank; each line is given before it is applied.

        Raises:
            LogFault: an act is not allowed where it stands.
        """
        for line in self.lines[:lines]:
            yield line
            try:
                decided = event.decide(line.act, line.at, line.by)
            except Refused as refused:
                raise LogFault(line.number, "not-allowed", refused) from refused
            event.apply(decided)


def write_log(lines: Iterable[Line]) -> str:
    """Lines as the text of a log."""
    log = Log()
    return "".join([f"{log.append(line)}\n" for line in lines])


def read_log(text: str) -> Log:
    """The log in a text.

    Raises:
        LogFault: a line is too long, is no line of a log, or breaks the chain of seals; the first of them.
    """
    return read_lines(text.removesuffix("\n").split("\n") if text else [])


def read_lines(texts: Iterable[str]) -> Log:
    """As `read_log`, from texts of one line each."""
    log = Log()
    for number, text in enumerate(texts, 1):
        if number > MOST_LINES:
            raise LogFault(number, "too-many-lines", most=MOST_LINES)
        line, sealed = _read_line(text, number, log.last_seal)
        log.lines.append(line)
        log.seals.append(sealed)
    return log


def _read_line(text: str, number: int, before: str) -> tuple[Line, str]:
    """A line and its seal, which must follow from the seal before."""
    if len(text) > MOST_LINE:
        raise LogFault(number, "too-long", most=MOST_LINE)
    facts = _object(text, number)
    if type(facts.get("n")) is not int or facts["n"] != number:
        raise LogFault(number, "wrong-number", n=str(facts.get("n", "–")))
    sealed = facts.pop("seal", None)
    try:
        expected = seal(before, facts)
    except (UnicodeEncodeError, RecursionError) as error:  # half of a sign, written as a code; lists in lists
        raise LogFault(number, "not-json") from error
    if not isinstance(sealed, str) or sealed != expected:
        raise LogFault(number, "broken-seal")
    unknown = sorted(facts.keys() - {"n", "at", "by", "act", "facts"})
    if unknown:
        raise LogFault(number, "wrong-fact", text=Sentence("there is no field '{field}'", field=unknown[0]))
    name = str(facts.get("act"))
    if name not in ACTS:
        raise LogFault(number, "no-such-act", name=name, nearest=nearest(name, ACTS))
    try:
        return Line.read(facts), sealed
    except ValueError as error:
        raise LogFault(number, "wrong-fact", text=sentence_of(error)) from error


def _object(text: str, number: int) -> dict[str, Any]:
    """The JSON object on a line, in which no name comes twice."""
    try:
        facts = json.loads(text, object_pairs_hook=_named_once, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise LogFault(number, "not-json") from error
    if not isinstance(facts, dict):
        raise LogFault(number, "not-json")
    return facts


def _named_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name comes twice")
    return found


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number of JSON")
