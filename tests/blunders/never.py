"""What a player that people want as a partner never does: positions in which some moves are plain blunders."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import troef
from proving import AT_LENGTH, seeded
from troef.bots import make_player

#: The strong player tries this many worlds, so that it does the same every time.
STRONG: Final = "strong:40"
#: The levels that must not blunder.
LEVELS: Final = ("good", STRONG)
#: Players are made from these seeds: none of them may blunder.
SEEDS: Final = (1, 2) if AT_LENGTH else (1,)
#: The strong player must not blunder from ten other seeds either, which differ from proof to proof.
OTHER_SEEDS: Final = tuple(seeded(f"other {number}") for number in range(10))
#: `make test` has time for one of them in one position of this many; `make prove` tries all of them everywhere.
SELDOM: Final = 1 if AT_LENGTH else 8


@dataclass(frozen=True)
class Never:
    """A position, who is to move in it, and what is out of the question there, as texts of moves.

    `state` lays the position. `blunders` are texts as `game.show` gives them; one that ends in `…` stands for all
    moves that begin so. `why` is what a partner would say.
    """

    why: str
    state: Callable[[], troef.State]
    seat: int
    blunders: tuple[str, ...]

    def committed(self, level: str, seed: int) -> "str | None":
        """The blunder that a player of this level makes, or None."""
        state = self.state()
        view = state.view(self.seat)
        shown = {int(move): state.game.show(move, view) for move in view.moves}
        for blunder in self.blunders:  # a blunder that is not legal proves nothing
            assert any(_is(text, blunder) for text in shown.values()), (
                f"{blunder} is not legal: {sorted(shown.values())}"
            )
        assert any(not self._bad(text) for text in shown.values()), "every move is a blunder"
        move = make_player(level, state.game, seed).choose(view, 0.3)
        chosen = shown.get(int(move), "wait")
        return chosen if self._bad(chosen) else None

    def _bad(self, text: str) -> bool:
        return any(_is(text, blunder) for blunder in self.blunders)


def _is(text: str, blunder: str) -> bool:
    return text.startswith(blunder[:-1]) if blunder.endswith("…") else text == blunder
