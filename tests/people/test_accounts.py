"""What an account is, and what may be done with it: secrets, signatures, guesses, faces and names of devices."""

import pytest

from troef.people import avatars, secret_texts
from troef.people.guessing import FREE_GUESSES, LONGEST_WAIT, wait_after
from troef.people.signing import TICKET_LASTS, Signer
from troef.table.fault import Fault

SIGNER = Signer(b"k" * 32)


def test_what_was_signed_is_opened_by_the_same_key_for_the_same_purpose_only() -> None:
    signed = SIGNER.signed("session", "a.b.c")
    assert SIGNER.opened("session", signed) == "a.b.c"
    assert SIGNER.opened("ticket", signed) is None
    assert Signer(b"o" * 32).opened("session", signed) is None
    for wrong in ("", ".", "a.b.c", f"{signed}x", f"x{signed}", "é.é"):
        assert SIGNER.opened("session", wrong) is None


def test_a_ticket_has_its_time() -> None:
    ticket = SIGNER.ticket("passkey", {"challenge": "abc"}, now=1000)
    opened = SIGNER.opened_ticket("passkey", ticket, 1000 + TICKET_LASTS)
    assert opened is not None and opened["challenge"] == "abc" and len(opened["mark"]) == 32
    assert SIGNER.opened_ticket("passkey", ticket, 1001 + TICKET_LASTS) is None
    assert SIGNER.opened_ticket("another", ticket, 1000) is None


def test_the_token_of_a_chair_is_of_one_account_at_one_table() -> None:
    token = SIGNER.chair_token("lies", "table")
    assert token == SIGNER.chair_token("lies", "table") and len(token) == 43
    assert len({token, SIGNER.chair_token("lies", "other"), SIGNER.chair_token("bram", "table")}) == 3


@pytest.mark.parametrize(
    ("password", "fault"),
    [
        ("kort", "password-short"),
        ("x" * 201, "password-long"),
        ("aaaaaaaaaaaa", "password-easy"),
        ("Wachtwoord2026", "password-easy"),
        ("klaverjassen!", "password-easy"),
        ("Lies van Gent 1", "password-easy"),
    ],
)
def test_a_password_that_is_soon_guessed_is_refused(password: str, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        secret_texts.check_password(password, "lies van gent")


def test_a_password_is_kept_as_a_hash_that_fits_only_it() -> None:
    secret_texts.check_password("drie heren in de regen", "Lies")
    kept = secret_texts.hash_of("drie heren in de regen")
    assert kept.startswith("$argon2id$") and "regen" not in kept
    assert secret_texts.fits(kept, "drie heren in de regen")
    assert not secret_texts.fits(kept, "drie heren in de zon")
    assert not secret_texts.fits("no hash", "drie heren in de regen")
    assert not secret_texts.fits(secret_texts.NOBODY, "")
    # a guess at nobody takes as long: version, memory, rounds and lanes are the same
    assert secret_texts.NOBODY.split("$")[:4] == kept.split("$")[:4]


def test_cards_have_a_number_and_a_pin_that_can_be_typed_with_spaces() -> None:
    cards = [secret_texts.new_card() for _ in range(50)]
    assert all(len(card.number) == 6 and len(card.pin) == 8 and (card.number + card.pin).isdigit() for card in cards)
    assert len({card.pin for card in cards}) == 50
    assert secret_texts.digits_of(f" {cards[0].pin[:4]} {cards[0].pin[4:]}\n") == cards[0].pin


def test_guesses_cost_ever_more_time() -> None:
    waits = [wait_after(wrong) for wrong in range(40)]
    assert waits == sorted(waits) and waits[FREE_GUESSES - 1] == 0 < waits[FREE_GUESSES]
    assert waits[-1] == LONGEST_WAIT


def test_a_face_is_made_of_parts_that_there_are() -> None:
    faces = {avatars.random_avatar() for _ in range(200)}
    assert len(faces) > 150 and all(map(avatars.is_avatar, faces))
    for wrong in ("", "0", "0.0.0.0.0.0.-1", "0.0.0.0.0.0.8", "0.0.0.0.0.0.0.0", "a.b.c.d.e.f.g", "²" * 13):
        assert not avatars.is_avatar(wrong)
