"""A live table: what people, bots and the clock do at it."""

from collections.abc import Callable, Collection

from troef.core.view import REFEREE
from troef.table.clock.clocks import here_lines, late_line
from troef.table.clock.timekeeping import end_lines, idle_lines, timeout_lines
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.company import Company
from troef.table.log import Log
from troef.table.match.accusing import propose_award_lines, propose_fine_lines
from troef.table.match.claiming import Claim
from troef.table.match.taking_back import redo_lines, undo_lines
from troef.table.people.consenting import agreed_lines, propose_lot_lines, propose_seats_lines, propose_undo_lines
from troef.table.people.hosting import (
    come_back_lines,
    level_lines,
    open_lines,
    pace_lines,
    pause_lines,
    remove_lines,
    sit_in_lines,
    stand_lines,
    watched_lines,
)
from troef.table.people.people import Member
from troef.table.people.rematch import is_wanted, leave_lines, want_lines
from troef.table.steward import Steward
from troef.table.table import Table
from troef.table.talk.talking import TalkingTable
from troef.thinking.bots import Bots


class LiveTable(TalkingTable):
    """A table at which people and bots play: what they may do, and what it does by itself."""

    def __init__(self, table: Table, log: Log, timing: Timing, bots: Bots, company: "Company | None" = None) -> None:
        super().__init__(table, log, timing, company)
        self.steward = Steward(self, timing, bots)
        self.company.follow(table.name, self)

    # ---- commands ----

    async def sit(
        self,
        name: str,
        token: str,
        wanted: "int | None" = None,
        member: "Member | None" = None,
        commit: "str | None" = None,
    ) -> int:
        """A person takes a free chair, or in a match that of a bot which the host has opened; gives its number.
        `commit` binds him to his part of the first draw of a match.

        Raises:
            Fault: there is none, or not the one that is wanted; or he may not sit here.
        """
        taken: list[int] = []

        def decide() -> list[str]:
            table = self.table
            waiting = table.match is None and table.free
            seat, lines = (
                table.sit_lines(name, token, wanted, member, commit)
                if waiting
                else sit_in_lines(table, name, token, wanted, member)
            )
            taken[:] = [seat]
            return lines

        await self.commit(decide)
        return taken[0]

    async def fill(self, token: str) -> None:
        """Bots take the free chairs, as somebody who sits here wishes."""
        self.require_seat(token)
        await self.commit(self.table.fill_lines)

    async def play(self, seat: int, text: str) -> None:
        """A move, as text.

        Raises:
            Fault: it is no move.
            IllegalMove: it is refused.
        """
        await self.commit(lambda: self.table.move_lines(seat, text))

    async def play_for(self, seat: int, text: str, stands: Callable[[], bool]) -> None:
        """A bot's move, if the seat is still its to play when that is decided: who sat down meanwhile plays himself."""
        await self.commit(lambda: self.table.move_lines(seat, text) if stands() else [])

    async def play_late(self, seat: int, text: str, holds: Callable[[], bool]) -> None:
        """A move is made for somebody whose time is up, if that holds when it is decided."""
        await self.commit(lambda: [late_line(seat), *self.table.move_lines(seat, text)] if holds() else [])

    async def be_here(self, seat: int) -> None:
        """Who was late plays himself again."""
        await self.commit(lambda: here_lines(self.table.times, seat))

    async def note_times(self) -> None:
        """Write down what people have used of their time."""
        await self.write(self.steward.clocks.spent_lines)

    async def undo(self, everything: bool = False) -> None:
        """Who plays alone takes his last move back, or all of the deal.

        Raises:
            Fault: others play too, or there is nothing to take back.
        """
        await self.commit(lambda: undo_lines(self.table, everything))

    async def redo(self) -> None:
        """What was taken back last is done again.

        Raises:
            Fault: others play too, or there is nothing to do again.
        """
        await self.commit(lambda: redo_lines(self.table))

    async def again(self) -> None:
        """A new match; nothing happens if somebody else has just asked for it."""
        match = self.table.match
        if match is not None and self.table.matches > 1:
            played = [event for event in match.record.events if event[0] < 0 or event[1] != REFEREE]
            if len(played) <= 1:
                return
        await self.commit(self.table.again_lines)

    async def rematch(self, seat: int, wanted: bool) -> None:
        """After a match a person says that he wants another one, or leaves his chair to others.

        Raises:
            Fault: the match is not over, or nobody may leave here.
        """
        self._check_by_consent()
        decide = want_lines if wanted else leave_lines
        await self.commit(lambda: decide(self.table, seat))

    async def begin_again(self) -> None:
        """All who are here want another match, or the others have had the time to say so."""
        await self.commit(lambda: self.table.again_lines() if is_wanted(self.table) else [])

    async def add_words(self, seat: int, words: str) -> None:
        """A seat's own words for the next deal."""
        if self.table.seed is None and not self.table.over:
            await self.commit(lambda: self.table.words_lines(seat, words))

    async def cut(self, seat: int, place: "int | None") -> None:
        """A seat cuts for the deal that is awaited, or leaves that to the dealer.

        Raises:
            Fault: it is not this seat that cuts, or not now, or not there.
        """
        await self.commit(lambda: self.table.cut_lines(seat, place))

    async def bind(self, seat: int, commit: str) -> None:
        """A person binds himself to his part of the next draw.

        Raises:
            Fault: it is no commitment, or he has withheld his part of a draw in this match.
        """
        table = self.table
        if table.seed is None:
            await self.commit(lambda: table.chance.commit_lines(seat, commit, table.upcoming_match, table.owners()))

    async def reveal(self, seat: int, link: str) -> None:
        """A person reveals what he was bound to, for the draw that is open.

        Raises:
            Fault: it is something else.
        """
        await self.commit(lambda: self.table.chance.link_lines(seat, link))

    async def withhold(self, number: int) -> None:
        """The time to reveal for a draw is up."""
        await self.commit(lambda: self.table.chance.withheld_lines(number))

    async def begin(self) -> None:
        """The next step of a match that is to begin."""
        await self.commit(lambda: self.table.begin_lines(self.connected_seats))

    async def deal(self, version: "int | None" = None) -> None:
        """The next step of the deal that is awaited, unless it fell already; with a version only if nothing has
        happened since: somebody may have asked for a pause, or to break off."""
        table = self.table

        def decide() -> list[str]:
            due = table.state.awaits_deal and version in (None, table.version)
            return table.deal_lines(self.connected_seats) if due else []

        await self.commit(decide)

    async def time_out(self, late: Collection[int] = ()) -> None:
        """The time of those who may act is up; these had clocks of their own."""

        def decide() -> list[str]:
            lines = timeout_lines(self.table)
            return [*[late_line(seat) for seat in late], *lines] if lines else []

        await self.commit(decide)

    async def time_out_idle(self, seat: int) -> None:
        """A seat has done nothing for as long as the book gives."""
        await self.commit(lambda: idle_lines(self.table, seat))

    async def end_play(self) -> None:
        """The agreed end of play has come."""
        await self.commit(lambda: end_lines(self.table))

    # ---- what the others must agree to, and claims ----

    async def propose_undo(self, seat: int) -> None:
        """A person asks to take his last move back.

        Raises:
            Fault: there is none, or not now.
        """
        self._check_by_consent()
        await self.commit(lambda: self._with_consent(propose_undo_lines(self.table, seat), seat))

    async def propose_seats(self, seat: int, chairs: list[int]) -> None:
        """A person asks for other chairs in the next match.

        Raises:
            Fault: a match is being played, or these are no chairs.
        """
        self._check_by_consent()
        await self.commit(lambda: self._with_consent(propose_seats_lines(self.table, seat, chairs), seat))

    async def propose_lot(self, seat: int) -> None:
        """A person asks that chairs are drawn by lot for the next match.

        Raises:
            Fault: a match is being played, or something is proposed already.
        """
        self._check_by_consent()
        await self.commit(lambda: self._with_consent(propose_lot_lines(self.table, seat), seat))

    async def propose_award(self, seat: int, won: bool) -> None:
        """A person asks that the game counts as won or lost, after a revoke that was seen too late.

        Raises:
            Fault: there was none, or something is proposed already.
        """
        self._check_by_consent()
        await self.commit(lambda: self._with_consent(propose_award_lines(self.table, seat, won), seat))

    async def propose_fine(self, seat: int, clause: str, offender: int, points: int) -> None:
        """A person asks that somebody pays by a clause that leaves it to the jury.

        Raises:
            Fault: nobody can be made to pay so now, or something is proposed already.
        """
        self._check_by_consent()
        await self.commit(
            lambda: self._with_consent(propose_fine_lines(self.table, seat, clause, offender, points), seat)
        )

    async def answer(self, seat: int, agrees: bool) -> None:
        """A person agrees to what is proposed, or declines it; who has proposed it takes it back.

        Raises:
            Fault: nothing is proposed.
        """
        agreements = self.table.agreements
        if agrees:
            await self.commit(lambda: self._with_consent(agreements.agree_lines(seat), seat))
        else:
            await self.commit(lambda: agreements.decline_lines(seat))

    async def lapse(self) -> None:
        """The time to answer is up."""
        proposal = self.table.agreements.proposal
        if proposal is not None:
            await self.commit(lambda: self.table.agreements.decline_lines(proposal.by))

    async def claim(self, seat: int, all_of_them: bool) -> None:
        """A seat claims all tricks that are left, or none of them; the solver judges it.

        Raises:
            Fault: it cannot, not now, or that is too hard to judge.
        """
        self._check_by_consent()
        claim = Claim(self.table, seat, all_of_them)
        holds = await claim.judge()
        await self.commit(lambda: claim.lines(self.table, holds))

    def _check_by_consent(self) -> None:
        if not self.by_consent:
            raise Fault("event-decides")

    def _with_consent(self, lines: list[str], seat: int) -> list[str]:
        """These lines of a seat, and what comes of them if nobody else has to agree any more."""
        standing = self.table.agreements.after(lines)
        if standing is None:
            return lines
        people = [chair for chair in self.table.seating.by_age() if chair != seat and self.here(chair)]
        waiting = [chair for chair in people if chair not in standing.agreed]
        return lines if waiting else [*lines, *agreed_lines(self.table, standing)]

    # ---- the chairs, and what the host decides ----

    async def stand(self, seat: int) -> None:
        """A person leaves his chair to a bot; it is his again when he comes back.

        Raises:
            Fault: he plays alone, or the match has not begun.
        """
        await self.commit(lambda: stand_lines(self.table, seat))

    async def come_back(self, token: str) -> None:
        """Who stood up sits on his chair again; nothing happens where a token is of nobody who did."""
        if self.table.seating.left_by(token) is not None:
            await self.commit(lambda: come_back_lines(self.table, token))

    async def open_chairs(self, by: int, chairs: list[int]) -> None:
        """The host says which chairs friends may take: of bots, and of people who have been away for long.

        Raises:
            Fault: somebody else says so, or a person keeps one of them.
        """
        await self._host_commits(by, lambda: open_lines(self.table, chairs, self._deserted(chairs)))

    def _deserted(self, chairs: list[int]) -> frozenset[int]:
        """Those of the chairs whose people have been away for long.

        Raises:
            Fault: somebody has been away for a short time only.
        """
        long = self._timing.deserted * self._timing.clock
        away = {seat: self.absent_for(seat) for seat in self.table.seating.by_age() if seat in chairs}
        gone = {seat: seconds for seat, seconds in away.items() if seconds is not None}
        for seat, seconds in gone.items():
            if seconds < long:
                person = self.table.people[seat]
                raise Fault("not-away-long", {"name": person.name if person else "", "minutes": round(long / 60)})
        return frozenset(gone)

    async def set_level(self, by: int, seat: int, level: str) -> None:
        """The host changes how well a bot plays from its next decision on.

        Raises:
            Fault: somebody else says so, no bot sits there, or there is no such level.
        """
        await self._host_commits(by, lambda: level_lines(self.table, seat, level))

    async def pause(self, by: int, paused: bool) -> None:
        """The host lets play rest, or go on: nothing moves, and clocks stand.

        Raises:
            Fault: somebody else says so, or there is no match.
        """
        await self._host_commits(by, lambda: pause_lines(self.table, paused))

    async def set_pace(self, by: int, pace: str) -> None:
        """The host says how fast bots play.

        Raises:
            Fault: somebody else says so, or there is no such pace.
        """
        await self._host_commits(by, lambda: pace_lines(self.table, pace))

    async def remove(self, by: int, seat: int) -> None:
        """The host sends somebody away: he does not come back to this table.

        Raises:
            Fault: somebody else does, there is no such person, or a rated match has begun.
        """
        await self._host_commits(by, lambda: remove_lines(self.table, by, seat))

    async def set_watched(self, by: int, watched: bool) -> None:
        """The host says whether anybody may watch; where not, who does is sent away.

        Raises:
            Fault: somebody else says so.
        """
        await self._host_commits(by, lambda: watched_lines(self.table, watched))
