"""Ezelen: cards that everybody passes on at once lie where they can have come."""

from collections import Counter

import pytest
from enumerating import Ending, look, worlds_of

import troef
from clauses import clause
from proving import often, seeded
from sampling import each_is_as_likely
from troef.cards.card import parse_cards
from troef.core.moves import CHOOSE, SLAP, kind_of, make_move, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import REFEREE


def passed_on(seats: int, choices: int, seed: str) -> Ending:
    """A round in which this many cards have been chosen, seat after seat, as seat 0 sees it."""
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


@pytest.mark.parametrize(("choices", "seed"), [(5, "three"), (7, "b"), (9, "d")])
def test_a_deal_is_as_likely_as_there_are_ways_to_have_passed_its_cards_on(choices: int, seed: str) -> None:
    ending = passed_on(3, choices, seed)
    worlds = worlds_of(ending)
    assert len(worlds) == 35  # seven cards in three and four places
    each_is_as_likely(ending, worlds, "passing", 40 * len(worlds))


@clause("ezelen", "P1")
def test_who_slapped_falsely_held_no_quartet_then() -> None:
    """Where it costs nothing the round goes on, and a card of that hand has been passed on since."""
    game = troef.game("ezelen:mild")
    state = game.start(3, 0)
    state.deal(parse_cards("QC KC AC QD KD AD KH QH AH KS QS AS"))
    state.play(1, int(SLAP))
    for seat, card in enumerate(parse_cards("AD KH QH")):
        state.play(seat, int(make_move(CHOOSE, card)))
    quartets = 0
    sampler = game.worlds(state.view(0), Rng(seeded("bluff")))
    for _ in range(often(1500)):
        world = next(sampler)
        gave = {seat: int(payload_of(move)) for seat, move in world.view(REFEREE).log if kind_of(move) == CHOOSE}
        held = set(world.view(1).hand()) - {gave[0]} | {gave[1]}
        quartets += len({card & 15 for card in held}) == 1
    assert quartets == 0  # without it some forty


def test_a_card_goes_no_further_than_a_seat_for_each_exchange() -> None:
    """What is given lies with the left neighbour, what was given before it there or one seat on: of his four cards he
    gave one. The chance of each place is enough: nothing binds two cards."""
    ending = passed_on(6, 18, "six")
    first, second, third = [step[1] >> 6 for step in ending.steps if isinstance(step, tuple) and step[0] == 0]
    assert len({first, second, third} - set(ending.state.view(0).hand())) == 3
    sampler = ending.game.worlds(ending.state.view(0), Rng(seeded("reach")))
    counts = {card: Counter[int]() for card in (first, second, third)}
    for _ in range(700):
        world = next(sampler)
        for seat in range(1, 6):
            for card in world.view(seat).hand():
                if card in counts:
                    counts[card][seat] += 1
    assert counts[third] == {1: 700}
    assert set(counts[second]) == {1, 2} and abs(counts[second][1] - 525) < 5 * 11.5  # of 700, three in four
    assert set(counts[first]) == {1, 2, 3}
