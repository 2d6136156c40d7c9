"""What a deal of skat scores (S1–S9, A4, A5), as tables and as numbers."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.games.skat.cards import ALL_POINTS, GRAND, NUL

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
class Result:
    """A played deal, for `settle`.

    `declarer` is a seat (None: everybody passed, and the rest does not matter), `game` one of `GAMES`, `bid` the value
    at which declarer won the auction. `matadors` is positive *with*, negative *without* (S3); `card_points` are
    declarer's, the skat included, and `tricks` declarer's own: both may be left out in what they do not matter for
    (points in a Nul game). `announcement` is one of `ANNOUNCEMENTS`. `revoke` ("declarer" or "defenders") is the side
    whose revoke or wrong lead decided the deal at a table of wood (P4): it loses at the simple level.

    >>> import troef
    >>> troef.game("skat").settle(Result(declarer=0, game="spades", bid=22, matadors=2, card_points=95, tricks=8))
    (44, 0, 0)
    """

    declarer: int | None
    game: str = "clubs"
    bid: int = 18
    matadors: int = 0
    card_points: int = 0
    tricks: int = 0
    hand: bool = False
    announcement: str = ""
    revoke: str = ""
    seats: int = 3


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


def score(result: Result) -> int:
    """What declarer scores.

    Raises:
        ValueError: the numbers cannot be those of a deal.
    """
    if result.declarer is None:
        return 0  # R11
    check_result(result)
    game = GAMES.index(result.game)
    if game >= NUL:
        won = result.tricks == 0  # R29
        if result.revoke:
            won = result.revoke == "defenders"
        return int(nul_score(game > NUL, result.hand, won))
    announced = ANNOUNCEMENTS.index(result.announcement)
    points, tricks = result.card_points, result.tricks
    won = fulfilled(announced, points, tricks)
    if result.revoke:  # P4: at the simple level
        points, tricks, won = 60, 5, result.revoke == "defenders"
    times = multiplier(result.matadors, factors(result.hand, announced, points, tricks))
    return int(trump_score(game, result.bid, times, won))


def value_of(result: Result) -> Value | None:
    """T3: the value of the deal for a score sheet; None for a Nul game or when everybody passed.

    >>> value_of(Result(declarer=1, game="hearts", bid=20, matadors=2, card_points=70, tricks=6, hand=True))
    Value(steps=(('with', 2), ('game', 3), ('hand', 4)), base=10, value=40)

    Raises:
        ValueError: the numbers cannot be those of a deal.
    """
    if result.declarer is None or result.game.startswith("nul"):
        return None
    check_result(result)
    points, tricks = (60, 5) if result.revoke else (result.card_points, result.tricks)
    announced = ANNOUNCEMENTS.index(result.announcement)
    return recite(GAMES.index(result.game), result.matadors, factors(result.hand, announced, points, tricks))


def check_result(result: Result) -> None:
    """Whether the numbers can be those of a deal with a declarer.

    Raises:
        ValueError: they cannot.
    """
    if result.seats not in (3, 4) or result.declarer not in range(result.seats):
        raise ValueError(f"there is no seat {result.declarer} among {result.seats}")
    if result.game not in GAMES:
        raise ValueError(f"a game is one of {', '.join(GAMES)}, not {result.game!r}")
    if result.bid not in LADDER:
        raise ValueError(f"{result.bid} is no value of the ladder (R5)")
    if result.revoke not in ("", "declarer", "defenders"):
        raise ValueError(f"a revoke is declarer's or the defenders', not {result.revoke!r}")
    if result.announcement not in ANNOUNCEMENTS:
        raise ValueError(f"an announcement is schneider, schwarz or open, not {result.announcement!r}")
    if not 0 <= result.tricks <= TRICKS or not 0 <= result.card_points <= ALL_POINTS:
        raise ValueError(f"nobody has {result.tricks} tricks and {result.card_points} points")
    if result.game.startswith("nul"):
        _check_nul(result)
    else:
        _check_trumps(result)


def _check_nul(result: Result) -> None:
    if result.announcement:
        raise ValueError("nothing is announced in a Nul game (R14)")
    value = NUL_VALUES[result.hand, result.game == "nul ouvert"]
    if value < result.bid:
        raise ValueError(f"a Nul game of {value} is not chosen at a bid of {result.bid} (R16)")


def _check_trumps(result: Result) -> None:
    if result.announcement and not result.hand:
        raise ValueError("who has looked at the skat announces nothing (R14)")
    most = 4 if result.game == GAMES[GRAND] else 11
    if not 1 <= abs(result.matadors) <= most:
        raise ValueError(f"one plays with or without 1 to {most} matadors, not {result.matadors}")
    if result.revoke:
        return  # P4: points and tricks do not matter
    if result.tricks == TRICKS and result.card_points != ALL_POINTS:
        raise ValueError(f"all tricks are {ALL_POINTS} points, not {result.card_points}")
    if result.tricks == 0 and result.card_points > 22:
        raise ValueError(f"the skat alone is at most 22 points, not {result.card_points}")
