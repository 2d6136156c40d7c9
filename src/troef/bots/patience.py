"""The rule player for patience: turns cards up first, and spends what it may need again last."""

from typing import Final

from troef.cards.card import KING, rank_of, suit_of
from troef.core.game import Game
from troef.core.moves import DRAW, RESIGN
from troef.core.view import View, Zone
from troef.games.patience.language import REDEAL
from troef.games.patience.layout import FOUNDATION, HEIGHT, MOVE, WASTE, count_of, source_of, target_of

#: What a move is worth. Below `TURN` (draw or redeal) a card move waits until a pass has brought nothing.
SAFE_HOME: Final = 100
TURN_UP: Final = 80
KING_DOWN: Final = 70
FROM_WASTE: Final = 60
FREE_PLACE: Final = 50
UNDER_PART: Final = 45
TURN: Final = 40
EARLY_HOME: Final = 30
IDLE: Final = 10
GIVE_UP: Final = 2
POINTLESS: Final = 0

SUITS: Final = ("C", "D", "H", "S")


class RulePlayer:
    """Plays the move that is worth most; of equal ones the first.

    It cannot go round in circles: a card move that only shifts cards is made once, after a pass without any other,
    and a part of a run only to free a card for its foundation. Rather than redeal a third time (R20) it gives up.
    """

    careless: Final = frozenset(int(kind) for kind in (MOVE,))

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        reading = _LayoutReading(view)
        return max(view.moves, key=reading.worth)


class _LayoutReading:
    """What the player reads off a view."""

    def __init__(self, view: View) -> None:
        self.columns = [view.zone(f"T{pile}") for pile in range(1, 8)]
        self.waste = view.zone("waste").cards
        self.heights = [len(view.zone(f"F-{suit}").cards) for suit in SUITS]
        redeals = view.fact("redeals")
        self.redeals = redeals if isinstance(redeals, int) else 0
        self.known = self.waste + _known(view)

    def worth(self, move: int) -> int:
        """How good a move is."""
        if move == RESIGN:
            return GIVE_UP
        if move == REDEAL:
            return POINTLESS if self.redeals == 2 else TURN
        if move == DRAW:
            return TURN
        source, target, count = int(source_of(move)), int(target_of(move)), int(count_of(move))
        if count:
            return self._part(self.columns[source], count)
        if target == FOUNDATION:
            worth = self._home(None if source == WASTE else self.columns[source])
        elif source == WASTE:
            worth = KING_DOWN if rank_of(self.waste[-1]) == KING else FROM_WASTE
        else:
            worth = self._run(self.columns[source])
        return max(worth, TURN + 1) if self.redeals else worth

    def _home(self, column: "Zone | None") -> int:
        """A card to its foundation: at once if no card can still want to lie on it, or if it turns one up."""
        card = column.cards[-1] if column is not None else self.waste[-1]
        if self._safe(card):
            return SAFE_HOME
        if column is None:
            return FROM_WASTE - 1
        if len(column.cards) == 1:
            return TURN_UP - 5 if column.hidden else FREE_PLACE if self._king_waits() else EARLY_HOME
        return EARLY_HOME

    def _safe(self, card: int) -> bool:
        red = suit_of(card) in (1, 2)
        others = (self.heights[0], self.heights[3]) if red else (self.heights[1], self.heights[2])
        return HEIGHT[card] <= 1 or min(others) >= HEIGHT[card] - 1

    def _run(self, column: Zone) -> int:
        """A whole run to another column: the more cards still lie under it, the sooner."""
        if column.hidden:
            return (KING_DOWN if rank_of(column.cards[0]) == KING else TURN_UP) + column.hidden
        return FREE_PLACE if self._king_waits() else IDLE

    def _king_waits(self) -> bool:
        """Whether some king has no place of its own yet, and none is free."""
        if any(not column.cards for column in self.columns):
            return False
        if any(column.hidden and rank_of(column.cards[0]) == KING for column in self.columns):
            return True
        return any(rank_of(card) == KING for card in self.known)

    def _part(self, column: Zone, count: int) -> int:
        """A part of a run: only where the card under it then goes to its foundation at once."""
        freed = column.cards[-count - 1]
        if self.heights[suit_of(freed)] != HEIGHT[freed]:
            return POINTLESS
        turns_up = column.hidden > 0 and len(column.cards) == count + 1
        return UNDER_PART if turns_up or self._safe(freed) else POINTLESS


def _known(view: View) -> list[int]:
    known = view.memory.get("bank")
    return known if isinstance(known, list) else []
