"""A played deal of skat for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, Self

from troef.cards.sentence import Sentence
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.core.view import SheetRow
from troef.games.skat.cards import ALL_POINTS, GRAND, NUL, ORDERINGS, PACK, matadors
from troef.games.skat.scoring import (
    ANNOUNCEMENTS,
    BASE,
    GAMES,
    LADDER,
    NUL_VALUES,
    SCHNEIDER_POINTS,
    TO_WIN,
    TRICKS,
    Value,
    factors,
    fulfilled,
    multiplier,
    nul_score,
    recite,
    trump_score,
)
from troef.tricks.point_sums import sums_by_count
from troef.tricks.result import tricks_won

#: R27: the points that win, without and with schneider announced; with schwarz or open all tricks do.
POINTS_NEEDED: Final = {"": int(TO_WIN), "schneider": int(SCHNEIDER_POINTS)}
#: P4: points and tricks that leave a game at the simple level.
SIMPLE: Final = (60, 5)
#: E4: the book has this many tricks with points that no cards make.
BOOK_TRICKS_AND_POINTS: Final = (9, 92)
#: R26: what the cards of the pack count, from low to high.
_WORTHS: Final = sorted([int(ORDERINGS[0].points[card]) for card in PACK])


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        declarer: the seat that plays alone, or null when everybody passed; then nothing else is said.
        game: clubs, spades, hearts, diamonds, grand, nul or nul ouvert.
        bid: the value at which declarer won the auction.
        matadors: how many with, below zero how many without (S3); 0 in a Nul game.
        card_points: declarer's, the skat included; they may be left out in a Nul game.
        tricks: declarer's own.
        hand: whether declarer left the skat untouched.
        announcement: schneider, schwarz or open, or an empty text.
        revoke: declarer or defenders, whose revoke or wrong lead decided the deal at a real table: that side loses
            at the simple level, and points and tricks do not matter (P4).
        seats: how many are at the table; null is the usual number of the rules.

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
    revoke: Literal["", "declarer", "defenders"] = ""
    seats: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        play, kind, declarer = state.tricks, state.kind, state.declarer
        seats = None if state.seats == state.game.usual_seats else state.seats
        if declarer < 0:
            return cls(None, seats=seats)  # R11
        return cls(
            declarer,
            GAMES[kind],
            state.bid,
            matadors(state.own, kind) if kind < NUL else 0,
            state.card_points(play) if kind < NUL else 0,
            tricks_won(play, declarer),
            state.hand,
            ANNOUNCEMENTS[state.announced],
            state.lost_by_revoke(),
            seats,
        )

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether declarer has won his game (R27, R29), or lost it because he had bid too high (S8)."""
        if self.declarer is None:
            return []
        made, had, need = score(self) > 0, self.card_points, POINTS_NEEDED.get(self.announcement)
        if self.revoke or self.game.startswith("nul"):
            return [made_or_failed("plain", made, [self.declarer])]
        if need is None:
            return [made_or_failed("tricks", made, [self.declarer], self.tricks, int(TRICKS))]
        if had >= need and not made:
            return [Verdict("too-high", (self.declarer,), had, need)]
        return [made_or_failed("points", made, [self.declarer], had, need)]


# ---- which results there are ----


def check_result(result: Result, seats: int) -> None:
    """Whether a lawful deal can give the result, with that many at the table.

    Anybody may bid and play anything. Matadors bind the tricks: playing *with* n, each of these trumps wins one unless
    it lies in the skat, which has room for two; playing *without* n, the two defenders win one with each pair of them.
    The points are held against all cards that these tricks and the skat can be. Which of them fall together, and with
    these matadors, is left open: a trick of two aces and a ten is rare, but anybody may throw them away. The book's own
    92 points in nine tricks (E4), which no cards make, are taken.

    Raises:
        ResultError: none can.
    """
    if result.declarer is None:
        if result != Result(None, seats=result.seats):
            raise ResultError("when everybody passed there is nothing else to say (R11)", "declarer")
        return
    if not 0 <= result.declarer < seats:
        raise ResultError("there is no seat {seat} among {seats}", "declarer", seat=result.declarer, seats=seats)
    if result.game not in GAMES:
        raise ResultError("it is one of {games}, not {game}", "game", games=", ".join(GAMES), game=repr(result.game))
    if result.bid not in LADDER:
        raise ResultError("{bid} is no value of the ladder (R5)", "bid", bid=result.bid)
    if result.announcement not in ANNOUNCEMENTS:
        raise ResultError(
            "it is schneider, schwarz or open, not {announcement}",
            "announcement",
            announcement=repr(result.announcement),
        )
    if not 0 <= result.tricks <= TRICKS:
        raise ResultError("there are {count} tricks, not {given}", "tricks", count=TRICKS, given=result.tricks)
    if not 0 <= result.card_points <= ALL_POINTS:
        raise ResultError(
            "there are {total} points, not {points}", "card_points", total=ALL_POINTS, points=result.card_points
        )
    if result.game.startswith("nul"):
        _check_nul(result)
    else:
        _check_trumps(result)
    if not result.revoke:  # P4: otherwise points and tricks do not matter
        _check_points(result)


def _check_nul(result: Result) -> None:
    if result.announcement:
        raise ResultError("nothing is announced in a Nul game (R14)", "announcement")
    if result.matadors:
        raise ResultError("a Nul game has no matadors (R20)", "matadors")
    value = NUL_VALUES[result.hand, result.game == "nul ouvert"]
    if value < result.bid:
        raise ResultError(
            "a Nul game of {value} is not chosen at a bid of {bid} (R16)", "bid", value=value, bid=result.bid
        )
    if result.tricks > 1 and not result.revoke:
        raise ResultError(
            "a Nul game ends with declarer's first trick, not with {tricks} (R25)", "tricks", tricks=result.tricks
        )


def _check_trumps(result: Result) -> None:
    if result.announcement and not result.hand:
        raise ResultError("who has looked at the skat announces nothing (R14)", "announcement")
    most = 4 if result.game == GAMES[GRAND] else 11
    count = abs(result.matadors)
    if not 1 <= count <= most:
        raise ResultError(
            "one plays with or without 1 to {most} matadors, not {matadors}",
            "matadors",
            most=most,
            matadors=result.matadors,
        )
    if result.revoke:
        return
    if result.matadors > 0 and result.tricks < count - 2:
        raise ResultError(
            "with {count} matadors declarer wins {least} tricks at least", "tricks", count=count, least=count - 2
        )
    if result.matadors < 0 and result.tricks > TRICKS - (count + 1) // 2:
        most = int(TRICKS) - (count + 1) // 2
        raise ResultError(
            "without {count} matadors declarer wins {most} tricks at most", "tricks", count=count, most=most
        )


def _check_points(result: Result) -> None:
    points, cards = result.card_points, 3 * result.tricks + 2
    least, most = sum(_WORTHS[:cards]), sum(_WORTHS[len(_WORTHS) - cards :])
    if not least <= points <= most:
        raise ResultError(
            "the cards of {tricks} tricks and the skat have {least} to {most} points, not {points}",
            "card_points",
            tricks=result.tricks,
            least=least,
            most=most,
            points=points,
        )
    if points in (1, ALL_POINTS - 1):
        raise ResultError("no cards have {points} points together", "card_points", points=points)
    if (result.tricks, points) != BOOK_TRICKS_AND_POINTS and not sums_by_count(_WORTHS)[cards] >> points & 1:
        won = Sentence("the skat alone")
        if result.tricks:
            won = Sentence("{tricks} tricks and the skat", tricks=result.tricks)
        raise ResultError(
            "no {cards} cards, {won}, make {points} points", "card_points", cards=cards, won=won, points=points
        )


# ---- what they are worth ----


def score(result: Result) -> int:
    """What declarer scores by a result that has been checked."""
    if result.declarer is None:
        return 0  # R11
    game = GAMES.index(result.game)
    if game >= NUL:
        won = result.tricks == 0  # R29
        if result.revoke:
            won = result.revoke == "defenders"
        return int(nul_score(game > NUL, result.hand, won))
    announced = ANNOUNCEMENTS.index(result.announcement)
    points, tricks = _counted(result)
    won = fulfilled(announced, points, tricks)
    if result.revoke:
        won = result.revoke == "defenders"
    times = multiplier(result.matadors, factors(result.hand, announced, points, tricks))
    return int(trump_score(game, result.bid, times, won))


def value_of(result: Result) -> Value | None:
    """T3: the value of the deal for a score sheet; None for a Nul game or when everybody passed.

    >>> value_of(Result(declarer=1, game="hearts", bid=20, matadors=2, card_points=70, tricks=6, hand=True))
    Value(steps=(('with', 2), ('game', 3), ('hand', 4)), base=10, value=40)

    Raises:
        ValueError: no deal can give the result.
    """
    check_result(result, 4 if result.seats is None else result.seats)
    if result.declarer is None or result.game.startswith("nul"):
        return None
    points, tricks = _counted(result)
    announced = ANNOUNCEMENTS.index(result.announcement)
    return recite(GAMES.index(result.game), result.matadors, factors(result.hand, announced, points, tricks))


def _counted(result: Result) -> tuple[int, int]:
    """The points and tricks that count (P4)."""
    return SIMPLE if result.revoke else (result.card_points, result.tricks)


# ---- the sheet of a match ----


@lru_cache(maxsize=1)
def possible_scores() -> frozenset[int]:
    """What a deal can write for declarer (S1–S8): every value of the ladder won or lost, and what is lost by a bid
    that was too high."""
    won = {base * times for base in BASE for times in range(2, 12 if base == BASE[GRAND] else 19)}
    lost = {base * -(-bid // base) for base in BASE for bid in LADDER}
    won |= set(NUL_VALUES.values())
    return frozenset(won | {-2 * value for value in won | lost} | {0})


def check_sheet(sheet: list[SheetRow], played: int, dealer: int, seats: int) -> None:
    """Whether deals can bring everybody what the rows say, before the deal of this dealer (R1, R3, S1–S8).

    Raises:
        PositionError: they cannot.
    """
    scores = possible_scores()
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        where = sheet_row(number)
        writers = [seat for seat in range(seats) if row.cells[seat]]
        if deals > 1:
            least, most = min(scores) * deals, max(scores) * deals
            if len(writers) > deals or min(row.cells) < least or max(row.cells) > most:
                raise PositionError(
                    where, "{cells} are not the scores of {deals} deals", cells=list(row.cells), deals=deals
                )
            continue
        if len(writers) > 1:
            raise PositionError(where, "only declarer's score changes in a deal")
        if not set(row.cells) <= scores:
            raise PositionError(where, "no deal scores {cells}", cells=row.cells[writers[0]])
        rest = (dealer - len(sheet) + number - 1) % seats
        if seats == 4 and row.cells[rest]:
            raise PositionError(where, "seat {rest} dealt and sat out (R3)", rest=rest)
