"""How long somebody waits who guesses at a password or a PIN."""

from typing import Final

#: This many wrong guesses cost nothing: people mistype.
FREE_GUESSES: Final = 5
FIRST_WAIT: Final = 60
LONGEST_WAIT: Final = 900


def wait_after(wrong: int) -> int:
    """Seconds before the next guess, after this many wrong ones in a row: they double, up to a quarter of an hour.

    A card's PIN has eight digits, so to guess for a whole year finds one in some 2,800.

    >>> [wait_after(wrong) for wrong in (1, 4, 5, 6, 7, 8, 9, 20)]
    [0, 0, 60, 120, 240, 480, 900, 900]
    """
    if wrong < FREE_GUESSES:
        return 0
    doubled = FIRST_WAIT
    for _ in range(wrong - FREE_GUESSES):
        doubled = min(LONGEST_WAIT, 2 * doubled)
    return doubled
