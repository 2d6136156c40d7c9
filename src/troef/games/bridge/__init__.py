"""Bridge: rubber bridge, with the auction, the dummy and the score on both sides of the line.

| clauses | where |
| --- | --- |
| R1–R5 seats, pack, deal | `game.PACK`, `game.PACKETS`, `BridgeState.lay_pack`; the dealer moves on in `_next_deal` |
| R6–R18 auction | `auction.Calls`, the ladder `auction.LADDER` |
| R17 passed out, R19 declarer | `BridgeState._auction_over`, `_declarer` |
| R20–R24, R27 play with a dummy | `dummy.DummyPlay` |
| R22, R23, R26 tricks | `troef.tricks` with `game.DUTIES` and `game.ORDERINGS` |
| R25 a suit for dummy | `language.lowest_in_dummy` |
| R29, T5 the last trick | `BridgeState._show_tricks` |
| S2–S8, S12 a deal | `scoring`, `result` |
| S1, S8–S11, A7, A8, T6 the rubber | `rubber.RubberSheet`; broken off by agreement: `BridgeState._abandon` |
| a rubber that begins in the middle | `carried` |
| T2 agreements, T3 dummy's columns | `BridgeState._show_agreements`, `_columns` |
"""

from troef.games.bridge.game import PACK, Bridge
from troef.games.bridge.options import INFO, Options
from troef.games.bridge.result import Result
from troef.games.bridge.rubber import RubberSheet

make = Bridge

__all__ = ["INFO", "PACK", "Bridge", "Options", "Result", "RubberSheet", "make"]
