"""Whether there is a way to send things along the edges of a network, this many at least and this many at most on each.

Paths with room are sought one after the other, the shortest first (Ford and Fulkerson 1956; Edmonds and Karp 1972).
"""

from typing import Final, final

_NOBODY: Final = -1


@final
class Flow:
    """A network: what comes to a node goes on from there. `add` its edges, then `settle` it."""

    def __init__(self, nodes: int) -> None:
        #: two nodes more: where what must go along an edge is missing, and where it is too much
        self.nodes = nodes + 2
        self.edges_from: list[list[int]] = [[] for _ in range(self.nodes)]
        self.goal_of: list[int] = []
        self.room_on: list[int] = []
        self.sent: list[int] = []
        self.excess = [0] * self.nodes

    def add(self, origin: int, goal: int, least: int, most: int) -> int:
        """An edge with its bounds; gives its number."""
        self.excess[goal] += least
        self.excess[origin] -= least
        self.sent.append(least)
        return self._join(origin, goal, most - least) // 2

    def _join(self, origin: int, goal: int, room: int) -> int:
        """An edge and, after it, the one by which things are sent back."""
        edge = len(self.goal_of)
        for node, other, space in ((origin, goal, room), (goal, origin, 0)):
            self.edges_from[node].append(len(self.goal_of))
            self.goal_of.append(other)
            self.room_on.append(space)
        return edge

    def settle(self) -> bool:
        """Whether all bounds can be kept; if so, `along` tells how."""
        source, sink = self.nodes - 2, self.nodes - 1
        wanted = 0
        for node in range(self.nodes - 2):
            if self.excess[node] > 0:
                wanted += self.excess[node]
                self._join(source, node, self.excess[node])
            elif self.excess[node] < 0:
                self._join(node, sink, -self.excess[node])
        while True:
            came_by = self._search(source)
            if came_by[sink] == _NOBODY:
                return wanted == 0
            room = self.room_on[came_by[sink]]
            node = sink
            while node != source:
                room = min(room, self.room_on[came_by[node]])
                node = self.goal_of[came_by[node] ^ 1]
            node = sink
            while node != source:
                self.room_on[came_by[node]] -= room
                self.room_on[came_by[node] ^ 1] += room
                node = self.goal_of[came_by[node] ^ 1]
            wanted -= room

    def _search(self, source: int) -> list[int]:
        """By which edge each node is reached from one along edges with room."""
        came_by = [_NOBODY] * self.nodes
        queue = [source]
        for node in queue:
            for edge in self.edges_from[node]:
                goal = self.goal_of[edge]
                if self.room_on[edge] and came_by[goal] == _NOBODY and goal != source:
                    came_by[goal] = edge
                    queue.append(goal)
        return came_by

    def along(self, edge: int) -> int:
        """How much goes along an edge."""
        return self.sent[edge] + self.room_on[2 * edge + 1]
