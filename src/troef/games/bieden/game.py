"""The rules of bieden with their options: dealing, settling, worlds."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.cards.card import parse_cards, suit_of
from troef.core.game import Game, State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.sharing import NoWorld
from troef.core.view import View
from troef.games.bieden.options import INFO, Options
from troef.games.bieden.roem import PACK, WHOLE_PACK, best_roem, roem_sets, royals
from troef.games.bieden.scoring import Result, settle
from troef.games.bieden.setting import PACKETS, TableRules
from troef.games.bieden.speech import LANGUAGE
from troef.games.bieden.state import BiedenState
from troef.tricks.unseen import trick_world

#: Hands are shared so often until they have the roem that was announced, each way equally likely. When that does not
#: succeed, roem of that number is laid into them, in so many rounds, each with so many shares of the rest.
TRIES: Final = 4000
ROUNDS: Final = 200
TRIES_AROUND_ROEM: Final = 200


@final
class Bieden(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.setting = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> BiedenState:
        return BiedenState(self, self.setting, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return PACKETS.places(dealer)

    def settle(self, result: Result) -> tuple[int, ...]:
        """A `Result` -> what is added to the tree of each seat (S6–S10).

        Raises:
            ValueError: the numbers cannot be those of a deal.

        >>> import troef
        >>> troef.game("bieden").settle(Result(bid=180, bidder=0, card_points=109, roem=70))
        (3, -3, 3, -3)
        """
        return settle(result, self.setting.forced_gain)

    def world(self, view: View, rng: Rng) -> State:
        """Unseen cards shared uniformly over what the play has proven (R10–R12), such that everybody has the roem and
        belote that were announced and shown."""
        if not view.deal_number:
            return BiedenState(self, self.setting, view.dealer)
        shown = view.memory["shown"]
        assert isinstance(shown, list)
        known = [int(set_of(parse_cards(cards))) for cards in shown]
        said = view.memory["belote"]
        if self.setting.auto_announce and isinstance(said, int) and said >= 0:
            known[said] |= int(royals(_trump_in(view)))
        heard = _Heard(view, self.setting.auto_announce)
        rare = False
        for _ in range(ROUNDS):
            told = self._with_roem(view, known, rng) if rare else known
            tries = TRIES_AROUND_ROEM if rare else TRIES
            try:
                state = trick_world(view, PACK, self._begin, rng, told, tries, heard.fits)
            except NoWorld:
                rare = True
                continue
            assert isinstance(state, BiedenState)
            if state.agrees(view):
                return state
        raise NoWorld("no hands have the roem that was announced")

    def _with_roem(self, view: View, known: list[int], rng: Rng) -> list[int]:
        """The known cards with a guess at announced roem that has not been shown yet."""
        announced = view.memory["announced"]
        assert isinstance(announced, list)
        trump = _trump_in(view)
        guess = list(known)
        taken: i64 = 0
        for seat in range(4):
            taken |= set_of(view.zone(f"hand-{seat}").cards)
        played = [0, 0, 0, 0]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                played[seat] |= int(BIT[payload_of(move)])
                taken |= BIT[payload_of(move)]
        for seat in range(4):
            if announced[seat] > 0 and not known[seat] and seat != view.seat:
                own = set_of(view.zone(f"hand-{seat}").cards) | played[seat]
                sets = roem_sets(announced[seat], trump, WHOLE_PACK & ~taken | own)
                if sets:
                    cards = sets[rng.below(len(sets))]
                    guess[seat] |= cards
                    taken |= cards
        return guess

    def _begin(self, view: View, hands: list[int]) -> State:
        state = BiedenState(self, self.setting, view.dealer)
        state.restore(view)
        state.start_deal(vec[i64]([i64(hand) for hand in hands]))
        announced = view.memory["announced"]
        if self.setting.auto_announce and isinstance(announced, list):
            state.told = vec[i64]([i64(points) for points in announced])
        return state


@final
class _Heard:
    """The roem that a view's seat has heard of, and whether hands have it."""

    def __init__(self, view: View, true: bool) -> None:
        announced = view.memory["announced"]
        assert isinstance(announced, list)
        self.announced: list[int] = announced if true else []
        self.trump: i64 = _trump_in(view)

    def fits(self, hands: list[int]) -> bool:
        """Whether every hand counts what its seat has announced."""
        for seat, points in enumerate(self.announced):
            if points >= 0 and best_roem(hands[seat], self.trump)[0] != points:
                return False
        return True


def make(rules: str, options: Any) -> Game:
    """For the registry."""
    return Bieden(rules, options)


def _trump_in(view: View) -> i64:
    """The suit of the first card led (R9)."""
    for _, move in view.log:
        if kind_of(move) == PLAY:
            return suit_of(payload_of(move))
    return 0
