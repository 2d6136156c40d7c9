"""What is agreed for a table when it is opened, beside the rules of the game."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from troef.core.game import Game
from troef.core.options import options_dict
from troef.core.registry import find_game
from troef.table.clock.clocks import RATED, Clock
from troef.table.fault import Fault

#: Matches that can be agreed on for one table.
MOST_MATCHES: Final = 9
#: Seconds that who watches may be behind.
MOST_DELAY: Final = 1800


@dataclass(frozen=True)
class Terms:
    """What holds at a table as long as it stands; the first line of its log says it."""

    #: whether who plays here may ask the strong player for advice; None: where he plays with bots alone
    advice: "bool | None" = None
    #: whether matches count for ratings: then only people with accounts play
    rated: bool = False
    #: who sees that it waits for people: everybody, only `friends` of who sits there, or who has its link (False)
    listed: "bool | str" = True
    #: how many matches are played here before it is known who has won; with `best_of` until nobody can be overtaken
    matches: int = 1
    best_of: bool = False
    #: how long people may think; None: nobody is hurried, and a bot plays the turn of who does nothing for long
    clock: "Clock | None" = None
    #: whether people may write to each other; else quick phrases are all that is said
    chat: bool = False
    #: who watches sees what is played this many seconds later, or when the `deal` is over; None or 0: at once
    delay: "int | str | None" = None
    #: whether he then sees all hands
    hands: bool = False
    #: whether illegal cards may fall and must be claimed, as at a real table
    at_table: bool = False

    def agreed(self, game: Game, seats: int, waits: bool, seed: "str | None") -> "Terms":
        """What holds at a table of this game, where bots take the free chairs unless it `waits` for people.

        Raises:
            Fault: a table cannot be so.
        """
        if self.advice and game.info.race:
            raise Fault("advice-race")
        if self.rated:
            self._check_rated(seats, waits, seed)
        self._check_length(seats)
        advised = not (waits or game.info.race) if self.advice is None else self.advice
        return replace(self, advice=advised, clock=self._agreed_clock(game, seats), delay=self._agreed_delay())

    def rules_of(self, game: Game) -> Game:
        """The rules as they hold at the table: where illegal cards may fall, with the options that make it so.

        Raises:
            Fault: the book of the game does not say what comes of such a card.
        """
        if not self.at_table:
            return game
        if not game.info.at_table:
            raise Fault("no-at-table", {"game": game.slug})
        return find_game(game.slug, game.rules, **{**options_dict(game.options), **game.info.at_table})

    def _agreed_delay(self) -> "int | str | None":
        """Where matches count, who watches sees a deal when it is over."""
        delay = "deal" if self.rated and self.delay is None else self.delay
        if delay != "deal" and (isinstance(delay, str) or not 0 <= (delay or 0) <= MOST_DELAY):
            raise Fault("bad-delay", {"most": MOST_DELAY // 60})
        if self.hands and delay != "deal":
            raise Fault("hands-after-the-deal")
        return delay

    def _agreed_clock(self, game: Game, seats: int) -> "Clock | None":
        """Who plays alone has all the time; where matches count, nobody has."""
        clock = self.clock
        if clock is None:
            return RATED if self.rated and not game.info.race else None
        clock.check()
        if game.info.race:
            raise Fault("clock-race")
        if self.rated and not clock.move:
            raise Fault("rated-needs-clock")
        return clock if seats > 1 else None

    def _check_rated(self, seats: int, waits: bool, seed: "str | None") -> None:
        """Only people play, without help, and nobody knows the cards."""
        if seats < 2:
            raise Fault("rated-alone")
        if not waits:
            raise Fault("rated-only-people")
        if self.advice:
            raise Fault("rated-no-advice")
        if seed is not None:
            raise Fault("rated-no-seed")
        if self.chat:
            raise Fault("rated-only-phrases")

    def _check_length(self, seats: int) -> None:
        """A best of several is an odd number of matches; who plays alone plays one after the other."""
        allowed = range(3, MOST_MATCHES + 1, 2) if self.best_of else range(1, MOST_MATCHES + 1)
        if self.matches not in allowed or (seats < 2 and self.matches > 1):
            raise Fault("bad-length", {"number": self.matches, "most": MOST_MATCHES})

    def told(self) -> dict[str, Any]:
        """What who comes to a table hears of them, where it is not as usual."""
        return {
            **({"rated": True} if self.rated else {}),
            **({"at_table": True} if self.at_table else {}),
            **({"listed": self.listed} if self.listed is not True else {}),
            **({"matches": self.matches, "best_of": self.best_of} if self.matches > 1 else {}),
        }

    def facts(self) -> dict[str, Any]:
        """What the first line of the log says of them: whether with advice, and what is not as usual."""
        usual = asdict(Terms())
        return {"advice": bool(self.advice)} | {
            name: value for name, value in asdict(self).items() if name != "advice" and value != usual[name]
        }


#: What holds where nobody asks for anything else.
AS_USUAL: Final = Terms()


def read_terms(facts: dict[str, Any]) -> Terms:
    """What the first line of a log says."""
    known = {one.name: facts[one.name] for one in fields(Terms) if one.name in facts}
    if "clock" in known:
        known["clock"] = Clock(**known["clock"])
    return Terms(**{"advice": False, **known})
