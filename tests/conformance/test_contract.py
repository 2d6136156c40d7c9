"""What every game must keep (docs/architecture.md, the contract), on every registered game and preset."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import (
    deal_if_due,
    everybody,
    fields_of,
    positions,
    proven_tables,
    random_choice,
    seen_by,
    table_name,
    to_the_end,
)

import troef
from proving import OFTEN, SPARSELY, examples, seeded
from troef.bots.base import WAIT
from troef.bots.rule_players import rule_player
from troef.cards.card import card_text
from troef.core.game import State
from troef.core.moves import DRAW, PLAY, TIMEOUT, kind_of, payload_of
from troef.core.options import Choice, Flag, OptionError, Whole
from troef.core.phase import Phase
from troef.core.view import TIMEKEEPER
from troef.games.mao.moves import PASS_EMPTY, signals_played
from troef.search.playout import next_to_act, playout

CLAUSES: dict[str, list[str]] = json.loads((files("troef") / "data" / "clauses.json").read_text(encoding="utf-8"))
#: Moves that hardly any position knows.
BY_HAND = (-1, 0, 63, 2**50, int(TIMEOUT))

on_every_table = pytest.mark.parametrize("table", proven_tables(), ids=table_name)


def open_table(table: tuple[str, str, int]) -> tuple[troef.Game, int]:
    slug, preset, seats = table
    return troef.game(slug, rules=preset), seats


@on_every_table
def test_a_random_match_ends_with_winners_among_its_seats(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    state = game.start(seats)
    playout(state, troef.Rng(seeded("end")))
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert set(outcome.winners) <= set(range(seats))
    assert state.actors() == ()
    assert not state.awaits_deal
    refusal = state.refusal(0, 0)
    assert refusal is not None and refusal.reason == "match-over"


@on_every_table
def test_a_playout_makes_the_moves_that_it_would_make_one_by_one(table: tuple[str, str, int]) -> None:
    """`State.play_random` may play the rest of a trick at once."""
    game, seats = open_table(table)
    for bound in (203, 206):
        state, step_by_step = game.start(seats), game.start(seats)
        rng, same_numbers = troef.Rng(seeded(f"steps {bound}")), troef.Rng(seeded(f"steps {bound}"))
        for _ in range(playout(state, rng, bound)):
            seat = next_to_act(step_by_step, same_numbers)
            step_by_step.apply(seat, step_by_step.phase.pick(seat, same_numbers))
        if state.outcome() is not None:
            next_to_act(step_by_step, same_numbers)  # a last deal in which nobody acts any more
        assert everybody(state) == everybody(step_by_step)
        assert rng.word() == same_numbers.word()


@on_every_table
def test_no_card_is_in_two_places(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    pack = Counter(card_text(card) for card in game.pack(seats))
    for state in positions(game, seats, seeded("conserved")):
        lying = Counter(
            card_text(card)
            for zone in state.view(troef.REFEREE).zones
            if zone.kind != "last-trick"
            for card in zone.cards
        )
        assert not lying - pack, f"more than the pack has: {lying - pack}"


@on_every_table
def test_moves_that_are_not_legal_are_refused_and_change_nothing(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    seen: set[int] = set()
    for number, state in enumerate(positions(game, seats, seeded("illegal"), 200)):
        for seat in range(seats):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in state.actors())
            seen.update(legal)
        if number % SPARSELY:
            continue
        before = everybody(state)
        for seat in (*range(seats), seats, troef.SPECTATOR, TIMEKEEPER):
            legal_now = set(state.legal(seat)) if 0 <= seat < seats or seat == TIMEKEEPER else set()
            for move in [*sorted(seen)[:: max(1, len(seen) // 60)], *BY_HAND]:
                refusal = state.refusal(seat, move)
                assert (refusal is None) == (move in legal_now), (seat, move, refusal)
                if refusal is not None:
                    with pytest.raises(troef.IllegalMove):
                        state.play(seat, move)
                    json.dumps(refusal.as_dict())
        assert everybody(state) == before


@on_every_table
def test_every_refusal_names_a_clause_of_the_rules(table: tuple[str, str, int]) -> None:
    """Also for a wrong seat, out of turn, for what is no move, before a deal and after the end."""
    game, seats = open_table(table)
    clauses = set(CLAUSES[game.slug])
    seen: set[int] = set()
    for number, state in enumerate(to_the_end(game, seats, seeded("clauses"))):
        for seat in state.actors():
            seen.update(state.legal(seat)[:40])
        if number % SPARSELY and not state.awaits_deal and state.outcome() is None:
            continue
        tried = [*sorted(seen)[:: max(1, len(seen) // 30)], *BY_HAND]
        for seat in (*range(seats), seats, 99, troef.SPECTATOR, troef.REFEREE, TIMEKEEPER):
            for move in tried:
                refusal = state.refusal(seat, move)
                assert refusal is None or refusal.clause in clauses, (seat, move, refusal)


@on_every_table
def test_what_a_phase_allows_is_what_it_lists(table: tuple[str, str, int]) -> None:
    """But for the signals of mao, which are listed one by one and may also be said in one move with the card."""
    game, seats = open_table(table)
    rng = troef.Rng(seeded("listed"))
    for number, state in enumerate(positions(game, seats, seeded("listed"), 200)):
        if number % 5:
            continue
        for seat in (*range(seats), troef.REFEREE, TIMEKEEPER):
            listed = state.phase.legal(seat)
            some = listed[:: max(1, len(listed) // 8)]
            others = [move ^ (1 << int(bit)) for move in (*some, *BY_HAND) for bit in range(45)]
            for move in {*some, *others, *(int(rng.below(1 << 20)) for _ in range(8))}:
                if game.slug == "mao" and speaks(move):
                    continue
                assert state.phase.allows(seat, move) == (move in listed), (seat, move, game.slug)


def speaks(move: int) -> bool:
    """Whether a turn action of mao names signals."""
    kind = kind_of(move)
    if kind == PLAY:
        return bool(signals_played(move))
    return kind in (DRAW, PASS_EMPTY) and payload_of(move) > 0


@on_every_table
def test_the_text_of_a_move_reads_back_as_the_move(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    for number, state in enumerate(positions(game, seats, seeded("texts"), 200)):
        for seat in state.actors() if number % OFTEN == 0 else ():
            view = state.view(seat)
            for move in view.moves:
                text = game.show(move, view)
                assert game.parse(text, view) == move, text
                assert game.parse(text.upper(), view) == move, text


@on_every_table
def test_what_anybody_sees_goes_over_the_wire(table: tuple[str, str, int]) -> None:
    """Now and then somebody else looks, and at last everybody."""
    game, seats = open_table(table)
    lookers = (*range(seats), troef.SPECTATOR, troef.REFEREE)
    for number, state in enumerate(to_the_end(game, seats, seeded("wire"))):
        if number % OFTEN and state.outcome() is None:
            continue
        for seat in lookers if state.outcome() is not None else lookers[number // OFTEN % len(lookers) :][:1]:
            view = state.view(seat)
            told = view.as_dict()
            assert json.loads(json.dumps(told)) == json.loads(json.dumps(state.view(seat).as_dict()))
            assert [line["text"] for line in told["log"]] == [game.show(move) for _, move in view.log]


@on_every_table
def test_nonsense_is_no_move(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    *_, state = positions(game, seats, seeded("nonsense"), 3)
    for text in ("", "   ", "xyzzy", "KHH", "play", "raise", "\x00", "1" * 400, "troef Z", ")(", "🂡"):
        with pytest.raises(troef.MoveTextError):
            game.parse(text, state.view(0))


@on_every_table
def test_a_record_replays_to_the_same_match(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    rng = troef.Rng(seeded("record"))
    match = troef.Match(troef.Record(game, seats, seats - 1, [f"p{seat}" for seat in range(seats)]))
    dealer = troef.CommitRevealDealer("a seed")
    for _ in range(300):
        while match.state.awaits_deal:
            match.deal(dealer)
        if match.state.outcome() is not None:
            break
        match.play(*random_choice(match.state, rng))
    text = match.record.text()
    again = troef.read_record(text)
    assert again.text() == text
    assert everybody(again.replay()) == everybody(match.state)


@on_every_table
def test_a_copy_is_equal_and_independent(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    for number, state in enumerate(positions(game, seats, seeded("copies"), 150)):
        if number % 5:
            continue
        before = everybody(state)
        copy, second = state.copy(), state.copy()
        assert everybody(copy) == before
        for _ in range(12):
            rng = troef.Rng(seeded(f"after {number}"))
            if state.outcome() is not None or copy.outcome() is not None:
                break
            if not deal_if_due(copy, rng):
                copy.play(*random_choice(copy, rng))
        assert everybody(state) == before
        assert everybody(second) == before


def same(one: Any, other: Any) -> bool:
    """Whether two attributes are alike: states and phases field by field, vectors and lists by what they hold."""
    if isinstance(one, State | Phase) and one is not other:
        return type(one) is type(other) and all(
            same(value, fields_of(other)[name]) for name, value in fields_of(one).items()
        )
    if type(one).__name__.startswith("vec"):
        return list(one) == list(other)
    if isinstance(one, list | tuple | dict | int | str | bool | float) or one is None:
        return bool(one == other)
    return one is other or fields_of(one).keys() == fields_of(other).keys()


@on_every_table
def test_a_copy_has_every_field(table: tuple[str, str, int]) -> None:
    """As `tests/test_copies.py` sees in the sources: here in matches, with what fields hold."""
    game, seats = open_table(table)
    for number, state in enumerate(positions(game, seats, seeded("fields"), 150)):
        if number % 3 == 0:
            copy = state.copy()
            for name, value in fields_of(state).items():
                assert same(value, fields_of(copy)[name]), name


@on_every_table
def test_worlds_give_back_their_view_and_can_be_played_to_the_end(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    rng = troef.Rng(seeded("worlds"))
    for number, state in enumerate(positions(game, seats, seeded("worlds"), 240)):
        if number % SPARSELY:
            continue
        seat = number % seats
        expected = seen_by(state, seat)
        world = next(game.worlds(state.view(seat), rng))
        assert seen_by(world, seat) == expected
        if number % (5 * SPARSELY) == 0:
            playout(world, rng)
            assert world.outcome() is not None


@on_every_table
def test_hidden_cards_change_nothing_for_those_who_cannot_see_them(table: tuple[str, str, int]) -> None:
    """Two deals that differ in two cards nobody has seen look the same to a seat until one of them shows."""
    game, seats = open_table(table)
    for trial in range(6):
        rng = troef.Rng(seeded(f"leak {trial}"))
        viewer = int(rng.below(seats))
        dealer = int(rng.below(seats))
        state = game.start(seats, dealer)
        order = troef.SeededDealer(f"leak {trial}").next(state.pack())
        one, other = hidden_positions(game, state, order, viewer, rng)
        swapped = list(order)
        swapped[one], swapped[other] = order[other], order[one]
        twin = game.start(seats, dealer)
        state.deal(order)
        twin.deal(swapped)
        compare_until_seen(state, twin, viewer, rng)


def hidden_positions(
    game: troef.Game, state: troef.State, order: list[int], viewer: int, rng: troef.Rng
) -> tuple[int, int]:
    """Two positions of the pack whose cards the viewer does not see after the deal, and of which nothing shows."""
    dealt = state.copy()
    dealt.deal(order)
    shown = {
        text
        for seat in (viewer, troef.SPECTATOR)
        for zone in dealt.view(seat).zones
        for text in map(card_text, zone.cards)
    }
    unseen = [place for place, card in enumerate(order) if card_text(card) not in shown]
    one = unseen.pop(rng.below(len(unseen)))
    return one, unseen[rng.below(len(unseen))]


def compare_until_seen(state: troef.State, twin: troef.State, viewer: int, rng: troef.Rng) -> None:
    """Play the same moves in both while they are legal in both and the swapped cards have not shown."""
    for _ in range(60):
        if state.awaits_deal or twin.awaits_deal or state.outcome() is not None:
            return
        if seen_by(state, troef.SPECTATOR) != seen_by(twin, troef.SPECTATOR):
            return
        mine, theirs = state.view(viewer), twin.view(viewer)
        if own_cards(mine) != own_cards(theirs):
            return
        assert seen_by(state, viewer) == seen_by(twin, viewer)
        assert state.legal(viewer) == twin.legal(viewer)
        for move in (0, 64, 640, 1 << 12):
            assert state.refusal(viewer, move) == twin.refusal(viewer, move)
        both = [
            (seat, move)
            for seat in state.actors()
            if seat in twin.actors()
            for move in set(state.legal(seat)) & set(twin.legal(seat))
        ]
        if not both:
            return
        seat, move = sorted(both)[rng.below(len(both))]
        state.play(seat, move)
        twin.play(seat, move)


def own_cards(view: troef.View) -> list[int]:
    """What only the viewer has been shown: its hand, and cards that it was let look at (`memory`, `looked`)."""
    cards = list(view.hand()) if seats_hold(view) else []
    looked = view.memory.get("looked")
    for name in looked if isinstance(looked, list) else []:
        cards += view.zone(name).cards
    return sorted(cards)


def seats_hold(view: troef.View) -> bool:
    """Whether the viewer has a hand."""
    return any(zone.name == f"hand-{view.seat}" for zone in view.zones)


@pytest.mark.parametrize("info", troef.all_games(), ids=lambda info: info.slug)
@examples(12)
@given(data=st.data())
def test_any_allowed_options_make_a_game_that_ends(info: Any, data: st.DataObject) -> None:
    chosen: dict[str, object] = {}
    for spec in info.specs:
        if not data.draw(st.booleans()):
            continue
        if isinstance(spec, Choice):
            chosen[spec.name] = data.draw(st.sampled_from(spec.values))
        elif isinstance(spec, Flag):
            chosen[spec.name] = data.draw(st.booleans())
        elif isinstance(spec, Whole):
            steps = data.draw(st.integers(0, 3))
            number = -(-spec.low // spec.multiple_of) * spec.multiple_of + steps * spec.multiple_of
            chosen[spec.name] = number if spec.high is None else min(number, spec.high)
    try:
        game = troef.game(info.slug, **chosen)
    except OptionError:
        return  # options that do not go together are refused by name
    try:
        state = game.start(data.draw(st.integers(info.least_seats, info.most_seats)))
    except ValueError:
        return  # options that ask for another number of seats
    moves = playout(state, troef.Rng(seeded("options")), 30_000)
    # a match may be longer than one cares to play; a shorter one must have stopped because it was over
    assert state.outcome() is not None or moves == 30_000


@on_every_table
def test_its_rule_player_plays_a_deal_by_the_rules(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    rng = troef.Rng(seeded("players"))
    players = [rule_player(game, seat) for seat in range(seats)]
    state = game.start(seats)
    chosen = 0
    for _ in range(150):
        if state.sheet or state.outcome() is not None:
            break
        if deal_if_due(state, rng):
            continue
        seat, move = random_choice(state, rng)  # who moves where several may, and what aside from the table is said
        if seat >= 0:
            choice = players[seat].choose(state.view(seat), 0.0)
            chosen += 1
            move = move if choice == WAIT else choice
        state.play(seat, move)
    assert chosen


@on_every_table
def test_wrong_orders_of_the_pack_are_refused(table: tuple[str, str, int]) -> None:
    game, seats = open_table(table)
    state = game.start(seats)
    pack = list(state.pack())
    for order in ([], pack[1:], [*pack[1:], pack[1]], [*pack, pack[0]], [-1, *pack[1:]], [999, *pack[1:]]):
        with pytest.raises(troef.DealError):
            state.deal(order)
    assert state.awaits_deal
    state.deal(pack)
    if not state.awaits_deal:
        with pytest.raises(troef.DealError):
            state.deal(pack)
