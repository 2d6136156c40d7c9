"""Winning exactly this many tricks: what players of games of prediction have in common.

`chances` says for each card of a hand how likely it is to win a trick; `spread` makes the number of tricks of them, as
chances of 0, 1, 2 …; `steer` plays the card after which a hand is worth most.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import exp, sqrt

from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, card_count, cards_in
from troef.tricks.ordering import Ordering


@dataclass(frozen=True)
class Weights:
    """Logistic regression of whether a card of a game wins a trick, fitted to many cards of play.

    For each kind of card the weights are of: a constant, the number of higher cards that are out, its square root, the
    player's own higher cards, 1/cards in hand, the number of players above four, 1/cards in hand for the leader, the
    player's other cards of the suit, and those out per player. For plain cards where there are trumps there are two
    more: the trumps out per player, and the player's own.
    """

    trump: tuple[float, ...]
    plain: tuple[float, ...]
    no_trump: tuple[float, ...]


@dataclass(frozen=True)
class Holding:
    """A hand among others: `unseen` are the cards that may be anywhere else, of which `out` are in the other hands."""

    hand: int
    unseen: int
    out: int
    players: int
    leads: bool


def chances(holding: Holding, order: Ordering, weights: Weights) -> dict[int, float]:
    """How likely each card of a hand is to win a trick."""
    return {card: _chance(card, holding, order, weights) for card in cards_in(holding.hand)}


def _chance(card: int, holding: Holding, order: Ordering, weights: Weights) -> float:
    hand, unseen = holding.hand, holding.unseen
    size, others = int(card_count(hand)), holding.players - 1
    density = holding.out / max(1, int(card_count(unseen)))
    lane = int(order.members[order.suits[card]])
    over = int(order.beaters[card]) & lane
    higher = density * int(card_count(over & unseen))
    facts = [1.0, higher, sqrt(higher), int(card_count(over & hand)), 1 / size, others - 3, holding.leads / size]
    facts += [int(card_count(lane & hand)) - 1, density * int(card_count(lane & unseen)) / others]
    trumps = int(order.trumps())
    chosen = weights.trump if BIT[card] & trumps else weights.plain if trumps else weights.no_trump
    if chosen is weights.plain:
        facts += [density * int(card_count(trumps & unseen)) / others, int(card_count(trumps & hand))]
    odds = sum(weight * fact for weight, fact in zip(chosen, facts, strict=True))
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


def steer(reading: CardReading, weights: Weights, worth: Callable[[int], float]) -> int:
    """The card to play by a seat for which `worth` says what this many more tricks are worth."""
    view = reading.view
    out = sum(view.zone(f"hand-{seat}").hidden for seat in range(view.seats))
    holding = Holding(reading.hand, reading.unseen, out, view.seats, reading.leading())
    later = chances(holding, reading.order, weights)
    best, choice = 0.0, -1
    for card in reading.cards:
        now = later[card] if reading.leading() else holds(reading, card, out)
        value = expected(spread([now, *[chance for other, chance in later.items() if other != card]]), worth)
        # of cards that do as well the one that is worth least to keep
        value -= 0.001 * later[card]
        if choice < 0 or value > best:
            best, choice = value, card
    return choice


def against_the_bid(reading: CardReading, more: int) -> list[int]:
    """Cards that nobody plays who needs exactly `more` tricks. Of none: a lower card than another of its suit, where
    neither takes the trick. Of all that are left: one that loses, where another may win."""
    if reading.leading():
        return []
    losing = [card for card in reading.cards if not reading.beats(card)]
    if more == 0:
        return [card for card in losing if any(_over(reading, other, card) for other in losing)]
    every = more == int(card_count(reading.hand)) and len(losing) < len(reading.cards)
    return losing if every else []


def _over(reading: CardReading, card: int, other: int) -> bool:
    """Whether a card is the higher one of two of a suit."""
    lane = reading.order.members[reading.order.suits[other]]
    return bool(reading.order.beaters[other] & lane & BIT[card])


def holds(reading: CardReading, card: int, out: int) -> float:
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
