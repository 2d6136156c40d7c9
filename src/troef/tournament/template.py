"""What an event is like, as data: game, rounds, clock, draw, byes, fees, prizes, and what a correction does."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from troef.cards.sentence import Sentence
from troef.core.checked_fields import CheckedFields, FieldError
from troef.core.game import Game
from troef.core.registry import find_game

#: The templates that come with Troef.
TEMPLATES: Final = Path(__file__).with_name("templates.json")

#: How many rounds the pools have, before the knock-out.
POOL_ROUNDS: Final = 3

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
        draw: how tables are made for a round. `random`: at random (R8). `drawn_pairs`: at random, and the lot says
            who is whose partner. `fewest_repeats`: at random with as few repeated meetings as possible.
            `fixed_pairs`: the same for pairs or teams. `pools`: pools of four, then a knock-out. `knock_out`: only
            the winners go on, drawn again in each round.
        through: `pools`: how many go on to the knock-out; 0: as many as its rounds have room for.
        round_minutes: minutes until the signal, or null (T5).
        checkin_deadline: time of the day at which it is too late to report (R3).
        min_age: age that must be reached on the day of the event (R2).
        bot_jokers: bots stand in where there are too few jokers (R13).
        waive_misdeal: format K: the table may agree to waive the sanction of a wrong deal (P3).
        late_entry: people may still enter after the deadline; they fill byes and jokers' seats first.
        second_chance: who does not get through the pools, or loses in the first round of a knock-out, plays on in a
            knock-out of his own.
        catch_up: who stays away from a round remains in the event, and may play it later.
        best_of: how many of the rounds (evenings) count for the total; 0: all.
        fee: what entering costs, in cents.
        prizes: the shares of the pot by place, in parts of a thousand; an empty list: no prizes.
        prize_places: the places that win a prize in kind, such as 1, 2, 3, 4.
        prize_every: after those places those that can be divided by this number win one too, such as 4 for 8, 12, 16 ….
        prize_for_all: everybody in the ranking wins a prize in kind.
        second_prizes: the shares of the pot for the places of the second chance, in parts of a thousand.
        correction: what a correction of a published sheet does to who has advanced by its result. `advanced_stay`:
            they stay, only the numbers change. `draw_again`: rounds after it that have not begun are to be drawn
            again, from the numbers as they are now; a round that has begun stays.
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
    draw: Literal["random", "drawn_pairs", "fewest_repeats", "fixed_pairs", "pools", "knock_out"] = "random"
    through: int = 0
    round_minutes: int | None = 90
    checkin_deadline: str = "09:45"
    min_age: int = 16
    bot_jokers: bool = True
    waive_misdeal: bool = True
    late_entry: bool = False
    second_chance: bool = False
    catch_up: bool = False
    best_of: int = 0
    fee: int = 0
    prizes: tuple[int, ...] = ()
    prize_places: tuple[int, ...] = ()
    prize_every: int = 0
    prize_for_all: bool = False
    second_prizes: tuple[int, ...] = ()
    correction: Literal["advanced_stay", "draw_again"] = "advanced_stay"

    @property
    def entries_at_table(self) -> int:
        """How many players, pairs or teams meet at a table."""
        return self.seats if self.entry == "player" else 2

    @property
    def by_result(self) -> bool:
        """Whether results decide who plays on."""
        return self.draw in ("pools", "knock_out")

    @property
    def lead_in(self) -> int:
        """How many rounds come before the knock-out."""
        return POOL_ROUNDS if self.draw == "pools" else 0

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
        FieldError: there is no such template, or a value is wrong.
    """
    found = templates().get(name)
    if found is None:
        raise FieldError("there is no template '{name}'; there are: {names}", name=name, names=", ".join(templates()))
    return checked(Template.read({**found.as_dict(), **changes}))


def seats_of_sheets(game: Game) -> list[int]:
    """With how many players a deal of a game can be on a sheet; none where one plays it alone.

    >>> import troef
    >>> [seats_of_sheets(troef.game(slug)) for slug in ("toepen", "zenuwen", "skat", "patience")]
    [[3, 4, 5, 6, 7, 8], [2, 4, 6], [3, 4], []]
    """
    return game.seat_counts if max(game.seat_counts) > 1 else []


def checked(template: Template) -> Template:
    """The template, if its values fit together.

    Raises:
        FieldError: they do not, or no table of the game has that many seats; it names the value.
        UnknownGame: there is no such game or preset.
    """
    for wrong, field, reason in (*_value_faults(template), *_draw_faults(template), *_prize_faults(template)):
        if wrong:
            raise FieldError(reason, field)
    game = find_game(template.game, template.preset or None)
    seats = seats_of_sheets(game)
    if seats and template.seats not in seats:
        raise FieldError(
            "a sheet of {game} is for {counts} players, not {seats}",
            "seats",
            game=game.slug,
            counts=", ".join([str(count) for count in seats]),
            seats=template.seats,
        )
    return template


#: Whether something is wrong, which value it is, and what to say of it.
_Fault = tuple[bool, str, Sentence]


def _value_faults(template: Template) -> tuple[_Fault, ...]:
    """Values that cannot be, each by itself."""
    form, minutes = template.format, template.round_minutes
    at_least_one = Sentence("there is at least one")
    return (
        (template.rounds < 1, "rounds", at_least_one),
        (form == "M" and template.boompjes < 1, "boompjes", at_least_one),
        (template.deals_per_round < 1, "deals_per_round", at_least_one),
        (form == "K" and template.deals_per_round % 4 > 0, "deals_per_round", Sentence("it is a multiple of four")),
        (minutes is not None and minutes < 1, "round_minutes", Sentence("it is at least one, or null")),
        (template.seats != 4 and form != "game", "seats", Sentence("four sit at a table")),
        (template.seats < 2, "seats", Sentence("at least two sit at a table")),
        (template.entry != "player" and template.seats % 2 > 0, "seats", Sentence("two pairs or teams sit at a table")),
        (not 0 <= template.best_of <= template.rounds, "best_of", Sentence("it is no more than there are rounds")),
        (template.min_age < 0, "min_age", Sentence("it is not below zero")),
        (not _is_time(template.checkin_deadline), "checkin_deadline", Sentence("it is a time such as 09:45")),
    )


def _prize_faults(template: Template) -> tuple[_Fault, ...]:
    """Fees and prizes that cannot be."""
    shares = template.prizes + template.second_prizes
    below_zero = Sentence("it is not below zero")
    return (
        (template.fee < 0, "fee", below_zero),
        (sum(shares) > 1000, "prizes", Sentence("they are no more than the whole pot, 1000")),
        (min([0, *shares]) < 0, "prizes", Sentence("no share is below zero")),
        (min([1, *template.prize_places]) < 1, "prize_places", Sentence("places are numbers from 1")),
        (template.prize_every < 0, "prize_every", below_zero),
        (
            bool(template.second_prizes) and not template.second_chance,
            "second_prizes",
            Sentence("nobody has a second chance"),
        ),
    )


def _draw_faults(template: Template) -> tuple[_Fault, ...]:
    """What does not fit the kind of draw."""
    single, draw = template.entry == "player", template.draw
    places = 2 ** max(0, template.rounds - POOL_ROUNDS)
    for_pairs = draw in ("fixed_pairs", "pools", "knock_out")
    no_room = Sentence("the rounds of the knock-out have no room for them")
    return (
        (single and for_pairs, "draw", Sentence("this one is for pairs or teams")),
        (not single and draw == "drawn_pairs", "draw", Sentence("pairs are drawn of single players")),
        (draw == "drawn_pairs" and template.seats != 4, "seats", Sentence("two pairs sit at a table")),
        (draw == "pools" and template.rounds < POOL_ROUNDS, "rounds", Sentence("pools take three of them")),
        (template.through == 1, "through", Sentence("at least two go on, who meet")),
        (template.through > 0 and draw != "pools", "through", Sentence("only pools have a knock-out after them")),
        (not 0 <= template.through <= places, "through", no_room),
        (
            template.second_chance and not template.by_result,
            "second_chance",
            Sentence("there is one only after pools or in a knock-out"),
        ),
        (template.catch_up and template.by_result, "catch_up", Sentence("not where results decide who plays on")),
    )


def _is_time(text: str) -> bool:
    hours, colon, minutes = text.partition(":")
    return bool(colon) and len(text) == 5 and hours.isdigit() and minutes.isdigit() and hours < "24" and minutes < "60"
