"""States of matches that are played in tricks, and phases in which other moves are possible besides playing a card."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.log import log_entry, pair_of
from troef.core.moves import ACCUSE, EARLY, PLAY, REVOKE, SHOWN, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng, cut_place
from troef.core.view import REFEREE, AtTable, Ruling, View
from troef.sampling.sharing import NoWorld
from troef.tricks.play import TrickPlay
from troef.tricks.revokes import Revoke, find_revokes
from troef.tricks.run import TrickRun
from troef.tricks.watching import Recording, Watch, cards_of, take_back


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class AroundTricks(Phase):
    """A phase in which cards fall to the tricks of its state in another way, or something else can be done as well."""

    def __init__(self, tricks: TrickPlay) -> None:
        super().__init__()
        self.tricks = tricks

    def name(self) -> str:
        return "play"

    def copy(self) -> Phase:
        return self.over(self.tricks.copy())

    def over(self, tricks: TrickPlay) -> "AroundTricks":
        """The same phase around a copy of its tricks."""
        raise NotImplementedError

    def lets_fall(self) -> bool:
        """Whether a card may fall here against a duty, at a table where that can be."""
        return True

    def binds(self, seat: i64) -> bool:
        """Whether a seat owes one of certain cards here: then none can fall against a duty."""
        return False


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrickState(State):
    """A state with a play of tricks, which runs now or is still to come."""

    def __init__(self, game: Game, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.tricks: TrickPlay | None = None
        #: what was said of revokes in the deal, at a table where illegal cards may fall; elsewhere None
        self.watch: Watch | None = None

    # ---- the deal ----

    def lay(self, order: list[int]) -> None:
        pack = vec[i64]([0] * len(order))
        for place in range(len(order)):  # `vec[i64](order)` looks for a buffer first, which takes longer than this
            pack[place] = order[place]
        self.lay_pack(pack, 0)

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        """Deal a pack of cards that begins at the place `top` and goes round. It is only looked at, and not kept."""
        raise NotImplementedError

    def dealt_cards(self) -> i64:
        """How many cards of a shuffled pack, from its top, the next deal looks at."""
        return len(self.pack())

    def gathered_cards(self) -> vec[i64]:
        """The pack that is awaited where it is only cut (`least_cut`)."""
        raise NotImplementedError

    # ---- playouts ----

    def whole_tricks(self, play: TrickPlay) -> bool:
        """Whether nothing happens between the cards of the trick that is being played: `advance` has nothing to do
        before its last card."""
        return False

    def play_random(self, seat: i64, most: i64, rng: Rng) -> i64:
        play = self.tricks
        if play is None or self.phase is not play or not self.whole_tricks(play):
            return super().play_random(seat, most, rng)
        cards = play.size - play.count
        if cards > most:
            return super().play_random(seat, most, rng)
        self.log = play.play_out(self.own_log(), rng)
        self.advance()
        return cards

    def running(self) -> TrickPlay | None:
        """The tricks, where a card falls to them next and nothing else can be done."""
        return self.tricks if self.phase is self.tricks else None

    def tricks_at_once(self, play: TrickPlay) -> i64:
        """How many tricks `run_on` may play before it looks at anything else (`tricks_over`): with MOST_TRICKS the rest
        of the deal, where nothing between them changes what can be played; 0 where that is not so for a single trick.
        """
        return 0

    def new_run(self) -> TrickRun:
        """What a run of this match's deals needs. With a pack in it they are dealt by `lay_pack`."""
        return TrickRun(vec[i64](), False)

    def deal_in_run(self, run: TrickRun, rng: Rng) -> i64:
        """Deal a random pack; a game may go on at once, up to the tricks: how many moves that were."""
        least = self.least_cut()
        if not len(run.pack):
            self.deal_shuffled(rng)
            return 0
        self.begin_unknown()
        if least:
            pack = self.gathered_cards()
            self.lay_pack(pack, cut_place(len(pack), least, rng))
        else:
            self.lay_random(run, rng)
        return 0

    def lay_random(self, run: TrickRun, rng: Rng) -> None:
        """Deal a pack that is shuffled, in a run. A game in which it makes no difference in which packet a card lies
        may lay the hands at once (`TrickRun.hands`)."""
        self.lay_pack(run.shuffled(self.dealt_cards(), rng), 0)

    def runs_out(self, phase: Phase) -> bool:
        """Whether nothing happens between the moves of the running phase, in which a seat is on turn or all may act in
        any order: `advance` has nothing to do before it is over, and no rule looks at these moves in the log. Then
        `run_on` plays it out (`Phase.run_out`) without a log."""
        return False

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        """After a run has played tricks and gathered them: what `advance` would have done. How many moves belonged to
        it."""
        raise NotImplementedError

    def run_on(self, most: i64, rng: Rng) -> i64:
        moves: i64 = 0
        run = self.new_run()
        while moves < most:
            if self.awaits_deal:
                moves += self.deal_in_run(run, rng)
                continue
            play = self.running()
            most_tricks = self.tricks_at_once(play) if play is not None else i64(0)
            phase = self.phase
            seat = phase.turn
            if play is not None and most_tricks:
                moves += self.run_tricks(play, most_tricks, run, rng)
            elif self.runs_out(phase):
                moves += phase.run_out(rng)
                self.advance()
            elif seat >= 0:
                moves += self.play_random(seat, most - moves, rng)
            elif self.act_first(rng):
                moves += 1
            else:
                break
        return moves

    def run_tricks(self, play: TrickPlay, most: i64, run: TrickRun, rng: Rng) -> i64:
        """Play tricks in a run, and what follows them: how many moves were made."""
        if not run.logs:
            moves = run.play(play, most, rng)
        else:
            run.log = self.own_log()
            moves = run.play(play, most, rng)
            self.log = run.log
        return moves + self.tricks_over(play, run, rng)

    # ---- as at a real table ----

    def settle_revoke(self, by: i64, revoke: Revoke) -> None:
        """What comes of a revoke that `by` has proven: the game carries its clause out, and notes a `Ruling`."""
        raise NotImplementedError

    def settle_beside(self, by: i64, accused: i64) -> bool:
        """What comes of an accusation beside revokes, and whether anything was proven: a lead out of turn, a call that
        was not made. A game whose book knows such a thing says it here."""
        return False

    def evident_beside(self, view: View) -> list[int]:
        """Whom an accusation would be proven of for certain, beside revokes, by what a view tells: bots make it."""
        return []

    def side_of(self, seat: i64) -> i64:
        """The seats that play together with a seat in this deal, and itself (bits)."""
        play = self.tricks
        return BIT[seat] if play is None else play.table.partners[seat]

    def open_play(self) -> TrickPlay | None:
        """The tricks, while cards fall to them."""
        play, phase = self.tricks, self.phase
        if play is None or self.awaits_deal:
            return None
        return play if phase is play or (isinstance(phase, AroundTricks) and phase.lets_fall()) else None

    def irregular_cards(self, seat: i64) -> i64:
        """The cards that a seat may let fall although a duty forbids them, at a table where that can be."""
        play = self.open_play()
        if self.watch is None or play is None or seat != play.turn:
            return 0
        phase = self.phase
        if isinstance(phase, AroundTricks) and phase.binds(seat):
            return 0
        return play.hands[seat] & ~play.legal_cards()

    def may_be_early(self, leads: bool) -> bool:
        """Whether a card may fall out of turn, at a table where that can be: a lead, or a card to a trick."""
        return False

    def keep_early(self, play: TrickPlay, seat: i64, card: i64) -> None:
        """A card to the trick lies there out of turn: what its player owes now."""
        raise NotImplementedError

    def early_cards(self, seat: i64) -> i64:
        """The cards that a seat may let fall out of turn. To a trick it is one that will be right when its turn comes:
        of two faults at once no book says anything."""
        play, watch = self.open_play(), self.watch
        if watch is None or play is None or seat < 0 or seat >= self.seats or seat == play.turn or play.turn < 0:
            return 0
        if play.absent & BIT[seat] or not self.may_be_early(play.count == 0) or self.early_lies(watch, play):
            return 0
        if not play.count:
            return play.hands[seat]
        if seat in [player for player, _ in cards_of(play)]:
            return 0
        turn = play.turn
        play.turn = seat
        cards = play.allowed(play.flags)
        play.turn = turn
        return cards

    def early_lies(self, watch: Watch, play: TrickPlay) -> bool:
        """Whether a card that fell out of turn lies in this trick, and no opponent has played to it since."""
        if watch.early < 0 or watch.early_trick != play.tricks_played:
            return False
        side = self.side_of(watch.early_seat)
        since = cards_of(play)[watch.early_count :]
        return not any(not side & BIT[player] for player, _ in since)

    def _fall_early(self, watch: Watch, seat: i64, card: i64) -> None:
        """Let a card fall out of turn: it leads, or lies beside the trick until its player is on turn."""
        play = self.tricks
        assert play is not None
        watch.early, watch.early_seat, watch.due, watch.early_trick = card, seat, play.turn, play.tricks_played
        if play.count:
            self.write_log(seat, make_move(SHOWN, card))
            watch.early_count = play.count
            self.keep_early(play, seat, card)
            return
        self.write_log(seat, make_move(EARLY, card))
        play.hand_lead(seat)
        self.phase.play(seat, make_move(PLAY, card))
        watch.early_count = play.count

    def claims_back(self, watch: Watch, by: i64, accused: i64) -> bool:
        """Whether an opponent of who let a card fall out of turn says so in time, in a game in which it then goes
        back to the hand."""
        return False

    def give_back(self, watch: Watch) -> None:
        """The card that fell out of turn goes back to the hand; everybody has seen it."""
        play = self.tricks
        assert play is not None
        card, seat = watch.early, watch.early_seat
        watch.early = -1
        self.phase = play
        if play.leader != seat:
            return  # it lay beside the trick
        take_back(play, int(seat))
        play.hand_lead(watch.due)
        log = vec[i64]()
        gone = log_entry(seat, make_move(EARLY, card))
        for entry in self.log:
            log = append(log, log_entry(seat, make_move(SHOWN, card)) if entry == gone else entry)
        self.log, self.log_shared = log, False

    def made(self, seat: i64, entry: i64) -> i64:
        """A card that lies out of turn, or went back, fell as one out of turn."""
        return make_move(EARLY, payload_of(entry)) if kind_of(entry) == SHOWN else entry

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if self.watch is not None:
            kind = kind_of(move)
            if kind == REVOKE:
                return self._why_not_irregular(seat, payload_of(move))
            if kind == ACCUSE:
                return self._why_not_accused(self.watch, seat, payload_of(move))
            if kind == EARLY or kind == SHOWN:
                return self._why_not_early(seat, move)
        found = super().refused(seat, move)
        if found is not None and self.watch is not None and found.reason == "not-your-turn" and kind_of(move) == PLAY:
            card = payload_of(move)
            if 0 <= card <= 62 and self.early_cards(seat) & BIT[card]:  # so a face can offer to play it all the same
                return Refusal(found.clause, found.reason, {**found.facts, "card": card_text(card)})
        return found

    def _why_not_early(self, seat: i64, move: i64) -> Refusal | None:
        card = payload_of(move)
        if not 0 <= card <= 62 or kind_of(move) == SHOWN:
            return Refusal("", "wrong-phase", {"phase": self.phase.name()})
        return None if self.early_cards(seat) & BIT[card] else Refusal("", "not-early", {"card": card_text(card)})

    def _why_not_irregular(self, seat: i64, card: i64) -> Refusal | None:
        if not 0 <= card <= 62:
            return Refusal("", "wrong-phase", {"phase": self.phase.name()})
        if self.irregular_cards(seat) & BIT[card]:
            return None
        found = super().refused(seat, make_move(PLAY, card))
        return found if found is not None else Refusal("", "no-revoke", {"card": card_text(card)})

    def _why_not_accused(self, watch: Watch, seat: i64, accused: i64) -> Refusal | None:
        if not 0 <= seat < self.seats or not 0 <= accused < self.seats:
            return Refusal("", "no-such-seat", {"seat": int(accused if 0 <= seat < self.seats else seat)})
        play = self.tricks
        if play is None or (self.open_play() is None and not isinstance(self.phase, Recording)):
            return Refusal("", "wrong-phase", {"phase": self.phase.name()})
        if watch.has_claimed(seat, accused, play.tricks_played):
            return Refusal("", "accused-already", {"player": int(accused)})
        return None

    def apply_beside(self, seat: i64, move: i64) -> None:
        watch = self.watch
        if watch is not None and kind_of(move) == ACCUSE:
            self._judge(watch, seat, payload_of(move))
        elif watch is not None and kind_of(move) == EARLY:
            self._fall_early(watch, seat, payload_of(move))
        else:
            super().apply_beside(seat, move)

    def _judge(self, watch: Watch, seat: i64, accused: i64) -> None:
        """Judge an accusation: every revoke of that player in this deal which has not been settled yet."""
        play = self.tricks
        assert play is not None
        self.write_log(seat, make_move(ACCUSE, accused))
        watch.note_claim(seat, accused, play.tricks_played)
        beside = self.settle_beside(seat, accused)
        log = [pair_of(entry) for entry in self.log]
        proven = [
            found
            for found in find_revokes(play, log, int(accused), True)
            if not watch.is_ruled(found.seat, found.trick)
        ]
        for revoke in proven:
            if self.watch is watch and not self.awaits_deal and self.outcome_now is None:
                self.settle_revoke(seat, revoke)
        if not proven and not beside:
            watch.rule(Ruling(int(seat), int(accused)))

    def seen_card(self, viewer: i64, move: i64) -> i64:
        """A card that fell against a duty, or was led out of turn, looks like any other, except to the jury."""
        kind = kind_of(move)
        hidden = (kind == REVOKE or kind == EARLY) and viewer != REFEREE
        return make_move(PLAY, payload_of(move)) if hidden else move

    def relive(self, seat: i64, move: i64) -> bool:
        """Replay a move of a view's log, in a world in which it may have been a revoke; False when it cannot be.

        Accusations are only noted: what came of them, the view tells. Only a card out of turn goes back once more."""
        kind, watch = kind_of(move), self.watch
        if self.phase.allows(seat, move):
            self.apply(seat, move)
        elif watch is None:
            return False
        elif kind == PLAY:
            return self._relive_card(seat, payload_of(move))
        elif kind == SHOWN and self.early_cards(seat) & BIT[payload_of(move)]:
            self._fall_early(watch, seat, payload_of(move))
        elif kind == ACCUSE or kind == SHOWN:
            self.write_log(seat, move)
            if kind == ACCUSE and self.claims_back(watch, seat, payload_of(move)):
                self.give_back(watch)
        else:
            return False
        return True

    def _relive_card(self, seat: i64, card: i64) -> bool:
        phase = self.phase
        if self.irregular_cards(seat) & BIT[card]:
            self.apply(seat, make_move(REVOKE, card))
        elif self.early_cards(seat) & BIT[card]:
            self.apply_beside(seat, make_move(EARLY, card))
        elif isinstance(phase, AroundTricks) and phase.binds(seat) and phase.tricks.hands[seat] & BIT[card]:
            self.apply(seat, make_move(PLAY, card))  # in this world the seat could have done what was ordered
        else:
            return False
        return True

    def heed(self, view: View) -> None:
        """Take over from a view what came of accusations, before its log is replayed."""
        watch, told = self.watch, view.at_table
        if watch is not None and told is not None:
            watch.rulings = told.rulings

    def show_watch(self, display: Display) -> None:
        """Tell a display what may be done and was, at a table where illegal cards may fall."""
        watch = self.watch
        if watch is None:
            return
        seat = display.seat
        cards = cards_in(self.irregular_cards(seat)) if seat >= 0 else []
        accused = range(self.seats) if seat >= 0 else range(0)
        moves = [int(make_move(ACCUSE, other)) for other in accused if other != seat]
        display.at_table = AtTable(
            [int(make_move(REVOKE, card)) for card in cards]
            + [int(make_move(EARLY, card)) for card in cards_in(self.early_cards(seat))],
            [move for move in moves if self._why_not_accused(watch, seat, payload_of(move)) is None],
            watch.rulings,
        )

    # ---- copies and worlds ----

    def exchange_cards(self, changed: vec[i64]) -> None:
        """Let the hands differ by these cards (sets by seat, none of them played yet): what makes another world of a
        sampled one. A state that keeps more of its hands, as they were dealt say, changes that as well."""
        play = self.tricks
        assert play is not None
        hands = play.hands
        for seat in range(len(hands)):
            hands[seat] ^= changed[seat]
        play.answer = -1

    def copy_play(self, other: "TrickState") -> None:  # by hand: the running phase may be the play, or lie around it
        """Copy the play, and the running phase, which may be that play or lie around it."""
        play, phase, watch = self.tricks, self.phase, self.watch
        if watch is not None:
            other.watch = watch.copy()
        if play is None:
            other.phase = phase.copy()
            return
        tricks = play.copy()
        other.tricks = tricks
        if phase is play:
            other.phase = tricks
        elif isinstance(phase, AroundTricks):
            other.phase = phase.over(tricks)
        else:
            other.phase = phase.copy()


def relived(state: TrickState, log: list[tuple[int, int]]) -> TrickState:
    """Play the log of a view into a state, and give it.

    Raises:
        NoWorld: one of the moves is not allowed there.
    """
    for seat, move in log:
        if not state.relive(seat, move):
            raise NoWorld("the view's log does not fit its cards")
    return state
