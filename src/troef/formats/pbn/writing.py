"""Writing Portable Bridge Notation: the deals of a match in the export format."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import SUIT_CARDS, cards_in
from troef.cards.card import SUIT_LETTERS
from troef.core.log import SEAT_SHIFT
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import SheetEntry, SheetRow
from troef.formats.bridge.boards import PASSED, Board, tricks_of
from troef.formats.pbn.reading import PBN_RANKS
from troef.games.bridge.auction import ABANDON, LADDER, RESULT
from troef.games.bridge.game import BridgeState
from troef.games.bridge.rubber import DOUBLES
from troef.games.bridge.scoring import BELOW, SEAT_LETTERS

#: Calls as PBN writes them; bids are written as everywhere.
CALLS: Final = {"pass": "Pass", "double": "X", "redouble": "XX"}
#: Entries that belong to the rubber and not to the deal that ended it.
OF_THE_RUBBER: Final = ("rubber", "unfinished-game", "unfinished-part")


# ---- from a match ----


def boards_of(record: Record) -> list[Board]:
    """The deals of a match of bridge, the last one as far as it has come.

    Raises:
        RecordError: the record does not replay.
        ValueError: it is not a match of bridge.
    """
    state = record.start()
    if not isinstance(state, BridgeState):
        raise ValueError(f"this is a match of {record.game.slug}, not of bridge")
    boards: list[Board] = []
    dealt: Board | None = None
    for line, (kind, first, second) in enumerate(record.events, 2):
        if kind >= 0:
            replay_move(state, first, second, line)
            continue
        if dealt is not None:
            boards.append(_played(state, dealt))
        dealt = _before(state, record.names)
        replay_deal(state, first, line)
        assert state.tricks is not None
        dealt = replace(dealt, hands=tuple([int(hand) for hand in state.tricks.hands]))
    if dealt is not None:
        boards.append(_played(state, dealt))
    return boards


def _before(state: BridgeState, names: list[str]) -> Board:
    """A board without cards: what is known before they are dealt."""
    games = (state.rubber.vulnerable(0), state.rubber.vulnerable(1))
    vulnerable = "All" if games[0] and games[1] else "NS" if games[0] else "EW" if games[1] else "None"
    rules = state.rules.agreements
    return Board(
        int(state.dealer),
        (),
        vulnerable,
        number=int(state.deal_number) + 1,
        names=tuple(names),
        agreements=(rules[0], rules[1]),
        before=tuple(state.sheet),
    )


def _played(state: BridgeState, board: Board) -> Board:
    """The board with what has been called and played, now that the next deal comes or the record ends."""
    calls: list[str] = []
    cards: list[int] = []
    tricks = -1
    for entry in state.log:
        move = entry >> SEAT_SHIFT
        if kind_of(move) == PLAY:
            cards.append(int(payload_of(move)))
        elif kind_of(move) == RESULT:
            tricks = int(payload_of(move))
        elif kind_of(move) != ABANDON:
            calls.append(state.game.show(int(move)))
    contract, declarer = "", int(state.declarer)
    settled = len(state.sheet) > len(board.before)
    if declarer >= 0:
        contract = LADDER.names[state.contract] + DOUBLES[state.doubled]
    elif calls == ["pass"] * 4:
        contract = PASSED
    if state.tricks is not None and len(cards) == 52:
        tricks = int(state.tricks.tricks_of(declarer) + state.tricks.tricks_of(declarer ^ 2))
    return replace(
        board,
        calls=tuple(calls),
        cards=tuple(cards),
        contract=contract,
        declarer=declarer,
        tricks=tricks,
        entries=state.sheet[-1].entries if settled else (),
    )


# ---- to text ----


def write_pbn(boards: list[Board]) -> str:
    """The boards in PBN's export format."""
    lines = ["% PBN 2.1", "% EXPORT"]
    for board in boards:
        lines += [*_tags(board), *_auction(board), *_play(board), ""]
    return "\n".join(lines) + "\n"


def _tags(board: Board) -> list[str]:
    names = [board.names[seat] if seat < len(board.names) else "" for seat in range(4)]
    passed = board.contract == PASSED
    tags = [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Board", str(board.number)),
        *[(("North", "East", "South", "West")[seat], names[seat] or "?") for seat in (3, 0, 1, 2)],
        ("Dealer", SEAT_LETTERS[board.dealer]),
        ("Vulnerable", board.vulnerable or "?"),
        ("Deal", deal_text(board.hands)),
        ("Scoring", "Rubber"),
        ("Declarer", SEAT_LETTERS[board.declarer] if board.declarer >= 0 else "" if passed else "?"),
        ("Contract", board.contract or "?"),
        ("Result", str(board.tricks) if board.tricks >= 0 else "" if passed else "?"),
        ("Competition", "Rubber"),
    ]
    if board.tricks >= 0 or passed:
        own = [entry for entry in board.entries if entry.label not in OF_THE_RUBBER]
        ours, theirs = (sum([entry.points for entry in own if entry.column == side]) for side in range(2))
        tags.append(("Score", f"NS {ours} EW {theirs}"))
        tags.append(("ScoreRubber", f"NS {_columns(board.entries, 0)} EW {_columns(board.entries, 1)}"))
    tags.append(("ScoreRubberHistory", f"NS {_history(board.before, 0)} EW {_history(board.before, 1)}"))
    tags += [(f"BidSystem{pair}", text) for pair, text in zip(("NS", "EW"), board.agreements, strict=True) if text]
    return [f'[{name} "{_escaped(value)}"]' for name, value in tags]


def _escaped(value: str) -> str:
    """A value in a tag, where control signs have no place."""
    plain = "".join([sign if sign.isprintable() else " " for sign in value])
    return plain.replace("\\", "\\\\").replace('"', '\\"')


def _columns(entries: tuple[SheetEntry, ...], side: int) -> str:
    """A side's points above and below the line: `30/120`."""
    below = sum([entry.points for entry in entries if entry.column == side and entry.place == BELOW])
    return f"{sum([entry.points for entry in entries if entry.column == side]) - below}/{below}"


def _history(rows: tuple[SheetRow, ...], side: int) -> str:
    """A side's points before the deal: in earlier rubbers (a match has one), above the line, below it in each game."""
    above = 0
    games: list[int] = [0]
    part = [0, 0]
    for row in rows:
        for entry in row.entries:
            if entry.place != BELOW:
                above += entry.points if entry.column == side else 0
                continue
            part[entry.column] += entry.points
            games[-1] = part[side]
            if part[entry.column] >= 100:  # S9
                part = [0, 0]
                games.append(0)
    return f"0 {above}/{' '.join([str(points) for points in games])}"


def hand_text(hand: i64) -> str:
    """A hand as `AK5.Q102..J9`, spades first, with T for ten."""
    suits: list[str] = []
    for suit in (3, 2, 1, 0):
        suits.append("".join([PBN_RANKS[card & 15] for card in reversed(cards_in(hand & SUIT_CARDS[suit]))]))
    return ".".join(suits)


def deal_text(hands: tuple[int, ...]) -> str:
    """The four hands, from North: `N:… … … …`."""
    return "N:" + " ".join([hand_text(hand) for hand in hands])


def _auction(board: Board) -> list[str]:
    if not board.calls:
        return []
    calls = [CALLS.get(call, call) for call in board.calls]
    if not board.contract:
        calls.append("*")
    rows = [" ".join(calls[place : place + 4]) for place in range(0, len(calls), 4)]
    return [f'[Auction "{SEAT_LETTERS[board.dealer]}"]', *rows]


def _play(board: Board) -> list[str]:
    """The tricks, a row each, in columns from the player of the opening lead."""
    if not board.cards:
        return []
    first = (board.declarer + 1) & 3
    rows: list[str] = []
    for trick in tricks_of(board):
        cells = {seat: SUIT_LETTERS[card >> 4] + PBN_RANKS[card & 15] for seat, card in trick}
        rows.append(" ".join([cells.get((first + place) & 3, "- ") for place in range(4)]).rstrip())
    if len(board.cards) < 52:
        rows.append("*")
    return [f'[Play "{SEAT_LETTERS[first]}"]', *rows]
