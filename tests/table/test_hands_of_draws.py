"""An announcement says where the hands will lie, so that a page that knows no rules can check its own."""

import pytest

from table.committing import Chain
from tournament.test_playing_on_line import HOW
from troef.cards.card import cards_text
from troef.core.dealer import SeededDealer, order_for
from troef.core.draw import DrawProof, link_commitment
from troef.core.registry import find_game, slugs
from troef.core.witness import hand_of
from troef.table.match.chance import Chance
from troef.tournament.on_line.games import game_on_line
from troef.tournament.on_line.played_table import PlayedTable
from troef.tournament.on_line.tables import Lineup
from troef.tournament.template import template_named


@pytest.mark.parametrize("slug", slugs())
def test_every_card_that_a_seat_is_shown_lies_where_it_was_announced(slug: str) -> None:
    """Some games show a hand later, or lay cards of it off at once; none shows others, except where cards are replaced
    from the stock (the red threes of canasta): there no places are announced."""
    game = find_game(slug)
    for seed in range(3):
        state = game.start()
        chance = Chance()
        chance.secret = "seed"
        hands = chance.for_deal(state, 1, [], None).hands
        order = order_for(state, SeededDealer(f"{slug} {seed}"))
        state.deal(order)
        for seat, places in enumerate(hands):
            fallen = cards_text([order[place] for place in places]).split()
            for card in hand_of(state, seat).split():
                fallen.remove(card)
        if game.info.replaces_cards:
            assert hands == []


def test_players_of_an_event_take_part_by_their_numbers() -> None:
    """Who plays on a chair changes from deal to deal; a commitment counts for who made it."""
    table = PlayedTable("play:event.1.1")

    def write(lines: list[str]) -> None:
        for line in lines:
            table.apply(line)

    write(table.founding(game_on_line(template_named("iwwa-manillen"), HOW), 4, "rule"))
    write(table.next_lines(Lineup(1, (7, 9, 12, 4), 0), 0, [False, False, False, True]))
    chains = {seat: Chain(f"player {seat}") for seat in range(4)}
    for seat in range(3):
        write(table.chance.commit_lines(seat, chains[seat].commit, table.upcoming_match, table.owners()))
    assert not table.to_begin
    write(table.deal_lines({0, 1, 3}))  # seat 2 is not here, and a bot plays for seat 3
    draw = table.chance.draw
    assert draw is not None and [seat for seat, _ in draw.seats] == [0, 1]
    assert table.deal_lines({0, 1}) == []
    for seat, commit in draw.seats:
        write(table.chance.link_lines(seat, chains[seat].behind(commit)))
    write(table.deal_lines({0, 1}))
    proof = table.records[0].events[-1][2]
    assert isinstance(proof, DrawProof) and proof.secrets_fault() == ""
    assert link_commitment(proof.links[0]) == dict(draw.seats)[0]
    write(table.next_lines(Lineup(2, (9, 7, 12, 4), 1), 0, [False, False, False, True]))
    assert [seat for seat, _ in table.chance.committed(table.upcoming_match, table.owners())] == [2]
