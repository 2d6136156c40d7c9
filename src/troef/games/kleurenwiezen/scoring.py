"""The score of a deal of kleurenwiezen: contracts (S1–S7) by a points table, and the amounts of P2–P11."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from troef.games.kleurenwiezen.contracts import (
    GROTE_MISERIE,
    KLEINE_MISERIE,
    NAMES,
    NEEDED,
    OPEN_MISERIE,
    PAIR,
    SHAREABLE,
    rank_named,
)
from troef.games.kleurenwiezen.points import Points, Table

#: What an irregularity costs its offender and brings each other player; of P6 and P8 that is the most there can be.
PENALTIES: Final = {
    "P2": (3, 1),
    "P3": (15, 5),
    "P4": (3, 1),
    "P5": (15, 5),
    "P6": (3, 1),
    "P7": (15, 5),
    "P8": (15, 0),
    "P11": (15, 0),
}
#: Here the jury may say less.
AT_MOST: Final = ("P6", "P8")


@dataclass(frozen=True)
class Penalty:
    """An irregularity of a seat: P2 wrong deal, P3 troel not called, P4 and P5 failure to follow (noticed in the same
    or a later trick), P6 two cards, P7 looking or cheating, P8 remarks, P11 jury not called (the deal is annulled).

    For P6 and P8 the jury may set lower amounts. `agreed`: all four have agreed to deal again (P2).
    """

    clause: str
    seat: int
    points: int | None = None
    others: int | None = None
    agreed: bool = False


@dataclass(frozen=True)
class Result:
    """A deal, for `settle`.

    `contract` is a contract as the book writes it (`samen 8`, `kleine_miserie`, `abondance 9 D`), or empty when only
    penalties are written. `declarers` are its players: two for samen and troel, several for shared contracts. `tricks`
    are those of the pair or lone player together, or of each player of a shared contract.

    `verdict` is a game that the jury awards as `won` or `lost` (P5, P8); `conceded_by` the seat that laid down its
    cards and gave up too soon (P9), `claimed_by` the one that laid them down because it thought it had won (P10).

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
    verdict: str | None = None
    conceded_by: int | None = None
    claimed_by: int | None = None


def is_made(rank: i64, tricks: i64) -> bool:
    """Whether a contract is made with these tricks (R8)."""
    if SHAREABLE[rank]:
        return tricks == NEEDED[rank]
    return tricks >= NEEDED[rank]


def under(rank: i64, tricks: i64) -> i64:
    """How many tricks a lost contract missed (of a miserie or piccolo: was out)."""
    return NEEDED[rank] - tricks if tricks < NEEDED[rank] else tricks - NEEDED[rank]


def least_lost(rank: i64) -> i64:
    """The tricks of a contract that is lost by the minimum."""
    return NEEDED[rank] + 1 if SHAREABLE[rank] else NEEDED[rank] - 1


def won_value(points: Points, rank: i64, tricks: i64) -> i64:
    """What a made contract brings each of its players (S3–S6)."""
    if PAIR[rank] and tricks == 13 and points.rond is not None:
        return points.rond  # S4
    surplus = min(tricks, i64(points.over_cap)) - NEEDED[rank]
    return points.win + points.over * (surplus if surplus > 0 else 0)


def lost_value(points: Points, rank: i64, tricks: i64) -> i64:
    """What a lost contract costs each of its players."""
    return points.loss + points.loss_per_u * under(rank, tricks)


def gain_value(points: Points, rank: i64, tricks: i64) -> i64:
    """What each opponent gains from a lost contract that is not shared."""
    if points.zero_sum:
        return lost_value(points, rank, tricks)
    if SHAREABLE[rank]:
        return points.opp_failed[0]
    return points.opp + points.opp_per_u * under(rank, tricks)


def score_deal(table: Table, rank: i64, declarers: tuple[int, ...], tricks: tuple[int, ...]) -> list[int]:
    """The score per seat (S1–S7)."""
    points = table[NAMES[rank]]
    if SHAREABLE[rank]:
        return _score_shared(points, rank, declarers, tricks)
    scores = [0, 0, 0, 0]
    together = i64(tricks[0])
    if is_made(rank, together):
        value = won_value(points, rank, together)
        mine, theirs = value, -value if points.zero_sum else i64(0)
    else:
        mine, theirs = -lost_value(points, rank, together), gain_value(points, rank, together)
    lone = len(declarers) == 1
    for seat in range(4):
        if seat in declarers:
            scores[seat] = int(mine * 3 if points.zero_sum and lone else mine)
        else:
            scores[seat] = int(theirs)
    return scores


def _score_shared(points: Points, rank: i64, declarers: tuple[int, ...], tricks: tuple[int, ...]) -> list[int]:
    """S7: every declarer by himself; the others gain once, by how many failed."""
    scores = [0, 0, 0, 0]
    failed = 0
    for seat, count in zip(declarers, tricks, strict=True):
        made = is_made(rank, count)
        value = int(won_value(points, rank, count) if made else -lost_value(points, rank, count))
        failed += not made
        scores[seat] += value * 3 if points.zero_sum else value
        if points.zero_sum:
            for other in range(4):
                if other != seat:
                    scores[other] -= value
    if failed and not points.zero_sum:
        for seat in range(4):
            if seat not in declarers:
                scores[seat] += points.opp_failed[failed - 1]
    return scores


# ---- a result from the score desk ----


def settle(
    result: Result, table: Table, missed_gain: bool, may_agree: bool, early_jury: bool = False
) -> tuple[int, ...]:
    """The score per seat of a result; `early_jury`: the jury is asked for everything above troel.

    Raises:
        ValueError: it cannot be that of a deal.
    """
    scores = [0, 0, 0, 0]
    _check_types(result)
    if result.contract:
        rank, tricks = check_result(result)
        annulled = any(penalty.clause == "P11" for penalty in result.penalties)
        if not annulled:
            scores = _score_contract(result, table, rank, tricks, missed_gain)
    elif result.declarers or result.tricks or result.verdict or _lays_down(result) is not None:
        raise ValueError("without a contract there is nothing but penalties")
    for penalty in result.penalties:
        _add_penalty(scores, penalty, result, may_agree, early_jury)
    return tuple(scores)


def _check_types(result: Result) -> None:
    given: list[object] = [*result.declarers, *result.tricks]
    given += [seat for seat in (result.conceded_by, result.claimed_by) if seat is not None]
    for penalty in result.penalties:
        given.append(penalty.seat)
        given += [amount for amount in (penalty.points, penalty.others) if amount is not None]
    wrong = [value for value in given if not isinstance(value, int) or isinstance(value, bool)]
    if wrong:
        raise ValueError(f"seats, tricks and amounts are whole numbers, not {wrong}")


def check_result(result: Result) -> tuple[int, tuple[int, ...]]:
    """The rank and the tricks of a result whose numbers can be those of a deal.

    Raises:
        ValueError: they cannot.
    """
    rank = rank_named(result.contract)
    players, tricks = result.declarers, result.tricks
    if len(set(players)) != len(players) or not all(0 <= seat <= 3 for seat in players):
        raise ValueError(f"the declarers are different seats from 0 to 3, not {players}")
    pair, shared = bool(PAIR[rank]), bool(SHAREABLE[rank])
    if len(players) != 2 if pair else not players if shared else len(players) != 1:
        raise ValueError(f"{NAMES[rank]} is not played by {len(players)}")
    if pair and len(tricks) == 2:
        tricks = (tricks[0] + tricks[1],)
    if len(tricks) != (len(players) if shared else 1):
        raise ValueError(f"the tricks of {NAMES[rank]} are one number for each game, not {result.tricks}")
    most = 12 if rank == KLEINE_MISERIE else 13
    if min(result.tricks) < 0 or sum(tricks) > most:
        raise ValueError(f"there are {most} tricks, not {result.tricks}")
    whole = result.verdict is None and _lays_down(result) is None
    if len(players) == 4 and whole and sum(tricks) != most:
        raise ValueError(f"four players together take {most} tricks, not {sum(tricks)}")
    if result.verdict not in (None, "won", "lost"):
        raise ValueError(f"a verdict is 'won' or 'lost', not {result.verdict!r}")
    if [result.verdict, result.conceded_by, result.claimed_by].count(None) < 2:
        raise ValueError("a deal ends by a verdict, a concession or a claim, not by two of them")
    offender = _lays_down(result)
    if offender is not None and not 0 <= offender <= 3:
        raise ValueError(f"there is no seat {offender}")
    return rank, tricks


def _lays_down(result: Result) -> "int | None":
    return result.conceded_by if result.conceded_by is not None else result.claimed_by


def _score_contract(result: Result, table: Table, rank: int, tricks: tuple[int, ...], missed_gain: bool) -> list[int]:
    players, offender = result.declarers, _lays_down(result)
    if offender is None:
        if result.verdict is not None:
            tricks = tuple([_awarded(rank, count, result.verdict == "won") for count in tricks])
        return score_deal(table, rank, players, tricks)
    if offender not in players:  # P9 (b), P10: the contract is scored as won
        won = tuple([_awarded(rank, count, True) for count in tricks])
        scores = score_deal(table, rank, players, won)
        if result.conceded_by is not None:
            _charge_opponent(scores, table[NAMES[rank]], rank, players, offender, missed_gain)
        return scores
    if SHAREABLE[rank]:  # each plays his own game: his is lost
        place = players.index(offender)
        tricks = (*tricks[:place], _awarded(rank, tricks[place], False), *tricks[place + 1 :])
        return score_deal(table, rank, players, tricks)
    if result.claimed_by is not None:  # P10: by the minimum
        return score_deal(table, rank, players, (int(least_lost(rank)),))
    scores = score_deal(table, rank, players, (_awarded(rank, tricks[0], False),))  # P9 (a): the tricks already taken
    for seat in players:
        if seat != offender:
            scores[offender] += scores[seat]
            scores[seat] = 0
    return scores


def _awarded(rank: int, tricks: int, won: bool) -> int:
    """The tricks of a game that is scored as won or lost: those taken, or the nearest number that is."""
    if bool(is_made(rank, tricks)) == won:
        return tricks
    return int(NEEDED[rank] if won else least_lost(rank))


def _charge_opponent(
    scores: list[int], points: Points, rank: int, players: tuple[int, ...], offender: int, missed_gain: bool
) -> None:
    """P9 (b): an opponent of the declarers gave up too soon; he bears what his side loses."""
    others = [seat for seat in range(4) if seat not in players and seat != offender]
    for seat in others:
        scores[offender] += scores[seat]
        scores[seat] = 0
        if missed_gain:
            gain = int(gain_value(points, rank, least_lost(rank)))
            scores[seat] = gain
            scores[offender] -= gain


def _add_penalty(scores: list[int], penalty: Penalty, result: Result, may_agree: bool, early_jury: bool) -> None:
    if penalty.clause not in PENALTIES:
        raise ValueError(f"{penalty.clause} has no amount; there are: {', '.join(PENALTIES)}")
    if not 0 <= penalty.seat <= 3:
        raise ValueError(f"there is no seat {penalty.seat}")
    if penalty.agreed and penalty.clause != "P2":
        raise ValueError("only after a wrong deal all four may agree (P2)")
    if penalty.clause == "P11" and result.contract:
        if penalty.seat not in result.declarers:
            raise ValueError("the jury is called by the bidder (P11)")
        if rank_named(result.contract) < (GROTE_MISERIE if early_jury else OPEN_MISERIE):
            raise ValueError(f"nobody asks the jury for {result.contract} (P11)")
    if penalty.agreed and may_agree:
        return
    most, each = PENALTIES[penalty.clause]
    points = most if penalty.points is None else penalty.points
    others = each if penalty.others is None else penalty.others
    lower = penalty.clause in AT_MOST
    if not 0 <= points <= most or not 0 <= others <= each or (not lower and (points, others) != (most, each)):
        raise ValueError(f"{penalty.clause} is {'at most ' if lower else ''}-{most} and +{each}")
    for seat in range(4):
        scores[seat] += -points if seat == penalty.seat else others
