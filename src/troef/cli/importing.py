"""What importing from any format has in common: a choice of games, records out, and what was read and left out.

Records go to the screen or to files; all that is said about them goes to standard error.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from troef.cli.asking import give
from troef.cli.faults import FAILED, Fault
from troef.cli.records import MOST_FOREIGN_BYTES, read_file
from troef.core.record import Record
from troef.core.refusal import Refusal
from troef.core.registry import find_game
from troef.formats import reading
from troef.formats.reading import Reading, decoded
from troef.words.visible import visible
from troef.words.words import Words

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-import-out", show_default=False)]
Place = Annotated[int | None, typer.Option("--place", metavar="K", help="cli-option-place-in-file", show_default=False)]

#: How many numbers are listed where one is not found.
MOST_NAMED: Final = 60
#: What a file may be called.
_PLAIN: Final = re.compile(r"[A-Za-z0-9-]{1,40}")


def say(line: str) -> None:
    """A line about the import; signs of the file that would steer the terminal are shown as their codes."""
    print(visible(line), file=sys.stderr)


def text_in(path: Path, words: Words) -> str:
    """The text of a file in whatever encoding; one that is not told from its bytes is said.

    Raises:
        Fault: the file is not there, or cannot be read.
    """
    text, encoding = decoded(read_file(path, MOST_FOREIGN_BYTES))
    if encoding == "latin-1":
        say(f"{path}: {words.say('format-latin-1')}")
    return text


def chosen(
    found: Reading[Any], number: "int | str | None", place: "int | None", label: Callable[[Any], str]
) -> Reading[Any]:
    """The games with a number as the file gives it, and the one at a place of the file.

    Raises:
        Fault: there is none.
    """
    if number is None and place is None:
        return found

    def wanted(at: int, name: str) -> bool:
        return (number is None or name == str(number)) and (place is None or at == place)

    games = [game for game in found.games if wanted(game.place, label(game))]
    faults = [fault for fault in found.faults if fault.place and wanted(fault.place, fault.label)]
    if not games and not faults:
        here = {(game.place, label(game)) for game in found.games}
        here |= {(fault.place, fault.label) for fault in found.faults if fault.place}
        names = ", ".join(list(dict.fromkeys([name for _, name in sorted(here)]))[:MOST_NAMED])
        if place is not None:
            raise Fault("cli-import-no-place", number=place, games=len(here))
        raise Fault("cli-import-no-number", number=number, names=visible(names))
    return Reading(games, faults)


# ---- what is said ----


def note(path: Path, fault: reading.Fault, words: Words, unit: str) -> None:
    """Why something was left out, or what was noted: which game (in the words of `unit`), its line and the reason."""
    parts: list[str] = []
    if fault.place:
        parts.append(words.say(unit, number=fault.label or str(fault.place)))
        if fault.label not in ("", str(fault.place)):
            parts.append(words.say("format-at-place", place=fault.place))
    if fault.line:
        parts.append(words.say("cli-at-line", line=fault.line))
    say(f"{path}: {', '.join(parts)}: {sentence(fault, words)}")


def sentence(fault: reading.Fault, words: Words) -> str:
    """The reason of a fault in the user's language; a refusal as the game says it, with its clause."""
    facts = dict(fault.facts)
    player = facts.get("player")
    if isinstance(player, str) and words.has(f"format-player-{player}"):
        facts["player"] = words.say(f"format-player-{player}")
    refusal = facts.pop("refusal", None)
    if not isinstance(refusal, Refusal):
        return words.say(f"format-{fault.reason}", **facts)
    slug = str(facts.pop("game"))
    clause = f" [{refusal.clause}]" if refusal.clause else ""
    facts["move"] = _move_in_words(slug, str(facts["move"]), words)
    return words.say(f"format-{fault.reason}", **facts, text=words.refusal(slug, refusal)) + clause


def _move_in_words(slug: str, text: str, words: Words) -> str:
    language = find_game(slug).language
    facts = language.describe(language.parse(text)[0])
    return words.tell(slug, f"verb-{facts['verb']}", facts)


def tell_reading(path: Path, faults: "list[reading.Fault]", read: int, words: Words, unit: str) -> None:
    """What was left out and why, and how many games were read.

    Raises:
        typer.Exit: nothing could be read.
    """
    for fault in faults:
        note(path, fault, words, unit)
    left_out = len({fault.place for fault in faults if fault.place})
    say(words.say("format-read", read=read, left=left_out))
    if not read:
        raise typer.Exit(FAILED)


# ---- records out ----


def give_records(records: "list[tuple[str, Record]]", out: "Path | None", words: Words) -> None:
    """One record to the screen or a file; several to the screen one after another, or to a folder, a file each, called
    by their names.

    Raises:
        Fault: there are several, and what was named is a file.
    """
    if out is None or (len(records) == 1 and not out.is_dir()):
        give("".join([record.text() for _, record in records]), out)
        if len(records) > 1:
            say(words.say("format-shown", matches=len(records)))
        return
    if out.suffix or out.is_file():
        raise Fault("cli-import-folder", name=out, matches=len(records))
    out.mkdir(parents=True, exist_ok=True)
    taken: set[str] = set()
    for number, (name, record) in enumerate(records, 1):
        plain = name if _PLAIN.fullmatch(name) else str(number)
        called = plain
        again = 2
        while called in taken:
            called = f"{plain}-{again}"
            again += 1
        taken.add(called)
        give(record.text(), out / f"{called}.jsonl")
    say(words.say("format-written", matches=len(records), name=str(out)))
