"""Frozen positions with the best answer that is known: writes src/troef/data/benchmark/<game>.jsonl.

    .venv/bin/python -m tools.benchmark [--each 24] [--games klaverjassen skat] [--more]

Rule players play deals from fixed seeds. From a deal the first position is taken that can be enumerated: a seat is to
play a card, all cards that it has not seen lie in hands (or were left out of the deal), no more than 400 layouts of
them agree with what it has seen, and the cards that it may play are not all worth the same. No bot is asked, so that
the choice of positions favours none. What is known of a position is one of these (`how`):

* `forced`: after this card nobody has a choice left. The mean over all layouts is exact.
* `dominant`: with all cards open this card is best in each layout, however the others play.
* `enumerated`: the mean over all layouts, each played on with all cards open.

In blackjack all cards are open and the odds are exact (`exact`).
"""

import argparse
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import troef
from tools.proven import layouts, solved
from troef.bots.blackjack_strong import StrongPlayer
from troef.bots.by_name import make_player
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import State
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.tricks.aim import ANY_NUMBER, Aim

TARGET: Final = Path("src/troef/data/benchmark")
#: The games of tricks in which nothing is laid away unseen and nothing stays in a stock, and blackjack.
GAMES: Final = (
    "klaverjassen", "manillen", "manillen-tornooi", "pandoeren", "skat", "bridge", "wiezen", "kleurenwiezen", "rikken",
    "hartenjagen", "bonken", "kingen", "blackjack",
)  # fmt: skip
#: More layouts than these are not enumerated.
MOST_LAYOUTS: Final = 400
#: How far the best is ahead of the next at least, as a part of how far it is ahead of the worst.
LEAST_PART: Final = 0.1
#: A deal is left after this number of moves.
MOST_MOVES: Final = 200
#: After this number of deals without a position a game is given up.
MOST_DEALS: Final = 1500
#: This many sampled worlds are looked for among the layouts.
SAMPLES: Final = 40


def is_forced(state: State, move: int) -> bool:
    """Whether nobody has a choice any more after this move."""
    other = state.copy()
    other.play(other.actors()[0], move)
    while other.outcome() is None and not other.awaits_deal:
        actors = other.actors()
        if len(actors) != 1 or actors[0] < 0:
            break
        legal = other.legal(actors[0])
        if len(legal) != 1:
            return False
        other.play(actors[0], legal[0])
    return True


def table_of(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What lies where; the cards of a place have no order."""
    return tuple((zone.name, tuple(sorted(zone.cards))) for zone in state.view(REFEREE).zones)


def sampled(state: State, seat: int) -> set[tuple[tuple[str, tuple[int, ...]], ...]]:
    """Some worlds by the sampler of the game, which shares no code with the enumeration: each must be a layout."""
    worlds = state.game.worlds(state.view(seat), Rng("benchmark"))
    return {table_of(world) for world, _ in zip(worlds, range(SAMPLES), strict=False)}


def enumerated(state: State, seat: int) -> "dict[str, Any] | None":
    """What every card is worth to a seat, if that can be enumerated and makes a difference; not where its side wants an
    exact number of tricks, because the values of a game are counted in one unit."""
    game, view = state.game, state.view(seat)
    texts = [game.show(move, view) for move in view.moves]
    if view.phase != "play" or len(texts) < 2 or not set(texts) <= set(solved(state, seat)):
        return None
    laid, aim = layouts(state, seat, 2, MOST_LAYOUTS), state.trick_aim(seat)
    if laid is None or not isinstance(aim, Aim) or aim.exactly != ANY_NUMBER:  # miseries are won or lost
        return None
    sums, dominant, number, forced = dict.fromkeys(texts, 0), set(texts), 0, True
    expected = sampled(state, seat)
    for other in laid:
        expected.discard(table_of(other))
        values = solved(other, seat)
        if not set(texts) <= set(values):
            return None
        top = max(values[text] for text in texts)
        dominant = {text for text in dominant if values[text] == top}
        number += 1
        forced = forced and all(is_forced(other, move) for move in view.moves)
        for text in texts:
            sums[text] += values[text]
    if expected:
        raise AssertionError(f"{game.slug}: a sampled world is none of the {number} layouts")
    worth = {text: sums[text] / number for text in texts}
    how = "forced" if forced else "dominant" if dominant else "enumerated"
    return _known(state, seat, worth, "points", how, number)


def _known(
    state: State, seat: int, worth: dict[str, float], unit: str, how: str, number: int
) -> "dict[str, Any] | None":
    """What is known of a position as data; None where the moves are worth the same, or the best hardly more."""
    most, least = max(worth.values()), min(worth.values())
    best = [text for text in worth if most - worth[text] < 1e-9]
    rest = [worth[text] for text in worth if text not in best]
    if not rest or most - max(rest) < LEAST_PART * (most - least):
        return None
    return {
        "seat": seat,
        "best": best,
        "worth": {text: round(value, 4) for text, value in worth.items()},
        "unit": unit,
        "how": how,
        "layouts": number,
        "position": {key: value for key, value in state.position().items() if key not in ("position", "game")},
    }


def reckoned(state: State, seat: int) -> "dict[str, Any] | None":
    """What every move of a hand of blackjack is worth, in chips."""
    view = state.view(seat)
    if len(view.moves) < 2:
        return None
    player = StrongPlayer(state.game, 0)
    player.choose(view, 1.0)
    worth = {state.game.show(thought.move, view): thought.worth for thought in player.thoughts}
    return _known(state, seat, worth, "chips", "exact", 1) if len(worth) == len(view.moves) else None


def position_of(slug: str, deal: int) -> "dict[str, Any] | None":
    """The position that is taken from a deal between rule players."""
    game = troef.game(slug)
    state = game.start(game.usual_seats, deal % game.usual_seats)
    find = reckoned if slug == "blackjack" else enumerated
    dealer = SeededDealer(f"benchmark:{deal}")
    players = [make_player("rule", game, f"benchmark:{deal}:{seat}") for seat in range(int(state.seats))]
    for _ in range(MOST_MOVES):
        if state.awaits_deal and not state.sheet:
            state.deal(order_for(state, dealer))
        seats = [seat for seat in state.actors() if seat >= 0]
        if state.outcome() is not None or state.awaits_deal or state.sheet or not seats:
            return None
        seat = seats[0]
        if len(seats) == 1:
            found = find(state, seat)
            if found is not None:
                return {"id": f"{slug}-{deal}", "game": slug, **found}
        move = players[seat].choose(state.view(seat), 1.0)
        if move < 0:
            return None
        state.play(seat, move)
    return None


def positions_of(slug: str) -> Iterator[dict[str, Any]]:
    """The positions of a game, deal by deal, until there are none for a long time."""
    last = 0
    for deal in count():
        found = position_of(slug, deal)
        if found is not None:
            last = deal
            yield found
        elif deal - last > MOST_DEALS:
            return


def main() -> None:
    """Find the positions, and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=24)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    asked = parser.parse_args()
    TARGET.mkdir(exist_ok=True)
    for slug in asked.games:
        with (TARGET / f"{slug}.jsonl").open("w", encoding="utf-8") as file:
            for _, found in zip(range(asked.each), positions_of(slug), strict=False):
                print(json.dumps(found, ensure_ascii=False), file=file, flush=True)


if __name__ == "__main__":
    main()
