"""What is to be simulated."""

from dataclasses import dataclass
from typing import Final

from troef.tournament.template import Template

#: The formats whose sheets can be simulated.
SIMULATED: Final = ("M", "K")
#: The field of an event: from one table to ten thousand players.
LEAST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 10_000


@dataclass(frozen=True)
class Plan:
    """An event that is to be simulated.

    Attributes:
        template: its rules: format M or K.
        players: how many players take part.
        seed: text from which everything follows, the draw too.
        faults: whether people are late, leave, write wrongly, call the jury and so on.
        day: the date of the event.
    """

    template: Template
    players: int
    seed: str = "0"
    faults: bool = False
    day: str = "2026-05-09"

    def __post_init__(self) -> None:
        if self.template.format not in SIMULATED:
            raise ValueError(f"template: only formats {' and '.join(SIMULATED)} are simulated")
        if not LEAST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise ValueError(f"players: from {LEAST_PLAYERS} to {MOST_PLAYERS}, not {self.players}")

    @property
    def deals(self) -> int:
        """How many deals there are about to play, at all tables in all rounds."""
        return self.players // 4 * self.template.rounds * self.template.deals
