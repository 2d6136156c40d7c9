"""Zenuwen: results that rounds can bring, and positions between and in rounds."""

import json
from collections.abc import Iterator

import pytest
from tables import everybody
from zenuwen_positions import small, stock, zenuwen

import troef
from clauses import clause
from proving import often, seeded
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.zenuwen import Result

SPADES = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"


def random_match(seats: int, seed: str, moves: int) -> Iterator[troef.State]:
    """The positions of a random match, one after every move and every deal, at most this many moves."""
    state = zenuwen().start(seats)
    rng = troef.Rng(seed)
    for _ in range(moves):
        if state.outcome() is not None:
            return
        if state.awaits_deal:
            state.deal(troef.SeededDealer(str(rng.word())).next(state.pack()))
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            state.apply(seat, state.phase.pick(seat, rng))
        yield state


# ---- results ----


def accepted(cards: tuple[int, ...], rounds: "int | None" = None) -> bool:
    try:
        zenuwen().settle(Result(cards, rounds))
    except ResultError:
        return False
    return True


def round_ends(begin: tuple[int, int]) -> set[tuple[int, int]]:
    """All counts of cards with which two players can end a round, counted card by card (R11, R20, R22, R28).

    First some cards are laid before the last time that stocks are taken up (or none are taken up), then there are some
    flips, and then the rest is laid.
    """
    ends = set()
    for own, other in ((0, 1), (1, 0)):
        for left in range(1, 16):  # small piles of who does not finish
            laid = 30 - left
            for before in (0, laid // 2, laid - 1):
                for on_own in {0, before // 2, before}:
                    stocks = [begin[seat] - 15 for seat in (0, 1)]
                    stocks[own] += on_own
                    stocks[other] += before - on_own
                    for flips in range(1, max(stocks) + 1):
                        remaining = [max(0, held - flips) for held in stocks]
                        for more in range(laid - before + 1):
                            heaps = [min(held, flips) for held in stocks]
                            heaps[0] += more
                            heaps[1] += laid - before - more
                            for taken in (0, 1):
                                cards = [0, 0]
                                cards[own] = remaining[own] + heaps[taken]
                                cards[other] = remaining[other] + left + heaps[1 - taken]
                                ends.add((cards[0], cards[1]))
    return ends


@clause("zenuwen", "R11", "R20", "R22", "R25", "R28")
def test_two_players_can_end_a_round_with_what_is_counted_card_by_card() -> None:
    first = round_ends((26, 26))
    assert {(n, 52 - n) for n in range(-1, 54) if accepted((n, 52 - n), 1)} == first
    later = set[tuple[int, int]]()
    for begin in [(16, 36), (18, 34), (36, 16)]:
        assert begin in first
        later |= round_ends(begin)
    for rounds in (2, 17, 30, None):
        assert {(n, 52 - n) for n in range(-1, 54) if accepted((n, 52 - n), rounds)} == later


@pytest.mark.parametrize(
    ("cards", "rounds", "possible"),
    [
        ((26, 26), 0, True),  # R1: so everybody begins
        ((25, 27), 0, False),
        ((11, 41), 1, True),  # he laid all his cards on the other's pile, and slapped his own at once
        ((10, 42), 1, False),  # eleven cards of his stock: each is in it, or one lies on either pile
        ((11, 12, 12, 69), 1, True),
        ((11, 11, 12, 70), 1, False),  # R22: one player only has no small piles left
        ((1, 51), 2, True),  # after a round that he began with sixteen cards
        ((1, 51), None, True),
        ((1, 1, 2, 100), 2, False),
        ((0, 52), 2, False),  # there is a card on every open pile
        ((15, 36), 3, False),  # S2
        ((-1, 53), 3, False),
        ((26, 26), 30, True),
        ((26, 26), 31, False),  # R31
        ((26, 26), -1, False),
        ((26, 26, 26), 3, False),  # A1
        ((26,) * 8, 3, False),
        ((), 3, False),
    ],
)
@clause("zenuwen", "R1", "R22", "R28", "R31", "S2")
def test_results_that_rounds_can_bring(cards: tuple[int, ...], rounds: "int | None", possible: bool) -> None:
    assert accepted(cards, rounds) == possible


@clause("zenuwen", "R31", "R32", "S1")
def test_a_result_is_read_from_json_and_refused_by_name() -> None:
    assert zenuwen().settle('{"cards": [15, 37]}') == (1, 0)
    assert zenuwen().settle({"cards": [24, 28], "rounds": 30}) == (1, 0)
    for wrong, field in (((True, 51), "cards[0]"), ((15.0, 37.0), "cards[0]"), ((20, 20), "cards")):
        with pytest.raises(ResultError) as caught:
            zenuwen().settle({"cards": wrong})
        assert caught.value.field == field


@pytest.mark.parametrize("seats", [2, 4, 6])
@clause("zenuwen", "R28", "R31", "R32", "S1", "S2")
def test_what_random_rounds_bring_is_accepted(seats: int) -> None:
    settled = 0
    for number in range(often(4)):
        for state in random_match(seats, seeded(f"results-{seats}-{number}"), 2500):
            rounds = len(state.sheet)
            scores = state.game.settle(Result(state.view(0).totals, rounds))
            outcome = state.outcome()
            assert outcome is None or outcome.scores == scores
            settled = max(settled, rounds)
    assert settled > 1


# ---- positions ----


@clause("zenuwen", "R2", "R29", "R30")
def test_a_match_can_be_laid_between_two_rounds() -> None:
    diamonds, clubs = SPADES.replace("S", "D"), SPADES.replace("S", "C")
    hands = [f"{SPADES} 2H 3H 4H 5H", f"6H 7H 8H 9H 10H JH QH KH AH {diamonds} {clubs}"]
    state = zenuwen().position({"deal": 3, "totals": [17, 35], "hands": hands, "known": ["KS AS", "6H"]})
    assert state.view(0).totals == (17, 35)
    state.deal(state.arrange(s1_0="KS", s3_0="2H 3H", stock_0="AS"))
    state.deal(state.arrange({1: "6H 7H 8H"}))
    assert (stock(state, 0), stock(state, 1)) == (2, 20)
    assert [small(state, 0)[0], small(state, 0)[2], small(state, 1)[0]] == ["0|KS", "2|3H", "0|6H"]
    assert state.deal_number == 3
    assert everybody(state.game.position(json.dumps(state.position()))) == everybody(state)


def test_an_empty_position_is_the_start_of_a_match() -> None:
    assert zenuwen().position({}).deal_number == 0


@clause("zenuwen", "R22", "R24")
def test_a_round_in_the_middle_can_be_one_dictionary() -> None:
    piles = {"0": ["5S", "", "", "", ""], "1": ["2C", "1|3S", "2|8C", "3|8D", "4|8S"]}
    facts = {"piles": piles, "heaps": ["14|6D", "7|JH"], "stocks": {"0": 9}, "moves": ["0: play 1 O0", "0: slap O1"]}
    state = zenuwen().position(json.dumps(facts))
    assert state.awaits_deal and state.view(0).fact("finisher") is None
    for fault, where, reason in (
        ({"foundations": "AS"}, "foundations", "no such part"),
        ({"piles": ["5S"]}, "piles", "dictionary by seat"),
        ({"piles": {"0": "5S"}}, "piles", "list of small piles"),
        ({"piles": {"0": ["5X"]}}, "piles", "5X"),
        ({"heaps": "6D"}, "heaps", "list of open piles"),
        ({"moves": "ready"}, "moves", "list of moves"),
        ({"moves": ["0: play 1 O1"]}, "move 1", "not allowed"),
    ):
        with pytest.raises(PositionError, match=reason) as error:
            zenuwen().position({**facts, **fault})
        assert error.value.where == where


@clause("zenuwen", "R32")
def test_who_brings_fifteen_cards_to_a_round_wins_when_his_piles_lie() -> None:
    state = zenuwen().position({"deal": 2, "totals": [15, 37]})
    assert state.outcome() is None
    state.deal(state.arrange())
    state.deal(state.arrange())
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)


@pytest.mark.parametrize(
    ("facts", "where", "reason"),
    [
        ({"deal": 2, "totals": [26, 27]}, "sheet row 1", "together"),  # S2
        ({"deal": 2, "totals": [10, 42]}, "sheet row 1", "nobody has fewer than 11"),
        ({"deal": 4, "sheet": [[-11, 11], [2, -2]]}, "sheet row 2", "won before"),  # R32
        ({"deal": 31, "totals": [20, 32]}, "deal", "at most 30"),  # R31
        ({"deal": 2, "hands": ["2S", "3S"]}, "hands", "seat 0 has 26 cards"),
        ({"deal": 1, "hands": ["2S", ""]}, "hands", "before the first round"),
        ({"deal": 2, "hands": [4, 5]}, "hands", "a list of 2 texts"),
        ({"deal": 2, "known": ["KS KS", ""]}, "known", "seat 0"),
        ({"deal": 1, "totals": [25, 27]}, "sheet", "1 rows after 0 deals"),
    ],
)
@clause("zenuwen", "R1", "R31", "R32", "S2")
def test_positions_that_no_match_can_come_to(facts: dict[str, object], where: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        zenuwen().position({"seats": 2, **facts})
    assert caught.value.where == where
    assert reason in caught.value.reason


@pytest.mark.parametrize("seats", [2, 4])
@clause("zenuwen", "R20", "R28", "R29")
def test_positions_of_later_rounds_can_be_laid_again(seats: int) -> None:
    seen = set()
    for number, state in enumerate(random_match(seats, seeded("later-rounds"), 3000)):
        if number % 97 and not state.awaits_deal:
            continue
        again = state.game.position(json.dumps(state.position()))
        assert everybody(again) == everybody(state)
        seen.add(state.deal_number)
    assert len(seen) > 2
