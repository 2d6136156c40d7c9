"""A round that fits a view: the cards nobody has shown lie anywhere in the other hands and the stock.

After the discards have been shuffled (R26) the stock holds none but cards that had been discarded, and a hand none of
those but what it has drawn since (`stock_history.py`).
"""

from collections.abc import Callable, Iterator
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.card import JOKER
from troef.core.moves import DISCARD, DRAW, MELD, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.jokeren.initial_assignment import settle
from troef.games.jokeren.opening import gap_to, value_of
from troef.games.jokeren.stock_history import AT_THE_END, NOBODY, StockHistory
from troef.games.jokeren.turns import Turns
from troef.melds.naming import SEEN, SWAP, lying_faces, part_of
from troef.melds.rounds import DRAWING, MELDING
from troef.melds.unseen import Unseen, faces_of, given, known_in

#: How often cards are shared again until the player who is coming out can go on.
TRIES: Final = 300

#: The hands and the stock.
Shares = tuple[list[list[int]], list[int]]


@final
class Course:
    """What the log of a round tells: turns, renewals of the stock, and who has come out."""

    def __init__(self, view: View, stock: int, minimum: int) -> None:
        seats = view.seats
        self.turns: list[int] = [0] * seats
        self.out: list[int] = [0] * seats
        self.step: int = int(DRAWING)
        self.laid: int = 0
        self.last: int = view.dealer
        self.renewals: int = 0
        self.left: int = stock
        self.discards: int = 0
        for seat, move in view.log:
            kind = kind_of(move)
            if kind == DRAW:
                if not self.left:
                    self.renew()
                self.left -= 1
                self.turns[seat] += 1
                self.step = int(MELDING)
            elif kind == DISCARD:
                self.discards += 1
                self.laid = 0
                self.step = int(DRAWING)
                self.last = seat
            elif kind == MELD and not self.out[seat]:
                self.laid += int(value_of(payload_of(move)))
                if self.laid >= minimum:
                    self.out[seat] = 1
                    self.laid = 0

    def renew(self) -> None:
        """The discards but the top became the stock."""
        self.left = self.discards - 1
        self.discards = 1
        self.renewals += 1


def rounds_from(
    view: View, pack: list[int], stock: int, minimum: int, shuffling: bool, tries: int, rng: Rng
) -> Iterator[Turns]:
    """Endless rounds as the view shows them; `stock` is how many cards the first stock had, `shuffling` whether the
    discards are being shuffled just now.

    A player who is coming out can go on (R13): after `TRIES` shares in which he could not, only shares in which he can
    are looked for.
    """
    course = Course(view, stock, minimum)
    renewing = len(view.actors) > 0 and course.step == DRAWING and not course.left
    if renewing:
        course.renew()
    sampler = ShareSampler(view, pack, stock, renewing)
    shares = sampler.shares(course.renewals > 0, rng)
    failed = 0
    while True:
        running = _laid_out(view, next(shares), course, minimum, shuffling)
        if not course.laid or not view.actors or len(running.legal(running.turn)):
            failed = 0
            yield running
            continue
        failed += 1
        if failed == tries:
            shares = sampler.shares_that_open(running, rng)


@final
class ShareSampler:
    """Draws shares of the unseen cards of a round that are consistent with a view."""

    def __init__(self, view: View, pack: list[int], stock: int, renewing: bool) -> None:
        self.view = view
        self.pack = pack
        self.stock = stock
        self.renewing = renewing

    def shares(self, renewed: bool, rng: Rng) -> Iterator[Shares]:
        """The cards that nobody has shown: anywhere, unless discards were shuffled and some of them are to be there."""
        unseen = Unseen(self.view, self.pack)
        if not renewed or not unseen.cards:
            while True:
                yield unseen.share(rng)
        yield from self._shares_of(self._settled(rng), rng)

    def shares_that_open(self, running: Turns, rng: Rng) -> Iterator[Shares]:
        """Those in which the seat on turn can reach the minimum.

        Raises:
            NoWorld: none was found.
        """
        seat = int(running.turn)
        needed, room = running.minimum - running.laid, running.room(seat)

        def gap(hand: list[int]) -> int:
            hands = given([hand])
            return int(gap_to(hands.held(0), hands.twice(0), hands.jokers(0), needed, room))

        yield from self._shares_of(self._settled(rng, seat, gap), rng)

    def _shares_of(self, history: StockHistory, rng: Rng) -> Iterator[Shares]:
        known = Unseen(self.view, self.pack)
        while True:
            history.mix()
            hands = [
                known.hands[seat] if not known.room[seat] else history.hand(seat) for seat in range(self.view.seats)
            ]
            yield hands, known.stock or shuffle(history.stock(), rng)

    def _settled(
        self,
        rng: Rng,
        bound: int = NOBODY,
        gap: "Callable[[list[int]], int] | None" = None,
    ) -> StockHistory:
        """A history that agrees with the view."""
        view = self.view
        history = StockHistory(view.seats, rng, bound, gap)
        self._tell_deal(history)
        left, pile = self.stock, vec[i64]()
        for moment, (seat, move) in enumerate(view.log):
            kind, payload = kind_of(move), payload_of(move)
            if kind == DRAW:
                if not left:
                    left, pile = _tell_new_stock(history, pile, moment)
                left -= 1
                if payload & SEEN:
                    history.remove(int(payload & ~SEEN))
                else:
                    history.get(seat, moment)
            else:
                if kind == DISCARD:
                    pile = append(pile, payload)
                if seat != view.seat:
                    _tell_laid(history, seat, moment, move)
        if self.renewing:
            _tell_new_stock(history, pile, len(view.log))
        for seat in range(view.seats):
            if seat != view.seat:
                for face in faces_of(view.zone(f"hand-{seat}").cards):
                    history.part(seat, AT_THE_END, face)
        settle(history)
        return history

    def _tell_deal(self, history: StockHistory) -> None:
        """Who was dealt how many of the whole pack, and what the viewer was."""
        view = self.view
        history.lay_stock(faces_of(self.pack), -1)
        for seat in range(view.seats):
            if seat == view.seat:
                for face in _dealt_to(view):
                    history.remove(face)
            else:
                for _ in range((len(self.pack) - self.stock) // view.seats):
                    history.get(seat, -1)


def _tell_new_stock(history: StockHistory, pile: vec[i64], moment: int) -> tuple[int, vec[i64]]:
    """R26: the discards but the top become the stock; gives its size, and the pile that is left."""
    history.lay_stock([int(face) for face in pile[: len(pile) - 1]], moment)
    return len(pile) - 1, pile[len(pile) - 1 :]


def _tell_laid(history: StockHistory, seat: int, moment: int, move: int) -> None:
    """Another lays cards."""
    for face in _laid_by(move):
        history.part(seat, moment, face)
    if kind_of(move) == SWAP:
        history.take(seat, moment, int(JOKER))


def _laid_by(move: int) -> list[int]:
    """The faces that leave the hand by a move other than a draw."""
    kind, payload = kind_of(move), payload_of(move)
    if kind == MELD:
        return lying_faces(payload)
    if kind == DISCARD:
        return [int(payload)]
    face, wild, _, _ = part_of(payload)
    return [int(JOKER) if wild else int(face)]


def _dealt_to(view: View) -> list[int]:
    """The faces that the viewer was dealt: what he holds, with what he laid and without what he drew."""
    faces = faces_of(view.hand())
    for seat, move in reversed(view.log):
        if seat == view.seat:
            if kind_of(move) == DRAW:
                faces.remove(int(payload_of(move) & ~SEEN))
                continue
            faces += _laid_by(move)
            if kind_of(move) == SWAP:
                faces.remove(int(JOKER))
    return faces


def _laid_out(view: View, shared: Shares, course: Course, minimum: int, shuffling: bool) -> Turns:
    hands, cards = shared
    turn = view.actors[0] if view.actors else (course.last + 1) % view.seats if shuffling else -1
    running = Turns(turn, given(hands), given(known_in(view)), vec[i64](cards), minimum)
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
