"""Ezelen: cards that everybody passes on at once lie where they can have come."""

from collections import Counter

from enumerating import Ending, look, worlds_of
from sampling import each_is_as_likely

import troef
from troef.core.moves import CHOOSE, kind_of
from troef.core.rng import Rng, shuffle


def passed_on(seats: int, choices: int, seed: str) -> Ending:
    """A round in which so many cards have been chosen, seat after seat, as seat 0 sees it."""
    rng = Rng(seed)
    game = troef.game("ezelen")
    before = game.start(seats, 0)
    state = before.copy()
    order = shuffle(state.pack(), rng)
    state.deal(order)
    seen: list[list[set[int]]] = [[set()] for _ in range(seats)]
    look(state, seen, [])
    steps: list[tuple[int, int] | list[int]] = [order]
    for number in range(choices):
        seat = number % seats
        moves = [move for move in state.legal(seat) if kind_of(move) == CHOOSE]
        steps.append((seat, moves[rng.below(len(moves))]))
        state.play(*steps[-1])
    return Ending(game, 0, before, state, steps, seen[0])


def test_after_an_exchange_each_deal_is_as_likely() -> None:
    ending = passed_on(3, 5, "three")
    worlds = worlds_of(ending)
    assert len(worlds) == 35  # seven cards in three and four places
    each_is_as_likely(ending, worlds, "passing", 20 * len(worlds))


def test_a_card_goes_no_further_than_a_seat_for_each_exchange() -> None:
    """What is given lies with the left neighbour, what was given before it there or one seat on: three of these seven
    places are with him. The chance of each place is enough: nothing binds two cards."""
    ending = passed_on(6, 18, "six")
    first, second, third = [step[1] >> 6 for step in ending.steps if isinstance(step, tuple) and step[0] == 0]
    assert len({first, second, third} - set(ending.state.view(0).hand())) == 3
    sampler = ending.game.worlds(ending.state.view(0), Rng("reach"))
    counts = {card: Counter[int]() for card in (first, second, third)}
    for _ in range(700):
        world = next(sampler)
        for seat in range(1, 6):
            for card in world.view(seat).hand():
                if card in counts:
                    counts[card][seat] += 1
    assert counts[third] == {1: 700}
    assert set(counts[second]) == {1, 2} and abs(counts[second][1] - 300) < 5 * 13.1  # of 700, three in seven
    assert set(counts[first]) == {1, 2, 3}
