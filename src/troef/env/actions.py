"""Every move of a game as one number, or as a few numbers one after another.

A game has a fixed list of actions for its options and seats. Most moves are one action: `KH`, `pass`, `bid 3NT`. A move
that is made of many parts (a meld, a large raise) is *spelled*: the verb first, then its words, each an action of its
own. A word that no match has shown yet is spelled letter by letter, so every move can be written. After each part only
what continues a legal move is legal; as soon as only one legal move is left, it is made.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from troef.cards.card import SUIT_LETTERS, card_text
from troef.core.game import Game
from troef.core.language import AMOUNT, CARD, NOTHING, SEAT, SUIT, Verb
from troef.core.moves import kind_of, make_move
from troef.env.shown import Shown

#: What somebody does who cannot act, in environments in which everybody gives an action at each step.
WAIT: Final = 0
#: Up to this amount every amount of a verb is an action of its own; a verb with larger ones is spelled.
MOST_AMOUNTS: Final = 400

#: Payloads of which every value is an action of its own.
LISTED: Final = (NOTHING, CARD, SUIT, SEAT)

_LETTERS: Final = "".join([chr(code) for code in range(33, 127)])
_DIGITS: Final = "0123456789"
_SPACE: Final = "space"


class ActionError(ValueError):
    """An action that is out of range, or not legal now; the sentence says which and why. Nothing has changed."""


def different_cards(game: Game, seats: int) -> list[int]:
    """One card of each kind in the pack of a game, in order: packs that are played with together have cards that only
    differ in their number."""
    found: dict[str, int] = {}
    for card in sorted(game.pack(seats)):
        found.setdefault(card_text(card), card)
    return list(found.values())


@dataclass(frozen=True)
class Action:
    """What a number stands for.

    `kind` is `wait`, `move` (a whole move), `begin` (the verb of a move that is spelled), `word`, `letter` or `end`
    (of a move that is spelled). `text` is how it is written.
    """

    kind: str
    text: str


class Actions:
    """The actions of a game with its options at a number of seats."""

    def __init__(self, game: Game, seats: int, shown: Shown) -> None:
        self.game = game
        self.seats = seats
        self._shown = shown
        self._cards = different_cards(game, seats)
        #: the action of each move that is one
        self.moves: dict[int, int] = {}
        self._begins: dict[int, int] = {}
        self._paths: dict[int, tuple[int, ...]] = {}
        self._all: list[Action] = [Action("wait", "wait")]
        for verb in game.language.verbs:
            self._add_verb(verb)
        #: where the parts of spelled moves begin; as many as all actions in a game in which nothing is spelled
        self.first_part = len(self._all)
        self._parts: dict[tuple[str, str], int] = {}
        if self._begins:
            self._add_parts()

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, index: int) -> Action:
        """What an action is.

        Raises:
            ActionError: there is no such action.
        """
        if not 0 <= index < len(self._all):
            raise ActionError(f"there is no action {index}: they go from 0 to {len(self._all) - 1}")
        return self._all[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    # ---- the list ----

    def _add_verb(self, verb: Verb) -> None:
        for payload in self._payloads(verb):
            move = int(make_move(verb.kind, payload))
            self.moves[move] = len(self._all)
            self._all.append(Action("move", self.game.language.show(move)))
        begun = self._named(f"{verb.name} …")
        if self._is_spelled(verb) and not begun:  # of two verbs with one name, the second is no move
            self._begins[verb.kind] = len(self._all)
            self._all.append(Action("begin", f"{verb.name} …"))

    def _is_spelled(self, verb: Verb) -> bool:
        """Whether not all moves of a verb are listed."""
        return verb.kind in self._shown.spelled or (isinstance(verb.payload, str) and verb.payload not in LISTED)

    def _named(self, text: str) -> bool:
        return any(action.text == text for action in self._all)

    def _payloads(self, verb: Verb) -> list[int]:
        """The payloads of a verb that are listed."""
        payload = verb.payload
        if isinstance(payload, tuple):
            return list(range(len(payload)))
        if payload == NOTHING:
            return [] if verb.kind in self._shown.spelled else [0]
        if payload == AMOUNT:
            most = self._shown.amounts.get(verb.name, -1)
            return list(range(most + 1)) if most <= MOST_AMOUNTS else []
        if payload == CARD:
            return self._cards
        if payload == SUIT:
            return list(range(len(SUIT_LETTERS)))
        return list(range(self.seats)) if payload == SEAT else []

    def _add_parts(self) -> None:
        amounts_only = not set(self._begins) & set(self._shown.spelled) and all(
            self.game.language.by_kind[kind].payload == AMOUNT for kind in self._begins
        )
        words = {} if amounts_only else dict.fromkeys([*map(card_text, self._cards), *self._shown.words])
        letters = _DIGITS if amounts_only else _LETTERS
        parts = [("word", word) for word in words] + [("letter", letter) for letter in letters]
        parts += [("end", "end")] if amounts_only else [("letter", _SPACE), ("end", "end")]
        for part in parts:
            self._parts[part] = len(self._all)
            self._all.append(Action(*part))

    # ---- moves and actions ----

    def whole(self, move: int) -> int:
        """The action that is this whole move; 0 where it is spelled, or its card is not known."""
        return self.moves.get(move, 0)

    def path(self, move: int) -> tuple[int, ...]:
        """The actions by which a move is made: one, or several where it is spelled.

        Raises:
            MoveTextError: it is no move of the game.
        """
        found = self._paths.get(move)
        if found is None:
            whole = self.moves.get(move)
            found = (whole,) if whole is not None else self._spelled(move)
            self._paths[move] = found
        return found

    def _spelled(self, move: int) -> tuple[int, ...]:
        verb = self.game.language.by_kind[int(kind_of(move))]
        begin = self._begins.get(verb.kind)
        text = self.game.language.show(move)
        if begin is None:  # beyond what its verb lists
            raise ActionError(f"'{text}' is no action of {self.game.slug}: '{verb.name}' lists no such move")
        rest = text if verb.bare else text.removeprefix(verb.name)
        return (begin, *self._parts_of(rest.split()), self._parts["end", "end"])

    def _parts_of(self, words: list[str]) -> Iterator[int]:
        lettered = False
        for word in words:
            known = self._parts.get(("word", word))
            if known is not None:
                yield known
            else:
                if lettered:  # two such words side by side
                    yield self._parts["letter", _SPACE]
                yield from (self._parts["letter", letter] for letter in word)
            lettered = known is None

    def move(self, path: "tuple[int, ...] | list[int]") -> int:
        """The move that actions stand for: `path` the other way round.

        Raises:
            ActionError: they are no move of the game.
        """
        actions = tuple(path)
        if len(actions) == 1 and self[actions[0]].kind == "move":
            return next(move for move, index in self.moves.items() if index == actions[0])
        text = self.text(actions)
        for move in self.game.language.parse(text):
            if self.path(move) == actions:
                return move
        raise ActionError(f"'{text}' is no move of {self.game.slug}")

    def text(self, path: "tuple[int, ...] | list[int]") -> str:
        """How actions one after another are written.

        Raises:
            ActionError: there is no such action.
        """
        found, lettered = "", False
        for action in [self[index] for index in path]:
            if action.kind == "letter":
                found += " " if action.text == _SPACE else action.text if lettered else f" {action.text}"
            elif action.kind == "begin":
                verb = next(verb for verb in self.game.language.verbs if f"{verb.name} …" == action.text)
                found += "" if verb.bare else verb.name
            elif action.kind != "end":
                found += f" {action.text}"
            lettered = action.kind == "letter"
        return re.sub(r"\s+", " ", found).strip()
