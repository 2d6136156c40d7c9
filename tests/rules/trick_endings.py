"""Endings of trick games for the tests of their duties: a trick lies on the table, and one seat is next."""

from typing import Any

import troef
from troef.cards.card import cards_text


def laid_trick(
    game: troef.Game, players: list[int], trick: str, hand: str, before: list[str], trump: str = "", **facts: Any
) -> troef.State:
    """A position late in a deal: this trick lies on the table, and the last of the players is next, with this hand.

    `players` names the seats in the order of play, `before` the moves before the first trick, `facts` what else the
    position says. The others hold as many cards as who is next, of side suits as far as there are any.
    """
    lying, own = trick.split(), hand.split()
    hands = {seat: [card] for seat, card in zip(players, lying, strict=False)}
    hands[players[-1]] = own
    places: dict[str, str] = facts.pop("places", {})
    named = {*lying, *own, *" ".join(places.values()).split()}
    rest = [card for card in cards_text(game.pack(4)).split() if card not in named]
    rest.sort(key=lambda card: card[-1] in (lying[0][-1], trump), reverse=True)
    for seat in [*players, *[seat for seat in range(4) if seat not in players]]:
        held = hands.setdefault(seat, [])
        while len(held) < len(own):
            held.append(rest.pop())
    tricks = len(game.pack(4)) // 4 - len(own)
    moves = [*before, {"tricks": tricks, "leads": players[0]}]
    moves += [f"{seat}: {card}" for seat, card in zip(players, lying, strict=False)]
    cards = {f"hand-{seat}": " ".join(held) for seat, held in hands.items()}
    return game.position({"cards": {**cards, **places}, "moves": moves, **facts})
