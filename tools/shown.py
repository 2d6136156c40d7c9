"""Writes `src/troef/data/shown.json`: what the views of each game show, for the columns of observations.

    python -m tools.shown [SLUG ...]

Matches of random players and of sensible ones (`rule`) are looked at, at every preset, with the least, the usual and
the most seats. It takes minutes.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import troef
from troef.bots.by_name import make_player
from troef.bots.player import Player
from troef.cards.card import SUIT_LETTERS
from troef.core.dealer import SeededDealer, order_for
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.language import AMOUNT, Language, Verb
from troef.core.moves import kind_of, payload_of
from troef.core.view import Fact, Zone
from troef.rows.writer import numberless

TARGET: Final = Path(__file__).parents[1] / "src" / "troef" / "data" / "shown.json"
#: Payloads of cards are below this: second copies are told as the first. What lies above says something more.
CARDS: Final = 64
#: How many moves of a match are looked at, and the seeds of the matches of each kind of players.
MOVES: Final = 1000
SEEDS: Final = {"random": ("one", "two", "three"), "rule": ("four", "five")}
#: Fewer moves of sensible players: they take longer.
MOVES_OF_BOTS: Final = 400
#: A word that is longer than this, or a fact with more words than this, is told as `other`.
LONGEST: Final = 40
MOST_WORDS: Final = 120
MOST_SEATS: Final = 16


def items_of(fact: Fact) -> list[str]:
    """The value of a fact in words."""
    value = fact.value
    if isinstance(value, list | tuple):
        return [str(item) for item in value]
    return str(value).split() if fact.kind == "cards" else [str(value)]


class Seen:
    """What has been seen of a game."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.phases: set[str] = set()
        self.zones: dict[str, dict[str, Any]] = {}
        self.facts: dict[str, dict[str, Any]] = {}
        self.badges: dict[str, dict[str, Any]] = {}
        self.amounts: dict[str, int] = {}
        self.spelled: set[int] = set()
        self.words: set[str] = set()
        self.said: set[str] = set()
        self.points = 1

    def look(self, state: troef.State) -> None:
        """Take in a position as everybody sees it."""
        for seat in (*range(int(state.seats)), troef.REFEREE):
            view = state.view(seat)
            self.phases.add(view.phase)
            for zone in view.zones:
                self._zone(zone)
            for fact in view.facts:
                self._fact(self.facts, fact)
            for badges in view.badges:
                for badge in badges:
                    self._fact(self.badges, badge)
            self.points = max(self.points, *[abs(total) for total in view.totals], 1)
            for move in view.moves:
                self._move(move)
        for facts in self.language.describe_log(state.view(0))[-3:]:
            self.said |= {word for word in str(facts["text"]).split() if len(word) <= LONGEST and not word.isdigit()}

    def _zone(self, zone: Zone) -> None:
        found = self.zones.setdefault(zone.kind, {"kind": zone.kind})
        found["owned" if zone.owner >= 0 else "common"] = True
        for name, there in (("by", zone.by), ("mark", zone.mark >= 0), ("amount", zone.amount >= 0)):
            if there:
                found[name] = True
        if zone.stands:
            found["stands"] = True

    def _fact(self, into: dict[str, dict[str, Any]], fact: Fact) -> None:
        key = numberless(fact.key)
        found = into.setdefault(key, {"key": key})
        value = fact.value
        if isinstance(value, bool):
            return
        if isinstance(value, int):
            if fact.kind == "seat":
                found["seat"] = True
            else:
                found["number"] = max(found.get("number", 1), abs(value))
            return
        for item in items_of(fact):
            if fact.kind == "cards":
                found["cards"] = True
            elif item[:1].isdigit() or (item[:1] == "-" and item[1:2].isdigit()):
                digits = "".join(sign for sign in item.lstrip("-").split("/")[0].split()[0] if sign.isdigit())
                found["number"] = max(found.get("number", 1), int(digits or 1))
            elif len(item) <= LONGEST:
                found["words"] = sorted({*found.get("words", ()), item})[:MOST_WORDS]

    def _move(self, move: int) -> None:
        verb = self.language.by_kind[int(kind_of(move))]
        payload = int(payload_of(move))
        text = self.language.show(move)
        if verb.payload == AMOUNT and text.split()[-1] == str(payload):
            self.amounts[verb.name] = max(self.amounts.get(verb.name, 0), payload)
        elif not self._is_listed(verb, payload):
            self.spelled.add(verb.kind)
            words = (text if verb.bare else text.removeprefix(verb.name)).split()
            self.words |= {word for word in words if len(word) <= LONGEST}

    def _is_listed(self, verb: Verb, payload: int) -> bool:
        """Whether a move is an action of its own: a payload of a plain kind, with nothing added to it."""
        if isinstance(verb.payload, tuple):
            return 0 <= payload < len(verb.payload)
        most = {"nothing": 1, "card": CARDS, "suit": len(SUIT_LETTERS), "seat": MOST_SEATS}
        return payload < most.get(verb.payload, 0)

    def facts_found(self) -> dict[str, Any]:
        """As the file has it."""
        return {
            "phases": sorted(self.phases),
            "zones": [self.zones[kind] for kind in sorted(self.zones)],
            "facts": [self.facts[key] for key in sorted(self.facts)],
            "badges": [self.badges[key] for key in sorted(self.badges)],
            "amounts": dict(sorted(self.amounts.items())),
            "spelled": sorted(self.spelled),
            "words": sorted(self.words),
            "said": sorted(self.said),
            "points": self.points,
        }


def tables(info: troef.core.info.GameInfo) -> Iterator[tuple[troef.Game, int]]:
    """Every preset with the usual number of seats, and the first with the least and the most."""
    for preset in info.presets:
        game = troef.game(info.slug, preset)
        yield game, game.usual_seats
    game = troef.game(info.slug)
    for seats in {info.least_seats, info.most_seats} - {game.usual_seats}:
        yield game, seats


def positions(game: troef.Game, seats: int, players: str, seed: str) -> Iterator[troef.State]:
    """The positions of a match of such players."""
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    state = game.start(seats, int(rng.below(seats)))
    bots = [make_player(players, game, f"{seed}:{seat}") for seat in range(seats)]
    for _ in range(MOVES if players == "random" else MOVES_OF_BOTS):
        while state.awaits_deal:
            yield state
            state.deal(order_for(state, dealer))
        if state.outcome() is not None:
            break
        yield state
        _act(state, bots, players, rng)
    yield state


def _act(state: troef.State, bots: list[Player], players: str, rng: troef.Rng) -> None:
    actors = seats_to_act(state)
    seat = actors[rng.below(len(actors))]
    if seat >= 0 and players != "random":
        move = bots[seat].choose(view_at_table(state, seat), 1.0)
        if state.refusal(seat_of_move(state, seat, move), move) is None:
            state.play(seat_of_move(state, seat, move), move)
            return
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    state.play(seat, state.phase.pick(seat, rng))


def seen_of(slug: str) -> dict[str, Any]:
    """What the views of a game show."""
    info = next(info for info in troef.all_games() if info.slug == slug)
    seen = Seen(troef.game(slug).language)
    for game, seats in tables(info):
        seen.language = game.language
        for players, seeds in SEEDS.items():
            for seed in seeds:
                for state in positions(game, seats, players, seed):
                    seen.look(state)
    return seen.facts_found()


def main() -> None:
    """Write the file, or the part of some games."""
    slugs = sys.argv[1:] or [info.slug for info in troef.all_games()]
    known = json.loads(TARGET.read_text(encoding="utf-8")) if TARGET.exists() else {}
    for place, slug in enumerate(slugs, 1):
        print(f"{place}/{len(slugs)} {slug}", flush=True)
        known[slug] = seen_of(slug)
    order = [info.slug for info in troef.all_games()]
    text = json.dumps({slug: known[slug] for slug in order if slug in known}, indent=1, ensure_ascii=False)
    TARGET.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
