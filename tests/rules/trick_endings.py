"""Endings of trick games for the tests of their duties: a trick lies on the table, and one seat is next."""

from typing import Any

import troef
from troef.cards.card import cards_text
from troef.core.position import PositionError

#: How many ways to give the others the cards that do not matter are tried.
SHARES = 8


def laid_trick(
    game: troef.Game, players: list[int], trick: str, hand: str, before: list[str], trump: str = "", **facts: Any
) -> troef.State:
    """A position late in a deal: this trick lies on the table, and the last of the players is next, with this hand.

    `players` names the seats in the order of play, `before` the moves before the first trick, `facts` what else the
    position says, `places` the cards of other places. The others hold as many cards as who is next, of side suits as
    far as there are any.
    """
    lying = trick.split()
    tricks = len(game.pack(4)) // 4 - len(hand.split())
    moves = [*before, {"tricks": tricks, "leads": players[0]}]
    moves += [f"{seat}: {card}" for seat, card in zip(players, lying, strict=False)]
    places: dict[str, str] = facts.pop("places", {})
    fault: PositionError | None = None
    for share in range(SHARES):
        pack = game.pack(4) if share == 0 else troef.SeededDealer(share).next(game.pack(4))
        named = {*lying, *hand.split(), *" ".join(places.values()).split()}
        rest = [card for card in cards_text(pack).split() if card not in named]
        rest.sort(key=lambda card: card[-1] in (lying[0][-1], trump), reverse=True)
        try:
            return game.position({"cards": {**_hands(players, lying, hand, rest), **places}, "moves": moves, **facts})
        except PositionError as error:
            fault = error
    raise AssertionError(f"{trick} before {hand}: {fault}")


def _hands(players: list[int], lying: list[str], hand: str, rest: list[str]) -> dict[str, str]:
    """The hands before the trick, filled from the end of the rest: first of who plays to it, then of the others."""
    size = len(hand.split())
    hands = {f"hand-{players[-1]}": hand}
    for place, seat in enumerate([*players[:-1], *[seat for seat in range(4) if seat not in players]]):
        held = lying[place : place + 1]
        hands[f"hand-{seat}"] = " ".join([*held, *[rest.pop() for _ in range(size - len(held))]])
    return hands
