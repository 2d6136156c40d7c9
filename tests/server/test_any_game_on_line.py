"""Games that are not dealt as others are, at a table on line of an event: its sheet fills itself to the end."""

import pytest

from server.conftest import Client
from server.event_company import Company, served, until
from server.test_events_on_line import entered, on_line, sheets, tokens_of
from stores import Store


@pytest.mark.clause("tournament", ("R20", "R23", "R25"))
@pytest.mark.parametrize(
    ("game", "seats"),
    [("blackjack", 4), ("poker", 4), ("toepen", 4), ("presidenten", 4), ("ninety-nine", 3)],
)
def test_a_round_of_two_deals_is_played_and_closed(store: Store, game: str, seats: int) -> None:
    with served(store=store) as client:
        played(client, game, seats)


def played(client: Client, game: str, seats: int) -> None:
    """Everybody plays what he is offered, until the sheet is complete; each deal is on it once."""
    template = {"name": "vrij", "game": game, "seats": seats, "rounds": 1, "deals_per_round": 2}
    one = entered(client, template, seats)
    tokens = tokens_of(one, seats)
    on_line(one, 1, [1])
    company = Company(one)
    for person in sheets(one)[0]["people"]:
        company.sits(1, tokens[person], f"{person}")
    until(lambda: bool(sheets(one)[0]["state"] == "completed"))
    company.dissolve()
    log = one.get("/log", one.desk).text
    assert log.count('"act": "enter-deal"') + log.count('"act":"enter-deal"') == 2
