"""Bonken by the book: choosing, doubling, the play in tricks, domino."""

import pytest
from bonken_positions import SLUG, SUITS, at_deal, domino, filled, game, in_trick, playing

import troef
from clauses import clause
from playing import finish, lay, play, play_out, refused, texts, why
from troef.cards.card import cards_text
from troef.core.options import OptionError
from troef.games.bonken import CHOICES

SINGLE_GAMES = ("bukken", "hartenjagen", "herenboeren", "vrouwen", "hartenheer", "laatste slag", "domino")
TROEVEN = {"choose troeven C", "choose troeven D", "choose troeven H", "choose troeven S", "choose troeven sans"}


def choices(*names: str) -> set[str]:
    return {f"choose {name}" for name in names}


# ---- options, deal, dealer ----


def test_four_players_and_one_option() -> None:
    assert game().options.doubling is True
    assert game(rules="beginners").options.doubling is False
    for seats in (3, 5):
        with pytest.raises(ValueError, match="4"):
            game().start(seats)
    with pytest.raises(OptionError):
        game(doubling="maybe")


@clause(SLUG, "R1", "R3", "R5", "E8")
@pytest.mark.parametrize("first", range(4))
def test_the_deal_goes_round_and_the_player_opposite_chooses(first: int) -> None:
    state, dealer, dealers, choosers = game().start(4, first), troef.SeededDealer(first), [], []
    while state.outcome() is None:
        state.deal(dealer.next(state.pack()))
        dealers.append(int(state.dealer))
        choosers.append(state.actors()[0])
        assert state.view(0).fact("chooser") == choosers[-1]
        play_out(state)
    assert dealers == [(first + number) % 4 for number in range(11)]
    assert choosers == [(first + seat) % 4 for seat in (2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0)]
    assert state.outcome().reason == "deals"


@clause(SLUG, "R2")
def test_thirteen_cards_each_of_the_whole_pack() -> None:
    state = lay(game(), 4, 0, hands=SUITS)
    view = state.view(troef.REFEREE)
    hands = [view.zone(f"hand-{seat}").cards for seat in range(4)]
    assert [len(hand) for hand in hands] == [13] * 4
    assert len(set().union(*hands)) == 52
    assert state.view(1).zone("hand-0").hidden == 13


# ---- choosing ----


@clause(SLUG, "R3", "R6", "R7")
def test_the_first_chooser_may_choose_everything() -> None:
    state = at_deal(1)
    assert state.actors() == (2,)
    assert texts(state) == choices(*SINGLE_GAMES) | TROEVEN
    assert refused(state, "0: choose bukken").reason == "not-your-turn"
    assert refused(state, "2: 8H").clause == refused(state, "2: pass").clause == "R3"


@clause(SLUG, "R4")
def test_what_was_played_is_not_chosen_again() -> None:
    state = at_deal(3, chosen=("bukken", "troeven H"))
    assert "choose bukken" not in texts(state)
    assert texts(state) & TROEVEN == TROEVEN - {"choose troeven H"}
    refusal = refused(state, "0: choose bukken")
    assert (refusal.clause, refusal.reason) == ("R4", "game-played")


@clause(SLUG, "R4")
def test_troeven_is_chosen_once_by_each_player() -> None:
    state = at_deal(5, chosen=("troeven H", "bukken", "vrouwen", "domino"))
    assert state.actors() == (2,)
    assert texts(state) == choices("hartenjagen", "herenboeren", "hartenheer", "laatste slag")
    refusal = refused(state, "2: choose troeven S")
    assert (refusal.clause, refusal.reason) == ("R4", "troeven-once")


@clause(SLUG, "R5", "E8")
@pytest.mark.parametrize("number", [8, 9, 10])
def test_the_last_choice_of_who_has_not_had_troeven_is_troeven(number: int) -> None:
    denominations, others = ["troeven S", "troeven H", "troeven D"], list(SINGLE_GAMES[1:])
    before = [others.pop() if deal > 4 or deal % 4 == number % 4 else denominations.pop() for deal in range(1, number)]
    state = at_deal(number, chosen=before)
    assert texts(state) == TROEVEN - choices(*before)
    refusal = refused(state, f"{state.actors()[0]}: choose bukken")
    assert (refusal.clause, refusal.reason) == ("R5", "troeven-due")
    assert texts(at_deal(7)) > TROEVEN
    assert texts(at_deal(11)) == {"choose troeven C", "choose troeven sans"}


@clause(SLUG, "R7", "E9")
def test_a_denomination_is_named_once() -> None:
    before = ("troeven H", "troeven sans", "bukken", "domino", "vrouwen", "herenboeren", "hartenheer")
    state = at_deal(8, chosen=before)
    assert texts(state) == choices("troeven S", "troeven D", "troeven C")
    for text in ("troeven H", "troeven sans"):
        refusal = refused(state, f"1: choose {text}")
        assert (refusal.clause, refusal.reason) == ("R7", "denomination-used")


@clause(SLUG, "R5", "E8")
def test_in_the_last_deal_the_chooser_gets_what_is_left() -> None:
    chosen = (
        *("troeven H", "troeven sans", "troeven C", "hartenheer", "bukken"),
        *("herenboeren", "laatste slag", "troeven S", "hartenjagen", "vrouwen"),
    )
    state = at_deal(11, chosen=chosen)
    assert state.actors() == (0,) and texts(state) == {"choose domino"}


@clause(SLUG, "R4", "R5", "R7")
@pytest.mark.parametrize("seed", range(4))
def test_a_match_has_every_game_once_and_four_times_troeven(seed: int) -> None:
    state = game().start(4, seed)
    finish(state, seed)
    played = ["".join(row.marks) for row in state.sheet]
    assert sorted(name for name in played if not name.startswith("troeven")) == sorted(SINGLE_GAMES)
    assert len({name for name in played if name.startswith("troeven")}) == 4
    for seat in range(4):
        assert sum(row.marks[seat].startswith("troeven") for row in state.sheet) == 1


@clause(SLUG, "T1")
@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("choose_game(troeven, H)", "choose troeven H"),
        ("choose_game(laatste_slag)", "choose laatste slag"),
        ("BUKKEN", "choose bukken"),
        ("troeven sans", "choose troeven sans"),
        ("ik kies troeven zonder troef", "choose troeven sans"),
        ("kies troeven schoppen", "choose troeven S"),
        ("sans", "choose troeven sans"),
    ],
)
def test_a_choice_is_read_as_it_is_said(text: str, choice: str) -> None:
    state = at_deal(1)
    move = state.game.parse(text, state.view(2))
    assert state.game.show(move) == choice
    play(state, f"2: {text}")
    for viewer in (*range(4), troef.SPECTATOR):
        view = state.view(viewer)
        assert view.fact("game") == ("troeven" if "troeven" in choice else choice[7:].replace(" ", "-"))
        assert view.log == [(2, move)]


def test_every_choice_says_what_is_at_stake() -> None:
    state = at_deal(1)
    view = state.view(2)
    stakes = {facts["word"]: facts["stake"] for facts in state.game.language.describe_all(view.moves, view)}
    assert stakes["herenboeren"] == {"key": "herenboeren", "points": 20, "other": 10}
    assert stakes["troeven"] == {"key": "troeven", "points": 10}
    assert {stake["points"] for stake in stakes.values()} == {5, 10, 20, 30, 50}


# ---- doubling ----


@clause(SLUG, "R20", "R21", "R22")
@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("choice", ["domino", "troeven S", "vrouwen"])
def test_one_turn_each_from_the_dealers_right_to_the_chooser(dealer: int, choice: str) -> None:
    state = at_deal(1, first_dealer=dealer)
    play(state, f"{(dealer + 2) % 4}: choose {choice}")
    for step in (3, 0, 1):
        seat = (dealer + step) % 4
        assert state.actors() == (seat,)
        others = [str(other) for other in range(4) if other != seat]
        assert texts(state) == {"double none", *[f"double {other}" for other in others]} | {
            f"double {one} {other}" for one in others for other in others if one < other
        } | {f"double {' '.join(others)}"}
        refusal = refused(state, f"{seat}: 8H")
        assert (refusal.clause, refusal.reason) == ("R20", "doubling-first")
        play(state, f"{seat}: double none")
    assert state.actors() == ((dealer + 2) % 4,)
    assert texts(state) == {"double none"}
    play(state, f"{(dealer + 2) % 4}: pass")
    assert state.actors() == ((dealer + 1) % 4,)  # R8
    assert state.phase.name() == ("domino" if choice == "domino" else "play")


@clause(SLUG, "E3", "R22", "R23")
def test_the_chooser_may_only_double_back() -> None:
    state = play(at_deal(1), "2: choose bukken", "3: double 2", "0: double 3", "1: double none")
    assert texts(state, 2) == {"double none", "double 3"}
    refusal = refused(state, "2: double 0")
    assert (refusal.clause, refusal.reason) == ("R23", "only-back")
    assert refused(state, "2: double 3 1").clause == "R23"
    assert refused(state, "2: double 2").reason == "not-yourself"
    for text in ("double 3 terug", "ik dubbel terug 3", "terugdubbelen 3", "double back({3})", "redouble(3)"):
        assert state.game.show(state.game.parse(text)) == "double 3"
    play(state, "2: double 3")
    assert state.actors() == (1,)


@clause(SLUG, "R22")
def test_who_has_been_doubled_may_double_that_player_too_but_nobody_doubles_himself() -> None:
    state = play(at_deal(1), "2: choose bukken", "3: double 0")
    assert "double 3" in texts(state, 0)
    refusal = refused(state, "0: double 0 1")
    assert (refusal.clause, refusal.reason) == ("R22", "not-yourself")


@clause(SLUG, "T2")
def test_doubles_are_said_aloud() -> None:
    state = play(at_deal(1), "2: choose bukken", "3: double 0 2")
    for viewer in (*range(4), troef.SPECTATOR):
        view = state.view(viewer)
        assert (view.badge(3, "doubles"), view.badge(3, "doubles-2")) == (0, 2)
    said = state.game.language.describe_log(state.view(1))
    assert said[-1] == {"text": "double 0 2", "verb": "double", "target": [0, 2]}
    play(state, "0: double none", "1: double none", "2: double 3")
    said = state.game.language.describe_log(state.view(1))
    assert [facts["verb"] for facts in said] == ["choose", "double", "double-none", "double-none", "double-back"]


@clause(SLUG, "T2")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("double(1, 2)", "double 1 2"),
        ("DOUBLE({2, 1})", "double 1 2"),
        ("double([1])", "double 1"),
        ("ik dubbel 1 en 0", "double 0 1"),
        ("double()", "double none"),
        ("double({})", "double none"),
        ("DUBBEL { }", "double none"),
        ("ik dubbel niet", "double none"),
        ("dubbel stoelen 2 en 1", "double 1 2"),
        ("dubbel niemand", "double none"),
        ("pas", "double none"),
        ("ik dubbel iedereen", "double 0 1 2"),
    ],
)
def test_a_double_is_read_as_it_is_said(text: str, shown: str) -> None:
    state = play(at_deal(1), "2: choose bukken")
    view = state.view(3)
    move = state.game.parse(text, view)
    assert move in view.moves and state.game.show(move) == shown


@pytest.mark.parametrize(
    "text", ["double", "double 4", "double 1 1", "double west", "choose", "choose troeven", "choose 7"]
)
def test_what_cannot_be_read_is_no_move(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        game().parse(text)


@clause(SLUG, "R20", "P1")
def test_doubling_has_its_moment() -> None:
    state = at_deal(1)
    assert refused(state, "2: double 1").reason == "game-first"
    state = playing("bukken")
    refusal = refused(state, "0: double 1")
    assert (refusal.clause, refusal.reason) == ("R20", "doubling-over")
    assert refused(state, "0: choose vrouwen").clause == "R3"


@clause(SLUG, "R20")
def test_without_doubling_the_play_begins_at_once() -> None:
    state = play(at_deal(1, SUITS, doubling=False), "2: choose bukken")
    assert (state.phase.name(), state.actors()) == ("play", (1,))
    assert refused(state, "1: double 0").reason == "no-doubling"
    play_out(state)
    assert sum(state.sheet[0].cells) == -65


# ---- tricks ----


@clause(SLUG, "R8")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_leads(dealer: int) -> None:
    assert playing("vrouwen", SUITS, dealer).actors() == ((dealer + 1) % 4,)


@clause(SLUG, "R9", "R10", "E5")
def test_suit_is_followed_and_otherwise_anything_goes() -> None:
    state = in_trick("troeven S", "4D", filled("KD 2S", "C"))
    assert texts(state) == {"KD"}
    refusal = refused(state, "1: 2S")
    assert (refusal.clause, refusal.reason) == ("R9", "must-follow")
    held = filled("KH 2S JS", "C")
    assert texts(in_trick("troeven S", "4D 9S", held, {1: filled("9S", "H").replace("KH", "AH")})) == set(held.split())


@clause(SLUG, "R10", "E5")
@pytest.mark.parametrize(("choice", "winner"), [("troeven S", 2), ("troeven sans", 3), ("bukken", 3)])
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(choice: str, winner: int) -> None:
    state = in_trick(choice, "4D KD 2S", "AD", {2: filled("2S", "C")})
    play(state, "3: AD")
    assert state.actors() == (winner,)
    assert state.view(0).badge(winner, "tricks") == 1
    assert cards_text(state.view(0).zone("last-trick").cards) == "4D KD 2S AD"


@clause(SLUG, "R11", "E4")
@pytest.mark.parametrize("choice", ["hartenjagen", "hartenheer"])
def test_hearts_are_not_led_in_the_games_of_hearts(choice: str) -> None:
    state = in_trick(choice, "", filled("9S KH", "H"))
    assert texts(state) == {"9S"}
    refusal = refused(state, "0: KH")
    assert (refusal.clause, refusal.reason) == ("R11", "lead-ban")
    hearts = filled("3H KH", "H")
    assert texts(in_trick(choice, "", hearts)) == set(hearts.split())
    held = filled("3H KH 9S", "C")
    assert texts(in_trick(choice, "4D", held)) == set(held.split())


@clause(SLUG, "R6", "R11")
@pytest.mark.parametrize("choice", [name for name in CHOICES if not name.startswith(("harten", "domino"))])
def test_in_the_other_games_anything_may_be_led(choice: str) -> None:
    held = filled("3H KH 9S", "C")
    assert texts(in_trick(choice, "", held)) == set(held.split())


@clause(SLUG, "R12")
def test_all_thirteen_tricks_are_played() -> None:
    state = playing("hartenheer")
    moves = 0
    while not state.awaits_deal:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
        moves += 1
    assert moves == 52


@clause(SLUG, "P1", "R9")
def test_nobody_passes_in_tricks_or_plays_what_he_does_not_hold() -> None:
    state = playing("bukken", SUITS)
    assert refused(state, "0: pass").reason == "must-play"
    assert refused(state, "0: AS").reason == "not-held"


# ---- domino ----


@clause(SLUG, "R13", "R14", "T3")
def test_domino_begins_with_eights_at_the_dealers_left() -> None:
    hands = {0: "8S 9S KD 2C", 1: "8H 7S", 2: "9H", 3: "8C 8D"}
    state = playing("domino", hands, 3)
    assert state.actors() == (0,) and texts(state) == {"8S"}
    play(state, "0: 8S")
    assert texts(state) == {"8H", "7S"}
    play(state, "1: 7S")
    view = state.view(2)
    assert cards_text(view.zone("row-S").cards) == "7S 8S"
    assert [zone.name for zone in view.zones if zone.kind == "board"] == ["row-S", "row-H", "row-D", "row-C"]
    assert state.actors() == (2,)


@clause(SLUG, "R14", "R16", "R17", "E6")
def test_what_fits_in_the_rows_must_be_laid() -> None:
    laid = "6S 7S 8S 9S 8H 8C 9C 10C"
    state = domino(laid, "5S 10S 9H 8D JC 2C AS")
    assert texts(state) == {"5S", "10S", "9H", "8D", "JC"}
    assert why(state, "0: pass") == ("R17", "can-lay")
    assert why(state, "0: 2C") == ("R14", "fits-nowhere")
    state = domino(laid, "4S JS 6H KD AC")
    assert texts(state) == {"pass"}
    assert why(state, "0: 4S") == ("R14", "fits-nowhere")
    play(state, "0: pas")
    assert state.actors() == (1,)


@clause(SLUG, "R14")
def test_a_card_fits_in_its_own_suit_only() -> None:
    assert texts(domino("7D 8D", "6D 9H 7C")) == {"6D"}
    assert texts(domino("7C 8C 8D", "6D")) == {"pass"}


@clause(SLUG, "R15", "E7")
def test_rows_do_not_go_round() -> None:
    assert texts(domino("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", "AS 2H")) == {"AS"}
    state = domino("2S 3S 4S 5S 6S 7S 8S 9S", "AS 10H")
    assert texts(state) == {"pass"}
    assert why(state, "0: AS") == ("R15", "not-around")
    assert why(domino("8S 9S 10S JS QS KS AS", "2S 10H"), "0: 2S") == ("R15", "not-around")


@clause(SLUG, "R18", "R19")
def test_who_is_out_is_skipped_and_the_last_with_cards_loses() -> None:
    skipped, rng = 0, troef.Rng("domino")
    for _ in range(8):
        state = playing("domino")
        held = [13] * 4
        while not state.awaits_deal:
            seat = state.actors()[0]
            laid = play(state, f"{seat}: {sorted(texts(state))[rng.below(len(texts(state)))]}").view(troef.SPECTATOR)
            held = [laid.zone(f"hand-{seat}").hidden for seat in range(4)]
            following = next(turn % 4 for turn in range(seat + 1, seat + 5) if held[turn % 4])
            skipped += (seat + 1) % 4 != following
            assert state.awaits_deal or state.actors() == (following,)
        assert held.count(0) == 3 and state.sheet[-1].cells[held.index(max(held))] == -50
    assert skipped


@clause(SLUG, "R16", "R17")
@pytest.mark.parametrize("seed", range(8))
def test_somebody_can_always_lay(seed: int) -> None:
    state, rng = game().start(4, 0), troef.Rng(seed)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    play(state, "2: domino", "3: pas", "0: pas", "1: pas", "2: pas")
    passes = 0
    while not state.awaits_deal:
        seat = state.actors()[0]
        moves = state.legal(seat)
        passes = passes + 1 if texts(state) == {"pass"} else 0
        assert passes < 4
        state.play(seat, moves[rng.below(len(moves))])
    assert sorted(state.sheet[0].cells) == [-50, 0, 0, 0]
