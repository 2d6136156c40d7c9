"""Trick games in which the gathered tricks are only cut, and a deal that is passed out does not count."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.moves import PLAY, kind_of
from troef.core.position_facts import PositionError, whole_number
from troef.core.position_sheet import check_sheet, check_zero_sum, sheet_row
from troef.core.view import View
from troef.tricks.game import TrickGame, TrickMatch
from troef.tricks.gathering import gathered_pack, pack_fact, read_pack
from troef.tricks.play import TrickPlay
from troef.tricks.run import TrickRun


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class GatheredMatch(TrickMatch):
    """A position of a match for points that the losers pay the winners, after an auction that may be passed out.

    `gathered` is the pack as it lies for the next deal, `passed_out` how many deals were not scored. The match ends
    when one player alone has the most points, at least `target` of them; without a target (0) after the number of
    deals that the game names, of which only those that were played count.
    """

    def __init__(self, game: TrickGame, dealer: int, target: i64) -> None:
        super().__init__(game, 4, dealer)
        self.target: i64 = target
        self.passed_out: i64 = 0
        #: a new one after every deal, so copies share it
        self.gathered: vec[i64] = game.new_pack

    # ---- for a game to say ----

    def gathered_after(self, play: TrickPlay) -> vec[i64]:
        """The pack after a deal: the tricks as they were played, then untouched hands from seat 0 on."""
        return gathered_pack(self.log, play.hands, 0)

    def dealer_after_passing(self) -> i64:
        """Who deals after a deal that was passed out."""
        return self.after(self.dealer)

    # ---- what follows a deal ----

    def pack(self) -> list[int]:
        return [int(card) for card in self.gathered]

    def gathered_cards(self) -> vec[i64]:
        return self.gathered

    def new_run(self) -> TrickRun:
        run = super().new_run()
        run.logs = True  # the pack is gathered as the cards fell
        return run

    def least_cut(self) -> int:
        return 1 if self.deal_number else 0  # the first pack is shuffled

    def pass_out(self, play: TrickPlay) -> None:
        """Everybody has passed: the cards are gathered and dealt once more."""
        self.passed_out += 1
        self.gathered = self.gathered_after(play)
        self.dealer = self.dealer_after_passing()
        self.await_deal()

    def next_deal(self) -> None:
        play = self.tricks
        assert play is not None
        self.gathered = self.gathered_after(play)
        super().next_deal()

    def deal_count(self) -> i64:
        return self.trick_game.deals + self.passed_out if self.trick_game.deals else i64(0)

    def finish_if_over(self) -> None:
        if not self.target:
            super().finish_if_over()
        elif self.target_reached(self.totals):
            self.finish_best(self.totals, "target")

    def target_reached(self, totals: vec[i64]) -> bool:
        """Whether one player alone has the most points, and enough of them."""
        best, holders = totals[0], 0
        for seat in range(4):
            best = max(best, totals[seat])
        for seat in range(4):
            if totals[seat] == best:
                holders += 1
        return holders == 1 and best >= self.target > 0

    # ---- copies, worlds, positions ----

    def copy_match(self, other: TrickMatch) -> None:
        super().copy_match(other)
        assert isinstance(other, GatheredMatch)
        other.passed_out, other.gathered = self.passed_out, self.gathered

    def restore(self, view: View) -> None:
        """The match as it was before the view's deal."""
        played = any(kind_of(move) == PLAY for _, move in view.log)
        moves_on = played or self.dealer_after_passing() != self.dealer
        self.restore_before_deal(view, played, 1 if moves_on else 0)
        self.add_up()
        if self.trick_game.deals:
            self.passed_out = view.deals - self.trick_game.deals
            if view.between_deals() and not played:
                self.passed_out -= 1

    def match_facts(self) -> dict[str, object]:
        """The gathered pack, and how many deals were passed out and not scored."""
        return {"pack": pack_fact(self.gathered, self.deal_number), "passed_out": int(self.passed_out)}

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet, with which the match must not be over."""
        self.gathered = read_pack(facts, self.trick_game.cards, self.deal_number)
        self.passed_out = whole_number(facts, "passed_out", 0, int(self.deal_number))
        check_sheet(int(self.deal_number - self.passed_out), int(self.trick_game.deals), len(self.sheet))
        check_zero_sum(self.sheet)
        totals = vec[i64]([0, 0, 0, 0])
        for number, row in enumerate(self.sheet, 1):
            for seat in range(4):
                totals[seat] += row.cells[seat]
            if self.target_reached(totals):
                raise PositionError(sheet_row(number), "with it the match would be over")
        self.totals = totals
