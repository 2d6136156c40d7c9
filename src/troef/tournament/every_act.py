"""Every kind of act, so that a log can be read: a module with acts is listed here."""

from typing import Final

from troef.tournament import (
    admission,
    bulk,
    calls,
    correcting,
    drawing,
    entering,
    jury,
    penalties,
    ranking,
    redrawing,
    seats,
    signing,
)
from troef.tournament.act import acts

#: The modules that have acts.
MODULES: Final = (
    admission,
    bulk,
    calls,
    correcting,
    drawing,
    entering,
    jury,
    penalties,
    ranking,
    redrawing,
    seats,
    signing,
)
#: The kinds of acts by name.
ACTS: Final = acts()
