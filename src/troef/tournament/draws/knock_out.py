"""A knock-out: who wins his table plays on, in the main bracket or in the second chance.

After pools the main bracket is seeded: who is ranked first meets who is ranked last, and the winners stay in the order
of the tables, so that the best two can only meet in the final. Everywhere else those who are left are drawn once more
in each round; where their number is odd one has a bye, drawn among those who had the fewest (R13).

The second chance is for who does not get through the pools, or loses in the first round of a knock-out without pools.
"""

from typing import TYPE_CHECKING

from troef.tournament.draws.draw import NOTHING_DRAWN, Draw, draw_round
from troef.tournament.draws.pools import POOL_ROUNDS, both_there, pools_of
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import check_all_published, ranking, winner_at

if TYPE_CHECKING:
    from troef.tournament.event import Event


def knock_out_draw(event: "Event", number: int, purpose: str = "draw") -> Draw:
    """The draw of a round of the knock-out: the tables of the main bracket, then those of the second chance.

    Raises:
        Refused: a sheet is not published, more take part than the rounds have room for, or nobody is left to meet.
    """
    check_all_published(event, number - 1)
    main, second = brackets(event, number)
    most = 2 ** (event.template.rounds - number + 1)
    if event.template.draw == "knock_out" and len(main) > most:
        raise Refused("too-many-for-knock-out", players=len(main), most=most)
    if max(len(main), len(second)) < 2:
        raise Refused("knock-out-is-over", round=number)
    drawn = _seeded(event, main) if event.template.draw == "pools" else _by_lot(event, number, main, purpose)
    other = _by_lot(event, number, second, f"{purpose}-second")
    return Draw(drawn.tables + other.tables, drawn.byes + other.byes)


def brackets(event: "Event", number: int) -> tuple[list[int], list[int]]:
    """Who plays in a round of the knock-out: in the main bracket, and in the second chance."""
    template = event.template
    if number > template.lead_in + 1:
        main, second = advanced(event, number - 1), advanced(event, number - 1, second=True)
        if template.second_chance and template.draw == "knock_out" and number == 2:
            second = _lost(event, 1)
        return main, second
    if template.draw == "knock_out":
        return event.present(), []
    main = [one for one in qualified(event) if event.people[one].plays]
    return main, _not_qualified(event) if template.second_chance else []


def second_chance_in(event: "Event", number: int) -> list[int]:
    """Who plays in the second chance in a round that is being drawn, in order of number."""
    template = event.template
    if not template.second_chance or number <= template.lead_in:
        return []
    return sorted(brackets(event, number)[1])


def qualified(event: "Event") -> list[int]:
    """Who goes on after the pools, best first: the first of each pool, then the best of the others.

    There are as many places as the template says, or as the rounds of the knock-out have room for: 16 for four rounds.
    """
    standings = [row.player for row in ranking(event, POOL_ROUNDS)]
    place = {player: index for index, player in enumerate(standings)}
    first = [
        min(those, key=place.__getitem__) for pool in pools_of(event) if (those := [p for p in pool if p in place])
    ]
    winners = sorted(first, key=place.__getitem__)
    others = [player for player in standings if player not in set(winners)]
    return (winners + others)[: event.template.through or _room(event)]


def _not_qualified(event: "Event") -> list[int]:
    """Who has not got through the pools, best first, as far as the rounds of the knock-out have room for them."""
    through = set(qualified(event))
    others = [row.player for row in ranking(event, POOL_ROUNDS) if row.player not in through]
    return [one for one in others if event.people[one].plays][: _room(event)]


def _room(event: "Event") -> int:
    """How many can begin the knock-out, so that its rounds leave one."""
    return int(2 ** (event.template.rounds - event.template.lead_in))


def advanced(event: "Event", number: int, second: bool = False) -> list[int]:
    """Who goes on after a round of a bracket: those who were free, then the winners in the order of the tables."""
    played = event.round(number)
    there = set(played.second)
    winners = [winner_at(event, played, table) for table in played.tables]
    found = [one for one in [*played.byes, *winners] if one is not None and event.people[one].plays]
    return [one for one in found if (one in there) == second]


def _lost(event: "Event", number: int) -> list[int]:
    """Who lost his table in a round, in the order of the tables."""
    played = event.round(number)
    found: list[int] = []
    for sheet in played.tables:
        winner = winner_at(event, played, sheet)
        found += [one for one in dict.fromkeys(sheet.people) if one != winner and event.people[one].kind == "player"]
    return [one for one in found if event.people[one].plays]


def _seeded(event: "Event", order: list[int]) -> Draw:
    """The first meets the last; where tables would stay empty, the best are free."""
    if len(order) < 2:
        return NOTHING_DRAWN
    places = 2 ** (len(order) - 1).bit_length()
    free, rest = order[: places - len(order)], order[places - len(order) :]
    pairs: list[tuple[int, ...]] = [(rest[place], rest[-1 - place]) for place in range(len(rest) // 2)]
    return both_there(event, pairs, tuple(free))


def _by_lot(event: "Event", number: int, players: list[int], purpose: str) -> Draw:
    """Those who are left in a bracket, drawn once more."""
    if len(players) < 2:
        return NOTHING_DRAWN
    return draw_round(event.seed, number, players, [], event.byes_before(number), 2, purpose)
