"""What people at a table say to each other, who reads it, what is reported, and who has to go."""

import json
from typing import Any

import pytest

from clauses import clause
from table.company import Listener, my_turn
from table.test_chairs import arrive, opened, refused
from table.test_consent import company
from troef.core.registry import all_games
from troef.core.view import SPECTATOR
from troef.table.fault import Fault
from troef.table.hall.hall import Chair, Hall
from troef.table.live import LiveTable
from troef.table.log import Log
from troef.table.people.people import Member
from troef.table.table import Table
from troef.table.talk import talk
from troef.table.talk.reactions import OF_FAMILY, WORDS, phrases_of
from troef.table.talk.reporting import MOST_REPORTS, Report
from troef.table.talk.talk import LONGEST_TEXT, MOST_TEXTS
from troef.table.terms import Terms

CHAT = Terms(chat=True)


async def two_of_them(hall: Hall, **wish: Any) -> tuple[LiveTable, Listener, Listener, Chair]:
    """Lies, the host, and Wout on chair 1, where play rests."""
    chair, live, lies = await opened(hall, 1, **wish)
    friend = await hall.join(chair.table, "Wout")
    _, wout = await arrive(hall, friend)
    await live.pause(0, True)
    return live, lies, wout, friend


def messages(person: Listener) -> list[str]:
    return [heard["text"] for heard in person.heard if heard["type"] == "said"]


async def made_again(log: Log, live: LiveTable) -> Table:
    table = Table(live.table.name)
    for line in await log.load(table.name):
        table.apply(line)
    return table


# ---- quick phrases ----


def test_every_family_has_the_usual_phrases_and_some_have_their_own() -> None:
    families = {info.family for info in all_games()}
    assert set(OF_FAMILY) <= families
    for family in families:
        phrases = phrases_of(family)
        assert phrases[: len(WORDS)] == WORDS and len(set(phrases)) == len(phrases)


async def test_a_phrase_of_another_family_is_not_said(hall: Hall) -> None:
    live, lies, _, _ = await two_of_them(hall)
    await live.react(1, "partner")
    assert lies.heard[-1] == {"type": "reaction", "seat": 1, "word": "partner"}
    assert await refused(live.react(1, "fast")) == "no-such-reaction"
    assert "partner" in live.recalled(1)["phrases"]  # type: ignore[operator]


# ---- messages ----


async def test_only_phrases_are_said_unless_the_host_allows_more(hall: Hall, log: Log) -> None:
    live, lies, wout, _ = await two_of_them(hall)
    assert await refused(live.say(1, "dag allemaal")) == "only-phrases"
    assert await refused(live.set_talk(1, "chat")) == "not-the-host"
    assert await refused(live.set_talk(0, "songs")) == "no-such-talk"
    assert "talk" not in lies.heard[-1]
    await live.set_talk(0, "chat")
    assert lies.heard[-1]["talk"] == wout.heard[-1]["talk"] == (await made_again(log, live)).talk == "chat"
    await live.say(1, "dag allemaal")
    said = lies.heard[-1]
    assert said == wout.heard[-1]
    assert {**said, "id": "", "at": ""} == {
        "type": "said",
        "id": "",
        "seat": 1,
        "name": "Wout",
        "at": "",
        "text": "dag allemaal",
    }
    await live.set_talk(0, "phrases")
    assert await refused(live.say(1, "nog iets")) == "only-phrases"


@clause("skat", "P2")
@clause("manillen", "P2")
@clause("ninety-nine", "T6")
@pytest.mark.parametrize(("game", "rule"), [("skat", "P2"), ("manillen", "P2"), ("ninety-nine", "T6")])
async def test_while_a_deal_is_played_the_book_wants_silence(hall: Hall, game: str, rule: str) -> None:
    live, people = await company(hall, "Lies Wout Noor", game=game, terms=CHAT, seed="7")
    with pytest.raises(Fault) as caught:
        await live.say(1, "speel harten")
    assert (caught.value.key, caught.value.facts) == ("quiet-now", {"clause": rule})
    await live.react(1, "hello")
    assert people[0].heard[-1]["word"] == "hello"


@clause("kleurenwiezen", "T6")
async def test_in_kleurenwiezen_people_talk_until_a_card_may_be_played(hall: Hall) -> None:
    live, _ = await company(hall, game="kleurenwiezen", terms=CHAT, seed="7")
    await live.say(1, "veel succes!")
    while live.table.state.view(0).phase != "play":
        seat = live.table.to_act()[0]
        moves = [live.table.game.show(move, None) for move in live.table.view(seat).moves]
        await live.play(seat, next((text for text in moves if text.startswith(("ask", "join"))), moves[0]))
    assert await refused(live.say(1, "speel harten")) == "quiet-now"


async def test_the_host_may_let_nothing_be_said_at_all(hall: Hall, log: Log) -> None:
    """Any phrase can be a code between partners."""
    live, _, wout, _ = await two_of_them(hall)
    await live.set_talk(0, "none")
    assert wout.heard[-1]["talk"] == (await made_again(log, live)).talk == "none"
    assert await refused(live.react(1, "think")) == "no-talk"
    assert await refused(live.say(1, "dag")) == "no-talk"
    await live.set_talk(0, "phrases")
    await live.react(1, "think")


async def test_what_is_said_is_in_no_log(hall: Hall, log: Log) -> None:
    live, _, _, _ = await two_of_them(hall, terms=CHAT)
    version = live.table.version
    await live.say(0, "morgen om acht uur?")
    assert live.table.version == version
    assert not any("morgen" in line for line in await log.load(live.table.name))


async def test_who_watches_reads_along_only_where_the_host_says_so(hall: Hall) -> None:
    live, _, _, _ = await two_of_them(hall, terms=CHAT)
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    await live.say(0, "onder ons")
    await live.react(0, "hello")
    assert messages(watcher) == [] and watcher.heard[-1]["type"] == "reaction"
    await live.set_talk(0, "aloud")
    await live.say(0, "voor iedereen")
    assert messages(watcher) == ["voor iedereen"]
    assert live.recalled(SPECTATOR)["lines"] == []


async def test_who_sits_down_later_does_not_read_what_was_said_before(hall: Hall) -> None:
    live, _, _, _ = await two_of_them(hall, terms=CHAT)
    await live.say(0, "voor Fien er is")
    await live.open_chairs(0, [2])
    friend = await hall.join(live.table.name, "Fien")
    _, fien = await arrive(hall, friend)
    await live.say(1, "dag Fien")
    told = live.recalled(fien.seat)["lines"]
    assert [line["text"] for line in told] == ["dag Fien"]  # type: ignore[attr-defined]
    told = live.recalled(1)["lines"]
    assert [line["text"] for line in told] == ["voor Fien er is", "dag Fien"]  # type: ignore[attr-defined]


async def test_a_message_is_one_line_of_plain_signs(hall: Hall) -> None:
    live, lies, _, _ = await two_of_them(hall, terms=CHAT)
    await live.say(1, "  een\u202e twee\n\n\x07drie\u2066 <b>vier</b> ")
    assert messages(lies) == ["een twee drie <b>vier</b>"]
    await live.say(1, "a" * 1000)
    assert len(messages(lies)[-1]) == LONGEST_TEXT
    assert await refused(live.say(1, " \u200b\n ")) == "nothing-said"
    for number in range(MOST_TEXTS - 2):
        await live.say(1, f"nog {number}")
    assert await refused(live.say(1, "te veel")) == "react-slower"
    await live.say(0, "de ander mag nog")


async def test_at_a_rated_table_there_are_only_phrases(hall: Hall) -> None:
    member = Member("a1", "", True, lambda table: "token-of-lies")

    async def wiezen(terms: Terms) -> Chair:
        return await hall.open("wiezen", waits=True, member=member, terms=terms)

    assert await refused(wiezen(Terms(rated=True, chat=True))) == "rated-only-phrases"
    chair = await wiezen(Terms(rated=True))
    live, _ = await arrive(hall, chair)
    assert await refused(live.set_talk(0, "chat")) == "rated-only-phrases"
    await live.set_talk(0, "none")
    assert await refused(live.react(0, "hello")) == "no-talk"


# ---- mao ----


@pytest.mark.clause("mao", "R30", "T7")
async def test_in_mao_every_message_counts_and_phrases_do_not(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lies is game master (R1): the table gives her a card for the sixth message since her last turn."""
    monkeypatch.setattr(talk, "MOST_TEXTS", 10)
    chair = await hall.open("mao", options={"game_master": "0", "target_wins": 1}, seed="talk", name="Lies", terms=CHAT)
    live, lies = await arrive(hall, chair)
    while (view := (await lies.until(my_turn))["view"])["phase"] != "play" or view["turn"] != 0:
        if view["phase"] == "making" and live.table.state.phase.name() == "making":
            await live.play(0, live.table.game.show(live.table.view(0).moves[0]))
    match = live.table.match
    assert match is not None

    def counted() -> int:
        return sum(text == "chat" for _, seat, text in match.record.events)

    def fined() -> list[object]:
        log = lies.heard[-1]["view"]["log"]
        return [line["word"] for line in log if line["verb"] == "fine" and line["target"] == 0]

    await live.react(0, "hello")
    await live.pause(0, True)
    await live.say(0, "even pauze")
    assert counted() == 0 and messages(lies) == ["even pauze"]  # where play rests nothing counts
    await live.pause(0, False)
    before = fined()
    for number in range(1, 7):
        assert fined() == before
        await live.say(0, f"geheim {number}")
    assert counted() == 6 and fined() == [*before, "te-veel-praten"]
    assert "geheim" not in json.dumps(match.record.events)


# ---- reports ----


async def test_a_report_has_what_was_said_and_nobody_at_the_table_hears_of_it(hall: Hall) -> None:
    live, lies, wout, _ = await two_of_them(hall, terms=CHAT)
    filed: list[Report] = []

    async def keep(report: Report) -> None:
        filed.append(report)

    assert await refused(live.report(0, 1, "rude", "", "")) == "no-reports"
    live.when_reported = keep
    await live.say(1, "sukkel")
    await live.react(1, "laugh")
    await live.say(0, "zeg dat niet")
    (said,) = [heard for heard in lies.heard if heard.get("text") == "sukkel"]
    before = len(wout.heard)
    await live.report(0, 1, "rude", "al de derde keer\u202e", said["id"])
    (report,) = filed
    assert (report.by_name, report.name, report.seat, report.reason) == ("Lies", "Wout", 1, "rude")
    assert (report.note, report.marked) == ("al de derde keer", said["id"])
    assert [line.get("text", line.get("word")) for line in report.said] == ["sukkel", "laugh"]
    assert len(wout.heard) == before
    assert json.dumps(report.said)  # plain data
    for asked, key in (
        (live.report(0, 1, "ugly", "", ""), "no-such-reason"),
        (live.report(0, 9, "rude", "", ""), "no-such-chair"),
        (live.report(0, 2, "rude", "", ""), "no-person-there"),
        (live.report(0, 0, "rude", "", ""), "no-person-there"),
        (live.report(0, 1, "rude", "", "made up"), "not-said-here"),
        (live.report(1, 0, "rude", "", said["id"]), "not-said-here"),
    ):
        assert await refused(asked) == key
    for _ in range(MOST_REPORTS - 1):
        await live.report(0, 1, "spam", "", "")
    assert await refused(live.report(0, 1, "spam", "", "")) == "report-later"


# ---- who has to go ----


async def test_who_is_sent_away_does_not_come_back(hall: Hall, log: Log) -> None:
    live, lies, wout, friend = await two_of_them(hall)
    assert await refused(live.remove(1, 0)) == "not-the-host"
    assert await refused(live.remove(0, 0)) == "removes-himself"
    assert await refused(live.remove(0, 2)) == "no-person-there"
    await live.remove(0, 1)
    assert (wout.dismissed, wout.farewell) == (True, "removed-here") and wout not in live.guests
    assert lies.heard[-1]["people"][1]["bot"] == "random" and "left" not in lies.heard[-1]["people"][1]
    for table in (live.table, (await made_again(log, live))):
        assert table.seating.was_removed(friend.token) and table.seat_of(friend.token) is None
    assert await refused(arrive(hall, friend)) == "removed-here"
    await live.open_chairs(0, [1])
    fien = await hall.join(live.table.name, "Fien")
    assert (fien.seat, fien.waits) == (1, True)  # it might be Wout, who has seen a hand


async def test_an_account_that_was_sent_away_gets_no_other_chair(hall: Hall) -> None:
    chair, live, _ = await opened(hall, 1)
    wout = Member("wout", "", False, lambda table: "token-of-wout")
    await hall.join(chair.table, "Wout", member=wout)
    await live.remove(0, 1)
    await live.open_chairs(0, [1, 2])
    assert await refused(hall.join(chair.table, "Wietse", member=wout)) == "removed-here"


async def test_before_a_match_the_chair_is_free_again(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", waits=True, name="Lies")
    live, _ = await arrive(hall, chair)
    friend = await hall.join(chair.table, "Wout")
    await live.remove(0, friend.seat)
    assert friend.seat in live.table.free
    assert await refused(arrive(hall, friend)) == "removed-here"


async def test_who_stood_up_or_is_coming_can_be_sent_away_too(hall: Hall) -> None:
    live, _, _, friend = await two_of_them(hall)
    await live.stand(1)
    await live.open_chairs(0, [2])
    coming = await hall.join(live.table.name, "Fien")
    assert coming.waits
    await live.remove(0, 1)
    await live.remove(0, 2)
    assert live.table.seating.left == live.table.seating.coming == {}
    for gone in (friend, coming):
        assert await refused(arrive(hall, gone)) == "removed-here"


async def test_nobody_watches_where_the_host_does_not_want_it(hall: Hall, log: Log) -> None:
    live, lies, _, friend = await two_of_them(hall)
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    assert await refused(live.set_watched(1, False)) == "not-the-host"
    await live.set_watched(0, False)
    assert (watcher.dismissed, watcher.farewell) == (True, "not-watched") and watcher not in live.guests
    assert lies.heard[-1]["watched"] is False and not (await made_again(log, live)).watched
    with pytest.raises(Exception, match="not-watched"):
        live.seat_of(None)
    assert live.seat_of(friend.token) == 1
    await live.set_watched(0, True)
    assert live.seat_of(None) == SPECTATOR and "watched" not in lies.heard[-1]


async def test_a_rated_match_is_played_by_who_began_it(hall: Hall, toy: None) -> None:
    lies, wout = [Member(name, "", True, f"{name} at {{}}".format) for name in ("lies", "wout")]
    chair = await hall.open("toy", bot="random", waits=True, terms=Terms(rated=True), member=lies)
    live, _ = await arrive(hall, chair)
    friend = await hall.join(chair.table, "Wout", member=wout)
    assert live.table.match is not None
    assert await refused(live.remove(chair.seat, friend.seat)) == "rated-no-removal"
