"""How many tricks every contract of a deal makes when all cards lie open: the double dummy table of bridge."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solving
from troef.tricks.aim import for_tricks
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay, TrickTable


def tricks_of_contracts(table: TrickTable, orderings: list[Ordering], hands: vec[i64]) -> list[list[int]]:
    """The tricks that each declarer makes in each strain: for each ordering a row, by seat.

    `hands` are sets of cards by seat, as many in each; the left-hand opponent leads. What is remembered of a strain
    serves all four declarers, because the question is always how many tricks seat 0 and its partner take.

    Raises:
        CannotSolve: the hands are empty.
    """
    memory = Memory(0)
    side = table.partners[0]
    rows: list[list[int]] = []
    for ordering in orderings:
        row = [0] * int(table.seats)
        before: Solving | None = None
        for turn in range(int(table.seats)):
            declarer = (2 * turn + turn // 2) % 4  # partners one after the other: they mostly make the same
            play = TrickPlay(table, ordering, hands[: len(hands)], table.next_of[declarer])
            solving = Solving(for_tricks(play, side), memory, before=before)
            while not solving.run():
                pass
            left = int(solving.position.left)
            row[declarer] = solving.value if side & BIT[declarer] else left - solving.value
            before = solving
        rows.append(row)
    return rows
