"""A position of a match as plain data: the match before its deal, the cards as they were dealt, the moves made since.

So a position can be read, kept, changed and laid again, and one that no match can come to is refused with the reason:
every move is made through the rules. `State.position` gives it, `Game.position` lays it; docs/library.md has examples.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import Sentence, sentence_of
from troef.core.arranging import place_name
from troef.core.endings import NoHistory, lay_ending, read_skipped
from troef.core.history import before_deal, moves_by_pack, packs_of_deal
from troef.core.log import entry_of
from troef.core.nearest import with_nearest
from troef.core.options import options_dict
from troef.core.position_facts import PositionError, whole_number
from troef.core.position_sheet import read_sheet, row_as_data
from troef.core.refusal import DealError, IllegalMove, MoveTextError
from troef.core.rng import Rng, shuffle
from troef.core.view import REFEREE, TIMEKEEPER

VERSION: Final = 1

#: What every position may say; a game adds what `State.match_facts` names.
_COMMON: Final = (
    "position",
    "game",
    "rules",
    "options",
    "seats",
    "dealer",
    "deal",
    "sheet",
    "totals",
    "cards",
    "moves",
)

#: What stands among the moves for play that is not told: tricks, or turns.
_UNTOLD: Final = {"tricks", "turns"}

#: Seats of those who do not play, by name.
_ASIDE: Final = {"referee": REFEREE, "timekeeper": TIMEKEEPER}
_ASIDE_NAMES: Final = {seat: name for name, seat in _ASIDE.items()}


# ---- reading a state ----


def position_of(state: Any) -> dict[str, object]:
    """A state as a position.

    Raises:
        PositionError: its deal was not laid by `State.deal`, so that its history is not known.
    """
    packs = packs_of_deal(state)
    if not packs and (state.history is not None or not state.awaits_deal or len(state.log)):
        raise PositionError("", "the history of this state is not known: it was sampled or dealt in a playout")
    before = before_deal(state) if packs else state
    facts: dict[str, object] = {
        **heading_of(state),
        "dealer": int(before.dealer),
        "deal": int(before.upcoming_deal()),
        "sheet": [row_as_data(row) for row in before.sheet],
        **before.match_facts(),
    }
    if packs:
        facts["cards"] = _cards_dict(before, list(packs[0].order))
        facts["moves"] = _steps(state, packs)
    return facts


def heading_of(state: Any) -> dict[str, object]:
    """The game that a position is one of, and how many play."""
    game = state.game
    return {
        "position": VERSION,
        "game": game.slug,
        "rules": game.rules,
        "options": options_dict(game.options),
        "seats": int(state.seats),
    }


def _cards_dict(before: Any, order: list[int]) -> dict[str, str]:
    """The cards of a deal by place; as one `pack` where the places do not say it all."""
    texts = cards_text(order).split()
    rooms: dict[str, list[int]] = before.places()
    by_place: dict[str, str] = {}
    told: set[int] = set()
    for place, room in rooms.items():
        if room and not told & set(room):  # places may overlap: the board, and the flop in it
            told.update(room)
            by_place[place] = " ".join([texts[position] for position in room])
    try:
        again = before.game.arrange_in(rooms, int(before.seats), None, by_place, int(before.dealer), before.pack())
    except DealError:
        return {"pack": " ".join(texts)}
    return by_place if cards_text(list(again)).split() == texts else {"pack": " ".join(texts)}


def _steps(state: Any, packs: list[Any]) -> list[object]:
    """The moves since the deal began as texts, with the packs that were dealt later where they fell."""
    steps: list[object] = []
    for pack, entries in zip(packs, moves_by_pack(packs, state.log), strict=True):
        if pack.order and pack is not packs[0]:
            steps.append({"pack": cards_text(list(pack.order))})
        steps += _move_texts(state, entries)
    return steps


def _move_texts(state: Any, entries: list[int]) -> list[str]:
    """The moves of some entries of the log as texts."""
    texts = []
    for entry in entries:
        seat, told = entry_of(entry)
        move = int(state.made(seat, told))
        if move >= 0:
            texts.append(f"{_ASIDE_NAMES.get(int(seat), str(int(seat)))}: {state.game.show(move, None)}")
    return texts


# ---- laying one ----


def lay_position(game: Any, given: Any) -> Any:
    """The state of a position.

    Raises:
        PositionError: it is not well written, or no match can come to it.
    """
    facts = read_facts(given)
    check_game(game, facts)
    state = _before_deal(game, facts)
    moves = facts.get("moves", [])
    if not isinstance(moves, list | tuple):
        raise PositionError("moves", "a list of moves is wanted, such as '0: KH'")
    made = 0
    skipped = [index for index, step in enumerate(moves) if isinstance(step, Mapping) and step.keys() & _UNTOLD]
    if skipped:
        made = skipped[0] + 1
        lay = _lay_turns if "turns" in moves[skipped[0]] else _lay_ending
        state = lay(state, _cards_told(facts.get("cards", {})), list(moves[:made]))
    elif "cards" in facts or moves:
        _lay_cards(state, facts.get("cards", {}))
    for number, step in enumerate(moves[made:], made + 1):
        make_step(state, step, Sentence("move {number}", number=number))
    return state


def read_facts(given: Any) -> dict[str, Any]:
    """The position as a dictionary.

    Raises:
        PositionError: it is neither one nor its JSON text.
    """
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError) as error:
            raise PositionError("", "this is no JSON") from error
    if not isinstance(given, Mapping):
        raise PositionError("", "a position is a dictionary or its JSON text")
    return {str(name): value for name, value in given.items()}


def check_game(game: Any, facts: dict[str, Any]) -> None:
    """Check that the position is one of this game, with these rules and options.

    Raises:
        PositionError: it is not.
    """
    version = facts.get("position", VERSION)
    if version != VERSION:
        raise PositionError(
            "position", "version {given} is not known, only {known}", given=repr(version), known=VERSION
        )
    own: dict[str, object] = {"game": game.slug, "rules": game.rules}
    for name, value in own.items():
        if facts.get(name, value) != value:
            raise PositionError(
                name, "it is a position of {given}, not of {value}", given=repr(facts[name]), value=repr(value)
            )
    options = facts.get("options", {})
    if not isinstance(options, Mapping):
        raise PositionError("options", "a dictionary is wanted")
    actual = options_dict(game.options)
    for name, value in options.items():
        if name not in actual or actual[name] != (tuple(value) if isinstance(value, list) else value):
            raise PositionError(
                "options",
                "'{name}' is {given} in this game, not {value}",
                name=name,
                given=repr(actual.get(name)),
                value=repr(value),
            )


def _before_deal(game: Any, facts: dict[str, Any]) -> Any:
    """The state that awaits the position's deal."""
    numbers = {"seats": _seats_told(game, facts), "dealer": 0, "deal": 1, **facts}
    seats = whole_number(numbers, "seats", 1, 64)
    dealer = whole_number(numbers, "dealer", 0, seats - 1)
    deal = whole_number(numbers, "deal", 1)
    try:
        state = game.start(seats, dealer)
    except ValueError as error:
        raise PositionError("seats", sentence_of(error)) from error
    usual = state.match_facts()
    known = (*_COMMON, *usual)
    for name in facts:
        if name not in known:
            fault = Sentence("positions of {game} have no such part", game=game.slug)
            raise PositionError(name, with_nearest(fault, name, known))
    if "dealer" in facts:
        state.dealer = dealer  # otherwise who deals first by the options
    state.deal_number = deal - 1
    begun = state.view(REFEREE)
    state.sheet = read_sheet(facts, len(begun.columns), [int(total) for total in begun.totals])
    state.set_match({**usual, **{name: facts[name] for name in usual if name in facts}})
    if "dealer" in facts and state.dealer != dealer:
        raise PositionError("dealer", "seat {due} deals here, not seat {given}", due=int(state.dealer), given=dealer)
    if state.outcome() is not None:
        raise PositionError("sheet", "the match would be over")
    state.was_laid = deal > 1 or bool(state.sheet) or state.match_facts() != usual
    return state


def laid_worlds(game: Any, facts: dict[str, object], rng: Rng) -> Iterator[Any]:
    """Endless states of a match that was laid before a deal, from what everybody knows of it (`State.open_facts`); a
    pack that was gathered from tricks lies in any order."""
    while True:
        state = lay_position(game, facts)
        if state.match_facts().get("pack"):
            state = lay_position(game, {**facts, "pack": cards_text(shuffle(state.pack(), rng))})
        yield state


def _seats_told(game: Any, facts: dict[str, Any]) -> int:
    """How many sit down where `seats` is left out: the length of a list with a value for each seat, or the default."""
    usual = int(game.usual_seats)
    begun = game.start()
    for name, value in {"totals": list(begun.view(REFEREE).totals), **begun.match_facts()}.items():
        given = facts.get(name)
        if isinstance(value, list) and len(value) == usual and isinstance(given, list | tuple):
            return len(given)
    return usual


def _lay_cards(state: Any, cards: Any) -> None:
    """Deal the position's cards: by place, or the whole pack in its order."""
    cards = _cards_told(cards)
    try:
        if "pack" in cards:
            if len(cards) > 1:
                raise PositionError("cards", "with the whole pack no other place is named")
            _deal_pack(state, cards["pack"])
            return
        state.deal(state.arrange(None, **cards))
    except DealError as error:
        raise PositionError("cards", sentence_of(error)) from error


def _cards_told(cards: Any) -> dict[str, str]:
    """The cards of a position by place, as they are written."""
    if not isinstance(cards, Mapping) or not all(isinstance(text, str) for text in cards.values()):
        raise PositionError("cards", "a dictionary of places and their cards is wanted")
    return {str(place): text for place, text in cards.items()}


def _lay_turns(state: Any, cards: dict[str, str], moves: list[Any]) -> Any:
    """Lay the cards that lie after turns that are not told; the last of the moves stands for these."""
    if len(moves) > 1:
        raise PositionError(
            Sentence("move {number}", number=len(moves)), "turns that are not told are the first of the deal"
        )
    try:
        state.lay_turns(cards, moves[0])
    except DealError as error:
        raise PositionError("cards", sentence_of(error)) from error
    except NoHistory as fault:  # compiled, a name keeps the type of its first handler
        raise PositionError(Sentence("move {number}", number=1), sentence_of(fault)) from fault
    return state


def _lay_ending(state: Any, cards: dict[str, str], moves: list[Any]) -> Any:
    """Lay the cards that are left after tricks whose cards do not matter; the last of the moves stands for these."""

    def begin(dealt: Any) -> None:
        for number, step in enumerate(moves[:-1], 1):
            make_step(dealt, step, Sentence("move {number}", number=number))

    try:
        rooms = state.places()
        supply = Supply(state.pack())
        held = {place_name(place, rooms): _taken(supply, text) for place, text in cards.items()}
        unknown = [place for place in held if place not in rooms]
        if unknown:
            raise PositionError(
                "cards", "there is no '{unknown}'; there are: {rooms}", unknown=unknown[0], rooms=", ".join(rooms)
            )
        return lay_ending(state, held, read_skipped(moves[-1], int(state.seats)), begin)
    except PositionError:
        raise
    except (CardError, DealError) as error:
        raise PositionError("cards", sentence_of(error)) from error
    except NoHistory as fault:  # compiled, a name keeps the type of its first handler
        raise PositionError(Sentence("move {number}", number=len(moves)), sentence_of(fault)) from fault


def _taken(supply: Supply, text: str) -> list[int]:
    """The physical cards of a text."""
    return [supply.take(card) for card in parse_cards(text)]


def _deal_pack(state: Any, text: str) -> None:
    """Deal a whole pack that is written from the top."""
    supply = Supply(state.pack())
    try:
        state.deal([supply.take(card) for card in parse_cards(text)])
    except CardError as error:
        raise DealError(sentence_of(error)) from error


def make_step(state: Any, step: Any, where: str) -> None:
    """Make a move `seat: text`, or deal a pack in the middle of the deal.

    Raises:
        PositionError: it cannot be read, or is not allowed.
    """
    try:
        if isinstance(step, Mapping):
            _deal_pack(state, str(step.get("pack", "")))
            return
        seat_text, colon, text = str(step).partition(":")
        name = seat_text.strip().lower()
        if not colon or not (name in _ASIDE or name.isdecimal()):
            raise PositionError(where, "'{step}' is no move: write seat and move, such as '0: KH'", step=step)
        seat = _ASIDE.get(name, int(name) if name.isdecimal() else 0)
        if seat >= state.seats:
            raise PositionError(where, "there is no seat {seat} among {seats}", seat=seat, seats=int(state.seats))
        state.play(seat, state.game.parse(text.strip(), state.view(seat)))
    except (DealError, MoveTextError) as error:
        raise PositionError(where, sentence_of(error)) from error
    except IllegalMove as illegal:  # compiled, a name keeps the type of its first handler
        fault = Sentence("'{step}' is not allowed: {refusal}", step=step, refusal=illegal, game=state.game.slug)
        raise PositionError(where, fault) from illegal
