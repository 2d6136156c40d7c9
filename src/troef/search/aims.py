"""What the tricks that a state is playing are about."""

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.core.game import State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.tricks.aim import Aim


def aim_of(state: State) -> "Aim | None":
    """What the tricks are about for the seat on turn; None where none are being played, or cards lie face down."""
    turn = state.phase.turn
    if turn < 0:
        return None
    aim = state.trick_aim(turn)
    if not isinstance(aim, Aim) or aim.play.turn < 0 or aim.play.face_down:
        return None
    return aim


def unlike_moves(state: State, moves: list[int]) -> list[int]:
    """Some moves of the seat on turn without the cards that do what an earlier one of them does.

    Two cards of a suit are alike where they are worth the same and nobody else can hold a card between them. Where
    sequences count (roem) no two cards are.
    """
    aim = aim_of(state)
    if aim is None or aim.roem:
        return moves
    play = aim.play
    elsewhere: i64 = ~play.hands[play.turn]
    for seat in range(play.table.seats):
        elsewhere &= ~play.won[seat]
    unlike: list[int] = []
    cards: list[int] = []
    for move in moves:
        if kind_of(move) == PLAY:
            card = int(payload_of(move))
            if [other for other in cards if _alike(aim, card, other, elsewhere)]:
                continue
            cards.append(card)
        unlike.append(move)
    return unlike


def _alike(aim: Aim, card: i64, other: i64, elsewhere: i64) -> bool:
    """Whether two cards of a hand do the same, with these cards in other places."""
    order = aim.play.order
    suit = order.suits[card]
    if order.suits[other] != suit or aim.points[card] != aim.points[other]:
        return False
    between = (order.beaters[card] ^ order.beaters[other]) & order.members[suit] & ~(BIT[card] | BIT[other])
    return not between & elsewhere
