"""Every kind of act, so that a log can be read: a module with acts is listed here."""

from importlib import import_module
from typing import Final

from troef.tournament.act import acts

#: The modules that have acts.
MODULES: Final = (
    "entry.admission",
    "bulk",
    "jury.calls",
    "sheets.correcting",
    "sheets.delivering",
    "draws.drawing",
    "sheets.entering",
    "erasing",
    "jury.deciding",
    "on_line.tables",
    "sheets.penalties",
    "results.ranking",
    "draws.redrawing",
    "entry.season",
    "sheets.seats",
    "sheets.signing",
)
for _name in MODULES:
    import_module(f"troef.tournament.{_name}")

#: The kinds of acts by name.
ACTS: Final = acts()
