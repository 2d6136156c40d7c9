"""What is bound and revealed at a table: the server's seed, the commitments of who sits there, and the draw that is
open (docs/fair-deals.md).

The lines of the log that it is made from:

| key | says |
| --- | --- |
| `secret` | the server's seed of the next draw; its hash is what the table shows |
| `words` | a seat's own words for the next draw |
| `commit` | the commitment of a seat to its link for the next draw |
| `draw` | a draw is announced: all that it depends on is fixed |
| `link` | a seat that takes part has revealed its link |
| `withheld` | the seats that did not reveal in time: the draw is void, and they take no part until the next match |
"""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from troef.cards.card import cards_text
from troef.core.dealer import Proof, commitment
from troef.core.draw import DEAL, LOT, Draw, DrawProof, VoidDraw, link_commitment, pack_commitment, read_draw
from troef.core.game import State
from troef.table.fault import Fault
from troef.table.log import log_line

#: The kinds of lines that are about chance.
KINDS: Final = ("secret", "words", "commit", "draw", "link", "withheld")
_HASH: Final = re.compile(r"[0-9a-f]{64}")

#: Who sits where, by a name that stays his: chairs of bots are not among them.
Owners = Mapping[int, str]


class Chance:
    """The commitments of a table after the lines that were applied."""

    def __init__(self) -> None:
        self.secret: str | None = None
        self.words: dict[int, str] = {}
        #: how many draws there were
        self.number = 0
        #: by seat whose commitment it is, and the commitment
        self.commits: dict[int, tuple[str, str]] = {}
        #: the draw that is open, what was revealed for it, and those before it that came to nothing
        self.draw: Draw | None = None
        self.links: dict[int, str] = {}
        self.void: list[VoidDraw] = []
        #: who withheld a link, and in which match
        self._barred: set[tuple[int, str]] = set()
        #: the draw that the cards on the table follow from, and the commitment to its seed
        self.dealt: tuple[int, str] | None = None

    # ---- the fold ----

    def apply(self, facts: dict[str, Any], owners: Owners) -> None:
        """Apply a line of one of the `KINDS`."""
        if "secret" in facts:
            self.secret = facts["secret"]
        elif "words" in facts:
            self.words[facts["seat"]] = facts["words"]
        elif "commit" in facts:
            self.commits[facts["seat"]] = (owners.get(facts["seat"], ""), facts["commit"])
        elif "draw" in facts:
            self.draw = read_draw(facts["draw"])
            self.number = self.draw.number
            self.words, self.links = {}, {}
        elif "link" in facts:
            self._apply_link(facts["seat"], facts["link"])
        else:
            self._apply_withheld(facts["withheld"], owners)

    def _apply_link(self, seat: int, link: str) -> None:
        """A link is itself the commitment to the next one of its chain, unless its owner has sent another since."""
        self.links[seat] = link
        owner, commit = self.commits.get(seat, ("", ""))
        if commit == link_commitment(link):
            self.commits[seat] = (owner, link)

    def _apply_withheld(self, seats: list[int], owners: Owners) -> None:
        draw = self._open()
        self.void.append(VoidDraw(draw, self.secret or "", self.links, seats))
        for seat in seats:
            owner, _ = self.commits.pop(seat, (owners.get(seat, ""), ""))
            self._barred.add((draw.match, owner))
        self.words = {**dict(draw.words), **self.words}
        self.draw, self.links = None, {}

    def close(self, draw: Draw) -> None:
        """A draw has been carried out."""
        self.number = draw.number
        if self.draw is None:
            self.words = {}
        self.draw, self.links, self.void = None, {}, []

    def drop(self) -> None:
        """What was announced is not carried out any more: the match is over, or another begins without a lot. Who has
        not revealed yet may have sent his link already, so that his commitment counts no more."""
        for seat in self.missing:
            self.commits.pop(seat, None)
        self.draw, self.links, self.void = None, {}, []

    def dealt_by(self, proof: "Proof | None") -> None:
        """A deal has fallen, with this proof."""
        self.dealt = None
        if isinstance(proof, DrawProof):
            self.dealt = (proof.draw.number, proof.commit)
            self.close(proof.draw)
        elif proof is not None and proof.commit:  # as tables dealt before there were draws
            self.dealt = (0, proof.commit)
            self.words = {}

    def _open(self) -> Draw:
        if self.draw is None:
            raise Fault("no-draw")
        return self.draw

    # ---- what it says ----

    def is_barred(self, match: int, owner: str) -> bool:
        """Whether somebody has withheld a link in a match, so that he commits no more in it."""
        return (match, owner) in self._barred

    def committed(self, match: int, owners: Owners) -> list[tuple[int, str]]:
        """The seats whose people are committed, each with the commitment to the next link."""
        kept = [(seat, commit) for seat, (owner, commit) in sorted(self.commits.items()) if owners.get(seat) == owner]
        return [(seat, commit) for seat, commit in kept if not self.is_barred(match, owners[seat])]

    @property
    def missing(self) -> list[int]:
        """The seats that have not revealed yet for the draw that is open."""
        return [] if self.draw is None else [seat for seat, _ in self.draw.seats if seat not in self.links]

    @property
    def complete(self) -> bool:
        """Whether a draw is open for which everybody has revealed."""
        return self.draw is not None and not self.missing

    def opened(self, draw: Draw, pack: str = "", least: int = 0, packet: int = 1) -> DrawProof:
        """A draw with all its secrets."""
        return DrawProof(draw, self.secret or "", self.links, pack, least, packet, self.void)

    def promise(self) -> str:
        """The commitment to the server's seed of the next draw."""
        return commitment(self.secret or "")

    def as_dict(self, dealt: "tuple[int, str] | None", match: int, owners: Owners) -> dict[str, object]:
        """What everybody at the table is told. `dealt`: the draw that the cards on the table follow from."""
        promise = self.promise()
        told: dict[str, object] = {"commit": promise if dealt is None else dealt[1], "next": promise}
        if dealt is not None:
            told["draw"] = dealt[0]
        committed = self.committed(match, owners)
        if committed:
            told["seats"] = [[seat, commit] for seat, commit in committed]
        barred = [seat for seat, owner in owners.items() if self.is_barred(match, owner)]
        if barred:
            told["barred"] = barred
        if self.draw is not None:
            told["open"] = {**self.draw.as_dict(), "missing": self.missing}
        return told

    def for_lot(self, match: int, seats: list[tuple[int, str]]) -> Draw:
        """The draw by which it is decided who deals first in a match, with these seats taking part."""
        return Draw(match, self.number + 1, LOT, self.promise(), seats=seats, words=sorted(self.words.items()))

    def for_deal(self, state: State, match: int, seats: list[tuple[int, str]], cut: "int | None") -> Draw:
        """The draw of the deal that a state awaits, with these seats taking part."""
        places = {} if state.game.info.replaces_cards else state.places()
        hands = [places.get(f"hand-{seat}", []) for seat in range(int(state.seats))]
        pack = pack_commitment(self.secret or "", *_pack_facts(state))
        words = sorted(self.words.items())
        all_hands = hands if any(hands) else []
        return Draw(match, self.number + 1, DEAL, self.promise(), pack, all_hands, seats, words, cut)

    def deal_line(self, state: State, draw: Draw) -> str:
        """The deal that follows from a draw for which everything is revealed.

        Raises:
            DealError: the pack may not be cut where a player cut it.
        """
        proof = self.opened(draw, *_pack_facts(state))
        cut: dict[str, object] = {} if draw.cut is None else {"cut": draw.cut}
        return log_line({"deal": cards_text(proof.order(state.pack())), **cut, "proof": proof.as_dict()})

    # ---- what commands give: lines, nothing changes ----

    def commit_lines(self, seat: int, commit: str, match: int, owners: Owners) -> list[str]:
        """Somebody binds himself to a link; nothing where he is bound to it already.

        Raises:
            Fault: it is no commitment, or he has withheld a link in this match.
        """
        if not _HASH.fullmatch(commit):
            raise Fault("bad-commitment")
        if self.is_barred(match, owners.get(seat, "")):
            raise Fault("commits-no-more")
        return [] if self.commits.get(seat) == (owners.get(seat), commit) else [commit_line(seat, commit)]

    def link_lines(self, seat: int, link: str) -> list[str]:
        """A seat reveals its link; nothing where it is not asked any more.

        Raises:
            Fault: it is not the link that the seat is bound to.
        """
        if seat not in self.missing or not isinstance(link, str):
            return []
        if not _HASH.fullmatch(link) or link_commitment(link) != dict(self._open().seats)[seat]:
            raise Fault("bad-link")
        return [log_line({"link": link, "seat": seat})]

    def withheld_lines(self, number: int) -> list[str]:
        """Time is up for a draw; nothing where it is open no more, or everybody has revealed."""
        if self.draw is None or self.draw.number != number or not self.missing:
            return []
        return [log_line({"withheld": self.missing}), secret_line()]


def commit_line(seat: int, commit: str) -> str:
    """A seat is bound to a link."""
    return log_line({"commit": commit, "seat": seat})


def secret_line() -> str:
    """A fresh server seed."""
    return log_line({"secret": secrets.token_hex(32)})


def draw_line(draw: Draw) -> str:
    """A draw is announced."""
    return log_line({"draw": draw.as_dict()})


def _pack_facts(state: State) -> tuple[str, int, int]:
    return cards_text(state.pack()), state.least_cut(), state.least_packet()
