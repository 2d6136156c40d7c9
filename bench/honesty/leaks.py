"""Whether what a seat is shown changes when cards are changed that it cannot know. Runs in the library's environment.

    python leaks.py KIND NAME [SEEDS]      prints @ and JSON: comparisons, differences, an example

* OpenSpiel: two cards of the deal are swapped (or one is exchanged for a card that was not dealt), and the same moves
  are made again. Who holds a card is found from what changes at the end of the deal: a card that more than one seat is
  shown there is counted too (`shown to many`), because it should be one that the rules turn up.
* RLCard, PettingZoo's classics, pgx, colver: two cards that the seat cannot know are swapped inside the environment.
* Troef: the same deal with two cards swapped, and the same moves; what all its interfaces show is compared.
"""

import json
import random
import sys

from tables import table

#: Decisions between two looks at a table, and swaps that are tried at each.
EVERY, SWAPS = 3, 6
#: Of a card of Troef: which it is, whatever pack it is from.
KIND = 63


class Found:
    """Comparisons, and what differed."""

    def __init__(self):
        self.compared = self.differ = self.told_to_all = 0
        self.example = ""

    def compare(self, before, after, told):
        self.compared += 1
        if before != after:
            self.differ += 1
            self.example = self.example or told

    def told(self, **more):
        return {
            "compared": self.compared,
            "differ": self.differ,
            "told_to_all": self.told_to_all,
            "example": self.example,
            **more,
        }


# ---- OpenSpiel: the deal is a list of outcomes of chance ----


def replay(on, deal, steps):
    """The state after these outcomes and moves; None where one of them is not possible."""
    state, deal = on.game.new_initial_state(), list(deal)
    for step in [*deal, *steps]:
        legal = state.legal_actions()
        if state.is_terminal() or step not in legal:
            return None
        state.apply_action(step)
    return state


def shown(on, state, seat):
    look = getattr(state, on.look)(seat)
    return look if isinstance(look, str) else list(look)


def holders(on, deal, first, spare):
    """For each card of the deal the seats to whom it is shown when all is dealt."""
    end = replay(on, deal, [])
    looks = [shown(on, end, seat) for seat in range(on.seats)]
    found = {}
    for place in range(first, len(deal)):
        seats = set(range(on.seats))
        others = [None] * min(3, len(spare)) if spare else random.Random(place).sample(range(first, len(deal)), 16)
        for number, other in enumerate(others):
            if other == place:
                continue
            twin = list(deal)
            if other is None:
                twin[place] = spare[number]
            else:
                twin[place], twin[other] = twin[other], twin[place]
            changed = replay(on, twin, [])
            if changed is None:
                continue
            differ = {seat for seat in range(on.seats) if shown(on, changed, seat) != looks[seat]}
            if differ or other is None:  # cards of one hand have no order
                seats &= differ
        found[place] = seats
    return found


def openspiel(name, seeds):
    """Swap cards of the deal, and make the same moves."""
    on, found, many = table("openspiel", name), Found(), 0
    for seed in range(seeds):
        rng = random.Random(seed)
        on.start(seed)
        deal = on.state.history()
        first = {"hearts": 1, "euchre": 1, "oh_hell": 2, "crazy_eights": 1}.get(on.game.get_type().short_name, 0)
        cards = deal[first:]
        spare = sorted(set(range(max(cards) + 1)) - set(cards))
        held = holders(on, deal, first, spare)
        many = max(many, sum(len(seats) > 1 for seats in held.values()))
        own = {place: next(iter(seats)) for place, seats in held.items() if len(seats) == 1}
        while not on.over():
            for _ in range(SWAPS):
                swap(on, found, rng, deal, own, spare)
            for _ in range(EVERY):
                if not on.over():
                    on.act(rng.choice(on.legal()))
    return found.told(shown_to_many=many)


def swap(on, found, rng, deal, own, spare):
    """One card of the deal against another, as the seats see it that hold neither."""
    steps = on.state.history()[len(deal) :]
    dummy = bridge_dummy(steps) if on.game.get_type().short_name == "bridge" else None
    place, other = rng.sample(sorted(place for place in own if own[place] != dummy), 2)
    twin = list(deal)
    if on.seats == 2:
        left = [card for card in spare if card not in steps]
        if not left:
            return
        twin[place], concerned = rng.choice(left), {own[place]}
    else:
        twin[place], twin[other], concerned = twin[other], twin[place], {own[place], own[other]}
    changed = replay(on, twin, steps)
    if changed is None or changed.current_player() != on.state.current_player():
        return
    for seat in set(range(on.seats)) - concerned:
        told = f"seat {seat} after {len(steps)} moves: {deal[place]} of seat {own[place]} against {twin[place]}"
        found.compare(shown(on, on.state, seat), shown(on, changed, seat), told)


def bridge_dummy(steps):
    """Whose cards lie open after these calls and cards: declarer's partner, once a card has been led."""
    calls = [step - 52 for step in steps if step >= 52]
    if not calls or steps[-1] >= 52:
        return None
    last = max(number for number, call in enumerate(calls) if call > 2)
    strain, side = (calls[last] - 3) % 5, last % 2
    declarer = next(
        number for number, call in enumerate(calls) if call > 2 and (call - 3) % 5 == strain and number % 2 == side
    )
    return (declarer + 2) % 4


# ---- RLCard and PettingZoo's classics: the cards lie in lists ----


def slots(game):
    """Where the cards lie that may be hidden, as (seat or -1 for the stock, container, key)."""
    players = getattr(game, "players", None) or game.round.players
    dealer = getattr(game, "dealer", None) or game.round.dealer
    found = []
    for seat, player in enumerate(players):
        if isinstance(player.hand, list):
            found += [(seat, player.hand, at) for at in range(len(player.hand))]
        else:
            found.append((seat, vars(player), "hand"))
    stock = getattr(dealer, "stock_pile", None) or getattr(dealer, "deck", None) or []
    return found + [(-1, stock, at) for at in range(len(stock))]


def open_cards(game):
    """What all have seen: in gin rummy what was picked up, in bridge the dummy. When the dummy is to play, declarer
    chooses, and sees his own hand."""
    known = set()
    for player in getattr(game, "players", None) or game.round.players:
        known |= {id(card) for card in getattr(player, "known_cards", [])}
    dummy = getattr(getattr(game, "round", None), "get_dummy", lambda: None)()
    if dummy is not None:
        known |= {id(card) for card in dummy.hand}
        if dummy is game.round.get_current_player():
            known |= {id(card) for card in game.round.get_declarer().hand}
    return known


def in_lists(kind, name, seeds):
    """Swap two cards inside the environment, and back. RLCard shows the seat to act: no other one is looked at."""
    on, found = table(kind, name), Found()
    for seed in range(seeds):
        rng = random.Random(seed)
        on.start(seed)
        while not on.over():
            game, seat = (on.env if kind == "rlcard" else on.env.unwrapped.env).game, on.current()
            known = open_cards(game)
            hidden = [slot for slot in slots(game) if slot[0] != seat and id(slot[1][slot[2]]) not in known]
            for _ in range(SWAPS if len(hidden) > 1 else 0):
                (a, cards, i), (b, others, j) = rng.sample(hidden, 2)
                before = on.seen(seat)
                told = f"seat {seat}: {cards[i]} of {place(a)} against {others[j]} of {place(b)}"
                cards[i], others[j] = others[j], cards[i]
                found.compare(before, on.seen(seat), told)
                cards[i], others[j] = others[j], cards[i]
            for _ in range(EVERY):
                if not on.over():
                    on.act(rng.choice(on.legal()))
    return found.told()


def place(seat):
    """Where a card lies, in words."""
    return "the stock" if seat < 0 else f"seat {seat}"


# ---- pgx and colver ----


def pgx(name, seeds):
    """Swap what two others hold in the arrays of the state."""
    import jax.numpy as jnp

    on, found = table("pgx", name), Found()
    for seed in range(seeds):
        rng = random.Random(seed)
        on.start(seed)
        while not on.over():
            seat = rng.randrange(on.seats)
            twin = pgx_twin(name, on, seat, rng, jnp)
            if twin is not None:
                found.compare(on.seen(seat), repr(on._observe(twin, seat).tolist()), f"seat {seat}")
            on.act(rng.choice(on.legal()))
    return found.told()


def pgx_twin(name, on, seat, rng, jnp):
    """The same table, with cards exchanged that a seat cannot know."""
    state = on.state
    if name == "bridge_bidding":
        where = state._shuffled_players.tolist().index(seat)
        hands = state._hand.tolist()
        others = [at for at in range(52) if at // 13 != where]
        i, j = rng.sample(others, 2)
        hands[i], hands[j] = hands[j], hands[i]
        return state.replace(_hand=jnp.array(hands, state._hand.dtype))
    cards = state._cards.tolist()
    other = 1 - seat
    cards[other] = (cards[other] + 1) % 3
    return state.replace(_cards=jnp.array(cards, state._cards.dtype))


def colver(name, seeds):
    """Deal again with two cards swapped that the seat to act does not hold, and make the same moves."""
    on, found = table("colver", name), Found()
    for seed in range(seeds):
        rng = random.Random(seed)
        on.start(seed)
        dealer, hands, steps = on.env.get_dealer(), on.env.get_hands(), []
        while not on.over():
            seat = on.current()
            for _ in range(SWAPS):
                a, b = rng.sample([other for other in range(4) if other != seat], 2)
                twin = [list(hand) for hand in hands]
                i, j = rng.randrange(8), rng.randrange(8)
                twin[a][i], twin[b][j] = twin[b][j], twin[a][i]
                again = table("colver", name)
                again.env = again.colver.Env.deal_with_hands(dealer, twin)
                if all(step in again.legal() and again.env.step(step) for step in steps):
                    found.compare(on.seen(seat), again.seen(seat), f"seat {seat} after {len(steps)} moves")
            action = rng.choice(on.legal())
            on.act(action)
            steps.append(action)
    return found.told()


# ---- Troef ----


def troef(slug, seeds):
    """Deal again with two cards swapped, and make the same moves; what a seat is shown that has never held either. Left
    out is what spectators are told as well (`told_to_all`: partners answer questions at manillen), and cards that lie
    open; how many those are when all is dealt is `shown_to_many`."""
    from troef import env
    from troef.cards.card import card_text
    from troef.core.dealer import SeededDealer, order_for

    space, found, many = env.space(slug), Found(), 0
    for seed in range(seeds):
        rng = random.Random(seed)
        before = space.game.start(space.seats, seed % space.seats)
        while not before.awaits_deal:
            before.play(*drawn(before, rng))
        order = order_for(before, SeededDealer(str(seed)))
        state, steps = before.copy(), []
        state.deal(order)
        many = max(many, len(spectators_see(state)))
        for number in range(60):
            if state.outcome() is not None or state.awaits_deal or state.sheet or drawn(state, rng) is None:
                break
            for _ in range(SWAPS if number % EVERY == 0 else 0):
                cards = rng.sample(range(len(order)), 2)
                here = replayed(before, order, cards, steps)
                there = replayed(before, order, cards, steps, swapped=True)
                if here is None or there is None:
                    continue
                if spectators_told(here[0]) != spectators_told(there[0]):
                    found.told_to_all += 1
                    continue
                for seat in set(range(space.seats)) - here[1] - there[1]:
                    told = f"seat {seat}: {' against '.join(card_text(order[at]) for at in cards)}, {len(steps)} moves"
                    found.compare(troef_looks(space, here[0], seat), troef_looks(space, there[0], seat), told)
            seat, move = drawn(state, rng)
            state.play(seat, move)
            steps.append((seat, move))
    return found.told(shown_to_many=many)


def drawn(state, rng):
    """A seat and a move of it by chance; None where no seat is asked."""
    seats = [seat for seat in state.actors() if seat >= 0]
    if not seats:
        return None
    seat = rng.choice(seats)
    return seat, rng.choice(state.legal(seat))


def spectators_see(state):
    """The cards that lie open to everybody."""
    from troef.core.view import SPECTATOR

    return {card & KIND for zone in state.view(SPECTATOR).zones for card in zone.cards}


def spectators_told(state):
    """All that is shown to those who hold no cards."""
    from troef.core.view import SPECTATOR
    from troef.core.wire import view_dict

    return view_dict(state.game, state.view(SPECTATOR))


def looked_at(state, zone):
    """The seats that have looked at a pile because the rules let them (toepen R7: who doubts an exchange)."""
    return {seat for seat in range(int(state.seats)) if zone in state.view(seat).memory.get("looked", ())}


def replayed(before, order, places, steps, swapped=False):
    """The table after the same moves, and the seats that have had one of two cards in hand; None where a move is not
    possible, or one of the cards lay open."""
    from troef.core.view import REFEREE

    cards = {order[place] & KIND for place in places}
    order = list(order)
    if swapped:
        i, j = places
        order[i], order[j] = order[j], order[i]
    state, had = before.copy(), set()
    state.deal(order)
    for step in [None, *steps]:
        if step is not None:
            seat, move = step
            if state.awaits_deal or seat not in state.actors() or move not in state.legal(seat):
                return None
            state.play(seat, move)
        if cards & spectators_see(state):
            return None
        for zone in state.view(REFEREE).zones:
            if cards & {card & KIND for card in zone.cards}:
                had |= looked_at(state, zone.name)
                if zone.name.startswith("hand-"):
                    had.add(int(zone.name[5:]))
    return state, had


def troef_looks(space, state, seat):
    """What all interfaces show: the columns, the legal actions, and the tokens of the history."""
    view = state.view(seat)
    return (
        space.observe(view).tolist(),
        list(space.legal(view.moves)),
        space.history.array(view, 256).tolist(),
    )


if __name__ == "__main__":
    kind, name = sys.argv[1:3]
    seeds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    if kind == "troef":
        answer = troef(name, seeds)
    elif kind in ("rlcard", "pettingzoo"):
        answer = in_lists(kind, name, seeds)
    else:
        answer = {"openspiel": openspiel, "pgx": pgx, "colver": colver}[kind](name, seeds)
    print("@" + json.dumps(answer), flush=True)
