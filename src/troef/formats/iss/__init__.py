"""Deals of skat in the text of the International Skat Server.

A game is one line `(;GM[Skat]PC[…]…P0[…]P1[…]P2[…]…MV[…]R[…] ;)`. `P0`, `P1` and `P2` are forehand, middlehand and
rearhand. `MV` is a list of pairs *who what*, who being 0, 1, 2 or `w` (the world):

| what | meaning |
| --- | --- |
| `w C7.HT.…` | the 32 cards: ten of each player in order, then the skat; suit before rank, `T` for ten |
| `1 18`, `0 y`, `1 p` | asks 18, holds it, passes (as asker or as answerer) |
| `2 s`, `w H8.CK` | takes the skat, which was this |
| `2 D.ST.H8` | names diamonds and lays these two away; also as two pairs: `2 D`, `2 ST.H8` |
| `0 CHZ` | a game from the hand: letters for hand, schneider (`S`), schwarz (`Z`), open (`O`) in any order |
| `1 NO.HA.HQ` | Nul Ouvert; its open hand may follow |
| `0 CJ`, `0 ??` | plays a card; one that the server did not keep |
| `0 RE`, `0 SC`, `w LE.2`, `w TI.1` | gives up, shows cards, has left, was too slow: not known here (A13) |

The games are `C S H D`, `G` (Grand) and `N` (Nul). `R` is the result: `passed`, or
`d:2 loss v:-54 m:-2 bidok p:59 t:4 …` with declarer, the points that he scores, his matadors, card points and tricks;
`d:-1 penalty` where the server ended the game before there was a declarer.
"""

from troef.formats.iss.matches import IssMatch, matches_of
from troef.formats.iss.reading import IssGame, IssResult, read_iss
from troef.formats.iss.writing import FourAtTable, games_of

__all__ = ["FourAtTable", "IssGame", "IssMatch", "IssResult", "games_of", "matches_of", "read_iss"]
