"""Writes the pages that are made from the code: `docs/games.md`, `docs/api.md`, `docs/tournament-acts.md` and
`docs/bridge-system.md`, and from the table of `docs/bots.md` what the pages of the games show of it
(`src/troef/data/levels.json`). The schemas in `docs/schemas` are copies of those in the package.

`make docs` writes them; `python docs/generate.py --check [PAGE]` says whether they are as the code has them. It runs on
the sources (`PYTHONPATH=src`), not on the compiled package: signatures come from the sources.
"""

import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import troef
from troef.bots.bridge.book import TABLES
from troef.bots.bridge.rows import read_tables
from troef.core.dealer import SeededDealer, order_for
from troef.core.info import GameInfo
from troef.core.language import Verb
from troef.core.reading import listed
from troef.sim.measured import levels_in
from troef.tournament.every_act import ACTS
from troef.words.words import Words

DOCS = Path(__file__).parent
#: Random matches are looked at for this many moves; what shows in none of them is not in the tables.
MOVES = 400
SEEDS = ("one", "two")

GAMES_HEAD = """# What each game shows

Made by `docs/generate.py` from the code and from random matches at every preset; not written by hand.
`N` stands for a seat or a number. What the words mean for a person is in `src/troef/words`; how a view goes over the
wire is in [protocol.md](protocol.md); how places, positions and results are used is in [library.md](library.md).
"""
API_HEAD = """# The public names

Made by `docs/generate.py` from the docstrings; not written by hand. [library.md](library.md) shows them in use.
"""
ACTS_HEAD = """# What people do at an event

Made by `docs/generate.py` from the acts themselves; not written by hand. [tournament.md](tournament.md) shows them in
use, [tournament-log.md](tournament-log.md) how they stand in the log.
"""

SYSTEM_HEAD = """# The bidding system of bridge

Made by `docs/generate.py` from the tables in `src/troef/bots/bridge/book.py`; not written by hand. Every player of ours
bids it. A hand makes the first call of a table that it fits; partner and opponents learn from the same table what it
holds. Advice says the words of the last column in Dutch or English.

* A call may name a variable: `M` a major and `O` the other, `m` a minor and `n` the other, `W` a suit but clubs, `X`
  and `Y` any two suits. `-` is an opponent's pass.
* Points are high cards. With `t` a point is added for each card from the fifth of a suit, with `:M` short suits count
  with M as trumps. `@13` is what partner counts on.
* `M4+` is four cards or more, `Y<X` a suit that is lower than X, `longest` the suit that one bids first, `opens` twelve
  points or the rule of twenty.

Where the opponents have said more than pass, and after every call that is in no table, the answer is natural
(`contested.py`, `later.py`):

* **Overcalls** from nine points with five cards at the one level, from twelve at the two level. A jump is weak. 1NT
  shows 15 to 18 points and a stopper; the suit of a minor opening shows both majors, 2NT the two lowest unbid
  suits. Who bids in the last seat needs a king less.
* **Doubles.** Takeout up to the four level; negative through three spades; for penalties when both hands have the
  points or the trumps behind declarer. A double of a slam promises two aces, or one against a grand slam.
* **Raises** by points, or by the law of total tricks: as many tricks as trumps. A bid of their suit is a good
  raise.
* **Games** are bid with 24 points in both hands (28 in a minor suit), slams with 30 and a fit or 31 without. The
  fourth suit forces to game. With a fit 4NT asks for key cards.
* **Forcing calls** are answered: with the suit of partner, a stopper or a long suit, and otherwise as low as it
  goes.
"""


# ---- what each game shows ----


class Shown:
    """What the views of a game have shown."""

    def __init__(self) -> None:
        self.phases: set[str] = set()
        self.facts: set[str] = set()
        self.badges: set[str] = set()
        self.zones: dict[str, str] = {}

    def look(self, state: troef.State) -> None:
        """Take in all that anybody sees of a position."""
        self.phases.add(state.phase.name())
        for seat in (*range(int(state.seats)), troef.SPECTATOR, troef.REFEREE):
            view = state.view(seat)
            self.facts |= {f"`{numberless(fact.key)}` ({fact.kind})" for fact in view.facts}
            self.badges |= {f"`{numberless(badge.key)}` ({badge.kind})" for badges in view.badges for badge in badges}
            for zone in view.zones:
                self.zones[numberless(zone.name)] = f"{zone.kind}, {zone.layout}"


def numberless(name: str) -> str:
    """A name with `N` for its numbers."""
    return re.sub(r"\d+", "N", name)


def matches(info: GameInfo) -> Iterator[troef.State]:
    """The positions of random matches of a game at each of its presets."""
    for preset in info.presets:
        game = troef.game(info.slug, preset)
        for seed in SEEDS:
            yield from positions(game.start(), seed)


def positions(state: troef.State, seed: str) -> Iterator[troef.State]:
    """The positions of one random match."""
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    for _ in range(MOVES):
        while state.awaits_deal:
            yield state
            state.deal(order_for(state, dealer))
        if state.outcome() is not None:
            break
        yield state
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.play(seat, state.phase.pick(seat, rng))
    yield state


def game_section(info: GameInfo) -> str:
    """The section of a game."""
    shown = Shown()
    for state in matches(info):
        shown.look(state)
    game = troef.game(info.slug)
    state = game.start()
    places = dict.fromkeys(numberless(place) for place in state.places())
    rows = {
        "places of a deal": ticked(places),
        "brought to a deal": ticked(sorted(state.match_facts())),
        "result": ticked(field.name for field in game.Result.described()),
        "verbs": ", ".join([verb_text(verb) for verb in game.language.verbs]),
        "phases": ticked(sorted(shown.phases)),
        "facts": ", ".join(sorted(shown.facts)),
        "badges": ", ".join(sorted(shown.badges)),
        "zones": ", ".join([f"`{name}` ({kind})" for name, kind in sorted(shown.zones.items())]),
    }
    lines = [f"| {name} | {text or '–'} |" for name, text in rows.items()]
    return "\n".join([f"## {game.slug}", "", "| what | names |", "| --- | --- |", *lines, ""])


def ticked(names: "Iterator[str] | list[str] | dict[str, None]") -> str:
    """Names as code with commas between."""
    return ", ".join([f"`{name}`" for name in names])


def verb_text(verb: Verb) -> str:
    """A verb as it is written."""
    return "`" + listed((verb,)).replace("|", "/") + "`"


def games_page() -> str:
    """The page of all games."""
    return "\n".join([GAMES_HEAD, *[game_section(info) for info in troef.all_games()]])


# ---- the public names ----


def api_page() -> str:
    """The page of the public names."""
    parts = [API_HEAD]
    for name in sorted(troef.__all__, key=lambda name: (name[:1].islower(), name)):
        thing = getattr(troef, name)
        if inspect.isclass(thing):
            parts.append(class_section(name, thing))
        elif callable(thing):
            parts.append(f"## `{name}`\n\n{called(name, thing)}\n\n{text_of(thing)}\n")
        else:
            parts.append(f"## `{name} = {thing!r}`\n")
    return "\n".join(parts)


def class_section(name: str, thing: type) -> str:
    """A class with its public methods and properties, and those of bases that have no section of their own."""
    lines = [f"## class `{name}`", "", text_of(thing), ""]
    members = dict(vars(thing))
    for base in thing.__mro__[1:]:
        if base.__module__.startswith("troef.") and base.__name__ not in troef.__all__:
            members = {**members, **{key: value for key, value in vars(base).items() if key not in members}}
    for member, value in members.items():
        if member.startswith("_") or isinstance(value, type):
            continue
        if isinstance(value, property):
            lines += [f"### `{name}.{member}`", "", text_of(value), ""]
        elif inspect.isfunction(value) or isinstance(value, classmethod):
            bound: Callable[..., object] = getattr(thing, member)
            lines += [f"### `{name}.{member}`", "", called(member, bound), "", text_of(bound), ""]
    return "\n".join(lines)


def called(name: str, thing: Callable[..., object]) -> str:
    """How something is called, as a block of code: on a line of its own, or a line for each parameter."""
    found = inspect.signature(thing)
    line = f"def {name}{found}"
    if len(plain(line)) > 100:
        parameters = "".join([f"    {parameter},\n" for parameter in parameters_of(found)])
        result = str(found.replace(parameters=[]))
        line = f"def {name}(\n{parameters}{result[1:]}"
    return f"```python\n{plain(line)}\n```"


def parameters_of(found: inspect.Signature) -> Iterator[str]:
    """The parameters of a signature, and the star before those that can only be named."""
    starred = False
    for parameter in found.parameters.values():
        starred = starred or parameter.kind == parameter.VAR_POSITIONAL
        if parameter.kind == parameter.KEYWORD_ONLY and not starred:
            starred = True
            yield "*"
        yield str(parameter)


def plain(text: str) -> str:
    """Types by their names alone, without the quotes around a whole type."""
    unquoted = re.sub(r"(: |-> )'([^']*)'", r"\1\2", text)
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=\w)", "", unquoted)


def text_of(thing: object) -> str:
    """A docstring; examples and sections of errors as they stand."""
    text = inspect.getdoc(thing) or ""
    return re.sub(r"((?:^>>> .*\n?(?:^(?!\n|>>> |Raises).+\n?)*)+)", r"```python\n\1\n```\n", text, flags=re.M)


# ---- the acts of an event ----


def acts_page() -> str:
    """The page of all acts: who may do each, what it is, and its facts."""
    parts = [ACTS_HEAD]
    for name, act in sorted(ACTS.items()):
        offices = ", ".join([office for office in act.offices if office != "engine"])
        parts.append(f"## `{name}`\n\nBy: {offices}.\n\n{facts_listed(inspect.getdoc(act) or '')}\n")
    return "\n".join(parts)


def facts_listed(text: str) -> str:
    """A docstring with its fields as a list."""
    told, _, fields = text.partition("\nFields:\n")
    rows = re.sub(r"\n {8,}", " ", fields)
    return told + re.sub(r"^ {4}(\w+): ", r"* `\1`: ", f"\n{rows}" if rows else "", flags=re.M)


# ---- how far the levels of the bots are apart ----


def levels_file() -> str:
    """The table of `docs/bots.md` for the pages of the games, a line for each game."""
    games = levels_in((DOCS / "bots.md").read_text(encoding="utf-8"))
    lines = [f"{json.dumps(slug)}: {json.dumps(pairs)}" for slug, pairs in games.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


# ---- the schemas ----


def schema_file(name: str) -> str:
    """A schema as the package has it."""
    return (DOCS.parent / "src" / "troef" / "data" / f"{name}.schema.json").read_text(encoding="utf-8")


# ---- the bidding system of bridge ----


def system_page() -> str:
    """The tables of the bidding system, with the words that a person is shown."""
    words = Words("en")
    parts = [SYSTEM_HEAD]
    for title, text in TABLES:
        parts.append(f"## {title}\n")
        for table in read_tables(text):
            parts.append(f"### {f'After `{table.after}`' if table.after else 'The first bid'}\n")
            parts.append("| call | points | hand | meaning |\n| --- | --- | --- | --- |")
            parts += [system_row(row, words) for row in table.rows]
            parts.append("")
    return "\n".join(parts)


def system_row(row: str, words: Words) -> str:
    """A row of a table with its name in words."""
    call, points, hand, name = row.split()
    told = words.say(f"reason-bridge-{name.rstrip('!?')}")
    force = "game-forcing" if name.endswith("!!") else "forcing" if name.endswith("!") else ""
    last = "for want of better" if name.endswith("?") else ""
    extra = "".join(f" *{each}*" for each in (force, last) if each)
    return f"| `{call}` | {points} | {hand.replace(',', ', ')} | {told}{extra} |"


PAGES: dict[str, Callable[[], str]] = {
    "games.md": games_page,
    "api.md": api_page,
    "tournament-acts.md": acts_page,
    "bridge-system.md": system_page,
    "../src/troef/data/levels.json": levels_file,
    "schemas/record.schema.json": partial(schema_file, "record"),
    "schemas/view.schema.json": partial(schema_file, "view"),
}


def main(arguments: list[str]) -> int:
    """Write the pages, or check them; those that are named, or all."""
    stale = []
    named = [name for name in arguments if not name.startswith("--")]
    for name, page in PAGES.items():
        if named and name not in named:
            continue
        text = page().rstrip() + "\n"
        path = DOCS / name
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
    for name in stale:
        print(f"docs/{name} is not up to date: run `make docs`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
