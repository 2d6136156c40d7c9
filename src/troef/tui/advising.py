"""Advice in words: a page for the terminal, lines for the command line."""

from math import isfinite

from troef.bots.advice import Advice, described
from troef.bots.base import WAIT
from troef.bots.player import Thought
from troef.core.game import Game
from troef.core.view import View
from troef.tui.drawing import Drawing
from troef.words.words import Words


def move_labels(advice: Advice, game: Game, view: View, drawing: Drawing) -> dict[int, str]:
    """The names of the moves that an advice is about."""
    moves = [advice.move] + [move for thought in advice.thoughts for move in (thought.move, *thought.alike)]
    named_moves = {move: described(game, view, move) for move in moves}
    return {move: drawing.label(told) for move, told in named_moves.items() if told is not None}


def advice_rows(advice: Advice, labels: dict[int, str], words: Words) -> list[tuple[str, str, str]]:
    """For each move that was thought about: its name, its worth, and its lead over the usual move with the error."""
    return [_row(thought, labels, words) for thought in advice.thoughts]


def _row(thought: Thought, labels: dict[int, str], words: Words) -> tuple[str, str, str]:
    error = f" ± {thought.error:.1f}" if isfinite(thought.error) else ""
    lead = f"{thought.lead:+.1f}{error}" if thought.error > 0 else "–"
    name = named(thought.move, labels, words)
    if thought.alike:
        name += f" ({words.say('advice-alike', moves=', '.join(labels[move] for move in thought.alike))})"
    return name, f"{thought.worth:.1f}", lead


def named(move: int, labels: dict[int, str], words: Words) -> str:
    """The name of a move; waiting has one as well."""
    return words.say("advice-wait") if move == WAIT else labels[move]


def how_found(advice: Advice, words: Words) -> str:
    """How the adviser came to it, and what its figures count."""
    if not advice.thoughts:
        return words.say("advice-only" if advice.choices == 1 else "advice-by-rule")
    worlds = max(thought.worlds for thought in advice.thoughts)
    tried = words.say("advice-worlds", worlds=worlds) if worlds else words.say("advice-exact")
    return f"{tried} {words.say('advice-unit', unit=advice.unit)}"


def why(advice: Advice, drawing: Drawing) -> str:
    """Why the move is advised, in sentences; empty where nothing can be said for certain."""
    sentences = []
    for reason in advice.reasons:
        facts = {fact.key: drawing.plain_value(fact.as_dict()) for fact in reason.facts}
        sentence = drawing.words.say(f"reason-{reason.key}", **facts)
        sentences.append(sentence[:1].upper() + sentence[1:])
    return " ".join(sentences)


def advice_page(advice: Advice, labels: dict[int, str], drawing: Drawing) -> str:
    """The advice as Markdown."""
    words = drawing.words
    lines = ["# " + words.say("advice-heading", move=named(advice.move, labels, words)), ""]
    if advice.reasons:
        lines += [why(advice, drawing), ""]
    if not advice.thoughts:
        return "\n".join([*lines, how_found(advice, words)])
    columns = [words.say(f"advice-{name}") for name in ("move", "worth", "lead")]
    lines += [how_found(advice, words), ""]
    lines += ["| " + " | ".join(columns) + " |", "| --- | ---: | ---: |"]
    lines += [f"| {' | '.join(row)} |" for row in advice_rows(advice, labels, words)]
    return "\n".join(lines)
