"""What the list of games says about each: its names, seats, presets, options, and the clauses on its order."""

from typing import Any

from troef.cards.sentence import Sentence
from troef.core.options import OptionSpec


class Order:
    """The clauses on the order of a match, which a refusal names where no other rule speaks.

    `deal` says who deals, and to whom; `turn` whose turn it is; `phases` says it for phases with an order of their own;
    `end` when the match is over; `players` how many sit at the table, where another clause than the deal's says so.
    """

    def __init__(
        self, deal: str, turn: str, end: str, players: str = "", phases: "dict[str, str] | None" = None
    ) -> None:
        self.deal = deal
        self.turn = turn
        self.end = end
        self.players = players or deal
        self.phases: dict[str, str] = phases if phases is not None else {}

    def clause(self, reason: str, phase: str) -> str:
        """The clause behind a refusal for this reason in this phase.

        >>> order = Order(deal="R2", turn="R8", end="S7", phases={"auction": "R3"})
        >>> order.clause("not-your-turn", "auction"), order.clause("not-your-turn", "play")
        ('R3', 'R8')
        >>> order.clause("match-over", "match-over"), order.clause("no-such-seat", "play")
        ('S7', 'R2')
        """
        if reason == "awaits-deal":
            return self.deal
        if reason == "match-over":
            return self.end
        if reason == "no-such-seat":
            return self.players
        return self.phases.get(phase, self.turn)


class GameInfo:
    """What lists of games say of one: names, seats, presets and options.

    `presets` are named sets of option values in the order in which they are offered; `default` is the one that is
    played where none is chosen, on a page and in the terminal alike: the rule book's own. `low_wins`: what the
    score sheet counts is better avoided (letters, penalty points). `seat_step`: the steps in which the number of
    seats may grow (2: only even numbers). `race`: all play at once, and quick hands win. `secrets_last`: what a
    seat keeps to itself is still worth something once the deal is over (the secret rules of mao). `places`: the
    score sheet has the place of each (1 is first), not points. `dealer_by_result`: who deals next follows from how the
    deal before ended. `whole_match`: a match counts as a whole, not each of its rounds (zenuwen). `order`: the
    clauses that a refusal names where no other rule speaks. `replaces_cards`: cards of a hand may be replaced from the
    stock as soon as they are dealt (the red threes of canasta).
    """

    def __init__(
        self,
        slug: str,
        family: str,
        seats: tuple[int, int, int],
        minutes: int,
        options: Any,
        specs: tuple[OptionSpec, ...],
        presets: "dict[str, dict[str, object]] | None" = None,
        default: str = "book",
        synonyms: tuple[str, ...] = (),
        low_wins: bool = False,
        seat_step: int = 1,
        race: bool = False,
        secrets_last: bool = False,
        order: "Order | None" = None,
        places: bool = False,
        dealer_by_result: bool = False,
        whole_match: bool = False,
        replaces_cards: bool = False,
        at_table: "dict[str, object] | None" = None,
        quiet: "dict[str, str] | None" = None,
    ) -> None:
        self.slug = slug
        self.family = family
        self.least_seats, self.most_seats, self.usual_seats = seats
        self.minutes = minutes
        self.options = options
        self.specs = specs
        self.presets: dict[str, dict[str, object]] = presets if presets is not None else {"book": {}}
        self.default = default
        self.synonyms = synonyms
        self.low_wins = low_wins
        self.seat_step = seat_step
        self.race = race
        self.secrets_last = secrets_last
        self.places = places
        self.dealer_by_result = dealer_by_result
        self.whole_match = whole_match
        self.replaces_cards = replaces_cards
        #: the options with which illegal cards may fall, as at a real table; none where the book knows no such thing
        self.at_table: dict[str, object] = at_table if at_table is not None else {}
        #: where nobody may write to the others while a deal is played: the clause by phase, or under "" in all of them
        self.quiet: dict[str, str] = quiet if quiet is not None else {}
        self.order = order if order is not None else Order("", "", "")

    def seat_counts(self) -> list[int]:
        """With how many the game is played."""
        return list(range(self.least_seats, self.most_seats + 1, self.seat_step))

    def seats_fault(self, seats: int) -> str:
        """That this many cannot play it, and how many can."""
        counts = self.seat_counts()
        least, most = counts[0], counts[-1]
        if self.seat_step == 1 and least < most:
            return Sentence(
                "{game} is played by {least} to {most}, not {seats}",
                game=self.slug,
                least=least,
                most=most,
                seats=seats,
            )
        return Sentence(
            "{slug} is played by {counts}, not {seats}",
            slug=self.slug,
            counts=", ".join([str(count) for count in counts]),
            seats=seats,
        )

    def as_dict(self) -> dict[str, object]:
        """For lists of games."""
        seats = {"min": self.least_seats, "max": self.most_seats, "default": self.usual_seats}
        if self.seat_step > 1:
            seats["step"] = self.seat_step
        facts: dict[str, object] = {
            "slug": self.slug,
            "synonyms": list(self.synonyms),
            "family": self.family,
            "seats": seats,
            "minutes": self.minutes,
            "default": self.default,
            "presets": list(self.presets),
            "options": [{**spec.as_dict(), "default": getattr(self.options, spec.name)} for spec in self.specs],
        }
        if self.race:
            facts["race"] = True
        if self.at_table:
            facts["at_table"] = self.at_table
        return facts
