"""An event that is being simulated: the acts that are done, those that must be refused, the clock and chance."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from troef.core.rng import Rng
from troef.tournament.act import DESK, Act, Actor, Line
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.simulation.dealing import finished_deals
from troef.tournament.simulation.plan import Plan
from troef.tournament.simulation.results import Played, manille_result, one_of, whist_result

#: The people of the jury, and who sits at the control desk and gives a name where one is asked for.
JURY: Final = (Actor("jury", "Mia"), Actor("jury", "Jef"), Actor("jury", "An"))
CORRECTOR: Final = Actor("desk", "Lut")


@dataclass(frozen=True)
class Try:
    """What somebody tried, when, and what came of it: the number of its line, or why it was refused."""

    act: Act
    at: str
    by: Actor
    line: int = 0
    refused: str = ""


class Course:
    """An event under way.

    `refused` counts by reason how often the event refused what was tried; these acts are not in its log. `tries` are
    all of them in order, those that were refused too.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.event = Event()
        self.rng = Rng(f"simulate:{plan.seed}")
        self.refused: Counter[str] = Counter()
        self.tries: list[Try] = []
        self._deals = finished_deals(plan.template, plan.seed)
        #: seconds since midnight of the first day
        self.clock = 8 * 3600
        #: how many more players may be taken out, so that the field stays one
        self.may_go = max(1, plan.players // 16)

    @property
    def at(self) -> str:
        """The time of the event."""
        return (datetime.fromisoformat(self.plan.day) + timedelta(seconds=self.clock)).isoformat()

    def act(self, act: Act, by: Actor = DESK) -> Line:
        """Let somebody do an act that is allowed."""
        line = self.event.act(act, self.at, by)
        self.tries.append(Try(act, self.at, by, line.number))
        return line

    def refuse(self, act: Act, by: Actor = DESK) -> None:
        """Let somebody try what is not allowed.

        Raises:
            AssertionError: the event allows it.
        """
        try:
            self.event.decide(act, self.at, by)
        except Refused as refused:
            self._note_refusal(act, by, refused)
            return
        raise AssertionError(f"{act.verb} was to be refused: {act}")

    def attempt(self, act: Act, by: Actor = DESK) -> None:
        """Let somebody do what may or may not be allowed, as chance has it."""
        try:
            self.act(act, by)
        except Refused as refused:
            self._note_refusal(act, by, refused)

    def _note_refusal(self, act: Act, by: Actor, refused: Refused) -> None:
        self.refused[refused.reason] += 1
        self.tries.append(Try(act, self.at, by, refused=refused.reason))

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1, each equally likely."""
        return int(self.rng.below(count))

    def one_in(self, count: int) -> bool:
        """Whether something happens now that happens once in `count` times."""
        return self.below(count) == 0

    def pick(self, values: Sequence[Any]) -> Any:
        """One of some values."""
        return one_of(list(values), self.rng)

    def deal(self, after_misdeal: bool = False) -> Played:
        """A deal by chance: in the formats of the books its result alone, otherwise played through the engine."""
        form = self.plan.template.format
        if form == "M":
            return manille_result(self.rng, after_misdeal)
        return Played(whist_result(self.rng) if form == "K" else next(self._deals))

    def jury(self) -> Actor:
        """Somebody of the jury."""
        found = self.pick(JURY)
        assert isinstance(found, Actor)
        return found
