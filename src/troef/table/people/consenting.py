"""What people at a table do with the consent of the others: what may be proposed, and what comes of it."""

import secrets

from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.match.accusing import award_line, fine_line
from troef.table.people.proposals import Proposal
from troef.table.table import Table


def propose_undo_lines(table: Table, seat: int) -> list[str]:
    """A seat wants its last move back, and all that was played after it.

    Raises:
        Fault: it has made none since cards were dealt, the table is rated, play rests, or something stands proposed.
    """
    table.check_not_paused()
    if table.terms.rated:
        raise Fault("rated-counts")
    stay = _last_move(table, seat)
    if stay is None:
        raise Fault("nothing-to-undo")
    return table.agreements.propose_lines("undo", seat, {"stay": stay})


def propose_seats_lines(table: Table, seat: int, chairs: list[int]) -> list[str]:
    """A seat wants other chairs, and so other partners, for the next match: for each chair the one that its person has
    now.

    Raises:
        Fault: a match is being played, these are no chairs, or something is proposed already.
    """
    if not table.over:
        raise Fault("not-over")
    if sorted(chairs) != list(range(len(table.people))) or chairs == sorted(chairs):
        raise Fault("bad-chairs")
    return table.agreements.propose_lines("seats", seat, {"chairs": chairs})


def propose_lot_lines(table: Table, seat: int) -> list[str]:
    """A seat wants the chairs of the next match to be drawn by lot.

    Raises:
        Fault: a match is being played, there is nothing to draw, or something is proposed already.
    """
    if not table.over:
        raise Fault("not-over")
    if len(table.people) < 2:
        raise Fault("bad-chairs")
    return table.agreements.propose_lines("lot", seat, {})


def agreed_lines(table: Table, proposal: Proposal) -> list[str]:
    """What comes of a proposal that all agree to."""
    if proposal.kind == "undo":
        return [log_line({"undo": proposal.facts["stay"]})]
    if proposal.kind == "award":
        return [award_line(proposal.facts["won"])]
    if proposal.kind == "fine":
        facts = proposal.facts
        return [fine_line(facts["clause"], facts["offender"], facts["points"])]
    if proposal.kind == "lot":
        drawn = list(range(len(table.people)))
        secrets.SystemRandom().shuffle(drawn)
        return [log_line({"chairs_of": drawn})]
    return [log_line({"chairs_of": proposal.facts["chairs"]})]


def _last_move(table: Table, seat: int) -> "int | None":
    """Where in the record the last move of a seat stands, since cards were dealt."""
    match = table.match
    if match is None or table.over or not table.deals:
        return None
    events = match.record.events
    for place in range(len(events) - 1, table.deals[-1], -1):
        kind, mover, _ = events[place]
        if kind < 0:
            return None
        if mover == seat:
            return place
    return None
