"""The tricks that the players of a contract took, in a result of a game of bids: what any lawful deal can give."""

from troef.core.result import ResultError


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
