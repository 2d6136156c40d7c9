"""A match looked at again: every position of its deals, and nothing of a deal that is still played."""

from math import inf
from typing import Any

import pytest

from clauses import clause
from table.company import Here
from troef.bots.by_name import make_player
from troef.core.dealer import SeededDealer
from troef.core.jury import seats_to_act, view_at_table
from troef.core.match import Match
from troef.core.record import Record
from troef.core.registry import find_game
from troef.core.view import REFEREE, SPECTATOR
from troef.table.fault import Fault
from troef.table.replay.open_cards import OpenCards
from troef.table.replay.replay import MOST_STEPS, Replay, view_of
from troef.table.replay.replay_files import matches_in, written
from troef.table.replay.replays import Replays
from troef.table.replay.what_if import play_on
from troef.table.table import Table, founding_lines
from troef.table.terms import AS_USUAL

Step = dict[str, Any]


def played(slug: str, moves: int = 10_000) -> Record:
    """What rule players play, until the match is over or they have made this many moves."""
    match, dealer = Match(find_game(slug)), SeededDealer(4)
    players = [make_player("rule", match.game, seat) for seat in range(int(match.state.seats))]
    for _ in range(moves):
        if match.state.outcome() is not None:
            break
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        seat = seats_to_act(match.state)[0]
        match.play(seat, players[seat].choose(view_at_table(match.state, seat), 0.1))
    return match.record


def shown(steps: list[Step]) -> list[Step]:
    """Every step as a whole view, as a page puts it together."""
    views: list[Step] = [steps[0]["view"]]
    for step in steps[1:]:
        view = {**views[-1], **step["set"]}
        was = {zone["id"]: zone for zone in views[-1]["zones"]}
        if "zones" in step:
            view["zones"] = [was[zone] if isinstance(zone, str) else zone for zone in step["zones"]]
        if "log" in step:
            view["log"] = views[-1]["log"] + step["log"]
        views.append(view)
    return views


def hands(view: Step) -> set[str]:
    return {card for zone in view["zones"] if zone["kind"] == "hand" for card in zone["cards"]}


@pytest.mark.parametrize("slug", ["klaverjassen", "bridge", "toepen", "patience", "rummy"])
def test_every_step_is_the_position_of_the_record_there(slug: str) -> None:
    record = played(slug, 100)
    replay = Replay(record, whole=True)
    for deal in replay.deals[:2]:
        views = shown(replay.steps(deal, REFEREE)[0])
        for number, view in list(enumerate(views[:-1]))[::3]:
            assert view == view_of(record.replay(replay.events_before(deal, number)), REFEREE)


@clause("blackjack", "R3")
def test_a_deal_that_ends_where_the_next_begins_shows_nothing_of_it() -> None:
    replay = Replay(played("blackjack", 60))
    deal = replay.deals[0]
    first, last = (shown(replay.steps(deal, REFEREE)[0])[at] for at in (0, -1))
    assert first["deal"]["number"] == last["deal"]["number"] == 1
    assert hands(first) <= hands(last)
    assert len(last["sheet"]["rows"]) == 1


def test_the_last_step_tells_how_the_deal_ended_with_all_hands() -> None:
    replay = Replay(played("klaverjassen", 40))
    deal = replay.deals[0]
    told, more = replay.steps(deal, REFEREE)
    assert (len(told), more) == (deal.end - deal.first, False)
    assert [len(hand) for hand in told[-1]["ended"]["hands"]] == [8] * 4
    assert [step for step in told[:-1] if "ended" in step] == []


def test_a_deal_that_is_played_is_no_deal_of_the_replay() -> None:
    replay = Replay(played("klaverjassen", 40))
    assert ([deal.number for deal in replay.deals], replay.over) == ([1], False)
    assert replay.deal(2) is None
    assert [deal.number for deal in Replay(replay.record, whole=True).deals] == [1, 2]


def test_a_long_deal_is_told_in_parts() -> None:
    record = played("klaverjassen", 40)
    replay = Replay(record)
    whole = replay.steps(replay.deals[0], SPECTATOR)[0]
    part, more = replay.steps(replay.deals[0], SPECTATOR, 20)
    assert shown(part) == shown(whole)[20:]
    assert not more and len(whole) <= MOST_STEPS
    assert replay.steps(replay.deals[0], SPECTATOR, 999) == ([], False)


def test_a_replay_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(TimeoutError):
        Replay(played("klaverjassen", 40), seconds=-1)


@clause("klaverjassen", "R7")
def test_with_one_card_each_the_best_play_is_the_play() -> None:
    replay = Replay(played("klaverjassen", 40))
    deal = replay.deals[0]
    last = deal.end - replay.first_event(deal)
    solving = OpenCards(replay.state_at(deal, last - 4))
    assert solving.run(inf)
    found = solving.answer()
    _, mover, text = replay.record.events[deal.end - 4]
    assert (found["turn"], found["best"], found["cards"]) == (
        mover,
        [text],
        [{"card": text, "value": found["value"]}],
    )
    assert len(found["line"]) == 4


def test_the_best_play_is_not_always_found() -> None:
    replay = Replay(played("klaverjassen", 40))
    with pytest.raises(Fault) as fault:
        OpenCards(replay.state_at(replay.deals[0], 0))
    assert fault.value.key == "nothing-to-solve"
    assert not OpenCards(replay.state_at(replay.deals[0], 1)).run(0.0)  # the time is up before it has begun


def test_playing_on_is_at_a_table_with_the_same_cards_and_in_the_chair_of_the_move() -> None:
    replay = Replay(played("klaverjassen", 80))
    deal = replay.deals[1]
    made = play_on(replay, deal, 9, "Lies")
    table = Table(made.name)
    for line in made.lines:
        table.apply(line)
    assert table.state.actors() == (made.seat,) == (replay.mover_at(deal, 9),)
    assert view_of(table.state, REFEREE) == view_of(replay.state_at(deal, 9), REFEREE)
    assert table.seat_of(made.token) == made.seat
    bots = [seat for seat, person in enumerate(table.people) if person is not None and person.bot is not None]
    assert bots == [seat for seat in range(4) if seat != made.seat]


def test_what_is_over_cannot_be_played_on() -> None:
    replay = Replay(played("patience"))
    deal = replay.deals[0]
    with pytest.raises(Fault) as over:
        play_on(replay, deal, deal.end - replay.first_event(deal), "")
    with pytest.raises(Fault) as beyond:
        play_on(replay, deal, 9999, "")
    assert (over.value.key, beyond.value.key) == ("nothing-to-play", "no-such-step")


@pytest.mark.parametrize(("slug", "kind"), [("klaverjassen", "jsonl"), ("bridge", "pbn"), ("skat", "iss")])
def test_what_is_written_can_be_read_again(slug: str, kind: str) -> None:
    record = played(slug, 130)
    read_again = matches_in(written(record, kind).encode())
    assert read_again[0].game.slug == slug
    first = Replay(record).deals[0]
    again = Replay(read_again[0], whole=True)
    assert hands(shown(again.steps(again.deals[0], REFEREE)[0])[0]) == hands(
        shown(Replay(record).steps(first, REFEREE)[0])[0]
    )


def test_several_records_one_after_another_are_several_matches() -> None:
    text = played("klaverjassen", 40).text() + played("toepen", 20).text()
    assert [record.game.slug for record in matches_in(text.encode())] == ["klaverjassen", "toepen"]


@pytest.mark.parametrize("text", ["", "hallo", "[1]", '[Event "?"]'])
def test_what_is_no_match_is_said(text: str) -> None:
    with pytest.raises(Fault) as fault:
        matches_in(text.encode())
    assert fault.value.key == "no-match-in-file"


def people_at(slug: str, seats: int) -> Table:
    """A table of people where the first cards have been dealt."""
    table = Table("people")
    for line in founding_lines(find_game(slug), seats, "rule", "1", AS_USUAL):
        table.apply(line)
    for seat in range(seats):
        for line in table.sit_lines("", f"token {seat}")[1]:
            table.apply(line)
    for line in table.deal_lines():
        table.apply(line)
    return table


@clause("toepen", "R17", "R22")
async def test_hands_that_were_thrown_in_stay_secret_between_people_while_the_match_goes_on() -> None:
    table = people_at("toepen", 3)
    while table.state.deal_number == 1:
        lines = table.deal_lines()
        for seat in seats_to_act(table.state):
            texts = [table.game.show(move) for move in table.view(seat).moves]
            wanted = next((text for text in ("knock", "fold") if text in texts), texts[0])
            lines = table.move_lines(seat, wanted)
            break
        for line in lines:
            table.apply(line)
    replays = Replays(Here())
    for token, seat in (("", SPECTATOR), ("token 1", 1)):
        seen = await replays.of_table(table, 1, seat)
        assert table.seat_of(token) == (None if seat < 0 else seat)
        assert [deal["open"] for deal in seen.told()["deals"]] == [False]
        steps = await replays.steps(seen, 1, 0)
        held = [zone for zone in steps["steps"][0]["view"]["zones"] if zone["kind"] == "hand" and zone["cards"]]
        assert [zone["owner"] for zone in held] == ([] if seat < 0 else [seat])
        for ask in (replays.open_cards(seen, 1, 1), replays.steps(seen, 2, 0)):
            with pytest.raises(Fault):
                await ask
        with pytest.raises(Fault):
            seen.require_open(seen.deal(1))
