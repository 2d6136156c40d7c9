"""What a game may say of its positions, with what holds where it says nothing."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from troef.core.progress import Progress


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class StateHooks(Progress):
    """How a game differs from most: its cut, what it brings to a deal, what others see, whose cards are played.

    A state overrides what its rule book says otherwise.
    """

    def least_cut(self) -> int:
        """0 when the awaited pack is shuffled; in games of gathered tricks that are only cut (Rikken, Wiezen), how
        many cards a cut leaves on either side at least."""
        return 0

    def cutter(self) -> int:
        """The seat that cuts the awaited pack before it is dealt; -1 where the rules know no cut.

        A table asks it and hands its answer to the dealer (`order_for`); where nobody cuts the dealer's order stands.
        """
        return -1

    def breaking_off(self) -> tuple[int, ...]:
        """The seats that have agreed to break the match off here, to which all must agree (bridge A8)."""
        return ()

    def least_packet(self) -> int:
        """How many cards the cutter takes off, and leaves, at least."""
        return self.least_cut() or 1

    def match_facts(self) -> dict[str, object]:
        """What the match brings to its next deal beside dealer, deal number and score sheet: lives, chips, games
        already chosen, a gathered pack … as plain data for `position`."""
        return {}

    def set_match(self, facts: dict[str, Any]) -> None:
        """Take up what `match_facts` gave, in a match that awaits a deal. Dealer, deal number and sheet are set
        already; what follows from the sheet (totals) is set here.

        Raises:
            PositionError: no match can bring that to a deal.
        """

    def upcoming_deal(self) -> i64:
        """The number of the deal that is awaited; a game in which a deal is dealt again says it here."""
        return self.deal_number + 1

    def made(self, seat: i64, entry: i64) -> i64:
        """The move that an entry of the log stands for, or -1 for one that the state wrote beside a move."""
        return entry

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        """A move as `viewer` may know it (payload `HIDDEN` where only the making is public)."""
        return move

    def holder(self, seat: i64, card: i64) -> i64:
        """The seat from whose hand a card was played: the seat itself, unless it plays the cards of another."""
        return seat

    def trick_aim(self, seat: i64) -> object:
        """What the tricks that are being played are about, as far as it concerns a seat (`tricks.aim.Aim`), for the
        perfect-information solver; None where no tricks are played or nothing can be said. The aim's side need not
        be the seat's own: who does not belong to it plays against it."""
        return None
