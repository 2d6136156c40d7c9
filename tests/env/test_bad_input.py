"""What programs do wrong: actions that are none, of the wrong seat, after the end, in the wrong shape. Each is refused
with the exception of its interface and a sentence, and changes nothing.

`make test` gives each game to one interface, `make prove` each game to all: 100,000 wrong steps for each interface.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

import troef
from proving import AT_LENGTH, seeded
from troef import env
from troef.env import WAIT, ActionError

SLUGS = [info.slug for info in troef.all_games()]
#: Wrong steps in each game, at each of its positions, and positions in an episode.
TRIES = 100_000 // len(SLUGS) + 1 if AT_LENGTH else 60
AT_ONCE = 50 if AT_LENGTH else 12
MOVES = 60

#: No whole numbers, or none of this size.
NO_NUMBERS: list[Any] = [
    1.0, 1.5, float("nan"), float("inf"), -0.0, 1j, "", "JH", "1", b"1", True, False, None, [], [1], (1,), {}, {1},
    object(), slice(1), np.float32(1), np.float64("nan"), np.bool_(True),
    np.array(1.0), np.array([1]), np.array([[1, 2]]), np.array("1"),
]  # fmt: skip
FAR_OFF: list[Any] = [
    -1, -2, 10**6, 2**31, -(2**31), 2**63, 2**64, 10**30, -(10**30), np.int64(-5), np.uint64(2**64 - 1), np.array(-7),
]  # fmt: skip
#: What the sentences say.
OURS = re.compile(
    r"there is no (action|agent)|may not (do|give)|an action is a whole number|actions are|gives no action"
    r"|'reset' (comes first|begins)|chance has no outcome|the game is over|it is not for chance"
)


class Wrongs:
    """Wrong actions, one after another: no numbers, numbers out of range, and illegal ones."""

    def __init__(self, slug: str, actions: int) -> None:
        self.rng = troef.Rng(seeded(f"wrong:{slug}"))
        self.actions = actions
        self.tried = 0

    def some(self, legal: list[int]) -> Iterator[Any]:
        """A handful for a position with these legal actions."""
        listed = [*NO_NUMBERS, *FAR_OFF, self.actions, self.actions + 1]
        for number in range(AT_ONCE):
            self.tried += 1
            if number % 2:
                yield listed[self.rng.below(len(listed))]
            else:
                illegal = [action for action in range(self.actions) if action not in legal]
                yield illegal[self.rng.below(len(illegal))] if illegal else -1

    def one_of(self, legal: list[int]) -> int:
        """A right action."""
        return legal[self.rng.below(len(legal))]


def refused(kind: type[Exception], step: Callable[..., Any], *given: Any) -> None:
    """A step is refused by such an exception, with a sentence of ours."""
    with pytest.raises(kind) as caught:
        step(*given)
    assert OURS.search(str(caught.value)), str(caught.value)


def same(one: Any, other: Any) -> bool:
    """Whether two snapshots are equal, arrays in them as well."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


def legal_in(mask: np.ndarray) -> list[int]:
    return np.flatnonzero(mask).tolist()


def in_turn(slug: str) -> None:
    made = env.aec(slug, most_moves=MOVES)
    wrongs = Wrongs(slug, len(made.space.actions))
    refused(ActionError, made.step, 1)
    refused(ActionError, made.observe, "seat_0")
    refused(ActionError, made.last)

    def all_seen() -> Any:
        agents = {agent: made.observe(agent) for agent in made.agents}
        return agents, made.agent_selection, made.rewards, made.terminations, list(made.course.state.log)

    while wrongs.tried < TRIES:
        made.reset(seed=wrongs.tried)
        while made.agents:
            over = made.terminations[made.agent_selection] or made.truncations[made.agent_selection]
            legal = legal_in(made.observe(made.agent_selection)["action_mask"])
            before = all_seen()
            for wrong in wrongs.some([WAIT] if over else legal):
                if over:
                    if wrong is not None:
                        with pytest.raises(ValueError, match="when an agent is dead"):
                            made.step(wrong)
                else:
                    refused(ActionError, made.step, wrong)
            refused(ActionError, made.observe, "nobody")
            assert same(before, all_seen())
            made.step(None if over else wrongs.one_of(legal))
        refused(ActionError, made.step, 1)


def together(slug: str) -> None:
    made = env.parallel(slug, most_moves=MOVES)
    wrongs = Wrongs(slug, len(made.space.actions))
    refused(ActionError, made.step, {})

    def all_seen() -> Any:
        return {agent: made.observe(agent) for agent in made.agents}, list(made.course.state.log)

    while wrongs.tried < TRIES:
        made.reset(seed=wrongs.tried)
        while made.agents:
            before = all_seen()
            legal = {agent: legal_in(before[0][agent]["action_mask"]) for agent in made.agents}
            right = {agent: wrongs.one_of(legal[agent]) for agent in made.agents}
            agent = made.agents[wrongs.rng.below(len(made.agents))]
            for wrong in wrongs.some(legal[agent]):
                refused(ActionError, made.step, {**right, agent: wrong})
            for strange in ("seat_99", 0, None, ("seat_0",)):
                refused(ActionError, made.step, {**right, strange: WAIT})
            for strange in (None, 5, "seat_0", [1, 2, 3], {one: right[one] for one in right if one != agent}):
                refused(ActionError, made.step, strange)
            assert same(before, all_seen())
            made.step(right)
        refused(ActionError, made.step, right)


def alone(slug: str) -> None:
    made = env.gym(slug, opponents="random", most_moves=MOVES)
    wrongs = Wrongs(slug, len(made.space.actions))
    refused(ResetNeeded, made.step, 1)
    refused(ResetNeeded, made.action_masks)
    refused(ResetNeeded, made.action_space.sample)
    while wrongs.tried < TRIES:
        _, info = made.reset(seed=wrongs.tried)
        over = False
        while not over:
            legal = legal_in(info["action_mask"])
            before = made.course.observe(made.seat), made.action_masks(), list(made.course.state.log)
            for wrong in wrongs.some(legal):
                refused(InvalidAction, made.step, wrong)
            assert same(before, (made.course.observe(made.seat), made.action_masks(), list(made.course.state.log)))
            _, _, ended, broken_off, info = made.step(wrongs.one_of(legal))
            over = ended or broken_off
        refused(ResetNeeded, made.step, 1)
        refused(ResetNeeded, made.step, "JH")


def in_openspiel(slug: str) -> None:
    """What is no number pybind11 refuses before we see it, by a TypeError, or takes where it has a whole value. -1 is
    refused by OpenSpiel itself."""
    game = env.openspiel(slug, most_moves=MOVES)
    wrongs = Wrongs(slug, game.num_distinct_actions())
    while wrongs.tried < TRIES:
        state = game.new_initial_state()
        while True:
            player = state.current_player()
            legal = state.legal_actions()
            before = whatever_is_told(state)
            for wrong in wrongs.some(legal):
                if type(wrong) is int and wrong != -1 and -(2**63) <= wrong < 2**63:
                    if wrong not in legal:  # more cards can be dealt than there are actions
                        refused(pyspiel.SpielError, state.apply_action, wrong)
                elif isinstance(wrong, str | bytes | float | None | list | dict) or type(wrong) is int:
                    with pytest.raises((pyspiel.SpielError, TypeError)):
                        state.apply_action(wrong)
            refused(pyspiel.SpielError, state.action_to_string, 0, 10**6)
            if player >= 0:
                refused(pyspiel.SpielError, state.chance_outcomes)
            assert whatever_is_told(state) == before
            if state.is_terminal():
                break
            state.apply_action(wrongs.one_of(legal))


def whatever_is_told(state: Any) -> Any:
    told = [state.observation_string(player) for player in range(state.num_players())]
    return told, str(state), state.history(), state.current_player(), state.legal_actions(), state.returns()


def in_batch(slug: str) -> None:
    rows = 4
    made = env.Batch(slug, n=rows, most_moves=MOVES)
    wrongs = Wrongs(slug, len(made.space.actions))

    def all_seen() -> Any:
        told = (made.observations, made.masks, made.rewards, made.terminals, made.truncations, made.turns)
        return [array.copy() for array in (*told, made.final_rewards)]

    while wrongs.tried < TRIES:
        legal = [legal_in(mask) for mask in made.masks]
        right = [wrongs.one_of(row) for row in legal]
        row = wrongs.rng.below(rows)
        before = all_seen()
        for wrong in wrongs.some(legal[row]):
            given: Any = [*right[:row], wrong, *right[row + 1 :]]
            if isinstance(wrong, bool | np.bool_):  # in a list of numbers NumPy takes it as one
                given = np.array(given, dtype=object)
            refused(ActionError, made.step, given)
        for strange in (right[:-1], [right], 3, "abc", [[1], [2, 3]], [*right, 1], np.array(right, dtype=np.float32)):
            refused(ActionError, made.step, strange)
        for mask in ([True] * (rows + 1), [[True]], "yes", [0, 1, 2, 3]):
            with pytest.raises(ValueError, match="'reset_mask' is 4 times True or False"):
                made.reset(seed=1, options={"reset_mask": mask})
        assert same(before, all_seen())
        made.step(right)


INTERFACES = [in_turn, together, alone, in_openspiel, in_batch]
CASES = [
    (interface, slug)
    for number, slug in enumerate(SLUGS)
    for interface in (INTERFACES if AT_LENGTH else [INTERFACES[number % len(INTERFACES)]])
]


@pytest.mark.parametrize(("interface", "slug"), CASES, ids=[f"{one.__name__}-{slug}" for one, slug in CASES])
def test_what_is_wrong_is_refused_and_changes_nothing(interface: Callable[[str], None], slug: str) -> None:
    interface(slug)
