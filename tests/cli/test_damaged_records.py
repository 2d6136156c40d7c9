"""`troef check` of damaged records: the first fault on one line, in the language asked, and nothing that harms."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import troef
from troef.cli.main import main
from troef.cli.records import MOST_LINE_BYTES, parse, read_lines
from troef.core.match import Match
from troef.core.record import MOST_LINE, Record, RecordError
from troef.core.record_error import REASONS
from troef.words.words import words

Lines = list[str]


def bridge(names: "list[str] | None" = None) -> str:
    """A rubber of bridge in which the first deal was passed out and the second has begun."""
    match = Match(Record(troef.game("bridge"), 4, 0, names or ["Noor", "Els", "Sam", "Wim"]))
    for text in ("pass pass pass pass", "1H pass"):
        match.deal(troef.SeededDealer(1))
        for call in text.split():
            match.play(match.state.actors()[0], call)
    return match.record.text()


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out + said.err


def told(capsys: pytest.CaptureFixture[str], path: Path, data: "str | bytes", lang: str) -> str:
    """What `troef check` says of a record, without the name of its file."""
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    code, said = run(capsys, "--lang", lang, "check", path)
    assert code == 1 and said.count("\n") == 1
    return said.strip().removeprefix(f"{path}: ")


def line(number: int, **facts: object) -> Callable[[Lines], None]:
    """Other facts in place of a line, counted from 1."""

    def change(lines: Lines) -> None:
        lines[number - 1] = json.dumps(facts)

    return change


def header(**facts: object) -> Callable[[Lines], None]:
    """Other facts in the first line."""

    def change(lines: Lines) -> None:
        lines[0] = json.dumps(json.loads(lines[0]) | facts)

    return change


def text(number: int, words: str) -> Callable[[Lines], None]:
    """Another text in place of a line."""

    def change(lines: Lines) -> None:
        lines[number - 1] = words

    return change


DAMAGE = [
    (text(3, "{"), "regel 3: deze regel is geen JSON"),
    (text(3, "[]"), "regel 3: deze regel is geen JSON-object"),
    (text(3, "{}"), "regel 3: een regel is een gift, een zet of het einde"),
    (header(troef=9), 'regel 1: in de eerste regel hoort "troef": 1'),
    (header(game=1), "regel 1: in de eerste regel horen een spel, zijn regels en zijn afspraken"),
    (header(names=1), "regel 1: in de eerste regel horen stoelen, een gever en namen"),
    (header(game="brigde"), "regel 1: Er is geen spel brigde. Bedoelde je bridge?"),
    (header(options={"honors": True}), "regel 1: Dit spel kent de afspraak honors niet. Bedoelde je honours?"),
    (header(dealer=7), "regel 1: er is geen stoel 7 om te geven bij 4 stoelen"),
    (header(seats=3), "regel 1: dit spel begint niet met 3 stoelen"),
    (line(2, deal=5), "regel 2: een gift is een tekst van kaarten"),
    (line(2, deal="AS XX"), "regel 2: “XX” is geen kaart"),
    (line(2, deal="AS KS"), "regel 2: er zijn 2 kaarten gegeven, het pak heeft er 52"),
    (line(2, deal="AS AS"), "regel 2: AS zit niet in dit pak, of staat er vaker"),
    (line(2, deal="AS", proof=1), "regel 2: bij een bewijs horen een vastlegging, woorden en een seed"),
    (line(3, seat="x", move="pass"), "regel 3: bij een zet horen een stoelnummer en een tekst"),
    (line(3, seat=5, move="pass"), "regel 3: er is geen stoel 5 bij 4 stoelen"),
    (line(3, seat=0, move="zing"), "regel 3, stoel 0, zet “zing”: dit spel kent zo'n zet niet"),
    (line(3, deal="AS"), "regel 3: er hoort nu niet gegeven te worden"),
    (line(9, seat=2, move="1D"), "regel 9, stoel 2, zet “1D”: 1D is te laag: er ligt al 1H."),
    (lambda lines: lines.append('{"end": {}, "sha256": ""}'), "regel 10: de controlesom klopt niet"),
]


@pytest.mark.parametrize(("change", "sentence"), DAMAGE)
def test_faults_are_told_in_dutch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Lines], None], sentence: str
) -> None:
    lines = bridge().removesuffix("\n").split("\n")
    change(lines)
    assert told(capsys, tmp_path / "match.jsonl", "\n".join(lines), "nl").startswith(sentence)


def test_an_empty_file_and_one_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    assert told(capsys, file, "", "nl") == "regel 1: het verslag is leeg"
    data = bridge().encode().replace(b"pass", b"\xff", 1)
    assert told(capsys, file, data, "nl") == "regel 3: deze regel is geen UTF-8"
    assert told(capsys, file, data, "en") == "line 3: this line is no UTF-8 text"


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_reason_has_words(lang: str) -> None:
    assert [key for key in REASONS if not words(lang).has(f"record-{key}")] == []


def test_the_english_words_are_those_of_the_error() -> None:
    with pytest.raises(RecordError) as caught:
        troef.read_record("[]")
    error = caught.value
    assert (error.key, error.facts, error.reason) == ("no-object", {}, "this line is no JSON object")
    assert words("en").say("record-no-object") == error.reason


# ---- what would harm ----

EVIL = "\x1b[2J\x9b2J\x07\u202e"


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_signs_that_steer_a_terminal_are_shown_as_codes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    lines = bridge().removesuffix("\n").split("\n")
    lines[2] = json.dumps({"seat": 0, "move": f"pass {EVIL}"})
    said = told(capsys, tmp_path / "match.jsonl", "\n".join(lines), lang)
    assert not any(sign in said for sign in EVIL if sign not in "[2J")
    assert "\\x1b[2J\\x9b2J\\x07\\u202e" in said
    lines[2] = json.dumps({"deal": f"{EVIL} AS"})
    assert "\x1b" not in told(capsys, tmp_path / "match.jsonl", "\n".join(lines), lang)
    for command in ("verify", "position"):
        _, said = run(capsys, "--lang", lang, command, tmp_path / "match.jsonl")
        assert "\x1b" not in said and "\x9b" not in said


def test_names_reach_the_screen_as_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = bridge([EVIL, "Els", "Sam", "\ud800"])
    assert not any(sign in record for sign in "\x1b\x9b\x07\u202e\ud800")
    assert troef.read_record(record).names == [EVIL, "Els", "Sam", "\ud800"]
    file = tmp_path / "match.jsonl"
    file.write_text(record, encoding="utf-8")
    code, said = run(capsys, "pbn", "export", file)
    assert code == 0 and "\x1b" not in said and '[North " [2J 2J  "]' in said


def test_a_file_with_such_a_name_is_shown_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "--lang", "en", "check", tmp_path / "a\x1b[2Jb")
    assert code == 2 and "\x1b" not in said and "a\\x1b[2Jb" in said


@pytest.mark.parametrize("place", [1, 3])
def test_a_line_that_is_too_long_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], place: int) -> None:
    lines = bridge().removesuffix("\n").split("\n")
    lines[place - 1] = json.dumps({"seat": 0, "move": "x" * MOST_LINE})
    file = tmp_path / "match.jsonl"
    assert told(capsys, file, "\n".join(lines), "nl") == f"regel {place}: deze regel is langer dan 100.000 tekens"
    with pytest.raises(RecordError) as caught:
        troef.read_record("\n".join(lines))
    assert (caught.value.line, caught.value.key) == (place, "long-line")


def test_no_more_of_a_long_line_is_read_than_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line of 100 MB is named without being held in memory."""
    file = tmp_path / "long.jsonl"
    first = bridge().split("\n")[0].encode() + b"\n"
    file.write_bytes(first)
    with file.open("r+b") as hole:
        hole.truncate(len(first) + 100_000_000)
    data = read_lines(file)
    assert len(data) == len(first) + MOST_LINE_BYTES + 1
    with pytest.raises(RecordError) as caught:
        parse(data)
    assert (caught.value.line, caught.value.key) == (2, "long-line")
    code, said = run(capsys, "--lang", "en", "check", file)
    assert code == 1 and "line 2: this line is longer than 100,000 signs" in said


def test_a_file_that_is_longer_than_any_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "huge.jsonl"
    file.write_bytes((b"x" * 99 + b"\n") * 500_001)
    code, said = run(capsys, "--lang", "en", "check", file)
    assert code == 2 and "> 50 MB" in said


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_changed_there_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    """Random bytes, put in anywhere, never end in anything but an answer."""
    changed = bytearray(bridge().encode())
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(changed)))
        changed[at : at + data.draw(st.integers(0, 20))] = data.draw(st.binary(max_size=8))
    file = tmp_path / "match.jsonl"
    file.write_bytes(bytes(changed))
    code, said = run(capsys, "--lang", "nl", "check", file)
    assert code in (0, 1) and said.count("\n") == 1
