"""Judging revokes: every card of a deal checked against what its player had to play at that moment."""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.moves import EARLY, PLAY, REVOKE, kind_of, make_move, payload_of
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


def find_revokes(
    play: TrickPlay, log: list[tuple[int, int]], seat: int = REFEREE, own_leads: bool = False
) -> list[Revoke]:
    """The revokes in the play of a deal so far, of one seat or (by default) of all.

    `play` is the play as it stands now, `log` the deal's moves as (seat, move); the deal is played once more from its
    first card. Where a seat plays for another (bridge's declarer), the hand that a card came from decides. With
    `own_leads` a trick is led by the seat that the log names: at a table where leads out of turn can stand.
    """
    cards = cards_played(log)
    played = _replayed(play, vec[i64]([0] * play.table.seats))
    for leader, card in cards:
        _play_on(played, leader if own_leads else -1, card)
    hands = play.hands[: len(play.hands)]
    for player in range(play.table.seats):
        hands[player] |= played.hands[player]  # a card that leaves a hand it was not in is noted there
    again = _replayed(play, hands)
    found: list[Revoke] = []
    for leader, card in cards:
        if own_leads and not again.count:
            again.hand_lead(leader)
        turn = again.turn
        if not again.allowed(again.table.duties.flags) & BIT[card] and seat in (REFEREE, turn):
            found.append(Revoke(int(turn), int(again.tricks_played) + 1, int(card), again.broken(turn, card)))
        _play_on(again, -1, card)
    return found


def cards_played(log: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The seats and cards of a log in the order in which they fell to tricks, also those that a rule forbade."""
    return [
        (seat, int(payload_of(move)))
        for seat, move in log
        if kind_of(move) == PLAY or kind_of(move) == REVOKE or kind_of(move) == EARLY
    ]


def evident_revokes(play: TrickPlay, view: View) -> list[Revoke]:
    """The revokes that a view proves: with more cards a hand is bound by more duties, never by fewer, so what was
    played by each seat, and its open hand, is enough. `play` is the play as it stands; its hands are not looked at."""
    seen = play.copy()
    for seat in range(play.table.seats):
        seen.hands[seat] = set_of(view.zone(f"hand-{seat}").cards)
    return find_revokes(seen, view.log, REFEREE, True)


def before_trick(play: TrickPlay, log: list[tuple[int, int]], trick: int) -> TrickPlay:
    """The play as it stood when a trick (from 1) began; the hands hold what is seen of them later."""
    again = _replayed(play, play.hands[: len(play.hands)])
    for leader, card in cards_played(log):
        if again.tricks_played == trick - 1:
            break
        _play_on(again, leader, card)
    return again


def _replayed(play: TrickPlay, hands: vec[i64]) -> TrickPlay:
    """The play before its first card, with these hands."""
    again = TrickPlay(play.table, play.order, hands, play.first_leader, play.limits)
    again.absent = play.absent
    again.size = play.size
    return again


def _play_on(play: TrickPlay, leader: i64, card: i64) -> None:
    """The next card falls; `leader` leads the trick if it begins one (-1: whose turn it is)."""
    if leader >= 0 and not play.count:
        play.hand_lead(leader)
    play.play(play.turn, make_move(PLAY, card))
    if play.complete:
        play.gather()
