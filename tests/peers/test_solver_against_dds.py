"""The solver beside DDS (through endplay): the same number of tricks on random deals of bridge, in every strain."""

import random
from typing import Any

from others import Engine

from proving import AT_LENGTH, often, seeded
from troef.cards.card import cards_text
from troef.formats.pbn.writing import deal_text
from troef.games.bridge.game import ORDERINGS, PACK, TABLE
from troef.search.solver.solving import Solver
from troef.sim.speed import is_compiled
from troef.tricks.aim import for_tricks, side_of
from troef.tricks.play import TrickPlay

types: Any = Engine("endplay.types")
dds: Any = Engine("endplay.dds")

#: Whole deals with compiled rules; interpreted, fewer cards do.
DEALS = often(60) if AT_LENGTH else 20
TRICKS = 13 if is_compiled() else 7


def random_play(seed: int) -> TrickPlay:
    """A deal before its first card: strain and leader change with the seed."""
    from librt.vecs import vec
    from mypy_extensions import i64

    rng = random.Random(seeded(f"{seed}"))
    cards = list(PACK)
    rng.shuffle(cards)
    hands = [sum(2**card for card in cards[TRICKS * seat : TRICKS * seat + TRICKS]) for seat in range(4)]
    return TrickPlay(TABLE, ORDERINGS[seed % 5], vec[i64](hands), seed // 5 % 4)


def test_as_many_tricks_as_dds() -> None:
    """Each strain with each seat leading."""
    solver = Solver(4)
    strains = (types.Denom.clubs, types.Denom.diamonds, types.Denom.hearts, types.Denom.spades, types.Denom.nt)
    for seed in range(DEALS):
        play = random_play(seed)
        hands = tuple(int(hand) for hand in play.hands)
        deal = types.Deal(deal_text(hands), first=types.Player(int(play.turn)), trump=strains[seed % 5])
        theirs = max(tricks for _, tricks in dds.solve_board(deal))
        ours = solver.solve(for_tricks(play, side_of(play, play.turn)))
        assert ours == theirs, (seed, [cards_text([card for card in PACK if hand >> card & 1]) for hand in hands])
