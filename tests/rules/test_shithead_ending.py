"""Shithead by the book: blind cards, the end, tasks, what is known, moves as text."""

import pytest

import troef
from clauses import clause
from playing import finish, memory, play, texts, why
from shithead_positions import cards, dealt, late, met, one_out, pile, play_by_bots, ready
from troef import MoveTextError
from troef.core.wire import view_dict

# ---- blind cards ----


@clause("shithead", "R28", "R29", "E10")
def test_a_blind_card_that_fits_is_played() -> None:
    state = late(pile="9D", blind="9S 6D KC")
    assert texts(state) == {"blind 1", "blind 2", "blind 3"}
    assert why(state, "0: pickup") == ("R28", "turn-blind")
    assert why(state, "0: 9S") == ("R28", "turn-blind")
    play(state, "0: BLIND(1)")
    assert pile(state) == ["9D", "9S"] and state.actors() == (1,)
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and log[-1]["cards"] == ["9S"]


@clause("shithead", "R30", "R31", "E10")
def test_a_blind_card_that_does_not_fit_is_taken_with_the_pile() -> None:
    state = late(pile="9D", blind="9S 6D KC")
    play(state, "0: blind 2")
    assert cards(state, "hand-0") == {"9D", "6D"} and pile(state) == []
    assert state.actors() == (1,)
    play(state, "1: 4H")
    assert texts(state, 0) == {"9D", "6D", "pickup"}
    assert why(state, "0: blind 1") == ("R10", "blind-last")
    play(state, "0: 6D", "1: 9H", "0: 9D", "1: pickup")
    assert texts(state, 0) == {"blind 1", "blind 3"}
    assert why(state, "0: blind 2") == ("R28", "blind-gone")


@clause("shithead", "R32")
def test_after_a_ten_or_four_of_a_kind_the_next_blind_card_follows() -> None:
    state = late(pile="9D", blind="10S 6D KC")
    play(state, "0: blind 1")
    assert texts(state, 0) == {"blind 2", "blind 3"}
    state = late(pile="9D 9H 9C", blind="9S 6D KC")
    play(state, "0: blind 1")
    assert pile(state) == [] and state.actors() == (0,)


# ---- the end ----


@clause("shithead", "R33", "R34", "S1", "E12")
def test_the_last_player_with_cards_is_the_shithead() -> None:
    state = late(pile="9D", blind="AD - -")
    play(state, "0: blind 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 1), (0,), "shithead")


@clause("shithead", "R35")
def test_turns_are_plays_piles_and_blind_cards() -> None:
    state = late("3S 10S 7S", pile="KD", stock="QD")
    before = state.view(0).memory["turns"]
    play(state, "0: 10S", "0: 3S", "1: pickup", "0: 7S")
    assert memory(state, 0)["turns"] == before + 4


@clause("shithead", "R1", "S2")
def test_whoever_was_the_shithead_least_often_wins() -> None:
    state = late(pile="9D", blind="AD - -", rounds=2)
    play(state, "0: blind 1")
    assert state.awaits_deal and state.view(0).dealer == 1  # the shithead deals
    assert state.view(0).fact("shithead") == 1
    finish(state, "second")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "rounds"
    assert sum(outcome.scores) >= 2
    assert outcome.winners == tuple(seat for seat in range(2) if outcome.scores[seat] == min(outcome.scores))


# ---- tasks ----


@clause("shithead", "T2")
def test_the_others_propose_a_task_for_the_shithead() -> None:
    state = one_out(rounds=2)
    (out,) = [seat for seat in range(4) if state.view(0).badge(seat, "place") == 1]
    second = (out + 1) % 4
    assert why(state, f"{second}: propose hat") == ("T2", "no-proposal")  # he can still lose
    play(state, f"{out}: propose song")
    assert why(state, f"{out}: propose hat") == ("T2", "no-proposal")  # one each
    play_by_bots(state, lambda: state.awaits_deal)
    loser = state.view(0).fact("shithead")
    assert isinstance(loser, int)
    others = [seat for seat in range(4) if seat not in (out, loser)]
    assert why(state, f"{loser}: propose hat") == ("T2", "no-proposal")
    assert [state.game.show(move) for move in state.view(others[0]).messages] == [
        "propose drinks",
        "propose song",
        "propose hat",
    ]
    assert state.view(loser).messages == []
    play(state, f"{others[0]}: stel voor draag de hoed")
    assert state.view(loser).fact("task") == "song"  # of equal ones the first
    play(state, f"{others[1]}: propose hat")
    assert state.view(loser).fact("task") == "hat"
    state.deal(state.pack())
    assert state.view(loser).fact("task") == "hat"
    off = one_out(rounds=2, forfeit=False)
    assert why(off, f"{out}: propose song") == ("T2", "no-proposal")


# ---- knowledge ----


@clause("shithead", "T3")
def test_everybody_knows_the_cards_of_a_pile_that_was_taken() -> None:
    state = met("3H 4C 5D", pile="KD KS")
    play(state, "0: pickup")
    known = state.view(1).memory["known"]
    assert isinstance(known, list) and set(known[0]) == {"KD", "KS"}
    rng = troef.Rng("taken")
    for _ in range(20):
        assert {"KD", "KS"} <= cards(state.game.world(state.view(1), rng), "hand-0")


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
    state = met("8H 8D QC 3S", pile="4D")
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
