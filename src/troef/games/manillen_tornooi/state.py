"""A position of a round: boompjes of deals, with the draw before each later one."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import card_text
from troef.core.display import Display
from troef.core.game import Game
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.position_facts import PositionError, whole_number
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, TIMEKEEPER, SheetRow
from troef.games.manillen_tornooi.at_table import NO_CLAIMANT, WatchedPlay
from troef.games.manillen_tornooi.language import Announcing, Knocking
from troef.games.manillen_tornooi.refusing import for_officials, why
from troef.games.manillen_tornooi.rules import (
    ORDERINGS,
    PACK,
    PACKETS,
    TIME_UP,
    UNANNOUNCED,
    TableRules,
)
from troef.games.manillen_tornooi.scoring import HALF, MISDEAL_PENALTY, score_pairs
from troef.games.manillen_tornooi.seating import ARRANGEMENTS, Seating, highest_drawn
from troef.games.manillen_tornooi.standing import (
    check_deal_penalties,
    check_rows,
    read_drawn,
    read_penalties,
    read_to_draw,
)
from troef.tricks.aim import Aim, for_points, side_of
from troef.tricks.deal import cards_from
from troef.tricks.ordering import NO_TRUMP
from troef.tricks.play import TrickPlay
from troef.tricks.revokes import find_revokes
from troef.tricks.run import MOST_TRICKS, TrickRun
from troef.tricks.state import TrickState

#: All four chairs, as a set.
EVERY_CHAIR: Final[i64] = 15

#: The pack that runs start with.
NEW_PACK: Final = vec[i64](PACK)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TornooiState(TrickState):
    """A position of a round.

    Seats are persons (`totals`, `penalties`, `drawn` are by seat); who sits where follows from the number of
    boompjes before. A deal that is stopped or dealt wrongly keeps its number (A13): `misdeals` counts those in a row
    of this dealer, `stopped` is who was penalised last, `noted` what this deal has cost everybody so far.
    """

    def __init__(self, game: Game, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules = rules
        self.done: i64 = 0  # deals that count, also those without a row of their own
        self.boompje: i64 = 0
        self.trump: i64 = UNANNOUNCED
        self.multiplier: i64 = 0
        self.knocker: i64 = -1
        self.counter: i64 = -1
        self.misdeals: i64 = 0
        self.stopped: i64 = -1
        self.drawing: bool = False
        self.tied: i64 = EVERY_CHAIR
        self.drawn = vec[i64]([-1, -1, -1, -1])
        self.totals = vec[i64]([0, 0, 0, 0])
        self.penalties = vec[i64]([0, 0, 0, 0])
        self.noted = vec[i64]([0, 0, 0, 0])
        self.time_up: bool = False

    def seating(self) -> Seating:
        """Who sits where in this boompje."""
        return self.rules.seatings[self.boompje % ARRANGEMENTS]

    def cutter(self) -> int:
        return -1 if self.drawing else int(self.seating().from_left(self.dealer, 3))  # R4

    def least_packet(self) -> int:
        return 3  # R4

    def upcoming_deal(self) -> i64:
        return self.done + 1  # A13

    # ---- the draw and the deal ----

    def places(self) -> dict[str, list[int]]:
        """The hands by seat, wherever people sit now; before a boompje the cards that are drawn, in chair order."""
        if self.drawing:
            return {"draw": [0, 1, 2, 3]}
        seating = self.seating()
        rooms = PACKETS.places(int(seating.chair_of[self.dealer]))
        return {f"hand-{seat}": rooms[f"hand-{seating.chair_of[seat]}"] for seat in range(4)}

    def new_run(self) -> TrickRun:
        return TrickRun(NEW_PACK, False)

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        if self.drawing:
            self._draw(pack, top)
            return
        seating = self.seating()
        by_chair = PACKETS.hands(pack, seating.chair_of[self.dealer], top)
        if seating.shifted:
            hands = vec[i64]([0, 0, 0, 0])
            for chair in range(4):
                hands[seating.person_on[chair]] = by_chair[chair]
            self.start_deal(hands)
        else:
            self.start_deal(by_chair)

    def _draw(self, pack: vec[i64], top: i64) -> None:
        """R1, R2: the highest card deals first; who drew equally high draw again from the whole pack (A14)."""
        seating = self.seating()
        drawing: list[int] = []
        for chair in range(4):
            if self.tied & BIT[chair]:
                drawing.append(chair)
        tied: i64 = 0
        cards = cards_from(pack, top, 0, len(drawing))
        for place in highest_drawn([int(card) for card in cards]):
            tied |= BIT[drawing[place]]
        drawn = vec[i64]([-1, -1, -1, -1]) if self.tied == EVERY_CHAIR else self.drawn
        for place in range(len(drawing)):
            drawn[seating.person_on[drawing[place]]] = cards[place]
        self.drawn = drawn
        self.tied = tied
        if tied & (tied - 1) == 0:
            for chair in range(4):
                if tied & BIT[chair]:
                    self.dealer = seating.person_on[chair]
            self.drawing = False
            self.tied = EVERY_CHAIR
        self.await_deal()

    def start_deal(self, hands: vec[i64]) -> None:
        """Begin a deal, or begin it again, with these hands (sets of cards by seat)."""
        self.begin_deal()
        self.awaits_deal = False
        self.deal_number = self.upcoming_deal()
        seating = self.seating()
        self.tricks = TrickPlay(seating.table, ORDERINGS[0], hands, seating.table.next_of[self.dealer])  # R16
        self.trump = UNANNOUNCED
        self.multiplier = 0
        self.knocker = -1
        self.counter = -1
        self.phase = Announcing(self.dealer, self.misdeals > 0, self.rules.watched)  # R8

    # ---- what follows what ----

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if isinstance(phase, WatchedPlay):
            self._watch(phase)
        elif phase.turn >= 0:
            return
        elif phase is play:
            play.gather()
            if play.tricks_played == 8:  # R25
                self._settle(play)
        elif isinstance(phase, Announcing):
            self._announced(phase, play)
        elif isinstance(phase, Knocking):
            self.multiplier = phase.multiplier()  # R12
            self.knocker = phase.knocker
            self.counter = phase.counter
            self.phase = WatchedPlay(play) if self.rules.watched else play

    def whole_tricks(self, play: TrickPlay) -> bool:
        return True

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        self._settle(play)
        return 0

    def _announced(self, phase: Announcing, play: TrickPlay) -> None:
        if phase.misdealt:
            self.misdeals += 1
            if self.misdeals > 1:  # P1
                self._penalise(self.dealer, MISDEAL_PENALTY)
            self._deal_again()
            return
        self.trump = phase.trump
        play.order = ORDERINGS[phase.trump if phase.trump != NO_TRUMP else 4]
        self.multiplier = 2 if phase.trump == NO_TRUMP else 1
        seating = self.seating()
        dealer = self.dealer
        speakers = vec[i64](
            [seating.from_left(dealer, 1), seating.from_left(dealer, 3), dealer, seating.from_left(dealer, 2)]  # A4
        )
        self.phase = Knocking(speakers, phase.trump == NO_TRUMP)

    def _watch(self, watched: WatchedPlay) -> None:
        """A move at a table where cards are not checked: a card, a claim, or the word of the scorer or the jury."""
        play = watched.tricks
        if watched.recorded:
            self._settle(play)
        elif play.complete:
            watched.gather()
        elif watched.cheating:
            self._stop(watched.accused)
        elif watched.claimant != NO_CLAIMANT:
            if find_revokes(play, self._moves(), int(watched.accused)):
                self._stop(watched.accused)
            else:
                watched.judged()  # P4: no effect

    def _moves(self) -> list[tuple[int, int]]:
        """The log as (seat, move)."""
        return [(int((entry & 15) - SEAT_OFFSET), int(entry >> SEAT_SHIFT)) for entry in self.log]

    def _stop(self, offender: i64) -> None:
        """P3: nobody scores, the offender pays the most that this deal could have paid, the same dealer deals again."""
        self._penalise(offender, HALF * self.multiplier)
        self.stopped = offender
        self.misdeals = 0  # A6
        self._deal_again()

    def _penalise(self, seat: i64, points: i64) -> None:
        penalties, noted = self.penalties, self.noted
        penalties[seat] += points
        noted[seat] += points

    def _deal_again(self) -> None:
        self.tricks = None
        self.trump = UNANNOUNCED
        self.multiplier = 0
        self.knocker = -1
        self.counter = -1
        self.await_deal()  # A9: after the signal as well, since this deal has begun (A13)

    def _settle(self, play: TrickPlay) -> None:
        seating = self.seating()
        chairs, won = seating.person_on, play.won
        points = play.order.points_in(won[chairs[0]] | won[chairs[2]])
        w, z = score_pairs(points, self.multiplier)
        totals = self.totals
        for chair in range(4):
            totals[chairs[chair]] += z if chair & 1 else w  # S6
        if not self.brief:
            self._write(seating, w, z)
        self.misdeals = 0
        self.stopped = -1
        self.noted = vec[i64]([0, 0, 0, 0])
        self.drawn = vec[i64]([-1, -1, -1, -1])
        self.done += 1
        if self.done == self.rules.deals:
            self._finish("deals")
        elif self.time_up:
            self._finish("time")
        elif self.done % self.rules.per_boompje == 0:
            self.boompje += 1
            self.drawing = True  # R1
            self.tied = EVERY_CHAIR
            self.await_deal()
        else:
            self.dealer = seating.table.next_of[self.dealer]  # R3
            self.await_deal()

    def _write(self, seating: Seating, w: i64, z: i64) -> None:
        """The line of a deal: T5, S5, with what P1 and P3 took in it."""
        drawn = " ---" if w == z else ""
        cells: list[int] = []
        marks: list[str] = []
        for seat in range(4):
            chair = seating.chair_of[seat]
            cells.append(int(z if chair & 1 else w))
            noted = f" −{self.noted[seat]}" if self.noted[seat] else ""
            marks.append(("Z" if chair & 1 else "W") + drawn + noted)
        self.add_row(SheetRow(tuple(cells), tuple(marks)))

    def _finish(self, reason: str) -> None:
        """S7: each player's penalties come off, but nobody falls below 0 (P6); a last line says how much it was."""
        scores: list[int] = []
        taken: list[int] = []
        for seat in range(4):
            gross, penalty = self.totals[seat], self.penalties[seat]
            scores.append(int(gross - penalty) if penalty < gross else 0)
            taken.append(scores[-1] - int(gross))
        if sum([int(penalty) for penalty in self.penalties]):
            marks = tuple([f"−{penalty}" if penalty else "" for penalty in self.penalties])
            self.add_row(SheetRow(tuple(taken), marks))
        self.totals = vec[i64](scores)
        self.awaits_deal = False
        self.finish_best(self.totals, reason)  # A15

    # ---- the timekeeper, who acts at any time, and the jury ----

    def signal_due(self) -> bool:
        """Whether the signal that ends the round can still come (A9)."""
        return self.rules.clock and not self.time_up and self.deal_number > 0 and self.outcome_now is None

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return [int(TIME_UP)] if self.signal_due() else []
        return self.phase.legal(seat)

    def apply(self, seat: i64, move: i64) -> None:
        if seat != TIMEKEEPER:
            super().apply(seat, move)
            return
        self.write_log(seat, move)
        self.time_up = True
        if self.awaits_deal and not self._begun():
            self._finish("time")

    def _begun(self) -> bool:
        """A9, A13: whether the cards that are awaited belong to a deal that has begun, and is dealt again."""
        return self.misdeals > 0 or self.stopped >= 0

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        phase = self.phase
        if seat == TIMEKEEPER and move == TIME_UP and self.signal_due():
            return None
        if seat == REFEREE and phase is not AWAITS_DEAL and phase is not MATCH_OVER:
            if phase.allows(seat, move):
                return None
            cards_checked = phase is self.tricks  # then the jury has nothing to do
            return self._told(seat, move, Refusal("", "not-offered") if cards_checked else phase.why_not(seat, move))
        found = super().refused(seat, move)
        if found is None or phase is AWAITS_DEAL or phase is MATCH_OVER:
            return found
        if (for_officials(move) and found.reason != "no-such-seat") or found.reason in ("not-your-turn", "wrong-phase"):
            return self._told(seat, move, found)
        return found

    def _told(self, seat: i64, move: i64, found: Refusal) -> Refusal:
        """The rule behind a move that is not for now, or not for who makes it; otherwise what was found."""
        if for_officials(move) and not self.rules.watched:
            return Refusal("P8", "cards-are-checked")
        play = self.tricks
        begun = play is not None and (play.count > 0 or play.tricks_played > 0)
        return why(self.phase, seat, move, found, self.dealer, self.trump == NO_TRUMP, begun)

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The card points of a seat's pair (S1)."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        return for_points(play, side_of(play, seat))

    def copy(self) -> "TornooiState":
        drawn, totals, penalties, noted = self.drawn, self.totals, self.penalties, self.noted
        other = TornooiState(self.game, self.rules, self.dealer)
        self.copy_base(other)
        self.copy_play(other)
        other.done, other.boompje, other.trump, other.multiplier = self.done, self.boompje, self.trump, self.multiplier
        other.knocker, other.counter, other.misdeals = self.knocker, self.counter, self.misdeals
        other.stopped, other.drawing, other.tied, other.time_up = self.stopped, self.drawing, self.tied, self.time_up
        other.drawn = drawn[: len(drawn)]
        other.totals = totals[: len(totals)]
        other.penalties = penalties[: len(penalties)]
        other.noted = noted[: len(noted)]
        return other

    def match_facts(self) -> dict[str, object]:
        """`to_draw` and `drawn` before the first deal of a boompje (R1, R2); `misdeals` in a row, `stopped_by` whom
        and `deal_penalties` of the deal that is dealt again (P1, P3), `penalties` of the round; `time_up` (A9)."""
        chairs = self.seating().person_on
        return {
            "to_draw": [int(chairs[chair]) for chair in range(4) if self.drawing and self.tied & BIT[chair]],
            "drawn": [card_text(card) if card >= 0 else "" for card in self.drawn],
            "misdeals": int(self.misdeals),
            "stopped_by": int(self.stopped) if self.stopped >= 0 else None,
            "deal_penalties": [int(noted) for noted in self.noted],
            "penalties": [int(penalty) for penalty in self.penalties],
            "time_up": self.time_up,
        }

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet (S6), the boompje from the number of the deal."""
        rules = self.rules
        self.check_deals(rules.deals)
        check_rows(self.sheet, int(self.deal_number), rules)
        self.totals = self.column_sums(4)
        self.done = self.deal_number
        self.boompje = self.done // rules.per_boompje
        self._set_draw(facts)
        self._set_penalties(facts)
        if self.misdeals or self.stopped >= 0:
            self.deal_number = self.upcoming_deal()  # it was dealt before

    def _set_draw(self, facts: dict[str, Any]) -> None:
        self.drawn = read_drawn(facts)
        self.tied = read_to_draw(facts, self.drawn, self.seating())
        if (self.tied or self.drawn[0] >= 0) and (not self.done or self.done % self.rules.per_boompje):
            raise PositionError("drawn", "cards are drawn before the first deal of a later boompje only")
        self.drawing = self.tied != 0
        if not self.drawing:
            self.tied = EVERY_CHAIR

    def _set_penalties(self, facts: dict[str, Any]) -> None:
        rules = self.rules
        self.penalties = read_penalties(facts, rules, "penalties")
        self.noted = read_penalties(facts, rules, "deal_penalties")
        self.misdeals = whole_number(facts, "misdeals", 0)
        self.stopped = i64(-1) if facts["stopped_by"] is None else whole_number(facts, "stopped_by", 0, 3)
        self.time_up = facts["time_up"] is True
        again = self.misdeals > 0 or self.stopped >= 0
        if again and (self.drawing or not rules.watched):
            raise PositionError("misdeals", "a deal is dealt again only where cards are not checked (P8)")
        if self.time_up and not (again and rules.clock):
            raise PositionError("time_up", "after the signal only a deal that was stopped is dealt again (A9)")
        check_deal_penalties(self.noted, self.penalties, self.misdeals, self.dealer, self.stopped)

    # ---- views ----

    def show_table(self, display: Display) -> None:
        seating = self.seating()
        display.around = seating.chairs
        display.deals = int(self.rules.deals)
        display.show_totals(self.totals)
        if display.keeps_all:
            display.memory = self._memory()
        self._show_facts(display)
        play = self.tricks
        if (
            play is not None
            and isinstance(self.phase, Announcing)
            and display.seat != self.dealer
            and display.seat != REFEREE
        ):
            for seat in range(4):  # R7, T3: nobody but the dealer has looked yet
                display.show_zone(f"hand-{seat}", "hand", seat, "fan", [], 8)
        elif play is not None:
            play.show_hands(display)
            play.show_tricks(display)
            if isinstance(self.phase, WatchedPlay):
                display.at_table = self.phase.told(self.legal(display.seat))
        for seat in range(4):
            self._show_badges(display, seat, seating)

    def _show_facts(self, display: Display) -> None:
        phase = self.phase
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
        elif self.trump == NO_TRUMP:
            display.show_fact("trump", "text", "none")
        if self.multiplier:
            multiplier = phase.multiplier() if isinstance(phase, Knocking) else self.multiplier
            display.show_number("multiplier", multiplier)
            display.show_seat("maker", self.dealer)
        if self.drawing:
            display.show_fact("draw", "text", "all" if self.tied == EVERY_CHAIR else "again")
        if self.stopped >= 0:
            display.show_seat("stopped", self.stopped)
        if self.misdeals:
            display.show_number("misdeals", self.misdeals)
        display.show_fact("boompje", "number", int(self.boompje) + 1)
        if self.time_up and self.outcome_now is None:
            display.show_fact("last-deal", "text", "yes")

    def _show_badges(self, display: Display, seat: int, seating: Seating) -> None:
        phase = self.phase
        display.show_badge(seat, "pair", "text", "z" if seating.chair_of[seat] & 1 else "w")
        knocking = isinstance(phase, Knocking)
        knocker = phase.knocker if isinstance(phase, Knocking) else self.knocker
        if knocker == seat:
            display.show_badge(seat, "knocked", "text", True)
        if not knocking and self.counter == seat:
            display.show_badge(seat, "countered", "text", True)
        if self.drawn[seat] >= 0:
            display.show_badge(seat, "drew", "cards", [card_text(self.drawn[seat])])
        if self.penalties[seat]:
            display.badge_number(seat, "penalty", self.penalties[seat])

    def _memory(self) -> dict[str, object]:
        """What everybody knows of the round besides the sheet, as `restore` takes it."""
        return {
            "done": int(self.done),
            "boompje": int(self.boompje),
            "played": self.tricks is not None,
            "announced": [int(self.trump), int(self.multiplier), int(self.knocker), int(self.counter)],
            "misdeals": int(self.misdeals),
            "stopped": int(self.stopped),
            "drawing": int(self.tied) if self.drawing else 0,
            "drawn": [int(card) for card in self.drawn],
            "penalties": [int(penalty) for penalty in self.penalties],
            "noted": [int(noted) for noted in self.noted],
            "time_up": self.time_up,
        }
