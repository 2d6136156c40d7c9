"""What a seat's view tells of the cards it cannot see: a deal that fits it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, suit_of
from troef.core.moves import DISCARD, HIDDEN, PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.kleurenwiezen.bidding import PAS_TROEL, TROEL_CALL
from troef.games.kleurenwiezen.troel import has_troel
from troef.sampling.sharing import NoWorld, Sharing, pick_sharing
from troef.tricks.state import TrickState

ACES: Final[i64] = RANK_CARDS[ACE]

#: Shares of the cards that are tried until one allows all that was said (three aces, a card of the suit joined).
TRIES: Final = 3000
#: … where it may be that none does, because somebody has not followed suit.
FEW_TRIES: Final = 300


def deal_world(view: View, pack: list[int], begin: Callable[[View, list[int]], TrickState], rng: Rng) -> TrickState:
    """A state that is consistent with a view.

    The unseen cards are shared over the hands and the cards that were put away (R33), uniformly over what following
    (R36) and a called troel (R11) have proven; shares that would not have allowed what was said are thrown away.
    """
    if view.at_table is None:
        return _world_where(view, pack, begin, rng, _barred(view), TRIES)
    try:
        return _world_where(view, pack, begin, rng, _barred(view), FEW_TRIES)
    except NoWorld:  # P3–P5: somebody has not called troel, or not followed suit
        return _world_where(view, pack, begin, rng, [0, 0, 0, 0], TRIES, honest=False)


def _world_where(
    view: View,
    pack: list[int],
    begin: Callable[[View, list[int]], TrickState],
    rng: Rng,
    barred: list[i64],
    tries: int,
    honest: bool = True,
) -> TrickState:
    """As `deal_world`, where these cards are barred from each hand. `honest`: nobody has kept silent about troel."""
    known, hidden_away, sizes = _known(view)
    silent = [seat for seat, move in view.log if move == PAS_TROEL and card_count(known[seat] & ACES) < 3]
    unseen = set_of(pack)
    for seat in range(4):
        unseen &= ~known[seat]
    for _, card in _own_away(view):
        unseen &= ~BIT[card]
    sizes += [1] * len(hidden_away)
    barred += [0] * len(hidden_away)
    shares = _shares(view, known, unseen, sizes, barred)
    sharings = [sharing for _, sharing in shares]
    for _ in range(tries):
        fixed, sharing = shares[pick_sharing(sharings, rng)]
        drawn = sharing.draw(rng)
        away = {seat: cards[0] for seat, cards in zip(hidden_away, drawn[4:], strict=True)} | dict(_own_away(view))
        hands = [int(known[seat] | fixed[seat] | set_of(drawn[seat])) for seat in range(4)]
        for seat, card in away.items():
            hands[seat] |= int(BIT[card])
        if honest and any(has_troel(hands[seat]) for seat in silent):
            continue  # P3: who did not call troel had none
        state = begin(view, hands)
        if _relive(state, _full_log(view, away)):
            return state
    raise NoWorld("the view's log does not fit its cards")


def _relive(state: TrickState, log: list[tuple[int, int]]) -> bool:
    """Play a log into a state; False as soon as a move is not possible there."""
    return all(state.relive(seat, move) for seat, move in log)


def _known(view: View) -> tuple[list[i64], list[int], list[int]]:
    """The cards known to have been in each hand, the seats whose card put away is unseen, the unseen cards per hand."""
    known: list[i64] = [0, 0, 0, 0]
    sizes: list[int] = []
    for seat in range(4):
        zone = view.zone(f"hand-{seat}")
        known[seat] |= set_of(zone.cards)
        sizes.append(zone.hidden)
    away: list[int] = []
    for seat, move in view.log:
        if kind_of(move) == PLAY:
            known[seat] |= BIT[payload_of(move)]
        elif kind_of(move) == DISCARD and payload_of(move) == HIDDEN:
            away.append(seat)
    return known, away, sizes


def _own_away(view: View) -> list[tuple[int, int]]:
    """The cards put away that the viewer knows, by seat."""
    return [
        (seat, int(payload_of(move)))
        for seat, move in view.log
        if kind_of(move) == DISCARD and payload_of(move) != HIDDEN
    ]


def _full_log(view: View, away: dict[int, int]) -> list[tuple[int, int]]:
    return [
        (seat, int(make_move(DISCARD, away[seat])) if kind_of(move) == DISCARD else move) for seat, move in view.log
    ]


def _barred(view: View) -> list[i64]:
    """The cards that each hand cannot hold: who did not follow had nothing of the suit led."""
    barred: list[i64] = [0, 0, 0, 0]
    count, led = 0, -1
    for seat, move in view.log:
        if kind_of(move) != PLAY:
            continue
        suit = int(suit_of(payload_of(move)))
        if count % 4 == 0:
            led = suit
        elif suit != led:
            barred[seat] |= SUIT_CARDS[led]
        count += 1
    return barred


def _shares(
    view: View, known: list[i64], unseen: i64, sizes: list[int], barred: list[i64]
) -> list[tuple[list[i64], Sharing]]:
    """The ways to share, with the unseen aces laid out first when somebody has called troel: for every place that the
    fourth ace can lie in, the aces of each hand and the ways to share the rest."""
    caller = -1
    for seat, move in view.log:
        if move == TROEL_CALL:
            caller = seat
    if caller < 0 or not unseen & ACES:
        return [([0, 0, 0, 0], Sharing(unseen, sizes, barred))]
    found: list[tuple[list[i64], Sharing]] = []
    for fourth in cards_in(ACES & ~known[caller]):
        for holder in range(4):
            if holder != caller:
                _lay_aces(caller, fourth, holder, known, unseen, sizes, barred, found)
    if not found:
        raise NoWorld("troel was called, and the caller cannot have exactly three aces")
    return found


def _lay_aces(
    caller: int,
    fourth: int,
    holder: int,
    known: list[i64],
    unseen: i64,
    sizes: list[int],
    barred: list[i64],
    found: list[tuple[list[i64], Sharing]],
) -> None:
    """Add the ways in which this ace lies with this holder and the others with the caller, if there are any."""
    fixed: list[i64] = [0, 0, 0, 0]
    fixed[caller] = ACES & ~BIT[fourth] & ~known[caller]
    fixed[holder] = BIT[fourth] & ~known[holder]
    left = list(sizes)
    for seat in range(4):
        if fixed[seat] & ~unseen or fixed[seat] & barred[seat]:
            return  # it lies elsewhere
        left[seat] -= card_count(fixed[seat])
        if left[seat] < 0:
            return
    try:
        found.append((fixed, Sharing(unseen & ~(fixed[0] | fixed[1] | fixed[2] | fixed[3]), left, barred)))
    except NoWorld:
        return
