"""Tables of an event that play at our own tables."""
