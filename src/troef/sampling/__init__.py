"""Samplers of what a seat has not seen: ways to share cards, matchings, Markov chains, and replaying a log."""
