"""A table of a simulated round: it sits down, plays deal after deal, and closes its sheet (R9–R23)."""

from collections.abc import Callable, Iterator

from troef.cards.card import card_text
from troef.core.rng import shuffle
from troef.games.manillen_tornooi import PACK, highest_drawn
from troef.tournament.act import DESK, Actor
from troef.tournament.jury.calls import AskJury, TakeCall
from troef.tournament.jury.deciding import Decide
from troef.tournament.jury.verdicts import Ruling
from troef.tournament.people import OUT
from troef.tournament.sheets.entering import EnterDeal, last_deal, misdeals
from troef.tournament.sheets.formats import contract_named
from troef.tournament.sheets.penalties import WITH_JURY
from troef.tournament.sheets.seats import DEALS_PER_BOOMPJE, BeginBoompje, DrawScorer, NameScorer, Sit, voters
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.sheets.signing import Complete, ConfirmBrought, HandIn, Publish, Sign, Verify
from troef.tournament.simulation.course import Course
from troef.tournament.simulation.results import Played


class Table:
    """A table in one round."""

    def __init__(self, course: Course, round_number: int, number: int) -> None:
        self.course = course
        self.round = round_number
        self.number = number

    @property
    def here(self) -> tuple[int, int]:
        """Its round and its number, as acts have them."""
        return self.round, self.number

    @property
    def sheet(self) -> Sheet:
        """Its sheet as it is now."""
        return self.course.event.round(self.round).table(self.number)

    @property
    def writer(self) -> Actor:
        """Who writes the sheet: the scorer, or the desk where it is on paper."""
        sheet = self.sheet
        return DESK if sheet.on_paper else Actor("scorer", person=sheet.scorer)

    @property
    def next_deal(self) -> int:
        """The number of the next deal."""
        return len(self.sheet.deals) + 1

    @property
    def plays_on(self) -> bool:
        """Whether there is still a deal to play."""
        sheet = self.sheet
        return sheet.state == "open" and self.next_deal <= last_deal(self.course.event, sheet, self.round)

    @property
    def needs_header(self) -> bool:
        """Whether a boompje is to begin before the next deal."""
        return len(self.sheet.deals) == DEALS_PER_BOOMPJE * len(self.sheet.seatings) and (
            self.course.event.template.format == "M" or not self.sheet.seatings
        )

    def people(self) -> list[int]:
        """The people who sit here and can do something: no bots, and nobody who is gone."""
        known = self.course.event.people
        return [one for one in self.sheet.people if known[one].kind != "bot" and known[one].status not in OUT]

    def play(self, incident: "Callable[[Table], None]") -> Iterator[None]:
        """The course of the round at the table, deal by deal; before each one something may happen."""
        self.sit_down()
        while self.plays_on:
            if self.needs_header:
                self.begin_boompje()
            incident(self)
            if self.plays_on and not self.needs_header:
                self.enter(self.some_deal())
            yield

    # ---- the beginning ----

    def sit_down(self) -> None:
        """All take a seat and find a scorer (R9, R11, A13)."""
        course, event = self.course, self.course.event
        chairs = self._chairs()
        faults = course.plan.faults
        first = voters(event, self.sheet)[0]
        if faults and course.one_in(8):
            course.refuse(Sit(*self.here, (chairs[0], *chairs[:-1])), Actor("player", person=first))
        course.act(Sit(*self.here, tuple(chairs)), Actor("player", person=first))
        if faults and course.one_in(6):
            return self._disagree()
        scorer = int(course.pick(voters(event, self.sheet)))
        for number in dict.fromkeys(voters(event, self.sheet)):
            course.act(NameScorer(*self.here, number, scorer), Actor("player", person=number))
        return None

    def _chairs(self) -> list[int]:
        """Where all sit: partners who belong together stay opposite each other, others sit wherever they like."""
        rules, people = self.course.event.template, self.sheet.people
        if rules.entry == "player" and rules.draw != "drawn_pairs":
            return shuffle(people, self.course.rng)
        turn = self.course.below(len(people))
        return [*people[turn:], *people[:turn]]

    def _disagree(self) -> None:
        """Each names himself; after a minute lots decide (A13)."""
        course, event = self.course, self.course.event
        for number in list(dict.fromkeys(voters(event, self.sheet)))[:2]:
            course.act(NameScorer(*self.here, number, number), Actor("player", person=number))
        if self.sheet.scorer is not None:
            return
        drawn = DrawScorer.of(event, *self.here)
        course.refuse(drawn)
        course.clock += 61
        course.act(drawn)

    def begin_boompje(self) -> None:
        """The header: in format M the cards drawn for the first dealer, until one is highest (R12, R15)."""
        course = self.course
        drawings = self.drawings() if course.event.template.format == "M" else ()
        course.act(BeginBoompje(*self.here, len(self.sheet.seatings) + 1, drawings), self.writer)

    def drawings(self) -> tuple[tuple[str, ...], ...]:
        """Cards drawn for the first dealer, until one is highest (R15)."""
        drawing, rows = list(range(4)), []
        while len(drawing) > 1:
            cards = shuffle(list(PACK), self.course.rng)[: len(drawing)]
            row = [""] * 4
            for seat, card in zip(drawing, cards, strict=True):
                row[seat] = card_text(card)
            rows.append(tuple(row))
            drawing = [drawing[place] for place in highest_drawn(cards)]
        return tuple(rows)

    # ---- a deal ----

    def some_deal(self) -> Played:
        """The next deal by chance; the jury is asked for a high game (R34)."""
        course, sheet = self.course, self.sheet
        while True:
            deal = course.deal(misdeals(sheet, self.next_deal) > 0)
            if course.event.template.format != "K":
                return deal
            contract = contract_named(deal.result["contract"])
            players = sheet.players(0, self.next_deal)
            bidders = [players[seat] for seat in deal.result["declarers"]]
            if any((self.next_deal, one, contract) in sheet.refused_bids for one in bidders):
                continue  # the bidder had to pass
            if contract in WITH_JURY and sheet.scorer is not None:
                self.ask_jury(bidders[0], contract, Ruling("no-action"))
            return deal

    def ask_jury(self, bidder: int, contract: str, ruling: Ruling) -> None:
        """The jury is asked for its consent, comes, and decides (R34)."""
        course = self.course
        course.act(AskJury(*self.here, self.next_deal, bidder, contract))
        self.decide(ruling)

    def decide(self, *rulings: Ruling) -> None:
        """The jury takes the call of the table and decides (R31, R32)."""
        course, call, jury = self.course, self.sheet.call, self.course.jury()
        course.act(TakeCall(*self.here, call), jury)
        course.act(Decide(*self.here, call, rulings, "zoals gezien aan tafel"), jury)

    def enter(self, deal: Played) -> EnterDeal:
        """The result of the next deal goes on the sheet."""
        act = EnterDeal(*self.here, self.next_deal, deal.result, deal.contract)
        self.course.act(act, self.writer)
        return act

    # ---- the end ----

    def complete(self, written: tuple[int, ...] = ()) -> None:
        """The scorer closes the sheet (R23)."""
        self.course.act(Complete(*self.here, written), self.writer)

    def sign(self) -> None:
        """All sign who have not: each for himself, the desk with initials on paper, the jury for who is gone; bots sign
        by themselves (A19)."""
        course, people = self.course, self.course.event.people
        for number in list(self.sheet.people):
            if number in self.sheet.signatures or people[number].kind == "bot":
                continue
            if people[number].status in OUT:
                course.act(Sign(*self.here, number, remark="is vertrokken"), course.jury())
            elif self.sheet.on_paper:
                course.act(Sign(*self.here, number, "initials"))
            else:
                course.act(Sign(*self.here, number, course.pick(("phone", "pin"))), Actor("player", person=number))

    def hand_in(self) -> None:
        """The scorer brings the sheet to the desk, with pen and cards (R23, T4)."""
        self.course.act(HandIn(*self.here, pen=True, cards=True), self.writer)
        self.course.act(ConfirmBrought(*self.here, pen=True, cards=True))

    def publish(self) -> None:
        """The desk checks the sheet and passes it to the scoreboard (R27)."""
        self.course.act(Verify(*self.here))
        self.course.act(Publish(*self.here))
