"""What a message gives away that its receiver may not know: cards, places of cards, secrets."""

import json
from collections import Counter
from itertools import groupby
from typing import Any, NamedTuple

from server.wiretap.eyewitness import Eyewitness, named
from server.wiretap.listening import Heard
from server.wiretap.open_by_rule import NAMING, TELLING
from troef.cards.card import card_text
from troef.core.view import REFEREE, SPECTATOR

#: Where numbers stand in a row: seats, counts, points. Nowhere else may there be any, so that no card goes by its code.
ROWS_OF_NUMBERS = {
    *("actors", "around", "by", "groups", "cells", "totals", "scores", "winners", "seats", "agreed", "missing"),
    *("value", "target", "turn", "hands", "barred", "columns"),
}


class Leak(NamedTuple):
    """Something that a message gives away: where in it, and what."""

    path: str
    what: str


def given_away(table: str, lines: list[str], told: list[Heard], tokens: dict[int, str]) -> list[tuple[Heard, Leak]]:
    """All that was told at a table to somebody who may not know it. `lines`: the log of the table; `tokens`: of the
    people there, by seat."""
    witness = Eyewitness(table)
    secrets = [facts["secret"] for facts in map(json.loads, lines) if isinstance(facts.get("secret"), str)]
    at = {version: list(heard) for version, heard in groupby(sorted(told, key=_version), _version)}
    found: list[tuple[Heard, Leak]] = []
    for version, line in enumerate(lines, 1):
        witness.take(line)
        for heard in at.get(version, []):
            closed = [*([] if witness.table.over else [*secrets, witness.table.bots_seed]), *tokens.values()]
            own = tokens.get(heard.seat)
            kept = [Leak("a secret", one) for one in closed if one and one != own and one in heard.text]
            found += [(heard, leak) for leak in (*leaks(heard, witness), *kept)]
    return found


def _version(heard: Heard) -> int:
    return heard.version


def leaks(heard: Heard, witness: Eyewitness) -> list[Leak]:
    """What a message tells its receiver that he may not know by the rules, as far as the match has come."""
    found: list[Leak] = []
    if heard.text.startswith('{"troef"'):
        return [] if witness.table.over else [Leak("record", "a match that goes on")]
    for document in documents(heard.text):
        search = Search(heard, witness)
        search.look(document, "")
        found += search.found
    return found


def documents(text: str) -> list[Any]:
    """A message as JSON, line by line where it has several lines; other text as one string."""
    try:
        return [json.loads(text)]
    except ValueError:
        pass
    try:
        return [json.loads(line) for line in text.splitlines()]
    except ValueError:
        return [text]


class Search:
    """Looks at everything in a message.

    What the receiver may know of the running deal is `now` where cards lie, and `told` where it is told what happened;
    of the deal that ended last `then`.
    """

    def __init__(self, heard: Heard, witness: Eyewitness) -> None:
        self.heard = heard
        self.witness = witness
        self.found: list[Leak] = []
        table = witness.table
        self.now = texts(witness.seen.get(heard.seat, set()))
        self.told = self.now | texts(witness.witnessed.get(heard.seat, set()))
        running = table._ended_deal == len(table.deals) or not witness.ends
        ended = witness.witnessed if running else witness.ends[table._ended_deal - 1]
        self.then = texts(ended.get(heard.seat, set()))
        self.named = witness.named | witness.own_words.get(heard.seat, set()) | named(heard.said)

    def look(self, part: Any, path: str, verb: str = "") -> None:
        """Note what a part of the message gives away."""
        if isinstance(part, dict):
            self._look_at_table(part, path, verb)
        elif isinstance(part, list):
            if any(type(one) is int for one in part) and path.rpartition(".")[2].rstrip("[]") not in ROWS_OF_NUMBERS:
                self.found.append(Leak(path, f"a row of numbers {part}"))
            for one in part:
                self.look(one, f"{path}[]", verb)
        elif isinstance(part, str):
            self._look_at_text(part, path, verb)

    def _look_at_table(self, part: dict[str, Any], path: str, verb: str) -> None:
        if "steps" in part or ("log" in part and "deal" in part and "zones" not in part):
            self._look_at_deal(part)
            return
        if "layout" in part:
            self._look_at_zone(part, path)
            return
        if part.get("kind") == "bid":
            return
        for key, value in part.items():
            if key in ("stands", "word"):  # what a joker stands for, and the word of a rule, are no cards that lie
                continue
            if key == "hands" and path.endswith("ended"):
                self._look_at_hands(value, path)
            else:
                self.look(value, f"{path}.{key}", str(part.get("verb", verb)))

    def _look_at_text(self, text: str, path: str, verb: str) -> None:
        slug = self.witness.table.game.slug
        if verb in NAMING.get(slug, ()) and (".moves[]" in path or slug == "bridge"):
            return
        known = self.then if ".ended" in path else self.told if path_tells(path) else self.now
        unknown = named(text) - known - self.named
        self.found += [Leak(path, card) for card in sorted(unknown)]

    def _look_at_zone(self, zone: dict[str, Any], path: str) -> None:
        """Cards are told to lie where they do, those of others only where everybody sees them; nothing is told of
        the order or the kinds of cards that are face down."""
        match = self.witness.table.match
        assert match is not None
        truth = {one.name: Counter(map(card_text, one.cards)) for one in match.state.view(REFEREE).zones}
        told = Counter(zone["cards"])
        if told - truth.get(zone["id"], Counter()):
            self.found.append(Leak(f"{path} {zone['id']}", f"cards that do not lie there: {dict(told)}"))
        known = self.then | self.told if zone["kind"] == "last-trick" else self.now
        self.found += [Leak(f"{path} {zone['id']}", card) for card in sorted(set(told) - known)]
        rows = {"by": sum(told.values()) + 1 if zone["kind"] == "trick" else 99, "stands": sum(told.values())}
        for key, most in rows.items():
            if len(zone.get(key, ())) > most:
                self.found.append(Leak(f"{path} {zone['id']}.{key}", str(zone[key])))
        if sum(zone.get("groups", ())) != (sum(told.values()) if "groups" in zone else 0):
            self.found.append(Leak(f"{path} {zone['id']}.groups", str(zone["groups"])))
        self.look({key: zone[key] for key in zone.keys() - {"cards", "layout"}}, f"{path} {zone['id']}")
        if zone["kind"] == "hand" and zone["owner"] not in (None, self.heard.seat):
            public = texts(self.witness.seen[SPECTATOR])
            self.found += [Leak(f"{path} {zone['id']}", card) for card in sorted(set(told) - public)]

    def _look_at_hands(self, hands: list[list[str]], path: str) -> None:
        """At the end of a deal: one's own hand, those of bots where nothing of them is secret, and what was seen."""
        table = self.witness.table
        secret = table.game.info.secrets_last or (table.state.least_cut() > 0 and not table.over)
        for seat, cards in enumerate(hands):
            person = table.people[seat]
            if seat == self.heard.seat or (person is not None and person.bot and not secret and self.heard.seat >= 0):
                continue
            self.found += [Leak(f"{path}.hands[{seat}]", card) for card in sorted(set(cards) - self.then)]

    def _look_at_deal(self, told: dict[str, Any]) -> None:
        """A deal that is over, told again: nothing that this receiver had not seen when it ended."""
        if self.witness.table.over:
            return
        saw = texts(self.witness.ends[told["deal"] - 1].get(self.heard.seat, set()))
        unknown = named(json.dumps(told)) - saw - self.named
        self.found += [Leak(f"deal {told['deal']}", card) for card in sorted(unknown)]


def path_tells(path: str) -> bool:
    """Whether a part tells what happened in the deal, where also cards are named that were shuffled since."""
    return any(part in path for part in TELLING)


def texts(cards: set[int]) -> set[str]:
    """The texts of cards."""
    return {card_text(card) for card in cards}
