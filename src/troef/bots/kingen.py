"""The rule player of kingen.

In the first five games it ducks, throws what is dangerous, and takes a last-hand trick that costs nothing with its
highest card. In the sixth it sheds its high cards in the tricks that do not count. With trump it names the suit in
which its hand makes most tricks, and plays for tricks.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, against_tricks, for_tricks, leaving_a_trick
from troef.bots.whist import tricks_in
from troef.cards.bits import card_count, set_of
from troef.cards.card import parse_suit
from troef.core.moves import PLAY, make_move, payload_of
from troef.core.view import View
from troef.games.kingen import ORDERINGS, PACK
from troef.games.kingen.games import GAMES, HEARTS, KING_OF_HEARTS, NOT_SEVENTH_NOR_LAST, TRUMP_GAME

WHOLE: Final = int(set_of(PACK))
NUMBERS: Final = {game.key: number for number, game in enumerate(GAMES)}
#: The tricks of game 6 that cost points.
WATCHED: Final = (7, 13)


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the café; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        hand = int(set_of(view.hand()))
        if view.phase == "trump":
            return max(view.moves, key=lambda move: tricks_in(hand, int(payload_of(move))))
        return int(make_move(PLAY, _card(view)))

    def unthinkable(self, view: View) -> list[int]:
        """With trump, to leave others a trick in last seat."""
        if view.phase == "trump" or _game(view) != TRUMP_GAME:
            return []
        return [int(make_move(PLAY, card)) for card in leaving_a_trick(_with_trump(view))]


def _game(view: View) -> int:
    return NUMBERS[str(view.fact("game"))]


def _with_trump(view: View) -> CardReading:
    return CardReading(view, ORDERINGS[int(parse_suit(str(view.fact("trump"))))], WHOLE, ())


def _card(view: View) -> int:
    number = _game(view)
    if number == TRUMP_GAME:
        return for_tricks(_with_trump(view), attacking=view.fact("maker") == view.seat)
    reading = CardReading(view, ORDERINGS[4], WHOLE, ())
    if number == NOT_SEVENTH_NOR_LAST:
        return against_tricks(reading) if view.fact("trick") in WATCHED else _shed(reading)
    counting = int(GAMES[number].cards)
    if counting and not reading.leading():
        return _keep_out(reading, counting)
    return against_tricks(reading)


def _shed(reading: CardReading) -> int:
    """The highest card: its trick costs nothing now, and later it might."""
    return max(reading.cards, key=reading.rank)


def _keep_out(reading: CardReading, counting: int) -> int:
    """A card for a trick in which some cards cost points: take a clean trick with a high card when nobody plays after,
    put a counting card under a higher one, and throw away hearts that the king could fall on."""
    led = int(reading.order.suits[reading.trick[0]])
    following = int(reading.order.suits[reading.cards[0]]) == led
    if not following:
        return _discard(reading, counting)
    clean = [card for card in reading.cards if not counting >> card & 1]
    if reading.last() and clean and not card_count(int(set_of(reading.trick)) & counting):
        return max(clean, key=reading.rank)
    losing = [card for card in reading.cards if not reading.beats(card)]
    costly = [card for card in losing if counting >> card & 1]
    if costly:
        return max(costly, key=reading.rank)
    if not losing and clean:
        reading.cards = clean
    return against_tricks(reading)


def _discard(reading: CardReading, counting: int) -> int:
    """What is thrown on another suit: while the king of hearts may still be caught, first the ace of hearts."""
    ace = [card for card in reading.cards if HEARTS >> card & 1 and reading.order.beaters[card] == 0]
    if counting == KING_OF_HEARTS and ace:
        return ace[0]
    return against_tricks(reading)
