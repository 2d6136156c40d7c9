"""What a round brings to its next deal beside the sheet: the draw, misdeals, penalties (for `State.match_facts`)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.card import CardError, parse_card
from troef.cards.sentence import Sentence, sentence_of
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.view import SheetRow
from troef.games.manillen_tornooi.rules import TableRules
from troef.games.manillen_tornooi.scoring import HALF, MISDEAL_PENALTY, TRUMP_MULTIPLIERS
from troef.games.manillen_tornooi.seating import ARRANGEMENTS, Seating

SEATS: Final = 4


def check_rows(sheet: list[SheetRow], played: int, rules: TableRules) -> None:
    """That deals can bring everybody what the rows say (S2–S6).

    Raises:
        PositionError: they cannot.
    """
    done = 0
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        first, last = done // int(rules.per_boompje), (done + deals - 1) // int(rules.per_boompje)
        fault = _row_fault(row.cells, deals, rules.seatings[first % int(ARRANGEMENTS)] if first == last else None)
        if fault:
            raise PositionError(sheet_row(number), fault)
        done += deals


def _row_fault(cells: tuple[int, ...], deals: int, seating: "Seating | None") -> str:
    """Why that many deals cannot bring these scores; `seating` is where all of them were played."""
    text = ", ".join([str(cell) for cell in cells])
    most = int(HALF) * TRUMP_MULTIPLIERS[-1]
    if min(cells) < 0 or sum(cells) % 2 or sum(cells) > 2 * most * deals:
        return Sentence(
            "in each deal one pair scores up to {most}, both partners alike: {text} cannot be", most=most, text=text
        )
    if seating is None:
        return ""
    chairs = seating.chairs
    if cells[chairs[0]] != cells[chairs[2]] or cells[chairs[1]] != cells[chairs[3]]:
        return Sentence(
            "seats {first} and {second} are partners, and seats {third} and {fourth}: {text} cannot be",
            first=chairs[0],
            second=chairs[2],
            third=chairs[1],
            fourth=chairs[3],
            text=text,
        )
    scores = [score for score in (cells[chairs[0]], cells[chairs[1]]) if score]
    if deals == 1 and (len(scores) > 1 or not all(_is_score(score) for score in scores)):
        return Sentence("no deal brings {text}", text=text)
    return ""


def _is_score(score: int) -> bool:
    """Whether some points over half and some multiplier give it (S2–S4)."""
    return any(score % multiplier == 0 and score // multiplier <= HALF for multiplier in TRUMP_MULTIPLIERS)


def read_penalties(facts: dict[str, Any], rules: TableRules, name: str) -> vec[i64]:
    """Penalty points by seat (P1, P3).

    Raises:
        PositionError: no misdeals and revokes cost this much.
    """
    points = whole_numbers(facts, name, SEATS, 0)
    for seat, penalty in enumerate(points):
        if penalty % MISDEAL_PENALTY:
            raise PositionError(
                name,
                "penalties are multiples of {unit}, not {penalty} (seat {seat})",
                unit=int(MISDEAL_PENALTY),
                penalty=penalty,
                seat=seat,
            )
        if penalty and not rules.watched:
            raise PositionError(name, "where cards are checked nobody has penalties (P8)")
    return vec[i64](points)


def read_drawn(facts: dict[str, Any]) -> vec[i64]:
    """The cards that were drawn, by seat; -1 where none lies there.

    Raises:
        PositionError: these are no cards of four players.
    """
    given = facts["drawn"]
    if not isinstance(given, list | tuple) or len(given) != SEATS or not all(isinstance(text, str) for text in given):
        raise PositionError("drawn", "a list of four cards is wanted, or of four empty texts")
    if any(given) != all(given):
        raise PositionError("drawn", "everybody has drawn, or nobody")
    try:
        return vec[i64]([parse_card(text) if text else -1 for text in given])
    except CardError as error:
        raise PositionError("drawn", sentence_of(error)) from error


def read_to_draw(facts: dict[str, Any], drawn: vec[i64], seating: Seating) -> i64:
    """The chairs (bits) whose players are still to draw for the first deal of the boompje (R1, R2); 0: nobody.

    Raises:
        PositionError: these players cannot be the ones who draw.
    """
    given = facts["to_draw"]
    count = len(given) if isinstance(given, list | tuple) else -1
    seats = whole_numbers(facts, "to_draw", count, 0, SEATS - 1)
    ranks: list[int] = []
    chairs: i64 = 0
    for seat in seats:
        chairs |= BIT[seating.chair_of[seat]]
        ranks.append(int(drawn[seat] & 15) if drawn[seat] >= 0 else -1)
    if len(set(seats)) != count or count == 1 or len(set(ranks)) > 1:
        raise PositionError("to_draw", "everybody draws, or those do again who drew the same rank")
    if count and (count < SEATS) != (ranks[0] >= 0):
        raise PositionError("to_draw", "everybody draws when no card has been drawn, fewer after equal ranks")
    return chairs


def check_deal_penalties(noted: vec[i64], penalties: vec[i64], misdeals: i64, dealer: i64, stopped: i64) -> None:
    """That what a deal has cost everybody so far fits its misdeals in a row and who stopped it last (P1, P3).

    Raises:
        PositionError: it does not.
    """
    for seat in range(SEATS):
        owed: i64 = 0
        if seat == dealer and misdeals > 1:
            owed += MISDEAL_PENALTY * (misdeals - 1)
        if seat == stopped:
            owed += HALF
        if noted[seat] < owed or noted[seat] > penalties[seat] or (noted[seat] and not misdeals and stopped < 0):
            raise PositionError(
                "deal_penalties", "seat {seat} cannot have {noted} in this deal", seat=seat, noted=int(noted[seat])
            )
