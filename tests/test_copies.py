"""Every copy has every field: `make copies` writes the methods from the fields, and this finds what it would change."""

from pathlib import Path

import pytest
from tools.copies import ROOMS_OF_RULES, SOURCES, faults, write
from tools.fields import House

DRAWING = '''
class Drawing:
    """Drawing from a stock."""

    def __init__(self, hands: vec[i64], stock: vec[i64], turn: i64) -> None:
        self.hands = hands
        self.stock = stock  # never written in, so copies share it
        self.turn = turn
        self.drawn: i64 = 0
        self.shown: vec[i64] = vec[i64]()
        self.last: Drawing | None = None

    def copy(self) -> "Drawing":
        """An independent one."""
        {body}

    def draw(self) -> None:
        self.drawn += 1
'''

WRITTEN = """hands, shown = self.hands, self.shown
        other = Drawing(hands[: len(hands)], self.stock, self.turn)
        other.drawn = self.drawn
        other.shown = shown[: len(shown)]
        last = self.last
        if last is not None:
            other.last = last.copy()
        return other"""


def house(folder: Path, text: str) -> House:
    (folder / "drawing.py").write_text(text, encoding="utf-8")
    return House(folder, [folder])


def test_every_copy_has_every_field() -> None:
    found = [str(fault) for fault in faults(House(SOURCES.parent, ROOMS_OF_RULES))]
    assert not found, "run `make copies`"


def test_a_copy_is_written_from_the_fields(tmp_path: Path) -> None:
    assert write(house(tmp_path, DRAWING.format(body="raise IndexError"))) == 0, "nothing is copied here"
    assert write(house(tmp_path, DRAWING.format(body="..."))) == 1
    assert (tmp_path / "drawing.py").read_text(encoding="utf-8") == DRAWING.format(body=WRITTEN)
    assert write(House(tmp_path, [tmp_path])) == 0


@pytest.mark.parametrize(
    ("standing", "instead", "fault"),
    [
        ("        other.drawn = self.drawn\n", "", "Drawing.copy does not copy drawn"),
        ("self.stock, self.turn)", "self.stock, 0)", "Drawing.copy does not copy turn"),
        ("drawn = self.drawn\n", "drawn = self.drawn\n        other.drawn = 0\n", "Drawing.copy copies drawn twice"),
        ("hands[: len(hands)]", "hands[:4]", "Drawing.copy is not as `make copies` writes it"),
    ],
)
def test_the_fault_names_class_and_field(tmp_path: Path, standing: str, instead: str, fault: str) -> None:
    text = DRAWING.format(body=WRITTEN)
    assert standing in text
    found = list(faults(house(tmp_path, text.replace(standing, instead))))
    assert [one.text for one in found][:1] == [fault]


def test_a_copy_by_hand_is_checked_only(tmp_path: Path) -> None:
    text = DRAWING.format(body=WRITTEN).replace("hands[: len(hands)]", "hands[:4]")
    by_hand = text.replace('copy(self) -> "Drawing":', 'copy(self) -> "Drawing":  # by hand: there are four hands')
    assert list(faults(house(tmp_path, by_hand))) == []
    assert write(House(tmp_path, [tmp_path])) == 0
    forgotten = by_hand.replace("        other.drawn = self.drawn\n", "")
    assert [one.text for one in faults(house(tmp_path, forgotten))] == ["Drawing.copy does not copy drawn"]


def test_a_class_with_fields_of_its_own_needs_a_copy_of_its_own(tmp_path: Path) -> None:
    heir = ["class Counting(Drawing):", "    def __init__(self) -> None:", "        self.count: i64 = 0"]
    found = list(faults(house(tmp_path, "\n".join([DRAWING.format(body=WRITTEN), *heir]))))
    assert [one.text for one in found] == ["Counting has fields of its own and no copy"]


def test_a_type_that_says_nothing_is_asked_for(tmp_path: Path) -> None:
    text = DRAWING.format(body=WRITTEN).replace("self.drawn: i64 = 0", "self.drawn = NOTHING")
    (found,) = faults(house(tmp_path, text))
    assert found.text == "Drawing.copy: say the type of Drawing.drawn: it tells how it is copied"


def test_a_part_that_an_heir_overrides_goes_on_where_its_base_ends(tmp_path: Path) -> None:
    lines = [
        "class Base:",
        "    def __init__(self) -> None:",
        "        self.one: i64 = 0",
        "",
        '    def copy_part(self, other: "Base") -> None:',
        "        ...",
        "",
        "class Heir(Base):",
        "    def __init__(self) -> None:",
        "        super().__init__()",
        "        self.two: i64 = 0",
        "",
        "    def copy_part(self, other: Base) -> None:",
        "        ...",
        "",
    ]
    write(house(tmp_path, "\n".join(lines)))
    heir = (tmp_path / "drawing.py").read_text(encoding="utf-8").partition("other: Base) -> None:\n")[2]
    assert heir.split("\n        ") == [
        "        super().copy_part(other)",
        "assert isinstance(other, Heir)",
        "other.two = self.two\n",
    ]
