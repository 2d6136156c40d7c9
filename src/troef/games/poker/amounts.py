"""The moves that raise to each amount (R12), made once for each smallest chip."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.moves import CHECK, FOLD, RAISE, make_move


@final
@mypyc_attr(acyclic=True)
class Amounts:
    """Raises to every multiple of a chip, kept as moves: hundreds of new numbers each time would be what `legal` costs.

    Two other moves come first, so that a slice has room for those in front.
    """

    def __init__(self, chip: i64) -> None:
        self.chip = chip
        self.moves: list[int] = [int(FOLD), int(CHECK)]

    def after(self, first: list[int], least: i64, most: i64) -> list[int]:
        """Two moves, and those that raise to each amount from `least` to `most`."""
        chip = self.chip
        low = least // chip
        end = most // chip + 3
        known = self.moves
        while len(known) < end:
            known.append(int(make_move(RAISE, (len(known) - 2) * chip)))
        moves = known[low:end]
        moves[0] = first[0]
        moves[1] = first[1]
        return moves


_SHARED: Final[dict[int, Amounts]] = {}


def amounts_of(chip: int) -> Amounts:
    """The raises in multiples of a chip, shared by all tables that play with it."""
    if chip not in _SHARED:
        _SHARED[chip] = Amounts(chip)
    return _SHARED[chip]
