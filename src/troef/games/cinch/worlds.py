"""Deals that fit a view of cinch.

Every card that the viewer cannot place lies in a slot: kept by a player at the discard (trumps only), drawn, laid away
face down (no trumps), with the dealer, or in the stock. Slots of one kind may hold what the play has not ruled out. The
cards are shared over the slots uniformly, and packs are built from it that deal exactly this; the log is then replayed.
Where the stock ran out (R15) the dealer was dealt some of his cards and found others; how many of them he holds is part
of the share.
"""

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.cards.card import parse_card, parse_suit
from troef.core.moves import DISCARD, HIDDEN, PLAY, SHOWN, kind_of, make_move, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.cinch.language import CHANGE, card_laid, card_taken
from troef.games.cinch.state import DEALT, PACK, PACKETS, STOCK, CinchState, awaits_discards
from troef.sampling.sharing import NoWorld, Sharing, pick_sharing
from troef.tricks.play import TrickPlay
from troef.tricks.proven import proven

ALL: Final = int(set_of(PACK))
NINE: Final = 9


@final
class Slot:
    """A place for cards: who holds it (-1: nobody), what it is, how many it takes, and what it cannot hold."""

    def __init__(self, seat: int, kind: str, size: int, barred: int) -> None:
        self.seat = seat
        self.kind = kind
        self.size = size
        self.barred = barred
        self.cards: list[int] = []


@final
class Knowledge:
    """What a view tells of its deal; sets of cards are masks."""

    def __init__(self, state: CinchState, view: View) -> None:
        self.view = view
        self.viewer = view.seat
        self.dealer = int(state.dealer)
        self.order = [(self.dealer + step) % 4 for step in range(1, 4)]
        named = view.fact("trump")
        self.trumps = 0
        self.lead = self.dealer
        if named is not None:
            ordering = state.rules.orderings[parse_suit(str(named))]
            self.trumps = int(ordering.trumps())
        self.played = [0, 0, 0, 0]
        #: P5: cards that fell out of turn, with those played: known to have been in that hand
        self.fallen = [0, 0, 0, 0]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                self.played[seat] |= int(BIT[payload_of(move)])
            if kind_of(move) == PLAY or kind_of(move) == SHOWN:
                self.fallen[seat] |= int(BIT[payload_of(move)])
        self.hand = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
        self.held = [
            len(view.zone(f"hand-{seat}").cards) + view.zone(f"hand-{seat}").hidden + int(card_count(self.played[seat]))
            for seat in range(4)
        ]
        self.drawn = [_number(view.badge(seat, "drawn")) for seat in range(4)]
        self.open = [0, 0, 0, 0]
        self.down = [0, 0, 0, 0]
        self._see_discards()
        #: R13: trumps that were taken back, and that their owner kept at the discard
        self.back = self._taken_back()
        self.dealt = _cards(view.memory.get("dealt"))
        self.own_draw = _cards(view.memory.get("drawn"))
        self.stock = _hidden(view, "stock")
        self.restocked: bool = sum(self.drawn) > STOCK
        #: R15: how many of the old discards the dealer found
        self.found: int = self._given_up() - (sum(self.drawn) - STOCK) if self.restocked else 0
        self.robbing: bool = bool(self.trumps) and not self.stock and view.phase != "discarding"
        if awaits_discards(view):
            self.robbing = False
        self.barred = self._proven(state)
        self.fillings: list[SlotFilling] = self._possible_fillings(state.rules.watched)
        self.sharings: list[Sharing] = [filling.sharing for filling in self.fillings if filling.sharing is not None]

    def _see_discards(self) -> None:
        for zone in self.view.zones:
            if zone.kind == "discard":
                cards = int(set_of(zone.cards))
                self.open[zone.owner] = cards & self.trumps
                self.down[zone.owner] = zone.hidden + int(card_count(cards & ~self.trumps))

    def _taken_back(self) -> list[int]:
        back = [0, 0, 0, 0]
        for seat, move in self.view.log:
            if kind_of(move) == CHANGE:
                back[seat] = (back[seat] | int(BIT[card_taken(move)])) & ~int(BIT[card_laid(move)])
        return back

    def _given_up(self) -> int:
        """How many cards of the first two players were shuffled when the stock ran out (R15)."""
        return sum(
            [NINE - self.held[seat] + self.drawn[seat] - self._count(self.open[seat]) for seat in self.order[:2]]
        )

    def _proven(self, state: CinchState) -> list[int]:
        """What the play has ruled out for each hand (R18, R19)."""
        known = [self.played[seat] | self.hand[seat] for seat in range(4)]
        unseen = ALL
        for cards in known:
            unseen &= ~cards
        leads = [seat for seat, move in self.view.log if kind_of(move) == PLAY]
        if not leads:
            return [0, 0, 0, 0]
        ordering = state.rules.orderings[parse_suit(str(self.view.fact("trump")))]
        play = TrickPlay(state.rules.table, ordering, vec[i64]([i64(cards) for cards in known]), leads[0])
        return [int(cards) for cards in proven(play, self.view.log, unseen)]

    # ---- the slots ----

    def slot(self, seat: int, kind: str, size: int, allowed: int) -> list[Slot]:
        """A slot, unless nothing is in it; whatever is proven of a hand holds for all its slots."""
        never = self.barred[seat] if kind in ("kept", "drawn", "second", "pool", "found") else 0
        return [Slot(seat, kind, size, (~allowed & ALL) | never)] if size else []

    def _possible_fillings(self, watched: bool) -> "list[SlotFilling]":
        """The slots where everybody has followed suit; at a table where revokes may happen (P6), and one has, where
        they may not have."""
        try:
            return self._make_fillings()
        except NoWorld:
            if not watched:
                raise
        self.barred = [0, 0, 0, 0]
        return self._make_fillings()

    def _make_fillings(self) -> "list[SlotFilling]":
        """The slots of all cards that the viewer cannot place, with each number of old discards that the dealer holds.

        Raises:
            NoWorld: in none of them the cards can be shared.
        """
        slots = self.slot(-1, "stock", self.stock, ALL)
        for place, seat in enumerate(self.order):
            if seat != self.viewer:
                slots += self._slots_of(seat, place)
        if self.dealer == self.viewer:
            ways = [slots]
        elif not self.robbing:
            ways = [slots + self.slot(self.dealer, "nine", NINE, ALL)]
        else:
            least = max(0, self.found - self.down[self.dealer])
            most = min(self.found, self.held[self.dealer])
            ways = [slots + self._slots_of_dealer(held) for held in range(least, most + 1)]
        fillings: list[SlotFilling] = []
        for way in ways:
            try:
                fillings.append(SlotFilling(way, ALL & ~self._placed(), [self._not_there(slot) for slot in way]))
            except NoWorld:
                continue
        if not fillings:
            raise NoWorld("the cards cannot lie as they were seen")
        return fillings

    def _slots_of_dealer(self, held: int) -> list[Slot]:
        """The dealer, when he holds this many of the old discards that he found (R15)."""
        dealer, away = self.dealer, self.found - held
        return (
            self.slot(dealer, "pool", self.held[dealer] - held, ALL)
            + self.slot(dealer, "found", held, ~self.trumps)
            + self.slot(dealer, "down", self.down[dealer] - away, ~self.trumps)
            + self.slot(dealer, "found-down", away, ~self.trumps)
        )

    def _slots_of(self, seat: int, place: int) -> list[Slot]:
        """A player other than the dealer."""
        if not self.trumps or self._waits(place):
            return self.slot(seat, "nine", NINE, ALL)
        drawn = self.drawn[seat]
        second = sum(self.drawn) - STOCK if place == 2 and self.restocked else 0
        return (
            self.slot(seat, "kept", self.held[seat] - drawn, self.trumps)
            + self.slot(seat, "drawn", drawn - second, ALL)
            + self.slot(seat, "second", second, ~self.trumps)
            + self.slot(seat, "down", self.down[seat], ~self.trumps)
        )

    def _waits(self, place: int) -> bool:
        """Whether a player has yet to discard: somebody before him is choosing which trumps go (R11)."""
        if self.view.phase != "discarding":
            return False
        return self.order.index(self.view.actors[0]) < place

    def _count(self, cards: int) -> int:
        return int(card_count(cards))

    def _placed(self) -> int:
        """The cards whose slot the viewer knows."""
        known = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3]
        for seat in range(4):
            known |= self.open[seat]
        if self.viewer >= 0:
            known |= self.played[self.viewer]
            given_up = set_of(self.dealt) & ~self.trumps
            if self.viewer == self.dealer or not self.restocked or self.viewer == self.order[2]:
                known |= int(set_of(self.dealt)) | int(set_of(self.own_draw))
                known |= int(set_of(self._own_down()))
            else:
                known |= int(set_of(self.dealt) & ~given_up) | int(set_of(self.own_draw))
        return known

    def _own_down(self) -> list[int]:
        for zone in self.view.zones:
            if zone.kind == "discard" and zone.owner == self.viewer:
                return zone.cards
        return []

    def _not_there(self, slot: Slot) -> int:
        """Cards that have been played by somebody, or that the viewer gave up, and so cannot lie in this slot."""
        never = 0
        for seat in range(4):
            if seat != slot.seat or slot.kind in ("down", "found-down"):
                never |= self.fallen[seat] | self.back[seat]
        if self.restocked and self.viewer in self.order[:2] and slot.kind not in ("second", "found", "found-down"):
            never |= int(set_of(self.dealt)) & ~self.trumps  # R15: shuffled, so the last player or the dealer got them
        return never

    # ---- the packs ----

    def packs(self, filling: "SlotFilling", rng: Rng) -> list[list[int]]:
        """The order of the pack, and where the stock ran out that of the old discards (R15)."""
        nine: dict[int, list[int]] = {}
        draws: list[int] = []
        second: list[int] = []
        for seat in self.order:
            if seat == self.viewer:
                nine[seat] = list(self.dealt)
                draws += self.own_draw
                continue
            kept = filling.cards(seat, "kept") + cards_in(self.open[seat])
            nine[seat] = kept + filling.cards(seat, "down") + filling.cards(seat, "nine")
            draws += filling.cards(seat, "drawn") + filling.cards(seat, "second")
        dealt, found = self._dealers(filling)
        if self.restocked:
            draws, second = draws[:STOCK], draws[STOCK:] + shuffle(found, rng)
            nine[self.dealer] = dealt
            self._give_back(second, nine, rng)
        elif self.viewer == self.dealer:
            nine[self.dealer] = dealt
            draws += shuffle(found, rng) + filling.cards(-1, "stock")
        else:
            cards = shuffle(dealt, rng)
            nine[self.dealer] = cards[:NINE]
            draws += cards[NINE:] + filling.cards(-1, "stock")
        order = [-1] * DEALT + draws
        for name, room in PACKETS.places(self.dealer).items():
            for position, card in zip(room, nine[int(name[-1])], strict=True):
                order[position] = card
        return [order, second] if self.restocked else [order]

    def _dealers(self, filling: "SlotFilling") -> tuple[list[int], list[int]]:
        """What the dealer was dealt, and what he found; where that cannot be told all of it is as if dealt."""
        dealer = self.dealer
        if dealer == self.viewer:
            held = self.hand[dealer] | self.played[dealer] | int(set_of(self._own_down()))
            return list(self.dealt), cards_in(held & ~int(set_of(self.dealt)))
        dealt = filling.cards(dealer, "nine") + filling.cards(dealer, "pool") + filling.cards(dealer, "down")
        return dealt + cards_in(self.open[dealer]), filling.cards(dealer, "found") + filling.cards(dealer, "found-down")

    def _give_back(self, second: list[int], nine: dict[int, list[int]], rng: Rng) -> None:
        """R15: the old discards had been dealt to the first two players."""
        given_up = [card for card in self.dealt if not self.trumps & BIT[card]] if self.viewer in self.order[:2] else []
        theirs = shuffle([card for card in second if card not in given_up], rng)
        for seat in self.order[:2]:
            room = NINE - len(nine[seat])
            nine[seat] += theirs[:room]
            theirs = theirs[room:]


@final
class SlotFilling:
    """Slots that are filled together, `never` what cannot lie in each. Raises NoWorld when the cards do not fit."""

    def __init__(self, slots: list[Slot], unseen: int, never: list[int]) -> None:
        self.slots = slots
        #: the slots by the cards they cannot hold: those that may hold the same are filled together, which is quicker
        self.alike: dict[int, list[Slot]] = {}
        for slot, cards in zip(slots, never, strict=True):
            self.alike.setdefault((slot.barred | cards) & unseen, []).append(slot)
        sizes = [sum(slot.size for slot in alike) for alike in self.alike.values()]
        self.sharing: Sharing | None = Sharing(unseen, sizes, [i64(bar) for bar in self.alike]) if unseen else None

    def share(self, rng: Rng) -> None:
        """Fill the slots, every way equally likely."""
        if self.sharing is None:
            return
        for slots, taken in zip(self.alike.values(), self.sharing.draw(rng), strict=True):
            cards = shuffle(taken, rng)
            for slot in slots:
                slot.cards, cards = cards[: slot.size], cards[slot.size :]

    def cards(self, seat: int, kind: str) -> list[int]:
        """The cards of a slot."""
        for slot in self.slots:
            if slot.seat == seat and slot.kind == kind:
                return slot.cards
        return []


def _hidden(view: View, name: str) -> int:
    for zone in view.zones:
        if zone.name == name:
            return zone.hidden
    return 0


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _cards(texts: object) -> list[int]:
    return [parse_card(text) for text in texts] if isinstance(texts, list) else []


def worlds_of(start: CinchState, view: View, rng: Rng) -> Iterator[CinchState]:
    """Endless positions that fit the view; `start` is a match before its first deal.

    Raises:
        NoWorld: there is none.
    """
    start.restore(view)
    knowledge = Knowledge(start, view)
    while True:
        yield _world(start, knowledge, rng)


def _world(start: CinchState, knowledge: Knowledge, rng: Rng) -> CinchState:
    sharings = knowledge.sharings
    filling = knowledge.fillings[pick_sharing(sharings, rng) if sharings else 0]
    filling.share(rng)
    state = start.copy()
    away = filling.cards(knowledge.dealer, "down") + filling.cards(knowledge.dealer, "found-down")
    _replay(state, knowledge.view, knowledge.packs(filling, rng), shuffle(away, rng))
    return state


def _replay(state: CinchState, view: View, packs: list[list[int]], down: list[int]) -> None:
    """Deal and play the log; the dealer laid these cards away where the log does not say which."""
    state.deal(packs[0])
    state.heed(view)
    for seat, move in view.log:
        if state.awaits_deal:
            state.deal(packs[1])
        hidden = kind_of(move) == DISCARD and payload_of(move) == HIDDEN
        if not state.relive(seat, make_move(DISCARD, down.pop()) if hidden else move):
            raise NoWorld("the view's log does not fit its cards")
    if state.awaits_deal and len(packs) > 1 and len(state.sheet) < state.deal_number:
        state.deal(packs[1])
