"""Endings of trick games in which one move is best however the hidden cards lie.

All layouts that a seat cannot rule out are laid: every way in which the cards it has not seen can be with the others,
given what was said and played. The solver plays each of them to the end with all cards open. A move is proven where no
layout has a better one, and every other move loses in some.
"""

import random
from collections.abc import Iterator
from itertools import chain, combinations
from math import comb
from typing import Any, Final

from troef.bots.advice import POINTS
from troef.bots.by_name import make_player
from troef.cards.card import card_text
from troef.core.game import State
from troef.core.moves import DISCARD, PLAY, kind_of, payload_of
from troef.core.view import REFEREE
from troef.core.wire import view_dict
from troef.search.solver.position import CannotSolve
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import ANY_NUMBER, Aim

#: A choice of fewer moves is no puzzle, and with more layouts than these a position is left.
FEWEST_MOVES: Final = 3
FEWEST_LAYOUTS: Final = 20
MOST_LAYOUTS: Final = 3000
#: What a move is ahead of every other one at least, on average: points, or percent of the layouts.
LEAST_LEAD: Final = 1.0
PERCENT: Final = 100


def layouts(
    state: State, seat: int, fewest: int = FEWEST_LAYOUTS, most: int = MOST_LAYOUTS
) -> "Iterator[State] | None":
    """All states that look the same to a seat, in a mixed order; None where somebody else moved unseen, or there are
    too few ways to lay the cards, or too many."""
    if state.view(seat).log != state.view(REFEREE).log:
        return None
    told, known = state.position(), seen_cards(state, seat)
    cards: dict[str, str] = {place: text for place, text in told["cards"].items() if text}
    held = {place: [card for card in text.split() if card not in known] for place, text in cards.items()}
    held = {place: unseen for place, unseen in held.items() if unseen}
    count, rest = 1, sum(map(len, held.values()))
    for unseen in held.values():
        count *= comb(rest, len(unseen))
        rest -= len(unseen)
    if not fewest <= count <= most:
        return None
    ways = list(_shared(sorted(chain.from_iterable(held.values())), [len(unseen) for unseen in held.values()]))
    random.Random(count).shuffle(ways)
    looks = sight(state, seat)

    def laid() -> Iterator[State]:
        for way in ways:
            places = {place: filled(cards[place], known, own) for place, own in zip(held, way, strict=True)}
            try:
                other = state.game.position({**told, "cards": {**cards, **places}})
            except ValueError:  # what was said or played could not have been
                continue
            if sight(other, seat) == looks:
                yield other

    return laid()


def sight(state: State, seat: int) -> dict[str, object]:
    """All that a seat sees, and what its view remembers."""
    view = state.view(seat)
    return {**view_dict(state.game, view), "memory": view.memory}


def filled(place: str, known: set[str], unseen: tuple[str, ...]) -> str:
    """The cards of a place with others for those that are not known. What stays there keeps its place in the packet:
    the last card of one may have been turned up."""
    others = iter([card for card in unseen if card not in place.split()])
    return " ".join(card if card in known or card in unseen else next(others) for card in place.split())


def seen_cards(state: State, seat: int) -> set[str]:
    """The cards that a seat sees now, or has seen played or laid away."""
    view = state.view(seat)
    gone = [payload_of(move) for _, move in view.log if kind_of(move) in (PLAY, DISCARD)]
    return {card_text(int(card)) for card in chain(gone, *(zone.cards for zone in view.zones))}


def _shared(cards: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """All ways to share cards among hands of these sizes."""
    if not sizes:
        yield []
        return
    for own in combinations(cards, sizes[0]):
        for others in _shared([card for card in cards if card not in own], sizes[1:]):
            yield [own, *others]


def solved(state: State, seat: int) -> dict[str, int]:
    """What each card brings the seat's side with all cards open, by its text; empty where it cannot be solved."""
    aim = state.trick_aim(seat)
    if not isinstance(aim, Aim):
        return {}
    try:
        found = Solving(aim, Solver(14).memory, every_move=True)
    except CannotSolve:
        return {}
    found.run()
    sign = 1 if aim.side >> seat & 1 else -1
    return {card_text(int(card)): sign * int(value) for card, value in found.moves}


def proven_at(state: State, seat: int, name: str) -> "dict[str, Any] | None":
    """The puzzle that a position is, if one move is best in all layouts and the rule player plays another; `name` is
    the seed of that player."""
    game, view = state.game, state.view(seat)
    texts = [game.show(move, view) for move in view.moves]
    if view.phase != "play" or len(texts) < FEWEST_MOVES or not set(texts) <= set(solved(state, seat)):
        return None
    laid = layouts(state, seat)
    if laid is None:
        return None
    best, sums, count = set(texts), dict.fromkeys(texts, 0), 0
    alike = {text: set(texts) for text in texts}
    for other in laid:
        values = solved(other, seat)
        top = max(values[text] for text in texts)
        best = {text for text in best if values[text] == top}
        if not best:
            return None
        count += 1
        for text in texts:
            sums[text] += values[text]
            alike[text] = {twin for twin in alike[text] if values[twin] == values[text]}
    if count < FEWEST_LAYOUTS or not all(best <= alike[text] for text in best):
        return None
    if make_player("rule", game, name).choose(view, 1.0) in {game.parse(text, view) for text in best}:
        return None
    aim = state.trick_aim(seat)
    percent = isinstance(aim, Aim) and aim.exactly != ANY_NUMBER
    return _told(state, seat, sorted(best), {t: sums[t] / count * (PERCENT if percent else 1) for t in texts}, percent)


def _told(state: State, seat: int, best: list[str], worth: dict[str, float], percent: bool) -> "dict[str, Any] | None":
    """A puzzle as data; None where another move is hardly worse."""
    others = sorted({text for text in worth if text not in best}, key=lambda text: -worth[text])
    if not others or worth[best[0]] - worth[others[0]] < LEAST_LEAD:
        return None
    second = worth[others[0]]
    rows = [(best[0], best[1:]), *((text, []) for text in others)]
    facts = {key: value for key, value in state.position().items() if key not in ("position", "game", "options")}
    return {
        "game": state.game.slug,
        "seat": seat,
        "best": best,
        "unit": "percent" if percent else POINTS,
        "thoughts": [_thought(text, twins, worth[text], second) for text, twins in rows],
        "position": facts,
    }


def _thought(text: str, alike: list[str], worth: float, second: float) -> dict[str, Any]:
    """What was found of a move; no worlds: it was not drawn at random but reckoned."""
    lead = round(worth - second, 2)
    return {"move": text, "worlds": 0, "worth": round(worth, 2), "lead": lead, "error": 0.0, "alike": alike}
