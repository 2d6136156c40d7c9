"""The words: both languages complete and alike, every file readable, and what Python makes of them."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from about_the_reader import ABOUT_ANOTHER
from troef.core.refusal import Refusal
from troef.core.registry import all_games
from troef.words.words import LANGUAGES, RANKS, SUITS, Words, words

FILES = sorted(file.name for file in (files("troef") / "words" / "nl").iterdir() if file.name.endswith(".ftl"))
SLUGS = [info.slug for info in all_games()]


class Variables(Visitor):
    """Collects the variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def resource(lang: str, name: str) -> ast.Resource:
    return FluentParser().parse((files("troef") / "words" / lang / name).read_text(encoding="utf-8"))


def messages(lang: str, name: str) -> dict[str, frozenset[str]]:
    """The variables of every message and attribute of a file, by `id` or `id.attribute`."""
    found: dict[str, frozenset[str]] = {}
    for entry in resource(lang, name).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} occurs twice in {lang}/{name}"
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_both_languages_have_the_same_files() -> None:
    english = sorted(file.name for file in (files("troef") / "words" / "en").iterdir() if file.name.endswith(".ftl"))
    assert english == FILES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_file_is_readable(lang: str, name: str) -> None:
    junk = [entry.content for entry in resource(lang, name).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", [name for name in FILES if name != "grammar.ftl"])
def test_both_languages_say_the_same_things_with_the_same_facts(name: str) -> None:
    forms = {"$who"}.union(*[messages(lang, "grammar.ftl") for lang in LANGUAGES])  # each language has its own
    dutch, english = messages("nl", name), messages("en", name)
    assert {key: facts - forms for key, facts in dutch.items()} == {
        key: facts - forms for key, facts in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_whatever_one_does_is_said_to_oneself_with_the_right_form(name: str, lang: str) -> None:
    spoken = words(lang)
    reader = {"who": "you", "name": spoken.say("ui-you"), "target": spoken.say("ui-you")}
    for key, facts in messages(lang, name).items():
        if key.endswith((".log", ".seat")):
            others = {fact.removeprefix("$"): "…" for fact in facts if fact.startswith("$")}
            told = spoken.say(key, **(others | reader | {"whom": spoken.say("ui-you-object")}))
            assert not ABOUT_ANOTHER[lang].search(told), f"{key}: {told}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_in_two_files(lang: str) -> None:
    keys = [key for name in FILES for key in messages(lang, name)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_file_of_a_game_has_only_words_that_no_other_game_looks_for(slug: str, lang: str) -> None:
    """A page loads the words of its own game only."""
    about = tuple(f"{kind}-{slug}" for kind in ("game", "preset", "option", "value", "call", "result"))
    assert [key for key in messages(lang, f"{slug}.ftl") if not key.startswith((f"{slug}-", *about))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_can_be_said(lang: str, name: str) -> None:
    spoken = words(lang)
    for key, facts in messages(lang, name).items():
        sentence = spoken.say(key, **{fact.removeprefix("$"): 3 for fact in facts if fact.startswith("$")})
        assert sentence and "{" not in sentence


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("de")


def test_words_that_are_not_there_show_their_key() -> None:
    assert words("nl").say("verb-sing") == "verb-sing"
    assert words("nl").say("verb-play.sung") == "verb-play.sung"


def test_a_message_brings_along_the_message_that_it_holds() -> None:
    assert Words("nl").say("presidenten-order-done-bow") == words("nl").say("presidenten-order-bow")


def test_a_game_may_have_its_own_words() -> None:
    assert words("nl").say_for("pesten", "verb-take") == "pak de strafkaarten"
    assert words("nl").say_for("rummy", "verb-take") == "neem"
    assert words("nl").say_for("pesten", "verb-take.log", name="Lies") == "Lies pakt de strafkaarten"


def test_every_card_has_a_sign_and_a_name() -> None:
    for lang in LANGUAGES:
        spoken = words(lang)
        cards = [rank + suit for rank in RANKS for suit in SUITS] + ["*"]
        assert len({spoken.card(card) for card in cards}) == 53
        assert len({spoken.card_name(card) for card in cards}) == 53
    assert words("nl").card("KH") == "♥H"
    assert words("en").card("KH") == "♥K"
    assert words("nl").card("10S") == "♠10"
    assert words("nl").card("?") == "?"
    assert words("nl").card_name("QS") == "schoppen vrouw"
    assert words("en").card_name("QS") == "queen of spades"
    assert words("nl").suit("C") == "klaveren"


@pytest.mark.parametrize("text", ["", "K", "KX", "1H", "kh", "H"])
def test_what_is_no_card_is_an_error(text: str) -> None:
    with pytest.raises(ValueError):
        words("nl").card(text)


def test_a_refusal_is_a_sentence_with_its_cards() -> None:
    refusal = Refusal("R9", "must-follow", {"suit": "S", "cards": ["9S", "KS"]})
    assert words("nl").refusal("klaverjassen", refusal) == "Je hebt nog schoppen in de hand (♠9, ♠H): je moet bekennen."
    assert words("en").refusal("klaverjassen", refusal) == "You still hold spades (♠9, ♠K): you must follow suit."


def test_a_duty_names_the_card_that_wins_and_the_trumps() -> None:
    facts = {"card": "5C", "cards": ["QC"], "suit": "S", "winning": "9C", "trump": "C"}
    over, ruff = Refusal("R23", "must-overruff", facts), Refusal("R22", "must-ruff", facts)
    told = words("en").refusal("kingen", over)
    assert told == "♣9 is the highest trump and you hold higher (♣Q): you must overtrump."
    assert words("nl").refusal("kingen", over).startswith("♣9 is de hoogste troef")
    assert words("nl").refusal("kingen", ruff).startswith("Je kunt niet bekennen en hebt nog troef, klaveren (♣V)")


def test_a_game_may_refuse_in_its_own_words() -> None:
    refusal = Refusal("R14", "no-meld", {"cards": ["4C", "5C", "6D"]})
    assert words("nl").refusal("rummy", refusal) == "♣4, ♣5, ♦6 is geen straat en geen set."
    assert words("nl").refusal("jokeren", refusal) == "♣4, ♣5, ♦6 is geen geldige combinatie."


def test_an_error_names_what_is_nearest() -> None:
    dutch = words("nl")
    assert dutch.error("unknown-game", {"name": "klavrjas", "nearest": ""}) == "Er is geen spel klavrjas."
    assert (
        dutch.error("unknown-game", {"name": "klavrjas", "nearest": "klaverjassen"})
        == "Er is geen spel klavrjas. Bedoelde je klaverjassen?"
    )
    assert dutch.error("table-full", {}) == "Alle stoelen zijn bezet."


def test_a_move_says_what_it_is_about_and_no_more() -> None:
    english = words("en")
    jack = {"verb": "play", "cards": ["JS"]}
    assert english.tell("pesten", "verb-play", jack) == "play ♠J"
    assert english.tell("pesten", "verb-play", jack | {"suit": "H"}) == "play ♠J hearts"
    assert english.tell("poker", "verb-raise", {"amount": {"min": 4, "max": 100, "step": 1}}) == "raise to"
    assert english.tell("poker", "verb-raise.log", {"name": "Lies", "amount": 40}) == "Lies raises to 40"
