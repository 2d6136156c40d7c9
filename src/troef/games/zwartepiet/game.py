"""The rules of zwartepiet with their options."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.betting.pots import zeros
from troef.cards.bits import BIT, set_of
from troef.core.game import Game, log_of
from troef.core.language import Language, Verb
from troef.core.moves import DRAW
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.rng import Rng
from troef.core.sharing import NoWorld, Sharing
from troef.core.view import View
from troef.games.zwartepiet.drawing import Drawing, has_pair, partner_of
from troef.games.zwartepiet.options import INFO, Options
from troef.games.zwartepiet.state import PACK, Result, ZwartepietState, losses

#: The places of a hand, from 0 (R8).
_PLACES: Final = tuple([str(place) for place in range(len(PACK))])
#: How often hands are drawn for a world until they hold no pairs: at the beginning some ten times, later once or twice.
_TRIES: Final = 10_000


@final
class _Speech(Language):
    """Drawing from a place of the neighbour's hand."""

    def __init__(self) -> None:
        also = ("trek", "trek kaart", "ik trek", "pak", "draw card")
        super().__init__((Verb(int(DRAW), "draw", _PLACES, also=also, spoken=False),))

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        owner = view.fact("draws-from")
        if isinstance(owner, int):
            facts["from"] = f"hand-{owner}"
        return facts


_LANGUAGE: Final = _Speech()


@final
class Zwartepiet(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.games: int = options.games

    def new_state(self, seats: int, dealer: int) -> ZwartepietState:
        return ZwartepietState(self, self.games, seats, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """R3: the cards one by one, from the dealer's left."""
        return {f"hand-{seat}": list(range((seat - dealer - 1) % seats, len(PACK), seats)) for seat in range(seats)}

    def settle(self, result: Result) -> tuple[int, ...]:
        """A `Result` -> the losses of every seat (S1, S2).

        Raises:
            ValueError: the numbers cannot be those of a game.

        >>> import troef
        >>> from troef.games.zwartepiet import Result
        >>> troef.game("zwartepiet").settle(Result(seats=4, loser=2))
        (0, 0, 1, 0)
        """
        return losses(result)

    def world(self, view: View, rng: Rng) -> ZwartepietState:
        """The cards that are not seen shared so that nobody holds a pair and everybody what he is known to hold."""
        state = self.new_state(view.seats, view.dealer)
        if not view.deal_number:
            return state
        state.restore(view)
        state.outcome_now = view.outcome
        state.lost = vec[i64](list(view.totals))
        state.log = log_of(view.log)
        drawing = _drawing(view, _hands(view, rng), Rng(int(rng.word())))
        state.drawing = drawing
        state.awaits_deal = view.phase == "awaits-deal"
        if view.phase == "drawing":
            state.phase = drawing
        else:
            state.phase = AWAITS_DEAL if state.awaits_deal else MATCH_OVER
        return state


def _drawing(view: View, hands: list[i64], rng: Rng) -> Drawing:
    """The game on the table with these hands."""
    seats = view.seats
    drawing = Drawing(zeros(seats), 0, rng)
    drawing.hands = vec[i64](hands)
    drawing.pairs = vec[i64]([set_of(view.zone(f"pairs-{seat}").cards) for seat in range(seats)])
    memory = view.memory
    draws, last, known, lacks = memory["draws"], memory["last"], memory["known"], memory["lacks"]
    assert isinstance(draws, int) and isinstance(last, list) and isinstance(known, list) and isinstance(lacks, list)
    drawing.draws = draws
    drawing.last, drawing.drawer, drawing.giver = last
    for seat, card in known:
        drawing.known[view.seat * seats + seat] |= BIT[card]
    for seat, cards in enumerate(lacks):
        drawing.lacks[view.seat * seats + seat] = cards
    owner = view.fact("draws-from")
    if isinstance(owner, int):
        drawing.turn = view.actors[0]
        drawing.offer(owner)
    return drawing


def _hands(view: View, rng: Rng) -> list[i64]:
    """Hands that the viewer may take for the real ones, each way as likely: none holds a pair, or what it lacks."""
    seats = view.seats
    known, told = view.memory["known"], view.memory["lacks"]
    assert isinstance(known, list) and isinstance(told, list)
    held = [set_of(view.zone(f"hand-{seat}").cards) for seat in range(seats)]
    room = [view.zone(f"hand-{seat}").hidden for seat in range(seats)]
    lacks: list[i64] = [i64(cards) for cards in told] if told else [i64(0)] * seats
    for seat, card in known:
        if not held[seat] & BIT[card]:
            held[seat] |= BIT[card]
            room[seat] -= 1
            lacks[seat] |= BIT[partner_of(card)]
    unseen = set_of(PACK)
    for seat in range(seats):
        unseen &= ~(held[seat] | set_of(view.zone(f"pairs-{seat}").cards))
    sharing = Sharing(unseen, room, lacks)
    for _ in range(_TRIES):
        hands = [held[seat] | set_of(cards) for seat, cards in enumerate(sharing.draw(rng))]
        if not has_pair(hands):
            return hands
    raise NoWorld("the unseen cards cannot be shared without pairs")


def make(rules: str, options: Any) -> Game:
    """For the registry."""
    return Zwartepiet(rules, options)
