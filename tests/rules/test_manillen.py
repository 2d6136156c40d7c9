"""Manillen by the book: drawing for seats, deal, consultation, options."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from manillen_positions import (
    PARTNER,
    RANKS,
    SLUG,
    SUITS,
    consulting,
    game,
    one_side_takes_all,
    one_suit_each,
    play_out,
)

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text, cards_text, parse_card, parse_cards
from troef.core.options import OptionError
from troef.games.manillen import PACK, QUESTIONS, answer_to, draw_again, seated_by_draw
from troef.words.words import words


def draws(text: str) -> list[list[int]]:
    """What each player drew: players between commas, several draws of one player with a plus."""
    return [[parse_card(card) for card in one.strip().split("+")] for one in text.split(",")]


# ---- drawing for pairs, seats and the first deal ----


@clause(SLUG, "E14", "R1", "R2", "R3", "R4", "T1")
def test_the_books_own_draw() -> None:
    # P2 (10C) deals on seat 0, P3 (lowest) at his right, P4 opposite, P1 at his left
    assert seated_by_draw(draws("KD, 10C, 7S, AH")) == (1, 0, 3, 2)


@clause(SLUG, "R1", "R2", "R3", "R4")
@given(st.permutations(RANKS).map(lambda ranks: ranks[:4]), st.lists(st.sampled_from(SUITS), min_size=4, max_size=4))
def test_the_two_highest_play_together_and_the_lowest_sits_at_the_right_of_the_highest(
    ranks: list[str], suits: list[str]
) -> None:
    drawn = [[parse_card(rank + suit)] for rank, suit in zip(ranks, suits, strict=True)]
    by_rank = sorted(range(4), key=lambda player: RANKS.index(ranks[player]))
    seats = seated_by_draw(drawn)
    assert {seats[0], seats[2]} == set(by_rank[:2])
    assert seats[0] == by_rank[0]
    assert seats[3] == by_rank[3]


@clause(SLUG, "R1")
def test_equal_ranks_draw_again_among_themselves_only() -> None:
    assert draw_again(draws("KD, KC, 7S, 7H")) == [[0, 1], [2, 3]]
    assert draw_again(draws("KD, 10C, KS, KH")) == [[0, 2, 3]]
    assert draw_again(draws("KD+9S, 10C, KS+9H, KH+8D")) == [[0, 2]]
    assert seated_by_draw(draws("KD+9S+7D, 10C, KS+9H+AD, KH+8D")) == (1, 0, 2, 3)
    # whoever wins the second draw is not above those who drew higher at first
    assert seated_by_draw(draws("KD+10S, 10C, KS+7H, AH")) == (1, 0, 3, 2)
    with pytest.raises(ValueError, match="again"):
        seated_by_draw(draws("KD, KC, 7S, 8H"))
    for wrong in ("KD, 10C, 7S", "KD+7S, 10C, 7S, AH", "KD+7S, KC, 7S, AH"):
        with pytest.raises(ValueError):
            seated_by_draw(draws(wrong))


# ---- options ----


def values(rules: troef.Game) -> tuple[object, ...]:
    options = rules.options
    return options.target, options.consultation, options.max_questions, options.beat_partner


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.target, options.consultation, options.max_questions, options.beat_partner) == (
        150,
        True,
        None,
        True,
    )
    assert game(rules="silent").options.consultation is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0),
        ("target", -150),
        ("target", "many"),
        ("consultation", "perhaps"),
        ("consultation", 1),
        ("max_questions", -1),
        ("max_questions", "few"),
        ("beat_partner", "no"),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.facts["name"] == name


def test_options_may_be_texts() -> None:
    options = game(target="60", consultation="false", max_questions="none", beat_partner="true").options
    assert (options.target, options.consultation, options.max_questions, options.beat_partner) == (
        60,
        False,
        None,
        True,
    )


# ---- the deal ----


@clause(SLUG, "R5", "R6", "P4")
@pytest.mark.parametrize("dealer", range(4))
def test_two_at_a_time_anticlockwise_from_the_dealers_right(dealer: int) -> None:
    state = game().start(4, dealer)
    state.deal(PACK)
    wanted: list[set[int]] = [set() for _ in range(4)]
    for packet in range(16):
        wanted[(dealer - 1 - packet) % 4] |= set(PACK[2 * packet : 2 * packet + 2])
    view = state.view(troef.REFEREE)
    assert [set(view.zone(f"hand-{seat}").cards) for seat in range(4)] == wanted
    assert PACK[31] in wanted[dealer]
    assert view.fact("trump") == card_text(PACK[31])[-1]
    assert view.direction == -1


@clause(SLUG, "R5", "P4")
def test_every_deal_has_a_new_order_of_the_whole_pack_and_goes_to_the_right() -> None:
    state = game().start(4, 2)
    dealers = []
    for _ in range(5):
        assert state.pack() == PACK and state.least_cut() == 0
        state.deal(troef.SeededDealer(len(dealers)).next(state.pack()))
        dealers.append(int(state.dealer))
        play_out(state)
    assert dealers == [2, 1, 0, 3, 2]
    with pytest.raises(troef.DealError):
        game().start(4).deal(PACK[:31])


@clause(SLUG, "R6", "T2")
@pytest.mark.parametrize("watcher", [0, 1, 2, 3, troef.SPECTATOR])
def test_the_turned_up_card_lies_open_until_the_first_card_has_been_played(watcher: int) -> None:
    state = one_suit_each()
    view = state.view(watcher)
    assert view.fact("upcard") == ["KH"]
    assert parse_card("KH") in view.zone("hand-1").cards
    assert len(view.zone("hand-1").cards) + view.zone("hand-1").hidden == 8
    assert view.fact("trump") == "H"
    play(state, "0: 7S")
    view = state.view(watcher)
    assert view.fact("upcard") is None and view.fact("trump") == "H"
    assert (parse_card("KH") in view.zone("hand-1").cards) == (watcher == 1)
    assert view.memory["upcard"] == "KH"


@clause(SLUG, "R6")
def test_the_turned_up_card_is_part_of_the_dealers_hand() -> None:
    state = play(one_suit_each(), "0: 7S", "3: 7C", "2: 7D")
    assert "KH" in texts(state, 1)


@clause(SLUG, "R6")
def test_a_deal_is_laid_with_or_without_naming_the_turned_up_card_twice() -> None:
    hearts = " ".join(rank + "H" for rank in RANKS)
    for hand in (hearts, hearts.replace("KH ", "")):
        state = lay(game(), dealer=2, hands={2: hand}, upcard="KH")
        assert cards_text(sorted(state.view(2).hand())) == cards_text(sorted(parse_cards(hearts)))
        assert state.view(0).fact("upcard") == ["KH"]
    assert lay(game(), dealer=2, hands={2: hearts}).view(0).fact("upcard") == ["7H"]
    assert lay(game(), dealer=2, upcard="8C").view(0).fact("upcard") == ["8C"]
    for wrong in ({"hands": {2: hearts}, "upcard": "7S"}, {"hands": {0: "KH"}, "upcard": "KH"}, {"upcard": "7S 8S"}):
        with pytest.raises(troef.DealError):
            game().arrange(dealer=2, **wrong)
    with pytest.raises(troef.DealError):
        game().arrange(dealer=2, hands={2: "KX"}, upcard="7S")


@clause(SLUG, "R7")
def test_order_and_points_are_the_same_in_every_suit() -> None:
    order = one_suit_each().tricks.order
    for suit in SUITS:
        cards = parse_cards([rank + suit for rank in RANKS])
        assert [order.points[card] for card in cards] == [5, 4, 3, 2, 1, 0, 0, 0]
        for high, low in itertools.combinations(cards, 2):
            assert order.beaters[low] >> high & 1
            assert not order.beaters[high] >> low & 1


# ---- consultation ----


def heard(state: troef.State, watcher: int) -> list[object]:
    """The answers in the log of a watcher."""
    return [line["answer"] for line in state.game.language.describe_log(state.view(watcher)) if "answer" in line]


@clause(SLUG, "E15", "R9", "R12")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("trumps", ["10", "Q"]),
        ("manillas", ["S", "H"]),
        ("small_manillas", ["D"]),
        ("length:C", 3),
        ("top:D", "A"),
        ("length:S", 1),
        ("top:H", "10"),
        ("top:C", "K"),
    ],
)
def test_the_partner_answers_truthfully(question: str, answer: object) -> None:
    state = play(consulting(), f"0: ask {question}")
    for watcher in (0, 1, 2, 3, troef.SPECTATOR, troef.REFEREE):
        assert heard(state, watcher) == [answer]  # R10, T3: all four hear it
    assert answer_to(QUESTIONS.index(question), sum(2**card for card in parse_cards(PARTNER)), 2) == answer


@clause(SLUG, "R9", "R12")
def test_either_member_of_the_pair_asks_the_other() -> None:
    state = play(consulting(), "2: ask manillas", "0: ask manillas", "2: ask top:H", "2: ask length:H")
    assert heard(state, 3) == [["D", "C"], ["S", "H"], "A", 1]
    assert state.view(1).badge(0, "manillas") == ["10D", "10C"]
    assert state.view(1).badge(2, "manillas") == ["10S", "10H"]


@clause(SLUG, "R12")
def test_an_answer_may_be_that_there_is_none() -> None:
    state = play(one_suit_each(), "0: ask trumps", "0: ask top:S", "0: ask length:S", "0: ask manillas")
    assert heard(state, 1) == [[], None, 0, ["D"]]
    lines = state.game.language.describe_log(state.view(1))
    assert [line["reply"] for line in lines] == ["none", "none", "number", "cards"]
    told = words("nl").tell(SLUG, f"verb-{lines[0]['verb']}.log", {**lines[0], "name": "Lies"})
    assert told == "Lies vraagt de troeven: geen"
    told = words("en").tell(SLUG, f"verb-{lines[3]['verb']}.log", {**lines[3], "name": "Lies"})
    assert told == "Lies asks for manillas: ♦10"
    told = words("nl").tell(SLUG, f"verb-{lines[2]['verb']}.log", {**lines[2], "name": "Lies"})
    assert told == "Lies vraagt hoeveel schoppen: 0"


@clause(SLUG, "R10", "T3", "P2")
def test_questions_and_answers_are_in_everybodys_log() -> None:
    state = play(consulting(), "0: ask trumps", "2: ask length:S")
    logs = [state.game.language.describe_log(state.view(seat)) for seat in range(4)]
    assert logs.count(logs[0]) == 4
    assert [line["text"] for line in logs[0]] == ["ask trumps", "ask length:S"]
    play(state, "0: 7S")
    assert heard(state, 1) == [["10", "Q"], 5]  # as it was at the deal, also when a card has gone
    play_out(state)
    assert heard(state, 3) == [["10", "Q"], 5]


@clause(SLUG, "R8", "R11", "R13")
def test_the_pair_at_the_dealers_right_consults_and_the_leader_may_lead_at_any_moment() -> None:
    state = consulting()
    assert state.phase.name() == "consultation"
    assert state.actors() == (0, 2)
    questions = {f"ask {question}" for question in QUESTIONS}
    assert len(questions) == 11
    assert texts(state, 0) == questions | {"AS", "KS", "7S", "8S", "9S", "AH", "10D", "10C"}
    assert texts(state, 2) == questions
    assert texts(state, 1) == texts(state, 3) == set()
    play(state, "0: 7S")
    assert state.phase.name() == "play"
    assert state.actors() == (3,)


@clause(SLUG, "R8")
@pytest.mark.parametrize("dealer", range(4))
def test_who_may_consult_follows_from_the_dealer(dealer: int) -> None:
    state = lay(game(), dealer=dealer)
    leader = (dealer + 3) % 4
    assert state.actors() == (leader, (leader + 2) % 4)


@clause(SLUG, "R8", "P1")
def test_the_other_pair_only_listens() -> None:
    state = consulting()
    for seat in (1, 3):
        refusal = refused(state, f"{seat}: ask trumps")
        assert (refusal.clause, refusal.reason) == ("R8", "only-listen")
    assert refused(state, "1: QS").reason == "not-your-turn"


@clause(SLUG, "R11", "P1")
def test_no_questions_after_the_lead() -> None:
    state = play(consulting(), "0: ask trumps", "0: 7S")
    for seat in range(4):
        refusal = refused(state, f"{seat}: ask manillas")
        assert (refusal.clause, refusal.reason) == ("R11", "consultation-over")


@clause(SLUG, "R12", "P1")
def test_each_question_once_for_each_asker() -> None:
    state = play(consulting(), "0: ask trumps", "2: ask trumps")
    for seat in (0, 2):
        assert "ask trumps" not in texts(state, seat)
        refusal = refused(state, f"{seat}: ask trumps")
        assert (refusal.clause, refusal.reason) == ("R12", "asked-already")
    play(state, "0: ask length:H", "0: ask length:S")


@clause(SLUG, "R12")
def test_when_everything_has_been_asked_the_leader_leads() -> None:
    state = consulting()
    for question in QUESTIONS:
        play(state, f"2: ask {question}")
    assert state.actors() == (0,)
    refusal = refused(state, "2: ask top:H")
    assert (refusal.clause, refusal.reason) == ("R12", "asked-already")
    for question in QUESTIONS:
        play(state, f"0: ask {question}")
    assert texts(state, 0) == {"AS", "KS", "7S", "8S", "9S", "AH", "10D", "10C"}


@clause(SLUG, "R12")
def test_the_number_of_questions_may_be_limited_for_the_pair_together() -> None:
    state = play(consulting(max_questions=2), "0: ask trumps", "2: ask trumps")
    assert state.actors() == (0,)
    assert len(texts(state, 0)) == 8
    refusal = refused(state, "0: ask manillas")
    assert (refusal.clause, refusal.reason) == ("R12", "no-questions-left")
    refusal = refused(state, "2: ask manillas")
    assert (refusal.clause, refusal.reason) == ("R12", "no-questions-left")
    assert refused(state, "1: ask manillas").clause == "R8"
    none = consulting(max_questions=0)
    assert none.actors() == (0,) and len(texts(none, 0)) == 8
    for seat in (0, 2):
        assert refused(none, f"{seat}: ask trumps").reason == "no-questions-left"
    assert refused(none, "3: ask trumps").clause == "R8"


@clause(SLUG, "R11")
def test_without_consultation_the_leader_just_leads() -> None:
    state = consulting(consultation=False)
    assert state.phase.name() == "play"
    assert state.actors() == (0,)
    assert texts(state, 0) == {"AS", "KS", "7S", "8S", "9S", "AH", "10D", "10C"}
    refusal = refused(state, "0: ask trumps")
    assert (refusal.clause, refusal.reason) == ("R11", "no-consultation")


@clause(SLUG, "R13", "P1")
def test_the_partner_may_ask_but_not_lead() -> None:
    state = consulting()
    refusal = refused(state, "2: 10H")
    assert (refusal.clause, refusal.reason) == ("R13", "not-your-turn")
    assert refusal.facts["turn"] == [0]
    assert refused(state, "0: 10H").reason == "not-held"


@clause(SLUG, "R12")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("trumps", "ask trumps"),
        ("ASK_TRUMPS", "ask trumps"),
        ("ask(small_manillas)", "ask small_manillas"),
        ("ask small manillas", "ask small_manillas"),
        ("length:H", "ask length:H"),
        ("ask LENGTH:h", "ask length:H"),
        ("ask length H", "ask length:H"),
        ("ask(length, H)", "ask length:H"),
        ("vraag troeven", "ask trumps"),
        ("Welke troeven heb je?", "ask trumps"),
        ("Heb je manilla's?", "ask manillas"),
        ("Heb je manilla’s?", "ask manillas"),
        ("heb je kleine manilla's?", "ask small_manillas"),
        ("hoeveel kaarten van harten?", "ask length:H"),
        ("hoeveel ♠", "ask length:S"),
        ("hoogste kaart van klaveren", "ask top:C"),
        ("ask top diamonds", "ask top:D"),
        ("top:S", "ask top:S"),
    ],
)
def test_questions_are_read_in_many_ways(text: str, shown: str) -> None:
    assert game().show(game().parse(text)) == shown


@pytest.mark.parametrize("text", ["ask", "ask length", "ask length:Z", "ask top:10", "ask kings", "length", "H"])
def test_what_is_not_on_the_menu_is_no_move(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        game().parse(text)


@clause(SLUG, "R9", "P2")
@given(cards=st.permutations(PACK), trump=st.integers(0, 3), question=st.integers(0, 10))
def test_answers_hold_for_every_hand(cards: list[int], trump: int, question: int) -> None:
    hand = cards[:8]
    name, _, suit = QUESTIONS[question].partition(":")
    of_suit = [rank for rank in RANKS if any(card_text(card) == rank + suit for card in hand)]
    wanted = {
        "trumps": [rank for rank in RANKS if any(card_text(card) == rank + "CDHS"[trump] for card in hand)],
        "manillas": [other for other in SUITS if any(card_text(card) == "10" + other for card in hand)],
        "small_manillas": [other for other in SUITS if any(card_text(card) == "A" + other for card in hand)],
        "length": len(of_suit),
        "top": of_suit[0] if of_suit else None,
    }[name]
    assert answer_to(question, sum(2**card for card in hand), trump) == wanted


@clause(SLUG, "R9", "R12")
def test_sampled_worlds_respect_the_answers_and_the_turned_up_card() -> None:
    state = consulting()
    asked = ("trumps", "length:S", "length:C", "top:D")
    for question in asked:
        play(state, f"0: ask {question}", f"2: ask {question}")
    play(state, "0: 7S")
    rng = troef.Rng("answers")
    for watcher in (1, 3, troef.SPECTATOR):
        hands = set()
        for _ in range(25):
            world = next(state.game.worlds(state.view(watcher), rng))
            assert heard(world, watcher) == heard(state, watcher)
            assert parse_card("KH") in world.view(troef.REFEREE).zone("hand-1").cards
            hands.add(tuple(world.view(troef.REFEREE).zone("hand-2").cards))
        assert len(hands) > 1


# ---- the end of a deal and of the match ----


@clause(SLUG, "R13", "T4")
def test_a_deal_is_eight_tricks_and_the_winner_leads() -> None:
    state = play(one_suit_each(), "0: 7S", "3: 7C", "2: 7D", "1: 7H")
    assert state.actors() == (1,)
    view = state.view(0)
    assert view.zone("last-trick").by == [0, 3, 2, 1]
    assert [view.badge(seat, "tricks") for seat in range(4)] == [0, 1, 0, 0]
    play(state, "1: 8H", "0: 8S", "3: 8C", "2: 8D")
    shown = {text for zone in state.view(2).zones if zone.owner != 2 for text in cards_text(zone.cards).split()}
    assert "7H" not in shown and "8H" in shown  # only the last trick can be looked at
    play_out(state)
    assert state.awaits_deal


@clause(SLUG, "S1", "S2", "S4", "E12")
def test_all_tricks_are_sixty_eight() -> None:
    state = play_out(one_side_takes_all(2))
    assert state.view(0).totals == (68, 0)
    assert state.view(0).sheet[0].cells == (68, 0)
    assert state.view(0).columns == [[0, 2], [1, 3]]


@clause(SLUG, "S4")
def test_the_first_pair_at_the_target_wins() -> None:
    state = play_out(one_side_takes_all(3, target=69))
    assert state.outcome() is None
    state = play_out(one_side_takes_all(3, target=68))
    outcome = state.outcome()
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 68, 0, 68), (1, 3), "target")
    assert refused(state, "0: 7S").reason == "match-over"
