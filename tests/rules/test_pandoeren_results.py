"""Which results `settle` takes, and which positions of a match there are, in pandoeren."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pandoer_positions import GOOD, SLUG, game

import troef
from clauses import clause
from playing import hand, play
from scored_deals import scored_deals
from troef.cards.bits import set_of
from troef.cards.card import card_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.pandoeren import PACK, Result, roem_total

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 3, "Q": 2}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 3, "Q": 2, "J": 1}


def why(facts: dict[str, object], **options: object) -> str:
    """Why `settle` refuses a result; empty when it takes it."""
    try:
        game(**options).settle(facts)
    except ResultError as error:
        return str(error)
    return ""


def points_deal(**facts: object) -> dict[str, object]:
    return {"contract": 150, "bidder": 0, "partner": 2, "card_points": 100, **facts}


# ---- seats and tricks ----


@clause(SLUG, "R5", "R10", "R12")
def test_who_plays_with_whom() -> None:
    alone = {"bidder": 1, "tricks": [1] * 8}
    assert why({"contract": "misere", **alone}) == ""
    assert why({"contract": "misere", "partner": 2, **alone}) == "partner: misere is played alone, not with seat 2"
    assert why({"contract": "pandoer", **alone}) == "partner: pandoer is played with the holder of the called card"
    assert why({"contract": "pandoer", "partner": 1, **alone}) == "partner: nobody is his own partner: seat 1"
    assert why({"contract": "pandoer", "partner": 4, **alone}) == "partner: a seat is 0, 1, 2 or 3, not 4"
    assert why({"contract": "misere", "bidder": -1, "tricks": [1] * 8}) == "bidder: a seat is 0, 1, 2 or 3, not -1"
    assert why({"contract": 145, **alone}).startswith("contract: there is no bid '145'; there are: 120, 130")


@clause(SLUG, "R12", "R14", "R20")
def test_in_kereltje_the_holder_of_the_jas_wins_a_trick() -> None:
    facts = {"contract": "kereltje", "bidder": 0}
    assert why({**facts, "tricks": [0, 1, 1, 1, 1, 1, 1, 1]}) == ""
    assert why({**facts, "tricks": [1] * 8}) == "tricks: seat 0 holds the jas and wins at least one trick with it"
    assert why({**facts, "partner": 3, "tricks": [3, 1, 1, 1, 1, 1, 1, 1]}) == ""
    assert why({**facts, "partner": 3, "tricks": [0] * 8}).startswith("tricks: seat 3 holds the jas")


@clause(SLUG, "R13", "R22")
def test_eight_tricks_are_played() -> None:
    facts = {"contract": "piccolo", "bidder": 0}
    assert why(facts) == "tricks: the winners of 8 tricks are wanted, not of 0"
    assert why({**facts, "tricks": [0] * 9}) == "tricks: the winners of 8 tricks are wanted, not of 9"
    assert why({**facts, "tricks": [0] * 7 + [4]}) == "tricks: a trick is won by seat 0, 1, 2 or 3, not 4"
    assert why(points_deal(tricks=[0] * 3)) == "tricks: the winners of 8 tricks are wanted, not of 3"


# ---- card points ----

#: Which tricks of a points contract by seats 0 and 2, what they have; whether there is such a deal, and why.
POINTS = [
    ("1111 1111", 0, True),
    ("1111 1111", 1, False),
    ("0111 1111", 0, True),  # four worthless cards
    ("0111 1111", 55, True),  # jack, nine and ace of trump, and a ten
    ("0111 1111", 56, True),  # jack, nine and two aces
    ("0111 1111", 57, False),
    ("1111 1110", 61, True),  # the same in the last trick
    ("1111 1110", 4, False),  # with 5 for the last trick
    ("1111 1110", 5, True),
    ("0000 0000", 146, True),
    ("0000 0000", 145, True),  # a jack was buried
    ("0000 0000", 126, True),  # the jas was buried
    ("0000 0000", 125, False),
    ("0000 0001", 146, False),  # who loses the last trick has 141 at most
    ("0000 0001", 141, True),
    ("0020 2020", 146, True),
    ("0020 2021", 142, False),
]


@clause(SLUG, "S1", "S2", "E10")
@pytest.mark.parametrize(("tricks", "points", "there_is"), POINTS)
def test_points_against_tricks(tricks: str, points: int, there_is: bool) -> None:
    winners = [int(seat) for seat in tricks.replace(" ", "")]
    told = why(points_deal(card_points=points, tricks=winners))
    assert told == "" if there_is else told.startswith("card_points: no ")


@clause(SLUG, "S1", "S2")
def test_without_the_tricks_any_points_to_146_can_be() -> None:
    taken = [points for points in range(-2, 150) if not why(points_deal(card_points=points))]
    assert taken == list(range(147))


@clause(SLUG, "S1", "S2")
def test_points_of_one_trick_against_all_that_four_cards_can_have() -> None:
    suit = [*PLAIN_POINTS.values(), 0, 0, 0]
    pack = [*TRUMP_POINTS.values(), 0, 0, 0, *suit, *suit, *suit]
    sums = {sum(cards) for cards in combinations(pack, 4)}
    for winners, extra in (([0] + [1] * 7, 0), ([1] * 7 + [2], 5)):
        taken = {points for points in range(147) if not why(points_deal(card_points=points, tricks=winners))}
        assert taken == {points + extra for points in sums}


@clause(SLUG, "S1", "S2")
@given(st.permutations(PACK), st.integers(0, 255))
def test_the_cards_of_any_tricks_are_a_result(cards: list[int], own: int) -> None:
    """The last card is buried; the bidder's side wins some of eight tricks, in any order."""
    points, winners = 0, []
    for trick in range(8):
        winners.append(0 if own >> trick & 1 else 1)
        if winners[-1] == 0:
            names = [card_text(card) for card in cards[4 * trick : 4 * trick + 4]]
            points += sum((TRUMP_POINTS if name[-1] == "S" else PLAIN_POINTS).get(name[:-1], 0) for name in names)
    points += 5 if winners[-1] == 0 else 0
    assert why(points_deal(card_points=points, tricks=winners)) == ""


# ---- roem ----


@clause(SLUG, "S3", "S4", "R6")
def test_roem_is_made_of_what_two_hands_can_hold() -> None:
    missing = [roem for roem in range(0, 530, 10) if why(points_deal(roem=roem))]
    assert missing == [10, 30, 130, 330, 360, 380, 390, 410, 430, 440, 460, 470, 480, 490, 510, 520]
    reused = [roem for roem in range(0, 530, 10) if why(points_deal(roem=roem), roem_card_reuse=True)]
    assert reused == [10, 30, 130, 330, 410, 430, 460, 470, 480, 490, 510, 520]
    assert why(points_deal(roem=25)) == "roem: no two hands have roem of 25"


@clause(SLUG, "S3", "S5", "R10")
def test_roem_with_stuk() -> None:
    assert why(points_deal(roem=500, stuk=True)) == ""  # jacks and aces with the bidder, kings and queens beside him
    # 450 is jacks and a run in one hand, kings and queens in the other: but somebody must hold the called ace
    assert why(points_deal(roem=450)) == ""
    assert why(points_deal(roem=450, stuk=True)) == "roem: no two hands have roem of 450 and stuk"


@clause(SLUG, "S1", "S3", "R20")
def test_who_has_the_jas_for_his_roem_wins_a_trick_with_it() -> None:
    assert why(points_deal(card_points=0, roem=300)) == ""  # aces, kings and queens
    assert why(points_deal(card_points=19, roem=400)).startswith("card_points: no tricks have 19 card points with")
    assert why(points_deal(card_points=20, roem=400)) == ""
    assert why(points_deal(card_points=0, roem=400, tricks=[1] * 8)).startswith("roem: with roem of 400 they hold")
    plus = {"contract": "pandoer+40", "bidder": 0, "partner": 1, "roem": 400}
    assert why({**plus, "tricks": [2] * 8}).startswith("roem: with roem of 400 they hold the jas")
    assert why({**plus, "tricks": [2] * 7 + [1]}) == ""


@clause(SLUG, "R27", "S4")
def test_roem_counts_only_where_points_are_bid() -> None:
    deal = {"contract": "pandoer", "bidder": 0, "partner": 1, "tricks": [0] * 8}
    assert why({**deal, "roem": 20}) == "roem: roem and stuk do not count in pandoer"
    assert why({**deal, "stuk": True}) == "stuk: roem and stuk do not count in pandoer"
    assert why({**deal, "contract": "pandoer+20", "stuk": True}) == ""


@clause(SLUG, "S3")
@given(st.permutations(PACK), st.booleans())
def test_the_roem_of_any_two_hands_can_be(cards: list[int], reuse: bool) -> None:
    hands = [set_of(cards[:8]), set_of(cards[8:16])]
    roem = sum(int(roem_total(one, reuse)) for one in hands)
    assert why(points_deal(roem=roem), roem_card_reuse=reuse) == ""


# ---- deals that were played ----


@clause(SLUG, "S2", "S4", "S5", "S6")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("preset", ["book", "announcing"])
def test_a_played_deal_settles_as_it_was_written_down(preset: str, seed: int) -> None:
    for state in scored_deals(troef.game(SLUG, rules=preset), seed, 25, modest=4):
        view = state.view(troef.REFEREE)
        row = view.sheet[-1]
        bidder = next(seat for seat in range(4) if row.marks[seat])
        partner = next((seat for seat in range(4) if seat != bidder and row.cells[seat]), None)
        winners = [int(state.winners >> (2 * trick)) & 3 for trick in range(8)]
        race = state.race
        facts: dict[str, object] = {"contract": row.marks[bidder], "bidder": bidder, "partner": partner}
        facts |= {"tricks": winners, "roem": int(race.counted()) if race else 0}
        facts["stuk"] = bool(race and race.extra() > race.counted())
        side = {bidder, partner}
        points = sum(int(state.tricks.order.points_in(state.tricks.won[seat])) for seat in side if seat is not None)
        if row.marks[bidder].isdecimal():
            facts["card_points"] = points + (5 if winners[-1] in side else 0)
        assert state.game.settle(facts) == row.cells


# ---- positions ----


@clause(SLUG, "R1", "R8", "R9", "S7")
def test_a_position_in_the_middle_of_a_match() -> None:
    cards = {f"hand-{seat}": text for seat, text in GOOD.items()} | {"upcard": "6H"}
    moves = ["0: 150", "1: pass", "2: pass", "3: pass", "0: bury 7D", "0: trump H", "0: call AD", "0: JH"]
    facts = {"dealer": 3, "deal": 7, "totals": [4, -3, 24, 0], "cards": cards, "moves": moves}
    state = game().position(facts)
    view = state.view(1)
    assert (view.totals, view.deal_number, view.turn) == ((4, -3, 24, 0), 7, 1)
    assert (view.fact("contract"), view.fact("partner"), state.view(2).fact("partner")) == ("150", 1, None)
    assert "7D" not in hand(state, 0)
    play(state, "1: 7H")


@clause(SLUG, "R2", "S6", "S7")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 4, "totals": [25, 0, 0, 0]}, "sheet: the match ends at 25: it would be over"),
        ({"deal": 2, "totals": [7, 0, 0, 0]}, "sheet row 1: no contract brings 7, 0, 0, 0"),
        ({"deal": 2, "totals": [6, 6, 0, 0]}, "sheet row 1: no contract brings 6, 6, 0, 0"),
        ({"deal": 2, "totals": [2, -2, 0, 0]}, "sheet row 1: no contract brings 2, -2, 0, 0"),
        ({"deal": 4, "sheet": [[2, 2, 0, 0], [0, 0, 0, 0]]}, "sheet row 2: no contract brings 0, 0, 0, 0"),
        ({"deal": 3, "totals": [-19, 0, 0, 0]}, "sheet row 1: 2 deals cannot bring -19, 0, 0, 0: at most 9 each"),
        ({"deal": 2, "sheet": [[2, 2, 0, 0], [3, 0, 0, 0]]}, "sheet: 2 rows after 1 deals"),
        ({"deal": 1001}, "deal: a match has 1000 deals, this would be number 1001"),
    ],
)
def test_a_position_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value) == message


@clause(SLUG, "R1", "R2")
def test_after_deals_that_all_passed_the_sheet_is_shorter_than_the_match() -> None:
    state = game().position({"dealer": 2, "deal": 9, "sheet": [[2, 2, 0, 0], [0, 0, 3, 0]]})
    assert state.view(0).totals == (2, 2, 3, 0)
    state.deal(state.arrange({3: "JH 9H"}, upcard="6H"))
    assert {"JH", "9H"} <= hand(state, 3) and state.actors() == (3,)


def test_results_are_the_same_as_a_class_and_as_json() -> None:
    result = Result("150", 0, 2, card_points=116, roem=20, stuk=True)
    assert game().settle(result) == game().settle(result.as_dict()) == (2, 0, 2, 0)
