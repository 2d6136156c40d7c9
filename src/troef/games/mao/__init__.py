"""Mao: a shedding game whose best rules are secret.

| clauses | where |
| --- | --- |
| R1–R3 game master, deal, first turn | `game.Mao.gm`, `standing.MaoRound.deal`, `begin` |
| R4–R9, E1–E4 a turn | `turns.Turns`, `settling.act` |
| R10–R14 signals | `vocabulary.SIGNALS`, `settling.judge`; how a set of them is a move: `moves` |
| R15–R17 what rules are made of | `vocabulary` |
| R18, R19 making rules, who knows them | `phases.Making`, `rulebook.Rulebook`, `state.MaoState.seen` |
| R20–R24, R31 carrying them out | `settling` |
| R25–R30, P1–P4 penalties | `standing.MaoRound.accuse`, `has_broken`, `gm_penalises`; why not: `refusing` |
| R32–R34 winning a round | `phases.Claim`, `state.MaoState._steps_on` |
| R35–R38, P5, P6 time-outs and contradictions | `turns.Turns._answer`, `phases.Pause`, `settling.contradicting` |
| R39, R40, S1 the end | `state.MaoState._end_round`, `_finish`, `phases.Between`, `scoring`, `result` |
| T1–T7 | signals are moves before the card; what is announced stands in the log (`FINE`, `EVENT`); `troef.bots.mao` |

The table tells the game which chairs are kept by bots (`MaoState`): bots penalise every fault at once, people have to
press the button. Whoever is on turn is the first of the actors; the others may always let him go first. Where the book
names seconds, the timekeeper's `timeout` says that they are over: a turn that has lasted too long, a rule that was not
made, a request without an answer, a time-out, a claim. Without a clock everybody is waited for.

The pack of the first round lies ready, undealt, while the game master makes his rules. The random choice of R18 is the
order of a shuffled pack, asked for beside the deals. A penalty that must wait for the shuffle of R8 is announced before
its card is drawn.
"""

from troef.games.mao.game import Mao
from troef.games.mao.options import INFO, Options
from troef.games.mao.result import Result, Round
from troef.games.mao.state import MaoState

make = Mao

__all__ = ["INFO", "Mao", "MaoState", "Options", "Result", "Round", "make"]
