"""A position of a match of zwikken."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import hand_out, zeros
from troef.cards.bits import BIT
from troef.core.display import Display
from troef.core.game import Game
from troef.core.moves import BID, PASS, kind_of
from troef.core.phase import Phase
from troef.core.position_facts import PositionError, whole_number, whole_numbers
from troef.core.position_sheet import sheet_row
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import NOBODY, SheetRow, View
from troef.games.zwikken.cards import HAND, ORDERINGS, PACK, PATTERNS
from troef.games.zwikken.options import TableRules
from troef.games.zwikken.phases import NO_BID, SEARCH, STOP, Bidding, Searching
from troef.games.zwikken.result import row_fault
from troef.games.zwikken.scoring import most_points, payouts, share_amount, zwik_rank
from troef.tricks.deal import cards_from
from troef.tricks.following import Duties
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS, TrickRun
from troef.tricks.state import TrickState

#: R16: everybody is free.
TABLES: Final = [TrickTable(seats, Duties({})) for seats in range(6)]

#: The pack that runs start with.
NEW_PACK: Final = vec[i64](PACK)

#: R11.
MOST_SEARCHES: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ZwikkenState(TrickState):
    """A position of a match of zwikken.

    `turnups` are the cards that can become the trump card, of which `searches` + 1 lie open. `bids[seat]` is the share
    that a seat plays for, or NO_BID, and `amounts[seat]` the chips that this is once the bidding is over. `began` are
    the chips before the round, `bidding_pot` the pot at the end of the bidding.
    """

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules = rules
        self.turnups: vec[i64] = vec[i64]()  # a new one at every deal, so copies share it
        self.searches: i64 = 0
        self.suits: i64 = 0
        self.bids = vec[i64]([NO_BID] * seats)
        self.passed: i64 = 0
        self.amounts: list[int] = [0] * seats
        self.pot: int = 0
        self.chips: list[int] = [int(rules.chips)] * seats
        self.began: list[int] = [int(rules.chips)] * seats

    # ---- the round ----

    def new_run(self) -> TrickRun:
        return TrickRun(NEW_PACK, False)

    def dealt_cards(self) -> i64:
        return HAND * self.seats + 1 + MOST_SEARCHES

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        seats = self.seats
        hands = PATTERNS[seats].hands(pack, self.dealer, top)
        self._start_round(hands, cards_from(pack, top, HAND * seats, 1 + MOST_SEARCHES))

    def _start_round(self, hands: vec[i64], turnups: vec[i64]) -> None:
        """Begin a round with these hands and these cards that may be turned up."""
        self.begin_deal()
        seats = self.seats
        self.turnups = turnups
        self.searches = 0
        self.suits = BIT[self.turnups[0] >> 4]
        self.tricks = TrickPlay(TABLES[seats], ORDERINGS[self.turnups[0] >> 4], hands, self.left())  # R15
        self.amounts = [0] * int(seats)
        self.began = self.chips[:]
        if self.rules.ante_every_round or self.pot == 0:  # R3
            self._pay_antes()
        self._start_bidding()

    def left(self) -> i64:
        """The player on the dealer's left."""
        return self.dealer + 1 if self.dealer + 1 < self.seats else i64(0)

    def trump_card(self) -> i64:
        """The trump card that counts now."""
        return self.turnups[self.searches]

    def _pay_antes(self) -> None:
        ante = int(self.rules.ante)
        chips = self.chips
        for seat in range(self.seats):
            chips[seat] -= ante  # A6: accounts may go below zero
            self.pot += ante

    def _start_bidding(self) -> None:
        bidding = Bidding(self.seats, self.left(), len(self.rules.over))
        self.bids = bidding.bids
        self.passed = 0
        self.phase = bidding

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if phase is play:
            if play.complete:
                play.gather()
                if play.tricks_played == HAND:
                    self._count(play)
        elif isinstance(phase, Bidding):
            self.bids = phase.bids
            self.passed = phase.passed
            if phase.turn < 0:
                if phase.highest == NO_BID:
                    self._passed()
                else:
                    self._bidding_over(play)
        elif isinstance(phase, Searching):
            if phase.search:
                self._search(play)
            else:
                self._end_round()

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        hands = run.hands(PATTERNS[self.seats], rng)
        self._start_round(hands, run.turned(HAND * self.seats, 1 + MOST_SEARCHES, rng))

    def runs_out(self, phase: Phase) -> bool:
        if isinstance(phase, Bidding):
            return True
        return isinstance(phase, Searching)

    def whole_tricks(self, play: TrickPlay) -> bool:
        return True

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        self._count(play)
        return 0

    def _passed(self) -> None:
        """R10–R12: the dealer may search, twice at most."""
        if self.searches == MOST_SEARCHES:
            self._end_round()
        else:
            self.phase = Searching(self.dealer)

    def _search(self, play: TrickPlay) -> None:
        self.searches += 1
        suit = self.trump_card() >> 4
        self._pay_antes()  # A8: also when nobody may bid
        play.order = ORDERINGS[suit]
        if self.suits & BIT[suit]:
            self._passed()  # R12
            return
        self.suits |= BIT[suit]
        self._start_bidding()

    def _bidding_over(self, play: TrickPlay) -> None:
        """R14: the highest zwik of a bidder wins at once; otherwise the cards are played."""
        rules = self.rules
        winner: i64 = -1
        highest: i64 = -1
        for seat in range(self.seats):
            share = self.bids[seat]
            if share == NO_BID:
                continue
            self.amounts[seat] = share_amount(self.pot, int(rules.over[share]), int(rules.under[share]))
            rank = zwik_rank(play.hands[seat], self.trump_card(), rules.upcard_top)
            if rank >= 0:
                play.exposed |= BIT[seat]  # T3
            if rank > highest:
                highest = rank
                winner = seat
        if winner >= 0:
            self._pay(winner)
        else:
            self.phase = play

    def points_of(self, play: TrickPlay, seat: i64) -> i64:
        """S1: the card points that a seat has won."""
        return play.order.points_in(play.won[seat])

    def _count(self, play: TrickPlay) -> None:
        points = zeros(self.seats)
        for seat in range(self.seats):
            if play.won[seat]:
                points[seat] = self.points_of(play, seat)
        self._pay(most_points(points))

    def _pay(self, winner: i64) -> None:
        """S3–S7."""
        changes = payouts(self.amounts, winner)
        chips = self.chips
        for seat in range(self.seats):
            chips[seat] += changes[seat]
            self.pot -= changes[seat]
        self._end_round()

    def _end_round(self) -> None:
        last = self.deal_number == self.rules.rounds
        if last:
            self._share_pot()
        if not self.brief:
            cells = tuple([self.chips[seat] - self.began[seat] for seat in range(self.seats)])
            marks = tuple([self.rules.names[bid] if bid != NO_BID else "–" for bid in self.bids])
            self.add_row(SheetRow(cells, marks))
        if not last:
            self.dealer = self.left()  # R1
            self.await_deal()
            return
        self.finish_scored(tuple(self.chips), "rounds")

    def _share_pot(self) -> None:
        """S8: what is left in the pot goes to everybody alike, odd chips from the dealer's left on."""
        everybody: i64 = 0
        for seat in range(self.seats):
            everybody |= BIT[seat]
        each, left = divmod(self.pot, int(self.seats))
        odd = zeros(self.seats)
        hand_out(odd, left, everybody, self.dealer)
        for seat in range(self.seats):
            self.chips[seat] += each + int(odd[seat])
        self.pot = 0

    # ---- refusals ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.reason != "wrong-phase":
            return found
        kind = kind_of(move)
        if kind == BID or kind == PASS:
            return Refusal("R8", "bidding-over")
        if kind == SEARCH or kind == STOP:
            return Refusal("R10", "search-after-passes")
        return found

    # ---- copies and worlds ----

    def copy(self) -> "ZwikkenState":
        bids = self.bids
        other = ZwikkenState(self.game, self.rules, self.seats, self.dealer)
        self.copy_base(other)
        self.copy_play(other)
        other.turnups, other.searches, other.suits, other.passed = self.turnups, self.searches, self.suits, self.passed
        other.pot = self.pot
        other.bids = bids[: len(bids)]
        other.amounts = self.amounts[:]
        other.chips = self.chips[:]
        other.began = self.began[:]
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's round."""
        self.restore_before_deal(view)
        for row in self.sheet:
            self._book(row)

    # ---- the match before a deal ----

    def match_facts(self) -> dict[str, object]:
        return {"chips": self.chips[:], "pot": self.pot}

    def set_match(self, facts: dict[str, Any]) -> None:
        """Chips, which the sheet says as well (one row stands for it where only `chips` are given); the pot holds what
        nobody has."""
        rules = self.rules
        self.check_deals(rules.rounds)
        start = self.chips[:]
        chips = whole_numbers(facts, "chips", int(self.seats))
        if not self.sheet and chips != start:
            if not self.deal_number:
                raise PositionError(
                    "chips", "in the first round everybody has {lives}: say which deal it is", lives=start[0]
                )
            self.add_row(SheetRow(tuple([now - before for now, before in zip(chips, start, strict=True)])))
        for number, row in enumerate(self.sheet, 1):
            due = rules.ante_every_round or not self.pot
            if len(self.sheet) == self.deal_number:
                fault = row_fault(row.cells, self.pot, int(rules.ante), due, rules.names)
                if fault:
                    raise PositionError(sheet_row(number), fault)
            self._book(row)
            if self.pot < 0:
                raise PositionError(
                    sheet_row(number), "the players have {value} chips more than there are", value=-self.pot
                )
        if chips not in (start, self.chips):
            raise PositionError("chips", "the sheet leaves {points}, not {lives}", points=self.chips, lives=chips)
        pot = whole_number(facts, "pot", 0)
        if pot not in (0, self.pot):
            raise PositionError(
                "pot", "the players leave {wanted} chips in it, not {given}", wanted=self.pot, given=pot
            )

    def _book(self, row: SheetRow) -> None:
        """Apply a row of the sheet: what nobody has lies in the pot."""
        for seat in range(self.seats):
            self.chips[seat] += row.cells[seat]
            self.pot -= row.cells[seat]

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.deals = int(self.rules.rounds)
        display.totals = tuple(self.chips)
        display.show_fact("pot", "number", self.pot)
        display.show_zone("pot", "pot", amount=self.pot)
        play = self.tricks
        if play is None:
            return
        display.show_suit("trump", self.trump_card() >> 4)
        if self.searches:
            display.show_number("searches", self.searches)
        play.show_hands(display)
        play.show_tricks(display)
        shown = int(self.searches) + 1
        turned = [int(card) for card in self.turnups[:shown]]
        display.show_zone("upcard", "waste", NOBODY, "row", turned, mark=shown - 1)  # T2
        display.show_zone("stock", "stock", hidden=len(PACK) - HAND * int(self.seats) - shown)
        for seat in range(self.seats):
            display.show_badge(seat, "chips", "number", self.chips[seat])
            bid = self.bids[seat]
            if bid != NO_BID:
                display.show_badge(seat, "share", "words", self.rules.names[bid])  # R7
            elif self.passed & BIT[seat]:
                display.show_badge(seat, "passed", "flag", True)
            if play.won[seat]:
                display.badge_number(seat, "points", self.points_of(play, seat))
