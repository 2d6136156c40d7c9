"""Why a move is advised, in facts that the engine knows: one sentence first, figures behind it.

A `Reason` is a key and the facts that its sentence needs; the sentences are in the words of the faces (`reason-<key>`).
What a reason says is true of the view: nothing is guessed. Which of them matter is a rule of thumb.

| module | holds |
| --- | --- |
| `reason` | what a reason is, and `reasons_for`: those of a move |
| `seeing` | a trick game as a card player sees it: sides, what one wants, what can still beat a card |
| `tricks` | why a card is led, or played to a trick |
| `bidding` | what a call of bridge means; what carries a bid in other games |
| `hands` | games in which a hand must be empty: melds, sets, shedding |
| `totals` | what a hand or the pile is worth |
| `stakes` | what a call costs, and what one has beside the bank |
| `columns` | patience |
"""

from troef.bots.reasons.reason import Reason, reasons_for

__all__ = ["Reason", "reasons_for"]
