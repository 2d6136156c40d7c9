"""The match of presidenten: chairs, rounds, the cards between them, and what a seat may know."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in
from troef.cards.card import card_text
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.moves import CHOOSE, HIDDEN, kind_of, make_move
from troef.core.phase import MATCH_OVER
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, Outcome, SheetRow, may_see
from troef.games.presidenten.between import Deciding, Giving, best_card
from troef.games.presidenten.moves import DONE, ORDER
from troef.games.presidenten.options import OPEN, Options
from troef.games.presidenten.orders import Orders
from troef.games.presidenten.result import chairs_before, presidencies_before
from troef.games.presidenten.scoring import TITLES, places_of
from troef.games.presidenten.turns import Turns

#: R25: an open match has this many rounds at most.
MOST_ROUNDS: Final[i64] = 200


@final
@mypyc_attr(acyclic=True)
class Agreements:
    """The options as the engine uses them."""

    def __init__(self, options: Options) -> None:
        self.open_end: bool = options.rounds == OPEN
        self.rounds: i64 = options.rounds if isinstance(options.rounds, int) else MOST_ROUNDS
        self.exchange: bool = options.exchange
        self.orders_between: bool = options.orders != "off"
        self.orders_always: bool = options.orders == "always"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PresidentenState(State):
    """A position of a match. A seat is a person; `chairs` says who sits where, the President on chair 0 (R18)."""

    def __init__(self, game: Game, agreed: Agreements, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.agreed = agreed
        self.chairs: vec[i64] = vec[i64](list(range(seats)))  # a new one after every round, so copies share it
        #: the chairs and the dealer of the running round: people move when it is over, so copies share it
        self.round_chairs: vec[i64] = self.chairs
        self.round_dealer: i64 = dealer
        self.rounds_played: i64 = 0
        #: how often each seat became President (S3)
        self.presidencies: vec[i64] = vec[i64]([0] * seats)
        self.climb: Turns = Turns(vec[i64]([0] * seats), vec[i64]([0] * seats), -1)
        self.climb.inside = 0  # no round has begun
        #: the card that the slaaf gave, and what came back: -1 where nothing was given
        self.gave: i64 = -1
        self.returned: i64 = -1
        self.orders: Orders = Orders(vec[i64]())

    # ---- dealing ----

    def next_seats(self) -> vec[i64]:
        """The left neighbour of every seat as people sit now."""
        chairs = self.chairs
        count = self.seats
        next_of = vec[i64]([0] * int(count))
        right = chairs[count - 1]
        for chair in range(count):
            next_of[right] = chairs[chair]
            right = chairs[chair]
        return next_of

    def lay(self, order: list[int]) -> None:
        next_of = self.next_seats()
        hands = vec[i64]([0] * int(self.seats))
        seat = self.dealer
        for card in order:  # R3
            seat = next_of[seat]
            hands[seat] |= BIT[card]
        self.start_round(hands, next_of)

    def start_round(self, hands: vec[i64], next_of: vec[i64]) -> None:
        """A round with these hands, before the slaaf gives his card."""
        self.begin_deal()
        self.awaits_deal = False
        self.round_chairs = self.chairs
        self.round_dealer = self.dealer
        self.gave = -1
        self.returned = -1
        president = self.chairs[0]
        if not self.rounds_played:  # R4, R17
            self.climb = Turns(hands, next_of, next_of[self.dealer])
            self.phase = self.climb
            return
        self.climb = Turns(hands, next_of, president)  # R24
        if self.agreed.exchange:  # R22
            slaaf = self.slaaf()
            self.gave = best_card(hands[slaaf])
            hands[slaaf] &= ~BIT[self.gave]
            hands[president] |= BIT[self.gave]
            self.phase = Giving(president, hands[president])
        else:
            self.phase = self.climb

    def places(self) -> dict[str, list[int]]:
        """The hands by seat, wherever people sit now: the pack goes round by chair."""
        chairs = [int(seat) for seat in self.chairs]
        rooms = self.game.places(int(self.seats), chairs.index(int(self.dealer)))
        return {f"hand-{seat}": rooms[f"hand-{chair}"] for chair, seat in enumerate(chairs)}

    def match_facts(self) -> dict[str, object]:
        """Who sits where, the President first (R18; empty before anybody has a rank), how often each seat was
        President (S3), and the orders that were given since the last round (T1)."""
        return {
            "chairs": [int(seat) for seat in self.chairs] if self.rounds_played else [],
            "presidencies": [int(times) for times in self.presidencies],
            "orders": self.orders.as_facts(),
        }

    def set_match(self, facts: dict[str, Any]) -> None:
        self.check_deals(self.agreed.rounds)
        seats, played = int(self.seats), int(self.deal_number)
        told = whole_numbers(facts, "chairs", seats, 0) if facts["chairs"] != [] else []
        chairs = chairs_before(told, self.sheet, played, seats)
        times = presidencies_before(whole_numbers(facts, "presidencies", seats, 0), self.sheet, played, chairs)
        self.presidencies = vec[i64]([i64(count) for count in times])
        self.chairs = vec[i64]([i64(seat) for seat in chairs])
        self.rounds_played = played
        if played:
            self.dealer = chairs[seats - 1]  # R21
            self.orders = Orders(self.chairs)
        self.round_chairs = self.chairs
        self.round_dealer = self.dealer
        self._set_orders(facts["orders"])

    def _set_orders(self, given: Any) -> None:
        """Restore the orders of a position.

        Raises:
            PositionError: they cannot have been given.
        """
        if not isinstance(given, list | tuple):
            raise PositionError("orders", "a list of orders is wanted")
        if given and not self.agreed.orders_between:
            raise PositionError("orders", "the options allow none")
        if given and not self.rounds_played:
            raise PositionError("orders", "nobody has a rank before the first round")
        for order in given:
            self.orders.add(order)

    def slaaf(self) -> i64:
        """Who sits on the last chair in this round."""
        return self.round_chairs[self.seats - 1]

    # ---- what follows what ----

    def advance(self) -> None:
        phase = self.phase
        if phase.turn >= 0:
            return
        climb = self.climb
        if isinstance(phase, Giving):
            self.returned = phase.given
            hands = climb.hands
            hands[climb.turn] &= ~BIT[self.returned]
            hands[self.slaaf()] |= BIT[self.returned]
            self.phase = climb
        elif isinstance(phase, Deciding):
            if phase.stopped():
                self._end("stopped")
            else:
                self.await_deal()
        elif climb.is_over():
            self._settle(climb)

    def _settle(self, climb: Turns) -> None:
        """R15, R18, R21: the order of going out is the order of the chairs; the slaaf deals."""
        out = climb.out
        self.chairs = out[: len(out)]
        self.rounds_played += 1
        self.presidencies[out[0]] += 1
        self.dealer = out[len(out) - 1]
        self.orders = Orders(self.chairs)
        self.add_row(SheetRow(places_of([int(seat) for seat in out])))
        if self.rounds_played >= self.agreed.rounds:
            self._end("limit" if self.agreed.open_end else "rounds")
        elif self.agreed.open_end:
            self.phase = Deciding(self.chairs)
        else:
            self.await_deal()

    def _end(self, reason: str) -> None:
        """S2: the order of the last round is the final ranking."""
        self.finish(Outcome(self.sheet[-1].cells, (int(self.chairs[0]),), reason))

    # ---- orders, which nobody waits for ----

    def orders_open(self) -> bool:
        """T2: whether orders may be given now; in the first round nobody has a rank (R17)."""
        if not self.rounds_played or self.outcome_now is not None or not self.agreed.orders_between:
            return False
        return self.agreed.orders_always or self.phase is not self.climb or not len(self.climb.laid)

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        kind = kind_of(move)
        if (kind == ORDER or kind == DONE) and move >= 0 and 0 <= seat < self.seats and self.phase is not MATCH_OVER:
            return self.orders.why_not(seat, move, self.orders_open())
        return super().refused(seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if kind != ORDER and kind != DONE:
            super().apply(seat, move)
            return
        self.write_log(seat, move)
        self.orders.take(seat, move)

    def copy(self) -> "PresidentenState":
        presidencies = self.presidencies
        other = PresidentenState(self.game, self.agreed, self.seats, self.dealer)
        self.copy_base(other)
        other.chairs, other.round_chairs, other.round_dealer = self.chairs, self.round_chairs, self.round_dealer
        other.rounds_played, other.gave, other.returned = self.rounds_played, self.gave, self.returned
        other.presidencies = presidencies[: len(presidencies)]
        other.climb = self.climb.copy()
        other.orders = self.orders.copy()
        other.phase = other.climb if self.phase is self.climb else self.phase.copy()
        return other

    # ---- views ----

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """R23: only the two of them know which card goes back."""
        if kind_of(move) == CHOOSE and not self._knows_gifts(viewer):
            return make_move(CHOOSE, HIDDEN)
        return move

    def _knows_gifts(self, viewer: i64) -> bool:
        return viewer == self.round_chairs[0] or viewer == self.slaaf() or viewer == REFEREE

    def show_table(self, display: Display) -> None:
        """Hands, the trick, who is what.

        `memory` has the sets of this round as (seat, cards), the chairs and the dealer of the round, and for the
        President and the slaaf the cards that they gave each other (`up`, `back`).
        """
        display.around = [int(seat) for seat in self.chairs]
        display.deals = 0 if self.agreed.open_end else int(self.agreed.rounds)
        if self.sheet:
            display.totals = self.sheet[-1].cells
        climb = self.climb
        if display.keeps_all:
            display.memory["round"] = [[int(seat) for seat in self.round_chairs], int(self.round_dealer)]
            display.memory["laid"] = [
                (int(climb.laid_by[place]), [card_text(card) for card in cards_in(climb.laid[place])])
                for place in range(len(climb.laid))
            ]
        if self.deal_number:
            self._show_cards(display)
            self._show_facts(display)
        for seat in range(display.seats):
            self._show_badges(display, seat)
        if display.seat >= 0 and self.outcome_now is None:
            display.messages = self.orders.offers(display.seat, self.orders_open())

    def _show_cards(self, display: Display) -> None:
        climb = self.climb
        aside = 52
        for seat in range(display.seats):
            cards: list[int] = [] if climb.is_over() else cards_in(climb.hands[seat])  # R14
            aside -= len(cards)
            if may_see(display.seat, seat):
                display.show_zone(f"hand-{seat}", "hand", seat, "fan", cards)
            else:
                display.show_zone(f"hand-{seat}", "hand", seat, "fan", hidden=len(cards))
        lying: list[int] = []
        by: list[int] = []
        covered: list[int] = []
        start = len(climb.laid) if climb.is_over() else int(climb.trick_start)
        seen_of: i64 = 0
        for place in range(len(climb.laid) - 1, start - 1, -1):  # the last set of each player lies on top
            cards = cards_in(climb.laid[place])
            aside -= len(cards)
            player = climb.laid_by[place]
            if seen_of & BIT[player]:
                covered = cards + covered
            else:
                seen_of |= BIT[player]
                lying = cards + lying
                by = [int(player)] * len(cards) + by
        display.show_zone("trick", "trick", layout="trick", cards=lying, by=by, mark=len(lying) - 1)
        if covered:
            display.show_zone("covered", "discard", cards=covered)
        display.show_zone("aside", "taken", hidden=aside)  # R10

    def _show_facts(self, display: Display) -> None:
        climb = self.climb
        if climb.count and not climb.is_over():
            cards = cards_in(climb.laid[len(climb.laid) - 1])
            display.show_fact("to-beat", "cards", [card_text(card) for card in cards])
        if not self._knows_gifts(display.seat) or self.gave < 0:
            return
        if display.keeps_all:
            display.memory["up"] = card_text(self.gave)
        slaafs = display.seat == self.slaaf()
        display.show_fact("gave" if slaafs else "received", "cards", [card_text(self.gave)])
        if self.returned >= 0:
            if display.keeps_all:
                display.memory["back"] = card_text(self.returned)
            display.show_fact("received" if slaafs else "gave", "cards", [card_text(self.returned)])

    def _show_badges(self, display: Display, seat: int) -> None:
        climb = self.climb
        if self.rounds_played:  # T3
            place = display.around.index(seat)
            display.show_badge(seat, "title", "text", TITLES[display.seats][place])
        if self.deal_number and not climb.is_over():
            held = int(card_count(climb.hands[seat]))
            if held:
                display.show_badge(seat, "cards", "number", held)
            else:
                display.show_badge(seat, "place", "number", [int(one) for one in climb.out].index(seat) + 1)
        if self.presidencies[seat]:
            display.badge_number(seat, "presidencies", self.presidencies[seat])  # S3
        for _, word, done in self.orders.of(seat):
            display.show_badge(seat, "order-done" if done else "order", "text", word)
