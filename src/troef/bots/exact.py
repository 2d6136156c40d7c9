"""Winning exactly so many tricks: what players of games of prediction have in common.

`chances` says for each card of a hand how likely it is to win a trick; `spread` makes the number of tricks of them, as
chances of 0, 1, 2 …; `steer` plays the card after which a hand is worth most.
"""

from collections.abc import Callable, Iterable
from math import exp, sqrt
from typing import Final

from troef.bots.tricks import Reading
from troef.cards.bits import BIT, card_count, cards_in
from troef.tricks.ordering import Ordering

#: What makes a card win, as weights of log odds, from half a million cards played by players who take what they can:
#: constant, higher cards out, their root, own higher cards, 1/cards, players above four, 1/cards for a leader, …
TRUMP: Final = (5.05, 0.56, -3.58, -0.15, -2.56, -0.02, 0.21)
#: … and for trumps: own other trumps, those out for each player.
TRUMP_MORE: Final = (0.37, -0.31)
PLAIN: Final = (-0.88, -0.41, -1.73, -0.39, -0.67, -0.43, 0.79)
#: … for plain cards: own other cards of the suit, those out for each player, trumps out for each player, own trumps.
PLAIN_MORE: Final = (-0.1, 0.05, 0.67, 0.39)
NO_TRUMP: Final = (1.69, 0.01, -3.01, -0.35, 0.13, -0.13, 1.51)
NO_TRUMP_MORE: Final = (0.48, 0.31)


def chances(hand: int, unseen: int, out: int, players: int, order: Ordering, leads: bool) -> dict[int, float]:
    """How likely each card of a hand is to win a trick.

    `unseen` are the cards that may be anywhere else, of which `out` are in the other hands.
    """
    size = int(card_count(hand))
    density = out / max(1, int(card_count(unseen)))
    return {card: _chance(card, hand, unseen, density, size, players, order, leads) for card in cards_in(hand)}


def _chance(
    card: int, hand: int, unseen: int, density: float, size: int, players: int, order: Ordering, leads: bool
) -> float:
    lane = int(order.members[order.suits[card]])
    over = int(order.beaters[card]) & lane
    higher = density * int(card_count(over & unseen))
    own_higher = int(card_count(over & hand))
    length = int(card_count(lane & hand))
    others = players - 1
    beside = density * int(card_count(lane & unseen)) / others
    facts = (1.0, higher, sqrt(higher), own_higher, 1 / size, players - 4, leads / size)
    trumps = int(order.trumps())
    weights: tuple[float, ...]
    more: tuple[float, ...]
    if not trumps:
        weights, more = (*NO_TRUMP, *NO_TRUMP_MORE), (length - 1, beside)
    elif BIT[card] & trumps:
        weights, more = (*TRUMP, *TRUMP_MORE), (length - 1, beside)
    else:
        ruffs = density * int(card_count(trumps & unseen)) / others
        weights, more = (*PLAIN, *PLAIN_MORE), (length - 1, beside, ruffs, int(card_count(trumps & hand)))
    odds = sum(weight * fact for weight, fact in zip(weights, (*facts, *more), strict=True))
    return 1 / (1 + exp(-odds))


def spread(each: Iterable[float]) -> list[float]:
    """The chances of 0, 1, 2 … tricks from the chance of each card.

    >>> spread([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    found = [1.0]
    for chance in each:
        longer = [share * (1 - chance) for share in found] + [0.0]
        for tricks, share in enumerate(found):
            longer[tricks + 1] += share * chance
        found = longer
    return found


def expected(tricks: list[float], worth: Callable[[int], float]) -> float:
    """What a spread of tricks is worth on average."""
    return sum(share * worth(number) for number, share in enumerate(tricks))


def steer(reading: Reading, out: int, worth: Callable[[int], float]) -> int:
    """The card to play by a seat for which `worth` says what so many more tricks are worth; `out` cards are in the
    other hands."""
    players = reading.view.seats
    later = chances(reading.hand, reading.unseen, out, players, reading.order, reading.leading())
    best, choice = 0.0, -1
    for card in reading.cards:
        now = later[card] if reading.leading() else holds(reading, card, out)
        value = expected(spread([now, *[chance for other, chance in later.items() if other != card]]), worth)
        # of cards that do as well the one that is worth least to keep
        value -= 0.001 * later[card]
        if choice < 0 or value > best:
            best, choice = value, card
    return choice


def holds(reading: Reading, card: int, out: int) -> float:
    """How likely a card is to win the trick that lies there."""
    if not reading.beats(card):
        return 0.0
    behind = reading.behind()
    density = out / max(1, int(card_count(reading.unseen))) / max(1, reading.view.seats - 1)
    led = int(reading.order.members[reading.order.suits[reading.trick[0]]])
    chance = 1.0
    for seat in behind:
        held = reading.hands[seat]
        if held:  # an open hand
            threats = int(reading.order.beaters[card]) & held
            follows = held & led
            chance *= 0.0 if (threats & led if follows else threats) else 1.0
            continue
        may = reading.unseen & ~reading.void[seat]
        over = int(card_count(int(reading.order.beaters[card]) & may & led))
        ruffs = int(card_count(int(reading.order.beaters[card]) & may & ~led))
        void = (1 - density) ** int(card_count(may & led))
        chance *= (1 - density) ** over * (1 - void * (1 - (1 - density) ** ruffs))
    return chance
