"""Which number each move is, and by which numbers one is made that is spelled."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from troef.core.moves import KIND_BITS

#: Moves below this are found in an array, others in a table.
ARRAY: Final[i64] = 65536
_LEAST: Final[i64] = 256
_SPREAD: Final[i64] = 40503
#: No move: a place of the table that is free.
_FREE: Final[i64] = -1_099_511_627_776
#: What the array has for a move that nobody has asked for yet.
_UNKNOWN: Final[i64] = -1


@final
class MoveNumbers:
    """The actions of moves. 0 is no move; `spell` gives the actions of a move that is made of several.

    A move that is one action has that number in the array; one that is spelled has `-2 - start`, where its actions
    begin in `parts`, after how many they are.
    """

    def __init__(self, whole: dict[int, int], actions: int, spell: Callable[[int], tuple[int, ...]]) -> None:
        self._small = vec[i32]()
        #: pairs of a move and its number, each where its hash says or in the next free place
        self._large = vec[i64]([_FREE] * int(2 * _LEAST))
        self._held: i64 = 0
        self._moves = vec[i64]([-1] * actions)
        self._spell = spell
        self.parts = vec[i64]()
        for move, action in whole.items():
            self._moves[action] = move
            self._keep(move, action)

    def _keep(self, move: i64, number: i64) -> None:
        if not 0 <= move < ARRAY:
            self._keep_large(move, number)
            return
        while len(self._small) <= move:
            self._small = append(self._small, i32(_UNKNOWN))
        self._small[move] = i32(number)

    def _number(self, move: i64) -> i64:
        if 0 <= move < len(self._small):
            return i64(self._small[move])
        if 0 <= move < ARRAY:
            return _UNKNOWN
        place = self._place(move)
        return _UNKNOWN if self._large[place] == _FREE else self._large[place + 1]

    def _place(self, move: i64) -> i64:
        """Where a large move stands in the table, or would stand."""
        large = self._large
        mask: i64 = len(large) // 2 - 1
        place = (move ^ move >> 7 ^ move >> 17 ^ move >> 29) * _SPREAD >> 12 & mask
        while large[2 * place] != move and large[2 * place] != _FREE:
            place = place + 1 & mask
        return 2 * place

    def _keep_large(self, move: i64, number: i64) -> None:
        if 4 * self._held >= len(self._large):
            before = self._large
            self._large = vec[i64]([_FREE] * int(2 * len(before)))
            for at in range(0, len(before), 2):
                if before[at] != _FREE:
                    place = self._place(before[at])
                    self._large[place] = before[at]
                    self._large[place + 1] = before[at + 1]
        place = self._place(move)
        if self._large[place] == _FREE:
            self._held += 1
        self._large[place] = move
        self._large[place + 1] = number

    def whole(self, move: i64) -> i64:
        """The action that is this whole move; 0 where it is spelled, or is none of the game's."""
        number = self._number(move)
        return 0 if number < 0 else number

    def of_card(self, card: i64) -> i64:
        """The action that plays a card."""
        return i64(self._small[card << KIND_BITS])

    def move(self, action: i64) -> i64:
        """The move that an action is; -1 where it is only a part of one."""
        return self._moves[action]

    def start(self, move: i64) -> i64:
        """Where the actions of a spelled move begin in `parts`; before that stands how many they are."""
        number = self._number(move)
        if number == _UNKNOWN:
            path = self._spell(int(move))
            self.parts = append(self.parts, i64(len(path)))
            number = -2 - len(self.parts)
            for part in path:
                self.parts = append(self.parts, part)
            self._keep(move, number)
        return -2 - number
