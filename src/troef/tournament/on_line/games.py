"""The games that an event plays at our own tables: with which options, and what the sheet writes of a finished deal.

The game's own `settle` counts a deal that was played, as it counts what a scorer writes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from troef.cards.card import suit_text
from troef.core.game import Game, State
from troef.core.registry import find_game
from troef.tournament.refused import Refused
from troef.tournament.sheets.formats import game_of
from troef.tournament.sheets.sheet import OnLine
from troef.tournament.template import Template, seats_of_sheets
from troef.tricks.ordering import NO_TRUMP

#: How many deals more than the round has are agreed on: the event ends a match, not the game.
BEYOND: Final = 4


def _in_fours(deals: int) -> int:
    """That many deals or a few more, so that all deal equally often."""
    return -(-deals // 4) * 4


#: The options with which a game is played on line in an event, where they are not those of its preset. Where a match is
#: over before the round is, another one begins.
OPTIONS: Final[dict[str, Callable[[Template, OnLine], dict[str, object]]]] = {
    "manillen-tornooi": lambda template, how: {
        "boompjes": max(2, template.boompjes),
        "enforcement": how.enforcement,
    },
    # R34: the jury of the event is asked; P14: deals are played to the last card
    "kleurenwiezen": lambda template, how: {
        "deals_per_session": _in_fours(template.deals) + BEYOND,
        "jury": "human",
        "allow_claims": False,
    },
    "klaverjassen": lambda template, how: {"deals": _in_fours(template.deals) + BEYOND},
    "wiezen": lambda template, how: {"end_mode": "deals", "deals_per_session": template.deals + BEYOND},
    "manillen": lambda template, how: {"target": 1_000_000},
    # a deal is a deal: between two rounds of one shoe nothing is dealt
    "blackjack": lambda template, how: {"shuffle": "each_round"},
}


@dataclass(frozen=True)
class Written:
    """A finished deal as the sheet has it: the result for `settle`, and in format M what was announced."""

    result: dict[str, Any]
    contract: str = ""


@cache
def game_on_line(template: Template, how: OnLine) -> Game:
    """The game of an event as a table on line plays it.

    Raises:
        Refused: it cannot be played on line in an event.
    """
    game = game_of(template)
    if not seats_of_sheets(game):  # with how many players it may be, the template knows
        raise Refused("game-not-on-line", game=game.slug)
    options = OPTIONS.get(game.slug)
    return find_game(game.slug, game.rules, **options(template, how)) if options is not None else game


def written(state: State) -> "Written | None":
    """What the sheet writes of the deal that has just ended in a position; None where nothing has ended that it has."""
    result = state.game.result_of(state)
    return None if result is None else Written(result.as_written(), _announced(state))


def _announced(state: Any) -> str:
    """What was announced in format M (manillen-tornooi R6)."""
    if state.game.slug != "manillen-tornooi":
        return ""
    return "NT" if state.trump == NO_TRUMP else suit_text(state.trump)
