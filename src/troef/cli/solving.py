"""`troef solve`: the best play of a laid deal with all cards open; of a patience whether, and how, it can be won."""

import json
from typing import Annotated

import typer
from rich.table import Table

from troef.cards.card import card_text
from troef.cli.asking import AsJson, GameName, OptionList, SeatCount, console, game_with, words_of
from troef.cli.faults import Fault
from troef.cli.laying import Dealer, Hands, Moves, Places, Position, Seed, laid_and_played
from troef.core.game import State
from troef.core.view import REFEREE
from troef.games.bridge.auction import STRAINS
from troef.games.bridge.game import ORDERINGS, TABLE, BridgeState
from troef.games.patience.state import PatienceState
from troef.search.klondike import solving as klondike
from troef.search.klondike.position import Rules
from troef.search.solver.contracts import tricks_of_contracts
from troef.search.solver.position import CannotSolve
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import Aim
from troef.words.words import Words

Seat = Annotated[int | None, typer.Option("--for", metavar="SEAT", help="cli-option-for", show_default=False)]
Back = Annotated[bool, typer.Option("--back", help="cli-option-back")]
Contracts = Annotated[bool, typer.Option("--contracts", help="cli-option-contracts")]
Limit = Annotated[int, typer.Option("--limit", metavar="N", min=1, help="cli-option-limit")]


#: Where the seats of bridge sit, as the words name them.
PLACES = ("N", "E", "S", "W")


def solve(
    context: typer.Context,
    game: GameName,
    hand: Hands = None,
    place: Places = None,
    moves: Moves = "",
    dealer: Dealer = 0,
    seat: Seat = None,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: Seed = None,
    position: Position = None,
    back: Back = False,
    limit: Limit = klondike.LIMIT,
    contracts: Contracts = False,
    as_json: AsJson = False,
) -> None:
    """What each card is worth, and the best line, when nobody errs."""
    words = words_of(context)
    rules = game_with(game, option)
    state = laid_and_played(rules, words, position, hand, place, dealer, seats, seed, moves)
    if isinstance(state, PatienceState):
        _solve_patience(state, back, limit, as_json, words)
        return
    if contracts:
        _solve_contracts(state, as_json, words)
        return
    actors = state.actors()
    asked = seat if seat is not None else actors[0] if actors else 0
    aim = state.trick_aim(asked) if 0 <= asked < int(state.seats) else None
    if not isinstance(aim, Aim):
        raise Fault("cli-nothing-to-solve", phase=words.say_for(rules.slug, f"phase-{state.phase.name()}"))
    found = _solved(aim)
    side = [number for number in range(int(state.seats)) if aim.side >> number & 1]
    if as_json:
        told = [{"card": card_text(card), "value": value} for card, value in found.moves]
        line = [card_text(card) for card in found.line]
        print(json.dumps({"side": side, "value": found.value, "moves": told, "line": line}))
        return
    _show(found, aim, side, words)


def _solve_contracts(state: State, as_json: bool, words: Words) -> None:
    """How many tricks each declarer makes in each strain of a deal of bridge."""
    if not isinstance(state, BridgeState):
        raise Fault("cli-no-contracts")
    tricks = state.tricks
    if tricks is None or tricks.count or tricks.tricks_played:
        raise Fault("cli-contracts-begun")
    rows = dict(zip(STRAINS, tricks_of_contracts(TABLE, ORDERINGS, tricks.hands), strict=True))
    if as_json:
        print(json.dumps({"tricks": rows}))
        return
    table = Table(words.say("cli-column-declarer"), box=None)
    for strain in STRAINS:
        name = words.say("cli-no-trump") if strain == "NT" else words.say(f"suit-symbol-{strain}")
        table.add_column(name, justify="right")
    for seat in range(4):
        made = [str(rows[strain][seat]) for strain in STRAINS]
        table.add_row(words.say("cli-contracts-seat", seat=seat, place=PLACES[seat]), *made)
    console().print(table)


def _solved(aim: Aim) -> Solving:
    """Solve in slices, so that it can be interrupted."""
    try:
        found = Solving(aim, Solver(18).memory, every_move=True, with_line=True)
    except CannotSolve as error:
        raise Fault("cli-move", move="", text=error) from error
    while not found.run():
        pass
    return found


def _show(found: Solving, aim: Aim, side: list[int], words: Words) -> None:
    out = console()
    told = ", ".join(str(seat) for seat in side)
    if aim.exactly >= 0:
        key = "made" if found.value else "lost"
        out.print(words.say(f"cli-solve-{key}", seats=told, tricks=int(aim.exactly)))
    else:
        out.print(words.say("cli-solve-value", seats=told, value=found.value))
    table = Table(words.say("cli-column-card"), box=None)
    table.add_column(words.say("cli-column-value"), justify="right")
    best = (max if aim.side >> aim.play.turn & 1 else min)(value for _, value in found.moves)
    for card, value in sorted(found.moves, key=lambda move: (move[1] != best, move[1], move[0])):
        table.add_row(words.card(card_text(card)), str(value))
    out.print(table)
    texts = [words.card(card_text(card)) for card in found.line]
    size, first = int(aim.play.size), int(aim.play.size - aim.play.count) % int(aim.play.size)
    tricks = [texts[:first], *(texts[place : place + size] for place in range(first, len(texts), size))]
    for trick in tricks:
        if trick:
            out.print("  " + " ".join(trick))


def _solve_patience(state: PatienceState, back: bool, limit: int, as_json: bool, words: Words) -> None:
    """Whether a patience can be won from here, with a line, when all cards are known."""
    rules = Rules(parts=state.layout.partial, back=back)
    found = klondike.Solving(klondike.layout_of(state.view(REFEREE)), rules, limit)
    while not found.run():
        pass
    if as_json:
        print(json.dumps({"verdict": found.verdict, "positions": found.nodes, "line": found.line}))
        return
    out = console()
    out.print(words.say(f"cli-solve-{found.verdict}", moves=len(found.line), positions=found.nodes))
    if found.line:
        out.print(", ".join(found.line))
