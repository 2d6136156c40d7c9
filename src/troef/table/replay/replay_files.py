"""Files of matches that people bring along to look at, ours or another program's; and the files that they may take.

| file | read | written |
| --- | --- | --- |
| a record (`jsonl`) | yes, several matches one after another too | of any match |
| Portable Bridge Notation (`pbn`) | yes | of bridge |
| LIN (`lin`) | yes | – |
| Poker Hand History (`phh`) | yes | of poker, where the format can tell a hand |
| lines of the International Skat Server (`iss`) | yes | of skat with three |
"""

import re
from typing import Final

from troef.core.record import Record, read_record
from troef.core.record_error import RecordError
from troef.core.registry import find_game
from troef.formats import iss, pbn, phh
from troef.formats.bridge import matches_of as bridge_matches
from troef.formats.lin import read_lin
from troef.formats.reading import decoded
from troef.table.fault import Fault

#: No more matches of a file are taken in.
MOST_MATCHES: Final = 200
_RECORD: Final = re.compile(r"\s*\{")
_BEGINS: Final = re.compile(r'^(?=\{"troef")', re.MULTILINE)
_PBN: Final = re.compile(r"^\s*(?:%|\[\w+ \")", re.MULTILINE)
_LIN: Final = re.compile(r"\b(?:md|qx|vg|pn)\|")
_ISS: Final = re.compile(r"\(;GM\[Skat\]")


def matches_in(data: bytes) -> list[Record]:
    """The matches in a file; what it is shows in its text.

    Raises:
        RecordError: it is a record of ours, and a line of it cannot be read.
        Fault: no match can be read in it.
    """
    text, _ = decoded(data)
    if _RECORD.match(text):
        found = _records(text)
    elif _ISS.search(text):
        found = [match.record for match in iss.matches_of(iss.read_iss(text).games).games]
    elif _LIN.search(text):
        found = [match.record for match in bridge_matches(find_game("bridge"), read_lin(text).games).games]
    elif _PBN.match(text):
        found = [match.record for match in bridge_matches(find_game("bridge"), pbn.read_pbn(text).games).games]
    else:
        found = [match.record for match in phh.matches_of(phh.read_phh(text).games).games]
    if not found:
        raise Fault("no-match-in-file")
    return found[:MOST_MATCHES]


def _records(text: str) -> list[Record]:
    records: list[Record] = []
    line = 0
    for part in _BEGINS.split(text):
        if part.strip():
            try:
                records.append(read_record(part))
            except RecordError as error:
                error.line += line
                raise
        line += part.count("\n")
    return records


def formats_of(record: Record) -> list[str]:
    """In which formats a match that is over can be told."""
    others = {"bridge": ["pbn"], "poker": ["phh"], "skat": ["iss"] if record.seats == 3 else []}
    return ["jsonl", *others.get(record.game.slug, [])]


def written(record: Record, kind: str) -> str:
    """A match as a file of one of its formats.

    Raises:
        Fault: it cannot be told in this format.
    """
    if kind not in formats_of(record):
        raise Fault("no-such-format")
    if kind == "pbn":
        return pbn.write_pbn(pbn.boards_of(record))
    if kind == "iss":
        return "\n".join([*iss.games_of(record), ""])
    if kind == "phh":
        hands = phh.hands_of(record).games
        if not hands:
            raise Fault("no-such-format")
        return phh.write_phh(hands)
    return record.text()
