"""What a terminal draws of a position, as plain text."""

from rich.console import Console

from clauses import clause
from playing import lay, play
from troef.core.game import State
from troef.core.registry import find_game
from troef.core.wire import view_dict
from troef.tui.drawing import Drawing
from troef.words.words import Words


def drawing(state: State) -> Drawing:
    """The table as seat 0 sees it, in Dutch."""
    names = ["", "Lies", "Bram"][: int(state.seats)]
    return Drawing(view_dict(state.game, state.view(0)), Words("nl"), names, 80)


@clause("blackjack", "T2")
def test_split_hands_have_a_line_each_with_their_bet() -> None:
    game = find_game("blackjack")
    state = lay(game, seats=1, hands={0: "8S 8H"}, bank="6D")
    one = drawing(play(state, "0: bet 10")).hand().plain
    assert "▶" not in one and one.split() == ["♠8", "♥8"]
    first, second = drawing(play(state, "0: split")).hand().plain.split("\n")
    assert first.startswith("▶ 1") and "♠8" in first and first.endswith("inzet 10")
    assert second.startswith("  2") and "♥8" in second
    first, second = drawing(play(state, "0: double")).hand().plain.split("\n")
    assert first.endswith("inzet 20") and second.startswith("▶ 2")


def test_a_joker_in_a_meld_is_told_with_its_card() -> None:
    game = find_game("jokeren")
    state = lay(game, seats=2, dealer=1, hands={0: "* JH QH KH 9D 3D 4D 5D 2C KC 6S 8S 2D"})
    play(state, "0: draw", "0: meld JH QH KH *=AH")
    console = Console(width=80)
    with console.capture() as shown:
        console.print(drawing(state).middle())
    assert "♥B♥V♥HJOK=♥A" in "".join(shown.get().split())


@clause("klaverjassen", "R7")
def test_the_hand_lies_in_the_order_of_the_game() -> None:
    game = find_game("klaverjassen")
    state = lay(game, dealer=3, hands={0: "JH 9H AH 10H KS AS 7C AC"})
    drawn = Drawing(view_dict(game, play(state, "0: trump H").view(0)), Words("nl"), ["", "Lies", "Bram", "Fien"], 80)
    assert drawn.hand().plain.split() == ["♣7", "♣A", "♠H", "♠A", "♥10", "♥A", "♥9", "♥B"]
