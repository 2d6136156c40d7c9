"""What a table tells those who are connected to it (docs/protocol.md)."""

from abc import ABC, abstractmethod
from dataclasses import asdict

import msgspec

from troef.core.dealer import cut_limits
from troef.core.view import SPECTATOR
from troef.core.wire import view_dict
from troef.table.match.claiming import may_claim
from troef.table.people.people import Person
from troef.table.steward import Steward
from troef.table.table import Table
from troef.table.talk.talk import PHRASES


class TellingTable(ABC):
    """A table with what it does by itself, and what everybody hears of it."""

    #: whether people here may take moves back and change chairs with the consent of the others, and claim tricks
    by_consent = True

    table: Table
    #: what the table does by itself
    steward: Steward

    @property
    @abstractmethod
    def host(self) -> "int | None":
        """Who decides here."""

    @abstractmethod
    def here(self, seat: int) -> bool:
        """Whether the person of a chair is connected; bots always are."""

    def _cut(self) -> "dict[str, object] | None":
        """Who may cut now and for how long still, or where the deal that lies was cut."""
        table = self.table
        cutter = table.cutter()
        if cutter is not None:
            least, most = cut_limits(table.state)
            return {"seat": cutter, "least": least, "most": most, "left": self.steward.cut_left()}
        cut = table.cut or table.last_cut
        return None if cut is None else {"seat": cut.seat, "at": cut.place}

    def told_of(self, seat: int, person: Person) -> dict[str, object]:
        """What everybody hears of who sits on a chair, and of who may or will take it from a bot."""
        told: dict[str, object] = {"name": person.name, "bot": person.bot, "here": self.here(seat)}
        if person.avatar:
            told["avatar"] = person.avatar
        seating = self.table.seating
        if seat in seating.open_for_friends():
            told["open"] = True
        if seat in seating.coming:
            told["next"] = seating.coming[seat].name
        if seat in seating.left:
            told["left"] = seating.left[seat].name
        return told

    def _manners(self) -> dict[str, object]:
        """Who is host, whether chairs were ever opened or closed by him, and how play goes where it is not as usual."""
        table = self.table
        manners: dict[str, object] = {} if self.host is None else {"host": self.host}
        if table.terms.rated:
            manners["rated"] = True
        if table.terms.delay:
            manners["delay"] = table.terms.delay
        if table.series is not None:
            manners["series"] = table.series.as_dict()
        if table.wanting:
            manners["wanting"] = sorted(table.wanting)
        if table.seating.opened is not None:
            manners["invited"] = True
        if table.paused:
            manners["paused"] = True
        if table.pace != "normal":
            manners["pace"] = table.pace
        if table.talk != PHRASES:
            manners["talk"] = table.talk
        if not table.watched:
            manners["watched"] = False
        if table.challenge:
            manners["challenge"] = table.challenge
        agreements = table.agreements
        if agreements.proposal is not None:
            manners["proposal"] = agreements.proposal.as_dict()
        if agreements.claim is not None:
            manners["claim"] = agreements.claim
        return manners

    def told_match(self) -> dict[str, object]:
        """Which match is played here, where it can be replayed later."""
        return {"match": self.table.matches}

    def shown(self, seat: int) -> dict[str, object]:
        """What one seat may know, as it goes out."""
        return view_dict(self.table.game, self.table.view(seat))

    def _told_people(self) -> list[dict[str, object] | None]:
        return [None if one is None else self.told_of(seat, one) for seat, one in enumerate(self.table.people)]

    def _waiting(self, seat: int) -> dict[str, object]:
        """What is told as long as nothing can be seen."""
        table, fair = self.table, self.table.fair()
        return {
            "type": "waiting",
            "game": table.game.slug,
            "rules": table.game.rules,
            "seat": seat,
            "people": self._told_people(),
            "advice": table.terms.advice,
            **table.terms.told(),
            **({"talk": table.talk} if table.talk != PHRASES else {}),
            **({"time": asdict(table.terms.clock)} if table.terms.clock is not None else {}),
            **({"delay": table.terms.delay} if table.terms.delay else {}),
            **({"fair": fair} if fair is not None else {}),
        }

    def waiting_message(self) -> bytes:
        """For who watches and sees nothing yet."""
        return msgspec.json.encode(self._waiting(SPECTATOR))

    def message(self, seat: int, coming: "int | None" = None) -> bytes:
        """The whole position for one seat, or who is still awaited. `coming`: the chair that a watcher will take."""
        table = self.table
        if table.match is None:
            return msgspec.json.encode(self._waiting(seat))
        message: dict[str, object] = {
            "type": "view",
            "version": table.version,
            **self.told_match(),
            "view": self.shown(seat),
            "people": self._told_people(),
            "advice": table.terms.advice,
            **self._manners(),
        }
        if coming is not None:
            message["coming"] = coming
        if self.by_consent and may_claim(table, seat):
            message["may_claim"] = True
        ended = table.end_for(seat)
        if ended is not None:
            message["ended"] = ended
        if table.alone:
            message["alone"] = {"made": table.moves_made(), "undone": len(table.undone), "seed": table.seed}
        optional = {
            "time": self.steward.clocks.told(),
            "cut": self._cut(),
            "fair": table.fair(),
            "clock": self.steward.clock(),
        }
        message |= {name: told for name, told in optional.items() if told is not None}
        return msgspec.json.encode(message)
