"""Reading Portable Bridge Notation as other programs write it, each game by itself: one does not block the others."""

import re
from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.card import SUIT_LETTERS
from troef.formats.bridge.boards import (
    PASSED,
    Board,
    bid_written,
    called_contract,
    contract_so_far,
    contract_written,
    passes_missing,
    strain_played,
    whole_deal,
)
from troef.formats.pbn.tokens import Game, games_in
from troef.formats.reading import Fault, FormatError, Reading, quoted
from troef.games.bridge.game import ORDERINGS
from troef.games.bridge.scoring import SEAT_LETTERS

#: Ranks in PBN are one sign each.
PBN_RANKS: Final = "23456789TJQKA"

_VULNERABLE: Final = {
    "": "",
    "?": "",
    "-": "None",
    "none": "None",
    "love": "None",
    "ns": "NS",
    "n-s": "NS",
    "ew": "EW",
    "e-w": "EW",
    "all": "All",
    "both": "All",
}
_CALLS: Final = {"pass": "pass", "p": "pass", "x": "double", "dbl": "double", "xx": "redouble", "rdbl": "redouble"}
#: Says nothing: not known, or not there.
_NOTHING: Final = ("", "?", "-")
#: A section ends here; and here it is to be continued.
_END: Final = "*"
_GOES_ON: Final = "+"
_CARD: Final = re.compile(r"[SHDC](?:10|[2-9TJQKA])")
#: A skipped player: somebody called out of turn.
_SKIPPED: Final = "^S"
#: Remarks that may hang at the end of a call or card: glyphs, notes, marks, alerts.
_HANGING: Final = re.compile(r"(?:[!?*]|=\d+=|\$\d+)+$")
#: Tricks of declarer, or by side; marked where they differ from those that were won.
_RESULT: Final = re.compile(r"\^?\s*(?:(?P<own>\d{1,2})|(?:NS\s*(?P<ns>\d{1,2})|EW\s*(?P<ew>\d{1,2})).*)")
_SCORE: Final = re.compile(r"(NS|EW)\s+([+-]?\d{1,5})(?:\s+(?:NS|EW)\s+[+-]?\d{1,5})?")

_PLAYERS: Final = ("north", "east", "south", "west")
#: What belongs to the deal: another table may play it again without saying so.
_OF_THE_DEAL: Final = ("deal", "dealer", "vulnerable")


def read_pbn(text: str) -> Reading[Board]:
    """The boards of a PBN file's text; a game that cannot be read is left out with its line and reason.

    >>> read_pbn('[Board "3"]\\n[Deal "N:AK... - - -"]').faults[0].reason
    'hand-size'
    """
    reading: Reading[Board] = Reading()
    games, stray = games_in(text)
    reading.faults += stray
    kept: dict[str, str] = {}
    standing: dict[str, str] = {}
    for place, game in enumerate(games, 1):
        _inherit(game, kept, standing)
        label = game.tag("board") or str(place)
        try:
            if game.faults:
                reading.faults.append(game.faults[0].at(place, label))
            else:
                reading.games.append(_board(game, place, label))
        except FormatError as error:
            reading.faults.append(error.fault.at(place, label))
    if not games and not stray:
        reading.faults.append(Fault("pbn-empty", line=1))
    return reading


def _inherit(game: Game, kept: dict[str, str], standing: dict[str, str]) -> None:
    """What a game has from those before it: a value for `#`, all that was said for good (`##`), and, where another
    table plays the same board, its cards."""
    board = kept.get("board", "")
    again = game.tag("deal").strip() == "#"
    for name, (value, line) in list(game.tags.items()):
        if value.startswith("##"):
            standing[name] = value[2:]
        if value.startswith("#"):
            game.tags[name] = (value[2:] if value.startswith("##") else kept.get(name, ""), line)
    for name, value in standing.items():
        game.tags.setdefault(name, (value, game.line))
    if again or (game.tag("deal") in _NOTHING and game.tag("board") in ("", board)):
        for name in _OF_THE_DEAL:
            if game.tag(name) in _NOTHING and name in kept:
                game.tags[name] = (kept[name], game.line_of(name))
    for name, (value, _) in game.tags.items():
        kept[name] = value


def _board(game: Game, place: int, label: str) -> Board:
    vulnerable = _VULNERABLE.get(game.tag("vulnerable").lower())
    if vulnerable is None:
        raise FormatError("vulnerability", game.line_of("vulnerable"), text=quoted(game.tag("vulnerable")))
    hands = _hands(game)
    first, calls, call_lines = _calls(game)
    dealer = _dealer(game, first)
    scoring = "" if game.tag("scoring") in _NOTHING else game.tag("scoring")
    board = Board(
        dealer,
        hands,
        vulnerable,
        number=_number(label) or place,
        names=tuple([game.tag(name) for name in _PLAYERS]),
        score=_score(game) if scoring and scoring.lower() not in ("rubber", "chicago") else None,
        scoring=scoring,
        goes_on=any(word == _GOES_ON for section in game.words.values() for word, _ in section),
        agreements=(game.tag("bidsystemns"), game.tag("bidsystemew")),
        place=place,
        label=label,
        line=game.line,
    )
    return _with_play(game, _with_auction(game, board, first, calls, call_lines))


def _number(label: str) -> int:
    return int(label) if label.isascii() and label.isdigit() and len(label) < 7 else 0


def _seat(game: Game, name: str) -> int:
    """The seat that a tag names; -1 when it names none."""
    letter = game.tag(name).strip("^ ").upper()[:1]
    if letter in _NOTHING:
        return -1
    if letter not in SEAT_LETTERS:
        raise FormatError("player", game.line_of(name), text=quoted(game.tag(name)))
    return SEAT_LETTERS.index(letter)


def _dealer(game: Game, first: int) -> int:
    """Who deals: as the tag says, or who calls first, or as boards with numbers have it, or whose hand stands first."""
    seat = _seat(game, "dealer")
    if seat >= 0 or first >= 0:
        return seat if seat >= 0 else first
    number = _number(game.tag("board"))
    return (number - 1) % 4 if number else _seat(game, "deal")


def _hands(game: Game) -> tuple[int, ...]:
    line, text = game.line_of("deal"), game.tag("deal")
    if text in _NOTHING:
        raise FormatError("deal-missing", line)
    first, colon, rest = text.partition(":")
    seat = SEAT_LETTERS.find(first.strip().upper())
    if not colon or len(first.strip()) != 1 or seat < 0:
        raise FormatError("deal-form", line, text=quoted(text))
    given = rest.split()
    if len(given) != 4:
        raise FormatError("hands-number", line, hands=len(given))
    hands: list[i64 | None] = [None] * 4
    for place, hand in enumerate(given):
        if hand not in _NOTHING:
            hands[(seat + place) % 4] = _hand(hand, line)
    return whole_deal(hands, line)


def _hand(text: str, line: int) -> i64:
    suits = text.split(".")
    if len(suits) != 4:
        raise FormatError("hand-suits", line, text=quoted(text))
    cards: i64 = 0
    for place, ranks in enumerate(suits):
        for rank in ranks.replace("10", "T").upper().replace("-", ""):
            if rank not in PBN_RANKS:
                raise FormatError("rank", line, text=rank)
            card = BIT[16 * (3 - place) + PBN_RANKS.index(rank)]
            if cards & card:
                raise FormatError("card-twice", line, text=quoted(text))
            cards |= card
    return cards


# ---- the auction ----


def _calls(game: Game) -> tuple[int, list[str], list[int]]:
    """Who calls first (-1: it is not said), the calls, and their lines; `-` stands for who has no turn yet."""
    calls: list[str] = []
    lines: list[int] = []
    first = _seat(game, "auction")
    for word, line in game.words["auction"]:
        if word in (_END, _GOES_ON):
            break
        if word.upper() == _SKIPPED:
            raise FormatError("skipped-call", line)
        call = _HANGING.sub("", word).lower()
        if not call or call.startswith("^"):
            continue
        if not call.strip("-"):
            first = (first + 1) % 4 if first >= 0 and not calls else first
        elif call == "ap":  # all pass: until the auction ends
            missing = passes_missing(tuple(calls))
            return first, calls + ["pass"] * missing, lines + [line] * missing
        else:
            made = _CALLS.get(call) or bid_written(call)
            if not made:
                raise FormatError("call", line, text=quoted(word))
            calls.append(made)
            lines.append(line)
    return first, calls, lines


def _with_auction(game: Game, board: Board, first: int, made: list[str], lines: list[int]) -> Board:
    """The board with its whole auction, contract and declarer; what its file left out is added."""
    remarks: list[Fault] = []
    line = game.line_of("auction")
    before = (first - board.dealer) % 4 if made and first >= 0 else 0
    if before:
        remarks.append(Fault("passes-added", {"count": before}, line))
    calls = tuple(["pass"] * before + made)
    text = game.tag("contract")
    said = "" if text in _NOTHING else PASSED if text.upper() == "PASS" else contract_written(text)
    if not said and text not in _NOTHING:
        raise FormatError("contract", game.line_of("contract"), text=quoted(text))
    if calls and (said == contract_so_far(calls) or (not said and game.words["play"])):
        calls += ("pass",) * (passes_missing(calls) if contract_so_far(calls) else 0)  # the last passes left out
    called, declarer = called_contract(board.dealer, calls)
    named = _declarer(game)
    left_out = _passes_left_out(game, board, declarer, named)
    if left_out:
        remarks.append(Fault("passes-added", {"count": left_out}, line))
        calls = ("pass",) * left_out + calls
        declarer = named
    if calls and said and not called and (named >= 0 or said == PASSED):
        remarks = [Fault("auction-replaced", {"contract": said}, line)]  # it was not written to its end
        calls = ()
    if called and said and said != called:
        raise FormatError("other-contract", game.line_of("contract"), said=said, called=called)
    if declarer >= 0 and named not in (-1, declarer):
        if not game.tag("declarer").startswith("^"):
            raise FormatError("other-declarer", game.line_of("declarer"), player=SEAT_LETTERS[declarer])
        # declarer and dummy changed places: only the shortest auction makes this one declarer
        remarks.append(Fault("declarer-swapped", {"player": SEAT_LETTERS[named]}, game.line_of("declarer")))
        calls, declarer = (), named
    return replace(
        board,
        calls=calls,
        call_lines=tuple(([line] * (before + left_out) + lines + [line] * 4)[: len(calls)]),
        contract=called or said,
        declarer=declarer if called else -1 if said == PASSED else named,
        remarks=(*board.remarks, *remarks),
    )


def _declarer(game: Game) -> int:
    """Who is declarer as the tag says, or by who leads; -1 where neither is said."""
    named = _seat(game, "declarer")
    leader = _seat(game, "play")
    return named if named >= 0 or leader < 0 else (leader - 1) % 4


def _passes_left_out(game: Game, board: Board, declarer: int, named: int) -> int:
    """How many passes were left out before an auction that gives another declarer than the tag.

    The card that was led must tell so: the tag may be wrong instead.
    """
    led = next((word for word, _ in game.words["play"] if _CARD.fullmatch(word.upper())), "")
    if declarer < 0 or named in (-1, declarer) or not led or game.tag("declarer").startswith("^"):
        return 0
    return (named - declarer) % 4 if board.hands[(named + 1) % 4] & BIT[_card(led, 0)] else 0


# ---- the play and the result ----


def _with_play(game: Game, board: Board) -> Board:
    """The board with its cards in the order in which they were played, and its result."""
    board = replace(board, tricks=_tricks(game, board.declarer))
    rows = _rows(game)
    if not any(card >= 0 for row in rows for card, _ in row):
        return board
    strain = strain_played(board)
    first = _seat(game, "play")
    if first < 0 and board.declarer >= 0:
        first = (board.declarer + 1) % 4
    if strain < 0 or first < 0:
        raise FormatError("play-without-contract", game.line_of("play"))
    order = ORDERINGS[strain]
    cards: list[int] = []
    lines: list[int] = []
    remarks = board.remarks
    leader = first
    for trick, row in enumerate(rows, 1):
        held = _by_holder(board, row, first)
        if held != row and len(remarks) == len(board.remarks):
            remarks = (*remarks, Fault("play-columns", {"trick": trick}, row[0][1]))
        best, winner = -1, leader
        for place in range(4):
            seat = (leader + place) % 4
            column = (seat - first) % 4
            card, line = held[column] if column < len(held) else (-1, 0)
            if card < 0:
                return replace(board, cards=tuple(cards), card_lines=tuple(lines), remarks=remarks)
            cards.append(card)
            lines.append(line)
            if best < 0 or order.beaters[best] & BIT[card]:
                best, winner = card, seat
        leader = winner
    return replace(board, cards=tuple(cards), card_lines=tuple(lines), remarks=remarks)


def _by_holder(board: Board, row: list[tuple[int, int]], first: int) -> list[tuple[int, int]]:
    """A trick with each card in the column of who held it; as it stands where two cards are of one hand."""
    columns = [(-1, row[0][1])] * 4
    for card, line in row:
        if card >= 0:
            holder = next(seat for seat in range(4) if board.hands[seat] & BIT[card])
            columns[(holder - first) % 4] = (card, line)
    known = [card for card, _ in row]
    moved = sum(card >= 0 for card in known) == sum(card >= 0 for card, _ in columns)
    return columns if moved and [card for card, _ in columns[: len(row)]] != known else row


def _rows(game: Game) -> list[list[tuple[int, int]]]:
    """The tricks as (card or -1, line), in columns from the player of the first lead."""
    rows: list[list[tuple[int, int]]] = []
    for word, line in game.words["play"]:
        if word == _END:
            break
        card = _HANGING.sub("", word)
        if not card or card.startswith("^"):
            continue
        if not rows or len(rows[-1]) == 4:
            rows.append([])
        rows[-1].append((-1 if not card.strip("-+?") else _card(card, line), line))
    return rows


def _card(word: str, line: int) -> int:
    suit, rank = word[:1].upper(), word[1:].upper().replace("10", "T")
    if suit not in SUIT_LETTERS or len(rank) != 1 or rank not in PBN_RANKS:
        raise FormatError("card", line, text=quoted(word))
    return 16 * SUIT_LETTERS.index(suit) + PBN_RANKS.index(rank)


def _tricks(game: Game, declarer: int) -> int:
    """What declarer's side won as the file says; -1 where it says nothing that can be read."""
    found = _RESULT.fullmatch(game.tag("result").upper())
    if found is None:
        return -1
    if found["own"]:
        tricks = int(found["own"])
    elif declarer < 0:
        return -1
    else:
        theirs = found["ew"] if declarer % 2 else found["ns"]
        tricks = int(theirs) if theirs else 13 - int(found["ns"] or found["ew"])
    return tricks if 0 <= tricks <= 13 else -1


def _score(game: Game) -> "int | None":
    """The points of N–S as the file says; None where it does not say whose they are."""
    found = _SCORE.fullmatch(game.tag("score").upper().strip())
    if found is None:
        return None
    points = int(found[2])
    return points if found[1] == "NS" else -points
