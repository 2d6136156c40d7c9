"""Whatever people at an event do, in whatever order: no point is lost, doubled or invented."""

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from event_tables import DRAWING
from events import DESK, JURY, SEED, at, present
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from clauses import clause
from proving import often
from troef.core.checked_fields import CheckedFields
from troef.core.result import ResultError
from troef.tournament.act import Act, Actor, Line, acts
from troef.tournament.bulk import Bulk
from troef.tournament.draws.drawing import DrawRound, Signal, StartRound
from troef.tournament.draws.redrawing import SeatLate
from troef.tournament.entry.admission import Exclude, Leave, Register, Report, Undo
from troef.tournament.event import Event, fold
from troef.tournament.jury.calls import AskJury, CallJury, TakeCall
from troef.tournament.jury.deciding import RULINGS, Decide
from troef.tournament.jury.verdicts import Ruling
from troef.tournament.refused import Refused
from troef.tournament.results.history import history_of
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.correcting import CorrectAway, CorrectDeal, CorrectPenalty, CorrectScorer, CorrectSeats
from troef.tournament.sheets.entering import BeginDeal, ChangeDeal, EnterDeal, StrikeDeal
from troef.tournament.sheets.penalties import Penalise, Sanction, StrikePenalty, sanctions
from troef.tournament.sheets.scoring import score_of
from troef.tournament.sheets.seats import AppointScorer, BeginBoompje, Sit
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.sheets.signing import Complete, HandIn, Publish, Return, Sign, Verify
from troef.tournament.template import Template

#: What of a scorer or a player counts once, whoever sends it again.
ONCE = ("enter-deal", "begin-boompje", "complete", "sign", "hand-in", "call-jury")
#: No sheet has more steps from sitting down to the scoreboard.
MOST_STEPS = 30
NAMED_DESK = Actor("desk", "An")
WHIST = [
    {"contract": "solo 7", "declarers": [0], "tricks": [7]},
    {"contract": "solo 7", "declarers": [3], "tricks": [2]},
    {"contract": "samen 9", "declarers": [0, 2], "tricks": [7]},
    {"contract": "kleine soloslim", "declarers": [1], "tricks": [12]},
]
MANILLE = [{"points": [34, 26]}, {"points": [0, 60], "multiplier": 4}, {"points": [30, 30], "multiplier": 2}]
RESULTS = st.sampled_from([*WHIST, *MANILLE])
SMALL = st.integers(0, 13)
TEXTS = st.sampled_from(["", "noise", "An", SEED, "1980-01-01", "2024-05-07", "P4", "kleine soloslim", "AS"])


def values(hint: Any) -> "st.SearchStrategy[Any]":
    """Any value of a field's type, mostly small numbers."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return st.one_of([st.none() if one is types.NoneType else values(one) for one in inner])
    if origin is Literal:
        return st.sampled_from(inner)
    if origin is tuple:
        return st.lists(values(inner[0]), max_size=4).map(tuple)
    if origin is dict:
        return RESULTS
    if hint is Template:
        return st.just(Template("own", "wiezen"))
    if hint is Act:
        return st.sampled_from(sorted(acts())).flatmap(lambda verb: any_act(acts()[verb]))
    if isinstance(hint, type) and issubclass(hint, CheckedFields):
        return any_act(hint)
    return {int: SMALL, str: TEXTS, bool: st.booleans()}[hint]


def any_act(kind: Any) -> "st.SearchStrategy[Any]":
    """An act of a kind with any facts."""
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: st.deferred(lambda name=name: values(hints[name])) for name in kind.__match_args__})


def from_scratch(event: Event) -> Event:
    """The event from the lines that were not undone, each applied to what the lines before it gave."""
    other = Event()
    other.undone = event.undone
    for line in event.lines:
        if line.number in event.undone or line.act.verb == "undo":
            other.lines.append(line)
        else:
            line.act.check(other, line.at, line.by)
            other.lines.append(line)
            other.take(line.act, line)
    return other


class AnEvent(RuleBasedStateMachine):
    """An event with one or two tables, at which everything happens."""

    @initialize(
        players=st.integers(4, 9), whist=st.booleans(), bots=st.booleans(), late=st.booleans(), steps=st.integers(0, 30)
    )
    def opens(self, players: int, whist: bool, bots: bool, late: bool, steps: int) -> None:
        template = "wk-kleurenwiezen" if whist else "iwwa-manillen"
        changes = {"boompjes": 1, "deals_per_round": 4, "rounds": 2, "bot_jokers": bots, "late_entry": late}
        self.event = present(players, template, **changes)
        self.results = WHIST if whist else MANILLE
        self.clock = 0
        self.a_round_is_drawn()
        for place in range(steps):
            self.goes_on(0, place)

    # ---- how acts are done ----

    def attempt(self, act: Act, by: Actor = DESK) -> bool:
        """Do an act; where it is refused, nothing has changed."""
        self.clock += 7
        time = at(f"{10 + self.clock // 3600:02}:{self.clock // 60 % 60:02}:{self.clock % 60:02}")
        before = self.event.copy()
        try:
            line = self.event.act(act, time, by)
        except (Refused, ResultError):
            assert self.event == before
            return False
        assert Line.read(line.as_dict()) == line
        return True

    def table(self, pick: int) -> tuple[int, int, Sheet]:
        """One of the tables that have been drawn."""
        places = [(played.number, table) for played in self.event.rounds for table in range(1, len(played.tables) + 1)]
        number, table = places[pick % len(places)]
        return number, table, self.event.round(number).table(table)

    def entered(self, sheet: Sheet, pick: int) -> int:
        """One of the deals on a sheet."""
        return pick % max(1, len(sheet.deals)) + 1

    @property
    def drawn(self) -> bool:
        return bool(self.event.rounds)

    def scorer(self, sheet: Sheet) -> Actor:
        return DESK if sheet.on_paper else Actor("scorer", person=sheet.scorer)

    # ---- what people do, one after another ----

    @precondition(lambda self: len(self.event.present()) >= 4)
    @rule()
    def a_round_is_drawn(self) -> None:
        number = len(self.event.rounds) + 1
        if self.attempt(DrawRound.of(self.event)):
            self.attempt(StartRound(number))

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, steps=st.integers(1, 20))
    def a_table_goes_on(self, pick: int, steps: int) -> None:
        for place in range(steps):
            self.goes_on(pick, pick + place)

    def goes_on(self, pick: int, which: int) -> None:
        """The next step of a table, from sitting down to the scoreboard."""
        number, table, sheet = self.table(pick)
        if sheet.state == "open":
            self.plays_on(number, table, which)
        elif sheet.state == "completed":
            for person in sheet.people:
                self.attempt(Sign(number, table, person, remark="he refuses"), JURY)
        elif sheet.state == "signed":
            self.attempt(HandIn(number, table, True, True), self.scorer(sheet))
        elif sheet.state == "handed_in":
            self.attempt(Verify(number, table))
        elif sheet.state == "verified":
            self.attempt(Publish(number, table))

    def plays_on(self, number: int, table: int, which: int) -> None:
        """The next step of a table whose sheet is open."""
        sheet = self.event.round(number).table(table)
        people = [one for one in sheet.people if self.event.people[one].kind != "bot"]
        if not sheet.seatings and people:
            self.attempt(Sit(number, table, tuple(sheet.people)))
            self.attempt(AppointScorer(number, table, people[which % len(people)]))
            drawings = (DRAWING,) if self.event.template.format == "M" else ()
            self.attempt(BeginBoompje(number, table, 1, drawings), self.scorer(sheet))
        elif len(sheet.deals) < self.event.template.deals and not sheet.stopped:
            result = self.results[which % len(self.results)]
            self.attempt(EnterDeal(number, table, len(sheet.deals) + 1, result), self.scorer(sheet))
        else:
            self.attempt(Complete(number, table), self.scorer(sheet))

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, deal=SMALL, result=SMALL, strike=st.booleans())
    def a_deal_is_changed(self, pick: int, deal: int, result: int, strike: bool) -> None:
        number, table, sheet = self.table(pick)
        changed = ChangeDeal(number, table, self.entered(sheet, deal), self.results[result % len(self.results)])
        act = StrikeDeal(number, table, len(sheet.deals)) if strike else changed
        self.attempt(act, self.scorer(sheet))
        self.attempt(BeginDeal(number, table, len(sheet.deals) + 1), self.scorer(sheet))

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, who=SMALL, which=SMALL, points=st.one_of(st.none(), SMALL))
    def somebody_is_penalised(self, pick: int, who: int, which: int, points: int | None) -> None:
        number, table, sheet = self.table(pick)
        person, deal = sheet.people[who % 4], self.entered(sheet, which)
        known = {**sanctions(self.event), "R32": Sanction(0, at_most=True)}
        broken = list(known)[which % len(known)]
        given = points if known[broken].at_most else None
        self.attempt(Penalise(number, table, deal, person, broken, "seen", points=given), JURY)
        if who > 10:
            self.attempt(StrikePenalty(number, table, 1), JURY)

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, signal=st.booleans())
    def the_signal_sounds_or_a_sheet_goes_back(self, pick: int, signal: bool) -> None:
        number, table, _ = self.table(pick)
        self.attempt(Signal(number) if signal else Return(number, table, "look again"))

    @rule(who=SMALL, excluded=st.booleans())
    def somebody_leaves(self, who: int, excluded: bool) -> None:
        self.attempt(Exclude(who, "noise") if excluded else Leave(who), JURY)

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, who=SMALL, consent=st.booleans(), kinds=st.lists(st.sampled_from(list(RULINGS)), max_size=2))
    def the_jury_is_called(self, pick: int, who: int, consent: bool, kinds: list[Any]) -> None:
        number, table, sheet = self.table(pick)
        deal, person = len(sheet.deals) + consent, sheet.people[who % 4]
        consent = consent and self.event.template.format == "K"
        called = AskJury(number, table, deal, person, "kleine soloslim") if consent else None
        self.attempt(called or CallJury(number, table, deal, "help"), DESK)
        self.attempt(TakeCall(number, table, len(self.event.calls)), JURY)
        rulings = [self.ruling(kind, person) for kind in kinds or ["no-action"]]
        self.attempt(Decide(number, table, len(self.event.calls), tuple(rulings), "seen"), JURY)

    def ruling(self, kind: Any, person: int) -> Ruling:
        """A ruling of a kind, with what it asks for."""
        about = person if RULINGS[kind].person else None
        clause_broken = "P2" if self.event.template.format == "M" else "P7"
        return Ruling(kind, about, clause_broken if kind == "penalty" else "")

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, which_deal=SMALL, result=SMALL, which=st.integers(0, 2))
    def a_mistake_is_corrected(self, pick: int, which_deal: int, result: int, which: int) -> None:
        number, table, sheet = self.table(pick)
        deal = self.entered(sheet, which_deal)
        clause_broken = "P2" if self.event.template.format == "M" else "P5"
        act = (
            CorrectDeal(number, table, deal, self.results[result % len(self.results)], "read wrongly"),
            CorrectPenalty(number, table, "forgotten", deal, sheet.people[deal % 4], clause_broken),
            CorrectAway(number, table, 1, "it was nothing"),
        )[which]
        self.attempt(act, NAMED_DESK)

    @precondition(lambda self: self.drawn)
    @rule(pick=SMALL, which_deal=SMALL, result=SMALL, which=st.integers(0, 4))
    def a_published_sheet_is_corrected(self, pick: int, which_deal: int, result: int, which: int) -> None:
        number, table, _ = self.table(pick)
        for step in range(MOST_STEPS):
            if not self.event.round(number).table(table).published:
                self.goes_on(pick, step)
        sheet = self.event.round(number).table(table)
        published = sheet.published
        if which == 3 and sheet.seatings:
            chairs = sheet.seatings[0].chairs[::-1]
            self.attempt(CorrectSeats(number, table, chairs, "seats were mixed up"), NAMED_DESK)
        if which == 4:
            person = sheet.people[which_deal % len(sheet.people)]
            self.attempt(CorrectScorer(number, table, person, "somebody else wrote"), NAMED_DESK)
        self.a_mistake_is_corrected(pick, which_deal, result, which % 3)
        assert self.event.round(number).table(table).published == published  # A20

    @rule(table=st.booleans())
    def somebody_enters_late(self, table: bool) -> None:
        """He is registered, reports, and gets a seat; where the template allows it, and nobody is moved (R3)."""
        number = max(self.event.people) + 1
        seated = [sheet.people for sheet in self.event.rounds[-1].tables] if self.drawn else []
        self.attempt(Register(number, "Late Lies", "1980-01-01", self.event.rules_version))
        if self.attempt(Report(number)) and table:
            self.attempt(SeatLate.of(self.event, number))
        for before, sheet in zip(seated, self.event.rounds[-1].tables if self.drawn else [], strict=False):
            stay = [one for one in before if self.event.people[one].kind == "player"]
            assert set(stay) <= set(sheet.people)

    @rule()
    def a_second_phone_sends_the_same(self) -> None:
        """What two phones of a table both send counts once."""
        line = self.event.lines[-1]
        if line.act.verb in ONCE:
            assert not self.attempt(line.act, line.by)

    @rule(back=st.one_of(st.integers(0, 3), st.integers(0, 400)))
    def an_act_is_undone(self, back: int) -> None:
        number = len(self.event.lines) - back % len(self.event.lines)
        if self.attempt(Undo(number)):
            plain = from_scratch(self.event)
            plain.withdrawn = self.event.withdrawn
            assert plain == self.event

    @rule(who=st.lists(SMALL, min_size=1, max_size=3), wrong=st.booleans())
    def several_leave_at_once(self, who: list[int], wrong: bool) -> None:
        before = len(self.event.lines)
        done = self.attempt(Bulk(tuple([Leave(one) for one in who]), len(who) + wrong))
        assert len(self.event.lines) == before + done
        assert not (done and wrong)

    @rule(data=st.data(), verb=st.sampled_from(sorted(acts())))
    def somebody_does_anything(self, data: Any, verb: str) -> None:
        """Any act with any facts: it is done, or it is refused with a reason."""
        try:
            act = data.draw(any_act(acts()[verb]))
        except (Refused, ResultError):
            return
        role = data.draw(st.sampled_from(act.offices))
        self.attempt(act, Actor(role, "Mia", data.draw(st.one_of(st.none(), SMALL))))

    # ---- what holds at all times ----

    @invariant()
    def every_point_on_a_sheet_was_made_in_a_deal_or_a_penalty(self) -> None:
        for played in self.event.rounds:
            for table, sheet in enumerate(played.tables, 1):
                self.check_sheet(played.number, table, sheet)

    def check_sheet(self, number: int, table: int, sheet: Sheet) -> None:
        template = self.event.template
        assert sorted(sheet.deals) == list(range(1, len(sheet.deals) + 1))
        for deal in sheet.deals.values():
            assert sorted(deal.scores) == sorted(sheet.players(deal.seating, deal.number))
            if template.format == "M":  # S1–S4: both of one pair, and nobody else
                over = abs(deal.result["points"][0] - 30) * deal.result.get("multiplier", 1)
                assert sorted(deal.scores.values()) == [0, 0, over, over]
        told = dict.fromkeys(sheet.everybody(), 0)
        for change in self.event.changes:
            if (change.round, change.table) == (number, table):
                for person in told:
                    before, after = change.points(person) if change.concerns(person) else (0, 0)
                    told[person] += after - before
        for person in told:
            found = score_of(template, sheet, person)
            if not sheet.replaced:  # a penalty before somebody came in was not his
                assert found.gross - found.penalties + found.credited == told[person]
            assert found.score == max(0, found.score) or template.format == "K"

    @invariant()
    def the_ranking_adds_up(self) -> None:
        rows = ranking(self.event)
        assert sorted(row.player for row in rows) == sorted(
            number for number, one in self.event.people.items() if one.ranked
        )
        for row in rows:
            assert row.total == sum(score or 0 for score in row.rounds)

    def teardown(self) -> None:
        if hasattr(self, "event"):
            assert fold(self.event.lines) == self.event
            for number in self.event.people:
                lines = [one.line for one in history_of(self.event, number)]
                assert lines == sorted(lines)


TestAnEvent = clause("tournament", "S1", "S3", "S5", "P17", "R26")(AnEvent.TestCase)
TestAnEvent.settings = settings(max_examples=often(25), stateful_step_count=40, deadline=None)
