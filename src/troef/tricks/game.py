"""Trick games of the usual kind: the whole pack is dealt and played in tricks, and each deal is a row of points.

A game states its differences only. `TrickGame` takes its pack, its packets and the number of deals; a `TrickMatch` says
how the tricks of a deal are played (`new_play`) and what they bring (`points`). Whatever else a game does otherwise
overrides one method here. docs/first_game.md makes a game of both.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.info import GameInfo
from troef.core.language import Language
from troef.core.phase import Phase
from troef.core.position_facts import PositionError
from troef.core.position_sheet import sheet_row
from troef.core.rng import Rng
from troef.core.view import SheetEntry, SheetRow, View
from troef.tricks.deal import DealPattern
from troef.tricks.play import TrickPlay
from troef.tricks.run import TrickRun
from troef.tricks.state import AroundTricks, TrickState
from troef.tricks.unseen import TrickShares

#: Totals before the first deal, by number of seats. States share them: totals are replaced, never changed.
NO_POINTS: Final = [vec[i64]([0] * seats) for seats in range(17)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickGame(Game):
    """The rules of a game whose whole pack is dealt and played in tricks.

    `cards` is the pack in its fixed order, `packets` how it is dealt, `deals` how many deals make a match (0: another
    rule ends it), `sides` the seats that share a column of the score sheet (none: everybody plays for himself). The
    game itself gives `new_state`, a `TrickMatch`, and `settle`.
    """

    def __init__(
        self,
        info: GameInfo,
        rules: str,
        options: Any,
        language: Language,
        cards: list[int],
        packets: DealPattern,
        deals: i64 = 0,
        sides: "list[list[int]] | None" = None,
    ) -> None:
        super().__init__(info, rules, options, language)
        self.cards = cards
        #: the same pack for states that gather it, which they share
        self.new_pack = vec[i64](cards)
        self.packets = packets
        self.deals: i64 = deals
        self.sides: list[list[int]] = sides or []
        #: totals before the first deal, where seats share columns
        self.no_points: vec[i64] = vec[i64]([0] * len(self.sides))

    def pack(self, seats: int) -> list[int]:
        return list(self.cards)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return self.packets.places(dealer)

    def draw_worlds(self, view: View, rng: Rng) -> Iterator[State]:
        """The unseen cards shared uniformly over the hands that the duties and the cards played leave open."""
        if not view.deal_number:
            while True:
                yield self.new_state(view.seats, view.dealer)
        yield from TrickShares(view, self.cards, self.begin).worlds(rng)

    def begin(self, view: View, hands: list[int]) -> State:
        """The view's deal before its first move, with these hands (sets of cards by seat)."""
        state = self.new_state(view.seats, view.dealer)
        assert isinstance(state, TrickMatch)
        state.restore(view)
        state.start_deal(vec[i64](hands))
        return state


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TrickMatch(TrickState):
    """A position of a match of a `TrickGame`. Who deals next sits in the direction in which the cards are dealt.

    `totals` are the points by column of the sheet (a seat or a side), what its rows add up to.
    """

    def __init__(self, game: TrickGame, seats: int, dealer: int) -> None:
        super().__init__(game, seats, dealer)
        self.trick_game = game
        #: replaced after every deal, never written in, so copies share it
        self.totals: vec[i64] = game.no_points if len(game.no_points) else NO_POINTS[seats]

    # ---- for a game to say ----

    def new_play(self, hands: vec[i64]) -> TrickPlay:
        """The tricks of the deal that begins, with these hands (sets of cards by seat)."""
        raise NotImplementedError

    def points(self, play: TrickPlay) -> list[int]:
        """What a deal whose tricks have been played brings to each seat, or to each side."""
        raise NotImplementedError

    def marks(self, play: TrickPlay) -> tuple[str, ...]:
        """What is written beside the points of such a deal, column by column; nothing, when empty."""
        return ()

    def phase_over(self, phase: Phase) -> None:
        """After the last move of a phase beside the tricks (naming trump): what comes next."""
        raise NotImplementedError

    def trick_taken(self, play: TrickPlay) -> None:
        """After a trick has been gathered: when no cards are left the deal is over."""
        if not play.hands[play.taker]:
            self.deal_played(play)

    def deal_played(self, play: TrickPlay) -> None:
        """After the last trick of a deal: settle it."""
        self.settle_deal(self.points(play), () if self.brief else self.marks(play))

    def deal_count(self) -> i64:
        """How many deals make the match; 0 where another rule ends it."""
        return self.trick_game.deals

    def finish_if_over(self) -> None:
        """With the row of a deal on the sheet: end the match where it is over."""
        if self.deal_number == self.deal_count():
            self.finish_scored(self.scores(), "deals")

    def check_rows(self) -> None:
        """For `Game.position`: that the deals before can bring what the sheet says, row by row or all together.

        Raises:
            PositionError: they cannot.
        """
        played = int(self.deal_number)
        if len(self.sheet) == played:
            for number, row in enumerate(self.sheet, 1):
                fault = self.row_fault(row.cells, number)
                if fault:
                    raise PositionError(sheet_row(number), fault)
        elif len(self.sheet):
            fault = self.totals_fault([int(total) for total in self.totals], played)
            if fault:
                raise PositionError("sheet", fault)

    def row_fault(self, cells: Sequence[int], deal: int) -> str:
        """Why the deal with this number (from 1) cannot bring such points; empty when it can."""
        return ""

    def totals_fault(self, totals: list[int], deals: int) -> str:
        """Why this many deals cannot bring these totals; empty when they can."""
        return ""

    def show_facts(self, display: Display) -> None:
        """What the header of the table says, also before the first deal."""

    def show_hands(self, display: Display, play: TrickPlay) -> None:
        """The hands, as far as the seat may see them, with the tricks that each player has won."""
        play.show_hands(display)

    def show_badges(self, display: Display, play: TrickPlay) -> None:
        """What stands beside each player, besides the tricks, and what else lies on the table."""

    # ---- the deal ----

    def after(self, seat: i64) -> i64:
        """The next seat in the direction of the deal."""
        if self.trick_game.packets.direction < 0:
            return seat - 1 if seat > 0 else self.seats - 1
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def scores(self) -> tuple[int, ...]:
        """The total of each seat, or of its side."""
        sides = self.trick_game.sides
        if not sides:
            return tuple([int(total) for total in self.totals])
        scores = [0] * int(self.seats)
        for side, seats in enumerate(sides):
            for seat in seats:
                scores[seat] = int(self.totals[side])
        return tuple(scores)

    def lay_pack(self, pack: vec[i64], top: i64) -> None:
        self.start_deal(self.trick_game.packets.hands(pack, self.dealer, top))

    def start_deal(self, hands: vec[i64]) -> None:
        """Begin the next deal with these hands (sets of cards by seat)."""
        self.begin_deal()
        play = self.new_play(hands)
        self.tricks = play
        self.phase = play

    def advance(self) -> None:
        phase = self.phase
        if phase.turn >= 0:
            return
        play = self.tricks
        if play is not None and phase is play:
            play.gather()
            self.trick_taken(play)
        else:
            self.phase_over(phase)

    def whole_tricks(self, play: TrickPlay) -> bool:
        return True

    def runs_out(self, phase: Phase) -> bool:
        return phase.turn >= 0 and phase is not self.tricks and not isinstance(phase, AroundTricks)

    def dealt_cards(self) -> i64:
        return len(self.trick_game.cards)

    def new_run(self) -> TrickRun:
        return TrickRun(self.trick_game.new_pack, False)

    def tricks_over(self, play: TrickPlay, run: TrickRun, rng: Rng) -> i64:
        self.trick_taken(play)
        return 0

    def settle_deal(self, points: list[int], marks: tuple[str, ...] = (), entries: tuple[SheetEntry, ...] = ()) -> None:
        """Write down what a deal brings, as a `SheetRow`, and go on to the next one or end the match."""
        before = self.totals
        totals = before[: len(before)]
        for column in range(len(totals)):
            totals[column] += points[column]
        self.totals = totals
        if not self.brief:
            self.add_row(SheetRow(tuple(points), marks, entries))
        self.deal_settled()

    def settle_unwritten(self, first: i64, second: i64) -> None:
        """As `settle_deal`, for two columns and without a row of the sheet, as in `run_on`."""
        before = self.totals
        totals = before[:2]
        totals[0] += first
        totals[1] += second
        self.totals = totals
        self.deal_settled()

    def deal_settled(self) -> None:
        """With its points added up: go on to the next deal, or end the match."""
        self.finish_if_over()
        if self.outcome_now is None:
            self.next_deal()

    def next_deal(self) -> None:
        """After a deal that does not end the match: the next player deals."""
        self.dealer = self.after(self.dealer)
        self.await_deal()

    # ---- copies, worlds, positions ----

    def copy(self) -> "TrickMatch":  # by hand: the game makes the state
        """An independent state in the same position. A state with fields of its own makes one, calls `copy_match` and
        copies these."""
        other = self.trick_game.new_state(int(self.seats), int(self.dealer))
        assert isinstance(other, TrickMatch)
        self.copy_match(other)
        return other

    def copy_match(self, other: "TrickMatch") -> None:
        """Copy into `other` all that is said here."""
        self.copy_base(other)
        self.copy_play(other)
        other.totals = self.totals

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        self.restore_before_deal(view, step=self.trick_game.packets.direction)
        if view.between_deals() or len(view.totals) != len(self.totals):
            self.add_up()
        else:
            self.totals = vec[i64](list(view.totals))

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet, whose rows must be what the deals before can bring."""
        self.check_deals(self.deal_count())
        self.add_up()
        self.check_rows()

    def add_up(self) -> None:
        """Set the totals to what the sheet adds up to."""
        self.totals = self.column_sums(len(self.totals))

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.deals = int(self.deal_count())
        if self.trick_game.sides:
            display.columns = self.trick_game.sides
        display.show_totals(self.totals)
        self.show_facts(display)
        play = self.tricks
        if play is None:
            return
        self.show_hands(display, play)
        play.show_tricks(display)
        self.show_badges(display, play)
        if display.keeps_all or self.watch is not None:
            self.show_watch(display)
