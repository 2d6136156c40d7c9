"""Events: registration, draw, score sheets, penalties, jury and ranking (`/rules tournament`).

An event is a fold over its log, as a table is: a command is decided, its line is appended, and the line is applied.
There is no clock here and no file: the time of an act comes with it.
"""
