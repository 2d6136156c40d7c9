"""Melds: runs and sets, in a hand and on the table."""
