"""Advice from the strong player, and how tables ask the workers for it."""
