"""A position of a match of Toepen."""

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import hand_out, share_out, zeros
from troef.cards.bits import BIT, card_count, cards_in
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.moves import FOLD, KNOCK, PLAY, kind_of, payload_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.position_sheet import sheet_row
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, Outcome, SheetRow, View
from troef.games.toepen.moves import CHALLENGE, COME_BACK, EXCHANGE, FETCH, GO_AWAY, NONE, STAND, STAY, WHISTLE
from troef.games.toepen.phases import Announcing, Answering, Challenge, Exchange, Play, RoundPhase
from troef.games.toepen.result import lives_fault, row_fault
from troef.games.toepen.rules import TableRules
from troef.games.toepen.run import RoundRun
from troef.games.toepen.scoring import LIVES, price
from troef.games.toepen.showing import show_round
from troef.games.toepen.standing import AWAY, FETCHING, HAND, HERE, NOBODY, TRICKS, ToepenRound
from troef.tricks.aim import Aim, for_trick
from troef.tricks.play import TrickPlay


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ToepState(State):
    """A position of a match."""

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int, standing: ToepenRound) -> None:
        super().__init__(game, seats, dealer)
        self.rules: TableRules = rules
        self.standing = standing
        #: where everybody was when the cards were dealt
        self.at_deal: vec[i64] = vec[i64]([HERE] * seats)

    @property
    def tricks(self) -> TrickPlay:
        """The tricks of the round."""
        return self.standing.tricks

    def places(self) -> dict[str, list[int]]:
        """Hands of those who are in the match, and the stock."""
        return self.standing.places(self.dealer)

    def lay(self, order: list[int]) -> None:
        """R2: four cards each; those of who is out of the match stay under the stock."""
        standing = self.standing
        standing.begin(self.dealer)
        hands = standing.tricks.hands
        stock = vec[i64](capacity=32)
        for place in range(HAND * self.seats, len(order)):
            stock = append(stock, order[place])
        for number in range(self.seats):
            seat = (self.dealer + 1 + number) % self.seats
            for place in range(HAND * number, HAND * number + HAND):
                if standing.alive & BIT[seat]:
                    hands[seat] |= BIT[order[place]]
                else:
                    stock = append(stock, order[place])
        standing.stock = stock
        whereabouts = standing.whereabouts
        self.at_deal = whereabouts[: len(whereabouts)]
        self.begin_deal()
        self._next_exchange(0)

    # ---- from phase to phase ----

    def advance(self) -> None:
        phase = self.phase
        standing = self.standing
        if isinstance(phase, Play):
            if standing.pending:
                self.phase = Answering(standing, self.rules.in_turn)  # R17
                self._answers()
            elif standing.tricks.complete:
                self._trick_done()
        elif isinstance(phase, Answering):
            self._answers()
        elif phase.turn < 0:
            self._before_play()

    def _before_play(self) -> None:
        phase = self.phase
        if isinstance(phase, Announcing):
            self._resume_play()
        elif isinstance(phase, Exchange):
            if phase.exchanger >= 0:
                self.phase = Challenge(self.standing, phase.exchanger, phase.asked)  # R7
            else:
                self._next_exchange(phase.asked)
        elif isinstance(phase, Challenge) and not self._match_ends():  # A5
            self._next_exchange(phase.asked)

    def _next_exchange(self, asked: i64) -> None:
        exchange = Exchange(self.standing, asked)
        self.phase = exchange
        if exchange.turn < 0:
            self.phase = Announcing(self.standing)  # R9

    def _answers(self) -> None:
        """After a knock or an answer: who is away folds (T5); then the next answer, play, or the end."""
        standing = self.standing
        phase = self.phase
        assert isinstance(phase, Answering)
        while not self._match_ends():
            if standing.playing == BIT[standing.knocker]:
                self._end_round(standing.knocker)  # R22
                return
            if not standing.pending:
                self._resume_play()
                return
            absent = self._absent(phase)
            if absent < 0:
                return
            standing.fold(absent)
            phase.find_turn()

    def _absent(self, phase: Answering) -> i64:
        """Who has to answer now and is away from the table (T5), or nobody."""
        if not self.rules.away_folds:
            return NOBODY
        standing = self.standing
        whereabouts = standing.whereabouts
        if phase.in_turn:
            return phase.turn if whereabouts[phase.turn] == AWAY else NOBODY
        absent: i64 = 0
        for seat in range(self.seats):
            if standing.pending & BIT[seat] and whereabouts[seat] == AWAY:
                absent |= BIT[seat]
        return standing.next_of(standing.knocker, absent)

    def _resume_play(self) -> None:
        """Whoever is to play now plays; those who had to have perhaps folded (R21)."""
        self.phase = Play(self.standing)
        if self.standing.tricks.complete:
            self._trick_done()

    def _trick_done(self) -> None:
        standing = self.standing
        standing.gather()
        if standing.tricks.tricks_played == HAND:
            self._end_round(standing.tricks.taker)  # R23, R24

    # ---- the end of a round and of the match ----

    def _match_ends(self) -> bool:
        """Lives lost before the end of a round (A5, A15): the match ends, or who lost his last one goes."""
        standing = self.standing
        out = standing.without_lives()
        if not out:
            return False
        standing.alive &= ~out
        standing.leave(out)
        if self.rules.with_pot and card_count(standing.alive) > 1:
            return False  # R30
        self._write_row()
        self._finish(out)
        return True

    def _end_round(self, winner: i64) -> None:
        standing = self.standing
        standing.winner = winner
        standing.tricks.turn = NOBODY
        cost = price(standing.knocks)
        for seat in range(self.seats):
            if standing.playing & BIT[seat] and seat != winner:
                standing.lose(seat, cost)  # R24, R25
        self._write_row()
        out = standing.without_lives()
        standing.alive &= ~out
        self.dealer = winner  # R28
        if standing.alive and not standing.alive & BIT[winner]:
            self.dealer = standing.next_of(winner, standing.alive)  # A8
        if (out and not self.rules.with_pot) or card_count(standing.alive) < 2:
            self._finish(out)
        else:
            self.await_deal()

    def _write_row(self) -> None:
        if not self.brief:
            self.add_row(SheetRow(tuple([-int(lost) for lost in self.standing.lost])))

    def _finish(self, out: i64) -> None:
        """`out` lost their last lives just now (A6, A7)."""
        if not self.rules.with_pot:
            scores = tuple([int(lives) for lives in self.standing.lives])
            winners = tuple([seat for seat in range(int(self.seats)) if not out & BIT[seat]])
            self.finish(Outcome(scores, winners, "drinks"))  # R29, T7
            return
        alive = self.standing.alive
        sharing = alive if alive else out
        stake = self.rules.pot_stake
        won = zeros(self.seats)
        for seat in range(self.seats):
            if not alive & BIT[seat]:
                won[seat] -= stake
        odd = share_out(won, stake * (self.seats - card_count(alive)), sharing)
        hand_out(won, odd, sharing, self.dealer)
        self.finish(Outcome(tuple([int(chips) for chips in won]), tuple(cards_in(sharing)), "pot"))  # R30

    # ---- playouts ----

    def run_on(self, most: i64, rng: Rng) -> i64:
        for somewhere in self.standing.whereabouts:
            if somewhere != HERE:
                return super().run_on(most, rng)
        moves: i64 = 0
        while moves < most and not self.awaits_deal and self.outcome_now is None:
            seat = self.phase.turn
            if seat < 0:
                self.act_first(rng)
            else:
                self.apply(seat, self.phase.pick(seat, rng))
            moves += 1
        return moves + self.run_rounds(self.new_run(), most - moves, rng)

    def new_run(self) -> RoundRun:
        """What the rounds from here on are played with, at random."""
        standing = self.standing
        standing.lost = zeros(self.seats)  # before the first round everybody has the same
        return RoundRun(standing, self.rules.in_turn, self.rules.with_pot)

    def run_rounds(self, run: RoundRun, most: i64, rng: Rng) -> i64:
        """Play rounds at random until about this many moves were made, or the match is over: how many were."""
        standing = self.standing
        before = run.moves
        while self.awaits_deal and run.moves - before < most:
            self.begin_unknown()
            self.deal_number += 1
            winner = run.round(self.dealer, rng)
            out = standing.alive & ~run.alive
            standing.alive, standing.playing, standing.knocks = run.alive, run.playing, run.knocks
            if winner < 0:
                self._finish(out)
            else:
                self._end_round(winner)
                run.alive = standing.alive
        return run.moves - before

    # ---- who is where (T5, T6) ----

    def apply(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if not GO_AWAY <= kind <= FETCH:
            super().apply(seat, move)
            return
        self.write_log(seat, move)
        whereabouts = self.standing.whereabouts
        if kind == FETCH:
            whereabouts[payload_of(move)] = FETCHING
        else:
            whereabouts[seat] = AWAY if kind == GO_AWAY else HERE
        if isinstance(self.phase, Answering):
            self._answers()

    def _why_not_whereabouts(self, seat: i64, move: i64) -> Refusal | None:
        """Why somebody cannot go away, come back, or be sent for the drinks."""
        if self.phase is AWAITS_DEAL or self.phase is MATCH_OVER:
            return self.phase.why_not(seat, move)
        fetches = kind_of(move) == FETCH
        who = payload_of(move) if fetches else seat
        if not 0 <= who < self.seats or (not fetches and payload_of(move)):
            return Refusal("", "no-such-seat", {"seat": int(who)})
        if fetches and seat != REFEREE:
            return Refusal("T6", "table-says-who-fetches")
        if not self.standing.alive & BIT[who]:
            return Refusal("R30", "eliminated")
        now = self.standing.whereabouts[who]
        if kind_of(move) == COME_BACK:
            return Refusal("T5", "not-away") if now == HERE else None
        if now == (FETCHING if fetches else AWAY):
            return Refusal("T6" if fetches else "T5", "already-away")
        return None

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The last trick (R23), everybody against a seat, among those who still play."""
        standing = self.standing
        if not isinstance(self.phase, Play) or not standing.playing & BIT[seat] or standing.folded_card_lies():
            return None
        return for_trick(standing.tricks, BIT[seat], TRICKS - 1)

    # ---- refusals ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if GO_AWAY <= kind_of(move) <= FETCH:
            return self._why_not_whereabouts(seat, move)
        found = super().refused(seat, move)
        if found is None or found.clause or found.reason not in ("not-your-turn", "wrong-phase"):
            return found
        if not 0 <= seat < self.seats:
            return found
        if not self.standing.alive & BIT[seat]:
            return Refusal("R30", "eliminated")
        if kind_of(move) == PLAY:
            return found if self.standing.playing & BIT[seat] else Refusal("R21", "not-in")
        if payload_of(move):
            return found
        named = self._named_refusal(seat, move)
        return found if named is None else named

    def _named_refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The clause that forbids a call of this phase or of another one, whoever is on turn; None: turn order does."""
        phase = self.phase
        if move == KNOCK:
            if isinstance(phase, Play):
                return phase.why_no_knock(seat)
            if isinstance(phase, Answering):
                if seat == self.standing.knocker:
                    return phase.why_no_knock(seat)  # R15: whatever the others answer
                answers = self.standing.playing & BIT[seat]
                return Refusal("R20", "answer-first") if answers else Refusal("R13", "not-in")  # A14
            return Refusal("R13", "knock-too-early")  # A13
        if move == FOLD or move == STAY:
            return self._why_no_answer(seat, move)
        if move == EXCHANGE:
            return self._why_no_exchange(seat)
        if move == CHALLENGE:
            if not isinstance(phase, Challenge):
                return Refusal("R7", "nothing-to-challenge")
            return Refusal("R7", "own-exchange") if seat == phase.exchanger else None
        if (move == WHISTLE or move == STAND or move == NONE) and not isinstance(phase, Announcing):
            return Refusal("R31", "signal-in-its-circle")
        return None

    def _why_no_exchange(self, seat: i64) -> Refusal | None:
        phase = self.phase
        if self.standing.laid[seat]:
            return Refusal("R6", "exchanged-already")  # A3
        if not self.standing.may_draw():
            return Refusal("R5", "stock-empty")
        waits = isinstance(phase, Exchange) and not phase.asked & BIT[seat]
        if waits or (isinstance(phase, Challenge) and not phase.asked & BIT[seat]):
            return None  # R3: his turn is still to come
        return Refusal("R3", "exchange-too-late")

    def _why_no_answer(self, seat: i64, move: i64) -> Refusal | None:
        standing = self.standing
        if not isinstance(self.phase, Answering):
            return Refusal("R18" if move == FOLD else "R17", "no-knock-to-answer")
        if not standing.playing & BIT[seat]:
            return Refusal("R17", "not-in")
        if seat == standing.knocker:
            return Refusal("R18" if move == FOLD else "R17", "own-knock")
        return None if standing.pending & BIT[seat] else Refusal("R17", "answered-already")

    # ---- the match before a deal ----

    def match_facts(self) -> dict[str, object]:
        standing = self.standing
        seats = range(int(self.seats))
        return {
            "lives": [int(lives) for lives in standing.lives],
            "away": [seat for seat in seats if standing.whereabouts[seat] == AWAY],
            "fetching": [seat for seat in seats if standing.whereabouts[seat] == FETCHING],
        }

    def set_match(self, facts: dict[str, Any]) -> None:
        """Lives, which the sheet says as well (one row stands for it where only `lives` are given), and who is away."""
        self.check_deals(0)
        self._set_lives(whole_numbers(facts, "lives", int(self.seats), 0, int(LIVES)))
        standing = self.standing
        if not standing.alive & BIT[self.dealer]:
            raise PositionError("dealer", "seat {dealer} has no lives left", dealer=int(self.dealer))  # A8
        for name, place in (("away", AWAY), ("fetching", FETCHING)):
            given = facts[name]
            count = len(given) if isinstance(given, list | tuple) else 0
            for seat in whole_numbers(facts, name, count, 0, int(self.seats) - 1):
                if not self.deal_number or standing.whereabouts[seat] != HERE or not standing.alive & BIT[seat]:
                    raise PositionError(name, "seat {seat} cannot have gone", seat=seat)  # T5, T6
                standing.whereabouts[seat] = place

    def _set_lives(self, lives: list[int]) -> None:
        whole = [int(LIVES)] * int(self.seats)
        if not self.sheet and lives != whole:
            if not self.deal_number:
                raise PositionError(
                    "lives", "in the first round everybody has {lives}: say which deal it is", lives=int(LIVES)
                )
            self.add_row(SheetRow(tuple([left - int(LIVES) for left in lives])))
        left = whole
        for number, row in enumerate(self.sheet, 1):
            single = len(self.sheet) == self.deal_number
            fault = row_fault(row.cells, left, single, self.rules.protects, self.rules.with_pot)
            if fault:
                raise PositionError(sheet_row(number), fault)
            left = [before + cell for before, cell in zip(left, row.cells, strict=True)]
        if lives not in (whole, left):
            raise PositionError("lives", "the sheet leaves {points}, not {lives}", points=left, lives=lives)
        fault = lives_fault(left, self.rules.protects)
        if fault:
            raise PositionError("lives", fault)
        standing = self.standing
        for seat in range(self.seats):
            standing.lives[seat] = left[seat]
            if not left[seat]:
                standing.alive &= ~BIT[seat]

    # ---- copies, views, worlds ----

    def copy(self) -> "ToepState":
        at_deal = self.at_deal
        standing = self.standing.copy()
        other = ToepState(self.game, self.rules, self.seats, self.dealer, standing)
        self.copy_base(other)
        other.at_deal = at_deal[: len(at_deal)]
        phase = self.phase
        other.phase = phase.over(standing) if isinstance(phase, RoundPhase) else phase
        return other

    def show_table(self, display: Display) -> None:
        display.show_totals(self.standing.lives)
        if self.deal_number:
            show_round(display, self.standing, self.phase, self.rules.with_pot, int(self.rules.pot_stake))
            if any(self.at_deal) and display.keeps_all:
                display.memory["whereabouts"] = [int(place) for place in self.at_deal]
        if self.outcome_now is not None and not self.rules.with_pot and display.keeps_all:
            display.memory["buys-round"] = [seat for seat, lives in enumerate(display.totals) if not lives]

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        super().restore(view)
        standing = self.standing
        if view.deal_number:
            self.deal_number -= 1
        if view.between_deals():
            self.sheet = view.sheet[: len(view.sheet) - 1]
        places = view.memory.get("whereabouts")
        standing.alive = 0
        for seat in range(view.seats):
            standing.lives[seat] = LIVES + sum([row.cells[seat] for row in self.sheet])
            if standing.lives[seat] > 0:
                standing.alive |= BIT[seat]
            if isinstance(places, list):
                standing.whereabouts[seat] = places[seat]
        first = view.fact("first")
        if isinstance(first, int):  # who dealt: nearest to the right of who came first, and still in the match
            dealer = first
            while True:
                dealer = (dealer - 1) % view.seats
                if standing.alive & BIT[dealer]:
                    break
            self.dealer = dealer
        self.awaits_deal = not view.deal_number
