"""PHH, the Poker Hand History file format (Juho Kim, 2023, arXiv 2312.11753): hands of poker in TOML, both ways.

A file (`.phh`) is one hand; a file with several (`.phhs`) has each in a table `[1]`, `[2]` … Players are `p1` to `pN`
from the dealer's left; the last of them deals.

| action | meaning |
| --- | --- |
| `d dh p1 AcKd` | two cards to a player; `?` where rank or suit is not known |
| `d db 2c3d4h` | cards to the board |
| `p1 f`, `p1 cc`, `p1 cbr 300` | folds, checks or calls, bets or raises to 300 |
| `p1 sm AcKd`, `p1 sm` | shows these cards, or shows none |

`antes` and `blinds_or_straddles` are lists by player; with two players their two values change places, for the dealer
posts the small blind. What is played here is no-limit and fixed-limit Texas hold'em (`NT`, `FT`).

| module | what is in it |
| --- | --- |
| `hands` | a hand as it stands in a file: `read_phh`, `write_phh` |
| `stakes` | which table a hand was played at: blinds, antes, chips, and the options that follow |
| `playing` | a hand as the record of a match: `matches_of` |
| `exporting` | the hands of a record: `hands_of` |
"""

from troef.formats.phh.exporting import hands_of
from troef.formats.phh.hands import PhhHand, read_phh, write_phh
from troef.formats.phh.playing import PhhMatch, matches_of

__all__ = ["PhhHand", "PhhMatch", "hands_of", "matches_of", "read_phh", "write_phh"]
