"""What people do about the chairs of a table that has begun, and what its host decides: the lines that each act gives.

As with the commands of `Table`, nothing changes before the lines are in the log and have been applied.
"""

from typing import Final

from troef.bots.base import UnknownBot
from troef.bots.by_name import BOT_NAMES, make_player
from troef.core.game import Game
from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.people.people import Member, arrival
from troef.table.table import Table
from troef.table.talk.talk import PHRASES, SILENCE, TALK

#: How fast bots play: what their pauses are stretched by.
PACES: Final = {"calm": 1.8, "normal": 1.0, "quick": 0.4}


def sit_in_lines(
    table: Table, name: str, token: str, seat: "int | None" = None, member: "Member | None" = None
) -> tuple[int, list[str]]:
    """A friend takes the chair of a bot: at once, or from the next deal on where he might have seen a hand of this one.

    Without a seat it is the first chair that is open.

    Raises:
        Fault: there is no such chair, a person sits there or is coming, or it is not open for friends.
    """
    seating = table.seating
    opened = seating.open_for_friends()
    if seat is None:
        if not opened:
            raise Fault("table-full")
        seat = opened[0]
    if not 0 <= seat < len(table.people):
        raise Fault("no-such-chair", {"number": seat + 1})
    if not seating.is_bot(seat) or seat in seating.coming:
        raise Fault("chair-taken")
    if seat not in opened:
        raise Fault("chair-closed")
    seating.check_may_sit(member, table.terms.rated)
    facts = arrival(seat, seating.name_for(name, seat), token, member)
    if seating.hand_seen and not table.over:
        return seat, [log_line({**facts, "next": True})]
    return seat, [log_line(facts), *_notices(table, [], [seat])]


def stand_lines(table: Table, seat: int) -> list[str]:
    """A person leaves the chair to a bot.

    Raises:
        Fault: he plays alone, only people play here, or the match has not begun.
    """
    _check_may_stand(table)
    return _bots_sit_lines(table, [seat])


def come_back_lines(table: Table, token: str) -> list[str]:
    """Who stood up sits on his chair again; nothing where the token is of nobody who did."""
    seat = table.seating.left_by(token)
    return [] if seat is None else [log_line({"back": seat}), *_notices(table, [], [seat])]


def open_lines(table: Table, chairs: list[int], deserted: "frozenset[int]" = frozenset()) -> list[str]:
    """The host says which chairs are open for friends: these, and no others. They are chairs of bots, or of people who
    have been away for long (`deserted`): there a bot sits down first.

    Raises:
        Fault: one of them is no chair, a person keeps it, or somebody is coming to it already.
    """
    given = sorted(deserted & set(chairs))
    for seat in chairs:
        if seat not in given:
            _check_bot_sits(table, seat)
        if seat in table.seating.coming:
            raise Fault("chair-taken")
    if given:
        _check_may_stand(table)
    return [*_bots_sit_lines(table, given), log_line({"chairs": sorted(set(chairs))})]


def level_lines(table: Table, seat: int, level: str) -> list[str]:
    """The host changes how well a bot plays.

    Raises:
        Fault: no bot sits there, or there is no such level.
    """
    _check_bot_sits(table, seat)
    check_level(table.game, level)
    return [log_line({"level": level, "seat": seat})]


def pause_lines(table: Table, paused: bool) -> list[str]:
    """The host lets play rest, or go on; nothing where it is so already.

    Raises:
        Fault: the match has not begun or is over.
    """
    if table.match is None or table.over:
        raise Fault("not-started")
    return [] if table.paused == paused else [log_line({"pause": paused})]


def pace_lines(table: Table, pace: str) -> list[str]:
    """The host says how fast bots play; nothing where they do so already.

    Raises:
        Fault: there is no such pace.
    """
    if pace not in PACES:
        raise Fault("no-such-pace", {"names": ", ".join(PACES)})
    return [] if table.pace == pace else [log_line({"pace": pace})]


def check_level(game: Game, level: str) -> None:
    """A level that this game has; how much it searches is not for guests to say, as the clock of the table does.

    Raises:
        Fault: there is none.
    """
    if ":" in level:
        raise Fault("unknown-bot", {"name": level, "nearest": BOT_NAMES[0]})
    try:
        make_player(level, game, 0)
    except UnknownBot as error:
        raise Fault(error.key, error.facts) from error


def remove_lines(table: Table, by: int, seat: int) -> list[str]:
    """The host sends somebody away who sits on a chair, is coming to it, or stood up from it. In a match a bot takes
    the chair, before it nobody.

    Raises:
        Fault: there is no such person, it is the host himself, or a rated match has begun: who began it plays it.
    """
    if not 0 <= seat < len(table.people):
        raise Fault("no-such-chair", {"number": seat + 1})
    if seat == by:
        raise Fault("removes-himself")
    seating = table.seating
    sits = table.people[seat] is not None and not seating.is_bot(seat)
    if not sits and seat not in seating.coming and seat not in seating.left:
        raise Fault("no-person-there")
    if table.match is None:
        return [log_line({"remove": seat})]
    if table.terms.rated:
        raise Fault("rated-no-removal")
    if not sits:
        return [log_line({"remove": seat})]
    (name,) = table.bot_names(1)
    return [log_line({"remove": seat, "name": name, "bot": table.bot}), *_notices(table, [seat], [])]


def talk_lines(table: Table, talk: str) -> list[str]:
    """The host says what people may say to each other; nothing where it is so already.

    Raises:
        Fault: there is no such talk, or matches are rated: there quick phrases are all that is said, if anything.
    """
    if talk not in TALK:
        raise Fault("no-such-talk", {"names": ", ".join(TALK)})
    if table.terms.rated and talk not in (PHRASES, SILENCE):
        raise Fault("rated-only-phrases")
    return [] if table.talk == talk else [log_line({"talk": talk})]


def watched_lines(table: Table, watched: bool) -> list[str]:
    """The host says whether anybody may watch; nothing where it is so already."""
    return [] if table.watched == watched else [log_line({"watched": watched})]


def _check_may_stand(table: Table) -> None:
    if table.match is None:
        raise Fault("not-started")
    if len(table.people) == 1:
        raise Fault("alone-at-table")
    if table.terms.rated and not table.over:
        raise Fault("rated-only-people")


def _bots_sit_lines(table: Table, seats: list[int]) -> list[str]:
    """Bots take the chairs of these people."""
    names = table.bot_names(len(seats))
    stand = [log_line({"stand": seat, "name": name, "bot": table.bot}) for seat, name in zip(seats, names, strict=True)]
    return [*stand, *_notices(table, seats, [])] if seats else []


def _check_bot_sits(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.people):
        raise Fault("no-such-chair", {"number": seat + 1})
    if not table.seating.is_bot(seat):
        raise Fault("no-bot-there")


def _notices(table: Table, bots: list[int], people: list[int]) -> list[str]:
    return table.notice_lines(bots, people) if table.match is not None and not table.over else []
