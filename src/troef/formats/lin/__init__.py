"""LIN, the files of Bridge Base Online: single deals, whole evenings, and the two tables of a vugraph match.

A file is a list of fields, `name|value|` each:

| field | what |
| --- | --- |
| `vg|title,part,scoring,first,last,…|` | the head of a vugraph file |
| `rs|4SN=,3NTE-1,…|` | results, open and closed room in turn |
| `pn|S,W,N,E|` | who plays; eight names for two tables |
| `qx|o7|` | board 7 in the open room (`c7` in the closed one) |
| `md|3S…,W…,N…,E…|` | who deals (1 to 4 for S W N E) and the hands from South on; one may be left out |
| `sv|o|`, `ah|Board 7|` | vulnerable (`o` nobody, `n`, `e`, `b` both), and how the board is called |
| `mb|1N!|`, `pc|SK|`, `mc|9|` | a call, a card, and how many tricks declarer claims in all |

All else is comment (`an`, `nt`) or layout (`pg`, `st`, `rh`) and is skipped.
"""

from troef.formats.lin.reading import read_lin

__all__ = ["read_lin"]
