"""OpenSpiel's interface: a Python game whose chance nodes are the deal, card by card.

Its algorithms, its tests and its serialization work on it: a state is its history. A deal is chance: each card of
the pack in turn, except that the cards of a hand are drawn in ascending order where the pack is shuffled, because a
hand has no order; so are the cards that nobody gets. A cut is one chance node. Who of several is asked first is chance
too, and what the clock does.
"""

from functools import cache
from math import comb
from typing import Any, Final, Self

import numpy as np
import pyspiel

from troef.cards.card import card_text
from troef.core.options import options_dict
from troef.core.registry import all_games, find_game
from troef.env.actions import ActionError
from troef.env.course import Course, Unit
from troef.env.spaces import Space, space

#: Tokens of the history in an information state.
HISTORY: Final = 256
#: What a course of one deal takes at most, in moves of seats and chance: longer ones are broken off.
MOST_MOVES: Final = 2_000
#: No deal brings more points than this.
_MOST_POINTS: Final = 1_000_000.0
#: Outcomes of chance are below this: cards, places to cut, seats.
_MOST_OUTCOMES: Final = 512
#: A move takes no more actions than this.
_MOST_PARTS: Final = 32


class Deal:
    """An order of the pack that chance chooses card by card. A card that can be no other is no choice."""

    def __init__(self, course: Course) -> None:
        state = course.state
        self.pack = state.pack()
        self.least_cut = int(state.least_cut())
        self.order: list[int] = [-1] * len(self.pack)
        distinct = len(set(self.pack)) == len(self.pack)
        hands = [sorted(room) for name, room in state.places().items() if name.startswith("hand-")] if distinct else []
        named = {place for room in state.places().values() for place in room}
        unused = sorted(set(range(len(self.pack))) - named) if distinct else []
        rest = sorted(set(range(len(self.pack))) - {place for room in (*hands, unused) for place in room})
        #: where the cards lie that are chosen, one after another; for each how many of its set follow, or -1
        self._steps = _steps(hands) + [(place, -1) for place in rest] + _steps([unused])
        self._next = 0
        self._left = sorted(self.pack)
        self._above = -1

    @property
    def done(self) -> bool:
        """Whether every card has its place."""
        return self._next >= len(self._steps)

    def outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, by their place in the sorted pack, or where to cut, with their chances."""
        if self.least_cut:
            cuts = range(self.least_cut, len(self.pack) - self.least_cut + 1)
            return [(cut, 1 / len(cuts)) for cut in cuts]
        _, follow = self._steps[self._next]
        if follow < 0:
            cards = sorted(set(self._left))
            return [(card, self._left.count(card) / len(self._left)) for card in cards]
        free = [card for card in self._left if card > self._above]
        ways = comb(len(free), follow + 1)
        return [
            (card, comb(len(free) - place - 1, follow) / ways)
            for place, card in enumerate(free)
            if len(free) - place - 1 >= follow
        ]

    def take(self, outcome: int) -> None:
        """Chance has chosen."""
        if self.least_cut:
            self.order = self.pack[outcome:] + self.pack[:outcome]
            self._next = len(self._steps)
            return
        self._lay(outcome)
        while not self.done and self._is_forced():
            self._lay(min(card for card in self._left if card > self._above))

    def _is_forced(self) -> bool:
        """Whether the next card can be no other."""
        follow = self._steps[self._next][1]
        if follow < 0:
            return self._left[0] == self._left[-1]
        return sum(card > self._above for card in self._left) == follow + 1

    def _lay(self, outcome: int) -> None:
        place, follow = self._steps[self._next]
        self.order[place] = outcome
        self._left.remove(outcome)
        self._above = outcome if follow > 0 else -1
        self._next += 1

    def copy(self) -> "Deal":
        """An independent deal at the same point."""
        twin = Deal.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        twin.order, twin._left = list(self.order), list(self._left)
        return twin


def _steps(sets: list[list[int]]) -> list[tuple[int, int]]:
    return [(place, len(room) - number - 1) for room in sets for number, place in enumerate(room)]


class Node:
    """Where a game of OpenSpiel stands: a course, and the deal that chance is choosing. It is pickled as the space and
    what was done."""

    def __init__(self, space: Space, unit: Unit, most_moves: int, done: "tuple[int, ...]" = ()) -> None:
        self.course = Course(space, unit, most_moves=most_moves)
        self.deal: Deal | None = None
        self.totals = [0.0] * space.seats
        self.done: list[int] = []
        self._look()
        for action in done:
            self.apply(action)

    def __reduce__(self) -> "tuple[Any, ...]":
        course = self.course
        game = course.game
        made = (game.slug, game.rules, course.space.seats, options_dict(game.options), course.unit, course.most_moves)
        return _node, (*made, tuple(self.done))

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        twin.course = self.course.copy()
        twin.deal = self.deal.copy() if self.deal is not None else None
        twin.totals = list(self.totals)
        twin.done = list(self.done)
        return twin

    def _look(self) -> None:
        self.deal = Deal(self.course) if self.course.awaited == "pack" else None

    def player(self) -> int:
        """Who is to act, as OpenSpiel counts."""
        awaited = self.course.awaited
        if awaited == "nothing":
            return int(pyspiel.PlayerId.TERMINAL)
        return self.course.turn if awaited == "action" else int(pyspiel.PlayerId.CHANCE)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do here.

        Raises:
            ActionError: it is not for chance to act here.
        """
        if self.course.awaited in ("action", "nothing"):
            raise ActionError("the game is over" if self.course.over else "it is not for chance to act here")
        if self.deal is not None:
            return self.deal.outcomes()
        if self.course.awaited == "who":
            count = len(self.course.to_ask())
        else:
            count = len(self.course.state.legal(self.course.turn))
        return [(number, 1 / count) for number in range(count)]

    def apply(self, action: int) -> None:
        """Take an action or an outcome of chance.

        Raises:
            ActionError: it is not legal here. Nothing has changed.
        """
        course = self.course
        if course.awaited == "action":
            course.act(action)
        else:
            self._check_outcome(action)
            self._by_chance(action)
        self.done.append(action)
        if self.deal is None or self.deal.done:
            self.totals = [before + gain for before, gain in zip(self.totals, course.rewards, strict=True)]
            self._look()

    def _check_outcome(self, outcome: int) -> None:
        if outcome not in [found for found, _ in self.outcomes()]:
            raise ActionError(f"chance has no outcome {outcome} here")

    def _by_chance(self, outcome: int) -> None:
        course = self.course
        if self.deal is not None:
            self.deal.take(outcome)
            if not self.deal.done:
                return
            course.deal(self.deal.order)
        elif course.awaited == "who":
            course.ask(course.to_ask()[outcome])
        else:
            course.clock(course.state.legal(course.turn)[outcome])

    def text(self, action: int) -> str:
        """An outcome of chance in words.

        Raises:
            ActionError: there is no such outcome here.
        """
        self._check_outcome(action)
        if self.deal is not None:
            return f"cut {action}" if self.deal.least_cut else f"deal {card_text(action)} ({action})"
        if self.course.awaited == "who":
            return f"ask {self.course.to_ask()[action]}"
        return self.course.game.show(self.course.state.legal(self.course.turn)[action])


def _node(
    slug: str, rules: str, seats: int, options: dict[str, Any], unit: Unit, most_moves: int, done: tuple[int, ...]
) -> Node:
    return Node(space(slug, rules, seats, **options), unit, most_moves, done)


class TroefState(pyspiel.State):
    """A position of a game of Troef."""

    def __init__(self, game: "TroefGame") -> None:
        super().__init__(game)
        self.node = Node(game.space, game.unit, game.most_moves)

    def current_player(self) -> int:
        return self.node.player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        try:
            return self.node.outcomes()
        except ActionError as error:
            raise pyspiel.SpielError(str(error)) from error

    def _apply_action(self, action: int) -> None:
        try:
            self.node.apply(action)
        except ActionError as error:
            raise pyspiel.SpielError(str(error)) from error

    def _action_to_string(self, player: int, action: int) -> str:
        try:
            return self.node.course.space.actions[action].text if player >= 0 else self.node.text(action)
        except ActionError as error:
            raise pyspiel.SpielError(str(error)) from error

    def is_terminal(self) -> bool:
        return self.node.course.over

    def returns(self) -> list[float]:
        return list(self.node.totals)

    def rewards(self) -> list[float]:
        return list(self.node.course.rewards)

    def __str__(self) -> str:
        deal = self.node.deal
        chosen = " ".join([card_text(card) for card in deal.order if card >= 0]) if deal is not None else ""
        return f"{self.node.course.state!r} {chosen}".strip()


class Observer:
    """What a player knows, as a tensor and as text. With perfect recall the course of the deal follows as tokens."""

    def __init__(self, space: Space, recall: bool) -> None:
        self.space = space
        self.recall = recall
        self.tensor = np.zeros(space.width + (HISTORY if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: space.width]}
        if recall:
            self.dict["history"] = self.tensor[space.width :]

    def set_from(self, state: TroefState, player: int) -> None:
        """Write what a player knows."""
        course = state.node.course
        self.tensor.fill(0)
        view = course.view(player)
        self.space.observe(view, course.spelled.get(player, ()), self.dict["observation"])
        if self.recall:
            self.dict["history"][:] = self.space.history.array(view, HISTORY)

    def string_from(self, state: TroefState, player: int) -> str:
        """What a player knows, as text."""
        course = state.node.course
        view = course.view(player)
        spelled = self.space.actions.text(course.spelled.get(player, ()))
        said = [
            f"{seat}:{facts['text']}"
            for (seat, _), facts in zip(view.log, course.game.language.describe_log(view), strict=True)
        ]
        return "\n".join([repr(view), *([" ".join(said)] if self.recall else []), *([spelled] if spelled else [])])


class TroefGame(pyspiel.Game):
    """A game of Troef for OpenSpiel: made by `openspiel`, and from then on by name as well (`troef_toepen`)."""

    slug = ""

    def __init__(self, params: "dict[str, Any] | None" = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        players = int(given["players"])
        self.space = space(
            self.slug,
            given["rules"] or None,
            players if players > 0 else None,
            **_read_options(given["options"]),
        )
        self.unit = given["episode"]
        self.most_moves = int(given["most_moves"])
        super().__init__(_game_type(self.slug), self._about(), params or {})

    def _about(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.space.actions),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.space.seats,
            min_utility=-_MOST_POINTS,
            max_utility=_MOST_POINTS,
            max_game_length=self.most_moves * _MOST_PARTS,
        )

    def new_initial_state(self) -> TroefState:
        return TroefState(self)

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: "dict[str, Any] | None" = None
    ) -> Observer:
        return Observer(self.space, iig_obs_type is not None and iig_obs_type.perfect_recall)


_DEFAULTS: Final = {"players": -1, "rules": "", "options": "", "episode": "deal", "most_moves": MOST_MOVES}


def _written_options(options: dict[str, Any]) -> str:
    """Options in a form that the names of OpenSpiel's games can hold.

    >>> _written_options({"deals": 4, "pit": None, "open": True})
    'deals:4;pit:none;open:true'
    """
    texts = {True: "true", False: "false", None: "none"}
    return ";".join(
        [
            f"{name}:{texts[value] if value is None or isinstance(value, bool) else value}"
            for name, value in options.items()
        ]
    )


def _read_options(text: str) -> dict[str, Any]:
    """Options from that form.

    >>> _read_options("deals:4;pit:none;open:true;rules:a b")
    {'deals': 4, 'pit': None, 'open': True, 'rules': 'a b'}
    """
    values = {"true": True, "false": False, "none": None}
    found: dict[str, Any] = {}
    for item in [item for item in text.split(";") if item]:
        name, _, value = item.partition(":")
        whole = value.removeprefix("-").isdigit()
        found[name] = int(value) if whole else values.get(value, value)
    return found


@cache
def _game_type(slug: str) -> pyspiel.GameType:
    counts = find_game(slug).seat_counts
    return pyspiel.GameType(
        short_name=f"troef_{slug.replace('-', '_')}",
        long_name=f"Troef {slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


@cache
def register(slug: str) -> None:
    """Make a game known to OpenSpiel as `troef_<slug>`."""
    pyspiel.register_game(_game_type(slug), type("TroefGame", (TroefGame,), {"slug": slug}))


def register_all() -> None:
    """Make all games of the list known to OpenSpiel."""
    for info in all_games():
        register(info.slug)


def load(
    slug: str, rules: "str | None", players: "int | None", episode: str, most_moves: int, options: dict[str, Any]
) -> Any:
    """The game of OpenSpiel.

    Raises:
        UnknownGame, OptionError, ValueError: as `space`.
    """
    found = space(slug, rules, players, **options)
    register_all()
    return pyspiel.load_game(
        _game_type(found.game.slug).short_name,
        {
            "players": players if players is not None else -1,
            "rules": rules or "",
            "options": _written_options(options),
            "episode": episode,
            "most_moves": most_moves,
        },
    )
