"""A view as coloured text: seats, cards on the table, hand, score sheet, log. Nothing here knows a game."""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from troef.words.words import HIDDEN_CARD, Words

#: The wire form of a view or one of its parts: docs/protocol.md.
Facts = dict[str, Any]

RED: Final = "bold #b3121d on #f7f3e8"
BLACK: Final = "bold #16181d on #f7f3e8"
BACK: Final = "#e8c9a0 on #7a3434"
PALE: Final = "dim"
TURN: Final = "bold #f0bf5c"
#: Kinds of zones that lie in the middle as one pile each, side by side.
PILES: Final = ("stock", "discard", "waste", "taken", "pot", "foundation")
#: Kinds of zones that are named after whom they lie before.
OWNED: Final = ("meld", "taken", "tableau", "stock", "discard")
#: What the table gets of a narrow terminal.
NARROW: Final = 46


class Drawing:
    """Draws a view in one language; `names` are the people by seat, "" is the one who looks.

    `width` is the room for the table, in signs: cards that do not fit go to the next line, none is broken.
    """

    def __init__(self, view: Facts, words: Words, names: list[str], width: int = NARROW) -> None:
        self.view = view
        self.words = words
        self.slug: str = view["game"]
        self._names = names
        self._width = width

    def say(self, key: str, **facts: object) -> str:
        """Words of this game."""
        return self.words.say_for(self.slug, key, **facts)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat] or self.words.say("ui-you")

    def whom(self, seat: int) -> str:
        """As `name`, where something is done to them, or after a preposition: `jou`."""
        return self._names[seat] or self.words.say("ui-you-object")

    def about(self, seat: int) -> dict[str, str]:
        """For a sentence about what somebody does or is: the forms of its words come from `who` (grammar.ftl)."""
        if seat < 0:
            return {"name": "", "who": "other"}
        return {"name": self.name(seat), "who": "other" if self._names[seat] else "you"}

    # ---- cards ----

    def card(self, text: str, style: str = "") -> Text:
        """A card in short, in the colour of its suit."""
        if text == HIDDEN_CARD:
            return Text("▒▒▒", BACK)
        colour = RED if text[-1] in "HD*" else BLACK
        return Text(f" {self.words.card(text)} ", f"{colour} {style}".strip())

    def cards(self, texts: Iterable[str], style: str = "") -> Text:
        """Cards with a gap between them."""
        return Text(" ").join([self.card(text, style) for text in texts])

    # ---- the header ----

    def header(self) -> Text:
        """Game, rules, deal and the facts of the table."""
        deal = self.view["deal"]
        parts = [Text(self.say(f"game-{self.slug}"), "bold")]
        if len(self._names) > 1 and self.view["rules"] != "book":
            parts.append(Text(self.say(f"preset-{self.slug}-{self.view['rules']}"), PALE))
        key = "ui-deal-of" if deal["of"] else "ui-deal-number"
        if deal["number"]:
            parts.append(Text(self.words.say(key, number=deal["number"], of=deal["of"])))
        parts += [self._fact(fact, "fact") for fact in self.view["facts"]]
        return Text(" · ").join(parts)

    def plain_value(self, fact: Facts) -> "str | int":
        """The value of a fact as a sentence has it; a number as it is, for its plural."""
        return int(fact["value"]) if fact["kind"] == "number" else str(self._value(fact)).strip()

    def _fact(self, fact: Facts, kind: str) -> Text:
        sentence = self._sentence(fact, kind)
        if sentence:
            return Text(sentence)
        label = self.say(f"{kind}-{fact['key']}")
        value = self._value(fact)
        return Text(label) if value is None else Text.assemble(f"{label} ", value)

    def _sentence(self, fact: Facts, kind: str) -> str:
        """What needs no label before it ("door jou", "zonder troef"); empty for other facts."""
        if fact.get("kind") == "text":
            whole = f"{self.slug}-{fact['key']}-{fact['value']}.{kind}"
            return self.words.say(whole) if self.words.has(whole) else ""
        if fact.get("kind") != "seat":
            return ""
        key, seat = f"{kind}-{fact['key']}", fact["value"]
        if self.words.has(f"{self.slug}-{key}"):
            key = f"{self.slug}-{key}"
        if not self.words.has(f"{key}.seat"):
            return ""
        return self.words.say(f"{key}.seat", whom=self.whom(seat), **self.about(seat))

    def _value(self, fact: Facts) -> "Text | None":
        value, kind = fact["value"], fact.get("kind")
        if value is None or value is True or kind == "flag":
            return None
        if kind == "suit":
            symbol = self.words.say(f"suit-symbol-{value}")
            return Text(f" {symbol} ", RED if value in "HD" else BLACK)
        if kind == "seat":
            return Text(self.name(value), "bold")
        if kind == "cards":
            return self.cards(value if isinstance(value, list) else str(value).split())
        if kind == "bid":
            return Text(self._bid(str(value)), "bold")
        if kind == "phrase":
            return Text(" ".join([self.words.chosen(self.slug, word) for word in value]), "bold")
        if kind == "text":
            return Text(self._fact_word(fact["key"], str(value)), "bold")
        return Text(_number(value), "bold")

    def _bid(self, bid: str) -> str:
        """A bid of a number in a suit or without trump, doubled or not: `4D`, `3NTX`."""
        strain = bid.rstrip("X").lstrip("0123456789")
        amount, doubles = bid[: bid.index(strain)], bid.count("X")
        symbol = self.words.say(f"suit-symbol-{strain}") if strain in "CDHS" else f" {self.words.say('ui-no-trump')}"
        return f"{amount}{symbol}{' ' if doubles else ''}{'×' * doubles}"

    def _fact_word(self, key: str, value: str) -> str:
        """A value that has words: `direction-clockwise`, `value-ezelen-gesture-slap`, or as it stands."""
        for tried in (f"{self.slug}-{key}-{value}", f"{key}-{value}", f"value-{self.slug}-{key}-{value}"):
            if self.words.has(tried):
                return self.words.say(tried)
        return value

    # ---- seats ----

    def seats(self) -> RenderableType:
        """Everybody with cards, badges and what was said; two in a row where they are many."""
        if self.view["seats"] == 1:
            return self._in_lines([self._fact(badge, "badge") for badge in self.view["badges"][0]])
        around = self.view["around"]
        mine = around.index(max(self.view["seat"], 0))
        lines = [self._seat(seat) for seat in around[mine:] + around[:mine]]
        if len(lines) <= 6:
            return Group(*lines)
        grid = Table.grid(padding=(0, 1))
        half = (len(lines) + 1) // 2
        for left, right in zip_longest(lines[:half], lines[half:], fillvalue=Text()):
            grid.add_row(left, right)
        return grid

    def on_turn(self) -> list[int]:
        """The seat whose turn it is, or all that may act."""
        turn = self.view["turn"]
        return self.view["actors"] if turn is None else [turn]

    def _seat(self, seat: int) -> Text:
        turn = seat in self.on_turn()
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append("▶ " if turn else "  ", TURN)
        line.append(f"{self.name(seat):8}", TURN if turn else "bold")
        if seat == self.view["deal"]["dealer"] and self.view["deal"]["number"]:
            line.append(f"({self.words.say('ui-dealer-letter')})", PALE)
        for zone in self.view["zones"]:
            if zone["kind"] == "hand" and zone["owner"] == seat and seat != self.view["seat"]:
                line.append_text(self._held(zone))
        for badge in self.view["badges"][seat]:
            if badge["key"] != "cards":
                line.append(" ")
                line.append_text(self._fact(badge, "badge"))
        if self.view["says"][seat]:
            said = [
                self.words.tell(self.slug, f"verb-{move['verb']}", self._named(move))
                for move in self.view["says"][seat]
            ]
            line.append(f" “{', '.join(said)}”", "italic")
        return line

    def _held(self, zone: Facts) -> Text:
        held = Text(" ")
        if zone["hidden"]:
            held.append(f"▒{zone['hidden']}", BACK)
        if zone["cards"]:
            held.append_text(self.cards(zone["cards"]))
        return held

    # ---- the middle ----

    def middle(self) -> RenderableType:
        """All zones but the hands: tricks, piles, melds, boards and columns."""
        drawn: list[RenderableType] = []
        piles: dict[bool, list[Text]] = {False: [], True: []}
        columns: list[Facts] = []
        small: dict[int, list[Facts]] = {}
        for zone in self.view["zones"]:
            kind = zone["kind"]
            if kind == "hand":
                continue
            if zone["layout"] == "cascade":
                columns.append(zone)
            elif kind == "tableau" and zone["owner"] is not None:
                small.setdefault(zone["owner"], []).append(zone)
            elif kind in PILES:
                piles[kind == "foundation"].append(self._pile(zone))
            elif kind in ("trick", "last-trick"):
                drawn.append(self._trick(zone))
            elif zone["cards"] or zone["hidden"] or kind == "board":
                drawn.append(self._row(zone))
        drawn = [self._in_lines(line) for line in piles.values() if line] + drawn
        drawn += [self._small_piles(zones) for zones in small.values()]
        if columns:
            drawn.append(self._columns(columns))
        return Group(*drawn)

    def _label(self, zone: Facts) -> str:
        label = self.say(f"zone-{zone['kind']}")
        number = zone["id"].removeprefix(f"{zone['kind']}-")
        owner = zone["owner"]
        if owner is not None and self.view["seats"] > 1 and zone["kind"] in OWNED:
            numbered = number.isdigit() and zone["kind"] in ("meld", "taken")
            return f"{label} {number} ({self.name(owner)})" if numbered else f"{label} ({self.name(owner)})"
        return f"{label} {number}" if number.isdigit() and zone["kind"] != "pot" else label

    def _pile(self, zone: Facts) -> Text:
        name = zone["id"] if zone["kind"] == "foundation" else self._label(zone)
        line = Text(f"{name} ", PALE)
        if zone["kind"] == "pot":
            return line.append(str(zone.get("amount", 0)), "bold")
        count = zone["hidden"] + len(zone["cards"])
        if zone["cards"]:
            line.append_text(self.card(zone["cards"][-1]))
        elif zone["hidden"]:
            line.append("▒▒▒", BACK)
        else:
            line.append("[ ]", PALE)
        return line.append(f" {count} " if count > 1 else " ", PALE)

    def _trick(self, zone: Facts) -> Text:
        last = zone["kind"] == "last-trick"
        parts = [Text(f"{self._label(zone)} ", PALE)]
        for place, text in enumerate(zone["cards"]):
            won = place == zone.get("mark", -1)
            style = PALE if last else TURN if won else ""
            part = Text(f"{self.name(zone['by'][place])} " if place < len(zone.get("by", [])) else "", style)
            part.append_text(self.card(text, "dim" if last else ""))
            parts.append(part.append("*" if won else " ", style))
        for seat in zone.get("by", [])[len(zone["cards"]) :]:  # a lead that lies face down
            parts.append(Text(f"{self.name(seat)} ").append("▒▒▒ ", BACK))
        return self._in_lines(parts)

    def _row(self, zone: Facts) -> Text:
        parts = [Text(f"{self._label(zone)} ", PALE)]
        if zone["hidden"]:
            parts.append(Text(f"▒{zone['hidden']}", BACK))
        return self._in_lines(parts + [self._standing(zone, place) for place in range(len(zone["cards"]))])

    def _standing(self, zone: Facts, place: int) -> Text:
        """A card of a row; a joker with the card that it stands for."""
        text = self.card(zone["cards"][place])
        stands = (zone.get("stands") or zone["cards"])[place]
        return text if stands == zone["cards"][place] else text.append("=").append_text(self.card(stands, "dim"))

    def _small_piles(self, zones: list[Facts]) -> Text:
        """The piles before one seat, numbered, each with its face-down cards counted."""
        parts = [Text(f"{self._label(zones[0])} ", PALE)]
        for number, zone in enumerate(zones, 1):
            part = Text(f"{number} ", PALE)
            if zone["hidden"]:
                part.append(f"▒{zone['hidden']}", BACK)
            parts.append(part.append_text(self.cards(zone["cards"])) if zone["cards"] else part.append("[ ]", PALE))
        return self._in_lines(parts)

    def _columns(self, columns: list[Facts]) -> RenderableType:
        """Cascades side by side, the closed cards counted at the top."""
        grid = Table.grid(padding=(0, 1))
        for _ in columns:
            grid.add_column(min_width=5)
        grid.add_row(*(Text(f" {zone['id']}", PALE) for zone in columns))
        grid.add_row(*(Text(f"▒{zone['hidden']}", BACK) if zone["hidden"] else Text() for zone in columns))
        depth = max(len(zone["cards"]) for zone in columns)
        for place in range(depth):
            cells = [zone["cards"][place] if place < len(zone["cards"]) else "" for zone in columns]
            grid.add_row(*(self.card(cell) if cell else Text() for cell in cells))
        return grid

    # ---- the hand, the sheet, the log ----

    def hand(self) -> Text:
        """One's own cards; those that may not be played now are pale."""
        mine = self.view["seat"]
        hands = [zone for zone in self.view["zones"] if zone["kind"] == "hand" and zone["owner"] == mine]
        lines: list[Text] = []
        for number, zone in enumerate(hands):
            drawn: list[Text] = []
            if len(hands) > 1:
                played = number == self._active(mine)
                drawn.append(Text(f"{'▶' if played else ' '} {number + 1}", TURN if played else PALE))
            drawn += self._own(zone)
            if len(hands) > 1 and zone.get("amount"):
                drawn.append(Text(f"{self.say('badge-bet')} {zone['amount']}", PALE))
            lines.append(self._in_lines(drawn))
        return Text("\n").join(lines)

    def _own(self, zone: Facts) -> list[Text]:
        legal = {card for move in self.view["moves"] for card in move.get("cards", [])}
        laid = zone["layout"] == "row"  # open on the table: none of these cards is played
        drawn: list[Text] = []
        for place, text in enumerate(zone["cards"]):
            style = "" if laid or not self.view["moves"] or text in legal else "dim"
            drawn.append(self.card(text, f"{style} underline" if place == zone.get("mark", -1) else style))
        return drawn

    def _active(self, seat: int) -> int:
        """Which of the hands of a seat is being played, where it has several, or -1."""
        number = next((fact["value"] for fact in self.view["facts"] if fact["key"] == "active-hand"), 0)
        return number - 1 if seat in self.on_turn() else -1

    def _in_lines(self, parts: list[Text]) -> Text:
        """Parts with a gap between them, as many in a line as fit."""
        drawn, used = Text(), 0
        for part in parts:
            if used and used + 1 + part.cell_len > self._width:
                drawn.append("\n")
                used = 0
            drawn.append(" " if used else "")
            drawn.append_text(part)
            used += (1 if used else 0) + part.cell_len
        return drawn

    def sheet(self) -> RenderableType:
        """The score sheet with its totals."""
        sheet = self.view["sheet"]
        heads = [" + ".join(self.name(seat) for seat in column["seats"]) for column in sheet["columns"]]
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
        table.add_column("", style=PALE)
        for head in heads:
            table.add_column(head, justify="right", overflow="ellipsis", no_wrap=True)
        for number, row in enumerate(sheet["rows"], 1):
            marks = list(row["marks"]) + [""] * len(row["cells"])
            cells = (f"{mark} {_number(cell)}".strip() for cell, mark in zip(row["cells"], marks, strict=False))
            table.add_row(str(number), *cells)
        table.add_row("Σ", *(_number(total) for total in sheet["totals"]), style="bold")
        return table

    def log(self) -> Text:
        """What happened in this deal, a line each."""
        return Text("\n").join([self.logged(entry) for entry in self.view["log"]])

    def logged(self, entry: Facts) -> Text:
        """One line of the log."""
        facts = self._named(entry, entry["seat"])
        key = f"verb-{entry['verb']}"
        chosen = f"word-{entry.get('word')}"
        if self.words.has(f"{self.slug}-{chosen}.log"):  # "ik vraag" is told as "Lies vraagt"
            line = self.words.tell(self.slug, f"{chosen}.log", facts)
        elif self.words.has(f"{self.slug}-{key}.log") or self.words.has(f"{key}.log"):
            line = self.words.tell(self.slug, f"{key}.log", facts)
        else:
            said = self.words.tell(self.slug, key, facts)
            line = f"{facts['name']}: {said}" if facts["name"] else said
        line = " ".join(line.split())  # what is missing leaves a gap
        return Text(line[:1].upper() + line[1:] + self._call(entry))

    def _named(self, facts: Facts, doer: int = -1) -> Facts:
        """A move with the names of the seats it is about. Where nobody at the table does it, it is about its target."""
        target = facts.get("target")
        seats = target if isinstance(target, list) else [target] if isinstance(target, int) else []
        who = self.about(doer if doer >= 0 or not seats else seats[0])["who"]
        named = {**facts, "name": self.name(doer) if doer >= 0 else "", "who": who}
        if not seats:
            return named
        names, objects = [self.name(seat) for seat in seats], [self.whom(seat) for seat in seats]
        return {**named, "target": ", ".join(names), "whom": ", ".join(objects)}

    def _call(self, facts: Facts) -> str:
        return f" — {self.words.say(f'call-{self.slug}')}" if facts.get("call") else ""

    # ---- moves and the end ----

    def label(self, move: Facts) -> str:
        """A move as the list shows it."""
        amount = move.get("amount")
        if isinstance(amount, dict):
            span = str(amount["min"]) if amount["min"] == amount["max"] else f"{amount['min']}–{amount['max']}"
            move = {**move, "amount": span}
        label = self.words.tell(self.slug, f"verb-{move['verb']}", self._named(move))
        return label + self._call(move)

    def stake(self, move: Facts) -> str:
        """What is won or lost by a move; empty where nothing is said of it."""
        stake = move.get("stake")
        return self.words.tell(self.slug, f"stake-{stake['key']}", stake) if stake else ""

    def ending(self) -> str:
        """How the match ended."""
        outcome = self.view["outcome"]
        me = self.view["seat"]
        names = [self.name(seat) for seat in outcome["winners"] if seat != me]
        if self.view["seats"] == 1:
            line = self.words.say("ui-end-solved" if outcome["winners"] else "ui-end-over")
        elif outcome["draw"]:
            line = self.words.say("ui-end-draw")
        elif me in outcome["winners"] and names:
            line = self.words.say("ui-end-you-win-with", names=self._listed([self.name(me), *names]))
        elif me in outcome["winners"]:
            line = self.words.say("ui-end-you-win")
        else:
            line = self.words.say("ui-end-wins", names=self._listed(names), count=len(names))
        return f"{line} ({self.say('reason-' + outcome['reason'])})"

    def _listed(self, names: list[str]) -> str:
        return ", ".join(names)


def _number(value: object) -> str:
    """A number as it is written on paper: with a minus, not a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)
