"""Worlds weighed by what the others would have bid: whoever names trump has trumps."""

from itertools import islice
from math import inf

import pytest

import troef
from playing import hand, lay, play
from troef.bots.rule_players import rule_player
from troef.cards.bits import SUIT_CARDS, card_count, set_of
from troef.cards.card import JACK
from troef.core.moves import PASS, TRUMP
from troef.core.rng import Rng
from troef.search.weighting import HistoryFilter, NoBeginning, Weighting, as_dealt, pick_world

SPADES = 3


def after_naming() -> tuple[troef.Game, troef.View]:
    """Klaverjassen: seat 1 holds five spades to the jack and nine, names them trump and leads a small heart; seat 2
    looks on."""
    game = troef.game("klaverjassen", rules="amsterdams")
    state = game.start(4, 0)
    order = game.arrange({1: "JS 9S AS TS 7S 7H 7D 8C", 2: "8H 9H TH 8D 9D TD 7C 9C"}, 4, 0)
    state.deal(order)
    player = rule_player(game, 1)
    while state.phase.name() == "trump":
        seat = state.actors()[0]
        state.play(seat, player.choose(state.view(seat), 0.0))
    return game, state.view(2)


def spades_of_the_maker(world: troef.State) -> int:
    return int(card_count(set_of(world.view(1).hand()) & SUIT_CARDS[SPADES]))


def test_who_named_spades_has_more_of_them_than_chance_gives() -> None:
    game, view = after_naming()
    player = rule_player(game, 2)
    weighting = Weighting(game, view, lambda seen: player.choose(seen, 0.0), 0.1, frozenset({int(TRUMP), int(PASS)}))
    weighted = weighting.worlds(300, Rng("maker"))
    assert sum(weight for _, weight in weighted) == pytest.approx(1.0)
    plain = sum(spades_of_the_maker(world) for world, _ in weighted) / len(weighted)
    believed = sum(weight * spades_of_the_maker(world) for world, weight in weighted)
    assert 2.0 < plain < 3.5  # eight spades over three hands
    assert believed > plain + 0.5


def test_who_listens_finds_the_spades_with_who_named_them() -> None:
    game, view = after_naming()
    player = rule_player(game, 2)
    auction = HistoryFilter(game, view, lambda seen: player.choose(seen, 0.0))
    rng = Rng("listens")
    assert auction.is_active
    heard = sum(spades_of_the_maker(world) for world in islice(auction.worlds(rng), 60)) / 60
    plain = sum(spades_of_the_maker(game.world(view, rng)) for _ in range(60)) / 60
    assert heard > plain + 0.5


def test_who_put_a_nine_on_the_partners_ace_has_not_the_ten() -> None:
    """Hearts are trumps. On seat 2's ace of spades seat 0 plays the nine: the ten must be elsewhere."""
    game = troef.game("klaverjassen")
    hands = {0: "9S 7S", 1: "8S KC QC AC", 2: "AS JH 9H AH", 3: "10S JS KS QS 7D 8D 9D 7C"}
    state = play(lay(game, dealer=1, hands=hands), "2: trump H", "2: AS", "3: JS", "0: 9S", "1: 8S")
    view = state.view(2)
    player = rule_player(game, 2)

    def of_partner(card_error: "float | None") -> int:
        drawn = HistoryFilter(game, view, lambda seen: player.choose(seen, 0.0), card_error=card_error)
        worlds = islice(drawn.worlds(Rng("cards")), 60)
        return sum("10S" in hand(world, 0) for world in worlds)

    assert of_partner(0.2) < of_partner(None) / 2


def test_an_auction_that_no_model_makes_is_believed_in_the_end() -> None:
    game, view = after_naming()
    auction = HistoryFilter(game, view, lambda seen: int(PASS) if PASS in seen.moves else seen.moves[-1], 1e-9)
    world = next(auction.worlds(Rng("unheard")))
    assert world.view(2).hand() == view.hand()


def test_when_the_time_is_up_the_next_world_is_taken_as_it_is() -> None:
    """One world is looked at instead of two dozen: a slow model holds nobody up."""
    game, view = after_naming()
    looked_at: dict[float, int] = {}
    for until in (inf, -inf):
        asked: list[int] = []

        def other(seen: troef.View, asked: list[int] = asked) -> int:
            asked.append(seen.seat)
            return int(PASS) if PASS in seen.moves else seen.moves[-1]

        auction = HistoryFilter(game, view, other, 1e-9)
        auction.until = until
        assert next(auction.worlds(Rng("late"))).view(2).hand() == view.hand()
        looked_at[until] = len(asked)
    assert looked_at[-inf] < looked_at[inf]


def test_cards_laid_away_unseen_are_no_words() -> None:
    game = troef.game("skat")
    state = game.start(3, 0)
    state.deal(game.arrange({1: "JC JS AS TS KS 9S AH 8H 7D 8C"}, 3, 0))
    players = [rule_player(game, seat) for seat in range(3)]
    while state.phase.name() != "game":
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat), 0.0))
    listener, asked = 2, set()

    def model(seen: troef.View) -> int:
        asked.add(seen.phase)
        return players[seen.seat].choose(seen, 0.0)

    Weighting(game, state.view(listener), model).likelihood(game.world(state.view(listener), Rng(1)))
    assert "auction" in asked
    assert "laying" not in asked


def test_before_anybody_speaks_there_is_nothing_to_hear() -> None:
    game = troef.game("klaverjassen", rules="amsterdams")
    state = game.start(4, 0)
    state.deal_shuffled(Rng("quiet"))
    view = state.view(1)

    def nobody_is_asked(seen: troef.View) -> int:
        raise AssertionError("the first to speak asked what somebody said")

    auction = HistoryFilter(game, view, nobody_is_asked)
    assert not auction.is_active
    assert next(auction.worlds(Rng("world"))).view(1).hand() == view.hand()


def test_a_world_is_picked_by_its_weight() -> None:
    game, view = after_naming()
    first, second = game.world(view, Rng("one")), game.world(view, Rng("two"))
    rng = Rng("pick")
    picks = [pick_world([(first, 0.25), (second, 0.75)], rng) is second for _ in range(400)]
    assert 270 < sum(picks) < 330


def test_the_deal_of_a_world_leads_to_it_again() -> None:
    game, view = after_naming()
    world = game.world(view, Rng("again"))
    state = as_dealt(game, world, view)
    for seat, move in view.log:
        state.play(seat, move)
    for seat in range(4):
        assert state.view(seat).hand() == world.view(seat).hand()


def bridge_after_an_opening() -> troef.View:
    """Seat 1 opens 1NT with a balanced sixteen points and plays it; two tricks on, with cards of dummy (seat 3), seat 0
    looks on (R24)."""
    game = troef.game("bridge")
    hands = {1: "AS KS 4S KH 6H 5H AD 7D 6D 2D QC 4C 3C", 3: "6S 5S 2S 8H 7H 4H KD 5D 4D JC 9C 8C 2C"}
    state = lay(game, 4, 0, hands=hands)
    play(state, "0: pass", "1: 1NT", "2: pass", "3: pass", "0: pass")
    while int(state.phase.tricks.tricks_played) < 2:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state.view(2)


def high_card_points(hand: list[int]) -> int:
    return sum(max(0, (card & 15) - 8) for card in hand)


def test_where_declarer_plays_the_cards_of_dummy_the_bidding_is_heard_too() -> None:
    """The opening of 1NT promises 15 to 17 points; what declarer has played and dummy's cards are no part of that."""
    view = bridge_after_an_opening()
    game = troef.game("bridge")
    players = [rule_player(game, seat) for seat in range(4)]
    auction = HistoryFilter(game, view, lambda seen: players[seen.seat].choose(seen, 0.0))
    rng = Rng("dummy")

    def declarers(worlds: list[troef.State]) -> list[int]:
        return [high_card_points(as_dealt(game, world, view).view(1).hand()) for world in worlds]

    heard = declarers(list(islice(auction.worlds(rng), 40)))
    plain = declarers([game.world(view, rng) for _ in range(40)])
    assert auction.is_active
    assert sum(15 <= number <= 17 for number in heard) > 30
    assert sum(15 <= number <= 17 for number in plain) < 20


def test_skat_who_passed_at_once_holds_fewer_jacks() -> None:
    game = troef.game("skat")
    state = game.start(3, 0)
    state.deal(game.arrange({1: "7C KC TD 8D QD QH TH QS 9S QC", 2: "JC JS JH AC TC 9C AS TS KS AH"}, 3, 0))
    player = rule_player(game, 1)
    while not any(move == PASS for _, move in state.view(0).log):
        seat = state.actors()[0]
        state.play(seat, player.choose(state.view(seat), 0.0))
    view = state.view(0)
    assert {seat for seat, _ in view.log} == {1, 2}  # forehand and middlehand
    weighted = Weighting(game, view, lambda seen: player.choose(seen, 0.0), 0.1).worlds(60, Rng("jacks"))
    plain, believed = mean_jacks(weighted, 1)
    assert believed < plain
    plain, believed = mean_jacks(weighted, 2)
    assert believed > plain


def mean_jacks(weighted: list[tuple[troef.State, float]], seat: int) -> tuple[float, float]:
    """How many jacks a seat holds on average, over the worlds alike and by their weights."""
    jacks = [sum(1 for card in world.view(seat).hand() if card & 15 == JACK) for world, _ in weighted]
    believed = sum(weight * held for (_, weight), held in zip(weighted, jacks, strict=True))
    return sum(jacks) / len(jacks), believed


def test_where_cards_changed_hands_unseen_there_is_no_way_back() -> None:
    game = troef.game("rummy")
    state = game.start(2, 0)
    state.deal_shuffled(Rng("deal"))
    for _ in range(8):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1])
    view = state.view(0)
    weighting = Weighting(game, view, lambda seen: seen.moves[0])
    with pytest.raises(NoBeginning):
        weighting.likelihood(game.world(view, Rng("world")))
    auction = HistoryFilter(game, view, lambda seen: seen.moves[0])
    assert next(auction.worlds(Rng("world"))).view(0).hand() == view.hand()
    assert not auction.is_active  # from now on worlds are uniform


def test_an_error_of_nothing_is_refused() -> None:
    game, view = after_naming()
    with pytest.raises(ValueError, match="above 0 and at most 1"):
        Weighting(game, view, lambda seen: seen.moves[0], 0.0)
