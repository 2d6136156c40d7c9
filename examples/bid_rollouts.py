"""Duplicate rollouts of klaverjassen: what each way to make trump brings, on the same deal, with all cards played.

    python examples/bid_rollouts.py FOLDER [--deals 62500] [--seed train]

A *way* is a maker and a trump suit: 4 × 4 of them in every deal. Each is one rollout: the rule player (`good`) plays
all four hands to the last trick. What was said before trump was made does not change how it plays, so these sixteen
numbers tell what any course of the bidding would bring. 62,500 deals are a million rollouts.

FOLDER gets one file for each thousand deals, so a run that was stopped goes on where it was. A file depends on the
seed and its number alone.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

import troef
from troef.bots.player import Player
from troef.bots.rule_players import handwritten_player
from troef.cards.bits import set_of
from troef.core.moves import PASS, TRUMP, make_move
from troef.core.rng import Rng, shuffle

SHARD = 1000
#: Seat 0 sits left of the dealer: it speaks first and leads (R3, R8).
DEALER = 3


def dealt(game: troef.Game, rng: Rng) -> troef.State:
    """A shuffled deal, before the bidding."""
    state = game.start(4, DEALER)
    state.deal(shuffle(state.pack(), rng))
    return state


def rollout(state: troef.State, maker: int, trump: int, players: list[Player]) -> int:
    """The points of the side of seat 0 less those of the other, when this seat makes this suit trump."""
    state = state.copy()
    for seat in range(maker):
        state.apply(seat, PASS)
    state.apply(maker, int(make_move(TRUMP, trump)))
    while not state.sheet:
        seat = int(state.phase.turn)
        state.apply(seat, players[seat].choose(state.view(seat), 0.0))
    ours, theirs = state.sheet[0].cells
    return ours - theirs


def roll_out(deals: int, seed: str) -> tuple[np.ndarray, np.ndarray]:
    """The hands of some deals, and the lead of side 0 for each of the sixteen ways: (deals, 4), (deals, 4, 4)."""
    game = troef.game("klaverjassen")
    players = [handwritten_player(game, seat) for seat in range(4)]
    rng = Rng(seed)
    hands = np.zeros((deals, 4), np.int64)
    leads = np.zeros((deals, 4, 4), np.int16)
    for deal in range(deals):
        state = dealt(game, rng)
        hands[deal] = [int(set_of(state.view(seat).hand())) for seat in range(4)]
        for maker in range(4):
            for trump in range(4):
                leads[deal, maker, trump] = rollout(state, maker, trump, players)
    return hands, leads


def shard_path(folder: Path, seed: str, number: int) -> Path:
    return folder / f"{seed}-{number:04}.npz"


def make_shards(folder: Path, deals: int, seed: str) -> None:
    """Write the files that are not there yet, and tell how far it is."""
    folder.mkdir(parents=True, exist_ok=True)
    shards = -(-deals // SHARD)
    begun, made = time.monotonic(), 0
    for number in range(shards):
        path = shard_path(folder, seed, number)
        if path.exists():
            continue
        hands, leads = roll_out(SHARD, f"{seed}:{number}")
        part = path.with_suffix(".part.npz")
        np.savez_compressed(part, hands=hands, leads=leads)
        part.rename(path)
        made += 1
        pace = (time.monotonic() - begun) / made
        left = pace * sum(not shard_path(folder, seed, later).exists() for later in range(number + 1, shards)) / 60
        print(
            f"\r{(number + 1) * SHARD * 16:,} rollouts, {left:.0f} minutes to go ", end="", file=sys.stderr, flush=True
        )
    print(file=sys.stderr)


def read_shards(folder: Path, deals: int, seed: str) -> tuple[np.ndarray, np.ndarray]:
    """The first deals of a seed."""
    shards = -(-deals // SHARD)
    parts = [np.load(shard_path(folder, seed, number)) for number in range(shards)]
    hands = np.concatenate([part["hands"] for part in parts])
    return hands[:deals], np.concatenate([part["leads"] for part in parts])[:deals]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--deals", type=int, default=62_500)
    parser.add_argument("--seed", default="train")
    wanted = parser.parse_args()
    make_shards(wanted.folder, wanted.deals, wanted.seed)


if __name__ == "__main__":
    main()
