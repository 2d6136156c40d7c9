"""`troef check` and `troef verify`: records of matches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from troef.cards.card import cards_text, parse_cards
from troef.cards.sentence import Sentence
from troef.cli.asking import words_of
from troef.cli.faults import FAILED, Fault
from troef.core.dealer import Proof
from troef.core.draw import DrawProof
from troef.core.game import State
from troef.core.nearest import nearest
from troef.core.record import MOST_LINE, Record, read_record, replay_deal, replay_move
from troef.core.record_error import RecordError, record_error
from troef.core.refusal import Refusal
from troef.core.witness import Comparison, Notes, NotesError, compare, read_notes
from troef.words.visible import visible
from troef.words.words import Words

#: No record is longer, and no file of another program; so much is read at a time.
MOST_BYTES: Final = 50_000_000
MOST_FOREIGN_BYTES: Final = 200_000_000
CHUNK: Final = 1 << 16
#: A sign is at most four bytes.
MOST_LINE_BYTES: Final = 4 * MOST_LINE
#: No more of a text in a record is quoted.
MOST_QUOTED: Final = 60

Files = Annotated[list[Path], typer.Argument(metavar="RECORD…", help="cli-argument-records", show_default=False)]
File = Annotated[Path, typer.Argument(metavar="RECORD", help="cli-argument-record", show_default=False)]
Commits = Annotated[
    Path | None, typer.Option("--commits", metavar="FILE", help="cli-option-commits", show_default=False)
]


def check(context: typer.Context, records: Files) -> None:
    """Replay records; the first fault of each is told."""
    words = words_of(context)
    texts = [(path, read_lines(path)) for path in records]
    sound = True
    for path, text in texts:
        try:
            record = parse(text)
            state = record.replay()
        except RecordError as error:
            sound = False
            tell_fault(path, text, error, words)
        else:
            print(visible(f"{path}: {_sound_line(record, state, words)}"))
    if not sound:
        raise typer.Exit(FAILED)


def verify(context: typer.Context, record: File, commits: Commits = None) -> None:
    """Prove every deal of a record from what was published before it."""
    words = words_of(context)
    text = read_lines(record)
    notes = None if commits is None else notes_of(commits)
    try:
        found = parse(text)
        proofs = prove(found)
        comparison = None if notes is None else compare(found, notes)
    except RecordError as error:
        tell_fault(record, text, error, words)
        raise typer.Exit(FAILED) from error
    lot = found.lot.secrets_fault() or _lot_fault(found, found.lot) if found.lot is not None else ""
    if found.lot is not None:
        answer = lot or "proven"
        print(visible(words.say(f"cli-lot-{answer}", seat=found.dealer, commit=shortened(found.lot.commit))))
    for number, (line, answer, commit) in enumerate(proofs, 1):
        print(visible(words.say(f"cli-proof-{answer}", number=number, line=line, commit=shortened(commit))))
    if not proofs:
        print(words.say("cli-proof-nothing"))
    if comparison is not None:
        _tell_comparison(comparison, words)
    elif proofs:
        print(words.say("cli-proof-alone"))
    contradicted = comparison is not None and comparison.contradictions
    if lot or contradicted or not proofs or any(answer != "proven" for _, answer, _ in proofs):
        raise typer.Exit(FAILED)


def notes_of(path: Path) -> Notes:
    """What somebody noted while he played, from a file.

    Raises:
        Fault: it cannot be read.
    """
    try:
        return read_notes(read_file(path).decode())
    except UnicodeDecodeError as error:
        raise Fault("cli-no-notes", name=path, line=1) from error
    except NotesError as error:
        raise Fault("cli-no-notes", name=path, line=error.line) from error


def _tell_comparison(found: Comparison, words: Words) -> None:
    for each in found.contradictions:
        print(visible(words.say(f"cli-notes-{each.key}", number=each.number)))
    if not found.contradictions:
        print(words.say("cli-notes-agree", own=found.own, seen=found.seen, unseen=found.unseen))


def _lot_fault(record: Record, lot: DrawProof) -> str:
    return "" if lot.first_dealer(record.seats) == record.dealer else "order"


def prove(record: Record) -> list[tuple[int, str, str]]:
    """Of every deal its line, the answer (`proven`, `none`, or what `DrawProof.fault` says) and the commitment.

    Raises:
        RecordError: the record does not replay.
    """
    state = record.start()
    answers: list[tuple[int, str, str]] = []
    for line, (kind, first, second) in enumerate(record.events, 2):
        if kind >= 0:
            replay_move(state, first, second, line)
            continue
        pack, least, packet = state.pack(), state.least_cut(), state.least_packet()
        replay_deal(state, first, line, second.cut if second is not None else None)
        answer = _proof_of(second, pack, first, least, packet)
        answers.append((line, answer, second.commit if second is not None else ""))
    return answers


def _proof_of(proof: "Proof | None", pack: list[int], order: list[int], least: int, packet: int) -> str:
    if proof is None or not proof.commit:
        return "none"
    # twins and jokers are written alike, so the order is proven by the faces of the cards
    return proof.fault(parse_cards(cards_text(pack)), parse_cards(cards_text(order)), least, packet) or "proven"


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """What is in a file of at most this many bytes.

    Raises:
        Fault: it is not there (with the nearest name beside it), is longer, or cannot be read.
    """
    return b"".join(chunks(path, most))


def read_lines(path: Path) -> bytes:
    """What is in a record; of a line that is too long, and of all after it, only so much that it can be told.

    Raises:
        Fault: it is not there (with the nearest name beside it), is longer than any record, or cannot be read.
    """
    read = bytearray()
    begun = 0  # where the last line begins
    for chunk in chunks(path, MOST_BYTES):
        for piece in chunk.splitlines(keepends=True) if b"\n" in chunk else [chunk]:
            read += piece
            if len(read) - begun > MOST_LINE_BYTES:
                return bytes(read[: begun + MOST_LINE_BYTES + 1])
            begun = len(read) if piece.endswith(b"\n") else begun
    return bytes(read)


def chunks(path: Path, most: int) -> Iterator[bytes]:
    """The bytes of a file, piece by piece."""
    try:
        left = most
        with path.open("rb") as file:
            while chunk := file.read(CHUNK):
                left -= len(chunk)
                if left < 0:
                    raise Fault("cli-file", name=path, text=f"> {most // 1_000_000} MB")
                yield chunk
    except FileNotFoundError as error:
        beside = [each.name for each in path.parent.iterdir()] if path.parent.is_dir() else []
        near = nearest(path.name, beside)
        raise Fault("cli-no-file", name=path, nearest=path.parent / near if near else "") from error
    except (OSError, ValueError) as error:
        raise Fault("cli-file", name=path, text=Sentence(getattr(error, "strerror", None) or str(error))) from error


def parse(data: bytes) -> Record:
    """The record in a file.

    Raises:
        RecordError: it is none, with the line.
    """
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > MOST_LINE_BYTES:
            raise record_error(number, "long-line", {"most": MOST_LINE})
    try:
        return read_record(data.decode())
    except UnicodeDecodeError as error:
        raise record_error(data.count(b"\n", 0, error.start) + 1, "no-text") from error


def first_fault(data: bytes, found: RecordError) -> RecordError:
    """The fault that comes first: a line that cannot be read, or a checksum, may hide one in the play before it."""
    before = b"\n".join(data.split(b"\n")[: found.line - 1])
    try:
        if before:
            parse(before).replay()
    except RecordError as error:
        return error
    return found


def tell_fault(path: Path, data: bytes, error: RecordError, words: Words) -> None:
    """The first fault of a record on one line, in the user's language."""
    print(visible(f"{path}: {fault_line(first_fault(data, error), words)}"))


def fault_line(error: RecordError, words: Words) -> str:
    """Line, seat, move and clause of a fault, with the reason as a sentence."""
    parts = [words.say("cli-at-line", line=error.line)]
    if error.seat is not None:
        parts.append(words.say("cli-at-seat", seat=error.seat))
    if error.move:
        parts.append(words.say("cli-at-move", move=shortened(error.move)))
    clause = f" [{error.clause}]" if error.clause else ""
    return f"{', '.join(parts)}: {_reason(error, words)}{clause}"


def _reason(error: RecordError, words: Words) -> str:
    """What is wrong, in the user's language: a refusal as its game says it, options and names as everywhere."""
    refusal = error.facts.get("refusal")
    if isinstance(refusal, Refusal):
        return words.refusal(str(error.facts["game"]), refusal)
    if words.has(f"record-{error.key}"):
        facts = {name: _quoted(fact) for name, fact in error.facts.items()}
        return words.say(f"record-{error.key}", **facts)
    return words.error(error.key, error.facts) if words.has(f"error-{error.key}") else error.reason


def _quoted(fact: object) -> object:
    """A fact of a message; what the record says is cut short, what Troef says of it is not."""
    return shortened(fact) if isinstance(fact, str) and not isinstance(fact, Sentence) else fact


def shortened(text: str) -> str:
    """A text of a record as a message quotes it."""
    return text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "…"


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
