"""What is wrong with a record: the line, a key with its facts for the faces, and the same in English."""

from typing import Final

#: What each key says, in English; `{…}` are its facts. The faces have the same keys as `record-<key>` in their words.
REASONS: Final[dict[str, str]] = {
    "empty": "the record is empty",
    "no-text": "this line is no UTF-8 text",
    "long-line": "this line is longer than {most} characters",
    "no-json": "this line is no JSON",
    "no-object": "this line is no JSON object",
    "line-kind": "a line is a deal, a move or the end",
    "after-end": "there is something after the end",
    "checksum": "the checksum does not fit: a line before this one was changed",
    "outcome": "the outcome is not the one that follows from the moves",
    "header-version": 'the header wants "troef": {version}',
    "header-game": "the header wants a game, its rules and its options",
    "header-seats": "the header wants seats, a dealer and names",
    "header-standing": "this cannot be what the match brings to its first deal: {text}",
    "header-dealer": "there is no seat {dealer} to deal among {seats}",
    "header-start": "this game does not start with {seats} seats",
    "deal-form": "a deal is a text of cards",
    "cut-form": "a cut is how many cards were taken off",
    "cut-unknown": "this pack is not cut",
    "cut-place": "a cut takes off {least} to {most} cards, not {cut}",
    "deal-unexpected": "no deal is awaited now",
    "deal-size": "{given} cards are dealt, the pack has {wanted}",
    "deal-card": "{card} is not in this pack, or is there more often",
    "no-card": "'{text}' is no card",
    "proof-form": "a proof has a commit, words and a seed",
    "draw-form": "the proof of a draw has its announcement, a seed and the links of all who take part",
    "move-form": "a move wants a seat number and a text",
    "no-seat": "there is no seat {seat} among {seats}",
    "no-move": "'{move}' is no move of this game",
}


class RecordError(ValueError):
    """A record that cannot be read or does not replay.

    `line` counts from 1; `reason` says in English what is wrong, `key` and `facts` say it to the faces; `seat`, `move`
    and `clause` are set where a move is at fault. Where a move was refused, `key` is `refused` and `facts` hold the
    `refusal` and the slug of the `game`.
    """

    def __init__(
        self,
        line: int,
        reason: str,
        seat: "int | None" = None,
        move: str = "",
        clause: str = "",
        key: str = "",
        facts: "dict[str, object] | None" = None,
    ) -> None:
        at = f", seat {seat}" if seat is not None else ""
        what = f", move '{move}'" if move else ""
        rule = f" [{clause}]" if clause else ""
        super().__init__(f"line {line}{at}{what}: {reason}{rule}")
        self.line = line
        self.reason = reason
        self.seat = seat
        self.move = move
        self.clause = clause
        self.key = key
        self.facts: dict[str, object] = facts if facts is not None else {}


def record_error(line: int, key: str, facts: "dict[str, object] | None" = None) -> RecordError:
    """The error of a key, with its words in English.

    >>> record_error(7, "long-line", {"most": 100}).reason
    'this line is longer than 100 characters'
    """
    given: dict[str, object] = facts if facts is not None else {}
    return RecordError(line, REASONS[key].format(**given), key=key, facts=given)
