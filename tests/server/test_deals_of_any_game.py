"""A table phone enters deals of any game: it is told the fields of a result, and what a deal would bring."""

from typing import Any

import pytest

import troef
from server.conftest import Client
from server.test_events import Afternoon
from troef.core.registry import slugs
from troef.tournament.template import seats_of_sheets

WHERE: dict[str, Any] = {"round": 1, "table": 1}


def begun(client: Client, template: dict[str, Any], players: int = 4) -> tuple[Afternoon, str, list[int]]:
    """A table of a game whose first deal can be entered: the event, the token of its phone, and who sits there."""
    one = Afternoon(client, {"rounds": 1, "deals_per_round": 4, **template}).drawn(players)
    phone = one.cards("table", 1)[0]["token"]
    people = one.get("/tables/1", phone).json()["sheet"]["people"]
    one.do("sit", phone, **WHERE, chairs=people)
    for person in dict.fromkeys(people):
        one.do("name-scorer", phone, **WHERE, person=person, candidate=people[0])
    one.do("begin-boompje", phone, **WHERE)
    return one, phone, people


def settle(one: Afternoon, phone: str, deal: int = 1, **texts: str) -> Any:
    body = {"round": 1, "deal": deal, "texts": texts}
    return one.client.post(f"{one.path}/tables/1/settle", json=body, headers={"authorization": f"Bearer {phone}"})


@pytest.mark.clause("tournament", ("R24", "R25"))
@pytest.mark.parametrize("game", slugs())
def test_the_fields_of_every_game_are_told_with_their_types(client: Client, game: str) -> None:
    """`manillen-tornooi` is no exception: only in format M it has a form of its own."""
    seats = seats_of_sheets(troef.game(game)) or [4]
    at_a_table = 4 if 4 in seats else seats[0]
    one = Afternoon(client, {"name": "vrij", "game": game, "rounds": 1, "seats": at_a_table}).drawn(at_a_table)
    fields = one.get("/tables/1", one.cards("table", 1)[0]["token"]).json()["fields"]
    assert fields and all(field["label"] and field["schema"] for field in fields)


@pytest.mark.clause("tournament", ("R25", "R27"))
def test_a_deal_of_klaverjassen_is_counted_before_it_is_noted(client: Client) -> None:
    one, phone, people = begun(client, {"name": "vrij", "game": "klaverjassen"})
    told = settle(one, phone, makers="0", trick_points="100,62", roem="20,0")
    assert told.json() == {str(people[0]): 120, str(people[1]): 62, str(people[2]): 120, str(people[3]): 62}
    impossible = settle(one, phone, makers="0", trick_points="100,100")
    assert one.refused(impossible) == ("impossible-result", "R27")
    unreadable = settle(one, phone, makers="wij", trick_points="100,62")
    assert (unreadable.status_code, unreadable.json()["error"]["key"]) == (400, "wrong-fact")
    assert one.get("/tables/1", phone).json()["sheet"]["deals"] == {}
    one.do("enter-deal", phone, **WHERE, deal=1, texts={"makers": "0", "trick_points": "100,62", "roem": "20,0"})
    assert one.get("/tables/1", phone).json()["sheet"]["deals"]["1"]["scores"] == told.json()


@pytest.mark.clause("tournament", ("R25",))
def test_partners_who_entered_as_a_pair_have_one_score(client: Client) -> None:
    one, phone, people = begun(client, {"name": "klaverjasdrive"})
    assert people == [people[0], people[1]] * 2
    told = settle(one, phone, makers="0", trick_points="100,62").json()
    assert told == {str(people[0]): 100, str(people[1]): 62}
