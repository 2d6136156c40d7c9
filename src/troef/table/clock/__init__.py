"""Time at a table: how fast it goes, the clocks of people, and what happens when somebody's time is up."""
