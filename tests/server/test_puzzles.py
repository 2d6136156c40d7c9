"""The puzzles of the day over HTTP."""

from server.conftest import Client
from troef.lessons.puzzles import puzzles

DAY = "/api/puzzles/2026-03-01"


def test_a_day_has_a_puzzle_for_each_family(client: Client) -> None:
    rows = client.get(DAY).json()
    assert [row["family"] for row in rows] == list(puzzles())
    laid = client.get(f"{DAY}/whist").json()
    assert laid["game"] == next(row["game"] for row in rows if row["family"] == "whist")
    assert laid["views"][0]["type"] == "view" and "solution" not in laid


def test_an_answer_tells_what_is_best_and_why(client: Client) -> None:
    moves = client.get(f"{DAY}/whist").json()["views"][0]["view"]["moves"]
    came = client.get(f"{DAY}/whist", params={"move": moves[0]["text"]}).json()
    assert came["solution"]["thoughts"][0]["move"] == came["solution"]["move"]
    best = came["solution"]["move"]["text"]
    assert client.get(f"{DAY}/whist", params={"move": best}).json()["right"]


def test_what_is_not_there_is_a_fault(client: Client) -> None:
    for path in ("someday", "2026-02-30", "2026-03-01/speed"):
        assert client.get(f"/api/puzzles/{path}").status_code == 404, path
