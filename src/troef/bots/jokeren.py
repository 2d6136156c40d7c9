"""The rule player of jokeren.

It comes out as soon as it can, with the melds that take most cards along; then it swaps every joker it can get, lays
all it has, and throws away the card that is least likely to become a meld. A joker in hand is laid off on a meld only
to go out or when somebody else nearly is.
"""

from troef.bots.base import RuleOfThumb
from troef.bots.melding import Plan, fewest_in_hand, hope, jokers_used, sensible_melds, unseen_copies
from troef.cards.card import JOKER
from troef.core.game import Game
from troef.core.moves import DISCARD, LAYOFF, MELD, kind_of, payload_of
from troef.core.view import View
from troef.games.jokeren.opening import JOKER_VALUE, LEAST_NATURALS, LONGEST, value_of, worth
from troef.melds.declared import meld_size
from troef.melds.naming import FOR_JOKER, PER_MELD, SWAP, lying_faces
from troef.melds.twins import TwinHands
from troef.melds.unseen import faces_of, given

#: With so few cards in an opponent's hand every card counts.
NEARLY_OUT = 3


class RulePlayer(RuleOfThumb):
    """Plays by the habits of a sensible player; see the module."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        super().__init__(game, seed)
        self.pack = game.pack(4)

    def decide(self, view: View) -> int:
        """Where there is a choice."""
        moves = view.moves
        faces = faces_of(view.hand())
        out = view.badge(view.seat, "opened") is not None
        melds = [move for move in moves if kind_of(move) == MELD]
        plan = self._plan(view, faces, melds, out)
        if melds and not out:
            return self._meld(melds, plan.melds) or max(melds, key=lambda move: (value_of(payload_of(move)), move))
        if out:
            natural = [meld for meld in plan.melds if not jokers_used(meld)]
            found = self._meld(melds, natural) or self._on_table(view, natural, plan.melds)
            found = found or self._meld(melds, plan.melds) or self._joker_off(view, faces)
            if found is not None:
                return found
        return self._discard(view, faces)

    def _plan(self, view: View, faces: list[int], melds: list[int], out: bool) -> Plan:
        """What is to be laid: as many cards as possible, and to come out what is worth enough."""
        allowed = {int(payload_of(move)) for move in melds}
        hand: TwinHands = given([faces])
        sensible = [meld for meld in sensible_melds(hand, int(LONGEST), int(LEAST_NATURALS)) if meld in allowed]
        room = len(faces) - 1
        if out:
            return Plan(faces, sensible, lambda meld: float(meld_size(meld)) - 0.4 * jokers_used(meld), room)
        return Plan(faces, sensible, lambda meld: float(value_of(meld) + meld_size(meld)), room)

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

    def _discard(self, view: View, faces: list[int]) -> int:
        coming = unseen_copies(view, self.pack)
        out = view.badge(view.seat, "opened") is not None
        best: list[tuple[float, int, int]] = []
        for move in view.moves:
            if kind_of(move) != DISCARD:
                continue
            face = int(payload_of(move))
            keep = hope(face, faces, coming)
            if face != JOKER:
                if faces.count(face) > 1:
                    keep *= 0.4  # its twin does as well
                if not out:  # R13: the minimum is reached with high cards
                    keep *= 0.5 + float(worth(2**face)) / float(JOKER_VALUE)
            best.append((keep, int(self.rng.word()), move))
        return min(best)[2]
