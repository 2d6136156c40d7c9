"""The double dummy table of bridge: facts found by DDS (through endplay), and one contract at a time."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import parse_cards
from troef.games.bridge.game import ORDERINGS, TABLE
from troef.search.solver.contracts import tricks_of_contracts
from troef.search.solver.solving import Solver
from troef.sim.speed import is_compiled
from troef.tricks.aim import for_tricks, side_of
from troef.tricks.play import TrickPlay

#: Deals as PBN writes them (north first), with the tricks of each declarer (N E S W) in clubs, diamonds, hearts,
#: spades and no trump, as DDS counts them.
BOARDS = {
    "AQ6.AKJ5.J8.KJ74 KT932.82.AQT94.A 875.T93.763.Q532 J4.Q764.K52.T986": [
        [8, 5, 7, 5],
        [3, 9, 3, 10],
        [7, 5, 6, 6],
        [4, 9, 3, 9],
        [6, 6, 3, 6],
    ],
    "A.QT52.KJT4.JT86 Q98743.76.973.A9 JT2.J9843.A6.K32 K65.AK.Q852.Q754": [
        [8, 5, 8, 5],
        [6, 6, 6, 6],
        [10, 3, 10, 3],
        [5, 8, 5, 7],
        [5, 8, 5, 8],
    ],
}
ENDINGS = {
    ".54.82.5 A.Q2.J.Q .98.6.K8 J.7.K7.3": [[2, 2, 2, 2], [2, 3, 2, 3], [3, 2, 3, 2], [0, 4, 0, 4], [2, 3, 2, 3]],
    "2.K.JT5. AK65.4.. 3.AQ.2.9 .83..AQ4": [[1, 3, 2, 3], [4, 0, 5, 0], [3, 0, 3, 0], [1, 4, 1, 4], [1, 0, 2, 0]],
    "6.A.7.KJ AKQ.Q3.. J3.84.A. .7.T963.": [[4, 1, 4, 1], [1, 3, 2, 3], [2, 2, 2, 2], [1, 3, 1, 3], [2, 1, 4, 1]],
}


def hands_of(deal: str) -> "vec[i64]":
    """The hands of a deal in PBN, as sets of cards."""
    hands = []
    for hand in deal.split():
        lanes = zip("SHDC", hand.split("."), strict=True)
        texts = [("10" if rank == "T" else rank) + suit for suit, ranks in lanes for rank in ranks]
        hands.append(sum(2**card for card in parse_cards(" ".join(texts))))
    return vec[i64](hands)


@pytest.mark.parametrize("deal", ENDINGS)
def test_endings_make_what_dds_found(deal: str) -> None:
    assert tricks_of_contracts(TABLE, ORDERINGS, hands_of(deal)) == ENDINGS[deal]


@pytest.mark.skipif(not is_compiled(), reason="takes minutes interpreted")
@pytest.mark.parametrize("deal", BOARDS)
def test_whole_boards_make_what_dds_found(deal: str) -> None:
    assert tricks_of_contracts(TABLE, ORDERINGS, hands_of(deal)) == BOARDS[deal]


def test_all_at_once_is_what_one_contract_at_a_time_gives() -> None:
    solver = Solver(1)
    for deal in ENDINGS:
        hands = hands_of(deal)
        rows = tricks_of_contracts(TABLE, ORDERINGS, hands)
        for ordering, row in zip(ORDERINGS, rows, strict=True):
            for declarer in range(4):
                play = TrickPlay(TABLE, ordering, vec[i64]([int(hand) for hand in hands]), (declarer + 1) % 4)
                assert solver.solve(for_tricks(play, side_of(play, declarer))) == row[declarer]
