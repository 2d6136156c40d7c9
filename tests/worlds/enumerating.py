"""All worlds of a small ending, by brute force: the definition that samplers are held to.

A world is an account of the deal: the order of each pack and every choice that was made face down, such that the
engine allows each move of the log and the seat sees what it has seen. All accounts are equally likely: nobody's
choices are weighed. An ending is small when few cards are unseen, so that every way to lay them where they lay
can be tried.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import factorial

from troef.bots.base import WAIT
from troef.bots.rule_players import rule_player
from troef.core.game import Game, State
from troef.core.moves import DISCARD, PLAY, kind_of, payload_of
from troef.core.rng import Rng, cut_at_random, shuffle
from troef.core.view import REFEREE
from troef.core.wire import view_dict

#: A position as the referee sees it: the cards of every zone.
Table = tuple[tuple[str, tuple[int, ...]], ...]
#: One step of a deal: a seat and its move, or a pack that was laid.
Step = tuple[int, int] | list[int]


@dataclass
class Ending:
    """A position with all that led to it since the deal: `before` is the match about to be dealt."""

    game: Game
    seat: int
    before: State
    state: State
    steps: list[Step]
    #: for each pack the cards of it that the seat has seen since it was laid; of later packs those in its own hand
    seen: list[set[int]] = field(default_factory=list)


#: A stock of more cards than this is looked at as a heap: its order is not part of what is compared.
MOST_IN_ORDER = 3


def table_of(state: State) -> Table:
    """What lies where, open to the referee; cards in hand have no order, and a long stock is looked at as a heap."""
    zones = []
    for zone in state.view(REFEREE).zones:
        heap = zone.kind == "hand" or (zone.kind == "stock" and len(zone.cards) > MOST_IN_ORDER)
        cards = [card & 63 for card in zone.cards]
        zones.append((zone.name, tuple(sorted(cards) if heap else cards)))
    return tuple(zones)


def sight(state: State, seat: int) -> dict[str, object]:
    """All that a seat sees, and what its view remembers."""
    view = state.view(seat)
    return {**view_dict(state.game, view), "memory": view.memory}


def rooms_of(ending: Ending) -> list[list[list[int]]]:
    """For each pack the rooms: lists of positions whose cards have no order among each other.

    They are the hands as they were dealt, and what is left of the stock or was never dealt.
    """
    packs = [step for step in ending.steps if isinstance(step, list)]
    places = ending.game.places(int(ending.before.seats), int(ending.before.dealer))
    rooms: list[list[list[int]]] = [[] for _ in packs]
    hands = {zone.name for zone in ending.state.view(REFEREE).zones if zone.kind == "hand"}
    rooms[0] = [room for name, room in places.items() if name in hands]
    zones = ending.state.view(REFEREE).zones
    dealt = {position for room in rooms[0] for position in room}
    for zone in zones:
        if zone.kind == "stock" and len(zone.cards) > MOST_IN_ORDER:
            last = [position for position, card in enumerate(packs[-1]) if card in zone.cards]
            if len(packs) > 1 or not dealt & set(last):
                rooms[-1].append(last)
    if len(packs) == 1:
        out = {card for zone in zones for card in zone.cards}
        rooms[0].append([p for p, card in enumerate(packs[0]) if card not in out and p not in dealt])
    return rooms


def arrangements(cards: list[int], sizes: list[int]) -> Iterator[list[int]]:
    """Every way to lay cards in rooms of these sizes; within a room they have no order."""
    if len(sizes) < 2:
        yield cards
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in arrangements(rest, sizes[1:]):
            yield [*chosen, *others]


def orders_of(ending: Ending) -> Iterator[list[list[int]]]:
    """The packs of the deal with the unseen cards laid in every way where they lay."""
    packs = [step for step in ending.steps if isinstance(step, list)]
    yield from _relaid(packs, 0, rooms_of(ending), ending.seen)


def hidden_places(order: list[int], rooms: list[list[int]], seen: set[int]) -> list[tuple[int, int]]:
    """The positions of a pack that hold unseen cards, each behind the number of its room."""
    places = [
        (next((number for number, room in enumerate(rooms) if position in room), 1000 + position), position)
        for position, card in enumerate(order)
        if card not in seen
    ]
    return sorted(places)


def ways_to_lay(ending: Ending) -> int:
    """In how many ways `orders_of` lays the cards."""
    packs = [step for step in ending.steps if isinstance(step, list)]
    total = 1
    for order, rooms, seen in zip(packs, rooms_of(ending), ending.seen, strict=True):
        places = hidden_places(order, rooms, seen)
        total *= factorial(len(places))
        for size in Counter(room for room, _ in places).values():
            total //= factorial(size)
    return total


def _relaid(
    packs: list[list[int]], number: int, rooms: list[list[list[int]]], seen: list[set[int]]
) -> Iterator[list[list[int]]]:
    if number == len(packs):
        yield []
        return
    order = packs[number]
    places = hidden_places(order, rooms[number], seen[number])
    cards = sorted(order[position] for _, position in places)
    for laid in arrangements(cards, list(Counter(room for room, _ in places).values())):
        made = list(order)
        for (_, position), card in zip(places, laid, strict=True):
            made[position] = card
        for others in _relaid(packs, number + 1, rooms, seen):
            yield [made, *others]


def accounts(ending: Ending, packs: list[list[int]]) -> Iterator[State]:
    """Every way in which these packs can have led to what the seat sees: hidden choices are tried one by one."""
    yield from _played(ending, ending.before.copy(), 0, ending.state.copy(), packs, 0)


def _played(ending: Ending, state: State, at: int, true: State, packs: list[list[int]], laid: int) -> Iterator[State]:
    seat = ending.seat
    truth = ending.before.copy() if at == 0 else true
    for number in range(at, len(ending.steps)):
        step = ending.steps[number]
        if isinstance(step, list):
            if not state.awaits_deal or sorted(state.pack()) != sorted(packs[laid]):
                return
            state.deal(packs[laid])
            truth.deal(step)
            laid += 1
            continue
        actor, move = step
        shown = truth.seen(seat, actor, move)
        hidden = actor != seat and shown != move
        truth.apply(actor, move)
        if not hidden:
            if not state.phase.allows(actor, move):
                return
            state.apply(actor, move)
            continue
        for other in hidden_choices(ending, state, number, shown):
            branch = state.copy()
            branch.apply(actor, other)
            yield from _played(ending, branch, number + 1, truth.copy(), packs, laid)
        return
    yield state


def hidden_choices(ending: Ending, state: State, number: int, shown: int) -> Iterator[int]:
    """The moves that look like a step's to the seat. Cards laid away one after another are laid in one order only: each
    set of them comes in as many orders."""
    step = ending.steps[number]
    assert not isinstance(step, list)
    actor = step[0]
    kept = played_later(ending.steps[number + 1 :], actor)
    log = state.view(REFEREE).log
    last = log[-1] if log else (-1, 0)
    for move in state.legal(actor):
        if state.seen(ending.seat, actor, move) != shown:
            continue
        if kind_of(move) == DISCARD and payload_of(move) in kept:
            continue  # a card that was played was not laid away
        if kind_of(move) == DISCARD and last[0] == actor and kind_of(last[1]) == DISCARD and last[1] > move:
            continue
        yield int(move)


def played_later(steps: list[Step], actor: int) -> set[int]:
    """The cards that a seat plays in what is left of a deal."""
    cards = set()
    for step in steps:
        if not isinstance(step, list) and step[0] == actor and kind_of(step[1]) == PLAY:
            cards.add(int(payload_of(step[1])))
    return cards


def worlds_of(ending: Ending) -> Counter[Table]:
    """Every world that fits what the seat sees, and the number of accounts that lead to it."""
    expected = sight(ending.state, ending.seat)
    found: Counter[Table] = Counter()
    for packs in orders_of(ending):
        for state in accounts(ending, packs):
            if sight(state, ending.seat) == expected:
                found[table_of(state)] += 1
    return found


def endings(
    game: Game, seats: int, seed: str, by_rule: bool = False, moves: int = 400, drawing: bool = False
) -> Iterator[Ending]:
    """The positions of a match, as each seat sees them in turn: of random moves, or of the rule players'.

    `drawing`: hands draw unseen cards, so that a card which another shows may have lain in any place before.
    """
    rng = Rng(seed)
    players = [rule_player(game, f"{seed}:{seat}") for seat in range(seats)] if by_rule else []
    state = game.start(seats, int(rng.below(seats)))
    before = state.copy()
    steps: list[Step] = []
    seen: list[list[set[int]]] = [[] for _ in range(seats)]
    held: list[set[int]] = []
    for number in range(moves):
        while state.awaits_deal:
            if len(state.sheet) == state.deal_number:
                before, steps, held = state.copy(), [], []
                seen = [[] for _ in range(seats)]
            order = shuffled(state, rng)
            state.deal(order)
            steps.append(order)
            for packs in seen:
                packs.append(set())
            look(state, seen, held)
        if state.outcome() is not None:
            return
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        move = players[actor].choose(state.view(actor), 0.0) if players and actor >= 0 else picked(state, actor, rng)
        if move == WAIT:
            move = picked(state, actor, rng)
        if drawing:
            held = [set(state.view(other).hand()) for other in range(seats)]
        state.play(actor, move)
        steps.append((actor, move))
        look(state, seen, held)
        seat = number % seats
        yield Ending(game, seat, before, state, list(steps), [set(cards) for cards in seen[seat]])


def picked(state: State, actor: int, rng: Rng) -> int:
    """A random move: mostly a card where cards are played, so that deals are not given up or doubled too often."""
    move = int(state.phase.pick(actor, rng))
    if kind_of(move) != PLAY and rng.below(8):
        cards = [other for other in state.legal(actor) if kind_of(other) == PLAY]
        if cards:
            return cards[rng.below(len(cards))]
    return move


def shuffled(state: State, rng: Rng) -> list[int]:
    """An order of the awaited pack."""
    least = state.least_cut()
    return cut_at_random(state.pack(), least, rng) if least else shuffle(state.pack(), rng)


def look(state: State, seen: list[list[set[int]]], held: list[set[int]]) -> None:
    """Note the cards that every seat sees now.

    `held` are the hands before the last move where hands draw unseen cards: then only what is new in one's own hand is
    known to have come from its place, in the pack that was laid last.
    """
    for seat, packs in enumerate(seen):
        if held:
            packs[-1].update(card for card in state.view(seat).hand() if card not in held[seat])
            continue
        for zone in state.view(seat).zones:
            for number, cards in enumerate(packs):
                # a card that another shows may have come from any place of a later pack that is hidden
                if not number or zone.name == f"hand-{seat}":
                    cards.update(zone.cards)
