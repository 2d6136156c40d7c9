"""Events over HTTP: offices, acts that count once, and what each may see."""

from dataclasses import replace
from typing import Any

import pytest

from server.conftest import AT_ONCE, Client, served
from troef.tournament.entry.admission import commitment
from troef.tournament.log import read_log
from troef.tournament.results.ranking import ranking
from troef.words.words import LANGUAGES, words

DAY = "2026-05-09"
RULES = "2024-05-07"


class Afternoon:
    """An event of four or more players, rehearsed: whoever acts says at what time."""

    def __init__(self, client: Client, template: Any = "iwwa-manillen", seed: str = "schoppen", **more: Any) -> None:
        self.client = client
        self.clock = "08:00:00"
        wish = {
            "title": "Kampioenschap",
            "day": DAY,
            "template": template,
            "rules_version": RULES,
            "seed": seed,
            **more,
        }
        answer = client.post("/api/events", json={**wish, "rehearsal": True, "at": self.at})
        assert answer.status_code == 201, answer.text
        self.key = answer.json()["event"]
        self.desk = answer.json()["card"]["token"]
        self.sent = 0
        #: the tokens on the cards of players, where they were made
        self.tokens: dict[int, str] = {}

    @property
    def at(self) -> str:
        return f"{DAY}T{self.clock}"

    @property
    def path(self) -> str:
        return f"/api/events/{self.key}"

    def send(self, verb: str, token: "str | None" = None, lang: str = "en", **facts: Any) -> Any:
        """Send an act; `id` and `pin` are no facts."""
        self.sent += 1
        body: dict[str, Any] = {"id": facts.pop("id", f"{self.sent}"), "act": verb, "at": self.at}
        body["pin"] = facts.pop("pin", "")
        headers = {"accept-language": lang} | ({"authorization": f"Bearer {token}"} if token else {})
        return self.client.post(f"{self.path}/acts", json={**body, "facts": facts}, headers=headers)

    def do(self, verb: str, token: "str | None" = None, **facts: Any) -> dict[str, Any]:
        """Do an act as the desk, or as whoever has the token."""
        answer = self.send(verb, token or self.desk, **facts)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def refused(self, answer: Any) -> tuple[str, str]:
        """The reason and the clause of a refusal."""
        assert answer.status_code == 409, answer.text
        facts = answer.json()["error"]["facts"]
        return facts["reason"], facts["clause"]

    def get(self, path: str = "", token: "str | None" = None, lang: str = "en") -> Any:
        headers = {"accept-language": lang} | ({"authorization": f"Bearer {token}"} if token else {})
        return self.client.get(f"{self.path}{path}", headers=headers)

    def cards(self, office: str, *numbers: int, name: str = "", members: bool = False) -> list[dict[str, Any]]:
        wish = {"office": office, "numbers": list(numbers), "name": name, "members": members}
        answer = self.client.post(f"{self.path}/cards", json=wish, headers={"authorization": f"Bearer {self.desk}"})
        assert answer.status_code == 201, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found

    def drawn(self, players: int = 4) -> "Afternoon":
        """Registered, reported, drawn and started."""
        for number in range(1, players + 1):
            self.do("register", name=f"Speler {number}", born="1980-01-01", rules_version=RULES)
        self.clock = "09:30:00"
        reports = [{"act": "report", "facts": {"person": number}} for number in range(1, players + 1)]
        self.do("bulk", acts=reports, expected=players)
        self.clock = "10:00:00"
        for verb in ("close-registration", "reveal-seed", "draw"):
            self.do(verb)
        self.do("start-round", round=1)
        return self


SHORT = {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1}


def play_a_sheet(one: Afternoon, table: int = 1, deals: int = 12) -> list[dict[str, Any]]:
    """The phone of a table from the first seat to the hand-in; gives the cards of the players."""
    phone = one.cards("table", table)[0]["token"]
    people = [each["person"] for each in one.get(f"/tables/{table}", phone).json()["people"]]
    players = one.cards("player", *people)
    where = {"round": 1, "table": table}
    one.do("sit", phone, **where, chairs=people)
    for person in people:
        one.do("name-scorer", phone, **where, person=person, candidate=people[0])
    one.do("begin-boompje", phone, **where, boompje=1, drawings=[["AC", "7C", "8C", "9C"]])
    for deal in range(1, deals + 1):
        one.do("enter-deal", phone, **where, deal=deal, result={"w": 5, "z": 0, "multiplier": 1})
    one.do("complete", phone, **where)
    for card in players:
        one.do("sign", phone, **where, person=card["number"], method="pin", pin=card["pin"])
    one.do("hand-in", phone, **where, pen=True, cards=True)
    return players


@pytest.mark.clause("tournament", ("R23", "R26", "R27", "R29", "R36", "T4", "T9"))
def test_an_afternoon_from_the_opening_to_the_ranking(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn()
    play_a_sheet(one)
    assert [row["total"] for row in one.get().json()["standings"]] == [0, 0, 0, 0]  # R29: not yet published
    sheet = one.get("/tables/1", one.desk).json()
    assert (sheet["sheet"]["state"], sheet["faults"]) == ("handed_in", [])
    one.do("verify", round=1, table=1)
    one.do("publish", round=1, table=1)
    one.do("finish")
    standings = one.get().json()["standings"]
    assert [(row["rank"], row["total"]) for row in standings] == [(1, 60), (1, 60), (3, 0), (3, 0)]
    told = one.get("/log", one.desk)
    assert told.headers["content-type"].startswith("application/x-ndjson")
    assert [row.as_dict() for row in ranking(read_log(told.text).event())] == standings
    assert one.get("/ranking").json() == standings


@pytest.mark.clause("tournament", ("R26",))
def test_an_act_that_is_sent_twice_counts_once(client: Client) -> None:
    one = Afternoon(client)
    first = one.do("register", id="anna", name="Anna", born="1980-01-01", rules_version=RULES)
    again = one.do("register", id="anna", name="Anna", born="1980-01-01", rules_version=RULES)
    assert (first["again"], again["again"]) == (False, True)
    assert {**first, "again": True} == again
    assert one.get().json()["players"] == 1
    other = one.send("register", one.desk, id="anna", name="Bert", born="1980-01-01", rules_version=RULES)
    assert (other.status_code, other.json()["error"]["key"]) == (409, "other-act")


@pytest.mark.clause("tournament", ("R3", "A1", "E3"))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_act_names_reason_clause_and_sentence_and_changes_nothing(client: Client, lang: str) -> None:
    one = Afternoon(client)
    for name in ("Anna", "Bert"):
        one.do("register", name=name, born="1980-01-01", rules_version=RULES)
    one.clock = "09:44:59"
    one.do("report", person=1)
    before = one.get("/desk", one.desk).json()
    one.clock = "09:45:00"
    answer = one.send("report", one.desk, lang, person=2)
    assert one.refused(answer) == ("too-late", "R3")
    text = answer.json()["error"]["facts"]["text"]
    assert text == words(lang).say("tournament-too-late", deadline="09:45")
    assert one.get("/desk", one.desk).json() == before


@pytest.mark.clause("tournament", ("R1",))
def test_the_public_registers_by_itself_and_gets_a_card(client: Client) -> None:
    one = Afternoon(client)
    answer = one.send("register", name="Anna", born="1980-01-01", rules_version=RULES)
    card = answer.json()["card"]
    assert (card["office"], card["number"]) == ("player", 1)
    assert one.get("/me", card["token"]).json() == {"office": "player", "number": 1, "name": ""}
    assert one.refused(one.send("report", card["token"], person=1))[0] == "not-your-office"
    assert one.refused(one.send("report", person=1))[0] == "not-your-office"


@pytest.mark.clause("tournament", ("R8", "A14"))
def test_the_seed_is_secret_until_registration_is_closed(client: Client) -> None:
    one = Afternoon(client, seed="geheim")
    assert one.refused(one.send("reveal-seed", one.desk))[0] == "registration-open"
    for path, token in (("", None), ("/desk", one.desk), ("/log", one.desk)):
        assert "geheim" not in one.get(path, token).text
    assert one.get().json()["commitment"] == commitment("geheim")
    one.do("close-registration")
    assert one.do("reveal-seed")["facts"] == {"seed": "geheim"}
    assert one.get().json()["seed"] == "geheim"


@pytest.mark.clause("tournament", ("R8", "R13"))
def test_the_draw_is_made_by_the_server_and_is_the_same_for_all(client: Client) -> None:
    one, other = Afternoon(client).drawn(9), Afternoon(client).drawn(9)
    drawn = one.get("/draw").json()
    assert len(drawn["tables"]) == 3 and drawn["byes"] == []
    assert [who["kind"] for table in drawn["tables"] for who in table].count("bot") == 3
    assert other.get("/draw").json() == drawn
    assert one.refused(one.send("draw", one.desk, round=1, tables=[[1, 2, 3, 4]]))[0] == "drawn-already"


@pytest.mark.clause("tournament", ("R26",))
def test_a_table_writes_on_its_own_sheet_only(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn(8)
    phone, other = one.cards("table", 1, 2)
    people = [who["person"] for who in one.get("/draw").json()["tables"][0]]
    answer = one.send("sit", other["token"], round=1, table=1, chairs=people)
    assert one.refused(answer) == ("not-at-this-table", "R26")
    assert one.get("/tables/1", other["token"]).json()["error"]["key"] == "not-your-card"
    one.do("sit", phone["token"], round=1, table=1, chairs=people)
    for person in people:
        one.do("name-scorer", phone["token"], round=1, table=1, person=person, candidate=people[2])
    scorer, player = one.cards("player", people[2], people[3])
    facts: dict[str, Any] = {"round": 1, "table": 1, "boompje": 1, "drawings": [["AC", "7C", "8C", "9C"]]}
    assert one.refused(one.send("begin-boompje", player["token"], **facts))[0] == "not-your-office"
    one.do("begin-boompje", scorer["token"], **facts)
    deal: dict[str, Any] = {"round": 1, "table": 1, "deal": 1, "result": {"w": 31, "z": 0, "multiplier": 1}}
    assert one.refused(one.send("enter-deal", phone["token"], **deal)) == ("more-than-all", "R28")


@pytest.mark.clause("tournament", ("R19", "R25", "R29", "T6"))
def test_a_deal_of_kleurenwiezen_is_typed_field_by_field(client: Client) -> None:
    """Samen 8 of the two on seats 0 and 2, with 9 tricks together. Then seat 1 wins a grote soloslim: the desk is told
    at once, to bring a new pack, and everybody once the sheet is published."""
    one = Afternoon(client, {"name": "wk-kleurenwiezen", "deals_per_round": 4, "rounds": 1}).drawn()
    phone = one.cards("table", 1)[0]["token"]
    paper = one.get("/tables/1", phone).json()
    people = [who["person"] for who in paper["people"]]
    assert {"contract", "declarers", "tricks"} <= {field["name"] for field in paper["fields"]}
    told = one.get("/tables/1", phone, lang="nl").json()["fields"][1]
    assert told["label"] == "wie het speelt" and told["text"].startswith("de stoelen die het spelen")
    where: dict[str, Any] = {"round": 1, "table": 1}
    one.do("sit", phone, **where, chairs=people)
    for person in people:
        one.do("name-scorer", phone, **where, person=person, candidate=people[1])
    one.do("begin-boompje", phone, **where, boompje=1)
    texts = {"contract": "samen 8", "declarers": "0,2", "tricks": "9"}
    wrong = one.send("enter-deal", phone, **where, deal=1, texts={**texts, "declarers": "0,nul"})
    assert (wrong.status_code, wrong.json()["error"]["key"]) == (400, "wrong-fact")
    wrong = one.send("enter-deal", phone, "nl", **where, deal=1, texts={**texts, "tricks": "14"})
    assert wrong.json()["error"]["facts"]["text"].startswith("Zo kan geen spel aflopen: slagen: ")
    one.do("enter-deal", phone, **where, deal=1, texts=texts)
    scores = one.get("/tables/1", phone).json()["sheet"]["deals"]["1"]["scores"]
    assert scores[str(people[0])] == scores[str(people[2])] > 0
    one.do(
        "enter-deal", phone, **where, deal=2, result={"contract": "grote soloslim", "declarers": [1], "tricks": [13]}
    )
    (won,) = one.get("/desk", one.desk).json()["slams"]
    assert (won["table"], won["deal"], won["player"], won["name"]) == (1, 2, people[1], f"Speler {people[1]}")
    assert one.get().json()["slams"] == []


@pytest.mark.clause("tournament", ("R24",))
def test_the_parts_of_a_result_are_told_field_by_field(client: Client) -> None:
    """A box of blackjack has a bet and hands, and each hand a total."""
    one = Afternoon(client, {"name": "vrij", "game": "blackjack", "deals_per_round": 1, "rounds": 1}).drawn()
    fields = one.get("/tables/1", one.cards("table", 1)[0]["token"], lang="nl").json()["fields"]
    boxes = next(field for field in fields if field["name"] == "boxes")
    assert [part["name"] for part in boxes["parts"]] == ["bet", "hands", "insured", "even_money", "surrender"]
    hands = boxes["parts"][1]
    assert hands["parts"][0]["label"] == "totaal"
    assert [field["parts"] for field in fields if field["name"] == "bank"] == [[]]


@pytest.mark.clause("tournament", ("A13",))
def test_a_table_that_does_not_agree_has_its_scorer_drawn(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn()
    people = [who["person"] for who in one.get("/draw").json()["tables"][0]]
    one.clock = "10:00:59"
    assert one.refused(one.send("draw-scorer", one.desk, round=1, table=1)) == ("time-to-agree", "A13")
    one.clock = "10:01:00"
    phone = one.cards("table", 1)[0]["token"]
    assert one.do("draw-scorer", phone, round=1, table=1)["facts"]["scorer"] in people


@pytest.mark.clause("tournament", ("T9", "R26"))
def test_on_the_phone_of_the_table_a_player_signs_with_his_own_pin(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn()
    players = play_a_sheet(one)
    one.do("return", round=1, table=1, remark="Naam ontbreekt")
    phone = one.cards("table", 1)[0]["token"]
    mine, his = players[0], players[1]
    where: dict[str, Any] = {"round": 1, "table": 1, "method": "pin"}
    for pin in ("", his["pin"] if his["pin"] != mine["pin"] else "x"):
        answer = one.send("sign", phone, **where, person=mine["number"], pin=pin)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "bad-pin")
    one.do("sign", phone, **where, person=mine["number"], pin=mine["pin"])
    assert list(one.get("/tables/1", phone).json()["sheet"]["signatures"]) == [str(mine["number"])]


def test_a_wrong_pin_is_throttled(client: Client) -> None:
    one = Afternoon(client)
    card = one.cards("jury", name="Mia")[0]

    def enter(pin: str) -> Any:
        wish = {"office": "jury", "name": "Mia", "pin": pin}
        return one.client.post(f"{one.path}/enter", json=wish)

    right = enter(card["pin"]).json()
    assert one.get("/me", right["token"]).json() == {"office": "jury", "number": 0, "name": "Mia"}
    for _ in range(5):
        assert enter("wrong").json()["error"]["key"] == "bad-pin"
    answer = enter(card["pin"])
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "pin-too-often")
    assert 0 < answer.json()["error"]["facts"]["seconds"] <= 60


def test_a_new_card_ends_the_one_before(client: Client) -> None:
    one = Afternoon(client)
    first = one.cards("jury", name="Mia")[0]
    second = one.cards("jury", name="Mia")[0]
    assert one.get("/desk", first["token"]).json()["error"]["key"] == "bad-token"
    assert one.get("/desk", second["token"]).status_code == 200


def test_only_the_desk_and_the_jury_see_all(client: Client) -> None:
    one = Afternoon(client)
    player = one.send("register", name="Anna", born="1981-02-03", rules_version=RULES).json()["card"]["token"]
    for path in ("/desk", "/log"):
        assert one.get(path).json()["error"]["key"] == "not-your-card"
        assert one.get(path, player).json()["error"]["key"] == "not-your-card"
        assert one.get(path, "guess").json()["error"]["key"] == "bad-token"
        assert "1981-02-03" in one.get(path, one.desk).text
    assert "1981-02-03" not in one.get().text
    one.do("register", name="Bert", born="1980-01-01", rules_version=RULES)
    for secret in (player, one.desk):
        assert secret not in one.get("/log", one.desk).text + one.get("/desk", one.desk).text


@pytest.mark.clause("tournament", ("R29",))
def test_the_totals_can_be_frozen_or_hidden_until_the_end(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn()

    def show(scoreboard: str) -> Any:
        headers = {"authorization": f"Bearer {one.desk}"}
        return one.client.post(f"{one.path}/scoreboard", json={"scoreboard": scoreboard}, headers=headers)

    assert show("frozen").json() == {"scoreboard": "frozen", "prizes": False}
    play_a_sheet(one)
    one.do("verify", round=1, table=1)
    one.do("publish", round=1, table=1)
    assert {row["total"] for row in one.get("/ranking").json()} == {0}
    assert {row["total"] for row in one.get("/ranking", one.desk).json()} == {0, 60}
    show("hidden")
    assert one.get("/ranking").json() is None
    one.do("finish")
    assert {row["total"] for row in one.get("/ranking").json()} == {0, 60}


def test_without_rehearsal_nobody_gives_the_time(client: Client) -> None:
    wish = {"title": "K", "day": DAY, "template": "vrij", "rules_version": "1"}
    answer = client.post("/api/events", json={**wish, "at": f"{DAY}T09:00:00"})
    assert answer.json()["error"]["key"] == "no-rehearsal"
    made = client.post("/api/events", json=wish).json()
    body = {"id": "1", "act": "close-registration", "at": f"{DAY}T09:00:00"}
    headers = {"authorization": f"Bearer {made['card']['token']}"}
    answer = client.post(f"/api/events/{made['event']}/acts", json=body, headers=headers)
    assert answer.json()["error"]["key"] == "no-rehearsal"


def test_who_has_seen_the_newest_is_told_only_the_time(client: Client) -> None:
    """A page asks for what came after the version that it shows; of a table only what touches its sheet counts."""
    one = Afternoon(client, SHORT).drawn(8)
    phone, other = one.cards("table", 1, 2)
    paper = one.get("/tables/1", phone["token"]).json()
    people = [who["person"] for who in one.get("/tables/2", other["token"]).json()["people"]]
    one.do("sit", other["token"], round=1, table=2, chairs=people)
    again = one.get(f"/tables/1?after={paper['version']}", phone["token"]).json()
    assert again == {"version": paper["version"], "now": one.at, "same": True}
    one.do("signal", round=1)
    assert one.get(f"/tables/1?after={paper['version']}", phone["token"]).json()["rounds"][0]["signal_at"] == one.at
    for path in ("", "/desk"):
        version = one.get(path, one.desk).json()["version"]
        assert one.get(f"{path}?after={version}", one.desk).json()["same"] is True
        assert one.get(f"{path}?after={version - 1}", one.desk).json()["version"] == version


def test_a_page_of_a_table_hears_only_of_lines_that_change_it(client: Client) -> None:
    """Who pays or is warned changes no sheet; who leaves, or an act that is undone, changes those that it touches."""
    one = Afternoon(client, SHORT).drawn(12)
    mia = one.cards("jury", name="Mia")[0]["token"]
    phones = [card["token"] for card in one.cards("table", 1, 2, 3)]
    papers = [one.get(f"/tables/{table}", token).json() for table, token in enumerate(phones, 1)]
    seats = [[who["person"] for who in paper["people"]] for paper in papers]

    def heard_by() -> list[int]:
        """The tables whose page has news since it was asked last."""
        found = []
        for place, token in enumerate(phones):
            now = one.get(f"/tables/{place + 1}?after={papers[place]['version']}", token).json()
            if "same" not in now:
                papers[place] = now
                found.append(place + 1)
        return found

    paid = one.do("pay", person=seats[0][0], amount=1500)
    one.do("warn", mia, person=seats[0][0], reason="lawaai")
    one.do("undo", line=paid["n"])
    assert heard_by() == []
    sat = one.do("sit", phones[1], round=1, table=2, chairs=seats[1][::-1])
    assert heard_by() == [2]
    one.do("undo", line=sat["n"])
    assert heard_by() == [2]
    gone = one.do("leave", person=seats[2][0])
    assert heard_by() == [3]
    assert seats[2][0] not in papers[2]["sheet"]["people"]
    one.do("undo", line=gone["n"])
    assert heard_by() == [3]
    assert papers[2]["sheet"]["people"] == seats[2]
    lines = one.get("/lines", one.desk).json()
    one.do("undo", line=next(line["n"] for line in lines if line["act"] == "start-round"))
    assert heard_by() == [1, 2, 3]


def test_time_does_not_go_back(client: Client) -> None:
    one = Afternoon(client)
    one.clock = "09:00:00"
    one.do("register", name="Anna", born="1980-01-01", rules_version=RULES)
    one.clock = "08:59:59"
    answer = one.send("report", one.desk, person=1)
    assert answer.json()["error"] == {"key": "time-goes-back", "facts": {"last": f"{DAY}T09:00:00"}}


@pytest.mark.clause("tournament", ("R29",))
def test_an_event_is_made_again_from_the_database(address: str) -> None:
    with served(replace(AT_ONCE, db=address)) as client:
        one = Afternoon(client, SHORT).drawn()
        one.do("undo", line=one.do("leave", person=4)["n"])
        players = play_a_sheet(one)
        before = one.get("/desk", one.desk).json()
        log = one.get("/log", one.desk).text
    with served(replace(AT_ONCE, db=address)) as client:
        one.client = client
        assert one.get("/desk", one.desk).json() == before
        assert one.get("/log", one.desk).text == log
        assert one.get("/me", players[0]["token"]).status_code == 200
        again = one.send("hand-in", one.cards("table", 1)[0]["token"], id="1", round=1, table=1)
        assert again.status_code == 409  # an id counts for its sender: this one is new, and the sheet is handed in


def test_two_desks_on_one_database_do_not_spoil_the_log(address: str) -> None:
    """A second laptop takes over: what the first one did is there, and who has not heard of it yet is told to ask
    again."""
    settings = replace(AT_ONCE, db=address)
    with served(settings) as first, served(settings) as second:
        one = Afternoon(first)
        facts = {"born": "1980-01-01", "rules_version": RULES}
        one.do("register", name="Anna", **facts)
        one.client = second
        one.do("register", name="Bert", **facts)
        one.client = first
        late = one.send("register", one.desk, id="late", name="Cis", **facts)
        assert late.status_code == 201 or late.json()["error"]["key"] == "event-busy"
        assert one.do("register", id="late", name="Cis", **facts)["facts"]["person"] == 3
        assert [person["name"] for person in one.get("/desk", one.desk).json()["people"]] == ["Anna", "Bert", "Cis"]
        read_log(one.get("/log", one.desk).text).event()
