"""The register of accounts: who asks, and what is done with an account. Nothing here speaks HTTP."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from troef.people import secret_texts
from troef.people.account import MOST_PASSKEYS, SEEN_EVERY, Account, Session, Way, new_id
from troef.people.avatars import is_avatar, random_avatar
from troef.people.passkeys import Site, credential_of, registered, registration_options, sign_in_options, signed_in
from troef.people.signing import Signer, new_token
from troef.store import accounts, reports, results
from troef.store.accounts import Taken
from troef.store.shelf import Shelf
from troef.table.fault import Fault
from troef.table.people.names import clean_name, likeness
from troef.table.people.people import Member, token_hash
from troef.table.table import Table
from troef.table.talk.reporting import Report

logger = logging.getLogger(__name__)

#: Passwords and PINs that are hashed at once, and that may wait for it: each takes a core for a while.
HASHED_AT_ONCE: Final = 2
MOST_WAITING: Final = 40


@dataclass(frozen=True)
class Here:
    """Who asks: his account, the session of his device, and whether there is a way back to the account."""

    account: Account
    session: Session
    kept: bool


class Register:
    """The accounts of this server; `Register.open` makes or finds the key that it signs with."""

    def __init__(self, shelf: Shelf, signer: Signer, now: Callable[[], float] = time.time) -> None:
        self.shelf = shelf
        self._signer = signer
        self._clock = now
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self._waiting = 0
        self._notes: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, shelf: Shelf) -> "Register":
        """The register in a database; guests to whom nobody can come back any more are forgotten."""
        register = cls(shelf, Signer(await shelf.write(accounts.signing_key)))
        await shelf.write(_forget_unseen, register.now())
        await shelf.write(reports.forget_old, register.now())
        return register

    async def close(self) -> None:
        """Finish writing."""
        await asyncio.gather(*self._notes, return_exceptions=True)
        self.shelf.close()

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    # ---- who asks ----

    async def who(self, cookie: "str | None") -> "Here | None":
        """Whose session a cookie is."""
        token = None if cookie is None else self._signer.opened("session", cookie)
        found = None if token is None else await self.shelf.read(accounts.session, token_hash(token))
        if found is None:
            return None
        session, account, kept = found
        if self.now() - session.seen >= SEEN_EVERY:
            await self.shelf.write(accounts.see, session, self.now())
        return Here(account, session, kept)

    def member(self, here: Here) -> Member:
        """Somebody, as tables know him."""
        account = here.account
        return Member(account.id, account.avatar, here.kept, lambda table: self._signer.chair_token(account.id, table))

    # ---- guests ----

    async def begin(self, name: str, avatar: "str | None", device: str) -> str:
        """A guest: gives the cookie of his session.

        Raises:
            Fault: his name cannot be shown, or there is no such avatar.
        """
        now = self.now()
        account = Account(new_id(), _good_name(name), _good_avatar(avatar), now, now)
        session, cookie = self._session(account.id, device)
        await self.shelf.write(_begin, account, session)
        return cookie

    async def change(
        self, here: Here, name: "str | None" = None, avatar: "str | None" = None, listed: "bool | None" = None
    ) -> None:
        """Another name or avatar, or whether leaderboards show him.

        Raises:
            Fault: the name cannot be shown, or there is no such avatar.
        """
        fields: dict[str, Any] = {}
        if name is not None:
            fields["name"] = _good_name(name)
        if avatar is not None:
            fields["avatar"] = _good_avatar(avatar)
        if listed is not None:
            fields["listed"] = listed
        if fields:
            await self.shelf.write(lambda connection: accounts.change(connection, here.account.id, **fields))

    def _session(self, account: str, device: str) -> tuple[Session, str]:
        token, now = new_token(), self.now()
        session = Session(new_id(), token_hash(token), account, device, now, now)
        return session, self._signer.signed("session", token)

    # ---- ways back ----

    async def set_password(self, here: Here, sign_in: str, password: str, present: str) -> None:
        """A password, and the name to sign in with; where there is one, it must be known.

        Raises:
            Fault: the password is too easy, the name is somebody else's, or the present one is wrong.
        """
        name = _good_name(sign_in)
        secret_texts.check_password(password, name, here.account.name)
        known = [way for way in await self.shelf.read(accounts.ways, here.account.id) if way.kind == "password"]
        for way in known:
            await self._guess(way, present)
        kept = await self._hashed(secret_texts.hash_of, password)
        way = Way(new_id(), here.account.id, "password", likeness(name), kept, name, created=self.now())
        try:
            await self.shelf.write(accounts.put_way, way, replacing=True, sign_in=name)
        except Taken as error:
            raise Fault("sign-in-taken") from error

    async def make_card(self, here: Here) -> secret_texts.PinCard:
        """A new card, instead of the one before."""
        while True:
            card = secret_texts.new_card()
            kept = await self._hashed(secret_texts.hash_of, card.pin)
            way = Way(new_id(), here.account.id, "card", card.number, kept, card.number, created=self.now())
            try:
                await self.shelf.write(accounts.put_way, way, replacing=True)
            except Taken:
                continue
            return card

    async def ask_passkey(self, here: Here, site: Site) -> dict[str, Any]:
        """What the browser is asked in order to make a passkey.

        Raises:
            Fault: there are enough.
        """
        known = [way for way in await self.shelf.read(accounts.ways, here.account.id) if way.kind == "passkey"]
        if len(known) >= MOST_PASSKEYS:
            raise Fault("too-many-ways", {"most": MOST_PASSKEYS})
        options = registration_options(site, here.account, known)
        facts = {"challenge": options["challenge"], "account": here.account.id}
        return {"options": options, "ticket": self._signer.ticket("passkey", facts, self.now())}

    async def add_passkey(self, here: Here, site: Site, ticket: str, credential: dict[str, Any], label: str) -> None:
        """The passkey that the browser made.

        Raises:
            Fault: it does not answer what was asked, or is somebody's already.
        """
        facts = await self._open_ticket("passkey", ticket)
        if facts["account"] != here.account.id:
            raise Fault("passkey-wrong")
        made = registered(site, facts["challenge"], credential)
        way = Way(
            new_id(),
            here.account.id,
            "passkey",
            made.credential,
            made.public_key,
            clean_name(label),
            made.count,
            self.now(),
        )
        try:
            await self.shelf.write(accounts.put_way, way)
        except Taken as error:
            raise Fault("passkey-taken") from error

    async def end_way(self, here: Here, way: str) -> None:
        """Forget a way back.

        Raises:
            Fault: it is the only one.
        """
        known = await self.shelf.read(accounts.ways, here.account.id)
        if [one.id for one in known] == [way]:
            raise Fault("last-way")
        await self.shelf.write(accounts.end_way, here.account.id, way)

    # ---- signing in ----

    async def with_password(self, sign_in: str, password: str) -> Way:
        """Whose password this is.

        Raises:
            Fault: it is nobody's, or was guessed at too often.
        """
        found = await self.shelf.read(accounts.way, "password", likeness(clean_name(sign_in)))
        return await self._guess(found, password)

    async def with_card(self, number: str, pin: str) -> Way:
        """Whose card this is.

        Raises:
            Fault: it is nobody's, or was guessed at too often.
        """
        found = await self.shelf.read(accounts.way, "card", secret_texts.digits_of(number))
        return await self._guess(found, secret_texts.digits_of(pin))

    def ask_to_sign_in(self, site: Site) -> dict[str, Any]:
        """What the browser is asked in order to sign in with a passkey."""
        options = sign_in_options(site)
        ticket = self._signer.ticket("sign-in", {"challenge": options["challenge"]}, self.now())
        return {"options": options, "ticket": ticket}

    async def with_passkey(self, site: Site, ticket: str, credential: dict[str, Any]) -> Way:
        """Whose passkey answered.

        Raises:
            Fault: it is nobody's, or its answer is wrong.
        """
        facts = await self._open_ticket("sign-in", ticket)
        way = await self.shelf.read(accounts.way, "passkey", credential_of(credential))
        if way is None:
            raise Fault("passkey-unknown")
        count = signed_in(site, facts["challenge"], credential, way)
        if not await self.shelf.write(accounts.used, way, self.now(), count):
            raise Fault("passkey-wrong")
        return way

    async def sign_in(self, way: Way, device: str, before: "Here | None") -> str:
        """A session with a token of its own, whatever the browser had before: gives its cookie.

        Who was a guest takes what he has along. The session that the browser had ends.
        """
        session, cookie = self._session(way.account, device)
        await self.shelf.write(_sign_in, session, before)
        return cookie

    async def _open_ticket(self, purpose: str, ticket: str) -> dict[str, Any]:
        facts = self._signer.opened_ticket(purpose, ticket, self.now())
        if facts is None or not await self.shelf.write(accounts.spend, facts["mark"], facts["until"], self.now()):
            raise Fault("passkey-wrong")
        return facts

    async def _guess(self, way: "Way | None", secret: str) -> Way:
        if way is None:
            await self._hashed(secret_texts.fits, secret_texts.NOBODY, secret)  # as long as if there were somebody
            raise Fault("bad-way-in")
        seconds = await self.shelf.write(accounts.begin_guess, way.id, self.now())
        if seconds:
            raise Fault("guess-later", {"seconds": seconds})
        if not await self._hashed(secret_texts.fits, way.secret, secret):
            raise Fault("bad-way-in")
        if not await self.shelf.write(accounts.used, way, self.now()):
            raise Fault("bad-way-in")  # it has ended meanwhile
        return way

    async def _hashed(self, act: Callable[..., Any], *texts: str) -> Any:
        """Something that takes a core for a while, in a thread.

        Raises:
            Fault: too many others wait for it.
        """
        if self._waiting >= MOST_WAITING:
            raise Fault("busy")
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(act, *texts)
        finally:
            self._waiting -= 1

    # ---- chairs and matches ----

    def chair_token(self, seated_as: str, table: str) -> str:
        """The token of a chair."""
        return self._signer.chair_token(seated_as, table)

    async def keep_chair(self, here: Here, table: str) -> None:
        """Somebody has a chair at a table, which he finds back on each device."""
        await self.shelf.write(accounts.keep_chair, here.account.id, table, self.now())

    def note_ends(self, table: Table) -> None:
        """Write down how matches of a table ended; a mistake there is no mistake of the table."""
        task = asyncio.create_task(self._note(table))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def file_report(self, report: Report) -> None:
        """Keep a report for whoever runs this server, and forget those that are old."""
        await self.shelf.write(reports.forget_old, self.now())
        await self.shelf.write(reports.file, report)

    async def _note(self, table: Table) -> None:
        try:
            for end in list(table.ends):
                await self.shelf.write(results.note, end)
        except Exception:
            logger.exception("how matches at table %s ended could not be written down", table.name)


def _forget_unseen(connection: Any, now: int) -> None:
    for guest in accounts.forget_unseen(connection, now):
        accounts.erase(connection, guest, new_id())


def _begin(connection: Any, account: Account, session: Session) -> None:
    accounts.add(connection, account)
    accounts.add_session(connection, session)


def _sign_in(connection: Any, session: Session, before: "Here | None") -> None:
    if before is not None:
        accounts.end_sessions(connection, before.account.id, only=before.session.id)
        if not before.kept and before.account.id != session.account:
            accounts.take_in(connection, before.account.id, session.account)
    accounts.add_session(connection, session)


def _good_name(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise Fault("bad-name")
    return cleaned


def _good_avatar(avatar: "str | None") -> str:
    if avatar is None:
        return random_avatar()
    if not is_avatar(avatar):
        raise Fault("bad-avatar")
    return avatar
