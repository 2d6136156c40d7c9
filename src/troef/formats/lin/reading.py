"""Reading LIN: fields into boards, each board by itself, so that one that cannot be read does not block the others."""

import re
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import unquote

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.cards.card import SUIT_LETTERS
from troef.formats.bridge.boards import (
    PASSED,
    Board,
    bid_written,
    called_contract,
    contract_written,
    passes_missing,
    whole_deal,
)
from troef.formats.reading import Fault, FormatError, Reading, quoted
from troef.games.bridge.scoring import SEAT_LETTERS

RANKS: Final = "23456789TJQKA"
#: The seats in the order in which hands and names stand: S W N E.
SEATS: Final = (2, 3, 0, 1)
VULNERABLE: Final = {"": "", "?": "", "o": "None", "0": "None", "-": "None", "n": "NS", "e": "EW", "b": "All"}
#: Boards of Bridge Base are scored by themselves.
SCORING: Final = "duplicate"
OPEN_ROOM: Final = "o"

_NAME: Final = re.compile(r"[a-z][a-z0-9]")
_CALL: Final = re.compile(r"([1-7](?:nt?|[cdhs])|dbl|d|xx|x|rdbl|r|pass|p|-)", re.IGNORECASE)
_CALLS: Final = {
    **dict.fromkeys(("p", "pass", "-"), "pass"),
    **dict.fromkeys(("d", "dbl", "x"), "double"),
    **dict.fromkeys(("r", "rdbl", "xx"), "redouble"),
}
_BOARD: Final = re.compile(r"([oc])?\D*?(\d{1,6})", re.IGNORECASE)
_RESULT: Final = re.compile(r"([1-7](?:NT?|[CDHS]))(X{0,2})([NESW])(X{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)


@dataclass(frozen=True)
class _Field:
    name: str
    value: str
    line: int


class _Deal:
    """The fields of one board, with the names and results of its file."""

    def __init__(self, line: int, names: str) -> None:
        self.line = line
        self.fields: list[_Field] = []
        self.names = names

    def has(self, *names: str) -> bool:
        return any(field.name in names for field in self.fields)

    def last(self, name: str) -> "_Field":
        """The last field of a name; an empty one where there is none."""
        found = [field for field in self.fields if field.name == name and field.value.strip()]
        return found[-1] if found else _Field(name, "", self.line)

    def room_and_number(self) -> tuple[str, str]:
        """Open or closed room, and the board's number as text: from `qx`, or from `ah`."""
        room, number = OPEN_ROOM, ""
        for name in ("ah", "qx"):
            found = _BOARD.search(self.last(name).value)
            if found is not None:
                number = str(int(found[2]))
                room = (found[1] or OPEN_ROOM).lower() if name == "qx" else room
        return room, number


def read_lin(text: str) -> Reading[Board]:
    """The boards of a LIN text, or of links to the hand viewer; those that cannot be read are left out.

    >>> read_lin("md|1SAK,,,|mb|p|").faults[0].reason
    'hand-size'
    """
    reading: Reading[Board] = Reading()
    deals, results, first = _deals(_fields(text))
    before: tuple[str, int, tuple[int, ...]] | None = None
    for place, deal in enumerate(deals, 1):
        room, number = deal.room_and_number()
        label = number or str(place)
        try:
            dealer, hands = _cards(deal, number, before)
            before = (number, dealer, hands)
            board = _board(deal, dealer, hands, place, label)
            reading.games.append(_with_result(board, results.get(_result_place(room, number, first), "")))
        except FormatError as error:
            reading.faults.append(error.fault.at(place, label))
    if not deals:
        reading.faults.append(Fault("lin-empty", line=1))
    return reading


# ---- fields into deals ----


def _fields(text: str) -> list[_Field]:
    """The fields; what has no field's name is skipped, so that a stray bar does not turn names into values."""
    plain = "\n".join([_from_link(line) for line in text.replace("\r\n", "\n").split("\n")])
    parts = plain.split("|")
    found: list[_Field] = []
    line, at = 1, 0
    while at + 1 < len(parts):
        name = parts[at].strip().lower()
        known = _NAME.fullmatch(name) is not None
        here = line + parts[at].count("\n")
        line = here
        at += 1
        if known:
            found.append(_Field(name, parts[at], here))
            line += parts[at].count("\n")
            at += 1
    return found


def _from_link(line: str) -> str:
    """A link to the hand viewer holds a deal behind `lin=`, with its signs escaped."""
    if not line.lstrip().lower().startswith("http"):
        return line
    _, found, rest = line.partition("lin=")
    return unquote(rest) if found else line


def _deals(fields: list[_Field]) -> tuple[list[_Deal], dict[int, str], int]:
    """The deals of a file, its results by their place, and the number of its first board."""
    deals: list[_Deal] = []
    names, first = "", 1
    results: dict[int, str] = {}
    deal: _Deal | None = None
    for field in fields:
        if field.name == "vg":
            numbers = [part.strip() for part in field.value.split(",")[3:4]]
            first = int(numbers[0]) if numbers and re.fullmatch(r"\d{1,6}", numbers[0], re.ASCII) else 1
        elif field.name == "rs":
            results = dict(enumerate([part.strip() for part in field.value.split(",")]))
        if _begins(field, deal):
            deal = _Deal(field.line, names)
            deals.append(deal)
        if field.name == "pn":
            names = field.value if deal is None or not deal.has("qx") else names
            if deal is not None:
                deal.names = field.value
        if deal is not None:
            deal.fields.append(field)
    return [deal for deal in deals if deal.has("md", "mb", "pc")], results, first


def _begins(field: _Field, deal: "_Deal | None") -> bool:
    """Whether a field is the first of another deal."""
    if field.name == "qx" or (deal is None and field.name in ("md", "mb", "pc")):
        return True
    begun = deal is not None and deal.has("md")
    if field.name == "md":
        return begun and bool(field.value.strip("0 \n"))
    return field.name == "pn" and deal is not None and deal.has("md", "mb", "pc")


def _result_place(room: str, number: str, first: int) -> int:
    """Where a board's result stands in the list of its file: both rooms in turn."""
    return 2 * (int(number) - first) + int(room != OPEN_ROOM) if number else -1


# ---- a deal into a board ----


def _cards(deal: _Deal, number: str, before: "tuple[str, int, tuple[int, ...]] | None") -> tuple[int, tuple[int, ...]]:
    """Who deals, and the hands by seat; a board without cards has those of the same board before it."""
    field = deal.last("md")
    text = field.value.strip()
    if not text.strip("0"):
        if before is not None and number and number == before[0]:
            return before[1], before[2]
        raise FormatError("deal-missing", deal.line)
    digit = text[0] if text[0] in "01234" else ""
    if digit in ("", "0") and not number:
        raise FormatError("dealer", field.line)
    dealer = SEATS[int(digit) - 1] if digit not in ("", "0") else (int(number) - 1) % 4
    given = [hand.strip() for hand in text[len(digit) :].split(",")]
    if len(given) > 4 and not any(given[4:]):
        given = given[:4]
    if not 3 <= len(given) <= 4:
        raise FormatError("hands-number", field.line, hands=len(given))
    hands: list[i64 | None] = [None] * 4
    for place, hand in enumerate(given):
        cards = _hand(hand, field.line)
        hands[SEATS[place]] = cards if card_count(cards) else None
    return dealer, whole_deal(hands, field.line)


def _hand(text: str, line: int) -> i64:
    cards: i64 = 0
    suit = -1
    for sign in text.upper().replace("10", "T"):
        if sign in SUIT_LETTERS:
            suit = SUIT_LETTERS.index(sign)
        elif sign in RANKS and suit >= 0:
            card = BIT[16 * suit + RANKS.index(sign)]
            if cards & card:
                raise FormatError("card-twice", line, text=quoted(text))
            cards |= card
        elif not sign.isspace():
            raise FormatError("rank", line, text=sign)
    return cards


def _board(deal: _Deal, dealer: int, hands: tuple[int, ...], place: int, label: str) -> Board:
    field = deal.last("sv")
    vulnerable = VULNERABLE.get(field.value.strip().lower()[:1])
    if vulnerable is None:
        raise FormatError("vulnerability", field.line, text=quoted(field.value.strip()))
    calls, call_lines = _calls(deal)
    cards, card_lines = _play(deal)
    if cards and calls and any(call not in ("pass", "double", "redouble") for call in calls):
        missing = passes_missing(tuple(calls))
        calls += ["pass"] * missing
        call_lines += call_lines[-1:] * missing
    contract, declarer = called_contract(dealer, tuple(calls))
    claimed = deal.last("mc").value.strip()
    tricks = int(claimed) if re.fullmatch(r"\d{1,2}", claimed, re.ASCII) and int(claimed) <= 13 else -1
    return Board(
        dealer,
        hands,
        vulnerable,
        tuple(calls),
        tuple(cards),
        number=int(label),
        names=_names(deal),
        contract=contract,
        declarer=declarer,
        tricks=tricks if declarer >= 0 else -1,
        scoring=SCORING,
        place=place,
        label=label,
        line=deal.line,
        call_lines=tuple(call_lines),
        card_lines=tuple(card_lines),
    )


def _names(deal: _Deal) -> tuple[str, ...]:
    """The names by seat: the first four of a list, or the next four in the closed room."""
    room, _ = deal.room_and_number()
    names = [name.strip() for name in deal.names.split(",")]
    if room != OPEN_ROOM and len(names) >= 8:
        names = names[4:]
    by_seat = dict(zip(SEATS, [*names, "", "", "", ""], strict=False))
    return tuple([by_seat[seat] for seat in range(4)])


def _calls(deal: _Deal) -> tuple[list[str], list[int]]:
    calls: list[str] = []
    lines: list[int] = []
    for field in deal.fields:
        if field.name != "mb":
            continue
        text = field.value.replace("!", "").replace("?", "").strip()
        at = 0
        while at < len(text):
            found = _CALL.match(text, at)
            if found is None:
                raise FormatError("call", field.line, text=quoted(field.value.strip()))
            calls.append(_CALLS.get(found[1].lower()) or bid_written(found[1]))
            lines.append(field.line)
            at = found.end()
    return calls, lines


def _play(deal: _Deal) -> tuple[list[int], list[int]]:
    """The cards as they fell, up to one that is not known."""
    cards: list[int] = []
    lines: list[int] = []
    for field in deal.fields:
        if field.name != "pc":
            continue
        suit = -1
        for sign in field.value.strip().upper().replace("10", "T"):
            if sign in "-?":
                return cards, lines
            if sign in SUIT_LETTERS:
                suit = SUIT_LETTERS.index(sign)
            elif sign in RANKS and suit >= 0:
                cards.append(16 * suit + RANKS.index(sign))
                lines.append(field.line)
            elif not sign.isspace():
                raise FormatError("card", field.line, text=quoted(field.value.strip()))
    return cards, lines


def _with_result(board: Board, text: str) -> Board:
    """The board with what the list of results of its file tells of it, where the board itself does not."""
    if text.upper() in ("PASS", "P", "PASSED OUT"):
        return board if board.calls else replace(board, contract=PASSED)
    found = _RESULT.fullmatch(text)
    if found is None or board.tricks >= 0 or board.contract == PASSED:
        return board
    contract = contract_written(found[1] + (found[2] or found[4]))
    declarer = SEAT_LETTERS.index(found[3].upper())
    tricks = int(contract[0]) + 6 + (0 if found[5] == "=" else int(found[5]))
    if not 0 <= tricks <= 13 or (board.contract and (board.contract, board.declarer) != (contract, declarer)):
        return board
    return replace(board, contract=contract, declarer=declarer, tricks=tricks)
