"""Reading games of the International Skat Server, each by itself: one that cannot be read does not block the others."""

import re
from dataclasses import dataclass
from typing import Final

from troef.cards.card import CardError, card_text, parse_card
from troef.formats.reading import Fault, FormatError, Reading, quoted
from troef.games.skat.cards import NUL, NUL_OUVERT, PACK
from troef.games.skat.language import game_text

#: The letters of the games by number, and of the announcements.
GAME_LETTERS: Final = ("C", "D", "H", "S", "G", "N", "N")
ANNOUNCED_LETTERS: Final = ("", "S", "Z", "O")
#: What ends a game there before its last card: for all, or as soon as the last opponent says it too.
ENDINGS: Final = ("LE", "TI")
GIVES_UP: Final = "RE"
SHOWS: Final = "SC"
UNKNOWN: Final = "??"

_OPENING: Final = "(;"
_CLOSING: Final = ";)"
_PROPERTY: Final = re.compile(r"([A-Z][A-Z0-9]?)\[([^\[\]]*)\]")
_NAMED: Final = re.compile(r"([CSHDGN])([HOSZ]*)((?:\.[CSHD][789TJQKA])*)")
_CARD: Final = re.compile(r"[CSHD][789TJQKA]")
_PAIR: Final = re.compile(r"[CSHD][789TJQKA]\.[CSHD][789TJQKA]")
_NUMBER: Final = re.compile(r"(d|v|m|p|t):(-?\d{1,4})(?!\S)")


@dataclass(frozen=True)
class IssResult:
    """What `R` says: declarer's place (-1: none), the points that he scores, his matadors, card points and tricks."""

    kind: str
    declarer: int = -1
    value: int = 0
    matadors: int = 0
    points: int = 0
    tricks: int = 0


@dataclass(frozen=True)
class IssGame:
    """One game: names and cards of forehand, middlehand and rearhand, the skat (card codes), and what they did.

    `moves` are (0, 1 or 2, the text of a move); `broken_off` says that the game ended there before its last card, or
    that its cards are not all known. `place` counts the games of a file from 1.
    """

    names: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    skat: tuple[int, ...]
    moves: tuple[tuple[int, str], ...]
    result: "IssResult | None" = None
    broken_off: bool = False
    place: int = 1
    line: int = 1


def read_iss(text: str) -> Reading[IssGame]:
    """The games of a text; what cannot be read is left out with its reason.

    >>> read_iss("(;GM[Go]MV[]R[] ;)").faults[0].reason
    'iss-other-game'
    """
    reading: Reading[IssGame] = Reading()
    before, *chunks = text.split(_OPENING)
    line = 1 + before.count("\n")
    stray = before.strip()
    stray_line = 1
    for place, chunk in enumerate(chunks, 1):
        body, closed, rest = chunk.partition(_CLOSING)
        try:
            if not closed:
                raise FormatError("iss-open", line)
            reading.games.append(_game(body, place, line))
        except FormatError as error:
            reading.faults.append(error.fault.at(place, str(place)))
        if rest.strip() and not stray:
            stray, stray_line = rest.strip(), line + body.count("\n")
        line += chunk.count("\n")
    if not chunks:
        reading.faults.append(Fault("iss-empty", line=1))
    elif stray:
        reading.faults.append(Fault("iss-stray", {"text": quoted(stray)}, stray_line))
    return reading


def _game(text: str, place: int, line: int) -> IssGame:
    facts = {name: value.strip() for name, value in _PROPERTY.findall(text)}
    if facts.get("GM") != "Skat":
        raise FormatError("iss-other-game", line, text=quoted(facts.get("GM", "")))
    words = facts.get("MV", "").split()
    if len(words) % 2 or len(words) < 2 or words[0] != "w":
        raise FormatError("iss-pairs", line)
    cards = _cards(words[1], line)
    if sorted(cards) != PACK:
        raise FormatError("iss-pack", line)
    moves = _Moves(set(cards[30:]), line)
    moves.read(words[2:])
    return IssGame(
        tuple([facts.get(f"P{player}", "") for player in range(3)]),
        (tuple(cards[:10]), tuple(cards[10:20]), tuple(cards[20:30])),
        tuple(cards[30:]),
        tuple(moves.made),
        _result(facts.get("R", "")),
        moves.broken_off,
        place,
        line,
    )


class _Moves:
    """The pairs of a game as moves in our texts."""

    def __init__(self, skat: set[int], line: int) -> None:
        self.skat = skat
        self.line = line
        self.made: list[tuple[int, str]] = []
        self.broken_off = False
        self.taken = False
        #: a game that was named before its two cards were laid away
        self.named: tuple[int, str] | None = None

    def read(self, words: list[str]) -> None:
        for who, what in zip(words[::2], words[1::2], strict=True):
            if what[:2] in ENDINGS or what == UNKNOWN:
                self.broken_off = True
                break
            if what[:2] == GIVES_UP:
                self.broken_off = True  # the other opponent may still play a card
            elif who == "w" and self.taken:
                self._skat_seen(what)
            elif what[:2] != SHOWS:
                self._add(who, what)
        if self.named is not None and not self.broken_off:
            raise FormatError("iss-discard-missing", self.line, text=self.named[1])

    def _skat_seen(self, what: str) -> None:
        if set(_cards(what, self.line)) != self.skat:
            skat = ".".join([iss_card(card) for card in sorted(self.skat)])
            raise FormatError("iss-skat", self.line, skat=skat, text=quoted(what))

    def _add(self, who: str, what: str) -> None:
        if who not in ("0", "1", "2"):
            raise FormatError("iss-who", self.line, text=quoted(f"{who} {what}"))
        player = int(who)
        if self.named is not None:
            self._lay_away(player, what)
            return
        self.taken = self.taken or what == "s"
        named = _NAMED.fullmatch(what)
        if named is None or _CARD.fullmatch(what):
            self.made.append((player, _move(what, self.line)))
            return
        self._name(player, what, *named.groups())

    def _name(self, player: int, what: str, letter: str, marks: str, tail: str) -> None:
        """Naming a game is several of our moves: first the cards are laid away, or "hand" is said (A8)."""
        cards = _cards(tail[1:], self.line) if tail else []
        game = _game_text(letter, marks, self.taken)
        if self.taken and not cards:
            self.named = (player, game)
            return
        if self.taken and len(cards) < 2:
            raise FormatError("iss-discard", self.line, text=quoted(what))
        if len(cards) > (2 if self.taken else 0) and "O" not in marks:
            raise FormatError("iss-too-many", self.line, text=quoted(what))
        before = [f"discard {card_text(card)}" for card in cards[:2]] if self.taken else ["hand"]
        self.made += [(player, text) for text in [*before, game]]

    def _lay_away(self, player: int, what: str) -> None:
        """The two cards as a pair of their own, after the game."""
        assert self.named is not None
        if player != self.named[0] or _PAIR.fullmatch(what) is None:
            raise FormatError("iss-discard-missing", self.line, text=self.named[1])
        self.made += [(player, f"discard {card_text(card)}") for card in _cards(what, self.line)]
        self.made.append(self.named)
        self.named = None


def _move(what: str, line: int) -> str:
    """A bid, an answer, the taking of the skat or a card in our text."""
    if what.isascii() and what.isdigit():
        return what
    if what in ("y", "p", "s"):
        return {"y": "yes", "p": "pass", "s": "take skat"}[what]
    if _CARD.fullmatch(what):
        return card_text(_card(what, line))
    raise FormatError("iss-move", line, text=quoted(what))


def _game_text(letter: str, marks: str, taken: bool) -> str:
    """The text of a game; "hand" is only said where it cannot be, and is refused there."""
    game = GAME_LETTERS.index(letter)
    if game == NUL and "O" in marks:  # a game of its own (R13)
        game, marks = int(NUL_OUVERT), marks.replace("O", "")
    announced = max([ANNOUNCED_LETTERS.index(mark) for mark in marks if mark != "H"], default=0)
    return game_text(game, announced, taken and "H" in marks)


def _result(text: str) -> "IssResult | None":
    words = text.split()
    if not words:
        return None
    if words[0] == "passed":
        return IssResult("passed")
    numbers = {name: int(number) for name, number in _NUMBER.findall(text)}
    kind = next((word for word in words if word in ("win", "loss", "penalty")), "")
    if not kind:
        return None
    declarer = numbers.get("d", -1)
    return IssResult(
        kind if declarer in (0, 1, 2) else "penalty",
        declarer,
        numbers.get("v", 0),
        numbers.get("m", 0),
        numbers.get("p", 0),
        numbers.get("t", 0),
    )


def _cards(text: str, line: int) -> list[int]:
    return [_card(word, line) for word in text.split(".")]


def _card(word: str, line: int) -> int:
    try:
        return parse_card(word[1:] + word[:1])
    except CardError as error:
        raise FormatError("iss-card", line, text=quoted(word)) from error


def iss_card(card: int) -> str:
    """A card as the server writes it: `HT` for the ten of hearts."""
    text = card_text(card)
    return text[-1] + text[:-1].replace("10", "T")
