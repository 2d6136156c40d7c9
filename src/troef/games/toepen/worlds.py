"""Rounds that are consistent with a view: unseen cards shared over hands, laid-away hands and the stock."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.moves import payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.toepen.moves import EXCHANGE, NONE, STAND, WHISTLE
from troef.games.toepen.standing import HAND, JACKS, PACK, PACK_CARDS, PICTURES, TENS, only_pictures, tens
from troef.sampling.sharing import NoWorld, Sharing, pick_sharing

#: Shares in which somebody who said nothing has three tens, or a bluff was none, are thrown away.
TRIES: Final = 5000


@dataclass(frozen=True)
class _Told:
    """What a signal says in one of its meanings: cards that a hand has, and that it has not."""

    has: int
    not_has: int


class Knowledge:
    """What a view knows of every place: hands (0 … n-1), laid-away hands (n … 2n-1), and the stock."""

    def __init__(self, view: View) -> None:
        self.seats = seats = view.seats
        self.known: list[i64] = [0] * (2 * seats)
        self.room: list[int] = [0] * (2 * seats)
        self.barred: list[i64] = [0] * (2 * seats)
        self.exchangers: list[int] = []
        self.silent: list[int] = []
        self.signals: list[tuple[int, int]] = []
        self.bluffers = [seat for seat in range(seats) if view.badge(seat, "caught")]
        for zone in view.zones:
            if zone.kind in ("hand", "discard"):
                place = zone.owner + (seats if zone.kind == "discard" else 0)
                self.known[place] = set_of(zone.cards)
                self.room[place] = zone.hidden
        self._read_log(view)
        void = view.memory.get("void")
        for seat in range(seats):
            if isinstance(void, list):
                self.barred[seat] = void[seat]
            if view.badge(seat, "honest"):
                self.barred[seats + seat] = PACK_CARDS & ~PICTURES

    def _read_log(self, view: View) -> None:
        for seat, move in view.log:
            if move & 63 == 0 and seat >= 0:
                self.known[seat] |= BIT[payload_of(move)]
            elif move == EXCHANGE:
                self.exchangers.append(seat)
            elif move == NONE:
                self.silent.append(seat)
            elif move == WHISTLE or move == STAND:
                self.signals.append((seat, move))

    def unseen(self) -> i64:
        """The cards that lie nobody knows where."""
        left = PACK_CARDS
        for cards in self.known:
            left &= ~cards
        return left

    def meanings(self, seat: int, move: int) -> list[_Told]:
        """What a signal may mean (R9), as far as the cards one knows allow it."""
        found: list[_Told] = []
        free = (self.unseen() & ~self.barred[seat]) | self.known[seat]
        for rank in (TENS, JACKS):
            wanted = [rank] if move == STAND else [rank & ~BIT[card] for card in cards_in(rank)]
            for has in wanted:
                short = card_count(has & ~self.known[seat])
                if not has & ~free and not rank & ~has & self.known[seat] and short <= self.room[seat]:
                    found.append(_Told(int(has), int(rank & ~has)))
        return found

    def with_signals(self) -> list[list[_Told]]:
        """Every way to understand all signals together: one meaning for each."""
        ways: list[list[_Told]] = [[]]
        for seat, move in self.signals:
            longer: list[list[_Told]] = []
            for way in ways:
                longer += [[*way, told] for told in self.meanings(seat, move) if not _overlap(way, told)]
            ways = longer
        return ways


def _overlap(way: list[_Told], told: _Told) -> bool:
    return any(other.has & told.has for other in way)


class _Understood:
    """The knowledge with the signals understood in one way: the shares that are left."""

    def __init__(self, knowledge: Knowledge, way: list[_Told]) -> None:
        self.fixed = list(knowledge.known)
        room = list(knowledge.room)
        barred = list(knowledge.barred)
        for (seat, _), told in zip(knowledge.signals, way, strict=True):
            fresh = told.has & ~self.fixed[seat]
            room[seat] -= int(card_count(fresh))
            self.fixed[seat] |= fresh
            barred[seat] |= told.not_has
        unseen = PACK_CARDS
        for cards in self.fixed:
            unseen &= ~cards
        self.room = room
        #: places of which something is known, each a hand of its own; all others take from one heap
        self.bound = [place for place, cards in enumerate(barred) if room[place] and cards & unseen]
        sizes = [room[place] for place in self.bound]
        heap = int(card_count(unseen)) - sum(sizes)
        self.sharing = Sharing(unseen, [*sizes, heap], [*[barred[place] for place in self.bound], 0])

    def draw(self, rng: Rng) -> tuple[list[i64], list[int]]:
        """The cards of every place, and of the stock in its order."""
        hands = self.sharing.draw(rng)
        cards = list(self.fixed)
        for place, drawn in zip(self.bound, hands[:-1], strict=True):
            cards[place] |= set_of(drawn)
        heap = shuffle(hands[-1], rng)
        for place, room in enumerate(self.room):
            if room and place not in self.bound:
                cards[place] |= set_of(heap[:room])
                heap = heap[room:]
        return cards, heap


def drawn_places(view: View, rng: Rng) -> tuple[list[i64], list[int], list[int]]:
    """The cards of every place, the stock that is left, and who exchanged in turn.

    Raises:
        NoWorld: the view contradicts itself.
    """
    knowledge = Knowledge(view)
    ways: list[_Understood] = []
    for way in knowledge.with_signals():
        try:
            ways.append(_Understood(knowledge, way))
        except NoWorld:
            continue
    if not ways:
        raise NoWorld("nobody can have given these signals")
    sharings = [way.sharing for way in ways]
    for _ in range(TRIES):
        cards, stock = ways[pick_sharing(sharings, rng)].draw(rng)
        if _fits(knowledge, cards):
            return cards, stock, knowledge.exchangers
    raise NoWorld("the view's log does not fit its cards")


def _fits(knowledge: Knowledge, cards: list[i64]) -> bool:
    """Whether nobody was silent who had to signal, and the bluffs were bluffs."""
    if any(tens(cards[seat]) >= 3 for seat in knowledge.silent):
        return False
    return not any(only_pictures(cards[knowledge.seats + seat]) for seat in knowledge.bluffers)


def pack_order(
    seats: int, dealer: int, cards: list[i64], stock: list[int], exchangers: list[int], alive: i64
) -> list[int]:
    """The order of the pack that deals these hands; what exchangers drew lies on top of the stock."""
    dealt: list[list[int]] = []
    for number in range(seats):
        seat = (dealer + 1 + number) % seats
        dealt.append(cards_in(cards[seats + seat] if seat in exchangers else cards[seat]))
    pile: list[int] = []
    for seat in exchangers:
        pile += cards_in(cards[seat])
    pile += stock
    order: list[int] = []
    rest = len(PACK) - int(HAND) * seats
    beneath = pile[rest:]  # R2: blocks of who is out of the match come under the stock
    for number, hand in enumerate(dealt):
        if alive & BIT[(dealer + 1 + number) % seats]:
            order += hand
        else:
            order += beneath[: int(HAND)]
            beneath = beneath[int(HAND) :]
    return order + pile[:rest]
