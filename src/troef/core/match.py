"""A match at the level of text: cards and moves as people write them, with the record that follows.

>>> from troef.core.dealer import SeededDealer
>>> from troef.core.registry import find_game
>>> match = Match(find_game("klaverjassen"))
>>> match.arrange({1: "JH 9H AH"})
>>> match.play(1, "trump hearts")
>>> sorted(match.legal(1))[-3:]
['AH', 'JH', 'QH']
>>> match.refusal(1, "AS").reason
'not-held'
"""

from typing import Any

from troef.core.dealer import Dealer, FixedDealer, SeededDealer, new_seed, order_for, with_cut
from troef.core.game import Game, State
from troef.core.reading import Move
from troef.core.record import Record
from troef.core.refusal import DealError, IllegalMove, Refusal
from troef.core.view import View


class NothingToUndo(ValueError):
    """No move has been made yet."""


class Match:
    """A state together with its record: what happens to one is written in the other.

    It starts from a game, or takes up a record. Moves are numbers or their text; `seats` and `dealer` are as in
    `Game.start`, and only for a match that starts from a game.

    Raises:
        ValueError: the game is not played by that many, or there is no such dealer.
        RecordError: the record does not replay.
    """

    def __init__(
        self,
        source: "Game | Record",
        seats: "int | None" = None,
        dealer: int = 0,
        names: "list[str] | None" = None,
    ) -> None:
        if isinstance(source, Record):
            self.record = source
        else:
            self.record = Record(source, int(source.start(seats, dealer).seats), dealer, names)
        self.state: State = self.record.replay()
        #: deals that `undo` took back: the same cards come again
        self._again: list[tuple[list[int], Any]] = []

    @property
    def game(self) -> Game:
        """What is played."""
        return self.record.game

    # ---- cards ----

    def deal(self, dealer: "Dealer | None" = None, cut: "int | None" = None) -> None:
        """Deal the awaited pack: as the dealer gives it, or shuffled at random. A deal that was undone comes again.

        `cut`: how many cards the player who cuts (`State.cutter`) has taken off.

        Raises:
            DealError: no deal is awaited, the dealer's order does not fit, or the pack is not cut so.
        """
        while self._again:
            order, proof = self._again.pop()
            if sorted(order) == sorted(self.state.pack()):
                self._lay(order, proof)
                return
        chosen = SeededDealer(new_seed()) if dealer is None else dealer
        if cut is not None and self.state.cutter() < 0:
            raise DealError("this pack is not cut")
        order = order_for(self.state, chosen, cut)
        self._lay(order, with_cut(getattr(chosen, "proof", None), cut))

    def arrange(self, hands: "dict[int, str] | list[str] | None" = None, **places: str) -> None:
        """Deal the awaited pack so that these cards lie in these places (`State.arrange`).

        Raises:
            DealError: no deal is awaited, or the cards are no deal of it.
        """
        order = self.state.arrange(hands, **places)
        self._lay(order_for(self.state, FixedDealer([order])), None)

    def _lay(self, order: list[int], proof: Any) -> None:
        self.state.deal(order)
        self.record.add_deal(order, proof)
        self._close()

    def _close(self) -> None:
        """Write down the outcome, once there is one."""
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.ending = outcome.as_dict()

    # ---- moves ----

    def move(self, seat: int, text: "int | str") -> Move:
        """The move that a text stands for when this seat says it: a number that says what it is when it is printed.

        Raises:
            MoveTextError: it is no move of the game.
        """
        number = self.game.parse(text, self.state.view(seat)) if isinstance(text, str) else text
        return Move(number, self.game.language)

    def play(self, seat: int, move: "int | str") -> None:
        """Make a move, given as its number or its text.

        Raises:
            MoveTextError: the text is no move of the game.
            IllegalMove: the move is refused; nothing has happened.
        """
        number = self.move(seat, move)
        refusal = self.state.refusal(seat, number)
        if refusal is not None:
            raise IllegalMove(refusal)
        text = self.game.show(number, None)
        self.state.play(seat, number)
        self.record.add_move(seat, text)
        self._close()

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat as texts; empty when it may not act."""
        return [self.game.show(move, None) for move in self.state.legal(seat)]

    def refusal(self, seat: int, move: "int | str") -> "Refusal | None":
        """None when the move is legal, otherwise why it is not.

        Raises:
            MoveTextError: the text is no move of the game.
        """
        return self.state.refusal(seat, self.move(seat, move))

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return self.state.view(seat)

    def undo(self) -> None:
        """Take back the last move, by replaying the record without it.

        What was dealt after that move is taken back as well; the same cards come when it is dealt again.

        Raises:
            NothingToUndo: no move has been made.
        """
        events = self.record.events
        last = len(events) - 1
        while last >= 0 and events[last][0] < 0:
            last -= 1
        if last < 0:
            raise NothingToUndo("no move has been made yet")
        self._again += [(order, proof) for _, order, proof in reversed(events[last + 1 :])]
        del events[last:]
        self.record.ending = None
        self.state = self.record.replay()
