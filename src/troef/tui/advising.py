"""Advice in words: a page for the terminal, lines for the command line."""

from troef.bots.advice import Advice, Thought
from troef.bots.base import WAIT
from troef.words.words import Words


def advice_rows(advice: Advice, labels: dict[int, str], words: Words) -> list[tuple[str, str, str]]:
    """For each move that was thought about: its name, its worth, and its lead over the usual move with the error.

    `labels` names the moves of the view.
    """
    return [_row(thought, labels, words) for thought in advice.thoughts]


def _row(thought: Thought, labels: dict[int, str], words: Words) -> tuple[str, str, str]:
    lead = f"{thought.lead:+.1f} ± {thought.error:.1f}" if thought.error > 0 else "–"
    return named(thought.move, labels, words), f"{thought.worth:.1f}", lead


def named(move: int, labels: dict[int, str], words: Words) -> str:
    """The name of a move; waiting has one as well."""
    return words.say("advice-wait") if move == WAIT else labels[move]


def advice_page(advice: Advice, labels: dict[int, str], words: Words) -> str:
    """The advice as Markdown."""
    lines = ["# " + words.say("advice-heading", move=named(advice.move, labels, words)), ""]
    if not advice.thoughts:
        return "\n".join([*lines, words.say("advice-only")])
    columns = [words.say(f"advice-{name}") for name in ("move", "worth", "lead")]
    worlds = max(thought.worlds for thought in advice.thoughts)
    lines += [words.say("advice-worlds", worlds=worlds) if worlds else words.say("advice-exact"), ""]
    lines += ["| " + " | ".join(columns) + " |", "| --- | ---: | ---: |"]
    lines += [f"| {' | '.join(row)} |" for row in advice_rows(advice, labels, words)]
    return "\n".join(lines)
