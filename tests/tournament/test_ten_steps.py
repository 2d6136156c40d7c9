"""The commands on the pages for organisers work as they stand there, one after another, in both languages."""

import re
import shlex
from pathlib import Path

import pytest

from troef.cli.main import main

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = ("tornooi-in-tien-stappen.md", "tournament-in-ten-steps.md")
#: Commands that start a server.
SERVING = ("rehearse", "serve")


def commands(page: str) -> list[list[str]]:
    """The commands of a page, without `troef`."""
    blocks = re.findall(r"```sh\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.S)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [shlex.split(line)[1:] for line in lines]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_works(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("typst")
    monkeypatch.chdir(tmp_path)
    for command in commands(page):
        if command[0] in SERVING or command[1] in SERVING:
            continue
        if "draw" in command:
            fill_the_table()
        assert main([("kampioenschap.jsonl" if word == "LOG" else word) for word in timed(command)]) == 0, command


def timed(command: list[str]) -> list[str]:
    """A command at a time of the event: the clock of this machine is on another day."""
    times = {"report": "09:30:00", "close-registration": "09:45:00", "register": "09:00:00"}
    verb = command[3] if command[1] == "enter" else command[1]
    if verb == "erase":
        return [*command, "--at", "2026-05-10T09:00:00"]
    return [*command, "--at", f"2026-05-09T{times[verb]}"] if verb in times else command


def fill_the_table() -> None:
    """On the page only one player has come; for a draw there are four."""
    log = Path("kampioenschap.jsonl")
    log.unlink()
    new = ["new", "--template", "iwwa-manillen", "--title", "K", "--day", "2026-05-09", "--seed", "schoppen is troef"]
    assert main(["tournament", *new, "--out", str(log)]) == 0
    for name in ("An", "Bert", "Cis", "Dora"):
        entry = ["register", str(log), "--name", name, "--born", "1980-01-01", "--report"]
        assert main(["tournament", *entry, "--at", "2026-05-09T09:00:00"]) == 0
    assert main(["tournament", "enter", str(log), "close-registration"]) == 0


def test_both_pages_have_ten_steps_and_the_same_commands() -> None:
    for page in PAGES:
        assert len(re.findall(r"^## \d+\. ", (DOCS / page).read_text(encoding="utf-8"), re.M)) == 10
    assert [command[:2] for command in commands(PAGES[0])] == [command[:2] for command in commands(PAGES[1])]


@pytest.mark.parametrize(("page", "language"), list(zip(PAGES, ("nl", "en"), strict=True)))
def test_every_step_has_the_pictures_that_are_taken_in_its_language(page: str, language: str) -> None:
    pytest.importorskip("playwright")
    from tools.camera import FOLDER
    from tools.event_pictures import FILE, SIZES

    shown = re.findall(r"!\[.+?\]\(screenshots/(.+?)\)", (DOCS / page).read_text(encoding="utf-8"))
    assert sorted(shown) == sorted([FILE.format(name=name, language=language) for name in SIZES])
    for name in shown:
        assert (FOLDER / name).read_bytes()[8:12] == b"WEBP"
        assert (FOLDER / name).stat().st_size < 60_000
