"""Packs that are cut and never shuffled, and the jury's chair."""

from collections import Counter

import pytest
from tornooi_positions import settle_deals

import troef
from clauses import clause
from troef.cli.records import prove
from troef.core.dealer import Proof, commitment, cut_pack, fair_cut, fair_order, order_for, with_cut
from troef.core.wire import view_dict

PACK = list(range(32))


class Gathered:
    """A state that awaits a gathered pack."""

    def pack(self) -> list[int]:
        return list(PACK)

    def least_cut(self) -> int:
        return 4

    def least_packet(self) -> int:
        return 4


class Shuffled(Gathered):
    """A state that awaits a shuffled pack."""

    def least_cut(self) -> int:
        return 0


def is_cut(order: list[int], least: int) -> bool:
    """Whether an order is the pack cut with this many cards on either side."""
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


# ---- a player cuts ----


def test_a_shuffled_pack_is_cut_where_the_player_takes_off() -> None:
    shuffled = troef.SeededDealer(5).next(PACK)
    assert order_for(Shuffled(), troef.SeededDealer(5), 12) == shuffled[12:] + shuffled[:12]
    with pytest.raises(troef.DealError, match="a cut takes off 4 to 28 cards"):
        order_for(Shuffled(), troef.SeededDealer(5), 3)


@pytest.mark.parametrize("place", [4, 16, 28])
def test_nobody_finds_a_place_in_a_gathered_pack_exactly(place: int) -> None:
    """Who remembers the tricks must not choose the deal: every place is equally likely, whatever is said."""
    dealer, places = troef.SeededDealer("hand"), Counter()
    for _ in range(1000):
        order = order_for(Gathered(), dealer, place)
        assert is_cut(order, 4)
        places[order.index(0)] += 1
    assert set(places) == set(range(4, 29))
    chi_square = sum((count - 40) ** 2 / 40 for count in places.values())
    assert chi_square < 52.6  # 24 degrees of freedom, one in a thousand above it


def test_what_the_player_says_moves_the_cut_of_a_gathered_pack() -> None:
    cuts = {order_for(Gathered(), troef.SeededDealer(7), place).index(0) for place in range(4, 29)}
    assert len(cuts) == 25


def test_a_cut_is_proven_with_its_deal() -> None:
    for state, least in ((Gathered(), 4), (Shuffled(), 0)):
        dealer = troef.CommitRevealDealer("evening")
        order = order_for(state, dealer, 20)
        proof = with_cut(dealer.proof, 20)
        assert proof is not None and proof.cut == 20
        assert proof.fault(PACK, order, least, 4) == ""
        assert Proof(proof.commit, [], "evening", 21).fault(PACK, order, least, 4) == "order"
        assert Proof(proof.commit, [], "evening").fault(PACK, order, least, 4) == "order"
        assert Proof(proof.commit, [], "evening", 3).fault(PACK, order, least, 4) == "cut"


#: Games that are cut: preset, who cuts the first deal that is cut when seat 1 dealt the first, the least packet.
CUT_GAMES = {
    "manillen-tornooi": ("book", 0, 3),
    "kleurenwiezen": ("book", 0, 4),
    "cinch": ("book", 0, 4),
    "bieden": ("book", 0, 1),
    "rikken": ("book", 0, 1),
    "poker": ("book", 0, 1),
}


@clause("manillen-tornooi", "R4", "T4", "E17")
@clause("kleurenwiezen", "R2", "R3")
@clause("cinch", "R2")
@clause("bieden", "R2")
@clause("rikken", "R2")
@clause("poker", "R6")
@pytest.mark.parametrize("slug", CUT_GAMES)
def test_the_player_at_the_dealers_right_cuts(slug: str) -> None:
    preset, cutter, packet = CUT_GAMES[slug]
    state = troef.game(slug, rules=preset).start(4, dealer=1)
    assert (state.cutter(), state.least_packet()) == (cutter, packet)


@clause("wiezen", "R2")
@pytest.mark.parametrize("game", [troef.game("wiezen"), troef.game("kingen", deal_mode="cut_4_4_5")], ids=str)
def test_the_first_pack_is_shuffled_and_later_ones_are_cut_by_the_right_neighbour(game: troef.Game) -> None:
    state = game.start(4, dealer=1)
    assert state.cutter() == -1
    rng = troef.Rng("later")
    state.deal(troef.SeededDealer("later").next(state.pack()))
    while not state.awaits_deal:
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
    assert state.cutter() == (state.dealer + 3) % 4 and state.least_cut() == 1


@clause("manillen-tornooi", "R1", "R4")
def test_drawing_for_the_deal_is_no_deal_that_is_cut() -> None:
    state = settle_deals(troef.game("manillen-tornooi", deals_per_boompje=4).start(4), 4)
    assert state.view(0).fact("draw") == "all"
    assert state.cutter() == -1


def test_games_without_a_cut_refuse_one() -> None:
    match = troef.Match(troef.game("klaverjassen"))
    with pytest.raises(troef.DealError, match="not cut"):
        match.deal(troef.SeededDealer(1), cut=12)
    assert match.state.awaits_deal and match.record.events == []


@clause("manillen-tornooi", "R4", "T4")
def test_a_cut_stands_in_the_record_and_is_proven() -> None:
    match = troef.Match(troef.game("manillen-tornooi"), 4, 1)
    with pytest.raises(troef.DealError, match="a cut takes off 3 to 29 cards, not 30"):
        match.deal(troef.CommitRevealDealer("evening"), cut=30)
    assert match.state.awaits_deal
    match.deal(troef.CommitRevealDealer("evening"), cut=3)
    shuffled = fair_order(match.record.start().pack(), "evening", [])
    assert match.record.events[0][1] == shuffled[3:] + shuffled[:3]
    text = match.record.text()
    assert '"cut": 3' in text
    again = troef.read_record(text)
    assert again.text() == text and view_dict(match.game, again.replay().view(1)) == view_dict(
        match.game, match.view(1)
    )
    assert [answer for _, answer, _ in prove(again)] == ["proven"]
    moved = troef.read_record(text.replace('"cut": 3', '"cut": 4'))
    assert [answer for _, answer, _ in prove(moved)] == ["order"]
    rehearsed = troef.Match(troef.game("manillen-tornooi"), 4, 1)
    rehearsed.deal(troef.SeededDealer(1), cut=29)
    assert troef.read_record(rehearsed.record.text()).text() == rehearsed.record.text()
    assert [answer for _, answer, _ in prove(rehearsed.record)] == ["none"]


@pytest.mark.parametrize(
    ("slug", "cut", "reason"),
    [
        ("manillen-tornooi", "30", "a cut takes off 3 to 29 cards, not 30"),
        ("klaverjassen", "12", "this pack is not cut"),
        ("manillen-tornooi", "true", "a cut is how many cards were taken off"),
        ("manillen-tornooi", '"12"', "a cut is how many cards were taken off"),
    ],
)
def test_a_cut_that_cannot_be_is_a_fault_of_the_record(slug: str, cut: str, reason: str) -> None:
    match = troef.Match(troef.game(slug), 4, 1)
    match.deal(troef.SeededDealer(1))
    text = match.record.text().replace('{"deal"', f'{{"cut": {cut}, "deal"')
    with pytest.raises(troef.RecordError, match=f"line 2: {reason}"):
        troef.read_record(text).replay()
