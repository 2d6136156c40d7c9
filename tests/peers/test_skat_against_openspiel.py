"""Skat beside OpenSpiel: the same cards, the same discards, the same tricks.

OpenSpiel's skat is a simplified game, so only a part of it can be held against ours (docs/peers.md):

* its auction is one round in which each player names a game or passes: here declarer is settled by ours at 18, and in
  OpenSpiel the other two pass;
* it has no hand games, no announcements and no open games, and pays what depends on points alone: compared are the
  card points of both sides and who won, not the values;
* a Nul game is called `null`.

What must coincide on every position: whose turn it is, the cards that may be played, who takes each trick; and at the
end the points of declarer with the skat.
"""

import random
import re
from typing import Any

import pytest
from others import Engine

import troef
from playing import lay, play
from troef.cards.card import card_text

pyspiel: Any = Engine("pyspiel")

#: This many deals of each game: together more than 10,000 positions.
DEALS = 75
NAMED = {
    "clubs": "game C",
    "spades": "game S",
    "hearts": "game H",
    "diamonds": "game D",
    "grand": "grand",
    "null": "nul",
}
#: The blocks of playing cards in Unicode: spades from U+1F0A0, hearts, diamonds, clubs; knights are left out.
BLOCKS = {0xA: "S", 0xB: "H", 0xC: "D", 0xD: "C"}
RANKS = {1: "A", 7: "7", 8: "8", 9: "9", 10: "10", 11: "J", 13: "Q", 14: "K"}

AUCTIONS = {
    0: ("1: pass", "2: pass", "0: 18"),
    1: ("1: 18", "0: no", "2: pass"),
    2: ("1: pass", "2: 18", "0: no"),
}


def shown_cards(line: str) -> list[str]:
    """The cards of a line of OpenSpiel's table."""
    codes = [ord(sign) for sign in line if 0x1F0A0 <= ord(sign) < 0x1F0E0]
    return [RANKS[code & 15] + BLOCKS[code >> 4 & 15] for code in codes]


def line_of(state: Any, start: str) -> str:
    return next(line for line in str(state).splitlines() if line.startswith(start))


def our_text(action: str) -> str:
    """`CT` is our `10C`."""
    return action[1:].replace("T", "10") + action[0]


def cards_of(state: Any) -> dict[str, int]:
    """What may be played now, by our text."""
    return {our_text(state.action_to_string(action)): action for action in state.legal_actions()}


def deal(chance: random.Random) -> Any:
    state = pyspiel.load_game("skat").new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def both_at_play(theirs: Any, declarer: int, named: str, chance: random.Random) -> troef.State:
    """Take both to the first card: declarer takes the skat, lays the same two away and names the game."""
    hands = {seat: " ".join(shown_cards(line_of(theirs, f"Player {seat}"))) for seat in range(3)}
    skat = " ".join(shown_cards(line_of(theirs, "Skat")))
    ours = play(lay(troef.game("skat"), dealer=2, hands=hands, skat=skat), *AUCTIONS[declarer])
    play(ours, f"{declarer}: take skat")
    while "bidding" in str(theirs):
        seat = theirs.current_player()
        wanted = named if seat == declarer else "pass"
        theirs.apply_action(
            next(action for action in theirs.legal_actions() if wanted in theirs.action_to_string(action))
        )
    while "discarding" in str(theirs):
        assert theirs.current_player() == declarer
        card, action = chance.choice(sorted(cards_of(theirs).items()))
        theirs.apply_action(action)
        play(ours, f"{declarer}: {card}")
    return play(ours, f"{declarer}: {NAMED[named]}")


@pytest.mark.parametrize("named", NAMED)
def test_the_same_cards_may_be_played_and_the_same_seat_takes_the_trick(named: str) -> None:
    chance = random.Random(f"skat {named}")
    positions = 0
    for number in range(DEALS):
        declarer = number % 3
        theirs = deal(chance)
        ours = both_at_play(theirs, declarer, named, chance)
        while not theirs.is_terminal() and not ours.awaits_deal:
            assert ours.actors() == (theirs.current_player(),)
            cards = cards_of(theirs)
            assert {card_text(move >> 6) for move in ours.legal(theirs.current_player())} == set(cards)
            card = chance.choice(sorted(cards))
            play(ours, f"{theirs.current_player()}: {card}")
            theirs.apply_action(cards[card])
            positions += 1
        assert ours.awaits_deal
        won = ours.sheet[0].cells[declarer] > 0
        if named != "null":
            assert theirs.is_terminal()
            solo, team = map(int, re.findall(r"\d+", line_of(theirs, "Points")))
            assert (ours.view(0).fact("points"), solo + team) == (solo, 120)
            assert won == (solo >= 61)
        if theirs.is_terminal():
            assert won == (theirs.returns()[declarer] > 0)
    assert positions > DEALS * (25 if named != "null" else 3)
