"""Irregularities at a table where they may happen, and what comes of them (P3–P8, P11; amounts: `revoking.py`)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, set_of
from troef.core.display import Display
from troef.core.log import pair_of
from troef.core.moves import ACCUSE, BID, PLAY, REVOKE, kind_of, make_move, payload_of
from troef.core.position_facts import PositionError
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, Ruling, View
from troef.games.kleurenwiezen.bidding import NO_JURY, PAS_TROEL, BiddingRound
from troef.games.kleurenwiezen.contracts import PAIR, SPECIAL_RUNG, SPECIALS, rank_at
from troef.games.kleurenwiezen.revoking import (
    AWARD,
    AWARDS,
    CONCEAL,
    FINE,
    FINED,
    FINES,
    PENALTIES,
    UNCALLED,
    Correcting,
    gain_of,
)
from troef.games.kleurenwiezen.troel import ACES, TroelRound, has_troel
from troef.tricks.play import TrickPlay
from troef.tricks.revokes import Revoke
from troef.tricks.state import TrickState
from troef.tricks.watching import Recording, take_back

ALL_SEATS: Final[i64] = 15
#: What no phase waits for, at a table where irregularities may happen.
ASIDE: Final = frozenset(int(kind) for kind in (AWARD, FINE, CONCEAL, UNCALLED))


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class JudgedState(TrickState):
    """What a position of kleurenwiezen makes of irregularities, where they may happen."""

    # ---- for the position to say ----

    def rank_played(self) -> i64:
        """The rank of the contract, 0 until there is one."""
        raise NotImplementedError

    def declaring(self) -> i64:
        """Who plays the contract (bits)."""
        raise NotImplementedError

    def award(self, play: TrickPlay, won: bool) -> None:
        """End the deal: the jury says that the game was won, or lost."""
        raise NotImplementedError

    def write_deal(self, scores: list[int]) -> None:
        """End the deal with these scores, and what irregularities change in them."""
        raise NotImplementedError

    # ---- what is proven ----

    def settle_revoke(self, by: i64, revoke: Revoke) -> None:
        """P4: in the same trick the card is taken back; P5: later it is too late for that, and dearer."""
        watch, play = self.watch, self.tricks
        assert watch is not None and play is not None
        on_table = play.tricks_played + (1 if play.count else 0)
        same = revoke.trick == on_table and not isinstance(self.phase, Recording)
        clause, outcome = ("P4", "corrected") if same else ("P5", "paid")
        if same and revoke.seat in watch.settled_by("P4"):
            outcome = "repeated"
        watch.rule(Ruling(int(by), revoke.seat, True, revoke.trick, revoke.card, "R36", clause, outcome))
        if same:
            self._correct(play, revoke.seat)

    def settle_beside(self, by: i64, accused: i64) -> bool:
        """P3: troel was not called; P11: the jury was not, so that the deal is annulled."""
        watch = self.watch
        assert watch is not None
        proven = False
        for entry in self.log:
            seat, move = pair_of(entry)
            kind = kind_of(move)
            if seat != accused or watch.is_settled(int(seat), "P3" if kind == CONCEAL else "P11"):
                continue
            if kind == CONCEAL:
                watch.rule(Ruling(int(by), int(seat), True, 0, -1, "R11", "P3", "troel-not-called"))
                proven = True
            elif kind == UNCALLED and self._plays(seat, payload_of(move)):
                watch.rule(Ruling(int(by), int(seat), True, 0, -1, "R32", "P11", "annulled"))
                self.write_deal([0, 0, 0, 0])
                return True
        return proven

    def _plays(self, seat: i64, bid: i64) -> bool:
        """Whether a seat plays the contract that it has bid."""
        return self.declaring() & BIT[seat] != 0 and rank_at(SPECIAL_RUNG[bid]) == self.rank_played()

    def evident_beside(self, view: View) -> list[int]:
        """P3: who said "pas troel" and has shown three aces, while another has the fourth; P11: all have heard it."""
        known: list[i64] = [0, 0, 0, 0]
        found: list[int] = []
        for seat in range(4):
            known[seat] = set_of(view.zone(f"hand-{seat}").cards)
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                known[seat] |= BIT[payload_of(move)]
        shown = (known[0] | known[1] | known[2] | known[3]) & ACES == ACES
        for seat, move in view.log:
            kind = kind_of(move)
            if (kind == PAS_TROEL and shown and has_troel(known[seat])) or (
                kind == UNCALLED and self._plays(seat, payload_of(move))
            ):
                found.append(seat)
        settled = self.watch.rulings if self.watch is not None else []
        return [seat for seat in found if not any(one.seat == seat and one.clause in ("P3", "P11") for one in settled)]

    def side_of(self, seat: i64) -> i64:
        """Two declare together, or each for himself; their opponents are together."""
        declarers = self.declaring()
        if not declarers & BIT[seat]:
            return ALL_SEATS & ~declarers
        return declarers if PAIR[self.rank_played()] else BIT[seat]

    def _correct(self, play: TrickPlay, offender: i64) -> None:
        """P4: the wrong card goes back into the hand; the cards that fell after it stay where they are."""
        back = take_back(play, offender)
        log = vec[i64]()
        later = vec[i64]()
        for entry in self.log:
            seat, move = pair_of(entry)
            kind = kind_of(move)
            if (kind != PLAY and kind != REVOKE) or (seat, int(payload_of(move))) not in back:
                log = append(log, entry)
            elif seat != offender:
                later = append(later, entry)
        self.log, self.log_shared = log, False
        self.phase = Correcting(play, later)

    def penalties_noted(self) -> list[tuple[str, int, int, int]]:
        """Every irregularity that was proven in the deal: its clause, the offender, what it costs and what each other
        player has of it."""
        watch = self.watch
        noted: list[tuple[str, int, int, int]] = []
        for ruling in watch.rulings if watch is not None else []:
            if ruling.proven:
                points = ruling.points or PENALTIES[ruling.clause][0]
                noted.append((ruling.clause, ruling.seat, points, gain_of(ruling.clause, points)))
        return noted

    def position(self) -> dict[str, object]:
        """As in every game.

        Raises:
            PositionError: its history is not known, or a trick was corrected (P4), which the moves do not tell.
        """
        if any(clause == "P4" for clause, _, _, _ in self.penalties_noted()):
            raise PositionError("", "a trick of this deal was corrected, which a position does not tell")
        return super().position()

    def relive(self, seat: i64, move: i64) -> bool:
        kind = kind_of(move)
        if kind == FINE:
            self.write_log(seat, move)  # the view tells what came of it
        elif kind == AWARD or kind == UNCALLED:
            self.apply_beside(seat, move)
        elif self.watch is not None and move == PAS_TROEL and self._may_conceal(seat):
            self.apply_beside(seat, CONCEAL)
        else:
            lives = super().relive(seat, move)
            if lives and kind == ACCUSE and self._annuls(payload_of(move)):
                self.write_deal([0, 0, 0, 0])
            return lives
        return True

    def _annuls(self, accused: i64) -> bool:
        """P11: whether accusing a seat has ended the deal, as a view tells: it is proven as soon as it is said."""
        return self.watch is not None and self.watch.is_settled(int(accused), "P11")

    # ---- what can be said ----

    def may_award(self) -> bool:
        """P4, P5, P8: whether the jury may award the game: a revoke was noticed too late, or one was repeated, or
        somebody pays for his remarks."""
        watch = self.watch
        if watch is None or self.awaits_deal or self.outcome_now is not None or watch.verdict:
            return False
        return any(
            ruling.outcome == "paid" or ruling.outcome == "repeated" or ruling.clause == "P8"
            for ruling in watch.rulings
        )

    def may_fine(self) -> bool:
        """P6–P8: whether the jury may say now what somebody pays: while cards fall, and until all have agreed."""
        return self.watch is not None and (self.open_play() is not None or isinstance(self.phase, Recording))

    def _may_conceal(self, seat: i64) -> bool:
        """P3: whether a seat is to call troel."""
        phase = self.phase
        return isinstance(phase, TroelRound) and seat == phase.turn and seat >= 0 and has_troel(phase.hands[seat])

    def _may_be_uncalled(self, seat: i64, bid: i64) -> bool:
        """P11: whether a seat may make this bid, of which it would have to tell the jury."""
        phase = self.phase
        if not isinstance(phase, BiddingRound) or not 0 <= bid < SPECIALS:
            return False
        return rank_at(SPECIAL_RUNG[bid]) >= phase.jury_from and phase.allows(seat, make_move(BID, bid))

    def apply_beside(self, seat: i64, move: i64) -> None:
        kind, watch, play = kind_of(move), self.watch, self.tricks
        if watch is None or play is None or kind not in ASIDE:
            super().apply_beside(seat, move)
            return
        self.write_log(seat, move)
        if kind == FINE:
            clause, offender, points = FINES[payload_of(move)]
            watch.rule(Ruling(REFEREE, offender, True, 0, -1, "", clause, "fined", points))
            return
        if kind != AWARD:
            self._say_beside(seat, move)
            return
        watch.verdict = AWARDS[payload_of(move)]
        self.award(play, payload_of(move) == 0)

    def _say_beside(self, seat: i64, move: i64) -> None:
        """P3: troel is not called; P11: a bid stands though the jury was not told."""
        phase = self.phase
        if kind_of(move) == CONCEAL:
            phase.play(seat, PAS_TROEL)
        elif isinstance(phase, BiddingRound):
            jury_from = phase.jury_from
            phase.jury_from = NO_JURY  # it is not asked
            phase.play(seat, make_move(BID, payload_of(move)))
            phase.jury_from = jury_from
        self.advance()

    def show_watch(self, display: Display) -> None:
        super().show_watch(display)
        told, phase = display.at_table, self.phase
        if told is None:
            return
        told.awards = self.may_award()
        if self.may_fine():
            told.fines = FINED
        if self._may_conceal(display.seat):
            told.irregular.append(int(CONCEAL))
        if isinstance(phase, BiddingRound) and phase.jury_from != NO_JURY:
            for bid in range(SPECIALS):
                if self._may_be_uncalled(display.seat, bid):
                    told.irregular.append(int(make_move(UNCALLED, bid)))

    def seen_card(self, viewer: i64, move: i64) -> i64:
        """P3: who does not call troel sounds like any other."""
        if kind_of(move) == CONCEAL and viewer != REFEREE:
            return PAS_TROEL
        return super().seen_card(viewer, move)

    def why_not_beside(self, seat: i64, move: i64) -> Refusal | None:
        """Why something that no phase waits for cannot be said."""
        kind = kind_of(move)
        if kind == AWARD:
            allowed = seat == REFEREE and self.may_award() and 0 <= payload_of(move) < len(AWARDS)
            return None if allowed else Refusal("P5", "jury-awards")
        if kind == FINE:
            allowed = seat == REFEREE and self.may_fine() and 0 <= payload_of(move) < len(FINES)
            return None if allowed else Refusal("P8", "jury-fines")
        if kind == CONCEAL:
            return None if move == CONCEAL and self._may_conceal(seat) else Refusal("P3", "nothing-to-conceal")
        return None if self._may_be_uncalled(seat, payload_of(move)) else Refusal("P11", "no-bid-without-jury")
