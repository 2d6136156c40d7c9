"""What a sheet writes of a deal that the engine has played: a reader for each game."""
