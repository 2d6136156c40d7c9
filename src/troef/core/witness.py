"""What somebody noted while a match was played, compared with the record that is shown of it (docs/fair-deals.md).

A record proves that its deals follow from its secrets. Only notes that were kept elsewhere show that these are the
secrets that were bound, and that it is the match that was played.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from troef.cards.card import cards_text
from troef.core.draw import Draw, DrawProof
from troef.core.game import State
from troef.core.record import Record, replay_deal, replay_move

VERSION: Final = 1
#: No file of notes has more lines.
MOST_LINES: Final = 100_000


@dataclass(frozen=True)
class Note:
    """What was announced of one draw, and what came of it: `transcript` is `Draw.transcript`; `commit` and `link` are
    the own part, empty where one had none; `hand` are the cards that one was shown, None where they were not noted."""

    match: int
    number: int
    transcript: str
    seat: int
    commit: str = ""
    link: str = ""
    hand: str | None = None


@dataclass
class Notes:
    """All notes of a table, and by match the checksum of its record as it was told at the end."""

    draws: list[Note] = field(default_factory=list)
    records: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Contradiction:
    """Something that the record has otherwise than the notes: a key, and the number of the draw (0: the record)."""

    key: str
    number: int = 0


@dataclass
class Comparison:
    """How a record agrees with notes: what contradicts them, and how many of its deals they witness, by one's own part
    (`own`), only as announced (`seen`), or not at all (`unseen`)."""

    contradictions: list[Contradiction]
    own: int = 0
    seen: int = 0
    unseen: int = 0


class NotesError(ValueError):
    """A file of notes that cannot be read; `line` says where."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is no note")
        self.line = line


def read_notes(text: str) -> Notes:
    """The notes of a file (JSON Lines), as pages save them.

    Raises:
        NotesError: a line is none.
    """
    notes = Notes()
    for number, line in enumerate(text.splitlines()[:MOST_LINES], 1):
        try:
            _read_line(notes, json.loads(line), number)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise NotesError(number) from error
    if not text.strip():
        raise NotesError(1)
    return notes


def _read_line(notes: Notes, facts: Any, number: int) -> None:
    if number == 1:
        if facts["troef-commits"] != VERSION:
            raise NotesError(number)
    elif "record" in facts:
        notes.records[int(facts["match"])] = str(facts["record"])
    else:
        hand = facts.get("hand")
        commit, link = str(facts.get("commit", "")), str(facts.get("link", ""))
        match, seat = int(facts["match"]), int(facts["seat"])
        shown = None if hand is None else str(hand)
        notes.draws.append(Note(match, int(facts["number"]), str(facts["transcript"]), seat, commit, link, shown))


def compare(record: Record, notes: Notes) -> Comparison:
    """How a record agrees with notes.

    Raises:
        RecordError: it does not replay.
    """
    proofs, hands = _drawn(record, {note.seat for note in notes.draws})
    match = proofs[0].draw.match if proofs else 0
    noted = {note.number: note for note in notes.draws if note.match == match}
    checksum = notes.records.get(match)
    found = _record_faults(record, checksum)
    last = max([proof.draw.number for proof in proofs], default=0)
    told = {proof.draw.number for proof in proofs} | {void.draw.number for proof in proofs for void in proof.void}
    if not told & set(noted):
        return Comparison([*found, Contradiction("nothing-noted")], unseen=len(hands))
    found += [Contradiction("draw-left-out", number) for number in sorted(set(noted) - told) if number < last]
    own = {part for note in notes.draws for part in (note.commit, note.link) if part}
    for proof in proofs:
        for void in proof.void:
            found += _announced_faults(noted.get(void.draw.number), void.draw, void.links, own)
        found += _announced_faults(noted.get(proof.draw.number), proof.draw, proof.links, own)
    result = Comparison(found)
    for number, cards in hands:
        note = noted.get(number)
        if note is not None and note.hand is not None and sorted(note.hand.split()) != sorted(cards[note.seat].split()):
            found.append(Contradiction("other-hand", number))
        result.own += note is not None and bool(note.link)
        result.seen += note is not None and not note.link
        result.unseen += note is None
    return result


def _record_faults(record: Record, checksum: "str | None") -> list[Contradiction]:
    return [] if checksum is None or record.checksum() == checksum else [Contradiction("other-record")]


def _announced_faults(note: "Note | None", draw: Draw, links: dict[int, str], own: set[str]) -> list[Contradiction]:
    """What is wrong with a draw of the record, as it was announced to somebody or is said to have been."""
    if note is None:
        parts = {commit for _, commit in draw.seats} | set(links.values())
        return [Contradiction("part-not-given", draw.number)] if parts & own else []
    if draw.transcript() != note.transcript:
        return [Contradiction("other-draw", draw.number)]
    if note.link and links.get(note.seat) not in (None, note.link):
        return [Contradiction("other-link", draw.number)]
    return [Contradiction("part-left-out", draw.number)] if note.link and note.seat not in links else []


def _drawn(record: Record, seats: set[int]) -> tuple[list[DrawProof], list[tuple[int, dict[int, str]]]]:
    """The draws of a record, and of each deal its number and the hands of seats as they were dealt."""
    proofs = [record.lot] if record.lot is not None else []
    hands: list[tuple[int, dict[int, str]]] = []
    state = record.start()
    for line, (kind, first, second) in enumerate(record.events, 2):
        if kind >= 0:
            replay_move(state, first, second, line)
            continue
        replay_deal(state, first, line, second.cut if second is not None else None)
        if isinstance(second, DrawProof):
            proofs.append(second)
        number = second.draw.number if isinstance(second, DrawProof) else 0
        hands.append((number, {seat: hand_of(state, seat) for seat in seats}))
    return proofs, hands


def hand_of(state: State, seat: int) -> str:
    """The hand that a seat is shown."""
    if not 0 <= seat < state.seats:
        return ""
    hands = [zone.cards for zone in state.view(seat).zones if zone.kind == "hand" and zone.owner == seat]
    return " ".join([cards_text(list(cards)) for cards in hands])
