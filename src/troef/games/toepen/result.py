"""A finished round of Toepen for `settle`, and which results a lawful round can give."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError
from troef.core.view import REFEREE
from troef.games.toepen.options import LEAST_SEATS, MOST_SEATS, Options
from troef.games.toepen.scoring import EXCHANGE_LOSS, LIVES, UNFINISHED, price
from troef.games.toepen.standing import FETCHING

#: R5: with n players the stock is enough for 8 - n exchanges.
HANDS_IN_PACK = 8


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        seats: how many sit at the table, 3 to 8.
        winner: who won the fourth trick, or the knocker for whom everybody else folded; -1 (`UNFINISHED`) where
            somebody's last life, lost at the exchange or by folding, ended the match before (A5, A15).
        knocks: how often was knocked.
        folded: who folded, and after which knock.
        caught: who was caught bluffing at the exchange.
        doubted: who challenged an honest exchange, as often as he did.
        lives: what each seat had before the round; null: 10 each. Who had none is not in the round.
        protected: who fetches the drinks he owes (T6).

    >>> import troef
    >>> troef.game("toepen").settle(Result(4, winner=2, knocks=2, folded=((1, 1), (3, 2))))
    (3, 1, 0, 2)
    """

    seats: int
    winner: int
    knocks: int = 0
    folded: tuple[tuple[int, int], ...] = ()
    caught: tuple[int, ...] = ()
    doubted: tuple[int, ...] = ()
    lives: tuple[int, ...] | None = None
    protected: tuple[int, ...] = ()

    @classmethod
    def of(cls, state: Any) -> Self:
        standing, seats, view = state.standing, range(state.seats), state.view(REFEREE)
        return cls(
            len(seats),
            standing.winner if standing.winner >= 0 else int(UNFINISHED),
            standing.knocks,
            tuple([(seat, standing.folded[seat]) for seat in seats if standing.folded[seat]]),
            tuple([seat for seat in seats if view.badge(seat, "caught")]),
            _doubters(state),
            tuple([left - lost for left, lost in zip(standing.lives, state.sheet[-1].cells, strict=True)]),
            tuple([seat for seat in seats if standing.whereabouts[seat] == FETCHING]),
        )


#: What somebody who knows the game calls a result of it.
Round = Result


def _doubters(state: Any) -> tuple[int, ...]:
    """Who challenged an honest exchange, as often as he did (R7)."""
    view = state.view(REFEREE)
    found: list[int] = []
    exchanger = -1
    for seat, move in view.log:
        said = state.game.show(move)
        if said == "exchange":
            exchanger = seat
        elif said == "challenge" and view.badge(exchanger, "honest"):
            found.append(seat)
    return tuple(found)


class _Course:
    """The round as far as its result tells: who is in, who loses what at the exchange and by folding."""

    def __init__(self, result: Result, options: Options) -> None:
        self.with_pot = options.mode == "pot"
        self.in_turn = options.knock_procedure == "sequential"
        self.lives = result.lives if result.lives is not None else (int(LIVES),) * result.seats
        self.playing = [seat for seat, left in enumerate(self.lives) if left]
        self.safe = set(result.protected) if options.drinks_protection else set()  # T6
        self.folding = dict(result.folded)
        exchanged = [0 if seat in self.safe else self._lost_at_exchange(result, seat) for seat in range(result.seats)]
        self.lost = exchanged[:]
        #: what everybody has when the first card is led
        self.left = [left - cost for left, cost in zip(self.lives, exchanged, strict=True)]
        self.gone = {seat for seat in self.playing if self.left[seat] <= 0}  # A5
        for seat, knock in self.folding.items():
            if seat not in self.safe:
                self.lost[seat] += knock  # R19, R27
        self.still = [seat for seat in self.playing if seat not in self.gone and seat not in self.folding]

    @staticmethod
    def _lost_at_exchange(result: Result, seat: int) -> int:
        """R7: what the exchange cost a seat."""
        return int(EXCHANGE_LOSS) * (result.caught.count(seat) + result.doubted.count(seat))

    def is_over(self, out: set[int]) -> bool:
        """Whether the match ends with the last lives of these players (R29, R30)."""
        return bool(out) and (not self.with_pot or len(set(self.playing) - out) < 2)

    def out_by_folding(self) -> set[int]:
        """Who loses his last life by folding (A15)."""
        return {
            seat
            for seat, knock in self.folding.items()
            if seat not in self.safe and seat not in self.gone and knock >= self.left[seat]
        }


def losses(result: Result, options: Options) -> tuple[int, ...]:
    """The lives that each seat loses in a result that can be, never more than it has (R26)."""
    course = _Course(result, options)
    if result.winner != UNFINISHED:
        for seat in course.still:
            if seat != result.winner and seat not in course.safe:
                course.lost[seat] += int(price(result.knocks))  # R24, R25
    return tuple([min(cost, left) for cost, left in zip(course.lost, course.lives, strict=True)])


def check_result(result: Result, options: Options) -> None:
    """Whether a lawful round can give the result.

    Which cards are held forbids nothing: whoever has four tens wins the fourth trick, at any table and after any
    exchanges. So what counts is who can challenge whom, knock and fold, in some order of the seats and moments.

    Raises:
        ResultError: none can.
    """
    _check_seats(result)
    course = _Course(result, options)
    _check_lives(course, options)
    _check_exchange(result, course)
    if course.is_over(course.gone):
        if result.winner != UNFINISHED or result.knocks or result.folded:  # A5
            raise ResultError("a last life lost at the exchange has ended the match: nobody won", "winner")
        return
    if course.gone & {result.winner, *course.folding}:
        raise ResultError("who lost his last life at the exchange plays no further", "winner")  # A5
    _check_folding(result, course)
    _check_knocks(result, course)
    _check_winner(result, course)


def _check_seats(result: Result) -> None:
    """That everybody who is named sits at the table and is in the round."""
    seats = result.seats
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "seats",
            game="toepen",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    lives = result.lives if result.lives is not None else (int(LIVES),) * seats
    if len(lives) != seats or not all(0 <= left <= LIVES for left in lives):
        raise ResultError("each of {seats} seats has 0 to {lives} lives", "lives", seats=seats, lives=int(LIVES))
    folders = [seat for seat, _ in result.folded]
    named: dict[str, Sequence[int]] = {
        "folded": folders,
        "caught": result.caught,
        "doubted": result.doubted,
        "protected": result.protected,
    }
    if result.winner != UNFINISHED:
        named["winner"] = [result.winner]
    for field, players in named.items():
        for seat in players:
            if not 0 <= seat < seats or not lives[seat]:
                raise ResultError("seat {seat} is not in the round", field, seat=seat)
        if field != "doubted" and len(set(players)) < len(players):
            raise ResultError("a seat is there twice", field)  # R6, R17


def _check_lives(course: _Course, options: Options) -> None:
    """That a round can begin with these lives."""
    if course.with_pot and len(course.playing) < 2:
        raise ResultError("a round has at least two players", "lives")  # R30
    if not course.with_pot and len(course.playing) < len(course.lives):
        raise ResultError("the match ended when the first player had no lives left", "lives")  # R29
    fault = lives_fault(course.lives, options.drinks_protection)
    if fault:
        raise ResultError(fault, "lives")


def lives_fault(lives: Iterable[int], protection: bool) -> str:
    """Why no rounds leave these lives; empty when some do.

    Every round costs all but its winner something (R25), except who fetches drinks (T6).

    >>> lives_fault((10, 9, 9), False), lives_fault((10, 10, 9), False)
    ('', 'only one player can have lost nothing, or all')
    """
    whole = [left == LIVES for left in lives]
    return (
        "" if protection or sum(whole) <= 1 or all(whole) else Sentence("only one player can have lost nothing, or all")
    )


def row_fault(cells: Sequence[int], lives: Sequence[int], single: bool, protection: bool, with_pot: bool) -> str:
    """Why a row of the sheet cannot follow on these lives in a match that goes on; empty when it can.

    A row is of a `single` round, or it stands for several together.
    """
    if not all(-left <= cell <= 0 for cell, left in zip(cells, lives, strict=True)):
        return Sentence("of {lives} lives nobody loses {cells}", lives=list(lives), cells=[-cell for cell in cells])
    left = [before + cell for before, cell in zip(lives, cells, strict=True)]
    if min(left) < 1 and not (with_pot and sum([lives > 0 for lives in left]) > 1):
        return Sentence("the match would be over")  # R29, R30
    spared = [cell == 0 for cell, before in zip(cells, lives, strict=True) if before]
    if single and not protection and sum(spared) > 1:
        return Sentence("a round spares only its winner")  # R25
    return ""


# ---- the exchange ----


def _check_exchange(result: Result, course: _Course) -> None:
    """That the challenges can have happened, one after the other."""
    challenges = len(result.caught) + len(result.doubted)
    players = len(course.playing)
    most = min(players, HANDS_IN_PACK - players)  # R5, R6
    if challenges > most:
        raise ResultError(
            "{players} players exchange at most {most} hands, not {challenges}",
            "doubted",
            players=players,
            most=most,
            challenges=challenges,
        )
    starts = range(players)
    caught, doubted = frozenset(result.caught), tuple(sorted(result.doubted))
    orders = [course.playing[start:] + course.playing[:start] for start in starts]  # R3, by dealer
    if not any(_challenged(course, order, caught, doubted, course.lives) for order in orders):
        raise ResultError("nobody doubts himself, a hand twice, or a hand after he is out", "doubted")  # R7, A5


def _challenged(
    course: _Course, order: list[int], caught: frozenset[int], doubted: tuple[int, ...], left: tuple[int, ...]
) -> bool:
    """Whether those who still may exchange, in their order, can bring about the challenges that are left."""
    if not caught and not doubted:
        return True
    out = {seat for seat in course.playing if not left[seat]}
    if len(order) < len(caught) + len(doubted) or course.is_over(out):
        return False
    seat, later = order[0], order[1:]
    if _challenged(course, later, caught, doubted, left):  # no exchange, or nobody doubts it
        return True
    if not left[seat]:
        return False
    if seat in caught and _challenged(course, later, caught - {seat}, doubted, _without_life(course, left, seat)):
        return True
    for doubter in set(doubted) - {seat}:
        place = doubted.index(doubter)
        others = doubted[:place] + doubted[place + 1 :]
        if left[doubter] and _challenged(course, later, caught, others, _without_life(course, left, doubter)):
            return True
    return False


def _without_life(course: _Course, left: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The lives after a seat has lost one at the exchange (R7, T6)."""
    cost = 0 if seat in course.safe else int(EXCHANGE_LOSS)
    return (*left[:seat], left[seat] - cost, *left[seat + 1 :])


# ---- knocking and folding ----


def _check_folding(result: Result, course: _Course) -> None:
    """That the round goes on to its last knock."""
    if not all(1 <= knock <= result.knocks for knock in course.folding.values()):
        raise ResultError("one folds after a knock, 1 to {knocks}", "folded", knocks=result.knocks)  # R18
    if not course.still:
        raise ResultError("nobody folds on his own knock", "folded")  # R18
    before_last = [knock for knock in course.folding.values() if knock < result.knocks]
    in_at_last = len(course.playing) - len(course.gone) - len(before_last)
    if result.knocks and in_at_last < 2:
        raise ResultError("nobody is left to answer the last knock", "knocks")  # R22
    out = course.out_by_folding()
    if not course.with_pot and (len(out) > 1 or any(course.folding[seat] < result.knocks for seat in out)):
        raise ResultError("the first last life that is lost by folding ends the match", "folded")  # A15


def _check_knocks(result: Result, course: _Course) -> None:
    """That players with enough lives can have knocked, nobody twice in a row (R15, R16)."""
    if result.knocks < 0:
        raise ResultError("there are 0 or more knocks, not {knocks}", "knocks", knocks=result.knocks)
    reach: set[int] = set()
    for number in range(1, result.knocks + 1):
        able = {
            seat
            for seat in [*course.still, *course.folding]
            if course.folding.get(seat, result.knocks + 1) > number and course.left[seat] >= price(number)
        }
        if number == result.knocks:
            able = {seat for seat in able if _may_be_last(result, course, seat)}
        reach = {seat for seat in able if number == 1 or reach - {seat}}
        if not reach:
            raise ResultError("nobody with enough lives can have made knock {number}", "knocks", number=number)


def _may_be_last(result: Result, course: _Course, knocker: int) -> bool:
    """Whether the last knock can have been this player's, given the answers to it."""
    if len(course.still) == 1 and knocker not in course.still:  # R22: everybody else folded in the end
        return False
    out = course.out_by_folding()
    if course.with_pot or not out or not course.in_turn:
        return True
    # A15, R20: who folds with his last life is the last to answer, clockwise from the knocker
    places = {seat: (seat - knocker) % result.seats for seat, knock in course.folding.items() if knock == result.knocks}
    return max(places, key=lambda seat: places[seat]) in out


def _check_winner(result: Result, course: _Course) -> None:
    """That the round can have been won by this player, or by nobody."""
    ended = course.is_over(course.gone | course.out_by_folding())
    if result.winner == UNFINISHED:
        if not ended:
            raise ResultError("a round without a winner ends with somebody's last life", "winner")
    elif ended and len(course.still) > 1:
        raise ResultError("a last life lost by folding has ended the match: nobody won", "winner")  # A15
    elif len(course.still) == 1 and result.winner not in course.still:
        raise ResultError("who is left alone wins the round", "winner")  # R22
