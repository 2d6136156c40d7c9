"""Random perfect matchings: cards in slots, each in one of its own."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.core.rng import Rng, shuffle
from troef.sampling.sharing import NoWorld

#: How many cycles are begun for each entry before a matching is looked at.
ROUNDS: Final[i64] = 4


@final
class Matching:
    """Entries that lie in as many slots, each in one of its `slots`: by slot, `lying` says which entry.

    One is found by augmenting paths, breadth first. A Markov chain over all of them then mixes it: each step has the
    probability of its reverse, so in the long run all are equally likely (as Jerrum and Sinclair, "Approximating the
    permanent", 1989; here the steps are whole cycles).

    Raises:
        NoWorld: there is none.
    """

    def __init__(self, slots: list[list[int]], count: int, rng: Rng) -> None:
        self.rng = rng
        self.count: i64 = count
        self.choices: list[vec[i64]] = []
        #: by slot the entry in it, and by entry its slot
        self.lying = vec[i64]([-1] * count)
        self.slot_of = vec[i64]([-1] * count)
        if len(slots) != count:
            raise NoWorld("not as many cards as places")
        for options in slots:
            self.choices.append(vec[i64]([i64(slot) for slot in shuffle(options, rng)]))
        for entry in shuffle(list(range(count)), rng):
            if not self._augment(entry):
                raise NoWorld("no cards fit these places")
        for slot in range(count):
            self.slot_of[self.lying[slot]] = slot
        self._prune()
        #: the slots of entry `e`: `options` from `begins[e]` up to `begins[e + 1]`
        self.begins = vec[i64]([0])
        self.options = vec[i64]()
        for slots_of_one in self.choices:
            for slot in slots_of_one:
                self.options = append(self.options, slot)
            self.begins = append(self.begins, i64(len(self.options)))
        #: the entries that can lie elsewhere
        self.moving = vec[i64]([i64(entry) for entry in range(count) if len(self.choices[entry]) > 1])
        self.mix(ROUNDS * len(self.moving))

    def mix(self, cycles: i64) -> None:
        """Go on along random cycles, of which `cycles` are begun.

        An entry takes a random slot of its own, the entry that lay there another one, and so on until one takes the
        slot of the first; a cycle that crosses itself is given up. A cycle and its reverse have the same chance, the
        product of one over the number of slots of each of its entries, and any two matchings differ by cycles.
        """
        lying, slot_of, moving, rng = self.lying, self.slot_of, self.moving, self.rng
        begins, options = self.begins, self.options
        if not len(moving):
            return
        moved = vec[i64]([0] * int(self.count))
        path = vec[i64]([0] * int(self.count))
        number: i64 = 0
        while number < cycles:
            number += 1
            first = moving[rng.below(len(moving))]
            entry = first
            length: i64 = 0
            while True:
                begin = begins[entry]
                slot = options[begin + rng.below(begins[entry + 1] - begin)]
                path[length] = slot
                length += 1
                moved[entry] = number
                if slot == slot_of[first]:
                    break
                entry = lying[slot]
                if moved[entry] == number:
                    length = 0
                    break
            entry = first
            step: i64 = 0
            while step < length:
                slot = path[step]
                other = lying[slot]
                lying[slot] = entry
                slot_of[entry] = slot
                entry = other
                step += 1

    def _prune(self) -> None:
        """Leave out the slots that an entry cannot have, because another can lie nowhere else."""
        alone = [entry for entry in range(int(self.count)) if len(self.choices[entry]) == 1]
        taken: set[int] = set()
        while alone:
            taken.update([int(self.slot_of[entry]) for entry in alone])
            alone = []
            for entry in range(int(self.count)):
                options = [slot for slot in self.choices[entry] if int(slot) not in taken]
                if 0 < len(options) < len(self.choices[entry]):
                    self.choices[entry] = vec[i64](options)
                    if len(options) == 1:
                        alone.append(entry)

    def kept(self) -> tuple[vec[i64], vec[i64]]:
        """How all lies now, to go back to."""
        return self.lying[: self.count], self.slot_of[: self.count]

    def go_back(self, kept: tuple[vec[i64], vec[i64]]) -> None:
        """Let all lie as it did."""
        self.lying, self.slot_of = kept

    def _augment(self, entry: int) -> bool:
        """Give an entry a slot, moving others on where needed."""
        found_by: dict[int, int] = {}
        came_from: dict[int, int] = {entry: -1}
        queue = [entry]
        while queue:
            current = queue.pop(0)
            for option in self.choices[current]:
                slot = int(option)
                if slot in found_by:
                    continue
                found_by[slot] = current
                holder = int(self.lying[slot])
                if holder < 0:
                    self._pass_on(slot, found_by, came_from)
                    return True
                came_from[holder] = slot
                queue.append(holder)
        return False

    def _pass_on(self, slot: int, found_by: dict[int, int], came_from: dict[int, int]) -> None:
        """Everybody on the path to a free slot takes the next one."""
        place = slot
        while place >= 0:
            giver = found_by[place]
            self.lying[place] = giver
            place = came_from[giver]
