"""Judging revokes: every card of a deal checked against what its player had to play at that moment."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.moves import PLAY, REVOKE, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.view import REFEREE, View
from troef.tricks.play import TrickPlay


@dataclass(frozen=True)
class Revoke:
    """A card that its player was not free to play: in which trick (from 1), and what it broke."""

    seat: int
    trick: int
    card: int
    refusal: Refusal


def find_revokes(play: TrickPlay, log: list[tuple[int, int]], seat: int = REFEREE) -> list[Revoke]:
    """The revokes in the play of a deal so far, of one seat or (by default) of all.

    `play` is the play as it stands now, `log` the deal's moves as (seat, move); the deal is played once more from its
    first card. Where a seat plays for another (bridge's declarer), the hand that a card came from decides.
    """
    cards = cards_played(log)
    played = _replayed(play, vec[i64]([0] * play.table.seats))
    for card in cards:
        _play_on(played, card)
    hands = play.hands[: len(play.hands)]
    for player in range(play.table.seats):
        hands[player] |= played.hands[player]  # a card that leaves a hand it was not in is noted there
    again = _replayed(play, hands)
    found: list[Revoke] = []
    for card in cards:
        turn = again.turn
        if not again.allowed(again.table.duties.flags) & BIT[card] and seat in (REFEREE, turn):
            found.append(Revoke(int(turn), int(again.tricks_played) + 1, int(card), again.broken(turn, card)))
        _play_on(again, card)
    return found


def cards_played(log: list[tuple[int, int]]) -> list[int]:
    """The cards of a log in the order in which they fell, also those that fell against a duty."""
    return [int(payload_of(move)) for _, move in log if kind_of(move) == PLAY or kind_of(move) == REVOKE]


def evident_revokes(play: TrickPlay, view: View) -> list[Revoke]:
    """The revokes that a view proves: with more cards a hand is bound by more duties, never by fewer, so what was
    played by each seat, and its open hand, is enough. `play` is the play as it stands; its hands are not looked at."""
    seen = play.copy()
    for seat in range(play.table.seats):
        seen.hands[seat] = set_of(view.zone(f"hand-{seat}").cards)
    return find_revokes(seen, view.log)


def before_trick(play: TrickPlay, log: list[tuple[int, int]], trick: int) -> TrickPlay:
    """The play as it stood when a trick (from 1) began; the hands hold what is seen of them later."""
    again = _replayed(play, play.hands[: len(play.hands)])
    for card in cards_played(log):
        if again.tricks_played == trick - 1:
            break
        _play_on(again, card)
    return again


def _replayed(play: TrickPlay, hands: vec[i64]) -> TrickPlay:
    """The play before its first card, with these hands."""
    again = TrickPlay(play.table, play.order, hands, play.first_leader, play.limits)
    again.absent = play.absent
    again.size = play.size
    return again


def _play_on(play: TrickPlay, card: i64) -> None:
    play.play(play.turn, make_move(PLAY, card))
    if play.complete:
        play.gather()
