"""The course of a deal as tokens, for models that read sequences."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from troef.core.game import Game
from troef.core.view import View
from troef.env.actions import Actions
from troef.env.shown import Shown

#: The first tokens of every vocabulary: what fills the front, a word that is not in it, a card that was not shown, and
#: the table itself (the jury, the clock).
PAD: Final = 0
OTHER: Final = 1
UNSEEN: Final = 2
TABLE: Final = 3
_FIRST: Final = ("pad", "other", "?", "table")
#: Numbers up to here are tokens.
_MOST_NUMBER: Final = 99


class History:
    """How the log of a view becomes tokens: for each move who made it, as seen from the viewer, and its words."""

    def __init__(self, game: Game, seats: int, shown: Shown, actions: Actions) -> None:
        self.game = game
        self.seats = seats
        words = dict.fromkeys(_FIRST)
        words |= dict.fromkeys([f"seat {seat}" for seat in range(seats)])
        words |= dict.fromkeys([word for action in actions for word in action.text.split() if action.kind != "letter"])
        words |= dict.fromkeys([*shown.words, *shown.said, *map(str, range(_MOST_NUMBER + 1))])
        #: what each token says
        self.vocabulary = tuple(words)
        self._tokens = {word: token for token, word in enumerate(self.vocabulary)}
        self._first_seat = len(_FIRST)

    def tokens(self, view: View) -> list[int]:
        """The log of a view, oldest move first."""
        found: list[int] = []
        for (seat, _), facts in zip(view.log, self.game.language.describe_log(view), strict=True):
            viewer = max(0, view.seat)
            found.append(TABLE if seat < 0 else self._first_seat + (seat - viewer) % self.seats)
            found += [self._tokens.get(word, OTHER) for word in str(facts["text"]).split()]
        return found

    def array(self, view: View, length: int) -> NDArray[np.int32]:
        """The last `length` tokens, shape (length,), padded at the front."""
        last = self.tokens(view)[-length:]
        out = np.zeros(length, dtype=np.int32)
        if last:
            out[-len(last) :] = last
        return out
