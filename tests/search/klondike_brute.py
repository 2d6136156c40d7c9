"""Klondike the slow and simple way: every move of the rules, nothing left out, for packs of few cards.

Cards are the house's codes. A position is the columns (face-down cards, open cards), the bank, the waste and the
heights of the foundations. It shares nothing with the search but its input.
"""

from collections.abc import Iterator

from troef.search.klondike.position import OpenLayout, Rules

Column = tuple[tuple[int, ...], tuple[int, ...]]
Position = tuple[tuple[Column, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def height(card: int) -> int:
    """Ace 0, two 1 … king 12."""
    return (card % 16 + 1) % 13


def joins(card: int, on: int) -> bool:
    """One lower and of the other colour."""
    return height(card) == height(on) - 1 and (card // 16 in (1, 2)) != (on // 16 in (1, 2))


def start(layout: OpenLayout) -> Position:
    """The position of a layout."""
    columns = zip(layout.columns, layout.down, strict=True)
    waste, bank = layout.cycle[: layout.drawn], layout.cycle[layout.drawn :]
    return (
        tuple((tuple(cards[:down]), tuple(cards[down:])) for cards, down in columns),
        tuple(bank),
        tuple(waste),
        tuple(layout.home),
    )


def _without(columns: tuple[Column, ...], place: int, count: int) -> tuple[Column, ...]:
    down, shown = columns[place]
    shown = shown[: len(shown) - count]
    if not shown and down:
        down, shown = down[:-1], down[-1:]
    return (*columns[:place], (down, shown), *columns[place + 1 :])


def _laid(columns: tuple[Column, ...], run: tuple[int, ...], ranks: int) -> Iterator[tuple[int, tuple[Column, ...]]]:
    for place, (down, shown) in enumerate(columns):
        if joins(run[0], shown[-1]) if shown else height(run[0]) == ranks - 1:
            yield place, (*columns[:place], (down, shown + run), *columns[place + 1 :])


def _up(home: tuple[int, ...], card: int, step: int = 1) -> tuple[int, ...]:
    suit = card // 16
    return (*home[:suit], home[suit] + step, *home[suit + 1 :])


def moves(position: Position, rules: Rules, ranks: int) -> Iterator[tuple[str, Position]]:
    """Every move as the book writes it, with the position after it."""
    columns, bank, waste, home = position
    if bank:
        yield "draw", (columns, bank[rules.draw :], waste + bank[: rules.draw], home)
    elif waste:
        yield "redeal", (columns, waste, (), home)
    if waste:
        card = waste[-1]
        if home[card // 16] == height(card):
            yield "W>F", (columns, bank, waste[:-1], _up(home, card))
        for place, after in _laid(columns, (card,), ranks):
            yield f"W>T{place + 1}", (after, bank, waste[:-1], home)
    for source, (_, shown) in enumerate(columns):
        if shown and home[shown[-1] // 16] == height(shown[-1]):
            yield f"T{source + 1}>F", (_without(columns, source, 1), bank, waste, _up(home, shown[-1]))
        for count in range(1, len(shown) + 1):
            whole = count == len(shown)
            if not whole and not rules.parts:
                continue
            for place, after in _laid(_without(columns, source, count), shown[-count:], ranks):
                if place != source:
                    part = "" if whole else f"[{count}]"
                    yield f"T{source + 1}{part}>T{place + 1}", (after, bank, waste, home)
    for suit in range(4 if rules.back else 0):
        if home[suit]:
            card = suit * 16 + (home[suit] + 11) % 13
            for place, after in _laid(columns, (card,), ranks):
                yield f"F-{'CDHS'[suit]}>T{place + 1}", (after, bank, waste, _up(home, card, -1))


def winnable(layout: OpenLayout, rules: Rules, most: int) -> "bool | None":
    """Whether the layout can be won; None where more positions than `most` would have to be looked at."""
    todo = [start(layout)]
    seen = {_alike(todo[0])}
    while todo:
        position = todo.pop()
        if sum(position[3]) == 4 * layout.ranks:
            return True
        for _, after in moves(position, rules, layout.ranks):
            name = _alike(after)
            if name not in seen:
                seen.add(name)
                todo.append(after)
        if len(seen) > most:
            return None
    return False


def _alike(position: Position) -> Position:
    """The order of the columns does not matter."""
    return (tuple(sorted(position[0])), *position[1:])


def wins(layout: OpenLayout, rules: Rules, line: list[str]) -> bool:
    """Whether a line of moves is allowed from beginning to end, and wins."""
    position = start(layout)
    for text in line:
        after = dict(moves(position, rules, layout.ranks)).get(text)
        if after is None:
            return False
        position = after
    return sum(position[3]) == 4 * layout.ranks
