"""A position of a match of bieden."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count, cards_in, nth_card
from troef.cards.card import KING, QUEEN, card_text
from troef.core.display import Display
from troef.core.game import Game
from troef.core.log import SEAT_OFFSET
from troef.core.moves import BID, NO_ROEM, PASS, PLAY, ROEM, kind_of, make_move
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.rng import Rng, cut_place
from troef.core.view import Outcome, SheetRow, View
from troef.games.bieden.auction import LADDER, OVERLEG, PANDOER, Bidding, auction_at_random
from troef.games.bieden.phases import BELOTE_CALL, CONCEDE, NO_BELOTE, BeloteCall, LeadOrConcede, RoemCall
from troef.games.bieden.result import check_rows
from troef.games.bieden.roem import BELOTE, PACK, best_roem, carre_of_royals, holder_of_a_suit, royals, with_value
from troef.games.bieden.rules import ORDERINGS, PACKETS, SIDES, TableRules
from troef.games.bieden.scoring import BID_POINTS, CARD_POINTS, is_made, tree_changes
from troef.tricks.gathering import gathered_pack, pack_fact, read_pack
from troef.tricks.play import TrickPlay
from troef.tricks.run import TrickRun
from troef.tricks.state import TrickState

#: By seat: nothing yet.
NO_CARDS: Final = vec[i64]([0, 0, 0, 0])
SILENCE: Final = vec[i64]([-1, -1, -1, -1])
#: The pack before the first deal, which states share.
NEW_PACK: Final = vec[i64](PACK)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BiedenState(TrickState):
    """A position of a match of bieden.

    `contract` is the rung that is played and `bidder` who plays it. By seat: `announced` roem (-1: nothing said yet),
    `proven` what of it counts, `shown` the cards that make it; `told` what a world has been told of the announcements.
    `belote_by` has played the queen of trump and said belote, `belote` are the points for it.
    """

    def __init__(self, game: Game, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: TableRules = rules
        self.contract: i64 = -1
        self.bidder: i64 = -1
        self.forced: bool = False
        self.trump: i64 = -1
        self.dealt: vec[i64] = NO_CARDS  # replaced, never written in: copies share it
        self.told: vec[i64] = SILENCE  # replaced, never written in: copies share it
        self.announced: vec[i64] = SILENCE  # replaced, never written in: copies share it
        self.proven: vec[i64] = NO_CARDS  # replaced, never written in: copies share it
        self.shown: vec[i64] = NO_CARDS  # replaced, never written in: copies share it
        self.belote_by: i64 = -1
        self.belote: i64 = 0
        self.conceded: bool = False
        self.achttiender: i64 = -1
        self.tree0: i64 = rules.tree_start
        self.tree1: i64 = rules.tree_start
        #: the cards as they were gathered; a new pack after every deal, so copies share it
        self.gathered: vec[i64] = NEW_PACK

    def pack(self) -> list[int]:
        return [int(card) for card in self.gathered]

    def gathered_cards(self) -> vec[i64]:
        return self.gathered

    def least_cut(self) -> int:
        return 1 if self.deal_number and self.rules.cut_only else 0  # R2

    def cutter(self) -> int:
        return int(self.dealer + 3) & 3  # R2

    # ---- the deal ----

    def new_run(self) -> TrickRun:
        return TrickRun(NEW_PACK, self.rules.cut_only)  # R2: the pack is gathered as the cards fell

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        self.start_deal(run.hands(PACKETS, rng))

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.start_deal(PACKETS.hands(pack, self.dealer, top))

    def start_deal(self, hands: vec[i64]) -> None:
        """Begin a deal with these hands."""
        self.begin_deal()
        first = (self.dealer + 1) & 3
        play = TrickPlay(self.rules.table, ORDERINGS[0], hands, first)
        self.tricks = play
        self.contract = -1
        self.bidder = -1
        self.forced = False
        self.trump = -1
        self.dealt = hands[: len(hands)]
        self.told = SILENCE
        self.announced = SILENCE
        self.proven = NO_CARDS
        self.shown = NO_CARDS
        self.belote_by = -1
        self.belote = 0
        self.conceded = False
        self.achttiender = -1
        self.phase = Bidding(first)  # R4
        seat = holder_of_a_suit(hands, first)
        if seat >= 0:
            self._win_with_achttiender(play, seat)

    def _win_with_achttiender(self, play: TrickPlay, seat: i64) -> None:
        """R23."""
        self.achttiender = seat
        play.exposed |= BIT[seat]
        if seat & 1 == 0:
            self._score(-self.tree0, 0)
        else:
            self._score(0, -self.tree1)

    def advance(self) -> None:
        phase = self.phase
        play = self.tricks
        assert play is not None
        if phase is play:
            self._after_card(play)
        elif phase.turn >= 0:
            return
        elif isinstance(phase, Bidding):
            self._begin_play(phase, play)
        elif isinstance(phase, LeadOrConcede):
            self.phase = play
            if phase.conceded:  # R19
                self.conceded = True
                self._settle_deal(play, False)
            else:
                self._after_card(play)
        elif isinstance(phase, RoemCall):
            self.announced = with_value(self.announced, phase.seat, phase.claimed)
            self.phase = play
            self._watch_belote(play)
        elif isinstance(phase, BeloteCall):
            if phase.said:
                self.belote_by = phase.seat
            self.phase = play
            self._close(play)

    def _begin_play(self, auction: Bidding, play: TrickPlay) -> None:
        self.contract = auction.high
        self.bidder = auction.bidder
        self.forced = auction.forced
        play.lead_from(self.bidder)  # R9
        if self.contract == OVERLEG:
            play.exposed = BIT[self.bidder]  # R22
        self.phase = play

    def for_tricks(self) -> bool:
        """Whether the contract is about tricks alone: pandoer or overleg."""
        return self.contract == PANDOER or self.contract == OVERLEG

    # ---- after each card ----

    def _after_card(self, play: TrickPlay) -> None:
        if self.trump < 0:  # R9: the first lead makes trump
            self.trump = play.led
            play.order = ORDERINGS[self.trump]
        if self.for_tricks():
            self._close(play)
            return
        if play.tricks_played == 0:
            seat = self._last_player()
            if seat & 1 == self.bidder & 1:  # R15, R18
                if not self.rules.auto_announce:
                    self.phase = RoemCall(seat)
                    return
                self._announce(seat)
        elif play.tricks_played == 1 and play.count == 1:
            self._show_roem()
        self._watch_belote(play)

    def _last_player(self) -> i64:
        return (self.log[len(self.log) - 1] & 15) - SEAT_OFFSET

    def _announce(self, seat: i64) -> None:
        """The software reports a hand's roem, which is true by itself."""
        points, cards = best_roem(self.dealt[seat], self.trump)
        said = self.told[seat] if self.told[seat] >= 0 else points
        self.announced = with_value(self.announced, seat, said)
        if said:
            self.proven = with_value(self.proven, seat, said)
            self.shown = with_value(self.shown, seat, cards)

    def _show_roem(self) -> None:
        """R16, R17: what was announced counts when the cards are there."""
        if self.rules.auto_announce:
            return
        for seat in range(4):
            if self.announced[seat] > 0:
                points, cards = best_roem(self.dealt[seat], self.trump)
                if points >= self.announced[seat]:  # P2
                    self.proven = with_value(self.proven, seat, self.announced[seat])
                    self.shown = with_value(self.shown, seat, cards)
                    if self._counted_in_run(seat):  # S5: those 20 need not be announced
                        self.proven = with_value(self.proven, seat, min(points, self.announced[seat] + BELOTE))

    def _watch_belote(self, play: TrickPlay) -> None:
        """S5: the queen of trump before the king, by one player of the playing side."""
        card = self._last_card(play)
        pair = royals(self.trump)
        if not BIT[card] & pair:
            self._close(play)
            return
        seat = (play.leader + play.count - 1) & 3
        queen = card & 15 == QUEEN
        if not queen:
            if self.belote_by == seat and not self._counted_in_run(seat):
                self.belote = BELOTE
        elif seat & 1 == self.bidder & 1 and not self._seen(play) & pair & RANK_CARDS[KING]:
            if self.rules.auto_announce:
                if play.hands[seat] & pair and not self._counted_in_run(seat):
                    self.belote_by = seat
            elif not (self._roem_is_shown(play) and self._counted_in_run(seat)):
                self.phase = BeloteCall(seat)
                return
        self._close(play)

    def _last_card(self, play: TrickPlay) -> i64:
        return (play.packed >> (6 * (play.count - 1))) & 63

    def _seen(self, play: TrickPlay) -> i64:
        """The cards that have been played."""
        won = play.won
        return won[0] | won[1] | won[2] | won[3] | play.trick

    def _counted_in_run(self, seat: i64) -> bool:
        """Whether the 20 for king and queen are in a run that counts already."""
        pair = royals(self.trump)
        cards = self.shown[seat]
        if not self.proven[seat] or cards & pair != pair:
            return False
        return not carre_of_royals(cards)

    def _roem_is_shown(self, play: TrickPlay) -> bool:
        """Whether everybody has seen the roem: since the first card of trick 2 (R16)."""
        return play.tricks_played > 1 or (play.tricks_played == 1 and play.count > 0)

    def _close(self, play: TrickPlay) -> None:
        """Gather a trick that is complete, and end the deal where that is due."""
        if not play.complete:
            return
        play.gather()
        if self._may_concede(play):
            self.phase = LeadOrConcede(play)

    def _may_concede(self, play: TrickPlay) -> bool:
        """After a trick: settle the deal where it ends; otherwise whether the bidder leads, and may give up (R19)."""
        if play.tricks_played == 8:
            self._settle_deal(play, self._made(play))
        elif self.rules.early_end:
            if self._made(play) and not self.for_tricks():
                self._settle_deal(play, True)
            elif self._lost(play):
                self._settle_deal(play, False)
            else:
                return play.turn == self.bidder
        return False

    # ---- playouts ----

    def deal_in_run(self, run: TrickRun, rng: Rng) -> i64:
        play = self.tricks
        if play is None or not self.rules.auto_announce:
            return super().deal_in_run(run, rng)
        self.begin_unknown()
        if self.least_cut():
            hands = PACKETS.hands(self.gathered, self.dealer, cut_place(len(self.gathered), 1, rng))
        else:
            hands = run.hands(PACKETS, rng)
        first = (self.dealer + 1) & 3
        self.begin_deal()
        play.hands = hands
        play.exposed = 0
        play.begin_again(first)
        self.trump = -1
        self.dealt = hands[:4]
        self.told, self.announced, self.proven, self.shown = SILENCE, SILENCE, NO_CARDS, NO_CARDS
        self.belote_by, self.belote = -1, 0
        seat = holder_of_a_suit(hands, first)
        if seat >= 0:
            self._win_with_achttiender(play, seat)
            return 0
        self.contract, self.bidder, self.forced = auction_at_random(first, rng)
        play.lead_from(self.bidder)  # R9
        self.phase = play
        return 4

    def tricks_at_once(self, play: TrickPlay) -> i64:
        return 1 if self.rules.auto_announce else 0

    def run_tricks(self, play: TrickPlay, most: i64, run: TrickRun, rng: Rng) -> i64:
        if self.trump >= 0:
            return super().run_tricks(play, most, run, rng)
        cards = play.hands[play.turn]
        self._lead(play, nth_card(cards, rng.draw(card_count(cards))))
        self.trump = play.led  # R9
        play.order = ORDERINGS[self.trump]
        return 1 + super().run_tricks(play, most, run, rng)

    def _lead(self, play: TrickPlay, card: i64) -> None:
        move = make_move(PLAY, card)
        self.write_log(play.turn, move)
        play.play(play.turn, move)

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        if not self.for_tricks():
            if play.tricks_played == 1:
                self._announce(self.bidder)
                self._announce(self.bidder ^ 2)
            self._watch_belote_of(play, run.tricks[run.first])
        if not self._may_concede(play):
            return 0
        cards = play.hands[play.turn]
        number = card_count(cards)
        choice = rng.below(number + 1)
        if choice == number:
            self._settle_deal(play, False)  # R19
        else:
            self._lead(play, nth_card(cards, choice))
        return 1

    def _watch_belote_of(self, play: TrickPlay, trick: i64) -> None:
        """As `_watch_belote`, when a whole trick has fallen: in it nobody plays both cards."""
        pair = royals(self.trump) & trick
        if pair & RANK_CARDS[KING] and self.belote_by >= 0 and not self._counted_in_run(self.belote_by):
            self.belote = BELOTE
        if pair & RANK_CARDS[QUEEN]:
            for seat in (self.bidder, self.bidder ^ 2):
                if self.dealt[seat] & pair & RANK_CARDS[QUEEN] and play.hands[seat] & royals(self.trump):
                    self.belote_by = self.belote_by if self._counted_in_run(seat) else seat

    # ---- made or lost ----

    def _points(self, play: TrickPlay, side: i64) -> i64:
        return play.order.points_in(play.won[side] | play.won[side + 2])

    def _made(self, play: TrickPlay) -> bool:
        side = self.bidder & 1
        roem = self.belote
        if self._roem_is_shown(play):  # R17: until then it does not count
            roem += self.proven[side] + self.proven[side + 2]
        return is_made(self.contract, self._points(play, side), roem, play.tricks_of(self.bidder))

    def _lost(self, play: TrickPlay) -> bool:
        """Whether nothing that anybody at the table could still hope for makes the contract."""
        if self.for_tricks():
            return play.tricks_of(self.bidder) < play.tricks_played
        side = self.bidder & 1
        hoped = CARD_POINTS - self._points(play, 1 - side)
        for seat in (side, side + 2):
            open_claim = play.tricks_played == 1 and not self.rules.auto_announce  # R16: not shown yet
            hoped += self.announced[seat] if open_claim else self.proven[seat]
        if self.belote or self._hopes_for_belote(play, side):
            hoped += BELOTE
        return hoped < BID_POINTS[self.contract]

    def _hopes_for_belote(self, play: TrickPlay, side: i64) -> bool:
        """Whether the table may still hear belote, as far as it can see."""
        seen = self._seen(play) & royals(self.trump)
        if self.belote_by >= 0:
            return not seen & RANK_CARDS[KING]
        told = self._roem_is_shown(play) and (self._counted_in_run(side) or self._counted_in_run(side + 2))
        return not seen and not told

    def _settle_deal(self, play: TrickPlay, made: bool) -> None:
        changes = tree_changes(self.bidder & 1, self.contract, made, self.forced, self.rules.forced_gain)
        self._score(changes[0], changes[1])
        if self.outcome_now is None:
            self.gathered = gathered_pack(self.log, play.hands, 0)
            self.dealer = (self.dealer + 1) & 3  # R1
            self.await_deal()

    def _score(self, change0: i64, change1: i64) -> None:
        """Write a deal on the trees; the pair whose tree reaches zero wins (S10, A14)."""
        if not self.brief:
            self.add_row(SheetRow((int(change0), int(change1))))
        self.tree0 = max(self.tree0 + change0, 0)
        self.tree1 = max(self.tree1 + change1, 0)
        if self.tree0 == 0 or self.tree1 == 0:
            trees = (int(self.tree0), int(self.tree1), int(self.tree0), int(self.tree1))
            reason = "achttiender" if self.achttiender >= 0 else "tree"
            self.finish(Outcome(trees, (0, 2) if self.tree0 == 0 else (1, 3), reason))

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        found = super().refused(seat, move)
        if found is None or found.reason in ("no-such-seat", "not-your-turn", "awaits-deal", "match-over"):
            return found
        play = self.tricks
        kind = kind_of(move)
        if found.clause == "R10" and play is not None and play.led == self.trump:
            return Refusal("R12", found.reason, found.facts)
        if found.clause or self.contract < 0:
            return found
        if kind == BID or kind == PASS:
            return Refusal("R4", "auction-over")
        if kind == ROEM or kind == NO_ROEM:
            return Refusal("R17", "roem-too-late")
        if kind == BELOTE_CALL or kind == NO_BELOTE:
            return Refusal("S5", "belote-with-the-queen")
        if kind == CONCEDE:
            return Refusal("R19", "concede-on-lead")
        return found

    # ---- copies and worlds ----

    def copy(self) -> "BiedenState":
        other = BiedenState(self.game, self.rules, self.dealer)
        self.copy_base(other)
        self.copy_play(other)
        other.contract, other.bidder, other.forced, other.trump = self.contract, self.bidder, self.forced, self.trump
        other.dealt, other.told, other.announced, other.proven = self.dealt, self.told, self.announced, self.proven
        other.shown, other.belote_by, other.belote = self.shown, self.belote_by, self.belote
        other.conceded, other.achttiender, other.tree0 = self.conceded, self.achttiender, self.tree0
        other.tree1, other.gathered = self.tree1, self.gathered
        return other

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        self.restore_before_deal(view)
        self._add_up()

    def match_facts(self) -> dict[str, object]:
        """`pack`: the gathered tricks (R2)."""
        return {"pack": pack_fact(self.gathered, self.deal_number)}

    def set_match(self, facts: dict[str, Any]) -> None:
        """The trees follow from the sheet (S7–S10)."""
        self.gathered = read_pack(facts, PACK, self.deal_number)
        self.check_deals(0)
        check_rows(self.sheet, int(self.deal_number), self.game.options)
        self._add_up()
        if self.tree0 <= 0 or self.tree1 <= 0:
            raise PositionError("sheet", "a tree has come to zero: the match would be over")

    def _add_up(self) -> None:
        self.tree0 = self.rules.tree_start + sum([row.cells[0] for row in self.sheet])
        self.tree1 = self.rules.tree_start + sum([row.cells[1] for row in self.sheet])

    def agrees(self, view: View) -> bool:
        """Whether these hands have shown the roem and said the belote that the view's seat has seen and heard."""
        return self._memory() == view.memory

    def _memory(self) -> dict[str, object]:
        """What everybody has heard and seen of roem and belote in this deal."""
        play = self.tricks
        seen: list[list[str]] = [[], [], [], []]
        if play is not None and self._roem_is_shown(play):
            for seat in range(4):
                if self.proven[seat]:
                    seen[seat] = [card_text(card) for card in cards_in(self.shown[seat])]
        return {"announced": [int(points) for points in self.announced], "shown": seen, "belote": int(self.belote_by)}

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.columns = SIDES
        display.totals = (int(self.tree0), int(self.tree1))
        play = self.tricks
        if play is None:
            return
        if self.achttiender >= 0:
            display.show_seat("achttiender", self.achttiender)
        auction = self.phase
        if isinstance(auction, Bidding) and auction.high >= 0:
            display.show_fact("highest", "text", LADDER.names[auction.high])
            display.show_seat("declarer", auction.bidder)
        if self.contract >= 0:
            display.show_fact("contract", "text", "forced" if self.forced else LADDER.names[self.contract])
            display.show_seat("declarer", self.bidder)
        if self.trump >= 0:
            display.show_suit("trump", self.trump)
        play.show_hands(display)
        play.show_tricks(display)
        if display.keeps_all:
            display.memory = self._memory()
        self._show_roem_of(display, play)

    def _show_roem_of(self, display: Display, play: TrickPlay) -> None:
        """Announced roem, its cards while trick 2 lies (R16), and belote."""
        showing = play.tricks_played == 1 and play.count > 0
        for seat in range(4):
            points = self.proven[seat] if self._roem_is_shown(play) else self.announced[seat]
            if points > 0:
                display.badge_number(seat, "roem", points)
            if showing and self.proven[seat]:
                display.show_badge(seat, "shown", "cards", [card_text(c) for c in cards_in(self.shown[seat])])
            if self.belote_by == seat:
                display.badge_number(seat, "belote", self.belote)
