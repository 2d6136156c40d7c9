"""Texts of others: PBN and LIN (bridge), ISS (skat), PHH (poker); read into records, and written from them.

Nothing here reads or writes files or speaks a language. A reader takes a text and gives a `Reading`: what it could read
and, for the rest, a `Fault` with place, line and reason. The faces say the reasons (`format-<reason>` in the words).

| room | what is in it |
| --- | --- |
| `reading` | `Reading`, `Fault` and how bytes become text: what all readers share |
| `bridge` | boards as they stand in files, and how they are played again as matches; duplicate scores |
| `pbn` | Portable Bridge Notation 2.1, both ways |
| `lin` | the files of Bridge Base Online and its vugraph, read |
| `iss` | the games of the International Skat Server, both ways |
| `phh` | the Poker Hand History format, both ways |
"""
