"""Where the cards of a hand lie in the pack (R8)."""


def board_places(players: int) -> list[int]:
    """Where flop, turn and river lie in the pack."""
    after = 2 * players
    return [after + 2, after + 3, after + 4, after + 6, after + 8]


def burn_places(players: int) -> list[int]:
    """Where the burnt cards lie in the pack."""
    after = 2 * players
    return [0, after + 1, after + 5, after + 7]


def places_of(players: list[int]) -> dict[str, list[int]]:
    """Where the cards lie for the seats that play, given clockwise from the dealer's left."""
    count = len(players)
    places = {f"hand-{seat}": [1 + index, 1 + count + index] for index, seat in enumerate(players)}
    board = board_places(count)
    places["board"] = board
    places["flop"] = board[:3]
    places["turn"] = board[3:4]
    places["river"] = board[4:]
    places["burns"] = burn_places(count)
    places["stock"] = list(range(2 * count + 9, 52))
    return places
