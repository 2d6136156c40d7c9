"""Many matches, and how fast they go."""
