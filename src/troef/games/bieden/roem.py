"""The roem of a hand (S2–S5): the best that its runs and carrés can count together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, first_card, set_of
from troef.cards.card import ACE, JACK, KING, QUEEN
from troef.cards.pack import make_pack

PACK: Final = list(make_pack("7"))
WHOLE_PACK: Final[i64] = set_of(PACK)

#: S2: what a run counts, by its length.
RUN_POINTS: Final = vec[i64]([0, 0, 0, 20, 50, 100, 100, 100, 100])
#: S3: what four of a rank count, by rank; other ranks nothing.
CARRE_POINTS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 100, 100, 100])
#: S5.
BELOTE: Final[i64] = 20
#: The most that the roem of one hand can be: four jacks and another carré.
MOST_ROEM: Final[i64] = 300


def royals(trump: i64) -> i64:
    """King and queen of trump."""
    return SUIT_CARDS[trump] & (RANK_CARDS[KING] | RANK_CARDS[QUEEN])


def best_roem(hand: i64, trump: i64) -> tuple[i64, i64]:
    """The points of a hand's roem, with the 20 for king and queen in a run of trumps, and the cards that make it.

    S4: a card counts in a carré or in one run. So for each choice of carrés the runs of the other cards are counted;
    a run is never worth more when it is split (A10).
    """
    points: i64 = 0
    cards: i64 = 0
    carres = _carres(hand)
    chosen = carres
    while True:  # every part of the carrés, from all to none
        carre_points: i64 = 0
        used: i64 = 0
        for rank in range(JACK, ACE + 1):
            if chosen & BIT[rank]:
                carre_points += CARRE_POINTS[rank]
                used |= RANK_CARDS[rank]
        run_points, run_cards = _runs(hand & ~used, trump)
        if carre_points + run_points > points:
            points = carre_points + run_points
            cards = used | run_cards
        if chosen == 0:
            return points, cards
        chosen = (chosen - 1) & carres


def _carres(hand: i64) -> i64:
    """The ranks (bits) of which a hand has all four and which count."""
    found: i64 = 0
    for rank in range(JACK, ACE + 1):
        if hand & RANK_CARDS[rank] == RANK_CARDS[rank]:
            found |= BIT[rank]
    return found


def _runs(cards: i64, trump: i64) -> tuple[i64, i64]:
    """The points of all runs in a set, and their cards."""
    points: i64 = 0
    used: i64 = 0
    threes = cards & (cards >> 1) & (cards >> 2)  # the lowest card of each three; suits are lanes with room between
    rest = threes | (threes << 1) | (threes << 2)
    while rest:
        run: i64 = 0
        length: i64 = 0
        bit = rest & -rest
        while rest & bit:
            run |= bit
            length += 1
            bit <<= 1
        rest &= ~run
        points += RUN_POINTS[length]
        used |= run
        if run & royals(trump) == royals(trump):
            points += BELOTE
    return points, used


def roem_sets(points: i64, trump: i64, among: i64) -> list[int]:
    """Sets of one or two combinations within some cards that count exactly this much: a hand that does has one."""
    single: list[int] = []
    for suit in range(4):
        for low in range(16 * suit + 5, 16 * suit + 11):
            run = BIT[low] | BIT[low + 1]
            for card in range(low + 2, 16 * suit + 13):
                run |= BIT[card]
                if not run & ~among:
                    single.append(int(run))
    for rank in range(JACK, ACE + 1):
        if not RANK_CARDS[rank] & ~among:
            single.append(int(RANK_CARDS[rank]))
    found: list[int] = []
    for place, one in enumerate(single):
        if best_roem(one, trump)[0] == points:
            found.append(one)
        for other in single[place + 1 :]:
            if not one & other and best_roem(one | other, trump)[0] == points:
                found.append(one | other)
    return found


def holder_of_a_suit(hands: vec[i64], first: i64) -> i64:
    """R23, A16: the first seat from the dealer's left on with all eight cards of a suit; -1 for nobody."""
    for step in range(4):
        seat = (first + step) & 3
        hand = hands[seat]
        if hand & ~SUIT_CARDS[first_card(hand) >> 4] == 0 and card_count(hand) == 8:  # a world may lack cards
            return seat
    return -1


def with_value(values: vec[i64], seat: i64, value: i64) -> vec[i64]:
    """A new vector with one seat's value in place."""
    changed = values[: len(values)]
    changed[seat] = value
    return changed


def carre_of_royals(cards: i64) -> bool:
    """Whether a set has four kings or four queens: then king and queen of trump are not both in a run."""
    kings, queens = RANK_CARDS[KING], RANK_CARDS[QUEEN]
    return cards & kings == kings or cards & queens == queens
