"""Drawing cards for partners, seats and the first deal: who drew higher than whom."""


def standing(drawn: "list[list[int]]", strength: "dict[int, int]") -> list[list[int]]:
    """The players from the highest card to the lowest; those who are still equal stand together and draw again.

    `drawn[player]` are the cards that a player drew, one for each time; `strength` gives a card's rank. Only those who
    drew alike draw again, and only to settle their own order.

    Raises:
        ValueError: somebody drew nothing, or drew again although nobody had drawn the same.

    >>> standing([[11], [12], [5], [12]], {5: 5, 11: 11, 12: 12})
    [[1, 3], [0], [2]]
    """
    if not all(drawn):
        raise ValueError("every player draws a card")
    return _settle([(player, [strength[card] for card in cards]) for player, cards in enumerate(drawn)])


def _settle(players: "list[tuple[int, list[int]]]") -> list[list[int]]:
    """The standing of players who have been equal so far, by the ranks that they drew from here on."""
    if len(players) == 1:
        if players[0][1]:
            raise ValueError("only players who drew alike draw again")
        return [[players[0][0]]]
    again = [bool(ranks) for _, ranks in players]
    if not any(again):
        return [[player for player, _ in players]]
    if not all(again):
        raise ValueError("all who drew alike draw again")
    groups: list[list[int]] = []
    for rank in sorted({ranks[0] for _, ranks in players}, reverse=True):
        groups += _settle([(player, ranks[1:]) for player, ranks in players if ranks[0] == rank])
    return groups
