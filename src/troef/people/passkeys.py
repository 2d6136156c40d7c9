"""Passkeys: a key pair on somebody's device; we keep the public half and hold signatures against it (WebAuthn)."""

import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from troef.people.account import Account, Way
from troef.table.fault import Fault

#: What a device shows beside the key.
SITE_NAME: Final = "Troef"


@dataclass(frozen=True)
class Site:
    """The site that a passkey is for, as the browser names it: `https://troef.example`."""

    origin: str

    @property
    def host(self) -> str:
        """The name that keys are bound to."""
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True)
class NewPasskey:
    """A key that was just made: its credential, its public half, and its count."""

    credential: str
    public_key: str
    count: int


def registration_options(site: Site, account: Account, known: list[Way]) -> dict[str, Any]:
    """What the browser is asked in order to make a key, with a `challenge`."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE_NAME,
        user_id=account.id.encode(),
        user_name=account.sign_in or account.name,
        user_display_name=account.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(way.handle)) for way in known],
    )
    return dict(json.loads(options_to_json(options)))


def registered(site: Site, challenge: str, credential: dict[str, Any]) -> NewPasskey:
    """The key that a browser made.

    Raises:
        Fault: it does not answer this challenge, or is for another site.
    """
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, LookupError, TypeError) as error:
        raise Fault("passkey-wrong") from error
    key = bytes_to_base64url(made.credential_public_key)
    return NewPasskey(bytes_to_base64url(made.credential_id), key, made.sign_count)


def sign_in_options(site: Site) -> dict[str, Any]:
    """What the browser is asked in order to sign in with any key that it has for this site, with a `challenge`."""
    options = generate_authentication_options(rp_id=site.host)
    return dict(json.loads(options_to_json(options)))


def credential_of(credential: dict[str, Any]) -> str:
    """Which key a browser signed with.

    Raises:
        Fault: it does not say so.
    """
    found = credential.get("id")
    if not isinstance(found, str) or not found:
        raise Fault("passkey-wrong")
    return found


def signed_in(site: Site, challenge: str, credential: dict[str, Any], way: Way) -> int:
    """The new count of a key whose signature is right.

    Raises:
        Fault: it is not, or the count goes back: then there is a copy of the key.
    """
    try:
        checked = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(way.secret),
            credential_current_sign_count=way.count,
        )
    except (WebAuthnException, ValueError, LookupError, TypeError) as error:
        raise Fault("passkey-wrong") from error
    return checked.new_sign_count
