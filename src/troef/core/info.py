"""What lists of games say of one."""

from typing import Any

from troef.core.options import OptionSpec, options_dict


class GameInfo:
    """What lists of games say of one: names, seats, presets and options.

    `presets` are named sets of option values; the first is offered first, `book` (or the one named in `default`)
    is the rule book's own. `low_wins`: what the score sheet counts is better avoided (letters, penalty points).
    `seat_step`: only every so many of the numbers of seats will do (2: an even number). `race`: all play at
    once, and quick hands win. `secrets_last`: what a seat keeps to itself is still worth something once the deal is
    over (the secret rules of mao).
    """

    def __init__(
        self,
        slug: str,
        family: str,
        seats: tuple[int, int, int],
        minutes: int,
        options: Any,
        specs: tuple[OptionSpec, ...],
        presets: "dict[str, dict[str, object]] | None" = None,
        default: str = "book",
        synonyms: tuple[str, ...] = (),
        low_wins: bool = False,
        seat_step: int = 1,
        race: bool = False,
        secrets_last: bool = False,
    ) -> None:
        self.slug = slug
        self.family = family
        self.least_seats, self.most_seats, self.usual_seats = seats
        self.minutes = minutes
        self.options = options
        self.specs = specs
        self.presets: dict[str, dict[str, object]] = presets if presets is not None else {"book": {}}
        self.default = default
        self.synonyms = synonyms
        self.low_wins = low_wins
        self.seat_step = seat_step
        self.race = race
        self.secrets_last = secrets_last

    def seat_counts(self) -> list[int]:
        """With how many the game is played."""
        return list(range(self.least_seats, self.most_seats + 1, self.seat_step))

    def as_dict(self) -> dict[str, object]:
        """For lists of games."""
        defaults = options_dict(self.options)
        seats = {"min": self.least_seats, "max": self.most_seats, "default": self.usual_seats}
        if self.seat_step > 1:
            seats["step"] = self.seat_step
        facts: dict[str, object] = {
            "slug": self.slug,
            "synonyms": list(self.synonyms),
            "family": self.family,
            "seats": seats,
            "minutes": self.minutes,
            "default": self.default,
            "presets": list(self.presets),
            "options": [{**spec.as_dict(), "default": defaults[spec.name]} for spec in self.specs],
        }
        if self.race:
            facts["race"] = True
        return facts
