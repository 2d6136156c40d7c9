"""Zwartepiet: draw from your neighbour, lay pairs, and get rid of the jack of spades.

| clauses | where |
| --- | --- |
| R1 pack | `state.PACK` |
| R2, R4, R9 pairs | `drawing.pairs_in`, `Drawing._lay_pairs` |
| R3 deal | `ZwartepietState.lay`, `Zwartepiet.places` |
| R5–R7, R10, R11 who draws from whom | `Drawing._pass_on`, `next_in` |
| R8 the draw | `Drawing.offer`, `play`; the random orders follow from the order of the pack |
| R12, R13 end | `Drawing.over` |
| S1, S2 | `result`, `Zwartepiet.settle`, `ZwartepietState.advance` |
"""

from troef.games.zwartepiet.game import Zwartepiet
from troef.games.zwartepiet.options import INFO, Options
from troef.games.zwartepiet.result import Result

make = Zwartepiet

__all__ = ["INFO", "Options", "Result", "Zwartepiet", "make"]
