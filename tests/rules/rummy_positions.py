"""Positions of rummy for the tests of its clauses."""

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import lay
from troef import SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import cards_text, parse_cards
from troef.cards.pack import make_pack
from troef.games.rummy.game import RummyState
from troef.games.rummy.turns import Turns
from troef.melds.meld import meld_of


def cards(text: str) -> int:
    return int(set_of(parse_cards(text)))


def running(state: troef.State) -> Turns:
    assert isinstance(state, RummyState)
    assert isinstance(state.round, Turns)
    return state.round


def table(
    hands: list[str], pile: str = "2C", stock: "str | None" = None, melds: tuple[str, ...] = (), **options: object
) -> troef.State:
    """A position in mid-round: seat 0 is on turn. Cards that are not named lie in the stock, unless it is given."""
    game = troef.game("rummy", **options)
    state = lay(game, len(hands), len(hands) - 1)
    now = running(state)
    named = parse_cards(" ".join([*hands, pile, stock or "", *melds]))
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in make_pack() if card not in named]
    for seat, hand in enumerate(hands):
        now.hands[seat] = set_of(parse_cards(hand))
        now.known[seat] = 0
    now.stock = vec[i64](parse_cards(stock) if stock is not None else rest)
    now.pile = vec[i64](parse_cards(pile))
    now.melds = vec[i64]([meld_of(set_of(parse_cards(meld))) for meld in melds])
    now.owners = vec[i64]([1 for _ in melds])
    return state


def zone_text(state: troef.State, name: str, seat: int = SPECTATOR) -> str:
    return cards_text(state.view(seat).zone(name).cards)


def whole_table(state: troef.State) -> dict[str, int]:
    """How many cards lie in each zone."""
    return {zone.name: len(zone.cards) + zone.hidden for zone in state.view(SPECTATOR).zones}
