"""The rules of skat with their options, and a position of a match."""

from collections.abc import Iterator
from typing import Any, Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.laying import LayAway
from troef.cards.bits import BIT, card_count, cards_in
from troef.cards.card import cards_text
from troef.cards.hand_order import HandOrder
from troef.cards.sentence import Sentence
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import pair_of
from troef.core.moves import DISCARD, EARLY, HIDDEN, PLAY, REVOKE, YES, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.result import ResultError
from troef.core.rng import Rng
from troef.core.view import NOBODY, REFEREE, Ruling, View
from troef.games.skat.auction import Reizen
from troef.games.skat.cards import ALL_POINTS, GRAND, NUL, NUL_OUVERT, ORDERINGS, PACK, matadors
from troef.games.skat.contract import GAME, SAID_HAND, GameChoice, SkatOrHand, game_of, too_late
from troef.games.skat.language import AT_TABLE, LANGUAGE
from troef.games.skat.options import INFO, ROUNDS, Options, check_options
from troef.games.skat.result import POINTS_NEEDED, SIMPLE, Result, check_result, check_sheet, score
from troef.games.skat.scoring import (
    ANNOUNCEMENTS,
    OPEN,
    SCHWARZ,
    factors,
    fulfilled,
    multiplier,
    nul_score,
    trump_score,
)
from troef.games.skat.showing import PASSED_OUT, contract_facts, nul_mark, outcome_word, value_facts, value_mark
from troef.games.skat.worlds import SkatDeals
from troef.tricks.aim import Aim, for_exactly, for_points
from troef.tricks.deal import DealPattern, card_at
from troef.tricks.following import FOLLOW, Duties
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.hand_order import by_strength, trump_in
from troef.tricks.ordering import NO_TRUMP
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.revokes import Revoke, before_trick
from troef.tricks.run import MOST_TRICKS, TrickRun
from troef.tricks.state import relived
from troef.tricks.watching import Recording, Watch

#: R2: the packets to forehand, middlehand and rearhand; the skat is laid after the first round.
PACKETS: Final = DealPattern(3, (3, 4, 3))
SKAT_PLACE: Final[i64] = 9

DUTIES: Final = Duties({int(FOLLOW): "R22"})
TABLES: Final = {3: TrickTable(3, DUTIES), 4: TrickTable(4, DUTIES)}


def active_seats(seats: i64, dealer: i64) -> vec[i64]:
    """R3: forehand, middlehand and rearhand."""
    return vec[i64]([(dealer + 1) % seats, (dealer + 2) % seats, (dealer + 3) % seats])


@final
class Skat(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        self.watched: bool = options.enforcement == "table"
        language = AT_TABLE if self.watched else LANGUAGE
        super().__init__(INFO, rules, options, language, PACK, PACKETS, options.deals or 0)
        check_options(options)
        self.usual_seats = options.players
        self.jumps: bool = options.allow_jump_bids

    def start(self, seats: "int | None" = None, dealer: int = 0) -> State:
        """A new match. Seats that are given decide, unless the rules were made for four.

        Raises:
            ValueError: not three or four seats, no such dealer, or seats that contradict the options.
        """
        fault = self._table_fault(self.usual_seats if seats is None else seats)
        if fault:
            raise ValueError(fault)
        return super().start(seats, dealer)

    def _table_fault(self, seats: int) -> str:
        """Why that many cannot sit down with these options, or an empty text."""
        if seats == 3 and self.usual_seats == 4:
            return Sentence("these rules are for 4 at the table (players), not for 3")
        if seats == 4 and self.deals % 4:
            return Sentence("{deals} deals cannot be shared equally by 4 (deals)", deals=int(self.deals))
        return self._seating_fault(seats, 0)

    def new_state(self, seats: int, dealer: int) -> "SkatState":
        return SkatState(self, seats, dealer)

    def deals_for(self, seats: i64) -> i64:
        """S10: how long a match is."""
        return self.deals if self.deals else ROUNDS * seats

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        active = active_seats(seats, dealer)
        rooms: dict[str, list[int]] = {f"hand-{int(seat)}": [] for seat in sorted(active)}
        for at, place in enumerate(PACKETS.turns):
            rooms[f"hand-{int(active[place])}"].append(at if at < SKAT_PLACE else at + 2)
        rooms["skat"] = [int(SKAT_PLACE), int(SKAT_PLACE) + 1]
        return rooms

    def hand_order(self, view: View) -> HandOrder:
        """R17–R19: the jacks together, over the trumps; so they lie before the game is named too. R20: not in Nul."""
        trump = trump_in(view)
        if trump == NO_TRUMP:
            return by_strength(ORDERINGS[GRAND if view.fact("game") in (None, "grand") else NUL])
        return by_strength(ORDERINGS[trump])

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat: only declarer's changes (S1–S9, P4).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.
        """
        found = Result.read(result)
        seats: int = self.usual_seats if found.seats is None else found.seats
        fault = self._table_fault(seats)
        if fault:
            raise ResultError(fault, "seats")
        check_result(found, seats)
        points: int = score(found)
        return tuple([points if seat == found.declarer else 0 for seat in range(seats)])

    def parse(self, text: str, view: View | None = None) -> int:
        """The move a text stands for; a yes to nobody's question is the last word of forehand."""
        found = self.language.read(text)
        if view is None:
            return found[0]
        if view.phase == "game" and view.fact("hand") is None:
            for move in found:  # R12: "hearts hand" from who has taken the skat
                if kind_of(move) == GAME and payload_of(move) & SAID_HAND:
                    return move
        for move in found:
            if move in view.moves:
                return move
        if view.phase == "last-word" and view.moves and int(YES) in found:  # R10: forehand is asked once
            return view.moves[-1]
        return found[0]

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over hands and skat, as far as the play has proven (R22)."""
        before = SkatState(self, view.seats, view.dealer)
        if not view.deal_number:
            while True:
                yield before.copy()
        before.restore(view)
        play = before.new_play(vec[i64]([0] * view.seats))
        for _, move in view.log:
            if kind_of(move) == GAME:
                play.order = ORDERINGS[game_of(move)]
        imagination = SkatDeals(view, play, self.watched)
        while True:
            deal = imagination.draw(rng)
            state = before.copy()
            state.skat = deal.skat
            state.start_deal(vec[i64]([i64(held) for held in deal.hands]))
            state.heed(view)
            relived(state, deal.log)
            if view.between_deals() and not state.awaits_deal and state.outcome_now is None:
                state.lose_by_revoke()
            yield state


def make(rules: str, options: Any) -> Game:
    """The game with these options; the registry calls this.

    Raises:
        OptionError: the number of deals is no multiple of the players.
    """
    return Skat(rules, options)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SkatState(TrickMatch):
    """A position of a match of skat.

    `skat` are the two cards that lie face down: at first the skat, later what declarer laid away. `own` are
    declarer's cards with the skat, from which his matadors follow (S3); `game` is -1 until it is named.
    """

    def __init__(self, game: Skat, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.rules: Skat = game
        self.skat: i64 = 0
        self.found: i64 = 0  # the cards that lay in the skat when it was taken
        self.own: i64 = 0
        self.declarer: i64 = -1
        self.bid: i64 = 0
        self.hand: bool = False
        self.chosen: bool = False  # whether declarer has said "skat" or "hand"
        self.kind: i64 = -1
        self.announced: i64 = 0

    # ---- the deal ----

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        active = active_seats(self.seats, self.dealer)
        hands = vec[i64]([0] * self.seats)
        turns = PACKETS.turns
        for at in range(len(turns)):
            hands[active[turns[at]]] |= BIT[card_at(pack, top, at if at < SKAT_PLACE else at + 2)]
        self.skat = BIT[card_at(pack, top, SKAT_PLACE)] | BIT[card_at(pack, top, SKAT_PLACE + 1)]
        self.start_deal(hands)

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        active = active_seats(self.seats, self.dealer)
        dealt = run.hands(PACKETS, rng)
        hands = vec[i64]([0] * self.seats)
        for place in range(len(dealt)):
            hands[active[place]] = dealt[place]
        rest: i64 = len(run.pack) - 2
        self.skat = BIT[run.pack[rest]] | BIT[run.pack[rest + 1]]
        self.start_deal(hands)

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        play = TrickPlay(TABLES[int(self.seats)], ORDERINGS[0], hands, self.after(self.dealer))  # R21
        play.size = 3
        if self.seats == 4:
            play.absent = BIT[self.dealer]  # R3
        return play

    def start_deal(self, hands: vec[i64]) -> None:
        super().start_deal(hands)
        self.watch = Watch() if self.rules.watched else None
        self.found = 0
        self.own = 0
        self.declarer = -1
        self.bid = 0
        self.hand = False
        self.chosen = False
        self.kind = -1
        self.announced = 0
        self.phase = Reizen(active_seats(self.seats, self.dealer), self.rules.jumps)  # R4

    def deal_count(self) -> i64:
        return self.rules.deals_for(self.seats)

    def phase_over(self, phase: Phase) -> None:
        play = self.tricks
        assert play is not None
        if isinstance(phase, Reizen):
            self._auction_done(phase, play)
        elif isinstance(phase, SkatOrHand):
            self._skat_decided(phase, play)
        elif isinstance(phase, LayAway):
            self.skat = phase.laid[self.declarer]
            self.phase = GameChoice(self.declarer, False, self.bid)  # A8
        elif isinstance(phase, GameChoice):
            self.kind = phase.game
            self.announced = phase.announced
            play.order = ORDERINGS[phase.game]
            if phase.game == NUL_OUVERT or phase.announced == OPEN:  # R15
                play.exposed = BIT[self.declarer]
            self.phase = play
        elif isinstance(phase, Recording):
            self._score_played(play)

    def _auction_done(self, auction: Reizen, play: TrickPlay) -> None:
        if auction.declarer < 0:  # R11
            self._settle(self.dealer, 0, PASSED_OUT)
            return
        self.declarer = auction.declarer
        self.bid = auction.bid()
        self.own = play.hands[self.declarer] | self.skat
        self.phase = SkatOrHand(self.declarer)

    def _skat_decided(self, choice: SkatOrHand, play: TrickPlay) -> None:
        self.hand = choice.hand
        self.chosen = True
        if choice.hand:
            self.phase = GameChoice(self.declarer, True, self.bid)
            return
        self.found = self.skat
        play.hands[self.declarer] |= self.skat
        self.skat = 0
        self.phase = LayAway(play.hands, BIT[self.declarer], 2, "R12")

    # ---- the score ----

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return MOST_TRICKS if self.kind < NUL else i64(1)  # R25

    def trick_taken(self, play: TrickPlay) -> None:
        if play.tricks_played == 10 or (self.kind >= NUL and play.won[self.declarer]):  # R25, A6
            self.deal_played(play)

    def deal_played(self, play: TrickPlay) -> None:
        if self.watch is None:
            self._score_played(play)
        else:
            self.phase = Recording((BIT[self.seats] - 1) & ~play.absent)

    def _score_played(self, play: TrickPlay) -> None:
        if self.kind >= NUL:
            won = play.won[self.declarer] == 0  # R29
            points = nul_score(self.kind == NUL_OUVERT, self.hand, won)
            self._settle(self.declarer, points, "" if self.brief else nul_mark(self.kind, self.hand))
            return
        top, bits = self._counted(play)
        made = fulfilled(self.announced, self.card_points(play), play.tricks_of(self.declarer))
        points = trump_score(self.kind, self.bid, multiplier(top, bits), made)
        self._settle(self.declarer, points, "" if self.brief else value_mark(self.kind, self.bid, top, bits))

    def settle_revoke(self, by: i64, revoke: Revoke) -> None:
        """P4: as long as the game is not decided, the side of who revoked loses it at the simple level."""
        watch, play = self.watch, self.tricks
        assert watch is not None and play is not None
        log = [pair_of(entry) for entry in self.log]
        decided = self._is_decided(before_trick(play, log, revoke.trick))
        outcome = "decided" if decided else "game-lost"
        watch.rule(Ruling(int(by), revoke.seat, True, revoke.trick, revoke.card, "R22", "P4", outcome))
        if not decided:
            self.lose_by_revoke()

    def may_be_early(self, leads: bool) -> bool:
        """P4 speaks of a wrong lead, and of no other card out of turn."""
        return leads

    def settle_beside(self, by: i64, accused: i64) -> bool:
        """P4: as long as the game is not decided, the side of who led out of turn loses it at the simple level."""
        watch, play = self.watch, self.tricks
        assert watch is not None and play is not None
        log = [pair_of(entry) for entry in self.log]
        fallen: i64 = 0
        for seat, move in log:
            kind = kind_of(move)
            fallen += 1 if kind == PLAY or kind == REVOKE or kind == EARLY else 0
            trick = int(fallen - 1) // 3 + 1
            if kind != EARLY or seat != accused or watch.is_ruled(int(seat), trick):
                continue
            decided = self._is_decided(before_trick(play, log, trick))
            outcome = "lead-decided" if decided else "lead-lost"
            watch.rule(Ruling(int(by), int(seat), True, trick, int(payload_of(move)), "R21", "P4", outcome))
            if not decided:
                self.lose_by_revoke()
            return True
        return False

    def evident_beside(self, view: View) -> list[int]:
        """P4: everybody has seen who led out of turn."""
        watch = self.watch
        assert watch is not None
        led = [pair_of(entry)[0] for entry in self.log if kind_of(pair_of(entry)[1]) == EARLY]
        ruled = [ruling.seat for ruling in watch.rulings if ruling.outcome.startswith("lead-")]
        return [int(seat) for seat in led if int(seat) not in ruled]

    def lose_by_revoke(self) -> None:
        """P4: the deal is over, and lost by the side of which a revoke was proven."""
        play = self.tricks
        assert play is not None
        points = score(Result.of(self))
        if self.kind >= NUL:
            self._settle(self.declarer, points, nul_mark(self.kind, self.hand))
        else:
            top, bits = self._counted(play)
            self._settle(self.declarer, points, value_mark(self.kind, self.bid, top, bits))

    def side_of(self, seat: i64) -> i64:
        """Declarer plays alone, the others together."""
        alone = BIT[self.declarer] if self.declarer >= 0 else i64(0)
        return alone if seat == self.declarer else (BIT[self.seats] - 1) & ~alone

    def _is_decided(self, play: TrickPlay) -> bool:
        """Whether declarer had won or lost already, by points and by what he announced (R25, R27)."""
        own = self.card_points(play)
        theirs: i64 = 0
        for seat in range(self.seats):
            if seat != self.declarer:
                theirs |= play.won[seat]
        if self.kind >= NUL or self.announced >= SCHWARZ:
            return self.kind < NUL and theirs != 0
        need = POINTS_NEEDED[ANNOUNCEMENTS[self.announced]]
        return own >= need or play.order.points_in(theirs) > ALL_POINTS - need

    def lost_by_revoke(self) -> Literal["", "declarer", "defenders"]:
        """The side that has lost by a revoke (P4), if one has."""
        watch = self.watch
        for ruling in watch.rulings if watch is not None else []:
            if ruling.outcome in ("game-lost", "lead-lost"):
                return "declarer" if ruling.seat == self.declarer else "defenders"
        return ""

    def _settle(self, seat: i64, points: i64, mark: str) -> None:
        """Write down what a deal brings to one seat, and what it was."""
        cells = [0] * int(self.seats)
        marks = [""] * int(self.seats)
        cells[seat] = int(points)
        marks[seat] = mark
        self.settle_deal(cells, tuple(marks))  # S10, A12

    def _counted(self, play: TrickPlay) -> tuple[i64, i64]:
        """S2, S3: the matadors and the factors of a deal that has been played; nothing of a Nul game."""
        if self.kind >= NUL:
            return 0, 0
        points, tricks = self.card_points(play), play.tricks_of(self.declarer)
        if self.lost_by_revoke():
            points, tricks = SIMPLE
        return matadors(self.own, self.kind), factors(self.hand, self.announced, points, tricks)

    def card_points(self, play: TrickPlay) -> i64:
        """R26: declarer's tricks and the skat."""
        return play.order.points_in(play.won[self.declarer] | self.skat)

    def trick_aim(self, seat: i64) -> "Aim | None":
        """Declarer's card points; in Nul no trick at all (R25)."""
        play = self.tricks
        if play is None or self.phase is not play:
            return None
        side = BIT[self.declarer]
        return for_exactly(play, side, 0) if self.kind >= NUL else for_points(play, side)

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.clause:
            return found
        if found.reason == "not-your-turn" and self.seats == 4 and seat == self.dealer:
            return Refusal("R3", "sits-out")
        if found.reason == "wrong-phase" and self.phase is self.tricks:
            return too_late(move)
        return found

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        if kind_of(move) == DISCARD and viewer != seat:
            return make_move(DISCARD, HIDDEN)
        return self.seen_card(viewer, move)

    # ---- copies and positions ----

    def copy(self) -> "SkatState":  # by hand: cards are laid away from the hands of the play
        other = SkatState(self.rules, self.seats, self.dealer)
        self.copy_match(other)
        other.skat, other.found, other.own, other.declarer = self.skat, self.found, self.own, self.declarer
        other.bid, other.hand, other.chosen, other.kind = self.bid, self.hand, self.chosen, self.kind
        other.announced = self.announced
        tricks, phase = other.tricks, other.phase
        if tricks is not None and isinstance(phase, LayAway):
            phase.hands = tricks.hands  # declarer lays away from the hand that he will play
        return other

    def check_rows(self) -> None:
        check_sheet(self.sheet, int(self.deal_number), int(self.dealer), int(self.seats))

    # ---- views ----

    def show_facts(self, display: Display) -> None:
        phase = self.phase
        if self.declarer >= 0:
            contract_facts(display, self.declarer, self.bid, self.kind, self.hand, self.announced)
        elif isinstance(phase, Reizen) and phase.bid():
            display.show_fact("asked" if phase.open_rung >= 0 else "bid", "number", int(phase.bid()))

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        self._show_skat(display)
        self._show_places(display, play)
        if display.between_deals() and self.declarer >= 0:
            self._show_value(display, play)

    def _show_skat(self, display: Display) -> None:
        """P3: nobody sees the skat before the deal is over; who took it knows what it was and what he laid away."""
        phase = self.phase
        cards = phase.laid[self.declarer] if isinstance(phase, LayAway) else self.skat
        knows = display.seat == self.declarer and self.chosen and not self.hand
        if self.found and (knows or display.seat == REFEREE) and display.keeps_all:
            display.memory["skat"] = cards_text(cards_in(self.found))
        if knows or display.seat == REFEREE or (display.between_deals() and self.declarer >= 0):
            display.show_zone("skat", "stock", NOBODY, "row", cards_in(cards))
        else:
            display.show_zone("skat", "stock", NOBODY, "row", [], int(card_count(cards)))

    def _show_places(self, display: Display, play: TrickPlay) -> None:
        """R3, T1: who is forehand, middlehand and rearhand, and who sits out."""
        seat = play.first_leader
        for place in ("forehand", "middlehand", "rearhand"):
            display.show_badge(seat, "place", "text", place)
            seat = (seat + 1) % self.seats
        if play.absent:
            display.show_badge(seat, "pause", "flag", True)

    def _show_value(self, display: Display, play: TrickPlay) -> None:
        top, bits = self._counted(play)
        value = value_facts(display, self.kind, self.hand, top, bits)
        word = outcome_word(value, self.bid, self.sheet[-1].cells[self.declarer])
        display.show_fact("result", "text", word)
        if self.kind < NUL:
            display.show_number("points", self.card_points(play))
