"""A PBN file as games: their tags, and the words of their auction and play, each with its line.

Comments, escaped lines (`%`) and the rows of other tables are skipped. A tag may run over lines, its blanks are free
(`[Event"x"]`), and a value may hold quotes that should have been escaped. A game begins after an empty line, or without
one where a tag comes again with which games begin.
"""

import re
from typing import Final

from troef.formats.reading import Fault, quoted

_TAG: Final = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]')
#: A value with quotes that are not escaped, to the last bracket of its line.
_LOOSE_TAG: Final = re.compile(r'\[[ \t]*(\w+)[ \t]*"([^\n]*)"[ \t]*\]')
_WORD: Final = re.compile(r"[^\s;{\[]+")

#: Tags with which a game begins, and sections that may stand behind an empty line.
BEGINNING: Final = ("event", "board", "deal")
SECTIONS: Final = ("auction", "play")
ALLOWED_AFTER_A_GAP: Final = (*SECTIONS, "note")
#: No more things outside all games are told: the file is something else.
MOST_STRAY: Final = 10


class Game:
    """What a game of a file says: tags by lower-case name, the words of its sections; each with its line."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.tags: dict[str, tuple[str, int]] = {}
        self.words: dict[str, list[tuple[str, int]]] = {"auction": [], "play": []}
        self.faults: list[Fault] = []

    def tag(self, name: str) -> str:
        """A tag's value; empty where there is none."""
        return self.tags[name][0] if name in self.tags else ""

    def line_of(self, name: str) -> int:
        """The line of a tag; that of the game where there is none."""
        return self.tags[name][1] if name in self.tags else self.line

    def is_board(self) -> bool:
        """Whether it is about a deal: not only the head of a file."""
        return not self.tags.keys().isdisjoint(("deal", "contract")) or any(self.words.values()) or bool(self.faults)


class _Scanner:
    """A walk through a text, from token to token."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.at = 0
        self.line = 1
        self.games: list[Game] = []
        self.stray: list[Fault] = []
        self.game: Game | None = None
        self.section = ""
        self.gap = False
        self.braces_end = True  # whether there is another closing brace

    def run(self) -> None:
        text = self.text
        while self.at < len(text):
            sign = text[self.at]
            begins = self.at == 0 or text[self.at - 1] == "\n"
            if sign == "\n":
                self.gap = self.gap or begins
                self._step(1)
            elif (begins and sign == "%") or sign == ";":
                self._to_line_end()
            elif sign.isspace():
                self._blank_line() if begins else self._step(1)
            elif sign == "{":
                self._comment()
            elif sign == "[":
                self._tag()
            else:
                found = _WORD.match(text, self.at)
                assert found is not None
                self._word(quoted(found[0]))  # no call or card is long
                self._step(len(found[0]))

    def _step(self, signs: int) -> None:
        self.line += self.text.count("\n", self.at, self.at + signs)
        self.at += signs

    def _to_line_end(self) -> None:
        end = self.text.find("\n", self.at)
        self.at = len(self.text) if end < 0 else end

    def _blank_line(self) -> None:
        """A line of nothing but blanks is empty too."""
        end = self.text.find("\n", self.at)
        end = len(self.text) if end < 0 else end
        rest = self.text[self.at : end]
        blanks = len(rest) - len(rest.lstrip())
        self.gap = self.gap or blanks == len(rest)
        self._step(blanks)

    def _comment(self) -> None:
        end = self.text.find("}", self.at) if self.braces_end else -1
        if end >= 0:
            self._step(end + 1 - self.at)
            return
        self.braces_end = False
        self._fault("comment-open")
        self._to_line_end()

    def _tag(self) -> None:
        found = _TAG.match(self.text, self.at) or _LOOSE_TAG.match(self.text, self.at)
        if found is None:
            end = self.text.find("\n", self.at)
            self._fault("tag-form", text=quoted(self.text[self.at : end if end >= 0 else None].strip()))
            self._to_line_end()
            return
        name = found[1].lower()
        if self._begins_a_game(name):
            self.game = Game(self.line)
            self.games.append(self.game)
        self.gap = False
        assert self.game is not None
        value = found[2].replace('\\"', '"').replace("\\\\", "\\")
        self.game.tags.setdefault(name, (value.strip(), self.line))  # a tag that comes twice counts once
        self.section = name
        self._step(len(found[0]))

    def _begins_a_game(self, name: str) -> bool:
        game = self.game
        if game is None:
            return True
        if self.gap and not (name in ALLOWED_AFTER_A_GAP and (name == "note" or name not in game.tags)):
            return True
        return name in game.tags and (name in BEGINNING or name == next(iter(game.tags)))

    def _word(self, word: str) -> None:
        if self.game is None:
            self._fault("outside-a-game", text=word)
            return
        if self.section in SECTIONS:
            self.game.words[self.section].append((word, self.line))

    def _fault(self, reason: str, **facts: object) -> None:
        """Something cannot be read: the game that it stands in is left out, or it is a fault of the file."""
        fault = Fault(reason, facts, self.line)
        if self.game is not None and not self.gap:
            self.game.faults.append(fault)
        elif len(self.stray) < MOST_STRAY and self.line not in [other.line for other in self.stray]:
            self.stray.append(fault)


def games_in(text: str) -> tuple[list[Game], list[Fault]]:
    """The games of a PBN text that are about a deal, and what stands outside them and cannot be read."""
    scanner = _Scanner(text)
    scanner.run()
    return [game for game in scanner.games if game.is_board()], scanner.stray
