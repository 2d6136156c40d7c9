"""Where the cards of a round lie in the shoe (R7)."""


def places_of(players: list[int], whole: int) -> dict[str, list[int]]:
    """Where the cards lie for the boxes that take part, in a shoe of this many cards."""
    count = len(players)
    places = {f"hand-{seat}": [index, count + 1 + index] for index, seat in enumerate(players)}
    places["bank"] = [count]
    places["upcard"] = [count]
    places["stock"] = list(range(2 * count + 1, whole))
    places["shoe"] = list(range(whole))
    return places
