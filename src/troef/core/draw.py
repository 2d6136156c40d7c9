"""Draws: chance that follows from secrets of the server and of everybody at the table (docs/fair-deals.md).

A `Draw` is the announcement: which secrets are bound, and for what. Only when it is fixed does anybody reveal. A
`DrawProof` is the same draw with all secrets open, as the record keeps it: the order of the pack, the lot for the first
dealer and the chance of the bots follow from it.
"""

from typing import Any, Final

from troef.cards.card import CardError, cards_text, parse_cards
from troef.core.dealer import Numbers, Proof, commitment, cut_by, cut_by_hand, shuffled
from troef.core.digest import sha256
from troef.core.refusal import DealError

VERSION: Final = 2
#: What a draw is for: the cards of a deal, or who deals first.
DEAL: Final = "deal"
LOT: Final = "lot"
#: Between the parts of a text that is hashed; none of them has it.
BETWEEN: Final = "\x1f"
#: No draw has more of anything.
MOST: Final = 99


class NoDraw(ValueError):
    """What was read is no draw, or no proof of one."""


def digest(*parts: str) -> str:
    """SHA-256 of the parts, joined by U+001F, in hexadecimal."""
    return sha256(BETWEEN.join(parts)).hex()


def link_commitment(link: str) -> str:
    """What is published of a link before it is revealed. It is itself the link before it in a chain.

    >>> link_commitment("00" * 32)[:16]
    '315abfda0332e6a5'
    """
    return digest("troef-link-2", link)


def pack_commitment(seed: str, pack: str, least: int, packet: int) -> str:
    """What is published of the pack and of how it may be cut. The seed hides it: a gathered pack may hold cards that
    nobody has seen."""
    return digest("troef-pack-2", seed, pack, str(least), str(packet))


class Draw:
    """The announcement of a draw.

    Attributes:
        match: which match at its table, counted from 1.
        number: which draw at its table, counted from 1.
        purpose: DEAL or LOT.
        server: the commitment to the server's seed.
        pack: `pack_commitment` of the pack that is dealt; empty for a lot.
        hands: by seat where in the order its cards will lie; empty where no hands are dealt.
        seats: who takes part, each with the commitment to his link.
        words: the seats' own words.
        cut: how many cards a player took off, or None.
    """

    def __init__(
        self,
        match: int,
        number: int,
        purpose: str,
        server: str,
        pack: str = "",
        hands: "list[list[int]] | None" = None,
        seats: "list[tuple[int, str]] | None" = None,
        words: "list[tuple[int, str]] | None" = None,
        cut: "int | None" = None,
    ) -> None:
        self.match = match
        self.number = number
        self.purpose = purpose
        self.server = server
        self.pack = pack
        self.hands = hands or []
        self.seats = seats or []
        self.words = words or []
        self.cut = cut

    def transcript(self) -> str:
        """The hash of all that is fixed before anybody reveals."""
        parts = ["troef-draw-2", str(self.match), str(self.number), self.purpose, self.server, self.pack]
        for seat, places in enumerate(self.hands):
            parts += ["hand", str(seat), " ".join([str(place) for place in places])]
        for seat, commit in self.seats:
            parts += ["commit", str(seat), commit]
        for seat, words in self.words:
            parts += ["words", str(seat), words]
        if self.cut is not None:
            parts += ["cut", str(self.cut)]
        return digest(*parts)

    def as_dict(self) -> dict[str, object]:
        """As it stands on the wire, in logs and in records; `seats` and `words` are pairs."""
        told: dict[str, object] = {
            "match": self.match,
            "number": self.number,
            "for": self.purpose,
            "server": self.server,
            "pack": self.pack,
            "hands": self.hands,
            "seats": [[seat, commit] for seat, commit in self.seats],
        }
        if self.words:
            told["words"] = [[seat, words] for seat, words in self.words]
        if self.cut is not None:
            told["cut"] = self.cut
        return told


def read_draw(facts: Any) -> Draw:
    """A draw from its dictionary.

    Raises:
        NoDraw: it is none.
    """
    draw = Draw(facts["match"], facts["number"], facts["for"], facts["server"], facts["pack"])
    draw.hands = _all(facts["hands"], _is_places)
    draw.seats = [(seat, text) for seat, text in _all(facts["seats"], _is_pair)]
    draw.words = [(seat, text) for seat, text in _all(facts.get("words", []), _is_pair)]
    draw.cut = facts.get("cut")
    numbers = [draw.match, draw.number, *([] if draw.cut is None else [draw.cut])]
    if not all(_is_number(number) for number in numbers) or draw.purpose not in (DEAL, LOT):
        raise NoDraw
    if not isinstance(draw.server, str) or not isinstance(draw.pack, str):
        raise NoDraw
    return draw


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and _is_number(value[0]) and isinstance(value[1], str)


def _is_places(value: object) -> bool:
    return isinstance(value, list) and all(_is_number(place) for place in value)


def _all(values: Any, fits: Any) -> Any:
    if not isinstance(values, list) or len(values) > MOST or not all(fits(value) for value in values):
        raise NoDraw
    return values


class VoidDraw:
    """A draw that came to nothing because somebody did not reveal: what was revealed, and who did not."""

    def __init__(self, draw: Draw, seed: str, links: dict[int, str], withheld: list[int]) -> None:
        self.draw = draw
        self.seed = seed
        self.links = links
        self.withheld = withheld

    def as_dict(self) -> dict[str, object]:
        """As the record keeps it."""
        return {**_opened(self.draw, self.seed, self.links), "withheld": self.withheld}

    def fault(self) -> str:
        """Empty when all that is open is what was bound, otherwise what is wrong (see `DrawProof.fault`)."""
        if any(seat in self.links for seat in self.withheld) or not self.withheld:
            return "withheld"
        return _bound_fault(self.draw, self.seed, self.links, self.withheld)


class DrawProof(Proof):
    """A draw with all its secrets open, and the void draws before it for the same purpose.

    `pack` is the text of the pack that was dealt, `least` and `packet` how it may be cut (as in `State`).
    """

    def __init__(
        self,
        draw: Draw,
        seed: str,
        links: dict[int, str],
        pack: str = "",
        least: int = 0,
        packet: int = 1,
        void: "list[VoidDraw] | None" = None,
    ) -> None:
        super().__init__(draw.server, [words for _, words in draw.words], seed, draw.cut)
        self.draw = draw
        self.links = links
        self.pack = pack
        self.least = least
        self.packet = packet
        self.void = void or []

    def material(self, use: str) -> str:
        """All secrets as one text, for one use: what follows for another use says nothing of it."""
        links = [self.links[seat] for seat, _ in self.draw.seats]
        return BETWEEN.join([f"troef-{use}-2", self.draw.transcript(), self.seed, *links])

    def order(self, pack: list[int]) -> list[int]:
        """The order of the pack for the deal.

        Raises:
            DealError: the pack may not be cut where a player cut it.
        """
        stream = Numbers(self.material("deal"))
        order = cut_by(pack, self.least, stream) if self.least else shuffled(pack, stream)
        return order if self.cut is None else cut_by_hand(pack, order, self.cut, self.least, self.packet)

    def first_dealer(self, seats: int) -> int:
        """Who deals first, by lot."""
        return Numbers(self.material("lot")).below(seats)

    def bots_seed(self) -> str:
        """What the chance of the bots follows from in the match that begins with this lot."""
        return digest(self.material("bots"))

    def as_dict(self) -> dict[str, object]:
        """As the record keeps it."""
        told: dict[str, object] = {"version": VERSION, **_opened(self.draw, self.seed, self.links)}
        if self.draw.purpose == DEAL:
            told.update({"pack": self.pack, "least": self.least, "packet": self.packet})
        if self.void:
            told["void"] = [void.as_dict() for void in self.void]
        return told

    def secrets_fault(self) -> str:
        """Empty when every secret is the one that was bound, otherwise what is wrong: `commit` (the server's seed),
        `link` (of a seat), `pack`, or `void` (a draw before it)."""
        fault = _bound_fault(self.draw, self.seed, self.links, [])
        if fault:
            return fault
        bound = pack_commitment(self.seed, self.pack, self.least, self.packet) if self.draw.purpose == DEAL else ""
        if bound != self.draw.pack:
            return "pack"
        after_each = [*[void.draw for void in self.void], self.draw][1:]
        for void, after in zip(self.void, after_each, strict=True):
            barred = {seat for seat, _ in after.seats} & set(void.withheld)
            same = (after.match, after.purpose) == (void.draw.match, void.draw.purpose)
            if void.fault() or barred or not same or after.number != void.draw.number + 1:
                return "void"
        return ""

    def fault(self, pack: list[int], order: list[int], least: int = 0, packet: int = 1) -> str:
        """As `Proof.fault`; besides what `secrets_fault` says."""
        if self.draw.purpose != DEAL or (self.pack, self.least, self.packet) != (cards_text(pack), least, packet):
            return "pack"
        fault = self.secrets_fault()
        if fault:
            return fault
        try:
            return "" if self.order(pack) == order else "order"
        except DealError:
            return "cut"

    def hand(self, seat: int) -> "list[int] | None":
        """The cards that fall to a seat by this draw; None where no hands are dealt.

        Raises:
            DealError: the pack may not be cut where a player cut it.
        """
        if seat >= len(self.draw.hands):
            return None
        order = self.order(parse_cards(self.pack))
        return [order[place] for place in self.draw.hands[seat]]


def _opened(draw: Draw, seed: str, links: dict[int, str]) -> dict[str, object]:
    return {"draw": draw.as_dict(), "seed": seed, "links": [[seat, links[seat]] for seat in sorted(links)]}


def _bound_fault(draw: Draw, seed: str, links: dict[int, str], withheld: list[int]) -> str:
    if commitment(seed) != draw.server:
        return "commit"
    if sorted([*links, *withheld]) != sorted([seat for seat, _ in draw.seats]):
        return "link"
    commits = dict(draw.seats)
    return "" if all(link_commitment(links[seat]) == commits[seat] for seat in links) else "link"


def read_proof(facts: dict[str, Any]) -> DrawProof:
    """A proof as the record keeps it.

    Raises:
        NoDraw: it is none.
    """
    try:
        draw, seed, links = _read_opened(facts)
        void = [_read_void(each) for each in _all(facts.get("void", []), _is_dictionary)]
        pack, least, packet = facts.get("pack", ""), facts.get("least", 0), facts.get("packet", 1)
        if not isinstance(pack, str) or not _is_number(least) or not _is_number(packet):
            raise NoDraw
        count = len(parse_cards(pack))
        if any(place >= count for places in draw.hands for place in places) or 2 * least > count:
            raise NoDraw
    except (KeyError, TypeError, CardError) as error:
        raise NoDraw from error
    return DrawProof(draw, seed, links, pack, least, packet, void)


def _is_dictionary(value: object) -> bool:
    return isinstance(value, dict)


def _read_opened(facts: dict[str, Any]) -> tuple[Draw, str, dict[int, str]]:
    links = dict(_all(facts["links"], _is_pair))
    if not isinstance(facts["seed"], str):
        raise NoDraw
    return read_draw(facts["draw"]), facts["seed"], links


def _read_void(facts: dict[str, Any]) -> VoidDraw:
    withheld = _all(facts["withheld"], _is_number)
    return VoidDraw(*_read_opened(facts), [int(seat) for seat in withheld])
