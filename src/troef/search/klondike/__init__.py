"""Patience with all cards open (thoughtful Klondike): can it be won, and how.

`solve` gives the verdict at once, `Solving` in slices (`solving.py`); `Choices` weighs the moves of a position whose
face-down cards are not known (`weighing.py`).
"""
