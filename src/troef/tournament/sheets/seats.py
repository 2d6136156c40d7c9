"""How a table begins: seats, scorer, first dealer, and who moves where after a boompje (R9–R12, R15–R19, A13)."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from troef.cards.card import parse_cards
from troef.games.manillen_tornooi import PACK, highest_drawn, shifted
from troef.tournament.act import Actor, act
from troef.tournament.draws.draw import stream
from troef.tournament.refused import Refused
from troef.tournament.sheets.at_table import SheetAct, check_sits_here, check_speaks_for, check_writes
from troef.tournament.sheets.sheet import Seating, Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: A13: how long a table may disagree about its scorer.
SECONDS_TO_AGREE: Final = 60
#: R14: how many deals a boompje has.
DEALS_PER_BOOMPJE: Final = 12


# ---- pure: who sits and deals where ----


def seats_after(chairs: Sequence[int], scorer: int) -> tuple[int, ...]:
    """Who sits where one boompje later: the scorer stays, the others move one seat clockwise and skip his (R16).

    >>> seats_after([10, 11, 12, 13], scorer=10), seats_after([12, 13, 10, 11], scorer=10)
    ((10, 13, 11, 12), (11, 12, 10, 13))
    """
    seat = list(chairs).index(scorer)
    moved = shifted([*chairs[seat:], *chairs[:seat]])
    return (*moved[4 - seat :], *moved[: 4 - seat])


def pairs(chairs: Sequence[int], scorer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """W, the scorer's pair, and Z, the other one (R17, A16).

    >>> pairs([10, 11, 12, 13], scorer=11)
    ((11, 13), (12, 10))
    """
    seat = list(chairs).index(scorer)
    turned = [*chairs[seat:], *chairs[:seat]]
    return (turned[0], turned[2]), (turned[1], turned[3])


def columns(chairs: Sequence[int], dealer: int) -> tuple[int, ...]:
    """The columns of the sheet: the players in dealing order (R19).

    >>> columns([10, 11, 12, 13], dealer=2)
    (12, 13, 10, 11)
    """
    return (*chairs[dealer:], *chairs[:dealer])


def first_dealer(chairs: Sequence[int], scorer: int) -> int:
    """The seat that deals first where nobody draws: the one on the scorer's left (R19).

    >>> first_dealer([10, 11, 12, 13], scorer=13)
    0
    """
    return (list(chairs).index(scorer) + 1) % len(chairs)


def drawn_dealer(drawings: Sequence[Sequence[str]]) -> int:
    """The seat that deals first by the cards that were drawn, by seat (R15; manillen-tornooi R1, R2, A14). Each drawing
    is from the whole pack; only who is equal draws again, and the others have "" there.

    Raises:
        Refused: cards are wrong, somebody draws who does not, or nobody is highest yet.

    >>> drawn_dealer([["10C", "10H", "AS", "7D"], ["8D", "KC", "", ""]])
    1
    """
    drawing = list(range(4))
    for row in drawings:
        if len(drawing) == 1:
            raise Refused("drawn-too-often", "R15", seat=drawing[0])
        if [seat for seat, card in enumerate(row) if card] != drawing or len(row) != 4:
            raise Refused("others-draw", "R15", seats=", ".join([str(seat) for seat in drawing]))
        cards = _cards([row[seat] for seat in drawing])
        drawing = [drawing[place] for place in highest_drawn(cards)]
    if len(drawing) > 1:
        raise Refused("draw-again", "R15", seats=", ".join([str(seat) for seat in drawing]))
    return drawing[0]


def _cards(texts: list[str]) -> list[int]:
    """The cards of one drawing.

    Raises:
        Refused: one is no card of the pack, or two are the same.
    """
    try:
        cards = parse_cards(" ".join(texts))
    except ValueError as error:
        raise Refused("no-cards", "R15", cards=" ".join(texts)) from error
    if len(cards) != len(texts) or len(set(cards)) != len(cards) or not set(cards) <= set(PACK):
        raise Refused("no-cards", "R15", cards=" ".join(texts))
    return cards


def dealer_of(first: int, deal: int, boompje: int = 0, seats: int = 4) -> int:
    """The seat that deals: it passes clockwise from the first dealer of the boompje (R15, R19).

    >>> dealer_of(1, 5), dealer_of(2, 13, boompje=1)
    (1, 2)
    """
    return (first + deal - 1 - DEALS_PER_BOOMPJE * boompje) % seats


def voters(event: "Event", sheet: Sheet) -> list[int]:
    """Who chooses the scorer and can be it: the people at the table. Bots go along with them; where only bots sit,
    they choose."""
    people = [number for number in sheet.people if event.people[number].kind != "bot"]
    return people or list(sheet.people)


def drawn_scorer(event: "Event", round_number: int, table: int) -> int:
    """Who is drawn where a table does not agree: one of those who were named, or of all (A13)."""
    sheet = event.round(round_number).table(table)
    named = sorted(set(sheet.candidates.values())) or sorted(voters(event, sheet))
    return named[stream(event.seed, round_number, f"scorer:{table}").below(len(named))]


def naming_since(event: "Event", round_number: int, table: int) -> str:
    """Since when a table looks for its scorer: since somebody was named, or since the round began; "": not yet."""
    return event.round(round_number).table(table).naming_since or event.round(round_number).started_at


def seconds_between(earlier: str, later: str) -> float:
    """The seconds from one event time to another."""
    return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()


# ---- the acts ----


@act("sit", "player", "scorer", "desk")
@dataclass(frozen=True)
class Sit(SheetAct):
    """The players of a table have sat down, wherever each liked (R9). Until the first cards it can be told otherwise.

    Fields:
        chairs: the numbers of the players by seat, clockwise.
    """

    chairs: tuple[int, ...]

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if sheet.seatings:
            raise Refused("play-has-begun", "R16")
        if sorted(self.chairs) != sorted(sheet.people):
            raise Refused("other-people-sit-here", "R9", drawn=", ".join([str(one) for one in sheet.people]))
        if not _partners_sit_opposite(event, sheet, self.chairs):
            raise Refused("partners-sit-opposite", "R9")
        if by.role in ("player", "scorer"):
            check_sits_here(sheet, by.person or 0)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.people = list(self.chairs)
        sheet.seated = True


def _partners_sit_opposite(event: "Event", sheet: Sheet, chairs: tuple[int, ...]) -> bool:
    """Whether a pair or team sits opposite itself, and drawn partners opposite each other."""
    entries = event.template.entries_at_table
    if event.template.draw == "drawn_pairs":
        return sheet.people.index(chairs[2]) == (sheet.people.index(chairs[0]) + 2) % 4
    return chairs == chairs[:entries] * (len(chairs) // entries)


@act("name-scorer", "player", "scorer", "desk")
@dataclass(frozen=True)
class NameScorer(SheetAct):
    """A player says who is to be the scorer; he is, as soon as all name him (R11, A13).

    Fields:
        person: who says so.
        candidate: whom he names.
    """

    person: int
    candidate: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_speaks_for(sheet, self.person, by)
        check_needs_scorer(sheet)
        for number in (self.person, self.candidate):
            check_sits_here(sheet, number)
            if number not in voters(event, sheet):
                raise Refused("bot-cannot-write", "A13", person=number)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.candidates[self.person] = self.candidate
        sheet.naming_since = sheet.naming_since or at
        if all(sheet.candidates.get(number) == self.candidate for number in voters(event, sheet)):
            sheet.scorer = self.candidate


@act("draw-scorer", "engine", "desk", "player")
@dataclass(frozen=True)
class DrawScorer(SheetAct):
    """The scorer is drawn: sixty seconds have passed without agreement (A13). Who it is follows from the seed, whoever
    asks for it.

    Fields:
        scorer: who was drawn.
    """

    scorer: int

    @classmethod
    def of(cls, event: "Event", round_number: int, table: int) -> "DrawScorer":
        """The draw at a table."""
        return cls(round_number, table, drawn_scorer(event, round_number, table))

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if by.role == "player":
            check_sits_here(sheet, by.person or 0)
        check_needs_scorer(sheet)
        since = naming_since(event, self.round, self.table)
        waited = since and seconds_between(since, at) >= SECONDS_TO_AGREE
        keeps_time = by.role == "engine" and sheet.online is not None  # our own table has waited by its own clock
        if not waited and not keeps_time:
            raise Refused("time-to-agree", "A13", seconds=SECONDS_TO_AGREE)
        if self.scorer != drawn_scorer(event, self.round, self.table):
            raise Refused("other-draw", "A13", round=self.round)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).scorer = self.scorer


def check_needs_scorer(sheet: Sheet) -> None:
    """Whether the table still has to find its scorer.

    Raises:
        Refused: it has one.
    """
    if sheet.scorer is not None:
        raise Refused("scorer-known", "R11", scorer=sheet.scorer)


@act("appoint-scorer", "desk", "jury")
@dataclass(frozen=True)
class AppointScorer(SheetAct):
    """The desk writes down the scorer of a table that keeps its sheet on paper, or the jury appoints one before play
    begins (R11, R30).

    Fields:
        scorer: who it is.
    """

    scorer: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_sits_here(sheet, self.scorer)
        if sheet.seatings:
            raise Refused("play-has-begun", "R16")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).scorer = self.scorer


@act("keep-on-paper", "desk")
@dataclass(frozen=True)
class KeepOnPaper(SheetAct):
    """From now on the desk copies the sheet of a table from paper, or the scorer writes it himself again (R26).

    A table that played on line goes on as a real one.

    Fields:
        paper: whether it is on paper.
    """

    paper: bool = True

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        if sheet.on_paper == self.paper:
            raise Refused("nothing-changes")
        if sheet.reached("handed_in"):
            raise Refused("handed-in-already", "R26", state=sheet.state)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        sheet.on_paper = self.paper
        sheet.online = None


@act("begin-boompje", "scorer", "desk")
@dataclass(frozen=True)
class BeginBoompje(SheetAct):
    """The header of a boompje is filled in, and with the first one that of the sheet (R12, R15, R24). In other formats
    than M the round is one boompje, nobody draws, and the player on the scorer's left deals first (R19).

    Fields:
        boompje: which one, from 1.
        drawings: format M: the cards drawn for the first dealer by seat, a row for each drawing.
    """

    boompje: int = 1
    drawings: tuple[tuple[str, ...], ...] = ()

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_header(sheet)
        check_writes(sheet, by)
        if self.boompje != len(sheet.seatings) + 1:
            raise Refused("not-the-next-boompje", "R15", boompje=self.boompje, next=len(sheet.seatings) + 1)
        if self.boompje > (event.template.boompjes if event.template.format == "M" else 1):
            raise Refused("no-more-boompjes", "R14", boompjes=len(sheet.seatings))
        if len(sheet.deals) < DEALS_PER_BOOMPJE * len(sheet.seatings):
            raise Refused("boompje-not-played", "R16", deals=len(sheet.deals))
        if event.template.format == "M":
            drawn_dealer(self.drawings)
        elif self.drawings:
            raise Refused("nobody-draws", "R19")

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        chairs = tuple(sheet.people)
        if sheet.seatings:
            chairs = seats_after(sheet.seatings[-1].chairs, sheet.scorer_chair)
        else:
            sheet.started_at = at
        if event.template.format == "M":
            dealer = drawn_dealer(self.drawings)
        else:
            dealer = first_dealer(chairs, sheet.scorer_chair)
        sheet.seatings.append(Seating(chairs, dealer, self.drawings))


@act("strike-boompje", "scorer", "desk")
@dataclass(frozen=True)
class StrikeBoompje(SheetAct):
    """The header of the last boompje is taken back, because its cards were written wrongly: none of its deals has been
    entered.

    Fields:
        boompje: which one, from 1.
    """

    boompje: int

    def check(self, event: "Event", at: str, by: Actor) -> None:
        sheet = self.sheet(event)
        check_writes(sheet, by)
        if self.boompje != len(sheet.seatings):
            raise Refused("not-the-last-boompje", boompje=self.boompje, last=len(sheet.seatings))
        if any(deal.seating == self.boompje - 1 for deal in sheet.deals.values()):
            raise Refused("boompje-has-deals", boompje=self.boompje)

    def apply(self, event: "Event", at: str, by: Actor) -> None:
        self.sheet(event).seatings.pop()


def header_lacks(sheet: Sheet) -> list[str]:
    """What the header still lacks before play can begin (R12); the event, the round and the table are known."""
    lacking = {"seats": not sheet.seated, "scorer": sheet.scorer is None}
    return [name for name, lacks in lacking.items() if lacks]


def check_header(sheet: Sheet) -> None:
    """Whether the header is complete but for the first dealer.

    Raises:
        Refused: it is not.
    """
    lacking = header_lacks(sheet)
    if lacking:
        raise Refused("header-incomplete", "R12", lacking=", ".join(lacking))
