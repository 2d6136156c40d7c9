"""The terminal: one table drawn from the view, for every game."""
