"""Cinch after the draw: the sampled worlds lie as deals do that are made again with what a seat knows.

Too many cards are unseen to try all ways. So deals are made in another way, which knows nothing of how the sampler
reckons: the seat's own cards stay, everybody is dealt as many trumps as he showed by what he drew, all else comes as it
comes, and the engine draws.
"""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from enumerating import sight

import troef
from playing import play
from proving import often, seeded
from sampling import FAR, difference
from troef.core.rng import Rng, shuffle
from troef.core.view import REFEREE, SPECTATOR

DEALER = 0
#: R3, R10
NINE, HAND, STOCK = 9, 6, 16
#: The hearts, and the five of diamonds (R2).
TRUMPS = [*range(32, 45), 19]
OTHERS = [16 * suit + rank for suit in range(4) for rank in range(13) if 16 * suit + rank not in TRUMPS]
SAMPLES = often(600)

#: (who asks, how many trumps each player before the dealer is dealt, what is to be seen)
CASES = [
    (1, (4, 2, 1), "who drew first"),
    (3, (2, 3, 3), "who drew last"),
    (0, (3, 2, 2), "the dealer"),
    (SPECTATOR, (2, 3, 3), "nobody"),
    (1, (1, 0, 0), "who drew first, with old discards"),
    (2, (0, 1, 0), "who drew second, with old discards"),
    (3, (0, 0, 0), "who drew last, with old discards"),
    (0, (0, 0, 0), "the dealer, with old discards"),
    (SPECTATOR, (1, 0, 0), "nobody, with old discards"),
]


@dataclass
class Deal:
    """The cards of a deal: the nine of each seat, the stock, and the old discards as they come (R15)."""

    nines: list[list[int]]
    stock: list[int]
    second: list[int] = field(default_factory=list)


def deal_of(trumps: tuple[int, ...], nines: list[list[int]], stock: list[int], second: list[int], rng: Rng) -> Deal:
    """A deal with these cards, some of which are -1 in the stock and lacking in the nines; `second` are known to be
    among what the first two players gave up."""
    draws = [HAND - count for count in trumps]
    nines = [list(cards) for cards in nines]
    for card, seat in zip(second, places_for(trumps, nines, rng), strict=False):
        nines[seat].append(card)
    gone = {card for cards in [*nines, stock] for card in cards}
    high = shuffle([card for card in TRUMPS if card not in gone], rng)
    low = shuffle([card for card in OTHERS if card not in gone], rng)
    for seat, count in enumerate(trumps, 1):
        while len([card for card in nines[seat] if card in TRUMPS]) < count:
            nines[seat].append(high.pop())
        while len(nines[seat]) < NINE:
            nines[seat].append(low.pop())
    rest = shuffle(high + low, rng)
    while len(nines[DEALER]) < NINE:
        nines[DEALER].append(rest.pop())
    stock = [rest.pop() if card < 0 else card for card in stock]
    given_up = [card for card in nines[1] + nines[2] if card not in TRUMPS] if sum(draws) > STOCK else []
    return Deal(nines, stock, shuffle(given_up, rng))


def places_for(trumps: tuple[int, ...], nines: list[list[int]], rng: Rng) -> list[int]:
    """In whose nine a card may be that one of the first two players gave up, once for each place."""
    places = [seat for seat in (1, 2) if not nines[seat] for _ in range(NINE - trumps[seat - 1])]
    return shuffle(places, rng)


def played(deal: Deal) -> troef.State:
    """The position in which the dealer is to lay cards away."""
    game = troef.game("cinch")
    order = [-1] * (4 * NINE) + deal.stock
    for name, room in game.places(4, DEALER).items():
        if name.startswith("hand-"):
            for position, card in zip(room, deal.nines[int(name[-1])], strict=True):
                order[position] = card
    state = game.start(4, DEALER)
    state.deal(order)
    play(state, "1: bid 9", "2: pass", "3: pass", "0: pass", "1: trump H")
    if state.awaits_deal:
        state.deal(deal.second)
    return state


def dealt_again(true: Deal, seat: int, trumps: tuple[int, ...], rng: Rng) -> Deal:
    """Another deal with what a seat knows of the true one."""
    draws = [HAND - count for count in trumps]
    lacking = max(0, sum(draws) - STOCK)
    nines: list[list[int]] = [[], [], [], []]
    stock = [-1] * STOCK
    first: list[int] = []
    last: list[int] = []
    if seat >= 0:
        nines[seat] = true.nines[seat]
    if seat > 0:
        begin = sum(draws[: seat - 1])
        end = begin + draws[seat - 1]
        stock[begin:end] = true.stock[begin:end]
        first = true.second[:lacking] if seat == 3 else []
    elif seat == DEALER:
        stock[sum(draws) :] = true.stock[sum(draws) :]
        last = true.second[lacking:]
    deal = deal_of(trumps, nines, stock, first + last, rng)
    others = [card for card in deal.second if card not in first + last]
    return Deal(deal.nines, deal.stock, first + others + shuffle(last, rng))


def lying(state: troef.State) -> Counter[tuple[str, int]]:
    """Where every card lies."""
    return Counter((zone.name, card) for zone in state.view(REFEREE).zones for card in zone.cards)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case[2]).replace(",", "").replace(" ", "-"))
def test_after_the_draw_worlds_lie_as_deals_do(case: tuple[int, tuple[int, ...], str]) -> None:
    """R10–R15."""
    seat, trumps, seen = case
    rng = Rng(seeded(f"cinch {seen}"))
    true = deal_of(trumps, [[], [], [], []], [-1] * STOCK, [], rng)
    state = played(true)
    expected = sight(state, seat)
    deals = []
    for _ in range(SAMPLES):
        other = played(dealt_again(true, seat, trumps, rng))
        assert sight(other, seat) == expected
        deals.append(lying(other))
    worlds = state.game.worlds(state.view(seat), rng)
    assert abs(difference(deals, [lying(next(worlds)) for _ in range(SAMPLES)])) < FAR
