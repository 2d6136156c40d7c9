"""A round that fits a view: the cards nobody has shown lie anywhere in the other hands and the draw pile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import cards_in
from troef.cards.card import JOKER
from troef.core.moves import DISCARD, DRAW, END_TURN, MELD, TAKE, kind_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.duizenden.language import DISCARD_BOTH
from troef.games.duizenden.round import Round
from troef.games.duizenden.scoring import QUEEN
from troef.games.duizenden.taking import takes_with
from troef.melds.naming import SEEN
from troef.melds.rounds import DRAWING, MELDING
from troef.melds.unseen import Unseen, faces_of, given, known_in

#: So often cards are shared anew until the seat on turn can take the pile, where it is known that it can (R22).
_TRIES: Final = 400


def round_from(view: View, pack: list[int], both: bool, rng: Rng) -> Round:
    """A round as the view shows it; the cards that it does not show are dealt at random.

    Where the draw pile is empty and the round goes on, the seat on turn can take the discard pile (R22): the cards are
    shared anew until it can, and in the end it is given two that do.
    """
    running = _laid_out(view, Unseen(view, pack).share(rng), both)
    if not view.actors or running.step != DRAWING or running.in_stock():
        return running
    for _ in range(_TRIES):
        if running.may_take(running.turn):
            return running
        running = _laid_out(view, Unseen(view, pack).share(rng), both)
    return _with_a_take(view, pack, running, rng)


def _with_a_take(view: View, pack: list[int], running: Round, rng: Rng) -> Round:
    """A round in which the seat on turn has two cards that take the pile."""
    seat = int(running.turn)
    reach = Unseen(view, pack).reach(seat)
    jokers = 0 if running.is_first_turn(seat) else reach.jokers(0)
    payloads = [int(payload) for payload in takes_with(running.top(), reach.held(0), reach.twice(0), jokers)]
    for payload in shuffle(payloads, rng):
        faces, wild = running.taken_with(payload)
        unseen = Unseen(view, pack)
        if unseen.put(seat, cards_in(faces) + [int(JOKER)] * int(wild)):
            running = _laid_out(view, unseen.share(rng), both=running.both)
            if running.may_take(seat):
                break
    return running


def _laid_out(view: View, shared: tuple[list[list[int]], list[int]], both: bool) -> Round:
    hands, stock = shared
    turn = view.actors[0] if view.actors else -1
    pile = faces_of(view.zone("discard").cards)
    running = Round(turn, given(hands), given(known_in(view)), vec[i64](stock), vec[i64](pile))
    running.both = both
    running.melds_as_shown(view)
    _follow_log(running, view.log)
    return running


def _follow_log(running: Round, log: list[tuple[int, int]]) -> None:
    """Set how far the round and its running turn are."""
    ended = 0
    for seat, move in log:
        kind = kind_of(move)
        if kind == DRAW or kind == TAKE:
            running.turns[seat] += 1
            running.step = MELDING
            running.laid = kind == TAKE
            drawn_last = kind == DRAW and running.in_stock() == 0
            running.queen_free = drawn_last and move >> 6 == SEEN | QUEEN
        elif kind == MELD:
            running.laid = True
        elif kind == DISCARD or kind == DISCARD_BOTH or kind == END_TURN:
            ended = seat
            running.step = DRAWING
            running.queen_free = False
    if running.turn < 0 and log and not running.hands.count(ended):
        running.winner = ended
