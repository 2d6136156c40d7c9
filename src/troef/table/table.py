"""A table, rebuilt by applying the lines of its log one after another (a fold).

Every line is a JSON object of one kind, known by its key:

| key | says |
| --- | --- |
| `table` | what is played, by how many, with which bots, whether advice may be asked, and for a rehearsal the seed |
| `sit` | who takes a chair: a name, and either a bot or the hash of the seat's token |
| `secret` | the server seed of the next deal; its hash is what the table shows (`troef.core.dealer`) |
| `words` | a seat's own words for the next deal |
| `cut` | how many cards the player who cuts has taken off for the next deal; null: he leaves it to the dealer |
| `until` | when the match that follows ends, where a time of the day was agreed |
| `undo` | how many events of the record stay where who plays alone takes moves back |
| `troef`, `deal`, `move` | the match, line for line as in its record (`troef.core.record`); a header starts a new one |

`Table` has two kinds of methods. Some decide which lines a command gives and change nothing; `apply` applies a line. A
command takes effect only when its lines are in the log and have been applied.
"""

import json
import secrets
from datetime import datetime
from typing import Any

from troef.cards.card import cards_text
from troef.core.chairs import bot_notices
from troef.core.dealer import CommitRevealDealer, SeededDealer, commitment, cut_limits, order_for
from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.match import Match
from troef.core.moves import IDLE, TIMEOUT, kind_of, make_move
from troef.core.options import options_dict
from troef.core.record import Record, read_record, replay_deal, replay_move
from troef.core.refusal import IllegalMove
from troef.core.registry import find_game
from troef.core.rng import Rng
from troef.core.view import REFEREE, TIMEKEEPER, View
from troef.table.deal_end import DealEnd, dealt_hands
from troef.table.fault import Fault
from troef.table.people import BOT_PEOPLE, Person, clean_name, printable, token_hash
from troef.table.timing import agreed_end

#: What the timekeeper says when seconds of the book are up; what else it may say is the end of play.
CLOCK_MOVES = (int(TIMEOUT), int(IDLE))
LONGEST_MOVE = 400
LONGEST_WORDS = 200


class Cut:
    """What the player who cuts has said: how many cards come off, or None where the dealer may choose."""

    def __init__(self, seat: int, place: "int | None") -> None:
        self.seat = seat
        self.place = place


class Table:
    """The state of a table after the lines that were applied to it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.people: list[Person | None] = []
        self.bot = "rule"
        #: whether who plays here may ask the strong player for advice
        self.advice = False
        self.seed: str | None = None
        self.secret: str | None = None
        self.words: dict[int, str] = {}
        #: what the player who cuts has said for the next deal, and where the deal that lies was cut
        self.cut: Cut | None = None
        self.last_cut: Cut | None = None
        self.until: datetime | None = None
        self.match: Match | None = None
        self.matches = 0
        #: for each deal of the match, how many events of its record came before it
        self.deals: list[int] = []
        #: how the last deal ended, and the hands of the newest one as they were dealt
        self.ended: DealEnd | None = None
        self._dealt: list[str] = []
        #: where somebody plays alone: the moves that he took back, the last of them first to come again
        self.undone: list[str] = []
        self._game: Game | None = None
        self._seeded: SeededDealer | None = None
        self._commit: str | None = None

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
        elif "secret" in facts:
            self.secret = facts["secret"]
        elif "words" in facts:
            self.words[facts["seat"]] = facts["words"]
        elif "cut" in facts:
            self.cut = Cut(facts["seat"], facts["cut"])
        elif "until" in facts:
            self.until = datetime.fromisoformat(facts["until"])
        elif "troef" in facts:
            self._apply_start(line)
        elif "sit" in facts:
            self.people[facts["sit"]] = Person(facts["name"], facts.get("bot"), facts.get("token"))
        else:
            self._apply_table(facts["table"])
        self.version += 1

    def _apply_table(self, facts: dict[str, Any]) -> None:
        self._game = find_game(facts["game"], facts["rules"], **facts["options"])
        self.people = [None] * facts["seats"]
        self.bot = facts["bot"]
        self.advice = facts.get("advice", False)
        self.seed = facts["seed"]

    def _apply_start(self, line: str) -> None:
        self.match = Match(read_record(line))
        self.matches += 1
        self.deals = []
        self.ended = None
        self.undone = []
        self.cut = self.last_cut = None
        if self.seed is not None:
            self._seeded = SeededDealer(self.seed if self.matches == 1 else f"{self.seed}:{self.matches}")

    def _apply_deal(self, line: str) -> None:
        match = self._running()
        header = match.record.lines()[0]
        _, order, proof = read_record(f"{header}\n{line}").events[0]
        if self._seeded is not None:
            order_for(match.state, self._seeded)  # as far along as when the line was written
        replay_deal(match.state, order, self.version, proof.cut if proof is not None else None)
        if match.state.deal_number > len(self.deals):
            self._dealt = dealt_hands(match.state)
        self._note_deal(match)
        match.record.add_deal(order, proof)
        self._commit = proof.commit or None if proof is not None else None
        self.words = {}
        self.last_cut = self.cut if self.cut is not None and self.cut.place is not None else None
        self.cut = None

    def _apply_move(self, seat: int, text: str) -> None:
        match = self._running()
        rows = len(match.state.sheet)
        replay_move(match.state, seat, text, self.version)
        match.record.add_move(seat, text)
        if len(match.state.sheet) > rows and not self.alone:
            self.ended = DealEnd(match.state, self._dealt)
        if self.undone:
            again = self.undone.pop()
            self.undone = self.undone if again == text else []
        self._note_deal(match)
        outcome = match.state.outcome()
        if outcome is not None:
            match.record.ending = outcome.as_dict()

    def _apply_undo(self, stay: int) -> None:
        match = self._running()
        events = match.record.events
        self.undone += [str(text) for _, _, text in reversed(events[stay:])]
        del events[stay:]
        match.record.ending = None
        match.state = match.record.replay()

    def _note_deal(self, match: Match) -> None:
        """Where a deal begins: with its cards, or with the move that ended the one before (rounds of blackjack)."""
        if match.state.deal_number > len(self.deals):
            self.deals.append(len(match.record.events))

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
    def over(self) -> bool:
        """Whether there was a match and it has ended."""
        return self.match is not None and self.match.state.outcome() is not None

    @property
    def free(self) -> list[int]:
        """The chairs that are still free."""
        return [seat for seat, person in enumerate(self.people) if person is None]

    def seat_of(self, token: str) -> "int | None":
        """The chair that a token gives the right to."""
        digest = token_hash(token)
        for seat, person in enumerate(self.people):
            if person is not None and person.token is not None and secrets.compare_digest(person.token, digest):
                return seat
        return None

    def fair(self) -> "dict[str, object] | None":
        """The commitments to the deal that lies and to the next one; None for a rehearsal with a seed."""
        if self.secret is None:
            return None
        upcoming = commitment(self.secret)
        waiting = self.match is None or self.match.state.awaits_deal or self._commit is None
        return {"commit": upcoming if waiting else self._commit, "next": upcoming}

    def end_for(self, seat: int) -> "dict[str, Any] | None":
        """How the last deal ended, with the hands that a seat may see now."""
        if self.ended is None:
            return None
        secret = self.game.info.secrets_last or (self.state.least_cut() > 0 and not self.over)
        bots = {at for at, person in enumerate(self.people) if person is not None and person.bot is not None}
        return self.ended.for_seat(seat, set() if secret else bots)

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

    # ---- what commands give: lines, nothing changes ----

    def sit_lines(self, name: str, token: str) -> tuple[int, list[str]]:
        """A person takes the first free chair; with the last one the match starts.

        Raises:
            Fault: there is none.
        """
        free = self.free
        if not free:
            raise Fault("table-full")
        chosen = clean_name(name) or f"{free[0] + 1}"
        lines = [_dump({"sit": free[0], "name": chosen, "token": token_hash(token)})]
        if len(free) == 1:
            lines.extend(self._start_lines({free[0]: Person(chosen)}))
        return free[0], lines

    def fill_lines(self) -> list[str]:
        """Bots take the chairs that are free, and the match starts.

        Raises:
            Fault: there are none.
        """
        free = self.free
        if not free:
            raise Fault("table-full")
        taken = {person.name for person in self.people if person is not None}
        names = [name for name in BOT_PEOPLE if name not in taken]
        names.extend(f"Bot {number}" for number in range(1, len(free) + 1))
        chosen = dict(zip(free, names, strict=False))
        lines = [_dump({"sit": seat, "name": name, "bot": self.bot}) for seat, name in chosen.items()]
        bots = {seat: Person(name, self.bot) for seat, name in chosen.items()}
        return [*lines, *self._start_lines(bots)]

    def again_lines(self) -> list[str]:
        """A new match with the same people.

        Raises:
            Fault: the present one is not over.
        """
        if not self.over:
            raise Fault("not-over")
        return self._start_lines({})

    def _start_lines(self, arrivals: dict[int, Person]) -> list[str]:
        """A match begins; the first dealer is drawn by lot, and the game hears who is a bot where that counts."""
        people = [person if person is not None else arrivals[seat] for seat, person in enumerate(self.people)]
        names = [person.name for person in people]
        count = len(self.people)
        if self.seed is None:
            dealer = secrets.randbelow(count)
        else:
            dealer = int(Rng(f"{self.seed}:{self.matches + 1}:dealer").below(count))
        header = Record(self.game, count, dealer, names).lines()[0]
        until = agreed_end(self.game.options, datetime.now().astimezone())
        lines = [header] if until is None else [_dump({"until": until.isoformat()}), header]
        bots = [seat for seat, person in enumerate(people) if person.bot is not None]
        notices = [{"seat": REFEREE, "move": self.game.show(move, None)} for move in bot_notices(self.game, bots)]
        return lines + [_dump(notice) for notice in notices]

    def words_lines(self, seat: int, words: str) -> list[str]:
        """A seat adds its own words to the next deal (the last ones it gives count)."""
        return [_dump({"words": printable(words)[:LONGEST_WORDS], "seat": seat})]

    def cutter(self) -> "int | None":
        """The seat that may still cut for the deal that is awaited."""
        match = self.match
        if match is None or self.over or not match.state.awaits_deal or self.cut is not None:
            return None
        seat = match.state.cutter()
        return seat if seat >= 0 else None

    def cut_lines(self, seat: int, place: "int | None") -> list[str]:
        """A seat cuts for the deal that is awaited; without a place it leaves the cut to the dealer.

        Raises:
            Fault: it is not this seat that cuts, or not now, or not there.
        """
        if seat != self.cutter():
            raise Fault("not-to-cut")
        least, most = cut_limits(self.state)
        if place is not None and not least <= place <= most:
            raise Fault("bad-cut", {"least": least, "most": most})
        return [_dump({"cut": place, "seat": seat})]

    def deal_lines(self) -> list[str]:
        """The deal that is awaited, and the seed that the one after it is bound to."""
        state = self.state
        place = self.cut.place if self.cut is not None else None
        cut: dict[str, object] = {} if place is None else {"cut": place}
        if self._seeded is not None:
            ahead = SeededDealer(0)
            ahead.rng = self._seeded.rng.copy()
            return [_dump({"deal": cards_text(order_for(state, ahead, place)), **cut})]
        dealer = CommitRevealDealer(self.secret)
        for seat in sorted(self.words):
            dealer.add_words(self.words[seat])
        order = order_for(state, dealer, place)
        proof = dealer.proof
        assert proof is not None
        revealed = {"commit": proof.commit, "words": proof.words, "seed": proof.seed}
        return [_dump({"deal": cards_text(order), **cut, "proof": revealed}), secret_line()]

    def move_lines(self, seat: int, text: str) -> list[str]:
        """A move of a seat.

        Raises:
            Fault: the text is no move, or there is no match.
            IllegalMove: it is refused.
        """
        state = self.state
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
        return [_dump({"seat": seat, "move": state.game.show(move, None)})]

    @property
    def alone(self) -> bool:
        """Whether this is a game for one, who may take back what he did."""
        return len(self.people) == 1

    def moves_made(self) -> int:
        """How many moves of the deal can be taken back."""
        match = self.match
        return 0 if match is None or not self.deals else len(match.record.events) - self.deals[-1] - 1

    def undo_lines(self, everything: bool = False) -> list[str]:
        """Who plays alone takes his last move back, or all of the deal.

        Raises:
            Fault: others play too, or there is nothing to take back.
        """
        if not self.alone:
            raise Fault("not-alone")
        made = self.moves_made()
        if not made:
            raise Fault("nothing-to-undo")
        events = self._running().record.events
        return [_dump({"undo": len(events) - (made if everything else 1)})]

    def redo_lines(self) -> list[str]:
        """The move that was taken back last is made again.

        Raises:
            Fault: others play too, or there is none.
        """
        if not self.alone:
            raise Fault("not-alone")
        if not self.undone:
            raise Fault("nothing-to-redo")
        return [_dump({"seat": 0, "move": self.undone[-1]})]

    def timeout_lines(self) -> list[str]:
        """The time of those who may act is up; nothing when no clock runs any more."""
        return self._timekeeper_lines([move for move in self.time_moves() if kind_of(move) == TIMEOUT])

    def idle_lines(self, seat: int) -> list[str]:
        """A seat has done nothing for as long as the book gives; nothing when that makes no difference any more."""
        return self._timekeeper_lines([move for move in self.time_moves() if move == make_move(IDLE, seat)])

    def end_lines(self) -> list[str]:
        """The agreed end of play has come; nothing when it makes no difference any more."""
        return self._timekeeper_lines([move for move in self.time_moves() if kind_of(move) not in CLOCK_MOVES])

    def time_moves(self) -> list[int]:
        """What the timekeeper may do now."""
        return self.state.legal(TIMEKEEPER)

    def _timekeeper_lines(self, moves: list[int]) -> list[str]:
        return [_dump({"seat": TIMEKEEPER, "move": self.game.show(moves[0], None)})] if moves else []


def founding_lines(game: Game, seats: int, bot: str, seed: "str | None", advice: bool) -> list[str]:
    """The first lines of a table."""
    facts = {
        "game": game.slug,
        "rules": game.rules,
        "options": options_dict(game.options),
        "seats": seats,
        "bot": bot,
        "advice": advice,
        "seed": seed,
    }
    first = _dump({"table": facts})
    return [first] if seed is not None else [first, secret_line()]


def secret_line() -> str:
    """A fresh server seed."""
    return _dump({"secret": secrets.token_hex(32)})


def _dump(facts: dict[str, object]) -> str:
    return json.dumps(facts, ensure_ascii=False)
