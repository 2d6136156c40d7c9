"""The rule player of bonken.

It estimates what every game would cost or bring its hand, and chooses the best. It doubles the others when its hand is
clearly better than most. Then it plays for tricks, against tricks, or to get rid of its cards.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.exact import Holding, Weights, chances
from troef.bots.tricks import CardReading, against_tricks, for_tricks, leaving_a_trick
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import EIGHT, rank_of, suit_of
from troef.core.moves import DOUBLE, PLAY, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.bonken import ORDERINGS, PACK
from troef.games.bonken.choosing import CHOOSE_GAME
from troef.games.bonken.domino import FROM_EIGHT, TO_EIGHT
from troef.games.bonken.scoring import BASES, DOMINO, LAATSTE_SLAG, TOTALS, TROEVEN
from troef.games.bonken.state import trump_of

ALL: Final = int(set_of(PACK))
#: What makes a card take a trick (those of full hands in games of prediction).
WEIGHTS: Final = Weights(
    trump=(5.05, 0.56, -3.58, -0.15, -2.56, -0.02, 0.21, 0.37, -0.31),
    plain=(-0.88, -0.41, -1.73, -0.39, -0.67, -0.43, 0.79, -0.1, 0.05, 0.67, 0.39),
    no_trump=(1.69, 0.01, -3.01, -0.35, 0.13, -0.13, 1.51, 0.48, 0.31),
)
#: It doubles with a hand that is this many points better than the average of the table.
MARGIN: Final = 4.0
#: In games that one player loses, a hand that is this many points better.
SINGLE_MARGIN: Final = 7.0


class RulePlayer(RuleOfThumb):
    """The same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        hand = int(set_of(view.hand()))
        kind = kind_of(view.moves[0])
        if kind == CHOOSE_GAME:
            return max(view.moves, key=lambda move: advantage(hand, int(payload_of(move)), False))
        choice = chosen(view)
        if kind == DOUBLE:
            return _double(view, hand, choice)
        if choice == DOMINO:
            return max(view.moves, key=lambda move: (_domino_worth(hand, int(payload_of(move))), -move))
        return _play(view, choice)

    def unthinkable(self, view: View) -> list[int]:
        """In games for tricks, to leave others a trick in last seat; in the others, to lead a card that costs points
        with a lower one of its suit in hand that does not."""
        if kind_of(view.moves[0]) != PLAY or chosen(view) == DOMINO:
            return []
        reading = _reading(view, chosen(view))
        cards = leaving_a_trick(reading) if chosen(view) >= TROEVEN else _costly_leads(reading, chosen(view))
        return [int(make_move(PLAY, card)) for card in cards]


def chosen(view: View) -> int:
    """The game of this deal."""
    return int(payload_of(view.log[0][1]))


def advantage(hand: int, choice: int, leads: bool) -> float:
    """How many points a hand may expect above the average of the table."""
    average = TOTALS[choice] / 4
    if choice == DOMINO:
        return _domino_hand(hand)
    order = ORDERINGS[trump_of(choice)]
    each = chances(Holding(hand, ALL & ~hand, 39, 4, leads), order, WEIGHTS)
    tricks = sum(each.values())
    if choice >= TROEVEN:
        return 10 * tricks - average
    if choice == LAATSTE_SLAG:
        return -average * (1 - _late(hand))
    base = BASES[choice]
    if base.trick:
        return -5 * tricks - average
    # penalty cards fall where the tricks fall; one's own among them are safe in long suits with low cards
    share = tricks / 13
    own = int(card_count(hand & base.cards)) * int(base.card) + int(card_count(hand & base.others)) * int(base.other)
    caught = sum(
        int(base.card if BIT[card] & base.cards else base.other) * chance
        for card, chance in each.items()
        if BIT[card] & (base.cards | base.others)
    )
    return caught + share * (TOTALS[choice] - own) - average


def _late(hand: int) -> float:
    """1 for a hand of average high cards left at the end, less for low cards in every suit."""
    risk = 0.0
    for suit in range(4):
        held = cards_in(hand & SUIT_CARDS[suit])
        risk += sum(rank_of(card) / 12 for card in held[: max(1, len(held) // 2)]) / max(1, len(held))
    return min(2.0, risk)


def _domino_hand(hand: int) -> float:
    """Eights and middle cards are soon laid; aces and twos wait for all that comes before them."""
    waiting = sum(_steps(card) for card in cards_in(hand))
    return 13 * 3.23 - waiting


def _steps(card: int) -> int:
    """How far from its eight a card lies."""
    return abs(int(rank_of(card)) - int(EIGHT))


def _domino_worth(hand: int, card: int) -> tuple[int, int]:
    """What laying a card does for one's own hand: the cards of one's own that wait behind it, the farthest counted
    most; a card that only opens the row for others is kept."""
    lane = hand & int(SUIT_CARDS[suit_of(card)])
    above = [other for other in cards_in(lane & int(FROM_EIGHT)) if other > card]
    below = [other for other in cards_in(lane & int(TO_EIGHT)) if other < card]
    behind = above + below if rank_of(card) == EIGHT else above if rank_of(card) > EIGHT else below
    helped = sum(_steps(other) for other in behind)
    ends = rank_of(card) in (0, 12)
    return (helped if helped else 2 if ends else -_opened(card), _steps(card))


def _opened(card: int) -> int:
    """How many cards wait behind one."""
    rank = int(rank_of(card))
    return 12 if rank == EIGHT else 12 - rank if rank > EIGHT else rank


def _double(view: View, hand: int, choice: int) -> int:
    """Whom to double: nobody, or with a good hand everybody who may be; but none who doubled first and may know
    better, unless the hand is very good."""
    gain = advantage(hand, choice, view.seat == (view.dealer + 1) % 4)
    margin = SINGLE_MARGIN if TOTALS[choice] == -50 else MARGIN * (3 if choice >= TROEVEN else 1)
    chooser = (view.dealer + 2) % 4
    seats = 0
    for seat in range(4):
        bold = seat == chooser or any(
            kind_of(move) == DOUBLE and payload_of(move) and other == seat for other, move in view.log
        )
        if seat != view.seat and gain > margin * (2 if bold else 1):
            seats |= 2**seat
    wanted = [move for move in view.moves if payload_of(move) & ~seats == 0]
    return max(wanted, key=lambda move: card_count(payload_of(move)))


def _reading(view: View, choice: int) -> CardReading:
    return CardReading(view, ORDERINGS[trump_of(choice)], ALL, [view.seat])


def _play(view: View, choice: int) -> int:
    reading = _reading(view, choice)
    if choice >= TROEVEN:
        return for_tricks(reading, True) << 6
    base = BASES[choice]
    penalties = int(base.cards | base.others)
    if choice == LAATSTE_SLAG:
        return _early(reading) << 6
    if not penalties:
        return against_tricks(reading) << 6
    return _avoid(reading, choice, penalties) << 6


def _costly_leads(reading: CardReading, choice: int) -> list[int]:
    """The leads that cost points, where a lower card of the suit does not."""
    base = BASES[choice]
    free = reading.hand & ~int(base.cards | base.others)
    return [
        card
        for card in reading.cards
        if reading.leading()
        and not free & BIT[card]
        and any(other < card for other in cards_in(free & int(SUIT_CARDS[suit_of(card)])))
    ]


def _early(reading: CardReading) -> int:
    """Only the last trick counts: high cards go while they do no harm, low ones are kept."""
    if card_count(reading.hand) > 3:
        return max(reading.cards, key=lambda card: (reading.rank(card), reading.length(int(suit_of(card)))))
    return against_tricks(reading)


def _avoid(reading: CardReading, choice: int, penalties: int) -> int:
    """Some cards cost points: they are thrown on other players' tricks, and tricks without them are harmless."""
    base = BASES[choice]

    def cost(card: int) -> int:
        return -int(base.card) if BIT[card] & base.cards else -int(base.other) if BIT[card] & base.others else 0

    if reading.leading():
        return against_tricks(reading)
    led = int(reading.order.suits[reading.trick[0]])
    losing = [card for card in reading.cards if not reading.beats(card)]
    costly = [card for card in losing if cost(card)]
    if costly and (int(suit_of(costly[0])) != led or reading.taker != reading.seat):
        return max(costly, key=lambda card: (cost(card), reading.rank(card)))
    if losing and int(suit_of(losing[0])) != led:
        return _throw(reading, losing, penalties)
    lies = any(cost(card) for card in reading.trick)
    free = [card for card in reading.cards if not cost(card)]
    if reading.last() and not lies and free:  # nothing is in it: a good trick for a high card
        return max(free, key=reading.rank)
    return against_tricks(reading)


def _throw(reading: CardReading, cards: list[int], penalties: int) -> int:
    """Who cannot follow throws high cards of suits in which penalties are still to fall."""
    waiting = penalties & int(reading.unseen)
    return max(
        cards,
        key=lambda card: (
            bool(waiting & int(SUIT_CARDS[suit_of(card)])),
            reading.rank(card),
            -reading.length(int(suit_of(card))),
        ),
    )
