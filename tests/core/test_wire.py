"""A view as plain data: what faces are told of what was said."""

from typing import Any

import troef
from playing import lay, play
from troef.core.wire import view_dict


def auction(state: troef.State) -> list[tuple[int, str]]:
    told: Any = view_dict(state.game, state.view(0))["auction"]
    return [(saying["seat"], saying["verb"]) for saying in told]


def test_what_was_said_before_the_first_card_stays() -> None:
    state = lay(troef.game("klaverjassen"), dealer=3)
    play(state, "0: trump H")
    card = str(troef.game("klaverjassen").show(int(state.legal(0)[0])))
    assert auction(play(state, f"0: {card}")) == [(0, "trump")]


def test_in_liegen_and_mao_what_is_said_belongs_to_a_card() -> None:
    state = lay(troef.game("liegen"))
    play(state, f"{state.actors()[0]}: name H")
    assert auction(state) == []
    state = lay(troef.game("mao"), dealer=0)
    play(state, "0: card:2C call:proost", "0: card:2D call:proost", "1: klop")
    assert auction(state) == []
