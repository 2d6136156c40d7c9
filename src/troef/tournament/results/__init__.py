"""What comes of an event: ranking, prizes, why, and the history of a number."""
