"""`troef odds`: what a round of blackjack is worth at a table, and how two cards are best played there."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from troef.bots.blackjack_chart import BESIDE_ACE, HARD_TOTALS, PAIRS, UPCARDS, Chart, conditions_of, make_chart
from troef.cli.asking import AsJson, GameName, OptionList, console, game_with, say_if_interpreted, words_of
from troef.cli.faults import Fault
from troef.games.blackjack import Options
from troef.words.words import Words

#: No casino has more packs in a shoe.
MOST_PACKS: Final = 8
#: How each letter of the chart is coloured.
STYLES: Final = {"H": "red", "S": "yellow", "D": "cyan", "P": "green", "R": "magenta"}


def odds(
    context: typer.Context,
    game: GameName,
    packs: Annotated[
        int | None, typer.Option("--packs", metavar="N", min=1, max=MOST_PACKS, help="cli-option-packs")
    ] = None,
    peek: Annotated[bool, typer.Option("--peek", help="cli-option-peek")] = False,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """The house's edge and the best play of every two cards."""
    words = words_of(context)
    chosen = game_with(game, option)
    if not isinstance(chosen.options, Options):
        raise Fault("cli-no-odds", game=words.say(f"game-{chosen.slug}"))
    say_if_interpreted(context)
    count = packs if packs is not None else chosen.options.decks
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(words.say(f"game-{chosen.slug}"), total=len(UPCARDS))
        chart = make_chart(conditions_of(chosen.options, peek), count, lambda: bar.advance(task))
    if as_json:
        print(json.dumps(_facts(chart, count, peek), indent=2))
    else:
        _show(chart, count, words)


def _rows(chart: Chart) -> list[tuple[str, str, str]]:
    """The kind of each row (hard, soft, pair), its name, and its letters."""
    rows = [("hard", str(total), chart.hard(total)) for total in HARD_TOTALS]
    rows += [("soft", f"A {other}", chart.soft(other)) for other in BESIDE_ACE]
    return rows + [("pair", f"{_name(card)} {_name(card)}", chart.pair(card)) for card in PAIRS]


def _name(card: int) -> str:
    return "A" if card == 1 else str(card)


def _facts(chart: Chart, packs: int, peek: bool) -> dict[str, object]:
    hands = [
        {
            "cards": [_name(one), _name(other)],
            "bank": _name(upcard),
            "values": {choice: round(value, 6) for choice, value in values.items()},
        }
        for (one, other, upcard), values in chart.values.items()
    ]
    return {
        "packs": packs,
        "peek": peek,
        "advantage_percent": round(100 * chart.advantage, 4),
        "bank": [_name(card) for card in UPCARDS],
        "chart": [{"kind": kind, "hand": name, "letters": letters} for kind, name, letters in _rows(chart)],
        "hands": hands,
    }


def _show(chart: Chart, packs: int, words: Words) -> None:
    out = console()
    edge = -100 * chart.advantage
    key = "cli-odds-house" if edge >= 0 else "cli-odds-player"
    out.print(words.say(key, edge=f"{abs(edge):.3f}", packs=packs))
    table = Table("", *(_name(card) for card in UPCARDS), box=None)
    last = ""
    for kind, name, letters in _rows(chart):
        if kind != last:
            table.add_row(words.say(f"cli-odds-{kind}"))
            last = kind
        table.add_row(
            f"  {name}", *(f"[{STYLES[letter]}]{letter}[/]" if letter in STYLES else "" for letter in letters)
        )
    out.print(table)
    out.print(words.say("cli-odds-letters"))
