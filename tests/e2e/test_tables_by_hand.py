"""What hands do at the table besides laying a card: gathering melds, exchanging, drawing unseen, choosing from many."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import troef
from clauses import clause
from e2e.laid_table import LaidTable
from e2e.pages import PATIENCE, screen_at, violations
from playing import lay, play
from troef.core.refusal import Refusal
from troef.core.registry import find_game
from troef.words.words import Words

HAND = '[data-testid="hand"] [data-card]'


def press(page: Page, *cards: str) -> None:
    """Click cards of the hand, each a different one."""
    for card in cards:
        page.locator(f'[data-testid="hand"] [data-card="{card}"][aria-pressed="false"]').first.click()


def jokeren_table() -> LaidTable:
    """Jokeren: 40 is needed to come out, the hand has 30, 27 and 12."""
    game = find_game("jokeren")
    state = lay(game, seats=2, dealer=1, hands={0: "10H JH QH 9C 9D 9S 3D 4D 5D 2C KC 6S 8S"})
    return LaidTable(game, play(state, "0: draw"))


@clause("jokeren", "R13")
def test_melds_are_put_aside_taken_back_and_laid_together(browser: Browser, address: str) -> None:
    table = jokeren_table()
    with table.open(browser, address) as page:
        expect(page.locator(HAND)).to_have_count(14)
        press(page, "10H", "JH", "QH")
        page.get_by_test_id("put-aside").click()
        expect(page.locator(HAND)).to_have_count(11)
        press(page, "3D", "4D", "5D")
        page.locator('.pill[data-move="meld 3D 4D 5D"]').click()
        staging = page.get_by_test_id("staging")
        expect(staging).to_contain_text("telt 42 van 40")
        assert violations(page) == []
        staging.get_by_role("button", name="ruiten 3").click()
        expect(page.locator(HAND)).to_have_count(11)
        press(page, "9C", "9D", "9S")
        page.keyboard.press("Escape")  # the chosen cards go back, what is aside stays
        press(page, "9C", "9D", "9S")
        page.locator('.pill[data-move^="meld 9"]').click()
        expect(page.locator(HAND)).to_have_count(8)
        assert table.sent == []
        page.get_by_test_id("lay-aside").click()
        expect(staging).to_have_count(0)
        assert [text.split()[1][:-1] for text in table.sent] == ["10", "9"]
        assert [zone.kind for zone in table.state.view(0).zones].count("meld") == 2


def bridge_table(*moves: str) -> LaidTable:
    """Bridge before the first call, which is for the player in the browser."""
    game = find_game("bridge")
    return LaidTable(game, play(lay(game, dealer=0), *moves))


@pytest.mark.parametrize("width", [1280, 390])
@clause("bridge", "S11")
def test_breaking_the_rubber_off_lies_beside_the_score_and_is_asked_twice(
    browser: Browser, address: str, width: int
) -> None:
    table = bridge_table()
    with table.open(browser, address, (width, 800)) as page:
        if width < 1040:
            page.get_by_role("button", name="Score").click()
        expect(page.locator('.speak [data-move="abandon"]')).to_have_count(0)
        beside = page.get_by_test_id("agreement")
        beside.get_by_role("button", name="breek de robber af …").focus()
        page.keyboard.press("Enter")
        expect(beside).to_contain_text("als allen het willen")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(beside.get_by_role("button", name="breek de robber af …")).to_be_focused()
        assert table.sent == []
        page.keyboard.press("Enter")
        expect(beside.locator('[data-move="abandon"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(beside.get_by_role("button")).to_have_count(0)
        expect(beside).to_contain_text("wil stoppen")
        assert table.sent == ["abandon"]
        expect(page.get_by_test_id("announcer")).to_contain_text("de robber af")


@clause("bridge", "S11")
def test_who_is_asked_to_break_off_answers_above_the_hand(browser: Browser, address: str) -> None:
    table = bridge_table("1: abandon", "2: abandon", "3: abandon")
    with table.open(browser, address, language="en") as page:
        page.locator('.speak [data-move="abandon"]').click()
        expect(page.locator(".speak")).to_contain_text("Are you sure?")
        page.locator('.speak [data-move="abandon"]').click()
        expect(page.locator("main")).to_contain_text("the players have broken the rubber off")
        assert table.state.outcome() is not None


def test_a_single_meld_is_laid_with_one_click(browser: Browser, address: str) -> None:
    game = find_game("rummy")
    state = lay(game, seats=2, dealer=1, hands={0: "7S 7H 7D 2C 9D JC KS AH 4S 5C"})
    table = LaidTable(game, play(state, "0: draw stock"))
    with table.open(browser, address) as page:
        press(page, "7S", "7H", "7D")
        expect(page.get_by_test_id("put-aside")).to_have_count(0)  # no other meld could follow
        page.locator('.pill[data-move^="meld"]').click()
        page.locator('[data-zone^="meld"]').first.wait_for()
        assert len(table.sent) == 1


def test_a_refused_meld_stops_the_rest(browser: Browser, address: str) -> None:
    table = jokeren_table()
    table.refuses["meld 3D 4D 5D"] = Refusal("R13", "not-offered")
    with table.open(browser, address) as page:
        press(page, "10H", "JH", "QH")
        page.get_by_test_id("put-aside").click()
        for cards in (("3D", "4D", "5D"), ("9C", "9D", "9S")):
            press(page, *cards)
            page.locator('.pill[data-move^="meld"]').first.click()
        page.get_by_test_id("lay-aside").click()
        expect(page.get_by_test_id("refusal")).to_contain_text("R13")
        expect(page.get_by_test_id("staging")).to_have_count(0)
        expect(page.locator(HAND)).to_have_count(11)
        assert len(table.sent) == 2


@clause("eenendertigen", "R10")
def test_a_card_of_the_pot_is_pointed_at(browser: Browser, address: str) -> None:
    game = find_game("eenendertigen")
    state = lay(game, seats=2, dealer=1, hands={0: "9C JC KH", 1: "7D 8D QC"}, pot="7S 10S AH")
    table = LaidTable(game, play(state, "0: keep all"))
    with table.open(browser, address) as page:
        press(page, "JC")
        press(page, "9C")  # one card goes: the other is let go
        expect(page.locator('[data-testid="hand"] [aria-pressed="true"]')).to_have_count(1)
        pot = page.get_by_test_id("exchange")
        assert violations(page) == []
        pot.locator('[data-card="AH"]').click()
        page.locator('[data-zone="pot"] [data-card="9C"]').wait_for()
        assert table.sent == ["swap 9C AH"]


def test_the_pot_may_be_pointed_at_first_and_a_card_dropped_there(browser: Browser, address: str) -> None:
    game = find_game("eenendertigen")
    for way in ("pot first", "dropped"):
        state = lay(game, seats=2, dealer=1, hands={0: "9C JC KH", 1: "7D 8D QC"}, pot="7S 10S AH")
        table = LaidTable(game, play(state, "0: keep all"))
        with table.open(browser, address) as page:
            mine = page.locator('[data-testid="hand"] [data-card="JC"]')
            wanted = page.get_by_test_id("exchange").locator('[data-card="10S"]')
            if way == "pot first":
                wanted.focus()
                page.keyboard.press("Enter")
                mine.click()
            else:
                mine.drag_to(wanted)
            page.locator('[data-testid="hand"] [data-card="10S"]').wait_for()
            assert table.sent == ["swap JC 10S"], way


@clause("zwartepiet", "R8")
def test_a_card_is_drawn_from_the_fan_of_the_neighbour(browser: Browser, address: str) -> None:
    game = find_game("zwartepiet")
    state = lay(game, seats=3, dealer=2)
    while 0 not in state.actors():
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    table = LaidTable(game, state)
    with table.open(browser, address) as page:
        backs = page.get_by_test_id("unseen").get_by_role("button")
        expect(backs).to_have_count(len(state.legal(0)))
        expect(page.locator(".pill[data-move]")).to_have_count(0)
        assert violations(page) == []
        backs.first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(backs.nth(2)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("unseen")).to_have_count(0)
        assert table.sent == ["draw 2"]


@clause("mao", "R16")
def test_a_secret_rule_is_found_by_typing(browser: Browser, address: str) -> None:
    game = find_game("mao", game_master="p0")
    table = LaidTable(game, lay(game, seats=3))
    with table.open(browser, address) as page:
        menu = page.get_by_test_id("menu")
        expect(menu.locator(".item")).to_have_count(76)
        assert violations(page) == []
        menu.get_by_role("searchbox").fill("harten 7")
        expect(menu.locator(".item")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(menu).to_contain_text("wie speelt")
        menu.get_by_role("button", name="Proost").click()
        expect(menu).to_contain_text("een waarde")  # the second rule
        assert table.sent == ["card:7H", "call:proost"]


@clause("blackjack", "T2")
def test_split_hands_lie_side_by_side_and_the_one_played_is_said(browser: Browser, address: str) -> None:
    game = find_game("blackjack")
    state = lay(game, seats=1, hands={0: "8S 8H"}, bank="6D")
    table = LaidTable(game, play(state, "0: bet 10", "0: split"))
    with table.open(browser, address) as page:
        hands = page.locator('[data-testid="hand"] [role="group"]')
        expect(hands).to_have_count(2)
        expect(hands.first).to_have_attribute("aria-current", "true")
        assert violations(page) == []
        page.locator('.pill[data-move="double"]').click()
        expect(hands.nth(1)).to_have_attribute("aria-current", "true")
        expect(hands.first.locator(".crosswise")).to_have_count(1)
        expect(page.get_by_test_id("announcer")).to_contain_text("hand 2 van 2, aan de beurt: harten 8")


#: The options in a dialog: name, label, kind of control, and what can be chosen.
OFFERED = """() => [...document.querySelectorAll('dialog [data-option]')].map((place) => {
  const control = place.querySelector('input, select');
  const choices = [...(control.options ?? [])].map((option) => [option.value, option.text]);
  return [place.dataset.option, control.labels[0].textContent.trim(), control.type, choices];
})"""


def asked_in_the_dialog(game: dict[str, Any]) -> list[dict[str, Any]]:
    """The options of a game, less those that one tick sets: play as at the table."""
    return [option for option in game["options"] if option["name"] not in game.get("at_table", {})]


@pytest.mark.parametrize("language", ["nl", "en"])
def test_every_option_of_every_game_can_be_arranged(browser: Browser, address: str, language: str) -> None:
    games = httpx.get(f"{address}/api/games", timeout=PATIENCE / 1000).json()
    specs = {game["slug"]: asked_in_the_dialog(game) for game in games}
    words = Words(language)
    with screen_at(browser, address, (1280, 800), language=language) as page:
        dialog = page.locator("dialog")
        for slug, options in specs.items():
            page.locator(f'[data-game="{slug}"] .arrange').dispatch_event("click")
            expect(dialog.locator("[data-option]")).to_have_count(len(options))
            offered = page.evaluate(OFFERED)
            assert sorted(name for name, *_ in offered) == sorted(option["name"] for option in options), slug
            specified = {option["name"]: option for option in options}
            for name, label, kind, values in offered:
                option = specified[name]
                assert label.startswith(words.say(f"option-{slug}-{name}")), (slug, name)
                wanted = {"choice": "select-one", "flag": "checkbox", "text": "text"}.get(option["kind"], "number")
                assert kind == wanted, (slug, name)
                if option["kind"] == "choice":
                    assert [value for value, _ in values] == [str(value) for value in option["values"]], (slug, name)
                    assert all(text.strip() for _, text in values), (slug, name)
            dialog.press("Escape")
            expect(dialog).to_have_count(0)


def cut_table() -> LaidTable:
    """Kleurenwiezen before the first deal: seat 1 deals, seat 0 cuts."""
    game = find_game("kleurenwiezen")
    table = LaidTable(game, game.start(4, dealer=1))
    table.cut = {"seat": 0, "least": 4, "most": 48, "left": 10}
    return table


@clause("kleurenwiezen", "R2", "R3")
def test_the_pack_is_cut_with_the_keyboard(browser: Browser, address: str) -> None:
    table = cut_table()
    with table.open(browser, address) as page:
        cut = page.get_by_test_id("cut")
        expect(cut).to_contain_text("Jij coupeert: neem 4 tot 48 kaarten af")
        assert violations(page) == []
        cut.get_by_role("slider").focus()
        page.keyboard.press("Home")
        expect(cut.get_by_role("button", name="neem 4 af")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(cut.get_by_role("button", name="neem 5 af")).to_be_visible()
        page.keyboard.press("Enter")
        expect(cut).to_have_count(0)
        expect(page.locator(HAND)).to_have_count(13)
        assert table.sent == ["cut 5"]
        page.get_by_role("tab", name="verloop").click()
        expect(page.get_by_text("nam 5 kaarten af")).to_be_visible()


@clause("kleurenwiezen", "R2", "R3")
def test_the_cut_is_left_to_the_dealer(browser: Browser, address: str) -> None:
    table = cut_table()
    with table.open(browser, address, language="en") as page:
        page.get_by_role("button", name="let the dealer cut").click()
        expect(page.locator(HAND)).to_have_count(13)
        assert table.sent == ["cut None"]


@clause("kleurenwiezen", "R2", "R3")
def test_who_does_not_cut_sees_who_does(browser: Browser, address: str) -> None:
    game = find_game("kleurenwiezen")
    table = LaidTable(game, game.start(4, dealer=3))
    table.cut = {"seat": 2, "least": 4, "most": 48, "left": 10}
    with table.open(browser, address) as page:
        expect(page.get_by_text("Joris coupeert")).to_be_visible()
        expect(page.get_by_test_id("cut")).to_have_count(0)


def checked_by_nobody() -> LaidTable:
    """Kleurenwiezen as at a real table: seats 0 and 2 play together in clubs, and seat 1 has not followed to the first
    trick. Seat 0 leads."""
    game = troef.game("kleurenwiezen", enforcement="table")
    hands = {
        0: "AC KC QC 2C 3C 4D 5D 6D 7H 8H 9H 2S 3S",
        1: "AD KD QD 5C 6C 7C 2H 3H 4H 10H 4S 5S 6S",
        2: "AH KH QH JH 8C 9C 10C 2D 3D 7D 7S 8S 9S",
        3: "AS KS QS JS 10S JC 4C 8D 9D 10D JD 5H 6H",
    }
    passed = [f"{seat}: pas troel" for seat in range(4)]
    state = play(lay(game, dealer=3, hands=hands), *passed, "0: ask C", "1: pass", "2: join C 8", "3: pass")
    table = LaidTable(game, play(state, "0: AC", "1: revoke 2H", "2: 8C", "3: 4C"))
    table.others = [["1: 6C", "2: 10C", "3: JC", "3: AS"], [], ["1: accuse 0"], ["1: 4S", "2: 7S"]]
    return table


@clause("kleurenwiezen", "P4", "P5", "P8")
def test_at_a_real_table_a_wrong_card_falls_is_claimed_and_settled_with_the_keyboard(
    browser: Browser, address: str
) -> None:
    table = checked_by_nobody()
    words = Words("en")
    with table.open(browser, address, (390, 844), theme="dark", locale="en") as page:
        ruling = page.get_by_test_id("ruling")
        page.locator('[data-testid="hand"] [data-card="2C"]').press("Enter")
        expect(page.locator(HAND)).to_have_count(11)
        page.get_by_test_id("accuse").press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_test_id("fine")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Tab")  # past what closes the dialog
        expect(page.locator('[data-accuse="1"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(ruling).to_contain_text(words.say("ui-ruling-paid"))

        page.locator('[data-testid="hand"] [data-card="7H"]').press("Enter")  # spades were led
        page.get_by_test_id("play-anyway").press("Enter")
        expect(ruling).to_contain_text(words.say("ui-ruling-corrected"))
        page.locator('[data-testid="hand"] [data-card="2S"]').press("Enter")
        expect(page.locator(HAND)).to_have_count(10)
        assert table.sent == ["2C", "accuse 1", "7H", "revoke 7H", "2S"]

        page.get_by_test_id("accuse").press("Enter")
        fine = dialog.get_by_test_id("fine")
        fine.get_by_label(words.say("ui-fine-clause")).select_option("P8")
        fine.get_by_label(words.say("ui-fine-points")).fill("4")
        fine.get_by_role("button").press("Enter")
        expect(dialog).to_have_count(0)
        assert table.told[-1] == {"type": "propose-fine", "clause": "P8", "offender": 1, "points": 4}
