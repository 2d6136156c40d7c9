"""Tables where illegal cards may fall and are claimed, for examples of revokes in several games."""

import troef
from playing import lay
from troef.core.game import State
from troef.core.view import Ruling


def at_table(slug: str, hands: dict[int, str], dealer: int, **places: str) -> State:
    """A deal of a game with these hands, at a table where a revoke may happen."""
    return lay(troef.game(slug, enforcement="table"), dealer=dealer, hands=hands, **places)


def rulings(state: State) -> list[Ruling]:
    """What came of the accusations of this deal, as everybody hears it."""
    told = state.view(troef.SPECTATOR).at_table
    assert told is not None
    return told.rulings


def irregular(state: State, seat: int) -> set[str]:
    """The cards that may fall although a duty forbids them, as the seat's view says."""
    return _fallible(state, seat, "revoke ")


def out_of_turn(state: State, seat: int) -> set[str]:
    """The cards that may fall although it is another's turn, as the seat's view says."""
    return _fallible(state, seat, "out of turn ")


def _fallible(state: State, seat: int, verb: str) -> set[str]:
    told = state.view(seat).at_table
    assert told is not None
    texts = [state.game.show(move, None) for move in told.irregular]
    return {text.removeprefix(verb) for text in texts if text.startswith(verb)}
