"""The rule player of bridge: bids a simple natural system, plays both hands as declarer, defends.

| what | where |
| --- | --- |
| counting a hand, what a call means and has shown | `valuing` |
| the auction so far and what it has shown, the system | `history`, `system`, `openings`, `rebids` |
| what the player of a hand can tell | `reading` |
| leading as declarer and as defender, following | `dummy`, `defence`, `player` |
"""

from troef.bots.bridge.player import RulePlayer

__all__ = ["RulePlayer"]
