"""Positions with one clearly best move, from deals between rule players: writes src/troef/data/puzzles.json.

    .venv/bin/python -m tools.puzzles [--each 20] [--families trumps whist] [--more 500] [--proven]

`--more` keeps the puzzles that there are, and looks on from that deal. `--proven` takes endings in which one move is
best however the hidden cards lie (tools/proven.py).

Else a position is taken when the strong player finds one move, or moves that do the same, better than all others by
far more than chance can explain, the rule player would have played another, the tree player finds the same move by
itself, and, where tricks can be solved with all cards open, the solver calls it best in the deal as it lies.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from math import hypot
from pathlib import Path
from typing import Any, Final

import troef
from tools.proven import proven_at
from troef.bots.advice import POINTS, Advice, ranked
from troef.bots.by_name import make_player
from troef.bots.player import Thought, Thoughtful
from troef.cards.card import card_text
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.view import View
from troef.lessons.puzzles import FAMILIES
from troef.search.solver.position import CannotSolve
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import Aim

TARGET = Path("src/troef/data/puzzles.json")
#: A first look, and the one that decides: how many worlds.
GLANCE: Final = "strong:30"
LOOK: Final = "strong:200"
#: Families of trick games: what is bid there depends on agreements, so that puzzles are about cards.
OF_TRICKS: Final = ("trumps", "whist", "prediction")
#: By how many standard errors a move must be ahead, at the first look and at the second.
HOPEFUL: Final = 1.5
CERTAIN: Final = 5.0
#: A lead of less than this, in points, chips or percent, is not worth a puzzle.
LEAST_LEAD: Final = 1.0
#: How long the tree player thinks, in seconds, and how far the solver looks.
BUDGET: Final = 1.5
MOST_POSITIONS: Final = 2_000_000
MOST_THOUGHTS: Final = 5
#: A choice of fewer moves is no puzzle, and a deal longer than this is left.
FEWEST_MOVES: Final = 3
MOST_MOVES: Final = 150
#: With more cards in hand the game is too far from its end to be thought through.
MOST_CARDS: Final = 8
#: Makes a puzzle of a position with a seat to move, if it is one; the name is a seed.
Find = Callable[[State, int, str], "dict[str, Any] | None"]


def searched(game: Game, view: View, seed: str, player: str) -> Advice:
    """What a player finds, with the errors of chance only: what rollouts get wrong the tree player is asked about."""
    searcher = make_player(player, game, seed)
    move = searcher.choose(view, BUDGET)
    thoughts = searcher.thoughts if isinstance(searcher, Thoughtful) else []
    return Advice(move, ranked(thoughts, move), getattr(searcher, "unit", POINTS), len(view.moves))


def clear_lead(advice: Advice) -> "tuple[float, float] | None":
    """By how much the move is ahead of the next one that does something else, and the error of the closest one; None
    where another one looks better, or nothing was compared."""
    if len(advice.thoughts) < 2 or advice.thoughts[0].move != advice.move:
        return None
    best = advice.thoughts[0]
    others = [thought for thought in advice.thoughts[1:] if thought.worlds]
    if not others or any(thought.lead >= best.lead for thought in others):
        return None
    nearest = min(others, key=lambda other: (best.lead - other.lead) / max(hypot(best.error, other.error), 1e-9))
    return best.lead - max(thought.lead for thought in others), hypot(best.error, nearest.error)


def is_ahead(advice: Advice, errors: float) -> bool:
    """Whether the move leads by this many standard errors."""
    found = clear_lead(advice)
    return found is not None and found[0] > errors * found[1] and found[1] > 0


def solver_agrees(state: State, seat: int, best: set[int]) -> bool:
    """Whether the best moves are best in the deal as it lies, with all cards open; where it cannot be solved, yes."""
    aim = state.trick_aim(seat)
    if not isinstance(aim, Aim):
        return True
    try:
        found = Solving(aim, Solver(18).memory, every_move=True, with_line=False)
    except CannotSolve:
        return True
    if not found.run(MOST_POSITIONS):
        return True
    ours = aim.side >> seat & 1
    worth = (max if ours else min)(value for _, value in found.moves)
    cards = {int(card) for card, value in found.moves if value == worth}
    game = state.game
    return all(any(game.parse(card_text(card)) == move for card in cards) for move in best)


def told(game: Game, view: View, thought: Thought) -> dict[str, Any]:
    """What was found of a move, as data."""
    return {
        "move": game.show(thought.move, view),
        "worlds": thought.worlds,
        **{part: round(float(getattr(thought, part)), 2) for part in ("worth", "lead", "error")},
        "alike": [game.show(move, view) for move in thought.alike],
    }


def puzzle_at(state: State, seat: int, name: str) -> "dict[str, Any] | None":
    """The puzzle that a position is, if it is one."""
    game, view = state.game, state.view(seat)
    if game.info.family in OF_TRICKS and view.phase != "play":
        return None
    if not is_ahead(searched(game, view, name, GLANCE), HOPEFUL):
        return None
    sure = searched(game, view, f"{name}:sure", LOOK)
    found = clear_lead(sure)
    if found is None or found[0] < LEAST_LEAD or not is_ahead(sure, CERTAIN):
        return None
    best = {sure.move, *sure.thoughts[0].alike}
    if make_player("rule", game, name).choose(view, BUDGET) in best or not solver_agrees(state, seat, best):
        return None
    if make_player("ismcts", game, name).choose(view, BUDGET) not in best:
        return None
    facts = {key: value for key, value in state.position().items() if key not in ("position", "game", "options")}
    return {
        "game": game.slug,
        "seat": seat,
        "best": [game.show(move, view) for move in [sure.move, *sorted(best - {sure.move})]],
        "unit": sure.unit,
        "thoughts": [told(game, view, thought) for thought in sure.thoughts[:MOST_THOUGHTS] if thought.worlds],
        "position": facts,
    }


def puzzles_of(slug: str, deal: int, find: Find) -> Iterator[dict[str, Any]]:
    """The puzzles in one deal between rule players."""
    game = troef.game(slug)
    state = game.start()
    state.deal(order_for(state, SeededDealer(f"puzzle:{deal}")))
    players = [make_player("rule", game, f"puzzle:{deal}:{seat}") for seat in range(int(state.seats))]
    for number in range(MOST_MOVES):
        seats = [seat for seat in state.actors() if seat >= 0]
        if state.outcome() is not None or state.awaits_deal or not seats:
            return
        seat = seats[0]
        view = state.view(seat)
        if view.turn == seat and len(view.moves) >= FEWEST_MOVES and len(view.hand()) <= MOST_CARDS:
            found = find(state, seat, f"{slug}:{deal}:{number}")
            if found is not None:
                yield found
        move = players[seat].choose(view, BUDGET)
        if move < 0:
            return
        state.play(seat, move)


def puzzles_for(games: tuple[str, ...], each: int, first: int, find: Find) -> list[dict[str, Any]]:
    """Puzzles of a family, `each` of them: one from a deal, its games in turn, from the first deal on."""
    found: list[dict[str, Any]] = []
    deal = first
    while len(found) < each and deal < first + 60 * each:
        one = next(puzzles_of(games[deal % len(games)], deal, find), None)
        deal += 1
        if one is not None:
            found.append(one)
            print(one["game"], one["best"], one["thoughts"][:2], flush=True)
    return found


def main() -> None:
    """Find the puzzles, and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--families", nargs="*", default=list(FAMILIES))
    parser.add_argument("--more", type=int)
    parser.add_argument("--proven", action="store_true")
    asked = parser.parse_args()
    find = proven_at if asked.proven else puzzle_at
    known = json.loads(TARGET.read_text(encoding="utf-8")) if TARGET.exists() else {}
    for family in asked.families:
        kept = known.get(family, []) if asked.more is not None else []
        known[family] = kept + puzzles_for(FAMILIES[family], asked.each, asked.more or 0, find)
    lines = ",\n".join(
        f'"{family}": [\n' + ",\n".join(json.dumps(one, ensure_ascii=False) for one in rows) + "\n]"
        for family, rows in known.items()
    )
    TARGET.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
