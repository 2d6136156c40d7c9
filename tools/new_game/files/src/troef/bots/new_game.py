"""The rule player of New Game: it plays for tricks, as one does in any game of tricks."""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, for_tricks
from troef.cards.bits import set_of
from troef.cards.card import parse_suit
from troef.core.moves import PLAY, make_move
from troef.core.view import View
from troef.games.new_game import ORDERINGS, PACK
from troef.tricks.ordering import NO_TRUMP

WHOLE: Final = int(set_of(PACK))


class RulePlayer(RuleOfThumb):
    """Plays by rules of thumb; equal positions are played alike, whatever the seed."""

    def decide(self, view: View) -> int:
        """Where there is a choice."""
        named = view.fact("trump")
        trump = int(parse_suit(named)) if isinstance(named, str) else int(NO_TRUMP)
        reading = CardReading(view, ORDERINGS[trump], WHOLE, ())
        return int(make_move(PLAY, for_tricks(reading, attacking=False)))
