"""A rated match on SQLite and on PostgreSQL: ratings, a curve, head-to-head, and what a second start finds."""

from dataclasses import replace
from typing import Any

from server.conftest import AT_ONCE, Client, served
from troef.table.hall.hall import Hall

NAMES = ("Lies", "Bram", "Joris")


def signed_up(client: Client, name: str) -> dict[str, str]:
    """Somebody with a PIN card; the cookie of his browser."""
    client.cookies.clear()
    client.post("/api/account", json={"name": name})
    assert client.post("/api/account/card").status_code == 200
    cookie = {"cookie": f"troef={client.cookies['troef']}"}
    client.cookies.clear()
    return cookie


async def play_out(hall: Hall, key: str) -> list[bool]:
    """All play the first move that they may, until the match is over; who won."""
    live = await hall.find(key)
    while not live.table.over:
        state = live.table.state
        if state.awaits_deal:
            await live.deal()
            continue
        seat = live.table.to_act()[0]
        await live.play(seat, live.table.game.show(state.legal(seat)[0], live.table.view(seat)))
    return [seat.won for seat in live.table.ends[-1].seats]


def test_a_rated_match_counts_for_everybody_and_is_still_there_after_a_second_start(address: str) -> None:
    settings = replace(AT_ONCE, db=address)
    with served(settings) as client:
        people = [signed_up(client, name) for name in NAMES]
        wish: dict[str, Any] = {"game": "toepen", "seats": 3, "open": True, "rated": True, "name": "Lies"}
        chair = client.post("/api/tables", json=wish, headers=people[0]).json()
        table = chair["table"]
        for name, cookie in zip(NAMES[1:], people[1:], strict=True):
            assert client.post(f"/api/tables/{table}/join", json={"name": name}, headers=cookie).status_code == 201
        asked = client.post(f"/api/tables/{table}/advice", json={"token": chair["token"]})
        assert asked.json()["error"]["key"] == "advice-barred"
        with client.portal() as portal:
            won = portal.call(play_out, client.app.state.hall, table)
    with served(settings) as client:
        told = [client.get("/api/account/statistics", headers=cookie).json() for cookie in people]
        assert [[(row["game"], row["played"], row["won"]) for row in rows] for rows in told] == [
            [("toepen", 1, int(one))] for one in won
        ]
        ratings = [rows[0]["rating"]["rating"] for rows in told]
        assert won[ratings.index(max(ratings))] and min(ratings) < 1500 < max(ratings)
        figures = client.get("/api/account/statistics/toepen", headers=people[0]).json()
        assert [point["rating"] for point in figures["curve"]] == [ratings[0]]
        assert sorted(met["name"] for met in figures["against"]) == ["Bram", "Joris"]
        assert client.get("/api/leaderboards").json() == ["toepen"]
        assert client.get("/api/leaderboards/toepen").json()["rows"] == []  # one match is too few
