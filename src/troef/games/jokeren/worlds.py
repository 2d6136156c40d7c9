"""A round that fits a view: the cards nobody has shown lie anywhere in the other hands and the stock.

After the discards have been shuffled (R26) the stock holds none but cards that had been discarded, and a hand none of
those but what it has drawn since, as far as copies can be told apart.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import JOKER
from troef.core.moves import DISCARD, DRAW, LAYOFF, MELD, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.jokeren.opening import LEAST_NATURALS, LONGEST, value_of
from troef.games.jokeren.round import Round
from troef.melds.declared import can_lay, meld_size, melds_in
from troef.melds.naming import SWAP, lying_faces, part_of
from troef.melds.rounds import DRAWING, MELDING
from troef.melds.unseen import Unseen, faces_of, given, known_in

#: So often cards are shared anew until the player who is coming out can go on.
_TRIES: Final = 400
#: After so many of them it is given melds: not each way is equally likely then.
_PLAIN_TRIES: Final = 300


@final
class Course:
    """What the log of a round tells: turns, renewals of the stock, and who has come out."""

    def __init__(self, view: View, pack: list[int], stock: int, minimum: int) -> None:
        seats = view.seats
        self.whole: list[int] = faces_of(pack)
        self.turns: list[int] = [0] * seats
        self.out: list[int] = [0] * seats
        self.step: int = int(DRAWING)
        self.laid: int = 0
        self.last: int = view.dealer
        self.renewals: int = 0
        #: the cards that became the last new stock, and how many each seat has drawn since and not laid again; of faces
        #: of which a copy was not among them nobody knows which copy was laid
        self.renewed: list[int] = []
        self.draws: list[int] = [0] * seats
        self.left: int = stock
        self.pile: list[int] = []
        for seat, move in view.log:
            kind = kind_of(move)
            if kind == DRAW:
                if not self.left:
                    self.renew(seats)
                self.left -= 1
                self.draws[seat] += 1
                self.turns[seat] += 1
                self.step = int(MELDING)
            elif kind == DISCARD:
                self.pile.append(int(payload_of(move)))
                self._part_with(seat, [int(payload_of(move))])
                self.laid = 0
                self.step = int(DRAWING)
                self.last = seat
            elif kind == LAYOFF or kind == SWAP:
                face, wild, _, _ = part_of(payload_of(move))
                self._part_with(seat, [int(JOKER) if wild else int(face)])
            elif kind == MELD:
                self._part_with(seat, lying_faces(payload_of(move)))
                if self.out[seat]:
                    continue
                self.laid += int(value_of(payload_of(move)))
                if self.laid >= minimum:
                    self.out[seat] = 1
                    self.laid = 0

    def _part_with(self, seat: int, faces: list[int]) -> None:
        """A seat lays cards: surely drawn ones, where all that are like them were shuffled. Jokers may be swapped."""
        for face in faces:
            if self.renewed and face != JOKER and self.renewed.count(face) == self.whole.count(face):
                self.draws[seat] -= 1

    def renew(self, seats: int) -> None:
        """The discards but the top became the stock."""
        self.renewed = self.pile[:-1]
        self.pile = self.pile[-1:]
        self.left = len(self.renewed)
        self.draws = [0] * seats
        self.renewals += 1


def round_from(view: View, pack: list[int], stock: int, minimum: int, shuffling: bool, rng: Rng) -> Round:
    """A round as the view shows it; `stock` is how many cards the first stock had, `shuffling` whether the discards are
    being shuffled just now."""
    course = Course(view, pack, stock, minimum)
    if view.actors and course.step == DRAWING and not course.left:
        course.renew(view.seats)
    running = _laid_out(view, _share(Unseen(view, pack), pack, course, rng), course, minimum, shuffling)
    for number in range(_TRIES):
        if not course.laid or not view.actors or len(running.legal(running.turn)):
            break  # R13: who is coming out can go on
        unseen = Unseen(view, pack)
        if number >= _PLAIN_TRIES:
            _put_an_opening(unseen, running, rng)
        running = _laid_out(view, _share(unseen, pack, course, rng), course, minimum, shuffling)
    return running


def _put_an_opening(unseen: Unseen, running: Round, rng: Rng) -> None:
    """Give the seat on turn melds with which it reaches the minimum, as they come."""
    seat = int(running.turn)
    needed = int(running.minimum - running.laid)
    reach = unseen.reach(seat)
    most = len(unseen.hands[seat]) + unseen.room[seat] - 1
    faces: list[int] = []
    melds = [int(meld) for meld in melds_in(reach.held(0), reach.twice(0), reach.jokers(0), LONGEST, LEAST_NATURALS)]
    for meld in shuffle(melds, rng):
        if needed <= 0:
            break
        held, twice, jokers = reach.held(0), reach.twice(0), reach.jokers(0)
        if len(faces) + int(meld_size(meld)) > most or not can_lay(meld, held, twice, jokers):
            continue
        used = lying_faces(meld)
        for face in used:
            reach.take(0, face)
        faces += used
        needed -= int(value_of(meld))
    unseen.put(seat, faces)


def _laid_out(
    view: View, shared: tuple[list[list[int]], list[int]], course: Course, minimum: int, shuffling: bool
) -> Round:
    hands, cards = shared
    turn = view.actors[0] if view.actors else (course.last + 1) % view.seats if shuffling else -1
    running = Round(turn, given(hands), given(known_in(view)), vec[i64](cards), minimum)
    running.pile = vec[i64](faces_of(view.zone("discard").cards))
    running.melds_as_shown(view)
    running.turns = vec[i64](course.turns)
    if view.actors and course.step == DRAWING:
        running.turns[turn] += 1
    running.out = vec[i64](course.out)
    running.step = course.step
    running.laid = course.laid
    running.renewals = course.renewals
    running.lacks_stock = shuffling
    if turn < 0 and not running.hands.count(course.last):
        running.winner = course.last
    return running


def _share(unseen: Unseen, pack: list[int], course: Course, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """The hands and the stock."""
    if not course.renewals:
        return unseen.share(rng)
    only, perhaps, never = _by_origin(unseen.cards, faces_of(pack), course.renewed)
    slots = [seat for seat, room in enumerate(unseen.room) for _ in range(min(room, course.draws[seat]))]
    spare = max(0, len(only) - len(slots))  # so many at least have not been drawn
    only = shuffle(only, rng)
    mixed = shuffle(only[spare:] + perhaps, rng)
    need = max(0, unseen.stock_room - spare)
    stock, mixed = only[:spare] + mixed[:need], mixed[need:]
    left = list(only)
    for face in stock:
        if face in left:
            left.remove(face)
    for face in left:
        mixed.remove(face)
    hands = [list(hand) for hand in unseen.hands]
    for face, seat in zip(left, shuffle(slots, rng), strict=False):
        hands[seat].append(face)
    rest = shuffle(mixed + never, rng)
    for seat, room in enumerate(unseen.room):
        missing = len(unseen.hands[seat]) + room - len(hands[seat])
        hands[seat] += rest[:missing]
        rest = rest[missing:]
    return hands, unseen.stock + shuffle(stock + rest, rng)


def _by_origin(unseen: list[int], pack: list[int], renewed: list[int]) -> tuple[list[int], list[int], list[int]]:
    """The unseen cards that were surely among the renewed ones, those that may have been, and those that were not."""
    only: list[int] = []
    perhaps: list[int] = []
    never: list[int] = []
    for face in sorted(set(unseen)):
        count, shuffled = unseen.count(face), renewed.count(face)
        sure = max(0, count - (pack.count(face) - shuffled))
        possible = min(count, shuffled)
        only += [face] * sure
        perhaps += [face] * (possible - sure)
        never += [face] * (count - possible)
    return only, perhaps, never
