"""A live match: seats, people, bots and clocks. A table is rebuilt from its log, line by line. No network here."""
