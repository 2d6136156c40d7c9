"""The terminal: whole matches of every game by choosing from the list, typed moves, refusals, rules, language."""

from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.widgets import Input, Markdown, OptionList, Static

import proving
import troef
from troef.bots import by_name
from troef.bots.base import WAIT, UnknownBot
from troef.bots.by_name import make_player
from troef.core.dealer import FixedDealer
from troef.core.match import Match
from troef.core.record import Record
from troef.core.view import View
from troef.tui.app import TableApp
from troef.tui.room import RulesScreen
from troef.tui.session import ME, Due, Session
from troef.words.words import LANGUAGES

SMALL = (80, 24)
#: What makes a match of a game short enough for a test.
SHORT: dict[str, dict[str, Any]] = {
    "bridge": {"deal_limit": 2},
    "klaverjassen": {"deals": 4},
    "manillen-tornooi": {"boompjes": 1, "deals_per_boompje": 4},
    "poker": {"end": "timed", "end_hands": 3},
    "rummy": {"end_mode": "rounds", "rounds": 1},
    "bieden": {"tree_start": 1},
    "blackjack": {"rounds": 3},
    "boerenbridge": {"max_hand": 2},
    "canasta": {"max_rounds": 1},
    "cinch": {"target": 1},
    "eenenvijftigen": {"auto_draw": True, "rounds": 2},
    "hartenjagen": {"target": 15},
    "zwikken": {"rounds": 3},
    "kleurenwiezen": {"deals_per_session": 4},
    "duizenden": {"max_rounds": 1},
    "jokeren": {"rounds": 1},
    "manillen": {"target": 1},
    "mao": {"target_wins": 1},
    "pandoeren": {"target_points": 1},
    "presidenten": {"rounds": 2},
    "rikken": {"end_mode": "deals", "deals_per_session": 1},
    "skat": {"deals": 3},
    "wiezen": {"end_mode": "deals", "deals_per_session": 1},
}
#: More moves of the person than any of these matches should need.
MOST_MOVES = 400
#: How many moves are chosen from the list, and then one in that many; `make prove` chooses them all.
AT_FIRST, ONE_IN = 6, 1 if proving.AT_LENGTH else 16


def make_app(slug: str, lang: str = "en", **options: Any) -> TableApp:
    game = troef.game(slug, **options)
    return TableApp(Session(game, game.info.usual_seats, best_bot(game), "a seed"), lang, pace=0)


def best_bot(game: troef.Game) -> str:
    """Good players end a match sooner."""
    try:
        make_player("rule", game, 0)
    except UnknownBot:
        return "random"
    return "rule"


def screen_text(app: TableApp) -> str:
    """All that stands on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def message(app: TableApp) -> str:
    return str(app.query_one("#message", Static).content)


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
async def test_a_whole_match_by_choosing_moves(slug: str) -> None:
    app = make_app(slug, **SHORT.get(slug, {}))
    person = make_player(best_bot(app.session.game), app.session.game, slug)
    async with app.run_test(size=SMALL) as pilot:
        for number in range(MOST_MOVES):
            if app.session.over:
                break
            assert app.session.my_turn()
            view = app.session.view()
            text = app.session.game.show(person.choose(view, 1.0), view)
            if number >= AT_FIRST and number % ONE_IN:
                app.play(text)
                continue
            app.query_one(OptionList).highlighted = place_of(text, app._moves)
            await pilot.press("enter")
            if isinstance(app.focused, Input):  # an amount is still to be typed
                app.focused.value = text
                await pilot.press("enter")
        assert app.session.over
        assert message(app).endswith(")")
        assert troef.read_record(app.session.match.record.text()).replay().outcome() is not None
        await pilot.press("enter")
        assert not app.session.over
        assert app.session.matches == 2


def place_of(text: str, moves: list[dict[str, Any]]) -> int:
    """Where a move stands in the list; amounts share a line."""
    for place, move in enumerate(moves):
        same_verb = isinstance(move.get("amount"), dict) and text.startswith(move["verb"])
        if move["text"] == text or same_verb:
            return place
    raise AssertionError(f"'{text}' is not in the list")


async def play_typed(pilot: Any, text: str) -> None:
    typed = pilot.app.query_one(Input)
    typed.focus()
    typed.value = text
    await pilot.press("enter")


async def test_the_table_fits_a_small_terminal_in_both_languages() -> None:
    app = make_app("klaverjassen", "nl")
    async with app.run_test(size=SMALL) as pilot:
        text = screen_text(app)
        assert "Klaverjassen" in text
        assert "F1 regels" in text
        assert "q stop" in text
        held = app.session.view().hand()
        assert len(held) == 8
        await pilot.press("f2")
        await pilot.pause()
        assert "F1 rules" in screen_text(app)
        assert set(LANGUAGES) == {"nl", "en"}


async def test_typing_begins_a_move_and_labels_are_read_too() -> None:
    app = make_app("klaverjassen")
    async with app.run_test(size=SMALL) as pilot:
        before = len(app.session.match.record.events)
        move = app._moves[0]["text"]
        await pilot.press(*(["space" if letter == " " else letter for letter in move]), "enter")
        assert len(app.session.match.record.events) > before
        label = app.drawing().label(app._moves[0])
        count = len(app.session.match.record.events)
        await play_typed(pilot, label.upper())
        assert len(app.session.match.record.events) > count


def klaverjassen_to_lead(hand: str, lang: str = "nl") -> TableApp:
    """The person made spades trump and leads from this hand."""
    app = make_app("klaverjassen", lang)
    match = Match(Record(app.session.game, 4, 3, app.session.names))
    order = app.session.game.arrange({0: hand}, dealer=3)
    match.deal(FixedDealer([order]))
    app.session.match = match
    app.session.play("trump S")
    return app


#: The same card, as it is shown and as people write it; each in one language, in both with `make prove`.
TYPED = [
    (typed, lang)
    for i, typed in enumerate(["hb", "HB", "♥B", "♥b", "jh", "JH", "bh", "hj", "harten boer", "hartenboer", "B♥"])
    for j, lang in enumerate(LANGUAGES)
    if proving.AT_LENGTH or (i + j) % 2
]


@pytest.mark.parametrize(("typed", "lang"), TYPED)
async def test_a_card_is_taken_as_it_is_shown_and_as_it_is_written(typed: str, lang: str) -> None:
    app = klaverjassen_to_lead("JH 9H AH 10S KS 7C QC 8D", lang)
    async with app.run_test(size=SMALL) as pilot:
        before = len(app.session.match.record.events)
        await burst(pilot, typed)
        assert played(app, before) == "JH"


async def burst(pilot: Any, typed: str) -> None:
    """Signs that come in one go, as from a pasted line: none waits for the one before."""
    for sign in [*typed, "\r"]:
        key = {"\r": "enter", " ": "space"}.get(sign, sign)
        pilot.app.post_message(Key(key, sign))
    await pilot.pause()
    await pilot.pause()


def played(app: TableApp, before: int) -> str:
    """The first move after the events before, as text."""
    seat, text = app.session.match.record.events[before][1:]
    assert seat == ME
    return str(text)


async def test_a_move_that_is_typed_in_one_go_is_read_whole() -> None:
    app = klaverjassen_to_lead("9C KC JH AH 10S KS 7D 8D")
    async with app.run_test(size=SMALL) as pilot:
        before = len(app.session.match.record.events)
        assert app.query_one(OptionList).has_focus  # Enter alone would play the first of the list
        await burst(pilot, "hb")
        assert played(app, before) == "JH"


async def test_what_can_be_two_cards_is_asked() -> None:
    app = klaverjassen_to_lead("KH KC JH AH 10S KS 7D 8D")
    async with app.run_test(size=SMALL) as pilot:
        before = len(app.session.match.record.events)
        await burst(pilot, "kh")
        assert message(app).startswith("kh kan ♥H / ♣H zijn")
        assert len(app.session.match.record.events) == before
        await burst(pilot, "♣h")
        assert played(app, before) == "KC"


async def test_of_two_cards_the_one_that_is_held_is_meant() -> None:
    app = klaverjassen_to_lead("KC 9C JH AH 10S KS 7D 8D")
    async with app.run_test(size=SMALL) as pilot:
        before = len(app.session.match.record.events)
        await burst(pilot, "kh")
        assert played(app, before) == "KC"


async def test_q_may_be_the_beginning_of_a_queen() -> None:
    app = klaverjassen_to_lead("QC 9C JH AH 10S KS 7D 8D", "en")
    async with app.run_test(size=SMALL) as pilot:
        before = len(app.session.match.record.events)
        await burst(pilot, "qc")
        assert played(app, before) == "QC"
        await burst(pilot, "q")
    assert app.return_code == 0


async def test_a_refusal_is_a_sentence_that_names_its_rule() -> None:
    app = make_app("klaverjassen", "en")
    async with app.run_test(size=SMALL) as pilot:
        refused = ""
        while not refused:
            legal = {move["text"] for move in app._moves}
            hand = [app.session.game.show(card << 6, None) for card in app.session.view().hand()]
            fouls = [text for text in hand if text not in legal]
            if app.session.view().phase == "play" and fouls:
                refused = fouls[0]
            else:
                await pilot.press("enter")
        events = len(app.session.match.record.events)
        await play_typed(pilot, refused)
        assert "[rule R" in message(app)
        assert app.query_one("#message").has_class("refused")
        assert len(app.session.match.record.events) == events
        await play_typed(pilot, "sing a song")
        assert message(app) == "sing a song is not a move in this game."


async def test_what_is_at_stake_stands_beside_a_bid() -> None:
    app = make_app("bridge", "nl", deal_limit=2)
    async with app.run_test(size=SMALL):
        while not app.session.my_turn():
            app.session.happen(app.session.due())
        app.follow()
        prompts = [str(app.query_one(OptionList).get_option_at_index(place).prompt) for place in range(8)]
        assert any("slagen" in prompt and "te weinig" in prompt for prompt in prompts), prompts


async def test_the_rules_page_opens_and_closes() -> None:
    app = make_app("klaverjassen", "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, RulesScreen)
        assert "R9" in app.screen.query_one(Markdown).source
        await pilot.press("escape")
        assert not isinstance(app.screen, RulesScreen)


async def test_the_record_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = make_app("klaverjassen")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "f3")
        (saved,) = tmp_path.iterdir()
        assert troef.read_record(saved.read_text()).replay().deal_number == 1


class Patient:
    """A player that lets the others go first, always."""

    def __init__(self, game: troef.Game, seed: "int | str") -> None:
        self.game = game

    def choose(self, view: View, budget: float) -> int:
        return WAIT


def test_bots_that_all_wait_do_not_stop_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(by_name._MAKERS, "patient", Patient)
    session = Session(troef.game("toepen", knock_procedure="simultaneous"), 4, "patient", "a seed")
    for _ in range(2000):
        due = session.due()
        if due is not None:
            session.happen(due)
        elif session.over:
            break
        else:
            session.play(session.game.show(session.view().moves[0]))
    assert session.over


async def test_q_leaves() -> None:
    app = make_app("klaverjassen")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0


def cutting_app(lang: str = "en") -> TableApp:
    """A table of tournament manille where the first deal waits for the person, who cuts."""
    game = troef.game("manillen-tornooi")
    for seed in range(99):
        session = Session(game, 4, "random", str(seed))
        if session.may_cut():
            return TableApp(session, lang, pace=1000)
    raise AssertionError("nobody ever deals at the person's left")


@pytest.mark.clause("manillen-tornooi", ("R4", "T4"))
async def test_the_person_at_the_dealers_right_cuts() -> None:
    app = cutting_app()
    async with app.run_test(size=SMALL) as pilot:
        assert message(app) == "You cut: take off 3 to 29 cards, or leave it to the dealer."
        await play_typed(pilot, "cut 30")
        assert message(app) == "Take off 3 to 29 cards." and app.query_one("#message").has_class("refused")
        await pilot.press("down", "enter")
        assert app.query_one(Input).value == "cut "
        await pilot.press("1", "2", "enter")
        await pilot.pause(0.1)
        order, proof = app.session.match.record.events[0][1:]
        assert proof.cut == 12 and app.session.state.deal_number == 1
        alone = Session(app.session.game, 4, "random", app.session.seed)
        alone.happen(Due(None, 0))
        dealt = alone.match.record.events[0][1]
        assert order == dealt[12:] + dealt[:12]


@pytest.mark.clause("manillen-tornooi", ("R4", "T4"))
async def test_the_cut_can_be_left_to_the_dealer() -> None:
    app = cutting_app("nl")
    async with app.run_test(size=SMALL) as pilot:
        assert "Jij coupeert" in message(app)
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert app.session.state.deal_number == 1 and app.session.match.record.events[0][2] is None
        assert app.session.may_cut() is None


async def test_bots_take_their_time_when_somebody_watches() -> None:
    app = make_app("klaverjassen")
    app.pace = 1000.0
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        waiting, bare = app.session.due(), app.session.match.record.events[1:]
        assert waiting is not None and waiting.seat != ME and not bare  # only the deal has happened
    hasty = make_app("klaverjassen")
    async with hasty.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert hasty.session.my_turn() and hasty.session.match.record.events[1:]


def test_a_bot_leads_although_the_person_could_go_on_asking() -> None:
    session = make_app("manillen").session
    leaders: set[int] = set()
    while not session.over:
        first = session.state.phase.name() == "consultation"
        due = session.due()
        if due is not None and (due.seat is None or due.seconds < 60):
            session.happen(due)
            if first and session.state.phase.name() == "play":
                leaders.add(session.view().log[-1][0])
        else:
            cards = [text for text in map(session.game.show, session.view().moves) if not text.startswith("ask")]
            session.play(cards[0])
    assert 2 in leaders  # the person's partner


def test_the_same_seed_is_the_same_match() -> None:
    first, second = (make_app("klaverjassen").session for _ in range(2))
    for session in (first, second):
        while (due := session.due()) is not None:
            session.happen(due)
    assert first.match.record.text() == second.match.record.text()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_adviser_says_what_it_would_do_and_why(lang: str) -> None:
    app = make_app("hartenjagen", lang)
    app.budget = 0.05
    async with app.run_test(size=SMALL) as pilot:
        before = app.session.match.record.text()
        await pilot.press("f4")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        page = app.screen.text
        assert page.startswith("# Raad: " if lang == "nl" else "# Advice: ")
        assert page.count("|") > 12
        assert app.session.match.record.text() == before
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, RulesScreen)
