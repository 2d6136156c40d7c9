"""Endings of trick games for the tests of their duties: a trick lies on the table, and one seat is next."""

from typing import Any

import troef
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError

#: How many ways to give the others the cards that do not matter are tried.
SHARES = 8


def laid_trick(
    game: troef.Game, players: list[int], trick: str, hand: str, before: list[str], trump: str = "", **facts: Any
) -> troef.State:
    """A position late in a deal: this trick lies on the table, and the last of the players is next, with this hand.

    `players` names the seats in the order of play, `before` the moves before the first trick, `facts` what else the
    position says: the dealer, and perhaps the `upcard`; where that lies in the dealer's hand it is one of his cards.
    The others hold as many cards as who is next, of side suits as far as there are any.
    """
    lying, own, upcard = trick.split(), hand.split(), facts.pop("upcard", "")
    begun = {seat: [card] for seat, card in zip(players, lying, strict=False)} | {players[-1]: own}
    in_hand = len(game.pack(4)) % 4 == 0
    if upcard and in_hand:
        begun[facts["dealer"]] = [upcard, *[card for card in begun.get(facts["dealer"], []) if card != upcard]]
    moves = [*before, {"tricks": len(game.pack(4)) // 4 - len(own), "leads": players[0]}]
    moves += [f"{seat}: {card}" for seat, card in zip(players, lying, strict=False)]
    fault: PositionError | None = None
    for share in range(SHARES):
        pack = game.pack(4) if share == 0 else troef.SeededDealer(share).next(game.pack(4))
        rest = [card for card in cards_text(pack).split() if card not in {*lying, *own, upcard}]
        rest.sort(key=lambda card: card[-1] in (lying[0][-1], trump), reverse=True)
        cards = {f"hand-{seat}": " ".join(held) for seat, held in _filled(begun, players, rest, len(own)).items()}
        if upcard:
            cards = {place: text.replace(upcard, "") for place, text in cards.items()} | {"upcard": upcard}
        try:
            return game.position({"cards": cards, "moves": moves, **facts})
        except PositionError as error:
            fault = error
    raise AssertionError(f"{trick} before {hand}: {fault}")


def _filled(begun: dict[int, list[str]], players: list[int], rest: list[str], size: int) -> dict[int, list[str]]:
    """The hands, filled from the end of the rest: first of who plays to the trick, then of the others."""
    hands: dict[int, list[str]] = {}
    for seat in [*players, *[seat for seat in range(4) if seat not in players]]:
        held = begun.get(seat, [])
        hands[seat] = [*held, *[rest.pop() for _ in range(size - len(held))]]
    return hands
