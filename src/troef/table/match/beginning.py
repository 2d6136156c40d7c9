"""The lines with which a match begins."""

from datetime import datetime

from troef.core.chairs import bot_notices, person_notices
from troef.core.draw import DrawProof
from troef.core.game import Game
from troef.core.record import Record
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.table.clock.timing import agreed_end
from troef.table.log import log_line
from troef.table.people.people import Person


def header_lines(game: Game, people: list[Person], lot: "DrawProof | str") -> list[str]:
    """A match begins: the first dealer follows from the lot (in a rehearsal from a seed), and the game hears who is a
    bot where that counts."""
    count = len(people)
    drawn = None if isinstance(lot, str) else lot
    dealer = int(Rng(lot).below(count)) if isinstance(lot, str) else lot.first_dealer(count)
    header = Record(game, count, dealer, [person.name for person in people], lot=drawn).lines()[0]
    until = agreed_end(game.options, datetime.now().astimezone())
    lines = [header] if until is None else [log_line({"until": until.isoformat()}), header]
    return lines + notice_lines(game, [seat for seat, person in enumerate(people) if person.bot is not None], [])


def notice_lines(game: Game, bots: list[int], people: list[int]) -> list[str]:
    """The game hears who is now a bot and who a person, where that counts."""
    notices = [*bot_notices(game, bots), *person_notices(game, people)]
    return [log_line({"seat": REFEREE, "move": game.show(move, None)}) for move in notices]
