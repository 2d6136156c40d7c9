"""Gymnasium's interface: one agent, the other seats are played by somebody else."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
from gymnasium.error import InvalidAction, ResetNeeded

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.core.view import View
from troef.env.actions import ActionError
from troef.env.course import MOST_MOVES, Unit
from troef.env.episode import Episode
from troef.env.gym_spaces import LegalActions, Sampled, seen_space
from troef.env.observations import Floats
from troef.env.spaces import Mask, Space
from troef.env.told import told

#: Gives a move, as a number or as text, for what a seat may know.
Opponent = Callable[[View], "int | str"]
#: Seconds that a bot may think about a move.
BUDGET = 1.0


class Alone(gymnasium.Env[Floats, int]):
    """A game as `gymnasium.Env`: the agent sits at `seat`, `opponents` at the other seats.

    An observation is float32 of shape (width,). The mask is `info["action_mask"]` and `action_masks()`, as sb3-contrib
    asks for it. The reward of a step is what deals brought the agent since its last action. `action_space.sample()`
    draws legal actions.
    """

    def __init__(
        self,
        space: Space,
        opponents: "str | Opponent | Sequence[str | Opponent]" = "rule",
        seat: int = 0,
        episode: Unit = "deal",
        most_moves: int = MOST_MOVES,
        render_mode: "str | None" = None,
    ) -> None:
        if not 0 <= seat < space.seats:
            raise ValueError(f"there is no seat {seat} among {space.seats}")
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.space = space
        self.seat = seat
        self.unit = episode
        self.most_moves = most_moves
        self.render_mode = render_mode
        self.opponents = _by_seat(opponents, space.seats, seat)
        self._players: list[Opponent | None] = []
        self._course: Episode | None = None
        self.observation_space: Any = seen_space(space)
        self.action_space: Any = LegalActions(space, self.legal)
        _ = self._company("a test of their names")

    def _company(self, seed: str) -> "list[Opponent | None]":
        return [
            None if who is None else _opponent(who, self.space, f"{seed}:{seat}")
            for seat, who in enumerate(self.opponents)
        ]

    @property
    def course(self) -> Episode:
        """What is going on. Raises ResetNeeded before the first `reset`."""
        if self._course is None:
            raise ResetNeeded("'reset' comes first: nothing has been dealt")
        return self._course

    def reset(
        self, *, seed: "int | None" = None, options: "dict[str, Any] | None" = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            chosen = int(self.np_random.integers(2**62))
            self._players = self._company(str(chosen))
            self._course = Episode(self.space, self.unit, chosen, self.most_moves)
            self._others_act()
            if not self._course.over:  # a deal may end before the agent is asked
                return self._seen()

    def _others_act(self) -> float:
        """The others act until the agent is asked; gives what that brought it."""
        course = self.course
        brought = 0.0
        waiting: set[int] = set()
        while not course.over and course.turn != self.seat:
            player = self._players[course.turn]
            assert player is not None
            chosen = player(course.view(course.turn))
            move = self.space.game.parse(chosen) if isinstance(chosen, str) else int(chosen)
            if move != WAIT:
                course.play(move)
            elif len(waiting) < len(course.actors()):
                waiting.add(course.turn)
                course.ask_another(waiting)
            else:  # everybody waits for the others
                course.play(course.view(course.turn).moves[0])
            waiting = waiting if move == WAIT else set()
            brought += course.rewards[self.seat]
        return brought

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        return self.course.observe(self.seat), {"action_mask": self.action_masks()}

    def legal(self) -> list[int]:
        """The legal actions now; none when the episode is over."""
        return self.course.legal(self.seat)

    def action_masks(self) -> Mask:
        """Which actions are legal now: int8 of shape (actions,)."""
        return self.course.mask(self.seat)

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Give an action.

        Raises:
            InvalidAction: it is not legal now; the sentence says why, with the clause. Nothing has changed.
            ResetNeeded: the episode is over.
        """
        course = self.course
        if course.over:
            raise ResetNeeded("the episode is over: 'reset' begins another one")
        try:
            course.act(action.among(self.legal()) if isinstance(action, Sampled) else told(action))
        except ActionError as error:
            raise InvalidAction(str(error)) from error
        brought = course.rewards[self.seat] + self._others_act()
        seen, info = self._seen()
        return seen, brought, course.terminated, course.truncated, info

    def render(self) -> "str | None":
        """What the agent sees, as text (`render_mode="ansi"`)."""
        return repr(self.course.view(self.seat)) if self.render_mode == "ansi" else None


def _by_seat(
    opponents: "str | Opponent | Sequence[str | Opponent]", seats: int, agent: int
) -> "list[str | Opponent | None]":
    others = [seat for seat in range(seats) if seat != agent]
    if isinstance(opponents, str) or callable(opponents):
        listed: list[str | Opponent] = [opponents] * len(others)
    else:
        listed = list(opponents)
    if len(listed) != len(others):
        raise ValueError(f"{len(others)} opponents are needed, not {len(listed)}")
    found: list[str | Opponent | None] = [None] * seats
    for seat, who in zip(others, listed, strict=True):
        found[seat] = who
    return found


def _opponent(who: "str | Opponent", space: Space, seed: str) -> Opponent:
    if not isinstance(who, str):
        return who
    player = make_player(who, space.game, seed)
    return lambda view: int(player.choose(view, BUDGET))
