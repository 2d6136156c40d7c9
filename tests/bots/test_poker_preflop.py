"""Poker before the flop between two players: the table of an approximate equilibrium."""

import numpy as np
import pytest

import troef
from troef.bots import make_player
from troef.bots.learning.preflop import PreflopSolver, shares_of
from troef.bots.poker_preflop import FOLD, KINDS, actions_after, kind_of_holding, line_after, line_of, table
from troef.cards.card import parse_cards
from troef.core.moves import CALL, CHECK, RAISE, kind_of
from troef.core.moves import FOLD as FOLDS

BOARDS = 40


def kind(text: str) -> int:
    """The number of a kind of two cards."""
    one, other = parse_cards(text)
    return kind_of_holding(one, other)


def moves_with(text: str, opening: "list[str] | None" = None) -> list[int]:
    """The kinds of moves that the strong player makes with two cards, after what was done before, with ten seeds."""
    game = troef.game("poker")
    found = []
    for seed in range(10):
        state = game.start(seats=2, dealer=0)
        state.deal(game.arrange({len(opening or []): text}, seats=2, dealer=0))
        for seat, words in enumerate(opening or []):
            state.play(seat, game.parse(words, state.view(seat)))
        seat = state.actors()[0]
        found.append(int(kind_of(make_player("strong", game, seed).choose(state.view(seat), 0.1))))
    return found


def test_the_kinds_of_two_cards_are_169() -> None:
    assert kind("AS AH") == kind("AD AC")
    assert kind("AS KS") == kind("KD AD") != kind("AS KD") == kind("KC AH")
    pack = troef.game("poker").pack(2)
    assert len({kind_of_holding(one, other) for one in pack for other in pack if one != other}) == KINDS


def test_betting_is_over_when_both_have_spoken_and_paid() -> None:
    assert not line_after("c").is_over and line_after("cc").is_over
    assert line_after("rc").put == (5.0, 5.0) and line_after("rc").is_over
    assert line_after("rrf").folded == 0


@pytest.mark.parametrize(
    ("acts", "line"),
    [
        ([], ""),
        ([(CALL, 0), (CHECK, 0)], None),
        ([(RAISE, 6)], "r"),
        ([(RAISE, 6), (RAISE, 16)], "rr"),
        ([(RAISE, 200)], None),
        ([(CALL, 0), (RAISE, 7)], "cr"),
        ([(RAISE, 20)], None),
    ],
)
def test_a_line_is_known_where_raises_are_of_about_the_usual_size(
    acts: list[tuple[int, int]], line: "str | None"
) -> None:
    assert line_of([(int(move), amount) for move, amount in acts], 2, 200) == line
    assert line_of([(int(move), 10 * amount) for move, amount in acts], 20, 2000) == line


def test_stacks_of_another_depth_are_another_game() -> None:
    assert line_of([], 2, 30) is None and line_of([], 2, 2000) is None


def test_every_row_of_the_table_is_a_mixture_of_what_is_possible() -> None:
    for line, row in table().items():
        assert "".join(row) == actions_after(line)
        for number in range(KINDS):
            assert 97 <= sum(percents[number] for percents in row.values()) <= 103


def test_the_stored_table_is_near_an_equilibrium_of_the_game_on_other_boards() -> None:
    """What `python -m troef.bots.learning.preflop` makes: hardly to be exploited where shares of the pot are estimated
    from other boards, and less than one that has just begun to learn."""
    shares = shares_of(BOARDS, "other boards")
    stored, begun = PreflopSolver(*shares), PreflopSolver(*shares)
    stored.sums = {line: np.array(list(row.values()), dtype=np.float64) for line, row in table().items()}
    begun.learn(10)
    assert stored.exploitability() < begun.exploitability()


def test_strong_raises_aces_and_folds_the_worst_hand_to_a_raise() -> None:
    assert set(moves_with("AS AH")) <= {int(RAISE), int(CALL)} and moves_with("AS AH").count(int(RAISE)) >= 5
    folded = moves_with("7S 2H", ["raise to 6"])
    assert folded.count(int(FOLDS)) >= 8
    assert FOLD in actions_after("r")
