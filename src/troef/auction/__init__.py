"""Auctions: contracts as rows of data, ladders of bids, bidding in turn, cards that the winner lays away."""
