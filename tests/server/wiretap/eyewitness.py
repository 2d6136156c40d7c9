"""Who has seen which cards: an oracle that knows where every card lies and what the rules let lie open.

It follows a match from its log, with all cards in its hands, and asks no view of a player what it shows.
"""

import json
import re
from typing import Any

from server.wiretap.open_by_rule import NAMING, asked_for, hand_lies_open, lies_open, looked_at, shown_apart, turned_up
from troef.cards.card import card_text
from troef.core.game import State
from troef.core.view import REFEREE, SPECTATOR, Zone
from troef.table.table import Table

#: A card in a text: `10S`, `KH`, a joker; but not the card that a joker stands for (`*=7H`).
CARD = re.compile(r"(?<![A-Za-z0-9=])(?:10|[2-9JQKA])[CDHS](?![A-Za-z0-9])|\*")

#: By seat, and for SPECTATOR, the cards that it has seen.
Sights = dict[int, set[int]]


def named(text: str) -> set[str]:
    """The cards that a text names."""
    return set(CARD.findall(text))


class Eyewitness:
    """Follows the log of a table, line by line.

    `seen` has for every seat and SPECTATOR the cards, as codes, whose faces they have seen since those were last
    shuffled; `witnessed` all that they have seen since the deal began; `ends` the same for the deals that are over.
    """

    def __init__(self, table: str) -> None:
        self.table = Table(table)
        self.seen: Sights = {}
        self.witnessed: Sights = {}
        self.ends: list[Sights] = []
        #: the cards that were named aloud in this deal, whoever has them
        self.named: set[str] = set()
        #: the cards in the secret rules that each seat has made, which it is told again (mao R19)
        self.own_words: dict[int, set[str]] = {}
        #: where each card lay after the line before, by zone
        self._lay: dict[str, list[int]] = {}

    def take(self, line: str) -> None:
        """Take in a line of the log."""
        facts: dict[str, Any] = json.loads(line)
        upcard = self._shuffled(facts["deal"]) if "deal" in facts else []
        if "deal" in facts:
            self.named = set()
        deals = len(self.table.deals)
        making = self.table.match is not None and self.table.state.phase.name() == "making"
        self.table.apply(line)
        match = self.table.match
        if match is None:
            return
        if "troef" in facts:
            readers = (*range(int(match.state.seats)), SPECTATOR)
            self.seen = {reader: set() for reader in readers}
            self.witnessed = {reader: set() for reader in readers}
            self.ends = []
        zones = match.state.view(REFEREE).zones
        if len(self.table.deals) > max(deals, 1):
            self.ends.append(self.witnessed)
            self.witnessed = {reader: set(cards) for reader, cards in self.seen.items()}
        self._look(match.state, zones)
        self._everybody_sees(upcard)
        if "move" in facts:
            self._moved(match.state, facts["seat"], facts["move"], zones)
            if making:
                self.own_words.setdefault(facts["seat"], set()).update(named(facts["move"]))
        self.named |= asked_for(match.state)
        self._work_out(match.state)
        self._lay = {zone.name: list(zone.cards) for zone in zones}

    def _shuffled(self, order: str) -> list[int]:
        """Cards are dealt: nobody knows any more where those of the pack are. Gives the one that is turned up."""
        assert self.table.match is not None
        state = self.table.match.state
        pack = state.pack()
        for cards in self.seen.values():
            cards -= set(pack)
        places = state.places().get("upcard", [])
        texts = order.split()
        return [card for place in places for card in pack if card_text(card) == texts[place]]

    def _look(self, state: State, zones: list[Zone]) -> None:
        for zone in zones:
            if zone.kind == "tableau":
                self._everybody_sees(zone.cards[-1:])
            elif lies_open(state, zone) or (zone.kind == "hand" and hand_lies_open(state, zone)):
                self._everybody_sees(zone.cards)
            else:
                self._everybody_sees(shown_apart(state, zone))
            if zone.kind == "hand" and zone.owner >= 0:
                self._sees(zone.owner, zone.cards)

    def _moved(self, state: State, seat: int, text: str, zones: list[Zone]) -> None:
        """What a move showed: cards that were named and lie nowhere any more were gathered with a trick, after all saw
        them."""
        if text.startswith(NAMING.get(state.game.slug, "-")):
            self.named |= named(text)
        lying = {card for zone in zones if zone.kind != "last-trick" for card in zone.cards}
        gone = {card for zone, held in self._lay.items() if zone.startswith("hand") for card in held} - lying
        self._everybody_sees([card for card in gone if card_text(card) in named(text)])
        self._everybody_sees(turned_up(text, self._lay, zones, state))
        looked = looked_at(text, self._lay, state)
        if looked:
            self._sees(seat, looked)

    def _work_out(self, state: State) -> None:
        """Who has seen all cards of the pack but one knows that one."""
        pack = set(state.game.pack(int(state.seats)))
        for reader, cards in self.witnessed.items():
            unseen = pack - cards
            if len(unseen) == 1:
                self._sees(reader, list(unseen))

    def _everybody_sees(self, cards: list[int]) -> None:
        for reader in self.seen:
            self._sees(reader, cards)

    def _sees(self, reader: int, cards: list[int]) -> None:
        self.seen[reader].update(cards)
        self.witnessed[reader].update(cards)
