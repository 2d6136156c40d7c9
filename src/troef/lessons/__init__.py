"""Lessons: the rules of a game in laid positions that one plays, as data (a file for each game) and how it is played.

What a lesson says stands in `words/<language>/lessons/<slug>.ftl`.
"""
