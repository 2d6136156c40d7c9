"""A round that fits a view: the cards nobody has shown lie anywhere in the other hands and the draw pile."""

from collections import Counter
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import cards_in
from troef.cards.card import JOKER
from troef.core.moves import DISCARD, DRAW, END_TURN, MELD, TAKE, kind_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.duizenden.language import DISCARD_BOTH
from troef.games.duizenden.scoring import QUEEN
from troef.games.duizenden.taking import takes_with
from troef.games.duizenden.turns import Turns
from troef.melds.naming import SEEN
from troef.melds.rounds import DRAWING, MELDING
from troef.melds.unseen import Unseen, faces_of, given, known_in
from troef.sampling.sharing import NoWorld, pick_weighed

#: How often cards are shared again until the seat on turn can take the pile, where it is known that it can (R22).
TRIES: Final = 400
#: After those a pair that takes it is laid first, in this many shares at most.
TRIES_WITH_A_PAIR: Final = 10_000


def round_from(view: View, pack: list[int], both: bool, tries: int, rng: Rng) -> Turns:
    """A round as the view shows it; the cards that it does not show are dealt at random.

    Where the draw pile is empty and the round goes on, the seat on turn can take the discard pile (R22): the cards are
    shared again until it can; after this many tries it is given two that do. Both ways give each
    share with the same chance.

    Raises:
        NoWorld: no unseen cards can take the pile.
    """
    running = _laid_out(view, Unseen(view, pack).share(rng), both)
    if not view.actors or running.step != DRAWING or running.in_stock():
        return running
    for _ in range(tries):
        if running.may_take(running.turn):
            return running
        running = _laid_out(view, Unseen(view, pack).share(rng), both)
    return _with_a_pair(view, pack, running, rng)


def _with_a_pair(view: View, pack: list[int], running: Turns, rng: Rng) -> Turns:
    """A round in which the seat on turn has two cards that take the pile.

    A pair is laid, with a chance in proportion to the ways to share the other cards. A share with several such pairs
    is accepted with chance one over their number, so all are equally likely (as in `sampling/witness_sampler.py`, with
    cards of which there are two).
    """
    seat = int(running.turn)
    pairs = _pairs(view, pack, running)
    unseen = Unseen(view, pack)
    room, copies = unseen.room[seat], Counter(unseen.cards)
    ways = [
        comb(len(unseen.cards) - len(pair), room - len(pair)) * _ways_in(copies, pair) if len(pair) <= room else 0
        for pair in pairs
    ]
    for _ in range(TRIES_WITH_A_PAIR):
        unseen = Unseen(view, pack)
        known = Counter(unseen.hands[seat])
        unseen.put(seat, pairs[pick_weighed(ways, rng)])
        shared = unseen.share(rng)
        drawn = Counter(shared[0][seat]) - known
        if not rng.below(sum([_ways_in(drawn, pair) for pair in pairs])):
            found = _laid_out(view, shared, both=running.both)
            if found.may_take(seat):
                return found
    raise NoWorld("no unseen cards can take the pile")


def _pairs(view: View, pack: list[int], running: Turns) -> list[list[int]]:
    """What the seat on turn may lack of two cards that take the pile, each of it once."""
    seat = int(running.turn)
    unseen = Unseen(view, pack)
    reach = unseen.reach(seat)
    jokers = 0 if running.is_first_turn(seat) else reach.jokers(0)
    found: list[list[int]] = []
    for payload in takes_with(running.top(), reach.held(0), reach.twice(0), jokers):
        faces, wild = running.taken_with(payload)
        lacking = Counter(cards_in(faces) + [int(JOKER)] * int(wild)) - Counter(unseen.hands[seat])
        pair = sorted(lacking.elements())
        if pair not in found:
            found.append(pair)
    return found


def _ways_in(cards: Counter[int], pair: list[int]) -> int:
    """In how many ways these faces can be taken from cards."""
    ways = 1
    for face in pair:
        ways *= cards[face]
    return ways


def _laid_out(view: View, shared: tuple[list[list[int]], list[int]], both: bool) -> Turns:
    hands, stock = shared
    turn = view.actors[0] if view.actors else -1
    pile = faces_of(view.zone("discard").cards)
    running = Turns(turn, given(hands), given(known_in(view)), vec[i64](stock), vec[i64](pile))
    running.both = both
    running.melds_as_shown(view)
    _follow_log(running, view.log)
    return running


def _follow_log(running: Turns, log: list[tuple[int, int]]) -> None:
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
