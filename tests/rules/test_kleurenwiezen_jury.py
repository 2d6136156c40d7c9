"""Kleurenwiezen as at a real table: troel is not called (P3), the jury is not (P11), and what it decides (P6–P8)."""

import pytest
from revoking import at_table, rulings

import troef
from clauses import clause
from playing import finish, lay, play, play_out, refused, texts
from troef.core.game import State
from troef.core.rng import Rng

SLUG = "kleurenwiezen"
#: Seat 1 has three aces, seat 2 the fourth.
THREE_ACES = {
    0: "KC QC 2C 3C 4C 5C 4D 5D 6D 7H 8H 2S 3S",
    1: "AC AD AH 6C 7C 2H 3H 4H 10H 4S 5S 6S 7S",
    2: "AS KS QS JS 10S 9S 8S 2D 3D 7D 8D 9D KD",
    3: "8C 9C 10C JC QD JD 10D 5H 6H 9H JH QH KH",
}
#: Seat 0 can play grote miserie op tafel.
LOW = {
    0: "2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S 4S",
    1: "6C 7C 8C 5D 6D 7D 8D AH KH 5H 5S 6S 7S",
    2: "AC KC 9C AD KD 9D QH JH 10H 6H 8S 9S 10S",
    3: "QC JC 10C QD JD 10D 9H 8H 7H AS KS QS JS",
}
PASSED = [f"{seat}: pas troel" for seat in range(4)]


def silent() -> State:
    """Seat 1 keeps silent about troel; seats 0 and 3 play together for eight tricks, with clubs as trumps."""
    state = play(at_table(SLUG, THREE_ACES, dealer=3), "0: pas troel")
    play(state, "1: conceal troel", "2: pas troel", "3: pas troel")
    return play(state, "0: ask C", "1: pass", "2: pass", "3: join C 8")


def written(state: State) -> tuple[int, ...]:
    """What the last row of the sheet brings each seat; the first column is the first dealer's (T5)."""
    return tuple([state.sheet[-1].cells[(seat - 3) % 4] for seat in range(4)])


def beside(state: State) -> list[int]:
    """What irregularities changed in the score of the deal, seat by seat, once the rest of it has been played."""
    scores = written(play_out(state))
    result = state.game.result_of(state)
    assert state.game.settle(result) == scores
    without = state.game.settle({**vars(result), "penalties": ()})
    return [got - due for got, due in zip(scores, without, strict=True)]


@clause(SLUG, "P3", "R11")
def test_who_does_not_call_troel_sounds_like_any_other() -> None:
    state = play(at_table(SLUG, THREE_ACES, dealer=3), "0: pas troel")
    assert texts(state, 1) == {"troel"}
    told = state.view(1).at_table
    assert told is not None and [state.game.show(move, None) for move in told.irregular] == ["conceal troel"]
    play(state, "1: conceal troel")
    for seat in (0, 1, 2, 3, troef.SPECTATOR):
        assert state.game.show(state.view(seat).log[-1][1], None) == "pas troel"
    assert state.game.show(state.view(troef.REFEREE).log[-1][1], None) == "conceal troel"
    assert refused(state, "2: conceal troel").clause == "P3"


@clause(SLUG, "P3")
def test_troel_that_was_not_called_costs_fifteen_and_brings_each_other_five() -> None:
    state = play(silent(), "0: KC", "3: accuse 1")
    [ruling] = rulings(state)
    assert (ruling.seat, ruling.duty, ruling.clause, ruling.outcome) == (1, "R11", "P3", "troel-not-called")
    assert state.actors() == (1,)
    play(state, "2: accuse 1")  # it is proven once
    assert rulings(state)[-1].outcome == "unproven"
    assert beside(state) == [5, -15, 5, 5]


@clause(SLUG, "P3")
def test_who_had_no_troel_has_not_kept_silent_about_it() -> None:
    state = play(silent(), "0: KC", "3: accuse 2")
    assert rulings(state)[-1].outcome == "unproven"
    assert beside(state) == [0, 0, 0, 0]


@clause(SLUG, "P3")
def test_it_is_evident_once_three_aces_are_seen_and_the_fourth_lies_elsewhere() -> None:
    state = play(silent(), "0: 2C", "1: AC", "2: 2D", "3: 8C", "1: AH", "2: 3D", "3: 5H", "0: 7H")
    assert state.evident_beside(state.view(2)) == []
    play(state, "1: AD", "2: 7D", "3: 10D", "0: 4D")
    assert state.evident_beside(state.view(2)) == [1]  # who has the fourth ace
    assert state.evident_beside(state.view(0)) == []


@clause(SLUG, "P3")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_worlds_fit_a_log_in_which_somebody_kept_silent_about_troel(viewer: int) -> None:
    state = play(silent(), "0: 2C", "1: AC", "2: 2D", "3: 8C", "1: AH", "2: 3D", "3: 5H", "0: 7H", "1: AD")
    view = state.view(viewer)
    world = next(state.game.worlds(view, Rng(viewer)))
    assert world.view(viewer).log == view.log
    finish(world, viewer)


def with_a_jury(*said: str) -> State:
    """A table with a jury of people, after what was said."""
    game = troef.game(SLUG, enforcement="table", jury="human")
    return play(lay(game, dealer=3, hands=LOW), *PASSED, *said)


@clause(SLUG, "P11", "R32")
def test_a_bid_of_which_the_jury_was_not_told_stands_until_somebody_says_so() -> None:
    state = with_a_jury()
    told = state.view(0).at_table
    assert told is not None
    assert "bid without jury grote miserie op tafel" in [state.game.show(move, None) for move in told.irregular]
    play(state, "0: bid without jury grote miserie op tafel")
    assert state.actors() == (1,)  # the jury is not asked
    assert state.game.show(state.view(3).log[-1][1], None) == "bid without jury grote miserie op tafel"
    play(state, "1: pass", "2: pass", "3: pass", "0: 2C")
    assert state.evident_beside(state.view(2)) == [0]
    play(state, "2: accuse 0")
    assert written(state) == (-15, 0, 0, 0) and state.awaits_deal
    result = state.game.result_of(state)
    assert state.game.settle(result) == (-15, 0, 0, 0) and result.contract == ""
    world = next(state.game.worlds(state.view(1), Rng(1)))
    assert world.awaits_deal and world.sheet[-1].cells == state.sheet[-1].cells


@clause(SLUG, "P11")
def test_who_was_outbid_and_who_has_called_the_jury_pays_nothing() -> None:
    called = with_a_jury("0: grote miserie op tafel", "-2: consent", "1: pass", "2: pass", "3: pass", "0: 2C")
    assert rulings(play(called, "2: accuse 0"))[-1].outcome == "unproven"
    outbid = with_a_jury("0: bid without jury grote miserie op tafel", "1: grote soloslim H", "-2: consent")
    play(outbid, "2: pass", "3: pass", "0: pass", "1: AH", "2: accuse 0")
    assert rulings(outbid)[-1].outcome == "unproven"


@clause(SLUG, "P11")
def test_a_small_bid_needs_no_jury_and_worlds_know_who_did_not_call_it() -> None:
    state = with_a_jury()
    assert refused(state, "0: bid without jury piccolo").clause == "P11"
    play(state, "0: bid without jury grote miserie op tafel", "1: pass")
    view = state.view(2)
    world = next(state.game.worlds(view, Rng(1)))
    assert world.view(2).log == view.log and world.legal(2) == state.legal(2)
    again = state.game.position(state.position())
    assert again.actors() == state.actors()


@clause(SLUG, "P6", "P7", "P8", "P13")
@pytest.mark.parametrize(
    ("fine", "scores"),
    [
        ("P6 1 3", [1, -3, 1, 1]),
        ("P6 1 2", [0, -2, 0, 0]),
        ("P7 1 15", [5, -15, 5, 5]),
        ("P8 1 15", [0, -15, 0, 0]),
        ("P8 1 4", [0, -4, 0, 0]),
    ],
)
def test_the_jury_makes_an_offender_pay(fine: str, scores: list[int]) -> None:
    state = play(silent(), "0: KC")
    told = state.view(3).at_table
    assert told is not None and told.fines == {"P6": (1, 3), "P7": (15, 15), "P8": (1, 15)}
    assert refused(state, f"2: fine {fine}").clause == "P8"
    play(state, f"-2: fine {fine}")
    [ruling] = rulings(state)
    assert (ruling.by, ruling.seat, ruling.clause, ruling.points) == (troef.REFEREE, 1, fine[:2], -min(scores))
    world = next(state.game.worlds(state.view(1), Rng(1)))
    assert world.view(1).log == state.view(1).log
    assert beside(state) == scores


@clause(SLUG, "P8")
def test_after_remarks_the_jury_may_award_the_game() -> None:
    state = play(silent(), "0: KC", "-2: fine P7 1 15")
    assert refused(state, "-2: award won").clause == "P5"
    play(state, "-2: fine P8 2 10", "-2: award won")
    result = state.game.result_of(state)
    assert result.verdict == "won" and state.game.settle(result) == written(state)


@clause(SLUG, "P6", "P7", "P8")
def test_nobody_pays_before_a_card_has_been_played() -> None:
    state = play(at_table(SLUG, THREE_ACES, dealer=3))
    assert refused(state, "-2: fine P8 1 4").reason == "jury-fines"
