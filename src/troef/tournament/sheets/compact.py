"""A whole sheet as few bytes, so that a phone without any network can show it as one QR code and the desk can read it.

The bytes: version, the first four bytes of the event's commitment, round and table, the texts that occur and are not
known beforehand (sorted, each as what it shares with the one before and the rest), the numbers of the people, the parts
of the sheet in order, when deals began, what proves the signatures, a seal, and a CRC-32 of all that. Whole numbers are
written as varints (seven bits a byte, the low ones first), negative ones after folding (0, −1, 1, −2 …); people and
texts by their place. docs/sheet-code.md says it in full.

What a deal brings each player follows from its result, so it is left out: only its sum over the round is told, for the
desk to compare.
"""

import json
import zlib
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from troef.games.kleurenwiezen.contracts import NAMES
from troef.tournament.sheets.formats import ANNOUNCED
from troef.tournament.sheets.handed import (
    PROOF_BYTES,
    SEAL_BYTES,
    Damaged,
    HandedSheet,
    OtherVersion,
    Seal,
    proof_of,
    seal_of,
    sums_of,
)
from troef.tournament.sheets.packing import ByteReader, ByteWriter, at_place, folded, unfolded
from troef.tournament.sheets.sheet import STATES, DealLine, PenaltyLine, Seating, Sheet, Signature

#: The version of the encoding: the first byte. The one before had neither begin times nor a seal, and is still read.
VERSION: Final = 3
UNSEALED: Final = 2
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
#: How long event time is without parts of a second.
_TO_SECONDS: Final = len("2026-05-09T10:00:00")


def pack(handed: HandedSheet, seal: Seal | None = None) -> bytes:
    """A sheet as bytes, sealed as by a phone that has a card and knows the PINs that were typed.

    Raises:
        ValueError: the event is not eight hexadecimal digits.
    """
    event = bytes.fromhex(handed.event)
    if len(event) != _EVENT_BYTES:
        raise ValueError(f"an event is eight hexadecimal digits, not '{handed.event}'")
    own = _Writer(KNOWN_TEXTS)
    own.sheet(handed.sheet)
    texts = sorted(list(own.texts)[len(KNOWN_TEXTS) :])
    body = _Writer((*KNOWN_TEXTS, *texts))
    body.sheet(handed.sheet)
    body.scores(handed.sums or sums_of(handed.sheet))
    body.began(handed.began, handed.sheet.started_at)
    body.flags(handed.by != 0)
    if handed.by:
        body.person(handed.by)
    front = _Writer()
    front.number(handed.round)
    front.number(handed.table)
    front.raw_texts(texts)
    front.raw_numbers(list(body.people))
    told = bytes([VERSION]) + event + bytes(front.out) + bytes(body.out)
    sealing = seal or Seal()
    end = _Writer()
    end.people = body.people
    end.proofs({one: proof_of(sealing.key, one, pin, told) for one, pin in sealing.pins.items()}, handed.sheet)
    sealed = told + bytes(end.out)
    whole = sealed + seal_of(sealing.key, sealed)
    return whole + zlib.crc32(whole).to_bytes(_CHECKSUM_BYTES, "big")


def unpack(data: bytes) -> HandedSheet:
    """The sheet that bytes tell.

    Raises:
        Damaged: they are no sheet, or damaged, or of a version that is not known here.
    """
    whole, check = data[:-_CHECKSUM_BYTES], data[-_CHECKSUM_BYTES:]
    if len(whole) <= _EVENT_BYTES:
        raise Damaged(f"a sheet has more than {len(data)} bytes")
    if zlib.crc32(whole).to_bytes(_CHECKSUM_BYTES, "big") != check:
        raise Damaged("the checksum does not agree: the code was not read whole")
    if whole[0] not in (UNSEALED, VERSION):
        raise OtherVersion(f"the sheet is written in version {whole[0]}; this desk reads version {VERSION}")
    sealed = whole[:-SEAL_BYTES] if whole[0] == VERSION else whole
    reader = _Reader(sealed, 1 + _EVENT_BYTES)
    round_number, table = reader.number(), reader.number()
    reader.texts = [*KNOWN_TEXTS, *reader.raw_texts()]
    reader.people = reader.raw_numbers()
    sheet = reader.sheet()
    found = HandedSheet(whole[1 : 1 + _EVENT_BYTES].hex(), round_number, table, sheet, reader.scores())
    if whole[0] == VERSION:
        found = reader.sealed_part(found, whole[-SEAL_BYTES:])
    if reader.place != len(sealed):
        raise Damaged(f"{len(sealed) - reader.place} bytes follow the end of the sheet")
    return found


class _Writer(ByteWriter):
    """The parts of a sheet while they are written."""

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

    def began(self, began: dict[int, str], started_at: str) -> None:
        """When each deal up to the last known one began: the seconds since the one before, or 0 where nobody knows."""
        last = max(began, default=0)
        self.number(last)
        before = _moment(started_at)
        for number in range(1, last + 1):
            if number in began:
                moment = _moment(began[number])
                self.number(1 + folded(round((moment - before).total_seconds())))
                before = moment
            else:
                self.number(0)

    def proofs(self, proofs: dict[int, bytes], sheet: Sheet) -> None:
        """The proofs of those who have signed, in the order of their signatures."""
        proven = [person for person in sheet.signatures if person in proofs]
        self.number(len(proven))
        for person in proven:
            self.person(person)
            self.out += proofs[person]

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


class _Reader(ByteReader):
    """The parts of a sheet while they are read; the mirror of `_Writer`."""

    def sheet(self) -> Sheet:
        sheet = Sheet(self.persons())
        sheet.state = at_place(list(STATES), self.number(), "state")
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

    def sealed_part(self, found: HandedSheet, seal: bytes) -> HandedSheet:
        """The same with what version 3 tells beside the sheet."""
        began = self.began(found.sheet.started_at)
        by = self.person() if self.flags(1)[0] else 0
        told = self.data[: self.place]
        proofs = {self.person(): self.raw(PROOF_BYTES) for _ in range(self.number())}
        return replace(found, began=began, by=by, proofs=proofs, told=told, sealed=self.data[: self.place], seal=seal)

    def began(self, started_at: str) -> dict[int, str]:
        found: dict[int, str] = {}
        moment = _moment(started_at)
        for number in range(1, self.number() + 1):
            told = self.number()
            if told:
                try:
                    moment += timedelta(seconds=unfolded(told - 1))
                except OverflowError as error:
                    raise Damaged("a deal began at no time") from error
                found[number] = moment.isoformat()
        return found

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
            end = at_place(_ENDS, self.number(), "end") if kind == _CUT_SHORT else {}
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


def _moment(text: str) -> datetime:
    """Event time in whole seconds; the beginning of 1970 where none is told.

    Raises:
        Damaged: it is none.
    """
    try:
        return datetime.fromisoformat(text[:_TO_SECONDS] or "1970-01-01")
    except ValueError as error:
        raise Damaged("a time is not readable") from error


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
