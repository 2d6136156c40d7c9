"""A match of zenuwen: rounds, flips, the slap, who has won, and what is seen of it."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.moves import TIMEOUT, kind_of
from troef.core.phase import AWAITS_DEAL, MATCH_OVER, Phase
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.view import Outcome, SheetRow
from troef.games.zenuwen.carried import (
    check_counts,
    gathered_layout,
    hand_texts,
    places_of,
    read_hands,
    read_known,
    read_texts,
)
from troef.games.zenuwen.language import CARD_SHIFT, MOVE_MASK
from troef.games.zenuwen.layout import LAY, MERGE, PILES, SHIFT, Layout, first_of
from troef.games.zenuwen.phases import NOBODY, Preparing, Racing, RoundPhase, Slapping
from troef.games.zenuwen.rules import TableRules
from troef.games.zenuwen.scoring import CARDS_EACH, MOST_ROUNDS, SPREAD, wins
from troef.games.zenuwen.showing import show_round

#: R21: this many new stocks in a row, without a play in between, end a round.
MOST_RESTOCKS: Final[i64] = 10


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ZenuwenState(State):
    """A position of a match of zenuwen."""

    def __init__(self, game: Game, rules: TableRules, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: TableRules = rules
        #: the running round, or the last one until the next is dealt
        self.layout: Layout = Layout(seats)
        #: how many cards each seat has, its share of the open piles left out, since the last round ended
        self.cards: vec[i64] = vec[i64]([CARDS_EACH] * seats)
        #: R20: how often stocks were made again since the last play; and whether that goes on now
        self.restocks: i64 = 0
        self.restocking: bool = False
        #: whose cards are shuffled next; before a round all shuffle their own, one after the other (R29)
        self.shuffler: i64 = 0
        #: for each open pile who has taken it, once the round is over
        self.owner: vec[i64] = vec[i64]([NOBODY] * seats)

    # ---- deals ----

    def pack(self) -> list[int]:
        """The whole pack (R1), later a player's own cards (R29) or the open pile that he has taken up (R20)."""
        if not self.deal_number:
            return self.game.pack(int(self.seats))
        return (
            self._gathered(self.shuffler) if self._round_over() else self.layout.chain(self.layout.stock[self.shuffler])
        )

    def places(self) -> dict[str, list[int]]:
        """Before a round the places of whoever shuffles his own cards (R29); of an open pile that was taken up, his
        stock (R20)."""
        if not self.deal_number:
            return self.game.places(int(self.seats), int(self.dealer))
        seat, count = int(self.shuffler), len(self.pack())
        return {f"stock-{seat}": list(range(count))} if self.restocking else places_of(seat, 0, count)

    def _round_over(self) -> bool:
        """Whether all have their pile and nobody has gathered his cards yet."""
        return self.owner[0] >= 0

    def _gathered(self, seat: i64) -> list[int]:
        """R29: what lay before a seat, and the pile it has taken."""
        cards = self.layout.cards_of(seat)
        for heap in range(self.seats):
            if self.owner[heap] == seat:
                cards.extend(self.layout.heap_cards(heap))
        return cards

    def lay(self, order: list[int]) -> None:
        if not self.deal_number:
            self._begin(Layout(self.seats))
            for seat in range(self.seats):
                first = CARDS_EACH * int(seat)
                self.layout.form(seat, order[first : first + CARDS_EACH])  # R1
            self.phase = Preparing(self.layout)
        elif self.restocking:
            self.layout.lay_stock(self.shuffler, order)
            self._next_shuffler()
        else:
            if self._round_over():
                self._gather()
            self.layout.form(self.shuffler, order)  # R2, R3
            self._next_shuffler()

    def _begin(self, layout: Layout) -> None:
        self.begin_deal()
        self.layout = layout
        self.restocks = 0
        self.owner = vec[i64]([NOBODY] * int(self.seats))

    def _gather(self) -> None:
        """R29: everybody has his cards in hand."""
        self._begin(self._gathered_layout())

    def _gathered_layout(self) -> Layout:
        """Everybody's cards in one stock; what lay open, or was known before, is known to be among them."""
        old, new = self.layout, Layout(self.seats)
        for seat in range(self.seats):
            new.learn(seat, old.known_cards(seat))
            for place in range(seat * PILES, seat * PILES + PILES):
                new.learn(seat, old.open_cards(place))
            new.lay_stock(seat, self._gathered(seat))
        for heap in range(self.seats):
            new.learn(self.owner[heap], old.heap_cards(heap))
        return new

    def _await_shuffles(self) -> None:
        """All who have cards to shuffle do so, from seat 0 on."""
        self.shuffler = NOBODY
        self._next_shuffler()

    def _next_shuffler(self) -> None:
        seat = self.shuffler + 1
        while seat < self.seats and not self._shuffles(seat):
            seat += 1
        self.shuffler = seat
        if seat < self.seats:
            self.await_deal()
        elif self.restocking:
            self.shuffler = 0
            self.restocking = False
            self._turn(self.last_actor())  # R20
            if self.restocks == MOST_RESTOCKS:
                self._block()
        else:
            self.shuffler = 0
            self._open_round()

    def _shuffles(self, seat: i64) -> bool:
        """Whether a seat has anything to shuffle."""
        return self.cards[seat] > 0 if self._round_over() or not self.restocking else self.layout.left[seat] > 0

    def _open_round(self) -> None:
        """R30: everybody has formed his small piles."""
        counts = tuple([int(count) for count in self.cards])
        if 1 in wins(counts, 0):
            self._end_match(counts, "won")  # R32
        else:
            self.phase = Preparing(self.layout)  # R9

    def last_actor(self) -> i64:
        """Who moved last in this round."""
        for at in range(len(self.log) - 1, -1, -1):
            seat = (self.log[at] & 15) - SEAT_OFFSET
            if seat >= 0:
                return seat
        return NOBODY

    def begin_round(self, layout: Layout, flipped: bool, number: int) -> None:
        """Go on from a layout, as round `number`: it is being prepared, or the first flip has been made."""
        self.awaits_deal = False
        self.layout = layout
        self.deal_number = number - 1
        self.begin_deal()
        self.phase = Racing(layout, NOBODY, self.rules.deadlock_seconds) if flipped else Preparing(layout)

    def rest(self) -> None:
        """Nobody acts: a deal is awaited, or the match is over."""
        self.phase = AWAITS_DEAL if self.awaits_deal else MATCH_OVER

    # ---- moves ----

    def apply(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        logged = move
        if kind == LAY or kind == MERGE or kind == SHIFT:
            logged = ((self.layout.top[seat * PILES + first_of(move)] & 63) + 1) << CARD_SHIFT | move
        self.write_log(seat, logged)
        if kind == LAY:
            self.restocks = 0  # R21
        self.phase.play(seat, move)
        self.advance()

    def advance(self) -> None:
        phase = self.phase
        if isinstance(phase, Racing):
            if phase.finisher >= 0:
                self.phase = Slapping(self.layout, phase.last, phase.finisher)  # R22
            elif phase.flip_due:
                self._flip(phase.last)
        elif isinstance(phase, Slapping):
            if phase.is_over():
                owner = phase.owner
                self.owner = owner[: len(owner)]
                self._end_round()
        elif isinstance(phase, Preparing) and phase.flip_due:
            self._flip(phase.last)  # R10

    def _flip(self, last: i64) -> None:
        """A flip is due (R10, R17, R18)."""
        if not self.layout.out_of_stock():
            self._turn(last)
            return
        self.restocks += 1  # R20
        self.restocking = True
        for heap in range(self.seats):
            self.layout.take_up(heap)
        self._await_shuffles()

    def _block(self) -> None:
        """R21: the round is over, and everybody gets his own open pile."""
        for seat in range(self.seats):
            self.owner[seat] = seat
        self._end_round()

    def _turn(self, last: i64) -> None:
        """R11: the flip; then everybody plays on."""
        self.layout.flip()
        self.phase = Racing(self.layout, last, self.rules.deadlock_seconds)

    def _end_round(self) -> None:
        """R28, R29, R31: everybody has his pile; the sheet says how many cards that made more or fewer."""
        layout = self.layout
        before, cards = self.cards, vec[i64]([0] * int(self.seats))
        for seat in range(self.seats):
            cards[seat] = layout.left[seat] + layout.small[seat]
        for heap in range(self.seats):
            cards[self.owner[heap]] += layout.height[heap]
        self.cards = cards
        self.add_row(SheetRow(tuple([int(cards[seat] - before[seat]) for seat in range(self.seats)])))
        counts = tuple([int(count) for count in cards])
        if self.deal_number >= MOST_ROUNDS and min(counts) > SPREAD:
            self._end_match(counts, "limit")  # R31
        else:
            self._await_shuffles()

    def _end_match(self, counts: tuple[int, ...], reason: str) -> None:
        rounds = MOST_ROUNDS if reason == "limit" else 0
        scores = wins(counts, rounds)
        self.finish(Outcome(scores, tuple([seat for seat, won in enumerate(scores) if won]), reason))  # S1

    # ---- positions ----

    def match_facts(self) -> dict[str, object]:
        """`hands`: the cards that everybody has gathered (R29); `known`: those of them that all have seen."""
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        known = hands[:]
        if self.deal_number and self._round_over():
            gathered = self._gathered_layout()
            hands = [self._gathered(seat) for seat in range(self.seats)]
            known = [gathered.known_cards(seat) for seat in range(self.seats)]
        return {"hands": hand_texts(hands), "known": hand_texts(known)}

    def open_facts(self) -> dict[str, object] | None:
        """Everybody's cards lie face down, and views tell what is known of them."""
        return None

    def set_match(self, facts: dict[str, Any]) -> None:
        """Everybody's cards, as many as the sheet says; the pack in its order where no `hands` are given.

        Whether `known` fits the open piles that were taken is not checked.
        """
        self.check_deals(0)
        seats = int(self.seats)
        check_counts(self.sheet, int(self.deal_number), seats)
        counts = [CARDS_EACH + int(change) for change in self.column_sums(seats)]
        if not self.deal_number:
            for name in ("hands", "known"):
                if any(read_texts(facts[name], name, seats)):
                    raise PositionError(name, "before the first round nobody has cards: they are dealt")  # R1
            return
        hands = read_hands(facts["hands"], self.game.pack(seats), counts)
        self.layout = gathered_layout(hands, read_known(facts["known"], hands))
        self.owner = vec[i64](list(range(seats)))
        self.cards = vec[i64](counts)
        self.shuffler = 0

    def shown_move(self, viewer: i64, seat: i64, move: i64) -> i64:
        return move & MOVE_MASK

    def made(self, seat: i64, entry: i64) -> i64:
        """Without the card that went, which the log keeps above the move."""
        return entry & MOVE_MASK

    # ---- the contract ----

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        """As in every game, but nobody waits for a turn: whoever can do nothing is told why (R14)."""
        phase: Phase = self.phase
        if 0 <= seat < self.seats and phase is not AWAITS_DEAL and phase is not MATCH_OVER and kind_of(move) != TIMEOUT:
            return None if phase.allows(seat, move) else phase.why_not(seat, move)
        return super().refused(seat, move)

    def copy(self) -> "ZenuwenState":
        cards, owner = self.cards, self.owner
        layout = self.layout.copy()
        other = ZenuwenState(self.game, self.rules, self.seats, self.dealer)
        self.copy_base(other)
        other.restocks, other.restocking, other.shuffler = self.restocks, self.restocking, self.shuffler
        other.cards = cards[: len(cards)]
        other.owner = owner[: len(owner)]
        other.layout = layout
        phase = self.phase
        other.phase = phase.over(layout) if isinstance(phase, RoundPhase) else phase
        return other

    def show_table(self, display: Display) -> None:
        """See `showing.show_round`: there is nothing that one seat sees and another does not.

        `memory` has in `moved` the face of the card that went with each entry of the log, or -1.
        """
        display.show_totals(self.cards)
        if display.keeps_all:
            display.memory["moved"] = [int(entry >> SEAT_SHIFT >> CARD_SHIFT) - 1 for entry in self.log]
        if self.deal_number:
            show_round(display, self.layout, self.phase, self.owner)
            if display.keeps_all:
                display.memory["restocks"] = int(self.restocks)
                display.memory["restocking"] = self.restocking
                display.memory["shuffler"] = int(self.shuffler)
