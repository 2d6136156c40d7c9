"""The score of a deal of kleurenwiezen: contracts by a points table (S1–S7), concessions and claims (P9, P10)."""

from mypy_extensions import i64

from troef.games.kleurenwiezen.contracts import NAMES, NEEDED, PAIR, SHAREABLE
from troef.games.kleurenwiezen.points import Points, PointsTable


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


def score_deal(table: PointsTable, rank: i64, declarers: tuple[int, ...], tricks: tuple[int, ...]) -> list[int]:
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


# ---- deals that end before the last card, or otherwise than by it ----


def is_open(rank: i64, tricks: i64) -> bool:
    """Whether a game in which that many tricks were taken so far may still be won or lost, for all that they show."""
    return tricks <= NEEDED[rank] if SHAREABLE[rank] else tricks < NEEDED[rank]


def score_awarded(
    table: PointsTable, rank: i64, players: tuple[int, ...], tricks: tuple[int, ...], won: bool
) -> list[int]:
    """The score per seat where the jury awards every game as won or lost (P5, P8)."""
    return score_deal(table, rank, players, tuple([_awarded(rank, count, won) for count in tricks]))


def score_conceded(
    table: PointsTable, rank: i64, players: tuple[int, ...], tricks: tuple[int, ...], offender: int, missed_gain: bool
) -> list[int]:
    """The score per seat where a seat gave up too soon (P9); the tricks are those taken until then."""
    if offender not in players:
        scores = _score_open_as_won(table, rank, players, tricks)
        _charge_opponent(scores, table[NAMES[rank]], rank, players, tricks, offender, missed_gain)
        return scores
    if SHAREABLE[rank]:
        return _score_own_lost(table, rank, players, tricks, offender)
    scores = score_awarded(table, rank, players, tricks, False)  # P9 (a): the tricks already taken
    for seat in players:
        if seat != offender:
            scores[offender] += scores[seat]
            scores[seat] = 0
    return scores


def score_claimed(
    table: PointsTable, rank: i64, players: tuple[int, ...], tricks: tuple[int, ...], offender: int
) -> list[int]:
    """The score per seat where a seat laid its cards down because it thought that it had won (P10)."""
    if offender not in players:
        return _score_open_as_won(table, rank, players, tricks)
    if SHAREABLE[rank]:
        return _score_own_lost(table, rank, players, tricks, offender)
    return score_deal(table, rank, players, (int(least_lost(rank)),))  # by the minimum


def _awarded(rank: i64, tricks: i64, won: bool) -> int:
    """The tricks of a game that is scored as won or lost: those taken, or the nearest number that is."""
    if is_made(rank, tricks) == won:
        return int(tricks)
    return int(NEEDED[rank] if won else least_lost(rank))


def _score_open_as_won(table: PointsTable, rank: i64, players: tuple[int, ...], tricks: tuple[int, ...]) -> list[int]:
    """Every game that may still be won is won; a shared one that is lost already stays so."""
    return score_deal(
        table,
        rank,
        players,
        tuple([_awarded(rank, count, True) if is_open(rank, count) else count for count in tricks]),
    )


def _score_own_lost(
    table: PointsTable, rank: i64, players: tuple[int, ...], tricks: tuple[int, ...], offender: int
) -> list[int]:
    """Each plays his own game: the offender's is lost."""
    place = players.index(offender)
    tricks = (*tricks[:place], _awarded(rank, tricks[place], False), *tricks[place + 1 :])
    return score_deal(table, rank, players, tricks)


def _charge_opponent(
    scores: list[int],
    points: Points,
    rank: i64,
    players: tuple[int, ...],
    tricks: tuple[int, ...],
    offender: int,
    missed_gain: bool,
) -> None:
    """P9 (b): an opponent of the declarers gave up too soon; he bears what his side loses. What shared games that were
    lost before bring the opponents, they keep."""
    lost = [count for count in tricks if SHAREABLE[rank] and not is_open(rank, count)]
    kept = _gain_from_shared(points, rank, lost)
    missed = i64(0)
    if missed_gain:
        if SHAREABLE[rank]:
            missed = _gain_from_shared(points, rank, [*lost, int(least_lost(rank))]) - kept
        else:
            missed = gain_value(points, rank, least_lost(rank))
    for seat in range(4):
        if seat not in players and seat != offender:
            scores[offender] += scores[seat] - int(kept + missed)
            scores[seat] = int(kept + missed)


def _gain_from_shared(points: Points, rank: i64, failed: list[int]) -> i64:
    """S7: what each opponent gains from the shared games that failed, with these tricks."""
    if points.zero_sum:
        return sum([lost_value(points, rank, count) for count in failed])
    return points.opp_failed[len(failed) - 1] if failed else i64(0)
