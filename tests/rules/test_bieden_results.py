"""Which results `settle` takes, and which positions of a match there are, in bieden."""

from itertools import combinations

import pytest
from bieden_positions import PLAIN, SLUG, game
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import hand, play
from scored_deals import scored_deals
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.bieden import PACK, Result, best_roem

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 3, "Q": 2}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 3, "Q": 2, "J": 1}


def why(facts: dict[str, object], **options: object) -> str:
    """Why `settle` refuses a result; empty when it takes it."""
    try:
        game(**options).settle(facts)
    except ResultError as error:
        return str(error)
    return ""


# ---- bids ----


@clause(SLUG, "R5", "R6", "R7", "S9")
def test_bids_that_there_are() -> None:
    bids = [100, 290, "pandoer", 300, 390, "Overleg", 400, 660, "660"]
    assert [why({"bid": bid}) for bid in bids] == [""] * len(bids)
    for bid in (90, 105, 670, "pass", "solo"):
        assert why({"bid": bid}) == f"bid: there is no bid '{bid}': tens from 100 to 660, pandoer or overleg"
    assert why({"bid": 100, "forced": True}) == ""
    assert why({"bid": 110, "forced": True}) == "forced: only a bid of 100 can be forced, not 110"
    assert why({"bidder": 4}) == "bidder: a seat is 0, 1, 2 or 3, not 4"


# ---- card points ----


@clause(SLUG, "S1")
def test_any_card_points_to_141_can_be() -> None:
    assert [points for points in range(-2, 150) if not why({"card_points": points})] == list(range(142))


@clause(SLUG, "R20", "S1")
def test_points_against_tricks_of_the_bidder() -> None:
    pandoer = {"bid": "pandoer", "bidder": 2}
    assert why({**pandoer, "tricks": 8}) == why({**pandoer, "tricks": 8, "card_points": 141}) == ""
    assert why({**pandoer, "tricks": 8, "card_points": 140}).startswith("card_points: no tricks of which the bidder")
    assert why({**pandoer, "tricks": 1, "card_points": 141}) == ""  # his partner may have won the others
    assert why({**pandoer, "tricks": 9}) == "tricks: there are 8 tricks, not 9"
    # seven tricks hold 141 without a jack, nine and two aces at least, 85
    assert why({"tricks": 7, "card_points": 84}).startswith("card_points: no tricks of which the bidder won 7")
    assert why({"tricks": 7, "card_points": 85}) == ""


@clause(SLUG, "S1")
def test_points_of_seven_tricks_against_all_that_four_cards_can_have() -> None:
    suit = [*PLAIN_POINTS.values(), 0, 0, 0]
    pack = [*TRUMP_POINTS.values(), 0, 0, *suit, *suit, *suit]
    sums = {sum(cards) for cards in combinations(pack, 4)} | {0}  # his partner may have won the eighth
    assert {points for points in range(142) if not why({"card_points": points, "tricks": 7})} == {
        141 - points for points in sums
    }


@clause(SLUG, "S1")
@given(st.permutations(PACK), st.integers(0, 8))
def test_the_cards_of_any_tricks_are_a_result(cards: list[int], tricks: int) -> None:
    names = [card_text(card) for card in cards[: 4 * tricks]]
    points = sum((TRUMP_POINTS if name[-1] == "D" else PLAIN_POINTS).get(name[:-1], 0) for name in names)
    assert why({"card_points": points, "tricks": tricks}) == ""


# ---- roem ----


@clause(SLUG, "S2", "S3", "S4", "S5")
def test_roem_is_made_of_what_two_hands_can_hold() -> None:
    missing = [roem for roem in range(0, 540, 10) if why({"roem": roem})]
    assert missing == [10, 30, 380, 410, 430, 460, 480, 490, 510, 530]
    assert why({"roem": 25}) == "roem: the roem of two hands and belote cannot be 25"
    # 520: jacks and aces, kings and queens, with belote from king and queen of trump
    assert why({"bid": 660, "roem": 520, "card_points": 140}) == ""


@clause(SLUG, "R20", "R22")
def test_pandoer_and_overleg_have_no_roem() -> None:
    for bid in ("pandoer", "overleg"):
        assert why({"bid": bid, "tricks": 3, "roem": 20}) == f"roem: in {bid} no roem is credited"


@clause(SLUG, "R13", "R19", "S3")
def test_who_has_the_jack_of_trump_for_his_roem_wins_a_trick_with_it() -> None:
    jacks = {"bid": 660, "roem": 400}
    assert why({**jacks, "card_points": 19}, early_end=False).startswith("card_points: no tricks have 19 card points")
    assert why({**jacks, "card_points": 20}, early_end=False) == ""
    assert why({**jacks, "card_points": 0}) == ""  # a deal that ended early: it may not have been played
    assert why({"bid": 660, "roem": 300}, early_end=False) == ""  # aces, kings and queens


@clause(SLUG, "S2", "S3", "S4", "S5")
@given(st.permutations(PACK), st.booleans())
def test_the_roem_of_any_two_hands_can_be(cards: list[int], belote: bool) -> None:
    hands = [set_of(cards[:8]), set_of(cards[8:16])]
    roem = sum(int(best_roem(one, 0)[0]) for one in hands)
    royals = set_of([10, 11])
    in_run = any(best_roem(one, 0)[0] != best_roem(one, 1)[0] for one in hands)
    if belote and any(one & royals == royals for one in hands) and not in_run:
        roem += 20
    assert why({"roem": roem}) == ""


# ---- giving up, achttienders ----


@clause(SLUG, "R19", "S8")
def test_a_contract_may_be_given_up_unless_it_is_made() -> None:
    assert why({"bid": 150, "card_points": 60, "conceded": True}) == ""
    assert why({"bid": 150, "card_points": 60, "conceded": True}, early_end=False).startswith(
        "conceded: with early_end"
    )
    made = {"bid": 150, "card_points": 100, "roem": 50, "conceded": True}
    assert why(made) == "conceded: a contract that is made cannot be given up"
    assert why({"bid": "pandoer", "tricks": 8, "conceded": True}).startswith("conceded: a contract that is made")


@clause(SLUG, "R23", "S10")
def test_an_achttiender_is_not_played() -> None:
    assert game().settle({"achttiender": 2, "trees": [3, 20]}) == (-3, 0, -3, 0)
    assert why({"achttiender": 4}) == "achttiender: a seat is 0, 1, 2 or 3, not 4"
    assert why({"achttiender": 1, "trees": [0, 5]}) == "trees: both trees stand before a deal, unlike 0 and 5"
    for played in ({"card_points": 20}, {"bid": 120}, {"forced": True}, {"tricks": 1}, {"bidder": 1}):
        assert why({"achttiender": 1, **played}).startswith("achttiender: a deal with an achttiender is not played")


# ---- deals that were played ----


@clause(SLUG, "S6", "S7", "S8", "S9")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("preset", ["book", "own-voice"])
def test_a_played_deal_settles_as_it_was_written_down(preset: str, seed: int) -> None:
    for state in scored_deals(troef.game(SLUG, rules=preset), seed, 25, modest=4):
        view = state.view(troef.REFEREE)
        contract, bidder = view.fact("contract"), view.fact("declarer")
        side = int(str(bidder)) % 2
        for_tricks = contract in ("pandoer", "overleg")
        tricks = state.tricks
        points = int(tricks.order.points_in(tricks.won[side] | tricks.won[side + 2]))
        roem = sum(int(view.badge(seat, key) or 0) for seat in (side, side + 2) for key in ("roem", "belote"))
        shown = tricks.tricks_played > 1 or tricks.count > 0
        facts = {
            "bid": 100 if contract == "forced" else contract,
            "bidder": bidder,
            "card_points": 0 if for_tricks else points,
            "roem": 0 if for_tricks or not shown else roem,
            "tricks": int(tricks.tricks_of(int(str(bidder)))) if for_tricks else 0,
            "forced": contract == "forced",
            "conceded": state.conceded,
        }
        assert state.game.settle(facts)[:2] == view.sheet[-1].cells


# ---- positions ----


@clause(SLUG, "R2", "R9", "S7", "S8")
def test_a_position_in_the_middle_of_a_match() -> None:
    cards = {f"hand-{seat}": text for seat, text in PLAIN.items()}
    moves = ["0: 100", "1: pass", "2: pass", "3: pass", "0: JS"]
    state = game().position({"dealer": 3, "deal": 6, "totals": [7, 12], "cards": cards, "moves": moves})
    view = state.view(1)
    assert (view.totals, view.deal_number, view.fact("trump"), view.turn) == ((7, 12), 6, "S", 1)
    assert state.position()["sheet"] == [[-8, -3]]
    play(state, "1: KS")


@clause(SLUG, "R1", "R2", "R3")
def test_the_next_pack_is_the_gathered_one() -> None:
    gathered = cards_text(list(reversed(PACK)))
    state = game().position({"dealer": 1, "deal": 2, "totals": [12, 15], "pack": gathered})
    assert (cards_text(state.pack()), state.least_cut()) == (gathered, 1)
    state.deal(state.arrange({2: "JS 9S"}))
    assert {"JS", "9S"} <= hand(state, 2) and state.actors() == (2,)


@clause(SLUG, "S7", "S8", "S10")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 6, "totals": [0, 12]}, "sheet: a tree has come to zero: the match would be over"),
        ({"deal": 2, "totals": [14, 15]}, "sheet row 1: no contract changes the trees by -1 and 0"),
        ({"deal": 2, "totals": [12, 12]}, "sheet row 1: no contract changes the trees by -3 and -3"),
        ({"deal": 2, "totals": [18, 15]}, "sheet row 1: no contract changes the trees by 3 and 0"),
        ({"deal": 3, "totals": [17, 17]}, "sheet row 1: 2 deals cannot change the trees by 2 and 2"),
        ({"deal": 2, "sheet": [[-3, 0]], "totals": [11, 15]}, "totals: they are not the sums of the sheet"),
        ({"totals": [12, 15]}, "sheet: 1 rows after 0 deals"),
        ({"pack": "KH"}, "pack: before the first deal no tricks have been gathered"),
        ({"deal": 2, "pack": "KH"}, "pack: it has 32 cards, not 1"),
    ],
)
def test_a_position_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value) == message


def test_results_are_the_same_as_a_class_and_as_json() -> None:
    result = Result(bid=180, bidder=0, card_points=112, roem=70)
    assert game().settle(result) == game().settle(result.as_dict()) == (-3, 0, -3, 0)
