"""Tables of an event that play on line: which do, how they begin, and who is away from one."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from troef.bots.by_name import BOT_NAMES
from troef.cards.card import card_text
from troef.core.rng import shuffle
from troef.games.manillen_tornooi import PACK, highest_drawn
from troef.tournament.act import Act, Actor, act
from troef.tournament.draws.draw import stream
from troef.tournament.on_line.games import game_on_line
from troef.tournament.people import OUT
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, check_sits_here, check_speaks_for
from troef.tournament.sheets.formats import boompje_of, turned
from troef.tournament.sheets.seats import (
    DEALS_PER_BOOMPJE,
    SECONDS_TO_AGREE,
    BeginBoompje,
    DrawScorer,
    Sit,
    dealer_of,
    naming_since,
    seconds_between,
    voters,
)
from troef.tournament.sheets.sheet import OnLine, Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: What becomes of a wrong card: it is refused, or it falls and must be claimed (manillen-tornooi P4).
Enforcement = Literal["strict", "table"]


@act("play-on-line", "desk")
@dataclass(frozen=True)
class PlayOnLine(SheetAct):
    """A table plays at our own table from its first deal on, and its sheet fills itself; or what is still to be played
    is played at a real table after all.

    Fields:
        online: whether it plays on line.
        bot: the level of the bots that stand in (R13).
        enforcement: format M: strict, or table, where a wrong card falls and a revoke must be claimed.
    """

    online: bool = True
    bot: str = "rule"
    enforcement: Enforcement = "strict"

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if not self.online:
            if sheet.online is None:
                raise Refused("nothing-changes")
            if sheet.reached("handed_in"):
                raise Refused("handed-in-already", "R26", state=sheet.state)
            return
        if sheet.online == self.how():
            raise Refused("nothing-changes")
        if sheet.seatings:
            raise Refused("play-has-begun", "R16")
        if self.bot not in BOT_NAMES:
            raise Refused("no-such-bot", "R13", bot=self.bot, known=", ".join(BOT_NAMES))
        if self.enforcement == "table" and event.template.format != "M":
            raise Refused("cards-are-checked", "P2")
        game_on_line(event.template, self.how())

    def how(self) -> OnLine:
        """How the table plays."""
        return OnLine(self.bot, self.enforcement)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.online = self.how() if self.online else None
        if self.online:
            sheet.on_paper = False
        sheet.sat_in = []


@act("sit-in", "desk", "jury")
@dataclass(frozen=True)
class SitIn(SheetAct):
    """A bot plays for a player who has dropped out of a table on line, in his name, until he is back. Who leaves for
    good is replaced (P17).

    Fields:
        person: who is away.
    """

    person: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if sheet.online is None:
            raise Refused("table-not-on-line", "P17")
        check_sits_here(sheet, self.person)
        if not event.template.bot_jokers:
            raise Refused("no-bots-here", "R13")
        if self.person in sheet.sat_in or event.people[self.person].kind == "bot":
            raise Refused("nothing-changes")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).sat_in.append(self.person)


@act("back-at-table", "player", "desk", "jury")
@dataclass(frozen=True)
class BackAtTable(SheetAct):
    """Who was away from a table on line plays himself again.

    Fields:
        person: who is back.
    """

    person: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_speaks_for(sheet, self.person, by)
        if self.person not in sheet.sat_in:
            raise Refused("nothing-changes")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).sat_in.remove(self.person)


# ---- how a table begins ----


def drawings_of(event: "Event", round_number: int, table: int, boompje: int) -> tuple[tuple[str, ...], ...]:
    """The cards that the four draw for the first dealer of a boompje (R15), from the seed of the event: everybody can
    repeat them. Each drawing is from the whole pack (manillen-tornooi A14)."""
    rng = stream(event.seed, round_number, f"first-dealer-{boompje}:{table}")
    rows: list[tuple[str, ...]] = []
    drawing = list(range(4))
    while len(drawing) > 1:
        cards = shuffle(list(PACK), rng)[: len(drawing)]
        drawn = dict(zip(drawing, cards, strict=True))
        rows.append(tuple([card_text(drawn[seat]) if seat in drawn else "" for seat in range(4)]))
        drawing = [drawing[place] for place in highest_drawn(cards)]
    return tuple(rows)


def header_act(event: "Event", round_number: int, table: int) -> Act | None:
    """What the header of a sheet that fills itself still lacks before its next deal (R12): the seats as they were drawn
    where nobody chose others, the scorer by lot where nobody is (A13), the first dealer (R15, R19)."""
    sheet = event.round(round_number).table(table)
    if not sheet.seated:
        return Sit(round_number, table, tuple(sheet.people))
    if sheet.scorer is None:
        return DrawScorer.of(event, round_number, table)
    played, begun = len(sheet.deals), len(sheet.seatings)
    if event.template.format != "M":
        return None if begun else BeginBoompje(round_number, table)
    if begun < event.template.boompjes and played == DEALS_PER_BOOMPJE * begun:
        drawings = drawings_of(event, round_number, table, begun + 1)
        return BeginBoompje(round_number, table, begun + 1, drawings)
    return None


def seconds_to_agree(event: "Event", round_number: int, table: int, at: str, given: float = SECONDS_TO_AGREE) -> float:
    """How long the players of a table may still agree on their scorer, of the seconds that are given (A13): none where
    fewer than two of them are there."""
    sheet = event.round(round_number).table(table)
    there = [person for person in voters(event, sheet) if plays_himself(event, sheet, person)]
    since = naming_since(event, round_number, table)
    if len(there) < 2 or not since:
        return 0.0
    return max(0.0, given - seconds_between(since, at))


# ---- who plays a deal ----


@dataclass(frozen=True)
class Lineup:
    """Who plays a deal.

    Attributes:
        deal: the number of the deal.
        people: the numbers of those who play it, by seat of the game.
        dealer: the seat of the game that deals.
    """

    deal: int
    people: tuple[int, ...]
    dealer: int


def lineup(event: "Event", sheet: Sheet) -> Lineup | None:
    """Who plays the next deal of a sheet; None where its boompje has no header yet, or all deals have been played.

    In format M seat 0 of the game is the scorer, so that his pair is W (A16).
    """
    deal = len(sheet.deals) + 1
    boompje = boompje_of(event.template, deal)
    if deal > event.template.deals or boompje >= len(sheet.seatings):
        return None
    seating = sheet.seatings[boompje]
    players = sheet.players(boompje, deal)
    dealer = dealer_of(seating.dealer, deal, boompje, len(players))
    first = seating.chairs.index(sheet.scorer_chair) if event.template.format == "M" else 0
    return Lineup(deal, tuple(turned(players, first)), (dealer - first) % len(players))


def may_deal(event: "Event", round_number: int, table: int) -> bool:
    """Whether the next deal of a table on line may begin, or the one that has begun goes on (R22, R31, P17)."""
    played = event.round(round_number)
    sheet = played.table(table)
    if sheet.online is None or sheet.state != "open" or sheet.stopped or sheet.call or not played.started_at:
        return False
    return not played.signal_at or sheet.begun > len(sheet.deals)


def plays_himself(event: "Event", sheet: Sheet, person: int) -> bool:
    """Whether a person plays his cards himself: he is no bot, and neither away from the table nor out of the event."""
    one = event.people[person]
    return one.kind != "bot" and one.status not in OUT and person not in sheet.sat_in


#: The rulings of the jury after which a deal is dealt once more.
_AGAIN: Final = "re-deal"


def dealt_again(event: "Event", sheet: Sheet, deal: int, decisions: int) -> bool:
    """Whether the jury has had a deal dealt again, beyond the decisions that the table knew when it was dealt (R32)."""
    return any(
        event.decisions[number].deal == deal and ruling.kind == _AGAIN
        for number in sheet.decisions[decisions:]
        for ruling in event.decisions[number].rulings
    )
