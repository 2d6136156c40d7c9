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


def unlike_moves(state: State, moves: list[int]) -> dict[int, list[int]]:
    """Some moves of the seat on turn without the cards that do what an earlier one of them does; each with those that
    it stands for.

    Two cards of a suit are alike where they are worth the same and nobody else can hold a card between them. Where
    sequences count (roem) no two cards are.
    """
    aim = aim_of(state)
    if aim is None or aim.roem:
        return {move: [] for move in moves}
    play = aim.play
    elsewhere: i64 = ~play.hands[play.turn]
    for seat in range(play.table.seats):
        elsewhere &= ~play.won[seat]
    unlike: dict[int, list[int]] = {}
    for move in moves:
        same = [other for other in unlike if _do_the_same(aim, move, other, elsewhere)]
        if same:
            unlike[same[0]].append(move)
        else:
            unlike[move] = []
    return unlike


def _do_the_same(aim: Aim, move: i64, other_move: i64, elsewhere: i64) -> bool:
    """Whether two moves lay cards that are alike, with these cards in other places."""
    if kind_of(move) != PLAY or kind_of(other_move) != PLAY:
        return False
    card, other = payload_of(move), payload_of(other_move)
    order = aim.play.order
    suit = order.suits[card]
    if order.suits[other] != suit or aim.points[card] != aim.points[other]:
        return False
    between = (order.beaters[card] ^ order.beaters[other]) & order.members[suit] & ~(BIT[card] | BIT[other])
    return not between & elsewhere
