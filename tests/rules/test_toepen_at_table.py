"""Toepen at the table: who is where, and what is seen."""

from typing import Any

import pytest
from toepen_positions import lives, settled, table

import troef
from clauses import clause
from playing import finish, play, read, why
from troef import REFEREE
from troef.core.options import OptionError

# ---- who is where ----


@clause("toepen", "T5")
def test_who_is_away_folds_at_the_knock_unless_he_is_back() -> None:
    state = settled()
    play(state, "2: away", "3: away", "3: back")
    assert state.view(0).badge(2, "away")
    assert why(state, "2: away") == ("T5", "already-away")
    assert why(state, "3: back") == ("T5", "not-away")
    assert state.actors() == (1, 0, 2, 3)
    play(state, "0: knock", "1: stay")
    assert lives(state) == [10, 10, 9, 10]
    assert state.actors() == (3,)
    play(state, "3: away")
    assert lives(state) == [10, 10, 9, 9]
    assert state.view(0).phase == "play"
    calm = play(settled(away_folds=False), "2: away", "0: knock", "1: stay")
    assert calm.actors() == (2,)
    together = play(settled(knock_procedure="simultaneous"), "2: away", "0: knock")
    assert together.actors() == (1, 3)


@clause("toepen", "T6")
@pytest.mark.parametrize(("protected", "left"), [(True, 10), (False, 9)])
def test_who_fetches_the_drinks_loses_nothing(protected: bool, left: int) -> None:
    state = settled(drinks_protection=protected)
    fetching = state.game.parse("fetching drinks 2")
    refusal = state.refusal(2, fetching)
    assert refusal is not None and refusal.clause == "T6"
    state.play(REFEREE, fetching)
    assert state.view(0).badge(2, "fetching-drinks")
    play(state, "0: knock", "1: stay", "2: fold")
    assert lives(state) == [10, 10, left, 10]
    play(state, "2: back")
    assert not state.view(0).badge(2, "fetching-drinks")


@clause("toepen", "T5", "T6")
def test_worlds_know_who_was_away_from_the_start() -> None:
    state = settled()
    state.play(REFEREE, state.game.parse("fetching 2"))
    play(state, "1: away", "0: knock", "2: fold", "3: fold")
    state.deal(state.game.arrange(seats=4, dealer=int(state.dealer)))
    while state.view(0).phase != "play":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1] if state.view(0).phase != "announcing" else state.legal(seat)[0])
    play(state, "0: knock", "2: fold")
    world = next(state.game.worlds(state.view(3), troef.Rng("away")))
    assert lives(world) == lives(state)
    assert world.actors() == state.actors()


# ---- faces ----


@clause("toepen", "T8", "T3")
def test_lives_stand_at_the_seats_and_a_knock_says_what_it_costs() -> None:
    state = settled()
    assert [state.view(0).badge(seat, "lives") for seat in range(4)] == [10] * 4
    assert state.view(0).turn == 1
    view = state.view(3)
    described = state.game.language.describe_in(view.moves[0], view)
    assert described["stake"] == {"key": "lives", "lost": 2}
    view = play(state, "3: knock").view(0)
    stakes: dict[object, object] = {}
    for move in view.moves:
        facts = state.game.language.describe_in(move, view)
        stakes[facts["verb"]] = facts["stake"]
    assert stakes == {"stay": {"key": "lives", "lost": 2}, "fold": {"key": "folding", "lost": 1}}


@pytest.mark.parametrize(
    "text", ["KNOCK", "klop!", "fold", "Fold!", "kijk na", "weggooien", "meegaan", "exchange", "ruil", "fluit", "10H"]
)
def test_what_is_a_move_is_read_wherever_it_is_said(text: str) -> None:
    state = table()
    seat, move = read(state, f"1: {text}")
    assert state.game.parse(state.game.show(move)) == move
    assert seat == 1


@pytest.mark.parametrize("bad", [{"mode": "beer"}, {"pot_stake": 0}, {"pot_stake": 1001}, {"knock_procedure": "both"}])
def test_options_are_checked(bad: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        troef.game("toepen", **bad)


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("mode", ["drinks", "pot"])
@pytest.mark.parametrize("procedure", ["sequential", "simultaneous"])
def test_whole_matches_end(seats: int, mode: str, procedure: str) -> None:
    game = troef.game("toepen", mode=mode, knock_procedure=procedure, pot_stake=7)
    outcome = finish(game.start(seats), f"{seats} {mode} {procedure}")
    if mode == "pot":
        assert sum(outcome.scores) == 0
        assert len(outcome.winners) >= 1
    else:
        assert min(outcome.scores) == 0
        assert all(outcome.scores[seat] > 0 for seat in outcome.winners)


@clause("toepen", "T8")
def test_what_one_did_in_a_round_no_longer_stands_beside_one_when_it_is_over() -> None:
    state = play(table(), "1: exchange", "2: pass", "3: pass", "0: pass")
    assert state.view(0).badge(1, "exchanged")
    while not state.awaits_deal:
        seat = state.actors()[0]
        moves = {state.game.show(move): move for move in state.legal(seat)}
        state.play(seat, moves["fold"] if "fold" in moves else state.legal(seat)[0])
    badges: Any = state.view(0).as_dict()["badges"]
    assert [badge["key"] for badge in badges[1]] == ["lives"]
