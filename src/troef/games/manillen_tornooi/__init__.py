"""Manillen as tournaments play it (IWWA): the dealer names trump, opponents knock, partners change every boompje.

| clauses | where |
| --- | --- |
| R1, R2 draw for the first dealer | `seating.highest_drawn`, `TornooiState._draw` |
| R3-R5 deal | `rules.PACKETS`, `LEAST_CUT`, `TornooiState.lay_pack`, `_settle`; the table shuffles and cuts |
| R6-R8 announcement | `language.Announcing` |
| R9-R14 kloppen | `language.Knocking`, `scoring.TRUMP_MULTIPLIERS`, `NO_TRUMP_MULTIPLIERS` |
| R15 order and points | `rules.ORDERINGS` |
| R16-R25 play | `rules.DUTIES`, `troef.tricks` |
| S1-S5 deal | `scoring.score_pairs`; which results there can be: `result` |
| S6, S7, P6, P7 round | `TornooiState._settle`, `_finish`, `scoring.round_score` |
| P1, P3-P5 misdeal, revoke, jury | `TornooiState._announced`, `_stop`, `at_table.WatchedPlay`, `troef.tricks.revokes` |
| P2, P8 refused | `refusing.why`, `TornooiState._told` |
| seat shift (`tournament` R16) | `seating.shifted` |
"""

from troef.games.manillen_tornooi.game import ManillenTornooi
from troef.games.manillen_tornooi.options import INFO, Options
from troef.games.manillen_tornooi.result import Result
from troef.games.manillen_tornooi.rules import LEAST_CUT, ORDERINGS, PACK
from troef.games.manillen_tornooi.scoring import misdeal_penalty, multiplier_of, revoke_penalty, round_score
from troef.games.manillen_tornooi.seating import highest_drawn, shifted

make = ManillenTornooi

__all__ = [
    "INFO",
    "LEAST_CUT",
    "ORDERINGS",
    "PACK",
    "ManillenTornooi",
    "Options",
    "Result",
    "highest_drawn",
    "make",
    "misdeal_penalty",
    "multiplier_of",
    "revoke_penalty",
    "round_score",
    "shifted",
]
