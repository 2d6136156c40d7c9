"""Bidding that is learnt: one recipe for the auctions of all games.

`features.py` says what a game tells of its auction (the module `troef.bots.<slug>_bids`); `bidder.py` bids by weights
of these features, which lie in `troef/data/bids/<slug>.json` (`stored.py`). The weights are made once, by
`troef train GAME`: paired duplicate rollouts (`lessons.py`), to which a ridge regression is fitted
(`fitting.py`, needs numpy). Nobody has to run it to build or play. Described in docs/learning.md.
"""
