"""Every registered game at every preset and number of seats that matters, and matches of them to look at."""

from collections.abc import Iterator
from typing import Any

import troef
from proving import AGAIN
from troef.core.view import View
from troef.search.playout import MOST_MOVES, playout

#: Watchers and players: everybody who can have a view of a match.
WATCHERS = (troef.SPECTATOR, troef.REFEREE)


def all_tables() -> list[tuple[str, str, int]]:
    """(slug, preset, seats): each preset at its usual number, and the first preset at the least and the most."""
    tables = []
    for info in troef.all_games():
        tables += [(info.slug, preset, usual_seats(info.slug, preset)) for preset in info.presets]
        tables += [
            (info.slug, info.default, seats)
            for seats in sorted({info.least_seats, info.most_seats} - {info.usual_seats})
        ]
    return tables


def proven_tables() -> list[tuple[str, str, int]]:
    """The tables at which the contract is proven: all of them; one of each game where that has just been done."""
    if not AGAIN:
        return all_tables()
    return [(info.slug, info.default, usual_seats(info.slug, info.default)) for info in troef.all_games()]


def usual_seats(slug: str, preset: str) -> int:
    """With how many a game is usually played at a preset.

    Raises:
        ValueError: the preset sets what the game does not have or allow; says which game and preset.
    """
    try:
        return troef.game(slug, preset).usual_seats
    except troef.OptionError as error:
        raise ValueError(f"preset '{preset}' of {slug}: {error}") from error


def table_name(table: tuple[str, str, int]) -> str:
    """A test's name for a table."""
    slug, preset, seats = table
    return f"{slug}-{preset}-{seats}"


def deal_if_due(state: troef.State, rng: troef.Rng) -> bool:
    """Deal a shuffled pack when one is awaited."""
    if state.awaits_deal:
        state.deal(troef.SeededDealer(str(rng.word())).next(state.pack()))
        return True
    return False


def random_choice(state: troef.State, rng: troef.Rng) -> tuple[int, int]:
    """A seat that may act and one of its moves."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    return seat, int(state.phase.pick(seat, rng))


def positions(game: troef.Game, seats: int, seed: str, moves: int = 400) -> Iterator[troef.State]:
    """The positions of a random match, one after every move, at most this many."""
    rng = troef.Rng(seed)
    state = game.start(seats, int(rng.below(seats)))
    yield state
    for _ in range(moves):
        while deal_if_due(state, rng):
            yield state
        if state.outcome() is not None:
            return
        state.play(*random_choice(state, rng))
        yield state


def to_the_end(game: troef.Game, seats: int, seed: str) -> Iterator[troef.State]:
    """As `positions`; then the match is played to its end, and that position comes last."""
    for state in positions(game, seats, seed, 200):
        yield state
    playout(state, troef.Rng(seed), MOST_MOVES)
    yield state


def everybody(state: troef.State) -> dict[int, dict[str, object]]:
    """What every seat and watcher sees."""
    return {seat: seen_by(state, seat) for seat in (*range(int(state.seats)), *WATCHERS)}


def seen_by(state: troef.State, seat: int) -> dict[str, object]:
    """All that a seat's view holds, to be compared. What goes over the wire is made of it and of nothing else."""
    view = state.view(seat)
    return {
        **{name: getattr(view, name) for name in VALUES},
        "zones": [zone.as_dict() for zone in view.zones],
        "facts": [fact.as_dict() for fact in view.facts],
        "badges": [[fact.as_dict() for fact in badges] for badges in view.badges],
        "sheet": [row.as_dict() for row in view.sheet],
    }


def fields_of(thing: Any) -> dict[str, Any]:
    """Every attribute of an object of ours, compiled or not."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


#: What a view holds beside things of ours, which are compared by what they hold.
VALUES = tuple(fields_of(View("", "", 2, 0, "", 0)).keys() - {"game", "zones", "facts", "badges", "sheet"})
