"""What is wrong with a result, a position, a deal or a move is said in both languages; a program reads English."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import troef
from troef.cards.sentence import Sentence, sentence_of
from troef.cli.main import main
from troef.core.record_error import RecordError
from troef.words.words import LANGUAGES, words

ROOT = Path(troef.__file__).parent
#: The rooms of the rules: their errors reach people.
RULES = ("cards", "core", "tricks", "auction", "melds", "betting", "shedding", "search/solver", "games")
#: What can be wrong with a template, a draw or a line of the log of an event.
OF_EVENTS = ("act", "bulk", "draws/draw_check", "template")
FILES = sorted(path for room in RULES for path in (ROOT / room).rglob("*.py"))
FILES += [ROOT / "tournament" / f"{name}.py" for name in OF_EVENTS]
#: Which argument of an error is its reason.
REASON = {
    "CannotSolve": 0,
    "CardError": 0,
    "DealError": 0,
    "FieldError": 0,
    "MoveTextError": 0,
    "NoHistory": 0,
    "PositionError": 1,
    "ResultError": 0,
    "Sentence": 0,
    "ValueError": 0,
}
#: What forgets the sentence of another error: `sentence_of` keeps it.
LOST = ("str(error)", "str(fault)")
#: The functions that give the reason of an error, or an empty text.
FAULT_FUNCTION = re.compile(r"(^|_)(fault|impossible)$")


def branches(expression: ast.expr) -> Iterator[ast.expr]:
    """What an expression may come to: both sides of a condition or an `or`."""
    if isinstance(expression, ast.IfExp):
        yield from branches(expression.body)
        yield from branches(expression.orelse)
    elif isinstance(expression, ast.BoolOp):
        for value in expression.values:
            yield from branches(value)
    else:
        yield expression


def reasons(tree: ast.Module) -> Iterator[ast.expr]:
    """The reason of every error that a module raises, and every sentence in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REASON:
            for reason in node.args[REASON[node.func.id] :][:1]:
                yield from branches(reason)


@cache
def patterns() -> dict[str, Path]:
    """All sentences of the rules, each with a file where it stands."""
    found: dict[str, Path] = {}
    for path in FILES:
        for reason in reasons(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(reason, ast.Constant) and isinstance(reason.value, str) and Sentence(reason.value).key():
                found.setdefault(reason.value, path)
    return found


def names(pattern: str) -> list[str]:
    """What a pattern leaves open."""
    return re.findall(r"\{(\w+)\}", pattern)


def test_there_are_hundreds() -> None:
    assert len(patterns()) > 500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_has_words(lang: str) -> None:
    assert [f"{path}: {text}" for text, path in patterns().items() if not words(lang).has(Sentence(text).key())] == []


def test_two_sentences_have_two_keys() -> None:
    assert len({Sentence(text).key() for text in patterns()}) == len(patterns())


def test_the_english_words_are_the_sentence_itself() -> None:
    for text in patterns():
        sentence = Sentence(text, **{name: f"<{name}>" for name in names(text)})
        assert words("en").sentence(sentence) == sentence


def test_the_dutch_words_have_the_same_facts() -> None:
    for text in patterns():
        told = words("nl").sentence(Sentence(text, **{name: f"<{name}>" for name in names(text)}))
        assert sorted(re.findall(r"<(\w+)>", told)) == sorted(names(text)), text


def test_no_words_are_left_over() -> None:
    keys = {Sentence(text).key() for text in patterns()}
    for lang in LANGUAGES:
        text = (ROOT / "words" / lang / "faults.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == keys


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_reason_is_put_together_where_no_face_can_read_it(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [reason for reason in reasons(tree) if isinstance(reason, ast.JoinedStr) or ast.unparse(reason) in LOST]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and FAULT_FUNCTION.search(function.name):
            given = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value]
            texts += [one for value in given for one in branches(value) if _is_bare(one)]
    assert [f"line {text.lineno}: {ast.unparse(text)}" for text in texts] == []


def _is_bare(expression: ast.expr) -> bool:
    """Whether it is a text that is no sentence."""
    if isinstance(expression, ast.Constant):
        return isinstance(expression.value, str) and " " in expression.value
    return isinstance(expression, ast.JoinedStr)


# ---- said to a person ----


def told(capsys: pytest.CaptureFixture[str], lang: str, *arguments: str) -> str:
    """The one line of a command that fails."""
    assert main(["--lang", lang, *arguments]) in (1, 2)
    said = capsys.readouterr()
    assert (said.out + said.err).count("\n") == 1
    return (said.out + said.err).strip()


#: A wrong result, position, deal, or move, and what is said of it in both languages.
WRONG = [
    (
        ["score", "klaverjassen", "makers=0", "trick_points=81,80"],
        "Gift 1: trick_points: beide kanten hebben samen 162, niet 81 en 80",
        "Deal 1: trick_points: both sides together have 162, not 81 and 80",
    ),
    (
        ["score", "klaverjassen", "makers=north", "trick_points=81,81"],
        "Gift 1: makers: het is een geheel getal, niet 'north'",
        "Deal 1: makers: it is a whole number, not 'north'",
    ),
    (
        ["score", "klaverjassen", "maker=0"],
        "Gift 1: er is geen veld “maker”; bedoelde je “makers”?",
        "Deal 1: there is no field 'maker'; did you mean 'makers'?",
    ),
    (
        ["score", "cinch", '{"bidders": 0, "bid": 15, "points": [14, 0]}', "--option", "all_pass=forced_one"],
        "Gift 1: bid: het is 1 tot 14, of 1 na vier keer passen, niet 15 (R7, R8)",
        "Deal 1: bid: it is 1 to 14, or 1 after four passes, not 15 (R7, R8)",
    ),
    (
        ["score", "bieden", '{"bidder": 0, "bid": 700, "tricks": 8, "card_points": 162}'],
        "Gift 1: bid: er is geen bod “700”: tientallen van 100 tot 660, pandoer of overleg",
        "Deal 1: bid: there is no bid '700': tens from 100 to 660, pandoer or overleg",
    ),
    (
        ["solve", "bridge", "--hand", "0=KH KH"],
        "Zo kan er niet gedeeld zijn: 'hand-0': KH is vaker genoemd dan het spel kaarten hem heeft",
        "It cannot have been dealt so: 'hand-0': KH is named more often than the pack has it",
    ),
    (
        ["solve", "bridge", "--hand", "north=KH"],
        "Zo kan er niet gedeeld zijn: “north” is geen stoel",
        "It cannot have been dealt so: 'north' is no seat",
    ),
    (
        ["solve", "bridge", "--seed", "1", "--moves", "8NT"],
        "De zet 8NT kan niet: “8NT” is geen zet van dit spel; er zijn: KAART, pass, double, redouble, "
        "1C | 1D | 1H | …, abandon, result GETAL",
        "The move 8NT cannot be made: '8NT' is no move of this game; there are: CARD, pass, double, redouble, "
        "1C | 1D | 1H | …, abandon, result NUMBER",
    ),
]


@pytest.mark.parametrize(("arguments", "dutch", "english"), WRONG)
def test_a_fault_is_told_in_the_language_asked(
    capsys: pytest.CaptureFixture[str], arguments: list[str], dutch: str, english: str
) -> None:
    assert told(capsys, "nl", *arguments) == dutch
    assert told(capsys, "en", *arguments) == english


#: What stands in the file of a position, and what is said of it.
POSITIONS = [
    ("{", "dit is geen JSON", "this is no JSON"),
    (
        '{"moves": ["0: KH"], "deal": 0}',
        "deal: het is minstens 1, niet 0",
        "deal: it is at least 1, not 0",
    ),
    (
        '{"teerling": 3}',
        "teerling: posities van klaverjassen hebben zo’n deel niet; er zijn: ",
        "teerling: positions of klaverjassen have no such part; there are: ",
    ),
    (
        '{"deal": 2, "sheet": [[100, 61]]}',
        "rij 1 van het scoreblad: 100 en 61 zijn niet de punten van 1 gift: elke gift heeft 162, en wat roem en pit",
        "sheet row 1: 100 and 61 are not the points of 1 deal: each has 162, and what roem and pit bring",
    ),
    (
        '{"dealer": 3, "cards": {"hand-0": "JH"}, "moves": ["0: trump H", "0: AS"]}',
        "zet 2: “0: AS” mag niet: ",
        "move 2: '0: AS' is not allowed: ",
    ),
    (
        '{"dealer": 3, "cards": {"hand-0": "JH"}, "moves": ["north: JH"]}',
        'zet 1: “north: JH” is geen zet: schrijf stoel en zet, zoals "0: KH"',
        "move 1: 'north: JH' is no move: write seat and move, such as '0: KH'",
    ),
]


@pytest.mark.parametrize(("text", "dutch", "english"), POSITIONS)
def test_a_fault_of_a_position_is_told_in_the_language_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, dutch: str, english: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    arguments = ["advise", "klaverjassen", "--position", str(file)]
    assert told(capsys, "nl", *arguments).startswith(f"Dit is geen positie: {dutch}")
    assert told(capsys, "en", *arguments).startswith(f"This is no position: {english}")


def test_an_option_is_told_in_the_language_asked(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["score", "klaverjassen", "--option", "deals=many"]
    assert told(capsys, "nl", *arguments) == "deals kan niet many zijn. Wel: 4 – 10000, × 4."
    assert told(capsys, "en", *arguments) == "deals cannot be many. Possible: 4 – 10000, × 4."


def test_the_types_of_fields_are_told_in_the_language_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "nl", "score", "klaverjassen"]) == 0
    assert "een lijst van 2" in capsys.readouterr().out


# ---- said to a program ----


def test_a_program_reads_english() -> None:
    game = troef.game("klaverjassen")
    with pytest.raises(ValueError, match=r"^makers: a side is 0 or 1, not 2$") as caught:
        game.settle({"makers": 2, "trick_points": (81, 81)})
    assert sentence_of(caught.value).facts["field"] == "makers"


def test_a_text_that_is_no_move_is_told_with_the_moves_that_there_are() -> None:
    with pytest.raises(troef.MoveTextError) as caught:
        troef.Match(troef.game("klaverjassen")).play(0, "trmup H")
    told = sentence_of(caught.value)
    assert (
        words("nl")
        .sentence(told)
        .startswith("“trmup H” is geen zet van dit spel; bedoelde je “trump”?; er zijn: KAART")
    )
    assert told.startswith("'trmup H' is no move of this game; did you mean 'trump'?; there are: CARD")


def test_braces_in_what_was_typed_are_left_alone() -> None:
    sentence = Sentence("'{text}' is no move of this game", text="{seat}")
    assert sentence == "'{seat}' is no move of this game"
    assert words("nl").sentence(sentence) == "“{seat}” is geen zet van dit spel"
    assert sentence_of(ValueError("{seat}")) == "{seat}"


def test_what_has_no_words_stays_as_it_is() -> None:
    assert words("nl").sentence(sentence_of(ValueError("invalid literal"))) == "invalid literal"
    assert words("nl").sentence(Sentence("{first}: {second}", first="a", second=Sentence("a text"))) == "a: een tekst"


def test_a_record_error_keeps_its_sentence() -> None:
    header = '{"troef": 1, "game": "klaverjassen", "rules": "amsterdams", "options": {}, "seats": 4, "dealer": 0'
    with pytest.raises(RecordError) as caught:
        troef.read_record(header + ', "names": [], "standing": {"deal": 0}}\n')
    text = words("nl").say(f"record-{caught.value.key}", **caught.value.facts)
    assert text.endswith("deal: het is minstens 1, niet 0")
