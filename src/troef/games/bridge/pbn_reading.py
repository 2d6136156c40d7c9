"""Reading Portable Bridge Notation as other programs write it: tags, auction, play; comments and notes are skipped."""

import re
from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.cards.card import SUIT_LETTERS
from troef.games.bridge.auction import LADDER, STRAINS
from troef.games.bridge.game import ORDERINGS
from troef.games.bridge.pbn import PACK, PBN_RANKS, Board, PbnError
from troef.games.bridge.rubber import SEAT_LETTERS

_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_VULNERABLE: Final = {
    "": "None",
    "-": "None",
    "?": "None",
    "none": "None",
    "love": "None",
    "ns": "NS",
    "ew": "EW",
    "all": "All",
    "both": "All",
}
_CALLS: Final = {"pass": "pass", "p": "pass", "x": "double", "xx": "redouble"}
#: Ends a section before its time; in the play also a card that nobody knows.
_ENDS: Final = ("*", "+")


class _Game:
    """What a game of a file says: tags by lower-case name, the words of its sections; each with its line."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.tags: dict[str, tuple[str, int]] = {}
        self.words: dict[str, list[tuple[str, int]]] = {"auction": [], "play": []}

    def tag(self, name: str) -> str:
        return self.tags[name][0] if name in self.tags else ""

    def line_of(self, name: str) -> int:
        return self.tags[name][1] if name in self.tags else self.line


def read_pbn(text: str) -> list[Board]:
    """The boards of a PBN file's text.

    Raises:
        PbnError: it cannot be read, with the line.
    """
    boards: list[Board] = []
    kept: dict[str, str] = {}
    for game in _games(text):
        for name, (value, line) in list(game.tags.items()):
            if value.startswith("#"):  # as in the game before
                game.tags[name] = (value[2:] if value[:2] == "##" and value != "##" else kept.get(name, ""), line)
            kept[name] = game.tags[name][0]
        for name in ("north", "east", "south", "west"):
            game.tags.setdefault(name, (kept.get(name, ""), game.line))
        boards.append(_board(game, len(boards) + 1))
    return boards


# ---- lines into games ----


def _games(text: str) -> list[_Game]:
    games: list[_Game] = []
    game: _Game | None = None
    section = ""
    comment = 0
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        if line.startswith("%") and not comment:
            continue
        if not line.strip() and not comment:
            game = None
            continue
        line, comment = _without_comments(line, comment, number)
        rest = line.strip()
        while rest:
            found = _TAG.match(rest)
            if found is None and rest.startswith("["):
                raise PbnError(number, f'a tag is [Name "value"], not {rest}')
            if found is not None:
                name = found[1].lower()
                if game is None or (name in game.tags and name != "note"):
                    game = _Game(number)
                    games.append(game)
                value = found[2].replace('\\"', '"').replace("\\\\", "\\")
                game.tags[name] = (value.strip(), number)
                section = name if name in game.words else "other"
                rest = rest[found.end() :].strip()
                continue
            word, _, rest = rest.partition(" ")
            rest = rest.strip()
            if game is None:
                raise PbnError(number, f"'{word}' stands outside a game, which begins with a tag")
            if section in game.words:
                game.words[section].append((word, number))
    if comment:
        raise PbnError(comment, "a comment that begins here does not end")
    return [game for game in games if "deal" in game.tags or game.words["auction"] or game.words["play"]]


def _without_comments(line: str, comment: int, number: int) -> tuple[str, int]:
    """A line without comments, and the line on which one that is still open began (0: none)."""
    kept: list[str] = []
    quoted = False
    for place, sign in enumerate(line):
        if comment:
            if sign == "}":
                comment = 0
                kept.append(" ")
        elif sign == '"' and line[place - 1 : place] != "\\":
            quoted = not quoted
            kept.append(sign)
        elif sign == "{" and not quoted:
            comment = number
        elif sign == ";" and not quoted:
            break
        else:
            kept.append(sign)
    return "".join(kept).replace("\t", " "), comment


# ---- a game into a board ----


def _board(game: _Game, place: int) -> Board:
    hands = _hands(game)
    number = game.tag("board")
    if number and not number.isdecimal():
        number = ""
    vulnerable = _VULNERABLE.get(game.tag("vulnerable").lower())
    if vulnerable is None:
        raise PbnError(game.line_of("vulnerable"), f"'{game.tag('vulnerable')}' is no vulnerability: None, NS, EW, All")
    calls, call_lines = _calls(game)
    dealer = _dealer(game)
    contract, declarer = _contract(game, called_contract(dealer, calls))
    result = game.tag("result").strip("^")
    names = [game.tag(name) for name in ("north", "east", "south", "west")]
    board = Board(
        dealer,
        hands,
        vulnerable,
        calls,
        number=int(number) if number else place,
        names=tuple(names),
        contract=contract,
        declarer=declarer,
        tricks=int(result) if result.isdecimal() else -1,
        agreements=(game.tag("bidsystemns"), game.tag("bidsystemew")),
        line=game.line,
        call_lines=call_lines,
    )
    return _with_play(game, board)


def _seat(game: _Game, name: str) -> int:
    """The seat that a tag names; -1 when it names none."""
    letter = game.tag(name).strip("^").upper()[:1]
    if letter in ("", "?", "-"):
        return -1
    if letter not in SEAT_LETTERS:
        raise PbnError(game.line_of(name), f"'{game.tag(name)}' is no player: N, E, S or W")
    return SEAT_LETTERS.index(letter)


def _dealer(game: _Game) -> int:
    for name in ("dealer", "auction"):
        seat = _seat(game, name)
        if seat >= 0:
            return seat
    board = game.tag("board")
    if board.isdecimal() and int(board):
        return (int(board) - 1) % 4
    raise PbnError(game.line, "nobody is said to deal")


def _hands(game: _Game) -> tuple[int, ...]:
    line = game.line_of("deal")
    text = game.tag("deal")
    first, colon, rest = text.partition(":")
    seat = SEAT_LETTERS.find(first.strip().upper())
    if not colon or len(first.strip()) != 1 or seat < 0:
        raise PbnError(line, 'a deal is "N:" and four hands such as AK5.Q102..J9')
    given = rest.split()
    if len(given) != 4:
        raise PbnError(line, f"a deal has four hands, not {len(given)}")
    hands = [0, 0, 0, 0]
    seen: i64 = 0
    unknown: list[int] = []
    for place, hand in enumerate(given):
        player = (seat + place) % 4
        if hand == "-":
            unknown.append(player)
            continue
        cards = _hand(hand, line)
        if card_count(cards) != 13:
            raise PbnError(line, f"{SEAT_LETTERS[player]} has {int(card_count(cards))} cards, not 13")
        if cards & seen:
            raise PbnError(line, f"{SEAT_LETTERS[player]} has a card that another hand has")
        seen |= cards
        hands[player] = int(cards)
    if len(unknown) > 1:
        raise PbnError(line, "more than one hand is not known")
    if unknown:
        hands[unknown[0]] = int(PACK & ~seen)
    return tuple(hands)


def _hand(text: str, line: int) -> i64:
    suits = text.split(".")
    if len(suits) != 4:
        raise PbnError(line, f"a hand has four suits with a point between them, not '{text}'")
    cards: i64 = 0
    for place, ranks in enumerate(suits):
        for rank in ranks.replace("10", "T").upper():
            if rank not in PBN_RANKS:
                raise PbnError(line, f"'{rank}' is no rank: A K Q J T 9 … 2")
            card = BIT[16 * (3 - place) + PBN_RANKS.index(rank)]
            if cards & card:
                raise PbnError(line, f"a card is twice in '{text}'")
            cards |= card
    return cards


def _calls(game: _Game) -> tuple[tuple[str, ...], tuple[int, ...]]:
    calls: list[str] = []
    lines: list[int] = []
    for word, line in game.words["auction"]:
        call = word.rstrip("!?").lower()
        if word in _ENDS:
            break
        if _is_note(word) or call in ("", "-"):
            continue
        if call == "ap":  # all pass: until the auction ends
            bid = any(made not in ("pass", "double", "redouble") for made in calls)
            quiet = 0
            while quiet < len(calls) and calls[-1 - quiet] == "pass":
                quiet += 1
            missing = max(0, (3 if bid else 4) - quiet)
            calls += ["pass"] * missing
            lines += [line] * missing
            break
        made = _CALLS.get(call, _bid(call))
        if not made:
            raise PbnError(line, f"'{word}' is no call")
        calls.append(made)
        lines.append(line)
    return tuple(calls), tuple(lines)


def _is_note(word: str) -> bool:
    """Whether a word only comments on what stands before it: a note, a glyph, an irregularity."""
    return (word.startswith("=") and word.endswith("=")) or word[0] in "$^"


def _bid(text: str) -> str:
    bid = text.upper()
    bid += "T" if bid.endswith("N") else ""
    return bid if bid in LADDER.names else ""


def called_contract(dealer: int, calls: tuple[str, ...]) -> tuple[str, int]:
    """The contract and declarer that an auction ends in (R18, R19); empty and -1 while it is open.

    >>> called_contract(0, ("pass", "1H", "double", "3H", "3S", "pass", "4S", "pass", "pass", "pass"))
    ('4S', 0)
    """
    bids = [place for place, call in enumerate(calls) if call in LADDER.names]
    quiet = len(calls) >= 3 and set(calls[-3:]) == {"pass"}
    if not bids:
        return ("Pass", -1) if len(calls) == 4 and quiet else ("", -1)
    if not quiet:
        return "", -1
    last = bids[-1]
    same = [place for place in bids if calls[place][1:] == calls[last][1:] and (place ^ last) & 1 == 0]
    doubles = [call for call in calls[last:] if call in ("double", "redouble")]
    return calls[last] + "X" * len(doubles), (dealer + same[0]) % 4


def _contract(game: _Game, called: tuple[str, int]) -> tuple[str, int]:
    """What the tags say, or the auction where they say nothing."""
    text = game.tag("contract").upper().replace(" ", "")
    line = game.line_of("contract")
    if text in ("", "?", "-"):
        return called
    bare = text.rstrip("X")
    bid = _bid(bare)
    if text == "PASS":
        said = ("Pass", -1)
    elif bid and len(text) - len(bare) <= 2:
        said = (bid + text[len(bare) :], _seat(game, "declarer"))
    else:
        raise PbnError(line, f"'{game.tag('contract')}' is no contract")
    if called[0] and said[0] != called[0]:
        raise PbnError(line, f"the auction ends in {called[0]}, not in {said[0]}")
    if called[1] >= 0 and said[1] not in (-1, called[1]):
        raise PbnError(game.line_of("declarer"), f"{SEAT_LETTERS[called[1]]} is declarer after this auction")
    return called if called[0] else said


# ---- the play ----


def _with_play(game: _Game, board: Board) -> Board:
    """The board with its cards in the order in which they were played."""
    rows = _rows(game)
    if not rows:
        return board
    strain = _strain_played(board)
    first = _seat(game, "play")
    if strain < 0 or first < 0:
        raise PbnError(game.line_of("play"), "cards without a contract, or without who leads")
    order = ORDERINGS[strain]
    cards: list[int] = []
    lines: list[int] = []
    leader = first
    for row in rows:
        best, winner = -1, leader
        for place in range(4):
            seat = (leader + place) % 4
            column = (seat - first) % 4
            card, line = row[column] if column < len(row) else (-1, 0)
            if card < 0:
                return replace(board, cards=tuple(cards), card_lines=tuple(lines))
            cards.append(card)
            lines.append(line)
            if best < 0 or order.beaters[best] & BIT[card]:
                best, winner = card, seat
        leader = winner
    return replace(board, cards=tuple(cards), card_lines=tuple(lines))


def _rows(game: _Game) -> list[list[tuple[int, int]]]:
    """The tricks as (card or -1, line), in columns from the player of the first lead."""
    rows: list[list[tuple[int, int]]] = []
    for word, line in game.words["play"]:
        if word in _ENDS:
            break
        if _is_note(word) or not word.rstrip("!?"):
            continue
        if not rows or len(rows[-1]) == 4:
            rows.append([])
        rows[-1].append((-1 if word == "-" else _card(word.rstrip("!?"), line), line))
    return rows


def _card(word: str, line: int) -> int:
    suit, rank = word[:1].upper(), word[1:].upper().replace("10", "T")
    if suit not in SUIT_LETTERS or len(rank) != 1 or rank not in PBN_RANKS:
        raise PbnError(line, f"'{word}' is no card: suit and rank, such as SK or HT")
    return 16 * SUIT_LETTERS.index(suit) + PBN_RANKS.index(rank)


def _strain_played(board: Board) -> int:
    """The strain of the contract, from the auction or from its tag; -1 when neither tells."""
    bids = [call for call in board.calls if call in LADDER.names]
    last = bids[-1] if bids else board.contract.rstrip("X")
    return STRAINS.index(last[1:]) if last in LADDER.names else -1
