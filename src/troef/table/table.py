"""A table: which lines of its log the commands of people give.

A command is decided here and changes nothing. It takes effect when its lines are in the log and have been applied
(`logged.py` has all kinds of lines).
"""

from collections.abc import Collection

from troef.cards.card import cards_text
from troef.core.dealer import SeededDealer, cut_limits, order_for
from troef.core.draw import Draw
from troef.core.game import Game
from troef.core.options import options_dict
from troef.core.refusal import IllegalMove
from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.logged import LoggedTable
from troef.table.match.beginning import header_lines, notice_lines
from troef.table.match.chance import draw_line, secret_line
from troef.table.people.names import likeness, printable
from troef.table.people.people import BOT_PEOPLE, Member, Person, arrival, token_hash
from troef.table.terms import Terms

LONGEST_MOVE = 400
LONGEST_WORDS = 200


class Table(LoggedTable):
    """A table, and what its commands give."""

    def sit_lines(
        self,
        name: str,
        token: str,
        wanted: "int | None" = None,
        member: "Member | None" = None,
        commit: "str | None" = None,
    ) -> tuple[int, list[str]]:
        """A person takes a free chair, the first one or the one he wants; with the last one the match starts. `commit`
        binds him to his part of the first draw.

        Raises:
            Fault: there is none, or not that one; or he may not sit here.
        """
        free = self.free
        if not free:
            raise Fault("table-full")
        seat = free[0] if wanted is None else wanted
        if seat not in free:
            known = 0 <= seat < len(self.people)
            raise Fault("chair-taken") if known else Fault("no-such-chair", {"number": seat + 1})
        self.seating.check_may_sit(member, self.terms.rated)
        chosen = self.seating.name_for(name, seat)
        lines = [log_line(arrival(seat, chosen, token, member))]
        if commit is not None and self.seed is None:
            owners = {seat: token_hash(token)}
            lines.extend(self.chance.commit_lines(seat, commit, self.upcoming_match, owners))
        if len(free) == 1 and len(lines) == 1:
            lines.extend(self._start_lines({seat: Person(chosen)}))
        return seat, lines

    def fill_lines(self) -> list[str]:
        """Bots take the chairs that are free, and the match starts.

        Raises:
            Fault: there are none, or only people play here.
        """
        if self.terms.rated:
            raise Fault("rated-only-people")
        free = self.free
        if not free:
            raise Fault("table-full")
        chosen = dict(zip(free, self.bot_names(len(free)), strict=True))
        lines = [log_line({"sit": seat, "name": name, "bot": self.bot}) for seat, name in chosen.items()]
        bots = {seat: Person(name, self.bot) for seat, name in chosen.items()}
        return [*lines, *self._start_lines(bots)]

    def bot_names(self, count: int) -> list[str]:
        """Names for this many bots that nobody has here."""
        taken = {likeness(name) for name in self.seating.names()}
        names = [name for name in BOT_PEOPLE if likeness(name) not in taken]
        return [*names, *[f"Bot {number}" for number in range(1, count + 1)]][:count]

    def again_lines(self) -> list[str]:
        """A new match with the same people.

        Raises:
            Fault: the present one is not over; or only people play here, and somebody has left.
        """
        if not self.over:
            raise Fault("not-over")
        if self.terms.rated and self.seating.bots():
            raise Fault("rated-only-people")
        return [] if self.again_wanted else self._start_lines({}) or [log_line({"again": True})]

    def begin_lines(self, present: Collection[int] = ()) -> list[str]:
        """The next step towards a match that is to begin: it is drawn who deals; nothing where others must reveal
        first. `present`: who of those who are committed takes part."""
        if not self.to_begin or self.chance.missing:
            return []
        draw, match = self.chance.draw, self.upcoming_match
        if draw is None:
            draw = self.chance.for_lot(match, self._taking_part(present))
            if draw.seats:
                return [draw_line(draw)]
        return self._header_lines({}, draw)

    def _taking_part(self, present: Collection[int]) -> list[tuple[int, str]]:
        committed = self.chance.committed(self.upcoming_match, self.owners())
        return [(seat, commit) for seat, commit in committed if seat in present]

    def _start_lines(self, arrivals: dict[int, Person]) -> list[str]:
        """A match begins at once where nobody is committed; otherwise it waits until they have revealed."""
        if self.seed is None and self.chance.committed(self.upcoming_match, self.owners()):
            return []
        alone = None if self.seed is not None else self.chance.for_lot(self.upcoming_match, [])
        return self._header_lines(arrivals, alone)

    def _header_lines(self, arrivals: dict[int, Person], draw: "Draw | None") -> list[str]:
        people = [person if person is not None else arrivals[seat] for seat, person in enumerate(self.people)]
        if draw is not None:
            return [*header_lines(self.game, people, self.chance.opened(draw)), secret_line()]
        return header_lines(self.game, people, f"{self.seed}:{self.upcoming_match}:dealer")

    def notice_lines(self, bots: list[int], people: list[int]) -> list[str]:
        """The game hears who is now a bot and who a person, where that counts."""
        return notice_lines(self.game, bots, people)

    def words_lines(self, seat: int, words: str) -> list[str]:
        """A seat adds its own words to the next deal (the last ones it gives count)."""
        return [log_line({"words": printable(words)[:LONGEST_WORDS], "seat": seat})]

    def cut_lines(self, seat: int, place: "int | None") -> list[str]:
        """A seat cuts for the deal that is awaited; without a place it leaves the cut to the dealer.

        Raises:
            Fault: it is not this seat that cuts, or not now, or not there.
        """
        self.check_not_paused()
        if seat != self.cutter():
            raise Fault("not-to-cut")
        least, most = cut_limits(self.state)
        if place is not None and not least <= place <= most:
            raise Fault("bad-cut", {"least": least, "most": most})
        return [log_line({"cut": place, "seat": seat})]

    def deal_lines(self, present: Collection[int] = ()) -> list[str]:
        """The next step of the deal that is awaited: what it follows from is announced; or, where all that was bound is
        revealed, the deal falls, with the seed that the next draw is bound to. `present`: who of those who are
        committed takes part."""
        state = self.state
        place = self.cut.place if self.cut is not None else None
        if self._seeded is not None:
            ahead = SeededDealer(0)
            ahead.rng = self._seeded.rng.copy()
            cut: dict[str, object] = {} if place is None else {"cut": place}
            laid = self.laid_again()
            if laid is not None:
                return [*self._arriving(), log_line({"deal": laid})]
            return [*self._arriving(), log_line({"deal": cards_text(order_for(state, ahead, place)), **cut})]
        if self.chance.missing:
            return []
        draw = self.chance.draw
        if draw is None:
            draw = self.chance.for_deal(state, self.upcoming_match, self._taking_part(present), place)
            if draw.seats:
                return [draw_line(draw)]
        return [*self._arriving(), self.chance.deal_line(state, draw), secret_line()]

    def _arriving(self) -> list[str]:
        return self.notice_lines([], sorted(self.seating.coming))

    def move_lines(self, seat: int, text: str) -> list[str]:
        """A move of a seat.

        Raises:
            Fault: the text is no move, there is no match, or play rests.
            IllegalMove: it is refused.
        """
        state = self.state
        self.check_not_paused()
        try:
            if len(text) > LONGEST_MOVE:
                raise ValueError("longer than any move")
            move = state.game.parse(text, self.view(seat))
        except (ValueError, LookupError, ArithmeticError, TypeError) as error:
            raise Fault("bad-move", {"text": text[:40]}) from error
        seat = self.in_whose_name(seat, move)
        refusal = state.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return [log_line({"seat": seat, "move": state.game.show(move, None)})]


def founding_lines(game: Game, seats: int, bot: str, seed: "str | None", terms: Terms) -> list[str]:
    """The first lines of a table."""
    facts: dict[str, object] = {
        "game": game.slug,
        "rules": game.rules,
        "options": options_dict(game.options),
        "seats": seats,
        "bot": bot,
        "seed": seed,
        **terms.facts(),
    }
    first = log_line({"table": facts})
    return [first] if seed is not None else [first, secret_line()]
