"""Portable Bridge Notation 2.1: boards with their auction, play and score as text.

`read_pbn` takes what other programs write; `boards_of` and `write_pbn` give the export format.
"""

from troef.formats.pbn.reading import read_pbn
from troef.formats.pbn.writing import boards_of, write_pbn

__all__ = ["boards_of", "read_pbn", "write_pbn"]
