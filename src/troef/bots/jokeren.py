"""The rule player of jokeren.

It comes out as soon as it can, with the melds that take most cards along; then it swaps every joker it can get, lays
all it has, and throws away the card that is least likely to become a meld. A joker in hand is laid off on a meld only
to go out or when somebody else nearly is.
"""

from troef.bots.melding import Plan, fewest_in_hand, hope, jokers_used, sensible_melds, unseen_copies
from troef.cards.card import JOKER
from troef.core.game import Game
from troef.core.moves import DISCARD, LAYOFF, MELD, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.jokeren.opening import JOKER_VALUE, LEAST_NATURALS, LONGEST, value_of, worth
from troef.melds.declared import meld_size
from troef.melds.naming import FOR_JOKER, PER_MELD, SWAP, lying_faces
from troef.melds.twins import TwinHands
from troef.melds.unseen import faces_of, given

#: With so few cards in an opponent's hand every card counts.
NEARLY_OUT = 3


class RulePlayer:
    """Plays by the habits of a sensible player; see the module."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)
        self.pack = game.pack(4)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        faces = faces_of(view.hand())
        out = view.badge(view.seat, "opened") is not None
        melds = [move for move in moves if kind_of(move) == MELD]
        plan = self._plan(view, faces, melds, out)
        if melds:
            chosen = self._meld(melds, plan, out)
            if chosen is not None:
                return chosen
        if out:
            found = self._on_table(view, faces, plan)
            if found is not None:
                return found
        return self._discard(view, faces, plan)

    def _plan(self, view: View, faces: list[int], melds: list[int], out: bool) -> Plan:
        """What is to be laid: as many cards as possible, and to come out what is worth enough."""
        allowed = {int(payload_of(move)) for move in melds}
        hand: TwinHands = given([faces])
        sensible = [meld for meld in sensible_melds(hand, int(LONGEST), int(LEAST_NATURALS)) if meld in allowed]
        room = len(faces) - 1
        if out:
            return Plan(faces, sensible, lambda meld: float(meld_size(meld)) - 0.4 * jokers_used(meld), room)
        return Plan(faces, sensible, lambda meld: float(value_of(meld) + meld_size(meld)), room)

    def _meld(self, melds: list[int], plan: Plan, out: bool) -> int | None:
        allowed = {int(payload_of(move)): move for move in melds}
        for meld in plan.melds:
            if meld in allowed:
                return allowed[meld]
        if out:
            return None
        return max(melds, key=lambda move: (value_of(payload_of(move)), move))

    def _on_table(self, view: View, faces: list[int], plan: Plan) -> int | None:
        """A joker to swap, or a card to lay off."""
        kept = [face for meld in plan.melds for face in lying_faces(meld)]
        layoffs: list[int] = []
        for move in view.moves:
            kind, payload = kind_of(move), int(payload_of(move))
            if kind == SWAP and payload % int(PER_MELD) not in kept:
                return move
            if kind == LAYOFF:
                layoffs.append(move)
        plain = [move for move in layoffs if not payload_of(move) & FOR_JOKER]
        if plain:
            return plain[0]
        if layoffs and (len(faces) <= faces.count(int(JOKER)) + 1 or fewest_in_hand(view) <= NEARLY_OUT):
            return layoffs[0]
        return None

    def _discard(self, view: View, faces: list[int], plan: Plan) -> int:
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
