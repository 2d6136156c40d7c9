"""Packs that are cut and never shuffled, and the jury's chair."""

from collections import Counter

import pytest

import troef
from troef.cli.records import prove
from troef.core.dealer import Proof, commitment, cut_pack, fair_cut, order_for

PACK = list(range(32))


class Gathered:
    """A state that awaits a gathered pack."""

    def pack(self) -> list[int]:
        return list(PACK)

    def least_cut(self) -> int:
        return 4


class Shuffled(Gathered):
    """A state that awaits a shuffled pack."""

    def least_cut(self) -> int:
        return 0


def is_cut(order: list[int], least: int) -> bool:
    """Whether an order is the pack cut with so many cards on either side."""
    place = order.index(0)
    return order == cut_pack(PACK, len(PACK) - place, least)


def test_the_taken_cards_go_underneath() -> None:
    assert cut_pack([1, 2, 3, 4, 5], 3) == [4, 5, 1, 2, 3]


@pytest.mark.parametrize("place", [-1, 0, 2, 30, 32, 99])
def test_a_cut_leaves_enough_on_either_side(place: int) -> None:
    with pytest.raises(troef.DealError, match="a cut takes off 3 to 29 cards"):
        cut_pack(PACK, place, 3)


@pytest.mark.parametrize("dealer", [troef.SeededDealer(1), troef.CutDealer(1), troef.CommitRevealDealer("s")])
def test_every_dealer_cuts_where_the_game_only_cuts(dealer: troef.SeededDealer) -> None:
    places = Counter()
    for _ in range(400):
        order = order_for(Gathered(), dealer)
        assert is_cut(order, 4)
        places[order.index(0)] += 1
    assert set(places) == set(range(4, 29)), "every place from 4 to 28 comes up"


def test_a_laid_deal_is_not_cut() -> None:
    assert order_for(Gathered(), troef.FixedDealer([PACK[::-1]])) == PACK[::-1]


def test_other_packs_are_shuffled() -> None:
    order = order_for(Shuffled(), troef.SeededDealer(5))
    assert order == troef.SeededDealer(5).next(PACK)


def test_a_fair_cut_is_proven_from_its_seed() -> None:
    dealer = troef.CommitRevealDealer("evening")
    dealer.add_words("Lies")
    order = order_for(Gathered(), dealer)
    proof = dealer.proof
    assert proof is not None and proof.commit == commitment("evening")
    assert order == fair_cut(PACK, 4, "evening", ["Lies"])
    assert proof.fault(PACK, order, 4) == ""
    assert proof.fault(PACK, order) == "order", "it is no shuffle"
    assert Proof(proof.commit, [], "evening").fault(PACK, order, 4) == "order"


def test_every_deal_of_a_cut_pack_is_proven_in_its_record() -> None:
    game = troef.game("wiezen", end_mode="deals", deals_per_session=2)
    match = troef.Match(troef.Record(game, 4, 0, ["a", "b", "c", "d"]))
    dealer, rng = troef.CommitRevealDealer("an evening"), troef.Rng("wiezen")
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.phase.pick(seat, rng)))
    answers = [answer for _, answer, _ in prove(troef.read_record(match.record.text()))]
    assert len(answers) >= 2
    assert set(answers) == {"proven"}
