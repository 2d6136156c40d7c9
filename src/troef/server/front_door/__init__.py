"""The front door: what comes in, from whom, how much of it, and how long it may take."""
