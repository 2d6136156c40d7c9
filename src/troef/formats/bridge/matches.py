"""Boards played again as matches: each call and card through the engine, the result of what was claimed written down.

Boards that follow each other as the deals of a rubber do are one match. All others, such as those of a duplicate
tournament, are a match each: the first deal of a rubber, nobody vulnerable. The vulnerability that a file gives to such
a board counts in its duplicate score only.
"""

from dataclasses import dataclass
from typing import Any, Final

from troef.cards.bits import cards_in
from troef.cards.card import card_text
from troef.core.game import Game
from troef.core.record import Record
from troef.core.refusal import DealError
from troef.core.view import REFEREE
from troef.formats.bridge.boards import PASSED, Board, calls_to
from troef.formats.bridge.duplicate import duplicate_score
from troef.formats.reading import Fault, FormatError, Reading
from troef.games.bridge.game import BridgeState
from troef.games.bridge.language import LANGUAGE
from troef.games.bridge.result import Result
from troef.games.bridge.scoring import SEAT_LETTERS

#: How a deal came to its score: all cards, or a result that was written down; or it has none (yet).
PLAYED: Final = "played"
CLAIMED: Final = "claimed"
PASSED_OUT: Final = "passed-out"
OPEN: Final = "open"

ALL_CARDS: Final = 52


@dataclass(frozen=True)
class Deal:
    """How a board came into a match: contract, declarer, the tricks that count (-1: none yet), and what was noted."""

    board: Board
    contract: str
    declarer: int
    tricks: int
    how: str
    remarks: tuple[Fault, ...] = ()

    def result(self) -> "Result | None":
        """The deal with the vulnerability that its file gives; None while it has no result."""
        if self.how == OPEN:
            return None
        if self.how == PASSED_OUT:
            return Result(None)
        bid = self.contract.rstrip("X")
        side = "EW" if self.declarer % 2 else "NS"
        vulnerable = self.board.vulnerable in (side, "All")
        return Result(bid, len(self.contract) - len(bid), self.declarer, self.tricks, vulnerable)

    def duplicate(self) -> "int | None":
        """What N–S score in duplicate bridge; None while there is no result."""
        result = self.result()
        return None if result is None else duplicate_score(result)


@dataclass
class BridgeMatch:
    """The record of a match, and the boards that are its deals; a `rubber`, or a board by itself."""

    record: Record
    deals: list[Deal]
    rubber: bool


def matches_of(game: Game, boards: list[Board]) -> Reading[BridgeMatch]:
    """The matches in which these boards are played; a board that the rules refuse is left out with its reason."""
    if len(boards) > 1 and not any(board.scoring for board in boards):
        together = _matches(game, boards, True)
        if len(together.games) > 1 or together.faults:
            return _matches(game, boards, False)
        return together
    return _matches(game, boards, True)


def _matches(game: Game, boards: list[Board], rubbers: bool) -> Reading[BridgeMatch]:
    reading: Reading[BridgeMatch] = Reading()
    sitting: _Sitting | None = None
    for board in boards:
        rubber = rubbers and board.scoring.lower() in ("", "rubber")
        goes_on = sitting is not None and rubber and sitting.goes_on_with(board)
        try:
            if sitting is None or not goes_on:
                sitting = _Sitting(game, board)
                sitting.play(board)
                reading.games.append(BridgeMatch(sitting.record, sitting.deals, rubber and len(boards) > 1))
            else:
                sitting.play(board)
        except FormatError as error:
            reading.faults.append(error.fault.at(board.place, board.label))
            sitting = sitting if goes_on else None
    return reading


class _Sitting:
    """A match that is being written down, board by board."""

    def __init__(self, game: Game, board: Board) -> None:
        self.record = Record(game, 4, board.dealer, [name if name != "?" else "" for name in board.names])
        self.state: Any = self.record.start()
        self.deals: list[Deal] = []

    def goes_on_with(self, board: Board) -> bool:
        """Whether a board can be the next deal of this rubber: its dealer, vulnerability and players."""
        state = self.state
        names = [name if name != "?" else "" for name in board.names]
        sides = (state.rubber.vulnerable(0), state.rubber.vulnerable(1))
        now = "All" if all(sides) else "NS" if sides[0] else "EW" if sides[1] else "None"
        return (
            state.awaits_deal
            and state.dealer == board.dealer
            and board.vulnerable in ("", now)
            and names == self.record.names
        )

    def play(self, board: Board) -> None:
        """Play a board.

        Raises:
            FormatError: a call or card is refused; the match is as it was.
        """
        playing = _Playing(self.state.copy(), board)
        deal = playing.through()
        self.state = playing.state
        self.record.events += playing.events
        self.deals.append(deal)
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.ending = outcome.as_dict()


class _Playing:
    """A board on its way through the engine: the state so far, and the events for the record."""

    def __init__(self, state: BridgeState, board: Board) -> None:
        self.state = state
        self.board = board
        self.events: list[tuple[int, Any, Any]] = []
        self.remarks = list(board.remarks)

    def through(self) -> Deal:
        board, state = self.board, self.state
        hands = {seat: " ".join([card_text(card) for card in cards_in(board.hands[seat])]) for seat in range(4)}
        try:
            order = state.game.arrange(hands, dealer=board.dealer)
        except DealError as error:
            raise FormatError("no-deal", board.line) from error
        state.deal(order)
        self.events.append((-1, order, None))
        calls = list(board.calls) or calls_to(board)
        for place, call in enumerate(calls):
            self._make(call, board.call_lines[place] if place < len(board.call_lines) else board.line)
        for place, card in enumerate(board.cards):
            line = board.card_lines[place] if place < len(board.card_lines) else board.line
            self._make(f"play {card_text(card)}", line)
        return self._settled()

    def _make(self, text: str, line: int) -> None:
        state = self.state
        actors = state.actors()
        if not actors:
            raise FormatError("after-the-deal", line, move=text)
        seat = actors[0]
        move = state.game.parse(text, state.view(seat))
        refusal = state.refusal(seat, move)
        if refusal is not None:
            raise FormatError("refused", line, move=text, player=SEAT_LETTERS[seat], refusal=refusal, game="bridge")
        state.play(seat, move)
        self.events.append((0, seat, state.game.show(move)))

    def _settled(self) -> Deal:
        board, state = self.board, self.state
        if state.declarer < 0:
            passed = not state.actors()
            return self._deal(PASSED if passed else "", -1, PASSED_OUT if passed else OPEN)
        contract = state.view(REFEREE).fact("contract")
        tricks, how = -1, OPEN
        if len(board.cards) == ALL_CARDS and state.tricks is not None:
            tricks, how = (
                int(state.tricks.tricks_of(state.declarer) + state.tricks.tricks_of(state.declarer ^ 2)),
                PLAYED,
            )
            if board.tricks not in (-1, tricks):
                self._remark("result-differs", said=board.tricks, played=tricks)
        elif board.tricks >= 0 and not board.goes_on and self._write_down(board.tricks):
            tricks, how = board.tricks, CLAIMED
        return self._deal(str(contract), int(state.declarer), how, tricks)

    def _write_down(self, tricks: int) -> bool:
        """The result of a deal that was not played to its last card, as far as the tricks before it allow it."""
        (move,) = LANGUAGE.parse(f"result {tricks}")
        refusal = self.state.refusal(REFEREE, move)
        if refusal is not None:
            self._remark("result-impossible", **{**refusal.facts, "said": tricks})
            return False
        self.state.play(REFEREE, move)
        self.events.append((0, REFEREE, f"result {tricks}"))
        return True

    def _deal(self, contract: str, declarer: int, how: str, tricks: int = -1) -> Deal:
        deal = Deal(self.board, contract, declarer, tricks, how)
        score = deal.duplicate()
        if self.board.score is not None and score not in (None, self.board.score):
            self._remark("score-differs", said=self.board.score, scored=score)
        return Deal(self.board, contract, declarer, tricks, how, tuple(self.remarks))

    def _remark(self, reason: str, **facts: object) -> None:
        self.remarks.append(Fault(reason, facts, self.board.line, self.board.place, self.board.label))
