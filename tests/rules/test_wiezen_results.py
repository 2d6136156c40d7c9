"""Wiezen: which results and positions a deal and a match can give."""

from collections import Counter

import pytest
from wiezen_positions import MIXED, ONE_SUIT_EACH, SLUG, game, sit

import troef
from clauses import clause
from playing import hand, play
from scored_deals import badges, numbers, scored_deals
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.refusal import DealError
from troef.core.result import ResultError

A, B, C, D = range(4)

ALONE = ("solo", "abondance", "abondance troef", "solo slim")
PAIRS = ("vraag", "meegaan", "troel")
SHARED = ("miserie", "open_miserie")


def possible(contract: str, players: "list[int]", *tricks: int) -> bool:
    """Whether a deal can give this."""
    try:
        game().settle({"contract": contract, "players": players, "tricks": list(tricks)})
    except ResultError:
        return False
    return True


@clause(SLUG, "S1", "S2", "S3", "S4")
def test_what_the_engine_writes_is_what_settle_says() -> None:
    met: Counter[str] = Counter()
    for state in scored_deals(game(), "wiezen", 150, modest=3):
        contracts, tricks = badges(state, "contract"), numbers(state, "tricks")
        players = sorted(contracts)
        contract = str(contracts[players[0]]).replace("-", "_")
        taken = [tricks[seat] for seat in players]
        assert game().settle({"contract": contract, "players": players, "tricks": taken}) == state.sheet[-1].cells
        met[contract] += 1
    assert len(met) > 5, "many contracts are met"


@clause(SLUG, "R6", "R10", "R15")
def test_how_many_play_a_contract_and_how_many_tricks_there_are() -> None:
    for contract in (*ALONE, *PAIRS, *SHARED):
        players = [A, D] if contract in PAIRS else [A]
        assert all(possible(contract, players, tricks) for tricks in range(1, 14))
        assert possible(contract, players, 0) == (contract != "troel")
        assert not possible(contract, players, 14) and not possible(contract, players, -1)
        assert possible(contract, [A, D], 6, 7) == (contract not in ALONE)
        assert not possible(contract, [A, D], 6, 8)
        assert possible(contract, [A, B, C], 1, 0, 2) == (contract in SHARED)
    assert possible("miserie", [A, B, C, D], 13, 0, 0, 0) and not possible("miserie", [A, B, C, D], 0, 0, 0, 12)


@clause(SLUG, "R12", "R13", "R19")
def test_the_pair_of_troel_takes_a_trick_at_least() -> None:
    """Hearts are trump because D has their ace. It takes the first trick, A ruffs the second and runs his trumps."""
    hands = {
        A: "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H 2D",
        B: "AS AC AD KS QS JS 10S 9S 8S 7S 6S 5S 4S",
        C: "KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 3S 2S",
        D: "AH KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
    }
    state = sit(hands, "0: pass", "1: troel", "2: pass", "3: pass", upcard="2C")
    play(state, "3: AH", "0: 2H", "1: AD", "2: 2S", "3: KC", "0: 3H", "1: AC", "2: 3S")
    wanted = ["KH QH JH 10H 9H 8H 7H 6H 5H 4H 2D", "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S"]
    wanted += ["3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", "QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C"]
    for cards in zip(*[texts.split() for texts in wanted], strict=True):
        play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])
    assert numbers(state, "tricks") == {A: 11, B: 0, C: 1, D: 1}
    with pytest.raises(ResultError, match="tricks: the pair of troel has the ace of trumps"):
        game().settle({"contract": "troel", "players": [B, D], "tricks": [0]})


# ---- positions ----


@clause(SLUG, "R1", "R2", "R16", "S7")
def test_a_position_in_the_middle_of_a_match() -> None:
    """C deals the fourth deal: one was passed out. The tricks of the last one lie as they were gathered."""
    pack = " ".join(ONE_SUIT_EACH.values())
    state = game().position({"dealer": C, "deal": 4, "passed_out": 1, "totals": [6, 6, -6, -6], "pack": pack})
    assert state.view(A).totals == (6, 6, -6, -6)
    assert cards_text(state.pack()) == pack and state.least_cut() == 1, "it is only cut"
    state.deal(state.arrange({D: "AC"}, upcard="5D"))
    assert "AC" in hand(state, D) and "5D" in hand(state, C)
    assert state.view(A).fact("turned") == ["5D"]
    play(state, "3: pass")


@clause(SLUG, "R4")
def test_the_turned_card_may_be_named_among_the_dealers_cards() -> None:
    state = game().position({"dealer": 3, "cards": {"hand-3": MIXED[3], "upcard": "QS"}})
    assert state.view(A).fact("turned") == ["QS"] and len(hand(state, D)) == 13


@clause(SLUG, "R1")
def test_a_dealer_whom_the_table_has_named() -> None:
    rules = game(first_dealer="2")
    assert rules.position({}).view(A).dealer == 2
    assert rules.position({"deal": 3, "dealer": 3, "passed_out": 1}).view(A).dealer == 3
    with pytest.raises(PositionError, match="dealer: seat 2 dealt first here, so seat 0 deals now"):
        rules.position({"deal": 3, "dealer": 3})
    with pytest.raises(DealError, match="was arranged for a deal by seat 0, here seat 2 deals"):
        rules.start().deal(rules.arrange({A: "AC"}, dealer=0))


@clause(SLUG, "S7")
def test_two_with_the_target_go_on() -> None:
    rules = game(target_points=20)
    assert rules.position({"deal": 2, "totals": [-24, -24, 24, 24]}).outcome() is None


@clause(SLUG, "R2", "S5", "S7")
@pytest.mark.parametrize(
    ("rules", "position", "message"),
    [
        ("book", {"deal": 2, "totals": [2, 2, -2, 0]}, "sheet row 1: it adds up to 2"),
        ("book", {"deal": 2, "totals": [72, -24, -24, -24]}, "sheet row 1: with it the match would be over"),
        ("book", {"deal": 2, "sheet": [[2, 2, -2, -2], [2, 2, -2, -2]]}, "sheet: 2 rows after 1 deals"),
        ("book", {"deal": 2, "passed_out": 1, "sheet": [[2, 2, -2, -2]]}, "sheet: 1 rows after 0 deals"),
        ("book", {"pack": " ".join(MIXED.values())}, "pack: before the first deal no tricks have been gathered"),
        ("book", {"deal": 2, "pack": "AS KS"}, "pack: it has 52 cards, not 2"),
        ("book", {"deal": 2, "pack": "AS AS"}, "pack: .*AS"),
        ("money", {"deal": 17}, "deal: a match has 16 deals"),
    ],
)
def test_positions_that_no_match_comes_to(rules: str, position: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        troef.game(SLUG, rules=rules).position(position)


@clause(SLUG, "R16", "T2")
def test_deals_that_were_passed_out_come_on_top() -> None:
    state = troef.game(SLUG, rules="money").position({"deal": 17, "passed_out": 1, "totals": [2, 2, -2, -2]})
    assert state.view(A).deals == 17
    state.deal(state.arrange(MIXED))
    play(state, "1: pass", "2: pass", "3: pass", "0: pass")
    assert state.outcome() is None and state.view(A).deals == 18
