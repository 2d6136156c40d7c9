"""Pandoeren by the book: what each contract undertakes, exposed hands, card points, the score and the end."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from pandoer_positions import GOOD, SLUG, auction, contract, fact, game, opened, row, trick

from clauses import clause
from playing import play, play_out
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.pandoeren import CONTRACTS, ORDERINGS, RUNGS, Result
from troef.games.pandoeren.contracts import POINTS, THE_JAS
from troef.games.pandoeren.scoring import ALL_POINTS, LAST_TRICK

#: Seat 0 has all the high trumps and the other aces: it wins every trick it wants.
STRONG = {
    0: "JH 9H AH KH QH AS AC AD",
    1: "10H 7S 9S KD 10D 7C 8C 9C",
    2: "8H 8S 10S JD 9D QC JC 10C",
    3: "7H KS QS JS QD 8D 7D KC",
}
#: Seat 0 has the lowest card of every suit: it never has to win.
WEAK = {
    0: "7S 8S 7D 8D 7C 8C 7H 8H",
    1: "AS KS AD KD AC KC AH KH",
    2: "QS JS QD JD QC JC QH JH",
    3: "10S 9S 10D 9D 10C 9C 10H 9H",
}


# ---- one contract after another ----


@clause(SLUG, "R22", "S6")
def test_piccolo_wins_the_first_trick_and_no_other() -> None:
    hands = WEAK | {0: "AS 8S 7D 8D 7C 8C 7H 8H", 1: "7S KS AD KD AC KC AH KH"}
    state = trick(contract("piccolo", hands), "AS 7S QS 10S", "7D AD JD 10D")
    assert row(play_out(state)) == (3, 0, 0, 0)


@clause(SLUG, "R22", "E15")
def test_piccolo_fails_without_the_first_trick_or_with_another() -> None:
    state = contract("piccolo", WEAK)
    assert row(play_out(trick(state, "7S", "AS", "QS", "10S"))) == (-3, 0, 0, 0)
    assert row(play_out(trick(contract("piccolo", STRONG), "AS", "7S", "8S", "QS"))) == (-3, 0, 0, 0)


@clause(SLUG, "R22")
def test_in_piccolo_ouvert_the_hand_opens_when_the_bidder_has_led_to_the_second_trick() -> None:
    state = contract("piccolo ouvert", STRONG)
    trick(state, "AS", "7S", "8S", "QS")
    assert opened(state) == set()
    trick(state, "AC")
    assert opened(state) == {0} and opened(state, 2) == {0, 2}
    assert len(state.view(1).zone("hand-0").cards) == 6
    # A6: lost already, nothing is exposed
    lost = contract("piccolo ouvert", WEAK)
    trick(lost, "7S", "AS", "QS", "10S", "AD", "QD", "10D", "7D")
    assert opened(lost) == set()


@clause(SLUG, "R23", "E15")
def test_misere_loses_all_tricks() -> None:
    assert row(play_out(contract("misere", WEAK))) == (3, 0, 0, 0)
    state = contract("misere", STRONG)
    trick(state, "AS", "7S", "8S", "QS")
    assert row(play_out(state)) == (-3, 0, 0, 0)


@clause(SLUG, "R23")
def test_in_misere_ouvert_the_hand_opens_after_the_first_card_of_the_second_trick() -> None:
    state = contract("misere ouvert", WEAK)
    trick(state, "7S", "AS", "QS", "10S")
    assert opened(state) == set() and state.actors() == (1,)
    trick(state, "AD")
    assert opened(state) == {0}
    assert row(play_out(state)) == (6, 0, 0, 0)


@clause(SLUG, "R24", "E16")
def test_zwabber_needs_the_first_four_by_the_bidder_and_all_by_the_pair() -> None:
    hands = {
        0: "AS KS QS JS AC KC QC 7D",
        1: "8S 9S 7H 8H 7C 8C 9D 8D",
        2: "AD KD QD JD 10D 7S 9H 10H",
        3: "10S JH KH QH AH 9C 10C JC",
    }
    made = contract("zwabber", hands, call="AD")
    trick(made, "AS 8S 7S 10S KS 9S 9H JH QS 7H 10H KH JS 8H JD QH")
    trick(made, "AC 7C 10D 9C KC 8C QD 10C QC 8D KD JC")
    assert row(trick(made, "7D 9D AD AH")) == (2, 0, 2, 0)
    # the partner wins the third trick: lost, though the pair wins all eight
    failed = contract("zwabber", hands, call="AD")
    trick(failed, "AS 8S 7S 10S KS 9S 9H JH 7D 9D AD KH")
    assert failed.actors() == (2,)
    trick(failed, "KD QH QS 8D JD AH JS 7H QD 9C QC 8H")
    trick(failed, "10D", "10C", "KC", "7C", "10H", "JC", "AC", "8C")
    assert row(failed) == (-2, 0, -2, 0)


@clause(SLUG, "R25")
def test_in_stil_praatje_all_hands_open_after_the_first_card() -> None:
    state = contract("stil praatje", WEAK)
    assert opened(state) == set()
    trick(state, "7S")
    assert opened(state) == opened(state, 2) == {0, 1, 2, 3}
    assert fact(state, "talking") is None
    # what was buried stays hidden
    assert state.view(1).zone("buried").cards == []
    assert row(play_out(state)) == (9, 0, 0, 0)


@clause(SLUG, "R25", "T2", "P3")
def test_in_praatje_the_others_may_talk_until_the_second_card() -> None:
    state = contract("praatje", WEAK)
    assert fact(state, "talking") is None
    trick(state, "7S")
    assert opened(state) == {0, 1, 2, 3} and fact(state, "talking") is True
    trick(state, "AS")
    assert fact(state, "talking") is None
    assert row(play_out(state)) == (4, 0, 0, 0)
    assert all(fact(contract(name, WEAK), "talking") is None for name in ("misere", "stil praatje"))


@clause(SLUG, "R5", "R12", "E15")
def test_kereltje_pandoer_and_the_rest_need_every_trick() -> None:
    aces = "JH 9H AH KH QH AS AC 10H"
    hands = STRONG | {0: aces, 1: "AD 7S 9S KD 10D 7C 8C 9C"}
    order = "JH AD 8H 7H 9H 7S 8S 7D AH 9S JD 8D KH KD 9D JS QH 7C 10S QD 10H 8C JC KC AS 10D 10C KS AC 9C QC QS"
    for name, cells in [("pandoer", (5, 5, 0, 0)), ("kereltje", (2, 0, 0, 0)), ("prive", (6, 0, 0, 0))]:
        assert row(trick(contract(name, hands), order)) == cells
    state = contract("pandoer", STRONG | {0: aces, 1: "7D 7S 9S KD 10D 7C 8C 9C", 3: "7H KS QS JS QD 8D AD KC"})
    trick(state, "JH 7D 8H 7H 9H 7S 8S QD AH 9S JD 8D KH KD 9D JS QH 7C 10S AD 10H 8C JC KC")
    assert row(trick(state, "AS 10D 10C KS AC 9C QC QS")) == (5, 0, 0, 5)


@clause(SLUG, "E15", "S6")
def test_pandoer_is_lost_with_seven_tricks() -> None:
    tricks = (0, 0, 0, 2, 2, 0, 0, 1)
    assert game().settle(Result("pandoer", 0, 2, tricks)) == (-5, 0, -5, 0)
    assert game().settle(Result("pandoer", 0, 2, (*tricks[:7], 2))) == (5, 0, 5, 0)


@clause(SLUG, "R5")
def test_solo_zwabber_and_prive_need_every_trick_by_the_bidder_himself() -> None:
    for name, score in (("solo zwabber", 5), ("prive", 6)):
        assert game().settle(Result(name, 3, tricks=(3,) * 8)) == (0, 0, 0, score)
        assert game().settle(Result(name, 3, tricks=(3,) * 7 + (1,))) == (0, 0, 0, -score)


@clause(SLUG, "R26", "R27")
def test_all_eight_tricks_are_played_whatever_has_been_decided() -> None:
    state = contract("misere", STRONG)  # A16
    trick(state, "AS", "7S", "8S", "QS")
    assert state.deal_number == 1 and not state.awaits_deal
    for _ in range(27):
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
        assert not state.awaits_deal
    state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert state.awaits_deal


# ---- card points ----


@clause(SLUG, "S1", "E9")
def test_what_the_cards_are_worth() -> None:
    hearts = ORDERINGS[2]
    assert hearts.points_in(set_of(parse_cards("AH 9H JH KH"))) == 48
    assert hearts.points_in(set_of(parse_cards("AD KD 7H 10D"))) == 24
    trumps = {"J": 20, "9": 14, "A": 11, "K": 3, "Q": 2, "10": 10, "8": 0, "7": 0, "6": 0}
    plain = {"J": 1, "9": 0, "A": 11, "K": 3, "Q": 2, "10": 10, "8": 0, "7": 0}
    for order in ORDERINGS:
        for suit, letter in enumerate("CDHS"):
            for rank in plain:
                wanted = trumps[rank] if suit == order.trump else plain[rank]
                assert order.points[parse_cards(rank + letter)[0]] == wanted


@clause(SLUG, "S2", "E10")
@pytest.mark.parametrize(("buried", "total"), [("7C", 146), ("10C", 136), ("9H", 132)])
def test_the_buried_card_counts_for_nobody(buried: str, total: int) -> None:
    pack = set_of(game().pack(4))
    hearts = ORDERINGS[2]
    assert hearts.points_in(pack) + LAST_TRICK == ALL_POINTS == 146
    assert hearts.points_in(pack & ~set_of(parse_cards(buried))) + LAST_TRICK == total


@clause(SLUG, "R26", "S2", "S6", "E11")
@pytest.mark.parametrize(
    ("name", "points", "roem", "stuk", "score"),
    [
        ("150", 116, 20, True, 2),
        ("160", 116, 20, True, -2),
        ("150", 116, 20, False, -2),
        ("120", 120, 0, False, 1),
        ("120", 119, 0, False, -1),
        ("170", 130, 20, True, 3),
        ("220", 0, 220, False, 4),
    ],
)
def test_a_points_contract_needs_what_was_bid(name: str, points: int, roem: int, stuk: bool, score: int) -> None:
    result = Result(name, 0, 2, card_points=points, roem=roem, stuk=stuk)
    assert game().settle(result) == (score, 0, score, 0)


@clause(SLUG, "R27", "S6")
@pytest.mark.parametrize(
    ("name", "tricks", "roem", "stuk", "score"),
    [
        ("pandoer+20", (0,) * 8, 0, True, 5),
        ("pandoer+20", (0, 1) * 4, 20, False, 5),
        ("pandoer+40", (0,) * 8, 20, False, -5),
        ("pandoer+40", (0,) * 8, 20, True, 5),
        ("pandoer+40", (0,) * 7 + (2,), 100, True, -5),
        ("pandoer+20", (0,) * 8, 0, False, -5),
    ],
)
def test_pandoer_with_points_needs_all_tricks_and_the_roem(
    name: str, tricks: tuple[int, ...], roem: int, stuk: bool, score: int
) -> None:
    assert game().settle(Result(name, 0, 1, tricks, roem=roem, stuk=stuk)) == (score, score, 0, 0)


@pytest.mark.parametrize(
    "result",
    [
        Result("125", 0, 1),
        Result("150", 4, 1),
        Result("150", 0, 0),
        Result("150", 0),
        Result("prive", 0, 1, (0,) * 8),
        Result("prive", 0),
        Result("prive", 0, tricks=(0,) * 7),
        Result("prive", 0, tricks=(4,) * 8),
        Result("150", 0, 1, card_points=147),
        Result("150", 0, 1, card_points=-1),
        Result("150", 0, 1, card_points=100, roem=25),
        Result("150", 0, 1, card_points=100, roem=-20),
        Result("150", 0, 1, card_points=100, roem=510),
        Result("points 200+", 0, 1, card_points=100),
        Result("", 0, 1),
        Result("pandoer", 0, 1, (0,) * 8, roem=20),
        Result("pandoer", 0, 1, (0,) * 8, stuk=True),
    ],
)
def test_numbers_that_cannot_be_are_refused(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S6", "S7")
@given(
    st.sampled_from([made.name for made in CONTRACTS]),
    st.integers(0, 3),
    st.integers(1, 3),
    st.lists(st.integers(0, 3), min_size=8, max_size=8),
    st.integers(0, 146),
)
def test_only_the_bidders_side_scores_and_both_the_same(
    name: str, bidder: int, step: int, tricks: list[int], points: int
) -> None:
    made = CONTRACTS[RUNGS[name]]
    partner = (bidder + step) % 4 if made.partner else None
    side = {bidder} if partner is None else {bidder, partner}
    assume(made.partner != THE_JAS or partner in tricks)  # who holds the jas wins a trick with it
    in_points = made.task == POINTS
    scores = game().settle(Result(name, bidder, partner, () if in_points else tuple(tricks), points * in_points))
    assert abs(scores[bidder]) == made.score
    assert all(scores[seat] == (scores[bidder] if seat in side else 0) for seat in range(4))


# ---- the end ----


@clause(SLUG, "S7")
def test_the_match_ends_when_somebody_reaches_the_target() -> None:
    state = contract("stil praatje", WEAK, target_points=9)
    outcome = play_out(state).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((9, 0, 0, 0), (0,), "target")
    assert play_out(contract("stil praatje", WEAK, target_points=10)).outcome() is None


@clause(SLUG, "S7")
def test_partners_who_end_level_win_together() -> None:
    outcome = play_out(contract("120", GOOD, bury="7D", target_points=1)).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 1, 0, 0), (0, 1))


@clause(SLUG, "S7")
def test_the_highest_total_wins_when_a_deal_takes_two_over_the_target() -> None:
    state = contract("misere", WEAK, target_points=4)
    play_out(state)
    state.deal(state.game.arrange(GOOD, dealer=0, upcard="6H"))
    play(auction(state, "120", 0), "0: bury 7D", "0: trump H", "0: call AD")
    outcome = play_out(state).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((4, 1, 0, 0), (0,))


@clause(SLUG, "S7")
def test_the_sheet_keeps_every_deal_and_the_totals() -> None:
    state = contract("misere", WEAK)
    play_out(state)
    state.deal(state.game.arrange(STRONG, dealer=0, upcard="6H"))
    play(auction(state, "misere", 0), "0: bury 6H", "0: trump H")
    trick(state, "AS", "7S", "8S", "QS")
    view = play_out(state).view(0)
    assert [entry.cells for entry in view.sheet] == [(3, 0, 0, 0), (-3, 0, 0, 0)]
    assert view.sheet[0].marks == ("misere", "", "", "") and view.totals == (0, 0, 0, 0)


def test_a_match_in_which_nobody_reaches_the_target_ends_some_day() -> None:
    state = game(target_points=2).start(4)
    deals = 0
    while state.outcome() is None:
        state.deal(state.pack())
        deals += 1
        while not state.awaits_deal and state.actors():
            play(state, f"{state.actors()[0]}: pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (deals, outcome.reason, outcome.winners) == (540, "limit", (0, 1, 2, 3))


@clause(SLUG, "R5", "S6")
@pytest.mark.parametrize("name", ["points 150", "POINTS_150", "150", "Solo_Zwabber", "pandoer+40"])
def test_a_result_names_its_contract_as_the_book_does_or_as_moves_do(name: str) -> None:
    alone = "wabber" in name
    scores = game().settle(
        Result(name, 0, None if alone else 1, (0,) * 8, 0 if alone else 146, roem=0 if alone else 40)
    )
    assert scores[0] > 0
