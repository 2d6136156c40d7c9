"""`troef check` and `troef verify`: records of matches."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cards.card import cards_text, parse_cards
from troef.cli.asking import words_of
from troef.cli.faults import FAILED, Fault
from troef.core.dealer import Proof
from troef.core.game import State
from troef.core.nearest import nearest
from troef.core.record import Record, RecordError, read_record, replay_deal, replay_move
from troef.core.refusal import IllegalMove
from troef.words.words import Words

#: No record is longer; what is, is no record.
MOST_BYTES = 200_000_000

Files = Annotated[list[Path], typer.Argument(metavar="RECORD…", help="cli-argument-records", show_default=False)]
File = Annotated[Path, typer.Argument(metavar="RECORD", help="cli-argument-record", show_default=False)]


def check(context: typer.Context, records: Files) -> None:
    """Replay records; the first fault of each is told."""
    words = words_of(context)
    texts = [(path, read_file(path)) for path in records]
    sound = True
    for path, text in texts:
        try:
            record = parse(text)
            state = record.replay()
        except RecordError as error:
            sound = False
            print(f"{path}: {fault_line(first_fault(text, error), text, words)}")
        else:
            print(f"{path}: {_sound_line(record, state, words)}")
    if not sound:
        raise typer.Exit(FAILED)


def verify(context: typer.Context, record: File) -> None:
    """Prove every deal of a record from what was published before it."""
    words = words_of(context)
    text = read_file(record)
    try:
        found = parse(text)
        proofs = prove(found)
    except RecordError as error:
        print(f"{record}: {fault_line(first_fault(text, error), text, words)}")
        raise typer.Exit(FAILED) from error
    for number, (line, answer, commit) in enumerate(proofs, 1):
        print(words.say(f"cli-proof-{answer}", number=number, line=line, commit=commit))
    if not proofs:
        print(words.say("cli-proof-nothing"))
    if not proofs or any(answer != "proven" for _, answer, _ in proofs):
        raise typer.Exit(FAILED)


def prove(record: Record) -> list[tuple[int, str, str]]:
    """Of every deal its line, the answer (`proven`, `none`, `commit` or `order`) and the commitment.

    Raises:
        RecordError: the record does not replay.
    """
    state = record.start()
    answers: list[tuple[int, str, str]] = []
    for line, (kind, first, second) in enumerate(record.events, 2):
        if kind >= 0:
            replay_move(state, first, second, line)
            continue
        pack, least = state.pack(), state.least_cut()
        replay_deal(state, first, line)
        answers.append((line, _proof_of(second, pack, first, least), second.commit if second is not None else ""))
    return answers


def _proof_of(proof: "Proof | None", pack: list[int], order: list[int], least: int) -> str:
    if proof is None:
        return "none"
    # twins and jokers are written alike, so the order is proven by the faces of the cards
    return proof.fault(parse_cards(cards_text(pack)), parse_cards(cards_text(order)), least) or "proven"


def read_file(path: Path) -> bytes:
    """What is in a file.

    Raises:
        Fault: it is not there (with the nearest name beside it) or cannot be read.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Fault("cli-file", name=path, text="> 200 MB")
        return path.read_bytes()
    except FileNotFoundError as error:
        beside = [each.name for each in path.parent.iterdir()] if path.parent.is_dir() else []
        near = nearest(path.name, beside)
        raise Fault("cli-no-file", name=path, nearest=path.parent / near if near else "") from error
    except (OSError, ValueError) as error:
        raise Fault("cli-file", name=path, text=getattr(error, "strerror", None) or str(error)) from error


def parse(data: bytes) -> Record:
    """The record in a file.

    Raises:
        RecordError: it is none, with the line.
    """
    try:
        return read_record(data.decode())
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "this line is no UTF-8 text") from error


def first_fault(data: bytes, found: RecordError) -> RecordError:
    """The fault that comes first: a line that cannot be read, or a checksum, may hide one in the play before it."""
    before = b"\n".join(data.split(b"\n")[: found.line - 1])
    try:
        if before:
            parse(before).replay()
    except RecordError as error:
        return error
    return found


def fault_line(error: RecordError, data: bytes, words: Words) -> str:
    """Line, seat, move and clause of a fault, with the refusal as a sentence."""
    parts = [words.say("cli-at-line", line=error.line)]
    if error.seat is not None:
        parts.append(words.say("cli-at-seat", seat=error.seat))
    if error.move:
        parts.append(words.say("cli-at-move", move=error.move))
    reason = error.reason
    cause = error.__cause__
    if isinstance(cause, IllegalMove):
        header = parse(data.split(b"\n", 1)[0])
        reason = words.refusal(header.game.slug, cause.refusal)
    clause = f" [{error.clause}]" if error.clause else ""
    return " ".join(f"{', '.join(parts)}: {reason}{clause}".split())


def _sound_line(record: Record, state: State, words: Words) -> str:
    deals = sum(kind < 0 for kind, _, _ in record.events)
    outcome = state.outcome()
    ending = words.say_for(record.game.slug, f"reason-{outcome.reason}") if outcome is not None else ""
    return words.say(
        "cli-sound" if outcome is not None else "cli-sound-open",
        game=f"{record.game.slug}:{record.game.rules}",
        seats=record.seats,
        deals=deals,
        moves=len(record.events) - deals,
        ending=ending,
    )
