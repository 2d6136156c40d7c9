"""Events with full sheets, laid as data: what the paper is made of."""

import random
from typing import Any

from troef.tournament.event import Event
from troef.tournament.people import Person
from troef.tournament.rounds import Round
from troef.tournament.sheets.formats import ANNOUNCED, scores_of
from troef.tournament.sheets.seats import DEALS_PER_BOOMPJE, dealer_of, seats_after
from troef.tournament.sheets.sheet import DealLine, PenaltyLine, Seating, Sheet, Signature
from troef.tournament.template import template_named

FIRST = ("An", "Bert", "Cis", "Dirk", "Els", "Frans", "Griet", "Hugo", "Ilse", "Jef", "Katrien", "Leo")
LAST = ("Peeters", "Janssens", "Van den Broeck", "De Smet", "Claes", "Goossens", "Wouters", "Aerts")
DAY = "2026-05-09"


def event_with_people(players: int, template: str = "iwwa-manillen", **changes: object) -> Event:
    """An event whose first round has been drawn: table 1 has numbers 1 to 4. The last one at a table may be a bot."""
    event = Event()
    event.title, event.day, event.rules_version = "Kampioenschap van Gent", DAY, "3 (07/05/2024)"
    event.template = template_named(template, **changes)
    for number in range(1, players + 1):
        name = f"{FIRST[(number - 1) % len(FIRST)]} {LAST[number * 7 % len(LAST)]}"
        event.people[number] = Person(
            number, "player", name, "1980-01-01", reported_at=f"{DAY}T09:00:00", status="present"
        )
    tables = [Sheet(list(range(first, first + 4))) for first in range(1, players - 2, 4)]
    event.rounds.append(Round(1, tables, list(range(4 * len(tables) + 1, players + 1))))
    return event


def fill(event: Event, sheet: Sheet, seed: int = 1, deals: int | None = None) -> Sheet:
    """Play a sheet to its end, or to a deal, with a penalty and four signatures."""
    chance = random.Random(seed)
    sheet.scorer, sheet.seated = sheet.people[0], True
    sheet.started_at, sheet.ended_at = f"{DAY}T10:00:00", f"{DAY}T11:28:00"
    for number in range(1, (event.template.deals if deals is None else deals) + 1):
        play(event, sheet, number, chance)
    if deals is None:
        sheet.state = "published"
        for person in sheet.people:
            sheet.signatures[person] = Signature(person, f"{DAY}T11:30:00", "pin")
    return sheet


def play(event: Event, sheet: Sheet, number: int, chance: random.Random) -> None:
    """One more deal on a sheet."""
    in_boompjes = event.template.format == "M"
    boompje = (number - 1) // DEALS_PER_BOOMPJE if in_boompjes else 0
    if len(sheet.seatings) == boompje:
        chairs = tuple(sheet.people)
        if sheet.seatings:
            chairs = seats_after(sheet.seatings[-1].chairs, sheet.people[0])
        drawings = (("10H", "AS", "7D", "KC"),) if in_boompjes else ()
        sheet.seatings.append(Seating(chairs, 0 if in_boompjes else 1, drawings))
    dealer = dealer_of(sheet.seatings[boompje].dealer, number, boompje)
    result, contract = any_result(event, chance), chance.choice(ANNOUNCED) if in_boompjes else ""
    scores = scores_of(event.template, sheet, number, result)
    won = tuple([person for person, score in scores.items() if score > 0])
    sheet.deals[number] = DealLine(number, boompje, dealer, result, scores, won, contract=contract)


def any_result(event: Event, chance: random.Random) -> dict[str, Any]:
    """A result that a deal of the event's game can have."""
    if event.template.format == "M":
        points = chance.choice((30, *range(61)))
        return {"points": [points, 60 - points], "multiplier": chance.choice((1, 2, 4))}
    one, other = chance.sample(range(4), 2)
    pair, tricks = sorted((one, other)), chance.randint(1, 13)
    contract, declarers, taken = chance.choice(
        (
            (f"samen {chance.randint(8, 13)}", pair, [tricks]),
            (f"solo {chance.randint(6, 8)}", [one], [tricks]),
            ("kleine miserie", pair, [chance.randint(0, 2), 0]),
            ("grote miserie", [one], [chance.randint(0, 2)]),
            (f"abondance {chance.randint(9, 11)} {chance.choice('SHDC')}", [one], [tricks]),
            ("troel", pair, [tricks]),
            ("grote miserie op tafel", [one], [0]),
        )
    )
    return {"contract": contract, "declarers": declarers, "tricks": taken}


def penalise(sheet: Sheet, deal: int, person: int, clause: str, points: int, others: int = 0) -> None:
    """Write down a penalty."""
    number = len(sheet.penalties) + 1
    sheet.penalties[number] = PenaltyLine(number, deal, person, clause, points, others, "niet bekend", "jury Mia")
