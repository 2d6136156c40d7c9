"""What a deal of skat scores (S1–S9, A4, A5), as tables and as numbers."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.games.skat.cards import ALL_POINTS

#: R5: every value that may be bid.
LADDER: Final = (
    *(18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63, 66, 70, 72, 77, 80, 81),
    *(84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153, 154, 156, 160),
    *(162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264),
)

#: The games by name, in the order of their numbers.
GAMES: Final = ("clubs", "diamonds", "hearts", "spades", "grand", "nul", "nul ouvert")
#: S1: the base value of the suits and Grand.
BASE: Final = (12, 9, 10, 11, 24)
#: S5: what a Nul game is worth: (untouched skat?, exposed?) -> value.
NUL_VALUES: Final = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}

#: R14: what may be announced in a hand game, by number.
ANNOUNCEMENTS: Final = ("", "schneider", "schwarz", "open")
SCHNEIDER: Final[i64] = 1
SCHWARZ: Final[i64] = 2
OPEN: Final[i64] = 3

TO_WIN: Final[i64] = 61  # R27
SCHNEIDER_POINTS: Final[i64] = 90  # R28
TRICKS: Final[i64] = 10

#: S2: the factors after the matadors, in the order in which they are recited; a bit for each.
FACTORS: Final = ("game", "hand", "schneider", "schneider-announced", "schwarz", "schwarz-announced", "open")
GAME_FACTOR: Final[i64] = 1
HAND_FACTOR: Final[i64] = 2
SCHNEIDER_FACTOR: Final[i64] = 4
SCHNEIDER_SAID: Final[i64] = 8
SCHWARZ_FACTOR: Final[i64] = 16
SCHWARZ_SAID: Final[i64] = 32
OPEN_FACTOR: Final[i64] = 64

#: S2, A5: the factors that each announcement brings whether it is made or missed, by its number.
ANNOUNCED_FACTORS: Final = vec[i64]([0, 4 | 8, 4 | 8 | 16 | 32, 4 | 8 | 16 | 32 | 64])

_BASE: Final = vec[i64]([i64(value) for value in BASE])
_NUL: Final = vec[i64]([23, 35, 46, 59])  # NUL_VALUES by ouvert and hand


@dataclass(frozen=True)
class Value:
    """How a suit game or Grand is recited (T3): *with 2, game 3, hand 4 × 10 = 40*.

    `steps` are the factors by name, each with the multiplier counted so far; the first is `with` or `without`.
    """

    steps: tuple[tuple[str, int], ...]
    base: int
    value: int


def factors(hand: bool, announced: i64, points: i64, tricks: i64) -> i64:
    """S2: the factors of a suit game or Grand besides the matadors, as bits of `FACTORS`."""
    found = GAME_FACTOR | ANNOUNCED_FACTORS[announced]
    if hand:
        found |= HAND_FACTOR
    if points >= SCHNEIDER_POINTS or points <= ALL_POINTS - SCHNEIDER_POINTS:  # R28, A11
        found |= SCHNEIDER_FACTOR
    if tricks == TRICKS or tricks == 0:  # A14
        found |= SCHNEIDER_FACTOR | SCHWARZ_FACTOR
    return found


def fulfilled(announced: i64, points: i64, tricks: i64) -> bool:
    """R27: whether declarer has the points of a suit game or Grand and all that was announced."""
    if announced >= SCHWARZ:
        return tricks == TRICKS
    return points >= (SCHNEIDER_POINTS if announced == SCHNEIDER else TO_WIN)


def multiplier(matadors: i64, bits: i64) -> i64:
    """S2: matadors and factors together."""
    total = matadors if matadors > 0 else -matadors
    while bits:
        total += 1
        bits &= bits - 1
    return total


def nul_value(ouvert: bool, hand: bool) -> i64:
    """S5."""
    return _NUL[(2 if ouvert else 0) + (1 if hand else 0)]


def nul_score(ouvert: bool, hand: bool, won: bool) -> i64:
    """S5: what declarer scores in a Nul game."""
    value = nul_value(ouvert, hand)
    return value if won else -2 * value


def trump_score(game: i64, bid: i64, times: i64, won: bool) -> i64:
    """S6–S8: what declarer scores in a suit game or Grand with this multiplier."""
    base = _BASE[game]
    value = base * times
    if value < bid:  # S8: overbid
        return -2 * base * ((bid + base - 1) // base)
    return value if won else -2 * value


def recite(game: i64, matadors: i64, bits: i64) -> Value:
    """T3: the value of a suit game or Grand, step by step."""
    count = abs(int(matadors))
    steps = [("with" if matadors > 0 else "without", count)]
    for place, name in enumerate(FACTORS):
        if bits >> place & 1:
            count += 1
            steps.append((name, count))
    base = BASE[game]
    return Value(tuple(steps), base, base * count)
