"""The lobby on the wire: who waits, people who look for others, friends and invitations."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import pytest

from server.conftest import AT_ONCE, Client, address, open_table, served
from stores import Store
from troef.server.lobby import lobby as looking
from troef.store import wishes

Told = dict[str, Any]
FOR_SKAT: list[Told] = [{"game": "skat"}]


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby is looked at all the time."""
    monkeypatch.setattr(looking, "LOOK_EVERY", 0.01)


@pytest.fixture
def house(store: Store) -> Iterator[Client]:
    """A server without anybody."""
    with served(store=store) as client:
        yield client


class Browser:
    """A browser with its cookie; without a name that of somebody who has no account."""

    def __init__(self, house: Client, name: str = "") -> None:
        self.house = house
        self.headers = {"cookie": ""}
        if name:
            house.post("/api/account", json={"name": name})
            self.headers = {"cookie": f"troef={house.cookies['troef']}"}
            house.cookies.clear()

    def get(self, path: str) -> Any:
        return self.house.get(path, headers=self.headers)

    def post(self, path: str, json: Told) -> Any:
        return self.house.post(path, json=json, headers=self.headers)

    def open_table(self, **wish: Any) -> Told:
        chair: Told = self.post("/api/tables", {"game": "klaverjassen", "open": True, **wish}).json()
        return chair

    def at_the_door(self) -> Any:
        return at_the_door(self.house, self.headers)


class AtTheDoor:
    """A line to the lobby."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def hear(self, kind: str, **facts: Any) -> Told:
        """The next message of a kind that says this."""
        while True:
            message: Told = self.socket.receive_json(timeout=60)
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    def until(self, holds: Any) -> Told:
        """The next message of the lobby for which something holds."""
        while not holds(message := self.hear("lobby")):
            pass
        return message

    def wish(self, key: str, games: list[Told] = FOR_SKAT, **wish: Any) -> None:
        self.socket.send_json({"type": "wish", "key": f"{key:-<16}", "games": games, **wish})


@contextmanager
def at_the_door(house: Client, headers: "dict[str, str] | None" = None) -> Iterator[AtTheDoor]:
    with house.websocket_connect("/ws/lobby", headers=headers) as socket:
        yield AtTheDoor(socket)


def befriend(one: Browser, other: Browser) -> tuple[str, str]:
    """Two become friends by code; as which each knows the other."""
    code = one.get("/api/friends/").json()["code"]
    assert other.get(f"/api/friends/codes/{code}").status_code == 200
    asked = other.post("/api/friends/", json={"code": code.lower()}).json()["asked"]
    (asking,) = one.get("/api/friends/").json()["asking"]
    told = one.post("/api/friends/answer", json={"id": asking["id"]}).json()
    assert [friend["id"] for friend in told["friends"]] == [asking["id"]]
    return asking["id"], asked[0]["id"]


def test_who_comes_to_the_door_hears_of_tables_and_of_what_changes(house: Client) -> None:
    with at_the_door(house) as door:
        assert door.hear("lobby") == {"type": "lobby", "tables": [], "friends": [], "wanted": [], "invitations": []}
        chair = open_table(house, open=True, name="Lies", matches=3, best_of=True)
        (told,) = door.hear("lobby")["tables"]
        assert (told["table"], told["names"], told["matches"]) == (chair["table"], ["Lies"], 3)
        assert told == house.get("/api/tables").json()[0]
        house.post(f"/api/tables/{chair['table']}/fill", json={"token": chair["token"]})
        assert door.hear("lobby")["tables"] == []
        door.socket.send_json({"type": "ping"})
        assert door.hear("pong")


def test_a_table_by_link_only_is_on_no_list(house: Client) -> None:
    chair = open_table(house, open=True, listed=False)
    assert house.get("/api/tables").json() == []
    assert house.post(f"/api/tables/{chair['table']}/join", json={}).status_code == 201


def test_three_who_look_for_the_same_sit_down_together(house: Client) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(at_the_door(house)) for _ in range(3)]
        people[0].wish("lies", name="Lies")
        assert people[0].hear("wish")["games"] == [
            {"game": "skat", "rules": None, "rated": False, "waiting": 1, "needed": 3}
        ]
        (wanted,) = people[2].until(lambda told: told["wanted"])["wanted"]
        assert (wanted["waiting"], wanted["needed"]) == (1, 3)
        people[1].wish("wout", [{"game": "bridge"}, {"game": "skat"}], name="Wout")
        people[0].hear("wish", games=[{**wanted, "waiting": 2}])
        people[2].wish("noor")
        chairs = [one.hear("seated") for one in people]
        assert len({chair["table"] for chair in chairs}) == 1 and chairs[0]["game"] == "skat"
        assert sorted(chair["seat"] for chair in chairs) == [0, 1, 2]
        with house.websocket_connect(address(chairs[1])) as socket:
            told = socket.receive_json(timeout=60)
            assert told["view"]["seat"] == chairs[1]["seat"]
            names = [person["name"] for person in told["people"]]
            assert sorted(names)[1:] == ["Lies", "Wout"] and names[chairs[1]["seat"]] == "Wout"


def test_who_lost_his_line_hears_where_he_sits_when_he_is_back(house: Client) -> None:
    with at_the_door(house) as lies, at_the_door(house) as wout:
        lies.wish("lies")
        wout.wish("wout")
        wout.hear("wish")
        with at_the_door(house) as noor:
            noor.wish("noor")
            chair = noor.hear("seated")
    with at_the_door(house) as again:
        again.wish("noor")
        assert again.hear("seated") == chair


def test_a_wish_that_is_made_while_the_database_is_read_stays(house: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read before knows nothing of it."""
    lobby: looking.Lobby = house.app.state.lobby
    read, reading = lobby._shelf.read, threading.Event()

    async def read_before_the_wish(asked: Any, *facts: Any) -> Any:
        found = await read(asked, *facts)
        if asked is wishes.waiting and not found:
            reading.set()
            while not any(line.wish for line in lobby._lines):
                await asyncio.sleep(0)
        return found

    with at_the_door(house) as lies:
        lies.hear("lobby")
        monkeypatch.setattr(lobby._shelf, "read", read_before_the_wish)
        lobby._stirred = True
        assert reading.wait(60)
        lies.wish("lies")
        assert lies.hear("wish")["games"][0]["waiting"] == 1


def test_nobody_is_seated_with_who_has_gone_or_waits_no_more(house: Client) -> None:
    with at_the_door(house) as lies, at_the_door(house) as wout:
        with at_the_door(house) as gone:
            gone.wish("gone")
            gone.hear("wish")
        wout.wish("wout")
        wout.hear("wish")
        wout.socket.send_json({"type": "no-wish"})
        wout.hear("wish", games=[])
        lies.wish("lies")
        assert lies.hear("wish")["games"][0]["waiting"] == 1


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"games": [{"game": "skatt"}]}, "unknown-game"),
        ({"games": [{"game": "skat", "rules": "mine"}]}, "unknown-rules"),
        ({"games": [{"game": "patience"}]}, "plays-alone"),
        ({"games": []}, "bad-message"),
        ({"games": FOR_SKAT * 13}, "bad-message"),
        ({"games": FOR_SKAT, "rated": True}, "rated-needs-account"),
        ({"games": FOR_SKAT, "key": "short"}, "bad-message"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(house: Client, wish: Told, key: str) -> None:
    with at_the_door(house) as door:
        door.socket.send_json({"type": "wish", "key": "x" * 16, **wish})
        assert door.hear("error")["error"]["key"] == key
        door.socket.send_text("{")
        assert door.hear("error")["error"]["key"] == "bad-message"


def test_one_visitor_does_not_fill_the_queue() -> None:
    with (
        served(replace(AT_ONCE, wishes_per_visitor=1)) as house,
        at_the_door(house) as lies,
        at_the_door(house) as wout,
    ):
        lies.wish("lies")
        lies.hear("wish")
        wout.wish("wout")
        assert wout.hear("error")["error"] == {"key": "too-many-wishes", "facts": {"number": 1}}


# ---- friends ----


def test_friends_see_each_others_tables_and_strangers_do_not(house: Client) -> None:
    lies = Browser(house, "Lies")
    wout = Browser(house, "Wout")
    noor = Browser(house, "Noor")
    befriend(lies, wout)
    with wout.at_the_door() as friend, noor.at_the_door() as stranger:
        chair = lies.open_table(listed="friends", name="Lies")
        told = friend.until(lambda told: told["friends"])
        assert told["friends"][0]["table"] == chair["table"] and told["tables"] == []
        noor.open_table(name="Noor")
        told = stranger.until(lambda told: told["tables"])
        assert [table["names"] for table in told["tables"]] == [["Noor"]] and told["friends"] == []


def test_a_friend_is_invited_to_a_table_that_is_on_no_list(house: Client) -> None:
    lies = Browser(house, "Lies")
    wout = Browser(house, "Wout")
    noor = Browser(house, "Noor")
    wout_of_lies, _ = befriend(lies, wout)
    chair = lies.open_table(listed=False, name="Lies")
    invite = {"table": chair["table"], "token": chair["token"]}
    assert noor.post("/api/friends/invite", json={**invite, "id": wout_of_lies}).status_code == 404
    assert lies.post("/api/friends/invite", json={**invite, "token": "x", "id": wout_of_lies}).status_code == 403
    with wout.at_the_door() as door:
        assert lies.post("/api/friends/invite", json={**invite, "id": wout_of_lies}).status_code == 200
        (told,) = door.until(lambda told: told["invitations"])["invitations"]
        assert (told["table"], told["by"]["name"]) == (chair["table"], "Lies") and "id" not in told["by"]
        wout.post("/api/friends/decline", json={"table": chair["table"]})
        assert door.hear("lobby")["invitations"] == []


def test_who_is_removed_or_blocked_sees_nothing_any_more(house: Client) -> None:
    lies = Browser(house, "Lies")
    wout = Browser(house, "Wout")
    wout_of_lies, _ = befriend(lies, wout)
    lies.open_table(listed="friends")
    with wout.at_the_door() as door:
        door.until(lambda told: told["friends"])
        told = lies.post("/api/friends/block", json={"id": wout_of_lies}).json()
        assert [one["name"] for one in told["blocked"]] == ["Wout"]
        door.until(lambda told: not told["friends"])
    assert wout.get("/api/friends/").json()["friends"] == []
    assert lies.post("/api/friends/end", json={"id": wout_of_lies}).json()["blocked"] == []


def test_codes_are_of_somebody_else_and_only_for_who_has_an_account(house: Client) -> None:
    lies = Browser(house, "Lies")
    nobody = Browser(house)
    code = lies.get("/api/friends/").json()["code"]
    for answer, key in (
        (lies.post("/api/friends/", json={"code": code}), "own-friend"),
        (lies.post("/api/friends/", json={"code": "AAAAAAAAAA"}), "no-such-friend"),
        (lies.post("/api/friends/answer", json={"id": "x"}), "no-such-friend"),
        (lies.post("/api/friends/block", json={"id": "x"}), "no-such-friend"),
        (nobody.get(f"/api/friends/codes/{code}"), "no-account"),
        (nobody.get("/api/friends/"), "no-account"),
    ):
        assert answer.json()["error"]["key"] == key
    assert lies.post("/api/friends/code", json={}).json()["code"] != code


def test_friends_are_exported_and_gone_with_the_account(house: Client) -> None:
    lies = Browser(house, "Lies")
    wout = Browser(house, "Wout")
    befriend(lies, wout)
    told = lies.get("/api/account/export").json()
    assert told["friends"] == {"friends": ["Wout"], "asking": [], "asked": [], "blocked": []}
    assert told["friend_code"] == lies.get("/api/friends/").json()["code"]
    assert lies.post("/api/account/erase", json={"name": "Lies"}).status_code == 200
    assert wout.get("/api/friends/").json()["friends"] == []


def test_the_list_of_games_says_which_options_are_for_how_long(house: Client) -> None:
    lengths = {game["slug"]: game["length"] for game in house.get("/api/games").json()}
    assert lengths["klaverjassen"] == ["deals"] and lengths["toepen"] == []
    assert lengths["wiezen"] == ["target_points", "end_mode", "deals_per_session"]
