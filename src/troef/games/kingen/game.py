"""The rules of kingen with their options."""

from typing import Any, Final, final

from troef.core.game import Game, State
from troef.core.language import CARD, SUIT, Language, Verb
from troef.core.moves import PLAY, TRUMP
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.kingen.games import PACK, game_of
from troef.games.kingen.options import INFO, Options
from troef.games.kingen.scoring import Result, cells, check_result
from troef.games.kingen.state import CUT_PATTERN, SHUFFLED_PATTERN, KingenState
from troef.tricks.unseen import trick_world

_LANGUAGE: Final = Language(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(TRUMP, "trump", SUIT, also=("troef", "choose trump", "kies troef", "ik noem", "ik maak", "make", "noem")),
    )
)


@final
class Kingen(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.cut: bool = options.deal_mode == "cut_4_4_5"

    def new_state(self, seats: int, dealer: int) -> KingenState:
        return KingenState(self, dealer, self.cut)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        pattern = CUT_PATTERN if self.cut else SHUFFLED_PATTERN
        return pattern.places(dealer)

    def settle(self, result: Result) -> tuple[int, ...]:
        """A `Result` -> points per seat, penalties below nought (S1, S2).

        Raises:
            ValueError: the numbers cannot be those of a deal.

        >>> import troef
        >>> troef.game("kingen").settle(Result(deal=6, seventh=1, last=3))
        (0, -3, 0, -2)
        """
        check_result(result)
        seventh = -1 if result.seventh is None else result.seventh
        last = -1 if result.last is None else result.last
        return tuple(cells(game_of(result.deal), list(result.counts), seventh, last))

    def world(self, view: View, rng: Rng) -> State:
        """The unseen cards shared uniformly over what the duties of the game have proven (R5, R11–R23)."""
        if not view.deal_number:
            return KingenState(self, view.dealer, self.cut)
        return trick_world(view, PACK, self._begin, rng)

    def _begin(self, view: View, hands: list[int]) -> State:
        state = KingenState(self, view.dealer, self.cut)
        state.restore(view)
        state.start_deal(hands)
        return state


def make(rules: str, options: Any) -> Game:
    """For the registry."""
    return Kingen(rules, options)
