"""The games that an event plays at our own tables: with which options, and what the sheet writes of a finished deal.

A deal is read from the position in which it ended, before the next one is dealt. The game's own `settle` then counts
it, as it counts what a scorer writes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from troef.cards.bits import cards_in
from troef.cards.card import suit_text
from troef.core.game import Game
from troef.core.registry import find_game
from troef.games.klaverjassen.scoring import LAST_TRICK
from troef.games.kleurenwiezen.contracts import NAMES, SHAREABLE
from troef.games.wiezen.contracts import LADDER
from troef.tournament.refused import Refused
from troef.tournament.sheets.formats import game_of
from troef.tournament.sheets.sheet import OnLine
from troef.tournament.template import Template
from troef.tricks.ordering import NO_TRUMP
from troef.tricks.play import TrickPlay

#: How many deals more than the round has are agreed on: the event ends a match, not the game.
BEYOND: Final = 4


@dataclass(frozen=True)
class Written:
    """A finished deal as the sheet has it: the result for `settle`, and in format M what was announced."""

    result: dict[str, Any]
    contract: str = ""


@dataclass(frozen=True)
class OnLineGame:
    """How a game is played on line: options for an event, and what is written of a deal."""

    options: Callable[[Template, OnLine], dict[str, object]]
    written: Callable[[Any, TrickPlay], Written]


def _side_points(play: TrickPlay) -> int:
    """The card points of seats 0 and 2."""
    return int(play.order.points_in(play.won[0] | play.won[2]))


def _side_tricks(play: TrickPlay) -> tuple[int, int]:
    """The tricks of seats 0 and 2, and of the others."""
    first = int(play.tricks_of(0) + play.tricks_of(2))
    return first, int(play.tricks_played) - first


def _tournament_manille(state: Any, play: TrickPlay) -> Written:
    points = _side_points(play)
    contract = "NT" if state.trump == NO_TRUMP else suit_text(state.trump)
    return Written({"points": [points, 60 - points], "multiplier": int(state.multiplier)}, contract)


def _kleurenwiezen(state: Any, play: TrickPlay) -> Written:
    players = cards_in(state.declarers)
    tricks = [int(play.tricks_of(seat)) for seat in players]
    own = tricks if SHAREABLE[state.contract] else [sum(tricks)]
    return Written({"contract": NAMES[state.contract], "declarers": players, "tricks": own})


def _klaverjassen(state: Any, play: TrickPlay) -> Written:
    points = _side_points(play) + (int(LAST_TRICK) if play.taker % 2 == 0 else 0)
    all_points = int(play.order.points_in(play.won[0] | play.won[1] | play.won[2] | play.won[3]) + LAST_TRICK)
    tricks = _side_tricks(play)
    found: dict[str, Any] = {
        "makers": int(state.maker) % 2,
        "trick_points": [points, all_points - points],
        "roem": [int(state.roem0), int(state.roem1)],
    }
    return Written({**found, "pit": tricks.index(0) ^ 1} if 0 in tricks else found)


def _wiezen(state: Any, play: TrickPlay) -> Written:
    players = cards_in(state.players)
    tricks = [int(play.tricks_of(seat)) for seat in players]
    return Written({"contract": LADDER.names[state.contract], "players": players, "tricks": tricks})


def _manillen(state: Any, play: TrickPlay) -> Written:
    points = _side_points(play)
    return Written({"card_points": [points, 60 - points], "tricks": list(_side_tricks(play))})


#: What can be played on line in an event.
GAMES: Final[dict[str, OnLineGame]] = {
    "manillen-tornooi": OnLineGame(
        lambda template, how: {"boompjes": max(2, template.boompjes), "enforcement": how.enforcement},
        _tournament_manille,
    ),
    # R34: the jury of the event is asked; P14: deals are played to the last card
    "kleurenwiezen": OnLineGame(
        lambda template, how: {
            "deals_per_session": template.deals + BEYOND,
            "jury": "human",
            "allow_claims": False,
        },
        _kleurenwiezen,
    ),
    "klaverjassen": OnLineGame(lambda template, how: {"deals": -(-template.deals // 4) * 4 + BEYOND}, _klaverjassen),
    "wiezen": OnLineGame(
        lambda template, how: {"end_mode": "deals", "deals_per_session": template.deals + BEYOND}, _wiezen
    ),
    "manillen": OnLineGame(lambda template, how: {"target": 1_000_000}, _manillen),
}


@cache
def game_on_line(template: Template, how: OnLine) -> Game:
    """The game of an event as a table on line plays it.

    Raises:
        Refused: it cannot be played on line in an event.
    """
    game = game_of(template)
    found = GAMES.get(game.slug)
    if found is None:
        raise Refused("game-not-on-line", game=game.slug, known=", ".join(GAMES))
    return find_game(game.slug, game.rules, **found.options(template, how))


def written(game: Game, state: Any) -> Written:
    """What the sheet writes of the deal that has just ended in a position."""
    return GAMES[game.slug].written(state, state.tricks)
