"""Games of liegen as one seat may take them to be: histories of all plays that give what it has seen.

A seat knows its own plays, the card that each challenge turned up, and all cards of the piles it took. Of the cards
that others laid face down it knows nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import set_of
from troef.core.log import log_of
from troef.core.moves import HIDDEN, PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View, may_see
from troef.games.liegen.turns import NOBODY, TAKES, Turns
from troef.sampling.card_histories import ALL, START, CardHistories, first_history

#: How far it is from one world to the next (`CardHistories.mix`).
_EFFORT: Final = 6


@dataclass
class Pile:
    """Plays on one pile: who laid, which cards of them the viewer knows by their place; who took it, or nobody yet."""

    by: list[int]
    known: dict[int, int]
    loser: int = -1


def accounts(view: View, pack: list[int], rng: Rng) -> Iterator[tuple[Turns, vec[i64]]]:
    """Endless games on the table that give the view, each with its log."""
    piles = _piles(view)
    histories = first_history(lambda: _histories(view, piles, pack, rng))
    while True:
        histories.mix(_EFFORT)
        laid = _laid(histories, piles, view.seats)
        yield _round(view, histories, piles, laid), _log(view, laid)


def _piles(view: View) -> list[Pile]:
    """The piles of the game, from the log."""
    taken, discard = view.memory["piles"], view.zone("discard").cards
    assert isinstance(taken, list)
    piles = [Pile([], {})]
    looked_at = 0
    for seat, move in view.log:
        pile, card = piles[-1], int(payload_of(move))
        if kind_of(move) == PLAY:
            if card != HIDDEN:
                pile.known[card] = len(pile.by)
            pile.by.append(seat)
        elif kind_of(move) == TAKES:
            pile.loser = seat
            pile.known[card] = len(pile.by) - 1
            if may_see(view.seat, seat):
                pile.known = {other: place for place, other in enumerate(taken[looked_at])}
                looked_at += 1
            piles.append(Pile([], {}))
    piles[-1].known.update({card: place for place, card in enumerate(discard)})  # the referee sees them
    return piles


def _histories(view: View, piles: list[Pile], pack: list[int], rng: Rng) -> CardHistories:
    """The histories of all cards: the places are the hands, and after them those on a pile from the bottom."""
    seats = view.seats
    hands = [view.zone(f"hand-{seat}") for seat in range(seats)]
    sizes = [zone.hidden + len(zone.cards) for zone in hands]
    own = {card: seat for seat, zone in enumerate(hands) for card in zone.cards}
    for pile in reversed(piles):
        if pile.loser >= 0:
            sizes[pile.loser] -= len(pile.by)
        if may_see(view.seat, pile.loser):
            own = {card: seat for card, seat in own.items() if card not in pile.known}
        for seat in pile.by:
            sizes[seat] += 1
        own.update({card: pile.by[place] for card, place in pile.known.items() if may_see(view.seat, pile.by[place])})
    histories = CardHistories(pack, rng)
    histories.step([(START, seat, size) for seat, size in enumerate(sizes)], own)
    for pile in piles:
        places = [seats + place for place in range(len(pile.by))]
        histories.step(
            [(seat, place, 1) for seat, place in zip(pile.by, places, strict=True)],
            {card: places[place] for card, place in pile.known.items()},
        )
        if pile.loser >= 0:
            histories.step([(place, pile.loser, ALL) for place in places])
    histories.settle()
    return histories


def _laid(histories: CardHistories, piles: list[Pile], seats: int) -> list[list[int]]:
    """The cards of each pile, from the bottom."""
    return [
        [histories.lying(seats + place, 2 + 2 * number)[0] for place in range(len(pile.by))]
        for number, pile in enumerate(piles)
    ]


def _log(view: View, laid: list[list[int]]) -> vec[i64]:
    """The log with the cards that were laid."""
    cards = iter([card for pile in laid for card in pile])
    return log_of(
        [(seat, int(make_move(PLAY, next(cards))) if kind_of(move) == PLAY else move) for seat, move in view.log]
    )


def _round(view: View, histories: CardHistories, piles: list[Pile], laid: list[list[int]]) -> Turns:
    """The game as it stands after a history."""
    game = Turns(vec[i64]([i64(set_of(histories.lying(seat))) for seat in range(view.seats)]), NOBODY)
    game.pile = vec[i64]([i64(card) for card in laid[-1]])
    game.by = vec[i64]([i64(seat) for seat in piles[-1].by])
    suit, actions, turn = view.memory["suit"], view.memory["actions"], view.memory["turn"]
    assert isinstance(suit, int) and isinstance(actions, int) and isinstance(turn, int)
    game.suit = suit
    game.actions = actions
    game.turn = turn
    game.naming = view.phase == "naming"
    counts = [zone.hidden + len(zone.cards) for zone in view.zones if zone.kind == "hand"]
    if 0 in counts:
        game.winner = counts.index(0)
    if len(piles) > 1:
        game.loser = piles[-2].loser
        game.taken = vec[i64]([i64(card) for card in laid[-2]])
        game.taken_by = vec[i64]([i64(seat) for seat in piles[-2].by])
    return game
