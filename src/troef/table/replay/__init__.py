"""Matches looked at again: position by position, with open cards, from another move, or the same cards once more."""
