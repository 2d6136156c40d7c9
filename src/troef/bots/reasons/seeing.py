"""A trick game as a card player sees it: who plays with whom, what one wants of a trick, what may still beat a card.

Who beats whom and what the tricks are about only the game knows. Both are read from a position that the viewer holds
possible (`Game.world`): they are the same in all of them.
"""

from typing import Final, Literal

from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.game import Game, State
from troef.core.moves import TRUMP, make_move
from troef.core.rng import Rng
from troef.core.view import View
from troef.tricks import aim as trick_aim
from troef.tricks.hand_order import trump_in
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay

#: What a side wants: the points in the tricks, the tricks, none of them, or the last one.
Aim = Literal["points", "tricks", "none", "last"]

SUITS: Final = range(4)
#: What may come between making trumps and the first card: a partner is called, somebody knocks.
MOST_MOVES_BEFORE_PLAY: Final = 8


def imagined(game: Game, view: View) -> State:
    """A position that the viewer holds possible, the same each time."""
    return game.world(view, Rng("reasons"))


def order_in(state: State, view: View) -> "Ordering | None":
    """Who beats whom in an imagined position; None where no tricks are played, or trumps are not known yet."""
    play = getattr(state, "tricks", None)
    if not isinstance(play, TrickPlay) or (play.order.trump in SUITS and play.order.trump != trump_in(view)):
        return None
    return play.order


def order_with(game: Game, view: View, trump: int) -> "Ordering | None":
    """Who would beat whom if the viewer made this suit trump."""
    state = imagined(game, view)
    state.play(view.seat, make_move(TRUMP, trump))
    for _ in range(MOST_MOVES_BEFORE_PLAY):
        play = getattr(state, "tricks", None)
        if isinstance(play, TrickPlay) and play.order.trump == trump:
            return play.order
        for seat in state.actors()[:1]:
            state.play(seat, state.legal(seat)[0])
    return None


def hand_on_turn(view: View) -> int:
    """Whose cards the viewer plays now: his own, or those of dummy."""
    played_for = view.fact("to-play")
    return played_for if isinstance(played_for, int) else view.seat


def side_of(view: View) -> frozenset[int]:
    """The seats that play with the viewer, himself among them, as far as he knows."""
    seat = view.seat
    for column in view.columns:
        if seat in column and len(column) > 1:
            return frozenset(column)
    named = {view.fact(key) for key in ("declarer", "bidder", "partner")}
    side = {other for other in range(view.seats) if other in named or view.badge(other, "contract") is not None}
    if not side or (view.fact("contract") in ("rik", "rik-beter") and view.fact("partner") is None):
        return frozenset([seat])
    return frozenset(side if seat in side else set(range(view.seats)) - side)


def aim_in(state: State, view: View, order: Ordering) -> "Aim | None":
    """What the viewer wants of a trick in an imagined position; None where it is to make somebody else take one."""
    aim = state.trick_aim(view.seat)
    if not isinstance(aim, trick_aim.Aim):
        return "points" if any(order.points) else "tricks"
    own, play = aim.side & BIT[view.seat], aim.play
    if aim.exactly >= 0:
        return None if not own else "tricks" if play.tricks_of(view.seat) < aim.exactly else "none"
    worths = {*aim.points, *aim.tricks} - {0}
    if max(worths, default=0) < 0 or aim.tricks[play.tricks_played] < 0:
        return "none" if own else None
    if any(aim.points):
        return "points"
    return "last" if list(aim.tricks).count(0) == len(aim.tricks) - 1 else "tricks"


def reading_of(game: Game, view: View, order: Ordering) -> CardReading:
    """What the viewer sees of the play of a trick game."""
    absent = [seat for seat in range(view.seats) if _sits_out(view, seat)]
    pack = int(set_of([card for card in game.pack(view.seats) if card < len(BIT)]))
    return CardReading(view, order, pack, side_of(view), hand_on_turn(view), absent)


def _sits_out(view: View, seat: int) -> bool:
    return any(view.badge(seat, key) for key in ("pause", "outside", "folded", "out"))


def higher_cards(reading: CardReading, card: int) -> list[int]:
    """The cards of its suit that may still lie elsewhere and beat a card."""
    lane = int(reading.order.members[reading.order.suits[card]])
    others = reading.held_by_others(range(reading.view.seats))
    return list(cards_in(reading.order.beaters[card] & lane & others))


def guards(reading: CardReading, card: int) -> int:
    """How many lower cards of its suit lie beside a card in the hand."""
    lane = int(reading.order.members[reading.order.suits[card]])
    lower = reading.hand & lane & ~int(reading.order.beaters[card]) & ~int(BIT[card])
    return int(card_count(lower))
