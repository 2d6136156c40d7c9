"""A table, rebuilt by applying the lines of its log one after another (a fold).

Every line is a JSON object of one kind, known by its key:

| key | says |
| --- | --- |
| `table` | what is played, by how many, with which bots, whether with advice, `rated` or `chat`, and a seed |
| `sit` | who takes a chair: a name, a bot or the hash of a token, an account; `next`: when the next deal begins |
| `stand` | whoever sits there leaves the chair to a bot of this name and level |
| `remove` | whoever sits there, is coming or may come back has to go; a bot of this name and level takes his chair |
| `back` | who stood up from a chair sits there again |
| `chairs` | the chairs of bots that friends may take |
| `level` | how well the bot of a seat plays from its next decision on |
| `pause` | whether play rests |
| `pace` | how fast bots play: calm, normal or quick |
| `talk` | what people may say: `phrases`, `chat`, or `aloud`: a chat that who watches reads too |
| `watched` | whether anybody may watch |
| `secret`, `words`, `commit`, `draw`, `link`, `withheld` | what the deals follow from (`troef.table.match.chance`) |
| `cut` | how many cards the player who cuts has taken off for the next deal; null: he leaves it to the dealer |
| `wants` | a seat wants another match after the one that is over |
| `again` | a match is wanted after the last one; it begins when it is drawn who deals |
| `until` | when the match that follows ends, where a time of the day was agreed |
| `ended` | when the match that is over ended, where somebody with an account played |
| `claim` | a seat claims all tricks that are left (`all`), or none of them; whether the claim `holds` |
| `propose`, `agree`, `decline` | what somebody proposes, and what the others say (`troef.table.people.proposals`) |
| `used`, `late`, `here` | what was used of the time to think, and whose time was up (`troef.table.clock.clocks`) |
| `chairs_of` | who sits where from now on: for each chair the one that its person had |
| `undo` | how many events of the record stay where moves are taken back |
| `troef`, `deal`, `move` | the match, line for line as in its record (`troef.core.record`); a header starts a new one |
"""

import json
from datetime import datetime
from typing import Any

from troef.core.dealer import SeededDealer, order_for
from troef.core.digest import sha256
from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.match import Match
from troef.core.record import Record, read_record, replay_deal, replay_move
from troef.core.registry import find_game
from troef.core.view import View
from troef.table.clock.clocks import Times
from troef.table.fault import Fault
from troef.table.match.chance import KINDS, Chance
from troef.table.match.deal_end import DealEnd, dealt_hands
from troef.table.match.match_end import MatchEnd, match_end
from troef.table.match.series import Series
from troef.table.people.people import Person
from troef.table.people.proposals import Agreements
from troef.table.people.seating import Seating
from troef.table.talk.talk import CHAT, PHRASES
from troef.table.terms import Terms, read_terms


class Cut:
    """What the player who cuts has said: how many cards come off, or None where the dealer may choose."""

    def __init__(self, seat: int, place: "int | None") -> None:
        self.seat = seat
        self.place = place


class LoggedTable:
    """The state of a table after the lines that were applied to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.seating = Seating()
        self.bot = "rule"
        self.terms = Terms()
        #: how matches ended in which somebody with an account played
        self.ends: list[MatchEnd] = []
        self.seed: str | None = None
        #: the cards of the deals of another match that is played again here, and the name of that challenge
        self.laid: list[str] = []
        self.challenge = ""
        self.chance = Chance()
        #: what the chance of the bots follows from in the match that is played: known to nobody before it is over
        self.bots_seed = ""
        #: whether another match is wanted, for which it is still to be drawn who deals
        self.again_wanted = False
        #: the seats that want another match after the one that is over
        self.wanting: set[int] = set()
        #: where several matches count together
        self.series: Series | None = None
        #: what the player who cuts has said for the next deal, and where the deal that lies was cut
        self.cut: Cut | None = None
        self.last_cut: Cut | None = None
        self.until: datetime | None = None
        self.match: Match | None = None
        #: what was played here, match after match; the last one may still go on
        self.records: list[Record] = []
        #: for each deal of the match, how many events of its record came before it
        self.deals: list[int] = []
        #: how the last deal ended, and the hands of the newest one as they were dealt
        self.ended: DealEnd | None = None
        self._ended_deal = 0
        self._dealt: list[str] = []
        #: what people propose to each other and claim
        self.agreements = Agreements()
        #: what they have used of their time
        self.times = Times()
        self.paused = False
        self.pace = "normal"
        #: what people may say to each other (`troef.table.talk.talk`), and whether anybody may watch
        self.talk = PHRASES
        self.watched = True
        #: where somebody plays alone: the moves that he took back, the last of them first to come again
        self.undone: list[str] = []
        #: of the record of the match that is over
        self._checksum = ""
        self._game: Game | None = None
        self._seeded: SeededDealer | None = None

    # ---- the fold ----

    def apply(self, line: str) -> None:
        """Apply the next line of the log."""
        facts: dict[str, Any] = json.loads(line)
        if "move" in facts:
            self._apply_move(facts["seat"], facts["move"])
        elif "undo" in facts:
            self._apply_undo(facts["undo"])
        elif "deal" in facts:
            self._apply_deal(line)
        elif any(kind in facts for kind in KINDS):
            self.chance.apply(facts, self.owners())
        elif "cut" in facts:
            self.cut = Cut(facts["seat"], facts["cut"])
        elif "until" in facts:
            self.until = datetime.fromisoformat(facts["until"])
        elif "troef" in facts:
            self._apply_start(line)
        elif "table" in facts:
            self._apply_table(facts["table"])
        elif "ended" in facts:
            at = datetime.fromisoformat(facts["ended"])
            self.ends.append(match_end(self.name, self.matches, self.terms.rated, self.state, self.people, at))
        elif "pause" in facts:
            self.paused = facts["pause"]
        elif "pace" in facts:
            self.pace = facts["pace"]
        elif "talk" in facts:
            self.talk = facts["talk"]
        elif "watched" in facts:
            self.watched = facts["watched"]
        elif "again" in facts:
            self.again_wanted = True
        elif "wants" in facts:
            self.wanting.add(facts["wants"])
        elif not self.agreements.apply(facts) and not self.times.apply(facts):
            self._apply_chairs(facts)
        self.version += 1

    def _apply_chairs(self, facts: dict[str, Any]) -> None:
        seating = self.seating
        if "sit" in facts:
            name, account, avatar = facts["name"], facts.get("account"), facts.get("avatar", "")
            person = Person(name, facts.get("bot"), facts.get("token"), self.version, account, avatar)
            self.wanting.discard(facts["sit"])
            (seating.expect if facts.get("next") else seating.sit)(facts["sit"], person)
            self.times.sat_down(facts["sit"])
        elif "remove" in facts:
            bot = Person(facts["name"], facts["bot"]) if "bot" in facts else None
            seating.remove(facts["remove"], bot)
        elif "stand" in facts:
            self.wanting.discard(facts["stand"])
            seating.stand(facts["stand"], Person(facts["name"], facts["bot"]))
        elif "back" in facts:
            seating.come_back(facts["back"], self.version)
            self.times.sat_down(facts["back"])
        elif "chairs_of" in facts:
            seating.rearrange(facts["chairs_of"])
            if self.series is not None:
                self.series.rearrange(facts["chairs_of"])
            self.wanting = {seat for seat, chair in enumerate(facts["chairs_of"]) if chair in self.wanting}
            self.agreements.proposal = None
        elif "chairs" in facts:
            seating.opened = set(facts["chairs"])
        else:
            changed = self.people[facts["seat"]]
            if changed is not None:
                changed.bot = facts["level"]

    def _apply_table(self, facts: dict[str, Any]) -> None:
        self._game = find_game(facts["game"], facts["rules"], **facts["options"])
        self.seating.lay(facts["seats"])
        self.bot = facts["bot"]
        self.terms = read_terms(facts)
        if self.terms.matches > 1:
            self.series = Series(self.terms, facts["seats"], self.game.info.low_wins)
        self.talk = CHAT if self.terms.chat else PHRASES
        self.seed = facts["seed"]
        self.laid = facts.get("laid", [])
        self.challenge = facts.get("challenge", "")

    def _apply_start(self, line: str) -> None:
        self.match = Match(read_record(line))
        self.again_wanted = False
        self.wanting = set()
        if self.series is not None:
            self.series.begin_match()
        self.records.append(self.match.record)
        self.seating.begin_match()
        self.deals = []
        self.ended = None
        self.undone = []
        self.agreements.begin_deal()
        self.times.begin_match()
        self.cut = self.last_cut = None
        if self.seed is not None:
            self._seeded = SeededDealer(self.seed if self.matches == 1 else f"{self.seed}:{self.matches}")
            self.bots_seed = f"{self.seed}:{self.matches}"
        elif (lot := self.match.record.lot) is not None:
            self.bots_seed = lot.bots_seed()
            self.chance.close(lot.draw)
        else:
            self.chance.drop()
            self.bots_seed = sha256(f"troef-bots-1\x1f{self.chance.secret}\x1f{self.matches}").hex()

    def _apply_deal(self, line: str) -> None:
        match = self._running()
        header = match.record.lines()[0]
        _, order, proof = read_record(f"{header}\n{line}").events[0]
        if self._seeded is not None:
            order_for(match.state, self._seeded)  # as far along as when the line was written
        rows = len(match.state.sheet)
        replay_deal(match.state, order, self.version, proof.cut if proof is not None else None)
        if match.state.deal_number > len(self.deals):
            self._dealt = dealt_hands(match.state)
        self._note_deal(match)
        match.record.add_deal(order, proof)
        self.chance.dealt_by(proof)
        self.last_cut = self.cut if self.cut is not None and self.cut.place is not None else None
        self.cut = None
        self._note_row(match, rows)
        self._note_outcome(match)

    def _apply_move(self, seat: int, text: str) -> None:
        match = self._running()
        rows = len(match.state.sheet)
        replay_move(match.state, seat, text, self.version)
        match.record.add_move(seat, text)
        self.times.moved(seat)
        self._note_row(match, rows)
        if self.undone:
            again = self.undone.pop()
            self.undone = self.undone if again == text else []
        self._note_deal(match)
        self._note_outcome(match)

    def _note_row(self, match: Match, rows: int) -> None:
        """How a deal ended, where it has been written down; there were this many lines on the sheet before."""
        if len(match.state.sheet) > rows and not self.alone:
            self.ended = DealEnd(match.state, self._dealt)
            self._ended_deal = len(self.deals)

    def _note_outcome(self, match: Match) -> None:
        """How the match ended, where it is over: by a move, or by cards that are dealt when all have bet (poker)."""
        outcome = match.state.outcome()
        if outcome is not None:
            match.record.ending = outcome.as_dict()
            self._checksum = match.record.checksum()
            self.chance.drop()
            self.seating.let_in()
            if self.series is not None:
                self.series.note(outcome)

    def _apply_undo(self, stay: int) -> None:
        match = self._running()
        events = match.record.events
        if self.alone:
            self.undone += [str(text) for _, _, text in reversed(events[stay:])]
        del events[stay:]
        self.times.begin_decisions()
        match.record.ending = None
        self.agreements.proposal = None
        if self._ended_deal == len(self.deals):
            self.ended = None  # the deal goes on
        match.state = match.record.replay()

    def _note_deal(self, match: Match) -> None:
        """Where a deal begins: with its cards, or with the move that ended the one before (rounds of blackjack)."""
        if match.state.deal_number > len(self.deals):
            self.deals.append(len(match.record.events))
            self.seating.begin_deal()
            self.agreements.begin_deal()
            self.times.begin_deal(self.terms.clock is None or self.terms.clock.per == "deal")

    def laid_again(self) -> "str | None":
        """The cards of the deal that is awaited, where those of another match are dealt once more."""
        match = self._running()
        if not self.laid or self.matches > 1:
            return None
        dealt = [order for kind, order, _ in match.record.events if kind < 0]
        whole = len(match.state.pack()) if not dealt else len(dealt[0])
        number = sum(len(order) == whole for order in dealt)
        if len(match.state.pack()) != whole or number >= len(self.laid):
            return None
        return self.laid[number]

    def _running(self) -> Match:
        if self.match is None:
            raise Fault("not-started")
        return self.match

    # ---- what it says ----

    @property
    def game(self) -> Game:
        """What is played here."""
        if self._game is None:
            raise Fault("no-table")
        return self._game

    @property
    def state(self) -> State:
        """The position.

        Raises:
            Fault: the match has not begun.
        """
        return self._running().state

    def to_act(self) -> tuple[int, ...]:
        """The chairs that may act now. There is no jury at the table: its host is asked in its place."""
        return seats_to_act(self.state)

    def view(self, seat: int) -> View:
        """What somebody on a chair may know."""
        return view_at_table(self.state, seat)

    def in_whose_name(self, seat: int, move: int) -> int:
        """In whose name a chair makes a move."""
        return seat_of_move(self.state, seat, move)

    @property
    def matches(self) -> int:
        """How many matches have begun here."""
        return len(self.records)

    @property
    def over(self) -> bool:
        """Whether there was a match and it has ended."""
        return self.match is not None and self.match.state.outcome() is not None

    @property
    def people(self) -> list[Person | None]:
        """Who sits on each chair; None where it is free."""
        return self.seating.people

    @property
    def free(self) -> list[int]:
        """The chairs that are still free."""
        return self.seating.free

    def seat_of(self, token: str) -> "int | None":
        """The chair that a token gives the right to."""
        return self.seating.seat_of(token)

    def fair(self) -> "dict[str, object] | None":
        """The commitments to the deal that lies and to the next one; None for a rehearsal with a seed."""
        if self.seed is not None or self.chance.secret is None:
            return None
        dealt = None if self.match is None or self.match.state.awaits_deal else self.chance.dealt
        told = self.chance.as_dict(dealt, self.upcoming_match, self.owners())
        if self.match is not None and self.over:
            told["record"] = self._checksum
        return told

    def owners(self) -> dict[int, str]:
        """Whose commitment counts on each chair: the person's who sits there. Bots have none."""
        return {seat: one.token for seat, one in enumerate(self.people) if one and one.token and one.bot is None}

    @property
    def upcoming_match(self) -> int:
        """The match that the next draw is for, counted from 1."""
        return self.matches + (self.match is None or self.over)

    @property
    def to_begin(self) -> bool:
        """Whether a match is to begin as soon as it is drawn who deals."""
        return self.again_wanted or (self.match is None and bool(self.people) and not self.free)

    def end_for(self, seat: int) -> "dict[str, Any] | None":
        """How the last deal ended, with the hands that a seat may see now."""
        if self.ended is None:
            return None
        secret = self.game.info.secrets_last or (self.state.least_cut() > 0 and not self.over)
        chairs, deal = range(len(self.people)), self._ended_deal
        bots = {at for at in chairs if not secret and self.seating.played_by_bot(deal, at)}
        told = self.ended.for_seat(seat, bots)
        if seat >= 0 and not self.ended.played_out and not self.seating.is_own(deal, seat):
            told["hands"][seat] = []  # another person held it
        return told

    def events_of(self, deal: int) -> range:
        """Which events of the record made a deal that is over; deals count from 1.

        Raises:
            Fault: there is no such deal, or it is still being played.
        """
        self._running()
        if not 1 <= deal <= len(self.deals):
            raise Fault("no-such-deal", {"number": deal})
        if deal == len(self.deals) and not self.over:
            raise Fault("deal-running")
        ends = [*self.deals[1:], len(self._running().record.events)]
        return range(self.deals[deal - 1], ends[deal - 1])

    def record_text(self) -> str:
        """The match as JSON Lines.

        Raises:
            Fault: it is not over.
        """
        if not self.over:
            raise Fault("not-over")
        return self._running().record.text()

    def cutter(self) -> "int | None":
        """The seat that may still cut for the deal that is awaited."""
        match = self.match
        if match is None or self.over or not match.state.awaits_deal or self.cut is not None or self.chance.draw:
            return None
        seat = match.state.cutter()
        return seat if seat >= 0 else None

    def check_not_paused(self) -> None:
        """Nothing moves while play rests.

        Raises:
            Fault: it does.
        """
        if self.paused:
            raise Fault("table-paused")
        if self.agreements.proposal is not None:
            raise Fault("proposal-stands")

    @property
    def rests(self) -> bool:
        """Whether play rests: for a pause, or because something is proposed."""
        return self.paused or self.agreements.proposal is not None

    @property
    def alone(self) -> bool:
        """Whether this is a game for one, who may take back what he did."""
        return len(self.people) == 1

    def moves_made(self) -> int:
        """How many moves of the deal can be taken back."""
        match = self.match
        return 0 if match is None or not self.deals else len(match.record.events) - self.deals[-1] - 1
