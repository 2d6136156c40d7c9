"""A deal of kleurenwiezen for `settle`: which results a deal can give, and the amounts of P2–P11."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Self

from troef.auction.result import contract_verdicts
from troef.cards.bits import cards_in
from troef.cards.sentence import Sentence, sentence_of
from troef.core.game import Game
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.games.kleurenwiezen.bidding import NO_JURY
from troef.games.kleurenwiezen.contracts import LAID_AWAY, NAMES, NEEDED, PAIR, SHAREABLE, TROEL, rank_named
from troef.games.kleurenwiezen.points import PointsTable
from troef.games.kleurenwiezen.revoking import PENALTIES
from troef.games.kleurenwiezen.scoring import is_open, score_awarded, score_claimed, score_conceded, score_deal
from troef.tricks.result import tricks_won

TRICKS: Final = 13
#: Here the jury may say less.
AT_MOST: Final = ("P6", "P8")


@dataclass(frozen=True)
class Penalty(GameResult):
    """An irregularity of a seat.

    Fields:
        clause: P2 wrong deal, P3 troel not called, P4 and P5 failure to follow (noticed in the same or a later trick),
            P6 two cards, P7 looking or cheating, P8 remarks, P11 jury not called (the deal is annulled).
        seat: the offender.
        points: what it costs him, where the jury sets a lower amount (P6, P8).
        others: what each other player gains, where the jury sets a lower amount (P6).
        agreed: all four have agreed to deal again (P2).
    """

    clause: str
    seat: int
    points: int | None = None
    others: int | None = None
    agreed: bool = False


@dataclass(frozen=True)
class Result(GameResult):
    """A deal.

    Fields:
        contract: as the book writes it (`samen 8`, `kleine_miserie`, `abondance 9 D`), or empty when only penalties are
            written.
        declarers: the seats that play it: two for samen and troel, several for shared contracts.
        tricks: those of the pair or lone player together (of a pair also each partner's), or of each player of a shared
            contract; of a deal that was conceded, claimed or awarded, those taken until then.
        penalties: the irregularities.
        verdict: a game that the jury awards as won or lost (P5, P8).
        conceded_by: the seat that laid down its cards and gave up too soon (P9).
        claimed_by: the seat that laid them down because it thought that it had won (P10).

    >>> import troef
    >>> game = troef.game("kleurenwiezen")
    >>> game.settle(Result("samen 9", (0, 2), (7,)))
    (-16, 16, -16, 16)
    >>> game.settle(Result("kleine miserie", (1, 3), (0, 1)))
    (12, 18, 12, -18)
    >>> game.settle(Result(penalties=(Penalty("P2", 2),)))
    (1, 1, -3, 1)
    """

    contract: str = ""
    declarers: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    verdict: Literal["won", "lost"] | None = None
    conceded_by: int | None = None
    claimed_by: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        """Of a deal that a claim or concession has ended: the result that brings what was written (R42, P9, P10)."""
        players = tuple(cards_in(state.declarers))
        own = tuple([tricks_won(state.tricks, seat) for seat in players])
        tricks = own if SHAREABLE[state.contract] else (sum(own),)
        noted = tuple([_noted(*penalty) for penalty in state.penalties_noted()])
        if any(penalty.clause == "P11" for penalty in noted):
            return cls(penalties=noted)  # nothing else counts
        verdict = state.watch.verdict or None if state.watch is not None else None
        played = cls(NAMES[state.contract], players, tricks, noted, verdict)
        if verdict is not None:
            return played
        if state.tricks.tricks_played == TRICKS or len(played.tricks) > 1:
            return played
        cells, first = state.sheet[-1].cells, state.first_dealer  # T5: columns stand in the order of dealing
        written = tuple([cells[(seat - first) % 4] for seat in range(4)])
        return next(result for result in played._laid_down() if _brings(state.game, result, written))

    def _laid_down(self) -> Iterator[Self]:
        """What the deal can have come to where cards were laid down after these tricks: usually none of the rest is
        won, or all of it (R42)."""
        yield self
        for tricks in range(TRICKS, -1, -1):
            yield replace(self, tricks=(tricks,))
        for seat in range(4):
            yield replace(self, claimed_by=seat)
            yield replace(self, conceded_by=seat)

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether the contract was made; of those who share one, by each (R10, S7)."""
        if not self.contract:
            return []
        players, rank = self.declarers, rank_named(self.contract)
        if self.verdict or self.claimed_by is not None or self.conceded_by is not None:
            return [made_or_failed("plain", scores[players[0]] > 0, players)]
        return contract_verdicts(players, self.tricks, [int(NEEDED[rank])] * len(players), bool(SHAREABLE[rank]))


def _noted(clause: str, seat: int, points: int, others: int) -> Penalty:
    """A penalty of a deal; amounts are said where the jury sets them."""
    return Penalty(clause, seat, points, others) if clause in AT_MOST else Penalty(clause, seat)


def _brings(game: Game, result: Result, scores: tuple[int, ...]) -> bool:
    """Whether a result can be, and brings these scores."""
    try:
        return game.settle(result) == scores
    except ResultError:
        return False


# ---- which results there are ----


def check_result(result: Result, jury_called_from: int) -> None:
    """Whether a deal can give the result; the jury is called for ranks from `jury_called_from` on (P11).

    Anybody may bid anything (R16) but troel, and the seats of the declarers may be any. So nearly all numbers of tricks
    are possible. A pair of partners or a lone player may take from none to all. Players of a shared contract may share
    them out in every way: each may hold the top cards of a suit and pass the lead on below another's. Only the pair of
    troel holds all four aces (R11, R15), and the ace of trumps takes a trick.

    Raises:
        ResultError: none can.
    """
    if result.contract:
        rank = _rank(result)
        _check_declarers(result, rank)
        _check_tricks(result, rank)
        _check_end(result, rank)
    elif result.declarers or result.tricks or result.verdict or _lays_down(result) is not None:
        raise ResultError("without a contract there is nothing but penalties", "contract")
    for penalty in result.penalties:
        _check_penalty(penalty, result, jury_called_from)
    if len({penalty.seat for penalty in result.penalties if penalty.clause == "P2"}) > 1:
        raise ResultError("only one player deals, and after a wrong deal he deals again (P2)", "penalties")
    if [penalty.clause for penalty in result.penalties].count("P3") > 1:
        raise ResultError("only one player can hold three aces (P3)", "penalties")


def _rank(result: Result) -> int:
    try:
        return rank_named(result.contract)
    except ValueError as error:
        raise ResultError(sentence_of(error), "contract") from error


def _check_declarers(result: Result, rank: int) -> None:
    players = result.declarers
    if len(set(players)) != len(players) or not all(0 <= seat <= 3 for seat in players):
        raise ResultError("they are different seats from 0 to 3, not {players}", "declarers", players=players)
    if PAIR[rank]:
        right = len(players) == 2
    else:
        right = len(players) > 0 if SHAREABLE[rank] else len(players) == 1
    if not right:
        raise ResultError("{name} is not played by {players}", "declarers", name=NAMES[rank], players=len(players))


def _most(rank: int) -> int:
    """How many tricks are played (R33)."""
    return 13 - int(LAID_AWAY[rank])


def _games(result: Result, rank: int) -> tuple[int, ...]:
    """The tricks of each game: of a pair together."""
    tricks = result.tricks
    return (tricks[0] + tricks[1],) if PAIR[rank] and len(tricks) == 2 else tricks


def _check_tricks(result: Result, rank: int) -> None:
    tricks, most = _games(result, rank), _most(rank)
    if len(tricks) != (len(result.declarers) if SHAREABLE[rank] else 1):
        raise ResultError(
            "{name} has one number for each game, not {tricks}", "tricks", name=NAMES[rank], tricks=result.tricks
        )
    if min(result.tricks) < 0 or sum(tricks) > most:
        raise ResultError("there are {count} tricks, not {given}", "tricks", count=most, given=result.tricks)
    if result.verdict is not None or _lays_down(result) is not None:
        return
    if len(result.declarers) == 4 and sum(tricks) != most:
        raise ResultError(
            "four players together take {most} tricks, not {tricks}", "tricks", most=most, tricks=sum(tricks)
        )
    if rank == TROEL and not sum(tricks):
        raise ResultError("the pair of troel has the ace of trumps, which takes a trick (R11, R15)", "tricks")


def _check_end(result: Result, rank: int) -> None:
    """That a deal ends in one way, and that nobody gives up or claims what is decided (P9, P10)."""
    if [result.verdict, result.conceded_by, result.claimed_by].count(None) < 2:
        raise ResultError("a deal ends by a verdict, a concession or a claim, not by two of them")
    offender = _lays_down(result)
    if offender is None:
        return
    conceded = result.conceded_by is not None
    field = "conceded_by" if conceded else "claimed_by"
    left = Sentence("nothing was left to concede") if conceded else Sentence("nothing was left to claim")
    if not 0 <= offender <= 3:
        raise ResultError("there is no seat {offender}", field, offender=offender)
    tricks = _games(result, rank)
    if sum(tricks) == _most(rank):
        raise ResultError("all tricks were played: {left}", field, left=left)
    if SHAREABLE[rank] and offender in result.declarers:
        tricks = (tricks[result.declarers.index(offender)],)
    if not any(is_open(rank, count) for count in tricks):
        fault = Sentence(
            "with {tricks} tricks {name} was decided: {left}", tricks=result.tricks, name=NAMES[rank], left=left
        )
        raise ResultError(fault, field)


def _lays_down(result: Result) -> "int | None":
    return result.conceded_by if result.conceded_by is not None else result.claimed_by


def _check_penalty(penalty: Penalty, result: Result, jury_called_from: int) -> None:
    clause = penalty.clause
    if clause not in PENALTIES:
        raise ResultError(
            "{clause} has no amount; there are: {penalties}", "penalties", clause=clause, penalties=", ".join(PENALTIES)
        )
    if not 0 <= penalty.seat <= 3:
        raise ResultError("there is no seat {offender}", "penalties", offender=penalty.seat)
    if penalty.agreed and clause != "P2":
        raise ResultError("only after a wrong deal all four may agree (P2)", "penalties")
    if clause == "P11":
        if jury_called_from == NO_JURY:
            raise ResultError("there is no jury to be called (P11)", "penalties")
        if result.contract and penalty.seat not in result.declarers:
            raise ResultError("the jury is called by the bidder (P11)", "penalties")
        if result.contract and _rank(result) < jury_called_from:
            raise ResultError("nobody asks the jury for {contract} (P11)", "penalties", contract=result.contract)
    most, each = PENALTIES[clause]
    points, others = _amounts(penalty)
    lower = clause in AT_MOST
    if not 0 <= points <= most or not 0 <= others <= each or (not lower and (points, others) != (most, each)):
        fault = (
            Sentence("{clause} is at most -{most} and +{each}", clause=clause, most=most, each=each)
            if lower
            else Sentence("{clause} is -{most} and +{each}", clause=clause, most=most, each=each)
        )
        raise ResultError(fault, "penalties")


def _amounts(penalty: Penalty) -> tuple[int, int]:
    """What the offender loses and each other player gains."""
    most, each = PENALTIES[penalty.clause]
    return most if penalty.points is None else penalty.points, each if penalty.others is None else penalty.others


# ---- what they are worth ----


def score_result(result: Result, table: PointsTable, missed_gain: bool, may_agree: bool) -> tuple[int, ...]:
    """The score per seat of a result that has been checked."""
    scores = [0, 0, 0, 0]
    annulled = any(penalty.clause == "P11" for penalty in result.penalties)
    if result.contract and not annulled:
        scores = _score_contract(result, table, missed_gain)
    for penalty in result.penalties:
        if not (penalty.agreed and may_agree):
            points, others = _amounts(penalty)
            for seat in range(4):
                scores[seat] += -points if seat == penalty.seat else others
    return tuple(scores)


def _score_contract(result: Result, table: PointsTable, missed_gain: bool) -> list[int]:
    rank = _rank(result)
    players, tricks = result.declarers, _games(result, rank)
    if result.verdict is not None:
        return score_awarded(table, rank, players, tricks, result.verdict == "won")
    if result.conceded_by is not None:
        return score_conceded(table, rank, players, tricks, result.conceded_by, missed_gain)
    if result.claimed_by is not None:
        return score_claimed(table, rank, players, tricks, result.claimed_by)
    return score_deal(table, rank, players, tricks)
