"""Score sheets on paper: blank, filled, or as far as a table has come (R10, R24, R25).

One page serves all three: what has not been written yet is left open, with room to go on by hand.
"""

from typing import Any, Final

from troef.paper.columns import columns_page
from troef.paper.letterhead import Letterhead
from troef.tournament.jury.verdicts import Ruling
from troef.tournament.rounds import Round
from troef.tournament.sheets.formats import DRAWN, turned
from troef.tournament.sheets.scoring import score_of
from troef.tournament.sheets.seats import DEALS_PER_BOOMPJE
from troef.tournament.sheets.sheet import DealLine, Sheet

#: Open lines for what is written by hand.
OPEN_PENALTIES: Final = 4
OPEN_DECISIONS: Final = 2
_LABELS: Final = ("times", "w", "z", "first-dealer", "sum", "signatures", "penalties", "decisions", "remarks", "score")
_ROWS: Final = ("deal-columns", "game-columns", "penalty-columns", "decision-columns")


def round_sheets(head: Letterhead, played: Round, tables: "list[int] | None" = None) -> dict[str, Any]:
    """The sheets of a round, of all tables or of some (numbers from 1).

    Raises:
        Refused: there is no such table.
    """
    numbers = tables if tables is not None else list(range(1, len(played.tables) + 1))
    return _document(head, [_sheet(head, played.table(number), played.number, number) for number in numbers])


def blank_sheets(head: Letterhead, count: int = 1) -> dict[str, Any]:
    """Sheets with nothing but the event and the lines to write on."""
    return _document(head, [_sheet(head, Sheet([]), None, None)] * count)


def _document(head: Letterhead, sheets: list[dict[str, Any]]) -> dict[str, Any]:
    page = head.page("sheets", _LABELS, sheets=sheets)
    page["words"] |= {name.replace("-", "_"): head.say(name).split(" | ") for name in _ROWS}
    return page


def _sheet(head: Letterhead, sheet: Sheet, round_number: int | None, table: int | None) -> dict[str, Any]:
    event = head.event
    place = {"round": round_number, "table": table}
    return {
        "kind": "M" if event.template.format == "M" else "columns",
        "rules": _rules(head),
        "place": [(head.say(name), "" if number is None else str(number)) for name, number in place.items()],
        "people": _people(head, sheet),
        "times": " – ".join([time[11:16] for time in (sheet.started_at, sheet.ended_at) if time]),
        **(_boompjes(head, sheet) if event.template.format == "M" else columns_page(head, sheet)),
        "penalties": _penalties(head, sheet) if event.template.format == "M" else _open(sheet, OPEN_PENALTIES, 6),
        "decisions": _decisions(head, sheet),
        "remarks": _remarks(head, sheet),
        "signatures": _signatures(head, sheet),
    }


def _rules(head: Letterhead) -> str:
    """Event format and rules version (R24)."""
    template = head.event.template
    told = f"{template.name} · {head.say('format-' + template.format)} · {head.event.day}"
    return f"{told} · {head.say('rules-version', version=head.event.rules_version)}"


def _people(head: Letterhead, sheet: Sheet) -> list[dict[str, Any]]:
    found = [
        {
            "label": head.say("scorer" if number == sheet.scorer else "player", number=number),
            "name": head.name(number),
            "scorer": number == sheet.scorer,
        }
        for number in sheet.people
    ]
    lacking = head.event.template.seats - len(found)
    return found + [{"label": head.say("open-player"), "name": "", "scorer": False}] * lacking


def _open(sheet: Sheet, count: int, width: int) -> list[list[str]]:
    """Open lines, as long as the sheet is not closed."""
    return [] if sheet.reached("completed") else [[""] * width for _ in range(count)]


# ---- format M ----


def _boompjes(head: Letterhead, sheet: Sheet) -> dict[str, Any]:
    blocks = [_boompje(head, sheet, place) for place in range(head.event.template.boompjes)]
    names = [head.say("boompje-short", number=number + 1) for number in range(len(blocks))]
    columns = [*names, head.say("gross"), head.say("penalty-total"), head.say("score")]
    rows = []
    for number in sheet.everybody():
        scores = score_of(head.event.template, sheet, number)
        closed = [_closed(sheet, place) for place in range(len(scores.boompjes))]
        by_boompje = [str(score) if done else "" for score, done in zip(scores.boompjes, closed, strict=True)]
        by_boompje += [""] * (len(blocks) - len(by_boompje))
        sums = [str(part) for part in (scores.gross, scores.penalties, head.round_score(sheet, number))]
        rows.append([head.name(number), *by_boompje, *(sums if sheet.reached("completed") else [""] * 3)])
    rows += [[""] * (len(columns) + 1)] * (4 - len(rows))
    return {"boompjes": blocks, "totals": {"columns": columns, "rows": rows}}


def _boompje(head: Letterhead, sheet: Sheet, place: int) -> dict[str, Any]:
    """One boompje: who sits where, the cards drawn, and its deals (R15–R17, R24, R25)."""
    first = place * DEALS_PER_BOOMPJE + 1
    short = head.short_names(sheet.everybody())
    chairs, drawn, dealer = [""] * 4, [""] * 4, ""
    if place < len(sheet.seatings):
        seating = sheet.seatings[place]
        scorer = seating.chairs.index(sheet.scorer_chair)
        players = sheet.players(place, first)
        seats = turned(range(4), scorer)
        chairs = [short[players[seat]] for seat in seats]
        drawn = [" ".join([head.words.card(row[seat]) for row in seating.drawings if row[seat]]) for seat in seats]
        dealer = short[players[seating.dealer]]
    deals = range(first, first + DEALS_PER_BOOMPJE)
    rows = [_deal(head, sheet, sheet.deals.get(number), number, short) for number in deals]
    return {
        "title": head.say("boompje", number=place + 1),
        "chairs": list(zip(chairs, drawn, strict=True)),
        "first_dealer": dealer,
        "columns": [list(column) for column in zip(*rows, strict=True)],
        "sums": _sums(sheet, deals) if _closed(sheet, place) else ["", ""],
    }


def _closed(sheet: Sheet, place: int) -> bool:
    """Whether nothing will be added to a boompje by hand: then its sums can be printed."""
    last = (place + 1) * DEALS_PER_BOOMPJE
    return place < len(sheet.seatings) and (last in sheet.deals or sheet.reached("completed"))


def _deal(head: Letterhead, sheet: Sheet, deal: DealLine | None, number: int, short: dict[int, str]) -> list[str]:
    """Number, dealer, trumps, multiplier, W and Z; a drawn deal is `---` (R25)."""
    if deal is None:
        return [str(number), "", "", "", "", ""]
    dealer = short[sheet.players(deal.seating, number)[deal.dealer]]
    w, z = pair_scores(sheet, deal)
    shown = [DRAWN, DRAWN] if not w and not z else [str(w), str(z)]
    if not sheet.counts(deal):
        shown = [f"({each})" for each in shown]
    return [str(number), dealer, _trump(head, deal.contract), str(deal.result.get("multiplier", 1)), *shown]


def _trump(head: Letterhead, contract: str) -> str:
    if contract == "NT":
        return head.say("no-trump")
    return head.words.say(f"suit-symbol-{contract}") if contract else ""


def pair_scores(sheet: Sheet, deal: DealLine) -> tuple[int, int]:
    """What a deal of format M brought W, the scorer's pair, and Z (R17)."""
    scorer = sheet.seatings[deal.seating].chairs.index(sheet.scorer_chair)
    players = turned(sheet.players(deal.seating, deal.number), scorer)
    return deal.scores.get(players[0], 0), deal.scores.get(players[1], 0)


def _sums(sheet: Sheet, deals: range) -> list[str]:
    """What W and Z have together in the deals that count."""
    written = [sheet.deals[number] for number in deals if number in sheet.deals]
    pairs = [pair_scores(sheet, deal) for deal in written if sheet.counts(deal)]
    return [str(sum([pair[side] for pair in pairs])) for side in range(2)]


# ---- what stands below ----


def _penalties(head: Letterhead, sheet: Sheet) -> list[list[str]]:
    rows = [
        [str(line.deal), head.name(line.person), line.clause, line.reason, str(line.points), line.decided_by]
        for line in sheet.penalties.values()
    ]
    return rows + _open(sheet, max(0, OPEN_PENALTIES - len(rows)), 6)


def _decisions(head: Letterhead, sheet: Sheet) -> list[list[str]]:
    """What the jury decided at the table, with the name of its member (R32)."""
    rows = []
    for number in sheet.decisions:
        made = head.event.decisions[number]
        rulings = ", ".join([_ruling(head, ruling) for ruling in made.rulings])
        told = f"{rulings}: {made.reason}" if made.reason else rulings
        rows.append([str(made.deal or ""), told, made.by, made.at[11:16]])
    return rows + _open(sheet, max(0, OPEN_DECISIONS - len(rows)), 4)


def _ruling(head: Letterhead, ruling: Ruling) -> str:
    about = f" ({head.name(ruling.person)})" if ruling.person is not None else ""
    return head.say(f"ruling-{ruling.kind}") + about


def _remarks(head: Letterhead, sheet: Sheet) -> list[str]:
    """The remarks, who came in for whom (P17), what was corrected after handing in (A20), and a line to write on."""
    came_in = [
        head.say("came-in", joker=head.name(joker), name=head.name(gone), deal=deal)
        for gone, (joker, deal) in sheet.replaced.items()
    ]
    corrected = [head.event.lines[number - 1] for number in sheet.corrections]
    told = [head.say("corrected", time=line.at[11:16], name=line.by.name or line.by.role) for line in corrected]
    return [*sheet.remarks, *came_in, *told, *([""] if not sheet.reached("completed") else [])]


def _signatures(head: Letterhead, sheet: Sheet) -> list[dict[str, str]]:
    """A box for each player; who signed for somebody else is named (A19)."""
    boxes = []
    for number in sheet.people:
        signature = sheet.signatures.get(number)
        signed = "" if signature is None else head.say(f"signed-{signature.method}", time=signature.at[11:16])
        if signature is not None and signature.signer:
            signed += " · " + head.say("signed-by", name=signature.signer)
        boxes.append({"name": head.name(number), "signed": signed})
    return boxes + [{"name": "", "signed": ""}] * (head.event.template.seats - len(boxes))
