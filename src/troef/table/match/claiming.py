"""The rest is ours, or none of it: a seat claims the tricks that are left, and the solver judges it.

A claim holds where the side of the seat wins all tricks that are left (or none of them) whatever the others do, when
it does not err itself. Then the cards fall as the solver plays them: moves in the log, as all that happens. A claim
that does not hold changes nothing; everybody hears of it, and its seat claims no more in that deal.
"""

import asyncio
from typing import Final

from mypy_extensions import i64

from troef.bots.by_name import make_player
from troef.cards.bits import BIT
from troef.core.game import State
from troef.core.moves import PLAY, make_move
from troef.search.aims import aim_of
from troef.search.solver.memory import Memory
from troef.search.solver.position import CannotSolve
from troef.search.solver.solving import Solving
from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.table import Table
from troef.tricks.aim import Aim, for_exactly
from troef.tricks.play import TrickPlay

#: How many positions the solver looks at before something else has its turn, and before a claim is too hard to judge.
SLICE: Final = 2_000
MOST_POSITIONS: Final = 200_000
#: With one trick left there is nothing to claim.
LEAST_TRICKS: Final = 2


class Claim:
    """What a seat claims in a position: all tricks that are left, or none of them."""

    def __init__(self, table: Table, seat: int, all_of_them: bool) -> None:
        """Begin to judge a claim.

        Raises:
            Fault: no claim can be made here and now.
        """
        _check(table, seat)
        self.seat = seat
        self.all_of_them = all_of_them
        self.version = table.version
        state = table.state
        play = _tricks(state)
        assert play is not None
        aim = _aim(state, play, seat, all_of_them)
        try:
            self._solving = Solving(aim, Memory(16), with_line=True)
        except CannotSolve as error:
            raise Fault("claim-too-hard") from error

    async def judge(self) -> bool:
        """Whether it holds.

        Raises:
            Fault: that is too hard to say now.
        """
        while not self._solving.run(SLICE):
            if self._solving.nodes > MOST_POSITIONS:
                raise Fault("claim-too-hard")
            await asyncio.sleep(0)
        return self._solving.value == 1

    def lines(self, table: Table, holds: bool) -> list[str]:
        """The lines that a claim gives that has been judged.

        Raises:
            Fault: something has happened since.
        """
        if table.version != self.version:
            raise Fault("claim-too-late")
        said = log_line({"claim": self.seat, "all": self.all_of_them, "holds": holds})
        return [said, *_played_out(table, self._solving.line)] if holds else [said]


def may_claim(table: Table, seat: int) -> bool:
    """Whether a seat can claim what is left of the tricks now."""
    try:
        _check(table, seat)
    except Fault:
        return False
    return True


def _check(table: Table, seat: int) -> None:
    table.check_not_paused()
    state = table.state
    play = _tricks(state)
    if play is None or _tricks_left(play) < LEAST_TRICKS or not BIT[seat] & _taking_part(play):
        raise Fault("nothing-to-claim")
    if seat in table.agreements.claimed:
        raise Fault("claimed-before")


def _tricks(state: State) -> "TrickPlay | None":
    """The tricks that are being played, where the solver can say what they are about."""
    aim = aim_of(state)
    return aim.play if aim is not None else None


def _taking_part(play: TrickPlay) -> i64:
    """The seats that hold cards."""
    seats: i64 = 0
    for seat in range(play.table.seats):
        if play.hands[seat]:
            seats |= BIT[seat]
    return seats


def _tricks_left(play: TrickPlay) -> int:
    """How many tricks are not gathered yet."""
    return int(play.hands[play.leader]).bit_count() + bool(play.count)


def _aim(state: State, play: TrickPlay, seat: int, all_of_them: bool) -> Aim:
    """The side of a seat wants all tricks that are left, or none of them."""
    told = state.trick_aim(seat)
    side = told.side if isinstance(told, Aim) else BIT[seat]
    if not side & BIT[seat]:
        side = _taking_part(play) & ~side
    won = sum(play.tricks_of(taker) for taker in range(play.table.seats) if side & BIT[taker])
    return for_exactly(play, side, won + (_tricks_left(play) if all_of_them else 0))


def _played_out(table: Table, cards: list[int]) -> list[str]:
    """The moves by which these cards fall, one after the other; what else is to be decided meanwhile the rule player
    decides."""
    game, state = table.game, table.state.copy()
    lines: list[str] = []
    waiting = list(cards)
    while waiting:
        seat = state.actors()[0]
        move = int(make_move(PLAY, waiting[0]))
        if state.phase.allows(seat, move):
            del waiting[0]
        else:
            view = state.view(seat)
            move = make_player("rule", game, f"{table.name}:{seat}").choose(view, 0.0)
        lines.append(log_line({"seat": seat, "move": game.show(move, None)}))
        state.play(seat, move)
    return lines
