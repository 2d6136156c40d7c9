"""Entrants: players of others in the arena, as `package.module:Class` (or a function) or as `http://host:port/path`.

Each seat of each table has a child process of its own, which ends with the table. So an entrant cannot remember a deal
that it plays again in another seat, and partners share nothing. The child gets views only.

There is one rule for faults. An answer that is no legal move, one that comes after the limit, and a crash count as one
fault each. After a fault the random player plays for that seat until the end of the table.
"""

import asyncio
import re
from dataclasses import dataclass
from enum import IntEnum
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from troef.bots.base import RandomPlayer
from troef.bots.by_name import BOT_NAMES, make_player
from troef.bots.player import Player
from troef.bots.yardsticks import YARDSTICKS
from troef.core.game import Game
from troef.core.view import View
from troef.thinking.plain import plain_game, plain_view
from troef.thinking.process import LONGEST_START, TaskFailed, WorkerDied, WorkerProcess

#: How long an entrant may take for a move where nobody says so, in seconds.
USUAL_LIMIT: Final = 1.0
#: `package.module:name`.
_CODE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
_CHILD: Final = "troef.sim.entrant_child"


class Fault(IntEnum):
    """What an entrant can do wrong."""

    ILLEGAL = 0
    LATE = 1
    CRASH = 2


class NoEntrant(Exception):
    """An entrant that cannot play at all: `key` says so, `facts` has its name and why."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text)
        self.key = "no-entrant"
        self.facts: dict[str, object] = {"name": name, "text": text}


@dataclass(frozen=True)
class Noted:
    """One fault: at which seat, which, and what is known of it."""

    seat: int
    fault: Fault
    text: str


def is_entrant(name: str) -> bool:
    """Whether a name is that of an entrant, and not of a player of Troef.

    >>> [is_entrant(name) for name in ("bots.mine:Ducker", "http://localhost:8000/", "good", "strong:20", "strong:x")]
    [True, True, False, False, False]
    """
    if "://" in name:
        return True
    known = name.partition(":")[0].lower() in (*BOT_NAMES, *YARDSTICKS)
    return not known and _CODE.fullmatch(name) is not None


class Entrants:
    """The entrants at one table; they leave at its end.

    >>> import troef
    >>> with Entrants(limit=1.0) as entrants:
    ...     player = entrants.make("good", troef.game("skat"), "seed")
    >>> entrants.faults
    []
    """

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._made: list[EntrantPlayer] = []
        self.faults: list[Noted] = []

    def __enter__(self) -> "Entrants":
        return self

    def __exit__(self, *_: object) -> None:
        for player in self._made:
            player.leave()

    def make(self, name: str, game: Game, seed: str) -> Player:
        """A player by name, Troef's own or an entrant."""
        if not is_entrant(name):
            return make_player(name, game, seed)
        player = EntrantPlayer(name, game, seed, self._limit, self.faults)
        self._made.append(player)
        return player


class EntrantPlayer:
    """An entrant at one seat. It plays in a child process until its first fault, then the random player plays."""

    def __init__(self, name: str, game: Game, seed: str, limit: float, faults: list[Noted]) -> None:
        self._name = name
        self._game = game
        self._limit = limit
        self._faults = faults
        # The deals follow from the seed of the contest, so an entrant gets another one.
        self._seed = sha256(seed.encode()).hexdigest()
        self._other = RandomPlayer(game, self._seed)
        self._child: Child | None = None
        self._forfeited = False

    def choose(self, view: View, budget: float) -> int:
        """The move of the entrant, or after a fault of the random player."""
        if not self._forfeited:
            fault, answer = self._ask(view)
            if fault is None:
                move = legal_move(answer, view, self._game)
                if move is not None:
                    return move
                fault, answer = Fault.ILLEGAL, repr(answer)
            self._faults.append(Noted(view.seat, fault, str(answer)))
            self._forfeited = True
            self.leave()
        return self._other.choose(view, budget)

    def _ask(self, view: View) -> "tuple[Fault | None, Any]":
        """What the child answers, or a fault with what is known of it."""
        try:
            if self._child is None:
                self._child = Child()
                self._child.ask("prepare", LONGEST_START, self._name, plain_game(self._game), self._seed, self._limit)
            return None, self._child.ask("answer", self._limit, plain_view(view))
        except Late:
            return Fault.LATE, ""
        except Crashed as error:
            return Fault.CRASH, str(error)

    def leave(self) -> None:
        """End the child process."""
        if self._child is not None:
            self._child.end()
            self._child = None


def legal_move(answer: object, view: View, game: Game) -> "int | None":
    """The legal move that an answer stands for: its number or its text."""
    if isinstance(answer, str):
        return next((move for move in view.moves if game.show(move, view) == answer.strip()), None)
    return answer if isinstance(answer, int) and not isinstance(answer, bool) and answer in view.moves else None


def check_entrant(name: str, game: Game) -> None:
    """Before anything is played: whether an entrant can be loaded, or somebody answers at its address.

    Raises:
        NoEntrant: it cannot play.
    """
    if "://" in name:
        _check_address(name)
    child = Child()
    try:
        child.ask("prepare", LONGEST_START, name, plain_game(game), "", USUAL_LIMIT)
    except Late as error:
        raise NoEntrant(name, "it was not ready in time") from error
    except Crashed as error:
        raise NoEntrant(name, str(error)) from error
    finally:
        child.end()


def _check_address(name: str) -> None:
    try:
        parts = urlsplit(name)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if wrong:
        raise NoEntrant(name, "the address is not of the form http://host:port/path")


class Late(Exception):
    """The child did not answer within its time, and has been ended."""


class Crashed(Exception):
    """The child raised an error, or its process is gone."""


class Child:
    """A worker process that is asked and waited for.

    Raises:
        Crashed: it could not be started.
    """

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        try:
            self._worker = self._runner.run(WorkerProcess.start(0, 1))
        except (WorkerDied, OSError) as error:
            self._runner.close()
            raise Crashed("no process could be started for it") from error

    def ask(self, task: str, seconds: float, *arguments: Any) -> Any:
        """What a function of the child gives; its process ends itself when it thinks for longer than this.

        Raises:
            Late: it thought for too long.
            Crashed: it raised an error, or its process is gone.
        """
        try:
            (fault, answer), _ = self._runner.run(
                self._worker.ask(f"{_CHILD}:{task}", seconds, seconds, arguments)
            )  # fmt: skip
        except WorkerDied as error:
            self._worker.end()
            if self._worker.hung:
                raise Late from error
            raise Crashed("its process ended") from error
        except (TaskFailed, TypeError, ValueError) as error:
            raise Crashed("its answer cannot be read") from error
        if fault:
            raise Crashed(answer)
        return answer

    def end(self) -> None:
        """End the process, whatever it does."""
        self._worker.end()
        self._runner.close()
