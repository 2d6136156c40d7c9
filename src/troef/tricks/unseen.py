"""What the cards played so far prove about the hands that one cannot see."""

from mypy_extensions import i64

from troef.cards.bits import BIT, first_card
from troef.core.moves import payload_of
from troef.tricks.play import TrickPlay


def ruled_out(play: TrickPlay, card: i64, unseen: i64) -> i64:
    """The unseen cards that the seat on turn cannot hold, now that it plays `card`.

    A card is ruled out when holding just it and the played one would have forbidden the play: it could follow, had to
    ruff or overruff, or was something better than an underruff. Duties only ever bind more with more cards of the
    kind that binds, so this holds whatever else is in the hand.
    """
    seat = play.turn
    held = play.hands[seat]
    flags = play.table.duties.flags
    result: i64 = 0
    while unseen:
        other = first_card(unseen)
        unseen &= unseen - 1
        play.hands[seat] = BIT[card] | BIT[other]
        if not play.allowed(flags) & BIT[card]:
            result |= BIT[other]
    play.hands[seat] = held
    return result


def played_cards(log: list[tuple[int, int]], seats: int, kind: int) -> list[i64]:
    """The set of cards that each seat has played according to a log, by moves of this kind."""
    played: list[i64] = [0] * seats
    for seat, move in log:
        if move & 63 == kind and seat >= 0:
            played[seat] |= BIT[payload_of(move)]
    return played
