"""What rule players of games with melds share: which melds to lay together (with declared jokers), what a card may
become, and what was left lying on the pile.
"""

from collections import Counter
from collections.abc import Callable

from troef.cards.card import JOKER
from troef.core.moves import DISCARD, TAKE, kind_of, payload_of
from troef.core.view import View
from troef.melds.declared import (
    can_lay,
    joker_count,
    line_card,
    meld_size,
    melds_in,
    stands_for,
)
from troef.melds.naming import lying_faces
from troef.melds.twins import TwinHands
from troef.melds.unseen import faces_of, given

#: This many melds of a hand are weighed against each other, the best ones.
MOST_MELDS = 36
#: This many choices of melds are looked at.
MOST_CHOICES = 4000


def hand_of(faces: list[int]) -> TwinHands:
    """Cards as a hand (of seat 0)."""
    return given([faces])


def sensible_melds(hand: TwinHands, longest: int, least: int) -> list[int]:
    """The melds of a hand in which no joker stands for a card that is in the hand as well."""
    held = hand.held(0)
    found = melds_in(held, hand.twice(0), hand.jokers(0), longest, least)
    return [int(meld) for meld in found if not stands_for(meld) & held]


class MeldPlan:
    """The melds of a hand that are best laid together, by what each is worth, with at most `room` cards."""

    def __init__(self, faces: list[int], melds: list[int], worth: Callable[[int], float], room: int) -> None:
        ranked = sorted(((worth(meld), meld) for meld in melds), reverse=True)
        self._ranked = [(value, meld) for value, meld in ranked if value > 0][:MOST_MELDS]
        self._choices = 0
        self.worth = 0.0
        self.melds: list[int] = []
        self._search(hand_of(faces), 0, room, 0.0, [])

    def _search(self, hand: TwinHands, start: int, room: int, worth: float, chosen: list[int]) -> None:
        if worth > self.worth:
            self.worth, self.melds = worth, chosen
        for number in range(start, len(self._ranked)):
            value, meld = self._ranked[number]
            if worth + value * (room // 3) <= self.worth or self._choices > MOST_CHOICES:
                return
            self._choices += 1
            if meld_size(meld) <= room and can_lay(meld, hand.held(0), hand.twice(0), hand.jokers(0)):
                left = hand.copy()
                for face in lying_faces(meld):
                    left.take(0, face)
                self._search(left, number, room - int(meld_size(meld)), worth + value, [*chosen, meld])

    def rest(self, faces: list[int]) -> list[int]:
        """The cards of the hand that are not in the plan."""
        left = list(faces)
        for meld in self.melds:
            for face in lying_faces(meld):
                left.remove(face)
        return left


def unseen_copies(view: View, pack: list[int]) -> "Counter[int]":
    """How many copies of each face the viewer has not seen."""
    left = Counter(faces_of(pack))
    for zone in view.zones:
        left.subtract(faces_of(zone.cards))
    return left


def companions(face: int) -> list[tuple[int, int]]:
    """The pairs of cards that make a meld of three with a card."""
    suit, rank = face >> 4, face & 15
    others = [16 * other + rank for other in range(4) if other != suit]
    pairs = [(one, other) for one in others for other in others if one < other]
    for place in [rank + 1] + ([0] if rank == 12 else []):
        for low in range(max(0, place - 2), min(place, 11) + 1):
            places = [at for at in range(low, low + 3) if at != place]
            pairs.append((int(line_card(suit, places[0])), int(line_card(suit, places[1]))))
    return pairs


def hope(face: int, faces: list[int], coming: "Counter[int]") -> float:
    """How many copies of cards can still come that make a meld of this card and one of the hand."""
    if face == JOKER:
        return 100.0
    held = set(faces) - {face}
    found = 0.0
    for one, other in companions(face):
        if one in held and other in held:
            found += 12.0
        elif one in held:
            found += max(0, coming[other])
        elif other in held:
            found += max(0, coming[one])
    return found


def jokers_used(meld: int) -> int:
    """How many jokers a meld uses."""
    return int(joker_count(meld))


def left_lying(view: View, seat: int, draw: int, turns: int) -> list[int]:
    """The tops of the pile that a seat has left lying in its last turns, with moves of the kind `draw`."""
    left: list[int] = []
    top = -1
    for mover, move in view.log:
        kind = kind_of(move)
        if kind == DISCARD:
            top = int(payload_of(move))
        elif kind == TAKE:
            top = -1
        elif kind == draw and mover == seat and top >= 0:
            left.append(top)
    return left[-turns:]


def fewest_in_hand(view: View) -> int:
    """The cards of the opponent who has the fewest."""
    others = [zone for zone in view.zones if zone.kind == "hand" and zone.owner != view.seat]
    return min(zone.hidden + len(zone.cards) for zone in others)
