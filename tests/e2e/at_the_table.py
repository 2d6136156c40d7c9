"""The scorer of a table at his phone: sitting down, noting deals, signing and handing in."""

from playwright.sync_api import Page, expect

from troef.words.words import words

#: The player who drew first draws the highest card.
DRAWN = ("schoppen aas", "schoppen 7", "schoppen 8", "schoppen 9")


def say(key: str, **facts: object) -> str:
    return words("nl").say(key, **facts)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def sit_down(phone: Page, scorer: str, names: int = 4) -> None:
    """All sit down, agree on the scorer, and draw for the first dealer."""
    for left in range(names, 0, -1):
        expect(phone.locator(".list .large")).to_have_count(left)
        phone.locator(".list .large").first.click()
    question = phone.get_by_role("heading", name=say("phone-who-writes"))
    expect(question).to_be_visible()
    press(phone, scorer)
    expect(question).to_have_count(0)


def deal_is_asked(phone: Page, deal: int) -> None:
    """All before this deal has been noted on the phone."""
    expect(phone.get_by_role("heading", name=say("phone-deal", deal=deal), exact=True)).to_be_visible()


def draw(phone: Page) -> None:
    for card in DRAWN:
        press(phone, card)
    press(phone, say("phone-play"))
    deal_is_asked(phone, 1)


def note_deal(phone: Page, deal: int, w: int = 38, suit: str = "harten", knocks: int = 0) -> None:
    """Note a deal: what was trumps, who knocked, and the points of W."""
    deal_is_asked(phone, deal)
    press(phone, suit)
    phone.get_by_role("group", name=say("phone-knocks")).get_by_role("button").nth(knocks).click()
    if w == 30:
        press(phone, say("phone-plat"))
    else:
        for digit in str(w):
            press(phone, digit)
    press(phone, say("phone-note"))
    expect(phone.get_by_role("heading", name=say("phone-deal", deal=deal), exact=True)).to_have_count(0)


def sign(phone: Page, name: str, pin: str) -> None:
    form = phone.locator("form", has_text=f"{name}:")
    form.locator("input").fill(pin)
    form.get_by_role("button").click()


def everything_is_sent(phone: Page) -> None:
    """All lines have arrived, and were kept on the phone until then. What was done last has to show on the phone
    already: before that it is no line yet."""
    expect(phone.get_by_test_id("delivery")).to_contain_text(say("phone-all-sent"))
    expect(phone.get_by_text(say("phone-keeps-nothing"))).to_have_count(0)


def hand_in(phone: Page) -> None:
    phone.get_by_label(say("phone-pen")).check()
    phone.get_by_label(say("phone-cards")).check()
    press(phone, say("phone-hand-in"))
    expect(phone.get_by_role("heading", name=say("phone-state-handed_in"))).to_be_visible()
