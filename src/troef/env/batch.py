"""Many episodes side by side, on arrays that the caller may give: PufferLib's contract, and Gymnasium's reset modes."""

from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from troef.env.actions import WAIT, ActionError
from troef.env.course import MOST_MOVES, NOBODY, Unit
from troef.env.episode import Episode
from troef.env.spaces import Space
from troef.env.told import told_all, told_rows

ResetMode = Literal["same_step", "next_step", "disabled"]
RESET_MODES: Final = ("same_step", "next_step", "disabled")


class Batch:
    """`n` episodes of one game that are stepped together.

    Arrays, a row for each episode; all but `turns` and the two of seats can be given as `buffers`, in any library that
    shares memory by DLPack:

    * `observations` float32 (n, width) and `masks` int8 (n, actions): what the seat sees that gives the next action.
    * `actions` int32 (n,): what `step` reads where it is given nothing.
    * `rewards` float32 (n,): what the seat that gives the next action was paid since its last one. Where an episode has
      ended: what the seat was paid that acted last.
    * `terminals`, `truncations` bool (n,): whether the episode has ended in this step.
    * `turns` int32 (n,): which seat gives the next action.
    * `final_rewards` float32 (n, seats): where an episode has ended, what each seat was paid since its last action.

    `reset_mode` is one of Gymnasium's three. "same_step": an episode that has ended begins again in the same step, so
    `masks` never has an empty row. "next_step": it begins in the next step, whose action is left out. "disabled": it
    waits for `reset(options={"reset_mask": …})`. Where nothing can be done, `WAIT` alone is legal.

    Raises:
        ValueError: there is no such mode, no row, or a buffer has another shape or kind.
    """

    def __init__(
        self,
        space: Space,
        n: int,
        seed: int = 0,
        reset_mode: ResetMode = "same_step",
        episode: Unit = "deal",
        most_moves: int = MOST_MOVES,
        buffers: "dict[str, Any] | None" = None,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch has at least one row, not {n}")
        if reset_mode not in RESET_MODES:
            raise ValueError(f"there is no reset mode '{reset_mode}': there are {', '.join(RESET_MODES)}")
        self.space = space
        self.n = n
        self.reset_mode = reset_mode
        self.unit = episode
        self.most_moves = most_moves
        self.metadata = {"autoreset_mode": reset_mode, "reset_modes": RESET_MODES}
        given = dict(buffers or {})
        self.observations: NDArray[np.float32] = _buffer(given, "observations", (n, space.width), np.float32)
        self.masks: NDArray[np.int8] = _buffer(given, "masks", (n, len(space.actions)), np.int8)
        self.actions: NDArray[np.int32] = _buffer(given, "actions", (n,), np.int32)
        self.rewards: NDArray[np.float32] = _buffer(given, "rewards", (n,), np.float32)
        self.terminals: NDArray[np.bool_] = _buffer(given, "terminals", (n,), np.bool_)
        self.truncations: NDArray[np.bool_] = _buffer(given, "truncations", (n,), np.bool_)
        if given:
            raise ValueError(f"there is no buffer '{min(given)}'")
        self.turns = np.full(n, NOBODY, dtype=np.int32)
        self.final_rewards = np.zeros((n, space.seats), dtype=np.float32)
        #: what each seat was paid since its last action
        self._due = np.zeros((n, space.seats), dtype=np.float32)
        self._seed = seed
        self._begun = np.zeros(n, dtype=np.int64)
        self._courses: list[Episode] = []
        self.reset(seed)

    def reset(
        self, seed: "int | None" = None, options: "dict[str, Any] | None" = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin again: all rows, or those that `options["reset_mask"]` names. The same seed gives the same deals.

        Raises:
            ValueError: the mask is not one True or False for each row. Nothing has changed.
        """
        named = told_rows(options, self.n)
        rows = list(range(self.n)) if named is None or not self._courses else named
        if seed is not None:
            self._seed = seed
            self._begun[rows] = 0
        if not self._courses:
            self._courses = [self._episode(row) for row in range(self.n)]
        else:
            for row in rows:
                self._courses[row] = self._episode(row)
        for row in rows:
            self.rewards[row] = 0
            self.terminals[row] = self.truncations[row] = False
            self.final_rewards[row] = 0
            self._show(row)
        return self.observations, {}

    def _episode(self, row: int) -> Episode:
        """The next episode of a row. One that ends before anybody is asked is left out."""
        while True:
            found = Episode(self.space, self.unit, f"{self._seed}:{row}:{self._begun[row]}", self.most_moves)
            self._begun[row] += 1
            self._due[row] = found.rewards
            if not found.over:
                return found

    def _show(self, row: int) -> None:
        """Write what the seat sees that gives the next action."""
        course = self._courses[row]
        self.turns[row] = course.turn
        self.observations[row] = 0
        self.masks[row] = 0
        if course.over:
            self.masks[row, WAIT] = 1
            return
        view = course.view(course.turn)
        spelled = course.spelled.get(course.turn, ())
        self.space.observe(view, spelled, self.observations[row])
        self.masks[row, self.space.legal(view.moves, spelled)] = 1
        self.masks[row, WAIT] = course.may_wait(course.turn)

    def step(
        self, actions: Any = None
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action for every row: `actions`, or what stands in the buffer.

        Raises:
            ActionError: an action is not legal, or there are not as many as rows; the sentence names the first row.
                Nothing has changed in any row.
        """
        chosen = told_all(self.actions if actions is None else actions, self.n)
        in_range = (chosen >= 0) & (chosen < len(self.space.actions))
        legal = in_range & (self.masks[np.arange(self.n), np.where(in_range, chosen, 0)] != 0)
        if self.reset_mode == "next_step":
            legal |= self.turns == NOBODY
        if not legal.all():
            self._refuse(int(np.flatnonzero(~legal)[0]), chosen)
        self.rewards[:] = 0
        self.terminals[:] = self.truncations[:] = False
        for row, action in enumerate(chosen.tolist()):
            self._step_row(row, action)
        return self.observations, self.rewards, self.terminals, self.truncations, {}

    def _refuse(self, row: int, chosen: NDArray[Any]) -> None:
        action = int(chosen[row])
        text = self.space.actions[action].text  # or there is none
        raise ActionError(f"row {row}: seat {int(self.turns[row])} may not give '{text}' now")

    def _step_row(self, row: int, action: int) -> None:
        course = self._courses[row]
        if course.over:
            if self.reset_mode == "next_step":
                self._courses[row] = self._episode(row)
                self._show(row)
            return
        actor = course.turn
        self._due[row, actor] = 0
        course.act(action)
        self._due[row] += course.rewards
        if course.over:
            self.rewards[row] = self._due[row, actor]
            self.final_rewards[row] = self._due[row]
            self.terminals[row], self.truncations[row] = course.terminated, course.truncated
            if self.reset_mode == "same_step":
                self._courses[row] = self._episode(row)
        else:
            self.rewards[row] = self._due[row, course.turn]
        self._show(row)


def _buffer(given: dict[str, Any], name: str, shape: tuple[int, ...], kind: Any) -> Any:
    """A buffer of the caller as an array on the same memory, or a new one.

    Raises:
        ValueError: it has another shape or kind, or cannot be written to.
    """
    found = given.pop(name, None)
    if found is None:
        return np.zeros(shape, dtype=kind)
    array = found if isinstance(found, np.ndarray) else np.from_dlpack(found)
    if array.shape != shape or array.dtype != np.dtype(kind) or not array.flags.writeable:
        wanted = f"{np.dtype(kind)} of shape {shape}"
        raise ValueError(f"the buffer '{name}' must be {wanted}, to write to, not {array.dtype} of shape {array.shape}")
    return array
