"""Skat: which results a deal can give, and positions in the middle of a match."""

import itertools
from collections import Counter

import pytest

import troef
from clauses import clause
from playing import hand, play
from scored_deals import scored_deals
from troef.core.position_facts import PositionError
from troef.core.refusal import DealError
from troef.core.result import ResultError

SLUG = "skat"

#: What the cards of the pack count, once more from R26.
WORTHS = sorted([11, 10, 4, 3, 2, 0, 0, 0] * 4)
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def refusal(game: str = "hearts", matadors: int = 1, points: int = 61, tricks: int = 6, **more: object) -> str:
    """Why a result cannot be, or an empty text."""
    result = {"declarer": 0, "game": game, "matadors": matadors, "card_points": points, "tricks": tricks, **more}
    try:
        troef.game(SLUG).settle(result)
    except ResultError as error:
        return str(error)
    return ""


@clause(SLUG, "R26", "S1", "S2", "S6", "S7", "S8")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_the_engine_writes_is_what_settle_says(seats: int) -> None:
    rules = troef.game(SLUG, players=seats)
    met: Counter[str] = Counter()
    for state in scored_deals(rules, f"skat {seats}", 200):
        view = state.view(troef.REFEREE)
        declarer = view.fact("declarer")
        if declarer is None:
            assert rules.settle({"declarer": None}) == state.sheet[-1].cells
            continue
        suit, count = view.fact("trump"), view.fact("step-with")
        game = SUITS[suit] if isinstance(suit, str) else str(view.fact("game")).replace("-", " ")
        without = view.fact("step-without")
        result = {
            "declarer": declarer,
            "game": game,
            "bid": view.fact("bid"),
            "matadors": count if isinstance(count, int) else -without if isinstance(without, int) else 0,
            "card_points": view.fact("points") or 0,
            "tricks": view.badge(int(str(declarer)), "tricks"),
            "hand": view.fact("hand") is True,
            "announcement": view.fact("announced") or "",
        }
        assert rules.settle(result) == state.sheet[-1].cells
        met[game] += 1
    assert len(met) == 7, "every game is met"


@clause(SLUG, "R26", "R28")
def test_the_points_lie_between_those_of_the_best_and_the_worst_cards() -> None:
    for tricks in range(11):
        cards = 3 * tricks + 2
        least, most = sum(WORTHS[:cards]), sum(WORTHS[32 - cards :])
        top = -1 if tricks < 10 else 1
        assert refusal("hearts", top, least, tricks) == refusal("hearts", top, most, tricks) == ""
        assert least == 0 or "not " in refusal("hearts", top, least - 1, tricks)
        assert most == 120 or "not " in refusal("hearts", top, most + 1, tricks)
    assert refusal(points=54, tricks=1) == "", "four aces and a ten"
    assert refusal(points=55, tricks=1).startswith("card_points: the cards of 1 tricks and the skat have 0 to 54")
    assert refusal(points=1, tricks=2) == "card_points: no cards have 1 points together"
    assert refusal(points=119, tricks=9) == "card_points: no cards have 119 points together"


@clause(SLUG, "R26", "E4")
def test_the_points_are_those_of_some_cards() -> None:
    """Every sum that this many cards have, and the book's own 92 points in nine tricks."""
    sums: dict[int, set[int]] = {0: {0}}
    for worth in WORTHS:
        more = {count + 1: {had + worth for had in known} for count, known in sums.items()}
        sums = {count: sums.get(count, set()) | more.get(count, set()) for count in range(len(sums) + 1)}
    book = {"hand": True, "announcement": "schneider"}
    assert refusal("hearts", 2, 92, 9, **book) == "" and 92 not in sums[29]
    sums[29].add(92)
    for tricks in range(11):
        matadors = -1 if tricks < 10 else 1
        taken = {points for points in range(121) if not refusal("hearts", matadors, points, tricks)}
        assert taken == sums[3 * tricks + 2]
    assert {50, 119} & sums[5] == set() and {51, 52, 53, 54} <= sums[5]


@clause(SLUG, "R26")
def test_without_a_trick_declarer_has_the_points_of_the_skat() -> None:
    possible = {first + second for first, second in itertools.combinations(WORTHS, 2)}
    for points in range(121):
        assert (refusal(points=points, tricks=0) == "") == (points in possible)
    assert 22 in possible and 19 not in possible and 9 not in possible


@clause(SLUG, "R17", "R19", "S3")
def test_matadors_win_tricks() -> None:
    """With four jacks two may lie in the skat; without four each defender may have two, which fall together."""
    assert refusal("grand", 4, 60, 2) == "" and refusal("grand", 4, 20, 1) == (
        "tricks: with 4 matadors declarer wins 2 tricks at least"
    )
    assert refusal("grand", -4, 90, 8) == "" and refusal("grand", -4, 90, 9) == (
        "tricks: without 4 matadors declarer wins 8 tricks at most"
    )
    assert refusal("clubs", 11, 120, 10) == refusal("clubs", 11, 100, 9) == "" != refusal("clubs", 11, 90, 8)
    assert refusal("clubs", -11, 50, 4) == "" != refusal("clubs", -11, 50, 5)
    assert refusal("clubs", -1, 110, 9) == "" != refusal("clubs", -1, 120, 10), "the jack of clubs wins a trick"
    assert "1 to 4" in refusal("grand", 5) and "1 to 11" in refusal("clubs", 12) and "1 to 11" in refusal("clubs", 0)


@clause(SLUG, "R16", "R20", "R25", "S5")
def test_nul_games() -> None:
    assert refusal("nul", 0, 0, 0) == refusal("nul", 0, 0, 1) == ""
    assert refusal("nul", 0, 0, 2) == "tricks: a Nul game ends with declarer's first trick, not with 2 (R25)"
    assert refusal("nul", 1, 0, 0) == "matadors: a Nul game has no matadors (R20)"
    assert refusal("nul", 0, 0, 0, bid=24).startswith("bid: a Nul game of 23")
    assert refusal("nul", 0, 23, 0).startswith("card_points: the cards of 0 tricks")


@clause(SLUG, "R5", "R11", "R14", "P4")
def test_fields_that_do_not_go_together() -> None:
    assert refusal(bid=25) == "bid: 25 is no value of the ladder (R5)"
    assert refusal(announcement="schneider").startswith("announcement: who has looked at the skat")
    assert refusal(points=120, tricks=10, hand=True, announcement="open") == ""
    assert refusal(declarer=None).startswith("declarer: when everybody passed there is nothing else")
    assert refusal(points=120, tricks=0, revoke="defenders") == "", "points and tricks do not matter"
    assert refusal(revoke="both").startswith("revoke: it is one of")


@clause(SLUG, "R3", "S10")
def test_seats_are_those_of_the_table() -> None:
    four = troef.game(SLUG, rules="four-players")
    won = {"declarer": 3, "game": "grand", "matadors": 1, "card_points": 61, "tricks": 6}
    assert four.settle(won) == troef.game(SLUG).settle({**won, "seats": 4}) == (0, 0, 0, 48)
    with pytest.raises(ResultError, match="seats: these rules are for 4"):
        four.settle({**won, "seats": 3})
    with pytest.raises(ResultError, match="declarer: there is no seat 3 among 3"):
        troef.game(SLUG).settle(won)
    with pytest.raises(ResultError, match="seats: 6 deals cannot be shared equally by 4"):
        troef.game(SLUG, deals=6).settle({**won, "seats": 4})


# ---- positions ----


@clause(SLUG, "R1", "R3", "S10")
def test_a_position_in_the_middle_of_a_match() -> None:
    """Four at the table; seat 1 deals and sits out."""
    state = troef.game(SLUG, rules="four-players").position(
        {"dealer": 1, "deal": 4, "sheet": [[0, 48, 0, 0], [0, 0, -36, 0], [0, 0, 0, 0]]}
    )
    assert state.view(0).totals == (0, 48, -36, 0) and state.view(0).deals == 48
    state.deal(state.arrange({2: "JC JS"}, skat="AH 10H"))
    assert {"JC", "JS"} <= hand(state, 2)
    play(state, "3: 18", "2: yes")
    with pytest.raises(DealError, match="hand-1"):
        state = troef.game(SLUG, rules="four-players").position({"dealer": 1})
        state.arrange({1: "JC"})
    with pytest.raises(DealError, match="was arranged for a deal by seat 0, here seat 1 deals"):
        state.deal(state.game.arrange({2: "JC"}, dealer=0))


@clause(SLUG, "R1", "S10")
def test_totals_alone_stand_for_all_deals_before() -> None:
    state = troef.game(SLUG).position({"dealer": 2, "deal": 36, "totals": [220, -96, 18]})
    assert state.view(0).totals == (220, -96, 18)


@clause(SLUG, "R3", "S1", "S10")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"deal": 37}, "deal: a match has 36 deals, this would be number 37"),
        ({"deal": 2, "totals": [18, 18, 0]}, "sheet row 1: only declarer's score changes in a deal"),
        ({"deal": 2, "totals": [19, 0, 0]}, "sheet row 1: no deal scores 19"),
        ({"deal": 2, "totals": [-18, 0, 0]}, "sheet row 1: no deal scores -18"),
        ({"deal": 3, "totals": [18, 18, 18]}, "sheet row 1: .* are not the scores of 2 deals"),
        ({"deal": 3, "totals": [600, 0, 0]}, "sheet row 1: .* are not the scores of 2 deals"),
        ({"seats": 4, "dealer": 1, "deal": 2, "totals": [18, 0, 0, 0]}, "sheet row 1: seat 0 dealt and sat out"),
    ],
)
def test_positions_that_no_match_comes_to(position: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        troef.game(SLUG).position(position)
