"""Many matches, how fast they go, and their decisions as data."""
