"""A table of an event that plays on line: what is played, and what of it belongs on the sheet.

It is a table like any other, made from its log, with one kind of line more:

| key | says |
| --- | --- |
| `sheet` | which deal of the sheet comes next, who plays it by seat, and how many decisions of the jury were known |

What a deal, a penalty or a question to the jury gives the sheet follows from the lines (`told`). So the sheet can be
behind the table, never beside it: after a restart the same acts follow, with the same names, and each counts once.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from troef.core.dealer import commitment
from troef.core.game import Game, State
from troef.core.options import options_dict
from troef.core.record import Record
from troef.core.view import REFEREE, View
from troef.games.kleurenwiezen.bidding import CONSENT, REFUSE
from troef.games.kleurenwiezen.contracts import NAMES, rank_at
from troef.table.table import Table, founding_lines
from troef.table.terms import AS_USUAL
from troef.tournament.jury.calls import NOTIFIED
from troef.tournament.on_line.games import written
from troef.tournament.on_line.tables import Lineup

#: Manillen-tornooi P3: what a revoke costs at multiplier 1.
_REVOKE: Final = 30


@dataclass(frozen=True)
class Told:
    """What the table tells the sheet: an act by its verb and facts, all but round and table, and a name of its own."""

    name: str
    verb: str
    facts: dict[str, Any]


class PlayedTable(Table):
    """The state of such a table after the lines that were applied to it.

    `deal` is the deal of the sheet that is played or comes next, `players` who plays it, by seat of the game; `dealt`
    says whether its cards have been dealt, `finished` whether it is over.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.deal = 0
        self.players: tuple[int, ...] = ()
        self.decisions = 0
        self.dealt = False
        self.finished = False
        #: what the sheet is told, in order
        self.told: list[Told] = []
        self._attempt = 0
        #: what tells this log from another one of the same table: a table whose log was lost begins a new one
        self._origin = ""

    # ---- the fold ----

    def apply(self, line: str) -> None:
        facts: dict[str, Any] = json.loads(line)
        if "sheet" in facts:
            self._begin(facts["sheet"])
            self.version += 1
            return
        before = SheetFacts.of(self.match.state) if self.match is not None and "troef" not in facts else NO_FACTS
        super().apply(line)
        if "secret" in facts:
            self._origin = self._origin or commitment(facts["secret"])[:16]
        if "deal" in facts:
            self.dealt = True
        if "deal" in facts or "move" in facts:
            self._tell(before)

    def _begin(self, facts: dict[str, Any]) -> None:
        self.deal = facts["deal"]
        self.players = tuple(facts["people"])
        self.decisions = facts["decisions"]
        self.dealt = self.finished = False
        self._attempt += 1

    def _tell(self, before: "SheetFacts") -> None:
        """What the last line has changed that belongs on the sheet."""
        after = SheetFacts.of(self.state)
        if after.misdeals > before.misdeals:
            self._add("penalise", person=self.players[after.dealer], clause="P1")
        for seat, points in enumerate(after.noted):
            revoked = points - (before.noted[seat] if before.noted else 0)
            if after.stopped == seat and revoked > 0 and after.misdeals == 0:
                self._add("penalise", person=self.players[seat], clause="P2", multiplier=revoked // _REVOKE)
        if after.asking >= 0 and before.asking < 0:
            self._add("ask-jury", bidder=self.players[after.asking], contract=after.contract)
        elif after.contract in NOTIFIED and not before.contract:
            for seat in after.declarers:
                self._add("ask-jury", bidder=self.players[seat], contract=after.contract)
        if after.rows > before.rows:
            self._tell_result()

    def _tell_result(self) -> None:
        """A row has been written. A deal that was passed out is over and is dealt once more; where the match counts as
        a whole, it goes on."""
        found = written(self.state)
        self.finished = found is not None or not self.game.info.whole_match
        if found is not None:
            contract = {"contract": found.contract} if found.contract else {}
            self._add("enter-deal", result=found.result, **contract)

    def _add(self, verb: str, **facts: Any) -> None:
        name = f"{self._origin}:{self._attempt}.{len(self.told)}"
        self.told.append(Told(name, verb, {"deal": self.deal, **facts}))

    # ---- what it says ----

    def to_act(self) -> tuple[int, ...]:
        """The chairs that may act now. The event has a jury, so nobody is asked in its place."""
        return tuple([seat for seat in self.state.actors() if seat >= 0])

    def view(self, seat: int) -> View:
        """What somebody on a chair may know. The jury sees all hands and gives its decisions at the desk."""
        view = self.state.view(seat)
        if seat == REFEREE:
            view.moves, view.messages = [], []
        return view

    def in_whose_name(self, seat: int, move: int) -> int:
        """In whose name a chair makes a move: its own."""
        return seat

    def owners(self) -> dict[int, str]:
        """Whose commitment counts on each chair: the player's, by his number."""
        people = self.people
        return {
            seat: str(number)
            for seat, number in enumerate(self.players)
            if people[seat] and not self.seating.is_bot(seat)
        }

    @property
    def to_begin(self) -> bool:
        """Never by lot: the event says who deals first."""
        return False

    @property
    def over(self) -> bool:
        """Never: the event ends the play of a table, not a match of the game."""
        return False

    @property
    def asks_jury(self) -> bool:
        """Whether a bid waits for the consent of the jury (kleurenwiezen R32)."""
        return self.match is not None and self.state.actors() == (REFEREE,)

    @property
    def bid_before_jury(self) -> tuple[int, str]:
        """Who waits for the consent of the jury, and the contract that he bids."""
        facts = SheetFacts.of(self.state)
        return self.players[facts.asking], facts.contract

    def running(self) -> bool:
        """Whether cards have been dealt for the deal, and it is not over."""
        return self.dealt and not self.finished

    # ---- what commands give: lines, nothing changes ----

    def founding(self, game: Game, seats: int, bot: str) -> list[str]:
        """The first lines, or those of a table that is now to play with other options."""
        known = self._game is not None
        same = known and self.bot == bot and options_dict(self.game.options) == options_dict(game.options)
        if same and self.game.slug == game.slug and len(self.people) == seats:
            return []
        lines = founding_lines(game, seats, bot, None, AS_USUAL)
        return lines[:1] if known else lines

    def next_lines(self, coming: Lineup, decisions: int, bots: list[bool]) -> list[str]:
        """The lines before a deal: which one it is and who plays it, by number. Where the match cannot go on with these
        people and this dealer, a new one begins. `bots` says by seat who is one."""
        names = [str(number) for number in coming.people]
        facts = {"deal": coming.deal, "people": list(coming.people), "decisions": decisions}
        lines = [_dump({"sheet": facts})]
        for seat, name in enumerate(names):
            lines.append(_dump({"sit": seat, "name": name, **({"bot": self.bot} if bots[seat] else {})}))
        if not self._goes_on(coming):
            lines.append(Record(self.game, len(names), coming.dealer, names).lines()[0])
        return lines

    def _goes_on(self, coming: Lineup) -> bool:
        """Whether the match that lies can go on with a deal."""
        if self.match is None or not self.finished or coming.people != self.players:
            return False
        state, info = self.match.state, self.game.info
        if info.whole_match:
            return False
        drawing = getattr(state, "drawing", False)  # the event draws for the first dealer (R15)
        same_dealer = info.dealer_by_result or state.dealer == coming.dealer
        return bool(state.awaits_deal) and not drawing and same_dealer

    def jury_lines(self, consents: bool) -> list[str]:
        """The jury has spoken on a bid; nothing where none waits any more."""
        if not self.asks_jury:
            return []
        return [_dump({"seat": REFEREE, "move": self.game.show(CONSENT if consents else REFUSE, None)})]


@dataclass(frozen=True)
class SheetFacts:
    """What of a position the sheet hears about: rows of the score sheet, and what only some games have."""

    rows: int = 0
    dealer: int = 0
    misdeals: int = 0
    stopped: int = -1
    noted: tuple[int, ...] = ()
    asking: int = -1
    contract: str = ""
    declarers: tuple[int, ...] = ()

    @classmethod
    def of(cls, state: State) -> "SheetFacts":
        """What a position has for the sheet."""
        game, rows, dealer = state.game.slug, len(state.sheet), int(state.dealer)
        facts: Any = state
        if game == "manillen-tornooi":
            noted = tuple([int(points) for points in facts.noted])
            return cls(rows, dealer, int(facts.misdeals), int(facts.stopped), noted)
        if game == "kleurenwiezen":
            phase: Any = state.phase
            asking = int(getattr(phase, "asking", -1))
            rank = rank_at(phase.asked_rung) if asking >= 0 else facts.contract
            players = tuple([seat for seat in range(4) if int(facts.declarers) >> seat & 1])
            return cls(rows, dealer, asking=asking, contract=NAMES[rank] if rank else "", declarers=players)
        return cls(rows, dealer)


NO_FACTS: Final = SheetFacts()


def _dump(facts: dict[str, object]) -> str:
    return json.dumps(facts, ensure_ascii=False)
