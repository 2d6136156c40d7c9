"""The lobby: who waits for whom, people who look for others, and friends."""
