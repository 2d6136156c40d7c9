"""The play of tricks: the phase that all trick games share."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, first_card, nth_card
from troef.cards.card import card_text, suit_text
from troef.core.display import Display
from troef.core.log import log_entry
from troef.core.moves import KIND_BITS, PLAY, BoxedMove, kind_of, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import may_see
from troef.tricks.following import DUTIES, NO_LIMITS, PERMISSIONS, Duties, Limits, leadable, playable
from troef.tricks.ordering import FACE_DOWN, Ordering

#: The move that plays a card, by card code, made once: lists of moves are made for every decision.
CARD_MOVES: Final[list[BoxedMove]] = [card << 6 for card in range(63)]

#: What the seats of a table have won before the first trick: nothing. Never written in.
NOTHING_WON: Final = [vec[i64]([0] * seats) for seats in range(17)]
#: A list of one move, to make longer ones of.
_ANY_MOVE: Final[list[BoxedMove]] = CARD_MOVES[:1]

#: Bits of a card in a packed trick.
CARD_BITS: Final[i64] = 6


@final
class TrickTable:
    """Who sits at a trick game and what they must play: fixed for a deal.

    `partners[seat]` is the set (bits by seat) of that seat and its partners. Play goes round in `order`: clockwise by
    seat number when it is left out, backwards with `direction` -1; where people have changed chairs it lists the
    seats as they sit. `lenient`: a card that a duty forbids falls all the same, as at a real table, and whether
    that was a revoke is judged when somebody claims it (`tricks/revokes.py`).
    """

    def __init__(
        self,
        seats: int,
        duties: Duties,
        sides: "list[list[int]] | None" = None,
        direction: int = 1,
        order: "list[int] | None" = None,
        lenient: bool = False,
    ) -> None:
        self.seats: i64 = seats
        self.duties = duties
        self.lenient = lenient
        self.next_of = vec[i64]([0] * seats)
        round_table = list(range(seats)) if order is None else order
        for place, seat in enumerate(round_table):
            self.next_of[seat] = round_table[(place + direction) % seats]
        self.partners = vec[i64]([BIT[seat] for seat in range(seats)])
        for side in sides or []:
            together: i64 = 0
            for seat in side:
                together |= BIT[seat]
            for seat in side:
                self.partners[seat] = together


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TrickPlay(Phase):
    """One deal's tricks.

    `hands[seat]` and `won[seat]` are sets of cards. A finished trick stays on the table (`complete`) until the game
    calls `gather`, so that it can look at it first. `absent` is the set of seats that do not play (bits), `exposed`
    that of the seats whose hands lie open on the table.
    """

    def __init__(
        self, table: TrickTable, order: Ordering, hands: vec[i64], leader: i64, limits: Limits = NO_LIMITS
    ) -> None:
        super().__init__()
        self.table = table
        self.flags: i64 = i64(0) if table.lenient else table.duties.flags  # without duties every card falls
        self.order = order
        self.limits = limits
        self.hands = hands
        self.won = NOTHING_WON[table.seats]
        #: whether others have the same `won`: before something is added, `own_won` makes another one
        self.won_shared: bool = True
        self.absent: i64 = 0
        self.exposed: i64 = 0
        self.tricks_played: i64 = 0
        self.trick: i64 = 0  # its cards as a set
        self.packed: i64 = 0  # its cards in order of play, six bits each
        self.count: i64 = 0
        self.size: i64 = table.seats
        self.leader: i64 = leader
        self.first_leader: i64 = leader
        self.led: i64 = -1
        self.best: i64 = -1
        self.best_led: i64 = -1
        self.taker: i64 = leader
        self.complete: bool = False
        self.face_down: bool = False  # the lead lies face down: see `lead_face_down`
        self.answer: i64 = -1  # the legal cards of the seat on turn once they have been asked for
        self.last_packed: i64 = 0
        self.last_count: i64 = 0
        self.last_leader: i64 = -1
        self.turn = leader

    def name(self) -> str:
        return "play"

    def lead_from(self, seat: i64) -> None:
        """Let a seat lead the first trick, where it is known only after the deal who does."""
        self.leader = seat
        self.first_leader = seat
        self.taker = seat
        self.turn = seat

    def hand_lead(self, seat: i64) -> None:
        """Let another seat lead the trick that is about to begin: it has led out of turn, or its card went back."""
        self.leader = seat
        self.taker = seat
        self.turn = seat
        self.answer = -1

    def copy(self) -> "TrickPlay":  # by hand: both have the same `won` until one of them adds to it
        hands = self.hands
        other = TrickPlay(self.table, self.order, hands[: len(hands)], self.leader, self.limits)
        other.turn, other.flags, other.absent, other.exposed = self.turn, self.flags, self.absent, self.exposed
        other.tricks_played, other.trick, other.packed = self.tricks_played, self.trick, self.packed
        other.count, other.size, other.first_leader, other.led = self.count, self.size, self.first_leader, self.led
        other.best, other.best_led, other.taker, other.complete = self.best, self.best_led, self.taker, self.complete
        other.face_down, other.answer, other.last_packed = self.face_down, self.answer, self.last_packed
        other.last_count, other.last_leader = self.last_count, self.last_leader
        other.won = self.shared_won()
        other.won_shared = self.won_shared
        return other

    # ---- what may be played ----

    def allowed(self, flags: i64) -> i64:
        """The cards that the seat on turn may play under some of the duties."""
        hand = self.hands[self.turn]
        if self.count == 0:
            return leadable(hand, flags, self.limits)
        partner = self.table.partners[self.turn] & BIT[self.taker] != 0
        return playable(hand, self.led, self.best, self.best_led, partner, self.order, flags, self.limits)

    def legal_cards(self) -> i64:
        """The cards that the seat on turn may play."""
        if self.answer < 0:
            self.answer = self.allowed(self.flags)
        return self.answer

    def open_plays(self, seat: i64) -> i64:
        return self.legal_cards() if seat == self.turn else i64(0)

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        cards = self.legal_cards()
        # made at its full length at once: the list is half the cost of asking
        moves = _ANY_MOVE * card_count(cards)
        for place in range(len(moves)):
            moves[place] = CARD_MOVES[first_card(cards)]
            cards &= cards - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or kind_of(move) != PLAY:
            return False
        card = payload_of(move)
        return 0 <= card <= 62 and BIT[card] & self.legal_cards() != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        card = payload_of(move)
        if kind_of(move) != PLAY or not 0 <= card <= 62:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        if not self.hands[seat] & BIT[card]:
            return Refusal("", "not-held", {"card": card_text(card)})
        return self.broken(seat, card)

    def broken(self, seat: i64, card: i64) -> Refusal:
        """The duty that a seat on turn breaks by playing a card that it was not free to play."""
        duties = self.table.duties
        tried = duties.flags & PERMISSIONS
        for flag, reason in DUTIES:
            if duties.flags & flag:
                tried |= flag
                if not self.allowed(tried) & BIT[card]:
                    partner = self.table.partners[seat] & BIT[self.taker] != 0
                    return Refusal(duties.clause(flag, partner), reason, self._facts(card))
        raise AssertionError(f"{card_text(card)} is legal")

    def _facts(self, card: i64) -> dict[str, object]:
        legal = cards_in(self.allowed(self.table.duties.flags))
        facts: dict[str, object] = {"card": card_text(card), "cards": [card_text(other) for other in legal]}
        if self.count:
            facts["suit"] = suit_text(self.led) if self.led < 4 else "J"
            facts["winning"] = card_text(self.best)
            if self.order.trump >= 0:
                facts["trump"] = suit_text(self.order.trump) if self.order.trump < 4 else "J"
        return facts

    def pick(self, seat: i64, rng: Rng) -> i64:
        cards = self.legal_cards()
        if cards & (cards - 1) == 0:
            return first_card(cards) << KIND_BITS
        return nth_card(cards, rng.below(card_count(cards))) << KIND_BITS

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        card = payload_of(move)
        order = self.order
        self.answer = -1
        self.hands[seat] ^= BIT[card]
        self.trick |= BIT[card]
        self.packed |= card << (CARD_BITS * self.count)
        if self.count == 0:
            self.led = order.suits[card]
            self.best = card
            self.best_led = card
            self.taker = seat
        else:
            beaters = order.beaters
            if beaters[self.best] & BIT[card]:
                self.best = card
                self.taker = seat
            if order.suits[card] == self.led and beaters[self.best_led] & BIT[card]:
                self.best_led = card
        self.count += 1
        if self.count == self.size:
            self.complete = True
            self.turn = -1
        else:
            self.turn = self.next_seat(seat)

    def play_out(self, log: vec[i64], rng: Rng) -> vec[i64]:
        """Play the rest of the trick at random: what `pick` and `play` do card by card, with all that they look up
        held here. Gives the log with these cards."""
        order, limits, flags, absent, size = self.order, self.limits, self.flags, self.absent, self.size
        hands, suits, beaters = self.hands, order.suits, order.beaters
        next_of, partners = self.table.next_of, self.table.partners
        seat, count, taker, trick, packed = self.turn, self.count, self.taker, self.trick, self.packed
        led, best, best_led, cards = self.led, self.best, self.best_led, self.answer
        while count < size:
            hand = hands[seat]
            if cards < 0:
                cards = hand
                if hand & (hand - 1) != 0:  # a single card is always legal
                    if count == 0:
                        cards = leadable(hand, flags, limits)
                    else:
                        partner = partners[seat] & BIT[taker] != 0
                        cards = playable(hand, led, best, best_led, partner, order, flags, limits)
            if cards & (cards - 1):
                before = rng.below(card_count(cards))
                while before > 0:
                    cards &= cards - 1
                    before -= 1
            bit = cards & -cards
            card = first_card(bit)
            cards = -1
            hands[seat] = hand ^ bit
            trick |= bit
            packed |= card << (CARD_BITS * count)
            if count == 0:
                led = suits[card]
                best = best_led = card
                taker = seat
            else:
                if beaters[best] & bit:
                    best = card
                    taker = seat
                if suits[card] == led and beaters[best_led] & bit:
                    best_led = card
            log = append(log, log_entry(seat, card << KIND_BITS))
            count += 1
            seat = next_of[seat]
            while absent & BIT[seat]:
                seat = next_of[seat]
        self.count, self.taker, self.trick, self.packed = count, taker, trick, packed
        self.led, self.best, self.best_led, self.answer = led, best, best_led, -1
        self.complete = True
        self.turn = -1
        return log

    def begin_again(self, leader: i64) -> None:
        """The tricks of the next deal, for which the hands lie ready: the same order, limits and duties."""
        won = self.own_won()
        for seat in range(len(won)):
            won[seat] = 0
        self.tricks_played = 0
        self.lead_from(leader)

    def lead_face_down(self, seat: i64, card: i64, suit: i64) -> None:
        """Lead a card that nobody sees, for a suit: the others follow that, and the card cannot hold the trick as
        long as it is hidden. The game calls `turn_up` when the trick is complete."""
        self.answer = -1
        self.hands[seat] ^= BIT[card]
        self.trick = BIT[card]
        self.packed = card
        self.count = 1
        self.led = suit
        self.best = 16 * suit + FACE_DOWN
        self.best_led = self.best
        self.taker = seat
        self.face_down = True
        self.turn = self.next_seat(seat)

    def turn_up(self) -> None:
        """Turn the lead of a complete trick: it counts as what it is."""
        card = self.packed & 63
        self.face_down = False
        if self.order.beaters[self.best] & BIT[card]:
            self.best = card
            self.taker = self.leader

    def next_seat(self, seat: i64) -> i64:
        """The next seat round the table that is not absent."""
        next_of = self.table.next_of
        seat = next_of[seat]
        while self.absent & BIT[seat]:
            seat = next_of[seat]
        return seat

    def leave(self, seat: i64, owes: bool) -> None:
        """Let a seat play no more cards, where the rules know folding. `owes`: it has no card in the trick yet; one
        that it has stays there and can win."""
        self.absent |= BIT[seat]
        if not owes:
            return
        self.size -= 1
        if self.count and self.count == self.size:
            self.complete = True
            self.turn = -1
        elif seat == self.turn and self.size:
            self.answer = -1
            self.turn = self.next_seat(seat)
            if not self.count:
                self.leader = self.turn

    def gather(self) -> None:
        """The winner takes the complete trick and leads to the next."""
        taker = self.taker
        won = self.own_won()
        won[taker] |= self.trick
        self.tricks_played += 1
        self.last_packed = self.packed
        self.last_count = self.count
        self.last_leader = self.leader
        self.trick = 0
        self.packed = 0
        self.count = 0
        self.led = -1
        self.best = -1
        self.best_led = -1
        self.complete = False
        self.answer = -1
        self.leader = taker
        self.turn = taker

    def shared_won(self) -> vec[i64]:
        """What the seats have won, for a copy to have as well."""
        self.won_shared = True
        return self.won

    def own_won(self) -> vec[i64]:
        """What the seats have won, to be written in: nobody else has it."""
        if self.won_shared:
            won = self.won
            self.won = won[: len(won)]
            self.won_shared = False
        return self.won

    def tricks_of(self, seat: i64) -> i64:
        """How many tricks a seat has gathered."""
        return card_count(self.won[seat]) // self.size

    # ---- for views ----

    def show_hands(self, display: Display) -> None:
        """Every hand, open to those who may see it, and the tricks each seat has."""
        for seat in range(self.table.seats):
            self.show_hand(display, seat)

    def show_hand(self, display: Display, seat: i64, turned: i64 = -1, mark: i64 = -1) -> None:
        """The hand of a seat (see `Display.show_hand`), and the tricks that it has."""
        display.show_hand(seat, self.hands[seat], self.sees(display.seat, seat), turned, mark)
        display.show_won(seat, self.tricks_of(seat))

    def sees(self, viewer: i64, seat: i64) -> bool:
        """Whether a viewer may see the hand of a seat."""
        return may_see(viewer, seat) or self.exposed & BIT[seat] != 0

    def show_tricks(self, display: Display) -> None:
        """The trick on the table and, when there is one, the last trick (tricks before it lie face down)."""
        self.show_trick(display)
        if self.last_count:
            by = self._players(self.last_count, self.last_leader)
            display.show_played("last-trick", self.last_packed, by, self.last_count, 0, -1)

    def show_trick(self, display: Display) -> None:
        """The trick on the table."""
        hidden: i64 = 1 if self.face_down and not may_see(display.seat, self.leader) else 0
        by = self._players(self.count, self.leader)
        display.show_played("trick", self.packed, by, self.count, hidden, self.best)

    def _players(self, count: i64, leader: i64) -> i64:
        """Who played the cards of a trick, four bits each, the first one lowest."""
        players: i64 = 0
        seat = leader
        for place in range(count):
            players |= seat << 4 * place
            seat = self.next_seat(seat)
        return players
