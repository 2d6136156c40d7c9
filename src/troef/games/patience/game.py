"""The game: what is agreed on, how it is laid, entered and settled."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from troef.cards.pack import make_pack
from troef.core.game import Game
from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec
from troef.core.rng import rng_from
from troef.core.view import View
from troef.games.patience.entering import deal_text, read_position
from troef.games.patience.language import PatienceLanguage
from troef.games.patience.layout import MOVE, bare_layout, count_of, move_cards, source_of, target_of
from troef.games.patience.play import PatienceState, Play
from troef.games.patience.worlds import TRIES, layouts_of


@dataclass(frozen=True)
class Options:
    """What is agreed on beforehand."""

    partial_runs: bool = False


SPECS: Final[tuple[OptionSpec, ...]] = (Flag("partial_runs"),)

INFO: Final = GameInfo(
    "patience",
    "alone",
    (1, 1, 1),
    10,
    Options(),
    SPECS,
    presets={"book": {}, "delen": {"partial_runs": True}},
    synonyms=("klondike", "solitaire", "solitair"),
    order=Order(deal="R1", turn="P1", end="R18"),
)

PACK: Final = list(make_pack())


@dataclass(frozen=True)
class Result:
    """A finished patience, for `settle`: how many cards lie on the foundations (S1)."""

    foundation: int


@final
class Patience(Game):
    """The rules, with what the player agreed on."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, PatienceLanguage())
        self.partial = options.partial_runs
        #: so many layouts are tried before one is looked for that is not stuck
        self.tries: int = TRIES

    def new_state(self, seats: int, dealer: int) -> PatienceState:
        return PatienceState(self, dealer, bare_layout(self.partial))

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """The columns from bottom to top, and the bank, top first."""
        first = [pile * (pile + 1) // 2 for pile in range(8)]
        columns = {f"T{pile + 1}": list(range(first[pile], first[pile + 1])) for pile in range(7)}
        return {**columns, "bank": list(range(28, 52))}

    def room_for(self, place: str, room: list[int], count: int) -> list[int]:
        """Of a column given in part these are the uppermost cards, so that `T7="KH"` opens with that king."""
        return room[len(room) - count :] if place != "bank" else room[:count]

    def arrange(
        self,
        hands: "dict[int, str] | list[str] | None" = None,
        seats: "int | None" = None,
        dealer: int = 0,
        **places: str,
    ) -> list[int]:
        """As for every game. A column is written from bottom to top, also as in `T3="2|QH"`; `stock` is the bank."""
        if "stock" in places and "bank" not in places:
            places["bank"] = places.pop("stock")
        plain = {place: deal_text(place, text) for place, text in places.items()}
        return super().arrange(hands, seats, dealer, **plain)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As for every game; with a view, a part that is the whole run is read as the whole run."""
        move = super().parse(text, view)
        if view is None or move & 63 != MOVE or not count_of(move):
            return move
        source = source_of(move)
        if len(view.zone(f"T{source + 1}").cards) == count_of(move):
            return int(move_cards(source, target_of(move)))
        return move

    def settle(self, result: Result) -> tuple[int, ...]:
        """S1, S2: there are no points; the number that goes with won or lost is that of the cards put away.

        Raises:
            ValueError: there are no so many cards.
        """
        if not 0 <= result.foundation <= 52:
            raise ValueError(f"{result.foundation} cards cannot lie on the foundations: 0 to 52 can")
        return (result.foundation,)

    def position(
        self,
        tableau: "list[str] | dict[int, str]",
        foundations: str = "",
        waste: str = "",
        bank: str = "",
    ) -> PatienceState:
        """A game in the middle, as a rule book writes it: for examples, lessons and puzzles.

        `tableau` gives the columns from T1 on (or by number), each as `2|QH JS`: how many cards lie face down, or
        which, and the open ones from bottom to top. `foundations` names the uppermost card of each (`4H AS`), `waste`
        goes from bottom to top, `bank` from the top down. Face-down cards that are not named are taken from the
        pack's fixed order; what is named nowhere is not in the game. A position that is stuck is over (R19).

        Raises:
            DealError: what is written is no position.
        """
        layout = bare_layout(self.partial)
        read_position(layout, PACK, tableau, foundations, waste, bank)
        state = PatienceState(self, 0, layout)
        state.begin_deal()
        state.open_layout()
        return state

    # ---- worlds ----

    def worlds(self, view: View, rng: Any) -> Iterator[PatienceState]:
        """Deals out what the view does not show; a game that goes on is not stuck (R19)."""
        layouts = layouts_of(view, self.partial, self.tries, rng_from(rng))
        while True:
            layout = next(layouts) if view.deal_number else bare_layout(self.partial)
            state = PatienceState(self, view.dealer, layout)
            state.restore(view)
            if view.deal_number:
                state.awaits_deal = False
                if view.outcome is None:
                    state.phase = Play(layout)
                else:
                    state.finish(view.outcome)
            yield state


def make(rules: str, options: Any) -> Game:
    """The game with checked options."""
    return Patience(rules, options)
