"""The tricks that the players of a contract took, in a result of a game of bids: what any lawful deal can give, and
what became of the contract."""

from collections.abc import Sequence

from troef.core.result import ResultError, Verdict, made_or_failed


def check_tricks_taken(players: int, tricks: tuple[int, ...], pair: bool, count: int) -> None:
    """Whether this many players can have taken these of the tricks of a deal; a pair may tell them in one number.

    Raises:
        ResultError: they cannot.
    """
    if len(tricks) != players and not (pair and len(tricks) == 1):
        raise ResultError("they are given for each of the players, not {tricks}", "tricks", tricks=tricks)
    if min(tricks) < 0 or sum(tricks) > count:
        raise ResultError("there are {count} tricks, not {given}", "tricks", count=count, given=tricks)
    if players == 4 and sum(tricks) != count:
        raise ResultError(
            "four players together take {most} tricks, not {tricks}", "tricks", most=count, tricks=sum(tricks)
        )


def verdict_on_tricks(seats: Sequence[int], had: int, need: int) -> Verdict:
    """Whether seats took the tricks that they needed."""
    return made_or_failed("tricks", had >= need, seats, had, need)


def contract_verdicts(
    players: Sequence[int], tricks: Sequence[int], needed: Sequence[int], each: bool
) -> list[Verdict]:
    """Whether a side or a lone player took the tricks that are needed; where each plays for himself, whether he took
    exactly as many. `needed` has a number for each of the players.

    >>> contract_verdicts((0, 2), (5, 2), (8, 8), each=False)
    [Verdict(key='tricks-failed', seats=(0, 2), had=7, need=8)]
    """
    if not each:
        return [verdict_on_tricks(players, sum(tricks), needed[0])]
    rows = zip(players, tricks, needed, strict=True)
    return [made_or_failed("exactly", had == need, [seat], had, need) for seat, had, need in rows]
