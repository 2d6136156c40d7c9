"""Poker: who lost at a showdown and kept his cards closed may hold any two that lose, each equally likely (R21)."""

from collections import Counter

from enumerating import Ending, look, table_of, worlds_of

import troef
from proving import often, seeded
from sampling import FAR, deviation
from troef.core.moves import CALL, CHECK
from troef.core.rng import Rng, shuffle


def checked_down() -> Ending:
    """Two players who only check and call, watched by the one whose cards win: the other's stay closed."""
    game = troef.game("poker")
    for number in range(60):
        before = game.start(2, 0)
        state = before.copy()
        order = shuffle(state.pack(), Rng(f"closed {number}"))
        seen: list[list[set[int]]] = [[set()], [set()]]
        state.deal(order)
        steps: list[tuple[int, int] | list[int]] = [order]
        look(state, seen, [])
        while len(state.sheet) == 0:
            seat = state.actors()[0]
            move = int(CHECK if state.phase.allows(seat, CHECK) else CALL)
            state.play(seat, move)
            steps.append((seat, move))
            look(state, seen, [])
        for seat in range(2):
            if state.view(seat).zone(f"hand-{1 - seat}").hidden:
                return Ending(game, seat, before, state, steps, seen[seat])
    raise AssertionError("nobody kept his cards closed")


def test_closed_losers_hold_any_losing_pair() -> None:
    ending = checked_down()
    closed = f"hand-{1 - ending.seat}"

    def highest(table: tuple[tuple[str, tuple[int, ...]], ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The rank of the better card: so that there are few kinds of worlds to count."""
        return ((closed, (max(card & 15 for card in dict(table)[closed]),)),)

    worlds = worlds_of(ending)
    assert 100 < len(worlds) < 990  # of all pairs, those that lose
    kinds: Counter[tuple[tuple[str, tuple[int, ...]], ...]] = Counter()
    for table, ways in worlds.items():
        kinds[highest(table)] += ways
    sampler = ending.game.worlds(ending.state.view(ending.seat), Rng(seeded("closed")))
    sampled = [table_of(next(sampler)) for _ in range(often(500))]
    assert set(sampled) <= set(worlds)
    assert deviation(Counter(highest(table) for table in sampled), kinds) < FAR
