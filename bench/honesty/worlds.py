"""Whether sampled worlds are what a seat can believe. Runs in the environment of the library.

    python worlds.py openspiel|troef NAME [SAMPLES]      prints @ and JSON

OpenSpiel: `resample_from_infostate`. Troef: `game.worlds`. At the end of the deal and after some random moves a seat to
act samples worlds. Told is how many show this seat the same as the true table (`agree`), and how many different ones
there are. At the end of the deal every card that the seat has not seen must be with each other holder as often as he
has room for it: `p` is the chance of a deviation this large (chi-square), where the cards of the deal can be followed.
"""

import json
import math
import random
import sys
from collections import Counter

from leaks import holders
from tables import table

#: Random moves before a sample.
MOMENTS = (0, 3, 9)
#: Canasta: nobody holds these, they are laid on the table at once.
RED_THREES = ("3H", "3D")


def chance_of(counts, room, samples):
    """The chance that a fair sampler deviates so far: counts by card and holder, against how much room each has."""
    total, cards = sum(room.values()), len(counts)
    if cards < 2 or len(room) < 2 or total < 3:
        return None
    squares = 0.0
    for row in counts.values():
        for holder, size in room.items():
            expected = samples * size / total
            squares += (row.get(holder, 0) - expected) ** 2 / expected
    if cards == total:  # all that there is: the rows are drawn without replacement
        squares *= (cards - 1) / cards
    free = (cards - 1) * (len(room) - 1)
    z = ((squares / free) ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))
    return 0.5 * math.erfc(z / math.sqrt(2))


def openspiel(name, samples):
    """By the outcomes of chance in the history of a sampled state."""
    on, rows = table("openspiel", name), []
    for moment in MOMENTS:
        on.start(moment)
        deal, rng = on.state.history(), random.Random(moment)
        for _ in range(moment):
            if not on.over():
                on.act(rng.choice(on.legal()))
        if on.over():
            continue
        seat, true = on.current(), on.seen(on.current())
        draw = random.Random(1)
        worlds = [on.state.resample_from_infostate(seat, draw.random) for _ in range(samples)]
        agree = sum(shown(on, world, seat) == true for world in worlds)
        row = {"moves": moment, "agree": agree / samples, "different": len({str(world.history()) for world in worlds})}
        if moment == 0:
            row["p"] = openspiel_chance(on, deal, seat, worlds)
        rows.append(row)
    return rows


def shown(on, state, seat):
    found = getattr(state, on.look)(seat)
    return found if isinstance(found, str) else bytes(str(list(found)), "ascii")


def openspiel_chance(on, deal, seat, worlds):
    """Who holds the cards that a seat does not see, in the sampled worlds."""
    first = {"hearts": 1, "euchre": 1, "oh_hell": 2, "crazy_eights": 1}.get(on.game.get_type().short_name, 0)
    spare = sorted(set(range(max(deal[first:]) + 1)) - set(deal[first:]))
    held = holders(on, deal, first, spare)
    hidden = [place for place, seats in held.items() if seat not in seats]
    unseen = {deal[place] for place in hidden} | set(spare)
    room = {}
    for place in hidden:
        holder = min(held[place], default=-1)
        room[holder] = room.get(holder, 0) + 1
    if spare:
        room[-1] = room.get(-1, 0) + len(spare)
    counts = {card: {} for card in unseen}
    for world in worlds:
        dealt = world.history()[: len(deal)]
        for place in hidden:
            row = counts.get(dealt[place])
            if row is None:
                return 0.0  # a card that cannot lie there
            holder = min(held[place], default=-1)
            row[holder] = row.get(holder, 0) + 1
        for card in unseen - {dealt[place] for place in hidden}:
            counts[card][-1] = counts[card].get(-1, 0) + 1
    return chance_of(counts, room, len(worlds))


def troef(slug, samples):
    """By the zones of a sampled state."""
    import troef as library
    from troef.cards.card import card_text
    from troef.core.dealer import SeededDealer, order_for
    from troef.core.view import REFEREE
    from troef.core.wire import view_dict

    game, rows = library.game(slug), []
    for moment in MOMENTS:
        rng, state = random.Random(moment), game.start()
        state.deal(order_for(state, SeededDealer(str(moment))))
        for _ in range(moment):
            seats = [seat for seat in state.actors() if seat >= 0]
            if not seats or state.awaits_deal:
                break
            seat = rng.choice(seats)
            state.play(seat, rng.choice(state.legal(seat)))
        seats = [seat for seat in state.actors() if seat >= 0]
        if not seats or state.awaits_deal:
            continue
        seat = seats[0]
        view = state.view(seat)
        true = view_dict(game, view)
        drawn = game.worlds(view, library.Rng("honesty"))
        worlds = [next(drawn) for _ in range(samples)]
        tables = [
            {zone.name: sorted(map(card_text, zone.cards)) for zone in world.view(REFEREE).zones} for world in worlds
        ]
        agree = sum(view_dict(game, world.view(seat)) == true for world in worlds)
        row = {"moves": moment, "agree": agree / samples, "different": len({str(cards) for cards in tables})}
        if moment == 0:
            row["p"] = troef_chance(view, tables)
        rows.append(row)
    return rows


def troef_chance(view, tables):
    """Who holds the cards that lie face down, in the sampled worlds. Of cards that there are two of neither counts."""
    room = {zone.name: zone.hidden for zone in view.zones if zone.hidden}
    if any(len(zones.get(name, [])) != size for zones in tables for name, size in room.items()):
        return None  # a zone that lies partly open
    counts, most = {}, Counter()
    for zones in tables:
        there = Counter(card for name in room for card in zones[name])
        for card, number in there.items():
            most[card] = max(most[card], number)
        for name in room:
            for card in zones[name]:
                row = counts.setdefault(card, {})
                row[name] = row.get(name, 0) + 1
    out = sum(most.values()) - sum(room.values())  # cards that were not dealt
    if out:
        room[""] = out
    for row in counts.values():
        row[""] = len(tables) - sum(row.values())
    laid = RED_THREES if view.slug == "canasta" else ()
    alone = {card: row for card, row in counts.items() if most[card] == 1 and card not in laid}
    return chance_of(alone, room, len(tables))


if __name__ == "__main__":
    kind, name = sys.argv[1:3]
    samples = int(sys.argv[3]) if len(sys.argv) > 3 else 400
    print("@" + json.dumps({"openspiel": openspiel, "troef": troef}[kind](name, samples)), flush=True)
