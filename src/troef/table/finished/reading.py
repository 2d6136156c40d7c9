"""The reader of every game: a finished deal becomes the result that the game's `settle` takes.

A deal is read from the position in which it ended, with the row that the game wrote of it, before the next one is
dealt. Tables on line write their sheets so, and simulated events their deals.
"""

from collections.abc import Callable
from typing import Final

from troef.core.game import Game
from troef.table.finished import meld_games, stake_games, trick_games
from troef.table.finished.common import Facts, State

#: The games of which a deal can be read. A reader gives None where the row ends nothing that a sheet has.
READERS: Final[dict[str, Callable[[State], Facts | None]]] = {
    "manillen-tornooi": trick_games.tournament_manille,
    "manillen": trick_games.manillen,
    "klaverjassen": trick_games.klaverjassen,
    "kleurenwiezen": trick_games.kleurenwiezen,
    "wiezen": trick_games.wiezen,
    "rikken": trick_games.rikken,
    "bieden": trick_games.bieden,
    "pandoeren": trick_games.pandoeren,
    "cinch": trick_games.cinch,
    "bridge": trick_games.bridge,
    "skat": trick_games.skat,
    "hartenjagen": trick_games.hartenjagen,
    "boerenbridge": trick_games.boerenbridge,
    "rumba": trick_games.rumba,
    "ninety-nine": trick_games.ninety_nine,
    "kingen": trick_games.kingen,
    "bonken": trick_games.bonken,
    "zwikken": stake_games.zwikken,
    "toepen": stake_games.toepen,
    "blackjack": stake_games.blackjack,
    "poker": stake_games.poker,
    "eenendertigen": stake_games.shown_hands,
    "canasta": meld_games.canasta,
    "duizenden": meld_games.duizenden,
    "jokeren": meld_games.cards_left,
    "rummy": meld_games.points_left,
    "pesten": meld_games.winners,
    "liegen": meld_games.winners,
    "mao": meld_games.winner,
    "zwartepiet": meld_games.loser,
    "eenenvijftigen": meld_games.loser,
    "shithead": meld_games.shitheads,
    "presidenten": meld_games.places,
    "ezelen": meld_games.slaps,
    "zenuwen": meld_games.fewest_cards,
}


#: Where fewer numbers of seats will do than the game can have: with four players the dealer of skat has no cards, and
#: its `settle` counts three.
_SEATS: Final = {"skat": [3]}


def seats_of_sheets(game: Game) -> list[int]:
    """With how many players a deal of a game can be written on a sheet; none where no deal of it can be read.

    >>> import troef
    >>> [seats_of_sheets(troef.game(slug)) for slug in ("toepen", "zenuwen", "skat", "patience")]
    [[3, 4, 5, 6, 7, 8], [2, 4, 6], [3], []]
    """
    if game.slug not in READERS:
        return []
    return _SEATS.get(game.slug) or game.info.seat_counts()


def result_of(state: State) -> "Facts | None":
    """The result of the deal that has just ended in a position; None where nothing has ended that a sheet has: a deal
    that was passed out, or a round of a match that counts as a whole."""
    return READERS[state.game.slug](state)
