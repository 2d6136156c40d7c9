"""The best play of a position with all cards open (docs/solver.md), for people who look back at a deal.

Bridge calls it double dummy. It is looked for in slices of time: where much is left to play it may not be found.
"""

import time
from typing import Any, Final

from troef.cards.card import card_text
from troef.core.game import State
from troef.core.view import REFEREE
from troef.games.patience.state import PatienceState
from troef.search.klondike import solving as klondike
from troef.search.klondike.position import Rules
from troef.search.solver.position import CannotSolve
from troef.search.solver.solving import Solver, Solving
from troef.table.fault import Fault
from troef.tricks.aim import Aim

Answer = dict[str, Any]

#: The size of what the solver remembers, as a power of two.
MEMORY: Final = 18
#: Positions that are looked at before the clock is.
SLICE: Final = 2_000
#: Positions of a patience that are looked at at most.
MOST_POSITIONS: Final = 400_000


def can_be_solved(state: State) -> bool:
    """Whether the solver knows this game."""
    return isinstance(state, PatienceState) or type(state).trick_aim is not State.trick_aim


class OpenCards:
    """A position that is solved with all cards open; `run` goes on for a while, and `answer` says what was found.

    Raises:
        Fault: no tricks are played now.
    """

    def __init__(self, state: State) -> None:
        self._patience = isinstance(state, PatienceState)
        if isinstance(state, PatienceState):
            rules = Rules(parts=state.layout.partial, back=False)
            self._klondike = klondike.Solving(klondike.layout_of(state.view(REFEREE)), rules, MOST_POSITIONS)
            return
        actors = [seat for seat in state.actors() if seat >= 0]
        aim = state.trick_aim(actors[0]) if actors else None
        if not isinstance(aim, Aim):
            raise Fault("nothing-to-solve")
        self._seats = range(int(state.seats))
        self._aim = aim
        try:
            self._tricks = Solving(aim, Solver(MEMORY).memory, every_move=True, with_line=True)
        except CannotSolve as error:
            raise Fault("nothing-to-solve") from error

    def run(self, until: float) -> bool:
        """Go on until all is known, or until this moment of `time.monotonic`; whether all is known."""
        solving = self._klondike if self._patience else self._tricks
        while not solving.run(SLICE):
            if time.monotonic() > until:
                return False
        return True

    def answer(self) -> Answer:
        """What each card is worth when nobody errs, or whether a patience can be won.

        For tricks: `side` (the seats that play together for it), `value` (what they get from here on), `cards` (each
        with what they get after it), `best` (the cards that the seat on turn, `turn`, does best to play), `line` (the
        best play) and `exactly` (how many tricks they must take exactly, where that is what counts; then a value is 1
        or 0). For patience: `verdict` (`winnable`, `unwinnable`, `unknown`) and `moves`, how many a win takes.
        """
        if self._patience:
            return {"verdict": self._klondike.verdict, "moves": len(self._klondike.line)}
        aim, found = self._aim, self._tricks
        turn = int(aim.play.turn)
        ours = aim.side >> turn & 1
        best = (max if ours else min)(value for _, value in found.moves)
        return {
            "side": [seat for seat in self._seats if aim.side >> seat & 1],
            "turn": turn,
            "value": found.value,
            "exactly": int(aim.exactly) if aim.exactly >= 0 else None,
            "cards": [{"card": card_text(card), "value": value} for card, value in found.moves],
            "best": [card_text(card) for card, value in found.moves if value == best],
            "line": [card_text(card) for card in found.line],
        }
