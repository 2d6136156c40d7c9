"""An entrant of the arena from inside its child process: made once, then asked for one move after another.

Both functions are questions to a worker (`troef.thinking.worker`). They give whether the entrant raised an error, and
its answer or the error; an error never becomes a traceback.
"""

import inspect
import json
import os
import sys
from collections.abc import Callable
from http.client import HTTPConnection, HTTPSConnection
from importlib import import_module
from operator import index
from typing import Any, Final, cast
from urllib.parse import SplitResult, urlsplit

from troef.core.game import Game
from troef.core.options import options_dict
from troef.core.view import View
from troef.thinking.plain import Plain, game_of, view_of
from troef.thinking.worker import Memory

#: An entrant once it is made: the view, and the seconds that it has.
Chooser = Callable[[View, float], object]
#: What of an answer is read, in bytes.
LONGEST_ANSWER: Final = 65_536
#: What of an error is told.
LONGEST_ERROR: Final = 200
_KEY: Final = "entrant"


def prepare(memory: Memory, _: float, name: str, game: Plain, seed: str, limit: float) -> tuple[bool, object]:
    """Make the entrant; what it prints goes to standard error, because results go to standard output."""
    sys.stdout.flush()
    os.dup2(2, 1)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())

    def make() -> tuple[Game, Chooser]:
        played = game_of(*game)
        return played, poster(name, played, limit) if "://" in name else made(name, played, seed)

    return _tried(lambda: memory.keep(_KEY, make) and None)


def answer(memory: Memory, seconds: float, plain: Plain) -> tuple[bool, object]:
    """The entrant's answer to a view: a number or a text."""
    game, choose = memory.keep(_KEY, _nobody)
    return _tried(lambda: _plain(choose(view_of(plain, game), seconds)))


def _nobody() -> "tuple[Game, Chooser]":
    raise LookupError("nobody was made")


def _tried(act: Callable[[], object]) -> tuple[bool, object]:
    try:
        return False, act()
    except BaseException as error:  # also sys.exit(): whatever the code of others raises is its own fault
        told = " ".join(f"{type(error).__name__}: {error}".split())
        return True, told[:LONGEST_ERROR]


def _plain(found: object) -> object:
    """An answer as a text or a whole number; anything else as its text, which is no move."""
    if isinstance(found, str):
        return found[:LONGEST_ERROR]
    try:
        number = index(found)  # type: ignore[arg-type]
        return number if -(2**62) < number < 2**62 else str(number)[:LONGEST_ERROR]
    except TypeError:
        return repr(found)[:LONGEST_ERROR]


def made(name: str, game: Game, seed: str) -> Chooser:
    """The class or function `package.module:name`: a class is made with the game and a seed where it takes both."""
    module, _, attribute = name.partition(":")
    found: Any = getattr(import_module(module), attribute)
    if not inspect.isclass(found):
        return lambda view, _: found(view)
    maker = cast(Callable[..., Any], found)
    try:
        inspect.signature(maker).bind(game, seed)
    except TypeError:
        return cast(Chooser, maker().choose)
    return cast(Chooser, maker(game, seed).choose)


def poster(address: str, game: Game, limit: float) -> Chooser:
    """A player that asks an address: the view is posted as JSON, the answer is `{"move": "KH"}`."""
    parts = urlsplit(address)
    line = _line(parts, limit)
    line.connect()
    line.close()
    about = {"slug": game.slug, "rules": game.rules, "options": options_dict(game.options)}

    def choose(view: View, seconds: float) -> object:
        moves = [game.show(move, view) for move in view.moves]
        asked = {"game": about, "view": view.as_dict(), "moves": moves, "limit_ms": round(seconds * 1000)}
        return post(parts, json.dumps(asked, ensure_ascii=False).encode(), seconds)

    return choose


def post(parts: SplitResult, body: bytes, seconds: float) -> object:
    """The move of the answer; what is no JSON with a move comes back as it is."""
    line = _line(parts, seconds)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, body, {"Content-Type": "application/json", "Connection": "close"})
        response = line.getresponse()
        text = response.read(LONGEST_ANSWER)
    finally:
        line.close()
    if response.status != 200:
        raise ConnectionError(f"HTTP {response.status}")
    try:
        facts = json.loads(text)
    except (ValueError, RecursionError):
        return text.decode(errors="replace")
    return facts["move"] if isinstance(facts, dict) and isinstance(facts.get("move"), str) else repr(facts)


def _line(parts: SplitResult, seconds: float) -> HTTPConnection:
    """A connection; its own timeout is longer than the limit, which the alarm of the worker keeps."""
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    return kind(parts.hostname or "", parts.port, timeout=2 * seconds + 5)
