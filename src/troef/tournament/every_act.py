"""Every kind of act, so that a log can be read: a module with acts is listed here."""

from importlib import import_module
from typing import Final

from troef.tournament.act import acts

#: The modules that have acts.
MODULES: Final = (
    "admission",
    "bulk",
    "calls",
    "correcting",
    "delivering",
    "drawing",
    "entering",
    "erasing",
    "jury",
    "online",
    "penalties",
    "ranking",
    "redrawing",
    "season",
    "seats",
    "signing",
)
for _name in MODULES:
    import_module(f"troef.tournament.{_name}")

#: The kinds of acts by name.
ACTS: Final = acts()
