"""Presidenten: for who watches, a hand is weighed by the gifts that can have led to it (R22, R23).

`test_uniform.py` leaves every card that was seen where it was dealt. Here each of the President's and the slaaf's cards
may have been given, also those that they have laid since.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import comb

import pytest
from enumerating import Ending, Table, endings, orders_of, sight, table_of

import troef
from proving import often, seeded
from sampling import FAR, deviation, each_is_as_likely
from troef.cards.bits import cards_in, set_of
from troef.cards.card import parse_card
from troef.core.game import State
from troef.core.moves import payload_of
from troef.core.view import REFEREE, View
from troef.games.presidenten.state import PresidentenState


def ending_at(seats: int, seed: str, moves: int) -> Ending:
    """The position of a match of random moves after this many of them."""
    for number, ending in enumerate(endings(troef.game("presidenten"), seats, seed)):
        if number == moves:
            return ending
    raise AssertionError("the match was over sooner")


def cards_laid(ending: Ending) -> dict[int, set[int]]:
    """What each seat has laid in this round."""
    laid: dict[int, set[int]] = {seat: set() for seat in range(int(ending.state.seats))}
    told = ending.state.view(REFEREE).memory["laid"]
    assert isinstance(told, list)
    for seat, texts in told:
        laid[seat].update(parse_card(text) for text in texts)
    return laid


def deals_of(ending: Ending) -> Iterator[list[int]]:
    """Every deal that can have led here, some more than once: what is unseen lies anywhere, and of the President's and
    the slaaf's cards any two may have changed places."""
    view = ending.state.view(REFEREE)
    order, gift, *moves = ending.steps
    told = view.memory["round"]
    assert isinstance(order, list) and isinstance(gift, tuple) and isinstance(told, list)
    now = exchanged(order, parse_card(str(view.memory["up"])), int(payload_of(gift[1])))
    laid = cards_laid(ending)
    rooms = [
        {now.index(card) for card in set(view.zone(f"hand-{seat}").cards) | laid[seat]}
        for seat in (told[0][0], told[0][-1])
    ]
    for (pack,) in orders_of(replace(ending, steps=[now, gift, *moves])):
        yield pack
        for high in sorted(rooms[0]):
            for low in sorted(rooms[1]):
                yield exchanged(pack, pack[high], pack[low])


def exchanged(order: list[int], one: int, other: int) -> list[int]:
    """An order in which two cards have changed places."""
    places = {one: other, other: one}
    return [places.get(card, card) for card in order]


def worlds_of(ending: Ending) -> Counter[Table]:
    """Every position that fits what the seat sees, and in how many ways a deal and a gift lead to it."""
    expected = sight(ending.state, ending.seat)
    laid = cards_laid(ending)
    found: Counter[Table] = Counter()
    tried: set[tuple[object, ...]] = set()
    for deal in deals_of(ending):
        dealt = ending.before.copy()
        dealt.deal(deal)
        president = dealt.actors()[0]
        assert isinstance(dealt, PresidentenState)
        hands = (dealt.view(REFEREE).memory["up"], *map(int, dealt.climb.hands))
        if hands in tried:
            continue  # the same hands in another order
        tried.add(hands)
        lacking = {seat: set_of(list(cards)) & ~dealt.climb.hands[seat] for seat, cards in laid.items()}
        back = set(cards_in(sum(lacking.values())))
        if len(back) > 1 or lacking[president]:
            continue  # what was laid was held, or one card of it came back from the President
        for gift in dealt.legal(president):
            if back <= {payload_of(gift)}:
                state = dealt.copy()
                state.apply(president, gift)
                state = played_on(state, ending)
                found[table_of(state)] += sight(state, ending.seat) == expected
    return +found


def played_on(state: State, ending: Ending) -> State:
    """What was played after the gifts."""
    for step in ending.steps[2:]:
        assert isinstance(step, tuple)
        if not state.phase.allows(*step):
            break
        state.apply(*step)
    return state


CASES = [(5, "presidenten 7", 186)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-seats-{case[1][-1]}")
def test_hands_are_as_likely_as_there_are_gifts(case: tuple[int, str, int]) -> None:
    ending = ending_at(*case)
    worlds = worlds_of(ending)
    assert len(worlds) >= 5 and len(set(worlds.values())) > 1
    assert table_of(ending.state) in worlds
    each_is_as_likely(ending, worlds, "gifts", 60 * len(worlds))


def test_the_card_that_went_up_is_the_best_of_an_unseen_hand() -> None:
    """Nothing else is known before the President answers. Of the cards that the viewer does not hold, from above, the
    n-th is the best of a hand in as many deals as there are hands of lower cards beside it."""
    view = watched_giving()
    hidden = sorted(set(view_pack()) - set(view.hand()), key=from_above)
    size = view.zone(f"hand-{slaaf_of(view)}").hidden
    chances: Counter[Table] = Counter()
    counts: Counter[Table] = Counter()
    last = 6  # the others together
    for number in range(len(hidden)):
        chances[place(min(number, last))] += comb(len(hidden) - 1 - number, size)
    sampler = troef.game("presidenten").worlds(view, troef.Rng(seeded("giving")))
    for _ in range(often(600)):
        told = next(sampler).view(REFEREE)
        up = parse_card(str(told.memory["up"]))
        held = told.zone(f"hand-{slaaf_of(view)}").cards
        assert all(from_above(up) < from_above(card) for card in held)
        counts[place(min(hidden.index(up), last))] += 1
    assert deviation(counts, chances) < FAR


def watched_giving() -> View:
    """A second round before the President answers, as another sees it."""
    rng = troef.Rng("a first round")
    state = troef.game("presidenten").start(4)
    state.deal_shuffled(rng)
    while not state.awaits_deal:
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
    state.deal_shuffled(rng)
    return next(view for view in map(state.view, range(4)) if "up" not in view.memory)


def view_pack() -> list[int]:
    """The pack."""
    return troef.game("presidenten").pack(4)


def from_above(card: int) -> tuple[int, int]:
    """The place of a card in the order of R7 and R22: the two first, of equal cards the spade."""
    return (-(card & 15 or 13), -(card >> 4))


def slaaf_of(view: View) -> int:
    """Who sits on the last chair."""
    told = view.memory["round"]
    assert isinstance(told, list)
    return int(told[0][-1])


def place(number: int) -> Table:
    """A number as a kind of world."""
    return (("place", (number,)),)
