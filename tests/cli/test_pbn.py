"""`troef pbn`: a record of bridge to PBN and back, and what goes wrong as one line."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

import troef
from proving import examples
from troef.cli.commands import GROUPS
from troef.cli.main import main
from troef.core.match import Match
from troef.core.record import Record, read_record

DEAL = "N:AKQ5.A2.A54.AK52 JT98.KQJ.KJ9.QJT 432.6543.QT63.43 76.T987.872.9876"


pytestmark = pytest.mark.usefixtures("english")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def write_match(path: Path, slug: str = "bridge", **options: object) -> Match:
    match = Match(Record(troef.game(slug, **options), 4, 1, ["Noor", "Els", "Sam", "Wim"]))
    dealer, rng = troef.SeededDealer(4), troef.Rng(4)
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.phase.pick(seat, rng)))
    path.write_text(match.record.text(), encoding="utf-8")
    return match


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = write_match(tmp_path / "match.jsonl", deal_limit=3)
    code, text, _ = run(capsys, "pbn", "export", tmp_path / "match.jsonl")
    assert code == 0 and text.startswith("% PBN 2.1\n% EXPORT\n")
    assert text.count("[Board ") == 3
    file = tmp_path / "match.pbn"
    assert run(capsys, "pbn", "export", tmp_path / "match.jsonl", "--out", file)[:2] == (0, "")
    assert file.read_text(encoding="utf-8") == text
    code, record, _ = run(capsys, "pbn", "import", file)
    assert code == 0
    rows = [row.marks for row in read_record(record).replay().sheet]
    assert [marks[0].split()[:1] for marks in rows] == [row.marks[0].split()[:1] for row in match.state.sheet]
    assert run(capsys, "pbn", "import", file, "--out", tmp_path / "again.jsonl")[0] == 0
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == record


def test_one_board_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "boards.pbn"
    games = [f'[Board "{number}"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n{number}NT' for number in (1, 3)]
    file.write_text("\n\n".join(games), encoding="utf-8")
    code, record, _ = run(capsys, "pbn", "import", file, "--board", 3)
    assert code == 0
    assert read_record(record).replay().view(0).fact("bid") == "3NT"
    code, _, fault = run(capsys, "pbn", "import", file, "--board", 2)
    assert code == 2 and "There is no number 2 in it; there are: 1, 3." in fault


def test_numbers_that_come_again_are_chosen_by_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rooms.pbn"
    rooms = [f'[Board "7"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n{level}NT' for level in (1, 3)]
    file.write_text("\n\n".join(rooms), encoding="utf-8")
    code, record, said = run(capsys, "pbn", "import", file, "--board", 7, "--place", 2)
    assert code == 0 and read_record(record).replay().view(0).fact("bid") == "3NT"
    assert "1 deal read, none left out." in said
    code, _, fault = run(capsys, "pbn", "import", file, "--place", 3)
    assert code == 2 and "There is nothing at place 3; the file has 2." in fault
    code, records, _ = run(capsys, "pbn", "import", file, "--board", 7)
    assert code == 0 and records.count('"troef"') == 2


#: What a club's program writes: a result for each board, two of which cannot be read.
EVENING = f"""\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "MP"]
[North "Zoë"]
[Deal "{DEAL}"]
[Declarer "N"]
[Contract "4S"]
[Result "9"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Scoring "MP"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Result "10"]
[Score "NS 600"]

[Board "3"]
[Deal "N:AK - - -"]

[Board "4"]
[Dealer "W"]
[Scoring "MP"]
[Deal "{DEAL}"]
[Auction "W"]
1H 1D
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
def test_an_evening_of_a_club(tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str) -> None:
    file = tmp_path / "evening.pbn"
    file.write_bytes(EVENING.replace("\n", "\r\n").encode(encoding))
    out = tmp_path / "evening"
    code, records, said = run(capsys, "pbn", "import", file, "--out", out)
    assert (code, records) == (0, "")
    lines = [line for line in said.split("\n") if "Latin-1" not in line]
    assert (len(lines) < len(said.split("\n"))) == (encoding == "latin-1")
    assert lines == [
        "board 1: 4S by North, 9 tricks as the file says (not all were played); "
        "duplicate score of North–South -50 (nobody vulnerable)",
        "board 2: 3NT by South, 10 tricks as the file says (not all were played); "
        "duplicate score of North–South 630 (North–South vulnerable)",
        f"{file}: board 2, line 11: the file says 600 points, by the rules it is 630",
        "Each of these boards is a match by itself: the first deal of a rubber, nobody vulnerable. "
        "The vulnerability in the file counts in the duplicate score only.",
        f"2 records written to {out}.",
        f"{file}: board 3, line 22: a hand has four suits with a point between them, not “AK”",
        f"{file}: board 4, line 29: North, 1 diamonds: 1D is too low: the last bid is 1H. "
        "Bid a higher level, or the same one in a higher strain. [R10]",
        "2 deals read, 2 left out.",
        "",
    ]
    assert sorted(path.name for path in out.iterdir()) == ["board-1.jsonl", "board-2.jsonl"]
    assert run(capsys, "check", *sorted(out.iterdir()))[0] == 0
    assert read_record((out / "board-1.jsonl").read_text(encoding="utf-8")).names[0] == "Zoë"


def test_reasons_in_dutch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(EVENING, encoding="utf-8")
    code, _, said = run(capsys, "--lang", "nl", "pbn", "import", file, "--board", 4)
    assert code == 1
    assert said.startswith(f"{file}: spel 4, regel 29: noord, 1 ruiten: 1D is te laag")
    assert said.endswith("0 spellen gelezen, 1 weggelaten.\n")


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_several_matches_come_to_the_screen_one_after_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(EVENING, encoding="utf-8")
    code, shown, said = run(capsys, "--lang", lang, "pbn", "import", file)
    assert code == 0
    begun = [f'{{"troef"{rest}' for rest in shown.split('{"troef"')[1:]]
    assert "".join(begun) == shown
    assert [read_record(text).names[0] for text in begun] == ["Zoë", ""]
    assert [len(read_record(text).replay().sheet) for text in begun] == [1, 1]
    assert {"nl": "2 verslagen na elkaar", "en": "2 records one after another"}[lang] in said


def test_several_matches_do_not_go_to_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.pbn"
    file.write_text(EVENING, encoding="utf-8")
    code, _, said = run(capsys, "pbn", "import", file, "--out", tmp_path / "evening.jsonl")
    assert code == 2 and "These are 2 matches: name a folder with --out" in said
    assert not (tmp_path / "evening.jsonl").exists()


def test_names_that_would_steer_the_terminal_are_shown_as_codes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evil.pbn"
    file.write_text('[Board "\x1b[2J"]\n[Deal "N:\x1b]0;x\x07 - - -"]\n', encoding="utf-8")
    code, out, said = run(capsys, "pbn", "import", file)
    assert code == 1 and "\x1b" not in out + said and "\\x1b[2J" in said


def test_deals_of_bridge_base(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.lin"
    hands = "S432H6543DQT63C43,S76HT987D872C9876,SAKQ5HA2DA54CAK52"
    deals = [f"qx|o{number}|md|3{hands},|sv|b|mb|1N|mb|p|mb|p|mb|p|pc|SJ|mc|8|pg||" for number in (5, 6)]
    file.write_text("\n".join(deals), encoding="utf-8")
    out = tmp_path / "deals"
    code, _, said = run(capsys, "lin", "import", file, "--out", out)
    assert code == 0 and "board 6: 1NT by North, 8 tricks as the file says" in said
    assert run(capsys, "check", *out.iterdir())[0] == 0
    code, record, _ = run(capsys, "lin", "import", file, "--board", 6)
    assert code == 0 and read_record(record).replay().sheet[0].cells == (70, 0)
    file.write_text("no such thing", encoding="utf-8")
    code, _, said = run(capsys, "lin", "import", file)
    assert code == 1 and "there is no deal in it" in said


def test_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "other.jsonl", "klaverjassen", deals=4)
    code, _, fault = run(capsys, "pbn", "export", tmp_path / "other.jsonl")
    assert code == 2 and "klaverjassen" in fault
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n", encoding="utf-8")
    code, said, _ = run(capsys, "pbn", "export", bad)
    assert code == 1 and "line 1" in said
    deal = tmp_path / "bad.pbn"
    deal.write_text(f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n1H 1D\n', encoding="utf-8")
    code, _, said = run(capsys, "pbn", "import", deal)
    assert code == 1 and "line 4" in said and "R10" in said
    deal.write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "pbn", "import", deal)[0] == 1
    assert run(capsys, "pbn", "import", tmp_path / "nothing.pbn")[0] == 2
    code, _, fault = run(capsys, "pbn", "exprt")
    assert code == 2 and "Did you mean export?" in fault


#: A file for each reader, in which bytes are changed.
FILES = {
    "pbn": EVENING.encode(),
    "lin": b"qx|o5|md|3S432H6543DQT63C43,S76HT987D872C9876,SAKQ5HA2DA54CAK52,|sv|b|mb|1N|mb|p|mb|p|mb|p|pc|SJ|mc|8|",
    "iss": b"(;GM[Skat]P0[a]P1[b]P2[c]MV[w CJ.SJ.HJ.DJ.HA.HT.HK.HQ.H9.H8.C7.C8.C9.CT.CQ.CK.CA.S7.S8.S9.D7.D8.D9.DT."
    b"DQ.DK.DA.ST.SQ.SK.H7.SA 1 p 2 p 0 p ]R[passed] ;)",
}


@pytest.mark.parametrize("group", FILES)
@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_bytes_there_are_it_ends_in_an_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], group: str, data: st.DataObject
) -> None:
    changed = bytearray(FILES[group])
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(changed)))
        changed[at : at + data.draw(st.integers(0, 30))] = data.draw(st.binary(max_size=12))
    file = tmp_path / f"file.{group}"
    file.write_bytes(bytes(changed))
    code, records, said = run(capsys, group, "import", file)
    assert code in (0, 1) and "Something went wrong" not in said
    assert (code == 0) == bool(records)
    assert not any(sign in records + said for sign in "\x1b\x07\x9b")


def test_help_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for group in ("pbn", "lin", "iss"):
        for name in GROUPS[group]:
            for lang in ("nl", "en"):
                code, text, _ = run(capsys, "--lang", lang, group, name, "--help")
                assert code == 0 and "cli-" not in text
