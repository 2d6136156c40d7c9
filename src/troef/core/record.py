"""A match is its record: JSON Lines that a person can read.

The first line is the header (game, rules, options, seats, dealer); then every deal (the pack's order) and every move
(seat and text) in the order they happened; a finished match ends with its outcome and a SHA-256 over the lines before.
Replay, undo, referee, recovery and analysis all read it.
"""

import json
from typing import Any

from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.pack import Supply
from troef.core.dealer import Proof
from troef.core.digest import sha256
from troef.core.game import Game, State
from troef.core.options import OptionError, options_dict
from troef.core.refusal import DealError, IllegalMove, MoveTextError
from troef.core.registry import UnknownGame, make_game
from troef.core.view import REFEREE, TIMEKEEPER

VERSION = 1


class RecordError(ValueError):
    """A record that cannot be read or does not replay.

    `line` counts from 1; `reason` says what is wrong; `seat`, `move` and `clause` are set where a move is at fault.
    """

    def __init__(self, line: int, reason: str, seat: "int | None" = None, move: str = "", clause: str = "") -> None:
        at = f", seat {seat}" if seat is not None else ""
        what = f", move '{move}'" if move else ""
        rule = f" [{clause}]" if clause else ""
        super().__init__(f"line {line}{at}{what}: {reason}{rule}")
        self.line = line
        self.reason = reason
        self.seat = seat
        self.move = move
        self.clause = clause


class Record:
    """Header and events of a match. An event is a deal (order, proof or None) or a move (seat, text)."""

    def __init__(self, game: Game, seats: int, dealer: int = 0, names: "list[str] | None" = None) -> None:
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.names = names if names is not None else []
        self.events: list[tuple[int, Any, Any]] = []
        self.ending: dict[str, object] | None = None

    def add_deal(self, order: list[int], proof: "Proof | None" = None) -> None:
        """Write down a deal."""
        self.events.append((-1, list(order), proof))

    def add_move(self, seat: int, text: str) -> None:
        """Write down a move."""
        self.events.append((0, seat, text))

    def lines(self) -> list[str]:
        """The record as JSON Lines."""
        header = {
            "troef": VERSION,
            "game": self.game.slug,
            "rules": self.game.rules,
            "options": options_dict(self.game.options),
            "seats": self.seats,
            "dealer": self.dealer,
            "names": self.names,
        }
        lines = [_dump(header)]
        for kind, first, second in self.events:
            if kind < 0:
                facts: dict[str, object] = {"deal": cards_text(first)}
                if second is not None:
                    facts["proof"] = {"commit": second.commit, "words": second.words, "seed": second.seed}
                lines.append(_dump(facts))
            else:
                lines.append(_dump({"seat": first, "move": second}))
        if self.ending is not None:
            lines.append(_dump({"end": self.ending, "sha256": _digest(lines)}))
        return lines

    def text(self) -> str:
        """The record as one text, a line each."""
        return "\n".join(self.lines()) + "\n"

    def start(self) -> State:
        """The match before its first deal."""
        return self.game.start(self.seats, self.dealer)

    def replay(self, events: "int | None" = None) -> State:
        """The state after all events, or after the first so many.

        Raises:
            RecordError: a deal or a move does not fit, with its line.
        """
        state = self.start()
        chosen = self.events if events is None else self.events[:events]
        for number, (kind, first, second) in enumerate(chosen, 2):
            if kind < 0:
                replay_deal(state, first, number)
            else:
                replay_move(state, first, second, number)
        if events is None and self.ending is not None:
            outcome = state.outcome()
            if outcome is None or outcome.as_dict() != self.ending:
                raise RecordError(len(self.events) + 2, "the outcome is not the one that follows from the moves")
        return state


def _dump(facts: dict[str, object]) -> str:
    return json.dumps(facts, ensure_ascii=False)


def _digest(lines: list[str]) -> str:
    return sha256("\n".join(lines) + "\n").hex()


def replay_deal(state: State, order: list[int], line: int) -> None:
    """Lay a recorded deal; cards are found by their faces, so that twins and jokers need no name of their own.

    Raises:
        RecordError: it does not fit the state.
    """
    supply = Supply(state.pack())
    try:
        state.deal([supply.take(card) for card in order])
    except (CardError, DealError) as error:
        raise RecordError(line, str(error)) from error


def replay_move(state: State, seat: int, text: str, line: int) -> None:
    """Make a recorded move.

    Raises:
        RecordError: the text is no move, or the move is refused.
    """
    if not (0 <= seat < state.seats or seat in (REFEREE, TIMEKEEPER)):
        raise RecordError(line, "there is no such seat", seat, text)
    try:
        move = state.game.parse(text, state.view(seat))
        state.play(seat, move)
    except MoveTextError as error:
        raise RecordError(line, str(error), seat, text) from error
    except IllegalMove as illegal:  # compiled, a name keeps the type of its first handler
        raise RecordError(line, str(illegal), seat, text, illegal.refusal.clause) from illegal


def read_record(text: str) -> Record:
    """A record from its text; it is not replayed yet.

    Raises:
        RecordError: a line is no JSON, has the wrong shape, or the record was changed after it was closed.
    """
    # not splitlines: names and words may hold other signs that it takes for the end of a line
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if lines == [""]:
        raise RecordError(1, "the record is empty")
    record = _read_header(_load(lines[0], 1))
    for number, line in enumerate(lines[1:], 2):
        facts = _load(line, number)
        if record.ending is not None:
            raise RecordError(number, "there is something after the end")
        if "deal" in facts:
            record.events.append((-1, _read_order(facts["deal"], number), _read_proof(facts, number)))
        elif "move" in facts:
            seat, move = facts.get("seat"), facts["move"]
            if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(move, str):
                raise RecordError(number, "a move wants a seat number and a text")
            if not 0 <= seat < record.seats and seat not in (REFEREE, TIMEKEEPER):
                raise RecordError(number, f"there is no seat {seat} among {record.seats}")
            record.add_move(seat, move)
        elif isinstance(facts.get("end"), dict):
            if facts.get("sha256") != _digest(lines[: number - 1]):
                raise RecordError(number, "the checksum does not fit: a line before this one was changed")
            record.ending = facts["end"]
        else:
            raise RecordError(number, "a line is a deal, a move or the end")
    return record


def _load(line: str, number: int) -> dict[str, Any]:
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, "this line is no JSON") from error
    if not isinstance(facts, dict):
        raise RecordError(number, "this line is no JSON object")
    return facts


def _read_header(facts: dict[str, Any]) -> Record:
    if facts.get("troef") != VERSION:
        raise RecordError(1, f'the header wants "troef": {VERSION}')
    slug, rules, options = facts.get("game"), facts.get("rules"), facts.get("options", {})
    seats, dealer, names = facts.get("seats"), facts.get("dealer", 0), facts.get("names", [])
    if not isinstance(slug, str) or not isinstance(rules, str) or not isinstance(options, dict):
        raise RecordError(1, "the header wants a game, its rules and its options")
    if not isinstance(seats, int) or not isinstance(dealer, int) or not isinstance(names, list):
        raise RecordError(1, "the header wants seats, a dealer and names")
    try:
        game = make_game(slug, rules, options)
        game.start(seats, dealer)
    except (UnknownGame, OptionError, ValueError) as error:
        raise RecordError(1, str(error)) from error
    return Record(game, seats, dealer, [str(name) for name in names])


def _read_order(text: object, number: int) -> list[int]:
    if not isinstance(text, str):
        raise RecordError(number, "a deal is a text of cards")
    try:
        return parse_cards(text)
    except CardError as error:
        raise RecordError(number, str(error)) from error


def _read_proof(facts: dict[str, Any], number: int) -> "Proof | None":
    proof = facts.get("proof")
    if proof is None:
        return None
    if not isinstance(proof, dict):
        raise RecordError(number, "a proof has a commit, words and a seed")
    commit, words, seed = proof.get("commit"), proof.get("words"), proof.get("seed")
    if not isinstance(commit, str) or not isinstance(seed, str) or not isinstance(words, list):
        raise RecordError(number, "a proof has a commit, words and a seed")
    return Proof(commit, [str(word) for word in words], seed)
