"""The value of an aim by trying everything, on the play of the games itself: the solver's judge."""

import random
from functools import reduce
from operator import or_

import troef
from troef.cards.bits import cards_in
from troef.core.moves import PLAY, kind_of, make_move
from troef.tricks.aim import Aim
from troef.tricks.play import TrickPlay
from troef.tricks.roem import roem_points

#: The games that are played in tricks, with what differs in their duties.
GAMES = (
    "klaverjassen",
    "klaverjassen:rotterdams",
    "klaverjassen:utrechts",
    "manillen",
    "manillen-tornooi",
    "wiezen",
    "kleurenwiezen",
    "rikken",
    "pandoeren",
    "bridge",
    "skat",
    "boerenbridge",
    "ninety-nine",
    "hartenjagen",
    "kingen",
    "bonken",
    "toepen",
)


def gain(aim: Aim, play: TrickPlay) -> int:
    """What a complete trick is worth to the side."""
    if aim.exactly >= 0:
        return 0
    worth = int(aim.tricks[play.tricks_played]) + sum(int(aim.points[card]) for card in cards_in(play.trick))
    if aim.roem:
        worth += int(roem_points(play.trick, play.order.trump))
    ours = aim.side >> play.taker & 1
    return worth if ours else -worth if aim.lead else 0


def ending(aim: Aim, play: TrickPlay) -> int:
    """What the end of the play adds."""
    seats = int(play.table.seats)
    if aim.exactly >= 0:
        return int(sum(int(play.tricks_of(seat)) for seat in range(seats) if aim.side >> seat & 1) == aim.exactly)
    holders = {int(aim.group[seat]) for seat in range(seats) if play.won[seat] & aim.sweep_cards}
    return int(aim.sweep_worth[holders.pop()]) if len(holders) == 1 else 0


def after(aim: Aim, play: TrickPlay, card: int) -> tuple[int, TrickPlay]:
    """What playing a card brings at once, and the play after it."""
    following = play.copy()
    following.play(following.turn, make_move(PLAY, card))
    if not following.complete:
        return 0, following
    brought = gain(aim, following)
    following.gather()
    return brought, following


def brute(aim: Aim, play: TrickPlay, known: "dict[object, int] | None" = None) -> int:
    """The value of what is left when nobody errs."""
    known = {} if known is None else known
    hands = [int(play.hands[seat]) for seat in range(int(play.table.seats)) if not play.absent >> seat & 1]
    if not reduce(or_, hands) and not play.count:
        return ending(aim, play)
    won = tuple(int(cards) for cards in play.won) if aim.exactly >= 0 or aim.sweep_cards else ()
    key = (tuple(hands), int(play.turn), int(play.packed), won)
    if key not in known:
        values = []
        for card in cards_in(play.legal_cards()):
            brought, following = after(aim, play, card)
            values.append(brought + brute(aim, following, known))
        known[key] = max(values) if aim.side >> play.turn & 1 else min(values)
    return known[key]


def endings(name: str, seed: int, most: int) -> "list[tuple[troef.State, int]]":
    """Positions of a random match in which each hand has few cards, with a seat whose aim is asked for."""
    rng = random.Random(f"{name} {seed}")
    game = troef.game(name)
    state = game.start(dealer=seed % game.usual_seats)
    dealer = troef.SeededDealer(f"{name} {seed}")
    found: list[tuple[troef.State, int]] = []
    size = rng.randrange(2, most + 1)
    for _ in range(3000):
        if state.outcome() is not None or len(found) == 4:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            size = rng.randrange(2, most + 1)
            continue
        seat = rng.choice(state.actors())
        asked = rng.randrange(int(state.seats))
        aim = state.trick_aim(asked)
        if isinstance(aim, Aim) and bin(aim.play.hands[aim.play.turn]).count("1") <= size and rng.random() < 0.4:
            found.append((state.copy(), asked))
            size = 0
        moves = state.legal(seat)
        plays = [move for move in moves if kind_of(move) == PLAY]
        state.play(seat, rng.choice(plays or moves))
    return found
