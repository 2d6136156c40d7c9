"""Which number each move is, and by which numbers one is made that is spelled."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

#: Moves below this are found in an array, others in a dictionary.
ARRAY: Final[i64] = 8192


@final
class MoveNumbers:
    """The actions of moves. 0 is no move; `spell` gives the actions of a move that is made of several."""

    def __init__(self, whole: dict[int, int], actions: int, spell: Callable[[int], tuple[int, ...]]) -> None:
        self._small = vec[i64]([0] * int(ARRAY))
        self._large: dict[int, int] = {}
        self._moves = vec[i64]([-1] * actions)
        self._spell = spell
        self._paths: dict[int, tuple[int, ...]] = {}
        for move, action in whole.items():
            self._moves[action] = move
            if 0 <= move < ARRAY:
                self._small[move] = action
            else:
                self._large[move] = action

    def whole(self, move: i64) -> i64:
        """The action that is this whole move; 0 where it is spelled, or is none of the game's."""
        if 0 <= move < ARRAY:
            return self._small[move]
        found = self._large.get(move)
        return 0 if found is None else found

    def move(self, action: i64) -> i64:
        """The move that an action is; -1 where it is only a part of one."""
        return self._moves[action]

    def path(self, move: i64) -> tuple[int, ...]:
        """The actions by which a move is made."""
        found = self._paths.get(move)
        if found is None:
            found = self._spell(int(move))
            self._paths[move] = found
        return found
