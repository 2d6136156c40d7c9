"""The final ranking of events beyond the two books, by another program: plain Python, nothing of Troef.

    python tests/tournament/recount_templates.py LOG.jsonl

Klaverjassen, manillen and wiezen; pairs; late entry; evenings that are caught up with and the best of them; pools, a
knock-out and the second chance. What a knock-out leaves equal is decided by a lot, which is drawn here once more.
"""

import json
import sys
from typing import Any

from recount import GONE, Recount, Table, check_seals, ranked
from recount_draws import Chance, draw

Row = dict[str, Any]


class RecountTemplate(Recount):
    """An event of any template as another program reads it."""

    def __init__(self, lines: list[Row]) -> None:
        self.seed = ""
        self.waiting_jokers: list[int] = []
        super().__init__(lines)

    @property
    def by_result(self) -> bool:
        """Whether results decide who plays on."""
        return self.template["draw"] in ("pools", "knock_out")

    @property
    def lead_in(self) -> int:
        """How many rounds come before the knock-out."""
        return 3 if self.template["draw"] == "pools" else 0

    def seats_of(self, people: list[int]) -> list[int]:
        """Who sits on each of the chairs: a pair or team has several."""
        return people * int(self.template["seats"] // len(people))

    # ---- acts ----

    def on_reveal_seed(self, facts: Row) -> None:
        self.seed = facts["seed"]

    def on_draw(self, facts: Row) -> None:
        number, again = len(self.rounds) + 1, 0
        self.check_draw(number, facts, again)
        second = self.second_chance(number)
        super().on_draw(facts)
        self.place_tables(self.rounds[-1], facts, second)

    def on_draw_again(self, facts: Row) -> None:
        before = self.rounds.pop()
        self.check_draw(facts["round"], facts, before["again"] + 1)
        super().on_draw(facts)
        self.place_tables(self.rounds[-1], facts, [])
        self.rounds[-1]["again"] = before["again"] + 1

    def place_tables(self, played: Row, facts: Row, second: list[int]) -> None:
        """The tables of a round as they were drawn."""
        played["tables"] = [Table(self.seats_of(list(table))) for table in facts["tables"]]
        played["byes"] = list(facts.get("byes", []))
        drawn = {one for table in facts["tables"] for one in table} | set(played["byes"])
        played["second"] = [one for one in second if one in drawn]
        played["pools"] = pools_of(facts["tables"], played["byes"])
        played["again"] = 0

    def on_seat_late(self, facts: Row) -> None:
        played, person = self.rounds[-1], facts["person"]
        if not facts["table"]:
            played["byes"].append(person)
        elif facts.get("instead"):
            table = played["tables"][facts["table"] - 1]
            table.people = [person if one == facts["instead"] else one for one in table.people]
        else:
            self.add_table(played, [*facts["others"], person])
            played["byes"] = []

    def on_catch_up(self, facts: Row) -> None:
        self.add_table(self.rounds[facts["round"] - 1], list(facts["people"]))

    def add_table(self, played: Row, people: list[int]) -> None:
        """One more table in a round."""
        for one in people:
            self.people.setdefault(one, {"kind": "bot", "status": "present"})
        played["tables"].append(Table(self.seats_of(people)))

    def on_stay_away(self, facts: Row) -> None:
        self.people[facts["person"]]["away"] = True

    def on_attend(self, facts: Row) -> None:
        self.people[facts["person"]]["away"] = False

    def rule(self, table: Table, deal: int, ruling: Row) -> None:
        """A deal is awarded with its result; everything else is as in the books."""
        if self.template["format"] == "game" and ruling["kind"] in ("award-won", "award-lost"):
            table.deals[deal] = ruling.get("result") or table.deals[deal]
            table.annulled.discard(deal)
            table.begun = max(table.begun, deal)
        else:
            super().rule(table, deal, ruling)

    # ---- draws ----

    def check_draw(self, number: int, facts: Row, again: int) -> None:
        """Compute a draw once more, where no exchanges part people after it."""
        purpose = f"redraw-{again}" if again else "draw"
        kind = self.template["draw"]
        if kind in ("random", "drawn_pairs"):
            players = self.present("player")
            expected = draw(self.seed, number, players, self.stand_ins(players), self.byes(number), 4, purpose)
        elif kind == "knock_out" and number == 1:
            expected = draw(self.seed, 1, self.present("player"), [], {}, 2, purpose)
        else:
            return
        assert [list(table) for table in facts["tables"]] == expected["tables"], f"round {number}"
        assert list(facts.get("byes", [])) == expected["byes"], f"round {number}"

    def present(self, kind: str) -> list[int]:
        """Who is there, in order of number."""
        return [
            number
            for number, one in self.people.items()
            if one["kind"] == kind and one["status"] == "present" and not one.get("away")
        ]

    def stand_ins(self, players: list[int]) -> list[int]:
        """Jokers as they applied, then bots where bots may (R13)."""
        need, jokers = -len(players) % 4, self.present("joker")
        if need <= len(jokers) or not self.template["bot_jokers"]:
            return jokers
        new = max(self.people) + 1
        return [*jokers, *self.present("bot"), *range(new, new + need)][:need]

    def byes(self, number: int) -> dict[int, int]:
        """How many byes each had before a round."""
        had: dict[int, int] = {}
        for played in self.rounds[: number - 1]:
            for one in played["byes"]:
                had[one] = had.get(one, 0) + 1
        return had

    # ---- knock-outs ----

    def second_chance(self, number: int) -> list[int]:
        """Who plays in the second chance in a round that is being drawn."""
        if not self.template["second_chance"] or number <= self.lead_in:
            return []
        if number > self.lead_in + 1:
            before = self.rounds[number - 2]
            if number == 2:
                return [one for one in self.drawn(before) if one not in self.through(1) and self.is_in(one)]
            return [one for one in self.through(number - 1) if one in before["second"]]
        if self.lead_in == 0:
            return []
        order = [row["player"] for row in self.ranking(3)]
        pools = self.rounds[0]["pools"]
        firsts = [next(one for one in order if one in pool) for pool in pools if set(pool) & set(order)]
        firsts.sort(key=order.index)
        best = firsts + [one for one in order if one not in firsts]
        return best[self.template["through"] or 2 ** (self.template["rounds"] - 3) :]

    def drawn(self, played: Row) -> list[int]:
        """All players at the tables of a round and with a bye."""
        return [*[one for table in played["tables"] for one in table.people], *played["byes"]]

    def is_in(self, person: int) -> bool:
        """Whether somebody is a player and still in the event."""
        return bool(self.people[person]["kind"] == "player" and self.people[person]["status"] == "present")

    def winner(self, number: int, table: Table) -> int | None:
        """Who won a table: points, then deals won, then fewer penalties, then the lot."""
        there = sorted({one for one in table.people if self.is_in(one)})
        if table.state != "published" or not there:
            return None
        rows = self.sheet_of(table)
        order = Chance(self.seed, f"tie-{there}", number).shuffled(there)
        return max(order, key=lambda one: (rows[one][0], rows[one][1], -rows[one][2]))

    def through(self, number: int) -> list[int]:
        """Who goes on after a round of the knock-out."""
        played = self.rounds[number - 1]
        winners = [self.winner(number, table) for table in played["tables"]]
        return [one for one in [*played["byes"], *winners] if one is not None and self.is_in(one)]

    def stages(self, last: int) -> dict[int, tuple[int, int]]:
        """How far each has got: in the main bracket, and in the second chance."""
        found: dict[int, tuple[int, int]] = {}
        for number in range(self.lead_in + 1, last + 1):
            played = self.rounds[number - 1]
            winners = {self.winner(number, table) for table in played["tables"]}
            for one in self.drawn(played):
                stage = 2 * number + (one in winners)
                found[one] = (found.get(one, (0, 0))[0], stage) if one in played["second"] else (stage, 0)
        return found

    # ---- counting ----

    def ranking(self, after: int | None = None) -> list[Row]:
        """The ranking (S5–S7), after some rounds or all."""
        last = len(self.rounds) if after is None else after
        results = [self.round_rows(played) for played in self.rounds[:last]]
        stages = self.stages(last) if self.by_result else {}
        groups: dict[tuple[int, int], list[Row]] = {}
        for number, one in self.people.items():
            if one["kind"] == "player" and one["status"] not in (*GONE, "registered"):
                groups.setdefault(stages.get(number, (0, 0)), []).append(self.row(number, results))
        rows: list[Row] = []
        for stage in sorted(groups, reverse=True):
            before = len(rows)
            rows += [{**row, "rank": row["rank"] + before} for row in ranked(groups[stage], self.lots)]
        return rows


def pools_of(tables: list[list[int]], byes: list[int]) -> list[list[int]]:
    """The pools of a first round: two tables each, and at the end those of three: a table and who is free."""
    fours = len(tables) - len(byes)
    pools = [[*tables[place], *tables[place + 1]] for place in range(0, fours - 1, 2)]
    return pools + [[*table, free] for table, free in zip(tables[fours:], byes, strict=False)]


def recount_template(text: str) -> list[Row]:
    """The ranking that a log of any template gives."""
    texts = text.splitlines()
    check_seals(texts)
    return RecountTemplate([json.loads(line) for line in texts]).ranking()


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as log:
        json.dump(recount_template(log.read()), sys.stdout)
