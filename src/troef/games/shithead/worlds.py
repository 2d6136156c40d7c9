"""A round of shithead that fits all that one seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, card_count, set_of
from troef.cards.card import parse_cards
from troef.core.log import log_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.shithead.moves import BLIND_CARDS
from troef.games.shithead.starting import Arranging, Calling
from troef.games.shithead.state import ShitheadState
from troef.games.shithead.turns import ALL, Turns
from troef.sampling.sharing import NoWorld, Sharing
from troef.shedding.equals import LOW_TO_HIGH

#: How often the cards are shared again until the ranks that were asked for can have been asked for.
MOST_TRIES: Final = 2000


def world_of(state: ShitheadState, view: View, rng: Rng) -> ShitheadState:
    """Set this state to the view's position; unseen cards are shared uniformly over hands, blind cards and stock.

    What everybody has seen stays where it is. While a rank is asked for, nobody holds a rank that was passed over, and
    somebody holds each that was asked for (R7b).

    Raises:
        NoWorld: the view contradicts itself.
    """
    state.restore(view)
    state.outcome_now = view.outcome
    state.awaits_deal = view.phase == AWAITS_DEAL.name()
    if not view.deal_number:
        return state
    state.marks = vec[i64]([i64(mark) for mark in view.totals])
    memory = view.memory
    state.first_open = _numbers(view, "first_open")
    state.asked = _numbers(view, "asked")
    state.proposals = _numbers(view, "proposals")
    starter, old_task = memory["starter"], memory["old_task"]
    assert isinstance(starter, int) and isinstance(old_task, int)
    state.starter = starter
    state.old_task = old_task
    for fact in view.facts:
        if fact.key == "shithead" and isinstance(fact.value, int):
            state.losers |= BIT[fact.value]
    state.log = log_of(view.log)
    _resume(state, view, _shared(state, view, rng))
    return state


def _numbers(view: View, key: str) -> vec[i64]:
    found = view.memory[key]
    assert isinstance(found, list)
    return vec[i64]([i64(number) for number in found])


def _texts(view: View, key: str) -> list[int]:
    found = view.memory[key]
    assert isinstance(found, list)
    return parse_cards(found)


def _shared(state: ShitheadState, view: View, rng: Rng) -> Turns:
    """All cards where they lie, or may lie."""
    seats = view.seats
    told = view.memory["known"]
    assert isinstance(told, list)
    known: list[i64] = [set_of(parse_cards(cards)) for cards in told]
    for seat in range(seats):
        known[seat] |= set_of(view.zone(f"hand-{seat}").cards)
    sizes = [_held(view, f"hand-{seat}") - int(card_count(known[seat])) for seat in range(seats)]
    shown = [(view.zone(f"blind-{seat}").cards, view.zone(f"blind-{seat}").hidden) for seat in range(seats)]
    stock = view.zone("stock")
    unseen = ALL & ~set_of(_texts(view, "public")) & ~set_of(stock.cards)
    for seat in range(seats):
        unseen &= ~known[seat] & ~set_of(shown[seat][0])
    sizes += [hidden for _, hidden in shown] + [stock.hidden]
    sharing = Sharing(unseen, sizes, _barred(state, view))
    for _ in range(MOST_TRIES):
        drawn = sharing.draw(rng)
        hands = [known[seat] | set_of(drawn[seat]) for seat in range(seats)]
        if view.phase != "calling" or _could_be_asked(state, hands):
            break
    else:
        raise NoWorld("nobody can have been asked for these ranks")
    blind: list[i64] = [-1] * int(BLIND_CARDS * seats)
    for seat in range(seats):
        places = view.memory[f"blind-{seat}"]
        assert isinstance(places, list)
        cards = shown[seat][0] or shuffle(drawn[seats + seat], rng)
        for place, card in zip(places, cards, strict=True):
            blind[seat * BLIND_CARDS + place] = card
    rest = list(reversed(stock.cards)) or shuffle(drawn[2 * seats], rng)
    open_cards: list[i64] = [set_of(view.zone(f"open-{seat}").cards) for seat in range(seats)]
    return Turns(vec[i64](hands), vec[i64](open_cards), vec[i64](blind), vec[i64]([i64(card) for card in rest]), 0)


def _held(view: View, zone: str) -> int:
    return view.zone(zone).hidden + len(view.zone(zone).cards)


def _barred(state: ShitheadState, view: View) -> list[i64]:
    """While a rank is asked for: the ranks that were passed over are in no hand."""
    barred: list[i64] = [0] * (2 * view.seats + 1)
    if view.phase != "calling":
        return barred
    asked = [int(rank) for rank in state.asked]
    for rank in LOW_TO_HIGH:
        if rank == asked[-1]:
            break
        if rank not in asked:
            for seat in range(view.seats):
                barred[seat] |= RANK_CARDS[rank]
    return barred


def _could_be_asked(state: ShitheadState, hands: list[i64]) -> bool:
    held: i64 = 0
    for hand in hands:
        held |= hand
    return all(held & RANK_CARDS[rank] for rank in state.asked)


def _resume(state: ShitheadState, view: View, turns: Turns) -> None:
    """The piles and the phase, as the view shows them."""
    memory = view.memory
    taken, ready, declined = memory["turns"], memory["ready"], memory["declined"]
    assert isinstance(taken, int) and isinstance(ready, int) and isinstance(declined, int)
    pile = view.zone("discard").cards
    turns.pile = vec[i64]([i64(card) for card in pile])
    for card in reversed(pile):
        if card & 15 != pile[-1] & 15:
            break
        turns.run += 1
    for zone in view.zones:
        if zone.name == "removed":
            turns.removed = set_of(zone.cards)
    turns.public = set_of(_texts(view, "public"))
    turns.turned = vec[i64]([i64(card) for card in _texts(view, "turned")])
    turns.out = _numbers(view, "out")
    turns.inside = view.seats - len(turns.out)
    turns.taken = taken
    turns.turn = view.turn if view.phase == "play" else -1
    state.turns = turns
    state.arranging = Arranging(turns.hands, turns.open)
    if view.phase == "arranging":
        state.arranging.public = turns.public
        state.arranging.ready = ready
        turns.public = 0
        state.phase = state.arranging
    elif view.phase == "calling":
        calling = Calling(turns.hands, state.asked[len(state.asked) - 1], state.options.claim_seconds)
        calling.declined = declined
        state.phase = calling
    elif view.phase == "play":
        state.phase = turns
    else:
        state.phase = AWAITS_DEAL if state.awaits_deal else MATCH_OVER
