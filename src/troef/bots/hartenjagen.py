"""The rule player of hartenjagen.

In part one it keeps out of tricks with points, throws the queen of spades as soon as it may, and does not lead the
spades that could catch her. Who has nearly everything goes for the rest. In part two it collects: it takes tricks that
hold points, and gives none away.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, against_tricks, for_points
from troef.cards.bits import BIT, cards_in, set_of
from troef.cards.card import parse_card
from troef.core.moves import PLAY, make_move
from troef.core.view import View
from troef.games.hartenjagen import ORDERING, PACK
from troef.games.hartenjagen.phases import ALL_POINTS
from troef.games.hartenjagen.scoring import ALL, OTHERS_PLUS, SELF_MINUS

WHOLE: Final = int(set_of(PACK))
QUEEN: Final = parse_card("QS")
JACK: Final = parse_card("JC")
ABOVE_QUEEN: Final = (parse_card("AS"), parse_card("KS"))
#: With this many points, and nobody else with any, it goes for all fifteen.
NEARLY_ALL: Final = 10


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the kitchen table; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        if view.phase == "all-points":
            return int(make_move(ALL_POINTS, _choice(view)))
        reading = CardReading(view, ORDERING, WHOLE, ())
        collecting = view.fact("part") == "two" or _nearly_all(view)
        return int(make_move(PLAY, for_points(reading, attacking=True) if collecting else _avoid(reading)))


def _choice(view: View) -> int:
    """S3: raise the others when that ends part one while this seat stands lowest, otherwise go down."""
    target = view.fact("target")
    own = view.totals[view.seat]
    others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
    ends = isinstance(target, int) and max(others) + int(ALL) >= target
    return int(OTHERS_PLUS if ends and own <= min(others) and own > 0 else SELF_MINUS)


def _nearly_all(view: View) -> bool:
    """Whether this seat has nearly all points and nobody else has any."""
    taken = [view.badge(seat, "points") for seat in range(view.seats)]
    own = taken.pop(view.seat)
    return isinstance(own, int) and own >= NEARLY_ALL and not any(taken)


def _avoid(reading: CardReading) -> int:
    """A card for who wants no points."""
    if reading.leading():
        return _quiet_lead(reading)
    led = int(reading.order.suits[reading.trick[0]])
    if int(reading.order.suits[reading.cards[0]]) != led:
        return _discard(reading)
    losing = [card for card in reading.cards if not reading.beats(card)]
    if losing:  # the queen and the jack first, if somebody else takes them for certain
        return max(losing, key=lambda card: (reading.points(card) > 1, reading.rank(card)))
    if reading.last():  # it will be ours: with a high card, but not with one that costs points
        return min(reading.cards, key=lambda card: (reading.points(card), -reading.rank(card)))
    return min(reading.cards, key=lambda card: (_risky(reading, card), reading.rank(card)))


def _quiet_lead(reading: CardReading) -> int:
    """A lead that takes no points if it can be helped."""
    safe = [card for card in reading.cards if not _risky(reading, card)]
    reading.cards = safe or reading.cards
    return against_tricks(reading)


def _risky(reading: CardReading, card: int) -> bool:
    """The queen and the jack themselves, and the spades above the queen while another may drop her on them."""
    return card in (QUEEN, JACK) or (card in ABOVE_QUEEN and bool(reading.unseen & BIT[QUEEN]))


def _discard(reading: CardReading) -> int:
    """Who cannot follow gets rid of the worst: the queen, what could catch her, the jack, high hearts, and then what
    is most likely to take a trick."""
    for card in (QUEEN, *ABOVE_QUEEN, JACK):
        if card in reading.cards and (card == QUEEN or card == JACK or _bare(reading, card)):
            return card
    hearts = [card for card in reading.cards if reading.points(card) and reading.rank(card) > 2]
    return max(hearts, key=reading.rank) if hearts else against_tricks(reading)


def _bare(reading: CardReading, card: int) -> bool:
    """Whether a high spade has too little beside it to be kept back while the queen is about."""
    if not _risky(reading, card):
        return False
    lane = int(reading.order.members[reading.order.suits[card]])
    return len(cards_in(reading.hand & lane)) < 3
