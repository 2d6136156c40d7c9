"""A course whose chance follows from a seed."""

from troef.core.rng import Rng
from troef.env.chance import random_order
from troef.env.course import MOST_MOVES, Course, Unit
from troef.env.spaces import Space


class Episode(Course):
    """One deal or match that waits for nothing but actions. The seed alone says who deals and how the cards lie; in
    place of a seed an `Rng` can be given, which goes on."""

    def __init__(
        self, space: Space, unit: Unit = "deal", seed: "int | str | Rng" = 0, most_moves: int = MOST_MOVES
    ) -> None:
        self._rng = seed if isinstance(seed, Rng) else Rng(f"episode:{seed}")
        super().__init__(space, unit, int(self._rng.below(space.seats)), most_moves)
        self._leave_to_chance()

    def act(self, action: int, seat: "int | None" = None) -> None:
        super().act(action, seat)
        self._go_on()

    def play(self, move: int, seat: "int | None" = None) -> None:
        super().play(move, seat)
        self._go_on()

    def ask_another(self, waiting: set[int]) -> None:
        """Who is asked would rather wait: chance asks another one of those that may act, the clock among them. When all
        wait, it asks anybody."""
        others = [actor for actor in self.to_ask() if actor not in waiting] or list(self.actors())
        self.ask(others[self._rng.below(len(others))])
        self._leave_to_chance()

    def _go_on(self) -> None:
        brought = self.rewards
        self._leave_to_chance()
        self.rewards = [before + after for before, after in zip(brought, self.rewards, strict=True)]

    def _leave_to_chance(self) -> None:
        """Deal, choose who is asked, and let the clock act, until an action is awaited."""
        total = [0.0] * self.space.seats
        while (awaited := self.awaited) not in ("action", "nothing"):
            if awaited == "pack":
                self.deal(random_order(self.state, self._rng))
            elif awaited == "who":
                left = self.to_ask()
                self.ask(left[self._rng.below(len(left))])
                continue
            else:
                self.clock(int(self.state.phase.pick(self.turn, self._rng)))
            total = [before + after for before, after in zip(total, self.rewards, strict=True)]
        self.rewards = total
