"""Cinch, also called double pedro or high five.

| clauses | where |
| --- | --- |
| R1 partners and seats | `seating` |
| R2, R3 deal | `state.PACKETS`, `CinchState.lay_pack`; the dealer moves on in `TrickMatch.next_deal` |
| R4–R6 order of the cards, S1 points | `game.ORDERINGS` |
| R7, R9 bidding, naming trumps | `phases`, `language.BIDS`; R8 `CinchState._auction_over` |
| R10–R13 discard and draw | `CinchState._discard`, `_draw`, `phases.Discarding`, `troef.auction.laying` |
| R14 robbing | `CinchState._rob`, `_laid_away` |
| R15 the stock runs out | `CinchState.pack`, `_restock` |
| R16 points thrown away | `CinchState.thrown` |
| R17–R20 play | `game._DUTIES`, `troef.tricks` |
| S2–S4, P6 score | `scoring`, `result` |
| P4, P5 bids and cards out of turn | `judging`, `troef.tricks.out_of_turn` |
| S5 end | `CinchState.finish_if_over` |
"""

from troef.games.cinch.game import ORDERINGS, Cinch
from troef.games.cinch.options import INFO, Options
from troef.games.cinch.result import Result
from troef.games.cinch.seating import draw_again, seated_by_draw
from troef.games.cinch.state import PACK

make = Cinch

__all__ = ["INFO", "ORDERINGS", "PACK", "Cinch", "Options", "Result", "draw_again", "make", "seated_by_draw"]
