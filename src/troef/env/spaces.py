"""The spaces of a game: what can be done in it, and what is seen of it, as numbers."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from troef.core.game import Game, State
from troef.core.options import options_dict
from troef.core.registry import find_game
from troef.core.view import REFEREE, View
from troef.env.actions import Actions
from troef.env.columns import Columns
from troef.env.history import History
from troef.env.observations import Floats, Observations
from troef.env.shown import shown
from troef.rows.episodes import Episodes

Mask = NDArray[np.int8]


class Space:
    """Actions and observations of a game with its options at a number of seats.

    Both are the same in every match, on every machine, and known before a match begins: tables of a game with its
    options can share what was learnt.

    >>> from troef.env import space
    >>> klaverjassen = space("klaverjassen")
    >>> klaverjassen.actions[klaverjassen.action("JH")].text
    'JH'
    >>> klaverjassen.columns["hand/0"].labels[:3]
    ('7C', '8C', '9C')
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        about = shown(game)
        self.actions = Actions(game, seats, about)
        self.observations = Observations(game, seats, about, self.actions)
        self.history = History(game, seats, about, self.actions)
        columns = self.observations.columns
        #: the column of each part of a move that has been given, where one is being spelled
        self.spelled: dict[int, int] = {}
        begins = [index for index, action in enumerate(self.actions) if action.kind == "begin"]
        given = [*begins, *range(self.actions.first_part, len(self.actions))] if begins else []
        if given:
            labels = [self.actions[index].text for index in given]
            start = columns.add("spelled", labels, "the parts of the move that is being made")
            self.spelled = {index: start + place for place, index in enumerate(given)}

    def __repr__(self) -> str:
        return (
            f"<Space of {self.game.slug}:{self.game.rules} at {self.seats} seats: {len(self.actions)} actions, "
            f"{self.width} columns>"
        )

    @property
    def columns(self) -> Columns:
        """The columns of an observation by name."""
        return self.observations.columns

    @property
    def width(self) -> int:
        """How many columns an observation has."""
        return self.columns.width

    def describe(self) -> str:
        """What each column of an observation says, and what each action is."""
        actions = "\n".join([f"{index}: {action.text} ({action.kind})" for index, action in enumerate(self.actions)])
        return f"{self!r}\n\nColumns of an observation\n{self.columns.describe()}\n\nActions\n{actions}"

    def action(self, text: str) -> int:
        """The action of a move that is one action, by its text.

        Raises:
            MoveTextError: it is no move of the game.
            ValueError: the move is made by several actions.
        """
        path = self.actions.path(self.game.parse(text))
        if len(path) > 1:
            raise ValueError(f"'{text}' is made by {len(path)} actions: {path}")
        return path[0]

    def observe(self, view: View, spelled: "tuple[int, ...] | list[int]" = (), out: "Floats | None" = None) -> Floats:
        """What a view says: float32 of shape (width,). `spelled`: the parts of the move that the viewer is making."""
        row = np.zeros(self.width, dtype=np.float32) if out is None else out
        self.observations.observe(view, [self.spelled[part] for part in spelled], row)
        return row

    def episodes(self, rows: int, whole_match: bool, most_moves: int) -> Episodes:
        """This many episodes side by side, for `troef.env.Batch`."""
        observations = self.observations
        return Episodes(
            self.game,
            self.seats,
            rows,
            whole_match,
            most_moves,
            observations.moves,
            observations.writer(),
            self.spelled,
            _has_open_log(self.game, self.seats),
        )

    def perfect(self, state: State, seat: int) -> Floats:
        """As `observe`, with all cards in sight: for critics in training, never for a player. Shape (width,).

        It tells what the referee sees, from where the seat sits.
        """
        view = state.view(REFEREE)
        view.seat = seat
        return self.observe(view)

    def mask(self, moves: list[int], spelled: "tuple[int, ...] | list[int]" = ()) -> Mask:
        """Which actions are legal: int8 of shape (actions,), from the legal moves and the parts given already."""
        out = np.zeros(len(self.actions), dtype=np.int8)
        out[self.legal(moves, spelled)] = 1
        return out

    def legal(self, moves: list[int], spelled: "tuple[int, ...] | list[int]" = ()) -> list[int]:
        """The legal actions, in order: those that begin, or go on with, a legal move."""
        given = tuple(spelled)
        place = len(given)
        paths = [self.actions.path(move) for move in moves]
        return sorted({path[place] for path in paths if path[:place] == given})


def _has_open_log(game: Game, seats: int) -> bool:
    """Whether everybody is told every move of the log as it stands there: the game hides nothing of it."""
    kind = type(game.start(seats))
    return kind.seen is State.seen and kind.shown_move is State.shown_move


@lru_cache(maxsize=256)
def _made(slug: str, rules: "str | None", seats: int, options: tuple[tuple[str, Any], ...]) -> Space:
    game = find_game(slug, rules, **dict(options))
    return Space(game, seats)


def space(slug: str, rules: "str | None" = None, seats: "int | None" = None, **options: Any) -> Space:
    """The space of a game with its options.

    Raises:
        UnknownGame: there is no such game.
        OptionError: an option is unknown, or has a value that cannot be.
        ValueError: the game is not played by that many.
    """
    game = find_game(slug, rules, **options)
    count = int(game.start(seats).seats)
    return _made(
        game.slug, game.rules, count, tuple(sorted(options_dict(game.options).items(), key=lambda item: item[0]))
    )
