"""States of matches that are played in tricks, and phases in which other moves are possible besides playing a card."""

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text
from troef.core.game import Game, State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.moves import ACCUSE, PLAY, REVOKE, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, AtTable, Ruling, View
from troef.sampling.sharing import NoWorld
from troef.tricks.play import TrickPlay
from troef.tricks.revokes import Revoke, find_revokes
from troef.tricks.watching import Recording, Watch


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


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrickState(State):
    """A state with a play of tricks, which runs now or is still to come."""

    def __init__(self, game: Game, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.tricks: TrickPlay | None = None
        #: what was said of revokes in the deal, at a table where illegal cards may fall; elsewhere None
        self.watch: Watch | None = None

    # ---- as at a real table ----

    def settle_revoke(self, by: i64, revoke: Revoke) -> None:
        """What comes of a revoke that `by` has proven: the game carries its clause out, and notes a `Ruling`."""
        raise NotImplementedError

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
        return play.hands[seat] & ~play.legal_cards()

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if self.watch is not None:
            kind = kind_of(move)
            if kind == REVOKE:
                return self._why_not_irregular(seat, payload_of(move))
            if kind == ACCUSE:
                return self._why_not_accused(self.watch, seat, payload_of(move))
        return super().refused(seat, move)

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
        else:
            super().apply_beside(seat, move)

    def _judge(self, watch: Watch, seat: i64, accused: i64) -> None:
        """Judge an accusation: every revoke of that player in this deal which has not been settled yet."""
        play = self.tricks
        assert play is not None
        log = [(int((entry & 15) - SEAT_OFFSET), int(entry >> SEAT_SHIFT)) for entry in self.log]
        self.write_log(seat, make_move(ACCUSE, accused))
        watch.note_claim(seat, accused, play.tricks_played)
        proven = [
            found for found in find_revokes(play, log, int(accused)) if not watch.is_ruled(found.seat, found.trick)
        ]
        for revoke in proven:
            if self.watch is watch and not self.awaits_deal and self.outcome_now is None:
                self.settle_revoke(seat, revoke)
        if not proven:
            watch.rule(Ruling(int(seat), int(accused)))

    def seen_card(self, viewer: i64, move: i64) -> i64:
        """A card that fell against a duty looks like any other, except to the jury."""
        return make_move(PLAY, payload_of(move)) if kind_of(move) == REVOKE and viewer != REFEREE else move

    def relive(self, seat: i64, move: i64) -> bool:
        """Replay a move of a view's log, in a world in which it may have been a revoke; False when it cannot be.

        Accusations are only noted: what came of them, the view tells."""
        kind = kind_of(move)
        if self.phase.allows(seat, move):
            self.apply(seat, move)
        elif self.watch is not None and kind == PLAY and self.irregular_cards(seat) & BIT[payload_of(move)]:
            self.apply(seat, make_move(REVOKE, payload_of(move)))
        elif self.watch is not None and kind == ACCUSE:
            self.write_log(seat, move)
        else:
            return False
        return True

    def heed(self, view: View) -> None:
        """Take over from a view what came of accusations, before its log is replayed."""
        watch, told = self.watch, view.at_table
        if watch is not None and told is not None:
            watch.rulings = told.rulings

    def show_watch(self, view: View) -> None:
        """Tell a view what may be done and was, at a table where illegal cards may fall."""
        watch = self.watch
        if watch is None:
            return
        seat = view.seat
        cards = cards_in(self.irregular_cards(seat)) if seat >= 0 else []
        accused = range(self.seats) if seat >= 0 else range(0)
        moves = [int(make_move(ACCUSE, other)) for other in accused if other != seat]
        view.at_table = AtTable(
            [int(make_move(REVOKE, card)) for card in cards],
            [move for move in moves if self._why_not_accused(watch, seat, payload_of(move)) is None],
            watch.rulings,
        )

    # ---- copies ----

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
