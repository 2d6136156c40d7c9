"""Players of others in the arena: a class, a function, an address; their faults are counted and stop nothing."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import troef
from troef.cli.main import main
from troef.sim.arena import Contest, compete, play_deal, player_scores
from troef.sim.entrants import is_entrant

#: Longer than any busy machine takes: nobody is late by chance.
PATIENT = 60.0
PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
CLASS, SERVER = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
OTHERS = """
import os, signal, sys, threading

def first(view): return view.game.show(view.moves[0], view)
def illegal(view): return "the ace of cups"
def nothing(view): return None
def waiting(view): return -1
def silent(view): threading.Event().wait()
def failing(view): raise ZeroDivisionError("by\\nzero")
def leaving(view): sys.exit("bye")
def gone(view): os._exit(0)

class Told:
    def __init__(self, game, seed):
        self.told = game.slug, len(seed)
    def choose(self, view, budget):
        print("no part of the results")
        return view.moves[0] if self.told == ("patience", 64) and view.game.slug == "patience" else -1
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder in which somebody keeps bots, and from which he enters them."""
    (tmp_path / "highest.py").write_text(CLASS, encoding="utf-8")
    (tmp_path / "others.py").write_text(OTHERS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def contest(player: str, limit: float = PATIENT, slug: str = "patience") -> Contest:
    """A contest against chance; in patience each plays alone, so there is one table of the entrant for each deal."""
    game = troef.game(slug)
    return Contest(slug, game.rules, {}, game.usual_seats, (player, "random"), 0.01, "s", 1, limit)


def faults(player: str, limit: float = PATIENT) -> "tuple[tuple[int, ...], str]":
    """How many illegal, late and crashed in one deal, and the first."""
    of = contest(player, limit)
    result = play_deal(of.game(), of, 0)
    assert result.faults[1] == (0, 0, 0)
    return result.faults[0], result.notes[0]


def address(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """A bot on loopback, and where it is."""
    handler.log_message = lambda *_: None  # type: ignore[assignment, method-assign]
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/move"
        server.shutdown()
        thread.join()


@pytest.fixture
def first_by_http() -> Iterator[str]:
    """The HTTP bot of the page."""
    names: dict[str, Any] = {"__name__": "bot"}
    exec(SERVER, names)
    yield from address(names["First"])


class Broken(BaseHTTPRequestHandler):
    """Answers as the test says."""

    status, text = 200, b""

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(self.text)


@pytest.fixture
def broken() -> Iterator[str]:
    """A server that answers wrongly."""
    yield from address(Broken)


@pytest.mark.parametrize(
    ("name", "entrant"),
    [("bots.mine:Ducker", True), ("https://a.example/x", True), ("strong:20", False), ("Strong:many", False)],
)
def test_a_name_is_of_an_entrant_or_of_a_player_of_troef(name: str, entrant: bool) -> None:
    assert is_entrant(name) is entrant


def test_the_class_of_the_page_plays_without_a_fault(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = "arena hartenjagen --players highest:Highest,random --deals 2 --limit 60000 --page page.html --json"
    assert main(["--lang", "en", *line.split()]) == 0
    facts = json.loads(capfd.readouterr().out)
    entrant = facts["players"][0]
    assert (entrant["player"], entrant["illegal"], entrant["late"], entrant["crashes"]) == ("highest:Highest", 0, 0, 0)
    assert facts["limit_ms"] == 60000
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert '<html lang="en">' in page
    assert '<th scope="row">highest:Highest</th>' in page
    assert "<svg" in page


def test_the_http_bot_of_the_page_plays_as_a_function_that_does_the_same(first_by_http: str) -> None:
    posted, called = (
        play_deal(of.game(), of, 0) for of in (contest(one, slug="toepen") for one in (first_by_http, "others:first"))
    )
    assert posted.faults == called.faults == ((0, 0, 0), (0, 0, 0))
    assert posted.leads == called.leads
    assert posted.decisions[0] > 3


def test_a_class_is_made_with_the_game_and_a_seed_and_may_print(capfd: pytest.CaptureFixture[str]) -> None:
    assert faults("others:Told") == ((0, 0, 0), "")
    assert "no part" not in capfd.readouterr().out


@pytest.mark.parametrize(
    ("name", "kind", "note"),
    [
        ("illegal", 0, "'the ace of cups'"),
        ("nothing", 0, "'None'"),
        ("waiting", 0, "-1"),
        ("failing", 2, "ZeroDivisionError: by zero"),
        ("leaving", 2, "SystemExit: bye"),
        ("gone", 2, "its process ended"),
    ],
)
def test_a_fault_is_counted_and_chance_plays_on(
    capfd: pytest.CaptureFixture[str], name: str, kind: int, note: str
) -> None:
    counts, told = faults(f"others:{name}")
    assert counts[kind] == sum(counts) == 1
    assert told == note
    assert "Traceback" not in capfd.readouterr().err


def test_the_table_tells_the_faults_and_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena patience --players others:failing,random --deals 2 --limit 60000"
    assert main(["--lang", "en", *line.split()]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "others:failing: faults: 0 illegal, 0 late, 2 crashes" in said
    assert "others:failing: first error: ZeroDivisionError: by zero" in said
    assert "until the end of the table" in said


def test_who_never_answers_is_ended_by_the_limit() -> None:
    counts, _ = faults("others:silent", limit=0.001)
    assert counts == (0, 1, 0)


@pytest.mark.parametrize(
    ("status", "text", "kind", "note"),
    [(500, b"", 2, "ConnectionError: HTTP 500"), (200, b"<p>", 0, "'<p>'"), (200, b'{"move": 3}', 0, "{'move': 3}")],
)
def test_a_wrong_answer_by_http_is_a_fault(
    broken: str, monkeypatch: pytest.MonkeyPatch, status: int, text: bytes, kind: int, note: str
) -> None:
    monkeypatch.setattr(Broken, "status", status)
    monkeypatch.setattr(Broken, "text", text)
    counts, told = faults(broken)
    assert counts[kind] == sum(counts) == 1
    assert note in told


def test_the_log_keeps_the_faults(tmp_path: Path) -> None:
    log = tmp_path / "duel.csv"
    of = contest("others:illegal")
    played = compete(of, 1, log=log)
    assert compete(of, 1, log=log) == played
    assert player_scores(of, played)[0].illegal == 1


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("others:Nobody", "AttributeError"),
        ("nowhere.at_all:Bot", "No module named 'nowhere'"),
        ("ftp://127.0.0.1/", "http://host:port/path"),
        ("http://127.0.0.1:port/", "http://host:port/path"),
    ],
)
def test_who_cannot_play_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], name: str, part: str
) -> None:
    assert main(["--lang", "nl", "arena", "zwikken", "--players", f"{name},good", "--deals", "2"]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert part in said.err
    assert "kan niet meedoen" in said.err
