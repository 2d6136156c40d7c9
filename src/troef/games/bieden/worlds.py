"""States that are consistent with a view: everybody has the roem and belote that were announced and shown."""

from collections.abc import Callable, Iterator
from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.cards.card import parse_cards, suit_of
from troef.core.game import State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bieden.roem import PACK, WHOLE_PACK, best_roem, roem_sets, royals
from troef.games.bieden.state import BiedenState
from troef.sampling.sharing import NoWorld
from troef.sampling.witness_sampler import combined
from troef.tricks.unseen import TrickShares

#: Hands are drawn up to this many times until they have the roem that was announced. Where none has, roem of that
#: number is laid into them first, each way still equally likely, and this many of those draws are tried.
TRIES: Final = 4_000
TRIES_WITH_ROEM: Final = 40_000
#: How often hands are redrawn whose owners would have shown or said something else.
ROUNDS: Final = 200


def worlds_of(
    view: View, begin: "Callable[[View, list[int]], State]", true: bool, tries: int, rng: Rng
) -> Iterator[BiedenState]:
    """Endless states; `true`: what was announced is what the hands count. After this many tries roem is laid first.

    Raises:
        NoWorld: no hands have the roem that was announced.
    """
    known = _known(view, true)
    heard = _Heard(view, true)
    shares = TrickShares(view, PACK, begin, known)
    with_roem = False
    while True:
        try:
            yield _next(shares, TRIES_WITH_ROEM if with_roem else tries, heard, rng)
        except NoWorld:
            if with_roem:
                raise
            with_roem = True
            shares = TrickShares(view, PACK, begin, known, _witnesses(view, known, heard))


def _known(view: View, true: bool) -> list[int]:
    """The cards of each hand that were shown, or told by belote."""
    shown = view.memory["shown"]
    assert isinstance(shown, list)
    known = [int(set_of(parse_cards(cards))) for cards in shown]
    said = view.memory["belote"]
    if true and isinstance(said, int) and said >= 0:
        known[said] |= int(royals(_trump_in(view)))
    return known


def _next(shares: TrickShares, tries: int, heard: "_Heard", rng: Rng) -> BiedenState:
    """A state in which everybody showed and said what was seen and heard."""
    for _ in range(ROUNDS):
        state = shares.world(rng, tries, heard.fits)
        assert isinstance(state, BiedenState)
        if state.agrees(shares.view):
            return state
    raise NoWorld("no hands have the roem that was announced")


def _witnesses(view: View, known: list[int], heard: "_Heard") -> list[list[int]]:
    """The sets of cards that can be the announced roem which has not been shown yet."""
    held = list(known)
    for seat in range(4):
        held[seat] |= int(set_of(view.zone(f"hand-{seat}").cards))
    for seat, move in view.log:
        if kind_of(move) == PLAY:
            held[seat] |= int(BIT[payload_of(move)])
    choices: dict[int, list[int]] = {}
    for seat, points in enumerate(heard.announced):
        if points > 0 and not known[seat] and seat != view.seat:
            others: i64 = 0
            for other in range(4):
                if other != seat:
                    others |= held[other]
            choices[seat] = roem_sets(points, heard.trump, WHOLE_PACK & ~others)
    return combined(choices, 4)


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


def _trump_in(view: View) -> i64:
    """The suit of the first card led (R9)."""
    for _, move in view.log:
        if kind_of(move) == PLAY:
            return suit_of(payload_of(move))
    return 0
