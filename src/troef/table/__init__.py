"""A live match: seats, people, bots, clocks, and the log that a table is a fold of. No network, no framework."""
