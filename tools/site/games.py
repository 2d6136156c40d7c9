"""Pages that are made from the code: the list of the rule books, and a page about the spaces of each game."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

import troef
from tools.site.names import environments
from tools.site.session import session
from troef.core.info import GameInfo
from troef.core.moves import kind_of
from troef.env import Space, space
from troef.words.words import words

#: What the page about environments says on the site alone: elsewhere these pages are not there.
WHERE: Final = "[The spaces of the games](spaces/index.md) lists actions, columns and options of each game."


def pages() -> dict[str, str]:
    """All pages, by name."""
    made = {"rules/index.md": rules_index(), "spaces/index.md": spaces_index(), "api-env.md": environments()}
    return made | {f"spaces/games/{info.slug}.md": spaces_page(info) for info in troef.all_games()}


def name_of(slug: str, lang: str = "en") -> str:
    """The name of a game."""
    return words(lang).say(f"game-{slug}")


def rules(lang: str) -> dict[str, str]:
    """The rules pages of a language by title: the games, and the tournament."""
    found = {name_of(info.slug, lang): f"rules/{lang}/{info.slug}.md" for info in troef.all_games()}
    return {**found, {"en": "Tournaments", "nl": "Tornooien"}[lang]: f"rules/{lang}/tournament.md"}


def spaces() -> dict[str, str]:
    """The pages about spaces by title."""
    return {info.slug: f"spaces/games/{info.slug}.md" for info in troef.all_games()}


def table(head: str, rows: "list[str]") -> str:
    """A table: its head and rows, with `|` between the cells."""
    line = "|".join([" --- "] * (head.count("|") + 1))
    return "\n".join([f"| {head} |", f"|{line}|", *[f"| {row} |" for row in rows]])


def cell(text: object) -> str:
    """A text in a table."""
    return str(text).replace("|", "\\|").replace("\n", " ")


def span(counts: list[int]) -> str:
    """Numbers of players.

    >>> span([2, 3, 4]), span([2, 4, 6]), span([4])
    ('2–4', '2, 4, 6', '4')
    """
    if len(counts) > 2 and counts[-1] - counts[0] + 1 == len(counts):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join([str(count) for count in counts])


def rules_index() -> str:
    """All rule books, in both languages."""
    rows = [
        f"{name_of(info.slug)} | {words('en').say(f'family-{info.family}')} | {span(info.seat_counts())} "
        f"| [English](en/{info.slug}.md) | [Nederlands](nl/{info.slug}.md)"
        for info in troef.all_games()
    ]
    return f"""# The rules of the games

Every game has its rule book in English and in Dutch. The numbers before the rules (R9) are those with which a move is
refused at the table. *Elk spel heeft zijn spelregels in het Nederlands en in het Engels.*

{table("game | family | players | rules | regels", rows)}

What clubs play for: [tournaments](en/tournament.md), [tornooien](nl/tournament.md).
"""


def spaces_index() -> str:
    """All games with the size of their spaces."""
    rows = []
    for info in troef.all_games():
        made = space(info.slug)
        rows.append(
            f"[{name_of(info.slug)}](games/{info.slug}.md) | `{info.slug}` | {span(info.seat_counts())} "
            f"| {len(made.actions)} | {made.width} | {ticked(info.presets)}"
        )
    return f"""# The spaces of the games

What can be done and seen in each game, as numbers. [Environments](../env.md) says how they are used. Sizes are those
with the usual rules and number of players. All this is made from the code when the site is built.

{table("game | slug | players | actions | columns | presets", rows)}
"""


def ticked(names: "Iterator[str] | list[str] | dict[str, dict[str, object]]") -> str:
    """Names as code with commas between."""
    return ", ".join([f"`{name}`" for name in names])


def spaces_page(info: GameInfo) -> str:
    """What can be done and seen in a game: sizes, an example, options, actions, columns."""
    made = space(info.slug)
    return "\n".join(
        [
            f"# {name_of(info.slug)} (`{info.slug}`): spaces\n",
            f"{words('en').say(f'game-{info.slug}.line')}\n",
            f"The rules: [English](../../rules/en/{info.slug}.md), [Nederlands](../../rules/nl/{info.slug}.md). What "
            "columns and actions mean in all games is on the page about [environments](../../env.md#spaces). This page "
            "is made from the code when the site is built.\n",
            f"With the usual rules and {made.seats} {'seat' if made.seats == 1 else 'seats'} there are "
            f"**{len(made.actions)} actions** and **{made.width} columns**. The course of a deal is told with "
            f"{len(made.history.vocabulary)} tokens.\n",
            "## Example\n",
            example(info),
            "## Rules and players\n",
            sizes(info),
            options(info),
            "## Actions\n",
            actions(made),
            "## Columns of an observation\n",
            columns(made),
        ]
    )


def example(info: GameInfo) -> str:
    """An episode from its beginning, with what comes out."""
    return session(
        "import troef.env",
        f'table = troef.env.aec("{info.slug}")',
        "table.reset(seed=1)",
        "agent = table.agent_selection",
        "seen, reward, terminated, truncated, info = table.last()",
        'seen["observation"].shape, seen["action_mask"].shape',
        f'space = troef.env.space("{info.slug}")',
        'legal = [index for index, may in enumerate(seen["action_mask"]) if may]',
        "len(legal), [space.actions[index].text for index in legal[:4]]",
        "table.step(legal[0])",
        "table.agent_selection",
    )


def sizes(info: GameInfo) -> str:
    """The size of the spaces at each preset and number of players."""
    say = words("en").say
    rows = []
    for preset in info.presets:
        usual = " (usual)" if preset == info.default else ""
        for seats in info.seat_counts() if usual else [info.usual_seats]:
            try:
                made = space(info.slug, preset, seats)
            except ValueError:  # not played by that many with these rules
                made = space(info.slug, preset)
            title = say(f"preset-{info.slug}-{preset}")
            sets = ", ".join([f"`{name}={value}`" for name, value in info.presets[preset].items()]) or "–"
            rows.append(
                f"`{preset}`{usual} | {cell(title)} | {cell(sets)} | {made.seats} | {len(made.actions)} | {made.width}"
            )
    return table("preset | in words | sets | seats | actions | columns", list(dict.fromkeys(rows))) + "\n"


def options(info: GameInfo) -> str:
    """The options with their values."""
    say = words("en").say
    usual = troef.game(info.slug).options
    rows = [
        f"`{spec.name}` | {cell(say(f'option-{info.slug}-{spec.name}'))} | {cell(spec.allowed())} "
        f"| {cell(getattr(usual, spec.name))}"
        for spec in info.specs
    ]
    if not rows:
        return ""
    head = f'Options of the game: `troef.env.aec("{info.slug}", {info.specs[0].name}=…)`.\n'
    return f"{head}\n{table('option | what it is | values | usual', rows)}\n"


def actions(made: Space) -> str:
    """The actions by verb, and each by itself to unfold."""
    rows = []
    numbered = list(enumerate(made.actions))
    for about, group in groupby(numbered, key=lambda item: verb_of(made, item[0])):
        found = list(group)
        first, last = found[0], found[-1]
        numbers = f"{first[0]}–{last[0]}" if len(found) > 1 else f"{first[0]}"
        texts = f"`{first[1].text}` … `{last[1].text}`" if len(found) > 1 else f"`{first[1].text}`"
        rows.append(f"{numbers} | {len(found)} | {cell(texts)} | {about}")
    listed = "\n".join([f"{index:>4}  {action.text}" for index, action in numbered])
    return table("actions | how many | written | what they are", rows) + "\n" + folded("Each action", listed)


#: What actions are that are no whole move.
_PARTS: Final = {
    "wait": "not to act",
    "begin": "a move that is made of many parts begins",
    "word": "a part of such a move",
    "letter": "a letter, digit or space of a part that has no action of its own",
    "end": "such a move ends",
}


def verb_of(made: Space, index: int) -> str:
    """What an action is, in words."""
    if made.actions[index].kind != "move":
        return _PARTS[made.actions[index].kind]
    verb = made.game.language.by_kind[int(kind_of(made.actions.move((index,))))]
    takes = "one of its words" if isinstance(verb.payload, tuple) else f"a {verb.payload}"
    takes = takes.replace("a amount", "an amount")
    return f"`{verb.name}`" if verb.payload == "nothing" else f"`{verb.name}`, {takes}"


def columns(made: Space) -> str:
    """The blocks of columns, and the labels of each to unfold."""
    rows, labels = [], []
    for block in made.columns:
        numbers = f"{block.start}–{block.stop - 1}" if len(block.labels) > 1 else f"{block.start}"
        rows.append(f"{numbers} | `{cell(block.name)}` | {cell(about(made, block.name, block.about))}")
        labels.append(f"{numbers:>9}  {block.name}: {', '.join(block.labels)}")
    return table("columns | name | what they say", rows) + "\n" + folded("Each column", "\n".join(labels))


def about(made: Space, name: str, told: str) -> str:
    """What a block says; a fact or badge has its words at the table as well."""
    kind, _, rest = name.partition("/")
    key = rest.partition("/")[0]
    if kind not in ("fact", "badge"):
        return told
    said = words("en").say_for(made.game.slug, f"{kind}-{key}")
    where = "the header of the table" if kind == "fact" else "a badge of the seat"
    return f"{where}: *{said}*" if said != f"{kind}-{key}" else f"{where}: `{key}`"


def folded(title: str, text: str) -> str:
    """A listing that unfolds. Searching looks at the tables alone: listings would make its index twice as large."""
    return f"""
<details class="note" data-search-exclude markdown="1">
<summary>{title}</summary>

```text
{text}
```

</details>
"""
