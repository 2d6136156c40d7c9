"""Blackjack: what the others at the table would groan at."""

from never import Never

import troef
from playing import lay, play


def _dealt(held: str, upcard: str, *said: str, stock: str = "") -> troef.State:
    state = lay(troef.game("blackjack"), 1, hands={0: held}, upcard=upcard, stock=stock)
    return play(state, "0: bet 20", *[f"0: {text}" for text in said])


NEVER = [
    Never("twenty is left alone", lambda: _dealt("10S KH", "6C"), 0, ("hit", "split", "surrender")),
    Never("an ace and a nine are twenty too", lambda: _dealt("AS 9H", "9C"), 0, ("hit", "surrender")),
    Never("sixteen is not drawn to when the bank shows a six", lambda: _dealt("10S 6H", "6C"), 0, ("hit", "surrender")),
    Never("with eleven no card can hurt", lambda: _dealt("6S 5H", "9C"), 0, ("pass", "surrender")),
    Never("aces are split, not given up", lambda: _dealt("AS AH", "6C"), 0, ("pass", "surrender")),
    Never("no stopping at seven", lambda: _dealt("2S 2H", "10C", "hit", stock="3D"), 0, ("pass",)),
    Never("insurance is for the bank", lambda: _dealt("10S KH", "AC"), 0, ("insurance",)),
    Never("nineteen stands against a ten", lambda: _dealt("10S 9H", "10C"), 0, ("hit", "surrender")),
    Never(
        "thirteen does not draw while the bank shows a five", lambda: _dealt("10S 3H", "5C"), 0, ("hit", "surrender")
    ),
    Never("twelve draws against a ten", lambda: _dealt("9S 3H", "10C"), 0, ("pass",)),
    Never("an ace and a six draw: no card can hurt", lambda: _dealt("AS 6H", "10C"), 0, ("pass",)),
    Never("two fives are ten, not a pair", lambda: _dealt("5S 5H", "6C"), 0, ("split", "pass", "surrender")),
    Never("eights are not left at sixteen before a seven", lambda: _dealt("8S 8H", "7C"), 0, ("pass", "surrender")),
    Never("two tens are not split", lambda: _dealt("KS KH", "6C"), 0, ("split", "hit", "surrender")),
]
