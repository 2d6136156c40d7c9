"""The jury is called to a simulated table, and decides in each of the ways that R32 knows."""

from collections.abc import Callable
from typing import Final

from troef.tournament.act import Actor
from troef.tournament.jury.calls import AskJury, CallJury, TakeCall
from troef.tournament.jury.deciding import Decide
from troef.tournament.jury.verdicts import Kind, Ruling
from troef.tournament.sheets.entering import EnterDeal
from troef.tournament.sheets.formats import scores_of
from troef.tournament.sheets.penalties import players_of
from troef.tournament.sheets.seats import pairs
from troef.tournament.simulation.tables import Table


def call(table: Table, deal: int) -> None:
    """Somebody at the table calls the jury; meanwhile nobody can write, and no second call is taken (R31)."""
    course = table.course
    caller = int(course.pick(table.people()))
    act = CallJury(*table.here, deal, "wie heeft deze slag?", caller)
    course.act(act, Actor("player", person=caller))
    course.refuse(act, Actor("player", person=caller))
    if table.plays_on:
        course.refuse(EnterDeal(*table.here, table.next_deal, course.deal().result), table.writer)
    course.refuse(Decide(*table.here, table.sheet.call, (Ruling("no-action"),)), course.jury())  # nobody has taken it
    course.refuse(TakeCall(*table.here, table.sheet.call), Actor("jury"))  # R32: without a name


def _simply(kind: Kind) -> Callable[[Table], None]:
    """A decision about nobody that leaves the sheet as it is."""

    def decided(table: Table) -> None:
        call(table, table.next_deal)
        table.decide(Ruling(kind))

    return decided


def _warning(table: Table) -> None:
    call(table, table.next_deal)
    table.decide(Ruling("warning", int(table.course.pick(table.people()))))


def _penalty(table: Table) -> None:
    person = int(table.course.pick(players_of(table.course.event, table.sheet, table.next_deal)))
    call(table, table.next_deal)
    form = table.course.event.template.format
    if form == "M":
        table.decide(Ruling("penalty", person, "P2", table.course.pick((1, 2, 4))))
    elif form == "game":
        table.decide(Ruling("penalty", person, "R32", points=table.course.below(16)))
    else:
        table.decide(Ruling("penalty", person, "P8", points=table.course.below(16)), Ruling("correct-trick"))


def _re_deal(table: Table) -> None:
    if table.sheet.deals:
        call(table, len(table.sheet.deals))
        table.decide(Ruling("re-deal"), Ruling("new-pack"))


def _award(table: Table) -> None:
    """The next deal is awarded as won or lost: to a pair of format M, or of a lone player's game."""
    course, sheet = table.course, table.sheet
    kind: Kind = course.pick(("award-won", "award-lost"))
    players = players_of(course.event, sheet, table.next_deal)
    if course.event.template.format == "game":
        result = course.deal().result
        scores = scores_of(course.event.template, sheet, table.next_deal, result)
        person = course.pick(list(scores))
        ruling = Ruling("award-won" if scores[person] > 0 else "award-lost", person, result=result)
    elif course.event.template.format == "M":
        seating = sheet.seatings[-1]
        of_w, of_z = pairs(seating.chairs, sheet.scorer_chair)
        chair = course.pick(of_w if kind == "award-won" else of_z)
        ruling = Ruling(kind, sheet.player_at(chair, table.next_deal), result={"points": [41, 19], "multiplier": 2})
    else:
        seat = course.below(4)
        ruling = Ruling(kind, players[course.below(4)], result=_solo(seat, 5 + course.below(4)))
    call(table, table.next_deal)
    table.decide(ruling)


def _annul(table: Table) -> None:
    deals = [deal for deal, line in table.sheet.deals.items() if not line.annulled]
    if deals:
        call(table, table.course.pick(deals))
        table.decide(Ruling("annul"))


def _exclude(table: Table) -> None:
    course = table.course
    players = [one for one in table.people() if course.event.people[one].kind == "player"]
    if players and course.may_go:
        course.may_go -= 1
        call(table, table.next_deal)
        table.decide(Ruling("exclude", int(course.pick(players))))


def _refuse_bid(table: Table) -> None:
    """The jury refuses a slam: the bidder must pass (R34)."""
    course, deal = table.course, table.next_deal
    seat = course.below(4)
    bidder = players_of(course.event, table.sheet, deal)[seat]
    if bidder not in table.sheet.people:
        return
    contract = "grote soloslim"
    table.ask_jury(bidder, contract, Ruling("refuse-bid", bidder))
    slam = {"contract": contract, "declarers": [seat], "tricks": [13]}
    course.refuse(EnterDeal(*table.here, deal, slam), table.writer)
    course.refuse(AskJury(*table.here, deal, bidder, contract))


def _notified(table: Table) -> None:
    """The jury is only told of a game that is not so high (A9)."""
    course = table.course
    bidder = int(course.pick(table.people()))
    course.act(AskJury(*table.here, table.next_deal, bidder, "abondance 10"), Actor("player", person=bidder))
    course.refuse(AskJury(*table.here, table.next_deal, bidder, "solo 7"), Actor("player", person=bidder))


def _solo(seat: int, tricks: int) -> dict[str, object]:
    return {"contract": "solo 7", "declarers": [seat], "tricks": [tricks]}


#: Every kind of decision but the refusal of a bid, which only format K knows.
DECISIONS: Final[tuple[Callable[[Table], None], ...]] = (
    _simply("no-action"),
    _simply("correct-trick"),
    _simply("new-pack"),
    _warning,
    _penalty,
    _re_deal,
    _award,
    _annul,
    _exclude,
)
DECISIONS_K: Final[tuple[Callable[[Table], None], ...]] = (_refuse_bid, _notified)
