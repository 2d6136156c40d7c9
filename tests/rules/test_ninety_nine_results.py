"""Which results and positions ninety-nine takes: those of lawful rounds, and no others."""

import itertools

import pytest
from ninety_nine_positions import SLUG, answers, bids, dealt, game

import troef
from clauses import clause
from playing import play
from troef.cards.card import card_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6"]


def numbers_of(state: troef.State) -> tuple[list[int], list[int]]:
    """Bids and tricks of a round that is over."""
    view = state.view(troef.REFEREE)
    said, tricks = ([view.badge(seat, key) for seat in range(3)] for key in ("bid", "tricks"))
    return said, tricks


# ---- results ----


@clause(SLUG, "S1", "S2", "S3", "S6")
@pytest.mark.parametrize("extra", ["none", "informatie", "open"])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(extra: str) -> None:
    for seed in range(25):
        state, rng = game().start(3), troef.Rng(seed)
        state.deal_shuffled(rng)
        answers(bids(state), "none", extra, "none")
        while not state.awaits_deal:
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        said, tricks = numbers_of(state)
        bidder = None if extra == "none" else 2
        facts = {"bids": said, "tricks": tricks, "extra": extra, "bidder": bidder}
        assert state.sheet[-1].cells == game().settle(facts) == state.view(0).totals
        with pytest.raises(ResultError, match="tricks: three players win 9 tricks together"):
            game().settle({**facts, "tricks": [tricks[0] + 1, *tricks[1:]]})


@clause(SLUG, "R10", "R11")
def test_any_three_bids_can_be_laid_together() -> None:
    """With the joker turned up each suit has nine cards, and no three bids want more."""
    letters = {0: "D", 1: "S", 2: "H", 3: "C"}
    ways = {sum(values): values for values in itertools.combinations_with_replacement(range(4), 3)}
    for said in itertools.combinations_with_replacement(range(10), 3):
        left = {suit: [f"{rank}{suit}" for rank in RANKS] for suit in "CDHS"}
        laid = [" ".join([left[letters[value]].pop() for value in ways[bid]]) for bid in said]
        state = bids(dealt(dict(enumerate(laid)), "*"), *laid)
        assert [state.view(troef.REFEREE).badge(seat, "bid") for seat in range(3)] == list(said)
        assert game().settle({"bids": said, "tricks": [3, 3, 3]})


@clause(SLUG, "R21", "R23", "R25")
def test_any_sharing_of_the_tricks_can_be_played() -> None:
    """Clubs lie aside; each trick is of one other suit, so that everybody follows, and won by who has its highest."""
    clubs = [f"{rank}C" for rank in RANKS]
    for first, second in itertools.product(range(10), repeat=2):
        if first + second > 9:
            continue
        winners = [0] * first + [1] * second + [2] * (9 - first - second)
        tricks: list[dict[int, str]] = []
        for index, winner in enumerate(winners):
            suit, place = "DHS"[index % 3], 3 * (index // 3)
            seats = [winner, *[seat for seat in range(3) if seat != winner]]
            tricks.append({seat: f"{RANKS[place + low]}{suit}" for low, seat in enumerate(seats)})
        laid = [" ".join(clubs[3 * seat : 3 * seat + 3]) for seat in range(3)]
        hands = {seat: " ".join([laid[seat], *[trick[seat] for trick in tricks]]) for seat in range(3)}
        state = answers(bids(dealt(hands, "*"), *laid), "none", "none", "none")
        for trick in tricks:
            for _ in range(3):
                seat = state.actors()[0]
                play(state, f"{seat}: {trick[seat]}")
        assert numbers_of(state) == ([9, 9, 9], [winners.count(seat) for seat in range(3)])
        facts = {"bids": (9, 9, 9), "tricks": [winners.count(seat) for seat in range(3)]}
        assert game().settle(facts) == state.sheet[-1].cells


@clause(SLUG, "R11", "R14", "R25")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"bids": [1, 2], "tricks": [3, 6, 0]}, "bids: 3 values are wanted, not 2"),
        ({"bids": [1, 2, 3], "tricks": [3.0, 3, 3]}, "tricks[0]: it is a whole number, not 3.0"),
        ({"bids": [1, 2, 10], "tricks": [3, 3, 3]}, "bids: a bid is 0 to 9, not [1, 2, 10]"),
        ({"bids": [1, 2, -1], "tricks": [3, 3, 3]}, "bids: a bid is 0 to 9, not [1, 2, -1]"),
        ({"bids": [1, 2, 3], "tricks": [3, 3, 4]}, "tricks: three players win 9 tricks together, not [3, 3, 4]"),
        ({"bids": [1, 2, 3], "tricks": [-1, 5, 5]}, "tricks: three players win 9 tricks together, not [-1, 5, 5]"),
        (
            {"bids": [1, 2, 3], "tricks": [3, 3, 3], "extra": "gesloten", "bidder": 0},
            'extra: it is one of "none", "informatie", "open", not \'gesloten\'',
        ),
        (
            {"bids": [1, 2, 3], "tricks": [3, 3, 3], "extra": "open"},
            "bidder: an extra bid is one of seat 0, 1 or 2, not None",
        ),
        (
            {"bids": [1, 2, 3], "tricks": [3, 3, 3], "extra": "open", "bidder": 3},
            "bidder: an extra bid is one of seat 0, 1 or 2, not 3",
        ),
        (
            {"bids": [1, 2, 3], "tricks": [3, 3, 3], "bidder": 0},
            "bidder: without an extra bid there is no bidder",
        ),
    ],
)
def test_numbers_that_cannot_be_are_refused(facts: dict[str, object], message: str) -> None:
    with pytest.raises(ResultError) as caught:
        game().settle(facts)
    assert str(caught.value) == message


# ---- positions in the middle of a match ----


@clause(SLUG, "R3", "R13", "R17", "S6")
def test_a_third_round_in_which_somebody_plays_open() -> None:
    state = game().position(
        {
            "dealer": 2,
            "deal": 3,
            "sheet": [[13, 14, 12], [22, 25, 2]],
            "cards": {"hand-0": "AC KC QC", "hand-1": "AS 7D", "upcard": "KH"},
            "moves": ["0: lay AC", "0: lay KC", "0: lay QC"],
        }
    )
    assert state.view(0).totals == (35, 39, 14)
    assert state.view(0).badge(0, "bid") == 9 and state.actors() == (1, 2)
    answers(bids(state), "open", "none", "none")
    play(state, "0: leader 1")
    assert state.actors() == (1,)
    laid = state.position()
    assert laid["deal"] == 3 and laid["moves"][-1] == "0: leader 1"


@clause(SLUG, "R28", "S1", "S2", "S3", "S5")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 10}, "deal: a match has 9 deals, this would be number 10"),
        ({"deal": 2, "sheet": [[13, 14, 13]]}, "sheet row 1: no round gives 13, 14, 13"),
        ({"deal": 2, "sheet": [[99, 99, 0]]}, "sheet row 1: no round gives 99, 99, 0"),
        ({"deal": 2, "sheet": [[13, 14, 12], [0, 0, 0]]}, "sheet: 2 rows after 1 deals"),
        ({"deal": 3, "totals": [199, 0, 0]}, "sheet: after 2 rounds a total is 0 to 198, not 199, 0, 0"),
        ({"deal": 3, "totals": [9, 9, 1]}, "sheet: 2 rounds cannot bring 19 points together"),
        ({"deal": 1, "cards": {"hand-0": "5S"}}, "cards: '"),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "S5")
def test_every_row_of_the_examples_may_stand_on_a_sheet() -> None:
    rows = [(13, 14, 12), (22, 25, 2), (30, 5, 4), (54, 23, 2), (64, 3, 32), (99, 0, 0), (99, 60, 0)]
    state = game().position({"deal": 8, "sheet": rows})
    assert state.view(0).totals == tuple(map(sum, zip(*rows, strict=True)))


@clause(SLUG, "R3", "R4")
def test_the_next_deal_is_laid_for_the_player_who_deals_it() -> None:
    state = game().position({"dealer": 1, "deal": 2, "sheet": [[13, 14, 12]]})
    state.deal(state.arrange({0: "AS KS"}, upcard="9D"))
    assert {"AS", "KS"} <= {card_text(card) for card in state.view(0).zone("hand-0").cards}
    with pytest.raises(troef.DealError, match="arranged for a deal by seat 0, here seat 1 deals"):
        game().position({"dealer": 1}).deal(game().arrange({0: "AS KS"}, dealer=0))
