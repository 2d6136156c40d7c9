"""The rule player of bridge: bids a documented system, plays both hands as declarer, defends.

| what | where |
| --- | --- |
| counting a hand, what a call means and has shown | `valuing`, `meaning`, `conditions` |
| the auction so far and what it has shown | `history`, `system` |
| the system card, and how its tables are read | `book`, `rows` |
| every other auction: first bids, later bids, raises and doubles, key cards | `contested`, `later`, `shared`, `slams` |
| what the player of a hand can tell | `reading` |
| leading as declarer and as defender, following | `dummy`, `defence`, `player` |
"""

from troef.bots.bridge.player import RulePlayer

__all__ = ["RulePlayer"]
