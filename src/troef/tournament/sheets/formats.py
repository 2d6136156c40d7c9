"""A deal as the sheet of each format has it: which results are possible, and what they bring each player.

The game's own `settle` decides in every format. In format M seat 0 of the game is the scorer and the others follow as
they sat in the first boompje; in the other formats a seat of the game is a seat of the table.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, Final

from troef.core.game import Game
from troef.core.registry import find_game
from troef.core.view import SPECTATOR
from troef.games.kleurenwiezen.contracts import NAMES, rank_named
from troef.tournament.refused import Refused
from troef.tournament.sheets.seats import DEALS_PER_BOOMPJE
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.template import Template

#: R28: what a deal can count, and what a pair can have over half of the points.
MULTIPLIERS: Final = (1, 2, 4)
MOST_OVER: Final = 30
#: R25: how the score of a drawn deal is written.
DRAWN: Final = "---"
#: What may be announced in format M (manillen-tornooi R6).
ANNOUNCED: Final = ("C", "D", "H", "S", "NT")


@cache
def game_of(template: Template) -> Game:
    """The game that is played."""
    return find_game(template.game, template.preset or None)


def boompje_of(template: Template, deal: int) -> int:
    """The place of the boompje of a deal, from 0; outside format M the round is one (R14, R20)."""
    return (deal - 1) // DEALS_PER_BOOMPJE if template.format == "M" else 0


def read_result(template: Template, result: Mapping[str, Any]) -> dict[str, Any]:
    """A result as the game's `settle` takes it. In format M it may stand as on paper, `{"w": 16, "z": 0, "multiplier":
    2}`, or for a drawn deal `{"w": "---", "z": "---"}` (R25).

    Raises:
        Refused: no deal can be written so (R28), or it has penalties, which are lines of their own (P18).
    """
    found = dict(result)
    if template.format == "M":
        found.pop("partner", None)  # follows from the boompje
        if "w" in found or "z" in found:
            found = points_of_scores(found.get("w"), found.get("z"), found.get("multiplier", 1))
    if template.format == "K":
        if found.get("penalties"):
            raise Refused("penalties-apart", "P18")
        if not found.get("contract"):
            raise Refused("no-contract", "R24")
    if template.seats != game_of(template).usual_seats and "seats" in _fields_of(template):
        found.setdefault("seats", template.seats)
    return found


@cache
def _fields_of(template: Template) -> frozenset[str]:
    """The fields of a result of the game."""
    return frozenset([field.name for field in fields(game_of(template).Result)])


def points_of_scores(w: object, z: object, multiplier: object) -> dict[str, Any]:
    """The card points of W and Z from the scores of a sheet on paper (R25, R28).

    Raises:
        Refused: no deal can be written so.

    >>> points_of_scores(16, 0, 2), points_of_scores("---", "---", 4)
    ({'points': [38, 22], 'multiplier': 2}, {'points': [30, 30], 'multiplier': 4})
    """
    if type(multiplier) is not int or multiplier not in MULTIPLIERS:
        raise Refused("no-multiplier", "R28", multiplier=multiplier)
    if w == DRAWN and z == DRAWN:
        return {"points": [MOST_OVER, MOST_OVER], "multiplier": multiplier}
    if type(w) is not int or type(z) is not int or min(w, z) != 0 or w == z:
        raise Refused("one-pair-scores", "R28", w=w, z=z)
    over, rest = divmod(max(w, z), multiplier)
    if rest:
        raise Refused("no-multiple", "R28", score=max(w, z), multiplier=multiplier)
    if over > MOST_OVER:
        raise Refused("more-than-all", "R28", score=max(w, z), most=MOST_OVER * multiplier)
    points = [MOST_OVER + over, MOST_OVER - over]
    return {"points": points if w else points[::-1], "multiplier": multiplier}


def settled(template: Template, result: Mapping[str, Any]) -> tuple[int, ...]:
    """What a result brings each seat of the game. Where the fewest points win they count below zero, so that in every
    event the highest total wins.

    Raises:
        Refused: no deal of the game can give it.
    """
    try:
        return _settled(template, json.dumps(result))
    except ValueError as error:
        raise Refused("impossible-result", "R27", fault=error.args[0], game=template.game) from error


@lru_cache(8192)
def _settled(template: Template, result: str) -> tuple[int, ...]:
    """A result is looked at when it is checked, when it is written and by the desk, and many are the same."""
    return game_of(template).gains(json.loads(result))


def scores_of(template: Template, sheet: Sheet, deal: int, result: Mapping[str, Any]) -> dict[int, int]:
    """What a deal brings each person at the table (S1, S3).

    Raises:
        Refused: no deal of the game can give the result, or the table has too many or too few people for it.
    """
    boompje = boompje_of(template, deal)
    players = sheet.players(boompje, deal)
    if template.format == "M":
        players, partner = from_scorer(sheet, boompje, deal)
        result = {**result, "partner": partner}
    scores = settled(template, result)
    if len(scores) != len(players):
        raise Refused("other-number-of-players", "R8", players=len(players), scores=len(scores))
    return {person: entry_score(template, scores, seats) for person, seats in seats_of(players).items()}


def seats_of(players: Sequence[int]) -> dict[int, list[int]]:
    """The seats of each who entered: a player has one, a pair or team several.

    >>> seats_of([7, 9, 7, 9])
    {7: [0, 2], 9: [1, 3]}
    """
    found: dict[int, list[int]] = {}
    for seat, person in enumerate(players):
        found.setdefault(person, []).append(seat)
    return found


def entry_score(template: Template, scores: Sequence[int], seats: Sequence[int]) -> int:
    """What a player, a pair or a team has of the scores by seat. Partners who share a column of the game's score sheet
    have its score once; of others the scores are added."""
    if len(seats) == 1:
        return scores[seats[0]]
    shared = {column: scores[column[0]] for column in columns_of(template) if set(column) & set(seats)}
    alone = [seat for seat in seats if not any(seat in column for column in shared)]
    return sum(shared.values()) + sum([scores[seat] for seat in alone])


@cache
def columns_of(template: Template) -> list[tuple[int, ...]]:
    """The seats that share a column of the game's score sheet."""
    return [tuple(column) for column in game_of(template).start(template.seats).view(SPECTATOR).columns]


def from_scorer(sheet: Sheet, boompje: int, deal: int) -> tuple[list[int], int]:
    """Who plays a deal in the order of the game's seats (the scorer first, then as they sat in the first boompje), and
    the game's seat of his partner in this boompje (R16, R17)."""
    first, now = sheet.seatings[0].chairs, sheet.seatings[boompje].chairs
    scorer = sheet.scorer_chair
    order = turned(first, first.index(scorer))
    partner = order.index(now[(now.index(scorer) + 2) % 4])
    return [sheet.player_at(person, deal) for person in order], partner


def turned(order: Sequence[int], place: int) -> list[int]:
    """The same order from another place on."""
    return [*order[place:], *order[:place]]


def check_announced(contract: str, result: Mapping[str, Any], after_misdeal: bool) -> None:
    """Whether a contract of format M fits its multiplier (manillen-tornooi R8, R10, R11); "" where it was not noted.

    Raises:
        Refused: it does not.
    """
    if contract and contract not in ANNOUNCED:
        raise Refused("no-announcement", "R24", contract=contract, known=", ".join(ANNOUNCED))
    if contract == "NT" and result.get("multiplier", 1) == 1:
        raise Refused("no-trump-counts-double", "R28")
    if contract == "NT" and after_misdeal:
        raise Refused("no-trump-after-misdeal", "P1")


def contract_named(text: str) -> str:
    """The name of a contract of kleurenwiezen, without its suit.

    Raises:
        Refused: there is none.

    >>> contract_named("Grote_Soloslim"), contract_named("abondance 10 H")
    ('grote soloslim', 'abondance 10')
    """
    try:
        return NAMES[rank_named(text)]
    except ValueError as error:
        raise Refused("no-such-contract", contract=text) from error
