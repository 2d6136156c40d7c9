"""What is to be simulated."""

from dataclasses import dataclass
from typing import Final

from troef.tournament.sheets.formats import game_of
from troef.tournament.template import Template, seats_of_sheets

#: The field of an event: from one table to ten thousand players.
LEAST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 10_000


@dataclass(frozen=True)
class Plan:
    """An event that is to be simulated.

    Attributes:
        template: its rules.
        players: how many players, pairs or teams take part.
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
        if not can_be_simulated(self.template):
            raise ValueError(f"template: deals of {self.template.game} are not simulated")
        if not LEAST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise ValueError(f"players: from {LEAST_PLAYERS} to {MOST_PLAYERS}, not {self.players}")

    @property
    def deals(self) -> int:
        """How many deals there are about to play, at all tables in all rounds."""
        tables = self.players // self.template.entries_at_table
        rounds = self.template.rounds
        if self.template.by_result:
            rounds = self.template.lead_in + 2  # in a knock-out half of them play on
        return tables * rounds * self.template.deals


def can_be_simulated(template: Template) -> bool:
    """Whether there are deals of the game by chance: of the two formats of the books, and of many games through the
    engine."""
    return template.format != "game" or template.seats in seats_of_sheets(game_of(template))
