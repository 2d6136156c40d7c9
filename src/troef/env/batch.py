"""Many episodes side by side, on arrays that the caller may give: PufferLib's contract, and Gymnasium's reset modes."""

from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from troef.env.actions import ActionError
from troef.env.course import MOST_MOVES, NOBODY, Unit
from troef.env.laying import doubles, ints, lay, mark
from troef.env.spaces import Space
from troef.env.told import told_all, told_rows
from troef.rows.episodes import TERMINATED, TRUNCATED, Episodes

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

    `observations` and `masks` are for reading: a step changes only the cells that were written or are written now.

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
        self._episodes = space.episodes(n, episode == "match", most_moves)
        self._episodes.seed([f"{seed}:{row}" for row in range(n)])
        self._old = _OldCells(n)
        self.turns: NDArray[np.int32] = ints(self._episodes.turns)
        self.final_rewards = np.zeros((n, space.seats), dtype=np.float32)
        self.observations[:] = 0
        self.masks[:] = 0
        self._show()

    def reset(
        self, seed: "int | None" = None, options: "dict[str, Any] | None" = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin again: all rows, or those that `options["reset_mask"]` names. The same seed gives the same deals.

        Raises:
            ValueError: the mask is not one True or False for each row. Nothing has changed.
        """
        named = told_rows(options, self.n)
        rows = list(range(self.n)) if named is None else named
        for row in rows:
            if seed is None:
                self._episodes.begin(row)
            else:
                self._episodes.seed_row(row, f"{seed}:{row}")
        self.rewards[rows] = 0
        self.terminals[rows] = self.truncations[rows] = False
        self.final_rewards[rows] = 0
        self._show()
        return self.observations, {}

    def _show(self) -> None:
        """Write what the seat of each row sees that gives the next action, and what it may do."""
        episodes, old = self._episodes, self._old
        episodes.show_all()
        writer, space = episodes.writer, self.space
        ones, cells = (writer.ones, episodes.one_ends), (writer.places, writer.values, episodes.ends)
        lay(self.observations, space.width, *ones, *cells, old.ones, old.one_ends, old.places, old.ends)
        mark(self.masks, len(space.actions), episodes.marks, episodes.mark_ends, old.marks, old.mark_ends)
        old.keep(episodes)

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
        self._episodes.step(chosen.tolist(), RESET_MODES.index(self.reset_mode))
        self.rewards[:] = doubles(self._episodes.rewards)
        over = ints(self._episodes.over)
        self.terminals[:] = over == int(TERMINATED)
        self.truncations[:] = over == int(TRUNCATED)
        self.final_rewards[:] = doubles(self._episodes.final_rewards).reshape(self.final_rewards.shape)
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, {}

    def _refuse(self, row: int, chosen: NDArray[Any]) -> None:
        action = int(chosen[row])
        text = self.space.actions[action].text  # or there is none
        raise ActionError(f"row {row}: seat {int(self.turns[row])} may not give '{text}' now")


class _OldCells:
    """What was laid into the arrays last time, to be taken out of them again."""

    def __init__(self, rows: int) -> None:
        self.ones = self.places = self.marks = np.zeros(0, dtype=np.int32)
        self.one_ends = self.ends = self.mark_ends = np.zeros(rows, dtype=np.int32)

    def keep(self, episodes: Episodes) -> None:
        """Keep the cells and marks that the rows have now."""
        self.one_ends = ints(episodes.one_ends).copy()
        self.ones = ints(episodes.writer.ones)[: self.one_ends[-1]].copy()
        self.ends = ints(episodes.ends).copy()
        self.places = ints(episodes.writer.places)[: self.ends[-1]].copy()
        self.mark_ends = ints(episodes.mark_ends).copy()
        self.marks = ints(episodes.marks)[: self.mark_ends[-1]].copy()


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
