"""The question of a revoke at a table of wood: the cards are laid as they were played, and the game's own duties say
who broke which of them in which trick, and what the clauses make of it (P2, P4, P5).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.cards.card import CardError, card_text, parse_cards, parse_suit
from troef.core.moves import PLAY, make_move
from troef.games import kleurenwiezen, manillen_tornooi
from troef.games.kleurenwiezen.rules import TableRules
from troef.games.manillen_tornooi.rules import DUTIES
from troef.games.manillen_tornooi.rules import ORDERINGS as MANILLE_ORDERINGS
from troef.games.manillen_tornooi.rules import PACK as MANILLE_PACK
from troef.games.manillen_tornooi.seating import seatings
from troef.tournament.refused import Refused
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay, TrickTable
from troef.tricks.revokes import Revoke, find_revokes

SEATS: Final = 4

#: A game as a jury needs it: its table with the duties, its orders by trump suit with no trump last, and its pack.
Play = tuple[TrickTable, Sequence[Ordering], Sequence[int]]


def _manille() -> Play:
    return seatings(DUTIES, lenient=True)[0].table, MANILLE_ORDERINGS, MANILLE_PACK


def _whist() -> Play:
    return TableRules(kleurenwiezen.Options()).table, kleurenwiezen.ORDERINGS, kleurenwiezen.PACK


_GAMES: Final[dict[str, Callable[[], Play]]] = {
    manillen_tornooi.INFO.slug: _manille,
    kleurenwiezen.INFO.slug: _whist,
}


@dataclass(frozen=True)
class BrokenDuty:
    """A card that its player was not free to play.

    Attributes:
        seat: who played it.
        trick: in which trick, from 1.
        card: which card.
        duty: what it broke: the reason that the game gives for refusing it (`must-follow`, `must-overruff` …).
        game_clause: the clause of the game's rule book that says so.
        free: the cards that he could have played.
        clause: the clause of `tournament` that it comes under: P2, P4 or P5.
        repeated: the seat had failed to follow in the same way before: the jury is called (P4, A12).
        facts: what the sentence about the duty needs: cards and suits as text.
    """

    seat: int
    trick: int
    card: str
    duty: str
    game_clause: str
    free: tuple[str, ...]
    clause: str
    repeated: bool = False
    facts: Mapping[str, object] = field(default_factory=dict, compare=False)


def revokes(
    game: str,
    cards: str | Sequence[str],
    leader: int,
    trump: str = "",
    hands: Sequence[str | Sequence[str]] | None = None,
    noticed_in: int = 0,
) -> list[BrokenDuty]:
    """Who broke which duty in a deal, in order of play.

    Args:
        game: `manillen-tornooi` or `kleurenwiezen`.
        cards: the cards in the order in which they were played; the last trick may be incomplete.
        leader: the seat that led first.
        trump: the trump suit, or "" without trumps.
        hands: the cards of each seat before the first trick. Without them a hand is the cards that the seat played.
        noticed_in: kleurenwiezen: the trick in which it was noticed, from 1; 0: the last that has a card.

    Raises:
        Refused: the game is none of the two; a card is unknown, is there twice, or is not in the hand that played it;
            a seat or a trick does not exist.
    """
    table, order, pack = _play_of(game, trump)
    played = _cards(cards, pack)
    if not 0 <= leader < SEATS:
        raise Refused("no-such-seat", seat=leader)
    if not played:
        raise Refused("no-cards-played", "P2")
    play = _played(TrickPlay(table, order, _hands(hands, pack), leader), played, hands is not None)
    log = [(0, make_move(PLAY, card)) for card in played]
    last = (len(played) - 1) // SEATS + 1
    noticed = noticed_in or last
    if not 1 <= noticed <= last:
        raise Refused("no-such-trick", trick=noticed, tricks=last)
    found: list[BrokenDuty] = []
    for revoke in find_revokes(play, log):
        if revoke.trick <= noticed:
            repeated = any(one.seat == revoke.seat for one in found)
            found.append(_broken(revoke, clause_of(game, revoke.trick, noticed), repeated))
    return found


def _broken(revoke: Revoke, clause: str, repeated: bool) -> BrokenDuty:
    """A revoke, as it is told."""
    refusal = revoke.refusal
    free = tuple([str(card) for card in _listed(refusal.facts.get("cards"))])
    card = card_text(revoke.card)
    return BrokenDuty(
        revoke.seat, revoke.trick, card, refusal.reason, refusal.clause, free, clause, repeated, refusal.facts
    )


def leaders(game: str, cards: str | Sequence[str], leader: int, trump: str = "") -> list[int]:
    """Who led each trick of a deal, by seat; the last trick may be incomplete.

    Raises:
        Refused: as `revokes`, for a deal whose hands are not known.

    >>> leaders("manillen-tornooi", "KS 9S 8S JS 7H", 0, "H")
    [0, 0]
    """
    table, order, pack = _play_of(game, trump)
    played = _cards(cards, pack)
    if not 0 <= leader < SEATS:
        raise Refused("no-such-seat", seat=leader)
    play = TrickPlay(table, order, _hands(None, pack), leader)
    led: list[int] = []
    for place, card in enumerate(played):
        if place % SEATS == 0:
            led.append(int(play.turn))
        _played(play, [card], known=False)
    return led


def clause_of(game: str, trick: int, noticed: int) -> str:
    """The clause under which a broken duty comes: in manillen always P2; in kleurenwiezen P4 where it was noticed in
    the same trick, else P5 (A10).

    >>> clause_of("kleurenwiezen", 3, 3), clause_of("kleurenwiezen", 3, 5), clause_of("manillen-tornooi", 3, 3)
    ('P4', 'P5', 'P2')
    """
    if game == manillen_tornooi.INFO.slug:
        return "P2"
    return "P4" if trick == noticed else "P5"


def _play_of(game: str, trump: str) -> tuple[TrickTable, Ordering, Sequence[int]]:
    known = _GAMES.get(game)
    if known is None:
        raise Refused("no-duties-known", game=game)
    table, orderings, pack = known()
    try:
        return table, orderings[parse_suit(trump) if trump else -1], pack
    except CardError as error:
        raise Refused("no-suit", given=trump) from error


def _cards(given: str | Sequence[str], pack: Sequence[int]) -> list[int]:
    """Cards of the pack, each once."""
    try:
        cards = parse_cards(given if isinstance(given, str) else list(given))
    except CardError as error:
        raise Refused("no-card", given=str(error)) from error
    for place, card in enumerate(cards):
        if card not in pack:
            raise Refused("not-in-the-pack", card=card_text(card))
        if card in cards[:place]:
            raise Refused("card-twice", card=card_text(card))
    return cards


def _hands(given: Sequence[str | Sequence[str]] | None, pack: Sequence[int]) -> vec[i64]:
    """The hands before the first trick; empty ones where they are not known."""
    if given is None:
        return vec[i64]([0] * SEATS)
    if len(given) != SEATS:
        raise Refused("four-hands", hands=len(given))
    hands = [_cards(hand, pack) for hand in given]
    everything = [card for hand in hands for card in hand]
    for place, card in enumerate(everything):
        if card in everything[:place]:
            raise Refused("card-twice", card=card_text(card))
    return vec[i64]([set_of(hand) for hand in hands])


def _played(play: TrickPlay, cards: Sequence[int], known: bool) -> TrickPlay:
    """The play after the last card, with the cards that are left in the hands."""
    for card in cards:
        seat = play.turn
        if not play.hands[seat] & BIT[card]:
            if known:
                trick = int(play.tricks_played) + 1
                raise Refused("card-not-held", card=card_text(card), seat=int(seat), trick=trick)
            play.hands[seat] |= BIT[card]
        play.play(seat, make_move(PLAY, card))
        if play.complete:
            play.gather()
    return play


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else []
