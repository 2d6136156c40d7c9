"""Helpers with which tests of every game read like a card table."""

from typing import Any

from troef.cards.card import card_text
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.refusal import IllegalMove, Refusal
from troef.core.registry import find_game
from troef.core.rng import Rng
from troef.core.view import REFEREE, Outcome
from troef.words.words import words

#: No match under test takes this many random moves.
MOST_MOVES = 200_000


def lay(game: Game, seats: "int | None" = None, dealer: int = 0, **arrange: Any) -> State:
    """A match whose first deal is laid as `Game.arrange` says: `lay(game, hands={0: "KH 9H"}, upcard="7S")`."""
    state = game.start(seats, dealer)
    state.deal(game.arrange(seats=int(state.seats), dealer=dealer, **arrange))
    return state


def dealt(slug: str, seed: int = 1) -> State:
    """The usual game of the book with its first cards dealt, ready for a move."""
    state = find_game(slug).start()
    while state.awaits_deal:
        state.deal(order_for(state, SeededDealer(seed)))
    return state


def looking_alike(state: State, seat: int) -> State:
    """Another deal that looks the same to a seat: it differs only in what that seat cannot see."""
    truth = state.view(REFEREE).zones
    worlds = state.game.worlds(state.view(seat), Rng(9))
    return next(world for world in worlds if world.view(REFEREE).zones != truth)


def texts(state: State, seat: "int | None" = None) -> set[str]:
    """The legal moves of a seat as texts; without a seat, of the one that is on turn."""
    who = state.actors()[0] if seat is None else seat
    return {state.game.show(move, None) for move in state.legal(who)}


def starting(state: State, word: str, seat: "int | None" = None) -> set[str]:
    """The legal moves whose text begins so."""
    return {text for text in texts(state, seat) if text.startswith(word)}


def hand(state: State, seat: int) -> set[str]:
    """The cards that a seat holds."""
    return {card_text(card) for card in state.view(REFEREE).zone(f"hand-{seat}").cards}


def memory(state: State, seat: int) -> dict[str, Any]:
    """What a seat's view remembers."""
    return state.view(seat).memory


def wire(state: State, seat: int) -> dict[str, Any]:
    """A seat's view as it goes over the wire."""
    return state.view(seat).as_dict()


def read(state: State, step: str) -> tuple[int, int]:
    """The seat and the move of a step such as `0: KH`, read as that seat would see it."""
    seat, _, text = step.partition(":")
    return int(seat), state.game.parse(text.strip(), state.view(int(seat)))


def play(state: State, *steps: str) -> State:
    """Play steps such as `0: KH` or `1: trump H`; gives the same state back."""
    for step in steps:
        seat, move = read(state, step)
        try:
            state.play(seat, move)
        except IllegalMove as error:
            raise AssertionError(f"'{step}' is refused: {error}") from error
    return state


def refused(state: State, step: str) -> Refusal:
    """The refusal of a step; the state must be the same before and after."""
    seat, move = read(state, step)
    before = state.copy()
    try:
        state.play(seat, move)
    except IllegalMove as error:
        assert list(state.log) == list(before.log), "a refused move was written down"
        assert state.actors() == before.actors(), "a refused move changed whose turn it is"
        assert [state.legal(actor) for actor in state.actors()] == [before.legal(actor) for actor in before.actors()]
        return error.refusal
    raise AssertionError(f"'{step}' is allowed")


def why(state: State, step: str) -> tuple[str, str]:
    """Clause and reason of the refusal of a step, for which there must be words in both languages."""
    refusal = refused(state, step)
    for lang in ("nl", "en"):
        sentence = words(lang).refusal(state.game.slug, refusal)
        assert sentence and "refusal-" not in sentence and "{" not in sentence, sentence
    return refusal.clause, refusal.reason


def play_out(state: State) -> State:
    """Everybody makes his first legal move to the end of the deal."""
    number = state.deal_number
    while state.actors() and state.deal_number == number:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state


def finish(state: State, seed: "int | str") -> Outcome:
    """Play at random to the end of the match, from wherever it stands."""
    rng, dealer = Rng(seed), SeededDealer(seed)
    for _ in range(MOST_MOVES):
        outcome = state.outcome()
        if outcome is not None:
            return outcome
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    raise AssertionError(f"the match did not end within {MOST_MOVES} moves")
