"""Kleurenwiezen as at a real table: who does not follow suit is caught in the trick (P4), later (P5), or never."""

import pytest
from revoking import at_table, irregular, rulings

import troef
from clauses import clause
from playing import finish, hand, play, play_out, refused, texts
from troef.core.game import State
from troef.core.rng import Rng

SLUG = "kleurenwiezen"
HANDS = {
    0: "AC KC QC 2C 3C 4D 5D 6D 7H 8H 9H 2S 3S",
    1: "AD KD QD 5C 6C 7C 2H 3H 4H 10H 4S 5S 6S",
    2: "AH KH QH JH 8C 9C 10C 2D 3D 7D 7S 8S 9S",
    3: "AS KS QS JS 10S JC 4C 8D 9D 10D JD 5H 6H",
}


def together() -> State:
    """Seats 0 and 2 play together for eight tricks, with clubs as trumps; seat 0 leads."""
    state = at_table(SLUG, HANDS, dealer=3)
    passed = [f"{seat}: pas troel" for seat in range(4)]
    return play(state, *passed, "0: ask C", "1: pass", "2: join C 8", "3: pass")


def written(state: State) -> tuple[int, ...]:
    """What the last row of the sheet brings each seat; the first column is the first dealer's (T5)."""
    return tuple([state.sheet[-1].cells[(seat - 3) % 4] for seat in range(4)])


def recorded(state: State) -> tuple[int, ...]:
    """The score of the deal, once the rest of it has been played and everybody has agreed."""
    return written(play_out(state))


def honest() -> tuple[int, ...]:
    """What the deal brings when nobody is accused."""
    return recorded(play(together(), "0: AC", "1: 5C", "2: 8C", "3: 4C"))


@clause(SLUG, "P4", "R36")
def test_a_card_that_does_not_follow_may_fall_and_looks_like_any_other() -> None:
    state = play(together(), "0: AC")
    assert texts(state, 1) == {"5C", "6C", "7C"}
    assert irregular(state, 1) == set(HANDS[1].split()) - {"5C", "6C", "7C"}
    assert irregular(state, 2) == irregular(state, 0) == set()
    play(state, "1: revoke 2H")
    for seat in (0, 1, 2, 3, troef.SPECTATOR):
        assert state.game.show(state.view(seat).log[-1][1], None) == "2H"
    assert state.game.show(state.view(troef.REFEREE).log[-1][1], None) == "revoke 2H"


@clause(SLUG, "P4")
def test_in_the_same_trick_the_card_is_taken_back_and_another_is_played() -> None:
    state = play(together(), "0: AC", "1: revoke 2H", "2: 8C", "3: accuse 1")
    assert state.actors() == (1,) and state.view(0).phase == "correcting"
    assert texts(state, 1) == {"5C", "6C", "7C"} and irregular(state, 1) == set() and "2H" in hand(state, 1)
    play(state, "1: 7C")
    assert state.actors() == (3,)
    told = [state.game.show(move, None) for _, move in state.view(0).log[-4:]]
    assert told == ["AC", "accuse 1", "7C", "8C"]
    [ruling] = rulings(state)
    assert (ruling.by, ruling.seat, ruling.trick, ruling.duty, ruling.clause) == (3, 1, 1, "R36", "P4")


@clause(SLUG, "P4", "S8")
def test_a_corrected_trick_costs_three_and_brings_each_other_one() -> None:
    state = play(together(), "0: AC", "1: revoke 2H", "2: accuse 1", "1: 5C", "2: 8C", "3: 4C")
    scores = recorded(state)
    assert [got - due for got, due in zip(scores, honest(), strict=True)] == [1, -3, 1, 1]
    assert state.game.settle(state.game.result_of(state)) == scores


@clause(SLUG, "P4")
def test_the_last_trick_can_be_corrected_until_somebody_leads_to_the_next() -> None:
    state = play(together(), "0: AC", "1: 5C", "2: 8C", "3: revoke AS")
    assert state.view(0).badge(0, "tricks") == 1
    play(state, "1: accuse 3", "3: JC")
    assert rulings(state)[-1].outcome == "corrected" and state.actors() == (0,)
    assert state.view(0).badge(0, "tricks") == 1 and "AS" in hand(state, 3)


@clause(SLUG, "P5")
def test_in_a_later_trick_it_costs_fifteen_and_play_goes_on() -> None:
    state = play(together(), "0: AC", "1: revoke 2H", "2: 8C", "3: 4C", "0: KC", "3: accuse 1")
    assert (rulings(state)[-1].clause, rulings(state)[-1].outcome, state.actors()) == ("P5", "paid", (1,))
    scores = recorded(state)
    result = state.game.result_of(state)
    assert [(penalty.clause, penalty.seat) for penalty in result.penalties] == [("P5", 1)]
    without = state.game.settle({**vars(result), "penalties": ()})
    assert [got - due for got, due in zip(scores, without, strict=True)] == [5, -15, 5, 5]


@clause(SLUG, "P5")
def test_the_jury_may_award_the_game_after_a_revoke_that_was_seen_too_late() -> None:
    state = play(together(), "0: AC", "1: revoke 2H", "2: 8C", "3: 4C", "0: KC")
    assert refused(state, "-2: award won").clause == "P5"
    play(state, "3: accuse 1")
    assert refused(state, "0: award won").clause == "P5"
    assert state.view(0).at_table is not None and state.view(0).at_table.awards
    play(state, "-2: award lost")
    assert state.awaits_deal
    result = state.game.result_of(state)
    assert result.verdict == "lost" and state.game.settle(result) == written(state)


@clause(SLUG, "P4", "P5")
def test_an_accusation_that_proves_nothing_changes_nothing_and_is_made_once_in_a_trick() -> None:
    state = play(together(), "0: AC", "1: 5C", "3: accuse 1")
    assert (rulings(state)[-1].proven, state.actors()) == (False, (2,))
    assert refused(state, "3: accuse 1").reason == "accused-already"
    play(state, "0: accuse 1", "2: 8C", "3: 4C", "0: KC", "3: accuse 1")
    assert [ruling.outcome for ruling in rulings(state)] == ["unproven"] * 3


@clause(SLUG, "P5")
def test_until_all_agree_with_the_deal_a_revoke_can_be_claimed() -> None:
    state = play(together(), "0: AC", "1: revoke 2H")
    while state.view(0).phase == "play":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert (state.view(0).phase, state.actors()) == ("recording", (0, 1, 2, 3))
    play(state, "1: record", "0: record", "2: accuse 1", "2: record")
    assert rulings(state)[-1].outcome == "paid" and not state.awaits_deal
    play(state, "3: record")
    assert state.awaits_deal and len(state.sheet) == 1


@clause(SLUG, "P4")
def test_who_may_play_a_card_does_not_revoke_with_it() -> None:
    state = play(together(), "0: AC")
    assert refused(state, "1: revoke 5C").reason == "no-revoke"
    assert refused(state, "1: revoke AS").reason == "not-held"
    assert refused(state, "2: revoke 2D").reason == "not-your-turn"


@clause(SLUG, "P4")
def test_where_cards_are_checked_nothing_of_it_exists() -> None:
    state = troef.game(SLUG).start()
    assert state.view(0).at_table is None
    with pytest.raises(ValueError, match="no move"):
        state.game.parse("accuse 1")


@clause(SLUG, "P4", "P5")
def test_the_record_says_which_card_was_irregular_and_replays() -> None:
    match = troef.Match(troef.Record(troef.game(SLUG, enforcement="table", deals_per_session=4), 4, 3))
    match.arrange(HANDS)
    said = ["0: pas troel", "1: pas troel", "2: pas troel", "3: pas troel", "0: ask C", "1: pass", "2: join C 8"]
    for step in [*said, "3: pass", "0: AC", "1: revoke 2H", "2: 8C", "3: accuse 1", "1: 7C"]:
        seat, text = step.split(": ")
        match.play(int(seat), text)
    text = match.record.text()
    assert '"revoke 2H"' in text
    again = troef.read_record(text).replay()
    assert again.view(0).log == match.state.view(0).log and rulings(again)[-1].outcome == "corrected"


@clause(SLUG, "P4", "P5")
@pytest.mark.parametrize("seed", range(3))
def test_worlds_fit_a_log_in_which_somebody_has_revoked(seed: int) -> None:
    state = play(together(), "0: AC", "1: revoke AD", "2: 8C", "3: 4C", "0: KC", "1: 5C")
    view = state.view(2)
    world = next(state.game.worlds(view, Rng(seed)))
    assert world.legal(2) == state.legal(2) and world.view(2).zones[0].hidden == view.zones[0].hidden
    finish(world, seed)
