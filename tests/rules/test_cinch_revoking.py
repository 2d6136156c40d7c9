"""Cinch as at a real table: after a revoke play continues, and that side cannot score (P6)."""

import pytest
from cinch_positions import HANDS, KEPT, STOCK
from revoking import at_table, irregular, rulings

from clauses import clause
from playing import play, play_out
from troef.bots.by_name import make_player
from troef.core.game import State
from troef.tricks.revokes import evident_revokes

SLUG = "cinch"


def leading() -> State:
    """Seat 1 leads; it has bid nine and named hearts."""
    state = at_table(SLUG, HANDS, dealer=3, stock=STOCK)
    play(state, "0: pass", "1: bid 9", "2: pass", "3: pass", "1: trump H", "1: discard 7H", "1: discard 6H")
    away = [card for card in [*HANDS[3].split(), *STOCK.split()[9:]] if card not in KEPT]
    return play(state, *[f"3: discard {card}" for card in away])


def to_the_end(state: State) -> tuple[int, ...]:
    """The score of the sides, when the rest is played without another revoke."""
    return play_out(state).sheet[-1].cells


@clause(SLUG, "P6", "R18")
def test_the_bidders_revoke_and_cannot_score() -> None:
    state = play(leading(), "1: AH")
    while state.actors() != (3,):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert irregular(state, 3) == {"AD", "KD", "AS", "AC"}
    play(state, "3: revoke AD", "0: accuse 3")
    [ruling] = rulings(state)
    assert (ruling.seat, ruling.trick, ruling.duty, ruling.clause, ruling.outcome) == (3, 1, "R18", "P6", "no-score")
    first, second = to_the_end(state)
    assert second == 0
    result = state.game.result_of(state)
    assert result.revokes == (1,) and state.game.settle(result) == (first, second, first, second)


@clause(SLUG, "P6")
def test_their_opponents_revoke_and_cannot_set_the_bidder() -> None:
    state = play(leading(), "1: AH")
    while state.actors() != (0,):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    wrong = sorted(irregular(state, 0))[0]
    play(state, f"0: revoke {wrong}", "3: accuse 0")
    assert rulings(state)[-1].outcome == "no-score-no-set"
    first, second = to_the_end(state)
    result = state.game.result_of(state)
    assert first == 0 and second >= 0 and result.revokes == (0,)
    assert state.game.settle(result) == (first, second, first, second)


@clause(SLUG, "P6")
def test_a_view_proves_a_revoke_as_soon_as_a_card_of_the_suit_is_seen() -> None:
    state = play(leading(), "1: AH")
    while state.actors() != (3,):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    play(state, "3: revoke AD")
    assert state.tricks is not None
    assert evident_revokes(state.tricks, state.view(0)) == []
    while "4H" not in {state.game.show(move, None) for _, move in state.view(0).log} and not state.awaits_deal:
        seat = state.actors()[0]
        trumps = [move for move in state.legal(seat) if state.game.show(move, None).endswith("H")]
        state.play(seat, (trumps or state.legal(seat))[0])
    assert [revoke.seat for revoke in evident_revokes(state.tricks, state.view(0))] == [3]


@clause(SLUG, "P6")
@pytest.mark.parametrize("level", ["rule", "strong:3", "ismcts"])
def test_bots_play_on_after_a_revoke_and_never_revoke_themselves(level: str) -> None:
    state = play(leading(), "1: AH")
    player = make_player(level, state.game, 1)
    for turn in range(12):
        seat = state.actors()[0]
        view = state.view(seat)
        assert view.at_table is not None
        if seat == 3 and view.at_table.irregular:
            state.play(seat, view.at_table.irregular[0])
            continue
        move = player.choose(view, 0.0 if turn % 4 else 0.05)
        assert move in view.moves and move not in view.at_table.irregular
        state.play(seat, move)
