"""Shithead by the book: blind cards, the end, tasks, what is known, moves as text."""

import pytest

import troef
from clauses import clause
from playing import finish, play, texts, why
from shithead_positions import cards, dealt, pile, position, ready
from troef import MoveTextError
from troef.core.wire import view_dict

# ---- blind cards ----


@clause("shithead", "R28", "R29", "E10")
def test_a_blind_card_that_fits_is_played() -> None:
    state = position({1: "4H 5H"}, pile="9D", blind={0: "9S 6D KC"})
    assert texts(state) == {"blind 1", "blind 2", "blind 3"}
    assert why(state, "0: pickup") == ("R28", "turn-blind")
    assert why(state, "0: 9S") == ("R28", "turn-blind")
    play(state, "0: BLIND(1)")
    assert pile(state) == ["9D", "9S"] and state.actors() == (1,)
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and log[-1]["cards"] == ["9S"]


@clause("shithead", "R30", "R31", "E10")
def test_a_blind_card_that_does_not_fit_is_taken_with_the_pile() -> None:
    state = position({1: "4H 5H 2C"}, pile="9D", blind={0: "9S 6D KC"})
    play(state, "0: blind 2")
    assert cards(state, "hand-0") == {"9D", "6D"} and pile(state) == []
    assert state.actors() == (1,)
    play(state, "1: 4H")
    assert texts(state, 0) == {"9D", "6D", "pickup"}
    assert why(state, "0: blind 1") == ("R10", "blind-last")
    play(state, "0: 6D", "1: 2C", "0: 9D", "1: pickup")
    assert texts(state, 0) == {"blind 1", "blind 3"}
    assert why(state, "0: blind 2") == ("R28", "blind-gone")


@clause("shithead", "R32")
def test_after_a_ten_or_four_of_a_kind_the_next_blind_card_follows() -> None:
    state = position({1: "4H 5H"}, pile="9D", blind={0: "10S 6D KC"})
    play(state, "0: blind 1")
    assert texts(state, 0) == {"blind 2", "blind 3"}
    state = position({1: "4H 5H"}, pile="9D 9H 9C", blind={0: "9S 6D KC"})
    play(state, "0: blind 1")
    assert pile(state) == [] and state.actors() == (0,)


# ---- the end ----


@clause("shithead", "R33", "R34", "S1", "E12")
def test_the_last_player_with_cards_is_the_shithead() -> None:
    state = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1)
    play(state, "1: blind 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 0, 0, 1), (0, 1, 2), "shithead")


@clause("shithead", "R35")
def test_turns_are_plays_piles_and_blind_cards() -> None:
    state = position({0: "3S 10S", 1: "4S 5S", 2: "7S"}, pile="KD")
    play(state, "0: 10S", "0: 3S", "1: pickup", "2: 7S")
    assert state.view(0).memory["turns"] == 4


@clause("shithead", "R1", "S2")
def test_whoever_was_the_shithead_least_often_wins() -> None:
    state = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1, rounds=2)
    play(state, "1: blind 1")
    assert state.awaits_deal and state.view(0).dealer == 3  # the shithead deals
    assert state.view(0).fact("shithead") == 3
    finish(state, "second")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "rounds"
    assert sum(outcome.scores) >= 2
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == min(outcome.scores))


# ---- tasks ----


@clause("shithead", "T2")
def test_the_others_propose_a_task_for_the_shithead() -> None:
    state = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1, rounds=2)
    assert why(state, "1: propose hat") == ("T2", "no-proposal")  # he can still lose
    play(state, "0: propose song")
    assert why(state, "0: propose hat") == ("T2", "no-proposal")  # one each
    play(state, "1: blind 1")
    assert why(state, "3: propose hat") == ("T2", "no-proposal")
    assert [state.game.show(move) for move in state.view(1).messages] == [
        "propose drinks",
        "propose song",
        "propose hat",
    ]
    assert state.view(3).messages == []
    play(state, "1: stel voor draag de hoed")
    assert state.view(3).fact("task") == "song"  # of equal ones the first
    play(state, "2: propose hat")
    assert state.view(3).fact("task") == "hat"
    state.deal(state.pack())
    assert state.view(3).fact("task") == "hat"
    off = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1, rounds=2, forfeit=False)
    assert why(off, "0: propose song") == ("T2", "no-proposal")


# ---- knowledge ----


@clause("shithead", "T3")
def test_everybody_knows_the_cards_of_a_pile_that_was_taken() -> None:
    state = position({0: "3H", 1: "4C KC", 2: "5D"}, pile="KD AD")
    play(state, "0: pickup")
    known = state.view(2).memory["known"]
    assert isinstance(known, list) and set(known[0]) == {"KD", "AD"}
    rng = troef.Rng("taken")
    for _ in range(20):
        assert {"KD", "AD"} <= cards(state.game.world(state.view(2), rng), "hand-0")


@clause("shithead", "R7")
def test_worlds_know_which_ranks_were_passed_over() -> None:
    places = {"open-0": "7S 7H 7D", "open-1": "7C 8S 8H", "hand-0": "5S 9D 9C", "hand-1": "9S 9H KS"}
    state = ready(dealt(places, seats=2))
    rng = troef.Rng("passed over")
    for seat in (0, 1):
        for _ in range(30):
            world = state.game.world(state.view(seat), rng)
            held = {card[:-1] for hand in range(2) for card in cards(world, f"hand-{hand}")}
            assert not held & {"3", "4"} and "5" in held


# ---- text ----


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("8H 8D", "8H 8D"),
        ("play(8D,8H)", "8H 8D"),
        ("8H+8D", "8H 8D"),
        ("twee achten", "8H 8D"),
        ("8x2", "8H 8D"),
        ("queen", "QC"),
        ("leg QC", "QC"),
        ("pak", "pickup"),
        ("PICK_UP", "pickup"),
        ("pak de stapel", "pickup"),
        ("raap op", "pickup"),
    ],
)
def test_moves_can_be_said_in_many_ways(text: str, meant: str) -> None:
    state = position({0: "8H 8D QC 3S", 1: "4S"}, pile="4D", stock="7S 7H")
    assert state.game.show(state.game.parse(text, state.view(0))) == meant


@pytest.mark.parametrize(
    "text",
    [
        "8H 9H *",
        "8H 8H",
        "blind 0",
        "blind 4",
        "blind",
        "arrange 2H 3H",
        "arrange 2H 2H 3H",
        "claim Z",
        "pickup 2H 3H",
        "propose gin",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MoveTextError):
        troef.game("shithead").parse(text)
