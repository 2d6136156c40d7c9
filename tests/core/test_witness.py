"""A record is compared with what somebody noted while he played: a forged one is right in itself, and is found out.

The match of the tests is klaverjassen with four deals; seats 0 and 1 commit, and seat 1 withholds its part of the
second deal. The pages check the same file (`web/tests/verifying.test.ts`).
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from troef.cli.main import main
from troef.core.digest import sha256
from troef.core.draw import link_commitment
from troef.core.record import read_record
from troef.core.witness import Comparison, NotesError, compare, read_notes
from troef.thinking.plain import plain_record, record_of

MATCH: dict[str, str] = json.loads((Path(__file__).parents[2] / "web/tests/fair-match.json").read_text("utf-8"))
RECORD, NOTES = MATCH["record"], MATCH["notes"]
Lines = list[dict[str, Any]]


def lines_of(text: str) -> Lines:
    return [json.loads(line) for line in text.splitlines()]


def closed(lines: Lines) -> str:
    """A record with a checksum that is right again."""
    texts = [json.dumps(line, ensure_ascii=False) for line in lines[:-1]]
    digest = sha256("\n".join(texts) + "\n").hex()
    return "\n".join([*texts, json.dumps({**lines[-1], "sha256": digest}, ensure_ascii=False)]) + "\n"


def found(record: str = RECORD, notes: str = NOTES) -> Comparison:
    return compare(read_record(record), read_notes(notes))


def keys(comparison: Comparison) -> set[str]:
    return {each.key for each in comparison.contradictions}


def with_notes(change: Callable[[Lines], None]) -> str:
    lines = lines_of(NOTES)
    change(lines)
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def drop(number: int) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines[:] = [line for line in lines if line.get("number") != number]

    return change


def test_the_match_that_was_played_agrees() -> None:
    comparison = found()
    assert comparison.contradictions == []
    assert (comparison.own, comparison.seen, comparison.unseen) == (4, 0, 0)
    void = next(proof.void for _, _, proof in read_record(RECORD).events if getattr(proof, "void", None))
    assert [each.withheld for each in void] == [[1]]


def test_a_record_that_went_to_another_process_is_the_same() -> None:
    assert record_of(plain_record(read_record(RECORD))).text() == RECORD


def test_a_record_that_was_made_up_afterwards_is_found_out() -> None:
    """Another seed of the server, with all that follows from it, is right in itself."""
    lines = lines_of(RECORD)
    lot = lines[0]["lot"]
    lot["draw"]["server"], lot["seed"] = sha256("a better seed").hex(), "a better seed"
    forged = closed(lines)
    record = read_record(forged)
    assert record.lot is not None and record.lot.secrets_fault() == ""
    assert keys(found(forged)) == {"other-record", "other-draw"}
    assert keys(found(forged, NOTES[: NOTES.rindex('{"match"')])) == {"other-draw"}  # who was not there at the end


def test_a_move_that_was_changed_is_found_out() -> None:
    """The deals are those of the match, but not the play."""
    lines = lines_of(RECORD)
    lines[0]["names"][0] = "Somebody else"
    assert keys(found(closed(lines))) == {"other-record"}


def test_other_cards_than_one_was_dealt_are_found_out() -> None:
    def other_hand(notes: Lines) -> None:
        dealt = notes[2]["hand"].split()
        notes[2]["hand"] = " ".join([*dealt[1:], "JH" if "JH" not in dealt else "9H"])

    assert keys(found(notes=with_notes(other_hand))) == {"other-hand"}


def test_a_part_that_one_did_not_give_is_found_out() -> None:
    assert keys(found(notes=with_notes(drop(5)))) == {"part-not-given"}


def test_a_draw_that_is_left_out_is_found_out() -> None:
    lines = lines_of(RECORD)
    del lines[0]["lot"]
    assert keys(found(closed(lines))) == {"other-record", "draw-left-out"}


def test_a_record_that_says_one_withheld_is_contradicted() -> None:
    """The server says that a link did not come: it is left out of a draw that was announced with it."""
    lines = lines_of(RECORD)
    void = next(line["proof"]["void"][0] for line in lines if "void" in line.get("proof", {}))
    void["links"], void["withheld"] = [], [0, 1]
    assert "part-left-out" in keys(found(closed(lines)))


def test_another_match_has_nothing_in_common() -> None:
    def elsewhere(notes: Lines) -> None:
        for note in notes[1:]:
            note["match"] = 2

    assert keys(found(notes=with_notes(elsewhere))) == {"nothing-noted"}


def test_who_came_later_witnesses_what_he_saw() -> None:
    """Without a part of his own he only knows that the announcements are those of the record."""

    def late(notes: Lines) -> None:
        for note in notes[1:-1]:
            del note["commit"], note["link"]
        drop(1)(notes)
        drop(2)(notes)

    comparison = found(notes=with_notes(late))
    assert comparison.contradictions == []
    assert (comparison.own, comparison.seen, comparison.unseen) == (0, 3, 1)


def test_a_link_belongs_to_its_commitment() -> None:
    for note in lines_of(NOTES)[1:-1]:
        assert link_commitment(note["link"]) == note["commit"]


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("{}", 1), ('{"troef-commits": 2}', 1), ('{"troef-commits": 1}\n{"match": 1}', 2), ("[", 1)],
)
def test_what_is_no_note_is_told_by_its_line(text: str, line: int) -> None:
    with pytest.raises(NotesError) as error:
        read_notes(text)
    assert error.value.line == line


def test_verify_takes_notes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    record, notes = tmp_path / "record.jsonl", tmp_path / "commits.jsonl"
    record.write_text(RECORD, "utf-8")
    notes.write_text(NOTES, "utf-8")
    assert main(["verify", str(record)]) == 0
    assert "only notes of that time" in capsys.readouterr().out
    assert main(["verify", str(record), "--commits", str(notes)]) == 0
    said = capsys.readouterr().out
    assert "first dealer, seat" in said and "agrees with what was noted: 4 deals" in said
    lines = lines_of(RECORD)
    lines[0]["names"][0] = "Somebody else"
    record.write_text(closed(lines), "utf-8")
    assert main(["verify", str(record)]) == 0  # right in itself
    assert main(["verify", str(record), "--commits", str(notes)]) == 1
    assert "FORGED" in capsys.readouterr().out
    notes.write_text("tea\n", "utf-8")
    assert main(["verify", str(record), "--commits", str(notes)]) == 2
    assert "line 1" in capsys.readouterr().err
