"""The final ranking of an event from its log, by another program: plain Python, nothing of Troef.

    python tests/tournament/recount.py LOG.jsonl

It was written from the clauses, not from the product: it reads the lines in order without those that were undone, keeps
for each table who sat where and what was written, and only at the end counts deals, penalties, byes and totals.
"""

import hashlib
import json
import sys
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from recount_deals import manille, whist
from recount_games import GAMES

GONE = ("late", "left", "excluded")
JURY_GAMES = ("grote miserie op tafel", "kleine soloslim", "grote soloslim")
#: K: what the offender loses and each other gains (P3–P10).
FINES = {"P3": (3, 1), "P4": (3, 1), "P5": (15, 5), "P6": (3, 1), "P7": (15, 5), "P8": (15, 0), "P9": (15, 5)}
FINES |= {"P10": (15, 0), "P11": (0, 0), "P12": (0, 0)}


class Table:
    """A sheet: who sat where, what was written, who came in for whom."""

    def __init__(self, people: list[int]) -> None:
        self.people = people
        self.chairs: list[int] = []
        self.scorer: int | None = None
        self.scorer_seat = 0
        self.named: dict[int, int] = {}
        self.deals: dict[int, dict[str, Any]] = {}
        self.annulled: set[int] = set()
        self.fines: dict[int, dict[str, Any]] = {}
        self.replaced: dict[int, tuple[int, int]] = {}
        self.begun = 0
        self.state = "open"
        self.stopped = False

    def who(self, chair: int, deal: int) -> int:
        """Who played a deal on a chair (P17)."""
        while chair in self.replaced and deal >= self.replaced[chair][1]:
            chair = self.replaced[chair][0]
        return chair

    def players(self, deal: int) -> list[int]:
        """Who played a deal, by seat of the first boompje."""
        return [self.who(chair, deal) for chair in self.chairs]

    def seat_of(self, person: int) -> int:
        """The seat of somebody, or of the one for whom he came in."""
        came_for = {found: gone for gone, (found, _) in self.replaced.items()}
        while person not in self.chairs:
            person = came_for[person]
        return self.chairs.index(person)

    def partner_seat(self, boompje: int) -> int:
        """The first seat of the one who sits opposite the scorer (R16): he who sat opposite, then the one on the
        scorer's left, then the one on his right (E1)."""
        return (self.scorer_seat + (2, 1, 3)[boompje % 3]) % 4


class Recount:
    """An event as another program reads it."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        self.template = lines[0]["facts"]["template"]
        self.manille = self.template["format"] == "M"
        self.people: dict[int, dict[str, Any]] = {}
        self.rounds: list[dict[str, Any]] = []
        self.calls: list[dict[str, Any]] = []
        self.lots: list[int] = []
        undone = {line["facts"]["line"] for line in lines if line["act"] == "undo"}
        for line in lines:
            if line["n"] not in undone:
                self.take(line["act"], line["facts"])

    def take(self, act: str, facts: dict[str, Any]) -> None:
        """One act. What does not touch a score is passed over."""
        if act == "bulk":
            for part in facts["acts"]:
                self.take(part["act"], part["facts"])
            return
        if act == "deliver-sheet":
            for step in facts["steps"]:
                self.take(step["act"], {**step["facts"], "round": facts["round"], "table": facts["table"]})
            return
        reader = getattr(self, f"on_{act.replace('-', '_')}", None)
        if reader is not None:
            reader(facts)

    def table(self, facts: dict[str, Any]) -> Table:
        """The table of an act."""
        found: Table = self.rounds[facts["round"] - 1]["tables"][facts["table"] - 1]
        return found

    # ---- people ----

    def on_register(self, facts: dict[str, Any]) -> None:
        self.people[facts["person"]] = {"kind": "player", "status": "registered"}

    def on_apply_as_joker(self, facts: dict[str, Any]) -> None:
        self.people[facts["person"]] = {"kind": "joker", "status": "present"}

    def on_report(self, facts: dict[str, Any]) -> None:
        self.people[facts["person"]]["status"] = "present"

    def on_close_registration(self, _: dict[str, Any]) -> None:
        for one in self.people.values():
            if one["status"] == "registered" and not self.template["late_entry"]:
                one["status"] = "late"

    def on_leave(self, facts: dict[str, Any]) -> None:
        self.take_out(facts["person"], "left", facts.get("from_deal", 0))

    def on_exclude(self, facts: dict[str, Any]) -> None:
        self.take_out(facts["person"], "excluded", facts.get("from_deal", 0))

    def take_out(self, person: int, status: str, from_deal: int = 0) -> None:
        """Somebody goes; where he plays, a stand-in comes from the next deal on, or the table stops (P17)."""
        self.people[person]["status"] = status
        for played in reversed(self.rounds):
            playing = [one for one in played["tables"] if one.state == "open" and not one.stopped]
            for table in playing:
                if person in table.people:
                    self.replace(table, playing, person, from_deal or max([table.begun, *table.deals]) + 1)
                    return

    def replace(self, table: Table, playing: list[Table], person: int, from_deal: int) -> None:
        """The first free joker comes in, then a bot where bots may (R13)."""
        if from_deal > self.deals_in_round():
            return
        busy = {number for one in playing for number in one.people}
        free = [
            number
            for kind in ("joker", "bot")
            for number, one in self.people.items()
            if one["kind"] == kind and one["status"] == "present" and number not in busy
        ]
        jokers = [number for number in free if self.people[number]["kind"] == "joker"]
        if not jokers and not self.template["bot_jokers"]:
            table.stopped = True
            return
        if not free:
            free = [max(self.people) + 1]
            self.people[free[0]] = {"kind": "bot", "status": "present"}
        table.replaced[person] = (free[0], from_deal)
        table.people = [free[0] if one == person else one for one in table.people]
        table.named.pop(person, None)
        if table.scorer == person:
            table.scorer = free[0]

    def deals_in_round(self) -> int:
        """How many deals a whole round has (R14, R20)."""
        return int(12 * self.template["boompjes"] if self.manille else self.template["deals_per_round"])

    # ---- rounds and tables ----

    def on_draw(self, facts: dict[str, Any]) -> None:
        for number in [number for table in facts["tables"] for number in table]:
            self.people.setdefault(number, {"kind": "bot", "status": "present"})
        tables = [Table(list(table)) for table in facts["tables"]]
        self.rounds.append({"tables": tables, "byes": facts.get("byes", []), "signal": False})

    def on_signal(self, facts: dict[str, Any]) -> None:
        self.rounds[facts["round"] - 1]["signal"] = True

    def on_sit(self, facts: dict[str, Any]) -> None:
        self.table(facts).people = list(facts["chairs"])

    def on_name_scorer(self, facts: dict[str, Any]) -> None:
        table = self.table(facts)
        table.named[facts["person"]] = facts["candidate"]
        people = [one for one in table.people if self.people[one]["kind"] != "bot"] or table.people
        if all(table.named.get(one) == facts["candidate"] for one in people):
            table.scorer = facts["candidate"]

    def on_draw_scorer(self, facts: dict[str, Any]) -> None:
        self.table(facts).scorer = facts["scorer"]

    def on_appoint_scorer(self, facts: dict[str, Any]) -> None:
        self.table(facts).scorer = facts["scorer"]

    def on_begin_boompje(self, facts: dict[str, Any]) -> None:
        table = self.table(facts)
        if facts.get("boompje", 1) == 1:
            table.chairs = list(table.people)
            assert table.scorer is not None
            table.scorer_seat = table.chairs.index(table.scorer)

    def on_begin_deal(self, facts: dict[str, Any]) -> None:
        table = self.table(facts)
        table.begun = max(table.begun, facts["deal"])

    def on_enter_deal(self, facts: dict[str, Any]) -> None:
        table = self.table(facts)
        table.deals[facts["deal"]] = facts["result"]
        table.begun = max(table.begun, facts["deal"])

    def on_change_deal(self, facts: dict[str, Any]) -> None:
        self.table(facts).deals[facts["deal"]] = facts["result"]

    def on_strike_deal(self, facts: dict[str, Any]) -> None:
        table = self.table(facts)
        del table.deals[facts["deal"]]
        table.annulled.discard(facts["deal"])
        if not self.rounds[facts["round"] - 1]["signal"]:
            table.begun = facts["deal"] - 1

    def on_correct_deal(self, facts: dict[str, Any]) -> None:
        self.table(facts).deals[facts["deal"]] = facts["result"]
        (set.add if facts.get("annulled") else set.discard)(self.table(facts).annulled, facts["deal"])

    def on_correct_seats(self, facts: dict[str, Any]) -> None:
        self.table(facts).chairs = list(facts["chairs"])

    def on_correct_scorer(self, facts: dict[str, Any]) -> None:
        table = self.table(facts)
        table.scorer = facts["scorer"]
        table.scorer_seat = table.seat_of(facts["scorer"])

    def on_complete(self, facts: dict[str, Any]) -> None:
        self.table(facts).state = "closed"

    def on_return(self, facts: dict[str, Any]) -> None:
        self.table(facts).state = "closed"

    def on_reopen(self, facts: dict[str, Any]) -> None:
        self.table(facts).state = "open"

    def on_publish(self, facts: dict[str, Any]) -> None:
        self.table(facts).state = "published"

    # ---- penalties and the jury ----

    def on_penalise(self, facts: dict[str, Any]) -> None:
        fines = self.table(facts).fines
        fines[max(fines, default=0) + 1] = facts

    def on_strike_penalty(self, facts: dict[str, Any]) -> None:
        del self.table(facts).fines[facts["number"]]

    def on_correct_penalty(self, facts: dict[str, Any]) -> None:
        fines = self.table(facts).fines
        fines[facts.get("number") or max(fines, default=0) + 1] = facts

    def on_correct_away(self, facts: dict[str, Any]) -> None:
        del self.table(facts).fines[facts["number"]]

    def on_call_jury(self, facts: dict[str, Any]) -> None:
        self.calls.append(facts)

    def on_ask_jury(self, facts: dict[str, Any]) -> None:
        if facts["contract"] in JURY_GAMES:
            self.calls.append(facts)

    def on_decide(self, facts: dict[str, Any]) -> None:
        given = facts.get("deal")
        deal = self.calls[facts["call"] - 1]["deal"] if given is None else given
        for ruling in facts["rulings"]:
            self.rule(self.table(facts), deal, ruling)

    def rule(self, table: Table, deal: int, ruling: dict[str, Any]) -> None:
        """What a decision of the jury does to the score (R32)."""
        kind = ruling["kind"]
        if kind == "penalty":
            table.fines[max(table.fines, default=0) + 1] = {**ruling, "deal": deal}
        elif kind == "annul":
            table.annulled.add(deal)
        elif kind == "exclude":
            self.take_out(ruling["person"], "excluded")
        elif kind == "re-deal" and deal in table.deals:
            del table.deals[deal]
            table.annulled.discard(deal)
            table.begun = max(table.begun, deal)
            table.state = "open"
        elif kind in ("award-won", "award-lost"):
            result = dict(ruling.get("result") or table.deals[deal])
            if not self.manille:
                plays = table.players(deal).index(ruling["person"]) in result["declarers"]
                result["verdict"] = "won" if (kind == "award-won") == plays else "lost"
            table.deals[deal] = result
            table.annulled.discard(deal)
            table.begun = max(table.begun, deal)

    def on_draw_lots(self, facts: dict[str, Any]) -> None:
        self.lots += facts["order"]

    # ---- counting ----

    def deal_scores(self, table: Table, number: int) -> dict[int, int]:
        """What a deal brought each who played it (S1, S3)."""
        result = table.deals[number]
        if number in table.annulled or any(f["clause"] == "P10" and f["deal"] == number for f in table.fines.values()):
            return {}
        players = table.players(number)
        if self.template["format"] == "game":  # a pair has its score once
            return dict(zip(players, GAMES[self.template["game"]](result), strict=True))
        if not self.manille:
            return dict(zip(players, whist(result), strict=True))
        w, z = manille(result)
        of_w = (table.scorer_seat, table.partner_seat((number - 1) // 12))
        return {person: w if seat in of_w else z for seat, person in enumerate(players)}

    def fine(self, table: Table, number: int) -> tuple[int, int]:
        """What a penalty cost the offender and brought each of the others."""
        line = table.fines[number]
        clause, points, others = line["clause"], line.get("points"), line.get("others")
        if clause == "R32":
            return points or 0, others or 0
        if clause == "P2":
            return 30 * line.get("multiplier", 1), 0
        if clause == "P1":
            row = [f["clause"] for key, f in sorted(table.fines.items()) if f["deal"] == line["deal"] and key < number]
            before = [name for name in row if name in ("P1", "P2")]
            return (15 if before and before[-1] == "P1" else 0), 0
        if line.get("waived"):
            return 0, 0
        most, each = FINES[clause]
        return most if points is None else points, each if others is None else others

    def sheet_of(self, table: Table) -> dict[int, list[int]]:
        """Of each person: score of the round, deals won, penalty points (S2, S3, S6)."""
        rows: dict[int, list[int]] = {}
        for person in [*table.people, *table.replaced]:
            rows[person] = [0, 0, 0]
        for number in table.deals:
            for person, score in self.deal_scores(table, number).items():
                rows[person][0] += score
                rows[person][1] += score > 0
        for number, line in table.fines.items():
            points, others = self.fine(table, number)
            rows[line["person"]][0] -= points
            rows[line["person"]][2] += points
            own = table.chairs[table.seat_of(line["person"])]
            for person in {table.who(chair, line["deal"]) for chair in table.chairs if chair != own}:
                rows[person][0] += others
        for row in rows.values():
            row[0] = max(0, row[0]) if self.manille else row[0]
        return rows

    def round_rows(self, played: dict[str, Any]) -> dict[int, list[int]]:
        """Every player's row of a round; who is gone has nothing, a bye the mean (S4, P17)."""
        rows: dict[int, list[int]] = {}
        for table in played["tables"]:
            if table.state == "published":
                for person, row in self.sheet_of(table).items():
                    if self.people[person]["kind"] == "player":
                        rows[person] = row if self.people[person]["status"] not in GONE else [0, 0, 0]
        if rows and all(table.state == "published" for table in played["tables"]):
            mean = sum(row[0] for row in rows.values()) // len(rows)
            rows.update({person: [mean, 0, 0] for person in played["byes"]})
        return rows

    def ranking(self) -> list[dict[str, Any]]:
        """The final ranking (S5–S7)."""
        rounds = [self.round_rows(played) for played in self.rounds]
        there = [number for number, one in self.people.items() if (one["kind"], one["status"]) == ("player", "present")]
        return ranked([self.row(number, rounds) for number in there], self.lots)

    def row(self, number: int, results: list[dict[int, list[int]]]) -> dict[str, Any]:
        """A player's row without his rank; of his evenings the best may count."""
        mine = [found.get(number) for found in results]
        played = [row for row in mine if row is not None]
        scores = sorted([row[0] for row in played], reverse=True)
        return {
            "player": number,
            "total": sum(scores[: self.template["best_of"] or None]),
            "rounds": [row and row[0] for row in mine],
            "won": sum(row[1] for row in played),
            "best": max(scores, default=0),
            "penalties": sum(row[2] for row in played),
        }


def ranked(rows: list[dict[str, Any]], lots: list[int]) -> list[dict[str, Any]]:
    """Rows with their ranks: 1, 2, 2, 4, unless lots were drawn (S6, S7)."""

    def merit(row: dict[str, Any]) -> tuple[int, ...]:
        return -row["total"], -row["won"], -row["best"], row["penalties"]

    def lot(row: dict[str, Any]) -> int:
        return lots.index(row["player"]) if row["player"] in lots else 0

    rows.sort(key=lambda row: (*merit(row), lot(row), row["player"]))
    for place, row in enumerate(rows, 1):
        row["rank"] = place
    for before, row in pairwise(rows):
        equals = [other for other in rows if merit(other) == merit(row)]
        if merit(before) == merit(row) and not all(other["player"] in lots for other in equals):
            row["rank"] = before["rank"]
    return rows


def check_seals(texts: Iterable[str]) -> None:
    """Whether every line is sealed with the line before it."""
    before = ""
    for number, text in enumerate(texts, 1):
        facts = json.loads(text)
        found = facts.pop("seal")
        plain = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = hashlib.sha256((before + plain).encode()).hexdigest()
        if found != before:
            raise ValueError(f"line {number} is not the one that was sealed")


def recount(text: str) -> list[dict[str, Any]]:
    """The ranking that a log gives."""
    texts = text.splitlines()
    check_seals(texts)
    return Recount([json.loads(line) for line in texts]).ranking()


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as log:
        json.dump(recount(log.read()), sys.stdout)
