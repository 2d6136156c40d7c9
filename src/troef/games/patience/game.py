"""The game: what is agreed on, how it is laid, entered and settled."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, final

from troef.cards.pack import make_pack
from troef.cards.sentence import Sentence, sentence_of
from troef.core.arranging import place_name
from troef.core.game import Game
from troef.core.info import GameInfo, Order
from troef.core.options import Flag, OptionSpec
from troef.core.position import check_game, make_step
from troef.core.position_facts import PositionError
from troef.core.refusal import DealError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.patience.entering import deal_text, is_layout, layout_parts, read_position, told_as_facts
from troef.games.patience.language import PatienceLanguage
from troef.games.patience.layout import MOVE, bare_layout, count_of, move_cards, source_of, target_of
from troef.games.patience.result import Result, check_result
from troef.games.patience.state import PatienceState, Play
from troef.games.patience.worlds import TRIES, layouts_of


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

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
    synonyms=("klondike", "solitaire", "solitair", "klondike solitaire"),
    order=Order(deal="R1", turn="P1", end="R18"),
)

PACK: Final = list(make_pack())


@final
class Patience(Game):
    """The rules, with what the player agreed on."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, PatienceLanguage())
        self.partial = options.partial_runs
        #: how many layouts are tried before one is looked for that is not stuck
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

    def arrange_in(
        self,
        rooms: dict[str, list[int]],
        seats: int,
        hands: "dict[int, str] | list[str] | None",
        places: dict[str, str],
        dealer: int = 0,
        pack: "list[int] | None" = None,
    ) -> list[int]:
        """As for every game. A column is written from bottom to top, also as in `T3="2|QH"`; `stock` is the bank."""
        plain: dict[str, str] = {}
        for place, text in places.items():
            name = "bank" if place == "stock" and "bank" not in places else place_name(place, rooms)
            plain[name] = deal_text(name, text)
        return super().arrange_in(rooms, seats, hands, plain, dealer, pack)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As for every game; with a view, a part that is the whole run is read as the whole run."""
        move = super().parse(text, view)
        if view is None or move & 63 != MOVE or not count_of(move):
            return move
        source = source_of(move)
        if len(view.zone(f"T{source + 1}").cards) == count_of(move):
            return int(move_cards(source, target_of(move)))
        return move

    def settle(self, result: Any) -> tuple[int, ...]:
        """S1, S2: there are no points; won or lost is told with the number of cards put away.

        Raises:
            ValueError: it has the wrong shape, or that many cards cannot lie there.

        >>> import troef
        >>> troef.game("patience").settle({"foundation": 17})
        (17,)
        """
        found = Result.read(result)
        check_result(found)
        return (found.foundation,)

    def position(self, tableau: Any, foundations: str = "", waste: str = "", bank: str = "") -> PatienceState:
        """A game in the middle, as for every game, or by its table, as a rule book writes it.

        `tableau` gives the columns from T1 on (or by number), each as `2|QH JS`: how many cards lie face down, or
        which, and the open ones from bottom to top. `foundations` names the uppermost card of each (`4H AS`), `waste`
        goes from bottom to top, `bank` from the top down. Face-down cards that are not named are taken from the
        pack's fixed order; what is named nowhere is not in the game. A position that is stuck is over (R19).

        The four can also be parts of one dictionary or its JSON text, with `moves` made since, which is what
        `PatienceState.position` gives of a game that was laid so.

        Raises:
            DealError: what is written is no position.
            PositionError: the same of a dictionary.

        >>> import troef
        >>> state = troef.game("patience").position(["0|8H", "1|7S"], bank="AD")
        >>> state.play(0, state.game.parse("T2>T1"))
        >>> facts = state.position()
        >>> facts["tableau"], facts["bank"], facts["moves"]
        (['8H', '2C|7S', '', '', '', '', ''], 'AD', ['0: T2>T1'])
        """
        facts = None if foundations or waste or bank else told_as_facts(tableau)
        if facts is None:
            return self._laid(tableau, foundations, waste, bank)
        if not is_layout(facts):
            state = super().position(facts)
            assert isinstance(state, PatienceState)
            return state
        check_game(self, facts)
        try:
            laid = self._laid(*layout_parts(facts))
        except DealError as error:
            raise PositionError("tableau", sentence_of(error)) from error
        for number, step in enumerate(facts.get("moves", []), 1):
            make_step(laid, step, Sentence("move {number}", number=number))
        return laid

    def _laid(self, tableau: Any, foundations: str, waste: str, bank: str) -> PatienceState:
        """The game with this table."""
        layout = bare_layout(self.partial)
        read_position(layout, PACK, tableau, foundations, waste, bank)
        state = PatienceState(self, 0, layout)
        state.begin_deal()
        state.laid = layout.copy()
        state.open_layout()
        return state

    # ---- worlds ----

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[PatienceState]:
        """Deals out what the view does not show; a game that goes on is not stuck (R19)."""
        layouts = layouts_of(view, self.partial, self.tries, rng)
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
