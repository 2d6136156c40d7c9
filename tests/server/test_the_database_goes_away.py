"""The database of a server dies and comes back: meanwhile nothing is answered as done, health says so, and afterwards
everybody goes on where he was, without a restart."""

from dataclasses import replace

from postgres import postgres
from server.conftest import AT_ONCE, Client, address, open_table, served


def health(client: Client) -> int:
    return client.get("/healthz").status_code


def test_a_server_says_that_its_database_is_gone_and_goes_on_when_it_is_back() -> None:
    with postgres() as server:
        settings = replace(AT_ONCE, db=server.database())
        with served(settings, timeout=60) as client:
            chair = open_table(client, game="toepen", seats=3, bot="rule", seed="s")
            assert health(client) == 200
            with client.websocket_connect(address(chair)) as line:
                while not (before := line.receive_json())["view"]["moves"]:
                    pass
                move = before["view"]["moves"][0]["text"]
                server.stop()
                line.send_json({"type": "play", "move": move})
                assert line.receive_json()["error"]["key"] == "internal"
                assert health(client) == 503
                assert client.post("/api/tables", json={"game": "toepen"}).status_code == 500
                server.start()
                assert any(health(client) == 200 for _ in range(100))
                line.send_json({"type": "play", "move": move})
                assert line.receive_json()["version"] > before["version"]
