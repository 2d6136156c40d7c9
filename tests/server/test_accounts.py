"""Accounts over HTTP: guests at once, ways back, devices, guesses, and what is left of who was erased."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from argon2 import PasswordHasher

from server.conftest import AT_ONCE, Client, address, open_table, served
from server.event_company import until
from troef.people import secret_texts
from troef.people.guessing import FREE_GUESSES
from troef.store import accounts

FIREFOX = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
PASSWORD = "drie heren in de regen"

Answer = dict[str, Any]


@pytest.fixture
def client(client: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A browser that comes for the first time, to a server that keeps secrets at little cost: what they must cost is
    proven where they are made (tests/people)."""
    monkeypatch.setattr(secret_texts, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    client.cookies.clear()
    yield client
    client.cookies.clear()


def say(client: Client, path: str, status: int = 200, **facts: Any) -> Answer:
    """Send something; what is answered."""
    answer = client.post(f"/api/{path}", json=facts, headers=FIREFOX)
    assert answer.status_code == status, answer.text
    told: Answer = answer.json()
    return told


def refusal(client: Client, path: str, status: int, **facts: Any) -> str:
    return str(say(client, path, status, **facts)["error"]["key"])


def begin(client: Client, name: str = "Lies") -> Answer:
    account: Answer = say(client, "account", name=name)["account"]
    return account


def other_device(client: Client) -> None:
    """From now on the client is another browser."""
    client.cookies.clear()


# ---- guests ----


def test_a_name_is_enough_for_a_guest(client: Client) -> None:
    assert client.get("/api/account").json() == {"account": None}
    account = begin(client, "  Lies \u202e")
    assert (account["name"], account["kept"], account["ways"]) == ("Lies", False, [])
    assert [(one["device"], one["here"]) for one in account["sessions"]] == [("Firefox · Linux", True)]
    assert client.get("/api/account").json()["account"]["name"] == "Lies"
    changed = say(client, "account", name="Liesbeth", avatar="1.2.3.0.1.2.3", listed=False)["account"]
    assert (changed["name"], changed["avatar"], changed["listed"]) == ("Liesbeth", "1.2.3.0.1.2.3", False)
    assert refusal(client, "account", 400, name="\u202e\u3164") == "bad-name"
    assert refusal(client, "account", 400, avatar="99.0") == "bad-avatar"


def test_the_cookie_is_out_of_reach(client: Client) -> None:
    """For scripts, for pages of other sites, and over HTTPS for anybody who listens."""
    plain = client.post("/api/account", json={"name": "Lies"}).headers["set-cookie"].lower()
    assert plain.startswith("troef=") and "secure" not in plain
    client.cookies.clear()
    safe = client.post(
        "/api/account",
        json={"name": "Lies"},
        headers={"host": "localhost", "origin": "https://localhost"},
    ).headers["set-cookie"]
    assert safe.startswith("__Host-troef=") and "secure" in safe.lower()
    for cookie in (plain, safe.lower()):
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "domain" not in cookie


def test_a_page_of_another_site_changes_nothing(client: Client) -> None:
    begin(client)
    for path in ("account", "account/erase", "session/end", "account/card", "session/password"):
        answer = client.post(f"/api/{path}", json={}, headers={"origin": "https://elsewhere.example"})
        assert answer.json()["error"]["key"] == "bad-origin"
    assert client.get("/api/account").json()["account"]["name"] == "Lies"


def test_a_session_cannot_be_made_up(client: Client) -> None:
    """Neither a token of one's own, nor one with a changed signature, nor that of somebody who signed out."""
    begin(client)
    good = client.cookies["troef"]
    token, _, signature = good.rpartition(".")
    for wrong in ("x", "x.y", f"{token}x.{signature}", f"{token}.{signature[:-1]}", token, "é.é"):
        found = client.get("/api/account", headers={"cookie": f"troef={wrong}".encode("latin-1")})
        assert found.json() == {"account": None}, wrong
    client.post("/api/session/end", headers={"cookie": f"troef={good}"})
    assert client.get("/api/account", headers={"cookie": f"troef={good}"}).json() == {"account": None}


def test_without_an_account_nothing_of_one_is_told(client: Client) -> None:
    for path in ("account/tables", "account/export", "account/statistics", "account/statistics/toepen"):
        assert client.get(f"/api/{path}").status_code == 401
    for path in ("account/card", "account/passkey/ask"):
        assert refusal(client, path, 401) == "no-account"
    assert refusal(client, "account/erase", 401, name="Lies") == "no-account"


# ---- ways back ----


def test_a_password_leads_back_from_another_device(client: Client) -> None:
    begin(client)
    kept = say(client, "account/password", sign_in="Lies van Gent", password=PASSWORD)["account"]
    assert (kept["kept"], kept["sign_in"], [way["kind"] for way in kept["ways"]]) == (
        True,
        "Lies van Gent",
        ["password"],
    )
    assert PASSWORD not in json.dumps(kept)
    other_device(client)
    assert (
        refusal(client, "session/password", 403, sign_in="Lies van Gent", password="drie heren in de zon")
        == "bad-way-in"
    )
    found = say(client, "session/password", sign_in="lies  VAN gent", password=PASSWORD)["account"]
    assert found["name"] == "Lies" and len(found["sessions"]) == 2
    assert (
        refusal(client, "account/password", 403, sign_in="Lies", password=PASSWORD + "!", present="x") == "bad-way-in"
    )
    say(client, "account/password", sign_in="Lies", password=PASSWORD + "!", present=PASSWORD)
    other_device(client)
    assert refusal(client, "session/password", 403, sign_in="Lies van Gent", password=PASSWORD) == "bad-way-in"
    say(client, "session/password", sign_in="Lies", password=PASSWORD + "!")


def test_nobody_signs_in_with_a_name_that_can_be_taken_for_anothers(client: Client) -> None:
    begin(client)
    say(client, "account/password", sign_in="Joris", password=PASSWORD)
    other_device(client)
    begin(client, "Joris")
    assert refusal(client, "account/password", 409, sign_in="J0RІS", password=PASSWORD) == "sign-in-taken"
    assert client.get("/api/account").json()["account"]["sign_in"] is None


def test_a_card_is_shown_once_and_leads_back(client: Client) -> None:
    begin(client)
    card = say(client, "account/card")
    assert card["pin"] not in client.get("/api/account").text
    other_device(client)
    spaced = f"{card['pin'][:4]} {card['pin'][4:]}"
    assert say(client, "session/card", number=card["number"], pin=spaced)["account"]["name"] == "Lies"
    new = say(client, "account/card")
    other_device(client)
    assert refusal(client, "session/card", 403, **card) == "bad-way-in"
    say(client, "session/card", **new)


def test_who_guesses_at_a_card_soon_waits(client: Client) -> None:
    """And its owner with him, for a while; other ways and devices are not barred."""
    begin(client)
    card = say(client, "account/card")
    own = client.cookies["troef"]
    other_device(client)
    wrong = {"number": card["number"], "pin": "0" if card["pin"] != "0" else "1"}
    for _ in range(FREE_GUESSES):
        assert refusal(client, "session/card", 403, **wrong) == "bad-way-in"
    late = say(client, "session/card", 429, **card)["error"]
    assert late["key"] == "guess-later" and 0 < late["facts"]["seconds"] <= 60
    assert client.get("/api/account", headers={"cookie": f"troef={own}"}).json()["account"]["name"] == "Lies"


def test_a_visitor_guesses_so_often_and_no_more() -> None:
    """Over all accounts together: also at those that there are not."""
    with served(replace(AT_ONCE, limits=True, sign_ins_per_minute=4)) as client:
        keys = [
            client.post("/api/session/card", json={"number": "1", "pin": "1"}).json()["error"]["key"] for _ in range(6)
        ]
        assert keys == ["bad-way-in"] * 4 + ["too-many"] * 2


def test_the_only_way_back_stays(client: Client) -> None:
    begin(client)
    say(client, "account/card")
    account = say(client, "account/password", sign_in="Fien", password=PASSWORD)["account"]
    card, password = sorted(account["ways"], key=lambda way: str(way["kind"]))
    assert [way["kind"] for way in say(client, "account/ways/end", id=card["id"])["account"]["ways"]] == ["password"]
    assert refusal(client, "account/ways/end", 409, id=password["id"]) == "last-way"


# ---- devices ----


def test_signing_in_always_begins_a_session_of_its_own(client: Client) -> None:
    """So a cookie that somebody planted in a browser never becomes that of an account."""
    begin(client)
    card = say(client, "account/card")
    other_device(client)
    begin(client, "Planted")
    planted = client.cookies["troef"]
    say(client, "session/card", **card)
    assert client.cookies["troef"] != planted
    assert client.get("/api/account", headers={"cookie": f"troef={planted}"}).json() == {"account": None}


def test_devices_are_signed_out_one_by_one_or_all(client: Client) -> None:
    begin(client)
    card = say(client, "account/card")
    cookies = [client.cookies["troef"]]
    for _ in range(3):
        other_device(client)
        say(client, "session/card", **card)
        cookies.append(client.cookies["troef"])
    devices = client.get("/api/account").json()["account"]["sessions"]
    assert [one["here"] for one in devices].count(True) == 1 and len(devices) == 4
    away = next(one["id"] for one in devices if not one["here"])
    assert len(say(client, "account/sessions/end", id=away)["account"]["sessions"]) == 3
    assert len(say(client, "account/sessions/end")["account"]["sessions"]) == 1
    client.cookies.clear()
    signed_in = [client.get("/api/account", headers={"cookie": f"troef={one}"}).json()["account"] for one in cookies]
    assert [one is not None for one in signed_in] == [False, False, False, True]


# ---- tables ----


def test_a_table_needs_no_account(client: Client) -> None:
    chair = open_table(client)
    assert set(chair) == {"table", "token", "seat"}
    assert "set-cookie" not in client.post("/api/tables", json={"game": "klaverjassen"}).headers


def test_a_chair_is_found_again_on_another_device(client: Client) -> None:
    begin(client)
    card = say(client, "account/card")
    chair = open_table(client, name="Lies", open=True)
    other_device(client)
    say(client, "session/card", **card)
    (found,) = client.get("/api/account/tables").json()
    assert (found["table"], found["token"], found["game"]) == (chair["table"], chair["token"], "klaverjassen")
    with client.websocket_connect(address(found)) as line:
        assert line.receive_json()["seat"] == chair["seat"]
    answer = client.post(f"/api/tables/{chair['table']}/join", json={"name": "Lies"})
    assert answer.json()["error"]["key"] == "already-seated"


def test_a_guest_takes_his_chair_along_when_he_signs_in(client: Client) -> None:
    begin(client)
    card = say(client, "account/card")
    other_device(client)
    begin(client, "Lies hier")
    chair = open_table(client, name="Lies hier", open=True)
    say(client, "session/card", **card)
    (found,) = client.get("/api/account/tables").json()
    assert (found["table"], found["token"]) == (chair["table"], chair["token"])


def test_a_rated_table_asks_for_an_account_that_is_kept(client: Client) -> None:
    wish = {"game": "klaverjassen", "open": True, "rated": True}
    assert refusal(client, "tables", 403, **wish) == "rated-needs-account"
    begin(client)
    assert refusal(client, "tables", 403, **wish) == "rated-needs-account"
    say(client, "account/card")
    chair = say(client, "tables", 201, **wish)
    (offer,) = [one for one in client.get("/api/tables").json() if one["table"] == chair["table"]]
    assert (offer["rated"], offer["advice"]) == (True, False)
    assert refusal(client, f"tables/{chair['table']}/fill", 409, token=chair["token"]) == "rated-only-people"


# ---- one's data ----


def play(client: Client, chair: dict[str, Any]) -> None:
    """Play the first move that is offered, until the match is over."""
    with client.websocket_connect(address(chair)) as line:
        while True:
            message = line.receive_json()
            if message["type"] == "view" and message["view"]["outcome"]:
                return
            moves = message["view"]["moves"] if message["type"] == "view" else []
            if moves:
                line.send_json({"type": "play", "move": moves[0]["text"]})


def test_one_has_all_that_is_kept_and_takes_it_away(client: Client) -> None:
    """The records stay, since they are the others' too, but nobody's name is in them any more."""
    begin(client, "Hildegard")
    say(client, "account/password", sign_in="Hildegard", password=PASSWORD)
    chair = open_table(client, game="toepen", name="Hildegard")
    play(client, chair)
    until(lambda: client.get("/api/account/statistics").json())  # the match is counted when its end is on disk
    statistics = client.get("/api/account/statistics").json()
    assert [(row["game"], row["played"], row["rating"]) for row in statistics] == [("toepen", 1, None)]
    kept = client.get("/api/account/export")
    assert "attachment" in kept.headers["content-disposition"]
    body = kept.json()
    assert [match["table"] for match in body["matches"]] == body["tables"] == [chair["table"]]
    assert "Hildegard" in body["records"][f"{chair['table']}/1"]
    assert "argon2" not in kept.text and client.cookies["troef"] not in kept.text
    assert refusal(client, "account/erase", 409, name="Someone") == "other-name"
    assert say(client, "account/erase", name="hildegard") == {"account": None}
    record = client.get(f"/api/tables/{chair['table']}/record")
    assert record.status_code == 200 and "Hildegard" not in record.text
    other_device(client)
    assert refusal(client, "session/password", 403, sign_in="Hildegard", password=PASSWORD) == "bad-way-in"


def test_figures_of_a_game_and_its_leaderboard(client: Client) -> None:
    begin(client)
    assert client.get("/api/account/statistics").json() == []
    assert client.get("/api/account/statistics/toepen").json() == {"game": "toepen", "curve": [], "against": []}
    assert client.get("/api/leaderboards/toepen").json() == {"game": "toepen", "least": 5, "rows": []}
    assert client.get("/api/leaderboards").json() == []
    assert client.get("/api/leaderboards/schaken").json()["error"]["key"] == "unknown-game"


def test_no_answer_and_no_log_of_the_database_has_a_secret(client: Client) -> None:
    """What is kept of a password, a PIN and a session is a hash."""
    begin(client)
    card = say(client, "account/card")
    say(client, "account/password", sign_in="Noor", password=PASSWORD)
    cookie = client.cookies["troef"]
    kept = client.app.state.people.shelf._database  # what a thief of the database would have
    with kept.reading.connect() as connection:
        rows = [
            str(row)
            for table in (accounts.ACCOUNT_WAYS, accounts.ACCOUNT_SESSIONS)
            for row in connection.execute(table.select())
        ]
    text = "\n".join(rows)
    assert (
        card["pin"] not in text.replace(card["number"], "")
        and PASSWORD not in text
        and cookie.split(".")[0] not in text
    )
