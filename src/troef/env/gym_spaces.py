"""Spaces of Gymnasium for a space of ours."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from troef.env.actions import WAIT
from troef.env.spaces import Space

#: No column of an observation is larger.
_MOST = 1e9


class Sampled(int):
    """An action that `LegalActions.sample` drew, and by which draw between 0 and 1. Given after a `reset`, it stands
    for the legal action that the same draw gives there: checks of environments sample before they reset."""

    draw: float

    def __new__(cls, action: int, draw: float) -> "Sampled":
        found = super().__new__(cls, action)
        found.draw = draw
        return found

    def among(self, legal: list[int]) -> int:
        """The action itself where it is legal, else the one that was meant."""
        return int(self) if int(self) in legal or not legal else drawn(legal, self.draw)


def drawn(legal: list[int], draw: float) -> int:
    """The action that a draw between 0 and 1 gives."""
    return legal[int(draw * len(legal))]


class LegalActions(spaces.Discrete):
    """The actions of a game. `sample` draws a legal one, unless a mask or probabilities say otherwise."""

    def __init__(self, space: Space, legal: Callable[[], list[int]]) -> None:
        super().__init__(len(space.actions))
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        draw = float(self.np_random.random())
        return Sampled(drawn(self._legal() or [WAIT], draw), draw)

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.Discrete:
        return spaces.Discrete(int(self.n))


def seen_space(space: Space) -> spaces.Box:
    """The space of observations: float32 of shape (width,)."""
    return spaces.Box(-_MOST, _MOST, (space.width,), np.float32)


def seen_with_mask(space: Space) -> spaces.Dict:
    """The space of observations with the mask beside them."""
    mask = spaces.Box(0, 1, (len(space.actions),), np.int8)
    return spaces.Dict({"observation": seen_space(space), "action_mask": mask})
