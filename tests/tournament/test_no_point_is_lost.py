"""Whatever is done at a table, in whatever order: no point is lost, doubled or invented.

The sheet is compared with a second computation that shares no code with it: it reads the lines of the log, knows by
heart who is whose partner in which boompje, and adds up.
"""

from collections import Counter
from typing import Any

from event_tables import DRAWING, manille, player, playing, published, sheet_of, signed, write
from events import do
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import troef
from clauses import clause
from proving import examples
from troef.tournament.act import DESK, Act, Actor
from troef.tournament.copying import copied
from troef.tournament.entry.admission import Undo
from troef.tournament.event import Event, fold
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.checking import faults
from troef.tournament.sheets.correcting import CorrectAway, CorrectDeal, CorrectPenalty
from troef.tournament.sheets.entering import BeginDeal, ChangeDeal, EnterDeal, StrikeDeal
from troef.tournament.sheets.penalties import Penalise, StrikePenalty
from troef.tournament.sheets.scoring import table_scores
from troef.tournament.sheets.seats import BeginBoompje
from troef.tournament.sheets.signing import Complete, HandIn, Publish, Reopen, Return, Sign, Verify

PLAYERS = (1, 2, 3, 4)
JURY = Actor("jury", "Mia")
NAMED_DESK = Actor("desk", "Piet")
SCORER = Actor("scorer", person=1)
#: Player 1 writes and sits on seat 0: his partner in the boompjes (E1).
PARTNERS = (3, 2, 4)
#: What the clauses of format K say: the offender, each other.
BY_HEART = {"P3": (3, 1), "P4": (3, 1), "P5": (15, 5), "P7": (15, 5), "P9": (15, 5), "P10": (15, 0)}


def written(event: Event) -> tuple[dict[int, dict[str, Any]], dict[int, Penalise | CorrectPenalty]]:
    """The deals and penalties that stand, by the lines of the log."""
    deals: dict[int, dict[str, Any]] = {}
    penalties: dict[int, Penalise | CorrectPenalty] = {}
    for line in event.lines:
        if line.number in event.undone:
            continue
        act = line.act
        if isinstance(act, EnterDeal | ChangeDeal):
            deals[act.deal] = act.result
        elif isinstance(act, StrikeDeal):
            del deals[act.deal]
        elif isinstance(act, Penalise):
            penalties[max(penalties, default=0) + 1] = act
        elif isinstance(act, StrikePenalty | CorrectAway):
            del penalties[act.number]
        elif isinstance(act, CorrectDeal):
            deals[act.deal] = act.result
        elif isinstance(act, CorrectPenalty):
            penalties[act.number or max(penalties, default=0) + 1] = act
    return deals, penalties


def by_hand_in_manillen(event: Event) -> dict[int, int]:
    """The round scores of format M (S1, S2, P1, P2)."""
    deals, penalties = written(event)
    gross: Counter[int] = Counter()
    for number, result in deals.items():
        points = result["points"][0]
        pair_w = (1, PARTNERS[(number - 1) // 12])
        for person in PLAYERS:
            over = points - 30 if person in pair_w else 30 - points
            gross[person] += max(0, over) * result["multiplier"]
    in_a_row: Counter[int] = Counter()
    for act in penalties.values():
        if act.clause == "P2":
            gross[act.person] -= 30 * act.multiplier
            in_a_row[act.deal] = 0
        else:
            gross[act.person] -= 15 if in_a_row[act.deal] else 0
            in_a_row[act.deal] += 1
    return {person: max(0, gross[person]) for person in PLAYERS}


def by_hand_in_kleurenwiezen(event: Event) -> dict[int, int]:
    """The round scores of format K (S3, P3–P10); what a contract pays is for the game to say."""
    deals, penalties = written(event)
    annulled = {act.deal for act in penalties.values() if act.clause == "P10"}
    total: Counter[int] = Counter()
    for number, result in deals.items():
        if number not in annulled:
            for person, score in zip(PLAYERS, troef.game("kleurenwiezen").settle(result), strict=True):
                total[person] += score
    for act in penalties.values():
        points, others = BY_HEART[act.clause]
        for person in PLAYERS:
            total[person] += -points if person == act.person else others
    return {person: total[person] for person in PLAYERS}


class Table(RuleBasedStateMachine):
    """Anybody at a table tries anything, in any order; what is refused changes nothing."""

    template = "iwwa-manillen"
    clauses: tuple[str, ...] = ("P1", "P2")

    @initialize(stage=st.sampled_from(["begun", "played", "signed", "handed in", "published"]))
    def sit_down(self, stage: str) -> None:
        self.event = playing(self.template)
        if stage != "begun":
            self.enter_deals(stage == "played", self.event.template.deals)
        if stage in ("signed", "handed in"):
            signed(self.event)
        if stage == "published":
            published(self.event)
        if stage == "handed in":
            self.attempt(HandIn(1, 1))

    def attempt(self, act: Act, by: Actor = SCORER) -> bool:
        rounds, lines = copied(self.event.rounds), len(self.event.lines)
        try:
            line = self.event.decide(act, "2026-05-09T10:40:00", by)
        except Refused:
            assert (self.event.rounds, len(self.event.lines)) == (rounds, lines)
            return False
        self.event.apply(line)
        return True

    def result(self, number: int) -> dict[str, Any]:
        return manille(number % 61, 60 - number % 61, (1, 2, 4)[number % 3])

    @rule(number=st.integers(0, 999), count=st.integers(1, 12))
    def enter_deals(self, number: int, count: int) -> None:
        for extra in range(count):
            sheet = sheet_of(self.event)
            if self.event.template.format == "M" and len(sheet.deals) == 12 * len(sheet.seatings):
                self.attempt(BeginBoompje(1, 1, len(sheet.seatings) + 1, (DRAWING,)))
            if not self.attempt(EnterDeal(1, 1, len(sheet.deals) + 1, self.result(number + 7 * extra))):
                break

    @rule(deal=st.integers(0, 40), number=st.integers(0, 999))
    def enter_out_of_order(self, deal: int, number: int) -> None:
        self.attempt(EnterDeal(1, 1, deal, self.result(number)))

    @rule(deal=st.integers(1, 37), number=st.integers(0, 999))
    def change_a_deal(self, deal: int, number: int) -> None:
        self.attempt(ChangeDeal(1, 1, deal, self.result(number)))

    @rule(deal=st.integers(1, 37))
    def begin_a_deal(self, deal: int) -> None:
        self.attempt(BeginDeal(1, 1, deal))

    @rule()
    def strike_the_last_deal(self) -> None:
        self.attempt(StrikeDeal(1, 1, len(sheet_of(self.event).deals)))

    @rule(data=st.data(), deal=st.integers(1, 14), person=st.sampled_from(PLAYERS), by=st.sampled_from([SCORER, JURY]))
    def penalise(self, data: st.DataObject, deal: int, person: int, by: Actor) -> None:
        clause_of_it = data.draw(st.sampled_from(self.clauses))
        self.attempt(Penalise(1, 1, deal, person, clause_of_it, multiplier=(1, 2, 4)[deal % 3]), by)

    @rule(number=st.integers(1, 6))
    def strike_a_penalty(self, number: int) -> None:
        self.attempt(StrikePenalty(1, 1, number), JURY)

    @rule()
    def close_the_sheet(self) -> None:
        self.attempt(Complete(1, 1))

    @rule(by=st.sampled_from(PLAYERS), person=st.sampled_from(PLAYERS))
    def sign(self, by: int, person: int) -> None:
        self.attempt(Sign(1, 1, person), player(by))

    @rule()
    def all_sign_and_the_sheet_is_handed_in(self) -> None:
        for person in PLAYERS:
            self.attempt(Sign(1, 1, person), player(person))
        self.attempt(HandIn(1, 1, pen=True))

    @rule()
    def open_the_sheet_again(self) -> None:
        self.attempt(Reopen(1, 1))

    @rule(act=st.sampled_from([Verify(1, 1), Publish(1, 1)]))
    def the_desk_goes_on(self, act: Act) -> None:
        self.attempt(act, DESK)

    @rule()
    def the_desk_gives_it_back(self) -> None:
        self.attempt(Return(1, 1, "once more"), DESK)

    @rule(deal=st.integers(1, 37), number=st.integers(0, 999), by=st.sampled_from([NAMED_DESK, JURY]))
    def correct_a_deal_that_was_handed_in(self, deal: int, number: int, by: Actor) -> None:
        self.attempt(CorrectDeal(1, 1, deal, self.result(number), "the paper says so"), by)

    @rule(data=st.data(), deal=st.integers(1, 14), person=st.sampled_from(PLAYERS), number=st.integers(0, 3))
    def correct_a_penalty(self, data: st.DataObject, deal: int, person: int, number: int) -> None:
        clause_of_it = data.draw(st.sampled_from(self.clauses))
        self.attempt(CorrectPenalty(1, 1, "found later", deal, person, clause_of_it, number), JURY)

    @rule(number=st.integers(1, 4))
    def correct_a_penalty_away(self, number: int) -> None:
        self.attempt(CorrectAway(1, 1, number, "no penalty after all"), JURY)

    @rule(back=st.integers(0, 5))
    def undo(self, back: int) -> None:
        self.attempt(Undo(len(self.event.lines) - back), DESK)

    def by_hand(self) -> dict[int, int]:
        return by_hand_in_manillen(self.event)

    @invariant()
    def the_sheet_says_what_was_written(self) -> None:
        event = self.event
        scores = {person: found.score for person, found in table_scores(event, 1, 1).items()}
        assert scores == self.by_hand()
        ranked = {row.player: row.total for row in ranking(event)}
        assert ranked == (scores if sheet_of(event).published else dict.fromkeys(PLAYERS, 0))

    @invariant()
    def signed_sheets_have_no_faults(self) -> None:
        if sheet_of(self.event).reached("signed"):
            assert faults(self.event, 1, 1) == []

    def teardown(self) -> None:
        again = fold(self.event.lines)
        assert again.rounds == self.event.rounds


class TableOfKleurenwiezen(Table):
    """The same in format K."""

    template = "wk-kleurenwiezen"
    clauses = tuple(BY_HEART)

    def result(self, number: int) -> dict[str, Any]:
        seat, tricks = number % 4, number % 14
        if number % 3:
            return {"contract": "kleine soloslim H", "declarers": [seat], "tricks": [tricks]}
        return {"contract": "samen 9", "declarers": [seat, (seat + 1) % 4], "tricks": [tricks]}

    def by_hand(self) -> dict[int, int]:
        return by_hand_in_kleurenwiezen(self.event)


TestTable = clause("tournament", "S1", "S2", "R26", "R27", "R29")(Table.TestCase)
TestTable.settings = examples(20, stateful_step_count=40)
TestTableOfKleurenwiezen = clause("tournament", "S3", "P15", "P18")(TableOfKleurenwiezen.TestCase)
TestTableOfKleurenwiezen.settings = examples(20, stateful_step_count=40)


@clause("tournament", "R25")
def test_the_points_of_a_deal_of_manillen_go_to_two_players_alike() -> None:
    """Of every result that a deal can have, one pair has all, and nobody anything where it is drawn."""
    event = playing()
    for points in range(61):
        write(event, EnterDeal(1, 1, 1, manille(points, 60 - points)))
        scores = sorted(sheet_of(event).deals[1].scores.values())
        assert scores == [0, 0, abs(points - 30), abs(points - 30)]
        do(event, StrikeDeal(1, 1, 1), by=SCORER)
