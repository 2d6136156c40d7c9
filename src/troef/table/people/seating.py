"""Who sits at a table: the chairs with their people and bots, who is coming, and who stood up.

A friend takes the chair of a bot where the host has opened it, and nobody takes a person's chair. Who watches has seen
no hand, so a friend sits down at once. Who has stood up has seen one: in the deal that lies then, whoever sits down on
another chair does so from the next deal on, since it might be him. His own chair he may take again at once.
"""

import secrets
from typing import Final

from troef.table.fault import Fault
from troef.table.people.names import clean_name, told_apart
from troef.table.people.people import Member, Person, token_hash

#: Everybody who played on a chair in one deal, by the hash of the token; None is a bot.
Players = frozenset[str | None]

NOBODY: Final[Players] = frozenset()


class Seating:
    """The chairs of a table, after the lines of its log that were applied."""

    def __init__(self) -> None:
        self.people: list[Person | None] = []
        #: the chairs of bots that friends may take; None where nobody has said so yet
        self.opened: set[int] | None = None
        #: by chair who takes it over from a bot when the next deal begins
        self.coming: dict[int, Person] = {}
        #: by chair who stood up from it: it is his again when he comes back
        self.left: dict[int, Person] = {}
        #: who was removed: the hashes of their tokens, and their accounts
        self.removed: set[str] = set()
        #: whether somebody has stood up who saw a hand of the deal that lies
        self.hand_seen = False
        #: how often somebody sat down or stood up
        self.changes = 0
        #: for each deal of the match and each chair, who has played on it
        self._played: list[list[Players]] = []

    # ---- what happens ----

    def lay(self, count: int) -> None:
        """A table with this many chairs."""
        self.people = [None] * count

    def sit(self, seat: int, person: Person) -> None:
        """A person or a bot takes a chair."""
        self.people[seat] = person
        if self.opened is not None:
            self.opened.discard(seat)
        self.left.pop(seat, None)
        if self._played:
            self._played[-1][seat] |= {_key(person)}
        self.changes += 1

    def expect(self, seat: int, person: Person) -> None:
        """A person takes a chair when the next deal begins."""
        self.coming[seat] = person
        self.left.pop(seat, None)
        if self.opened is not None:
            self.opened.discard(seat)
        self.changes += 1

    def stand(self, seat: int, bot: Person) -> None:
        """Whoever sits on a chair leaves it to a bot."""
        person = self.people[seat]
        self.sit(seat, bot)
        if person is not None:
            self.left[seat] = person
        self.hand_seen = bool(self._played)

    def come_back(self, seat: int, since: int) -> None:
        """Who stood up sits on his chair again; he has been here since this version."""
        person = self.left[seat]
        self.sit(seat, person.again(since))

    def remove(self, seat: int, bot: "Person | None") -> None:
        """Whoever sits on a chair has to go, or is not to come to it: a bot takes it, or before a match nobody."""
        gone = [self.coming.pop(seat, None), self.left.pop(seat, None)]
        if not self.is_bot(seat):
            gone.append(self.people[seat])
            if bot is not None:
                self.sit(seat, bot)
                self.hand_seen = bool(self._played)
            else:
                self.people[seat] = None
        self.removed |= {mark for person in gone if person for mark in (person.token, person.account) if mark}
        self.changes += 1

    def rearrange(self, chairs: list[int]) -> None:
        """Between two matches: each chair gets whoever sat on the chair that is named for it."""
        self.people = [self.people[chair] for chair in chairs]
        self.left = {seat: self.left[chair] for seat, chair in enumerate(chairs) if chair in self.left}
        if self.opened is not None:
            self.opened = {seat for seat, chair in enumerate(chairs) if chair in self.opened}
        self.changes += 1

    def begin_match(self) -> None:
        """A match begins; nothing of it has been dealt."""
        self._played = []
        self.let_in()

    def begin_deal(self) -> None:
        """A deal begins: who was coming sits down, and nobody has seen its cards."""
        self.let_in()
        self._played.append([NOBODY if person is None else frozenset([_key(person)]) for person in self.people])

    def let_in(self) -> None:
        """No deal lies any more: who was coming sits down."""
        self.hand_seen = False
        played, self._played = self._played, []  # they had no part in the deal that is over
        for seat, person in sorted(self.coming.items()):
            self.sit(seat, person)
        self.coming = {}
        self._played = played

    # ---- what it says ----

    @property
    def free(self) -> list[int]:
        """The chairs on which nobody sits."""
        return [seat for seat, person in enumerate(self.people) if person is None]

    def open_for_friends(self) -> list[int]:
        """The chairs of bots that a friend may take."""
        return sorted(self.opened or ())

    def is_bot(self, seat: int) -> bool:
        """Whether a bot keeps a chair."""
        person = self.people[seat]
        return person is not None and person.bot is not None

    def bots(self) -> list[int]:
        """The chairs that bots keep."""
        return [seat for seat in range(len(self.people)) if self.is_bot(seat)]

    def by_age(self) -> list[int]:
        """The chairs with people, who has been here longest first."""
        people = [(person.since, seat) for seat, person in enumerate(self.people) if person and person.bot is None]
        return [seat for _, seat in sorted(people)]

    def seat_of(self, token: str) -> "int | None":
        """The chair that a token gives the right to."""
        return _owner(dict(enumerate(self.people)), token)

    def was_removed(self, token: str) -> bool:
        """Whether the owner of a token had to go."""
        return bool(self.removed) and token_hash(token) in self.removed

    def coming_to(self, token: str) -> "int | None":
        """The chair that a token gives the right to from the next deal on."""
        return _owner(self.coming, token)

    def left_by(self, token: str) -> "int | None":
        """The chair that the owner of a token stood up from."""
        return _owner(self.left, token)

    def kept_for(self, token: str) -> "int | None":
        """The chair that the owner of a token has, gets with the next deal, or finds back when he comes."""
        for seat in (self.seat_of(token), self.coming_to(token), self.left_by(token)):
            if seat is not None:
                return seat
        return None

    def names(self) -> set[str]:
        """The names that are taken."""
        here = [person for person in self.people if person is not None]
        return {person.name for person in [*here, *self.coming.values(), *self.left.values()]}

    def check_may_sit(self, member: "Member | None", rated: bool) -> None:
        """Whether somebody may take a chair here, where matches are `rated` or not.

        Raises:
            Fault: he was removed, his account has a chair already, or matches are rated and he keeps no account.
        """
        everybody = [*self.people, *self.coming.values(), *self.left.values()]
        here = {person.account for person in everybody if person is not None}
        if member is not None and member.account in self.removed:
            raise Fault("removed-here")
        if member is not None and member.account in here:
            raise Fault("already-seated")
        if rated and (member is None or not member.kept):
            raise Fault("rated-needs-account")

    def name_for(self, name: str, seat: int) -> str:
        """The name of who sits down: it can be told apart from those that are here; who gives none has a number."""
        chosen = clean_name(name)
        return told_apart(chosen, self.names()) if chosen else f"{seat + 1}"

    def played_by_bot(self, deal: int, seat: int) -> bool:
        """Whether only bots have played on a chair in a deal; deals count from 1."""
        return self._players(deal, seat) == {None}

    def is_own(self, deal: int, seat: int) -> bool:
        """Whether nobody but bots and whoever sits on a chair now has played on it in a deal."""
        person = self.people[seat]
        return person is not None and self._players(deal, seat) <= {None, _key(person)}

    def _players(self, deal: int, seat: int) -> Players:
        return self._played[deal - 1][seat] if 0 < deal <= len(self._played) else NOBODY


def _key(person: Person) -> "str | None":
    return None if person.bot is not None else person.token or ""


def _owner(people: "dict[int, Person] | dict[int, Person | None]", token: str) -> "int | None":
    digest = token_hash(token)
    for seat, person in people.items():
        if person is not None and person.token is not None and secrets.compare_digest(person.token, digest):
            return seat
    return None
