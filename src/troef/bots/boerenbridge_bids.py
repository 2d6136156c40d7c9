"""What a number promises at boerenbridge, and what was said before: the features that predictions are learnt from."""

from typing import Final

from troef.bots.boerenbridge import hopes
from troef.bots.learning.features import AuctionFeatures, step
from troef.core.game import Game
from troef.core.moves import BID, kind_of, payload_of
from troef.core.view import View

#: Sizes of hands, and steps of a tenth of the chance of a number, and of a third of a trick that it lies above what the
#: hand promises.
SIZES: Final = 18
CHANCES: Final = 20
STEPS: Final = 16
#: What has been said: nobody yet, or how far the others have said less or more than their share (five steps).
HEARD: Final = 6
#: A number is considered that has at least this chance.
LEAST: Final = 0.06


class Features(AuctionFeatures):
    """How likely a number is, how far it lies from what the hand promises, and how much the others have said."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = self.table(SIZES)
        self.numbers = self.table(SIZES * SIZES)
        self.chances = self.table(CHANCES * HEARD)
        self.above = self.table(SIZES * STEPS)
        self.heard = self.table(HEARD * STEPS)

    def speaks(self, view: View) -> bool:
        return bool(view.moves) and kind_of(view.moves[0]) == BID and bool(view.hand())

    def candidates(self, view: View, own: int) -> list[int]:
        tricks = hopes(view)
        return [move for move in view.moves if move == own or _chance(tricks, int(payload_of(move))) >= LEAST]

    def features(self, view: View, move: int, own: int) -> list[int]:
        size, number, tricks = min(len(view.hand()), SIZES - 1), int(payload_of(move)), hopes(view)
        mean = sum(won * chance for won, chance in enumerate(tricks))
        heard, above = _heard(view, size), step(number - mean, -2.5, 1 / 3, STEPS)
        found = [self.own + size] if move == own else []
        return [
            *found,
            self.numbers + size * SIZES + min(number, SIZES - 1),
            self.chances + heard * CHANCES + step(_chance(tricks, number), 0.0, 0.05, CHANCES),
            self.above + size * STEPS + above,
            self.heard + heard * STEPS + above,
        ]


def _chance(tricks: list[float], number: int) -> float:
    return tricks[number] if number < len(tricks) else 0.0


def _heard(view: View, size: int) -> int:
    """How far the others have said more than their share of the tricks, in five steps; 0 where nobody has spoken."""
    said = [view.badge(seat, "predicted") for seat in range(view.seats) if seat != view.seat]
    numbers = [number for number in said if isinstance(number, int)]
    if not numbers:
        return 0
    return 1 + step(sum(numbers) - len(numbers) * size / view.seats, -2.5, 1.0, HEARD - 1)
