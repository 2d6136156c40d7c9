"""The rule player of duizenden.

It takes the open pile when what it can lay of it outweighs what it would be left with. While there is time it keeps
its sets in hand, for pairs are what takes the pile; when somebody has few cards left or the stock gets low it lays all
it can, and with the queen of spades at once. It throws away what is of least use to itself and with which its
neighbour cannot take the pile.
"""

from collections import Counter
from typing import Final, NamedTuple

from troef.bots.base import RuleOfThumb
from troef.bots.melding import (
    MeldPlan,
    companions,
    fewest_in_hand,
    hand_of,
    hope,
    left_lying,
    sensible_melds,
    unseen_copies,
)
from troef.cards.card import JOKER
from troef.core.game import Game
from troef.core.moves import DISCARD, DRAW, END_TURN, LAYOFF, MELD, TAKE, kind_of, payload_of
from troef.core.view import View
from troef.games.duizenden.game import Duizenden
from troef.games.duizenden.language import DISCARD_BOTH, STOP_ROUND
from troef.games.duizenden.scoring import QUEEN
from troef.games.duizenden.taking import LEAST_NATURALS, LONGEST, taken_meld
from troef.melds.naming import FOR_JOKER, SWAP, lying_faces
from troef.melds.unseen import faces_of, known_in


class Tuning(NamedTuple):
    """The weights of its choices, in points."""

    #: the round may end soon when an opponent has this many cards or fewer, or the stock
    nearly_out: float = 2.0
    nearly_drawn: float = 8.0
    #: there is time as long as everybody has more cards than this, and the stock too
    calm_hands: float = 4.0
    calm_stock: float = 12.0
    #: what a card from the stock is worth against a pile when the round may end before long
    late_draw: float = 8.0
    #: one goes out at once when all can be laid, and the others together are caught with this many cards or more
    catch: float = 1000.0
    #: what the points of a card count against keeping it
    points: float = 0.4
    late_points: float = 1.0
    #: what each copy counts that makes a meld with the card and one more, and what the points of that meld count as
    #: long as there is time
    hope: float = 2.0
    late_hope: float = 0.5
    hope_points: float = 0.0
    #: what is left of that for a card that one has twice
    twin: float = 0.5
    #: what belongs with a queen of spades in the hand
    for_queen: float = 12.0
    #: what it costs when the next player takes the pile, and what each of its points counts
    danger: float = 15.0
    danger_points: float = 0.8
    #: what part of that chance is gone for a card that the next player has just left lying
    refused: float = 0.0


DEFAULT: Final = Tuning()

TUNED: Final = Tuning(
    nearly_drawn=5.0,
    catch=8.0,
    points=-0.4,
    hope=5.0,
    hope_points=0.5,
    for_queen=25.0,
    danger=10.0,
    refused=0.7,
)

#: For this many turns it remembers what the next player left lying.
_REMEMBERED: Final = 3


class RulePlayer(RuleOfThumb):
    """Weighs its moves with a `Tuning`; see the module."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        assert isinstance(game, Duizenden)
        super().__init__(game, seed)
        self.tuning = tuning
        self.pack = game.pack(4)
        self.values = game.values

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        moves = view.moves
        faces = faces_of(view.hand())
        if any(kind_of(move) in (DRAW, STOP_ROUND) for move in moves):
            return self._take(view, faces)
        for move in moves:
            if kind_of(move) == DISCARD_BOTH:
                return move
        return self._lay(view, faces) or self._discard(view, faces)

    # ---- taking ----

    def _take(self, view: View, faces: list[int]) -> int:
        """Draw, or the take that leaves most."""
        pile = faces_of(view.zone("discard").cards)
        stop = any(kind_of(move) == STOP_ROUND for move in view.moves)
        # while there is time what stays in the hand may still be laid, and costs nothing
        cost = 1.0 if stop or self._is_late(view) else 0.0
        best = view.moves[0]
        best_worth = -float(self._points(faces)) if stop else self._worth(faces, cost) + cost * self.tuning.late_draw
        for move in view.moves:
            if kind_of(move) != TAKE:
                continue
            laid = lying_faces(int(taken_meld(payload_of(move), pile[-1])))
            left = faces + pile
            for face in laid:
                left.remove(face)
            worth = self._points(laid) * (1 + cost) + self._worth(left, cost)
            if stop:
                worth = self._points(laid) + self._worth(left, cost)
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def _is_late(self, view: View) -> bool:
        """Whether the round may end before long."""
        return fewest_in_hand(view) <= self.tuning.nearly_out or in_stock(view) <= self.tuning.nearly_drawn

    def _points(self, faces: list[int]) -> int:
        return sum([int(self.values.of_face(face)) for face in faces])

    def _plan(self, faces: list[int]) -> MeldPlan:
        melds = sensible_melds(hand_of(faces), int(LONGEST), int(LEAST_NATURALS))
        return MeldPlan(faces, melds, lambda meld: float(self.values.of_meld(meld)), len(faces) - 1)

    def _worth(self, faces: list[int], cost: float) -> float:
        """What a hand is worth: the sets in it, less a part of the rest."""
        plan = self._plan(faces)
        return plan.worth - cost * self._points(plan.rest(faces))

    # ---- laying ----

    def _lay(self, view: View, faces: list[int]) -> int | None:
        moves = view.moves
        melds = {int(payload_of(move)): move for move in moves if kind_of(move) == MELD}
        plan = self._plan(faces)
        swaps = [move for move in moves if kind_of(move) == SWAP and not self._is_late(view)]
        if self._has_time(view, faces) and not self._catches(view, plan.rest(faces)):
            return swaps[0] if swaps else None
        planned = [meld for meld in plan.melds if meld in melds]
        if planned:
            return melds[max(planned, key=self.values.of_meld)]
        if melds and view.fact("first-turn") == view.seat:  # R11: three cards of what would be more
            return max(melds.items(), key=lambda item: self.values.of_meld(item[0]))[1]
        layoffs = [move for move in moves if kind_of(move) == LAYOFF]
        if layoffs:
            return max(layoffs, key=lambda move: (not payload_of(move) & FOR_JOKER, self._laid_off(move)))
        return swaps[0] if swaps else None

    def _has_time(self, view: View, faces: list[int]) -> bool:
        """Whether sets may wait in the hand: not with the queen of spades, and not in the first turn."""
        calm = fewest_in_hand(view) > self.tuning.calm_hands and in_stock(view) > self.tuning.calm_stock
        return calm and int(QUEEN) not in faces and view.fact("first-turn") != view.seat

    def _catches(self, view: View, rest: list[int]) -> bool:
        """Whether it goes out now, and the others are caught with much in their hands."""
        alone = len(rest) <= 1 or (len(rest) == 2 and rest[0] == rest[1])
        return alone and sum([zone.hidden for zone in view.zones if zone.kind == "hand"]) >= self.tuning.catch

    def _laid_off(self, move: int) -> int:
        payload = payload_of(move)
        return int(self.values.of_face(JOKER if payload & FOR_JOKER else payload & 63))

    # ---- discarding ----

    def _discard(self, view: View, faces: list[int]) -> int:
        coming = unseen_copies(view, self.pack)
        late = self._is_late(view)
        danger = self._danger(view, coming)
        best: list[tuple[float, int, int]] = []
        for move in view.moves:
            if kind_of(move) == END_TURN:
                return move
            if kind_of(move) != DISCARD:
                continue
            face = int(payload_of(move))
            cost = self._keep(face, faces, coming, late)
            best.append((cost + danger.get(face, 0.0), int(self.rng.word()), move))
        return min(best)[2]

    def _keep(self, face: int, faces: list[int], coming: "Counter[int]", late: bool) -> float:
        """What a card is worth in the hand."""
        tuning = self.tuning
        points = self._points([face])
        cost = -points * (tuning.late_points if late else tuning.points)
        kept = (tuning.late_hope if late else tuning.hope) * hope(face, faces, coming)
        if tuning.hope_points and not late:
            kept += tuning.hope_points * self._hope_points(face, faces, coming)
        cost += kept * (tuning.twin if faces.count(face) > 1 else 1.0)
        if int(QUEEN) in faces and self._leads_to_queen(face):
            cost += tuning.for_queen
        return cost

    def _hope_points(self, face: int, faces: list[int], coming: "Counter[int]") -> float:
        """The points of the melds of three that are a single card short, for each copy of it that can come."""
        held = set(faces) - {face}
        points = 0.0
        for one, other in companions(face):
            if (one in held) != (other in held):
                missing = other if one in held else one
                points += max(0, coming[missing]) * self._points([face, one, other])
        return points

    def _leads_to_queen(self, face: int) -> bool:
        """Whether a card may help to lay the queen of spades."""
        return any(face in pair for pair in companions(int(QUEEN)))

    def _danger(self, view: View, coming: "Counter[int]") -> dict[int, float]:
        """For each card what it may cost that the next player takes the pile with it on top."""
        seat = (view.seat + 1) % view.seats
        zone = view.zone(f"hand-{seat}")
        known = known_in(view)[seat]
        unknown = zone.hidden - len(known)
        total = max(1, sum(coming.values()))
        pile = self.tuning.danger + self.tuning.danger_points * self._points(faces_of(view.zone("discard").cards))
        left = left_lying(view, seat, int(DRAW), _REMEMBERED) if self.tuning.refused else []

        def chance(face: int) -> float:
            return 1.0 if face in known else min(1.0, max(0, coming[face]) * unknown / total)

        risks: dict[int, float] = {}
        for face in {face for face in faces_of(view.hand()) if face != JOKER}:
            miss = 1.0
            for one, other in companions(face):
                miss *= 1.0 - chance(one) * chance(other)
            risks[face] = (1.0 - miss) * pile * (1.0 - self.tuning.refused if face in left else 1.0)
        return risks


def in_stock(view: View) -> int:
    """How many cards the stock has."""
    stock = view.zone("stock")
    return stock.hidden + len(stock.cards)
