"""What an event is like, as data: game, rounds, clock, draw, byes, fees, prizes, and what a correction does."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from troef.core.checked_fields import CheckedFields
from troef.core.registry import find_game

#: The templates that come with Troef.
TEMPLATES: Final = Path(__file__).with_name("templates.json")

#: The rules of manillen at a championship, of kleurenwiezen at one, and of any other game.
Format = Literal["M", "K", "game"]


@dataclass(frozen=True)
class Template(CheckedFields):
    """The rules of an event.

    Fields:
        name: what the template is called.
        game: slug of the game that is played.
        preset: the game's preset.
        format: M and K as the rule books say; `game`: any game with a `settle`.
        rounds: how many rounds are played (A2).
        boompjes: format M: boompjes of twelve deals in a round (R14).
        deals_per_round: formats K and game: deals in a round (R20).
        seats: how many sit at a table.
        entry: who enters: single players, pairs that stay together, or teams.
        draw: how tables are made for a round: at random (R8), at random with as few repeated pairings as possible,
            fixed pairs that meet others, or pools of four with a knock-out after them.
        round_minutes: minutes until the signal, or null (T5).
        checkin_deadline: time of the day at which it is too late to report (R3).
        min_age: age that must be reached on the day of the event (R2).
        bot_jokers: bots stand in where there are too few jokers (R13).
        waive_misdeal: format K: the table may agree to waive the sanction of a wrong deal (P3).
        late_entry: people may still enter after the deadline; they fill byes and jokers' seats first.
        second_chance: who is out goes on in a second event.
        best_of: how many of the rounds (evenings) count for the total; 0: all.
        fee: what entering costs, in cents.
        prizes: the shares of the pot by place, in parts of a thousand; an empty list: no prizes.
        prize_places: the places that win a prize in kind, such as 1, 2, 3, 4, 8, 12.
        correction: what a correction does to who has advanced already: they stay, or all is drawn again.
    """

    name: str
    game: str
    preset: str = ""
    format: Format = "game"
    rounds: int = 3
    boompjes: int = 3
    deals_per_round: int = 16
    seats: int = 4
    entry: Literal["player", "pair", "team"] = "player"
    draw: Literal["random", "fewest_repeats", "fixed_pairs", "pools"] = "random"
    round_minutes: int | None = 90
    checkin_deadline: str = "09:45"
    min_age: int = 16
    bot_jokers: bool = True
    waive_misdeal: bool = True
    late_entry: bool = False
    second_chance: bool = False
    best_of: int = 0
    fee: int = 0
    prizes: tuple[int, ...] = ()
    prize_places: tuple[int, ...] = ()
    correction: Literal["advanced_stay", "draw_again"] = "advanced_stay"

    @property
    def entries_at_table(self) -> int:
        """How many players, pairs or teams meet at a table."""
        return self.seats if self.entry == "player" else 2

    @property
    def deals(self) -> int:
        """How many deals a round has when nothing cuts it short (R14, R20)."""
        return 12 * self.boompjes if self.format == "M" else self.deals_per_round


@cache
def templates() -> dict[str, Template]:
    """The templates that come with Troef, by name."""
    rows: list[dict[str, Any]] = json.loads(TEMPLATES.read_text(encoding="utf-8"))
    return {str(row["name"]): Template.read(row) for row in rows}


def template_named(name: str, **changes: object) -> Template:
    """A template with some of its values changed.

    Raises:
        ValueError: there is no such template, or a value is wrong.
    """
    found = templates().get(name)
    if found is None:
        raise ValueError(f"there is no template '{name}'; there are: {', '.join(templates())}")
    return checked(Template.read({**found.as_dict(), **changes}))


def checked(template: Template) -> Template:
    """The template, if its values fit together.

    Raises:
        ValueError: they do not; the message names the value.
    """
    faults = (
        (template.rounds < 1, "rounds: there is at least one"),
        (template.format == "M" and template.boompjes < 1, "boompjes: there is at least one"),
        (template.deals_per_round < 1, "deals_per_round: there is at least one"),
        (template.format == "K" and template.deals_per_round % 4 > 0, "deals_per_round: a multiple of four"),
        (template.round_minutes is not None and template.round_minutes < 1, "round_minutes: at least one, or null"),
        (template.seats != 4 and template.format != "game", "seats: four sit at a table"),
        (template.seats < 2, "seats: at least two sit at a table"),
        (template.entry != "player" and template.seats % 2 > 0, "seats: two pairs or teams sit at a table"),
        (
            template.entry == "player" and template.draw in ("fixed_pairs", "pools"),
            "draw: this one is for pairs or teams",
        ),
        (template.draw == "pools" and template.rounds < 3, "rounds: three for the pools, then those of the knock-out"),
        (not 0 <= template.best_of <= template.rounds, "best_of: no more than there are rounds"),
        (sum(template.prizes) > 1000, "prizes: no more than the whole pot, 1000"),
        (template.fee < 0 or template.min_age < 0, "fee and min_age: not below zero"),
        (not _is_time(template.checkin_deadline), "checkin_deadline: a time such as 09:45"),
    )
    for wrong, text in faults:
        if wrong:
            raise ValueError(text)
    find_game(template.game, template.preset or None)
    return template


def _is_time(text: str) -> bool:
    hours, colon, minutes = text.partition(":")
    return bool(colon) and len(text) == 5 and hours.isdigit() and minutes.isdigit() and hours < "24" and minutes < "60"
