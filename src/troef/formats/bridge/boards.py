"""A board: one deal of bridge as a file has it, with its auction, play and result as far as they are known."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, set_of
from troef.core.view import SheetEntry, SheetRow
from troef.formats.reading import Fault, FormatError
from troef.games.bridge.auction import LADDER, STRAINS
from troef.games.bridge.scoring import SEAT_LETTERS

PACK: Final = set_of([16 * suit + rank for suit in range(4) for rank in range(13)])
HAND_CARDS: Final = 13
PASSED: Final = "Pass"


@dataclass(frozen=True)
class Board:
    """One deal: `hands` as sets of cards by seat, `calls` as texts (`1C`, `pass`, `double` …), `cards` as they fell.

    `vulnerable` is `None`, `NS`, `EW`, `All`, or empty where the file does not say; `contract` as `4SX`, `Pass`, or
    empty while it is not known; `declarer` and `tricks` (what declarer's side won as the file says) are -1 until they
    are. `score` is what the file gives N–S. `goes_on` says that the play is to be continued, so that `tricks` is no
    result. `before` and `entries` are the rows of the sheet before this deal and what it wrote. `place` counts the
    boards of a file from 1, `label` is their number as it stands there; the lines say where things stood.
    """

    dealer: int
    hands: tuple[int, ...]
    vulnerable: str = ""
    calls: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    number: int = 1
    names: tuple[str, ...] = ()
    contract: str = ""
    declarer: int = -1
    tricks: int = -1
    score: int | None = None
    scoring: str = ""
    goes_on: bool = False
    agreements: tuple[str, str] = ("", "")
    before: tuple[SheetRow, ...] = ()
    entries: tuple[SheetEntry, ...] = ()
    remarks: tuple[Fault, ...] = ()
    place: int = 1
    label: str = ""
    line: int = 0
    call_lines: tuple[int, ...] = field(default=(), compare=False)
    card_lines: tuple[int, ...] = field(default=(), compare=False)


def whole_deal(hands: "list[i64 | None]", line: int) -> tuple[int, ...]:
    """Four hands by seat, of which one may be left out (None): it has the cards that the others have not.

    Raises:
        FormatError: they are no deal.
    """
    seen: i64 = 0
    for seat, hand in enumerate(hands):
        if hand is None:
            continue
        if card_count(hand) != HAND_CARDS:
            raise FormatError("hand-size", line, player=SEAT_LETTERS[seat], cards=int(card_count(hand)))
        if hand & seen:
            raise FormatError("card-in-two-hands", line, player=SEAT_LETTERS[seat])
        seen |= hand
    if hands.count(None) > 1:
        raise FormatError("hands-unknown", line)
    return tuple([int(hand) if hand is not None else int(PACK & ~seen) for hand in hands])


def tricks_of(board: Board) -> list[list[tuple[int, int]]]:
    """The tricks of a board as (seat, card) in the order of play."""
    tricks: list[list[tuple[int, int]]] = []
    for card in board.cards:
        holder = next((seat for seat in range(4) if board.hands[seat] & BIT[card]), -1)
        if not tricks or len(tricks[-1]) == 4:
            tricks.append([])
        tricks[-1].append((holder, card))
    return tricks


# ---- the auction ----


def bid_written(text: str) -> str:
    """A bid in our form from `1n`, `1NT` or `1SA`; empty when it is none."""
    bid = text.upper().replace("SA", "N")
    bid += "T" if bid.endswith("N") else ""
    return bid if bid in LADDER.names else ""


def contract_written(text: str) -> str:
    """A contract in our form (`4SX`) from `4sx`, `4S X`, `4Sd` or `4S*`; empty when it is none."""
    plain = text.upper().replace(" ", "").replace("*", "X")
    bare = plain.rstrip("X")
    bid = bid_written(bare)
    return bid + plain[len(bare) :] if bid and len(plain) - len(bare) <= 2 else ""


def passes_missing(calls: tuple[str, ...]) -> int:
    """How many passes an auction wants before it is over (R17, R18)."""
    quiet = 0
    while quiet < len(calls) and calls[-1 - quiet] == "pass":
        quiet += 1
    return max(0, (3 if any(call in LADDER.names for call in calls) else 4) - quiet)


def contract_so_far(calls: tuple[str, ...]) -> str:
    """The last bid with its double, whether or not the auction is over; empty before the first bid."""
    bids = [place for place, call in enumerate(calls) if call in LADDER.names]
    if not bids:
        return ""
    doubles = [call for call in calls[bids[-1] :] if call in ("double", "redouble")]
    return calls[bids[-1]] + "X" * len(doubles)


def called_contract(dealer: int, calls: tuple[str, ...]) -> tuple[str, int]:
    """The contract and declarer that an auction ends in (R18, R19); empty and -1 while it is open.

    >>> called_contract(0, ("pass", "1H", "double", "3H", "3S", "pass", "4S", "pass", "pass", "pass"))
    ('4S', 0)
    """
    if not calls or passes_missing(calls):
        return "", -1
    bids = [place for place, call in enumerate(calls) if call in LADDER.names]
    if not bids:
        return PASSED, -1
    last = bids[-1]
    same = [place for place in bids if calls[place][1:] == calls[last][1:] and (place ^ last) & 1 == 0]
    return contract_so_far(calls), (dealer + same[0]) % 4


def calls_to(board: Board) -> list[str]:
    """The shortest auction that leads to a board's contract and declarer; none when they are not known."""
    if board.contract == PASSED:
        return ["pass"] * 4
    if not board.contract or board.declarer < 0:
        return []
    bid = board.contract.rstrip("X")
    doubles = ["double", "redouble"][: len(board.contract) - len(bid)]
    return ["pass"] * ((board.declarer - board.dealer) & 3) + [bid, *doubles, "pass", "pass", "pass"]


def strain_played(board: Board) -> int:
    """The strain of the contract, from the auction or from the contract; -1 when neither tells."""
    last = contract_so_far(board.calls) or board.contract
    bid = last.rstrip("X")
    return STRAINS.index(bid[1:]) if bid in LADDER.names else -1
