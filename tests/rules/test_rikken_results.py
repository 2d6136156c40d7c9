"""Rikken: which results and positions a deal and a match can give."""

from collections import Counter

import pytest
from rikken_positions import HANDS, deal, game

import troef
from clauses import clause
from playing import hand, play
from scored_deals import badges, numbers, scored_deals
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

SLUG = "rikken"
A, B, C, D = range(4)

ALONE = ("alleen 8", "alleen 9", "alleen 10", "alleen 11", "alleen 12", "alleen 13", "open alleen 13")
PAIRS = ("rik", "rik_beter", "troela")
SHARED = ("misere", "piek", "open misere", "open piek", "open misere praatje", "open piek praatje")


def possible(contract: "str | list[str]", players: "list[int]", *tricks: int) -> bool:
    """Whether a deal can give this."""
    try:
        game().settle({"contract": contract, "players": players, "tricks": list(tricks)})
    except ResultError:
        return False
    return True


@clause(SLUG, "S1", "S2", "S3", "S4")
def test_what_the_engine_writes_is_what_settle_says() -> None:
    met: Counter[str] = Counter()
    for state in scored_deals(game(), "rikken", 150, modest=3):
        contracts, tricks = badges(state, "contract"), numbers(state, "tricks")
        players = sorted(contracts)
        bids = [str(contracts[seat]).replace("-", " ") for seat in players]
        partner = state.view(A).fact("partner")
        if isinstance(partner, int):
            players.append(partner)
            bids.append(bids[0])
        taken = [tricks[seat] for seat in players]
        assert game().settle({"contract": bids, "players": players, "tricks": taken}) == state.sheet[-1].cells
        met[bids[0]] += 1
    assert len(met) > 8, "many contracts are met"


@clause(SLUG, "R6", "R8")
def test_how_many_play_a_contract_and_how_many_tricks_there_are() -> None:
    for contract in (*ALONE, *PAIRS, *SHARED):
        players = [A, D] if contract in PAIRS else [A]
        assert all(possible(contract, players, tricks) for tricks in range(1, 14))
        assert possible(contract, players, 0) == (contract != "troela")
        assert not possible(contract, players, 14) and not possible(contract, players, -1)
        assert possible(contract, [A, D], 6, 7) == (contract not in ALONE)
        assert not possible(contract, [A, D], 6, 8)
        assert possible(contract, [A, B, C], 1, 0, 2) == (contract in SHARED)
    assert possible("piek", [A, B, C, D], 13, 0, 0, 0) and not possible("piek", [A, B, C, D], 1, 1, 1, 1)
    assert possible(["misere", "piek"], [C, A], 0, 1) and not possible(["misere", "open piek"], [C, A], 0, 1)
    assert not possible(["rik", "rik"], [A], 8) and not possible("rikken", [A, B], 8) and not possible([], [], 0)


@clause(SLUG, "R9", "R11", "R21")
def test_the_pair_of_troela_takes_a_trick_at_least() -> None:
    """Hearts are trump, and B has their ace. D throws the fourth ace on it, A ruffs the second trick and runs his
    trumps."""
    hands = {
        A: "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H 2D",
        B: "AH AS AC KS QS JS 10S 9S 8S 7S 6S 5S 4S",
        C: "KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 3S 2S",
        D: "AD KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
    }
    state = play(deal(hands), "0: pass", "1: troela", "2: pass", "3: pass", "3: trump H")
    play(state, "0: 2H", "1: AH", "2: 2S", "3: AD", "1: AS", "2: 3S", "3: KC", "0: 3H")
    wanted = ["KH QH JH 10H 9H 8H 7H 6H 5H 4H 2D", "AC KS QS JS 10S 9S 8S 7S 6S 5S 4S"]
    wanted += ["3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", "QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C"]
    for cards in zip(*[texts.split() for texts in wanted], strict=True):
        play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])
    assert numbers(state, "tricks") == {A: 11, B: 1, C: 1, D: 0}
    with pytest.raises(ResultError, match="tricks: the bidder of troela has the ace of trumps"):
        game().settle({"contract": "troela", "players": [B, D], "tricks": [0]})


# ---- positions ----


@clause(SLUG, "R2", "R4", "S7")
def test_a_position_in_the_middle_of_a_match() -> None:
    """The third deal, after one that was void; the tricks of the last one lie as they were gathered."""
    pack = " ".join(HANDS.values())
    state = game().position({"dealer": C, "deal": 3, "passed_out": 1, "totals": [6, 6, -6, -6], "pack": pack})
    assert state.view(A).totals == (6, 6, -6, -6)
    assert cards_text(state.pack()) == pack and state.least_cut() == 1, "it is only cut"
    state.deal(state.arrange({A: "AS", B: "AH", C: "AD", D: "AC"}))
    assert "AC" in hand(state, D)
    play(state, "3: pass")


@clause(SLUG, "S7")
def test_two_with_the_target_go_on() -> None:
    assert game(target_points=12).position({"deal": 2, "totals": [-12, -12, 12, 12]}).outcome() is None


@clause(SLUG, "R2", "S7")
@pytest.mark.parametrize(
    ("rules", "position", "message"),
    [
        ("book", {"deal": 2, "totals": [2, 2, -2, 0]}, "sheet row 1: it adds up to 2"),
        ("book", {"deal": 3, "sheet": [[60, -20, -20, -20], [-6, 2, 2, 2]]}, "row 1: with it the match would be over"),
        ("book", {"deal": 2, "passed_out": 1, "sheet": [[2, 2, -2, -2]]}, "sheet: 1 rows after 0 deals"),
        ("book", {"pack": " ".join(HANDS.values())}, "pack: before the first deal no tricks have been gathered"),
        ("book", {"deal": 2, "pack": ["AS", "KS"]}, "pack: the cards of the gathered pack are wanted"),
        ("money", {"deal": 17}, "deal: a match has 16 deals"),
    ],
)
def test_positions_that_no_match_comes_to(rules: str, position: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        troef.game(SLUG, rules=rules).position(position)


@clause(SLUG, "R4", "T2")
def test_void_deals_come_on_top() -> None:
    state = troef.game(SLUG, rules="money").position({"deal": 17, "passed_out": 1, "totals": [2, 2, -2, -2]})
    assert state.view(A).deals == 17
    state.deal(state.arrange(HANDS))
    play(state, "1: pass", "2: pass", "3: pass", "0: pass")
    assert state.outcome() is None and state.view(A).deals == 18
