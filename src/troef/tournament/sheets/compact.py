"""A whole sheet as few bytes, so that a phone without any network can show it as one QR code and the desk can read it.

The bytes: version, the first four bytes of the event's commitment, round and table, the texts that occur and are not
known beforehand (sorted, each as what it shares with the one before and the rest), the numbers of the people, the parts
of the sheet in order, and a CRC-32 of all that. Whole numbers are written as varints (seven bits a byte, the low ones
first), negative ones after folding (0, −1, 1, −2 …); people and texts by their place.

What a deal brings each player follows from its result, so it is left out: only its sum over the round is told, for the
desk to compare.
"""

import json
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

from troef.games.kleurenwiezen.contracts import NAMES
from troef.tournament.sheets.formats import ANNOUNCED
from troef.tournament.sheets.sheet import STATES, DealLine, PenaltyLine, Seating, Sheet, Signature

#: The version of the encoding: the first byte.
VERSION: Final = 2
#: The most bytes that a realistic sheet takes (36 deals, penalties, signatures).
MOST_BYTES: Final = 1200
#: How a deal of each game's result is written: card points of two pairs, a contract of kleurenwiezen, as JSON, or a
#: contract that was not played to its end.
_KINDS: Final = range(4)
_POINTS, _CONTRACT, _JSON, _CUT_SHORT = _KINDS
#: How a contract ended that was not played to its end: awarded by the jury, or laid down by a seat from 0.
_ENDS: Final[list[dict[str, Any]]] = [
    {"verdict": "won"},
    {"verdict": "lost"},
    *[{"conceded_by": seat} for seat in range(4)],
    *[{"claimed_by": seat} for seat in range(4)],
]
_CONTRACT_FIELDS: Final = ("contract", "declarers", "tricks")
#: Texts that need not be written out, by place.
KNOWN_TEXTS: Final = (
    *("", "table", "pen", "cards", "pin", "phone", "initials", "bot"),
    *ANNOUNCED,
    *[f"P{number}" for number in range(1, 13)],
    *("R32", *NAMES[1:]),
)
#: What stands before the first deal.
_BEFORE: Final = DealLine(0, 0, 0, {}, {}, ())
_CHECKSUM_BYTES: Final = 4
_EVENT_BYTES: Final = 4


class Damaged(ValueError):
    """Bytes that are no sheet, or not a whole one."""


class OtherVersion(Damaged):
    """Bytes of a version that is not known here."""


@dataclass(frozen=True)
class HandedSheet:
    """A sheet on its way to the desk.

    Attributes:
        event: the first eight hexadecimal digits of the event's commitment, so that last year's sheet is not taken for
            this one's.
        round: which round, from 1.
        table: which table, from 1.
        sheet: the sheet as the scorer has it. Once it is read, its deals lack `scores` and `won`.
        sums: what all deals together brought each person, as the table has counted it; empty where it cannot count.
    """

    event: str
    round: int
    table: int
    sheet: Sheet
    sums: dict[int, int] = field(default_factory=dict)


def sums_of(sheet: Sheet) -> dict[int, int]:
    """What all deals of a sheet together brought each person, annulled ones too."""
    sums: dict[int, int] = {}
    for deal in sheet.deals.values():
        for person, score in deal.scores.items():
            sums[person] = sums.get(person, 0) + score
    return sums


def pack(handed: HandedSheet) -> bytes:
    """A sheet as bytes.

    Raises:
        ValueError: the event is not eight hexadecimal digits.
    """
    event = bytes.fromhex(handed.event)
    if len(event) != _EVENT_BYTES:
        raise ValueError(f"an event is eight hexadecimal digits, not '{handed.event}'")
    found = _Writer(KNOWN_TEXTS)
    found.sheet(handed.sheet)
    own = sorted(list(found.texts)[len(KNOWN_TEXTS) :])
    body = _Writer((*KNOWN_TEXTS, *own))
    body.sheet(handed.sheet)
    body.scores(handed.sums or sums_of(handed.sheet))
    front = _Writer()
    front.number(handed.round)
    front.number(handed.table)
    front.raw_texts(own)
    front.raw_numbers(list(body.people))
    told = bytes([VERSION]) + event + bytes(front.out) + bytes(body.out)
    return told + zlib.crc32(told).to_bytes(_CHECKSUM_BYTES, "big")


def unpack(data: bytes) -> HandedSheet:
    """The sheet that bytes tell.

    Raises:
        Damaged: they are no sheet, or damaged, or of a version that is not known here.
    """
    told, check = data[:-_CHECKSUM_BYTES], data[-_CHECKSUM_BYTES:]
    if len(told) <= _EVENT_BYTES:
        raise Damaged(f"a sheet has more than {len(data)} bytes")
    if zlib.crc32(told).to_bytes(_CHECKSUM_BYTES, "big") != check:
        raise Damaged("the checksum does not agree: the code was not read whole")
    if told[0] != VERSION:
        raise OtherVersion(f"the sheet is written in version {told[0]}; this desk reads version {VERSION}")
    reader = _Reader(told, 1 + _EVENT_BYTES)
    round_number, table = reader.number(), reader.number()
    reader.texts = [*KNOWN_TEXTS, *reader.raw_texts()]
    reader.people = reader.raw_numbers()
    sheet = reader.sheet()
    sums = reader.scores()
    if reader.place != len(told):
        raise Damaged(f"{len(told) - reader.place} bytes follow the end of the sheet")
    return HandedSheet(told[1 : 1 + _EVENT_BYTES].hex(), round_number, table, sheet, sums)


class _Writer:
    """Bytes while they are written, with the texts and people that occurred."""

    def __init__(self, texts: tuple[str, ...] = ()) -> None:
        self.out = bytearray()
        self.texts = {text: place for place, text in enumerate(texts)}
        self.people: dict[int, int] = {}

    # ---- the small parts ----

    def number(self, value: int) -> None:
        """A whole number from 0."""
        while value > 127:
            self.out.append(value & 127 | 128)
            value >>= 7
        self.out.append(value)

    def signed(self, value: int) -> None:
        self.number(2 * value if value >= 0 else -2 * value - 1)

    def text(self, value: str) -> None:
        self.number(self.texts.setdefault(value, len(self.texts)))

    def person(self, value: int) -> None:
        self.number(self.people.setdefault(value, len(self.people)))

    def flags(self, *values: bool, above: int = 0) -> None:
        """A bit each, and a number in the bits above them."""
        self.number(sum([2**place for place, value in enumerate(values) if value]) + (above << len(values)))

    def raw_texts(self, values: list[str]) -> None:
        self.number(len(values))
        last = b""
        for value in values:
            encoded = value.encode()
            shared = _shared(last, encoded)
            self.number(shared)
            self.number(len(encoded) - shared)
            self.out += encoded[shared:]
            last = encoded

    def raw_numbers(self, values: list[int]) -> None:
        self.number(len(values))
        for value in values:
            self.number(value)

    def persons(self, values: "list[int] | tuple[int, ...]") -> None:
        self.number(len(values))
        for value in values:
            self.person(value)

    def strings(self, values: "list[str] | tuple[str, ...]") -> None:
        self.number(len(values))
        for value in values:
            self.text(value)

    # ---- the parts of a sheet ----

    def sheet(self, sheet: Sheet) -> None:
        self.persons(sheet.people)
        self.number(STATES.index(sheet.state))
        self.flags(sheet.seated, sheet.on_paper, sheet.stopped, sheet.scorer is not None)
        if sheet.scorer is not None:
            self.person(sheet.scorer)
        self.number(len(sheet.candidates))
        for person, candidate in sheet.candidates.items():
            self.person(person)
            self.person(candidate)
        for time in (sheet.naming_since, sheet.started_at, sheet.ended_at):
            self.text(time)
        self.number(sheet.begun)
        self.number(len(sheet.seatings))
        for seating in sheet.seatings:
            self.seating(seating)
        self.number(len(sheet.deals))
        earlier = _BEFORE
        for line in sheet.deals.values():
            self.deal(line, earlier)
            earlier = line
        self.number(len(sheet.penalties))
        before = 0
        for penalty in sheet.penalties.values():
            self.penalty(penalty, before)
            before = penalty.number
        self.raw_numbers(sheet.decisions)
        self.strings(sheet.remarks)
        self.scores(sheet.written)
        self.number(len(sheet.signatures))
        for signature in sheet.signatures.values():
            self.signature(signature)
        self.strings(sheet.brought)
        self.strings(sheet.confirmed)
        self.number(len(sheet.replaced))
        for gone, (joker, deal) in sheet.replaced.items():
            self.person(gone)
            self.person(joker)
            self.number(deal)
        self.number(sheet.call)
        self.number(len(sheet.refused_bids))
        for deal, bidder, contract in sheet.refused_bids:
            self.number(deal)
            self.person(bidder)
            self.text(contract)
        self.raw_numbers(sheet.corrections)

    def seating(self, seating: Seating) -> None:
        self.persons(seating.chairs)
        self.number(seating.dealer)
        self.number(len(seating.drawings))
        for drawing in seating.drawings:
            self.strings(drawing)

    def deal(self, deal: DealLine, last: DealLine) -> None:
        """A deal; that it follows the one before it takes a bit."""
        following = deal.number == last.number + 1 and deal.seating == last.seating
        self.flags(deal.annulled, following, bool(deal.contract), above=deal.dealer)
        if not following:
            self.number(deal.number)
            self.number(deal.seating)
        if deal.contract:
            self.text(deal.contract)
        self.result(deal.result)

    def scores(self, scores: dict[int, int]) -> None:
        self.number(len(scores))
        for person, score in scores.items():
            self.person(person)
            self.signed(score)

    def result(self, result: dict[str, Any]) -> None:
        if _is_points(result):
            self.number(_POINTS + len(_KINDS) * result["multiplier"])
            self.number(result["points"][0])
        elif _is_contract(result):
            end = {name: value for name, value in result.items() if name not in _CONTRACT_FIELDS}
            kind = _CUT_SHORT if end else _CONTRACT
            self.number(kind + len(_KINDS) * sum([2**seat for seat in result["declarers"]]))
            if end:
                self.number(_ENDS.index(end))
            self.text(result["contract"])
            self.raw_numbers(result["tricks"])
        else:
            self.number(_JSON)
            self.text(json.dumps(result, separators=(",", ":"), ensure_ascii=False))

    def penalty(self, line: PenaltyLine, before: int) -> None:
        """A penalty; `before` is the number of the one before it."""
        following = line.number == before + 1
        self.flags(line.waived, following, above=line.deal)
        if not following:
            self.number(line.number)
        self.person(line.person)
        self.text(line.clause)
        self.signed(line.points)
        self.signed(line.others)
        self.text(line.reason)
        self.text(line.decided_by)

    def signature(self, signature: Signature) -> None:
        self.person(signature.person)
        for told in (signature.at, signature.method, signature.signer, signature.remark):
            self.text(told)


class _Reader:
    """Bytes while they are read; the mirror of `_Writer`."""

    def __init__(self, data: bytes, place: int) -> None:
        self.data = data
        self.place = place
        self.texts: list[str] = []
        self.people: list[int] = []

    # ---- the small parts ----

    def byte(self) -> int:
        if self.place >= len(self.data):
            raise Damaged("the sheet ends too soon")
        self.place += 1
        return self.data[self.place - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        value = self.number()
        return -(value + 1) // 2 if value % 2 else value // 2

    def text(self) -> str:
        return str(_at(self.texts, self.number(), "text"))

    def person(self) -> int:
        return int(_at(self.people, self.number(), "person"))

    def flags(self, count: int) -> list[bool]:
        return self.flags_below(count)[0]

    def flags_below(self, count: int) -> tuple[list[bool], int]:
        """As many bits, and the number above them."""
        value = self.number()
        return [bool(value >> place & 1) for place in range(count)], value >> count

    def raw_texts(self) -> list[str]:
        found = []
        told = b""
        for _ in range(self.number()):
            shared, size = self.number(), self.number()
            told = told[:shared] + self.data[self.place : self.place + size]
            self.place += size
            try:
                found.append(told.decode())
            except UnicodeDecodeError as error:
                raise Damaged("a text is not readable") from error
        return found

    def raw_numbers(self) -> list[int]:
        return [self.number() for _ in range(self.number())]

    def persons(self) -> list[int]:
        return [self.person() for _ in range(self.number())]

    def strings(self) -> list[str]:
        return [self.text() for _ in range(self.number())]

    # ---- the parts of a sheet ----

    def sheet(self) -> Sheet:
        sheet = Sheet(self.persons())
        sheet.state = _at(list(STATES), self.number(), "state")
        sheet.seated, sheet.on_paper, sheet.stopped, has_scorer = self.flags(4)
        sheet.scorer = self.person() if has_scorer else None
        sheet.candidates = {self.person(): self.person() for _ in range(self.number())}
        sheet.naming_since, sheet.started_at, sheet.ended_at = self.text(), self.text(), self.text()
        sheet.begun = self.number()
        sheet.seatings = [self.seating() for _ in range(self.number())]
        last = _BEFORE
        for _ in range(self.number()):
            last = self.deal(last)
            sheet.deals[last.number] = last
        before = 0
        for _ in range(self.number()):
            penalty = self.penalty(before)
            sheet.penalties[penalty.number] = penalty
            before = penalty.number
        sheet.decisions = self.raw_numbers()
        sheet.remarks = self.strings()
        sheet.written = self.scores()
        for _ in range(self.number()):
            signature = self.signature()
            sheet.signatures[signature.person] = signature
        sheet.brought, sheet.confirmed = tuple(self.strings()), tuple(self.strings())
        sheet.replaced = {self.person(): (self.person(), self.number()) for _ in range(self.number())}
        sheet.call = self.number()
        sheet.refused_bids = [(self.number(), self.person(), self.text()) for _ in range(self.number())]
        sheet.corrections = self.raw_numbers()
        return sheet

    def seating(self) -> Seating:
        chairs, dealer = tuple(self.persons()), self.number()
        return Seating(chairs, dealer, tuple([tuple(self.strings()) for _ in range(self.number())]))

    def deal(self, last: DealLine) -> DealLine:
        (annulled, following, announced), dealer = self.flags_below(3)
        number, seating = (last.number + 1, last.seating) if following else (self.number(), self.number())
        contract = self.text() if announced else ""
        return DealLine(number, seating, dealer, self.result(), {}, (), annulled, contract)

    def scores(self) -> dict[int, int]:
        return {self.person(): self.signed() for _ in range(self.number())}

    def result(self) -> dict[str, Any]:
        detail, kind = divmod(self.number(), len(_KINDS))
        if kind == _POINTS:
            w = self.number()
            return {"points": [w, 60 - w], "multiplier": detail}
        if kind != _JSON:
            end = _at(_ENDS, self.number(), "end") if kind == _CUT_SHORT else {}
            seats = [seat for seat in range(detail.bit_length()) if detail >> seat & 1]
            return {"contract": self.text(), "declarers": seats, "tricks": self.raw_numbers(), **end}
        try:
            found = json.loads(self.text())
        except ValueError as error:
            raise Damaged("a result is not readable") from error
        return dict(found) if isinstance(found, dict) else {}

    def penalty(self, before: int) -> PenaltyLine:
        (waived, following), deal = self.flags_below(2)
        number = before + 1 if following else self.number()
        person, clause, points, others = self.person(), self.text(), self.signed(), self.signed()
        return PenaltyLine(number, deal, person, clause, points, others, self.text(), self.text(), waived)

    def signature(self) -> Signature:
        return Signature(self.person(), self.text(), self.text(), self.text(), self.text())


def _at(values: Any, place: int, what: str) -> Any:
    """What a place names.

    Raises:
        Damaged: there is nothing.
    """
    if place >= len(values):
        raise Damaged(f"there is no {what} {place}")
    return values[place]


def _shared(one: bytes, other: bytes) -> int:
    """How many bytes two texts begin with in common."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count


def _is_points(result: dict[str, Any]) -> bool:
    """Whether a result is one of format M: card points of two pairs, 60 together, and a multiplier."""
    points = result.get("points")
    if list(result) != ["points", "multiplier"] or not isinstance(points, list) or len(points) != 2:
        return False
    return all(isinstance(each, int) and each >= 0 for each in (*points, result["multiplier"])) and sum(points) == 60


def _is_contract(result: dict[str, Any]) -> bool:
    """Whether a result is one of format K: contract, players in order, tricks, and perhaps how it was cut short."""
    end = {name: value for name, value in result.items() if name not in _CONTRACT_FIELDS}
    if len(result) - len(end) != len(_CONTRACT_FIELDS) or (end and end not in _ENDS):
        return False
    declarers, tricks = result["declarers"], result["tricks"]
    return isinstance(declarers, list) and isinstance(tricks, list) and declarers == sorted(set(declarers))
