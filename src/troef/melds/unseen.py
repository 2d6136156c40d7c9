"""Sharing the cards that a view does not show, in games of two packs where drawn cards stay hidden."""

from typing import final

from troef.cards.card import JOKER
from troef.core.display import Display
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.melds.twins import TwinHands, face_of


def faces_of(cards: list[int]) -> list[int]:
    """Cards by their faces."""
    return [int(face_of(card)) for card in cards]


def known_in(view: View) -> list[list[int]]:
    """For each seat the faces that everybody has seen going to its hand: the view's memory `known`."""
    known = view.memory.get("known")
    return known if isinstance(known, list) else [[] for _ in range(view.seats)]


def show_known(display: Display, known: TwinHands) -> None:
    """Put into the display's memory what everybody has seen going to the hands."""
    if display.keeps_all:
        display.memory["known"] = [known.faces(seat) for seat in range(display.seats)]


def show_twin_hand(display: Display, seat: int, hands: TwinHands, shown: bool) -> None:
    """A hand of a twin pack: open, or as many backs."""
    if not shown:
        display.show_zone(f"hand-{seat}", "hand", seat, "fan", hidden=int(hands.count(seat)))
        return
    if not display.keeps_all:
        display.show_zone("", "hand", seat, cards=hands.faces(seat))
        return
    cards: list[int] = []
    for face in hands.faces(seat):
        copies = cards.count(face)
        cards.append(face if face == JOKER or not copies else face + 64)
    display.show_zone(f"hand-{seat}", "hand", seat, "fan", cards)


def given(hands: list[list[int]]) -> TwinHands:
    """Hands with these faces."""
    made = TwinHands(len(hands))
    for seat, faces in enumerate(hands):
        for face in faces:
            made.give(seat, face)
    return made


@final
class Unseen:
    """The cards of a view that its seat has not seen, to be shared at random.

    `hands` are the faces that each seat is known to have, `room` how many more it has; `cards` are the unseen faces.
    """

    def __init__(self, view: View, pack: list[int]) -> None:
        cards = faces_of(pack)
        self.hands: list[list[int]] = []
        self.room: list[int] = []
        known = known_in(view)
        for seat in range(view.seats):
            zone = view.zone(f"hand-{seat}")
            self.hands.append(faces_of(zone.cards) if zone.cards else list(known[seat]))
            self.room.append(len(zone.cards) + zone.hidden - len(self.hands[seat]))
        stock = view.zone("stock")
        #: the stock, top first, for those who know it
        self.stock: list[int] = faces_of(stock.cards)[::-1]
        self.stock_room: int = stock.hidden
        seen = [face for hand in self.hands for face in hand] + self.stock
        for zone in view.zones:
            if zone.kind in ("meld", "discard"):
                seen += faces_of(zone.cards)
        for face in seen:
            cards.remove(face)
        self.cards = cards

    def reach(self, seat: int) -> TwinHands:
        """All that a seat's hand can have, as the hand of seat 0."""
        return given([self.hands[seat] + self.cards])

    def put(self, seat: int, faces: list[int]) -> bool:
        """Say that a seat has these cards, those that it is known to have among them; False where it has no room."""
        known = list(self.hands[seat])
        wanted: list[int] = []
        for face in faces:
            if face in known:
                known.remove(face)
            else:
                wanted.append(face)
        if len(wanted) > self.room[seat]:
            return False
        for face in wanted:
            self.cards.remove(face)
        self.hands[seat] = self.hands[seat] + wanted
        self.room[seat] -= len(wanted)
        return True

    def share(self, rng: Rng) -> tuple[list[list[int]], list[int]]:
        """The hands and the stock, each way equally likely."""
        cards = shuffle(self.cards, rng)
        return self.fill(cards)

    def fill(self, cards: list[int]) -> tuple[list[list[int]], list[int]]:
        """The hands filled from these cards one after the other, the rest in the stock."""
        hands: list[list[int]] = []
        for seat in range(len(self.hands)):
            room = self.room[seat]
            hands.append(self.hands[seat] + cards[:room])
            cards = cards[room:]
        return hands, self.stock + cards
