"""What the control desk looks at: everything on a sheet is computed once more (R27)."""

from typing import TYPE_CHECKING

from troef.tournament.refused import Refused
from troef.tournament.sheets.entering import deal_line
from troef.tournament.sheets.formats import MULTIPLIERS, boompje_of
from troef.tournament.sheets.penalties import BY_THE_JURY, dealer_seat, in_a_row, sanctions
from troef.tournament.sheets.scoring import round_score
from troef.tournament.sheets.seats import drawn_dealer, first_dealer, header_lacks, seats_after
from troef.tournament.sheets.sheet import PenaltyLine, Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


def faults(event: "Event", round_number: int, table: int) -> list[Refused]:
    """All that is wrong with a sheet, in the order in which it is read; nothing: it is correct (R27)."""
    sheet = event.round(round_number).table(table)
    found: list[Refused] = []
    if not sheet.never_began:
        found += [Refused("header-incomplete", "R12", lacking=what) for what in header_lacks(sheet)]
    if sheet.seatings:
        found += [*_seatings(event, sheet), *_deals(event, sheet), *_penalties(event, sheet), *_sums(event, sheet)]
    elif not sheet.never_began:
        found.append(Refused("no-first-dealer", "R12", boompje=1))
    unsigned = [person for person in dict.fromkeys(sheet.people) if person not in sheet.signatures]
    return found + [Refused("signature-missing", "R26", person=person) for person in unsigned]


def _seatings(event: "Event", sheet: Sheet) -> list[Refused]:
    """The chairs and the first dealer of each boompje (R15, R16, R19)."""
    found: list[Refused] = []
    for place, seating in enumerate(sheet.seatings):
        if place and seating.chairs != seats_after(sheet.seatings[place - 1].chairs, sheet.scorer_chair):
            found.append(Refused("other-seats", "R16", boompje=place + 1))
        if event.template.format == "M":
            dealer = drawn_dealer(seating.drawings)
        else:
            dealer = first_dealer(seating.chairs, sheet.scorer_chair)
        if dealer != seating.dealer:
            clause = "R15" if event.template.format == "M" else "R19"
            found.append(Refused("other-first-dealer", clause, boompje=place + 1))
    return found


def _deals(event: "Event", sheet: Sheet) -> list[Refused]:
    """The numbers of the deals, and what each one brings."""
    found: list[Refused] = []
    if sorted(sheet.deals) != list(range(1, len(sheet.deals) + 1)):
        found.append(Refused("deals-not-consecutive", "R27", deals=", ".join([str(one) for one in sheet.deals])))
    for number, line in sheet.deals.items():
        try:
            computed = deal_line(event, sheet, number, line.result)
        except Refused as refused:
            found.append(refused)
            continue
        if (computed.scores, computed.won, computed.dealer) != (line.scores, line.won, line.dealer):
            found.append(Refused("scores-differ", "R27", deal=number))
    return found


def _penalties(event: "Event", sheet: Sheet) -> list[Refused]:
    """The amounts of the penalties, and whether who dealt wrongly was the dealer (P1, P3)."""
    found: list[Refused] = []
    for line in sheet.penalties.values():
        if not _has_right_amount(event, sheet, line):
            found.append(Refused("amount-differs", line.clause, points=line.points, others=line.others))
        found += _wrong_dealer(event, sheet, line)
    return found


def _wrong_dealer(event: "Event", sheet: Sheet, line: PenaltyLine) -> list[Refused]:
    """A wrong deal stays with the person who was written down for it; where scorer, seats or first dealer were
    corrected afterwards, somebody else may have dealt. The desk decides what is right."""
    sanction = sanctions(event).get(line.clause)
    boompje = boompje_of(event.template, line.deal)
    if sanction is None or not sanction.dealer or boompje >= len(sheet.seatings):
        return []
    dealer = sheet.seatings[boompje].chairs[dealer_seat(event, sheet, line.deal)]
    if sheet.chair_of(line.person) == dealer:
        return []
    return [Refused("is-not-the-dealer", line.clause, person=line.person, dealer=dealer)]


def _has_right_amount(event: "Event", sheet: Sheet, line: PenaltyLine) -> bool:
    """Whether a penalty is what its clause says (P1–P12)."""
    sanction = sanctions(event).get(line.clause)
    if sanction is None:
        return line.clause == BY_THE_JURY
    amounts = (line.points, line.others)
    if line.waived or (line.clause == "P1" and not in_a_row(sheet, line)):
        return amounts == (0, 0)
    if sanction.at_most:
        return 0 <= line.points <= sanction.points and 0 <= line.others <= sanction.others
    if line.clause == "P2":
        return amounts in [(sanction.points * multiplier, 0) for multiplier in MULTIPLIERS]
    return amounts == (sanction.points, sanction.others)


def _sums(event: "Event", sheet: Sheet) -> list[Refused]:
    """The round scores as the scorer wrote them, where he did, beside those that follow from the deals."""
    found: list[Refused] = []
    for person, written in sheet.written.items():
        score = round_score(event.template, sheet, person)
        if written != score:
            found.append(Refused("sums-differ", "R27", person=person, written=written, score=score))
    return found
