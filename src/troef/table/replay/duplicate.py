"""The same cards once more: a match that is over is played again by somebody else, and results on equal cards are laid
side by side.

Whoever plays it sits on the same chair with the same dealer, against bots; each deal has the cards that it had, as far
as there were deals. What each deal brought can be compared then.
"""

import json
import secrets
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Final

from troef.cards.card import cards_text
from troef.core.game import Game, State
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import SPECTATOR
from troef.table.clock.timing import agreed_end
from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.match.beginning import notice_lines
from troef.table.people.names import clean_name
from troef.table.people.people import BOT_PEOPLE, Member, arrival
from troef.table.table import founding_lines
from troef.table.terms import Terms

#: Who plays the other chairs.
USUAL_BOT: Final = "rule"
#: A record with more deals is not played again.
MOST_DEALS: Final = 200


@dataclass(frozen=True)
class Result:
    """How a match went for a seat: what each of its deals brought its side (none in games whose sheet has places), its
    score, whether it won, and how many of the others were people."""

    gains: tuple[int, ...]
    score: int
    won: bool
    people: int


def check_duplicate(game: Game, seats: int) -> None:
    """Whether the cards of a match can be dealt once more.

    Raises:
        Fault: somebody plays alone, or quick hands decide.
    """
    if seats < 2 or game.info.race:
        raise Fault("no-same-cards")


def cards_of(record: Record) -> list[str]:
    """The cards of each deal of a match, as text. Piles that were shuffled in the middle of a deal are left out.

    Raises:
        Fault: there are too many.
    """
    dealt = [order for kind, order, _ in record.events if kind < 0]
    whole = [cards_text(order) for order in dealt if len(order) == len(dealt[0])]
    if not whole or len(whole) > MOST_DEALS:
        raise Fault("no-same-cards")
    return whole


def result_of(record: Record, seat: int, people: int) -> Result:
    """How a match that is over went for a seat.

    Raises:
        RecordError: the record does not replay.
        Fault: the match is not over.
    """
    state = record.start()
    counts = not record.game.info.places
    standings: list[int] = []
    whole = 0
    for number, (kind, first, second) in enumerate(record.events, 2):
        if kind < 0:
            whole = whole or len(first)
            if len(first) == whole:
                standings.append(_standing(state, seat))
            replay_deal(state, first, number, second.cut if second is not None else None)
        else:
            replay_move(state, first, second, number)
    outcome = state.outcome()
    if outcome is None:
        raise Fault("not-over")
    standings.append(_standing(state, seat))
    gains = [after - before for before, after in pairwise(standings)] if counts else []
    return Result(tuple(gains), int(outcome.scores[seat]), seat in outcome.winners, people)


def _standing(state: State, seat: int) -> int:
    """What the side of a seat has on the sheet."""
    view = state.view(SPECTATOR)
    for column, seats in enumerate(view.columns):
        if seat in seats and column < len(view.totals):
            return int(view.totals[column])
    return 0


@dataclass(frozen=True)
class SameCards:
    """What is dealt once more: the cards of a match, who dealt first, and the seat that plays them again. `seed`: what
    deals beyond those and the chance of the bots follow from, the same for all."""

    record: Record
    seat: int
    seed: str
    challenge: str

    def table_lines(self, name: str, token: str, member: "Member | None") -> list[str]:
        """The lines of a new table where somebody plays them, with bots on the other chairs.

        Raises:
            Fault: the cards cannot be dealt once more.
        """
        record, game = self.record, self.record.game
        check_duplicate(game, record.seats)
        founding = json.loads(founding_lines(game, record.seats, USUAL_BOT, self.seed, Terms(advice=False))[0])
        founding["table"] |= {"laid": cards_of(record), "challenge": self.challenge}
        own = clean_name(name) or f"{self.seat + 1}"
        bots = iter([one for one in BOT_PEOPLE if one != own])
        names = [own if chair == self.seat else next(bots, f"{chair + 1}") for chair in range(record.seats)]
        sitting = [
            arrival(chair, one, token, member) if chair == self.seat else {"sit": chair, "name": one, "bot": USUAL_BOT}
            for chair, one in enumerate(names)
        ]
        until = agreed_end(game.options, datetime.now().astimezone())
        header = Record(game, record.seats, record.dealer, names, record.standing).lines()[0]
        others = [chair for chair in range(record.seats) if chair != self.seat]
        return [
            log_line(founding),
            *[log_line(one) for one in sitting],
            *([] if until is None else [log_line({"until": until.isoformat()})]),
            header,
            *notice_lines(game, others, []),
        ]


def new_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(16)
