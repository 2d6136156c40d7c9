"""Playing a round of mao again with rules and cards that were guessed."""

from librt.vecs import vec
from mypy_extensions import i64

import troef
from troef.cards.bits import BIT
from troef.core.moves import BOT, PERSON, kind_of, payload_of
from troef.core.view import View
from troef.games.mao.game import Mao
from troef.games.mao.guessing import Guesses
from troef.games.mao.moves import DUTY, EVENT, FINE, PENALISE, PLAYER_BITS, PLAYER_MASK, TRIGGER, UNFOUNDED, accusation
from troef.games.mao.standing import HAND, TURNS, MaoRound
from troef.games.mao.state import MaoState


def again(view: View, guesses: Guesses) -> MaoState:
    """The position to which the round of a view leads when these are the rules, and the cards lay so."""
    game = troef.game("mao")
    assert isinstance(game, Mao)
    state = MaoState(game, game.table, view.seats, view.dealer)
    state.standing = standing_at_first(view, guesses)
    state.awaits_deal = False
    state.enter()
    shuffled = cards_by_slot(guesses)[len(game.cards) - 1 :]
    begin = first_move(view)
    for number, (seat, move) in enumerate(view.log):
        shuffled = shuffle_discards(state, shuffled)
        if len(state.log) > number - begin:
            continue
        assert kind_of(move) not in (FINE, EVENT), "nothing of the kind happened"
        state.play(seat, named(state, view, number) if kind_of(move) == PENALISE else move)
    if view.phase != "awaits-deal":
        shuffle_discards(state, shuffled)
    return state


def first_move(view: View) -> int:
    """How many entries of the log tell how the game master made his rules."""
    return max([number + 1 for number, (_, move) in enumerate(view.log) if kind_of(move) in (TRIGGER, DUTY)], default=0)


def shuffle_discards(state: MaoState, cards: list[int]) -> list[int]:
    """R8: a new stock with the next of some cards, if one is needed; gives the rest of them."""
    while state.awaits_deal and len(state.standing.owed):
        count = len(state.pack())
        state.deal(cards[:count])
        cards = cards[count:]
    return cards


def standing_at_first(view: View, guesses: Guesses) -> MaoRound:
    standing = MaoRound(view.seats, view.dealer)
    standing.bots = bots_at_first(view)
    standing.to_make = 0
    for rule in sorted(guesses.rules()):
        standing.book.add(rule.owner, rule.code)
        if not rule.before:
            standing.book.withdraw(rule.number + 1)
    standing.begin()
    standing.deal(vec[i64](first_order(view, guesses)))
    standing.stage = TURNS
    return standing


def bots_at_first(view: View) -> int:
    """Who was a bot before what the log tells of chairs."""
    bots = view.memory["bots"]
    assert isinstance(bots, int)
    for _, move in reversed(view.log[first_move(view) :]):
        if kind_of(move) == BOT:
            bots &= ~(1 << payload_of(move))
        elif kind_of(move) == PERSON:
            bots |= 1 << payload_of(move)
    return bots


def cards_by_slot(guesses: Guesses) -> list[int]:
    """All cards as they came from the stocks: seat by seat those dealt, then the stock, then each new one (R2, R8)."""
    assert guesses.dealing is not None
    return [guesses.dealing.cards[entry] for entry in guesses.dealing.matching.lying]


def first_order(view: View, guesses: Guesses) -> list[int]:
    """The pack as it was dealt, round from the neighbour of the game master (R2)."""
    cards = cards_by_slot(guesses)
    seats = [(view.dealer + 1 + number) % view.seats for number in range(view.seats)]
    hands = [cards[int(seat * HAND + number)] for number in range(HAND) for seat in seats]
    start = view.memory["start"]
    assert isinstance(start, int)
    return [*hands, start, *cards[len(hands) : 51]]


def named(state: MaoState, view: View, number: int) -> int:
    """A penalty with a rule for which it turns out as it did (R28)."""
    seat, move = view.log[number]
    player, rule = payload_of(move) & PLAYER_MASK, payload_of(move) >> PLAYER_BITS
    if rule:
        return int(move)
    _, answer = view.log[number + 1]
    right = payload_of(answer) >> PLAYER_BITS != UNFOUNDED
    standing = state.standing
    for rule in range(1, len(standing.book.codes)):
        if standing.book.owned[seat] & BIT[rule] and (standing.faults[player] & BIT[rule] != 0) == right:
            return int(accusation(player, rule))
    raise AssertionError("no rule for which that penalty would have turned out so")
