"""What follows a turn action, in the order of R31.

`act` lays or draws (1) and looks for contradictions (2). `judge` gives the penalties and records the faults (3, 4).
Cards may have to be shuffled before all penalties can be drawn, and owners get time to penalise a player without cards
(5). Then `go_on` carries out the effects (6), and it is the next player's turn (7). `MaoState.advance` takes these
steps one after the other.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card
from troef.core.moves import make_move
from troef.core.view import REFEREE
from troef.games.mao.moves import (
    CONTRADICTION,
    DREW_ONE,
    DREW_TWO,
    REVERSED,
    SKIPPED,
    TOO_MUCH,
    WITHDRAW,
    WRONG,
    event,
)
from troef.games.mao.standing import CLAIM_DUE, NOBODY, PAUSE, MaoRound, playable
from troef.games.mao.vocabulary import DRAW_ONE, DRAW_TWO, FIRST_DEMAND, FIRST_EFFECT, MAO, REVERSE, SKIP

NO_CARD: Final[i64] = -1


def act(standing: MaoRound, card: i64, said: i64) -> None:
    """The player on turn lays a card, or draws (NO_CARD), with what he has said (R4, R5, R11)."""
    seat = standing.turn
    faults, messages = standing.faults, standing.messages
    faults[seat] = 0  # R27: what nobody has penalised lapses
    messages[seat] = 0  # R30
    standing.mover = seat
    standing.said = said
    standing.actions += 1
    standing.missed = 0
    standing.played = card
    standing.covered = standing.top()
    if card == NO_CARD:
        if standing.has_cards():
            standing.owe(seat)
        standing.demands = 0  # R22: only for the very next turn action
        judge(standing)
        return
    _miss_demands(standing, card)
    hands = standing.hands
    hands[seat] &= ~BIT[card]
    standing.pile = append(standing.pile, card)
    if not contradicting(standing):
        judge(standing)
        return
    standing.announce(REFEREE, event(CONTRADICTION, seat))  # R37
    standing.book.show(contradicting(standing), standing.gm)
    if standing.bots & BIT[standing.gm]:
        withdraw_latest(standing)
        judge(standing)
    else:
        standing.conflict = True
        standing.stage = PAUSE


def _miss_demands(standing: MaoRound, card: i64) -> None:
    """R22: the demands that the card does not meet although another one could."""
    demands = standing.demands
    if not demands:
        return
    book = standing.book
    choice = playable(standing.hands[standing.turn], standing.top())
    while demands:
        rule = first_card(demands)
        wanted = book.demanded(rule)
        if choice & wanted and not wanted & BIT[card]:
            standing.missed |= BIT[rule]
        demands &= demands - 1
    standing.demands = 0


def contradicting(standing: MaoRound) -> i64:
    """The rules in force that the card just laid triggers and that contradict each other (R36)."""
    if standing.played < 0:
        return 0
    book = standing.book
    return book.contradicting(book.triggered(standing.played, standing.covered))


def withdraw(standing: MaoRound, rule: i64) -> None:
    """R37: a rule goes out of force; nobody can be penalised for it any more."""
    standing.book.withdraw(rule)
    standing.missed &= ~BIT[rule]
    faults = standing.faults
    for seat in range(standing.seats):
        faults[seat] &= ~BIT[rule]


def withdraw_latest(standing: MaoRound) -> None:
    """R37: as long as there is a contradiction, the rule with the highest number goes."""
    left = contradicting(standing)
    while left:
        rule = standing.book.latest(left)
        standing.announce(standing.gm, make_move(WITHDRAW, rule))
        withdraw(standing, rule)
        left = contradicting(standing)


def judge(standing: MaoRound) -> None:
    """R31 (3) and (4): penalties for what was said or not said, then the faults against the secret rules."""
    book = standing.book
    seat = standing.mover
    said = standing.said
    triggered: i64 = 0
    required: i64 = 0
    if standing.played >= 0:
        triggered = book.triggered(standing.played, standing.covered)
        required = book.calls(triggered)
        if card_count(standing.hands[seat]) == 1:  # R7
            required |= MAO
            if not said & MAO:
                standing.penalise(REFEREE, seat, WRONG)  # R13
    if said & ~required:
        standing.penalise(REFEREE, seat, TOO_MUCH)  # R14
    faults = standing.missed
    while faults:  # R22
        standing.has_broken(seat, first_card(faults))
        faults &= faults - 1
    standing.missed = 0
    calls = book.with_duties(triggered, 0, FIRST_DEMAND)
    while calls:  # R21
        rule = first_card(calls)
        if not said & book.calls(BIT[rule]):
            standing.has_broken(seat, rule)
        calls &= calls - 1
    standing.demands = book.with_duties(triggered, FIRST_DEMAND, FIRST_EFFECT)
    standing.due = CLAIM_DUE


def claims_round(standing: MaoRound) -> bool:
    """R32: whether the player who has just played has no cards."""
    return standing.played >= 0 and not standing.hands[standing.mover]


def watchers(standing: MaoRound) -> i64:
    """R33: the owners who may still penalise whoever claims the round: people, and not himself."""
    return standing.book.holders & ~standing.bots & ~BIT[standing.mover]


def go_on(standing: MaoRound) -> None:
    """R31 (6) and (7): the effects in the order of R24, each once, and the next turn (R6)."""
    book = standing.book
    draws: i64 = 0
    skips = False
    if standing.played >= 0:
        triggered = book.triggered(standing.played, standing.covered)
        if book.with_duties(triggered, REVERSE, REVERSE + 1):
            standing.direction = -standing.direction
            standing.announce(REFEREE, event(REVERSED, standing.mover))
        if book.with_duties(triggered, DRAW_ONE, DRAW_ONE + 1):
            draws = 1
        if book.with_duties(triggered, DRAW_TWO, DRAW_TWO + 1):
            draws = 2
        skips = book.with_duties(triggered, SKIP, SKIP + 1) != 0
    standing.turn = standing.mover
    following = standing.step(standing.mover)
    if draws:
        standing.announce(REFEREE, event(DREW_ONE if draws == 1 else DREW_TWO, following))
        for _ in range(draws):
            standing.owe(following)
    if skips:
        standing.announce(REFEREE, event(SKIPPED, following))
        following = standing.step(following)
    standing.turn = following
    standing.mover = NOBODY
    standing.said = 0
    standing.overdue = False
    standing.late_fined = False
