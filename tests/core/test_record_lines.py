"""Records: what is written, what replays, and every kind of damage by its line and reason."""

import json
from collections.abc import Callable

import pytest

import troef
from troef.cards.card import card_text
from troef.core.match import NothingToUndo
from troef.core.record import VERSION


def played_match(deals: int = 4, seed: str = "record") -> troef.Match:
    """A whole match of klaverjassen with one commit-reveal deal among the seeded ones."""
    game = troef.game("klaverjassen", rules="rotterdams", deals=deals, roem_claim="auto")
    match = troef.Match(troef.Record(game, 4, dealer=2, names=["Lies", "Wout", "één ♥", "line\u2028break"]))
    rng = troef.Rng(seed)
    match.deal(troef.CommitRevealDealer("a seed"))
    dealer = troef.SeededDealer(seed)
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        (seat,) = match.state.actors()
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


MATCH = played_match()
TEXT = MATCH.record.text()


def test_every_line_is_json_that_a_person_can_read() -> None:
    lines = [json.loads(line) for line in TEXT.removesuffix("\n").split("\n")]
    header = lines[0]
    assert (header["troef"], header["game"], header["rules"]) == (VERSION, "klaverjassen", "rotterdams")
    assert (header["seats"], header["dealer"], header["options"]["deals"]) == (4, 2, 4)
    assert header["names"][2] == "één ♥" and "één ♥" in TEXT
    assert sorted(lines[1]["deal"].split()) == sorted(card_text(card) for card in MATCH.record.game.pack(4))
    assert lines[1]["proof"]["seed"] == "a seed"
    assert lines[2]["seat"] == 3 and isinstance(lines[2]["move"], str)
    assert lines[-1]["end"]["scores"] == list(MATCH.state.outcome().scores)
    assert len(lines[-1]["sha256"]) == 64


def test_a_record_comes_back_as_it_was() -> None:
    record = troef.read_record(TEXT)
    assert record.text() == TEXT
    state = record.replay()
    assert state.outcome() == MATCH.state.outcome()
    assert [row.cells for row in state.sheet] == [row.cells for row in MATCH.state.sheet]
    assert record.names == MATCH.record.names


def test_windows_line_ends_do_no_harm() -> None:
    assert troef.read_record(TEXT.replace("\n", "\r\n")).text() == TEXT


def test_every_beginning_of_a_match_replays() -> None:
    record = troef.read_record(TEXT)
    for events in (0, 1, 2, 10, 40, len(record.events)):
        state = record.replay(events)
        assert (state.deal_number > 0) == (events > 0)
        assert (state.outcome() is not None) == (events == len(record.events))


def test_an_unfinished_match_is_a_record_too() -> None:
    lines = TEXT.split("\n")[:30]
    record = troef.read_record("\n".join(lines))
    assert record.ending is None
    assert record.replay().outcome() is None
    assert record.text() == "\n".join(lines) + "\n"


# ---- damage ----

Lines = list[str]


def first_card(lines: Lines) -> int:
    """The place of the first card that was played."""
    words = ("trump", "pass", '"deal"', '"troef"')
    return next(place for place, line in enumerate(lines) if not any(word in line for word in words))


def broken_json(lines: Lines) -> None:
    lines[4] = lines[4][:-3]


def no_object(lines: Lines) -> None:
    lines[4] = "[1, 2]"


def changed_move(lines: Lines) -> None:
    place = first_card(lines)
    facts = json.loads(lines[place])
    facts["move"] = "7S" if facts["move"] != "7S" else "8S"
    lines[place] = json.dumps(facts)


def changed_names(lines: Lines) -> None:
    lines[0] = lines[0].replace("Lies", "Liesje")


def dropped_line(lines: Lines) -> None:
    del lines[first_card(lines)]


def more_after_the_end(lines: Lines) -> None:
    lines.append(lines[5])


def two_endings(lines: Lines) -> None:
    lines.append(lines[-1])


def header(**changes: object) -> Callable[[Lines], None]:
    def damage(lines: Lines) -> None:
        facts = json.loads(lines[0])
        facts.update(changes)
        lines[0] = json.dumps(facts)

    return damage


def line_five(text: str) -> Callable[[Lines], None]:
    def damage(lines: Lines) -> None:
        lines[4] = text

    return damage


UNREADABLE = [
    (broken_json, 5, "no JSON"),
    (no_object, 5, "no JSON object"),
    (line_five(""), 5, "no JSON"),
    (line_five("9" * 5000), 5, "no JSON"),
    (line_five("[" * 100_000), 5, "no JSON"),
    (line_five("{}"), 5, "a deal, a move or the end"),
    (line_five('{"end": 3}'), 5, "a deal, a move or the end"),
    (line_five('{"move": "KH"}'), 5, "seat number"),
    (line_five('{"seat": true, "move": "KH"}'), 5, "seat number"),
    (line_five('{"seat": "1", "move": "KH"}'), 5, "seat number"),
    (line_five('{"seat": 1, "move": 7}'), 5, "seat number"),
    (line_five('{"seat": 4, "move": "KH"}'), 5, "no seat 4"),
    (line_five('{"seat": -1, "move": "KH"}'), 5, "no seat -1"),
    (line_five('{"seat": 123456789012345678901234567890, "move": "KH"}'), 5, "no seat"),
    (line_five('{"deal": 7}'), 5, "text of cards"),
    (line_five('{"deal": "7S 9X"}'), 5, "9X"),
    (line_five('{"deal": "7S", "proof": 5}'), 5, "proof"),
    (line_five('{"deal": "7S", "proof": {"commit": "x"}}'), 5, "proof"),
    (changed_names, len(TEXT.split("\n")) - 1, "checksum"),
    (changed_move, len(TEXT.split("\n")) - 1, "checksum"),
    (dropped_line, len(TEXT.split("\n")) - 2, "checksum"),
    (more_after_the_end, len(TEXT.split("\n")), "after the end"),
    (two_endings, len(TEXT.split("\n")), "after the end"),
    (header(troef=99), 1, "troef"),
    (header(troef=None), 1, "troef"),
    (header(game="klaverjasen"), 1, "klaverjassen"),
    (header(game=None), 1, "wants a game"),
    (header(rules="rotterdam"), 1, "rotterdams"),
    (header(options={"deals": 5}), 1, "deals"),
    (header(options={"name": "x", "rules": "y"}), 1, "unknown-option"),
    (header(options=[1]), 1, "options"),
    (header(seats=5), 1, "played by 4"),
    (header(seats="4"), 1, "seats"),
    (header(seats=10**30), 1, "played by 4"),
    (header(dealer=4), 1, "no seat 4"),
    (header(dealer=None), 1, "dealer"),
    (header(names="Lies"), 1, "names"),
]


@pytest.mark.parametrize(("damage", "line", "reason"), UNREADABLE)
def test_damage_is_reported_with_its_line(damage: Callable[[Lines], None], line: int, reason: str) -> None:
    lines = TEXT.removesuffix("\n").split("\n")
    damage(lines)
    with pytest.raises(troef.RecordError) as caught:
        troef.read_record("\n".join(lines) + "\n")
    assert caught.value.line == line
    assert reason in caught.value.reason
    assert f"line {line}" in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_record_is_an_error(text: str) -> None:
    with pytest.raises(troef.RecordError) as caught:
        troef.read_record(text)
    assert caught.value.line == 1


def replay_error(change: Callable[[Lines], None]) -> troef.RecordError:
    lines = TEXT.removesuffix("\n").split("\n")[:20]
    change(lines)
    record = troef.read_record("\n".join(lines))
    with pytest.raises(troef.RecordError) as caught:
        record.replay()
    return caught.value


def test_an_illegal_move_is_reported_with_seat_text_and_clause() -> None:
    state = troef.read_record(TEXT).replay(0)
    lines = TEXT.split("\n")
    record = troef.read_record("\n".join(lines[:20]))
    for number, (kind, seat, _) in enumerate(record.events):
        state = record.replay(number)
        wrong = illegal_card(state, seat) if kind == 0 and state.phase.name() == "play" else None
        if wrong is not None:
            break
    card, rule = wrong

    def cheat(lines: Lines) -> None:
        lines[number + 1] = json.dumps({"seat": seat, "move": card})

    error = replay_error(cheat)
    assert (error.line, error.seat, error.move, error.clause) == (number + 2, seat, card, rule)
    assert rule in str(error) and card in str(error)


def illegal_card(state: troef.State, seat: int) -> "tuple[str, str] | None":
    view = state.view(seat)
    for card in view.hand():
        move = card << 6
        refusal = state.refusal(seat, move)
        if refusal is not None:
            return state.game.show(move), refusal.clause
    return None


def test_a_text_that_is_no_move_is_reported() -> None:
    def nonsense(lines: Lines) -> None:
        lines[4] = json.dumps({"seat": 0, "move": "sing"})

    error = replay_error(nonsense)
    assert (error.line, error.seat, error.move) == (5, 0, "sing")


def test_the_wrong_seat_is_reported() -> None:
    def wrong_seat(lines: Lines) -> None:
        facts = json.loads(lines[2])
        facts["seat"] = (facts["seat"] + 1) % 4
        lines[2] = json.dumps(facts)

    error = replay_error(wrong_seat)
    assert error.line == 3 and "not-your-turn" in error.reason


def test_lines_in_the_wrong_order_are_reported() -> None:
    def swapped(lines: Lines) -> None:
        lines[1], lines[2] = lines[2], lines[1]

    assert replay_error(swapped).line == 2
    assert "awaits-deal" in replay_error(swapped).reason

    def dealt_twice(lines: Lines) -> None:
        lines.insert(2, lines[1])

    error = replay_error(dealt_twice)
    assert error.line == 3 and "no deal is awaited" in error.reason


@pytest.mark.parametrize(
    ("cards", "reason"),
    [("7S 8S", "2 cards"), ("2S " * 32, "not in this pack"), ("7S " * 32, "more often"), ("*", "not in this pack")],
)
def test_a_deal_that_does_not_fit_is_reported(cards: str, reason: str) -> None:
    def other_deal(lines: Lines) -> None:
        lines[1] = json.dumps({"deal": cards})

    error = replay_error(other_deal)
    assert error.line == 2 and reason in error.reason


def test_an_ending_that_does_not_follow_from_the_moves_is_reported() -> None:
    record = troef.read_record(TEXT)
    record.ending["scores"] = [1, 2, 1, 2]
    again = troef.read_record(record.text())  # the checksum is right, the scores are not
    with pytest.raises(troef.RecordError) as caught:
        again.replay()
    assert caught.value.line == len(again.events) + 2
    assert "outcome" in caught.value.reason


# ---- a match ----


def test_a_refused_move_is_not_written_down() -> None:
    match = troef.Match(troef.Record(troef.game("klaverjassen"), 4))
    match.deal(troef.SeededDealer(1))
    before = match.record.text()
    with pytest.raises(troef.IllegalMove):
        match.play(0, match.state.game.parse("pass"))
    assert match.record.text() == before


def test_undo_takes_back_the_last_move() -> None:
    match = played_match(seed="undo")
    text = match.record.text()
    last = match.record.events[-1]
    match.undo()
    assert match.state.outcome() is None and match.record.ending is None
    match.play(last[1], match.state.game.parse(last[2], match.state.view(last[1])))
    assert match.record.text() == text
    while any(kind >= 0 for kind, _, _ in match.record.events):
        match.undo()
    assert match.state.deal_number == 1 and not match.state.awaits_deal, "the deal stays"
    with pytest.raises(NothingToUndo):
        match.undo()


def test_what_was_dealt_after_a_move_that_is_undone_comes_again() -> None:
    match = played_match(seed="undo")
    deals = [event for event in match.record.events if event[0] < 0]
    while len([event for event in match.record.events if event[0] < 0]) == len(deals):
        last = [event for event in match.record.events if event[0] >= 0][-1]
        match.undo()
    assert match.state.deal_number == len(deals) - 1
    match.play(last[1], last[2])
    match.deal(troef.SeededDealer("other cards"))
    assert match.record.events[-1] == deals[-1]
