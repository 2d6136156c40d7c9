"""Auctions: ladders of bids, bidding in turn, cards laid away by who won it."""
