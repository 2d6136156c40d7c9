"""Accounts in the browser: a passkey, sign-up by keys only, by ear only, and a card on plain http."""

import re
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from e2e.conftest import WITHOUT_HTTPS
from e2e.pages import SCREENS, screen_at, seen

HAND = '[data-testid="hand"] [data-card]'


def device_with_passkeys(page: Page) -> CDPSession:
    """The device has somewhere to keep passkeys, and its owner always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options: dict[str, Any] = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def test_a_passkey_keeps_an_account_and_leads_back_to_it(browser: Browser, address: str) -> None:
    """From a name to a passkey, out and in again; another device is signed out from here; all is erased in the end."""
    here = f"{address.replace('127.0.0.1', 'localhost')}/#/ik"  # a passkey is for a name, not for a number
    with screen_at(browser, here, SCREENS["phone"]) as page:
        device_with_passkeys(page)
        seen(page, "account-nobody")
        page.get_by_label("Je naam").fill("Lies van Gent")
        page.get_by_role("button", name="dat ben ik").click()
        expect(page.get_by_role("heading", level=1, name="Lies van Gent")).to_be_focused()
        expect(page.get_by_text("Gast", exact=True)).to_be_visible()
        page.get_by_role("button", name="maak een passkey").click()
        expect(page.locator('[data-way="passkey"]')).to_be_visible()
        expect(page.get_by_text("Bewaard account", exact=True)).to_be_visible()
        seen(page, "account-kept")

        page.get_by_role("button", name="log uit op dit toestel").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Wie ben je?")
        page.get_by_role("button", name="log in met een passkey").click()
        expect(page.get_by_role("status").first).to_contain_text("Je bent ingelogd als Lies van Gent.")
        page.goto(f"{address.replace('127.0.0.1', 'localhost')}/#/ranglijst/klaverjassen")
        expect(page.get_by_role("heading", level=2)).to_have_text("Ranglijst van Klaverjassen")
        seen(page, "leaderboard")

        page.goto(here)
        page.get_by_role("button", name="wis mijn account").click()
        page.get_by_label("Typ je naam").fill("Iemand anders")
        page.get_by_role("button", name="wis alles").click()
        expect(page.get_by_role("alert").first).to_contain_text("Dat is niet je naam.")
        page.get_by_label("Typ je naam").fill("Lies van Gent")
        page.get_by_role("button", name="wis alles").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Wie ben je?")
        page.get_by_role("button", name="log in met een passkey").click()
        expect(page.get_by_role("alert")).to_contain_text("Die passkey kennen we niet.")


def test_a_card_leads_from_one_device_to_another_on_plain_http(browser: Browser, address: str) -> None:
    """Without HTTPS there are no passkeys, and a card does: typed on another phone, where the table goes on."""
    plain = address.replace("127.0.0.1", WITHOUT_HTTPS)
    with screen_at(browser, f"{plain}/#/ik", SCREENS["phone"]) as page:
        page.get_by_label("Je naam").fill("Joris")
        page.get_by_role("button", name="dat ben ik").click()
        expect(page.get_by_text("Een passkey kan alleen op een adres met https.")).to_be_visible()
        page.get_by_role("button", name="maak een kaart").click()
        expect(page.get_by_role("img", name="QR-code")).to_be_visible()
        seen(page, "account-card")
        number, pin = [page.get_by_test_id(f"card-{part}").inner_text() for part in ("number", "pin")]
        assert re.fullmatch(r"\d{3} \d{3}", number) and re.fullmatch(r"\d{4} \d{4}", pin)
        page.get_by_role("button", name="ik heb ze").click()
        page.goto(plain)
        page.locator('[data-play="klaverjassen"]').click()
        expect(page.locator(HAND)).to_have_count(8)
        table = page.url.rpartition("/")[2]

        with screen_at(browser, f"{plain}/#/ik", SCREENS["phone"]) as other:
            form = other.get_by_role("form", name="Kaart")
            form.get_by_label("Kaartnummer").fill(number)
            form.get_by_label("Pincode").fill("0000 0000" if pin != "0000 0000" else "1")
            form.get_by_role("button").click()
            expect(other.get_by_role("alert")).to_have_text("Dat klopt niet.")
            form.get_by_label("Pincode").fill(pin)
            form.get_by_role("button").click()
            other.locator(f'[data-table="{table}"]').click()
            expect(other.locator(HAND)).to_have_count(8)
            expect(other.locator(".mine .name")).to_have_text("Joris")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on what has this name."""
    for _ in range(80):
        page.keyboard.press("Tab")
        held = page.evaluate(
            "() => document.activeElement?.ariaLabel || document.activeElement?.labels?.[0]?.innerText"
            " || document.activeElement?.innerText || ''"
        )
        if held.strip().startswith(name):
            return
    raise AssertionError(f"no way to {name} by keys")


def test_sign_up_by_keys_only(browser: Browser, address: str) -> None:
    """A name, a face, a password, out, and in again; nothing is pressed with a mouse."""
    with screen_at(browser, f"{address}/#/ik", SCREENS["projector"], theme="dark", language="en") as page:
        expect(page.get_by_role("heading", level=1)).to_have_text("Who are you?")
        tab_to(page, "Your name")
        page.keyboard.type("Fien")
        tab_to(page, "Other hair")
        page.keyboard.press("Space")
        tab_to(page, "that is me")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1, name="Fien")).to_be_focused()
        tab_to(page, "Password")
        page.keyboard.press("Enter")
        tab_to(page, "Name to sign in with")
        page.keyboard.type("Fien by keys")
        tab_to(page, "New password")
        page.keyboard.type("three lords in the rain")
        page.keyboard.press("Enter")
        expect(page.locator('[data-way="password"]')).to_be_visible()
        seen(page, "account-password")
        tab_to(page, "sign out on this device")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Who are you?")
        tab_to(page, "Name to sign in with")
        page.keyboard.type("fien BY keys")
        tab_to(page, "Password")
        page.keyboard.type("three lords in the rain")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1, name="Fien")).to_be_focused()


def test_a_blind_player_signs_up_and_plays_a_deal(browser: Browser, address: str) -> None:
    """By what a screen reader is told and nothing else: roles, names, and what is announced."""
    with screen_at(browser, address, SCREENS["phone"]) as page:
        page.get_by_role("link", name="Jij: account en cijfers").press("Enter")
        page.get_by_role("textbox", name="Je naam").fill("Noor")
        page.get_by_role("button", name="dat ben ik").press("Enter")
        expect(page.get_by_role("heading", level=1, name="Noor")).to_be_focused()
        page.get_by_role("link", name="naar de spellen").press("Enter")
        expect(page.get_by_role("link", name="Ingelogd als Noor")).to_be_visible()
        page.get_by_role("button", name="Speel Klaverjassen").press("Enter")
        told = page.get_by_role("log").first
        hand = page.get_by_role("group", name=re.compile("^Jouw hand"))
        card, held = "", 8
        while held:
            expect(told).to_contain_text(re.compile(r"je mag: [^.]*\.$"))
            heard = told.text_content() or ""
            offered = heard.strip().rpartition("je mag: ")[2].split("; ")[0].removesuffix(".")
            card = offered.removeprefix("speel ")
            if card != offered:
                hand.get_by_role("button", name=card, exact=True).focus()
                page.keyboard.press("Enter")
                held -= 1
            else:
                page.get_by_role("group", name="Wat je kunt doen").get_by_role("button").first.press("Enter")
            expect(told).not_to_have_text(heard)
        expect(told).to_contain_text(f"Jij speelt {card}")
