"""What somebody is told may not depend on cards that he cannot see: in another world, where two of those lie the other
way round, every byte of every message to him is the same. So nothing can hide a card in a way that no search knows: not
in sizes, orders, numbers or hashes.
"""

import json
import re
from collections.abc import Iterator

from server.conftest import AT_ONCE
from server.wiretap.eyewitness import CARD, Eyewitness
from server.wiretap.open_by_rule import deal_is_over
from troef.cards.card import card_text
from troef.core.game import State
from troef.core.record_error import RecordError
from troef.core.rng import Rng
from troef.core.view import REFEREE, SPECTATOR
from troef.games.bieden.state import BiedenState
from troef.table.live import LiveTable
from troef.table.log import MemoryLog
from troef.table.table import Table
from troef.thinking.bots import Bots
from troef.thinking.thinkers import Thinkers


def messages(name: str, lines: list[str], reader: int, start: int) -> Iterator[tuple[State, bytes]]:
    """What the server tells somebody after each line of a log from the first `start` lines on, and the position."""
    table = Table(name)
    for line in lines[: start - 1]:
        table.apply(line)
    live = LiveTable(table, MemoryLog(), AT_ONCE.timing, Bots(Thinkers()))
    for line in lines[start - 1 :]:
        table.apply(line)
        yield table.state, live.message(reader)


def swapped(lines: list[str], deal: int, one: str, other: str) -> list[str]:
    """A log in which two cards have changed places from a deal on: also in what was done with them."""
    there = {one: other, other: one}

    def exchange(line: str) -> str:
        facts = json.loads(line)
        for key in ("deal", "move"):
            if key in facts:
                facts[key] = CARD.sub(lambda found: there.get(found[0], found[0]), facts[key])
        return json.dumps(facts)

    return [*lines[:deal], *map(exchange, lines[deal:])]


def goes_another_way(state: State, twin: State) -> bool:
    """Whether the rules let a match go on otherwise in two worlds, for all to see: who holds the lowest card begins
    (shithead), the lot and the orders in which hands are offered follow from the whole pack (liegen R2, zwartepiet R8),
    a question is answered (manillen R9), an exchange turns out to be true or not (toepen R7), what is no trump goes
    away (cinch R10); or whether the deal is over, so that hands are shown."""
    last = [state.game.show(move) for _, move in list(state.view(REFEREE).log)[-1:]]
    asked = any(text.startswith(("ask ", "challenge")) for text in last) or state.game.slug == "zwartepiet"
    return asked or deal_is_over(state) or open_facts(state) != open_facts(twin)


def open_facts(state: State) -> tuple[object, ...]:
    """Who may act, how many cards lie where, and what roem was announced by itself (bieden R15)."""
    sizes = [(zone.name, len(zone.cards) + zone.hidden) for zone in state.view(REFEREE).zones]
    roem: object = None
    if isinstance(state, BiedenState):
        roem = list(state.announced), list(state.proven), state.belote
    return state.actors(), state.phase.name(), sizes, roem


def deals_of(lines: list[str]) -> list[tuple[int, int]]:
    """Where each deal of a log begins, and where the next one does."""
    begins = [number for number, line in enumerate(lines) if re.match(r'\{"deal"', line)]
    return list(zip(begins, [*begins[1:], len(lines)], strict=True))


def compared(name: str, lines: list[str], rng: Rng, tries: int) -> tuple[int, list[str]]:
    """Tell the same to somebody in two worlds, for some deals and cards: how many messages were compared, and where
    they differed."""
    count, differences = 0, []
    deals = deals_of(lines)
    for _ in range(tries):
        deal, end = deals[rng.below(len(deals))]
        witness = Eyewitness(name)
        end = deal + 1 + rng.below(end - deal)
        for line in lines[:end]:
            witness.take(line)
        readers = sorted(witness.seen)
        reader = readers[rng.below(len(readers))]
        pack = {card_text(card) for card in witness.table.game.pack(len(readers) - 1)}
        saw = {card_text(card) for seat in (reader, SPECTATOR) for card in witness.witnessed[seat]}
        hidden = sorted(pack - saw - witness.named - {"*"})
        if len(hidden) < 2 or witness.table.over:
            continue
        one = hidden.pop(rng.below(len(hidden)))
        other = hidden[rng.below(len(hidden))]
        twin = swapped(lines[:end], deal, one, other)
        told, twins = (messages(name, world, reader, deal + 1) for world in (lines[:end], twin))
        try:
            for line, (state, here), (other_state, there) in zip(lines[deal:end], told, twins, strict=True):
                if goes_another_way(state, other_state):
                    break
                count += 1
                if here != there:
                    differences.append(f"to {reader}, {one} or {other}: {line[:80]}")
                    break
        except RecordError:
            continue  # somebody could not have played so with the other card
    return count, differences
