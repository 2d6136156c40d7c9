"""The rules of bridge with their options, and a position of a rubber."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, SUIT_CARDS, cards_in
from troef.cards.card import SUIT_LETTERS
from troef.cards.hand_order import HandOrder
from troef.cards.pack import make_pack
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT, log_entry
from troef.core.moves import BID, kind_of, payload_of
from troef.core.phase import MATCH_OVER, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE, SPECTATOR, Outcome, View
from troef.games.bridge.auction import ABANDON, LADDER, NO_TRUMP_STRAIN, REDOUBLE, RESULT, Calls, strain_of
from troef.games.bridge.carried import carried_sheet
from troef.games.bridge.dummy import DummyPlay
from troef.games.bridge.language import LANGUAGE, lowest_in_dummy
from troef.games.bridge.options import INFO, Options
from troef.games.bridge.result import Result, check_result, deal_points
from troef.games.bridge.rubber import DOUBLES, RubberSheet, sheet_of
from troef.games.bridge.scoring import honours_in
from troef.games.bridge.worlds import bridge_world
from troef.tricks.aim import Aim, for_tricks, side_of
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.hand_order import trump_in, with_trump
from troef.tricks.ordering import NO_TRUMP, make_ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.run import MOST_TRICKS, TrickRun
from troef.tricks.state import TrickState

PACK: Final = list(make_pack("2"))
PACKETS: Final = DealPattern(4, (1,) * 13)  # A1
SIDES: Final = [[0, 2], [1, 3]]  # R1
RANKS: Final = "A K Q J 10 9 8 7 6 5 4 3 2"

DUTIES: Final = Duties({int(FOLLOW): "R23"})
TABLE: Final = TrickTable(4, DUTIES, SIDES)

#: R26: by strain, C D H S and no trump.
ORDERINGS: Final = [make_ordering(RANKS, suit) for suit in range(4)] + [make_ordering(RANKS, NO_TRUMP)]

TRICKS: Final[i64] = 13
ALL_SEATS: Final[i64] = 15


@final
class Bridge(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, LANGUAGE)
        self.honours: bool = options.honours
        self.fresh_sheet = RubberSheet(options.honours)
        self.deal_limit: i64 = options.deal_limit or 0
        self.disclosed: bool = options.convention_disclosure == "on"
        self.agreements: list[str] = [options.agreements_02 or "", options.agreements_13 or ""]

    def new_state(self, seats: int, dealer: int) -> "BridgeState":
        return BridgeState(self, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return PACKETS.places(dealer)

    def hand_order(self, view: View) -> HandOrder:
        """R26: the ace high in every suit, trumps last. Dummy lies in columns (R21)."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> the points of the deal per seat, below and above the line together (S2–S7, S12).

        What a deal does to the rubber (games, vulnerability, the rubber bonus) is kept by `RubberSheet`.

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> fields = {"contract": "5C", "doubled": 2, "declarer": 1, "tricks": 7, "vulnerable": True}
        >>> troef.game("bridge").settle(fields)
        (2200, 0, 2200, 0)
        """
        found = Result.read(result)
        check_result(found, self.honours, int(self.deal_limit))
        ours, theirs = deal_points(found)
        return (ours, theirs, ours, theirs)

    def parse(self, text: str, view: "View | None" = None) -> int:
        """As every game; `2H` is a bid in the auction and without a view, a card in the play; R25 needs the view."""
        if view is not None:
            lowest = lowest_in_dummy(text, view)
            if lowest >= 0:
                return lowest
        found = self.language.read(text)
        if view is not None:
            for move in found:
                if (kind_of(move) == BID) == (view.phase == "auction"):
                    return move
        return found[0]

    def world(self, view: View, rng: Rng) -> State:
        """Every hand that is not open, shared uniformly over what the play has proven (R23)."""
        before = BridgeState(self, view.dealer)
        if not view.deal_number:
            return before
        before.restore(view)
        return bridge_world(view, before, PACK, _begin, rng)


def _begin(before: State, hands: list[int]) -> State:
    state = before.copy()
    assert isinstance(state, BridgeState)
    state.start_deal(vec[i64](hands))
    return state


#: The pack that runs start with.
NEW_PACK: Final = vec[i64](PACK)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BridgeState(TrickState):
    """A position of a rubber.

    `contract` is the rung of the last bid (-1: none yet, or passed out), `doubled` 0, 1 or 2; `rubber` is the sheet,
    whose rows are the state's.
    """

    def __init__(self, game: Bridge, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: Bridge = game
        self.contract: i64 = -1
        self.doubled: i64 = 0
        self.declarer: i64 = -1
        #: S12: what the hands as dealt hold, for N–S and for E–W
        self.honours0: i64 = 0
        self.honours1: i64 = 0
        self.rubber: RubberSheet = game.fresh_sheet

    def new_run(self) -> TrickRun:
        return TrickRun(NEW_PACK, False)

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.start_deal(PACKETS.hands(pack, self.dealer, top))

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        self.start_deal(run.hands(PACKETS, rng))

    def runs_out(self, phase: Phase) -> bool:
        return isinstance(phase, Calls)

    def start_deal(self, hands: vec[i64]) -> None:
        """Begin a deal with these hands (sets of cards by seat)."""
        self.begin_deal()
        self.contract = -1
        self.doubled = 0
        self.declarer = -1
        self.honours0 = 0
        self.honours1 = 0
        self.tricks = TrickPlay(TABLE, ORDERINGS[NO_TRUMP_STRAIN], hands, self.dealer)
        self.phase = Calls(self.dealer)  # R6

    def advance(self) -> None:
        phase = self.phase
        if isinstance(phase, DummyPlay):
            tricks = phase.tricks
            if tricks.complete:
                phase.gather()
                if tricks.tricks_played == TRICKS:  # R28
                    self._settle_deal(tricks)
        elif phase.turn < 0 and isinstance(phase, Calls):
            self._auction_over(phase)

    def _auction_over(self, calls: Calls) -> None:
        if calls.high < 0:  # R17
            self._write(self.rubber.with_deal(None, 0, 0, 0, (0, 0)))
            return
        tricks = self.tricks
        assert tricks is not None
        self.contract = calls.high
        self.doubled = calls.doubled
        self.declarer = self._declarer(calls)
        strain = strain_of(calls.high)
        if self.rules.honours:
            honours = honours_in(tricks.hands, strain)
            self.honours0, self.honours1 = honours
        leader = (self.declarer + 1) & 3  # R20
        tricks.order = ORDERINGS[strain]
        tricks.lead_from(leader)
        self.phase = DummyPlay(tricks, self.declarer)

    def _declarer(self, calls: Calls) -> i64:
        """R19: of the pair that made the last bid, who first bid its strain in this auction."""
        return calls.first_bidder(strain_of(calls.high), calls.bidder & 1)

    def running(self) -> TrickPlay | None:
        phase = self.phase
        return phase.tricks if isinstance(phase, DummyPlay) else None

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        self._settle_deal(play)
        return 0

    def _settle_deal(self, tricks: TrickPlay) -> None:
        self._score(tricks.tricks_of(self.declarer) + tricks.tricks_of(self.declarer ^ 2))

    def _score(self, won: i64) -> None:
        """Write down the deal, of whose tricks declarer's side has won that many."""
        contract, honours = LADDER.names[self.contract], (int(self.honours0), int(self.honours1))
        rubber, doubled, declarer = self.rubber, int(self.doubled), int(self.declarer)
        if self.brief and not self.rules.deal_limit:  # A8: who stops looks at the last row
            self._write(rubber.counted(contract, doubled, declarer, int(won), honours))
        else:
            self._write(rubber.with_deal(contract, doubled, declarer, int(won), honours))

    def _write(self, sheet: RubberSheet) -> None:
        """The sheet after a deal; then the next one, or the end (R5, S11)."""
        last = self.deal_number == self.rules.deal_limit
        if last:
            sheet = sheet.stop()  # A8
        self.rubber = sheet
        self.sheet = sheet.rows
        if sheet.over() or last:
            self._finish("rubber" if sheet.over() else "deals")
        else:
            self.dealer = (self.dealer + 1) & 3
            self.await_deal()

    def _finish(self, reason: str) -> None:
        ours, theirs = self.rubber.totals()
        winner = self.rubber.winner()
        winners = (0, 1, 2, 3) if winner < 0 else (0, 2) if winner == 0 else (1, 3)  # A7
        self.finish(Outcome((ours, theirs, ours, theirs), winners, reason))

    # ---- beside the game ----

    def apply(self, seat: i64, move: i64) -> None:
        # as State.apply, written out to spare each card a call
        log = self.own_log() if self.log_shared else self.log
        self.log = append(log, log_entry(seat, move))
        kind = kind_of(move)
        if kind <= REDOUBLE:
            self.phase.play(seat, move)
            self.advance()
        elif kind == RESULT:
            self._score(payload_of(move))
        elif seat == REFEREE or self._abandoning() == ALL_SEATS:
            self._abandon()

    def breaking_off(self) -> tuple[int, ...]:
        agreed: i64 = i64(0) if self.phase is MATCH_OVER else self._abandoning() & ALL_SEATS
        return tuple([int(seat) for seat in cards_in(agreed)])

    def _abandoning(self) -> i64:
        """A8: who has agreed to break off since the last call or card, as a set of seats."""
        agreed: i64 = 0
        log = self.log
        for place in range(len(log) - 1, -1, -1):
            entry = log[place]
            if kind_of(entry >> SEAT_SHIFT) != ABANDON:
                break
            agreed |= BIT[(entry & 15) - SEAT_OFFSET]
        return agreed

    def _abandon(self) -> None:
        """A8: the rubber ends here; a deal that has begun does not count."""
        if self.awaits_deal:
            self.dealer = (self.dealer - 1) & 3  # whose deal was the last
            self.awaits_deal = False
            self.rubber = self.rubber.stop()
        else:
            self.rubber = self.rubber.abandon()
        self.sheet = self.rubber.rows
        self._finish("abandoned")

    def _why_not_beside(self, seat: i64, move: i64) -> Refusal | None:
        """Why somebody cannot agree to break off now, or write down a result."""
        phase = self.phase
        if phase is MATCH_OVER:
            return phase.why_not(seat, move)
        if seat != REFEREE and not 0 <= seat < 4:
            return Refusal("", "no-such-seat", {"seat": int(seat)})
        if kind_of(move) == RESULT:
            return self._why_not_result(seat, payload_of(move))
        if payload_of(move):
            return Refusal("", "not-offered")
        if not self.deal_number:
            return Refusal("A8", "nothing-to-abandon")
        if seat >= 0 and self._abandoning() & BIT[seat]:
            return Refusal("A8", "abandon-said")
        return None

    def _why_not_result(self, seat: i64, tricks: i64) -> Refusal | None:
        """R28: at this table all tricks are played; only what ended elsewhere is written down by the referee."""
        phase = self.phase
        if seat != REFEREE:
            return Refusal("R28", "play-on")
        if not isinstance(phase, DummyPlay):
            return Refusal("R28", "no-contract-yet")
        play = phase.tricks
        least = play.tricks_of(self.declarer) + play.tricks_of(self.declarer ^ 2)
        most = least + TRICKS - play.tricks_played
        if not least <= tricks <= most:
            return Refusal("R28", "impossible-result", {"amount": int(tricks), "least": int(least), "most": int(most)})
        return None

    def holder(self, seat: i64, card: i64) -> i64:
        phase = self.phase
        return phase.dummy if isinstance(phase, DummyPlay) and phase.dealt & BIT[card] else seat

    def trick_aim(self, seat: i64) -> "Aim | None":
        """The tricks of a seat's side."""
        phase = self.phase
        return for_tricks(phase.tricks, side_of(phase.tricks, seat)) if isinstance(phase, DummyPlay) else None

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if kind_of(move) == ABANDON or kind_of(move) == RESULT:
            return self._why_not_beside(seat, move)
        found = super().refused(seat, move)
        phase = self.phase
        if found is not None and found.reason == "not-your-turn" and isinstance(phase, DummyPlay):
            tricks = phase.tricks
            if seat == phase.dummy and tricks.exposed:  # R24: also when dummy's own hand is on turn
                return Refusal("R24", "dummy-rests", {"declarer": int(phase.declarer)})
        return found

    def copy(self) -> "BridgeState":
        other = BridgeState(self.rules, self.dealer)
        self.copy_base(other)
        self.copy_play(other)
        other.contract, other.doubled, other.declarer = self.contract, self.doubled, self.declarer
        other.honours0, other.honours1, other.rubber = self.honours0, self.honours1, self.rubber
        return other

    def restore(self, view: View) -> None:
        """The rubber as it was before the view's deal."""
        self.restore_before_deal(view)
        self.rubber = sheet_of(self.sheet, self.rules.honours)
        self.sheet = self.rubber.rows

    def match_facts(self) -> dict[str, object]:
        """The games that each side has won, and its points below the line in the running game (S8, S9)."""
        return {"games": list(self.rubber.games), "below": list(self.rubber.part)}

    def set_match(self, facts: dict[str, Any]) -> None:
        """The rubber follows from the entries of the sheet, or from totals with what was won of them (S1, S8–S11)."""
        self.check_deals(self.rules.deal_limit)
        self.rubber = carried_sheet(self.sheet, facts, int(self.deal_number), self.rules.honours)
        self.sheet = self.rubber.rows

    # ---- views ----

    def show_table(self, display: Display) -> None:
        rubber = self.rubber
        display.columns = SIDES
        display.deals = int(self.rules.deal_limit)
        display.totals = rubber.totals()
        tricks = self.tricks
        self._show_contract(display)
        for side in range(2):
            part = rubber.part[side]
            if part:
                display.show_number(f"below-{side}{side + 2}", part)
        self._show_agreements(display)
        for seat in range(4):
            if rubber.vulnerable(seat):
                display.show_badge(seat, "vulnerable", "flag", True)
        for seat in self.breaking_off():
            display.show_badge(seat, "abandons", "flag", True)
        if display.keeps_all and display.seat >= 0 and self._why_not_beside(display.seat, ABANDON) is None:
            display.messages = [int(ABANDON)]
        if tricks is not None:
            self._show_tricks(display, tricks)

    def _show_contract(self, display: Display) -> None:
        phase = self.phase
        if isinstance(phase, Calls) and phase.high >= 0:
            display.show_fact("bid", "bid", _CALLED[phase.high][phase.doubled])
        if self.contract < 0:
            return
        display.show_fact("contract", "bid", _CALLED[self.contract][self.doubled])
        display.show_seat("declarer", self.declarer)
        display.show_seat("dummy", self.declarer ^ 2)
        if strain_of(self.contract) != NO_TRUMP_STRAIN:
            display.show_suit("trump", strain_of(self.contract))
        if isinstance(phase, DummyPlay):
            display.show_seat("to-play", phase.tricks.turn)
        display.show_badge(self.declarer, "declarer", "flag", True)
        display.show_badge(self.declarer ^ 2, "dummy", "flag", True)

    def _show_agreements(self, display: Display) -> None:
        """T2: a pair sees what its bids mean; with `convention_disclosure` everybody does."""
        for side in range(2):
            agreements = self.rules.agreements[side]
            if agreements and (self.rules.disclosed or display.seat == REFEREE or _of_side(display.seat, side)):
                display.show_fact(f"agreements-{side}{side + 2}", "words", agreements)

    def _show_tricks(self, display: Display, tricks: TrickPlay) -> None:
        dummy = int(self.declarer ^ 2) if tricks.exposed and self.declarer >= 0 else -1
        for seat in range(4):
            if seat == dummy and display.keeps_all:
                cards = _columns(tricks.hands[seat], strain_of(self.contract))
                display.show_zone(f"hand-{seat}", "hand", seat, "columns", cards)
                display.show_won(seat, tricks.tricks_of(seat))
            else:
                tricks.show_hand(display, seat)
        if _may_look_back(display.seat, tricks):
            tricks.show_tricks(display)
        else:
            tricks.show_trick(display)


#: How each contract is called, plain, doubled and redoubled.
_CALLED: Final = [[name + doubled for doubled in DOUBLES] for name in LADDER.names]


def _of_side(viewer: i64, side: i64) -> bool:
    return viewer >= 0 and viewer & 1 == side


def _may_look_back(viewer: i64, tricks: TrickPlay) -> bool:
    """R29: a side may see the last trick until one of its two hands has played to the new one.

    Somebody who only watches sees it as long as the players of a side may turn it up.
    """
    if viewer == REFEREE or tricks.count == 0:
        return True
    if tricks.count == 1:
        return viewer == SPECTATOR or viewer & 1 != tricks.leader & 1
    return False


def _columns(hand: i64, strain: i64) -> list[int]:
    """T3: dummy's cards by suit, trumps first (declarer's left), then with the colours alternating, high to low."""
    suits = [SUIT_LETTERS.index(letter) for letter in "SHCD"]
    if strain != NO_TRUMP_STRAIN:
        place = suits.index(int(strain))
        suits = suits[place:] + suits[:place]
    cards: list[int] = []
    for suit in suits:
        cards += reversed(cards_in(hand & SUIT_CARDS[suit]))
    return cards
