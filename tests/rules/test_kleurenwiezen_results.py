"""Kleurenwiezen: which results and positions a deal and a match can give."""

from collections import Counter

import pytest
from kleurenwiezen_positions import SLUG, bidding, game, others_pass

import troef
from clauses import clause
from playing import lay, play
from scored_deals import badges, numbers, scored_deals
from troef.cards.card import card_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.kleurenwiezen.contracts import NAMES, PAIR, SHAREABLE

A, B, C, D = range(4)

#: A has twelve spades, B the other one.
STRONG = {
    0: "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2H",
    1: "2S 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
    2: "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D",
    3: "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
}


def refused(contract: str, declarers: "list[int]", *tricks: int, **more: object) -> str:
    """Why a result cannot be."""
    options = {name: more.pop(name) for name in ("jury", "jury_from") if name in more}
    with pytest.raises(ResultError) as caught:
        game(**options).settle({"contract": contract, "declarers": declarers, "tricks": list(tricks), **more})
    return str(caught.value)


def possible(contract: str, declarers: "list[int]", *tricks: int, **more: object) -> bool:
    """Whether a deal can give this."""
    try:
        game().settle({"contract": contract, "declarers": declarers, "tricks": list(tricks), **more})
    except ResultError:
        return False
    return True


@clause(SLUG, "S1", "S2", "S7")
@pytest.mark.parametrize("preset", ["book", "whist2023", "whisthub"])
def test_what_the_engine_writes_is_what_settle_says(preset: str) -> None:
    rules = troef.game(SLUG, rules=preset)
    met: Counter[str] = Counter()
    for state in scored_deals(rules, preset, 150, modest=4):
        contracts, tricks = badges(state, "contract"), numbers(state, "tricks")
        players = sorted(contracts)
        rank = NAMES.index(str(contracts[players[0]]).replace("-", " "))
        taken = [tricks[seat] for seat in players]
        scores = rules.settle(
            {"contract": NAMES[rank], "declarers": players, "tricks": taken if SHAREABLE[rank] else [sum(taken)]}
        )
        columns = [column[0] for column in state.view(0).columns]
        by_seat = dict(zip(columns, state.sheet[-1].cells, strict=True))
        assert scores == tuple([by_seat[seat] for seat in range(4)])
        met[NAMES[rank]] += 1
    assert len(met) > 8, "many contracts are met"


@clause(SLUG, "R8", "R10", "R33")
def test_how_many_play_a_contract_and_how_many_tricks_there_are() -> None:
    for rank, name in enumerate(NAMES[1:], 1):
        most = 12 if name == "kleine miserie" else 13
        lone = not PAIR[rank]
        assert possible(name, [A] if lone else [A, D], most)
        assert not possible(name, [A] if lone else [A, D], most + 1)
        assert not possible(name, [A, D] if lone and not SHAREABLE[rank] else [A] if PAIR[rank] else [], 9)
    assert possible("piccolo", [A, B, C], 6, 7, 0) and not possible("piccolo", [A, B, C], 6, 7, 1)
    assert possible("kleine miserie", [A, B, C, D], 12, 0, 0, 0) and not possible("kleine miserie", [A, B], 6, 7)
    assert refused("grote miserie", [A, B, C, D], 0, 0, 0, 12) == "tricks: four players together take 13 tricks, not 12"


@clause(SLUG, "R11", "R15")
def test_the_pair_of_troel_takes_a_trick_at_least() -> None:
    """It has the ace of trumps. Here it gets no other: A ruffs the second trick and draws no trumps, for there are
    none; D has the last one."""
    assert possible("troel", [B, D], 1) and possible("samen 8", [B, D], 0)
    assert refused("troel", [B, D], 0).startswith("tricks: the pair of troel has the ace of trumps")
    hands = {
        A: "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H 2D",
        B: "AS AC AD KS QS JS 10S 9S 8S 7S 6S 5S 4S",
        C: "KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 3S 2S",
        D: "AH KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
    }
    state = lay(game(), dealer=D, hands=hands)
    play(state, "0: pas troel", "1: troel", *[f"{seat}: pas grote miserie" for seat in (C, D, A, B)], "3: trump H")
    play(state, "3: AH", "0: 2H", "1: AD", "2: 2S", "3: KC", "0: 3H", "1: AC", "2: 3S")
    wanted = ["KH QH JH 10H 9H 8H 7H 6H 5H 4H 2D", "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S"]
    wanted += ["3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", "QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C"]
    for cards in zip(*[texts.split() for texts in wanted], strict=True):
        play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])
    assert numbers(state, "tricks") == {A: 11, B: 0, C: 1, D: 1}


@clause(SLUG, "R8", "R34")
def test_a_suit_stands_only_behind_a_contract_that_has_one() -> None:
    assert (
        possible("samen 8 H", [A, B], 8) and possible("grote soloslim NT", [A], 13) and possible("troel S", [A, B], 9)
    )
    assert refused("piccolo H", [A], 1) == "contract: piccolo has no trump suit"
    assert refused("abondance 9 NT", [A], 9) == "contract: abondance 9 has a trump suit"
    assert "there is no contract 'samen 7'" in refused("samen 7", [A, B], 8)


@clause(SLUG, "P9", "P10")
def test_nobody_concedes_or_claims_what_is_decided() -> None:
    assert "nothing was left to concede" in refused("samen 8", [A, C], 8, conceded_by=C)
    assert "nothing was left to concede" in refused("samen 8", [A, C], 8, conceded_by=B)
    assert "nothing was left to concede" in refused("grote miserie", [A], 1, conceded_by=A)
    assert "nothing was left to concede" in refused("piccolo", [A, C], 2, 3, conceded_by=B)
    assert "nothing was left to claim" in refused("grote miserie", [A], 1, claimed_by=D)
    assert "all tricks were played" in refused("grote soloslim", [A], 13, conceded_by=B)
    assert "all tricks were played" in refused("piccolo", [A, C], 1, 12, conceded_by=A)
    assert "all tricks were played" in refused("piccolo", [A, C], 1, 12, claimed_by=A)
    assert possible("piccolo", [A, C], 1, 11, conceded_by=A)
    settle = game().settle
    assert settle({"contract": "samen 8", "declarers": [A, C], "tricks": [7], "conceded_by": B}) == (7, -10, 7, 10)
    assert settle({"contract": "piccolo", "declarers": [A], "tricks": [1], "conceded_by": A}) == (-24, 16, 16, 16)


@clause(SLUG, "P9", "R42")
def test_at_the_table_a_concession_of_what_is_decided_costs_nothing_more() -> None:
    """A's miserie is lost with his first trick; B gives up all the same, and C objects."""
    state = others_pass(bidding("0: grote miserie", allow_claims=True))
    play(state, "0: AS", "1: 8S", "2: 7S", "3: 2S", "0: KS", "1: concede", "2: object")
    assert state.sheet[-1].cells == (24, -36, 24, 24), "D has the first column"
    # a pair with its eight tricks gives up the rest
    state = others_pass(bidding("0: ask S", "1: join S 8", hands=STRONG, allow_claims=True))
    for trick in zip(*[STRONG[seat].split()[:8] for seat in range(4)], strict=True):
        play(state, *[f"{seat}: {card}" for seat, card in enumerate(trick)])
    play(state, "0: concede", "1: object")
    assert state.sheet[-1].cells == (0, 7, 7, 0)


@clause(SLUG, "P9", "S7")
def test_a_shared_game_that_was_lost_stays_lost_when_an_opponent_gives_up() -> None:
    """A has a trick already; D gives up against B's miserie. C keeps 24 for A and misses the other 12 of two."""
    conceded = {"contract": "grote miserie", "declarers": [A, B], "tricks": [1, 0], "conceded_by": D}
    assert game().settle(conceded) == (-36, 36, 36, 12)
    lenient = game(wrong_concession_charge="table_loss")
    assert lenient.settle(conceded) == (-36, 36, 24, 24)
    assert sum(troef.game(SLUG, rules="whisthub").settle(conceded)) == 0


@clause(SLUG, "R11", "P2", "P3", "P11")
def test_irregularities_that_cannot_be() -> None:
    solo: tuple[str, list[int], int] = ("solo 6", [A], 6)

    def fine(clause_id: str, seat: int) -> dict[str, object]:
        return {"clause": clause_id, "seat": seat}

    assert "only one player deals" in refused(*solo, penalties=[fine("P2", A), fine("P2", B)])
    assert "only one player can hold three aces" in refused(*solo, penalties=[fine("P3", A), fine("P3", B)])
    assert "nobody asks the jury" in refused(*solo, penalties=[fine("P11", A)])
    table = "grote miserie op tafel"
    assert "called by the bidder" in refused(table, [A], 0, penalties=[fine("P11", B)])
    assert "there is no jury" in refused(table, [A], 0, penalties=[fine("P11", A)], jury="off")
    assert "without a contract" in refused("", [A], 0)
    with pytest.raises(ResultError, match=r"penalties\[0\].seat: it is a whole number"):
        game().settle({"penalties": [{"clause": "P2", "seat": "B"}]})


# ---- positions ----


@clause(SLUG, "R4", "R7", "S8", "T5")
def test_a_position_in_the_middle_of_a_match() -> None:
    """Four deals were dealt, one of them passed out: B dealt first, then C, D twice."""
    state = game().position({"dealer": A, "deal": 5, "passed_out": 1, "totals": [7, -4, 7, 20]})
    view = state.view(troef.SPECTATOR)
    assert view.columns == [[B], [C], [D], [A]] and view.totals == (7, -4, 7, 20)
    assert view.deals == 17, "sixteen are scored"
    state.deal(state.arrange({B: "AS KS", A: "AH"}))
    play(state, "1: pas troel")
    assert {"AS", "KS"} <= {card_text(card) for card in state.view(B).hand()}


@clause(SLUG, "R7", "S8")
def test_the_match_ends_after_the_scored_deals_of_its_position() -> None:
    laid = game(deals_per_session=4).position({"deal": 6, "passed_out": 2, "totals": [7, 0, 7, 0]})
    cards = {"cards": {"hand-0": "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S"}}
    position = {**laid.position(), **cards, "moves": [f"{seat}: pas troel" for seat in (1, 2, 3, 0)]}
    state = game(deals_per_session=4).position(position)
    play(state, "1: pass", "2: pass", "3: pass", "0: grote soloslim S")
    while state.actors():
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (200, 7, 0, 7)


@clause(SLUG, "R7", "S8", "S9")
@pytest.mark.parametrize(
    ("rules", "position", "message"),
    [
        ("book", {"deal": 17}, "deal: a match has 16 deals, this would be number 17"),
        ("book", {"deal": 3, "passed_out": 3}, "passed_out: it is 0 to 2, not 3"),
        ("book", {"deal": 2, "sheet": [[7, 7, 0, 0], [0, 0, 7, 7]]}, "sheet: 2 rows after 1 deals"),
        ("book", {"deal": 3, "passed_out": 2, "sheet": [[7, 7, 0, 0]]}, "sheet: 1 rows after 0 deals"),
        ("whisthub", {"deal": 2, "totals": [8, 8, 0, 0]}, "sheet row 1: it adds up to 16"),
    ],
)
def test_positions_that_no_match_comes_to(rules: str, position: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        troef.game(SLUG, rules=rules).position(position)
