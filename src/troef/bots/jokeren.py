"""The rule player of jokeren.

It comes out as soon as it can, with the melds that take most cards along; then it swaps every joker it can get, lays
all it has, and throws away the card that is least likely to become a meld. A joker in hand is laid off on a meld only
to go out or when somebody else nearly is. With `TUNED` it also keeps cards that it can lay off once it has come out.
"""

from collections import Counter
from typing import Final, NamedTuple

from troef.bots.base import RuleOfThumb
from troef.bots.melding import MeldPlan, companions, fewest_in_hand, jokers_used, sensible_melds, unseen_copies
from troef.cards.card import JOKER
from troef.core.game import Game
from troef.core.moves import DISCARD, LAYOFF, MELD, kind_of, payload_of
from troef.core.view import View, Zone
from troef.games.jokeren.opening import JOKER_VALUE, LEAST_NATURALS, LONGEST, value_of, worth
from troef.melds.declared import line_card, meld_size
from troef.melds.naming import FOR_JOKER, PER_MELD, SWAP, lying_faces
from troef.melds.twins import TwinHands
from troef.melds.unseen import faces_of, given

#: With this many cards or fewer an opponent is nearly out.
NEARLY_OUT = 3
#: A joker is kept before all else.
ABOVE_ALL: Final = 100.0


class Tuning(NamedTuple):
    """What a card is kept for, in copies of cards that can still come; the one least worth keeping is thrown away."""

    #: a meld that it is in
    made: float = 12.0
    #: what is left of its worth when its twin is in the hand as well
    twin: float = 0.4
    #: before coming out what is left of its worth when it counts nothing, and what ten points add (R13)
    low_card: float = 0.5
    high_card: float = 1.0
    #: before coming out, a card that can be laid off on the table then, or takes a joker from it (R16, R19)
    fits: float = 0.0
    swaps: float = 0.0
    #: a copy that would make room for it on the table, before and after coming out
    near: float = 0.0
    near_out: float = 0.0


DEFAULT: Final = Tuning()
TUNED: Final = Tuning(made=14.0, twin=0.15, fits=6.0, swaps=6.0, near=0.7, near_out=1.0)


class Outlook:
    """What a hand may become: the copies still to come, and what the table has room for."""

    def __init__(self, faces: list[int], coming: "Counter[int]") -> None:
        self.held = set(faces)
        self.coming = coming
        self.table: dict[int, float] = {}

    def look_at(self, zone: Zone, fits: float, swaps: float, near: float) -> None:
        """What a meld on the table is good for (R16, R17, R19)."""
        faces = zone.stands or faces_of(zone.cards)
        for place in range(len(zone.stands)):
            if zone.cards[place] == JOKER:
                self._value(faces[place], swaps)
        suit, rank = faces[0] >> 4, faces[0] & 15
        if rank == faces[1] & 15:
            for other in range(4):
                if 16 * other + rank not in faces:
                    self._value(16 * other + rank, fits)
            return
        low = 0 if faces[1] & 15 == 0 else rank + 1  # on the line from ace to ace
        self._look_beyond(suit, low - 1, low - 2, fits, near)
        self._look_beyond(suit, low + len(faces), low + len(faces) + 1, fits, near)

    def _look_beyond(self, suit: int, first: int, second: int, fits: float, near: float) -> None:
        """The end of a row: a card that fits, and the one that fits after it."""
        if not 0 <= first < LONGEST:
            return
        face = int(line_card(suit, first))
        self._value(face, fits)
        if 0 <= second < LONGEST:
            after = int(line_card(suit, second))
            self.table[after] = self.table.get(after, 0.0) + near * max(0, self.coming[face])

    def _value(self, face: int, worth: float) -> None:
        self.table[face] = max(self.table.get(face, 0.0), worth)


class RulePlayer(RuleOfThumb):
    """Weighs its moves with a `Tuning`; see the module."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        super().__init__(game, seed)
        self.pack = game.pack(4)
        self.tuning = tuning

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        moves = view.moves
        faces = faces_of(view.hand())
        out = view.badge(view.seat, "opened") is not None
        melds = [move for move in moves if kind_of(move) == MELD]
        plan = self._plan(faces, melds, out)
        if melds and not out:
            return self._meld(melds, plan.melds) or max(melds, key=lambda move: (value_of(payload_of(move)), move))
        if out:
            natural = [meld for meld in plan.melds if not jokers_used(meld)]
            found = self._meld(melds, natural) or self._on_table(view, natural, plan.melds)
            found = found or self._meld(melds, plan.melds) or self._joker_off(view, faces)
            if found is not None:
                return found
        return self._discard(view, faces, out)

    def unthinkable(self, view: View) -> list[int]:
        """Out, and while somebody has a single card left, to throw a card away instead of laying a meld without
        jokers."""
        if view.badge(view.seat, "opened") is None or fewest_in_hand(view) > 1:
            return []
        if not any(kind_of(move) == MELD and not jokers_used(int(payload_of(move))) for move in view.moves):
            return []
        return [move for move in view.moves if kind_of(move) == DISCARD]

    def _plan(self, faces: list[int], melds: list[int], out: bool) -> MeldPlan:
        """What is to be laid: as many cards as possible, and to come out what is worth enough."""
        allowed = {int(payload_of(move)) for move in melds}
        hand: TwinHands = given([faces])
        sensible = [meld for meld in sensible_melds(hand, int(LONGEST), int(LEAST_NATURALS)) if meld in allowed]
        room = len(faces) - 1
        if out:
            return MeldPlan(faces, sensible, lambda meld: float(meld_size(meld)) - 0.4 * jokers_used(meld), room)
        return MeldPlan(faces, sensible, lambda meld: float(value_of(meld) + meld_size(meld)), room)

    def _meld(self, melds: list[int], planned: list[int]) -> int | None:
        """The first of the planned melds that may be laid."""
        allowed = {int(payload_of(move)): move for move in melds}
        return next((allowed[meld] for meld in planned if meld in allowed), None)

    def _on_table(self, view: View, natural: list[int], planned: list[int]) -> int | None:
        """A joker to swap for a card of no planned meld, or a card to lay off that is in none without jokers."""
        kept = [face for meld in planned for face in lying_faces(meld)]
        for move in view.moves:
            if kind_of(move) == SWAP and int(payload_of(move)) % int(PER_MELD) not in kept:
                return move
        kept = [face for meld in natural for face in lying_faces(meld)]
        for move in view.moves:
            payload = int(payload_of(move))
            if kind_of(move) == LAYOFF and not payload & FOR_JOKER and payload & 63 not in kept:
                return move
        return None

    def _joker_off(self, view: View, faces: list[int]) -> int | None:
        """A joker to lay off, when that goes out or somebody else nearly is."""
        if len(faces) > faces.count(int(JOKER)) + 1 and fewest_in_hand(view) > NEARLY_OUT:
            return None
        return next((move for move in view.moves if kind_of(move) == LAYOFF), None)

    def _discard(self, view: View, faces: list[int], out: bool) -> int:
        """The card that is least worth keeping; of equal ones any."""
        outlook = self._outlook(view, faces, out)
        best: list[tuple[float, int, int]] = []
        for move in view.moves:
            if kind_of(move) == DISCARD:
                keep = self._keep(int(payload_of(move)), faces, outlook, out)
                best.append((keep, int(self.rng.word()), move))
        return min(best)[2]

    def _outlook(self, view: View, faces: list[int], out: bool) -> Outlook:
        """What is to be known of the hand and the table, as far as it weighs."""
        tuning = self.tuning
        outlook = Outlook(faces, unseen_copies(view, self.pack))
        if tuning.fits or tuning.swaps or tuning.near or tuning.near_out:
            for zone in view.zones:
                if zone.kind == "meld":
                    outlook.look_at(zone, tuning.fits, tuning.swaps, tuning.near_out if out else tuning.near)
        return outlook

    def _keep(self, face: int, faces: list[int], outlook: Outlook, out: bool) -> float:
        """What a card is worth keeping."""
        if face == JOKER:
            return ABOVE_ALL
        tuning = self.tuning
        keep = self._hope(face, outlook)
        if faces.count(face) > 1:
            keep *= tuning.twin  # its twin does as well
        if not out:  # R13: the minimum is reached with high cards
            keep *= tuning.low_card + tuning.high_card * float(worth(2**face)) / float(JOKER_VALUE)
        return keep + outlook.table.get(face, 0.0)

    def _hope(self, face: int, outlook: Outlook) -> float:
        """The melds that a card is in, and the copies of cards that make one of it and another card of the hand."""
        tuning = self.tuning
        held = outlook.held
        found = 0.0
        for one, other in companions(face):
            if one in held and other in held:
                found += tuning.made
                continue
            partner, missing = (one, other) if one in held else (other, one)
            if partner in held:
                found += max(0, outlook.coming[missing])
        return found
