"""The card of a data set (README.md): what it is, how it was made, and what it cannot be used for.

It begins with the front matter that Hugging Face reads.
"""

import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import troef
from troef.core.options import options_dict
from troef.core.registry import find_game
from troef.sim.decisions import DataPlan
from troef.sim.shards import schema
from troef.words.words import Words

#: The classes of sizes that Hugging Face knows: fewer rows than this, and the name.
SIZES: Final = (
    (10**3, "n<1K"),
    (10**4, "1K<n<10K"),
    (10**5, "10K<n<100K"),
    (10**6, "100K<n<1M"),
    (10**7, "1M<n<10M"),
    (10**8, "10M<n<100M"),
    (10**9, "100M<n<1B"),
)
#: What the data cannot be used for: a message for each.
LIMITS: Final = ("people", "best", "luck", "truth", "chance", "version")


@dataclass(frozen=True)
class Made:
    """What is there of a data set: of the episodes that were asked for, those that are there, rows and files."""

    folder: Path
    asked: int
    episodes: int
    rows: int
    files: int


def dataset_card(plan: DataPlan, made: Made, words: Words) -> str:
    """The card, in the language of who made the data set."""
    title = words.say("cli-card-title", game=words.say(f"game-{plan.slug}"))
    parts = [
        *_front_matter(plan, made, title),
        f"# {title}",
        words.say("cli-card-what", width=plan.space().width, actions=len(plan.space().actions)),
        f"## {words.say('cli-card-made')}",
        "\n".join(["```sh", command_of(plan, made), "```"]),
        _table(_facts(plan, made, words)),
        f"## {words.say('cli-card-columns')}",
        _table(
            [(f"`{field.name}`", str(field.type), words.say(f"cli-card-field-{field.name}")) for field in schema(plan)]
        ),
        words.say("cli-card-labels"),
        f"## {words.say('cli-card-again')}",
        words.say("cli-card-duplicate", unit=plan.unit),
        _example(plan),
        f"## {words.say('cli-card-limits')}",
        "\n".join([f"* {words.say(f'cli-card-not-{limit}')}" for limit in LIMITS if limit != "truth" or plan.worlds]),
        f"## {words.say('cli-card-licence')}",
        words.say("cli-card-mit"),
    ]
    return "\n\n".join(parts) + "\n"


def _front_matter(plan: DataPlan, made: Made, title: str) -> list[str]:
    size = next((name for most, name in SIZES if made.rows < most), "n>1B")
    lines = [
        "---",
        "license: mit",
        f"pretty_name: {json.dumps(title, ensure_ascii=False)}",
        "task_categories:",
        "- reinforcement-learning",
        "tags:",
        *[f"- {tag}" for tag in ("card-games", "imperfect-information", "troef", plan.slug)],
        "size_categories:",
        f"- {size}",
        "configs:",
        "- config_name: default",
        "  data_files: data/*.parquet",
        "---",
    ]
    return ["\n".join(lines)]


def command_of(plan: DataPlan, made: Made) -> str:
    """The command that makes the data set, with all that differs from the defaults."""
    command = ["troef", "sim", f"{plan.slug}:{plan.rules}", "--observations"]
    command += ["--deals" if plan.unit == "deal" else "--matches", str(made.asked)]
    command += ["--seats", str(plan.seats), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    for name, value in _unusual(plan).items():
        command += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
    command += ["--worlds", str(plan.worlds)] if plan.worlds else []
    return shlex.join([*command, "--shard", str(plan.shard), "--out", made.folder.absolute().name])


def _unusual(plan: DataPlan) -> dict[str, object]:
    """The options that differ from those of the preset."""
    usual = options_dict(find_game(plan.slug, plan.rules).options)
    return {name: value for name, value in plan.options.items() if value != usual[name]}


def _facts(plan: DataPlan, made: Made, words: Words) -> list[tuple[str, ...]]:
    """How it was made, a row for each fact."""
    options = ", ".join([f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in plan.options.items()])
    count = words.say("cli-card-count", episodes=made.episodes, asked=made.asked, missing=made.asked - made.episodes)
    facts = {
        "version": troef.__version__,
        "game": f"{plan.slug}:{plan.rules}",
        "options": options or "–",
        "seats": str(plan.seats),
        "bots": ", ".join([f"{seat}: {name}" for seat, name in enumerate(plan.bots)]),
        "seed": plan.seed,
        "episodes": count,
        "rows": str(made.rows),
        "worlds": str(plan.worlds),
    }
    return [(words.say(f"cli-card-fact-{name}", unit=plan.unit), value) for name, value in facts.items()]


def _table(rows: list[tuple[str, ...]]) -> str:
    """Rows as a table of Markdown without a heading."""
    width = len(rows[0])
    lines = [[""] * width, ["---"] * width, *[[cell.replace("|", "\\|") for cell in row] for row in rows]]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines])


def _example(plan: DataPlan) -> str:
    """How a deal is played again."""
    options = "".join([f", {name}={value!r}" for name, value in _unusual(plan).items()])
    lines = [
        "```python",
        "from troef.env import Episode, space",
        "",
        f"game = space({plan.slug!r}, {plan.rules!r}, {plan.seats}{options})",
        f"episode = Episode(game, {plan.unit!r}, {plan.seed_of(0)!r})",
        "```",
    ]
    return "\n".join(lines)
